import { fieldName, type PlaceField } from '@portal/shared-contracts/calls/member-fields'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import { fieldRules } from '@portal/shared-contracts/customer/field-rules'
import { classNames } from '../styles/class-names.ts'
import { controlOf, type FieldsProps } from './name-fields.tsx'
import { readOnlySelect, SelectField } from '../fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../fields/text-field.tsx'
import * as css from './address-form.module.css'

export type PlaceFieldsProps = FieldsProps<PlaceField> & {
  /** There is a country field only with a list of countries. */
  countries?: readonly { value: string; label: string }[] | undefined
}

/** Street and number, postcode and town, and the country; every field is required. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { values, countries, marked = false } = props
  const mark = marked ? '*' : undefined
  const text = (field: PlaceField, native?: Partial<TextFieldProps>) => {
    const { required } = fieldRules[field]
    return (
      <TextField
        {...controlOf(props, field)}
        mark={required ? mark : undefined}
        required={required}
        readOnly={props.readOnly}
        {...native}
      />
    )
  }
  // Other countries have letters in their postcodes; without a list the country is Germany.
  const country = countries?.find(({ value }) => value === values.countryId)
  const hasDigitsOnly =
    !countries ||
    knownCountries.some(({ countryId, name }) => countryId === values.countryId || name === country?.label)
  return (
    <>
      <div className={css.row}>
        {text(fieldName.street)}
        {text(fieldName.streetNumber)}
      </div>
      <div className={classNames(css.row, css.place)}>
        {text(fieldName.zipCode, { inputMode: hasDigitsOnly ? 'numeric' : 'text' })}
        {text(fieldName.city)}
      </div>
      {countries && (
        <SelectField
          {...controlOf(props, fieldName.countryId)}
          mark={mark}
          required
          options={countries}
          {...(props.readOnly && readOnlySelect)}
        />
      )}
    </>
  )
}
