import { useId, useState, type ComponentProps } from 'react'
import { useStore } from '@nanostores/react'
import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { failureOf } from '@portal/page-library/stores'
import { Checkbox } from '@portal/shared-ui/fields/checkbox'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { PasswordField } from '@portal/shared-ui/fields/password-field'
import type { KioskField, KioskTextField } from '../../domain/kiosk-steps.ts'
import { fieldLabels, passwordVisibility } from '../../messages/fields.ts'
import { kioskSentence } from '../../messages/kiosk-errors.ts'
import type { KioskStore } from '../../stores/kiosk.ts'

/** A name that no browser has seen, so that none offers what was typed into the field before. */
export const useFieldName = (): string => useState(() => `f${crypto.randomUUID()}`)[0]

/** The sentence at each field of the kiosk. */
export function useKioskErrors(kiosk: KioskStore): (field: KioskField) => string | undefined {
  const form = useStore(kiosk.$form)
  const { errors } = failureOf(useStore(kiosk.$state))
  return (field) => {
    const error = errors.find(({ input }) => input === field)
    return error && kioskSentence(form)(error)
  }
}

/** What every field of the kiosk has: its value, its error, and no autofill (rule kiosk-19). */
export function useKioskField<F extends KioskField>(kiosk: KioskStore, field: F) {
  const value = useStore(kiosk.$form)[field]
  const error = useKioskErrors(kiosk)(field)
  return { value, control: { id: useId(), name: useFieldName(), error, autoComplete: 'off' as const } }
}

type TextProps = { kiosk: KioskStore; field: KioskTextField }

/** An e-mail field with suggestions of common domains. */
export function KioskEmail({ kiosk, field }: TextProps) {
  const { value, control } = useKioskField(kiosk, field)
  const change = (typed: string): void => kiosk.change(field, typed)
  return <EmailField {...control} label={fieldLabels[field]} texts={emailTexts} value={value} onChange={change} />
}

/** A password field that no browser offers to store. */
export function KioskPassword({
  kiosk,
  field,
  ...others
}: TextProps & Pick<ComponentProps<typeof PasswordField>, 'aria-describedby' | 'required'>) {
  const { value, control } = useKioskField(kiosk, field)
  return (
    <PasswordField
      {...control}
      {...others}
      {...passwordVisibility}
      label={fieldLabels[field]}
      storable={false}
      value={value}
      onChange={(event) => kiosk.change(field, event.target.value)}
    />
  )
}

type ConsentProps = Pick<ComponentProps<typeof Checkbox>, 'label' | 'required' | 'mark'> & {
  kiosk: KioskStore
  field: 'conditions' | 'adult' | 'newsletter'
}

export function KioskConsent({ kiosk, field, ...others }: ConsentProps) {
  const { value, control } = useKioskField(kiosk, field)
  const change = (event: { target: { checked: boolean } }): void => kiosk.change(field, event.target.checked)
  return <Checkbox {...control} {...others} checked={value} onChange={change} />
}
