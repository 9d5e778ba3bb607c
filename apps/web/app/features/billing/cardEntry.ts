import { texts } from './texts.ts'
/** What is typed into a card form: how it is laid out, and what is still missing. */

/** What is wrong with which field. */
export type CardErrors = Partial<Record<'number' | 'expiry' | 'cvc', string>>

/** Fewer digits than any card has. */
const MIN_DIGITS = 14
const MAX_DIGITS = 19

const digits = (text: string) => text.replace(/\D/g, '')

/** A card number in groups of four: '4242 4242 42'. */
export const formatCardNumber = (typed: string) =>
  digits(typed)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** An expiry date as 'MM / YY'; a first digit above 1 is a month of its own. */
export function formatExpiry(typed: string, before: string): string {
  let number = digits(typed)
  if (/^[2-9]/.test(number)) number = `0${number}`
  // An expiry of a card kept by the browser may come with a year of four digits.
  if (number.length >= 6 && number.slice(2, 4) === '20') number = number.slice(0, 2) + number.slice(4)
  number = number.slice(0, 4)
  // Deleting goes through the slash: it must not come back at once.
  if (number.length < 2 || (number.length === 2 && typed.length < before.length)) return number
  return `${number.slice(0, 2)} / ${number.slice(2)}`
}

/** What a person has to mend before the card can be tried. */
export function validateCard(
  { number, expiry, cvc }: { number: string; expiry: string; cvc: string },
  now: Date,
): CardErrors {
  const errors: CardErrors = {}
  if (digits(number).length < MIN_DIGITS) errors.number = texts.payment.numberIncomplete
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits(expiry)) ?? []
  if (!month || !year) errors.expiry = texts.payment.expiryIncomplete
  // A card holds to the end of its month.
  else if (new Date(2000 + Number(year), Number(month), 1) <= now) errors.expiry = texts.payment.expiryPast
  if (cvc.length < 3) errors.cvc = texts.payment.cvcIncomplete
  return errors
}
