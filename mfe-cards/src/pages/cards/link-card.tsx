import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { CardCodeField } from '@portal/shared-ui/fields/card-code-field'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { link, t as list } from '../../messages/cards.ts'
import type { LockCardStore } from '../../stores/lock-card.ts'
import { linkCardForm, memberCards } from '../../stores/portal.ts'
import * as css from '../cards.module.css'
import { useFocusAfterFailure } from './focus-after-failure.ts'

/** Links a card by its number; all errors are shown at the number. `dialog` may lock the same card later. */
export function LinkCard({ dialog }: { dialog: LockCardStore }) {
  const [form] = useState(linkCardForm)
  const state = useStore(form.$state)
  const typed = useStore(form.$typed)
  const field = useFocusAfterFailure(state)
  const [error] = failureOf(state).errors
  const cards = useStore(memberCards().$state)
  const isOwn = cards.status === 'ready' && cards.value.some(({ cardCode }) => cardCode === tidyCardCode(typed))
  const locking = useStore(dialog.$state)
  const isLocked = state.status === 'succeeded' && locking.status === 'succeeded' && locking.result === state.result
  useEffect(() => void form.restore(), [form])

  return (
    <Card>
      <Form className={css.form} onSubmit={form.submit}>
        {/* Not beside the notice that the same card is locked. */}
        {state.status === 'succeeded' && !isLocked && (
          <FocusedNotice key={state.result} tone="success" title={link.linkedTitle}>
            {typeset(link.linked(state.result))}
          </FocusedNotice>
        )}
        <div className={css.cardCode}>
          <CardCodeField
            input={field}
            label={list.number}
            hint={link.hint}
            error={error !== undefined && link.error(error, typed, isOwn)}
            value={typed}
            required
            enterKeyHint="send"
            readOnly={state.status === 'sending'}
            onEdit={form.type}
          />
        </div>
        <Button type="submit" busy={state.status === 'sending'}>
          {link.submit}
        </Button>
      </Form>
    </Card>
  )
}
