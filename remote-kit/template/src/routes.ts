import type { RemoteModule } from '@portal/shared-contracts/remotes'
import { heroes } from './messages/heroes.ts'

export const routes = [
  { path: '/beispiel', ...heroes.overview, load: () => import('./pages/overview.tsx') },
] satisfies RemoteModule['routes']
