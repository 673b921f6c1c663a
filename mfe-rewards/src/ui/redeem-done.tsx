import { formatPoints } from '@delikaterie/shared-contracts/format'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Step, StepActions } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { NewBalance } from '../stores/redeem-state.ts'
import { ButtonLink } from './button-link.tsx'
import type { RedeemStepProps } from './redeem-step.ts'

/** The placed order: number, address of the confirmation, new balance. */
export function OrderDone({ page, state, heading }: RedeemStepProps<'done'>) {
  const { orderNumber, email, offer } = state.order
  const rows = [
    ...(orderNumber === '' ? [] : [{ label: t.orderNumber, value: orderNumber }]),
    { label: t.reward, value: offer.title },
    ...(email === '' ? [] : [{ label: t.confirmation, value: email }]),
    { label: t.newBalance, value: <output>{balanceText(state.balance)}</output> },
  ]
  return (
    <Step title={t.doneTitle} lead={t.done} heading={heading}>
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
