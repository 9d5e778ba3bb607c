-- Everything about an account beyond its password: mailed links, accounts elsewhere that open it, where it
-- is logged in, how it wants to be told, and what outlives it. Tokens are stored as hashes throughout.

-- ── mailed links ────────────────────────────────────────────────────────────────────────────────────
-- A link is worth something once, until it expires, for the address it was sent to, and only while no newer
-- one of its kind was sent.
create table mail_tokens (
  id          uuid primary key default gen_random_uuid(),
  token_hash  bytea not null unique,
  kind        text not null check (kind in ('verify', 'reset')),
  user_id     uuid not null references users on delete cascade,
  address     text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  replaced_at timestamptz
);
create index mail_tokens_of_user on mail_tokens (user_id, kind);
create index mail_tokens_old on mail_tokens (expires_at);

-- ── signing in with an account elsewhere ────────────────────────────────────────────────────────────
-- The provider's own name of an account ("subject") opens one account here, and each account has one a provider.
create table connections (
  provider     text not null,
  subject      text not null,
  user_id      uuid not null references users on delete cascade,
  label        text not null,
  connected_at timestamptz not null,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A sign-in between its start and its way back. `browser_hash` is of the cookie of the browser that began;
-- `session_id` is set when a signed-in person connects a provider, and the sign-in ends with that session.
create table sign_ins (
  state_hash   bytea primary key,
  browser_hash bytea not null,
  provider     text not null,
  session_id   uuid references sessions on delete cascade,
  user_id      uuid references users on delete cascade,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sign_ins_old on sign_ins (expires_at);

-- What the web app changes into a session when the browser is back: once, within a minute.
create table sign_in_codes (
  code_hash    bytea primary key,
  browser_hash bytea not null,
  user_id      uuid not null references users on delete cascade,
  expires_at   timestamptz not null
);

-- ── sessions ────────────────────────────────────────────────────────────────────────────────────────
-- The device in plain words ("Firefox on Windows"); what the browser says of itself in full is not kept.
alter table sessions add column device text not null default 'An unknown device';

-- ── how to be told ──────────────────────────────────────────────────────────────────────────────────
create table notification_settings (
  user_id     uuid primary key references users on delete cascade,
  inbox       boolean not null default true,
  email       boolean not null default true,
  webpush     boolean not null default false,
  telegram    boolean not null default false,
  webhook     boolean not null default false,
  quiet_from  text,
  quiet_to    text,
  time_zone   text not null default 'UTC',
  webhook_url text,
  check ((quiet_from is null) = (quiet_to is null)),
  check (webhook_url is not null or not webhook)
);

-- ── what outlives an account ────────────────────────────────────────────────────────────────────────
-- That an address has used its trial, under a keyed hash that only APP_SECRET makes.
create table used_trials (
  address_hash bytea primary key,
  used_at      timestamptz not null
);

-- ── newsletter ──────────────────────────────────────────────────────────────────────────────────────
-- Asked for, then confirmed by mail. Who leaves is deleted: nothing is kept of them.
create table newsletter_subscribers (
  id           uuid primary key default gen_random_uuid(),
  email        text not null,
  asked_at     timestamptz not null,
  confirmed_at timestamptz
);
create unique index newsletter_one_per_address on newsletter_subscribers (lower(email));

-- ── the house ───────────────────────────────────────────────────────────────────────────────────────
-- A hash made with APP_SECRET: processes that share this database but not the secret are told.
create table secret_check (only_row boolean primary key default true check (only_row), hash bytea not null);
