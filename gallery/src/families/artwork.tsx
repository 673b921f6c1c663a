import { brand } from '@delikaterie/shared-contracts/brand'
import { art, box, Cut, Lines, oval, PaperCut, Place } from '@delikaterie/shared-ui/artwork'
import {
  AppStoreBadge,
  CardPlaceholderIcon,
  CustomerCardBackIcon,
  CustomerCardFrontIcon,
  PlayStoreBadge,
} from '@delikaterie/shared-ui/artwork-icons'
import * as icons from '@delikaterie/shared-ui/icons'
import { Logo } from '@delikaterie/shared-ui/logo'
import { StillLife } from '@delikaterie/shared-ui/still-life'
import { Berries, Board, Bottle, Bow, Cup, Flute, Jar, Leaf, Plate, StemGlass } from '@delikaterie/shared-ui/table-ware'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { Family } from '../family.ts'
import * as css from './artwork.module.css'

export const artwork: Family = {
  id: 'artwork',
  title: 'Icons and artwork',
  states: [
    {
      name: 'Icons',
      wide: true,
      shown: (
        <ul className={css.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon size={28} /> {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      ),
    },
    { name: 'Icon with a name', shown: <icons.RewardIcon size={40} title="Prämie" /> },
    { name: 'Logo', shown: <Logo text={brand.wordmark} /> },
    { name: 'Logo: on green', ground: 'green', shown: <Logo text={brand.wordmark} /> },
    {
      name: 'Card icons',
      shown: (
        <div className={css.row}>
          <CustomerCardFrontIcon size={92} title="Vorderseite der Karte" />
          <CustomerCardBackIcon size={92} title="Rückseite der Karte" />
          <CardPlaceholderIcon size={92} title="Noch keine Karte" />
        </div>
      ),
    },
    {
      name: 'Store badges',
      shown: (
        <div className={css.row}>
          <AppStoreBadge caption="Laden im" store="App Store" />
          <PlayStoreBadge caption="Jetzt bei" store="Google Play" />
        </div>
      ),
    },
    { name: 'VisuallyHidden: for screen readers only', shown: <VisuallyHidden>Nur zum Vorlesen</VisuallyHidden> },
    { name: 'StillLife', ground: 'green', shown: <StillLife className={css.picture} /> },
    {
      name: 'Table ware: bottles and glasses',
      shown: (
        <PaperCut shadow={210}>
          <Bottle x={55} />
          <Jar x={150} fill={art.tomato} shade={art.tomatoShade} />
          <StemGlass x={240} fill={art.grapeLight} shade={art.grape} />
          <Flute x={310} />
          <Cup x={390} />
        </PaperCut>
      ),
    },
    {
      name: 'Table ware: boards, fruit and ribbons',
      shown: (
        <PaperCut shadow={210}>
          <Board x={115} width={180} />
          <Berries
            at={[
              [90, 250],
              [116, 250],
              [103, 228],
            ]}
          />
          <Leaf x={150} y={250} turn={20} />
          <Plate x={350} radius={90} />
          <Bow x={350} y={190} />
        </PaperCut>
      ),
    },
    {
      name: 'PaperCut: shapes and lines',
      shown: (
        <PaperCut>
          <Cut d={box(140, 120, 200, 164, 20)} fill={art.label} shade={art.labelShade} />
          <Lines d="M180 180h120M180 210h80" color={art.bottle} />
          <Place x={240} y={90} turn={15}>
            <Cut d={oval(0, 0, 40, 24)} fill={art.grapeLight} shade={art.grape} />
          </Place>
        </PaperCut>
      ),
    },
  ],
}
