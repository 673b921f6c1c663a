import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { errorBudget } from '../releases/health/error-budget.ts'
import type { Health } from '../releases/health/monitor.ts'
import type { Rollback } from '../releases/health/rollbacks.ts'
import type { VersionStats } from '../releases/health/version-stats.ts'
import { noRemotesReason } from '../releases/no-remotes.ts'
import type { RegistryStatus } from '../releases/registry.ts'
import { healthStyles } from './health-styles.ts'
import { hourPlot } from './hour-plot.ts'

const text = (iso: string): string => iso.replace('T', ' ').replace(/(:\d\d)(\.\d+)?Z$/, '$1 UTC')
const number = new Intl.NumberFormat('en-GB').format

/** The value below which `share` of the values lie; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null
}

type Row = { role: string; version: string; contract: string }

function rowsOf({ releases }: RegistryStatus['remotes'][string]): Row[] {
  if (releases === null) return []
  const { current, previous, canary } = releases
  const row = (role: string, release: typeof current | undefined): Row[] =>
    release ? [{ role, version: release.record.version, contract: release.record.contract }] : []
  return [
    ...row('current', current),
    ...row(`canary, ${canary?.percent} % of browsers`, canary),
    ...row('previous', previous),
  ]
}

const loadTime = (times: readonly number[]): string => {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  return half === null || most === null ? '–' : `${number(Math.round(half))} / ${number(Math.round(most))} ms`
}

function versionRow(row: Row, stats: VersionStats | undefined) {
  const { loads = 0, failed = 0 } = stats?.counts ?? {}
  return html`<tr>
    <th scope="row"><code>${row.version}</code><span>${row.role}</span></th>
    <td data-title="Contract">${row.contract}</td>
    <td data-title="Pages">${number(stats?.pages ?? 0)}</td>
    <td data-title="Errors" class="${stats !== undefined && stats.failed > 0 ? 'bad' : ''}">
      ${number(stats?.failed ?? 0)}
    </td>
    <td data-title="Networks failed">${number(failed)} of ${number(loads)}</td>
    <td data-title="Load time p50 / p95">${loadTime(stats?.loadTimes ?? [])}</td>
  </tr>`
}

function remoteSection(name: string, health: Health) {
  const remote = health.status.remotes[name]
  if (remote === undefined) return ''
  const own = health.stats.filter((entry) => entry.remote === name)
  const rows = rowsOf(remote)
  const { by, at, disabled } = health.pointers[name] ?? {}
  const rollbacks = health.rollbacks.filter((entry) => entry.remote === name).toReversed()
  const state =
    remote.fault !== null
      ? ['bad', 'newest release refused']
      : disabled
        ? ['', 'switched off']
        : rows.length === 0
          ? ['', 'not released']
          : remote.releases?.canary
            ? ['new', 'canary']
            : ['good', 'released']
  return html`<section>
    <h2>${name} <em class="${state[0]}">${state[1]}</em></h2>
    <p>
      ${at === undefined ? 'Nothing says who changed the release pointer last.' : html`Last changed ${text(at)} by ${by ?? 'an unknown person'}.`}
    </p>
    ${remote.fault === null ? '' : html`<p class="bad">${remote.fault}</p>`}
    ${
      rows.length === 0
        ? ''
        : html`<div class="sheet">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Version</th>
                    <th scope="col">Contract</th>
                    <th scope="col">Pages</th>
                    <th scope="col">Errors</th>
                    <th scope="col">Networks failed, ${errorBudget.minutes} min</th>
                    <th scope="col">Load time p50 / p95</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map((row) =>
                    versionRow(
                      row,
                      own.find(({ version }) => version === row.version),
                    ),
                  )}
                </tbody>
              </table>
            </div>
            <div class="plots">${rows.map((row) => plotOf(row, own, health.now))}</div>`
    }
    ${
      rollbacks.length === 0
        ? ''
        : html`<h3>Rolled back by this edge</h3>
            <ul>
              ${rollbacks.map(rollbackItem)}
            </ul>`
    }
  </section>`
}

const blockStates = {
  written: '',
  blocked: 'The pointer could not be written: this edge blocks it.',
  ended: 'The block has ended.',
} as const

function rollbackItem({ version, to, at, failed, loads, state }: Rollback) {
  const next = to === null ? 'no version' : html`<code>${to}</code>`
  return html`<li>
    <code>${version}</code> → ${next}, ${text(at)}: failed in ${number(failed)} of ${number(loads)} networks.
    ${blockStates[state]}
  </li>`
}

function plotOf({ version, role }: Row, stats: readonly VersionStats[], now: number) {
  const minutes = stats.find((entry) => entry.version === version)?.minutes ?? []
  return html`<figure>
    <figcaption><code>${version}</code>, ${role}: the last hour</figcaption>
    ${raw(hourPlot(minutes, now))}
  </figure>`
}

function registryFacts({ status, now }: Health) {
  const { revision, expires, fault, storeFault } = status
  const hasEnded = expires !== undefined && Date.parse(expires) <= now
  return html`<dl>
    <div>
      <dt>Registry document</dt>
      <dd>${revision === null ? 'none' : `revision ${revision}`}</dd>
    </div>
    <div>
      <dt>Valid until</dt>
      <dd class="${hasEnded ? 'bad' : ''}">${expires === undefined ? 'no end' : text(expires)}</dd>
    </div>
    <div>
      <dt>Newest document</dt>
      <dd class="${fault === null ? 'good' : 'bad'}">${fault ?? 'in use'}</dd>
    </div>
    <div>
      <dt>Store</dt>
      <dd class="${storeFault === null ? 'good' : 'bad'}">${storeFault ?? 'no fault'}</dd>
    </div>
  </dl>`
}

const styleHash = createHash('sha256').update(healthStyles).digest('base64')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The health page of the remotes: a document without scripts for operators and teams. */
export async function healthResponse(health: Health): Promise<Response> {
  const names = Object.keys(health.status.remotes).toSorted()
  const withoutRemotes = noRemotesReason(health.status)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Remotes | Operations</title>
        ${raw(`<style>${healthStyles}</style>`)}
      </head>
      <body>
        <main>
          <h1>Remotes</h1>
          <p>
            State of ${text(new Date(health.now).toISOString())}. Pages, failures and load times are those of this edge
            since its start; every edge counts for itself.
          </p>
          ${withoutRemotes === null ? '' : html`<p class="bad">No remote is released: ${withoutRemotes}.</p>`}
          ${registryFacts(health)} ${names.map((name) => remoteSection(name, health))}
        </main>
      </body>
    </html>`
  return new Response(String(await page), { headers })
}
