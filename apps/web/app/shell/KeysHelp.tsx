import { Modal } from '@mantine/core'
import { sharedTexts } from '../components/texts.ts'
import style from './KeysHelp.module.css'
import { shellTexts } from './texts.ts'

const keys: [keys: string[], what: string][] = [
  [['/'], 'Search jobs'],
  [['j'], 'Next job'],
  [['k'], 'Previous job'],
  [['g', 'd'], 'Go to the dashboard'],
  [['g', 'j'], 'Go to jobs'],
  [['g', 'a'], 'Go to alerts'],
  [['g', 'p'], 'Go to profiles'],
  [['g', 's'], 'Go to settings'],
  [['g', 'n'], 'Go to notifications'],
  [['?'], 'Show these keys'],
]

/** The dialog that lists the keyboard shortcuts, opened by `?`. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shellTexts.keys}
      size="sm"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
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
    </Modal>
  )
}
