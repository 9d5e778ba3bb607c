import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { texts } from './texts.ts'

/** A placeholder for the gateway's form. */
export function CardFormSkeleton() {
  return (
    <Skeleton label={texts.card.loading}>
      <SkeletonLine lines={14} />
    </Skeleton>
  )
}
