import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import * as paths from '@delikaterie/shared-contracts/paths'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { t } from '../messages/redeem.ts'
import { notRedeemableText } from '../messages/reward-facts.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { Step, StepActions, type StepHeading } from '@delikaterie/shared-ui/step'
import { ButtonLink } from '../ui/button-link.tsx'
import { AddressStep } from '../ui/redeem-address.tsx'
import { AlreadyOrdered } from '../ui/redeem-already-ordered.tsx'
import { CardStep } from '../ui/redeem-card.tsx'
import { OrderDone } from '../ui/redeem-done.tsx'
import { ReviewStep } from '../ui/redeem-review.tsx'
import type { RedeemStepProps, WithBack } from '../ui/redeem-step.ts'
import { SuggestionStep } from '../ui/redeem-suggestion.tsx'
import { OrderUnknown } from '../ui/redeem-unknown.tsx'
import * as css from './redeem.module.css'

/** The content of the page in each state of the flow. */
export function RedeemContent({ page, state, heading, back }: RedeemStepProps<RedeemState['status']> & WithBack) {
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <RetryNotice
          title={t.couldNotLoad}
          text={`${t.pointsKept} ${errorText(state.code)}`}
          retry={t.retry}
          onRetry={page.open}
        />
      )
    case 'notFound':
      // The hero says that there is no such reward.
      return <ToAllRewards />
    case 'notRedeemable':
      return <Ended title={t.notRedeemableTitle} text={notRedeemableText(state.reason)} heading={heading} />
    case 'noCard':
      return <NoCard heading={heading} />
    case 'editing':
      return <EditingStep page={page} state={state} heading={heading} back={back} />
    case 'suggestion':
      return <SuggestionStep page={page} state={state} heading={heading} />
    case 'sending':
      return <Sending heading={heading} />
    case 'unknown':
      return <OrderUnknown page={page} state={state} heading={heading} />
    case 'done':
      return <OrderDone page={page} state={state} heading={heading} />
    case 'alreadyOrdered':
      return <AlreadyOrdered page={page} state={state} heading={heading} />
  }
}

function EditingStep(props: RedeemStepProps<'editing'> & WithBack) {
  switch (props.state.step) {
    case 'card':
      return <CardStep {...props} />
    case 'address':
      return <AddressStep {...props} />
    case 'review':
      return <ReviewStep {...props} />
  }
}

const Loading = () => (
  <>
    <output className={css.status}>{t.loading}</output>
    <Skeleton shape="box" className={css.skeleton} />
  </>
)

const Sending = ({ heading }: { heading: StepHeading }) => (
  <Step title={t.sendingTitle} heading={heading}>
    <output>{t.sending}</output>
    <Skeleton lines={3} />
  </Step>
)

const ToAllRewards = () => (
  <StepActions>
    <ButtonLink to={paths.rewards}>{t.allRewards}</ButtonLink>
  </StepActions>
)

const Ended = ({ title, text, heading }: { title: string; text: string; heading: StepHeading }) => (
  <Step title={title} heading={heading}>
    <p>{text}</p>
    <ToAllRewards />
  </Step>
)

const NoCard = ({ heading }: { heading: StepHeading }) => (
  <Step title={t.noCardTitle} heading={heading}>
    <p>{t.noCard}</p>
    <StepActions>
      <ButtonLink to={paths.cards}>{t.toCards}</ButtonLink>
      <ButtonLink to={paths.rewards} variant="outline">
        {t.allRewards}
      </ButtonLink>
    </StepActions>
  </Step>
)
