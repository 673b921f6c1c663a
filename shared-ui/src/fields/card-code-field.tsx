import { editCardCode, pasteCardCode, type CardCodeInput } from '@portal/shared-contracts/card-number/card-code'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
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
  const [caret, setCaret] = useState<{ position: number } | null>(null)

  // Setting the value of an input moves the caret to its end.
  useLayoutEffect(() => {
    if (caret && input.current?.matches(':focus')) input.current.setSelectionRange(caret.position, caret.position)
  }, [caret, input])

  function edit({ text, caret: position }: CardCodeInput): void {
    setCaret({ position })
    onEdit(text)
  }
  function change({ value: text, selectionStart }: HTMLInputElement, inputType = ''): CardCodeInput {
    return editCardCode(value, { text, caret: selectionStart ?? text.length }, inputType)
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
        const { inputType, isComposing = false } = nativeEvent as Partial<InputEvent>
        const changed = change(currentTarget, inputType)
        // A caret that is set during a composition would end it.
        if (isComposing) onEdit(changed.text)
        else edit(changed)
      }}
      onCompositionEnd={({ currentTarget }) => edit(change(currentTarget))}
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
