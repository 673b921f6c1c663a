import * as paths from '@delikaterie/shared-contracts/paths'
import type { RemoteModule } from '@delikaterie/shared-contracts/remotes'

export const routes = [
  {
    path: paths.activation,
    title: 'Konto freischalten',
    skeleton: 'task',
    load: () => import('./pages/activation.tsx'),
  },
  {
    path: paths.forgottenPassword,
    title: 'Passwort vergessen',
    skeleton: 'task',
    load: () => import('./pages/forgotten-password.tsx'),
  },
  {
    path: paths.resetPassword,
    title: 'Passwort zurücksetzen',
    skeleton: 'task',
    load: () => import('./pages/reset-password.tsx'),
  },
  {
    path: paths.changePassword,
    title: 'Passwort ändern',
    loginRequired: true,
    skeleton: 'task',
    load: () => import('./pages/change-password.tsx'),
  },
  {
    path: paths.newsletterConfirmation,
    title: 'Newsletter bestätigen',
    skeleton: 'task',
    load: () => import('./pages/newsletter-confirmation.tsx'),
  },
  {
    path: paths.shopLanding,
    title: 'Programm beitreten',
    skeleton: 'task',
    load: () => import('./pages/shop-landing.tsx'),
  },
  {
    path: paths.kiosk,
    title: 'Karte zuordnen',
    hideHeader: true,
    hideMenu: true,
    hideFooter: true,
    hideHero: true,
    skeleton: 'task',
    load: () => import('./pages/kiosk.tsx'),
  },
  {
    path: paths.embedLogin,
    title: 'Konto freigeben',
    hideHeader: true,
    hideMenu: true,
    hideFooter: true,
    skeleton: 'task',
    load: () => import('./pages/embed-permission.tsx'),
  },
] satisfies RemoteModule['routes']
