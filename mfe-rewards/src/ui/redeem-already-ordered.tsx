import { formatDate, formatTime } from '@delikaterie/shared-contracts/berlin-time'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { Step, StepActions } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import { ButtonLink } from './button-link.tsx'
import type { RedeemStepProps } from './redeem-step.ts'

/** Asks before a second order of a reward that was ordered a moment ago. */
export function AlreadyOrdered({ page, state, heading }: RedeemStepProps<'alreadyOrdered'>) {
  const { orderNumber, at } = state.order
  const time = new Date(at).toISOString()
  const rows = [
    ...(orderNumber === '' ? [] : [{ label: t.orderNumber, value: orderNumber }]),
    { label: t.orderedAt, value: t.dateAndTime(formatDate(time), formatTime(time)) },
  ]
  return (
    <Step title={t.alreadyOrderedTitle} lead={t.alreadyOrdered} heading={heading}>
      <DataList rows={rows} />
      <StepActions>
        <ButtonLink to={paths.rewards}>{t.keepOneOrder}</ButtonLink>
        <Button variant="outline" onClick={() => void page.orderAgain()}>
          {t.orderAgain}
        </Button>
      </StepActions>
    </Step>
  )
}
