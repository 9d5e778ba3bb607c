/** The post that was read and its letter, and the buttons that act on the page. */
import { texts } from '../texts.ts'
import type { Work } from '../work.ts'
import { Actions } from './Actions.tsx'
import { Letter } from './Letter.tsx'
import { Post } from './Post.tsx'
import { useWorkspace } from './useWorkspace.ts'

interface WorkspaceProps {
  /** The address of the person's Gigbell. */
  address: string
  /** What the person worked on when the panel was closed. */
  kept: Work | null
}

/** Shows the workspace. The button in the signal color is the next step. */
export function Workspace({ address, kept }: WorkspaceProps) {
  const workspace = useWorkspace(kept)
  const { work, doing, message } = workspace
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
        onClick={() => void workspace.read()}
      >
        {doing === 'read' ? texts.post.reading : texts.post.button}
      </button>
      {work && (
        <>
          <Post work={work} onObey={(obey) => workspace.choose({ obey })} isWriting={doing === 'write'} />
          <Letter workspace={workspace} work={work} address={address} />
        </>
      )}
      <div className="actions">
        <p role="status" className={message?.isFailure ? 'bad' : undefined}>
          {message?.text ?? ''}
        </p>
        {work && <Actions workspace={workspace} work={work} address={address} />}
      </div>
    </div>
  )
}
