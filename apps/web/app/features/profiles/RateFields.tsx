import { profileLimits, rateUnits } from '@gigbell/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { fieldError, fieldErrorUnder } from '../../api.ts'
import style from './RateFields.module.css'
import { currencies, hasInvalidAmount, type RateForm } from './rate.ts'
import { texts } from './texts.ts'

const { rate: text } = texts

interface RateFieldsProps {
  rate: RateForm
  availability: string
  onRate: (rate: RateForm) => void
  onAvailability: (availability: string) => void
  /** The validation errors by field name. */
  faults: Record<string, string>
  /** The error of saving; field errors are shown at their fields. */
  error: unknown
  /** Focuses the amount when the dialog opens. */
  autoFocus: boolean
}

/** The rate with its currency and unit, and the availability. */
export function RateFields({
  rate,
  availability,
  onRate,
  onAvailability,
  faults,
  error,
  autoFocus,
}: RateFieldsProps) {
  return (
    <div className={style.fields}>
      <p className={style.hint}>{text.hint}</p>
      <TextInput
        label={text.amount}
        name="rate.amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={rate.amount}
        onChange={(event) => onRate({ ...rate, amount: event.currentTarget.value })}
        // The form's validation then treats it like the browser's own errors.
        ref={(field) => field?.setCustomValidity(hasInvalidAmount(rate) ? text.invalid : '')}
        error={faults['rate.amount'] ?? fieldErrorUnder(error, 'rate')}
        data-autofocus={autoFocus || undefined}
      />
      <NativeSelect
        label={text.currency}
        name="rate.currency"
        value={rate.currency}
        onChange={(event) => onRate({ ...rate, currency: event.currentTarget.value })}
        data={currencies.includes(rate.currency) ? currencies : [...currencies, rate.currency]}
      />
      <NativeSelect
        label={text.per}
        name="rate.per"
        value={rate.per}
        onChange={(event) => onRate({ ...rate, per: event.currentTarget.value as RateForm['per'] })}
        data={rateUnits.map((unit) => ({ value: unit, label: text.units[unit] }))}
      />
      <TextInput
        label={text.availability}
        description={text.availabilityHint}
        name="availability"
        autoComplete="off"
        maxLength={profileLimits.availability}
        value={availability}
        onChange={(event) => onAvailability(event.currentTarget.value)}
        error={fieldError(error, 'availability')}
        className={style.wide}
      />
    </div>
  )
}
