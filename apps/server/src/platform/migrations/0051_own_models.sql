-- The model service that a person has set up for their own letters. The key is encrypted for that person's row, and null
-- where the service needs none. `failed_at` and `failure` describe the last letter that the service did not write.
create table own_models (
  user_id    uuid primary key references users on delete cascade,
  base_url   text not null,
  model      text not null,
  sealed_key text,
  failed_at  timestamptz,
  failure    text,
  saved_at   timestamptz not null,
  check ((failed_at is null) = (failure is null))
);

alter table activity drop constraint activity_what_check;
alter table activity add constraint activity_what_check check (what in ('signup', 'login', 'login_failed', 'confirmed',
  'password_changed', 'password_reset', 'connection_added', 'connection_removed', 'token_added', 'token_removed',
  'webhook_changed', 'model_changed', 'sessions_ended', 'export'));
