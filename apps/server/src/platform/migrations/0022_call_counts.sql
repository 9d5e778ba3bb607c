-- How many calls a person has made in the minute that began with the first of them, added up over the web
-- processes. Worth a minute, so it is not logged: after a crash counting begins anew. No foreign key either:
-- adding up must not wait for whoever holds a person's row.
create unlogged table call_counts (
  user_id  uuid primary key,
  begun_at timestamptz not null,
  calls    integer not null
);
