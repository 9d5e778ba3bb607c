-- The highest stage that any of a person's letters for a job has reached, for counts by other features.
create function stages_of_jobs(person uuid) returns table (job_id uuid, stage smallint) language sql stable as $$
  select job_id, max(stage) from letters where user_id = person and job_id is not null group by job_id
$$;
