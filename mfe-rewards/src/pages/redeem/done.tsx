import { addressLines } from '@portal/shared-contracts/address'
import { content } from '@portal/shared-contracts/brand/content'
import { formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import * as paths from '@portal/shared-contracts/paths'
import { SaveAddress } from '@portal/page-library/forms/save-address'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { AddressLines } from '@portal/shared-ui/forms/address-lines'
import { Button } from '@portal/shared-ui/buttons/button'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { Step, StepActions } from '@portal/shared-ui/forms/step'
import { orderedDeliveryText, preparationText } from '../../messages/delivery.ts'
import { t } from '../../messages/redeem.ts'
import type { NewBalance } from '../../stores/redeem-state.ts'
import * as css from './done.module.css'
import type { StepProps } from './step-props.ts'

/** The placed order: thanks and delivery time first, then number, addresses and new balance. */
export function OrderDone({ store, state, heading }: StepProps<'done'>) {
  const { orderNumber, email, offer, delivery } = state.order
  const rows = [
    { label: t.reward, value: offer.title },
    { label: t.price, value: formatPoints(offer.price) },
    ...(orderNumber === '' ? [] : [{ label: t.orderNumber, value: orderNumber, isVerbatim: true }]),
    ...(delivery ? [{ label: t.delivery, value: <AddressLines lines={addressLines(delivery)} /> }] : []),
    ...(email === '' ? [] : [{ label: t.confirmation, value: email, isVerbatim: true }]),
    { label: t.newBalance, value: <output>{balanceText(state.balance)}</output> },
  ]
  return (
    <div className={css.done}>
      <div className={css.picture}>
        <Drawing src={content.pictures.gift} alt={content.pictureAlts?.gift} />
      </div>
      <Step title={t.doneTitle} lead={preparationText(offer.category)} heading={heading}>
        <p className={css.delivery}>{orderedDeliveryText(offer.category)}</p>
        <DataList rows={rows} />
        {delivery && <SaveAddress ordered={delivery} />}
        <StepActions>
          <ButtonLink to={paths.rewards}>{t.allRewards}</ButtonLink>
          <ButtonLink to={paths.transactions} variant="outline">
            {t.toTransactions}
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            {t.home}
          </ButtonLink>
        </StepActions>
        <StepActions>
          <Button variant="quiet" onClick={() => void store.orderAgain()}>
            {t.again}
          </Button>
        </StepActions>
      </Step>
    </div>
  )
}

function balanceText(balance: NewBalance): string {
  switch (balance.kind) {
    case 'loading':
      return t.balanceLoading
    case 'known':
      return formatPoints(balance.points)
    case 'unavailable':
      return t.balanceUnavailable
  }
}

/** Asks before a second order of a reward that was ordered a moment ago. */
export function AlreadyOrdered({ store, state, heading }: StepProps<'alreadyOrdered'>) {
  const { orderNumber, at } = state.order
  const time = new Date(at).toISOString()
  const rows = [
    ...(orderNumber === '' ? [] : [{ label: t.orderNumber, value: orderNumber, isVerbatim: true }]),
    { label: t.orderedAt, value: t.dateAndTime(formatDate(time), formatTime(time)) },
  ]
  return (
    <Step title={t.alreadyOrderedTitle} lead={t.alreadyOrdered} heading={heading}>
      <DataList rows={rows} />
      <StepActions>
        <ButtonLink to={paths.rewards}>{t.keepOneOrder}</ButtonLink>
        <Button variant="outline" onClick={() => void store.orderAgain()}>
          {t.orderAgain}
        </Button>
      </StepActions>
    </Step>
  )
}
