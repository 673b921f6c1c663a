import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { failureThreshold, resetTimeout } from '@portal/edge-proxy/backend/breaker'
import { queueLimits } from '@portal/edge-proxy/backend/connections'
import { connectionLimits } from '@portal/edge-proxy/http/edge-server'
import { createMetrics } from '@portal/edge-proxy/http/metrics'
import { turnLimits } from '@portal/edge-proxy/http/turns'
import { unreadLimits } from '@portal/edge-proxy/http/unread'
import { digitalCardHeaders, pageHeaders } from '@portal/edge-proxy/pages/security-headers'
import { kioskMaxAge } from '@portal/edge-proxy/session/kiosk/kiosk-session'
import { lifetimes } from '@portal/edge-proxy/session/seal'
import { retention } from '@portal/edge-proxy/state/store'
import { walletRetention } from '@portal/edge-proxy/state/wallet-retention'
import { demoLogins } from '@portal/sandbox/demo'
import { firstBrand } from '@portal/brands/brand-names'
import { loadBrand } from '@portal/brands/identity'
import { brand } from '@portal/shared-contracts/brand/brand'
import { knownCountries, type Country } from '@portal/shared-contracts/address/countries'
import { salutations } from '@portal/shared-contracts/customer/salutation'
import { cardDigits } from '@portal/shared-contracts/card-number/card-code'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { catalogueCodes, edgeCodes, formCodes, providerCodes } from '@portal/shared-contracts/calls/error-codes'
import { embedAttributes, embedNames, headingLevelAttribute } from '@portal/shared-contracts/embed/elements'
import { imageWidths } from '@portal/shared-contracts/images/image-widths'
import { securityTxt } from '@portal/shared-contracts/paths'
import { minimumPasswordLength } from '@portal/shared-contracts/password/password-rule'
import { keptOrders } from '@portal/page-library/stores/device-orders'
import { maxOverrideAge, previewLimits, releaseLimits, slotNames } from '@portal/shared-contracts/remotes'
import { idleTimeout, idleWarning, pointsRefreshAge, tokenRefreshAge } from '@portal/shared-contracts/session/timeouts'
import { root } from '../build/root.ts'
import { edgeSettings, namesIn } from './edge-settings.ts'
import { cardNumberPages, budgetCells, limitRows, objectiveRows } from './expected-rows.ts'
import type { Findings } from './source-files.ts'

