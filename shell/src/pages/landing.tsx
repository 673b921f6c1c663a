import { Link } from '@portal/shared-contracts/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/shared-contracts/session'
import { buttonClass } from '@portal/shared-ui/button'
import { Card, Panel } from '@portal/shared-ui/card'
import type { Elements } from '@portal/shared-ui/elements'
import { HeroActions, HeroFacts } from '@portal/shared-ui/hero-parts'
import { PageHero } from '@portal/shared-ui/page-hero'
import { Container, Section } from '@portal/shared-ui/section'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { LoginCard } from './login-card.tsx'
import { JoinCard } from './join-card.tsx'
import { UnlessMaintenance, useMaintenance } from '../layout/maintenance.tsx'
import { MaintenancePanel } from '../layout/notices.tsx'
import { CalendarSkeleton, HighlightsSkeleton, RegistrationSkeleton } from './widget-skeletons.tsx'
import { t } from '../messages/landing.ts'
import { LazySection } from './lazy-section.tsx'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import { CheckList } from './check-list.tsx'
import { Benefits } from './landing-benefits.tsx'
import * as css from './landing.module.css'

/** Members with a loyalty account see the home page instead. */
const $isShopOnly = computed($status, (status) => status === 'member')

/** `/` for visitors and web-shop-only users. The order of its sections is defined in docs/product/public-pages.md. */
export function LandingPage() {
  const maintenance = useMaintenance()
  const isShopOnly = useStore($isShopOnly)
  return (
    <>
      <Hero narrowPicture={!maintenance}>{!maintenance && (isShopOnly ? <JoinLink /> : <RegisterLink />)}</Hero>
      <Container className={css.overlap}>
        <section id="anmelden" tabIndex={-1}>
          {maintenance && <MaintenancePanel />}
          <UnlessMaintenance>{isShopOnly ? <JoinCard /> : <Login />}</UnlessMaintenance>
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

type HeroProps = {
  /** Whether narrow windows show the picture. */
  narrowPicture: boolean
  children: Elements
}

function Hero({ narrowPicture, children }: HeroProps) {
  const picture = (
    <img src={t.picture} alt="" width="520" height="366" className={narrowPicture ? undefined : css.widePicture} />
  )
  return (
    <PageHero overlapped title={t.title} lead={t.lead} artwork={picture}>
      <HeroActions>
        {children}
        <a href="#programm" className={buttonClass('outlineOnHero')}>
          {t.how}
        </a>
      </HeroActions>
      <HeroFacts facts={t.facts} />
    </PageHero>
  )
}

const Login = () => (
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

const RegisterLink = () => (
  <a href="#registrieren" className={buttonClass('accent')}>
    {t.register}
  </a>
)

const JoinLink = () => (
  <Link to={paths.shopLanding} className={buttonClass('accent')}>
    {t.join}
  </Link>
)

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

const loadCalendar = async () => (await import('./calendar.tsx')).LandingCalendar

function Calendar() {
  return (
    <Section id="termine" title={t.calendarTitle} lead={t.calendarLead}>
      <LazySection load={loadCalendar} skeleton={<CalendarSkeleton />} />
    </Section>
  )
}
