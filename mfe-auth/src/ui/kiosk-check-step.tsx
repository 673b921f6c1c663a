import { useStore } from '@nanostores/react'
import { groupCardCode, tidyCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { KioskStep as StepName } from '../domain/kiosk-steps.ts'
import { checkSentence, kioskLabels, t, textsOf } from '../messages/kiosk.ts'
import { t as registration } from '../messages/registration.ts'
import type { KioskModel } from '../stores/kiosk.ts'
import type { StepProps } from './kiosk-input-steps.tsx'
import { KioskStep } from './kiosk-step.tsx'

/** Step 5: everything again, each part with a way back to it, and the button that carries it out. */
export function CheckStep({ kiosk, heading }: StepProps) {
  const form = useStore(kiosk.$form)
  const { person, registration: outcome } = useStore(kiosk.$position)
  const isNew = person === 'new'
  const change = (step: StepName, label: string) => ({
    action: (
      <Button variant="quiet" onClick={() => kiosk.goTo(step)}>
        {t.change}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
    ),
  })
  const name = `${form.salutation} ${form.firstName} ${form.lastName}`
  const rows = [
    { label: t.check.card, value: groupCardCode(tidyCardCode(form.cardCode)), ...change('card', t.check.card) },
    {
      label: kioskLabels.email,
      value: form.email,
      ...(person !== 'registered' && change('email', kioskLabels.email)),
    },
    ...(isNew ? [{ label: t.check.name, value: name, ...change('person', t.check.name) }] : []),
    ...(isNew
      ? [
          {
            label: t.check.newsletter,
            value: form.newsletter ? t.check.yes : t.check.no,
            ...change('consents', t.check.newsletter),
          },
        ]
      : []),
  ]
  return (
    <KioskStep
      kiosk={kiosk}
      heading={heading}
      title={t.check.title}
      lead={t.check.lead[textsOf(person)]}
      submit={t.check.submit[textsOf(person)]}
      failed={titleOf(outcome)}
      failedText={checkSentence(form, person)}
    >
      <NameProposal kiosk={kiosk} />
      <DataList rows={rows} />
    </KioskStep>
  )
}

const titles = { open: t.check.linkTitle, unknown: t.check.unknownTitle, done: t.check.registeredTitle }
const titleOf = (outcome: keyof typeof titles): string => titles[outcome]

/** The names the server proposes instead (changeNameCheck), with a button to keep the typed ones. */
function NameProposal({ kiosk }: { kiosk: KioskModel }) {
  const changes = useStore(kiosk.$nameChanges)
  const { errors, attempt } = failureOf(useStore(kiosk.$state))
  if (!errors.some(({ code }) => code === 'changeNameCheck')) return null
  const submit = t.check.submit.new
  const keepOwn = changes.length > 0 && (
    <Button variant="quiet" onClick={kiosk.keepOwnNames}>
      {registration.keepOwn}
    </Button>
  )
  return (
    <FocusedNotice tone="warning" title={errorText('changeNameCheck')} occasion={attempt} action={keepOwn}>
      {changes.length === 0
        ? registration.unchangedNext(submit)
        : `${changes.map(({ field, from, to }) => registration.corrected(field, from, to)).join(', ')}. ${registration.correctedNext(submit)}`}
    </FocusedNotice>
  )
}
