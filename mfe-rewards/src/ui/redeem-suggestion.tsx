import { addressLines, suggestionTexts } from '@delikaterie/shared-contracts/address'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { Step } from '@delikaterie/shared-ui/step'
import { t } from '../messages/redeem.ts'
import type { RedeemStepProps } from './redeem-step.ts'
import * as css from './redeem-steps.module.css'

/** The typed and the suggested address; choosing either places the order. */
export function SuggestionStep({ page, state, heading }: RedeemStepProps<'suggestion'>) {
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
