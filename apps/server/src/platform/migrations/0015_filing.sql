-- What is filed under anchors is never changed: an alert that is changed gets a new number and is filed anew,
-- and what stands under the number it had leads to nobody until it is swept. A deleted row costs matching a
-- look at its page until the next vacuum: this way that is paid by the sweep's few rows at a time, not by
-- every edit (docs/decisions/0008-matching.md).
alter table alert_anchors drop constraint alert_anchors_alert_fkey;

-- Numbers that no alert has any more and that may have anchors, and whose they were: who deletes their
-- account leaves none behind.
create table former_numbers (
  number  bigint primary key,
  user_id uuid not null
);
create index former_numbers_of_user on former_numbers (user_id);

create function keep_former_number() returns trigger language plpgsql as $$
begin
  insert into former_numbers (number, user_id) values (old.number, old.user_id);
  return null;
end $$;
create trigger alerts_renumbered after update of number on alerts
  for each row when (old.number <> new.number) execute function keep_former_number();
create trigger alerts_gone after delete on alerts
  for each row execute function keep_former_number();
