-- Money: what a person set out to buy, what the gateway told of it, what was paid, and the sandbox gateway's
-- own books. Sums are whole minor units.

-- ── subscriptions ───────────────────────────────────────────────────────────────────────────────────
-- Over before its period's end: replaced by another plan, given back, unpaid past its grace. `next_plan` is
-- what the next period is sold as.
alter table subscriptions add column ended_at timestamptz;
alter table subscriptions add column next_plan jsonb;
-- Of many payments that arrive at once one makes the running subscription.
create unique index subscriptions_one_running on subscriptions (user_id) where ended_at is null and status <> 'trial';

-- ── checkouts ───────────────────────────────────────────────────────────────────────────────────────
-- One purchase: opening → open → paid, or closed before that. `reference` is the gateway's name of the
-- subscription, `known` everything it has reported of it (billing/subscription-state.ts), `client_secret` is sealed.
create table checkouts (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references users on delete cascade,
  plan_id         text not null,
  plan            jsonb not null,
  upgrade_from    uuid references subscriptions on delete set null,
  amount          integer not null check (amount > 0),
  credit          integer not null check (credit >= 0 and credit < amount),
  tax             integer not null check (tax >= 0),
  total           integer not null check (total = amount - credit + tax),
  currency        text not null,
  gateway         text not null check (gateway in ('sandbox', 'stripe')),
  reference       text unique,
  payment_intent  text unique,
  client_secret   text,
  status          text not null check (status in ('opening', 'open', 'paid', 'closed')),
  known           jsonb not null default '{}',
  subscription_id uuid unique references subscriptions on delete cascade,
  created_at      timestamptz not null
);
-- The same open intent is handed out again for the same person and plan.
create unique index checkouts_one_open on checkouts (user_id, plan_id) where status in ('opening', 'open');
create index checkouts_of_user on checkouts (user_id, created_at desc);

-- ── invoices ────────────────────────────────────────────────────────────────────────────────────────
create sequence invoice_numbers;
create table invoices (
  id              uuid primary key default gen_random_uuid(),
  number          bigint not null unique default nextval('invoice_numbers'),
  user_id         uuid not null references users on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  gateway_invoice text not null unique,
  plan_id         text not null,
  plan_name       text not null,
  status          text not null check (status in ('paid', 'refunded')),
  amount          integer not null,
  credit          integer not null,
  tax             integer not null,
  total           integer not null,
  currency        text not null,
  period_start    timestamptz not null,
  period_end      timestamptz not null,
  paid_at         timestamptz not null
);
create index invoices_of_user on invoices (user_id, paid_at desc);

-- ── the gateway's events and names ──────────────────────────────────────────────────────────────────
-- Stored by id before it is answered; a hint only, so nothing of its content is kept but what it is about.
create table gateway_events (
  gateway        text not null,
  id             text not null,
  type           text not null,
  reference      text,
  checkout       uuid,
  payment_intent text,
  received_at    timestamptz not null,
  applied_at     timestamptz,
  primary key (gateway, id)
);
create table gateway_customers (
  user_id  uuid not null references users on delete cascade,
  gateway  text not null,
  customer text not null,
  primary key (user_id, gateway)
);

-- ── the sandbox gateway's books ─────────────────────────────────────────────────────────────────────
-- They stand for another company's: nothing of ours points into them.
create table sandbox_subscriptions (
  id             text primary key,
  order_id       uuid not null unique,
  payment_intent text not null unique,
  plan           jsonb not null,
  next_plan      jsonb,
  amount         integer not null,
  credit         integer not null,
  tax            integer not null,
  total          integer not null,
  card           jsonb,
  status         text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  renews         boolean not null default true,
  anchor         timestamptz,
  -- Whole periods of the plan's interval since the anchor, and the end of the paid one.
  periods        integer not null default 0,
  period_end     timestamptz,
  attempts       integer not null default 0,
  ended_at       timestamptz,
  revision       integer not null default 1
);
create table sandbox_invoices (
  id           text primary key,
  subscription text not null references sandbox_subscriptions,
  plan         jsonb not null,
  amount       integer not null,
  credit       integer not null,
  tax          integer not null,
  total        integer not null,
  period_start timestamptz not null,
  period_end   timestamptz not null,
  status       text not null check (status in ('failed', 'paid', 'refunded')),
  at           timestamptz not null
);
create index sandbox_invoices_of_subscription on sandbox_invoices (subscription);
create table sandbox_setups (
  id           text primary key,
  subscription text not null references sandbox_subscriptions,
  card         jsonb
);
