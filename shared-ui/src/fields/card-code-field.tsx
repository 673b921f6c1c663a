import { editCardCode, pasteCardCode, type CardCodeInput } from '@portal/shared-contracts/card-number/card-code'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type CardCodeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onPaste' | 'ref'> & {
  input?: RefObject<HTMLInputElement | null>
  value: string
  onEdit: (text: string) => void
}

/** A field for a card number, which it groups while the member types and reads from whatever is pasted. */
export function CardCodeField({ input: given, value, onEdit, ...field }: CardCodeFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const caret = useRef<number | null>(null)

  // Setting the value of an input moves the caret to its end.
  useLayoutEffect(() => {
    if (caret.current === null || !input.current?.matches(':focus')) return
    input.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function edit({ text, caret: position }: CardCodeInput): void {
    caret.current = position
    onEdit(text)
  }

  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      {...field}
      ref={input}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const { value: text, selectionStart } = currentTarget
        const { inputType = '' } = nativeEvent as Partial<InputEvent>
        edit(editCardCode(value, { text, caret: selectionStart ?? text.length }, inputType))
      }}
      onPaste={(event) => {
        if (event.currentTarget.readOnly) return
        event.preventDefault()
        const { selectionStart, selectionEnd } = event.currentTarget
        const selection = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
        edit(pasteCardCode(value, selection, event.clipboardData.getData('text')))
      }}
    />
  )
}
