-- The mailbox of a person that is read over IMAP. The password is encrypted for that person's row. `uid_validity` and
-- `last_uid` say up to where it was read; they are null until the first time. `failures` counts the failures in a row, and
-- `is_stopped` a mailbox that is read no more until it is saved again.
create table mailboxes (
  user_id         uuid primary key references users on delete cascade,
  host            text not null,
  port            integer not null,
  login           text not null,
  folder          text not null,
  sealed_password text not null,
  saved_at        timestamptz not null,
  uid_validity    text,
  last_uid        bigint,
  read_at         timestamptz,
  failed_at       timestamptz,
  failure         text,
  failures        integer not null default 0,
  is_stopped      boolean not null default false,
  check ((failed_at is null) = (failure is null)),
  check ((uid_validity is null) = (last_uid is null))
);

alter table activity drop constraint activity_what_check;
alter table activity add constraint activity_what_check check (what in ('signup', 'login', 'login_failed', 'confirmed',
  'password_changed', 'password_reset', 'connection_added', 'connection_removed', 'token_added', 'token_removed',
  'webhook_changed', 'model_changed', 'mailbox_changed', 'sessions_ended', 'export'));
