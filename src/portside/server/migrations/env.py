"""Alembic's way in; the connection is handed over by upgrade()."""

from alembic import context

from portside.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
