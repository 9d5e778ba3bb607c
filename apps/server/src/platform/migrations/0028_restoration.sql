-- A database that was restored from a backup, with when it was first started since. What was due until then may have
-- been sent by the server the backup was taken of, so it is sent by nobody (restored.ts).
create table restoration (
  only_row   boolean primary key default true check (only_row),
  backup_at  timestamptz not null,
  started_at timestamptz
);
