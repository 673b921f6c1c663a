import type { profileOnlyFields } from '@portal/shared-contracts/calls/member-fields'
import { BirthDateField, type BirthDateFieldProps } from '../fields/birth-date/birth-date-field.tsx'
import { NameFields, type NameFieldsProps } from './name-fields.tsx'

/** The controls of the fields that only a profile has. */
type Controls = { birthDate: Omit<BirthDateFieldProps, 'autofill' | 'readOnly'> }

/** A page hides one of them with null; `hidden` hides the other fields. */
export type CustomerFormProps = NameFieldsProps & {
  [Field in keyof typeof profileOnlyFields]: Controls[Field] | null
}

/** The customer form: salutation, first name, last name and birth date, of which a page can hide each. */
export const CustomerForm = ({ birthDate, ...names }: CustomerFormProps) => (
  <>
    <NameFields {...names} />
    {birthDate && <BirthDateField {...birthDate} autofill={names.autofill !== 'off'} readOnly={names.readOnly} />}
  </>
)
