import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildBoth } from './pages/build.ts'
import { benchCodeBytes } from './pages/code-bytes.ts'
import { benchEdgeCall } from './edge/edge-call.ts'
import { benchFlood } from './edge/flood-load.ts'
import { benchDigitalCard } from './pages/digital-card.ts'
import { benchImages } from './images/images.ts'
import { benchInteractions } from './pages/interactions.ts'
import { benchLanding } from './pages/landing.ts'
import { benchLandingAgainst } from './pages/landing-against.ts'
import { benchLighthouse } from './pages/lighthouse.ts'
import { benchLongHistory } from './pages/long-history.ts'
import { benchLongList } from './pages/long-list.ts'
import { benchSoak } from './edge/soak.ts'
import { startSites } from './pages/sites.ts'
import { metricTable, type Metric } from './measure/table.ts'

// `npm run bench` measures everything but the last three parts, with their names one or several of them:
// `npm run bench -- edge`, `-- pages`, `-- lists`, `-- interactions`, `-- card`, `-- images`, `-- load`, `-- lighthouse`
// (the scores of the pages), `-- landing --base REV` (the landing page against a revision) and `-- soak --minutes=60` (the
// memory of an edge in use). A missed goal does not fail the run.

/** Rounds per metric. */
const rounds = { calls: 11, landing: 7, lists: 3, interactions: 3, card: 5, lighthouse: 5 }
const seconds = 2
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** The revision that the landing page is compared with. */
    base: { type: 'string' },
    /** Folder of the JPEGs that are resized, instead of generated ones: `npm run bench -- images --pictures=FOLDER`. */
    pictures: { type: 'string' },
    /** A page that Lighthouse measures, instead of all: `npm run bench -- lighthouse --page=landing --page=home`. */
    page: { type: 'string', multiple: true, default: [] },
    /** How many times slower than this machine Lighthouse's phone is: `npm run bench -- lighthouse --slowdown=2`. */
    slowdown: { type: 'string', default: '4' },
    /** Minutes of calls at a fixed rate: `npm run bench -- load --minutes=15`. */
    minutes: { type: 'string', default: '1' },
    /** Requests a second of the soak: `npm run bench -- soak --minutes=60 --rate=60`. */
    rate: { type: 'string', default: '60' },
  },
})
const minutes = Number(values.minutes)
const chosen = new Set(positionals)
const isChosen = (part: string): boolean => chosen.size === 0 || chosen.has(part)

/** Load of the machine: other work makes a run less reliable. */
const machine = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`

async function benchPages(): Promise<Metric[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
  try {
    const builds = await buildBoth(folder)
    const sites = await startSites(folder, builds.folder)
    try {
      return [...(await benchCodeBytes(sites, builds)), ...(await benchLanding(sites, rounds.landing))]
    } finally {
      await sites.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(`Before: ${machine()}`)
const metrics: Metric[] = []
if (isChosen('pages')) metrics.push(...(await benchPages()))
if (chosen.has('landing')) {
  if (values.base === undefined) throw new Error('--base is missing: name the revision to compare with.')
  metrics.push(...(await benchLandingAgainst(values.base, rounds.landing)))
}
if (chosen.has('lighthouse'))
  metrics.push(...(await benchLighthouse(rounds.lighthouse, values.page, Number(values.slowdown))))
if (isChosen('lists')) metrics.push(...(await benchLongList(rounds.lists)), ...(await benchLongHistory(rounds.lists)))
if (isChosen('interactions')) metrics.push(...(await benchInteractions(rounds.interactions)))
if (isChosen('card')) metrics.push(await benchDigitalCard(rounds.card))
if (isChosen('edge')) metrics.push(...(await benchEdgeCall(rounds.calls, seconds)))
if (isChosen('images')) metrics.push(...(await benchImages(values.pictures)))
if (isChosen('load')) metrics.push(...(await benchFlood(minutes)))
if (chosen.has('soak')) metrics.push(...(await benchSoak(minutes, Number(values.rate))))
console.log(`\n${metricTable(metrics)}\n\nAfter: ${machine()}. Absolute numbers depend on the machine.`)
