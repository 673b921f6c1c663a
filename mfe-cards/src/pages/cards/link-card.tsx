import { tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Form } from '@delikaterie/shared-ui/form'
import { TextField, type TextFieldProps } from '@delikaterie/shared-ui/text-field'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { editCardCode, pasteCardCode, type CardCodeInput } from '../../domain/card-code-input.ts'
import { link as t, t as list } from '../../messages/cards.ts'
import type { LockCardModel } from '../../stores/lock-card.ts'
import { linkCardForm, memberCards } from '../../stores/portal.ts'
import { useFieldError } from './use-field-error.ts'
import * as css from '../cards.module.css'

/** Links a card by its number; all errors are shown at the number. `dialog` may lock the same card later. */
export function LinkCard({ dialog }: { dialog: LockCardModel }) {
  const [form] = useState(linkCardForm)
  const state = useStore(form.$state)
  const typed = useStore(form.$typed)
  const { field, error } = useFieldError(state)
  const cards = useStore(memberCards().$state)
  const isOwn = cards.status === 'ready' && cards.value.some(({ cardCode }) => cardCode === tidyCardCode(typed))
  const lock = useStore(dialog.$state)
  const isLocked = state.status === 'succeeded' && lock.status === 'succeeded' && lock.result === state.result
  useEffect(() => void form.restore(), [form])

  return (
    <Card>
      <Form className={css.form} onSubmit={form.submit}>
        {/* Not beside the notice that the same card is locked. */}
        {state.status === 'succeeded' && !isLocked && (
          <FocusedNotice key={state.result} tone="success" title={t.linkedTitle}>
            {t.linked(state.result)}
          </FocusedNotice>
        )}
        <div className={css.cardCode}>
          <CardCodeField
            input={field}
            label={list.number}
            hint={t.hint}
            error={error !== undefined && t.error(error, typed, isOwn)}
            value={typed}
            maxLength={40}
            required
            readOnly={state.status === 'sending'}
            onEdit={form.type}
          />
        </div>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.submit}
        </Button>
      </Form>
    </Card>
  )
}

type CardCodeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onPaste' | 'ref'> & {
  input: RefObject<HTMLInputElement | null>
  value: string
  onEdit: (text: string) => void
}

/** A field for a card number, which it groups while the member types and reads from whatever is pasted. */
function CardCodeField({ input, value, onEdit, ...field }: CardCodeFieldProps) {
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
