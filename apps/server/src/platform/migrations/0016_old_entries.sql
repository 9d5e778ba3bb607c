-- When an alert rang last, where the entry that told of it has left the inbox. What an entry in the inbox
-- tells by itself is not repeated here.
create table last_rings (
  alert_id        uuid primary key references alerts on delete cascade,
  user_id         uuid not null references users on delete cascade,
  rung_at         timestamptz not null
);
create index last_rings_of_user on last_rings (user_id);
