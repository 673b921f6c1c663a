import type { Command } from 'commander'
import { messageOf, Refused } from '../refused.ts'
import { describeStatus } from '../status/describe-status.ts'
import { parseMetrics, type Sample } from '../status/metrics.ts'
import { remotesIn } from '../status/version-status.ts'
import { withJson, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** ms until an edge must have sent its metrics. */
const timeout = 10_000

/** The metrics of the edge at an address. @throws Refused if something else responds there */
async function readMetrics(address: string): Promise<Sample[]> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Refused(`--metrics must be the address of an edge such as http://127.0.0.1:3000, not "${address}".`)
  }
  const page = new URL(url.pathname === '/' ? '/metrics' : url.pathname, url)
  const [status, text] = await fetch(page, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch((error: unknown) => {
      const { cause = error } = error as { cause?: unknown }
      throw new Error(`${page.href} cannot be read: ${messageOf(cause)}`, { cause: error })
    })
  if (status === 404) {
    throw new Refused(
      `${page.href} responds 404: an edge shows metrics to METRICS_READERS that ask for METRICS_HOSTS only.`,
    )
  }
  if (status !== 200) throw new Refused(`${page.href} responds ${status}: name the address of an edge itself.`)
  const samples = parseMetrics(text)
  if (!samples.some(({ name }) => name === 'edge_workers')) {
    throw new Refused(`${page.href} responds without the metrics of an edge: name the address of an edge.`)
  }
  return samples
}

/** Adds `status`, which compares the versions of a remote by the metrics of an edge. */
export function addStatusCommand(program: Command, terminal: Terminal): void {
  withJson(program.command('status [name]'))
    .description(
      'say how the new version of every remote, or of one, does beside the old one, by what an edge counted since its start',
    )
    .requiredOption('--metrics <address>', 'address of the edge whose /metrics are read')
    .action(async (chosen: string | undefined, options: Options & { metrics: string }) => {
      const all = remotesIn(await readMetrics(options.metrics))
      const remotes = all.filter(({ name }) => chosen === undefined || name === chosen)
      if (chosen !== undefined && remotes.length === 0) {
        const known = all.map(({ name }) => name).join(', ')
        throw new Refused(`The edge has counted nothing of ${chosen}. It knows ${known === '' ? 'no remote' : known}.`)
      }
      const lines = remotes.flatMap(describeStatus)
      print(options, terminal, { remotes }, lines.length > 0 ? lines : ['The edge has counted nothing of any remote.'])
    })
}
