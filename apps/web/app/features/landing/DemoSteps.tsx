import { ActionIcon, Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '../../components/clipboard.ts'
import {
  ArrowLeftIcon,
  CheckIcon,
  ChevronDownIcon,
  CopyIcon,
  EditIcon,
  RewriteIcon,
} from '../../components/icons.ts'
import style from './DemoModal.module.css'
import { type DemoJob, demoJobs } from './demo.ts'
import { texts } from './texts.ts'

const { demo } = texts

/** Step 1: three jobs; each card is one button. */
export function ChooseJob({ submitted, onChoose }: { submitted: boolean; onChoose: (job: DemoJob) => void }) {
  return (
    <>
      <p role="status" className={style.note}>
        {submitted && demo.submitted}
      </p>
      <h3>{demo.available}</h3>
      <ul className={style.jobs}>
        {demoJobs.map((job) => (
          <li key={job.title}>
            <JobInShort job={job} onChoose={() => onChoose(job)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface TellMoreProps {
  job: DemoJob
  info: string
  onInfo: (info: string) => void
  onBack: () => void
  onGenerate: () => void
}

/** Step 2: the job with collapsed details, and additional information for the proposal. */
export function TellMore({ job, info, onInfo, onBack, onGenerate }: TellMoreProps) {
  return (
    <>
      <JobInShort job={job} />
      <details className={style.details}>
        <summary>
          {demo.viewDetails} <ChevronDownIcon />
        </summary>
        <dl className={style.facts}>
          <div>
            <dt>{demo.location}</dt>
            <dd>{job.location}</dd>
          </div>
          <div>
            <dt>{demo.pay}</dt>
            <dd>{job.pay}</dd>
          </div>
          <div>
            <dt>{demo.applicants}</dt>
            <dd>{demo.applicantsCount}</dd>
          </div>
        </dl>
        <ul className={style.tags}>
          {job.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <Points title={demo.description} points={job.description} />
        <Points title={demo.responsibilities} points={job.responsibilities} />
      </details>
      <Textarea
        label={demo.additionalInfo}
        placeholder={demo.placeholder}
        value={info}
        onChange={(event) => onInfo(event.currentTarget.value)}
        maxLength={500}
        rows={3}
      />
      <div className={style.buttons}>
        <BackButton onClick={onBack} />
        <Button variant="next" onClick={onGenerate}>
          {demo.generate}
        </Button>
      </div>
    </>
  )
}

interface ReadProposalProps {
  job: DemoJob
  info: string
  onBack: () => void
  onSubmit: () => void
}

/** Step 3: the proposal, which can be copied, edited and regenerated. */
export function ReadProposal({ job, info, onBack, onSubmit }: ReadProposalProps) {
  const write = (version: 0 | 1) =>
    [...job.proposals[version], ...(info.trim() ? [info.trim()] : [])].join('\n\n')
  const [version, setVersion] = useState<0 | 1>(0)
  const [text, setText] = useState(() => write(0))
  const [editing, setEditing] = useState(false)
  const [said, setSaid] = useState('')

  async function copyProposal() {
    setSaid((await copyText(text)) ? demo.copied : demo.copyFailed)
  }

  function rewrite() {
    const other = version === 0 ? 1 : 0
    setVersion(other)
    setText(write(other))
    setSaid('')
  }

  return (
    <>
      <h3>{demo.proposal}</h3>
      {editing ? (
        <Textarea
          aria-label={demo.proposal}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rows={12}
          autoFocus
          classNames={{ input: style.editor }}
        />
      ) : (
        <p className={style.letter}>{text}</p>
      )}
      <div className={style.tools}>
        <ActionIcon aria-label={demo.copy} onClick={copyProposal}>
          <CopyIcon />
        </ActionIcon>
        <ActionIcon
          aria-label={editing ? demo.editDone : demo.edit}
          onClick={() => {
            setEditing(!editing)
            setSaid('')
          }}
        >
          {editing ? <CheckIcon /> : <EditIcon />}
        </ActionIcon>
        <ActionIcon aria-label={demo.rewrite} onClick={rewrite} disabled={editing}>
          <RewriteIcon />
        </ActionIcon>
        <span role="status">{said}</span>
      </div>
      <div className={style.buttons}>
        <BackButton onClick={onBack} />
        <Button variant="next" onClick={onSubmit}>
          {demo.submit}
        </Button>
      </div>
    </>
  )
}

/** A job's card. With an action, the whole card is one button, labeled by the job's title. */
function JobInShort({ job, onChoose }: { job: DemoJob; onChoose?: () => void }) {
  return (
    <article className={style.job} data-choose={onChoose !== undefined}>
      <p className={style.top}>
        <span>{job.location}</span>
        <span>{job.postedAgo}</span>
      </p>
      <h4 className={style.title}>
        {onChoose ? (
          <button type="button" onClick={onChoose}>
            {job.title}
          </button>
        ) : (
          job.title
        )}
      </h4>
      <p>{job.summary}</p>
      <ul className={style.tags}>
        <li>{demo.fullTime}</li>
        <li>{demo.senior}</li>
        <li className={style.pay}>{job.pay}</li>
      </ul>
    </article>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" leftSection={<ArrowLeftIcon />} onClick={onClick}>
      {demo.back}
    </Button>
  )
}
