import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { openTeamFolder } from '@portal/tooling/pack/team-folder'
import { test } from '../portal/engine.ts'
import { copied, readPointer } from '../portal/versions.ts'
import { findBuckets, hashOfPortal, startOfEdge, visitorIn } from '../portal/newcomer.ts'
import { startPortal } from '../portal/portal.ts'
import { logInAt } from '../portal/test.ts'

const remote = 'mfe-events'
const address = '/veranstaltungen'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Veranstaltungen' })
const teaser = (page: Page) => page.getByRole('heading', { level: 2, name: 'Feste in Ihrer Nähe' })
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Vorschau' })

/** Opens the menu of a member and gives the entry of the remote. */
async function menuEntry(page: Page) {
  await logInAt(page, '/')
  await page.getByText('Menü').click()
  return page.getByRole('navigation').getByRole('link', { name: 'Veranstaltungen' })
}

test('a newcomer creates a remote outside the repository, sees it in a running portal, releases, breaks and disables it', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  await using portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const { edgePid } = portal
  const before = { files: hashOfPortal(), start: await startOfEdge(portal), pid: edgePid() }
  const settings = { REMOTES_DIR: portal.releases, PORTAL: portal.origin }
  await using team = await openTeamFolder({ ...settings, REGISTRY_KEY: path.join(portal.dataDir, 'release-key.json') })
  /** Runs a script in the remote's folder; afterwards pages show what it released. */
  async function inFolder(script: string): Promise<string> {
    const printed = await team.run(`cd ${remote}\n${script}`)
    await copied(portal)
    return printed
  }
  const source = (file: string) => path.join(team.place('team'), remote, 'src', file)
  const change = (file: string, next: (text: string) => string) =>
    writeFileSync(source(file), next(readFileSync(source(file), 'utf8')))

  await test.step('create', async () => {
    await team.run(`
      npm init --yes --scope=team
      npm install --no-audit --no-fund "$PACKAGES"/*.tgz
      npx remotes create ${remote} --path ${address} --title Veranstaltungen
      npm pkg set 'workspaces[]=${remote}'
      npm install --no-audit --no-fund`)
    change('routes.ts', (text) => {
      const entry = `{ menu: 'rewards', label: 'Veranstaltungen', path: '${address}' }`
      const slot = `{ slot: 'home', widget: 'teaser' }`
      return `${text}
        export const menu = [${entry}] satisfies RemoteModule['menu']
        export const slots = [${slot}] satisfies RemoteModule['slots']`
    })
    // A widget, which the page of the remote shows too.
    mkdirSync(source('widgets'))
    writeFileSync(
      source('widgets/teaser.ts'),
      `import type { Loadable } from '@portal/shared-contracts/remotes'
       export const widget = { load: () => import('../pages/teaser.tsx') } satisfies Loadable`,
    )
    writeFileSync(
      source('pages/teaser.tsx'),
      `const Teaser = () => <h2>Feste in Ihrer Nähe</h2>
       export { Teaser as Component }`,
    )
    change('pages/overview.tsx', (text) => {
      const shown = `<Widget name="${remote}/teaser" skeleton={null} fallback={<a href="/">Startseite</a>} />`
      return `import { Widget } from '@portal/page-library/navigation/navigation'
        ${text.replace('<PagePart>', `<PagePart>${shown}`)}`
    })
    await inFolder('npm test && npm run check')
  })

  await test.step('register', async () => {
    await inFolder(`
      npx remotes keys create
      npx remotes keys add ${remote} --public="$(npx remotes keys show)" --path ${address} \\
        --menu 'rewards:Veranstaltungen:${address}' --widget teaser --slot home:teaser`)
  })

  await test.step('develop in the portal', async () => {
    const dev = team.start(`cd ${remote} && exec npx remotes dev --portal "$PORTAL"`)
    await expect.poll(dev.log, { timeout: 60_000 }).toContain(`is in ${portal.origin}`)
    const link = /Open (\S+) to see/.exec(dev.output())?.[1] ?? ''
    // On the developer's machine, without a proxy in between.
    const [developer, other] = [await browser.newPage(), await visitorIn(browser, portal, 2)]
    await developer.goto(link)
    await expect(heading(developer)).toBeVisible()
    await expect(banner(developer)).toContainText(remote)
    expect((await other.goto(address))?.status()).toBe(404)
    await expect(banner(other)).toHaveCount(0)

    const times: number[] = []
    for (let save = 1; save <= 10; save++) {
      const lead = `Fassung ${save} unserer Feste.`
      const start = performance.now()
      change('messages/heroes.ts', (text) => text.replace(/lead: '.*'/, `lead: '${lead}'`))
      await expect(developer.getByText(lead)).toBeVisible()
      times.push(Math.round(performance.now() - start))
    }
    const [median, longest] = [times.toSorted((one, two) => one - two)[5], Math.max(...times)]
    console.log(`Saving shows in the browser: median ${median} ms, longest ${longest} ms (${times.join(' ')})`)

    await banner(developer).getByRole('button', { name: 'Vorschau beenden' }).click()
    await expect(banner(developer)).toHaveCount(0)
    expect((await developer.goto(portal.origin + address))?.status()).toBe(404)
    await dev.stop()
    await developer.context().close()
    await other.context().close()
  })

  const released = await test.step('release to 5 %', async () => {
    await inFolder('npx remotes release --canary 5')
    return readPointer(portal, remote).canary?.version ?? ''
  })
  const buckets = await findBuckets(portal, released)
  await test.step('browsers in the canary have the page, its menu entry and its widget, others do not', async () => {
    const [inside, outside] = [
      await visitorIn(browser, portal, 3, buckets.inside),
      await visitorIn(browser, portal, 4, buckets.outside),
    ]
    await (await menuEntry(inside)).click()
    await expect(heading(inside)).toBeVisible()
    await expect(teaser(inside)).toBeVisible()
    await inside.goto(portal.origin)
    await expect(teaser(inside)).toBeVisible()
    await expect(await menuEntry(outside)).toHaveCount(0)
    await expect(teaser(outside)).toHaveCount(0)
    expect((await outside.goto(address))?.status()).toBe(404)
    await expect(notFound(outside)).toBeVisible()

    await inFolder('npx remotes promote')
    await outside.goto(address)
    await expect(heading(outside)).toBeVisible()
    await inside.context().close()
    await outside.context().close()
  })

  await test.step('a broken version is a canary until five networks report it', async () => {
    change('pages/overview.tsx', (text) => `${text}\nthrow new Error('broken on purpose')\n`)
    await inFolder('npx remotes release --canary 5')
    const broken = readPointer(portal, remote).canary?.version ?? ''
    expect(broken).not.toBe(released)
    for (let network = 11; network <= 15; network++) {
      const page = await visitorIn(browser, portal, network, buckets.inside)
      const report = page.waitForResponse((response) => response.url().endsWith('/api/remotes/failures'))
      await page.goto(address)
      await expect(heading(page)).toBeVisible()
      expect((await report).status()).toBe(200)
      await page.context().close()
    }
    expect(await inFolder('npx remotes list mfe-events')).toContain(`${remote}: ${released}, blocked ${broken} (edge, `)
    await expect.poll(portal.edgeLog).toContain('error budget spent, version rolled back')
    expect(await (await fetch(`${portal.origin}/metrics`)).text()).toContain(
      `edge_remote_rollbacks_total{remote="${remote}"} 1`,
    )
    const page = await visitorIn(browser, portal, 16, buckets.inside)
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await page.context().close()
  })

  await test.step('disable', async () => {
    await inFolder('npx remotes verify && npx remotes disable')
    const page = await visitorIn(browser, portal, 17)
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(await menuEntry(page)).toHaveCount(0)
    await page.context().close()
  })

  expect({ files: hashOfPortal(), start: await startOfEdge(portal), pid: edgePid() }).toEqual(before)
})
