/** The post in short: what it pays, how it fits, its red flags and hidden instructions, and what it asks of applicants. */
import type { Flag, Trap } from '@gigbell/contract'
import { formatBudget } from '../../../web/app/features/jobs/budget.ts'
import { texts } from '../texts.ts'
import { answeredAsks, type Work } from '../work.ts'

interface PostProps {
  work: Work
  /** The person chose which asks for a certain word the letter follows. */
  onObey: (ids: string[]) => void
  isWriting: boolean
}

/** Shows the post. Its words are text only. */
export function Post({ work, onObey, isWriting }: PostProps) {
  const { job, brief, letter, obey } = work
  const asks = answeredAsks(work)
  const inText = asks.filter(({ kind }) => kind !== 'attachment')
  const traps = letter && letter.traps.length > brief.traps.length ? letter.traps : brief.traps
  return (
    <section className="stack">
      <div className="tight">
        <p className="category" dir="auto">
          {job.category_id}
        </p>
        <h2 className="title" dir="auto">
          {job.title}
        </h2>
        <p>{describePay(job)}</p>
        <p className="small quiet">{job.skills.map(({ name }) => name).join(' · ')}</p>
      </div>
      <Warnings flags={brief.flags} traps={traps} />
      {brief.fit && (
        <div className="part tight">
          <h3>{texts.brief.fit(brief.fit.score)}</h3>
          <ul className="tight">
            {brief.fit.reasons.map(({ text, good }) => (
              <li key={text} className="item">
                <span aria-hidden="true" className={good ? 'good' : 'quiet'}>
                  {good ? '✓' : '–'}
                </span>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="part tight">
        <h3>
          {texts.brief.asks}{' '}
          {letter && inText.length > 0 && (
            <span className="small quiet">
              {texts.brief.answered(inText.filter(({ answered }) => answered).length, inText.length)}
            </span>
          )}
        </h3>
        {asks.length === 0 && <p className="quiet">{texts.brief.noAsks}</p>}
        <ul className="tight">
          {asks.map((ask) => (
            <li key={ask.id} className="item">
              <span aria-hidden="true" className={ask.answered ? 'good' : 'quiet'}>
                {ask.answered ? '✓' : '○'}
              </span>
              <div>
                {letter && (
                  <span className="aloud">{ask.answered ? texts.brief.isAnswered : texts.brief.isOpen} </span>
                )}
                <span dir="auto">{ask.asks}</span>
                {ask.kind === 'word' && (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={obey.includes(ask.id)}
                      disabled={isWriting}
                      onChange={({ target }) =>
                        onObey(target.checked ? [...obey, ask.id] : obey.filter((id) => id !== ask.id))
                      }
                    />
                    {texts.brief.obey}
                  </label>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface WarningsProps {
  flags: Flag[]
  traps: Trap[]
}

/** The lines of a post that a person should see before writing. */
function Warnings({ flags, traps }: WarningsProps) {
  return (
    <>
      {flags.length > 0 && (
        <div className="warning tight">
          <h3>{texts.brief.flags}</h3>
          {flags.map(({ quote, why }) => (
            <Quoted key={quote} quote={quote} text={why} />
          ))}
        </div>
      )}
      {traps.length > 0 && (
        <div className="warning tight">
          <h3>{texts.brief.traps}</h3>
          <p className="small quiet">{texts.brief.trapsText}</p>
          {traps.map(({ quote, asks }) => (
            <Quoted key={quote} quote={quote} text={asks} />
          ))}
        </div>
      )}
    </>
  )
}

interface QuotedProps {
  quote: string
  text: string
}

function Quoted({ quote, text }: QuotedProps) {
  return (
    <div className="tight">
      <p>{text}</p>
      <blockquote dir="auto">{quote}</blockquote>
    </div>
  )
}

/** Returns how a post pays in one line: "Hourly · $25–45". */
function describePay(job: Work['job']): string {
  const parts = [job.type && texts.post.budget[job.type], formatBudget(job)]
  return parts.filter(Boolean).join(' · ')
}
