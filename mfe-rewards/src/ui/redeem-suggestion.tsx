import { addressLines, suggestionTexts } from '@delikaterie/shared-contracts/address'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { Step, type StepHeading } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'

import * as css from './redeem-steps.module.css'

type SuggestionStepProps = {
  page: RedeemModel
  state: Extract<RedeemState, { status: 'suggestion' }>
  heading: StepHeading
}

/** The typed and the suggested address; choosing either places the order. */
export function SuggestionStep({ page, state, heading }: SuggestionStepProps) {
  const { given, suggested, differing } = state.suggestion
  return (
    <Step title={t.suggestionTitle} lead={t.suggestionLead} heading={heading}>
      <p className={css.binding}>{t.suggestionBinding(state.context.offer.price)}</p>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={{ ...suggestionTexts, edit: t.editAddress }}
        onAccept={page.acceptSuggestion}
        onKeep={page.keepTypedAddress}
        onEdit={() => page.goTo('address')}
      />
    </Step>
  )
}
