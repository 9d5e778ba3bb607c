-- Alerts: saved searches that ring, and what finds those that a job matches at the cost of the matches
-- (docs/decisions/0008-matching.md).

-- ── countries ───────────────────────────────────────────────────────────────────────────────────────
-- A country's name folded so that spellings meet: "USA", "U.S." and "United States" are united states.
create function country_key(name text) returns text
language sql immutable strict parallel safe as $$
  select case folded
    when 'us' then 'united states' when 'usa' then 'united states' when 'united states of america' then 'united states'
    when 'uk' then 'united kingdom' when 'gb' then 'united kingdom' when 'great britain' then 'united kingdom'
    when 'uae' then 'united arab emirates' when 'czechia' then 'czech republic' when 'holland' then 'netherlands'
    when 'türkiye' then 'turkey' when 'turkiye' then 'turkey' when 'viet nam' then 'vietnam'
    when 'korea, republic of' then 'south korea' when 'russian federation' then 'russia'
    else folded end
  from (select regexp_replace(btrim(regexp_replace(replace(lower(name), '.', ''), '\s+', ' ', 'g')), '^the ', '') as folded) as name
$$;
create function country_keys(names text[]) returns text[]
language sql immutable strict parallel safe as $$
  select array(select distinct country_key(name) from unnest(names) as name where country_key(name) <> '' order by 1)
$$;

-- The places a post names: its client's country, else its location, whole and in its parts, so that
-- "Berlin, Germany" and "USA / Canada" name Germany and both. Words such as Remote or Worldwide name none.
create function post_countries(client_country text, location text) returns text[]
language sql immutable parallel safe as $$
  select case when stated = '' then '{}' else array(
    select distinct key from (
      select country_key(stated) as key
      union all
      select country_key(part) from regexp_split_to_table(stated, '[,;/|()]|\m(and|or|only)\M', 'i') as part
    ) as named
    where key <> '' and key !~ '^(fully |100% )?(remote|world|worldwide|anywhere|everywhere|global|globally|international|any|all|online|not specified|unknown)\M'
    order by key
  ) end
  from (select coalesce(nullif(btrim(client_country), ''), btrim(location), '') as stated) as told
$$;

-- ── alerts ──────────────────────────────────────────────────────────────────────────────────────────
create table alerts (
  id              uuid primary key default gen_random_uuid(),
  -- What anchors call it by: half as long as its id, and neighbours were made together.
  number          bigint not null generated always as identity unique,
  user_id         uuid not null references users on delete cascade,
  name            text not null,
  query           text not null,
  -- The query compiled; null where it has no word.
  words           tsquery,
  type            text check (type in ('hourly', 'fixed')),
  level           text[] not null,
  category        text[] not null,
  skills          uuid[] not null,
  countries       text[] not null,
  countries_out   text[] not null,
  sources         text[] not null,
  skills_match    text not null check (skills_match in ('any', 'all')),
  budget_min      numeric(14, 2),
  budget_max      numeric(14, 2),
  applicants_max  integer,
  client_verified boolean not null,
  channels        text[] not null,
  delivery        text not null check (delivery in ('instant', 'hourly', 'daily')),
  enabled         boolean not null,
  created_at      timestamptz not null,
  country_keys     text[] not null generated always as (country_keys(countries)) stored,
  country_out_keys text[] not null generated always as (country_keys(countries_out)) stored,
  -- False where the words alone decide: then no filter is looked at.
  narrowed        boolean not null generated always as (
    type is not null or level <> '{}' or category <> '{}' or skills <> '{}' or countries <> '{}'
    or countries_out <> '{}' or sources <> '{}' or budget_min is not null or budget_max is not null
    or applicants_max is not null or client_verified) stored
);
create index alerts_of_user on alerts (user_id, created_at desc, id);

-- ── anchors ─────────────────────────────────────────────────────────────────────────────────────────
-- The keys by which a job is looked up: its words, ^ before those of its title, # before its skills, @ before
-- its category (words contain none of these signs). Cut, since a word may have 2,000 letters: a cut key only
-- finds more to check.
create function post_keys(search tsvector, skills uuid[], category text) returns text[]
language sql immutable parallel safe as $$
  select array(
    select left(word, 64) from unnest(tsvector_to_array(search)) as word
    union all select '^' || left(word, 64) from unnest(tsvector_to_array(ts_filter(search, '{a}'))) as word
    union all select '#' || skill from unnest(skills) as skill
    union all select '@' || category)
$$;

-- A job that an alert fits has at least one of the alert's keys. An alert that rests has no rows here.
-- `words` is null where there is nothing to check or the query is too long for an index row (2.7 kB).
create table alert_anchors (
  key   text collate "C" not null,
  alert bigint not null references alerts (number) on delete cascade,
  words tsquery
) with (
  -- The look-up reads the index alone while the visibility map is fresh, so it is kept fresh.
  autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_insert_scale_factor = 0.005, autovacuum_vacuum_insert_threshold = 200,
  autovacuum_analyze_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0
);
create index alert_anchors_by_key on alert_anchors (key) include (alert, words);
create index alert_anchors_of_alert on alert_anchors (alert);

-- How many of the newest jobs have a key, for choosing the rarest; under '' how many jobs were counted.
create table key_counts (
  key  text collate "C" primary key,
  jobs integer not null
);
