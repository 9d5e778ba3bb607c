-- The foundation: people and their sessions, subscriptions, profiles, jobs and how they are searched,
-- what the sources report, letters and their caps. Every rule that must survive a race is a key or a
-- check here, or a condition in the statement that writes.

-- ── words ───────────────────────────────────────────────────────────────────────────────────────────
-- One function makes words of any text, on the side of posts and on the side of queries, so that both
-- always agree: C++, C#, F# and .NET become words of their own, "Node.js", "NodeJS" and "node js" become
-- the same two words, and every other sign separates words.
create function search_words(raw text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    case when t like '%js%' then
      regexp_replace(t, '\m(node|react|vue|next|nuxt|express|angular|three|d3|ember|backbone|nest|alpine|svelte|solid|discord|chart|p5|socket|electron|gatsby|meteor|handlebars|underscore|moment|knockout|phantom|pixi|babylon|tensorflow)\.?js\M', '\1 js', 'g')
    else t end,
    U&'!"#$%&''()*+,-./:;<=>?@[\005C]^_`{|}~\00A0\00B7\2010\2011\2012\2013\2014\2015\2018\2019\201A\201C\201D\201E\2022\2026\202A\202B\202C\202D\202E\2032\2033\2066\2067\2068\2069\2192\25AA\25CF\FEFF',
    repeat(' ', 70))
  from (
    select case when u like '%.net%' then
        regexp_replace(u, '(^|[^a-z0-9]|\m(asp|vb|ado|ml))\.net\M', '\1 dotnet ', 'g')
      else u end as t
    from (select replace(replace(replace(lower(raw), 'c++', 'cplusplus '), 'c#', 'csharp '), 'f#', 'fsharp ') as u) as signs
  ) as names
$$;

-- Title words weigh A, skills B, the description C.
create function job_words(title text, skills text[], description text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', search_words(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english', search_words(array_to_string(skills, ' , '))), 'B')
      || setweight(to_tsvector('pg_catalog.english', search_words(description)), 'C')
$$;

-- ── people ──────────────────────────────────────────────────────────────────────────────────────────
create table users (
  id               uuid primary key default gen_random_uuid(),
  first_name       text not null,
  last_name        text not null,
  email            text not null,
  mobile_number    text not null,
  country_id       integer not null default 0,
  password_hash    text,
  email_verified_at timestamptz,
  trial_started_at timestamptz,
  created_at       timestamptz not null
);
create unique index users_one_per_address on users (lower(email));

