import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

const ofMember = { skeleton: 'parts', loginRequired: true } as const

export const routes = [
  { ...ofMember, ...heroes.accountData, path: paths.accountData, load: () => import('./pages/account-data.tsx') },
  { ...ofMember, ...heroes.transactions, path: paths.transactions, load: () => import('./pages/transactions.tsx') },
  { ...ofMember, ...heroes.redemptions, path: paths.redemptions, load: () => import('./pages/redemptions.tsx') },
  { ...ofMember, ...heroes.missingPoints, path: paths.missingPoints, load: () => import('./pages/missing-points.tsx') },
] satisfies RemoteModule['routes']
