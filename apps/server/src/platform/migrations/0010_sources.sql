-- How often in a row a source has failed, and when it is asked again: for its backoff, and for people to see.
alter table source_states
  add column failures integer not null default 0,
  add column next_at  timestamptz;
