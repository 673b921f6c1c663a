import { LoyaltyRetryNotice } from '@portal/page-library/notices/maintenance'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { Panel } from '@portal/shared-ui/cards/card'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { Step, StepActions, type StepHeading } from '@portal/shared-ui/forms/step'
import { Steps } from '@portal/shared-ui/forms/steps'
import { formSteps, type Step as StepName } from '../../domain/redeem-steps.ts'
import type { RewardDetail } from '../../domain/reward.ts'
import { t } from '../../messages/redeem.ts'
import { notRedeemableText, validityText } from '../../messages/reward-facts.ts'
import type { RedeemState } from '../../stores/redeem-state.ts'
import type { RedeemStore } from '../../stores/redeem.ts'
import { RewardPrice } from '../../ui/reward-card.tsx'
import { RewardPicture } from '../../ui/reward-picture.tsx'
import { rewardOf } from './detail.tsx'
import { AlreadyOrdered, OrderDone } from './done.tsx'
import { AddressStep, CardStep, SuggestionStep } from './form-steps.tsx'
import * as css from './steps.module.css'
import * as pageCss from '../redeem.module.css'
import { ReviewStep } from './review.tsx'
import { OrderUnknown } from './unknown.tsx'

export type RedeemStepsProps = {
  store: RedeemStore
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
  return (
    <>
      {progress && <Steps label={t.steps} doneLabel={t.stepDone} {...progress} />}
      {state.status === 'done' ? (
        <Content {...props} />
      ) : (
        // Keyed, so that the skeleton is replaced and does not move when the steps above it appear.
        <div key={String(progress !== null)} className={pageCss.columns}>
          <div className={pageCss.main}>
            <Content {...props} />
          </div>
          <Summary state={state} step={step} />
        </div>
      )}
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
    <div className={state.status === 'editing' && step === 'review' ? pageCss.besideReview : undefined}>
      <Panel className={css.summary}>
        <RewardPicture src={image} size="s" />
        <div className={css.facts}>
          <p className={css.title}>{title}</p>
          {subTitle && <p className={css.subTitle}>{subTitle}</p>}
          <p>
            <RewardPrice price={price} />
          </p>
          {validity && <p className={css.subTitle}>{validity}</p>}
        </div>
      </Panel>
    </div>
  )
}

/** What an order keeps of its reward, or all of the reward. */
type Offered = Pick<RewardDetail, 'title' | 'image' | 'price'> &
  Partial<Pick<RewardDetail, 'subTitle' | 'validFrom' | 'validTo'>>

const offerOf = (state: RedeemState): Offered | null => rewardOf(state) ?? ('order' in state ? state.order.offer : null)

const formStepViews = { card: CardStep, address: AddressStep, review: ReviewStep }

function Content({ store, state, step, heading, back }: RedeemStepsProps) {
  switch (state.status) {
    case 'loading':
      return <Loading text={t.loading} textClass={pageCss.status} shape="box" className={pageCss.skeleton} />
    case 'failed':
      return (
        <LoyaltyRetryNotice
          title={t.couldNotLoad}
          text={`${t.pointsKept} ${errorText(state.code)}`}
          retry={t.retry}
          onRetry={store.open}
        />
      )
    case 'notFound':
      // The hero says that there is no such reward.
      return (
        <StepActions>
          <ButtonLink to={paths.rewards}>{t.allRewards}</ButtonLink>
        </StepActions>
      )
    case 'notRedeemable':
      return <Ended title={t.notRedeemableTitle} text={notRedeemableText(state.reason)} heading={heading} />
    case 'noCard':
      return <Ended title={t.noCardTitle} text={t.noCard} heading={heading} toCards />
    case 'editing': {
      const FormStep = formStepViews[step ?? 'review']
      return <FormStep store={store} state={state} heading={heading} back={back} />
    }
    case 'suggestion':
      return <SuggestionStep store={store} state={state} />
    case 'unknown':
      return <OrderUnknown store={store} state={state} heading={heading} />
    case 'done':
      return <OrderDone store={store} state={state} heading={heading} />
    case 'alreadyOrdered':
      return <AlreadyOrdered store={store} state={state} heading={heading} />
  }
}

type EndedProps = { title: string; text: string; heading: StepHeading; toCards?: boolean }

/** Why nothing can be ordered, with the ways on. */
const Ended = ({ title, text, heading, toCards = false }: EndedProps) => (
  <Step title={title} heading={heading}>
    <p>{text}</p>
    <StepActions>
      {toCards && <ButtonLink to={paths.cards}>{t.toCards}</ButtonLink>}
      <ButtonLink to={paths.rewards} variant={toCards ? 'outline' : 'primary'}>
        {t.allRewards}
      </ButtonLink>
    </StepActions>
  </Step>
)
