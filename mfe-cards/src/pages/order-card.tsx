import { countryName } from '@delikaterie/shared-contracts/domain/countries'
import { addressLines } from '@delikaterie/shared-contracts/domain/address-lines'
import { AddressLines } from '@delikaterie/shared-ui/address-lines'
import { Button } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/order-card.ts'
import type { OrderCardModel, OrderCardState } from '../stores/order-card.ts'
import { orderCardForm } from '../stores/portal.ts'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import * as css from './cards.module.css'
import { OrderCardForm } from './order-card-form.tsx'

/** Ordering a card: the address first, then the order (spec §5, Address check). */
export function OrderCard() {
  const [form] = useState(orderCardForm)
  const state = useStore(form.$state)
  if (state.status === 'ordered')
    return (
      <FocusedNotice tone="success" title={t.orderedTitle}>
        {t.ordered}
      </FocusedNotice>
    )
  return (
    <Card>
      <Content form={form} state={state} />
    </Card>
  )
}

function Content({ form, state }: { form: OrderCardModel; state: OrderCardState }) {
  if (state.status === 'suggestion') return <Suggestion form={form} suggestion={state.suggestion} />
  const edited = state.status === 'editing' || (state.status === 'sending' && state.before === 'editing')
  return edited ? <OrderCardForm form={form} /> : <Review form={form} state={state} />
}

/** The profile's address, or the accepted suggestion while it is on its way. */
function Review({ form, state }: { form: OrderCardModel; state: OrderCardState }) {
  const address = useStore(form.$address)
  const busy = state.status === 'sending'
  return (
    <div className={css.form}>
      <div>
        <p className={css.count}>{t.address}</p>
        <AddressLines lines={addressLines(address)} />
        <p>{countryName(address.countryId)}</p>
      </div>
      {state.status === 'reviewing' && state.code !== null && <Notice tone="error">{t.error(state.code)}</Notice>}
      <div className={css.actions}>
        <Button busy={busy} onClick={() => void form.submit()}>
          {t.order}
        </Button>
        <Button variant="outline" onClick={form.edit}>
          {t.edit}
        </Button>
      </div>
    </div>
  )
}

type SuggestionProps = {
  form: OrderCardModel
  suggestion: Extract<OrderCardState, { status: 'suggestion' }>['suggestion']
}

/** The call cannot skip the address check: the suggestion is taken or the address edited (design §10). */
function Suggestion({ form, suggestion }: SuggestionProps) {
  return (
    <div className={css.form}>
      <FocusedHeading>{t.suggestionTitle}</FocusedHeading>
      <p>{t.suggestionLead}</p>
      <AddressLines lines={addressLines(suggestion.suggested, suggestion.differing)} />
      <div className={css.actions}>
        <Button onClick={() => void form.accept()}>{t.accept}</Button>
        <Button variant="outline" onClick={form.edit}>
          {t.edit}
        </Button>
      </div>
    </div>
  )
}
