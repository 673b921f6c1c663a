import {
  addressLines,
  suggestionHelp,
  suggestionOnlyTexts,
  suggestionTexts,
  type AddressSuggestion as Suggestion,
} from '@delikaterie/shared-contracts/address'
import type { ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { profile as t } from '../../messages/account-data.ts'
import type { ProfileForm } from '../../stores/profile-form.ts'
import { EmailLink } from './email-link.tsx'

type Props<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  suggestion: Suggestion
  canKeepAddress: boolean
  onEdit: () => void
}

/** The choice between the typed and the suggested address, or to edit it. */
export function ProfileSuggestion<F extends keyof ProfileAddress>(props: Props<F>) {
  const { form, suggestion, canKeepAddress, onEdit } = props
  const { given, suggested, differing } = suggestion
  return (
    <>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={canKeepAddress ? suggestionTexts : suggestionOnlyTexts}
        consequence={canKeepAddress ? t.suggestionConsequence : t.suggestionOnlyConsequence}
        effect={t.suggestionEffect}
        headingLevel={3}
        onAccept={form.acceptSuggestion}
        {...(canKeepAddress && { onKeep: form.keepAddress })}
        onEdit={onEdit}
      />
      {!canKeepAddress && (
        <p>
          {suggestionHelp} <EmailLink />
        </p>
      )}
    </>
  )
}
