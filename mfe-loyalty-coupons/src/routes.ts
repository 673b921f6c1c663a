import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'
import { leads } from './messages/leads.ts'

export const routes = [
  {
    path: paths.coupons,
    title: 'Aktionen',
    lead: leads.coupons,
    loginRequired: true,
    load: () => import('./pages/coupons.tsx'),
  },
] satisfies RemoteModule['routes']
