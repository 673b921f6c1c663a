import type { UserData } from '@portal/shared-contracts/calls'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { newTab } from '@portal/page-library/messages/new-tab'
import * as paths from '@portal/shared-contracts/paths'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { Container, Section } from '@portal/shared-ui/layout/section'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { promotesNewsletter } from '../domain/newsletter.ts'
import { useSite } from '../layout/site.ts'
import { t } from '../messages/home.ts'
import { CheckList } from './check-list.tsx'
import * as css from './home-teasers.module.css'

// The campaign parameters are given by the product: docs/product/public-pages.md.
const appLink = `${paths.app}?utm_source=web&utm_medium=news&utm_campaign=app_news`

/** Teaser for the app below the hero, with a link to its page in a new tab. */
export function AppTeaser() {
  return (
    <Container className={css.belowHero}>
      <Panel className={css.app}>
        <div className={css.text}>
          <h2>{t.appTitle}</h2>
          <p>{t.appLead}</p>
          <CheckList items={t.appPoints ?? []} />
          <p>
            <a href={appLink} target="_blank" rel="noopener" className={buttonClass('primary')}>
              {t.appDownload} <VisuallyHidden>{newTab}</VisuallyHidden>
            </a>
          </p>
        </div>
        <div className={css.picture}>
          <Drawing src={t.appPicture ?? ''} alt={t.appPictureAlt} shape="app" />
        </div>
      </Panel>
    </Container>
  )
}

/** Teaser for members without the newsletter; they subscribe on the account data page. */
export function NewsletterTeaser({ user }: { user: UserData | null }) {
  const hasForm = useSite().hasPage(paths.accountData)
  if (!promotesNewsletter(user) || !hasForm) return null
  return (
    <Section>
      <Panel className={css.newsletter}>
        <div className={css.text}>
          <h2 className={css.newsletterTitle}>{t.newsletterTitle}</h2>
          <p>{t.newsletterText}</p>
        </div>
        <ButtonLink to={paths.accountNewsletter} variant="outline">
          {t.newsletterButton}
        </ButtonLink>
      </Panel>
    </Section>
  )
}
