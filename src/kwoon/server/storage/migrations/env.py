"""Runs the migrations on the connection that storage hands over."""

from alembic import context

connection = context.config.attributes["connection"]
# SQLite can undo changes of the schema like any others; Alembic only has to be told.
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
