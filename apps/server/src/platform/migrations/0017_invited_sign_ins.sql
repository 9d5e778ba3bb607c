-- Who goes to a provider by a friend's link comes back with its code: it waits here, as it was typed.
alter table sign_ins add column referral_code text;
