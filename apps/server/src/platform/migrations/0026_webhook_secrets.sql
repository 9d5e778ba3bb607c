-- What a renewed webhook secret is derived from beside the person's id; null: the first one.
alter table notification_settings add column webhook_secret_salt uuid;
