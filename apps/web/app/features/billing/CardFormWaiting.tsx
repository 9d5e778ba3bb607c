import { Bone, Waiting } from '../../components/Skeleton.tsx'
import { words } from './words.ts'

/** Stands where the gateway's form will be. */
export function CardFormWaiting() {
  return (
    <Waiting label={words.loading}>
      <Bone lines={14} />
    </Waiting>
  )
}
