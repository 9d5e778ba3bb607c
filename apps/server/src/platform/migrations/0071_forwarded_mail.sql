-- The address to which a person forwards the alert mails of marketplaces: the part before the @.
create table mail_addresses (
  user_id    uuid primary key references users on delete cascade,
  local_part text not null unique,
  created_at timestamptz not null
);

-- The mails that arrived there. `raw` is the mail as it was received, until it is read. The digest recognizes a mail that
-- its sender delivers again because the answer to the first delivery was lost. `envelope_sender`, `greeting` and
-- `network_address` are of the connection that brought the mail, for SPF.
create table forwarded_mails (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references users on delete cascade,
  digest          bytea not null,
  received_at     timestamptz not null,
  envelope_sender text not null,
  greeting        text not null,
  network_address text not null,
  raw             bytea,
  sender          text not null default '',
  subject         text not null default '',
  result          text not null default 'waiting',
  jobs            integer not null default 0,
  outcomes        integer not null default 0,
  detail          text,
  link            text,
  unique (user_id, digest),
  check (result in ('waiting', 'jobs', 'outcomes', 'nothing', 'refused', 'confirmation')),
  check ((result = 'waiting') = (raw is not null))
);
create index forwarded_mails_of_user on forwarded_mails (user_id, received_at desc);
create index forwarded_mails_by_age on forwarded_mails (received_at);
