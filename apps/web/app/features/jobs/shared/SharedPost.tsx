/**
 * The screen that takes a post which was shared from another app (`share_target` in public/manifest.webmanifest). Nothing is
 * sent before the person has checked it.
 */

import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldError, messageOf } from '../../../api.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { titled } from '../../../components/title.ts'
import { useDraft } from '../../../components/useDraft.ts'
import { useFormValidation } from '../../../components/useFormValidation.ts'
import { isRecord } from '../../../storage.ts'
import { useAddJobMutation } from '../api.ts'
import style from './SharedPost.module.css'
import { isSharedPost, postLimits, readSharedPost, type SharedPost } from './sharedPost.ts'
import { sharedPostTexts as texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The form, with what the address has. Another share starts another form. */
export default function SharedPostScreen() {
  const { search } = useLocation()
  return <SharedPostForm key={search} search={search} />
}

/** What was typed, and the query that it began with. */
interface SharedPostDraft {
  search: string
  form: SharedPost
}

function SharedPostForm({ search }: { search: string }) {
  const [begin] = useState(() => ({
    draft: { search, form: readSharedPost(search) },
    isSame: (value: unknown): value is SharedPostDraft =>
      isRecord(value) && value.search === search && isSharedPost(value.form),
  }))
  const [{ form }, change, drop] = useDraft('shared-post', begin.isSame, begin.draft)
  const [add, { isLoading, error }] = useAddJobMutation()
  const navigate = useNavigate()
  const { faults, form: validation } = useFormValidation(submit)
  const set = (part: Partial<SharedPost>) =>
    change(({ form: before }) => ({ search, form: { ...before, ...part } }))

  async function submit() {
    const { data: job } = await add({
      url: form.url.trim(),
      title: form.title.trim(),
      description: form.description.trim(),
    })
    if (!job) return
    drop()
    void navigate(`/dashboard/job-details/${job.id}/generate`, { replace: true })
  }
  function discard() {
    drop()
    void navigate('/dashboard/jobs', { replace: true })
  }

  const byField = (['url', 'title', 'description'] as const).map((name) => fieldError(error, name))
  const hasFieldError = byField.some((fault) => fault !== undefined)
  const [urlFault, titleFault, descriptionFault] = byField
  return (
    <form className={style.form} {...validation}>
      <PageTitle>{texts.title}</PageTitle>
      <p className={style.quiet}>{texts.lead}</p>
      <TextInput
        label={texts.url}
        name="url"
        type="url"
        required
        autoComplete="off"
        placeholder="https://"
        maxLength={postLimits.url}
        value={form.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
        error={faults.url ?? urlFault}
      />
      <TextInput
        label={texts.jobTitle}
        name="title"
        dir="auto"
        required
        autoComplete="off"
        maxLength={postLimits.title}
        value={form.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
        error={faults.title ?? titleFault}
      />
      <Textarea
        label={texts.description}
        name="description"
        dir="auto"
        required
        rows={12}
        maxLength={postLimits.description}
        value={form.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={descriptionFault}
      />
      <p role="alert" className={style.error}>
        {error && !hasFieldError && messageOf(error, texts.failed)}
      </p>
      <div className={style.actions}>
        <Button type="submit" variant="next" loading={isLoading}>
          {texts.submit}
        </Button>
        <Button variant="subtle" disabled={isLoading} onClick={discard}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
