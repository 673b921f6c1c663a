import { useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { HideIcon, ShowIcon } from '../icons/icons.tsx'
import { type TextFieldProps, TextField } from './text-field.tsx'
import * as css from './field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'keepsBlanks'> & {
  showLabel: string
  hideLabel: string
  /**
   * False on a device that many people use: a text field with masked characters, because browsers offer to store
   * every password field, whatever `autocomplete` says.
   */
  storable?: boolean
}

/**
 * A password field with a button that shows the password. No spell checking: browsers may send the text to a server.
 */
export function PasswordField({ showLabel, hideLabel, storable = true, className, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={css.toggle}
      aria-label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    >
      {shown ? <HideIcon size={22} /> : <ShowIcon size={22} />}
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      keepsBlanks
      type={shown || !storable ? 'text' : 'password'}
      className={classNames(!shown && !storable && css.masked, className)}
      trailing={toggle}
    />
  )
}
