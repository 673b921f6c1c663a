import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { html, raw } from 'hono/html'
import { errorBudget, type VersionStats } from '../releases/health/version-stats.ts'
import type { Health } from '../releases/health/monitor.ts'
import type { Rollback } from '../releases/health/rollbacks.ts'
import { noRemotesReason, type RegistryStatus } from '../releases/registry.ts'

type Remote = RegistryStatus['remotes'][string]

const timeText = (iso: string): string => iso.replace('T', ' ').replace(/(:\d\d)(\.\d+)?Z$/, '$1 UTC')
const number = new Intl.NumberFormat('en-GB').format

/** The value below which `share` of the values lie; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null
}

function loadTime(times: readonly number[]): string {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  return half === null || most === null ? '–' : `${number(Math.round(half))} / ${number(Math.round(most))} ms`
}

const columns = [
  'Version',
  'Contract',
  'Pages',
  'Errors',
  `Networks failed, ${errorBudget.minutes} min`,
  'Load time p50 / p95',
]

function versionRow(role: string, { version, contract }: ReleaseRecord, stats: readonly VersionStats[]) {
  const own = stats.find((entry) => entry.version === version)
  const { pages = 0, failed = 0, loadTimes = [], counts = { failed: 0, loads: 0 } } = own ?? {}
  const networks = `${number(counts.failed)} of ${number(counts.loads)}`
  const cells = [contract, number(pages), number(failed), networks, loadTime(loadTimes)]
  return html`<tr>
    <th scope="row"><code>${version}</code><span>${role}</span></th>
    ${cells.map(
      (cell, index) =>
        html`<td data-title="${columns[index + 1]}" class="${index === 2 && failed > 0 ? 'bad' : ''}">${cell}</td>`,
    )}
  </tr>`
}

/** The versions of a remote that pages may get; empty without one. */
function versionTable({ releases }: Remote, stats: readonly VersionStats[]) {
  if (releases === null) return ''
  const { current, previous, canary } = releases
  const roles = [
    ['current', current],
    [`canary, ${canary?.percent} % of browsers`, canary],
    ['previous', previous],
  ] as const
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${roles.map(([role, release]) => (release ? versionRow(role, release.record, stats) : ''))}
    </tbody>
  </table>`
}

const blockStates = {
  writing: '',
  written: '',
  blocked: 'The pointer could not be written: this edge blocks it.',
  ended: 'The block has ended.',
} as const

const rollbackItem = ({ version, to, at, failed, loads, state }: Rollback) =>
  html`<li>
    <code>${version}</code> → ${to === null ? 'no version' : html`<code>${to}</code>`}, ${timeText(at)}: failed in
    ${number(failed)} of ${number(loads)} networks. ${blockStates[state]}
  </li>`

/** The colour and the words for what pages get of a remote. */
function stateOf({ fault, releases }: Remote, disabled = false): [string, string] {
  if (fault !== null) return ['bad', 'newest release refused']
  if (disabled) return ['', 'switched off']
  if (releases === null) return ['', 'not released']
  return releases.canary ? ['new', 'canary'] : ['good', 'released']
}

function remoteSection(name: string, remote: Remote, { stats, rollbacks }: Health) {
  const { by = 'an unknown person', at, disabled } = remote.pointer ?? {}
  const [colour, state] = stateOf(remote, disabled)
  const ownStats = stats.filter((entry) => entry.remote === name)
  const taken = rollbacks.filter((entry) => entry.remote === name).toReversed()
  const changed =
    at === undefined ? 'Nothing says who changed the release pointer last.' : `Last changed ${timeText(at)} by ${by}.`
  return html`<section>
    <h2>${name} <em class="${colour}">${state}</em></h2>
    <p>${changed}</p>
    ${remote.fault === null ? '' : html`<p class="bad">${remote.fault}</p>`} ${versionTable(remote, ownStats)}
    ${
      taken.length === 0
        ? ''
        : html`<h3>Rolled back by this edge</h3>
            <ul>
              ${taken.map(rollbackItem)}
            </ul>`
    }
  </section>`
}

function registryFacts({ status: { revision, expires, fault, storeFault }, now }: Health) {
  const hasEnded = expires !== undefined && Date.parse(expires) <= now
  const facts = [
    ['Registry document', revision === null ? 'none' : `revision ${revision}`, ''],
    ['Valid until', expires === undefined ? 'no end' : timeText(expires), hasEnded ? 'bad' : ''],
    ['Newest document', fault ?? 'in use', fault === null ? 'good' : 'bad'],
    ['Store', storeFault ?? 'no fault', storeFault === null ? 'good' : 'bad'],
  ]
  const fact = ([term, value, colour]: string[]) =>
    html`<div>
      <dt>${term}</dt>
      <dd class="${colour}">${value}</dd>
    </div>`
  return html`<dl>${facts.map(fact)}</dl>`
}

/** It stands in the page, which loads nothing. */
const styles = readFileSync(new URL('./health.css', import.meta.url), 'utf8')
const styleHash = createHash('sha256').update(styles).digest('base64')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The health page of the remotes: a document without scripts for operators and teams. */
export async function healthResponse(health: Health): Promise<Response> {
  const remotes = Object.entries(health.status.remotes).toSorted(([one], [other]) => one.localeCompare(other))
  const withoutRemotes = noRemotesReason(health.status)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Remotes | Operations</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <h1>Remotes</h1>
          <p>
            State of ${timeText(new Date(health.now).toISOString())}. Pages, failures and load times are those of this
            edge since its start; every edge counts for itself.
          </p>
          ${withoutRemotes === null ? '' : html`<p class="bad">No remote is released: ${withoutRemotes}.</p>`}
          ${registryFacts(health)} ${remotes.map(([name, remote]) => remoteSection(name, remote, health))}
        </main>
      </body>
    </html>`
  return new Response(String(await page), { headers })
}
