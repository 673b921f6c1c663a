import { fieldName, type NameField } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import { houseNumberTexts, suggestionOnlyTexts, suggestionTexts } from '@portal/shared-contracts/address'
import {
  customerTexts,
  memberLabels,
  nameProposalTexts,
  proposalNote,
  salutationOptions,
} from '@portal/shared-contracts/customer'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { requiredNote } from '@portal/page-library/messages/required-fields'
import { munich } from '@portal/shared-contracts/testing/address'
import { AddressForm, type AddressFormField } from '@portal/shared-ui/forms/address-form'
import { AddressLines, type AddressPart } from '@portal/shared-ui/forms/address-lines'
import { AddressSuggestion } from '@portal/shared-ui/forms/address-suggestion'
import { Button } from '@portal/shared-ui/buttons/button'
import { CustomerForm } from '@portal/shared-ui/forms/customer-form'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { Form } from '@portal/shared-ui/forms/form'
import { NameProposal } from '@portal/shared-ui/forms/name-proposal'
import { PlaceFields } from '@portal/shared-ui/forms/place-fields'
import { Stack } from '@portal/shared-ui/layout/section'
import { wide, type Family } from '../family.ts'
import { withValue } from '../shown/with-value.tsx'

const marlene: Readonly<Record<AddressFormField, string>> = { ...munich, countryId: 'de' }
const blank: typeof marlene = {
  ...marlene,
  salutation: '',
  firstName: '',
  lastName: '',
  street: '',
  streetNumber: '',
  zipCode: '',
}
const emptyError = (label: string): string => errorText('stringEmpty', label)
const countries = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
]
const names = { salutations: salutationOptions(), noSalutation: customerTexts.noSalutation }
const proposal = (changes: { field: NameField; from: string; to: string }[]) => (
  <NameProposal
    failure={{ errors: [{ code: 'changeNameCheck' }], attempt: 0 }}
    changes={changes}
    texts={nameProposalTexts(memberLabels, 'speichern Sie noch einmal')}
    onKeepOwn={() => {}}
  />
)
const promise = (): Promise<void> => Promise.resolve()

type Shown = {
  id: string
  values: typeof marlene
  wrong?: boolean
  readOnly?: boolean
  optional?: NameField
  typed?: { lastName: string }
}

/** What every form of an address or a person gets. */
const fieldsOf = ({ id, values, wrong = false, readOnly = false, optional }: Shown) => ({
  readOnly,
  fieldId: (field: AddressFormField) => `${id}-${field}`,
  errorAt: (field: AddressFormField) =>
    wrong && field !== optional && values[field] === '' ? emptyError(memberLabels[field]) : undefined,
})

const addressForm = (shown: Shown) =>
  withValue(shown.values, (values, onChange) => (
    <Form onSubmit={() => {}} aria-label={`Adresse ${shown.id}`}>
      <Stack>
        {shown.wrong && (
          <ErrorSummary
            title="Bitte prüfen Sie Ihre Angaben"
            errors={keysOf(blank)
              .filter((field) => field !== fieldName.salutation && blank[field] === '')
              .map((field) => ({
                fieldId: `${shown.id}-${field}`,
                text: emptyError(memberLabels[field]),
              }))}
          />
        )}
        <p>{requiredNote}</p>
        <AddressForm
          {...names}
          {...fieldsOf({ ...shown, values, optional: fieldName.salutation })}
          values={values}
          countries={countries}
          houseNumberTexts={houseNumberTexts}
          onChange={(field, value) => onChange((before) => ({ ...before, [field]: value }))}
        />
        <Button type="submit">Adresse speichern</Button>
      </Stack>
    </Form>
  ))

