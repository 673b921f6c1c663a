import * as paths from '@delikaterie/shared-contracts/paths'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Panel } from '@delikaterie/shared-ui/card'
import { content as contest } from '../content/contest.ts'
import { contestPhase } from '../domain/calendar.ts'
import { t } from '../messages/calendar.ts'
import { t as contestTexts } from '../messages/contest.ts'
import * as css from './calendar.module.css'

/** Leads to the contest while it can be entered. */
export function ContestTeaser({ now }: { now: Date }) {
  if (contestPhase(contest, now) !== 'open') return null
  const { Picture, title, lead, closesOn } = contest
  return (
    <Panel className={css.contest}>
      <div className={css.contestPicture}>
        <Picture />
      </div>
      <div className={css.contestText}>
        <p className={css.label}>{t.contest}</p>
        <h3>{title}</h3>
        <p>{lead}</p>
        <p className={css.where}>{contestTexts.forMembers}</p>
        <p className={css.where}>{contestTexts.closes(closesOn)}</p>
        <p>
          <Link to={paths.contest} className={buttonClass('primary')}>
            {t.contestButton}
          </Link>
        </p>
      </div>
    </Panel>
  )
}
