-- How many times jobs of everybody have arrived: a list and the stream both name it, so that a client knows
-- whether anything arrived between the two. Unlike the version it stays as it is when jobs are edited or deleted.
alter table job_totals add column arrivals bigint not null default 0;

create or replace function count_new_jobs() returns trigger language plpgsql as $$
begin
  update job_totals
  set jobs = job_totals.jobs + shared.jobs, version = version + 1, arrivals = arrivals + 1
  from (select count(*) as jobs from changed where owner_id is null) as shared where shared.jobs > 0;
  return null;
end $$;
