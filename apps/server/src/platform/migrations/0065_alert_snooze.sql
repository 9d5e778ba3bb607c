-- Until this moment an alert matches nothing; null, and any past moment, mean that it is not snoozed.
alter table alerts add column snoozed_until timestamptz;
