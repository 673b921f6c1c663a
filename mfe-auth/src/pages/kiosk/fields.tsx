import { useId, useState, type ComponentProps } from 'react'
import { useStore } from '@nanostores/react'
import { emailTexts } from '@delikaterie/shared-contracts/messages/email-field'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { EmailField } from '@delikaterie/shared-ui/email-field'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { groupedAtEnd } from '../../domain/grouped-at-end.ts'
import type { KioskForm } from '../../domain/kiosk-form.ts'
import { passwordVisibility } from '../../messages/fields.ts'
import { kioskLabels, kioskSentence } from '../../messages/kiosk.ts'
import type { KioskModel } from '../../stores/kiosk.ts'

/** The fields of the kiosk that hold text. */
export type KioskTextField = Exclude<keyof KioskForm, 'conditions' | 'adult' | 'newsletter'>

/** A name that no browser has seen, so that none offers what was typed into the field before. */
export const useFieldName = (): string => useState(() => `f${crypto.randomUUID()}`)[0]

/** The sentence at each field of the kiosk. */
export function useKioskErrors(kiosk: KioskModel): (field: keyof KioskForm) => string | undefined {
  const form = useStore(kiosk.$form)
  const { errors } = failureOf(useStore(kiosk.$state))
  return (field) => {
    const error = errors.find(({ input }) => input === field)
    return error && kioskSentence(form)(error)
  }
}

/** What every field of the kiosk has: its label, its error, and no autofill (docs/product/kiosk.md rule 19). */
export function useKioskField(kiosk: KioskModel, field: keyof KioskForm) {
  const error = useKioskErrors(kiosk)(field)
  return { id: useId(), name: useFieldName(), label: kioskLabels[field], error, autoComplete: 'off' as const }
}

type Props = { kiosk: KioskModel; field: KioskTextField }

/** The number of the card, in groups while it is typed. */
export function KioskCardCode({ kiosk, className }: { kiosk: KioskModel; className: string | undefined }) {
  const form = useStore(kiosk.$form)
  return (
    <TextField
      spellCheck={false}
      {...useKioskField(kiosk, 'cardCode')}
      inputMode="numeric"
      maxLength={40}
      className={className}
      value={form.cardCode}
      onChange={({ target }) => kiosk.change('cardCode', groupedAtEnd(target.value, target.selectionStart))}
    />
  )
}

/** An e-mail field with suggestions of common domains. */
export function KioskEmail({ kiosk, field }: Props) {
  const form = useStore(kiosk.$form)
  return (
    <EmailField
      {...useKioskField(kiosk, field)}
      texts={emailTexts}
      value={form[field]}
      onChange={(value) => kiosk.change(field, value)}
    />
  )
}

type PasswordProps = Props & Pick<ComponentProps<typeof PasswordField>, 'aria-describedby' | 'required'>

/** A password field that no browser offers to store. */
export function KioskPassword({ kiosk, field, ...others }: PasswordProps) {
  const form = useStore(kiosk.$form)
  return (
    <PasswordField
      {...useKioskField(kiosk, field)}
      {...others}
      {...passwordVisibility}
      storable={false}
      maxLength={200}
      value={form[field]}
      onChange={(event) => kiosk.change(field, event.target.value)}
    />
  )
}
