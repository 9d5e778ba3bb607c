-- A reminder of a letter is an entry of the inbox that goes with the letter. A job has one entry for its matches, and may
-- have others for reminders. `reminded_for` is the value of remind_at whose reminder has been created.
alter table notifications
  add column letter_id    uuid references letters on delete cascade,
  add column letter_title text,
  drop constraint notifications_user_id_job_id_key;
create unique index notifications_one_per_job on notifications (user_id, job_id) where letter_id is null;
create index notifications_of_letter on notifications (letter_id) where letter_id is not null;
alter table letters add column reminded_for timestamptz;
