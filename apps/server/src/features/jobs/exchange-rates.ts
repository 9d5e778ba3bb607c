/** The exchange rates that budgets are converted by: what is stored of them. They are fetched in ecb-rates.ts. */
import { sql } from 'kysely'

/** Selects one row: `per_euro` has how much of each currency one euro is. */
export const selectExchangeRates = sql<{ per_euro: Record<string, number> }>`
  select jsonb_object_agg(currency, per_euro) as per_euro from exchange_rates`
