import { brand } from '@portal/shared-contracts/brand/brand'
import { Button } from '@portal/shared-ui/buttons/button'
import { Card, Panel, tileClass } from '@portal/shared-ui/cards/card'
import { CustomerCard } from '@portal/shared-ui/artwork/customer-card'
import { DataList } from '@portal/shared-ui/lists/data-list'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { BenefitIcon, RewardIcon, TransactionsIcon } from '@portal/shared-ui/icons/icons'
import { Logo } from '@portal/shared-ui/icons/logo'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { ProgressBar } from '@portal/shared-ui/text/progress-bar'
import { Tag, type TagTone } from '@portal/shared-ui/text/tag'
import { onHero, type Family } from '../family.ts'

const tones: readonly TagTone[] = ['neutral', 'emphasis', 'accent', 'scarcity']
const cardNumber = '1234 5678 9012 3456 789'
const programme = <Logo text={brand.wordmark} />

export const cards: Family = {
  id: 'cards',
  title: 'Cards, figures and labels',
  states: {
    'Card: lined': <Card>Zwei Karten gehören zu Ihrem Konto.</Card>,
    'Card: floating': <Card look="floating">Zwei Karten gehören zu Ihrem Konto.</Card>,
    'Card: on the hero': onHero(<Card look="onHero">Zwei Karten gehören zu Ihrem Konto.</Card>),
    Panel: (
      <Panel>
        <BenefitIcon />
        <h3>Ihre Vorteile</h3>
        <p>1 Punkt je Euro: im Laden, in den Restaurants, beim Catering und im Online-Shop</p>
      </Panel>
    ),
    'HelpPanel: with a link': (
      <HelpPanel title="Karte verloren?" text="Sperren Sie die Karte in Ihrer Kartenliste." contact={brand.contact}>
        <a href="#list">Zur Kartenliste</a>
      </HelpPanel>
    ),
    Tile: (
      <a href="#tile" className={tileClass()}>
        <TransactionsIcon /> Transaktionen
      </a>
    ),
    'Tile: a long label': (
      <a href="#tile" className={tileClass()}>
        <RewardIcon /> Raritäten und Sondereditionen
      </a>
    ),
    CustomerCard: <CustomerCard wordmark={programme} name="Marlene Abel" number={cardNumber} />,
    'CustomerCard: with a text': (
      <CustomerCard wordmark={programme}>
        <p>Noch keine Karte</p>
      </CustomerCard>
    ),
    'CustomerCard: a long name': (
      <CustomerCard wordmark={programme} name="Maximiliane Zwetschgenbaum-Hohenwaldeck" number={cardNumber} />
    ),
    'PointsAmount: three sizes': (
      <p>
        <PointsAmount figure="900" word="Punkte" /> <PointsAmount figure="4.321" word="Punkte" size="l" />{' '}
        <PointsAmount figure="1" word="Punkt" size="xl" />
      </p>
    ),
    'PointsAmount: on the hero': onHero(<PointsAmount figure="4.321" word="Punkte" size="xl" onHero />),
    'ProgressBar: half': onHero(
      <ProgressBar value={4321} max={6800} label="Bis zum Käse-Abend" note="Noch 2.479 Punkte bis zum Käse-Abend" />,
    ),
    'ProgressBar: empty': onHero(
      <ProgressBar value={0} max={900} label="Bis zum Kaffee" note="Noch 900 Punkte bis zum Hauskaffee" />,
    ),
    'ProgressBar: reached': onHero(
      <ProgressBar value={950} max={900} label="Kaffee" note="Ihre Punkte reichen für den Hauskaffee" />,
    ),
    'Tag: every tone': (
      <p>
        {tones.map((tone) => (
          <span key={tone}>
            <Tag tone={tone}>{tone === 'scarcity' ? 'Nur noch 3' : 'Bereits aktiviert'}</Tag>{' '}
          </span>
        ))}
      </p>
    ),
    DataList: (
      <DataList
        rows={[
          { label: 'Name', value: 'Frau Marlene Abel' },
          { label: 'E-Mail-Adresse', value: 'marlene.abel-zwetschgenbaum@beispiel.example' },
          { label: 'Karte', value: cardNumber, action: <a href="#cards">Karte ändern</a> },
          { label: 'Newsletter', value: 'abonniert', action: <Button variant="quiet">Abbestellen</Button> },
        ]}
      />
    ),
  },
}
