-- What rang: entries of the inbox, and what of them travels outside it. Matching is the alerts' own; channels
-- keep their addresses themselves.

-- ── the inbox ───────────────────────────────────────────────────────────────────────────────────────
-- One entry a person and job, naming every alert that matched (id, name, and the query and skills it had
-- then), or a notice of ours. Positions are given under a lock that is held to the commit, so their order is
-- the order in which entries can be seen: who has read up to one has missed nothing before it.
create table notifications (
  id              uuid primary key default gen_random_uuid(),
  position        bigint not null generated always as identity unique,
  user_id         uuid not null references users on delete cascade,
  job_id          uuid references jobs on delete set null,
  notice          text,
  alerts          jsonb not null default '[]',
  -- False where the inbox is switched off: then it is here for its deliveries alone.
  shown           boolean not null default true,
  created_at      timestamptz not null,
  read_at         timestamptz,
  delay_ms        bigint not null default 0,
  posted_delay_ms bigint,
  unique (user_id, job_id)
);
create index notifications_of_user on notifications (user_id, position desc) where shown;
create index notifications_unread on notifications (user_id) where shown and read_at is null;
create index notifications_of_job on notifications (job_id);

-- ── deliveries ──────────────────────────────────────────────────────────────────────────────────────
-- waiting → sending → sent; back to waiting when it failed or the channel said "later"; dropped when the
-- channel is off or leads nowhere; failed after a day. Who is killed while sending leaves a lease that runs
-- out. `message` is the key its channel is given, the same at every try: its own id, or for a digest the id
-- of the first delivery in it. `due_at` is in the product's time, `lease_until` in the machine's.
create table deliveries (
  id              uuid primary key default gen_random_uuid(),
  notification_id uuid not null references notifications on delete cascade,
  user_id         uuid not null references users on delete cascade,
  channel         text not null check (channel in ('email', 'webpush', 'telegram', 'webhook')),
  digest          text check (digest in ('hourly', 'daily')),
  due_at          timestamptz not null,
  state           text not null default 'waiting'
                  check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  message         uuid,
  attempts        integer not null default 0,
  failing_since   timestamptz,
  lease_until     timestamptz,
  fault           text,
  settled_at      timestamptz,
  unique (notification_id, channel)
);
create index deliveries_open on deliveries (user_id, channel, due_at) where state in ('waiting', 'sending');
create index deliveries_overdue on deliveries (due_at) where state in ('waiting', 'sending');
create index deliveries_of_message on deliveries (message) where message is not null;

-- A zone that this database doesn't know can't have been refused so far.
update notification_settings set time_zone = 'UTC'
where not exists (select from pg_timezone_names where lower(name) = lower(time_zone));

-- When what happened at `at` may ring: at once, at the next full hour, or at the next 8:00 of the person's
-- day; and when that falls into their quiet hours (which may span midnight), at the end of these. Local times
-- are turned into moments by the zone's own rules, so changes of clocks are right. A zone this database
-- doesn't know counts as UTC: taking jobs in must never fail for it.
create function rings_at(delivery text, at timestamptz, quiet_from text, quiet_to text, zone text)
returns timestamptz language plpgsql stable as $$
declare
  due  timestamptz := at;
  here timestamp;
  quiet_until timestamp;
begin
  if delivery = 'instant' and quiet_from is null then
    return at;
  end if;
  here := at at time zone zone;
  if delivery = 'hourly' then
    due := at + (interval '1 hour' - (here - date_trunc('hour', here)));
  elsif delivery = 'daily' then
    due := (here::date + time '08:00') at time zone zone;
    if due <= at then
      due := (here::date + 1 + time '08:00') at time zone zone;
    end if;
  end if;
  if quiet_from is null or quiet_from = quiet_to then
    return due;
  end if;
  here := due at time zone zone;
  if quiet_from < quiet_to then
    if here::time >= quiet_from::time and here::time < quiet_to::time then
      quiet_until := here::date + quiet_to::time;
    end if;
  elsif here::time >= quiet_from::time then
    quiet_until := here::date + 1 + quiet_to::time;
  elsif here::time < quiet_to::time then
    quiet_until := here::date + quiet_to::time;
  end if;
  return greatest(due, quiet_until at time zone zone);
exception when invalid_parameter_value then
  if zone = 'UTC' then
    raise;
  end if;
  return rings_at(delivery, at, quiet_from, quiet_to, 'UTC');
end $$;

-- ── sessions ────────────────────────────────────────────────────────────────────────────────────────
-- Open streams end with their session: every process is told, whatever deleted it.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', '');
  return null;
end $$;
create trigger sessions_told after delete on sessions for each statement execute function tell_ended_sessions();
