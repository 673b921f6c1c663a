import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react'
import { useCombobox } from 'downshift'
import { suggestEmails } from '@portal/shared-contracts/domain/email-suggestions'
import { classNames } from '../styles/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as css from './email-field.module.css'

type InputProps = ComponentProps<'input'>

/** What makes the input a combobox. */
export type InputAttributes = Pick<
  InputProps,
  'role' | 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded'
>
export type InputHandlers = Pick<InputProps, 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>

export type EmailTexts = { suggestions: string; suggestionCount: (count: number) => string }

export type EmailCompletionsProps = {
  texts: EmailTexts
  input: RefObject<HTMLInputElement | null>
  value: string
  onChoose: (value: string) => void
  onAttributes: (attributes: InputAttributes) => void
  /** Gets the input's handlers. */
  ref: Ref<InputHandlers>
}

/** Milliseconds the suggestions stay open after the field loses the focus. */
const closingDelay = 200

const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes

/** The list of suggested addresses below an e-mail field. */
export function EmailCompletions(props: EmailCompletionsProps) {
  const { texts: t, input, value, onChoose, onAttributes, ref: handlers } = props
  const { isOpen, setOpen, closeSoon } = useDelayedClosing(() => input.current?.matches(':focus') ?? false)
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
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onChoose(selectedItem)
    },
  })
  const { ref, onChange, onKeyDown, onBlur, onClick, ...attributes }: InputProps = getInputProps({
    onBlur: closeSoon,
    onKeyDown: (event) => {
      // Without a highlighted suggestion Enter submits the form.
      if (event.key === 'Enter' && highlightedIndex < 0)
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
  })
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input.current)
  })
  useImperativeHandle(handlers, () => ({ onChange, onKeyDown, onBlur, onClick }))
  const { 'aria-controls': controls, 'aria-expanded': expanded, 'aria-activedescendant': active } = attributes
  useLayoutEffect(
    () =>
      onAttributes({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-controls': controls,
        'aria-expanded': expanded,
        'aria-activedescendant': active,
      }),
    [onAttributes, controls, expanded, active],
  )
  return (
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
  )
}

/** A pointer that is pressed on the suggestions, or scrolls them, leaves the focus in the field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Open from the start if the field has the focus, because the code arrives after it. Closes after the focus has left. */
function useDelayedClosing(hasFocus: () => boolean) {
  const [isOpen, setOpen] = useState(hasFocus)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closeSoon = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), closingDelay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isOpen, setOpen, closeSoon }
}
