import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.accountData,
    title: 'Kontodaten',
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/account-data.tsx'),
  },
  {
    path: paths.transactions,
    title: 'Transaktionen',
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/transactions.tsx'),
  },
  {
    path: paths.redemptions,
    title: 'Meine Einlösungen',
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/redemptions.tsx'),
  },
] satisfies RemoteModule['routes']
