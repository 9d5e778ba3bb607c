import face from './JobSummary.module.css'
import { Skeleton, SkeletonLine } from './Skeleton.tsx'

interface JobSummarySkeletonsProps {
  count: number
  /** What is loading, for screen readers. */
  label: string
  className?: string
}

/** Placeholders for job cards while jobs are loading. */
export function JobSummarySkeletons({ count, label, className }: JobSummarySkeletonsProps) {
  return (
    <Skeleton label={label} className={className}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className={face.card}>
          <SkeletonLine width="35%" />
          <SkeletonLine width="80%" lines={1.3} />
          <SkeletonLine width="55%" />
          <SkeletonLine lines={2.4} />
          <SkeletonLine width="65%" />
        </div>
      ))}
    </Skeleton>
  )
}
