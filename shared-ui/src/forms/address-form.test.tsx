import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { munich } from '@portal/shared-contracts/testing/address'
import { AddressForm } from './address-form.tsx'

// Rule: language-17
test.each([
  { salutationRequired: true, marked: 'none, because all are required', marks: 0 },
  { salutationRequired: false, marked: 'all except the salutation', marks: 6 },
])('of the fields of an address with a required salutation ($salutationRequired) are marked: $marked', (form) => {
  const html = renderToStaticMarkup(
    <AddressForm
      values={{ ...munich, countryId: 'DE' }}
      salutations={[]}
      noSalutation="Bitte wählen"
      houseNumberTexts={{ question: String, take: String }}
      salutationRequired={form.salutationRequired}
      fieldId={(field) => field}
      errorAt={() => undefined}
      onChange={() => {}}
    />,
  )
  expect(html.match(/\u00a0\*<\/span>/gu) ?? []).toHaveLength(form.marks)
})