const list = (values: readonly (string | number)[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(values.map(String))

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryName = ({ countryId }: Country): string => regions.of(countryId) ?? countryId

const metrics = (): string[] =>
  createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('edge_'))

const hoursOf = (milliseconds: number): number => milliseconds / (60 * 60 * 1000)
const daysOf = (milliseconds: number): number => hoursOf(milliseconds) / 24
/** Days of a sealed cookie. */
const sealedDays = { session: daysOf(lifetimes.refresh * 1000), known: daysOf(lifetimes.known * 1000) }
const mebibytes = (bytes: number): string => `${bytes / (1024 * 1024)} MiB`
const megabytes = (bytes: number): string => `${bytes / (1024 * 1024)} MB`
const grouped = (count: number): string =>
  String(count)
    .replace(/(?=\d{3}$)/, ' ')
    .trim()

const prefix = new RegExp(`^${brand.loyalty.prefix}/`)
/** With the end of the path, which a query may follow. */
const inDocument = ({ method, path, ...call }: (typeof callTable)[number]): string =>
  `${method} \`${path.replace(prefix, '{loyalty}/')}${'query' in call ? '?' : '`'}`

const quoted = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``)
const cookies = () =>
  namesIn(
    /(?:createCookie\(|Cookie = )'([\w-]+)'/g,
    'edge-proxy/src/**/*.ts',
    'shared-contracts/src/remotes/page-data.ts',
  )

/** Addresses that the edge has besides pages and files. */
const addresses = () =>
  namesIn(
    /'(\/api\/[\w/.-]+)'/g,
    'edge-proxy/src/app.ts',
    'edge-proxy/src/{images,operations,pages,releases,session}/**/*.ts',
  )

/** How long a preview lives, without and with an option. */
const previewDays = (): string[] => [
  ...namesIn(/'--days .*\(default: (\d+)\)/g, 'remote-kit/src/commands/preview-command.ts').map(
    (days) => `A preview ends after ${days} days`,
  ),
  `at most ${daysOf(previewLimits.age)} days away`,
]

/** Hosts of others in the content security policies of these headers: browsers may send data of members to them. */
export const foreignHosts = (...headers: readonly Readonly<Record<string, string>>[]): string[] => [
  ...new Set(
    headers
      .flatMap((header) => (header['content-security-policy'] ?? '').split(/[\s;]+/))
      .filter((source) => source.includes('.') && !source.startsWith("'"))
      .map((source) => source.replace(/^\w+:\/\//, '')),
  ),
]
/** The documents name the coupon places of the first brand. */
const { facts: firstFacts } = await loadBrand(path.join(root, 'brands'), firstBrand)
const firstPlaces = (firstFacts?.couponPlaces ?? []).map(({ name }) => name)

/** What documents must say of the code, literally. */
const facts: readonly { document: string; texts: () => readonly string[] }[] = [
  { document: 'docs/operate.md', texts: () => quoted(edgeSettings()) },
  { document: 'docs/operate.md', texts: () => quoted(metrics()) },
  { document: 'docs/operate.md', texts: objectiveRows },
  { document: 'docs/operate.md', texts: () => [`| ${idleTimeout} |`, `| ${tokenRefreshAge}, ${pointsRefreshAge} |`] },
  {
    document: 'docs/product/session.md',
    texts: () => [`${idleTimeout} seconds`, `${idleWarning} seconds before the idle logout`],
  },
  {
    document: 'docs/product/promises.md',
    texts: () => [
      `asks ${idleWarning} seconds before`,
      `gilt höchstens ${sealedDays.session} Tage`,
      `Es gilt ${sealedDays.known} Tage ab`,
    ],
  },
  ...cardNumberPages.map((document) => ({ document, texts: () => [`${cardDigits} digits`] })),
  { document: 'docs/product/kiosk.md', texts: () => [`are valid for ${kioskMaxAge / 60} minutes`] },
  {
    document: 'docs/product/wallet.md',
    texts: () => [
      `no wallet has used for ${daysOf(walletRetention.unused)} days`,
      `and ${daysOf(walletRetention.inNoWallet)} days later the rest`,
    ],
  },
  { document: 'docs/product/limits.md', texts: limitRows },
  {
    document: 'docs/product/formats.md',
    texts: () => [
      list(imageWidths),
      list(knownCountries.map(countryName)),
      `The salutations are ${list(salutations)}.`,
    ],
  },
  { document: 'docs/product/formats.md', texts: () => [`at least ${minimumPasswordLength} characters`] },
  { document: 'docs/glossary.md', texts: () => [`salutation: ${list(salutations, 'disjunction')}`] },
  { document: 'docs/product/coupons.md', texts: () => [firstPlaces.join(', '), list(firstPlaces)] },
  {
    document: 'docs/product/errors.md',
    texts: () => [
      ...quoted([...catalogueCodes, ...providerCodes, ...edgeCodes, ...formCodes]),
      `fewer than ${minimumPasswordLength} characters`,
    ],
  },
  {
    document: 'docs/product/calls-and-headers.md',
    texts: () => [...new Set(callTable.map(inDocument)), ...quoted(addresses())],
  },
  { document: 'docs/security.md', texts: () => [...quoted(cookies()), `only ${minimumPasswordLength} characters`] },
  { document: 'SECURITY.md', texts: () => quoted([securityTxt, 'npm run vulnerabilities']) },
  {
    document: 'brands/standard/content/privacy.ts',
    texts: () => [
      `Es gilt höchstens ${sealedDays.session} Tage`,
      `Es gilt ${sealedDays.known} Tage`,
      `Es gilt höchstens ${kioskMaxAge / 60} Minuten`,
      `Das löscht er nach ${daysOf(retention)} Tagen`,
      `welche es waren: höchstens ${sealedDays.session} Tage`,
      `auf allen Geräten höchstens ${sealedDays.known} Tage`,
      ...foreignHosts(pageHeaders(''), digitalCardHeaders),
    ],
  },
  {
    document: 'docs/data.md',
    texts: () => [
      `${daysOf(retention)} days after the order`,
      `${sealedDays.session} days after the end of one login, ${sealedDays.known} days after the end of all logins`,
      `${sealedDays.session} days; a logout and an idle logout delete it`,
      `${sealedDays.known} days after the last login`,
      `${kioskMaxAge / 60} minutes; the end of the registration deletes it`,
      `day of the last ${keptOrders} orders`,
      `after the end of the preview, at most ${daysOf(previewLimits.age)} days`,
      `until the trial ends, at most ${hoursOf(maxOverrideAge)} hours`,
    ],
  },
  {
    document: 'docs/operate.md',
    texts: () => [
      `opens after ${failureThreshold} failures in a row; the backend then gets one request every ${resetTimeout / 1000} seconds`,
      `${grouped(connectionLimits.all)}; ${connectionLimits.ofAddress} of one address, ${grouped(connectionLimits.ofNetwork)} of one network`,
      `${queueLimits.running} each to the shop`,
      `a remote has at most ${previewLimits.live}, so`,
      `The session of a person at the kiosk lasts ${kioskMaxAge / 60} minutes`,
      ...budgetCells,
      `at most ${releaseLimits.files} files, with at most ${mebibytes(releaseLimits.file)} each and ${mebibytes(releaseLimits.version)} together, and a release record of at most ${releaseLimits.record / 1024} KiB`,
    ],
  },
  {
    document: 'docs/product/limits.md',
    texts: () => [
      `${queueLimits.running} connections, of which one client uses at most ${queueLimits.runningOfClient}. Up to ${queueLimits.waitingOfClient} further calls`,
      `encrypted, for ${sealedDays.known} days`,
      `Up to ${turnLimits.waitingOfClient} further requests`,
      `at most ${megabytes(unreadLimits.ofClient)} for one client and ${megabytes(unreadLimits.all)} for all clients`,
    ],
  },
  { document: 'docs/product/rewards-and-orders.md', texts: () => [`each order for ${daysOf(retention)} days`] },
  {
    document: 'docs/architecture.md',
    texts: () => [
      `The journal keeps rows for ${daysOf(retention)} days`,
      `it ends after at most ${daysOf(previewLimits.age)} days`,
      `only enrolled tablets are kiosks; a session lasts ${kioskMaxAge / 60} minutes`,
    ],
  },
  {
    document: 'docs/release-a-remote.md',
    texts: () => [
      ...namesIn(/\baddForMajor\('(\w+)|\badd\('(\w+)/g, 'remote-kit/src/commands/pointer-commands.ts').map(
        (name) => `remotes ${name}`,
      ),
      ...namesIn(/\bkeys\s*\.command\('(\w+)/g, 'remote-kit/src/commands/*.ts').map((name) => `keys ${name}`),
      ...namesIn(/\bprogram\s*\.command\('(\w+)/g, 'remote-kit/src/commands/*.ts').map((name) => `remotes ${name}`),
      ...quoted(slotNames),
      ...previewDays(),
      `A remote has at most ${previewLimits.live} previews`,
      `… has ${previewLimits.live} previews already`,
      `for ${hoursOf(maxOverrideAge)} hours, the pages of this browser have the panel`,
    ],
  },
  {
    document: 'docs/embed.md',
    texts: () => [...embedNames.map((name) => `${name}.js`), ...quoted([...embedAttributes, headingLevelAttribute])],
  },
  { document: 'embed/README.md', texts: () => embedNames.map((name) => `-${name}>`) },
  { document: 'sandbox/src/playground/site/index.html', texts: () => embedNames.map((name) => `value="${name}"`) },
  { document: 'sandbox/README.md', texts: () => demoLogins.map(({ loginName }) => `\`${loginName.split('@')[0]}\``) },
]

/** The documents that are checked. */
export const documentsWithFacts = [...new Set(facts.map(({ document }) => document))]

/** Texts that a document does not have as often as the code says. */
function lacking(text: string, expected: readonly string[]): string[] {
  const times = (part: string) => expected.filter((other) => other === part).length
  return [...new Set(expected)].filter((part) => text.split(part).length - 1 < times(part))
}

/** Names and numbers of the code that its documents do not have, whatever the lines are. */
export const documented = (folder: string): Findings =>
  facts.flatMap(({ document, texts }) => {
    const file = path.join(folder, document)
    const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : ''
    return lacking(text, texts()).map((part) => `${document}: does not have ${part}, or not often enough`)
  })
