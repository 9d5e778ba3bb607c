-- Letters that wait for a match of an alert (decision 0023). They are stored apart from the history until they are opened.

-- The profile that letters for the matches of this alert are written from; null for none.
alter table alerts add column draft_profile uuid references profiles on delete set null;
create index alerts_with_drafts on alerts (draft_profile) where draft_profile is not null;

alter table notification_settings
  add column drafts_per_day integer not null default 10 check (drafts_per_day between 0 and 50);

-- A row is planned first, and its text is null until it is written. Opening moves it into the history under the same id.
create table letter_drafts (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references users on delete cascade,
  job_id     uuid not null references jobs on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  alert_id   uuid not null references alerts on delete cascade,
  planned_at timestamptz not null,
  text       text,
  model      text,
  writer     text check (writer in ('built-in', 'model')),
  fit        smallint,
  unique (job_id, user_id)
);
create index letter_drafts_of_user on letter_drafts (user_id);
create index letter_drafts_of_profile on letter_drafts (profile_id);
create index letter_drafts_of_alert on letter_drafts (alert_id);
create index letter_drafts_planned on letter_drafts (planned_at);

-- What the daily bound counts. It is stored apart from the drafts, so that opening or deleting one allows no further one.
create table counted_drafts (
  user_id    uuid not null references users on delete cascade,
  job_id     uuid not null references jobs on delete cascade,
  planned_at timestamptz not null,
  primary key (user_id, job_id)
);
create index counted_drafts_of_job on counted_drafts (job_id);
create index counted_drafts_planned on counted_drafts (planned_at);

-- The draft that waits for the job of an entry, with what the inbox says about it.
alter table notifications
  add column draft_id          uuid references letter_drafts on delete set null,
  add column draft_words       integer,
  add column draft_unsupported integer,
  add column draft_unanswered  integer;
create index notifications_of_draft on notifications (draft_id) where draft_id is not null;
