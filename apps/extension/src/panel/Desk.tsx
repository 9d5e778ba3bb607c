/** The post that was read and its letter, and the buttons that act on the page. */
import { texts } from '../texts.ts'
import type { Work } from '../work.ts'
import { Actions } from './Actions.tsx'
import { Letter } from './Letter.tsx'
import { Post } from './Post.tsx'
import { useDesk } from './useDesk.ts'

interface DeskProps {
  /** The address of the person's Gigbell. */
  address: string
  /** What the person worked on when the panel was closed. */
  kept: Work | null
}

/** Shows the desk. The amber button is the next step. */
export function Desk({ address, kept }: DeskProps) {
  const desk = useDesk(kept)
  const { work, doing, message } = desk
  return (
    <div className="stack">
      {!work && (
        <section className="stack">
          <h2 className="title">{texts.post.title}</h2>
          <p>{texts.post.text}</p>
          <p className="small quiet">{texts.post.promise}</p>
        </section>
      )}
      <button
        type="button"
        className={work ? undefined : 'next'}
        disabled={doing !== null}
        onClick={() => void desk.read()}
      >
        {doing === 'read' ? texts.post.reading : texts.post.button}
      </button>
      {work && (
        <>
          <Post work={work} onObey={(obey) => desk.choose({ obey })} isWriting={doing === 'write'} />
          <Letter desk={desk} work={work} address={address} />
        </>
      )}
      <div className="actions">
        <p role="status" className={message?.isFailure ? 'bad' : undefined}>
          {message?.text ?? ''}
        </p>
        {work && <Actions desk={desk} work={work} address={address} />}
      </div>
    </div>
  )
}
