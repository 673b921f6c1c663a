import { AddressSuggestion as Choice, type AddressSuggestionProps } from '@portal/shared-ui/address-suggestion'
import { EmailLink } from '../navigation/links.tsx'
import { suggestionHelp, suggestionOnlyTexts, suggestionTexts } from './address-messages.ts'
import { addressLines, type AddressSuggestion } from './address.ts'

type SuggestedAddressProps = Omit<AddressSuggestionProps, 'given' | 'suggested' | 'texts'> & {
  suggestion: AddressSuggestion
}

/** The choice between the typed and the suggested address; without `onKeep` the customer service helps with the typed one. */
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
