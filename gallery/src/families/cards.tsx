import { brand } from '@delikaterie/shared-contracts/brand'
import { formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { Card, Panel, tileClass } from '@delikaterie/shared-ui/card'
import { CustomerCard } from '@delikaterie/shared-ui/customer-card'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { HelpPanel } from '@delikaterie/shared-ui/help-panel'
import { BenefitIcon, CardIcon, RewardIcon, TransactionsIcon } from '@delikaterie/shared-ui/icons'
import { Logo } from '@delikaterie/shared-ui/logo'
import { PointsAmount } from '@delikaterie/shared-ui/points-amount'
import { PointsBalance } from '@delikaterie/shared-ui/points-balance'
import { ProgressBar } from '@delikaterie/shared-ui/progress-bar'
import { Stack } from '@delikaterie/shared-ui/section'
import { Tag, type TagTone } from '@delikaterie/shared-ui/tag'
import type { Family } from '../family.ts'
import { WithValue } from '../shown/with-value.tsx'

const tones: readonly TagTone[] = ['neutral', 'green', 'butter', 'burgundy']
const cardNumber = '1234 5678 9012 3456 789'
const programme = <Logo text={brand.wordmark} />

export const cards: Family = {
  id: 'cards',
  title: 'Cards, figures and labels',
  states: [
    { name: 'Card: lined', shown: <Card>Zwei Karten gehören zu Ihrem Konto.</Card> },
    { name: 'Card: floating', shown: <Card look="floating">Zwei Karten gehören zu Ihrem Konto.</Card> },
    { name: 'Card: on green', ground: 'green', shown: <Card look="onGreen">Zwei Karten gehören zu Ihrem Konto.</Card> },
    {
      name: 'Panel',
      shown: (
        <Panel>
          <BenefitIcon />
          <h3>Ihre Vorteile</h3>
          <p>1 Punkt je Euro: im Laden, in den Restaurants, beim Catering und im Online-Shop</p>
        </Panel>
      ),
    },
    {
      name: 'HelpPanel',
      shown: <HelpPanel title="Karte verloren?" text="Bei Fragen sind wir da." contact={brand.contact} />,
    },
    {
      name: 'HelpPanel: with a link',
      shown: (
        <HelpPanel title="Karte verloren?" text="Sperren Sie die Karte in Ihrer Kartenliste." contact={brand.contact}>
          <a href="#list">Zur Kartenliste</a>
        </HelpPanel>
      ),
    },
    {
      name: 'Tile',
      shown: (
        <a href="#tile" className={tileClass()}>
          <TransactionsIcon /> Transaktionen
        </a>
      ),
    },
    {
      name: 'Tile: a long label',
      shown: (
        <a href="#tile" className={tileClass()}>
          <RewardIcon /> Raritäten und Sondereditionen
        </a>
      ),
    },
    { name: 'CustomerCard', shown: <CustomerCard wordmark={programme} name="Marlene Abel" number={cardNumber} /> },
    {
      name: 'CustomerCard: with a text',
      shown: (
        <CustomerCard wordmark={programme}>
          <p>Noch keine Karte</p>
        </CustomerCard>
      ),
    },
    {
      name: 'CustomerCard: a long name',
      shown: <CustomerCard wordmark={programme} name="Maximiliane Zwetschgenbaum-Hohenwaldeck" number={cardNumber} />,
    },
    {
      name: 'PointsAmount: three sizes',
      shown: (
        <p>
          <PointsAmount figure="900" word="Punkte" /> <PointsAmount figure="4.321" word="Punkte" size="l" />{' '}
          <PointsAmount figure="1" word="Punkt" size="xl" />
        </p>
      ),
    },
    {
      name: 'PointsAmount: on green',
      ground: 'green',
      shown: <PointsAmount figure="4.321" word="Punkte" size="xl" onGreen />,
    },
    {
      name: 'PointsBalance: counts after a purchase',
      shown: (
        <WithValue first={4321}>
          {(points, change) => (
            <Stack>
              <PointsBalance points={points} figureOf={formatNumber} wordOf={pointsWord} size="xl" />
              <Button variant="outline" onClick={() => change(points + 87)}>
                Einkauf
              </Button>
            </Stack>
          )}
        </WithValue>
      ),
    },
    {
      name: 'PointsBalance: unknown',
      shown: <PointsBalance points={null} figureOf={formatNumber} wordOf={pointsWord} />,
    },
    {
      name: 'ProgressBar: half',
      ground: 'green',
      shown: (
        <ProgressBar value={4321} max={6800} label="Bis zum Käse-Abend" note="Noch 2.479 Punkte bis zum Käse-Abend" />
      ),
    },
    {
      name: 'ProgressBar: empty',
      ground: 'green',
      shown: <ProgressBar value={0} max={900} label="Bis zum Kaffee" note="Noch 900 Punkte bis zum Hauskaffee" />,
    },
    {
      name: 'ProgressBar: reached',
      ground: 'green',
      shown: <ProgressBar value={950} max={900} label="Kaffee" note="Ihre Punkte reichen für den Hauskaffee" />,
    },
    {
      name: 'Tag: every tone',
      shown: (
        <p>
          {tones.map((tone) => (
            <span key={tone}>
              <Tag tone={tone}>{tone === 'burgundy' ? 'Nur noch 3' : 'Bereits aktiviert'}</Tag>{' '}
            </span>
          ))}
        </p>
      ),
    },
    {
      name: 'DataList',
      shown: (
        <DataList
          rows={[
            { label: 'Name', value: 'Frau Marlene Abel' },
            { label: 'E-Mail-Adresse', value: 'marlene.abel-zwetschgenbaum@delikaterie.example' },
            { label: 'Karte', value: cardNumber, action: <a href="#cards">Karte ändern</a> },
            { label: 'Newsletter', value: 'abonniert', action: <Button variant="quiet">Abbestellen</Button> },
          ]}
        />
      ),
    },
    {
      name: 'Card: with a heading and a link',
      shown: (
        <Card>
          <Stack>
            <CardIcon />
            <h3>Digitale Karte</h3>
            <p>Zeigen Sie den Barcode an der Kasse.</p>
            <a href="#card" className={buttonClass('outline')}>
              Karte zeigen
            </a>
          </Stack>
        </Card>
      ),
    },
  ],
}
