-- Letters become entries of a history: one row for each letter or application, its former texts and its statuses beside
-- it, and what the plans counted apart from it, so that deleting a letter gives no place back.

-- The parts of words that people search their letters for are found by an index of trigrams.
create extension if not exists pg_trgm;

-- ── what was counted ────────────────────────────────────────────────────────────────────────────────
-- The ids of letters, jobs and profiles reference nothing: a row outlives all of them.
create table counted_letters (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references users on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  letter_id       uuid not null,
  job_id          uuid,
  profile_id      uuid,
  free_rewrites   integer not null default 0,
  created_at      timestamptz not null
);
create index counted_letters_of_subscription on counted_letters (subscription_id, created_at);
create index counted_letters_of_job on counted_letters (user_id, job_id, profile_id);

insert into counted_letters (user_id, subscription_id, letter_id, job_id, profile_id, free_rewrites, created_at)
select user_id, subscription_id, id, job_id, profile_id,
  (select count(*) from letters as rewrite where rewrite.rewrite_of = letters.id), created_at
from letters where rewrite_of is null;

-- ── the entries ─────────────────────────────────────────────────────────────────────────────────────
-- The titles, the address, the source and the category are copies that outlive the job and the profile. The present text
-- is here, with who wrote it (a person: in which session) and when that version began; the former ones are in
-- letter_versions.
alter table letters
  drop constraint letters_writer_check,
  add constraint letters_writer_check check (writer in ('built-in', 'model', 'person')),
  alter column model drop not null,
  add column job_title        text,
  add column job_url          text,
  add column job_source       text,
  add column job_category     text,
  add column job_published_at timestamptz,
  add column profile_title    text,
  add column text_by          text check (text_by in ('writer', 'person')),
  add column text_at          timestamptz,
  add column text_session     uuid,
  add column status           text not null default 'draft' check (status in
    ('draft', 'applied', 'viewed', 'replied', 'interview', 'won', 'lost', 'withdrawn')),
  add column note             text not null default '',
  add column remind_at        timestamptz,
  add column bid              jsonb,
  add column connects         integer,
  add column version          integer not null default 1,
  add column updated_at       timestamptz;

create table letter_versions (
  letter_id         uuid not null references letters on delete cascade,
  position          bigint generated always as identity,
  text              text not null,
  written_by        text not null check (written_by in ('writer', 'person')),
  written_at        timestamptz not null,
  extra_information text not null,
  primary key (letter_id, position)
);
create table letter_statuses (
  letter_id uuid not null references letters on delete cascade,
  position  bigint generated always as identity,
  status    text not null check (status in
    ('draft', 'applied', 'viewed', 'replied', 'interview', 'won', 'lost', 'withdrawn')),
  at        timestamptz not null,
  primary key (letter_id, position)
);

insert into letter_versions (letter_id, text, written_by, written_at, extra_information)
select coalesce(rewrite_of, id), text, 'writer', created_at, extra_information
from (
  select *, row_number() over (partition by coalesce(rewrite_of, id) order by created_at desc, id desc) as age
  from letters
) as texts
where age > 1
order by created_at, id;

update letters set
  text = latest.text,
  model = latest.model,
  writer = latest.writer,
  extra_information = latest.extra_information,
  text_by = 'writer',
  text_at = latest.created_at,
  updated_at = latest.created_at,
  job_title = (select title from jobs where id = letters.job_id),
  job_url = (select url from jobs where id = letters.job_id),
  job_source = (select source from jobs where id = letters.job_id),
  job_category = (select category from jobs where id = letters.job_id),
  job_published_at = (select published_at from jobs where id = letters.job_id and published_known),
  profile_title = (select title from profiles where id = letters.profile_id)
from (
  select distinct on (coalesce(rewrite_of, id)) coalesce(rewrite_of, id) as letter_id,
    text, model, writer, extra_information, created_at
  from letters order by coalesce(rewrite_of, id), created_at desc, id desc
) as latest
where letters.rewrite_of is null and letters.id = latest.letter_id;

delete from letters where rewrite_of is not null;
insert into letter_statuses (letter_id, status, at) select id, 'draft', created_at from letters order by created_at, id;

drop index letters_of_user, letters_counted, letters_rewrites;
alter table letters
  drop column subscription_id,
  drop column rewrite_of,
  alter column status drop default,
  alter column text_by set not null,
  alter column text_at set not null,
  alter column updated_at set not null;

create index letters_of_user on letters (user_id, created_at desc, id desc);
create index letters_of_status on letters (user_id, status, created_at desc, id desc);
create index letters_of_job on letters (job_id) where job_id is not null;
create index letters_of_profile on letters (profile_id, created_at desc, id desc) where profile_id is not null;
create index letters_search on letters using gin
  ((text || E'\n' || note || E'\n' || coalesce(job_title, '') || E'\n' || coalesce(profile_title, '')) gin_trgm_ops);
