import * as paths from '@portal/shared-contracts/paths'
import type { RemoteModule } from '@portal/shared-contracts/remotes'

const task = { skeleton: 'task' } as const
/** Without the header, menu and footer of the portal. */
const alone = { ...task, hideHeader: true, hideMenu: true, hideFooter: true } as const

export const routes = [
  { ...task, path: paths.activation, title: 'Konto freischalten', load: () => import('./pages/activation.tsx') },
  {
    ...task,
    path: paths.forgottenPassword,
    title: 'Passwort vergessen',
    load: () => import('./pages/forgotten-password.tsx'),
  },
  {
    ...task,
    path: paths.resetPassword,
    title: 'Passwort zurücksetzen',
    load: () => import('./pages/reset-password.tsx'),
  },
  {
    ...task,
    path: paths.changePassword,
    title: 'Passwort ändern',
    loginRequired: true,
    load: () => import('./pages/change-password.tsx'),
  },
  {
    ...task,
    path: paths.newsletterConfirmation,
    title: 'Newsletter bestätigen',
    load: () => import('./pages/newsletter-confirmation.tsx'),
  },
  { ...task, path: paths.shopLanding, title: 'Programm beitreten', load: () => import('./pages/shop-landing.tsx') },
  { ...alone, path: paths.kiosk, title: 'Karte zuordnen', hideHero: true, load: () => import('./pages/kiosk.tsx') },
  { ...alone, path: paths.embedLogin, title: 'Konto freigeben', load: () => import('./pages/embed-permission.tsx') },
] satisfies RemoteModule['routes']
