-- What letters can prove a person's work with, and the two facts that posts ask for most often.
alter table profiles
  add column projects     jsonb not null default '[]',
  add column rate         jsonb,
  add column availability text  not null default '';
