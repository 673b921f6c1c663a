import type { NameField, PlaceField } from '@portal/shared-contracts/calls/member-fields'
import { NameFields, type FieldsProps, type NameFieldsProps } from './name-fields.tsx'
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx'

export type AddressFormField = NameField | PlaceField

export type AddressFormProps = Omit<FieldsProps<AddressFormField>, 'autofill' | 'marked'> &
  Pick<NameFieldsProps, 'salutations' | 'noSalutation' | 'salutationRequired'> &
  Pick<PlaceFieldsProps, 'countries' | 'houseNumberTexts'>

/**
 * The fields of a postal address, in rows; every field except the salutation is required, and marked if that is
 * optional.
 */
export const AddressForm = ({ salutationRequired = false, ...address }: AddressFormProps) => {
  const fields = { ...address, autofill: 'shipping', marked: !salutationRequired } as const
  return (
    <>
      <NameFields {...fields} salutationRequired={salutationRequired} />
      <PlaceFields {...fields} />
    </>
  )
}
