import {
  addressLines,
  suggestionHelp,
  suggestionOnlyTexts,
  suggestionTexts,
  type AddressSuggestion as Suggestion,
} from '@portal/shared-stores/address'
import type { ProfileAddress } from '@portal/shared-contracts/calls'
import { AddressSuggestion } from '@portal/shared-ui/address-suggestion'
import { Button } from '@portal/shared-ui/button'
import { FocusedNotice } from '@portal/shared-ui/focused-notice'
import { useStore } from '@nanostores/react'
import type { Values } from '../../domain/profile.ts'
import { profile as t, profileLabels } from '../../messages/account-data.ts'
import type { ProfileForm } from '../../stores/profile-form.ts'
import { EmailLink } from './part.tsx'
import * as css from './profile-section.module.css'

type EditConflictsProps<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  values: Values<F>
  shown: (field: F, value: string) => string
  /** Number of attempts to save; with a conflict each takes the focus here. */
  attempt: number
  /** Called when the conflicts have been decided. */
  onAnswered: () => void
}

/** What another tab has saved since editing began, beside what is typed: nothing is saved until the member chooses. */
export function EditConflicts<F extends keyof ProfileAddress>(props: EditConflictsProps<F>) {
  const { form, values, shown, attempt, onAnswered } = props
  const saved = useStore(form.$saved)
  const conflicts = useStore(form.$conflicts)
  if (conflicts.length === 0) return null
  const decide = (keep: 'typed' | 'saved'): void => {
    form.decide(keep)
    onAnswered()
  }
  return (
    <FocusedNotice
      tone="warning"
      title={t.conflictTitle}
      occasion={`${conflicts.join()} ${attempt}`}
      action={
        <div className={css.actions}>
          <Button onClick={() => decide('typed')}>{t.keepTyped}</Button>
          <Button variant="outline" onClick={() => decide('saved')}>
            {t.takeSaved}
          </Button>
        </div>
      }
    >
      <p>{t.conflictLead}</p>
      <ul className={css.list}>
        {conflicts.map((field) => (
          <li key={field}>
            {t.conflict(profileLabels[field], shown(field, saved[field]), shown(field, values[field]))}
          </li>
        ))}
      </ul>
    </FocusedNotice>
  )
}

type ProfileSuggestionProps<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  suggestion: Suggestion
  canKeepAddress: boolean
  onEdit: () => void
}

/** The choice between the typed and the suggested address, or to edit it. */
export function ProfileSuggestion<F extends keyof ProfileAddress>(props: ProfileSuggestionProps<F>) {
  const { form, suggestion, canKeepAddress, onEdit } = props
  const { given, suggested, differing } = suggestion
  return (
    <>
      <AddressSuggestion
        given={addressLines(given, differing)}
        suggested={addressLines(suggested, differing)}
        texts={canKeepAddress ? suggestionTexts : suggestionOnlyTexts}
        consequence={canKeepAddress ? t.suggestionConsequence : t.suggestionOnlyConsequence}
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