create table sessions (
  id           uuid primary key default gen_random_uuid(),
  token_hash   bytea not null unique,
  user_id      uuid not null references users on delete cascade,
  created_at   timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

-- What is limited by a count in a window: failed logins (of an account, from an address) and sign-ups.
create table attempts (
  id      bigint generated always as identity primary key,
  kind    text not null,
  account bytea,
  address text not null,
  at      timestamptz not null
);
create index attempts_of_account on attempts (kind, account, at) where account is not null;
create index attempts_of_address on attempts (kind, address, at);

-- ── plans ───────────────────────────────────────────────────────────────────────────────────────────
-- A subscription keeps the plan as it was sold: a changed catalogue changes nobody's running plan.
create table subscriptions (
  id                   uuid primary key default gen_random_uuid(),
  user_id              uuid not null references users on delete cascade,
  plan_id              text not null,
  plan                 jsonb not null,
  status               text not null check (status in ('trial', 'active', 'past_due', 'canceled')),
  cancel_at_period_end boolean not null default false,
  start_date           timestamptz not null,
  end_date             timestamptz not null check (end_date > start_date),
  created_at           timestamptz not null
);
create index subscriptions_of_user on subscriptions (user_id, end_date desc);

-- ── profiles ────────────────────────────────────────────────────────────────────────────────────────
create table profiles (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references users on delete cascade,
  title         text not null,
  about         text not null,
  skills        text[] not null,
  languages     jsonb not null,
  profile_links jsonb not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);
create index profiles_of_user on profiles (user_id, created_at, id);

-- ── jobs ────────────────────────────────────────────────────────────────────────────────────────────
-- `key` is the name folded so that spellings meet ("NodeJS" and "Node.js" are nodejs).
create table skills (
  id   uuid primary key default gen_random_uuid(),
  name text not null,
  key  text not null unique,
  jobs integer not null default 0
);
create index skills_most_used on skills (jobs desc, name);

create table jobs (
  id              uuid primary key default gen_random_uuid(),
  source          text not null,
  url             text,
  title           text not null,
  description     text not null,
  category        text not null,
  type            text check (type in ('hourly', 'fixed')),
  level           text check (level in ('Entry', 'Intermediate', 'Expert')),
  budget_min      numeric(14, 2),
  budget_max      numeric(14, 2),
  currency        text,
  location        text,
  applicants      integer,
  client          jsonb,
  skill_ids       uuid[] not null default '{}',
  skill_names     text[] not null default '{}',
  published_at    timestamptz not null,
  -- False where the source gave no time or one in the future: then it is the arrival's.
  published_known boolean not null default true,
  arrived_at      timestamptz not null,
  updated_at      timestamptz not null,
  -- Same cleaned title and same beginning: the same post, whichever source carries it.
  fingerprint     bytea not null,
  search          tsvector not null generated always as (job_words(title, skill_names, description)) stored
);
create index jobs_newest on jobs (published_at desc, id desc);
create index jobs_by_category on jobs (category, published_at desc, id desc);
create index jobs_by_source on jobs (source, published_at desc, id desc);
create index jobs_by_words on jobs using gin (search) with (fastupdate = off);
create index jobs_by_skill on jobs using gin (skill_ids) with (fastupdate = off);
create index jobs_by_fingerprint on jobs (fingerprint, arrived_at);

-- Where a job was seen: a source names a post once, and two sources may carry the same one.
create table job_origins (
  source    text not null,
  source_id text not null,
  job_id    uuid not null references jobs on delete cascade,
  url       text,
  primary key (source, source_id)
);
create index job_origins_of_job on job_origins (job_id);

-- The categories and sources there are, for filters: reading them off a million jobs takes too long.
create table job_choices (
  kind text not null check (kind in ('category', 'source')),
  name text not null,
  primary key (kind, name)
);

-- How many jobs there are (counting a million takes 62 ms, reading this row none), and a version that
-- every change of any job moves: what was read of the list at a version is still true while it stands.
create table job_totals (
  only_row boolean primary key default true check (only_row),
  jobs     bigint not null,
  version  bigint not null default 0
);
insert into job_totals (jobs) values (0);

create function count_new_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set jobs = job_totals.jobs + (select count(*) from changed), version = version + 1;
  return null;
end $$;
create function count_gone_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set jobs = job_totals.jobs - (select count(*) from changed), version = version + 1;
  return null;
end $$;
create function note_edited_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set version = version + 1;
  return null;
end $$;
create trigger jobs_edited after update on jobs for each statement execute function note_edited_jobs();
create trigger jobs_counted after insert on jobs
  referencing new table as changed for each statement execute function count_new_jobs();
create trigger jobs_uncounted after delete on jobs
  referencing old table as changed for each statement execute function count_gone_jobs();

-- ── sources ─────────────────────────────────────────────────────────────────────────────────────────
-- The last poll of each source, and what of it was set aside with its reason.
create table source_states (
  source      text primary key,
  polled_at   timestamptz not null,
  succeeded_at timestamptz,
  read        integer not null default 0,
  added       integer not null default 0,
  updated     integer not null default 0,
  unchanged   integer not null default 0,
  skipped     integer not null default 0,
  fault       text,
  memory      jsonb not null default '{}'
);
create table source_rejects (
  id     bigint generated always as identity primary key,
  source text not null,
  item   text not null,
  reason text not null,
  at     timestamptz not null
);
create index source_rejects_of_source on source_rejects (source, id desc);

-- ── letters ─────────────────────────────────────────────────────────────────────────────────────────
create table letters (
  id                uuid primary key default gen_random_uuid(),
  user_id           uuid not null references users on delete cascade,
  subscription_id   uuid not null references subscriptions on delete cascade,
  job_id            uuid references jobs on delete set null,
  profile_id        uuid references profiles on delete set null,
  text              text not null,
  model             text not null,
  writer            text not null check (writer in ('built-in', 'model')),
  extra_information text not null,
  -- A counted letter used one of the plan's proposals; a free rewrite names the counted letter it rewrites.
  rewrite_of        uuid references letters on delete cascade,
  created_at        timestamptz not null
);
create index letters_of_user on letters (user_id, created_at desc);
create index letters_counted on letters (subscription_id, created_at) where rewrite_of is null;
create index letters_rewrites on letters (rewrite_of) where rewrite_of is not null;

-- A place under the cap, held while a letter is written. The lease is renewed while its process lives;
-- past it the place counts no more, so a killed process gives it back by doing nothing.
create table letter_reservations (
  id              uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscriptions on delete cascade,
  rewrite_of      uuid references letters on delete cascade,
  lease_until     timestamptz not null
);
create index letter_reservations_of_subscription on letter_reservations (subscription_id);

-- ── the house ───────────────────────────────────────────────────────────────────────────────────────
-- Seconds by which the product's clock runs ahead of the real one (TEST_CLOCK only).
create table clock_offset (only_row boolean primary key default true check (only_row), seconds bigint not null);
insert into clock_offset (seconds) values (0);

-- A worker that has stopped beating is dead, and what it held is taken over.
create table worker_beats (
  worker text primary key,
  seen_at timestamptz not null
);