const customerForm = (shown: Shown & { birthDate: string; birthDateError?: string; isBirthDateFixed?: boolean }) =>
  withValue({ ...shown.values, birthDate: shown.birthDate }, (values, onChange) => (
    <Stack>
      <p>{requiredNote}</p>
      <CustomerForm
        {...names}
        {...fieldsOf({ ...shown, values })}
        values={values}
        autofill="off"
        marked
        noteAt={(field) =>
          shown.typed &&
          proposalNote(
            [{ field: fieldName.lastName, from: shown.typed.lastName, to: shown.values.lastName }],
            values,
            field,
          )
        }
        birthDate={{
          id: `${shown.id}-birthDate`,
          value: values.birthDate,
          error: shown.birthDateError,
          disabled: shown.isBirthDateFixed,
          texts: customerTexts.birthDate,
          latest: '2008-11-22',
          onChange: (birthDate) => onChange({ ...values, birthDate }),
        }}
        onChange={(field, value) => onChange({ ...values, [field]: value })}
      />
    </Stack>
  ))

const line = (marked: boolean, ...texts: string[]): AddressPart[] =>
  texts.map((text, index) => ({ name: `${text}-${index}`, text, marked: marked && index === 0 }))
const given = [line(false, 'Marlene Abel'), line(true, 'Haupstraße', '7'), line(false, '80331', 'München')]
const suggested = [line(false, 'Marlene Abel'), line(true, 'Hauptstraße', '7'), line(false, '80331', 'München')]
const choice = {
  given,
  suggested,
  texts: suggestionTexts,
  heading: null,
  headingLevel: 3 as const,
  onAccept: promise,
  onEdit: promise,
}

export const forms: Family = {
  id: 'forms',
  title: 'Forms',
  states: {
    'AddressForm: filled': addressForm({ id: 'filled', values: marlene }),
    'AddressForm: with errors and their summary': addressForm({ id: 'wrong', values: blank, wrong: true }),
    'AddressForm: a house number in the street': addressForm({
      id: 'number-in-street',
      values: { ...marlene, street: 'Straße des 17. Juni 135', streetNumber: '' },
    }),
    'AddressForm: read-only while it is sent': addressForm({ id: 'sent', values: marlene, readOnly: true }),
    'CustomerForm: empty': customerForm({ id: 'new', values: blank, birthDate: '' }),
    'CustomerForm: with errors': customerForm({
      id: 'person',
      values: blank,
      wrong: true,
      birthDate: '01.01.2020',
      birthDateError: errorText('date.mustBeAdult'),
    }),
    'CustomerForm: with a proposed name': customerForm({
      id: 'proposed',
      values: marlene,
      typed: { lastName: 'abel' },
      birthDate: '',
    }),
    'CustomerForm: with a birth date that cannot be changed': customerForm({
      id: 'fixed',
      values: marlene,
      birthDate: '17.05.1980',
      isBirthDateFixed: true,
    }),
    'PlaceFields: without a country': (
      <Stack>
        <PlaceFields
          {...fieldsOf({ id: 'place', values: marlene })}
          values={marlene}
          autofill="off"
          houseNumberTexts={houseNumberTexts}
          onChange={() => {}}
        />
      </Stack>
    ),
    'ErrorSummary: errors without fields': (
      <ErrorSummary title="Das hat nicht geklappt" errors={[{ text: errorText('already_in_use') }]} />
    ),
    'NameProposal: another name': proposal([{ field: fieldName.lastName, from: 'abel', to: 'Abel' }]),
    'NameProposal: nothing changed': proposal([]),
    'AddressSuggestion: a choice that orders': wide(
      <AddressSuggestion
        {...choice}
        consequence="Mit Ihrer Wahl lösen Sie die Prämie für 550 Punkte ein. Die gewählte Adresse gilt nur für diese Bestellung."
        onKeep={promise}
      />,
    ),
    'AddressSuggestion: the typed one is not accepted': wide(
      <AddressSuggestion
        {...choice}
        texts={suggestionOnlyTexts}
        consequence="Wenn Sie den Vorschlag übernehmen, gilt er ab sofort und wird in Ihren Kontodaten gespeichert."
      />,
    ),
    'AddressLines: with a difference': <AddressLines lines={suggested} />,
  },
}
