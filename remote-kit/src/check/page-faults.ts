import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { failedPage, failedWidget } from '@portal/shared-contracts/errors/remote-messages'
import { pageDataId } from '@portal/shared-contracts/remotes'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import * as v from 'valibot'

/** The rules of WCAG 2.2 A and AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const axe = (): string => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations of WCAG on a page, one sentence each. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe())
  const options: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: standards } }
  const { violations } = await page.evaluate(
    (given) =>
      (globalThis as typeof globalThis & { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' '))
    return `Accessibility: ${id}: ${help}: ${places.slice(0, 5).join(', ')}${places.length > 5 ? ' …' : ''}`
  })
}

/** Runs in the page. */
function shapeOf(names: { data: string; titles: readonly string[] }) {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    headings: headings.map(({ textContent }) => textContent.trim()),
    title: document.title.trim(),
    overflow: scrollWidth - clientWidth,
    notice: names.titles.find((title) => document.body.innerText.includes(title)) ?? null,
    data: document.getElementById(names.data)?.textContent ?? '{}',
  }
}

/** What is read of the data of a page. */
const ShownVersions = v.object({
  registry: v.record(v.string(), v.object({ record: v.object({ version: v.string() }) })),
})

/** The version of a remote in the data of a page; undefined if it has none. */
function versionIn(data: string, remote: string): string | undefined {
  const parsed = v.safeParse(ShownVersions, JSON.parse(data))
  return parsed.success ? parsed.output.registry[remote]?.record.version : undefined
}

/**
 * What is wrong with a page as it stands, one sentence each: its headings, title, width, notices in place of remotes,
 * and its accessibility.
 * @param version of the remote that the page must show
 */
export async function faultsOf(page: Page, remote: string, version: string): Promise<string[]> {
  const shape = await page.evaluate(shapeOf, { data: pageDataId, titles: [failedPage, failedWidget] })
  const shown = versionIn(shape.data, remote) ?? 'no version'
  return [
    ...(shown === version ? [] : [`It shows ${shown} of ${remote}, not ${version}.`]),
    ...(shape.headings.length === 1
      ? []
      : [`It has ${shape.headings.length} h1: ${shape.headings.join(', ') || 'one is needed'}.`]),
    ...(shape.title === '' ? ['It has no title.'] : []),
    ...(shape.overflow > 0 ? [`It is ${shape.overflow} px wider than the window.`] : []),
    ...(shape.notice === null ? [] : [`It shows the notice "${shape.notice}" in place of a remote.`]),
    ...(await violationsOf(page)),
  ]
}
