import {
  addressLines,
  suggestionTexts,
  type AddressSuggestion as Suggestion,
} from '@delikaterie/shared-contracts/address'
import type { ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { AddressSuggestion } from '@delikaterie/shared-ui/address-suggestion'
import { FocusedHeading } from '@delikaterie/shared-ui/focused-heading'
import { t } from '../messages/profile-form.ts'
import type { ProfileForm } from '../stores/profile-form.ts'
import * as css from './profile-section.module.css'

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
    <div className={css.section}>
      <FocusedHeading>{t.suggestionTitle}</FocusedHeading>
      <p>{t.suggestionLead}</p>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={{ ...suggestionTexts, edit: t.editAddress }}
        headingLevel={4}
        onAccept={form.acceptSuggestion}
        {...(canKeepAddress && { onKeep: form.keepAddress })}
        onEdit={onEdit}
      />
    </div>
  )
}
