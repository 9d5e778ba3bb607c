-- What matters is confirmed, and seen afterwards: when a session last proved that it is its person's, and what
-- was done with an account.

-- ── sessions ────────────────────────────────────────────────────────────────────────────────────────
-- A login confirms; so does the password, asked for again.
alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set not null;

-- ── activity ────────────────────────────────────────────────────────────────────────────────────────
-- Kept for 180 days, and of each person the latest 500 of each kind. `address` is empty where it came by no
-- call of a browser's; `device` is in plain words.
create table activity (
  id      bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  at      timestamptz not null,
  what    text not null check (what in ('signup', 'login', 'login_failed', 'confirmed', 'password_changed',
    'password_reset', 'connection_added', 'connection_removed', 'token_added', 'token_removed',
    'webhook_changed', 'sessions_ended', 'export')),
  address text not null check (length(address) <= 45),
  device  text not null check (length(device) <= 100)
);
create index activity_of_user on activity (user_id, what, id);
create index activity_old on activity (at);
