import type { ProfileAddress } from '@delikaterie/shared-contracts/calls'
import { Button } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useStore } from '@nanostores/react'
import type { MergedEdit } from '../domain/merge-edit.ts'
import { profileLabels, t } from '../messages/profile-form.ts'
import type { ProfileForm } from '../stores/profile-form.ts'
import * as css from './profile-section.module.css'

type Props<F extends keyof ProfileAddress> = {
  form: ProfileForm<F>
  merged: MergedEdit<F>
  shown: (field: F, value: string) => string
  /** Number of attempts to save; with a conflict each takes the focus here. */
  attempt: number
  /** Called when the conflicts have been decided. */
  onAnswered: () => void
}

/** What another tab has saved since editing began: both values of a conflict to choose from, and new values. */
export function EditConflicts<F extends keyof ProfileAddress>(props: Props<F>) {
  const { form, merged, shown, attempt, onAnswered } = props
  const saved = useStore(form.$saved)
  const { values, conflicts, updated } = merged
  const decide = (keep: 'typed' | 'saved'): void => {
    form.decide(keep)
    onAnswered()
  }
  return (
    <>
      {conflicts.length > 0 && (
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
      )}
      {updated.length > 0 && (
        <Notice title={t.updatedTitle}>
          {updated.map((field) => t.updated(profileLabels[field], shown(field, saved[field]))).join(' ')}
        </Notice>
      )}
    </>
  )
}
