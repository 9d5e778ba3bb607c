import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from './icons.ts'
import { sharedTexts } from './texts.ts'

interface PasswordFieldProps extends PasswordInputProps {
  /** Tells password managers whether a password is chosen or entered. */
  autoComplete: 'new-password' | 'current-password'
}

/** A password field with a button, reachable by keyboard, that shows and hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <PasswordInput
      label={sharedTexts.password.label}
      name="password"
      required
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={({ reveal }) => (reveal ? <EyeOffIcon /> : <EyeIcon />)}
      visibilityToggleButtonProps={{
        'aria-label': shown ? sharedTexts.password.hide : sharedTexts.password.show,
        tabIndex: 0,
        size: 40,
      }}
      rightSectionWidth={44}
      {...props}
    />
  )
}
