-- What a person changed about the evidence cards of a profile. The cards themselves are read from the profile: a row
-- switches one off or corrects it (`original` has the profile's words), or is a fact the person confirmed (no `original`).
create table evidence_changes (
  profile_id uuid not null references profiles on delete cascade,
  card       text not null,
  off        boolean not null default false,
  text       text,
  original   text,
  changed_at timestamptz not null,
  primary key (profile_id, card),
  check (text is not null or original is not null)
);
