-- Each alert knows until when its owner has a plan (decision 0028): matching reads the rows of the matched alerts anyway,
-- and the plans of their owners took as long again.

-- Until when a person has a plan, by what is known now; null without one. The same rule as in billing/queries.ts: a
-- person keeps the plan for three days after a renewal failed.
create function plan_end(person uuid) returns timestamptz language sql stable as $$
  select max(case status when 'past_due' then end_date + interval '72 hours' else end_date end)
  from subscriptions where user_id = person and ended_at is null
$$;

-- An alert that is being inserted cannot be seen by a subscription that changes at the same time. Both take this lock of
-- the person, so that the later one sees the earlier one.
create function lock_plan(person uuid) returns void language sql as $$
  select pg_advisory_xact_lock(4918277, hashtext(person::text))
$$;

alter table alerts add column plan_until timestamptz;

create function read_plan_end() returns trigger language plpgsql as $$
begin
  perform lock_plan(new.user_id);
  new.plan_until := plan_end(new.user_id);
  return new;
end $$;
create trigger alerts_planned before insert on alerts
  for each row execute function read_plan_end();

create function write_plan_end() returns trigger language plpgsql as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
  plan_until_now timestamptz;
begin
  perform lock_plan(person);
  plan_until_now := plan_end(person);
  update alerts set plan_until = plan_until_now
  where user_id = person and plan_until is distinct from plan_until_now;
  return null;
end $$;
create trigger subscriptions_planned after insert or delete or update of status, end_date, ended_at on subscriptions
  for each row execute function write_plan_end();

update alerts set plan_until = known.plan_until
from (
  select user_id, max(case status when 'past_due' then end_date + interval '72 hours' else end_date end) as plan_until
  from subscriptions where ended_at is null group by user_id
) as known
where known.user_id = alerts.user_id;
