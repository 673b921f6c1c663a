import { BirthDateField, type BirthDateFieldProps } from '../fields/birth-date/birth-date-field.tsx'
import { NameFields, type NameFieldsProps } from './name-fields.tsx'

export type CustomerFormProps = NameFieldsProps & {
  /** A page that hides the birth date leaves it out; `hidden` hides the other fields. */
  birthDate?: Omit<BirthDateFieldProps, 'autofill' | 'readOnly'>
}

/** The customer form: salutation, first name, last name and birth date, of which a page can hide each. */
export const CustomerForm = ({ birthDate, ...names }: CustomerFormProps) => (
  <>
    <NameFields {...names} />
    {birthDate && <BirthDateField {...birthDate} autofill={names.autofill !== 'off'} readOnly={names.readOnly} />}
  </>
)
