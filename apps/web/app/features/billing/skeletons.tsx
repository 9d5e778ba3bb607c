import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import style from './PlanCard.module.css'
import { texts } from './texts.ts'

/** Placeholders for plan cards. */
export function PlansSkeleton() {
  return (
    <Skeleton label={texts.plans.waiting} className={style.list}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={style.bone}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="65%" lines={2} />
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
        </div>
      ))}
    </Skeleton>
  )
}

/** A placeholder for the gateway's form. */
export function CardFormSkeleton() {
  return (
    <Skeleton label={texts.card.loading}>
      <SkeletonLine lines={14} />
    </Skeleton>
  )
}
