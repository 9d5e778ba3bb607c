import { Bone, Waiting } from '../../parts/Skeleton.tsx'
import { words } from './words.ts'

/** Stands where the gateway's form will be. */
export function CardFormWaiting() {
  return (
    <Waiting label={words.loading}>
      <Bone lines={14} />
    </Waiting>
  )
}
