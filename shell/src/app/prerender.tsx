import type { PageData } from '@delikaterie/shared-contracts/remotes'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { descriptions } from '../messages/descriptions.ts'
import { t } from '../messages/layout.ts'
import { ErrorPage } from '../pages/error.tsx'
import { landingPage, overviewPage, shellPages } from '../pages/index.ts'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import { widgets, type WidgetName } from '../remotes/widgets.ts'
import { App } from './app.tsx'
import { documentTitle } from './focus-after-navigation.ts'

/** A document of the shell, rendered at build time. */
export type Prerendered = {
  document: string
  /** Path it is served at; '' for a document that is served at several. */
  path: string
  title: string
  /** Meta description; '' for none. */
  description: string
  /** Widgets whose code the edge preloads with the document. */
  widgets: readonly WidgetName[]
  html: string
}

const documentWidgets: Readonly<Record<string, readonly WidgetName[]>> = {
  landing: Object.values(widgets.landing),
  login: Object.values(widgets.login),
}

/** Widgets of the member's home, which is rendered in the browser inside the `layout` document. */
export const homeWidgets: readonly WidgetName[] = Object.values(widgets.home)

/** Pages of the shell for members, rendered in the browser, with the file in `src/pages` that each loads. */
export const memberPages = [
  { path: overviewPage.path, title: documentTitle(overviewPage.title), file: 'overview.tsx' },
] as const

const publicPages = [landingPage, ...shellPages.filter(({ loginRequired }) => !loginRequired)]

const pageData = (document: string): PageData => ({
  document,
  origin: '',
  // Replaced by the edge when it serves the document.
  year: '{{year}}',
  idleTimeout: 0,
  tokenRefreshAge: 0,
  pointsRefreshAge: 0,
  registry: {},
  shellFiles: {},
})

const render = (document: string, path: string): string =>
  renderToString(
    <StaticRouter location={path}>
      <App data={pageData(document)} loader={null} />
    </StaticRouter>,
  )

const prerendered = (document: string, title: string, html: string, path = ''): Prerendered => ({
  document,
  path,
  title: documentTitle(title),
  description: descriptions[path] ?? '',
  widgets: documentWidgets[document] ?? [],
  html,
})

/** Every public page of the shell, and the documents that are served for other paths. */
export async function prerender(): Promise<Prerendered[]> {
  await Promise.all(publicPages.map(loadShellPage))
  return [
    ...publicPages.map(({ document, path, title }) => prerendered(document, title, render(document, path), path)),
    prerendered('layout', '', render('layout', '/')),
    prerendered('login', t.loginTitle, render('login', '/')),
    prerendered('not-found', t.notFoundTitle, render('not-found', '/nicht-gefunden')),
    prerendered('error', t.errorTitle, renderToString(<ErrorPage />)),
  ]
}
