-- The same post again (decision 0022): posts are found by bands of their texts, and the jobs of one post are a group.
create table post_groups (
  job_id     uuid primary key references jobs on delete cascade,
  -- The order of arrival, also within a transaction.
  number     bigint not null generated always as identity,
  -- The first job of the group, which may be deleted by now.
  group_id   uuid not null,
  -- That of the job. Jobs of one person never decide on the groups that others see.
  owner_id   uuid references users on delete cascade,
  arrived_at timestamptz not null,
  -- Empty once a newer post of the group is found in its place, and after 30 days.
  bands      integer[] not null
);
create index post_groups_by_band on post_groups using gin (bands) with (fastupdate = off);
create index post_groups_of_group on post_groups (group_id, number);
create index post_groups_of_owner on post_groups (owner_id) where owner_id is not null;
create index post_groups_banded_since on post_groups (arrived_at) where bands <> '{}';

-- The post before this one, and how many there were: stored with the job, because lists show it.
alter table jobs add column repost jsonb;

-- The owners of the posts of the same group that arrived in the 30 days before a job; the nil id for jobs of everybody.
create function owners_of_earlier_posts(job uuid) returns uuid[] language sql stable as $$
  select array(
    select distinct coalesce(earlier.owner_id, '00000000-0000-0000-0000-000000000000')
    from post_groups as post join post_groups as earlier
      on earlier.group_id = post.group_id and earlier.number < post.number
    where post.job_id = job and earlier.arrived_at > post.arrived_at - interval '30 days')
$$;

-- The people who have a letter for a job, or for another post of its group that they can see.
create function applicants_of_post(job uuid) returns uuid[] language sql stable as $$
  select array(
    select user_id from letters where job_id = job
    union
    select letters.user_id
    from post_groups as post join post_groups as other on other.group_id = post.group_id
    join letters on letters.job_id = other.job_id
    where post.job_id = job and (other.owner_id is null or other.owner_id = letters.user_id))
$$;

alter table alerts
  add column hide_similar boolean not null default false,
  add column hide_applied boolean not null default false;
