import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import publishOnce from '@portal/e2e/portal/published'
import { benchCapacity } from './capacity/capacity.ts'
import { benchEdgeCall } from './edge/edge-call.ts'
import { benchFairness } from './edge/fairness.ts'
import { benchImages } from './images/images.ts'
import { metricTable, type Metric } from './measure/table.ts'
import { benchFirstPictures } from './pages/first-pictures.ts'
import { benchInteractions } from './pages/interactions.ts'
import { benchLanding } from './pages/landing.ts'
import { benchLighthouse } from './pages/lighthouse.ts'
import { benchLongList } from './pages/long-list.ts'
import { benchEdits } from './remotes/edits.ts'

// `npm run bench` measures everything but edits, Lighthouse's scores and the capacity, with their names one or several
// parts: `npm run bench -- edge`, `-- fairness`, `-- pages`, `-- lists`, `-- interactions`, `-- images`, `--
// first-pictures`, `-- edits`, `-- capacity` and `-- lighthouse`. A missed goal does not fail the run.

/** Rounds per metric. */
const rounds = {
  calls: 11,
  landing: 7,
  lists: 3,
  interactions: 3,
  lighthouse: 5,
  firstPictures: 5,
  capacity: 5,
  edits: 11,
}
const seconds = 2
const fairnessSeconds = 4
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** A page that Lighthouse measures, instead of all: `npm run bench -- lighthouse --page=landing --page=home`. */
    page: { type: 'string', multiple: true, default: [] },
    /** How many times slower than this machine Lighthouse's phone is: `npm run bench -- lighthouse --slowdown=2`. */
    slowdown: { type: 'string', default: '4' },
  },
})

const parts: Readonly<Record<string, () => Promise<Metric[]>>> = {
  pages: () => benchLanding(rounds.landing),
  lighthouse: () => benchLighthouse(rounds.lighthouse, values.page, Number(values.slowdown)),
  lists: () => benchLongList(rounds.lists),
  interactions: () => benchInteractions(rounds.interactions),
  edge: () => benchEdgeCall(rounds.calls, seconds),
  fairness: () => benchFairness(fairnessSeconds),
  images: benchImages,
  'first-pictures': () => benchFirstPictures(rounds.firstPictures),
  capacity: () => benchCapacity(rounds.capacity),
  edits: () => benchEdits(rounds.edits),
}
/** Parts that take minutes and run only if they are named. */
const named = ['lighthouse', 'capacity', 'edits']
const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)
const chosen = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => !named.includes(name))

/** Load of the machine: other work makes a run less reliable. */
const machine = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`

console.log(`Before: ${machine()}`)
const metrics: Metric[] = []
const deletePublished = await publishOnce()
for (const name of chosen) metrics.push(...((await parts[name]?.()) ?? []))
deletePublished()
console.log(`\n${metricTable(metrics)}\n\nAfter: ${machine()}. Absolute numbers depend on the machine.`)
