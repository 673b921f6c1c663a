import { AddressSuggestion as Choice, type AddressSuggestionProps } from '@portal/shared-ui/forms/address-suggestion'
import { suggestionHelp, suggestionOnlyTexts, suggestionTexts } from '@portal/shared-contracts/address/address-messages'
import { addressLines, type AddressSuggestion } from '@portal/shared-contracts/address/address'
import { EmailLink } from '../navigation/links.tsx'

type SuggestedAddressProps = Omit<AddressSuggestionProps, 'given' | 'suggested' | 'texts'> & {
  suggestion: AddressSuggestion
}

/**
 * The choice between the typed and the suggested address; without `onKeep` the customer service helps with the typed
 * one.
 */
export const SuggestedAddress = ({ suggestion: { given, suggested, differing }, ...choice }: SuggestedAddressProps) => (
  <>
    <Choice
      {...choice}
      given={addressLines(given, differing)}
      suggested={addressLines(suggested, differing)}
      texts={choice.onKeep ? suggestionTexts : suggestionOnlyTexts}
    />
    {!choice.onKeep && (
      <p>
        {suggestionHelp} <EmailLink />
      </p>
    )}
  </>
)
