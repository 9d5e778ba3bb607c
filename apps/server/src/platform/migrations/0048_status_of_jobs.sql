-- Jobs show the status of a person's latest letter; a job counts as applied to if any letter for it is past draft.
create or replace function letters_of_jobs(person uuid)
returns table (job_id uuid, letter_id uuid, status text, applied boolean) language sql stable as $$
  select job_id, (array_agg(id order by created_at desc, id desc))[1],
    (array_agg(status order by created_at desc, id desc))[1], bool_or(status <> 'draft')
  from letters where user_id = person and job_id is not null group by job_id
$$;
