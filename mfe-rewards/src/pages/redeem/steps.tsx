import { errorText } from '@portal/shared-contracts/messages/errors'
import * as paths from '@portal/shared-contracts/paths'
import { Panel } from '@portal/shared-ui/card'
import { RetryNotice } from '@portal/shared-ui/retry-notice'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Step, StepActions, type StepHeading } from '@portal/shared-ui/step'
import { Steps } from '@portal/shared-ui/steps'
import { formSteps, type Step as StepName } from '../../domain/redeem-steps.ts'
import { t } from '../../messages/redeem.ts'
import { notRedeemableText, validityText } from '../../messages/reward-facts.ts'
import type { RedeemState } from '../../stores/redeem-state.ts'
import type { RedeemModel } from '../../stores/redeem.ts'
import { Link } from '@portal/shared-contracts/navigation'
import { buttonClass } from '@portal/shared-ui/button'
import { RewardPrice } from '../../ui/reward-card.tsx'
import { RewardPicture } from '../../ui/reward-picture.tsx'
import { AlreadyOrdered, OrderDone } from './done.tsx'
import { AddressStep, CardStep, SuggestionStep } from './form-steps.tsx'
import * as summaryCss from './offer-summary.module.css'
import * as css from './redeem.module.css'
import { ReviewStep } from './review.tsx'
import type { FormStepProps } from './step-props.ts'
import { OrderUnknown } from './unknown.tsx'

export type RedeemStepsProps = {
  page: RedeemModel
  state: RedeemState
  /** The one of the form that the address names. */
  step: StepName | null
  heading: StepHeading
  back: () => void
}

/** The current step with the progress above it and the reward beside it. */
export function RedeemSteps(props: RedeemStepsProps) {
  const { state, step } = props
  const progress = progressOf(state, step)
  const content = <Content {...props} />
  const steps = progress && <Steps label={t.steps} doneLabel={t.stepDone} {...progress} />
  if (state.status === 'done')
    return (
      <>
        {steps}
        {content}
      </>
    )
  return (
    <>
      {steps}
      {/* Keyed, so that the skeleton is replaced and does not move when the steps above it appear. */}
      <div key={String(progress !== null)} className={css.columns}>
        <div className={css.main}>{content}</div>
        <Summary state={state} step={step} />
      </div>
    </>
  )
}

/** The names of the steps and the index of the current one; null outside the steps. */
function progressOf(state: RedeemState, step: StepName | null): { steps: readonly string[]; current: number } | null {
  if (state.status === 'done') {
    const steps = state.cards && namesOf(formSteps(state.cards, 'review'))
    return steps && { steps, current: steps.length }
  }
  if (!('context' in state)) return null
  const current = state.status === 'editing' && step !== null ? step : 'review'
  const shown = formSteps(state.context.cards, current)
  return { steps: namesOf(shown), current: shown.indexOf(current) }
}

const namesOf = (steps: readonly StepName[]): string[] => [...steps.map((name) => t.stepNames[name]), t.lastStep]

/** The reward being redeemed; the review names it itself. */
function Summary({ state, step }: Pick<RedeemStepsProps, 'state' | 'step'>) {
  const offer = offerOf(state)
  if (offer === null) return null
  const { title, subTitle = '', image, price, validFrom = '', validTo = '' } = offer
  const validity = validityText({ validFrom, validTo })
  return (
    <div className={state.status === 'editing' && step === 'review' ? css.besideReview : undefined}>
      <Panel className={summaryCss.summary}>
        <RewardPicture src={image} size="s" />
        <div className={summaryCss.facts}>
          <p className={summaryCss.title}>{title}</p>
          {subTitle && <p className={summaryCss.subTitle}>{subTitle}</p>}
          <p>
            <RewardPrice price={price} />
          </p>
          {validity && <p className={summaryCss.subTitle}>{validity}</p>}
        </div>
      </Panel>
    </div>
  )
}

/** Dates are ISO. */
type Offered = {
  title: string
  subTitle?: string
  image: string
  price: number | null
  validFrom?: string
  validTo?: string
}

function offerOf(state: RedeemState): Offered | null {
  if ('context' in state) return state.context.reward
  if ('reward' in state) return state.reward
  return 'order' in state ? state.order.offer : null
}

function Content({ page, state, step, heading, back }: RedeemStepsProps) {
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
      return <FormStep step={step ?? 'review'} page={page} state={state} heading={heading} back={back} />
    case 'suggestion':
      return <SuggestionStep page={page} state={state} />
    case 'unknown':
      return <OrderUnknown page={page} state={state} heading={heading} />
    case 'done':
      return <OrderDone page={page} state={state} heading={heading} />
    case 'alreadyOrdered':
      return <AlreadyOrdered page={page} state={state} heading={heading} />
  }
}

function FormStep({ step, ...props }: FormStepProps & { step: StepName }) {
  switch (step) {
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

const ToAllRewards = () => (
  <StepActions>
    <Link to={paths.rewards} className={buttonClass()}>
      {t.allRewards}
    </Link>
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
      <Link to={paths.cards} className={buttonClass()}>
        {t.toCards}
      </Link>
      <Link to={paths.rewards} className={buttonClass('outline')}>
        {t.allRewards}
      </Link>
    </StepActions>
  </Step>
)
