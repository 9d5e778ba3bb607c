/** The buttons of the next steps, which stay at the bottom of the panel. The amber one is the next step. */
import { texts } from '../texts.ts'
import type { Work } from '../work.ts'
import type { Workspace } from './useWorkspace.ts'

interface ActionsProps {
  workspace: Workspace
  work: Work
  /** The address of the person's Gigbell. */
  address: string
}

/** Shows the steps that are possible now. */
export function Actions({ workspace, work: { letter, profile, sent }, address }: ActionsProps) {
  const busy = workspace.doing !== null
  if (workspace.doing === 'write')
    return (
      <div className="row">
        <button type="button" onClick={workspace.stop}>
          {texts.letter.stop}
        </button>
        <span className="quiet">{texts.letter.writing}</span>
      </div>
    )
  return (
    <div className="row">
      {letter ? (
        <>
          <button
            type="button"
            className={sent ? undefined : 'next'}
            disabled={busy}
            onClick={() => void workspace.insert()}
          >
            {texts.letter.insert}
          </button>
          <button type="button" disabled={busy} onClick={() => void workspace.write()}>
            {texts.letter.rewrite}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="next"
          disabled={busy || profile === ''}
          onClick={() => void workspace.write()}
        >
          {texts.letter.write}
        </button>
      )}
      <button type="button" disabled={busy || sent} onClick={() => void workspace.recordSent()}>
        {texts.letter.sent}
      </button>
      {letter && (
        <a href={`${address}/dashboard/letters/${letter.id}`} target="_blank" rel="noopener noreferrer">
          {texts.letter.open}
        </a>
      )}
    </div>
  )
}
