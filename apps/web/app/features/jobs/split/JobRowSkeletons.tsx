import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import { texts } from '../texts.ts'
import style from './JobRowSkeletons.module.css'

/** Placeholders for the rows of the split layout. */
export function JobRowSkeletons() {
  return (
    <Skeleton label={texts.list.waiting} className={style.rows}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <div key={at} className={style.row}>
          <SkeletonLine width="85%" />
          <SkeletonLine width="50%" lines={0.8} />
        </div>
      ))}
    </Skeleton>
  )
}
