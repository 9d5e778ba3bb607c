-- Filters of alerts by the client's record, by budgets in one currency, and strictly by what a post states; and the
-- exchange rates that budgets are converted by.

alter table alerts
  add column client_rating_min numeric,
  add column client_spent_min numeric(14, 2),
  add column client_hires_min integer,
  -- The currency of budget_min and budget_max; null compares numbers, whatever their currency.
  add column budget_currency text check (budget_currency in ('AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR',
    'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'ISK', 'JPY', 'KRW', 'MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'RON',
    'SEK', 'SGD', 'THB', 'TRY', 'USD', 'ZAR')),
  -- True: what a post does not state does not pass.
  add column strict boolean not null default false;

alter table alerts drop column narrowed;
alter table alerts add column narrowed boolean not null generated always as (
  type is not null or level <> '{}' or category <> '{}' or skills <> '{}' or countries <> '{}'
  or countries_out <> '{}' or sources <> '{}' or budget_min is not null or budget_max is not null
  or applicants_max is not null or client_verified or client_rating_min is not null
  or client_spent_min is not null or client_hires_min is not null) stored;

-- How much of a currency one euro is, as the European Central Bank publishes it each working day.
create table exchange_rates (
  currency text primary key,
  per_euro numeric not null check (per_euro > 0),
  date     date not null
);
-- The bank's rates of a past day, until newer ones have been fetched.
insert into exchange_rates (currency, per_euro, date)
select currency, per_euro, '2024-06-13' from (values
  ('EUR', 1), ('USD', 1.0784), ('JPY', 169.58), ('CZK', 24.699), ('DKK', 7.4593), ('GBP', 0.84468), ('HUF', 396.48),
  ('PLN', 4.3473), ('RON', 4.9773), ('SEK', 11.2210), ('CHF', 0.9668), ('ISK', 149.30), ('NOK', 11.4315),
  ('TRY', 34.8311), ('AUD', 1.6232), ('BRL', 5.8261), ('CAD', 1.4823), ('CNY', 7.8211), ('HKD', 8.4224),
  ('IDR', 17527.83), ('ILS', 4.0108), ('INR', 90.1120), ('KRW', 1482.31), ('MXN', 20.1654), ('MYR', 5.0766),
  ('NZD', 1.7477), ('PHP', 63.173), ('SGD', 1.4557), ('THB', 39.593), ('ZAR', 19.8385)
) as rates (currency, per_euro);
