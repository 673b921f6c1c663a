import * as paths from '@portal/shared-contracts/paths'
import { accountIdOf } from '@portal/shared-contracts/calls'
import { Link } from '@portal/shared-contracts/navigation'
import { $hasLoyaltyAccount, $userData } from '@portal/shared-contracts/session'
import { buttonClass } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { Drawing } from '@portal/shared-ui/drawing'
import { PageHero } from '@portal/shared-ui/page-hero'
import { PageParts } from '@portal/shared-ui/page-parts'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { typeset } from '@portal/shared-ui/typeset'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import type { ContestEntry, TextLink } from '@portal/brands/texts'
import { contest } from '@portal/brands/chosen/content/contest'
import { contestPhase, type ContestPhase } from '../domain/calendar.ts'
import { targetExists, useSite } from '../layout/site.ts'
import { t } from '../messages/contest.ts'
import { t as pages } from '../messages/layout.ts'
import { ContestForm } from './contest-form.tsx'
import { FormSkeleton } from './widget-skeletons.tsx'
import * as css from './contest.module.css'

const unchanging = () => () => {}

/**
 * The contest of the content file. Its phase depends on the date, which the prerendered page does not know: it reserves
 * the form's space.
 */
function ContestPage() {
  const phase = useSyncExternalStore(
    unchanging,
    () => contestPhase(contest, new Date()),
    () => null,
  )
  return (
    <>
      <PageHero compact title={<Title />} lead={typeset(contest.lead)} />
      <PageParts className={css.columns}>
        {phase === 'upcoming' && <NotOpen title={t.notOpen} text={t.opens(contest.opensOn)} />}
        {phase === 'closed' && <NotOpen title={t.closed} text={t.closedText} />}
        <About phase={phase} />
        {phase === 'open' && <OpenEntry entry={contest.entry} />}
        {phase === null && <Loading />}
      </PageParts>
    </>
  )
}
export { ContestPage as Component }

const Title = () => (
  <span>
    {t.title} <span className={css.name}>{contest.title}</span>
  </span>
)

/** What can be won; `phase` is null until the page knows the date. */
export function About({ phase }: { phase: ContestPhase | null }) {
  const { picture, texts, prizes, opensOn, closesOn } = contest
  return (
    <div className={css.about}>
      <div className={css.picture}>
        <Drawing src={picture} />
      </div>
      <p>
        <strong>{t.period(opensOn, closesOn)}</strong>
      </p>
      {texts.map((text) => (
        <p key={text}>{typeset(text)}</p>
      ))}
      <h2 className={css.heading}>{t.prizes(phase)}</h2>
      <ul className={css.prizes}>
        {prizes.map((prize) => (
          <li key={prize}>{typeset(prize)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.contestConditions}>{t.conditions}</Link>
      </p>
    </div>
  )
}

const Loading = () => (
  <Card className={css.entry}>
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    <div className={css.loading}>
      <Skeleton lines={1} className={css.loadingTitle} />
      <Skeleton lines={5} />
      <FormSkeleton fields={8} />
    </div>
  </Card>
)

/** Before the contest and after it, with ways on; the newsletter only for those who do not have it. */
export function NotOpen({ title, text }: { title: string; text: string }) {
  const user = useStore($userData)
  const { hasPage } = useSite()
  const isMember = useStore($hasLoyaltyAccount)
  const newsletter = { label: pages.newsletter, to: isMember ? paths.accountNewsletter : paths.newsletter }
  const ways = [
    { label: pages.rewards, to: paths.rewards },
    ...(user !== null && user.hasNewsletter ? [] : [newsletter]),
  ].filter(({ to }) => targetExists(to, hasPage))
  return (
    <Card className={css.notOpen}>
      <h2 className={css.status}>{title}</h2>
      <p>{typeset(text)}</p>
      <p className={css.actions}>
        {ways.map(({ label, to }) => (
          <Link key={to} to={to} className={buttonClass('outline')}>
            {label}
          </Link>
        ))}
      </p>
    </Card>
  )
}

/** How to enter: the form, or the link of the content. */
export function OpenEntry({ entry }: { entry: ContestEntry }) {
  const user = useStore($userData)
  const owner = (user && accountIdOf(user)) ?? 'visitor'
  return (
    <Card className={css.entry}>
      {entry.kind === 'form' ? (
        // Another member gets a form of their own.
        <ContestForm key={owner} contest={contest.title} form={entry} owner={owner} user={user} />
      ) : (
        <>
          <h2 className={css.heading}>{t.enter}</h2>
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
