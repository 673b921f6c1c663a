import type { ProfileAddress } from '@portal/shared-contracts/calls'
import { SuggestedAddress } from '@portal/page-library/forms/suggested-address'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { DataList, type DataRow } from '@portal/shared-ui/lists/data-list'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { FocusedNotice } from '@portal/shared-ui/notices/focused-notice'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { AccountPart } from '../../domain/account-parts.ts'
import { profile as t } from '../../messages/profile.ts'
import type { ProfileForm } from '../../stores/profile-form.ts'
import { Part, useFocusAfterEditing } from './part.tsx'
import { ProfileEdit, type EditControls } from './profile-edit.tsx'
import * as css from './profile-section.module.css'

export type ProfileSectionProps<F extends keyof ProfileAddress> = {
  part: AccountPart
  form: ProfileForm<F>
  texts: { edit: string; editTitle: string; saved: string }
  rows: readonly DataRow[]
  /** Below the rows. */
  hint?: Elements
  /** A value as the member reads it. */
  shown?: (field: F, value: string) => string
  /** Whether the call of this part can keep an address that the address service does not know. */
  canKeepAddress?: boolean
  children: (controls: EditControls<F>) => Elements
}

/** A part of the profile, read only until the member edits it. */
export function ProfileSection<F extends keyof ProfileAddress>(props: ProfileSectionProps<F>) {
  const { part, form, texts, rows, hint, shown = (_, value) => value, canKeepAddress = false, children } = props
  const values = useStore(form.$values)
  const suggestion = useStore(form.$suggestion)
  const isSaved = useStore(form.$isSaved)
  const [isStarted, setStarted] = useState(false)
  const editButton = useFocusAfterEditing(values !== null, isSaved)
  useEffect(() => void form.restore(), [form])

  const start = (): void => {
    setStarted(true)
    form.start()
  }
  // The form takes the focus then, also one that was restored.
  const editAgain = (): void => {
    setStarted(true)
    form.editAgain()
  }

  return (
    <Part part={part}>
      {values === null ? (
        <div className={css.section}>
          {isSaved && (
            <FocusedNotice tone="success" title={t.savedTitle}>
              {texts.saved}
            </FocusedNotice>
          )}
          <Card className={css.data}>
            <DataList rows={rows} />
            <Button ref={editButton} variant="outline" className={css.edit} onClick={start}>
              {texts.edit}
            </Button>
          </Card>
          {hint}
        </div>
      ) : suggestion !== null ? (
        <SuggestedAddress
          suggestion={suggestion}
          consequence={canKeepAddress ? t.suggestionConsequence : t.suggestionOnlyConsequence}
          headingLevel={3}
          onAccept={form.acceptSuggestion}
          {...(canKeepAddress && { onKeep: form.keepAddress })}
          onEdit={editAgain}
        />
      ) : (
        <Card>
          <ProfileEdit form={form} values={values} title={texts.editTitle} isRestored={!isStarted} shown={shown}>
            {children}
          </ProfileEdit>
        </Card>
      )}
    </Part>
  )
}
