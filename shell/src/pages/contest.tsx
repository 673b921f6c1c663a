import { mailtoLink } from '@portal/shared-contracts/email/mailto-link'
import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { Link } from '@portal/page-library/navigation/navigation'
import { $hasLoyaltyAccount, $status, $userData } from '@portal/page-library/session'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Card } from '@portal/shared-ui/cards/card'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PageParts } from '@portal/shared-ui/layout/page-parts'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ContestEntry, TextLink } from '@portal/brands/texts'
import { contest } from '@portal/brands/chosen/content/contest'
import { contestPhase, type ContestPhase } from '../domain/calendar.ts'
import { promotesNewsletterOnPublicPage } from '../domain/newsletter.ts'
import { targetExists, useSite } from '../layout/site.ts'
import { t } from '../messages/contest.ts'
import { t as pages } from '../messages/layout.ts'
import * as css from './contest.module.css'

/**
 * The contest of the content file. Its phase depends on the date, which the prerendered page does not know, and the
 * e-mail on the member: until the session is restored the page reserves the space of the entry.
 */
function ContestPage() {
  const restoring = useStore($status) === 'restoring'
  const [now] = useState(() => new Date())
  const phase = restoring ? null : contestPhase(contest, now)
  return (
    <>
      <PageHero compact title={<Title />} lead={typeset(contest.lead)} />
      <PageParts className={css.columns}>
        {phase === 'upcoming' && <NotOpen title={t.notOpen} text={t.opens(contest.opensOn)} />}
        {phase === 'closed' && <NotOpen title={t.closed} text={t.closedText} />}
        <About phase={phase} />
        {phase === 'open' && <OpenEntry entry={contest.entry} />}
        {phase === null && (
          <Card className={css.entry}>
            <Loading text={t.loading} lines={12} className={css.loading} />
          </Card>
        )}
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
  const { picture, pictureAlt, texts, prizes, opensOn, closesOn } = contest
  return (
    <div className={css.about}>
      <div className={css.picture}>
        <Drawing src={picture} alt={pictureAlt} />
      </div>
      <p>
        <strong>{t.period(opensOn, closesOn)}</strong>
      </p>
      {texts.map((text) => (
        <p key={text}>{typeset(text)}</p>
      ))}
      <h2 className={css.heading}>{t.prizes(phase)}</h2>
      <ul className={css.list}>
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

/** Before the contest and after it, with ways on; the newsletter only for those who do not have it. */
export function NotOpen({ title, text }: { title: string; text: string }) {
  const user = useStore($userData)
  const { hasPage } = useSite()
  const isMember = useStore($hasLoyaltyAccount)
  const newsletter = { label: pages.newsletter, to: isMember ? paths.accountNewsletter : paths.newsletter }
  const ways = [
    { label: pages.rewards, to: paths.rewards },
    ...(promotesNewsletterOnPublicPage(user) ? [newsletter] : []),
  ].filter(({ to }) => targetExists(to, hasPage))
  return (
    <Card className={css.notOpen}>
      <h2 className={css.status}>{title}</h2>
      <p>{typeset(text)}</p>
      <p className={css.actions}>
        {ways.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </p>
    </Card>
  )
}

/** How to enter: by an e-mail, or by the link of the content. */
export function OpenEntry({ entry }: { entry: ContestEntry }) {
  return (
    <Card className={css.entry}>
      <h2 className={css.heading}>{t.enter}</h2>
      {entry.kind === 'email' ? (
        <EmailEntry {...entry} />
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

/** The question, and a link that begins the e-mail with the answer; what is known of a member stands in it. */
function EmailEntry({ email, lead, question, choices }: Extract<ContestEntry, { kind: 'email' }>) {
  const user = useStore($userData)
  const { title } = contest
  const mail = { to: email, subject: t.mailSubject(title), lines: t.mailLines(title, question, user) }
  return (
    <>
      <p>{typeset(lead)}</p>
      <h3 className={css.status}>{typeset(question)}</h3>
      <ul className={css.list}>
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
      <p>{typeset(t.who)}</p>
      {user === null && (
        <p>
          {t.noAccount} <Link to="/#registrieren">{t.register}</Link>.
        </p>
      )}
      <p>
        <a href={mailtoLink(mail)} className={buttonClass('primary')}>
          {t.write}
        </a>
      </p>
      <p className={css.small}>
        {typeset(t.nothingOpens)} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  )
}

function EntryLink({ text, to }: TextLink) {
  return to.startsWith('/') ? (
    <ButtonLink to={to}>{text}</ButtonLink>
  ) : (
    <a href={to} className={buttonClass('primary')}>
      {text}
    </a>
  )
}
