import { Modal } from '@mantine/core'
import { sharedTexts } from '../components/texts.ts'
import { commandKey } from './CommandButton.tsx'
import style from './KeysHelp.module.css'
import { shellTexts } from './texts.ts'

type Keys = [keys: string[], what: string]

const everywhere: Keys[] = [
  [[commandKey(), 'k'], 'Open the command menu'],
  [['/'], 'Search jobs'],
  [['g', 'd'], 'Go to the dashboard'],
  [['g', 'j'], 'Go to jobs'],
  [['g', 'l'], 'Go to letters'],
  [['g', 'i'], 'Go to insights'],
  [['g', 'a'], 'Go to alerts'],
  [['g', 'p'], 'Go to profiles'],
  [['g', 's'], 'Go to settings'],
  [['g', 'n'], 'Go to notifications'],
  [['?'], 'Show these keys'],
]

const inJobs: Keys[] = [
  [['j'], 'Next job'],
  [['k'], 'Previous job'],
  [['Enter'], 'Open the job'],
]

const inJobList: Keys[] = [
  [['s'], 'Save, or remove from saved jobs'],
  [['x'], 'Hide'],
  [['u'], 'Undo hiding'],
  [['l'], 'Write a letter'],
  [['a'], 'Apply where the job was posted'],
  [['Esc'], 'Back to the list'],
]

const inInbox: Keys[] = [
  [['j'], 'Next notification'],
  [['k'], 'Previous notification'],
  [['Enter'], 'Open it'],
  [['l'], 'Write a letter, or open the draft'],
  [['x'], 'Dismiss'],
  [['u'], 'Undo dismissing'],
]

const afterApplication: Keys[] = [
  [['y'], 'Yes, it was sent'],
  [['n'], 'Not yet'],
]

/** The dialog that lists the keyboard shortcuts, opened by `?`. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shellTexts.keys}
      size="xl"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <div className={style.groups}>
        <div>
          <KeyGroup title={shellTexts.keyGroups.everywhere} keys={everywhere} />
          <KeyGroup title={shellTexts.keyGroups.sent} keys={afterApplication} />
        </div>
        <div>
          <KeyGroup title={shellTexts.keyGroups.jobs} keys={inJobs} />
          <KeyGroup title={shellTexts.keyGroups.jobList} keys={inJobList} />
          <KeyGroup title={shellTexts.keyGroups.inbox} keys={inInbox} />
        </div>
      </div>
    </Modal>
  )
}

function KeyGroup({ title, keys }: { title: string; keys: Keys[] }) {
  return (
    <section>
      <h3 className={style.title}>{title}</h3>
      <dl className={style.keys}>
        {keys.map(([pressed, what]) => (
          <div key={what} className={style.row}>
            <dt>{what}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
