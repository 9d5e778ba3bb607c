-- A sign-in with a provider that was begun before its person reset the password by mail opens nothing any more
-- when it comes back. Both draw a number from one sequence, which orders them across processes whatever the
-- clocks say.
create sequence sign_in_order;
alter table sign_ins add column begun bigint not null default nextval('sign_in_order');
alter table users add column sign_ins_after bigint not null default 0;
