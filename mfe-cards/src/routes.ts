import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

const ofMember = { skeleton: 'parts', loginRequired: true } as const

export const routes = [
  { ...ofMember, ...heroes.cards, path: paths.cards, load: () => import('./pages/cards.tsx') },
  { ...ofMember, title: 'Digitale Karte', path: paths.digitalCard, load: () => import('./pages/digital-card.tsx') },
] satisfies RemoteModule['routes']
