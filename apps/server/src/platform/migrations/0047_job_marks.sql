-- What a person has done with a job: when they saved it, hid it, and first saw it. A row has at least one of these.
create table job_marks (
  user_id   uuid not null references users on delete cascade,
  job_id    uuid not null references jobs on delete cascade,
  saved_at  timestamptz,
  hidden_at timestamptz,
  seen_at   timestamptz,
  primary key (user_id, job_id)
);
create index job_marks_of_job on job_marks (job_id);
create index job_marks_saved on job_marks (user_id, job_id) where saved_at is not null;
create index job_marks_hidden on job_marks (user_id, job_id) where hidden_at is not null;

create index letters_of_user_and_job on letters (user_id, job_id, created_at desc);

-- What jobs show of a person's letters: for each job the latest letter and its status, and whether any letter for it
-- was sent. Every letter is a draft until letters have a status.
create function letters_of_jobs(person uuid)
returns table (job_id uuid, letter_id uuid, status text, applied boolean) language sql stable as $$
  select job_id, (array_agg(id order by created_at desc, id desc))[1], 'draft', false
  from letters where user_id = person and job_id is not null group by job_id
$$;

create function has_letters(person uuid) returns boolean language sql stable as $$
  select exists (select from letters where user_id = person)
$$;
