import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { buildBoth } from './pages/build.ts'
import { benchCodeBytes } from './pages/code-bytes.ts'
import { benchEdgeCall } from './edge/edge-call.ts'
import { benchLanding } from './pages/landing.ts'
import { startSites } from './pages/sites.ts'
import { figureTable, type Figure } from './measure/table.ts'

// `npm run bench`: the figures of design §9, each a ratio of medians of one run, with its goal.
// `npm run bench -- edge` or `-- pages` measures one part. Nothing fails by being slow.

/** Medians of at least five rounds; a page's paint varies more than a call. */
const rounds = { calls: 11, landing: 7 }
const seconds = 2
const wanted = new Set(process.argv.slice(2))
const wants = (part: string): boolean => wanted.size === 0 || wanted.has(part)

/** How busy the machine is with other things tells how far to trust a run. */
const machine = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`

async function benchPages(): Promise<Figure[]> {
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
const figures: Figure[] = []
if (wants('pages')) figures.push(...(await benchPages()))
if (wants('edge')) figures.push(...(await benchEdgeCall(rounds.calls, seconds)))
console.log(
  `\n${figureTable(figures)}\n\nAfter: ${machine()}. Ratios of interleaved rounds; absolute figures are this machine's.`,
)
