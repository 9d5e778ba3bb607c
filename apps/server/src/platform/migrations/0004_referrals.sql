-- Inviting others, what it earns, and what else money had to learn: disputes, a card's end, and a sandbox
-- whose events come late, twice and out of order when they are asked to.

-- ── whose an address is ─────────────────────────────────────────────────────────────────────────────
-- An address without what its owner may write in it at will: case, +anything, and the dots of Gmail.
create function plain_address(address text) returns text language sql immutable strict parallel safe
return case
  when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
end;
create index users_plain_address on users (plain_address(email));
-- A connection is labelled with its address, where it has one.
create index connections_plain_address on connections (plain_address(label));

-- That an address had an account here, under a keyed hash that only APP_SECRET makes: it can't be invited again.
create table past_addresses (
  address_hash bytea primary key,
  left_at      timestamptz not null
);

-- ── referrals ───────────────────────────────────────────────────────────────────────────────────────
create table referral_codes (
  user_id    uuid primary key references users on delete cascade,
  code       text not null unique,
  created_at timestamptz not null
);
-- One invited person: came (invited_at) → paid for the first time (joined_at) → earned a reward, or `refused`
-- says why it earned none → given back: the reward was taken back. Nothing here names an invited person whose
-- account is gone. `card_hash` is a keyed hash of the gateway's own mark of the card.
create table referrals (
  id            uuid primary key default gen_random_uuid(),
  referrer      uuid not null references users on delete cascade,
  invited       uuid unique references users on delete set null,
  invited_at    timestamptz not null,
  joined_at     timestamptz,
  rewarded_at   timestamptz,
  taken_back_at timestamptz,
  refused       text check (refused in ('same_card', 'limit', 'given_back')),
  card_hash     bytea
);
create index referrals_of_referrer on referrals (referrer, rewarded_at);
create index referrals_by_card on referrals (card_hash) where card_hash is not null;

-- ── credits ─────────────────────────────────────────────────────────────────────────────────────────
-- A voucher: at most `amount` off one payment. Waiting → set aside for the next payment of a purchase
-- (checkout_id) → spent on an invoice; or taken back before. `cause` is what it was earned by, once.
create table credits (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references users on delete cascade,
  amount        integer not null check (amount > 0),
  cause         text not null unique,
  earned_at     timestamptz not null,
  checkout_id   uuid references checkouts on delete set null,
  spent_on      text unique,
  taken_back_at timestamptz
);
create index credits_of_user on credits (user_id, earned_at);
-- One voucher a payment.
create unique index credits_one_a_payment on credits (checkout_id) where spent_on is null and taken_back_at is null;
-- How much of a checkout's credit is a voucher's; the rest is the unused share of the plan before.
alter table checkouts add column referral_credit integer not null default 0 check (referral_credit between 0 and credit);

-- ── disputes and cards ──────────────────────────────────────────────────────────────────────────────
alter table invoices drop constraint invoices_status_check;
alter table invoices add constraint invoices_status_check check (status in ('paid', 'refunded', 'disputed'));
-- The period's end whose renewal a person was told their card wouldn't live to see.
alter table checkouts add column card_told_for timestamptz;

-- ── the sandbox gateway's books ─────────────────────────────────────────────────────────────────────
alter table sandbox_invoices drop constraint sandbox_invoices_status_check;
alter table sandbox_invoices add constraint sandbox_invoices_status_check
  check (status in ('failed', 'paid', 'refunded', 'disputed'));
-- What the next period is sold for less, once, and which invoice that was.
alter table sandbox_subscriptions add column next_credit jsonb;
alter table sandbox_invoices add column voucher text unique;
-- How events are delivered when a test asks for it: `late` seconds late, so many times, every other one first.
create table sandbox_delivery (
  only_row     boolean primary key default true check (only_row),
  late         integer not null check (late between 0 and 86400),
  times        integer not null check (times between 1 and 5),
  out_of_order boolean not null,
  sent         integer not null default 0
);
