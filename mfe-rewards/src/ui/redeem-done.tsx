import { addressLines } from '@delikaterie/shared-contracts/address'
import { formatPoints } from '@delikaterie/shared-contracts/format'
import * as paths from '@delikaterie/shared-contracts/paths'
import { AddressLines } from '@delikaterie/shared-ui/address-lines'
import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Step, StepActions } from '@delikaterie/shared-ui/step'
import { orderedDeliveryText, preparationText } from '../content/delivery.ts'
import { WrappedGift } from '../content/wrapped-gift.tsx'
import { t } from '../messages/redeem.ts'
import type { NewBalance } from '../stores/redeem-state.ts'
import { ButtonLink } from './button-link.tsx'
import * as css from './redeem-done.module.css'
import type { RedeemStepProps } from './redeem-step.ts'

/** The placed order: thanks and delivery time first, then number, addresses and new balance. */
export function OrderDone({ page, state, heading }: RedeemStepProps<'done'>) {
  const { orderNumber, email, offer, delivery } = state.order
  const rows = [
    { label: t.reward, value: offer.title },
    { label: t.price, value: formatPoints(offer.price) },
    ...(orderNumber === '' ? [] : [{ label: t.orderNumber, value: orderNumber }]),
    ...(delivery ? [{ label: t.delivery, value: <AddressLines lines={addressLines(delivery)} /> }] : []),
    ...(email === '' ? [] : [{ label: t.confirmation, value: email }]),
    { label: t.newBalance, value: <output>{balanceText(state.balance)}</output> },
  ]
  return (
    <div className={css.done}>
      <div className={css.picture}>
        <WrappedGift />
      </div>
      <Step title={t.doneTitle} lead={preparationText(offer.category)} heading={heading}>
        <p className={css.delivery}>{orderedDeliveryText(offer.category)}</p>
        <DataList rows={rows} />
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
          <Button variant="quiet" onClick={() => void page.orderAgain()}>
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
