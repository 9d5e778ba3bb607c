-- What mails of marketplaces report of a letter. A letter changes only when the person accepts it; an answered one stays, so
-- that another mail does not propose it again.
create table proposed_outcomes (
  id          uuid primary key default gen_random_uuid(),
  letter_id   uuid not null references letters on delete cascade,
  status      text not null check (status in ('viewed', 'replied', 'interview', 'won', 'lost')),
  quote       text not null,
  reported_at timestamptz not null,
  answered_at timestamptz,
  unique (letter_id, status)
);
