import { addressLines, suggestionTexts } from '@delikaterie/shared-contracts/address'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { t } from '../messages/redeem.ts'
import type { RedeemStepProps } from './redeem-step.ts'

/** The typed and the suggested address; choosing either places the order. */
export function SuggestionStep({ page, state, heading }: RedeemStepProps<'suggestion'>) {
  const { given, suggested, differing } = state.suggestion
  return (
    <AddressSuggestion
      given={addressLines(given, differing)}
      suggested={addressLines(suggested, differing)}
      texts={suggestionTexts}
      consequence={t.suggestionConsequence}
      effect={t.suggestionEffect(state.context.offer.price)}
      heading={heading}
      onAccept={page.acceptSuggestion}
      onKeep={page.keepTypedAddress}
      onEdit={() => page.goTo('address')}
    />
  )
}
