"""The server: tables where nothing is lost and nothing leaks.

Pure: clock, commands, events, table, views.  I/O: store, bus, thinkers, house, routes, app.
"""
