import {
  skeletonShapes,
  type HeroTexts,
  type MenuName,
  type PageData,
  type SlotName,
  type WidgetName,
} from '@portal/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { descriptions } from '../messages/descriptions.ts'
import { t } from '../messages/layout.ts'
import { t as preview } from '../messages/preview.ts'
import { t as refused } from '../messages/refused.ts'
import { t as software } from '../messages/software.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { NoPreviewPage, PreviewPage } from '../pages/preview.tsx'
import { SoftwarePage } from '../pages/software.tsx'
import { ErrorPage, RefusedPage } from '../pages/status-pages.tsx'
import { homePage, landingPage, overviewPage, shellPages } from '../pages/shell-pages.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import { widgets } from '../remotes/widgets.ts'
import { App } from './app.tsx'
import { layoutDocument } from './view.tsx'
import { documentTitle } from './navigation.ts'

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
  /** Slots that the document has; the edge preloads the code of the widgets that remotes add to them. */
  slots: readonly SlotName[]
  /** Whether visitors get the login instead. */
  loginRequired: boolean
  /** The page's file in `src/pages`, whose code the edge preloads. */
  module?: string
  /** The markup with each menu, because a menu that changes later would move the header. */
  html: Readonly<Record<MenuName, string>>
}

/** What the edge preloads with a document, and its slots. */
const parts: Readonly<Record<string, Partial<Prerendered>>> = {
  [landingPage.document]: { module: 'landing.tsx', widgets: Object.values(widgets.landing) },
  login: { widgets: Object.values(widgets.login) },
  [homePage.document]: { module: 'home.tsx', widgets: Object.values(widgets.home), slots: ['home'] },
  [overviewPage.document]: { module: 'overview.tsx', widgets: Object.values(widgets.overview), slots: ['overview'] },
}

/** Replaced by the edge when it serves a document. */
const year = '{{year}}'
const texts: HeroTexts = { title: '{{title}}', lead: '{{lead}}' }

const titled = skeletonShapes.map((shape) => layoutDocument(shape, true))

const pageData = (document: string, menu: MenuName): PageData => ({
  document,
  ...(titled.includes(document) && { texts }),
  menu,
  origin: '',
  year,
  idleTimeout: 0,
  tokenRefreshAge: 0,
  pointsRefreshAge: 0,
  registry: {},
})

const renderApp = (document: string, path: string, menu: MenuName): string =>
  renderToString(
    <StaticRouter location={path}>
      <App data={pageData(document, menu)} loader={null} />
    </StaticRouter>,
  )

type Document = Pick<Prerendered, 'document' | 'title'> & Partial<Pick<Prerendered, 'path' | 'loginRequired'>>

const prerendered = (
  { document, title, path = '', loginRequired = false }: Document,
  description: string,
  html: Prerendered['html'],
): Prerendered => ({
  document,
  path,
  title: documentTitle(title),
  description,
  widgets: [],
  slots: [],
  loginRequired,
  ...parts[document],
  html,
})

function withScripts(page: Document, renderedAt = page.path ?? '/'): Prerendered {
  const html = (menu: MenuName) => renderApp(page.document, renderedAt, menu)
  // A page of members or of a remote has that of the start page.
  const description = descriptions[page.path ?? '/'] ?? descriptions['/'] ?? ''
  return prerendered(page, description, { visitor: html('visitor'), shop: html('shop'), member: html('member') })
}

/** A page that is sent without scripts. The menu of visitors needs none, and neither does its login for members. */
function withoutScripts(document: string, title: string, content: ReactNode): Prerendered {
  const html = renderToString(
    <PageLayout flags={{}} menu="visitor" current="" year={year}>
      {content}
    </PageLayout>,
  )
  return prerendered({ document, title }, '', { visitor: html, shop: html, member: html })
}

/** Every public page of the shell, and the documents that are served for other paths. */
export async function prerender(): Promise<Prerendered[]> {
  await Promise.all([landingPage, homePage, ...shellPages].map(loadShellPage))
  const layouts = skeletonShapes.flatMap((shape) => [layoutDocument(shape), layoutDocument(shape, true)])
  const pages: readonly Document[] = [
    landingPage,
    ...shellPages.filter(({ loginRequired }) => !loginRequired),
    ...layouts.map((document) => ({ document, title: '' })),
    homePage,
    overviewPage,
    { document: 'login', title: t.loginTitle },
  ]
  return [
    ...pages.map((page) => withScripts(page)),
    withScripts({ document: 'not-found', title: t.notFoundTitle }, '/nicht-gefunden'),
    withoutScripts('error', t.errorTitle, <ErrorPage />),
    withoutScripts('refused', refused.title, <RefusedPage />),
    withoutScripts('software', software.title, <SoftwarePage />),
    withoutScripts('preview', preview.title, <PreviewPage />),
    withoutScripts('no-preview', preview.noTitle, <NoPreviewPage />),
  ]
}
