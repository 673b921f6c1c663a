import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Browser, type Page } from 'playwright/test'
import type { TeamFolder } from '@portal/tooling/pack/team-folder'
import { freePort } from '@portal/tooling/run/start-process'
import { test } from '../portal/engine.ts'
import { findBuckets, visitorIn } from '../portal/newcomer.ts'
import type { Portal } from '../portal/portal.ts'
import { greeting, logInAt } from '../portal/test.ts'
import {
  addSecondPage,
  changeFile,
  expectNotice,
  fallback,
  overviewOf,
  ranIn,
  releaseUnchecked,
  remoteOf,
  secondOf,
  tools,
  withoutHashes,
  type Tool,
} from '../portal/tool-remote.ts'
import { openToolRemotes } from '../portal/tool-team.ts'
import { copied, currentRecord, readPointer, setPointer } from '../portal/versions.ts'
import { watchPage } from '../portal/watch.ts'

const second = (page: Page) => page.getByRole('heading', { level: 1, name: 'Zweite Seite' })

let portal: Portal
let team: TeamFolder
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  ;({ portal, team } = await openToolRemotes())
})
test.afterAll(async () => {
  await team?.[Symbol.asyncDispose]()
  await portal?.close()
})

/** A logged-in member in a network of its own. */
async function openMember(browser: Browser, tool: Tool, network: number): Promise<Page> {
  const page = await visitorIn(browser, portal, 20 + 10 * tools.indexOf(tool) + network)
  await logInAt(page, '/')
  await expect(greeting(page)).toBeVisible()
  return page
}

