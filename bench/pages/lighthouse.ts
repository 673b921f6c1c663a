import * as paths from '@portal/shared-contracts/paths'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { informationPages } from '@portal/e2e/portal/page-list'
import { startPortal } from '@portal/e2e/portal/portal'
import { createProfileBrowser } from '@portal/e2e/portal/profile-browser'
import { greeting, logInAt } from '@portal/e2e/portal/test'
import { median } from '../measure/rounds.ts'
import { atLeast, atMost, table, type Metric } from '../measure/table.ts'

type LighthousePage = { name: string; path: string; performance: number; isMember?: boolean }

const pages: readonly LighthousePage[] = [
  { name: 'landing', path: '/', performance: 97 },
  ...informationPages.map((path) => ({ name: path, path, performance: 97 })),
  // Last, because the browser stays logged in.
  { name: 'home', path: '/', performance: 95, isMember: true },
  { name: 'Prämien', path: paths.rewards, performance: 95, isMember: true },
]

const program = path.join(import.meta.dirname, '../compared/node_modules/.bin/lighthouse')

/** What Lighthouse prints of a run. */
const Report = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()) })),
  environment: v.object({ benchmarkIndex: v.number() }),
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/**
 * By their names scores from 0 to 100, audits, most in ms, and how fast Lighthouse found the machine's processor; the
 * audits of the last three categories that failed.
 */
type Run = { figures: ReadonlyMap<string, number>; failed: string[] }

/**
 * One run with Lighthouse's phone: slow 4G and a slower CPU, both simulated. Each run begins with an empty HTTP cache;
 * cookies and storage stay, so a member stays logged in.
 */
async function measure(url: string, port: number, slowdown: number): Promise<Run> {
  const options = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ]
  const { stdout } = await promisify(execFile)(program, [url, ...options], { maxBuffer: 64 * 1024 * 1024 })
  const lhr = v.parse(Report, JSON.parse(stdout))
  const others = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  return {
    figures: new Map([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const),
      ...Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN] as const),
      ['processor', lhr.environment.benchmarkIndex],
    ]),
    failed: others.flatMap(({ id, weight }) => (weight > 0 && lhr.audits[id]?.score === 0 ? id : [])),
  }
}

/**
 * Lighthouse over every page, or those of the names, medians of the runs; prints a report and gives the scores with
 * their goals. `slowdown` is how many times slower the phone's CPU is than this machine's: 4, as Lighthouse has it, is
 * meant for a processor that it rates at about 1500, and its documentation says to choose less for a slower one.
 */
export async function benchLighthouse(rounds: number, names: readonly string[], slowdown: number): Promise<Metric[]> {
  const unknown = names.find((name) => pages.every((page) => page.name !== name))
  if (unknown !== undefined)
    throw new Error(`--page=${unknown}: no such page, there are ${pages.map(({ name }) => name).join(', ')}`)
  await using portal = await startPortal()
  await using browser = createProfileBrowser()
  const page = await browser.start()
  const measured: (LighthousePage & { runs: Run[] })[] = []
  for (const one of pages.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (one.isMember && !measured.some(({ isMember }) => isMember)) {
      await logInAt(page, `${portal.origin}/`)
      await greeting(page).waitFor()
      await page.goto('about:blank')
    }
    const runs: Run[] = []
    while (runs.length < rounds) runs.push(await measure(portal.origin + one.path, browser.port(), slowdown))
    measured.push({ ...one, runs })
  }
  console.log(
    `\nLighthouse, phone, CPU slower by ${slowdown}, medians of ${rounds} runs\n${table([header, ...measured.map(row)])}`,
  )
  return measured.flatMap(metrics)
}

const header = ['Page', 'perf', 'a11y', 'practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'processor', 'failed audits']

const medianOf = (runs: readonly Run[], name: string): number =>
  median(runs.map(({ figures }) => figures.get(name) ?? Number.NaN))

const row = ({ name, runs }: { name: string; runs: readonly Run[] }): string[] => [
  name,
  ...categories.map((category) => String(medianOf(runs, category))),
  ...['FCP', 'LCP', 'TBT'].map((audit) => `${Math.round(medianOf(runs, audit))} ms`),
  medianOf(runs, 'CLS').toFixed(3),
  medianOf(runs, 'processor').toFixed(0),
  [...new Set(runs.flatMap(({ failed }) => failed))].join(' '),
]

function metrics({ name, runs, performance }: LighthousePage & { runs: readonly Run[] }): Metric[] {
  const lowest = Math.min(...categories.slice(1).map((category) => medianOf(runs, category)))
  const [performs, moves] = [medianOf(runs, 'performance'), medianOf(runs, 'CLS')]
  return [
    { what: `${name}, performance`, value: performs, unit: 'points', goal: atLeast(performance) },
    { what: `${name}, lowest other score`, value: lowest, unit: 'points', goal: atLeast(100) },
    { what: `${name}, layout shift`, value: moves, unit: '', goal: atMost(0.01) },
  ]
}
