import { useMaintenance } from '@portal/page-library/notices/maintenance'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/page-library/session'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Card, Panel } from '@portal/shared-ui/cards/card'
import { HeroActions, HeroFacts } from '@portal/shared-ui/layout/hero-parts'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container, Section } from '@portal/shared-ui/layout/section'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { LoginCard } from './login-card.tsx'
import { MaintenancePanel, UnlessMaintenance } from '../layout/maintenance.tsx'
import { CalendarSkeleton, HighlightsSkeleton, RegistrationSkeleton } from './widget-skeletons.tsx'
import { t } from '../messages/landing.ts'
import { ContestSection, LandingCalendar } from './calendar.tsx'
import { MenuContext } from '../layout/site.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import { CheckList } from './check-list.tsx'
import { Benefits } from './landing-benefits.tsx'
import * as css from './landing.module.css'
import * as cardCss from './login-card.module.css'

/**
 * `/` for visitors and web-shop-only users; members with a loyalty account see the home page instead. The order of its
 * sections is defined in docs/product/public-pages.md.
 */
export function LandingPage() {
  const maintenance = useMaintenance()
  const isShopOnly = useContext(MenuContext) === 'shop'
  return (
    <>
      <Hero maintenance={maintenance} isShopOnly={isShopOnly} />
      <Container className={css.overlap}>
        <section id="anmelden" tabIndex={-1}>
          {maintenance && <MaintenancePanel />}
          <UnlessMaintenance>{isShopOnly ? <JoinCard /> : <LandingLogin />}</UnlessMaintenance>
        </section>
      </Container>
      <Programme />
      <Benefits />
      {!maintenance && <Highlights />}
      {!isShopOnly && (
        <UnlessMaintenance>
          <Registration />
        </UnlessMaintenance>
      )}
      <Calendar />
    </>
  )
}

function Hero({ maintenance, isShopOnly }: { maintenance: boolean; isShopOnly: boolean }) {
  // During maintenance narrow windows do not show it.
  const picture = (
    <Drawing
      src={t.picture}
      alt={t.pictureAlt}
      shape="hero"
      isFirst
      className={maintenance ? css.widePicture : undefined}
    />
  )
  const start = isShopOnly ? (
    <ButtonLink to={paths.shopLanding} variant="accent">
      {t.join}
    </ButtonLink>
  ) : (
    <a href="#registrieren" className={buttonClass('accent')}>
      {t.register}
    </a>
  )
  return (
    <PageHero overlapped title={t.title} lead={t.lead} artwork={picture}>
      <HeroActions>
        {!maintenance && start}
        <a href="#programm" className={buttonClass('outlineOnHero')}>
          {t.how}
        </a>
      </HeroActions>
      <HeroFacts facts={t.facts} />
    </PageHero>
  )
}

const LandingLogin = () => (
  <LoginCard>
    {/* The card names the first advantage itself. */}
    <div className={css.besideLogin}>
      <CheckList items={t.expect.slice(1)} />
    </div>
    <p>
      <a href="#registrieren" className={buttonClass('outline')}>
        {t.register}
      </a>
    </p>
  </LoginCard>
)

/** Invites a web-shop-only user to join the programme, in place of the login. */
function JoinCard() {
  return (
    <Card look="floating" className={cardCss.card}>
      <div className={cardCss.half}>
        <h2 className={cardCss.title}>{t.joinTitle}</h2>
        <p>{typeset(t.joinText)}</p>
        <p>
          <ButtonLink to={paths.shopLanding}>{t.join}</ButtonLink>
        </p>
      </div>
      <div className={cardCss.half}>
        <h3 className={cardCss.title}>{t.expectTitle}</h3>
        <CheckList items={t.expect} />
      </div>
    </Card>
  )
}

function Programme() {
  return (
    <Section id="programm" title={t.programmeTitle} lead={t.programmeLead}>
      <ol className={css.steps}>
        {t.steps.map((step) => (
          <li key={step.title} className={css.step}>
            <h3 className={css.stepTitle}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={css.note}>{t.programmeNote}</p>
    </Section>
  )
}

function Highlights() {
  return (
    <Section id="praemien-highlights" title={t.highlightsTitle} lead={t.highlightsLead}>
      <WidgetSlot name={widgets.landing.highlights} skeleton={<HighlightsSkeleton />} />
    </Section>
  )
}

function Registration() {
  return (
    <Section id="registrieren" title={t.registrationTitle} lead={t.registrationLead}>
      <div className={css.registration}>
        <Card>
          <div className={css.registrationWidget}>
            <WidgetSlot name={widgets.landing.registration} skeleton={<RegistrationSkeleton />} />
          </div>
        </Card>
        <Panel className={css.expect}>
          <h3 className={css.stepTitle}>{t.expectTitle}</h3>
          <CheckList items={t.expect} />
        </Panel>
      </div>
    </Section>
  )
}

/**
 * Its content depends on the date, which the prerendered page does not know: it is shown once the session is restored.
 */
function Calendar() {
  const restoring = useStore($status) === 'restoring'
  if (!hasPart('events')) return !restoring && <ContestSection />
  return (
    <Section id="termine" title={t.calendarTitle} lead={t.calendarLead}>
      {restoring ? <CalendarSkeleton /> : <LandingCalendar />}
    </Section>
  )
}
