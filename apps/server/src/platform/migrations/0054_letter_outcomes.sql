-- What insights count of a letter is stored in its row, so that the figures of 100,000 letters are read from one index
-- (decision 0017): the highest stage it ever reached, when it was applied, how long that was after the post, its length.

-- 1 applied, 2 replied, 3 interview, 4 won; 0 for statuses that are no stage. A letter that was viewed was applied.
create function stage_of_status(status text) returns smallint language sql immutable as $$
  select case status when 'applied' then 1 when 'viewed' then 1 when 'replied' then 2
    when 'interview' then 3 when 'won' then 4 else 0 end::smallint
$$;

alter table letters
  add column stage      smallint not null default 0,
  add column viewed     boolean not null default false,
  add column applied_at timestamptz;

update letters set stage = reached.stage, viewed = reached.viewed, applied_at = reached.applied_at
from (
  select letter_id, max(stage_of_status(status)) as stage, bool_or(status = 'viewed') as viewed,
    min(at) filter (where status = 'applied') as applied_at
  from letter_statuses group by letter_id
) as reached
where letters.id = reached.letter_id and reached.stage > 0;

-- Statuses are only ever added to the history, so a stage is never taken back.
create function record_stages() returns trigger language plpgsql as $$
begin
  update letters set
    stage = greatest(letters.stage, reached.stage),
    viewed = letters.viewed or reached.viewed,
    applied_at = least(letters.applied_at, reached.applied_at)
  from (
    select letter_id, max(stage_of_status(status)) as stage, bool_or(status = 'viewed') as viewed,
      min(at) filter (where status = 'applied') as applied_at
    from added group by letter_id
  ) as reached
  where letters.id = reached.letter_id
    and (reached.stage > letters.stage or reached.viewed > letters.viewed
      or least(letters.applied_at, reached.applied_at) is distinct from letters.applied_at);
  return null;
end $$;
create trigger stages_recorded after insert on letter_statuses
  referencing new table as added for each statement execute function record_stages();

alter table letters
  add column effective_at timestamptz not null generated always as (coalesce(applied_at, created_at)) stored,
  add column minutes_to_apply float8 generated always as (
    case when applied_at is not null and job_published_at is not null
      then greatest(date_part('epoch', applied_at - job_published_at) / 60, 0) end) stored,
  -- A word has a letter or a digit, as in the count that is shown beside the text.
  add column words integer not null generated always as (regexp_count(text, '[[:alnum:]]\S*')) stored,
  -- The index is read without the rows while the visibility map is fresh, so it is kept fresh.
  set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

create index letters_outcomes on letters (user_id, effective_at) include
  (stage, viewed, connects, words, minutes_to_apply, job_source, job_category, profile_id, profile_title);
