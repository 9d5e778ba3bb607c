import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

interface PasswordProps extends PasswordInputProps {
  /** `new-password` where one is chosen, `current-password` where one is known: managers go by it. */
  autoComplete: 'new-password' | 'current-password'
}

/** A password field with a button that shows and hides what is typed; it can be reached by keyboard. */
export function Password(props: PasswordProps) {
  const [shown, setShown] = useState(false)
  return (
    <PasswordInput
      label={copy.accounts.password}
      name="password"
      required
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={({ reveal }) => (reveal ? <EyeOffIcon /> : <EyeIcon />)}
      visibilityToggleButtonProps={{
        'aria-label': shown ? copy.accounts.hidePassword : copy.accounts.showPassword,
        tabIndex: 0,
        size: 40,
      }}
      rightSectionWidth={44}
      {...props}
    />
  )
}
