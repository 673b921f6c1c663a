import { useStore } from '@nanostores/react'
import { CardCodeField } from '@portal/shared-ui/fields/card-code-field'
import { Notice } from '@portal/shared-ui/notices/notice'
import { fieldLabels } from '../../messages/fields.ts'
import { t } from '../../messages/kiosk.ts'
import { useKioskField } from './fields.tsx'
import * as css from './step.module.css'
import { KioskStep, type StepProps } from './step.tsx'

/** Step 1: the card, scanned or typed. */
export function CardStep({ kiosk, heading }: StepProps) {
  const { person } = useStore(kiosk.$position)
  const { value, control } = useKioskField(kiosk, 'cardCode')
  const change = (typed: string): void => kiosk.change('cardCode', typed)
  return (
    <KioskStep kiosk={kiosk} heading={heading} title={t.card.title} lead={t.card.lead}>
      {person === 'registered' && <Notice tone="warning">{t.card.registered}</Notice>}
      <CardCodeField {...control} label={fieldLabels.cardCode} className={css.number} value={value} onEdit={change} />
    </KioskStep>
  )
}
