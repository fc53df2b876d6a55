"""Run the migrations on the connection that the storage layer passes in."""

from alembic import context

connection = context.config.attributes["connection"]
# SQLite supports transactional DDL, but Alembic does not assume it.
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
