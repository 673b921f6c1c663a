import { brand } from '@portal/shared-contracts/brand/brand'
import { fonts } from '@portal/shared-contracts/brand/fonts'
import { contractVersion, type RegistrySnapshot, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { snapshotOf, type RegistryStatus } from '../../releases/registry.ts'
import type { ShellBuild, ShellDocument } from '../shell-build.ts'

/** A distinct hash per letter in the form of an integrity attribute. */
export const hash = (letter: string): string => `sha384-${letter.repeat(64)}`

const document = (name: string, path: string, title: string, widgets: string[] = []): ShellDocument => ({
  document: name,
  path,
  title,
  description: '',
  widgets,
  slots: [],
  styles: [],
  files: [],
  loginRequired: false,
  html: {
    visitor: `<p>${name} {{year}}</p>`,
    shop: `<p>${name} {{year}} of a shop user</p>`,
    member: `<p>${name} {{year}} of a member</p>`,
  },
})

const noHtml = { visitor: '', shop: '', member: '' }

export const build: ShellBuild = {
  files: {
    '/assets/main.0123456789.css': hash('a'),
    '/assets/react.0123456789.js': hash('6'),
    '/assets/main.0123456789.js': hash('b'),
    '/assets/boot.0123456789.js': hash('8'),
    '/assets/report-timings.0123456789.js': hash('7'),
    '/assets/home.js': hash('c'),
    '/assets/home.css': hash('d'),
    '/assets/info.css': hash('9'),
    '/assets/sans-latin-wght-normal.0a.woff2': hash('e'),
    '/assets/sans-latin-ext-wght-normal.0b.woff2': hash('f'),
    '/assets/serif.0c.woff2': hash('2'),
  },
  fonts: {
    [fonts.display.preloaded[0] ?? '']: '/assets/serif.0c.woff2',
    [fonts.text.preloaded[0] ?? '']: '/assets/sans-latin-wght-normal.0a.woff2',
  },
  walletBadges: { google: '/assets/wallet-badge-google.0a.svg' },
  panel: { file: 'panel.0123456789.js', integrity: hash('0') },
  brand: brand.shop.name,
  contract: contractVersion,
  shared: { react: '19.3.1' },
  documents: [
    {
      ...document('landing', '/', 'Punkte sammeln | Testkarte', ['mfe-auth/login-box', 'mfe-cards/missing']),
      description: 'Sammeln & "sparen"',
    },
    {
      ...document('imprint', '/impressum', 'Impressum | Testkarte'),
      styles: ['/assets/info.css'],
    },
    {
      ...document('home', '', 'Home | Testkarte', ['mfe-rewards/highlights', 'mfe-auth/login-box']),
      files: ['/assets/home.js', '/assets/home.css'],
      slots: ['home'],
    },
    {
      ...document('benefits', '/vorteile', 'Vorteile | Testkarte'),
      loginRequired: true,
      files: ['/assets/home.js'],
    },
    document('withdrawal', '/widerruf', 'Widerruf | Testkarte'),
    document('layout-list', '', 'Testkarte'),
    document('layout-task', '', 'Testkarte'),
    {
      ...document('layout-parts-titled', '', 'Testkarte'),
      html: {
        visitor: '<p>{{title}}</p><p>{{lead}}</p>',
        shop: '<p>{{title}}</p><p>{{lead}}</p>',
        member: '<p>{{title}}</p><p>{{lead}}</p>',
      },
    },
    document('login', '', 'Anmelden | Testkarte', ['mfe-auth/login-box']),
    document('not-found', '', 'Seite nicht gefunden | Testkarte'),
    document('error', '', 'Fehler | Testkarte'),
    document('refused', '', 'Nicht angenommen | Testkarte'),
    document('no-preview', '', 'Keine Vorschau | Testkarte'),
    {
      ...document('preview', '', 'Vorschau | Testkarte'),
      html: { ...noHtml, visitor: '<p>{{remote}} {{version}} {{by}} {{created}} {{until}}</p>' },
    },
  ],
}

export const authRecord: ReleaseRecord = {
  name: 'mfe-auth',
  version: '0.1.0-a',
  revision: 'r',
  contract: contractVersion,
  entry: 'entry.js',
  global: 'auth',
  files: { 'entry.js': hash('1'), 'reset.js': hash('2'), 'box.js': hash('3') },
  routes: [
    { path: '/konto/passwort/vergessen', title: 'Passwort vergessen', skeleton: 'task', chunks: ['reset.js'] },
    { path: '/konto/passwort/aendern', title: 'Passwort ändern', loginRequired: true, chunks: ['reset.js'] },
    {
      path: '/konto/freigabe',
      title: 'Kiosk',
      skeleton: 'task',
      hideHeader: true,
      hideMenu: true,
      hideFooter: true,
      hideHero: true,
      chunks: [],
    },
    { path: '/konto/schlicht', title: 'Schlicht', loginRequired: true, hideFooter: true, hideHero: false, chunks: [] },
    {
      path: '/konto/passwort/zuruecksetzen',
      title: 'Tee & Kaffee',
      lead: 'Von <hier>, {{title}}.',
      skeleton: 'parts',
      chunks: [],
    },
    { path: '/top/:slug', title: '</title><script>alert(1)</script>', skeleton: 'of a newer remote', chunks: [] },
  ],
  widgets: { 'login-box': ['box.js', 'box.js'] },
}

const release = (version: string) => ({ base: `/remotes/mfe-auth/${version}/`, record: { ...authRecord, version } })

/** The releases of one remote. */
export const sampleStatus: RegistryStatus = {
  revision: 1,
  fault: null,
  copyFault: null,
  remotes: { 'mfe-auth': { releases: { current: release('0.1.0-a') }, fault: null } },
}

/** The same with another version for some browsers. */
export const statusWithCanary = (percent: number): RegistryStatus => ({
  ...sampleStatus,
  remotes: {
    'mfe-auth': { releases: { current: release('0.1.0-a'), canary: { ...release('0.1.0-b'), percent } }, fault: null },
  },
})

export const snapshot: RegistrySnapshot = snapshotOf(sampleStatus)
