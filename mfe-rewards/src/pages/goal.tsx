import { ProgressBar } from '@portal/shared-ui/text/progress-bar'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { goalOf } from '../domain/goal.ts'
import { goalTexts, t } from '../messages/goal.ts'
import { $balance, highlights, lockedPoints } from '../stores/portal.ts'
import * as css from './goal.module.css'

/** Below the balance of the home page: the way to the next highlight, what is affordable today, and locked points. */
function Goal() {
  const balance = useStore($balance)
  const state = useStore(highlights.$state)
  const [{ $state: $locked }] = useState(lockedPoints)
  const locked = useStore($locked)
  const [now] = useState(Date.now)
  if (balance === null || state.status !== 'ready') return null
  const goal = goalOf(state.value, balance, now)
  const texts = goalTexts(goal, locked.status === 'ready' ? locked.value : 0)
  return (
    <div className={css.goal}>
      {goal.next && (
        <ProgressBar
          value={goal.next.price - goal.next.missing}
          max={goal.next.price}
          label={t.progress(goal.next.title)}
          note={texts.ahead}
        />
      )}
      {texts.today && <p className={css.today}>{texts.today}</p>}
      {texts.locked && <p className={css.locked}>{texts.locked}</p>}
    </div>
  )
}
export { Goal as Component }
