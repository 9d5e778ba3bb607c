import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { texts } from './texts.ts'

/** Stands where the gateway's form will be. */
export function CardFormSkeleton() {
  return (
    <Skeleton label={texts.card.loading}>
      <SkeletonLine lines={14} />
    </Skeleton>
  )
}
