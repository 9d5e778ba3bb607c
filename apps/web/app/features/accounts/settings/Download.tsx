import { Button } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '../../../api.ts'
import { type DataFile, useDownloadMutation } from './api.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const words = texts.download

/** Everything stored of the person, as a file to keep. */
export function Download() {
  const heading = useId()
  const [download, { isLoading, isSuccess, error }] = useDownloadMutation()

  async function press() {
    const { data } = await download()
    if (data) save(data)
  }

  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {words.title}
      </h2>
      <p className={style.quiet}>{words.text}</p>
      <Button className={style.submit} onClick={press} loading={isLoading}>
        {words.button}
      </Button>
      <p role="status" className={style.done}>
        {isSuccess && words.done}
      </p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, words.failed)}
      </p>
    </section>
  )
}

/** The call carries the session in a header, so the file can't simply be a link. */
function save({ name, text }: DataFile) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
