import { Bone, Waiting } from '../../components/Skeleton.tsx'
import style from './PlanCard.module.css'
import { texts } from './texts.ts'

/** Plan cards that are on their way. */
export function PlansSkeleton() {
  return (
    <Waiting label={texts.plans.waiting} className={style.list}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={style.bone}>
          <Bone width="40%" />
          <Bone width="65%" lines={2} />
          <Bone width="80%" />
          <Bone width="60%" />
        </div>
      ))}
    </Waiting>
  )
}
