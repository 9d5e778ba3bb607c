import { Bone, Waiting } from '../../components/Skeleton.tsx'
import { texts } from './texts.ts'

/** Stands where the gateway's form will be. */
export function CardFormWaiting() {
  return (
    <Waiting label={texts.card.loading}>
      <Bone lines={14} />
    </Waiting>
  )
}
