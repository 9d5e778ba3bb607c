-- Posts that a person has read elsewhere and added: they are that person's alone, like jobs that were found in their name,
-- but no terms of a source limit how long they are kept.
alter table jobs add column added_by_owner boolean not null default false;

drop index jobs_owned_since;
create index jobs_owned_since on jobs (arrived_at) where owner_id is not null and not added_by_owner;
create index jobs_added_since on jobs (arrived_at) where added_by_owner;
