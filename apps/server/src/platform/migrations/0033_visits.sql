-- When a person last looked at their dashboard, and when they last did in the visit before: what matched since
-- then is new to them, on whichever device they look.
create table dashboard_visits (
  user_id     uuid primary key references users on delete cascade,
  looked_at   timestamptz not null,
  previous_at timestamptz
);

-- What matched in the last days, without reading the whole inbox.
create index notifications_matched on notifications (user_id, created_at) where shown and job_id is not null;
