import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  {
    path: paths.accountData,
    ...heroes.accountData,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/account-data.tsx'),
  },
  {
    path: paths.transactions,
    ...heroes.transactions,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/transactions.tsx'),
  },
  {
    path: paths.redemptions,
    ...heroes.redemptions,
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/redemptions.tsx'),
  },
] satisfies RemoteModule['routes']
