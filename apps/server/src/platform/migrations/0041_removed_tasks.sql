-- Deletes the waiting jobs of two tasks that no longer exist; scheduled tasks replace them. In a new database the
-- tables of the queue do not exist yet.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  delete from graphile_worker._private_jobs where task_id in (
    select id from graphile_worker._private_tasks where identifier in ('tidy', 'tidy_owned_jobs'));
end $$;
