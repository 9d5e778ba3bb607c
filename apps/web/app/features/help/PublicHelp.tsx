/** The help for people who are signed out or have no plan: a page without React in the browser. */
import { Button, TextInput } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SearchIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import { answers } from './answers.ts'
import style from './Help.module.css'
import { AnswerDetails } from './Help.tsx'
import { texts } from './texts.ts'

export const meta = () =>
  publicMeta({
    title: `${texts.title} · ${sharedTexts.product}`,
    description: 'Answers to questions about Gigbell.',
    path: '/help',
  })

/** All answers in the public pages' frame; static-pages/help-search.ts hides what a search does not find. */
export default function PublicHelp() {
  const topics = [...new Set(answers.map(({ topic }) => topic))]
  return (
    <div className={style.public}>
      <div className={style.page}>
        <PageTitle>{texts.title}</PageTitle>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<SearchIcon />}
          data-search
          inert
        />
        <p role="status" className={style.aloud} data-help="count" />
        <div data-help="none" hidden>
          <EmptyState title={texts.none} text={texts.noneText}>
            <Button>{texts.all}</Button>
          </EmptyState>
        </div>
        {topics.map((topic) => (
          <section key={topic} className={style.topic} data-topic>
            <h2>{topic}</h2>
            {answers
              .filter((answer) => answer.topic === topic)
              .map((answer) => (
                <AnswerDetails key={answer.question} answer={answer} open={false} />
              ))}
          </section>
        ))}
      </div>
    </div>
  )
}
