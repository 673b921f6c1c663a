import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rateLimits } from '@portal/edge-proxy/calls/rate-limits'
import { createMetrics } from '@portal/edge-proxy/http/metrics'
import { demoLogins } from '@portal/sandbox/demo'
import { brand } from '@portal/shared-contracts/brand/brand'
import { knownCountries, type Country } from '@portal/shared-contracts/address/countries'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { catalogueCodes, edgeCodes, formCodes, providerCodes } from '@portal/shared-contracts/calls/error-codes'
import { embedNames } from '@portal/shared-contracts/embed/elements'
import { imageWidths } from '@portal/shared-contracts/images/image-widths'
import { slotNames } from '@portal/shared-contracts/remotes'
import { idleTimeout, pointsRefreshAge, tokenRefreshAge } from '@portal/shared-contracts/session/timeouts'
import { root } from '../build/root.ts'
import { sourceFiles, type Findings } from './source-files.ts'

/** What all matches of a pattern's first group say in these sources of the repository. */
const namesIn = (pattern: RegExp, ...files: readonly string[]): string[] => [
  ...new Set(
    [...sourceFiles(root, ...files)]
      .filter(([file]) => !file.endsWith('.test.ts'))
      .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  ),
]

const list = (values: readonly (string | number)[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(values.map(String))

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryName = ({ countryId }: Country): string => regions.of(countryId) ?? countryId

const metrics = (): string[] =>
  createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('edge_'))

/** The end of a row: minutes, and attempts of an account from one address, from all, of an address, of known browsers. */
const limitRows = (): string[] =>
  Object.values(rateLimits).map((limit) => {
    const { minutes, perAccountAndAddress, perAccount, perAddress, perKnownBrowser } = {
      perAccountAndAddress: '–',
      perAccount: '–',
      perAddress: '–',
      perKnownBrowser: '–',
      ...limit,
    }
    return `| ${[minutes, perAccountAndAddress, perAccount, perAddress, perKnownBrowser].join(' | ')} |`
  })

/** Without that of the sandbox, which its README has. */
const settings = () =>
  namesIn(/\bread\('([A-Z_]+)'/g, 'edge-proxy/src/config/*.ts').filter((name) => name !== 'SANDBOX_PORT')

/** With the end of the path, which a query may follow. */
const inDocument = ({ method, path, ...call }: (typeof callTable)[number]): string =>
  `${method} \`${path.replace(brand.loyalty.prefix, '{loyalty}')}${'query' in call ? '?' : '`'}`

const quoted = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``)
const cookies = () =>
  namesIn(
    /(?:createCookie\(|Cookie = )'([\w-]+)'/g,
    'edge-proxy/src/**/*.ts',
    'shared-contracts/src/remotes/page-data.ts',
  )

/** What documents must say of the code, literally. */
const facts: readonly { document: string; texts: () => readonly string[] }[] = [
  { document: 'docs/operate.md', texts: () => quoted(settings()) },
  { document: 'docs/operate.md', texts: () => quoted(metrics()) },
  { document: 'docs/operate.md', texts: () => [`| ${idleTimeout} |`, `| ${tokenRefreshAge}, ${pointsRefreshAge} |`] },
  { document: 'docs/product/session.md', texts: () => [`${idleTimeout} seconds`] },
  { document: 'docs/product/limits.md', texts: limitRows },
  { document: 'docs/product/formats.md', texts: () => [list(imageWidths), list(knownCountries.map(countryName))] },
  {
    document: 'docs/product/errors.md',
    texts: () => quoted([...catalogueCodes, ...providerCodes, ...edgeCodes, ...formCodes]),
  },
  {
    document: 'docs/product/calls-and-headers.md',
    texts: () => [...new Set(callTable.map(inDocument))],
  },
  { document: 'docs/security.md', texts: () => quoted(cookies()) },
  {
    document: 'docs/release-a-remote.md',
    texts: () => [
      ...namesIn(/\baddForMajor\('(\w+)|\badd\('(\w+)/g, 'remote-kit/src/commands/pointer-commands.ts').map(
        (name) => `remotes ${name}`,
      ),
      ...namesIn(/\bkeys\s*\.command\('(\w+)/g, 'remote-kit/src/commands/*.ts').map((name) => `keys ${name}`),
      ...namesIn(/\bprogram\s*\.command\('(\w+)/g, 'remote-kit/src/commands/*.ts').map((name) => `remotes ${name}`),
      ...quoted(slotNames),
    ],
  },
  { document: 'docs/embed.md', texts: () => embedNames.map((name) => `${name}.js`) },
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

/** Names and numbers of the code that its documents do not have. */
export const documented = (folder: string): Findings =>
  facts.flatMap(({ document, texts }) => {
    const file = path.join(folder, document)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return lacking(text, texts()).map((part) => `${document}: does not have ${part}, or not often enough`)
  })
