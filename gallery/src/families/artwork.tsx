import { brand } from '@portal/shared-contracts/brand'
import { art, box, Cut, Lines, oval, PaperCut, Place } from '@portal/shared-ui/artwork'
import {
  AppStoreBadge,
  CustomerCardBackIcon,
  CustomerCardFrontIcon,
  PlayStoreBadge,
} from '@portal/shared-ui/artwork-icons'
import { CardPlaceholderIcon } from '@portal/shared-ui/card-placeholder-icon'
import * as icons from '@portal/shared-ui/icons'
import { Logo } from '@portal/shared-ui/logo'
import { StillLife } from '@portal/shared-ui/still-life'
import { Berries, Board, Bottle, Bow, Cup, Flute, Jar, Leaf, Plate, StemGlass } from '@portal/shared-ui/table-ware'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { onGreen, wide, type Family } from '../family.ts'
import * as css from './artwork.module.css'

export const artwork: Family = {
  id: 'artwork',
  title: 'Icons and artwork',
  states: {
    Icons: wide(
      <ul className={css.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon size={28} /> <span>{name.replace(/Icon$/, '')}</span>
          </li>
        ))}
      </ul>,
    ),
    'Icon with a name': <icons.RewardIcon size={40} title="Prämie" />,
    Logo: <Logo text={brand.wordmark} />,
    'Logo: on green': onGreen(<Logo text={brand.wordmark} />),
    'Card icons': (
      <div className={css.row}>
        <CustomerCardFrontIcon size={92} title="Vorderseite der Karte" />
        <CustomerCardBackIcon size={92} title="Rückseite der Karte" />
        <CardPlaceholderIcon size={92} title="Noch keine Karte" />
      </div>
    ),
    'Store badges': (
      <div className={css.row}>
        <AppStoreBadge caption="Laden im" store="App Store" />
        <PlayStoreBadge caption="Jetzt bei" store="Google Play" />
      </div>
    ),
    'VisuallyHidden: for screen readers only': <VisuallyHidden>Nur zum Vorlesen</VisuallyHidden>,
    StillLife: onGreen(<StillLife className={css.picture} />),
    'Table ware: bottles and glasses': (
      <PaperCut shadow={210}>
        <Bottle x={55} />
        <Jar x={150} fill={art.tomato} shade={art.tomatoShade} />
        <StemGlass x={240} fill={art.grapeLight} shade={art.grape} />
        <Flute x={310} />
        <Cup x={390} />
      </PaperCut>
    ),
    'Table ware: boards, fruit and ribbons': (
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
    'PaperCut: shapes and lines': (
      <PaperCut>
        <Cut d={box(140, 120, 200, 164, 20)} fill={art.label} shade={art.labelShade} />
        <Lines d="M180 180h120M180 210h80" color={art.bottle} />
        <Place x={240} y={90} turn={15}>
          <Cut d={oval(0, 0, 40, 24)} fill={art.grapeLight} shade={art.grape} />
        </Place>
      </PaperCut>
    ),
  },
}
