import { SelectField } from '../field/select-field.tsx'
import { TextField, type TextFieldProps } from '../field/text-field.tsx'
import { classNames } from '../class-names/class-names.ts'
import * as css from './address-form.module.css'

export type AddressFormField =
  'salutation' | 'firstName' | 'lastName' | 'street' | 'streetNumber' | 'zipCode' | 'city' | 'countryId'

type Options = readonly { value: string; label: string }[]

export type AddressFormProps = {
  values: Readonly<Record<AddressFormField, string>>
  labels: Readonly<Record<AddressFormField, string>>
  salutations: Options
  /** Shown while no salutation is chosen. */
  noSalutation: string
  salutationRequired?: boolean
  /** The form has a country field only with a list of countries. */
  countries?: Options
  /** The id of a field's control, to which an error summary links. */
  fieldId: (field: AddressFormField) => string
  /** The message at a field. */
  errorAt: (field: AddressFormField) => string | undefined
  readOnly?: boolean
  onChange: (field: AddressFormField, value: string) => void
}

/** The fields of a postal address, in rows; every field except the salutation is required. */
export function AddressForm(props: AddressFormProps) {
  const { values, labels, fieldId, errorAt, onChange } = props
  const control = (field: AddressFormField) => ({
    id: fieldId(field),
    label: labels[field],
    value: values[field],
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  })
  const text = (field: AddressFormField, native: Partial<TextFieldProps>) => (
    <TextField {...control(field)} mark="*" required maxLength={80} readOnly={props.readOnly} {...native} />
  )
  return (
    <>
      <div className={classNames(css.row, css.names)}>
        <div className={css.wide}>
          <SelectField
            {...control('salutation')}
            mark={props.salutationRequired ? '*' : undefined}
            placeholder={props.noSalutation}
            options={props.salutations}
          />
        </div>
        {text('firstName', { autoComplete: 'shipping given-name' })}
        {text('lastName', { autoComplete: 'shipping family-name' })}
      </div>
      <div className={css.row}>
        {text('street', { autoComplete: 'shipping address-line1' })}
        {text('streetNumber', { autoComplete: 'off', maxLength: 12 })}
      </div>
      <div className={classNames(css.row, css.place)}>
        {text('zipCode', { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 5 })}
        {text('city', { autoComplete: 'shipping address-level2' })}
      </div>
      {props.countries && <SelectField {...control('countryId')} options={props.countries} />}
    </>
  )
}
