/** Specified texts of the letter generator. */
import { sharedTexts } from '../../apps/web/app/components/texts.ts'
import { texts as jobTexts } from '../../apps/web/app/features/jobs/texts.ts'
import { texts as letterTexts } from '../../apps/web/app/features/letters/texts.ts'
import { press, type Stage, testTexts } from './specified-texts.ts'

const { details: job } = jobTexts
const letter = letterTexts.generator
const { copyButton } = sharedTexts

const failure = { code: 'internal' }

const letterPage = ({ job: id }: Stage) => `${id}/generate`
const generate = async ({ page }: Stage) => {
  await page.locator('select').first().selectOption({ label: 'Writer' })
  await press(page, letter.generate)
}
const rewrite = async (stage: Stage) => {
  await generate(stage)
  await stage.page.getByRole('button', { name: letter.rewrite, exact: true }).waitFor()
}

await testTexts({
  generator: [
    {
      state: 'step 1',
      path: letterPage,
      as: 'writer',
      shows: [
        ['option', letter.profile, 'Select a profile'],
        ['field', letter.model, 'AI Model'],
        ['option', letter.defaultModel, 'GPT-4o-mini'],
        ['field', letter.additionalInfo, 'Additional Info'],
        ['button', letter.generate, 'Generate'],
      ],
    },
    {
      state: 'generating',
      path: letterPage,
      as: 'writer',
      given: ({ answer }) => answer('/generateCoverLetter', null),
      act: generate,
      shows: [['button', letter.generating, 'Generating...']],
    },
    {
      state: 'failed',
      path: letterPage,
      as: 'writer',
      given: ({ answer }) => answer('/generateCoverLetter', 500, failure),
      act: generate,
      shows: [['text', letter.failed, 'Something went wrong']],
    },
    {
      state: 'without a letter in the answer',
      path: letterPage,
      as: 'writer',
      given: ({ answer }) => answer('/generateCoverLetter', 200),
      act: generate,
      shows: [['text', letter.empty, 'No cover letter generated.']],
    },
    {
      state: 'step 2',
      path: letterPage,
      as: 'writer',
      act: rewrite,
      shows: [
        ['button', letter.rewrite, 'Rewrite'],
        ['part', job.applyOn, 'Apply on'],
      ],
    },
    {
      state: 'rewriting',
      path: letterPage,
      as: 'writer',
      act: async (stage) => {
        await rewrite(stage)
        await stage.answer('/generateCoverLetter', null)
        await press(stage.page, letter.rewrite)
      },
      shows: [['button', letter.rewriting, 'Rewriting...']],
    },
    {
      state: 'copied',
      path: letterPage,
      as: 'writer',
      act: rewrite,
      last: ({ page }) => press(page, copyButton.copy),
      shows: [['button', copyButton.copied, 'Copied!']],
    },
    {
      state: 'not copied',
      path: letterPage,
      as: 'writer',
      given: ({ page }) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
        }),
      act: async (stage) => {
        await rewrite(stage)
        await press(stage.page, copyButton.copy)
      },
      shows: [['text', letter.copyFailed, 'Failed to copy to clipboard']],
    },
  ],
})
