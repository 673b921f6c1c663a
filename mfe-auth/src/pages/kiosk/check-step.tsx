import { hasPart } from '@portal/shared-contracts/brand/parts'
import { useStore } from '@nanostores/react'
import { groupCardCode, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { NameProposal } from '@portal/shared-ui/forms/name-proposal'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import type { KioskStep as StepName } from '../../domain/kiosk-steps.ts'
import { fieldLabels } from '../../messages/fields.ts'
import { t } from '../../messages/kiosk.ts'
import { checkSentence } from '../../messages/kiosk-errors.ts'
import { t as registration } from '../../messages/registration.ts'
import { KioskStep, type StepProps } from './step.tsx'

const failedTitles = { open: t.check.linkTitle, unknown: t.check.unknownTitle, done: t.check.registeredTitle }

/** Step 5: everything again, each part with a way back to it, and the button that carries it out. */
export function CheckStep({ kiosk, heading }: StepProps) {
  const form = useStore(kiosk.$form)
  const { person, registration: outcome } = useStore(kiosk.$position)
  const failure = failureOf(useStore(kiosk.$state))
  const changes = useStore(kiosk.$nameChanges)
  const row = (label: string, value: string, step: StepName | null) => ({
    label,
    value,
    isVerbatim: step !== 'consents',
    action: step !== null && (
      <Button variant="quiet" onClick={() => kiosk.goTo(step)}>
        {t.change}
        <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
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
      ...(hasPart('newsletter')
        ? [row(t.check.newsletter, form.newsletter ? t.check.yes : t.check.no, 'consents')]
        : []),
    )
  }
  return (
    <KioskStep
      kiosk={kiosk}
      heading={heading}
      title={t.check.title}
      lead={t.check.lead[person]}
      submit={t.check.submit[person]}
      failed={failedTitles[outcome]}
      failedText={checkSentence(form, person)}
    >
      <NameProposal
        failure={failure}
        changes={changes}
        texts={registration.nameProposal(t.check.submit.new)}
        onKeepOwn={kiosk.keepOwnNames}
      />
      <DataList rows={rows} />
    </KioskStep>
  )
}
