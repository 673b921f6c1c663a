import { useEffect, useRef, useState, type ComponentType } from 'react'
import { classNames } from '../styles/class-names.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { EmailCompletionsProps, EmailTexts, InputAttributes, InputHandlers } from './email-completions.tsx'
import * as css from './email-field.module.css'

export type EmailFieldProps = Pick<
  TextFieldProps,
  'id' | 'label' | 'mark' | 'required' | 'hint' | 'error' | 'className'
> & {
  /** Texts of the suggestions. */
  texts: EmailTexts
  name: string
  /** `username` where a password manager fills the address of an account, `off` on a device that many people use. */
  autoComplete: 'email' | 'username' | 'off'
  enterKeyHint?: 'send'
  value: string
  onChange: (value: string) => void
}

/**
 * An e-mail field that completes the domain once there is an '@'. The completions are loaded when the
 * field gets the focus; the input element stays the same, so that nothing typed and no focus is lost.
 */
export function EmailField({ texts, value, onChange, className, ...others }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // Without the completions, not yet or not at all, the field is a plain one.
  const [attributes, setAttributes] = useState<InputAttributes>({})
  const handlers = useRef<InputHandlers>(null)
  const { Completions, load } = useCompletions()
  useEffect(() => {
    // The focus may be older than this script.
    if (input.current?.matches(':focus')) load()
  }, [load])
  return (
    <TextField
      {...others}
      {...attributes}
      ref={input}
      // A field of the type `email` changes what is typed: Chromium makes `masswerk.de` of `maßwerk.de`.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onFocus={load}
      onChange={(event) => {
        onChange(event.currentTarget.value)
        handlers.current?.onChange?.(event)
      }}
      onKeyDown={(event) => handlers.current?.onKeyDown?.(event)}
      onBlur={(event) => handlers.current?.onBlur?.(event)}
      onClick={(event) => handlers.current?.onClick?.(event)}
      trailing={
        Completions && (
          <Completions
            texts={texts}
            input={input}
            value={value}
            onChoose={onChange}
            onAttributes={setAttributes}
            ref={handlers}
          />
        )
      }
      className={classNames(css.field, className)}
    />
  )
}

let loading: Promise<ComponentType<EmailCompletionsProps>> | null = null

/** The completions and downshift, which are no part of the code that a page waits for. */
function loadCompletions(): Promise<ComponentType<EmailCompletionsProps>> {
  loading ??= import('./email-completions.tsx').then(({ EmailCompletions }) => EmailCompletions)
  return loading
}

function useCompletions() {
  const [Completions, setCompletions] = useState<ComponentType<EmailCompletionsProps> | null>(null)
  const [load] = useState(() => () => {
    loadCompletions().then(
      (loaded) => setCompletions(() => loaded),
      () => {
        // The next focus tries again.
        loading = null
      },
    )
  })
  return { Completions, load }
}
