"""Who opened a table: so that nobody has too many."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_by", sa.String(24)))
    op.execute(
        "UPDATE tables SET opened_by = "
        "(SELECT entries.by FROM entries WHERE entries.table_id = tables.id AND entries.number = 1)"
    )
    op.create_index("tables_opener", "tables", ["opened_by", "status"])
