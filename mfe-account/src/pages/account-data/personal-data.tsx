import { customerTexts, proposalNote, salutationOptions } from '@portal/shared-stores/customer'
import { requiredNote } from '@portal/shared-contracts/messages/required-fields'
import { CustomerForm } from '@portal/shared-ui/customer-form'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { personalData as t } from '../../messages/account-data.ts'
import { latestBirthDate } from '@portal/shared-contracts/domain/birth-date'
import { minimumAge } from '@portal/shared-contracts/programme'
import { personalDataForm, today } from '../../stores/portal.ts'
import { EmailLink } from './part.tsx'
import { ProfileSection } from './profile-section.tsx'
import * as css from './section.module.css'

/** Salutation, name and birth date of the member, shown and edited; e-mail address and 'Mitglied seit' are shown. */
export function PersonalData() {
  const [form] = useState(personalDataForm)
  const user = useStore(form.$user)
  const saved = useStore(form.$saved)
  const changes = useStore(form.$nameChanges)
  return (
    <ProfileSection
      part="personalData"
      form={form}
      texts={t}
      rows={t.rows(user)}
      canKeepAddress
      hint={
        <p className={css.hint}>
          {t.change} <EmailLink />
        </p>
      }
    >
      {({ values, fieldId, errorAt, readOnly, onChange }) => (
        <>
          <p className={css.hint}>{requiredNote}</p>
          <CustomerForm
            values={values}
            labels={customerTexts.labels}
            salutations={salutationOptions(saved.salutation)}
            noSalutation={customerTexts.noSalutation}
            fieldId={fieldId}
            errorAt={errorAt}
            noteAt={(field) => proposalNote(changes, values, field)}
            marked
            readOnly={readOnly}
            onChange={onChange}
            birthDate={{
              id: fieldId('birthDate'),
              label: customerTexts.labels.birthDate,
              value: values.birthDate,
              error: errorAt('birthDate'),
              texts: customerTexts.birthDate,
              latest: latestBirthDate(today(), minimumAge),
              onChange: (value) => onChange('birthDate', value),
            }}
          />
        </>
      )}
    </ProfileSection>
  )
}
