import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useCombobox } from 'downshift'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { suggestEmails } from '../domain/email-suggestions.ts'
import { t } from '../messages/registration.ts'
import * as css from './email-field.module.css'
import { emailInput } from './form.tsx'

export type EmailFieldProps = {
  id: string
  label: string
  mark?: string
  hint?: ReactNode
  error?: ReactNode
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** Milliseconds the suggestions stay open after the field loses the focus. */
const closingDelay = 200

const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes

/** An e-mail field that completes the domain once there is an '@'. */
export function EmailField({ value, onChange, className, ...texts }: EmailFieldProps) {
  const { isOpen, setOpen, closeSoon, hold, release } = useDelayedClosing()
  const items = suggestEmails(value)
  const shown = isOpen && items.length > 0
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    isOpen: shown,
    inputId: texts.id,
    inputValue: value,
    // Not stored, so that the same suggestion can be chosen again.
    selectedItem: null,
    onIsOpenChange: ({ isOpen: next, type }) => type !== InputBlur && setOpen(next),
    onStateChange: ({ type, selectedItem }) => {
      // Other changes, such as a blur with a highlighted suggestion, choose nothing.
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onChange(selectedItem)
    },
  })
  const input = getInputProps({
    'aria-labelledby': undefined,
    autoComplete: 'email',
    // Downshift's own callback is asynchronous, which moves the cursor to the end.
    onChange: (event) => onChange(event.currentTarget.value),
    onBlur: closeSoon,
    onKeyDown: (event) => {
      // Without a highlighted suggestion Enter submits the form.
      if (event.key === 'Enter' && highlightedIndex < 0)
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  const releaseMenu = (): void => release(document.activeElement?.id === texts.id)
  const menu = (
    <div
      className={classNames(css.menu, !shown && css.closed)}
      onPointerDown={hold}
      onPointerUp={releaseMenu}
      onPointerCancel={releaseMenu}
    >
      <ul {...getMenuProps({ 'aria-label': t.emailSuggestions })} className={css.list}>
        {shown &&
          items.map((item, index) => (
            <li
              key={item}
              {...getItemProps({ item, index })}
              className={classNames(css.item, index === highlightedIndex && css.highlighted)}
            >
              {item}
            </li>
          ))}
      </ul>
      <VisuallyHidden>
        <output>{shown ? t.suggestionCount(items.length) : ''}</output>
      </VisuallyHidden>
    </div>
  )
  return (
    <TextField
      {...texts}
      {...input}
      {...emailInput}
      name="email"
      maxLength={254}
      trailing={menu}
      className={classNames(css.field, className)}
    />
  )
}

/** Closes with a delay after the focus leaves; a pointer held down on the suggestions keeps them open. */
function useDelayedClosing() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const stop = (): void => clearTimeout(timer.current)

  function closeSoon(): void {
    stop()
    if (!held.current) timer.current = setTimeout(() => setOpen(false), closingDelay)
  }

  function hold(): void {
    // The blur event follows this one and must not start the delay.
    held.current = true
    stop()
  }

  /** The click that chooses follows this event, so the list has to stay open for it. */
  function release(hasFocus: boolean): void {
    held.current = false
    if (!hasFocus) closeSoon()
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  return { isOpen, setOpen, closeSoon, hold, release }
}
