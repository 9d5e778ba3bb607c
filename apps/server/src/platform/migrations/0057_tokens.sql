-- Personal tokens, which scripts, tools and the browser extension call the API with. Only hashes are stored. The token of
-- the extension belongs to the session that allowed it, and is deleted with it.
create table tokens (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references users on delete cascade,
  session_id   uuid references sessions on delete cascade,
  token_hash   bytea not null unique,
  name         text not null,
  scopes       text[] not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  last_used_at timestamptz
);
create index tokens_of_user on tokens (user_id);
create index tokens_of_session on tokens (session_id) where session_id is not null;

-- Open streams of a token end with it, as those of a session do.
create trigger tokens_ended after delete on tokens for each statement execute function tell_ended_sessions();

-- Codes that the extension exchanges for its token, by hash. The challenge is S256 of the extension's verifier.
create table token_codes (
  code_hash  bytea primary key,
  user_id    uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  challenge  text not null,
  expires_at timestamptz not null
);
create index token_codes_of_user on token_codes (user_id);
create index token_codes_of_session on token_codes (session_id);
