import { NameFields, type NameField, type NameFieldsProps } from './name-fields.tsx'
import { PlaceFields, type PlaceField } from './place-fields.tsx'

export type AddressFormField = NameField | PlaceField

export type AddressFormProps = Pick<NameFieldsProps, 'salutations' | 'noSalutation' | 'salutationRequired'> & {
  values: Readonly<Record<AddressFormField, string>>
  labels: Readonly<Record<AddressFormField, string>>
  /** The form has a country field only with a list of countries. */
  countries?: readonly { value: string; label: string }[]
  /** The id of a field's control, to which an error summary links. */
  fieldId: (field: AddressFormField) => string
  errorAt: (field: AddressFormField) => string | undefined
  readOnly?: boolean
  onChange: (field: AddressFormField, value: string) => void
}

/** The fields of a postal address, in rows; every field except the salutation is required, and marked if that is optional. */
export const AddressForm = ({
  salutations,
  noSalutation,
  salutationRequired = false,
  ...address
}: AddressFormProps) => (
  <>
    <NameFields
      {...address}
      autofill="shipping"
      salutations={salutations}
      noSalutation={noSalutation}
      salutationRequired={salutationRequired}
      marked={!salutationRequired}
    />
    <PlaceFields {...address} autofill="shipping" marked={!salutationRequired} />
  </>
)
