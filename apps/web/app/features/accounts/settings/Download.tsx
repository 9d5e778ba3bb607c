import { Button } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '../../../api.ts'
import { saveFile } from '../../../components/dataFile.ts'
import sectionStyle from '../../../components/section.module.css'
import { useDownloadMutation } from './api.ts'
import { texts } from './texts.ts'

const downloadTexts = texts.download

/** Downloads all stored data of the person as a file. */
export function Download() {
  const heading = useId()
  const [download, { isLoading, isSuccess, error }] = useDownloadMutation()

  async function press() {
    const { data } = await download()
    if (data) saveFile(data)
  }

  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {downloadTexts.title}
      </h2>
      <p className={sectionStyle.quiet}>{downloadTexts.text}</p>
      <Button className={sectionStyle.submit} onClick={press} loading={isLoading}>
        {downloadTexts.button}
      </Button>
      <p role="status" className={sectionStyle.done}>
        {isSuccess && downloadTexts.done}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, downloadTexts.failed)}
      </p>
    </section>
  )
}
