import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  { path: paths.coupons, title: 'Aktionen', loginRequired: true, load: () => import('./pages/coupons.tsx') },
] satisfies RemoteModule['routes']
