/** How to install the browser extension, as long as no store has it, and what it may do. */
import { Button } from '@mantine/core'
import { PageTitle } from '../../components/PageTitle.tsx'
import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './Install.module.css'
import { LoadPicture, ModePicture, ReadPicture, UnpackPicture } from './pictures.tsx'
import { texts } from './texts.ts'

export const meta = () =>
  publicMeta({
    title: `${texts.title} · ${sharedTexts.product}`,
    description: texts.lead,
    path: '/extension',
  })

const { pictures } = texts

/** The picture of each step. */
const drawn = [
  <UnpackPicture key="unpack" label={pictures.unpack} />,
  <ModePicture key="mode" label={pictures.mode} />,
  <LoadPicture key="load" label={pictures.load} />,
  <ReadPicture key="read" label={pictures.read} />,
]

/** The page. The server redirects its address to the store page if the operator has set one. */
export default function Install() {
  return (
    <article className={style.page}>
      <div className={style.intro}>
        <PageTitle>{texts.title}</PageTitle>
        <p>{texts.lead}</p>
        <div className={style.buttons}>
          <Button component="a" href="/extension/gigbell.zip" download variant="next">
            {texts.chrome}
          </Button>
          <Button component="a" href="/extension/gigbell-firefox.zip" download>
            {texts.firefox}
          </Button>
        </div>
        <p className={style.quiet}>{texts.other}</p>
      </div>
      <section>
        <h2>{texts.install}</h2>
        <ol className={style.steps}>
          {texts.steps.map(({ title, text }, at) => (
            <li key={title} className={style.step}>
              {drawn[at]}
              <h3>
                {at + 1}. {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{texts.inFirefox}</h2>
        <p>{texts.firefoxSteps}</p>
      </section>
      <section>
        <h2>{texts.ownAddress}</h2>
        <p>{texts.ownAddressText}</p>
      </section>
      <section>
        <h2>{texts.may}</h2>
        <ul className={style.promises}>
          {texts.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}
