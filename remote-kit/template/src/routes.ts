import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  { path: '/beispiel', title: 'Beispiel', load: () => import('./pages/overview.tsx') },
] satisfies RemoteModule['routes']
