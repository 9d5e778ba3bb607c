import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { sharedTexts } from './texts.ts'

interface PasswordFieldProps extends PasswordInputProps {
  /** `new-password` where one is chosen, `current-password` where one is known: managers go by it. */
  autoComplete: 'new-password' | 'current-password'
}

/** A password field with a button that shows and hides what is typed; it can be reached by keyboard. */
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
