-- How the sources of jobs are named to people, and where the credit that their terms require links to. A row is
-- written when posts of a source are ingested (sources/ingest.ts).
create table job_sources (
  source text primary key,
  name text not null,
  credit_url text
);

insert into job_sources (source, name, credit_url) values
  ('sample', 'Sample', null),
  ('freelancer', 'Freelancer.com', null),
  ('upwork', 'Upwork', null),
  ('hackernews', 'Hacker News', null),
  ('linkedin', 'LinkedIn', null),
  ('peopleperhour', 'PeoplePerHour', null),
  ('remoteok', 'Remote OK', 'https://remoteok.com'),
  ('weworkremotely', 'We Work Remotely', 'https://weworkremotely.com'),
  ('remotive', 'Remotive', 'https://remotive.com'),
  ('himalayas', 'Himalayas', 'https://himalayas.app'),
  ('jobicy', 'Jobicy', 'https://jobicy.com'),
  ('arbeitnow', 'Arbeitnow', 'https://www.arbeitnow.com');

-- Jobs of other sources that were ingested before: a feed is named by its host, a file by its name.
insert into job_sources (source, name)
select name, case
    when name ~* '^rss:https?://' then lower(regexp_replace(name, '^rss:https?://(?:www\.)?([^/:?#]+).*$', '\1', 'i'))
    when name ~ '^file:' then regexp_replace(name, '^file:(?:.*[/\\])?([^/\\]+)$', '\1')
    else upper(left(name, 1)) || substr(name, 2)
  end
from job_choices where kind = 'source'
on conflict do nothing;
