import { useCallback, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { cardDigits, groupCardCode, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { useStepFocus } from '@portal/shared-ui/forms/step-focus'
import { noScan, readKey } from '../../domain/card-scan.ts'
import { emptyKioskForm, kioskSteps } from '../../domain/kiosk-steps.ts'
import { t } from '../../messages/kiosk.ts'
import { kioskVisit } from '../../stores/portal.ts'
import { CardStep } from './card-step.tsx'
import { CheckStep } from './check-step.tsx'
import { ConsentsStep } from './consents-step.tsx'
import { DoneStep } from './done-step.tsx'
import { EmailStep } from './email-step.tsx'
import { KioskFrame } from './frame.tsx'
import { KioskInactivity } from './inactivity.tsx'
import { PersonStep } from './person-step.tsx'
import { useFreshKiosk } from './restart.tsx'

const inputSteps = { card: CardStep, email: EmailStep, person: PersonStep, consents: ConsentsStep, check: CheckStep }

type Props = {
  /** The visit of the person is over. */
  onOver: () => void
  /** The edge no longer accepts the tablet. */
  onForbidden: () => void
}

/** The kiosk of an enrolled tablet. */
export function KioskVisit({ onOver, onForbidden }: Props) {
  const [kiosk] = useState(kioskVisit)
  useFreshKiosk(kiosk)
  const form = useStore(kiosk.$form)
  const { step, person } = useStore(kiosk.$position)
  const state = useStore(kiosk.$state)
  const assigned = useStore(kiosk.$assigned)
  const { errors } = failureOf(state)
  const heading = useStepFocus(step, errors.length > 0)
  useCardScanner(useCallback((cardCode) => void kiosk.scan(groupCardCode(cardCode)), [kiosk]))
  const isForbidden = errors.some(({ code }) => code === 'forbidden')
  useEffect(() => {
    if (isForbidden) onForbidden()
  }, [isForbidden, onForbidden])

  const current = kioskSteps.indexOf(step)
  if (assigned !== null) {
    const isBonusBooked = person !== 'known' && (assigned.points ?? 0) >= welcomeBonusPoints
    return (
      <KioskFrame current={current} name={assigned.firstName} note={isBonusBooked ? t.bonusBooked : t.member}>
        <DoneStep assigned={assigned} heading={heading} onFinish={onOver} />
      </KioskFrame>
    )
  }
  const Current = inputSteps[step === 'done' ? 'check' : step]
  const isUntouched = step === 'card' && form === emptyKioskForm
  const cancel = (
    <Button variant="quiet" onClick={onOver}>
      {t.cancel}
    </Button>
  )
  return (
    <KioskFrame
      current={current}
      name={`${form.firstName} ${form.lastName}`.trim()}
      number={groupCardCode(tidyCardCode(form.cardCode).slice(0, cardDigits))}
      note={person === 'known' ? t.member : t.bonus}
      cancel={!isUntouched && cancel}
    >
      <Current key={step} kiosk={kiosk} heading={heading} />
      {!isUntouched && <KioskInactivity busy={state.status === 'sending'} onOver={onOver} />}
    </KioskFrame>
  )
}

/** Calls back with the number of a scanned card, wherever the focus is; the Enter of the scanner does nothing else. */
function useCardScanner(onScanned: (cardCode: string) => void): void {
  useEffect(() => {
    let scan = noScan
    const onKeyDown = (event: KeyboardEvent): void => {
      const read = readKey(scan, event.key, event.timeStamp)
      scan = read.scan
      if (read.cardCode === null) return
      event.preventDefault()
      event.stopPropagation()
      onScanned(read.cardCode)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onScanned])
}
