import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.cards,
    title: 'Meine Karten',
    skeleton: 'parts',
    loginRequired: true,
    load: () => import('./pages/cards.tsx'),
  },
] satisfies RemoteModule['routes']
