-- The queue alone decides when a delivery is tried and who tries it; the row is the record of it. One message is one
-- job: a delivery that is sent alone is its own message, and a digest gets its message when it is put together.
update deliveries set state = 'waiting' where state = 'sending';
update deliveries set message = id where state = 'waiting' and digest is null and message is null;

-- The jobs of deliveries that wait, in place of the ones that found them by person and channel. In a new database
-- the tables of the queue do not exist yet.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  delete from graphile_worker._private_jobs where task_id in (
    select id from graphile_worker._private_tasks where identifier in ('deliver', 'deliver_overdue'));
  perform graphile_worker.add_job('send_message',
    json_build_object('person', user_id, 'channel', channel, 'message', messages[1], 'next', messages[2:]),
    run_at => due_at, job_key => 'send_message ' || messages[1])
  from (
    select user_id, channel, due_at, array_agg(message order by position) as messages
    from (
      select deliveries.user_id, channel, message, greatest(min(due_at), now()) as due_at, min(n.position) as position
      from deliveries join notifications n on n.id = deliveries.notification_id
      where state = 'waiting' and message is not null group by deliveries.user_id, channel, message
    ) as waiting
    group by user_id, channel, due_at
  ) as chains;
  perform graphile_worker.add_job('create_digest',
    json_build_object('person', user_id, 'channel', channel, 'digest', digest, 'due', due_at),
    run_at => due_at,
    job_key => concat_ws(' ', 'create_digest', user_id, channel, digest, extract(epoch from due_at)))
  from (select distinct user_id, channel, digest, due_at from deliveries
    where state = 'waiting' and message is null) as digests;
end $$;

drop index deliveries_overdue;
drop index deliveries_open;
create index deliveries_waiting on deliveries (user_id, channel, due_at) where state = 'waiting';
alter table deliveries drop column lease_until;
alter table deliveries drop constraint deliveries_state_check;
alter table deliveries add constraint deliveries_state_check check (state in ('waiting', 'sent', 'dropped', 'failed'));

alter table worker_beats rename to worker_heartbeats;
