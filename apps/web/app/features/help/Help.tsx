/** The help in the dashboard: answers and a search. PublicHelp.tsx is the public page. */
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ChevronDownIcon, SearchIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { type Answer, answers, matching } from './answers.ts'
import style from './Help.module.css'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The answers are expanded during a search and collapsed otherwise. */
export default function Help() {
  const [search, setSearch] = useState('')
  const searching = search.trim() !== ''
  const results = matching(answers, search)
  const topics = [...new Set(results.map(({ topic }) => topic))]
  return (
    <div className={style.page}>
      <PageTitle>{texts.title}</PageTitle>
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<SearchIcon />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className={style.search}
        data-search
      />
      <p role="status" className={style.aloud}>
        {searching && texts.resultCount(results.length)}
      </p>
      {results.length === 0 && (
        <EmptyState title={texts.none} text={texts.noneText}>
          <Button onClick={() => setSearch('')}>{texts.all}</Button>
        </EmptyState>
      )}
      {topics.map((topic) => (
        <section key={topic} className={style.topic}>
          <h2>{topic}</h2>
          {results
            .filter((answer) => answer.topic === topic)
            .map((answer) => (
              // A new key applies `open` again when a search begins or ends.
              <AnswerDetails key={`${answer.question} ${searching}`} answer={answer} open={searching} />
            ))}
        </section>
      ))}
    </div>
  )
}

/** A question that expands to its answer. */
export function AnswerDetails({ answer: { question, answer }, open }: { answer: Answer; open: boolean }) {
  return (
    <details open={open} className={style.answer} data-question={question}>
      <summary>
        {question}
        <ChevronDownIcon className={style.fold} />
      </summary>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}
