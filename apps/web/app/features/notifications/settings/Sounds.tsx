import { type NotificationSettings, type Sound, sounds } from '@gigbell/contract'
import { NativeSelect, Switch } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { playSound } from '../sound.ts'
import { useChangeNotificationSettingsMutation } from './api.ts'
import style from './NotificationSettings.module.css'
import { texts } from './texts.ts'

const words = texts.sounds

const isSound = (value: string): value is Sound => sounds.some((name) => name === value)

/** What makes a sound: the open app, and messages outside it. Both are saved immediately; a chosen sound is played. */
export function Sounds({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const [change, { error }] = useChangeNotificationSettingsMutation()

  function choose(sound: string) {
    if (!isSound(sound)) return
    playSound(sound)
    void change({ sound })
  }

  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {words.title}
      </h2>
      <div className={sectionStyle.form}>
        <NativeSelect
          label={words.inApp}
          description={words.inAppText}
          name="sound"
          data={sounds.map((name) => ({ value: name, label: words.names[name] }))}
          value={settings.sound}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      <Switch
        label={words.silent}
        description={words.silentText}
        labelPosition="left"
        checked={settings.silent}
        onChange={(event) => void change({ silent: event.currentTarget.checked })}
        classNames={{
          root: style.switch,
          body: style.switchBody,
          labelWrapper: style.switchLabel,
          label: sectionStyle.name,
        }}
      />
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, texts.channels.failed)}
      </p>
    </section>
  )
}
