import { Steps } from '@delikaterie/shared-ui/steps'
import type { StepHeading } from '@delikaterie/shared-ui/step'
import { formSteps, type Step } from '../domain/redeem-address.ts'
import { t } from '../messages/redeem.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { OfferSummary, type OfferSummaryProps } from '../ui/offer-summary.tsx'
import { RedeemContent } from './redeem-content.tsx'
import * as css from './redeem.module.css'

export type RedeemStepsProps = { page: RedeemModel; state: RedeemState; heading: StepHeading; back: () => void }

/** The current step with the progress above it and the reward beside it. */
export function RedeemSteps({ page, state, heading, back }: RedeemStepsProps) {
  const progress = progressOf(state)
  const content = <RedeemContent page={page} state={state} heading={heading} back={back} />
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
        <Summary state={state} />
      </div>
    </>
  )
}

/** The names of the steps and the index of the current one; null outside the steps. */
function progressOf(state: RedeemState): { steps: readonly string[]; current: number } | null {
  if (state.status === 'done') {
    const steps = state.steps && namesOf(state.steps)
    return steps && { steps, current: steps.length }
  }
  if (!('context' in state)) return null
  const step = shownStep(state)
  const shown = formSteps(state.context.cards, step)
  return { steps: namesOf(shown), current: shown.indexOf(step) }
}

const namesOf = (steps: readonly Step[]): string[] => [...steps.map((name) => t.stepNames[name]), t.lastStep]

function shownStep(state: Extract<RedeemState, { context: unknown }>) {
  switch (state.status) {
    case 'editing':
      return state.step
    case 'suggestion':
    case 'sending':
      return 'review'
  }
}

const isReview = (state: RedeemState): boolean => state.status === 'editing' && state.step === 'review'

function Summary({ state }: { state: RedeemState }) {
  const offer = offerOf(state)
  return (
    offer && (
      <div className={isReview(state) ? css.besideReview : undefined}>
        <OfferSummary {...offer} />
      </div>
    )
  )
}

function offerOf(state: RedeemState): OfferSummaryProps | null {
  if ('context' in state) return state.context.reward
  if ('reward' in state) return state.reward
  return 'order' in state ? state.order.offer : null
}
