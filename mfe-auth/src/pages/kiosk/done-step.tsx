import { useEffect, useState } from 'react'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { Button } from '@portal/shared-ui/buttons/button'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { Step, StepActions, type StepHeading } from '@portal/shared-ui/forms/step'
import { kioskDoneSeconds } from '../../domain/kiosk-idle.ts'
import { t } from '../../messages/kiosk.ts'
import type { Assigned } from '../../stores/card-assignment.ts'
import * as css from './done-step.module.css'

type DoneProps = { assigned: Assigned; heading: StepHeading; onFinish: () => void }

/** Step 6: the welcome, the balance and what comes next; then the kiosk starts again. */
export function DoneStep({ assigned: { firstName, points }, heading, onFinish }: DoneProps) {
  const [secondsLeft, setSecondsLeft] = useState(kioskDoneSeconds)
  useEffect(() => {
    const end = Date.now() + kioskDoneSeconds * 1000
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (secondsLeft === 0) onFinish()
  }, [secondsLeft, onFinish])

  return (
    <Step title={t.done.title(firstName)} lead={t.done.lead} heading={heading}>
      {points !== null && (
        <p className={css.points}>
          <span>{t.done.points}</span>
          <PointsAmount figure={formatNumber(points)} word={pointsWord(points)} size="xl" />
        </p>
      )}
      <div className={css.next}>
        <h3>{t.done.nextTitle}</h3>
        <ol className={css.list}>
          {t.done.next.map((text) => (
            <li key={text} className={css.item}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <StepActions>
        <Button className={css.finish} onClick={onFinish}>
          {t.done.finish}
        </Button>
      </StepActions>
      {/* The role `timer` is not live, so that screen readers do not announce every second. */}
      <p role="timer" className={css.countdown}>
        {t.done.countdown(secondsLeft)}
      </p>
    </Step>
  )
}
