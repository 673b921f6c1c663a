import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  { path: paths.activation, title: 'Konto freischalten', load: () => import('./pages/activation.tsx') },
  { path: paths.forgottenPassword, title: 'Passwort vergessen', load: () => import('./pages/forgotten-password.tsx') },
  { path: paths.resetPassword, title: 'Passwort zurücksetzen', load: () => import('./pages/reset-password.tsx') },
  { path: paths.shopLanding, title: 'Programm beitreten', load: () => import('./pages/shop-landing.tsx') },
] satisfies RemoteModule['routes']
