import { useState, type ComponentProps, type MouseEvent } from 'react'
import { useCombobox } from 'downshift'
import { suggestEmails } from '@portal/shared-contracts/email/email-suggestions'
import { classNames } from '../styles/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import * as css from './email-field.module.css'

export type EmailFieldProps = Pick<
  TextFieldProps,
  'id' | 'label' | 'mark' | 'required' | 'hint' | 'error' | 'className'
> & {
  /** Texts of the suggestions. */
  texts: { suggestions: string; suggestionCount: (count: number) => string }
  name: string
  /** `username` where a password manager fills the address of an account, `off` on a device that many people use. */
  autoComplete: 'email' | 'username' | 'off'
  enterKeyHint?: 'send'
  value: string
  onChange: (value: string) => void
}

/** Milliseconds the suggestions stay open after the field loses the focus. */
const closingDelay = 200

const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes

/** An e-mail field that suggests addresses once there is an '@'. */
export function EmailField({ texts: t, value, onChange, className, ...others }: EmailFieldProps) {
  const [isOpen, setOpen] = useState(false)
  /** The input while a keyboard composes in it. */
  const [composing, setComposing] = useState<HTMLInputElement | null>(null)
  const items = suggestEmails(value)
  const shown = isOpen && items.length > 0
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    isOpen: shown,
    inputValue: value,
    // Not stored, so that the same suggestion can be chosen again.
    selectedItem: null,
    onIsOpenChange: ({ isOpen: next, type }) => type !== InputBlur && setOpen(next),
    onStateChange: ({ type, selectedItem }) => {
      // Other changes, such as a blur with a highlighted suggestion, choose nothing.
      if (!selectedItem || (type !== ItemClick && type !== InputKeyDownEnter)) return
      if (composing) endComposition(composing)
      onChange(selectedItem)
    },
  })
  const input: ComponentProps<'input'> = getInputProps({
    'aria-labelledby': undefined,
    onBlur: () => void setTimeout(() => setOpen(false), closingDelay),
    onChange: (event) => onChange(event.currentTarget.value),
    onCompositionStart: (event) => setComposing(event.currentTarget),
    onCompositionEnd: () => setComposing(null),
    onKeyDown: (event) => {
      // Without a highlighted suggestion Enter submits the form.
      if (event.key === 'Enter' && highlightedIndex < 0)
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  return (
    <TextField
      {...input}
      {...others}
      // A field of the type `email` changes what is typed: Chromium makes `masswerk.de` of `maßwerk.de`.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <div className={classNames(css.menu, !shown && css.closed)}>
          <ul
            {...getMenuProps({ 'aria-label': t.suggestions, 'aria-labelledby': undefined, onMouseDown: keepFocus })}
            className={css.list}
          >
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
          <VisuallyHidden output>{shown ? t.suggestionCount(items.length) : ''}</VisuallyHidden>
        </div>
      }
      className={classNames(css.field, className)}
    />
  )
}

/** Until a composition ends, its field keeps what is typed (rule formats-57); losing the focus ends it. */
function endComposition(input: HTMLInputElement): void {
  input.blur()
  input.focus()
}

/** A pointer that is pressed on the suggestions, or scrolls them, leaves the focus in the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()
