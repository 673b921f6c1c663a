import { content } from '@portal/shared-contracts/brand/content'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { HeroPlaceholder } from '@portal/shared-ui/layout/hero-placeholder'
import { HeroActions, HeroFacts } from '@portal/shared-ui/layout/hero-parts'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PagePart, PageParts } from '@portal/shared-ui/layout/page-parts'
import { PartLink } from '@portal/shared-ui/layout/part-link'
import { PartsWithAside } from '@portal/shared-ui/layout/parts-with-aside'
import { Container, Section, Stack } from '@portal/shared-ui/layout/section'
import { wide, type Family } from '../family.ts'

const facts = [
  { figure: '1', text: 'Punkt je Euro' },
  { figure: '500', text: 'Punkte zum Start' },
  { figure: '5 €', text: 'Wert von 500\u00a0Punkten' },
]
const part = (title: string) => (
  <PagePart>
    <h2>{title}</h2>
    <p>Hier stehen die Angaben, die Sie bei Ihrer Anmeldung gemacht haben. Sie können sie jederzeit ändern.</p>
  </PagePart>
)

export const pages: Family = {
  id: 'pages',
  title: 'Parts of a page',
  states: {
    'PageHero: landing page': wide(
      <PageHero
        title="Genuss, der sich auszahlt."
        lead="Sammeln Sie bei jedem Einkauf Punkte und lösen Sie sie für Köstlichkeiten, Gutscheine und Genussabende ein."
        artwork={<img src={content.pictures.hero} alt="" width="520" height="366" />}
      >
        <HeroActions>
          <a href="#join" className={buttonClass('accent')}>
            Neues Konto erstellen
          </a>
          <a href="#login" className={buttonClass('outlineOnHero')}>
            Anmelden
          </a>
        </HeroActions>
        <HeroFacts facts={facts} />
      </PageHero>,
    ),
    'PageHero: compact': wide(
      <PageHero compact title="Transaktionen" lead="Hier sehen Sie, wofür Sie Punkte gesammelt und eingelöst haben." />,
    ),
    'PageHero: with space for a card over its edge': wide(<PageHero compact overlapped title="Meine Karten" />),
    'Container: the width of a page': wide(
      <Container>
        <Panel>
          <h3>Gut zu wissen</h3>
        </Panel>
      </Container>,
    ),
    HeroPlaceholder: wide(<HeroPlaceholder lead />),
    'HeroPlaceholder: texts that are known': wide(
      <HeroPlaceholder lead texts={{ title: 'Prämien', lead: 'Köstliches, Gutscheine und Genussabende.' }} />,
    ),
    Section: wide(
      <Section title="Ihre Vorteile" lead="Was die Karte Ihnen bringt.">
        <Stack>
          <p>1 Punkt je Euro</p>
          <p>Prämien zum Genießen und Verschenken.</p>
        </Stack>
      </Section>,
    ),
    PageParts: wide(
      <PageParts>
        {part('Persönliche Daten')}
        {part('Adresse')}
      </PageParts>,
    ),
    PartLink: <PartLink to="part">Zur Kartenliste</PartLink>,
    'PartsWithAside: two columns on a wide screen': wide(
      <PartsWithAside
        label="Hilfe"
        aside={
          <Panel>
            <h2>Gut zu wissen</h2>
            <p>Änderungen gelten sofort.</p>
          </Panel>
        }
      >
        {part('Ihre Karten')}
        {part('Karte bestellen')}
      </PartsWithAside>,
    ),
  },
}
