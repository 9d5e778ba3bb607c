/**
 * One question for all who ask at the same time. While one batch is being answered the next gathers, so
 * the busier the server the larger the batches, and nobody is given an answer from before they asked.
 */
import { setTimeout as wait } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** A batch doesn't hold the next one up for longer, in milliseconds: a hanging connection mustn't stop everybody. */
const MAX_WAIT = 20
const MAX_BATCH_SIZE = 500

/** Makes of `answer`, which answers many (in their order), a function that answers one. Nothing is remembered. */
export function createBatchLoader<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let before: Promise<unknown> | undefined
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const answers = answer(questions)
      const done = answers.then(
        () => {},
        () => {},
      )
      before = done
      void done.then(() => {
        if (before === done) before = undefined
      })
      return answers
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (begin) => {
        if (before) void Promise.race([before, wait(MAX_WAIT)]).then(begin)
        else setImmediate(begin)
      },
    },
  )
  return (question) => loader.load(question)
}
