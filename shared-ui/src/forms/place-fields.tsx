import { houseNumberIn, type StreetWithNumber } from '@portal/shared-contracts/address/house-number'
import { fieldName, type PlaceField } from '@portal/shared-contracts/calls/member-fields'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import { fieldRules } from '@portal/shared-contracts/customer/field-rules'
import { useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../styles/class-names.ts'
import { controlOf, type FieldsProps } from './name-fields.tsx'
import { readOnlySelect, SelectField } from '../fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../fields/text-field.tsx'
import * as css from './address-form.module.css'

export type PlaceFieldsProps = FieldsProps<PlaceField> & {
  /** There is a country field only with a list of countries. */
  countries?: readonly { value: string; label: string }[] | undefined
  /** Texts about a house number at the end of the street. */
  houseNumberTexts: HouseNumberTexts
}

type HouseNumberTexts = { question: (streetNumber: string) => string; take: (streetNumber: string) => string }

/** Street and number, postcode and town, and the country; every field is required. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { values, countries, marked = false, onChange } = props
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
  const streetNumber = useRef<HTMLInputElement>(null)
  const questionId = `${props.fieldId(fieldName.streetNumber)}-question`
  const isAsked = values.streetNumber.trim() === '' && !props.readOnly
  const found = isAsked ? houseNumberIn(values.street) : null
  const take = (taken: StreetWithNumber): void => {
    onChange(fieldName.street, taken.street)
    onChange(fieldName.streetNumber, taken.streetNumber)
    // The button disappears.
    streetNumber.current?.focus()
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
        {text(fieldName.streetNumber, { ref: streetNumber, 'aria-describedby': found ? questionId : undefined })}
      </div>
      <HouseNumberQuestion
        id={questionId}
        found={found}
        texts={props.houseNumberTexts}
        // The sentence of the error asks the same.
        isAskedByError={props.errorAt(fieldName.streetNumber) !== undefined}
        onTake={take}
      />
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

type HouseNumberQuestionProps = {
  id: string
  found: StreetWithNumber | null
  texts: HouseNumberTexts
  isAskedByError: boolean
  onTake: (taken: StreetWithNumber) => void
}

/** Asks whether the end of the street is the house number; nothing moves without an answer (rule formats-58). */
const HouseNumberQuestion = ({ id, found, texts, isAskedByError, onTake }: HouseNumberQuestionProps) => (
  <div className={found ? css.question : css.noQuestion}>
    <p id={id} role="status">
      {found && !isAskedByError && texts.question(found.streetNumber)}
    </p>
    {found && (
      <Button variant="quiet" onClick={() => onTake(found)}>
        {texts.take(found.streetNumber)}
      </Button>
    )}
  </div>
)
