import { useStore } from '@nanostores/react'
import { groupCardCode, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { KioskStep as StepName } from '../../domain/kiosk-steps.ts'
import { fieldLabels } from '../../messages/fields.ts'
import { checkSentence, t, textsOf } from '../../messages/kiosk.ts'
import { NameProposal } from '../../ui/name-proposal.tsx'
import type { StepProps } from './input-steps.tsx'
import { KioskStep } from './step.tsx'

const failedTitles = { open: t.check.linkTitle, unknown: t.check.unknownTitle, done: t.check.registeredTitle }

/** Step 5: everything again, each part with a way back to it, and the button that carries it out. */
export function CheckStep({ kiosk, heading }: StepProps) {
  const form = useStore(kiosk.$form)
  const { person, registration } = useStore(kiosk.$position)
  const row = (label: string, value: string, step: StepName | null) => ({
    label,
    value,
    action: step !== null && (
      <Button variant="quiet" onClick={() => kiosk.goTo(step)}>
        {t.change}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
    ),
  })
  const rows = [
    row(t.check.card, groupCardCode(tidyCardCode(form.cardCode)), 'card'),
    row(fieldLabels.email, form.email, person === 'registered' ? null : 'email'),
  ]
  if (person === 'new') {
    rows.push(
      row(t.check.name, `${form.salutation} ${form.firstName} ${form.lastName}`, 'person'),
      row(t.check.newsletter, form.newsletter ? t.check.yes : t.check.no, 'consents'),
    )
  }
  return (
    <KioskStep
      kiosk={kiosk}
      heading={heading}
      title={t.check.title}
      lead={t.check.lead[textsOf(person)]}
      submit={t.check.submit[textsOf(person)]}
      failed={failedTitles[registration]}
      failedText={checkSentence(form, person)}
    >
      <NameProposal form={kiosk} submit={t.check.submit.new} />
      <DataList rows={rows} />
    </KioskStep>
  )
}
