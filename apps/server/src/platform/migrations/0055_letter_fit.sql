-- How well the profile of a letter fitted its job when the letter was written, from 0 to 100. It is null for former
-- letters, and where there was no profile or no job of the product: a later assessment would be of other texts.
alter table letters add column fit smallint check (fit between 0 and 100);

-- Insights compare the fit with the outcomes, and read only this index (decision 0017).
drop index letters_outcomes;
create index letters_outcomes on letters (user_id, effective_at) include
  (stage, viewed, connects, words, minutes_to_apply, job_source, job_category, profile_id, profile_title, fit);
