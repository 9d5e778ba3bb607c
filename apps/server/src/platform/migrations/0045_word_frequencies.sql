-- The part of the newest posts that have a word, counted daily. A word that is missing is rare.
create table word_frequencies (
  term       text primary key,
  share      real not null,
  counted_at timestamptz not null
);
