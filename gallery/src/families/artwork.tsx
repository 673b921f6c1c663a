import { brand } from '@portal/shared-contracts/brand/brand'
import { content } from '@portal/shared-contracts/brand/content'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import {
  AppStoreBadge,
  CustomerCardBackIcon,
  CustomerCardFrontIcon,
  PlayStoreBadge,
} from '@portal/shared-ui/icons/artwork-icons'
import { CardPlaceholderIcon } from '@portal/shared-ui/icons/card-placeholder-icon'
import * as icons from '@portal/shared-ui/icons/icons'
import { Logo } from '@portal/shared-ui/icons/logo'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { onHero, wide, type Family } from '../family.ts'
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
    'Logo: on the hero': onHero(<Logo text={brand.wordmark} />),
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
    Drawing: <Drawing src={content.pictures.gift} />,
  },
}
