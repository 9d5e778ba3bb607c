-- Names of skills that are English words too keep their exact form: "react" finds React and react.js, but not "reacts"
-- (docs/decisions/0021-exact-skill-words.md has the rule and its figures).

-- Marks these names in lower-case words that spaces separate. A word with a digit is not stemmed, so the mark keeps
-- them apart from other words with the same stem. A skill's other names get the marked name beside them.
create function mark_skill_words(words text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(words, '\m(?:(go|rust|swift)(lang)|(unity)(3d))\M', '\1\2\3\4 \1\3', 'g'),
    '\m(angular|bash|blender|bootstrap|bubble|canva|celery|chef|dart|electron|elixir|ember|excel|express|flask|flutter|go|gulp|hibernate|ios|jest|liquid|loom|meteor|notion|oracle|outlook|pandas|polars|premiere|puppet|quip|rails|react|remix|ruby|rust|salt|sketch|slack|snowflake|solidity|spark|spring|stencil|stripe|swift|swing|unity|vault|verse|zoom)\M',
    '\10skill', 'g')
$$;

-- As before, with the marks.
create or replace function search_words(raw text) returns text
language sql immutable strict parallel safe as $$
  select mark_skill_words(translate(
    case when t like '%js%' then
      regexp_replace(t, '\m(node|react|vue|next|nuxt|express|angular|three|d3|ember|backbone|nest|alpine|svelte|solid|discord|chart|p5|socket|electron|gatsby|meteor|handlebars|underscore|moment|knockout|phantom|pixi|babylon|tensorflow)\.?js\M', '\1 js', 'g')
    else t end,
    U&'!"#$%&''()*+,-./:;<=>?@[\005C]^_`{|}~\00A0\00B7\2010\2011\2012\2013\2014\2015\2018\2019\201A\201C\201D\201E\2022\2026\202A\202B\202C\202D\202E\2032\2033\2066\2067\2068\2069\2192\25AA\25CF\FEFF',
    repeat(' ', 70)))
  from (
    select case when u like '%.net%' then
        regexp_replace(u, '(^|[^a-z0-9]|\m(asp|vb|ado|ml))\.net\M', '\1 dotnet ', 'g')
      else u end as t
    from (select replace(replace(replace(lower(raw), 'c++', 'cplusplus '), 'c#', 'csharp '), 'f#', 'fsharp ') as u) as signs
  ) as names
$$;

-- Stored words are computed again: a new column rewrites the table once, where an update would do so row by row.
alter table jobs drop column search;
alter table jobs add column search tsvector not null
  generated always as (job_words(title, skill_names, description)) stored;
create index jobs_by_words on jobs using gin (search) with (fastupdate = off) where owner_id is null;

-- Compiled queries of alerts that name one of these words get its marked form in place of its stem, in the alerts,
-- in their anchors and in the counts that anchors are chosen by.
create function pg_temp.mark_lexemes(compiled tsquery, query text) returns tsquery
language plpgsql as $$
declare
  marked text := compiled::text;
  word text;
begin
  for word in select distinct named[1] from regexp_matches(search_words(query), '\m(\w+)0skill\M', 'g') as named loop
    marked := replace(marked, quote_literal(pg_temp.stem_of(word)), quote_literal(word || '0skill'));
  end loop;
  return marked::tsquery;
end $$;
create function pg_temp.stem_of(word text) returns text
language sql as $$ select (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1] $$;

create temporary table marked_alerts on commit drop as
select number, words as former, pg_temp.mark_lexemes(words, query) as words, query from alerts
where words is not null and search_words(query) ~ '\m\w+0skill\M';
update alerts set words = marked.words from marked_alerts as marked where alerts.number = marked.number;
update alert_anchors set words = case when alert_anchors.words is not null then marked.words end,
  key = coalesce((
    select substring(alert_anchors.key from '^\^?') || named[1] || '0skill'
    from regexp_matches(search_words(marked.query), '\m(\w+)0skill\M', 'g') as named
    where pg_temp.stem_of(named[1]) = ltrim(alert_anchors.key, '^') limit 1), alert_anchors.key)
from marked_alerts as marked where alert_anchors.alert = marked.number;
insert into key_counts (key, jobs)
select sign || word || '0skill', jobs
from (select distinct named[1] as word from marked_alerts,
  regexp_matches(search_words(query), '\m(\w+)0skill\M', 'g') as named) as words
cross join (values (''), ('^')) as signs (sign)
join key_counts on key = sign || pg_temp.stem_of(word)
on conflict (key) do nothing;
drop function pg_temp.mark_lexemes, pg_temp.stem_of;
