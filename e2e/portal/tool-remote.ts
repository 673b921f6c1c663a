import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { describeBuild } from '@portal/remote-kit/release/record'
import { localKey } from '@portal/remote-kit/release/signing'
import { uploadVersion } from '@portal/remote-kit/release/upload'
import { folderTarget } from '@portal/remote-kit/targets/folder-target'
import type { TeamFolder } from '@portal/tooling/pack/team-folder'
import type { Portal } from './portal.ts'
import { copied, setPointer } from './versions.ts'

/** Tools whose builds are released. */
export const tools = ['webpack', 'rsbuild', 'vite'] as const
export type Tool = (typeof tools)[number]

export const remoteOf = (tool: Tool): string => `mfe-${tool}`
/** Paths of its two pages. */
export const overviewOf = (tool: Tool): string => `/mit-${tool}`
export const secondOf = (tool: Tool): string => `/mit-${tool}/zwei`

/** It imports session and navigation as teams did before the two moved; the new remote's other page as they do now. */
const secondPage = (tool: Tool): string => `
import { Link } from '@portal/shared-contracts/navigation'
import { $userData } from '@portal/shared-contracts/session'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as css from './second.module.css'

const countLater = () => import('./later.ts').then(({ later }) => later)

Object.assign(globalThis, { hasRun: true })

function SecondPage() {
  const [count, setCount] = useState(0)
  const [later, setLater] = useState('')
  const user = useStore($userData)
  const click = () => {
    setCount(count + 1)
    void countLater().then(setLater)
  }
  return (
    <>
      <h1 className={css.title}>Zweite Seite</h1>
      <p>Für {user?.address.firstName} {user?.address.lastName}</p>
      <button onClick={click}>{count} mal</button>
      <p className={later}>Später</p>
      <Link to="${overviewOf(tool)}">Zur Übersicht</Link>
    </>
  )
}
export { SecondPage as Component }
`

/** Changes a file of a tool's remote. */
export function changeFile(team: TeamFolder, tool: Tool, file: string, change: (text: string) => string): void {
  const place = path.join(team.place('team'), remoteOf(tool), file)
  const text = readFileSync(place, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} of ${tool} was not changed`)
  writeFileSync(place, changed)
}

/**
 * Adds a second page to a new remote, which says that it has run, counts clicks, loads a style sheet at a click and
 * names the member.
 */
export function addSecondPage(team: TeamFolder, tool: Tool): void {
  const pages = path.join(team.place('team'), remoteOf(tool), 'src/pages')
  writeFileSync(path.join(pages, 'second.tsx'), secondPage(tool))
  writeFileSync(path.join(pages, 'second.module.css'), '@layer page { .title { letter-spacing: 7px } }')
  writeFileSync(
    path.join(pages, 'later.ts'),
    "import * as css from './later.module.css'\nexport const later = css.later ?? ''\n",
  )
  writeFileSync(path.join(pages, 'later.module.css'), '@layer page { .later { letter-spacing: 5px } }')
  const route = `{ path: '${secondOf(tool)}', title: 'Zwei', load: () => import('./pages/second.tsx') },`
  changeFile(team, tool, 'src/routes.ts', (text) => text.replace('] satisfies', `${route}] satisfies`))
  const exposed = `, './pages/second': './src/pages/second.tsx'`
  changeFile(team, tool, configOf(tool), (text) => text.replace(`'./src/pages/overview.tsx'`, `$&${exposed}`))
}

const configOf = (tool: Tool): string => `${tool}.config.ts`

/** Turns off the hashes of chunks in the tool's configuration; modules have none. */
export function withoutHashes(team: TeamFolder, tool: Exclude<Tool, 'vite'>): void {
  changeFile(team, tool, configOf(tool), (text) =>
    tool === 'webpack'
      ? text.replace(/new SubresourceIntegrityPlugin\(.*?\)/, 'false')
      : text.replace("sri: { enable: 'auto' }", 'sri: { enable: false }'),
  )
}

/**
 * Releases the build in a remote's `dist` without the checks of `remotes release`, as the only version.
 * @param change what its record says otherwise
 */
export async function releaseUnchecked(
  portal: Portal,
  team: TeamFolder,
  tool: Tool,
  change: (record: ReleaseRecord) => ReleaseRecord = (record) => record,
): Promise<void> {
  const dist = path.join(team.place('team'), remoteOf(tool), 'dist')
  const route = { path: secondOf(tool), title: 'Zwei', expose: './pages/second' }
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ routes: [route] }))
  const record = change((await describeBuild(dist, 'unchecked')).record)
  await uploadVersion(folderTarget(portal.releases), record, dist, await localKey(portal.dataDir))
  setPointer(portal, record.name, { current: record.version })
  await copied(portal)
}

/** Whether the second page's code has run in the document, as it was built or as it was changed on the wire. */
export const ranIn = (page: Page): Promise<{ page: boolean; changed: boolean }> =>
  page.evaluate(() => ({ page: 'hasRun' in globalThis, changed: 'isChanged' in globalThis }))

/** The notice in place of a page of a remote that failed. */
export const fallback = (page: Page) => page.getByText('Diese Seite lässt sich gerade nicht laden')

/** Nothing of the second page has run, its notice stands in its place, and the rest of the portal works. */
export async function expectNotice(page: Page): Promise<void> {
  await expect(fallback(page)).toBeVisible()
  expect(await ranIn(page)).toEqual({ page: false, changed: false })
  await page.getByRole('link', { name: 'Kontakt' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
}
