-- Invoices are numbered in order and without gaps, which a sequence can't promise: it burns a number for every
-- insert that comes to nothing. The row is locked from the drawing of a number until its invoice is committed.
create table invoice_counter (
  only_row boolean primary key default true check (only_row),
  last     bigint not null
);
insert into invoice_counter (last) select coalesce(max(number), 0) from invoices;
alter table invoices alter column number drop default;
drop sequence invoice_numbers;
