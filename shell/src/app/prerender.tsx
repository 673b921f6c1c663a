import type { PageData } from '@delikaterie/shared-contracts/remotes'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { landingPage, shellPages } from '../pages/index.ts'
import { ErrorPage } from '../pages/error.tsx'
import { t } from '../messages/layout.ts'
import { App } from './app.tsx'
import { documentTitle } from './focus-after-navigation.ts'
import { loadShellPage } from './shell-page.tsx'

/** A document of the shell, rendered when the shell is built. */
export type Prerendered = {
  document: string
  /** Path the document answers, or '' where it serves several. */
  path: string
  title: string
  description: string
  widgets: readonly string[]
  html: string
}

/** The edge writes the year when it serves the page. */
const data = (document: string): PageData => ({
  document,
  origin: '',
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
      <App data={data(document)} loader={null} />
    </StaticRouter>,
  )

/** Every public page of the shell, and the frames for what comes at run time (design §6, Prerender). */
export async function prerender(): Promise<Prerendered[]> {
  await Promise.all(shellPages.map(loadShellPage))
  const pages = [landingPage, ...shellPages].map(({ document, path, title, description, widgets }) => ({
    document,
    path,
    title: documentTitle(title),
    description,
    widgets,
    html: render(document, path),
  }))
  const frame = (document: string, title: string, path: string, widgets: string[]): Prerendered => ({
    document,
    path: '',
    title: documentTitle(title),
    description: '',
    widgets,
    html: render(document, path),
  })
  return [
    ...pages,
    frame('frame', '', '/', []),
    frame('login', t.loginTitle, '/', ['mfe-auth/login-box']),
    frame('not-found', t.notFoundTitle, '/nicht-gefunden', []),
    {
      document: 'error',
      path: '',
      title: documentTitle(t.errorTitle),
      description: '',
      widgets: [],
      html: renderToString(<ErrorPage />),
    },
  ]
}
