import { knownCountries } from '@portal/shared-contracts/address/countries'
import { classNames } from '../styles/class-names.ts'
import { autoCompleteOf, controlOf, type FieldsProps } from './name-fields.tsx'
import { readOnlySelect, SelectField } from '../fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../fields/text-field.tsx'
import * as css from './address-form.module.css'

export type PlaceField = 'street' | 'streetNumber' | 'zipCode' | 'city' | 'countryId'

export type PlaceFieldsProps = FieldsProps<PlaceField> & {
  /** There is a country field only with a list of countries. */
  countries?: readonly { value: string; label: string }[] | undefined
}

const tokens = {
  street: 'address-line1',
  zipCode: 'postal-code',
  city: 'address-level2',
  countryId: 'country',
} as const

/** Street and number, postcode and town, and the country; every field is required. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { values, countries, autofill = 'own', marked = false } = props
  const control = (field: PlaceField) => ({
    ...controlOf(props, field),
    autoComplete: field === 'streetNumber' ? 'off' : autoCompleteOf(autofill, tokens[field]),
  })
  const mark = marked ? '*' : undefined
  const text = (field: PlaceField, native: Partial<TextFieldProps>) => (
    <TextField {...control(field)} mark={mark} required readOnly={props.readOnly} {...native} />
  )
  // Other countries have letters in their postcodes; without a list the country is Germany.
  const country = countries?.find(({ value }) => value === values.countryId)
  const hasDigitsOnly =
    !countries ||
    knownCountries.some(({ countryId, name }) => countryId === values.countryId || name === country?.label)
  return (
    <>
      <div className={css.row}>
        {text('street', {})}
        {text('streetNumber', {})}
      </div>
      <div className={classNames(css.row, css.place)}>
        {text('zipCode', { inputMode: hasDigitsOnly ? 'numeric' : 'text' })}
        {text('city', {})}
      </div>
      {countries && (
        <SelectField
          {...control('countryId')}
          mark={mark}
          required
          options={countries}
          {...(props.readOnly && readOnlySelect)}
        />
      )}
    </>
  )
}
