import { texts } from './texts.ts'
/** Formats and validates what is typed into a card form. */

/** The errors of the card form by field. */
export type CardErrors = Partial<Record<'number' | 'expiry' | 'cvc', string>>

/** The shortest card number. */
const MIN_DIGITS = 14
const MAX_DIGITS = 19

const digits = (text: string) => text.replace(/\D/g, '')

/** Formats a card number in groups of four: '4242 4242 42'. */
export const formatCardNumber = (typed: string) =>
  digits(typed)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats an expiry date as 'MM / YY'; a first digit above 1 is a whole month. */
export function formatExpiry(typed: string, before: string): string {
  let number = digits(typed)
  if (/^[2-9]/.test(number)) number = `0${number}`
  // Autofill may enter a year of four digits.
  if (number.length >= 6 && number.slice(2, 4) === '20') number = number.slice(0, 2) + number.slice(4)
  number = number.slice(0, 4)
  // Deleting must be able to remove the slash, so it is not added again.
  if (number.length < 2 || (number.length === 2 && typed.length < before.length)) return number
  return `${number.slice(0, 2)} / ${number.slice(2)}`
}

/** Returns the errors of the entered card by field. */
export function validateCard(
  { number, expiry, cvc }: { number: string; expiry: string; cvc: string },
  now: Date,
): CardErrors {
  const errors: CardErrors = {}
  if (digits(number).length < MIN_DIGITS) errors.number = texts.payment.numberIncomplete
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits(expiry)) ?? []
  if (!month || !year) errors.expiry = texts.payment.expiryIncomplete
  // A card is valid through the end of its month.
  else if (new Date(2000 + Number(year), Number(month), 1) <= now) errors.expiry = texts.payment.expiryPast
  if (cvc.length < 3) errors.cvc = texts.payment.cvcIncomplete
  return errors
}
