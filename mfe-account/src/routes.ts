import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'
import { leads } from './messages/leads.ts'

export const routes = [
  {
    path: paths.accountData,
    title: 'Kontodaten',
    lead: leads.accountData,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/account-data.tsx'),
  },
  {
    path: paths.transactions,
    title: 'Transaktionen',
    lead: leads.transactions,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/transactions.tsx'),
  },
  {
    path: paths.redemptions,
    title: 'Meine Einlösungen',
    lead: leads.redemptions,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/redemptions.tsx'),
  },
] satisfies RemoteModule['routes']
