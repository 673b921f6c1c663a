import { $countries } from '@portal/shared-stores/countries'
import { addressLabels } from '@portal/shared-stores/address'
import { countryName, countryOptions, germanyIn } from '@portal/shared-contracts/domain/countries'
import { PlaceFields } from '@portal/shared-ui/place-fields'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { address as t, addressText } from '../../messages/account-data.ts'
import { addressForm } from '../../stores/portal.ts'
import { ProfileSection } from './profile-section.tsx'

/** The member's address, shown and edited. */
export function Address() {
  const [form] = useState(addressForm)
  const { address } = useStore(form.$user)
  const countries = useStore($countries)
  const text = addressText(address, countries)
  const edit = text === '-' ? t.add : t.edit
  return (
    <ProfileSection
      part="address"
      form={form}
      texts={{ edit, editTitle: edit, saved: t.saved }}
      rows={[{ label: t.row, value: text, isVerbatim: true }]}
      shown={(field, value) => (field === 'countryId' ? countryName(countries, value) : value)}
    >
      {({ values, ...controls }) => (
        <PlaceFields
          {...controls}
          values={{ ...values, countryId: values.countryId || germanyIn(countries) }}
          labels={addressLabels}
          countries={countryOptions(countries, values.countryId)}
        />
      )}
    </ProfileSection>
  )
}
