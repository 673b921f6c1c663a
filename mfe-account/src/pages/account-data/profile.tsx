import { latestBirthDate } from '@portal/shared-contracts/customer/birth-date'
import { houseNumberTexts } from '@portal/shared-contracts/address'
import { countryName, countryOptions, germanyIn } from '@portal/shared-contracts/address/countries'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { minimumAge } from '@portal/shared-contracts/programme/programme'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { $countries } from '@portal/page-library/stores/countries'
import { customerTexts, proposalNote, salutationOptions } from '@portal/shared-contracts/customer'
import { EmailLink } from '@portal/page-library/navigation/links'
import { CustomerForm } from '@portal/shared-ui/forms/customer-form'
import { PlaceFields } from '@portal/shared-ui/forms/place-fields'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { address as addressTexts, addressText, given, personalData as t } from '../../messages/account-data.ts'
import { addressForm, personalDataForm, today } from '../../stores/portal.ts'
import { ProfileSection } from './profile-section.tsx'
import * as css from './section.module.css'

/** Salutation, name and birth date of the member, shown and edited; e-mail address and 'Mitglied seit' are shown. */
export function PersonalData() {
  const [form] = useState(personalDataForm)
  const user = useStore(form.$user)
  const saved = useStore(form.$saved)
  const changes = useStore(form.$nameChanges)
  const hasPlace = useStore(form.$shownFields).includes(fieldName.street)
  const countries = useStore($countries)
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
            salutations={salutationOptions(saved.salutation)}
            noSalutation={customerTexts.noSalutation}
            fieldId={fieldId}
            errorAt={errorAt}
            noteAt={(field) => proposalNote(changes, values, field)}
            marked
            readOnly={readOnly}
            onChange={onChange}
            birthDate={{
              id: fieldId(fieldName.birthDate),
              value: values.birthDate,
              error: errorAt(fieldName.birthDate),
              texts: customerTexts.birthDate,
              latest: latestBirthDate(today(), minimumAge),
              onChange: (value) => onChange(fieldName.birthDate, value),
            }}
          />
          {hasPlace && (
            <fieldset className={css.place}>
              <legend className={css.placeTitle}>{t.place}</legend>
              <p className={css.hint}>{t.placeNeeded}</p>
              <PlaceFields
                {...{ fieldId, errorAt, readOnly, onChange }}
                values={{ ...values, countryId: values.countryId || germanyIn(countries) }}
                countries={countryOptions(countries, values.countryId)}
                houseNumberTexts={houseNumberTexts}
                marked
              />
            </fieldset>
          )}
        </>
      )}
    </ProfileSection>
  )
}

/** The member's address, shown and edited. */
export function Address() {
  const [form] = useState(addressForm)
  const { address } = useStore(form.$user)
  const countries = useStore($countries)
  const text = addressText(address, countries)
  const edit = text === null ? addressTexts.add : addressTexts.edit
  return (
    <ProfileSection
      part="address"
      form={form}
      texts={{ edit, editTitle: edit, saved: addressTexts.saved }}
      rows={[given({ label: addressTexts.row, value: text ?? '', isVerbatim: true })]}
      shown={(field, value) => (field === fieldName.countryId ? countryName(countries, value) : value)}
    >
      {({ values, ...controls }) => (
        <PlaceFields
          {...controls}
          values={{ ...values, countryId: values.countryId || germanyIn(countries) }}
          countries={countryOptions(countries, values.countryId)}
          houseNumberTexts={houseNumberTexts}
        />
      )}
    </ProfileSection>
  )
}
