import { addressLines, suggestionTexts } from '@delikaterie/shared-contracts/address'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { Step } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { RedeemStepProps } from './redeem-step.ts'

/** The typed and the suggested address; choosing either places the order. */
export function SuggestionStep({ page, state, heading }: RedeemStepProps<'suggestion'>) {
  const { given, suggested, differing } = state.suggestion
  return (
    <Step title={t.suggestionTitle} lead={t.suggestionLead} heading={heading}>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={{ ...suggestionTexts, edit: t.editAddress }}
        consequence={t.suggestionConsequence(state.context.offer.price)}
        onAccept={page.acceptSuggestion}
        onKeep={page.keepTypedAddress}
        onEdit={() => page.goTo('address')}
      />
    </Step>
  )
}
