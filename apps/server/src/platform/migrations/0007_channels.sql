-- What the channels keep: browsers, the keys they know us by, chats, and how a webhook has been doing.

-- ── web push ────────────────────────────────────────────────────────────────────────────────────────
-- The VAPID keys, made once for all processes; the private one is sealed with APP_SECRET.
create table push_keys (
  only_row    boolean primary key default true check (only_row),
  public_key  text not null,
  private_key text not null
);

-- A browser is one person's: who subscribed in it last. Its address is long, hence the hash as its key.
create table push_subscriptions (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references users on delete cascade,
  endpoint_hash bytea not null unique,
  endpoint      text not null,
  p256dh        text not null,
  auth          text not null,
  subscribed_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id, subscribed_at desc);

-- Which browsers have a message whose sending failed in others: they are spared when it is tried again.
create table push_progress (
  key             text not null,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  sent_at         timestamptz not null,
  primary key (key, subscription_id)
);
create index push_progress_of_subscription on push_progress (subscription_id);
create index push_progress_old on push_progress (sent_at);

-- ── Telegram ────────────────────────────────────────────────────────────────────────────────────────
-- One chat a person, one person a chat.
create table telegram_chats (
  user_id   uuid primary key references users on delete cascade,
  chat_id   bigint not null unique,
  label     text not null,
  linked_at timestamptz not null
);

create table telegram_codes (
  code_hash  bytea primary key,
  user_id    uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index telegram_codes_of_user on telegram_codes (user_id, expires_at);

-- How far a bot's updates have been read, and which process reads them until when (the machine's time). `bot`
-- is a hash of its token.
create table telegram_readers (
  bot         text primary key,
  next_update bigint not null default 0,
  read_at     timestamptz not null default now(),
  reader      uuid,
  until       timestamptz
);

-- ── webhook ─────────────────────────────────────────────────────────────────────────────────────────
-- Failures in a row at one address; a success takes the row away.
create table webhook_failures (
  user_id  uuid primary key references users on delete cascade,
  url      text not null,
  in_a_row int not null
);
