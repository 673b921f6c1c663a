import type { Builds } from './build.ts'
import { isLibrary, loadedTwice, packageOf, type DuplicateModule } from './modules-loaded-twice.ts'
import { measureFirstVisits, visits, type Loaded, type Visit } from './first-visit.ts'
import type { Sites } from './sites.ts'
import { kilobytes, table, type Metric } from '../measure/table.ts'

const scriptsOf = (loaded: readonly Loaded[]): Loaded[] => loaded.filter(({ file }) => file.endsWith('.js'))
const bytesOf = (loaded: readonly Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0)

function listFiles(title: string, loaded: readonly Loaded[]): void {
  const scripts = scriptsOf(loaded)
  const styles = loaded.filter((entry) => !scripts.includes(entry))
  console.log(
    `\n${title}: ${scripts.length} scripts, ${kilobytes(bytesOf(scripts))}; ${styles.length} style sheets, ${kilobytes(bytesOf(styles))}`,
  )
  const rows = loaded.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => [`  ${file}`, String(bytes)])
  console.log(table(rows))
}

/** Prints modules that are loaded more than once: libraries must not be loaded twice, modules of the portal may. */
function listDuplicates(visit: Visit, duplicates: readonly DuplicateModule[]): void {
  const libraries = duplicates.filter(({ module }) => isLibrary(module))
  const own = duplicates.filter((entry) => !libraries.includes(entry))
  const bytes = own.reduce((sum, entry) => sum + entry.bytes * (entry.files.length - 1), 0)
  console.log(
    `\n${visit}, in more than one script: ${libraries.length} modules of libraries, ${own.length} of the portal (${kilobytes(bytes)} of duplicate source)`,
  )
  const rows = [...libraries, ...own].map(({ module, files, bytes }) => [
    `  ${module}`,
    String(bytes),
    files.join(' + '),
  ])
  if (rows.length > 0) console.log(table(rows))
}

/** Largest ratio of the bytes of scripts. */
const goals = { landing: 1.35, Prämien: 1.35 } as const satisfies Record<Visit, number>

/** Scripts of the first visit against one bundle of the same sources, in brotli bytes on the network. */
export async function benchCodeBytes(sites: Sites, { modules }: Builds): Promise<Metric[]> {
  const measured = await measureFirstVisits(sites)
  return visits.flatMap((visit): Metric[] => {
    const { portal, 'one bundle': one } = measured[visit]
    listFiles(`${visit}, portal`, portal)
    listFiles(`${visit}, one bundle`, one)
    const { duplicates, unknown } = loadedTwice(
      scriptsOf(portal).map(({ file }) => file),
      modules,
    )
    if (unknown.length > 0) console.log(`\nThe sources changed during this run; not examined: ${unknown.join(', ')}`)
    listDuplicates(visit, duplicates)
    const libraries = new Set(
      duplicates.filter(({ module }) => isLibrary(module)).map(({ module }) => packageOf(module)),
    )
    const [scripts, scriptsOfOne] = [scriptsOf(portal), scriptsOf(one)]
    return [
      {
        what: `${visit}, JavaScript bytes against one bundle`,
        value: bytesOf(scripts) / bytesOf(scriptsOfOne),
        unit: '×',
        goal: { at: 'most', value: goals[visit] },
      },
      { what: `${visit}, the same with style sheets`, value: bytesOf(portal) / bytesOf(one), unit: '×', goal: null },
      {
        what: `${visit}, requests for JavaScript against one bundle`,
        value: scripts.length / scriptsOfOne.length,
        unit: '×',
        goal: null,
      },
      {
        what: `${visit}, libraries loaded twice (${[...libraries].join(', ') || 'none'})`,
        value: libraries.size,
        unit: 'packages',
        goal: { at: 'most', value: 0 },
      },
    ]
  })
}
