import { formatPoints } from '@delikaterie/shared-contracts/format'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Step, StepActions, type StepHeading } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { NewBalance, RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'

type OrderDoneProps = { page: RedeemModel; state: Extract<RedeemState, { status: 'done' }>; heading: StepHeading }

/** The placed order: number, address of the confirmation, new balance. */
export function OrderDone({ page, state, heading }: OrderDoneProps) {
  const { orderNumber, email, offer } = state.order
  const rows = [
    { label: t.orderNumber, value: orderNumber },
    { label: t.reward, value: offer.title },
    { label: t.confirmation, value: email },
    { label: t.newBalance, value: <output>{balanceText(state.balance)}</output> },
  ]
  return (
    <Step title={t.doneTitle} lead={t.done} heading={heading}>
      <DataList rows={rows} />
      <StepActions>
        <Link to={paths.rewards} className={buttonClass()}>
          {t.allRewards}
        </Link>
        <Link to={paths.transactions} className={buttonClass('outline')}>
          {t.toTransactions}
        </Link>
        <Link to="/" className={buttonClass('outline')}>
          {t.home}
        </Link>
      </StepActions>
      <StepActions>
        <Button variant="quiet" onClick={() => void page.startOver()}>
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
