-- Until when a source's server has asked to be left alone: kept over restarts, whatever else changes.
alter table source_states add column rest_until timestamptz;
