import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'
import { leads } from './messages/leads.ts'

export const routes = [
  {
    path: paths.rewards,
    title: 'Prämien',
    lead: leads.rewards,
    loginRequired: true,
    load: () => import('./pages/rewards.tsx'),
  },
  {
    path: paths.rewardRoute,
    title: 'Prämie einlösen',
    skeleton: 'detail',
    loginRequired: true,
    load: () => import('./pages/redeem.tsx'),
  },
  {
    path: paths.benefits,
    title: 'Vorteile',
    lead: leads.benefits,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/benefits.tsx'),
  },
  {
    path: paths.rarities,
    title: 'Raritäten & Sondereditionen',
    lead: leads.rarities,
    loginRequired: true,
    load: () => import('./pages/rarities.tsx'),
  },
  { path: paths.highlightRoute, title: 'Prämien-Highlight', skeleton: 'detail', load: () => import('./pages/top.tsx') },
] satisfies RemoteModule['routes']
