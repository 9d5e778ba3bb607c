-- What a provider has let us read with in somebody's name, sealed for that person alone. It goes with the
-- connection; a connection without it lets its owner in, but isn't read from until they sign in there anew.
create table provider_tokens (
  user_id       uuid not null,
  provider      text not null,
  access_token  text not null,
  refresh_token text,
  expires_at    timestamptz not null,
  primary key (user_id, provider),
  foreign key (user_id, provider) references connections (user_id, provider) on delete cascade
);

-- A personal source, named like its provider, is polled for each person on their own: with their own memory,
-- failures and rest. `owner_id` is null for the sources that everybody has in common.
alter table source_states
  add column owner_id uuid,
  drop constraint source_states_pkey,
  add constraint source_states_key unique nulls not distinct (source, owner_id),
  add constraint source_states_owner foreign key (owner_id, source)
    references connections (user_id, provider) on delete cascade;
alter table source_rejects
  add column owner_id uuid,
  add constraint source_rejects_owner foreign key (owner_id, source)
    references connections (user_id, provider) on delete cascade;
drop index source_rejects_of_source;
create index source_rejects_of_source on source_rejects (source, owner_id, id desc);
