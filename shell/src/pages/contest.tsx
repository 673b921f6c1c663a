import * as paths from '@delikaterie/shared-contracts/paths'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { $userData } from '@delikaterie/shared-contracts/session'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { Card } from '@delikaterie/shared-ui/card'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PageParts } from '@delikaterie/shared-ui/page-parts'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import type { ContestEntry, TextLink } from '../content/content.ts'
import { content as contest } from '../content/contest.ts'
import { contestPhase } from '../domain/calendar.ts'
import { t } from '../messages/contest.ts'
import { ContestForm } from './contest-form.tsx'
import * as css from './contest.module.css'

/** The contest of the content file. */
function ContestPage() {
  return (
    <>
      <PageHero compact title={t.title(contest.title)} lead={contest.lead} />
      <PageParts className={css.columns}>
        <About />
        <Entry />
      </PageParts>
    </>
  )
}
export { ContestPage as Component }

function About() {
  const { Picture, texts, prizes, opensOn, closesOn } = contest
  return (
    <div className={css.about}>
      <div className={css.picture}>
        <Picture />
      </div>
      {/* First, because the phase of the contest is only known in the browser and stands below on a phone. */}
      <p>
        <strong>{t.period(opensOn, closesOn)}</strong>
      </p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2 className={css.heading}>{t.prizes}</h2>
      <ul className={css.prizes}>
        {prizes.map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.contestConditions}>{t.conditions}</Link>
      </p>
    </div>
  )
}

const unchanging = () => () => {}

/** The phase depends on the date, which the prerendered page does not know: it reserves the form's space. */
function Entry() {
  const phase = useSyncExternalStore(
    unchanging,
    () => contestPhase(contest, new Date()),
    () => null,
  )
  switch (phase) {
    case null:
      return (
        <Card className={css.entry}>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton shape="box" className={css.loading} />
        </Card>
      )
    case 'upcoming':
      return (
        <Notice title={t.notOpen} headingLevel={2} className={css.notice}>
          {t.opens(contest.opensOn)}
        </Notice>
      )
    case 'closed':
      return (
        <Notice title={t.closed} headingLevel={2} className={css.notice}>
          {t.closedText}
        </Notice>
      )
    case 'open':
      return <OpenEntry entry={contest.entry} />
  }
}

/** How to enter: the form, or the link of the content. */
export function OpenEntry({ entry }: { entry: ContestEntry }) {
  const user = useStore($userData)
  const owner = (user && accountIdOf(user)) ?? 'visitor'
  return (
    <Card className={css.entry}>
      <h2 className={css.heading}>{t.enter}</h2>
      {entry.kind === 'form' ? (
        // Another member gets a form of their own.
        <ContestForm key={owner} contest={contest.title} form={entry} owner={owner} user={user} />
      ) : (
        <>
          <p>{entry.text}</p>
          <p>
            <EntryLink {...entry.link} />
          </p>
        </>
      )}
    </Card>
  )
}

function EntryLink({ text, to }: TextLink) {
  const className = buttonClass('primary')
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {text}
    </Link>
  ) : (
    <a href={to} className={className}>
      {text}
    </a>
  )
}
