import face from './JobFace.module.css'
import { Bone, Waiting } from './Skeleton.tsx'

interface JobFacesWaitingProps {
  count: number
  /** What is on its way, read out. */
  label: string
  className?: string
}

/** Jobs in short that are on their way: the cards' frames, with bars in the place of words. */
export function JobFacesWaiting({ count, label, className }: JobFacesWaitingProps) {
  return (
    <Waiting label={label} className={className}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className={face.card}>
          <Bone width="35%" />
          <Bone width="80%" lines={1.3} />
          <Bone width="55%" />
          <Bone lines={2.4} />
          <Bone width="65%" />
        </div>
      ))}
    </Waiting>
  )
}