for (const tool of tools) {
  const remote = remoteOf(tool)
  /** Runs a script in the remote's folder; afterwards pages show what it released. */
  async function inFolder(script: string): Promise<string> {
    const printed = await team.run(`cd ${remote}\n${script}`)
    await copied(portal)
    return printed
  }

  test(`a remote that ${tool} builds with its standard plugins shows its pages with one React and the member's session, as a canary and after a rollback`, async ({
    browser,
  }) => {
    addSecondPage(team, tool)
    await inFolder('npm test && npm run check && npx remotes release')
    const first = readPointer(portal, remote).current ?? ''
    const page = await openMember(browser, tool, 1)
    const watch = watchPage(page)

    await test.step('show both pages', async () => {
      await page.goto(secondOf(tool))
      await expect(second(page)).toHaveCSS('letter-spacing', '7px')
      await expect(page.getByText('Für Marlene Abel')).toBeVisible()
      await page.getByRole('button', { name: '0 mal' }).click()
      await expect(page.getByRole('button', { name: '1 mal' })).toBeVisible()
      await expect(page.getByText('Später')).toHaveCSS('letter-spacing', '5px')
      expect(await ranIn(page)).toEqual({ page: true, changed: false })
      // Each copy of React adds a property with its own random key to the nodes it rendered.
      const keys = await page.evaluate(() => {
        const all = [...document.querySelectorAll('#portal *')]
        return [...new Set(all.flatMap((node) => Object.keys(node).filter((key) => key.startsWith('__reactFiber$'))))]
      })
      expect(keys).toHaveLength(1)
      await page.getByRole('link', { name: 'Zur Übersicht' }).click()
      await expect(page.getByText('4.321 Punkte gesammelt.')).toBeVisible()
    })
    await test.step('load each file once, style sheets with the preloads', async () => {
      // A preload whose integrity differs from the loader's costs a second request, which the browser's cache answers.
      const transferred = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ transferSize }) => transferSize > 0)
          .map(({ name }) => name),
      )
      const files = transferred.filter((url) => url.includes(`/remotes/${remote}/`))
      expect(files.filter((url) => url.endsWith('.css'))).not.toEqual([])
      expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
      const html = await (await page.request.get(secondOf(tool))).text()
      const sheets = currentRecord(portal, remote)
        .routes.flatMap(({ path: route, chunks }) => (route === secondOf(tool) ? chunks : []))
        .filter((file) => file.endsWith('.css'))
      expect(sheets).not.toEqual([])
      for (const sheet of sheets) expect(html).toContain(`as="style" href="/remotes/${remote}/${first}/${sheet}"`)
    })

    await test.step('pass the check of the version, as visitor and as member', async () => {
      const printed = await inFolder(
        `npx remotes check --version ${first} --portal ${portal.origin} --session ../account.json`,
      )
      expect(printed).toContain(`${remote} ${first} in ${portal.origin} passed`)
      const name = secondOf(tool).slice(1).replaceAll('/', '-')
      for (const picture of [`${name}-visitor-390.png`, `${name}-member-1440.png`])
        expect(existsSync(path.join(team.place('team'), remote, 'check', picture))).toBe(true)
    })

    await test.step('canary, promote, rollback', async () => {
      changeFile(team, tool, 'src/messages/heroes.ts', (text) =>
        text.replace(/lead: '.*'/, `lead: 'Die neue Fassung.'`),
      )
      const shown = async (bucket?: string) => {
        if (bucket) await page.context().addCookies([{ name: 'portal-bucket', value: bucket, url: portal.origin }])
        await page.goto(overviewOf(tool))
        await expect(page.getByText('4.321 Punkte gesammelt.')).toBeVisible()
        return (await page.getByText('Die neue Fassung.').count()) > 0 ? 'new' : 'old'
      }
      // Two versions need two names, so the one with the same version in package.json is refused.
      const release = 'npx remotes release --canary 50'
      if (tool !== 'vite') await expect(inFolder(release)).rejects.toThrow(/raise "version" in package\.json/)
      await inFolder(`npm version patch --no-git-tag-version && ${release}`)
      const { inside, outside } = await findBuckets(portal, readPointer(portal, remote).canary?.version ?? '')
      expect([await shown(inside), await shown(outside)]).toEqual(['new', 'old'])
      await inFolder('npx remotes promote')
      expect(await shown()).toBe('new')
      await inFolder('npx remotes rollback && npx remotes verify')
      expect([await shown(), readPointer(portal, remote).current]).toEqual(['old', first])
    })
    watch.verify()
    await page.context().close()
  })

  test(`npm run serve of ${tool} serves the remote on the port that it is given`, async () => {
    const port = await freePort()
    const server = team.start(`cd ${remote} && exec npm run serve -- --port ${port}`)
    const exposed = async () => {
      // Without a connection that stays open, which keeps Rsbuild from ending.
      const response = await fetch(`http://localhost:${port}/mf-manifest.json`, { headers: { connection: 'close' } })
      const { exposes } = (await response.json()) as { exposes: { path: string }[] }
      return exposes.map((one) => one.path).toSorted()
    }
    await expect
      .poll(() => exposed().catch(() => server.log()), { timeout: 120_000 })
      .toEqual(['./pages/overview', './pages/second'])
    await server.stop()
  })

  for (const part of ['entry', 'chunk'] as const) {
    test(`a changed ${part} of ${tool} is not run`, async ({ browser }) => {
      const { entry, routes, version } = currentRecord(portal, remote)
      setPointer(portal, remote, { current: version })
      await copied(portal)
      const chunk = routes
        .find(({ path: route }) => route === secondOf(tool))
        ?.chunks.find((file) => file.endsWith('.js'))
      const page = await openMember(browser, tool, part === 'entry' ? 2 : 3)
      // As in a browser that does not know the header, so that only the hash keeps the code from running.
      await page.route(portal.origin + secondOf(tool), async (route) => {
        const response = await route.fetch()
        const { 'integrity-policy': _, ...headers } = response.headers()
        await route.fulfill({ response, headers })
      })
      let changed = 0
      await page.route(`**/remotes/${remote}/${version}/${part === 'entry' ? entry : chunk}`, async (route) => {
        const response = await route.fetch()
        changed++
        await route.fulfill({ response, body: `globalThis.isChanged = true;${await response.text()}` })
      })
      await page.goto(secondOf(tool))
      await expectNotice(page)
      expect(changed).toBeGreaterThan(0)
      await page.context().close()
    })
  }

  for (const [index, which] of ['the page', 'a later part'].entries()) {
    test(`a changed style sheet of ${which} of ${tool} is not applied`, async ({ browser }) => {
      const { routes, version } = currentRecord(portal, remote)
      const sheet = routes
        .find(({ path: route }) => route === secondOf(tool))
        ?.chunks.filter((file) => file.endsWith('.css'))[index]
      const page = await openMember(browser, tool, 5 + index)
      let changed = 0
      await page.route(`**/remotes/${remote}/${version}/${sheet}`, async (route) => {
        const response = await route.fetch()
        changed++
        await route.fulfill({ response, body: `:root { --changed: yes } ${await response.text()}` })
      })
      await page.goto(secondOf(tool))
      await expect(fallback(page)).toBeVisible()
      expect(changed).toBeGreaterThan(0)
      const applied = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed'))
      expect(await applied()).toBe('')
      await page.getByRole('link', { name: 'Kontakt' }).last().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
      expect(await applied()).toBe('')
      await page.context().close()
    })
  }

  if (tool === 'vite') {
    test('a module of vite whose hash is not in the record is not run', async ({ browser }) => {
      let chunk = ''
      await releaseUnchecked(portal, team, tool, (record) => {
        const isScript = (file: string): boolean => file.endsWith('.js')
        chunk = record.routes[0]?.chunks.find(isScript) ?? ''
        const { [chunk]: _, ...files } = record.files
        return {
          ...record,
          version: '9.9.9-unlisted',
          files,
          routes: record.routes.map((one) => ({ ...one, chunks: [] })),
        }
      })
      const page = await openMember(browser, tool, 4)
      // The edge does not send a file that no record lists.
      await page.route(`**/remotes/${remote}/*/${chunk}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(path.join(team.place('team'), remote, 'dist', chunk), 'utf8'),
        }),
      )
      await page.goto(secondOf(tool))
      await expectNotice(page)
      await page.context().close()
    })
  } else {
    test(`a chunk of ${tool} without a hash is refused by the release, and not run`, async ({ browser }) => {
      withoutHashes(team, tool)
      await expect(inFolder('npx remotes release')).rejects.toThrow(
        tool === 'webpack' ? /add SubresourceIntegrityPlugin/ : /"security: \{ sri: \{ enable: true \} \}" to Rsbuild/,
      )
      await releaseUnchecked(portal, team, tool)
      const page = await openMember(browser, tool, 4)
      await page.goto(secondOf(tool))
      await expectNotice(page)
      await page.context().close()
    })
  }
}
