import { Accordion } from '@portal/shared-ui/lists/accordion'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Carousel } from '@portal/shared-ui/lists/carousel'
import { LinkRows, LinkRowsPlace, LinkRowsSkeleton } from '@portal/shared-ui/lists/link-rows'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { PictureCard } from '@portal/shared-ui/cards/picture-card'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { ProductCard, ProductGrid } from '@portal/shared-ui/cards/product-card'
import { Loading, Skeleton } from '@portal/shared-ui/layout/skeleton'
import { Tag } from '@portal/shared-ui/text/tag'
import { wide, type Family } from '../family.ts'

const image = '/reward-1200x1200.jpg'

type Reward = { title: string; points: string; subTitle: string; scarcity?: string; tag?: string }

const rewards: readonly Reward[] = [
  { title: 'Hauskaffee No. 7', points: '900', subTitle: '250 g, ganze Bohne' },
  {
    title: 'Trüffelöl',
    points: '1.500',
    subTitle: '100 ml',
    scarcity: 'Nur noch 3 verfügbar',
    tag: '+ 50 Extrapunkte',
  },
  {
    title: 'Käse-Abend für zwei mit sieben Sorten und Wein',
    points: '6.800',
    subTitle: 'Im Haus',
    tag: 'Noch 2.479 Punkte',
  },
]

const rewardCard = ({ title, points, subTitle, scarcity, tag }: Reward) => (
  <ProductCard
    key={title}
    title={title}
    headingLevel={3}
    link={(className, text) => (
      <a href="#reward" className={className}>
        {text}
      </a>
    )}
    picture={<Picture src={image} alt="" square />}
    color={pastelColor(title)}
    scarcity={scarcity}
    subtitle={subTitle}
    price={<PointsAmount figure={points} word="Punkte" />}
    footer={tag && <Tag tone="emphasis">{tag}</Tag>}
  />
)

const questions = [
  { id: 'question-1', title: 'Wie werde ich Mitglied?', content: <p>Erstellen Sie auf der Startseite ein Konto.</p> },
  { id: 'question-2', title: 'Was sind meine Punkte wert?', content: <p>500 Punkte entsprechen 5 Euro.</p> },
]

export const lists: Family = {
  id: 'lists',
  title: 'Lists, pictures and placeholders',
  states: {
    'ProductGrid with ProductCard': wide(<ProductGrid>{rewards.map(rewardCard)}</ProductGrid>),
    PictureCard: wide(
      <ProductGrid>
        {['Ab morgen reservierbar', 'Noch 6 Flaschen', 'Vergriffen'].map((note, index) => (
          <PictureCard
            key={note}
            title={`Balsamico, ${12 + index} Jahre gereift`}
            headingLevel={3}
            picture={<Picture src={image} alt="" />}
            color={pastelColor(note)}
            note={note === 'Vergriffen' ? <Tag>{note}</Tag> : note}
            isScarce={note === 'Noch 6 Flaschen'}
            footer={
              note !== 'Vergriffen' && (
                <a href="#reserve" className={buttonClass('outline')}>
                  Reservieren
                </a>
              )
            }
          >
            <p>Aus Modena, im Kastanienfass gereift.</p>
          </PictureCard>
        ))}
      </ProductGrid>,
    ),
    'Carousel: more than fit': wide(
      <Carousel label="Prämien-Highlights" previousLabel="Vorherige Prämien" nextLabel="Weitere Prämien">
        {[...rewards, ...rewards.map((reward) => ({ ...reward, title: `${reward.title} im Geschenkkarton` }))].map(
          rewardCard,
        )}
      </Carousel>,
    ),
    'Carousel: all fit': wide(
      <Carousel label="Ein Highlight" previousLabel="Vorheriges Highlight" nextLabel="Nächstes Highlight">
        {rewards.slice(0, 1).map(rewardCard)}
      </Carousel>,
    ),
    Accordion: <Accordion items={questions} />,
    'Accordion with pictures': wide(
      <Accordion
        items={questions.map((question) => ({
          ...question,
          id: `picture-${question.id}`,
          picture: <Picture src={image} alt="" />,
          teaser: 'Ein Satz sagt, worum es geht.',
        }))}
      />,
    ),
    LinkRows: (
      <LinkRows
        rows={rewards.map(({ title, points }) => ({
          id: title,
          title,
          link: (className, text) => (
            <a href="#reward" className={className}>
              {text}
            </a>
          ),
          picture: <Picture src={image} alt="" square="small" />,
          color: pastelColor(title),
          note: `Für ${points} Punkte`,
        }))}
      />
    ),
    LinkRowsPlace: (
      <LinkRowsPlace>
        <p>In den nächsten sieben Tagen läuft keiner Ihrer Coupons ab.</p>
      </LinkRowsPlace>
    ),
    LinkRowsSkeleton: <LinkRowsSkeleton />,
    'Picture: square': <Picture src={image} alt="Ein Glas Honig" square />,
    'Skeleton: text': <Skeleton />,
    'Skeleton: card': <Skeleton shape="card" lines={2} />,
    Loading: <Loading text="Ihre Karten werden geladen …" />,
  },
}
