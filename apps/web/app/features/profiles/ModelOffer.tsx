import type { Optimization } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { messageOf } from '../../api.ts'
import style from './Optimization.module.css'
import { isRewrite } from './optimizationApi.ts'
import { optimizationTexts as texts } from './optimizationTexts.ts'

interface ModelOfferProps {
  model: string
  /** The id of the profile's heading, which describes the button. */
  heading: string
  isAsking: boolean
  /** The last answer; none before the model was asked. */
  answer: Optimization | null | undefined
  error: unknown
  onAsk: () => void
}

/** A button that asks the model for better sentences, and its result. */
export function ModelOffer({ model, heading, isAsking, answer, error, onAsk }: ModelOfferProps) {
  return (
    <div className={style.offer}>
      <Button onClick={onAsk} loading={isAsking} aria-describedby={heading}>
        {texts.ask(model)}
      </Button>
      <p role="status" className={style.dismissed}>
        {isAsking ? texts.asking : answer && describe(answer, model)}
      </p>
      <p role="alert" className={style.error}>
        {!isAsking && error ? messageOf(error, texts.askFailed) : null}
      </p>
    </div>
  )
}

/** Nothing where the answer is a suggestion, which is shown itself. */
function describe({ writer, suggestions }: Optimization, model: string): string {
  if (writer === 'built-in') return texts.noAnswer(model)
  return suggestions.some(isRewrite) ? '' : texts.nothingBetter(model)
}
