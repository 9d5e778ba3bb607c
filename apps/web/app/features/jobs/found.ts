import type { JobPage } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import { texts } from './texts.ts'

/** Formats '(12 job(s) found)', or '(about 12,000 job(s) found)' when the server estimated the count. */
export function found({ totalItems, totalEstimated }: JobPage): string {
  const number = count(totalItems)
  return texts.list.found(totalEstimated ? texts.list.about(number) : number)
}
