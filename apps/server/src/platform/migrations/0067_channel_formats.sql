-- How a webhook's calls are written, and what makes a sound.
alter table notification_settings
  add column sound text not null default 'none' check (sound in ('none', 'bell', 'tap')),
  add column silent boolean not null default false,
  add column webhook_format text not null default 'standard'
    check (webhook_format in ('standard', 'slack', 'discord', 'ntfy'));
