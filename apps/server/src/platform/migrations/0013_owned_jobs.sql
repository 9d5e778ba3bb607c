-- Jobs that were found with one person's account elsewhere: they are that person's alone, in everything that
-- reads jobs, and are kept for a day (docs/decisions/0012-owned-jobs.md).

alter table jobs add column owner_id uuid references users on delete cascade;

-- What is everybody's is searched by indexes of its own, which owned jobs, however many, don't lengthen. A
-- person's own are few and read by their owner.
drop index jobs_newest, jobs_by_category, jobs_by_source, jobs_by_words, jobs_by_skill;
create index jobs_newest on jobs (published_at desc, id desc) where owner_id is null;
create index jobs_by_category on jobs (category, published_at desc, id desc) where owner_id is null;
create index jobs_by_source on jobs (source, published_at desc, id desc) where owner_id is null;
create index jobs_by_words on jobs using gin (search) with (fastupdate = off) where owner_id is null;
create index jobs_by_skill on jobs using gin (skill_ids) with (fastupdate = off) where owner_id is null;
create index jobs_of_owner on jobs (owner_id, published_at desc, id desc) where owner_id is not null;
create index jobs_owned_since on jobs (arrived_at) where owner_id is not null;

-- Counted, and versioned, are the jobs of everybody.
create or replace function count_new_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set jobs = job_totals.jobs + shared.jobs, version = version + 1
  from (select count(*) as jobs from changed where owner_id is null) as shared where shared.jobs > 0;
  return null;
end $$;
create or replace function count_gone_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set jobs = job_totals.jobs - shared.jobs, version = version + 1
  from (select count(*) as jobs from changed where owner_id is null) as shared where shared.jobs > 0;
  return null;
end $$;
create or replace function note_edited_jobs() returns trigger language plpgsql as $$
begin
  update job_totals set version = version + 1
  where exists (select from changed where owner_id is null);
  return null;
end $$;
drop trigger jobs_edited on jobs;
create trigger jobs_edited after update on jobs
  referencing new table as changed for each statement execute function note_edited_jobs();
