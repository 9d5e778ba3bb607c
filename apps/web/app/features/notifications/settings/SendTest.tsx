import type { OutsideChannel } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { useTestChannelMutation } from './api.ts'
import style from './NotificationSettings.module.css'
import { texts } from './texts.ts'

const { test } = texts

/** Sends a test message over one channel and shows the result. */
export function SendTest({ channel }: { channel: OutsideChannel }) {
  const [send, { data, error, isLoading }] = useTestChannelMutation()
  return (
    <div className={style.test}>
      <Button
        variant="subtle"
        onClick={() => send(channel)}
        loading={isLoading}
        aria-label={test.sendTo(texts.channels[channel])}
      >
        {test.send}
      </Button>
      <p role="status" className={data?.sent ? sectionStyle.done : sectionStyle.error}>
        {!isLoading && data !== undefined && (data?.sent ? test.sent : (data?.why ?? test.failed))}
        {!isLoading && error && messageOf(error, test.failed)}
      </p>
    </div>
  )
}
