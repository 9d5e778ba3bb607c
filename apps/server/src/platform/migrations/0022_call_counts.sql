-- How many calls a person has made in the minute that began with the first of them, added up over the web
-- processes. A count matters for one minute, so the table is not logged: after a crash counting starts again. There is
-- no foreign key, because an update must not wait for a transaction that has locked the person's row.
create unlogged table call_counts (
  user_id  uuid primary key,
  begun_at timestamptz not null,
  calls    integer not null
);
