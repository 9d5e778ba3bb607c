-- What a source's text hides from people is kept apart from the description: it can hold instructions for machines.
alter table jobs add column hidden_text text not null default '';
