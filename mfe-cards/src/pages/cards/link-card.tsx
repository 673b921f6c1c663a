import { tidyCardCode } from '@portal/shared-contracts/domain/card-code'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { CardCodeField } from '@portal/shared-ui/card-code-field'
import { FocusedNotice } from '@portal/shared-ui/focused-notice'
import { Form } from '@portal/shared-ui/form'
import { typeset } from '@portal/shared-ui/typeset'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
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
            {typeset(t.linked(state.result))}
          </FocusedNotice>
        )}
        <div className={css.cardCode}>
          <CardCodeField
            input={field}
            label={list.number}
            hint={t.hint}
            error={error !== undefined && t.error(error, typed, isOwn)}
            value={typed}
            required
            enterKeyHint="send"
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
