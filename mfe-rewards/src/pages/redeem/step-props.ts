import type { StepHeading } from '@portal/shared-ui/forms/step'
import type { RedeemState } from '../../stores/redeem-state.ts'
import type { RedeemStore } from '../../stores/redeem.ts'

/** What the view of a state of redeeming gets. */
export type StepProps<Status extends RedeemState['status']> = {
  store: RedeemStore
  state: Extract<RedeemState, { status: Status }>
  heading: StepHeading
}

/** What a step of the form gets: `back` goes to the step before, or to the reward's page. */
export type FormStepProps = StepProps<'editing'> & { back: () => void }
