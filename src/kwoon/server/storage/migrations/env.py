"""Run the migrations on the connection that the storage layer passes in."""

from alembic import context

connection = context.config.attributes["connection"]
# SQLite supports transactional DDL; Alembic only has to be told so.
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
