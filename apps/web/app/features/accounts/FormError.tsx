import { isCallFailure } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './forms.module.css'

/** The error of a form, announced to screen readers. */
export function FormError({ error }: { error: unknown }) {
  return (
    <p role="alert" className={style.error} hidden={!error}>
      {error ? sentence(error) : ''}
    </p>
  )
}

function sentence(error: unknown): string {
  if (!isCallFailure(error)) return sharedTexts.errors.any
  return error.message ?? (error.status === 0 ? sharedTexts.errors.unreachable : sharedTexts.errors.any)
}
