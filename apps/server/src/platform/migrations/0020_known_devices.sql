-- The devices an account was used on, in plain words: a login from another one is mailed, once for each.
create table known_devices (
  user_id       uuid not null references users on delete cascade,
  device        text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, device)
);
insert into known_devices (user_id, device, first_seen_at)
select user_id, device, min(created_at) from sessions group by user_id, device;
