/** The letter: what it is written from, its text while it grows and after, and what to check. */
import { useId } from 'react'
import { countWords } from '../../../web/app/components/countWords.ts'
import { remainingClaims } from '../../../web/app/features/letters/findings.ts'
import { texts } from '../texts.ts'
import type { Work, WorkLetter } from '../work.ts'
import type { Workspace } from './useWorkspace.ts'

interface LetterProps {
  workspace: Workspace
  work: Work
  /** The address of the person's Gigbell. */
  address: string
}

/** Shows the letter, if there is one, and what the next is written from. */
export function Letter({ workspace, work, address }: LetterProps) {
  const { doing, growing } = workspace
  const { letter } = work
  const isWriting = doing === 'write'
  const text = isWriting ? growing : letter?.text
  return (
    <section className="part stack">
      <Inputs workspace={workspace} work={work} address={address} />
      {text !== undefined && (
        <div className="tight">
          <textarea
            className="letter"
            aria-label={texts.letter.label}
            dir="auto"
            value={text}
            readOnly={doing !== null}
            onChange={({ target }) => workspace.edit(target.value)}
          />
          <p className="small quiet">{texts.letter.words(countWords(text))}</p>
        </div>
      )}
      {letter && !isWriting && <Findings workspace={workspace} letter={letter} />}
    </section>
  )
}

/** The profile and the additional information of a letter. */
function Inputs({ workspace, work, address }: LetterProps) {
  const profile = useId()
  const extra = useId()
  if (work.profiles.length === 0)
    return (
      <p>
        {texts.letter.noProfile}{' '}
        <a href={`${address}/dashboard/profile`} target="_blank" rel="noopener noreferrer">
          {texts.letter.createProfile}
        </a>
      </p>
    )
  return (
    <>
      <div className="tight">
        <label htmlFor={profile}>{texts.letter.profile}</label>
        <select
          id={profile}
          value={work.profile}
          disabled={workspace.doing !== null}
          onChange={({ target }) => void workspace.chooseProfile(target.value)}
        >
          {work.profiles.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="tight">
        <label htmlFor={extra}>{texts.letter.extra}</label>
        <textarea
          id={extra}
          rows={2}
          maxLength={5000}
          value={work.extra}
          disabled={workspace.doing !== null}
          onChange={({ target }) => workspace.choose({ extra: target.value })}
        />
      </div>
    </>
  )
}

interface FindingsProps {
  workspace: Workspace
  letter: WorkLetter
}

/** The statements that nothing in the profile supports. */
function Findings({ workspace, letter }: FindingsProps) {
  const claims = remainingClaims(letter.text, letter.claims)
  return (
    <div className="tight">
      <h3 className="title">{texts.letter.claims}</h3>
      {letter.text !== letter.checkedText && (
        <p className="row">
          {texts.letter.edited}
          <button type="button" disabled={workspace.doing !== null} onClick={() => void workspace.check()}>
            {texts.letter.check}
          </button>
        </p>
      )}
      {claims.length === 0 ? (
        <p className="quiet">{texts.letter.noClaims}</p>
      ) : (
        <p className="quiet">{texts.letter.claimsText}</p>
      )}
      {claims.map(({ quote, why }) => (
        <div key={quote} className="warning tight">
          <blockquote dir="auto">{quote}</blockquote>
          <p>{why}</p>
        </div>
      ))}
    </div>
  )
}
