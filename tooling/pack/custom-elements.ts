import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import {
  embedAttributes,
  embedNames,
  headingLevelAttribute,
  type EmbedAttribute,
  type EmbedName,
} from '@portal/shared-contracts/embed/elements'

const described = (name: string, type: string, description?: string) => ({
  name,
  type: { text: type },
  ...(description !== undefined && { description }),
})

const shows: Readonly<Record<EmbedName, string>> = {
  rewards: 'Shows the rewards; without a login the public ones.',
  coupons: 'Shows the Aktionen of a member.',
  cards: 'Shows the cards of a member.',
  account: 'Shows the bookings of a member.',
}

const attributeTypes: Readonly<Record<EmbedAttribute, { type: string; description?: string; default?: string }>> = {
  portal: { type: 'string', description: 'Origin of the portal; by default that of the script.' },
  page: { type: 'string', description: 'Path of a page of the remote.' },
  theme: { type: "'light' | 'dark' | 'auto'", default: "'auto'" },
}
const attributes = embedAttributes.map((name) => {
  const { type, description, ...more } = attributeTypes[name]
  return { ...described(name, type, description), fieldName: name, ...more }
})
const levelText = 'Level of the highest heading, 1 to 6; by default the levels are those of the portal.'
const headingLevel = described(headingLevelAttribute, 'number', levelText)

const tokenText =
  'A session token of the shop, which logs its member in; null, undefined and an empty string do nothing.'
const loginText = 'Opens the login of the portal in a window; to be called in a click.'
const members = [
  { kind: 'field', ...described('sessionToken', 'string | null', tokenText) },
  { kind: 'method', name: 'logIn', return: { type: { text: 'Promise<boolean>' } }, description: loginText },
  { kind: 'method', name: 'logOut' },
]

const events = [
  described('ready', 'CustomEvent<{ page: string }>'),
  described('error', 'CustomEvent<{ code: string }>'),
  described(
    'navigate',
    'CustomEvent<{ to: string; href: string }>',
    'A link was followed; preventDefault() keeps the page.',
  ),
  described('session', "CustomEvent<{ status: 'anonymous' | 'member' }>"),
  described('tokenrefused', 'CustomEvent<{}>', 'The session token began no session; a new one may be set.'),
  described(
    'loginblocked',
    "CustomEvent<{ reason: 'noWindow' | 'windowSeparated' }>",
    'The login could not begin: no window opens, or the page cannot reach it.',
  ),
]

const slots = [
  { name: '', description: 'The children: shown without the script, until the remote shows, and after an error.' },
]

const cssParts = [
  { name: 'content', description: 'Everything inside.' },
  { name: 'loading', description: 'The text while loading, for an element without children.' },
  { name: 'error', description: 'The text of an error.' },
]

const styleTokens = [
  ...Object.keys(lightScheme).map((name) => `color-${name}`),
  'font-display',
  'font-text',
  'radius-card',
  'radius-field',
]
const cssProperties = styleTokens.map((token) => ({ name: `--${brand.elementPrefix}-${token}` }))

/** The custom-elements manifest (schema 1.0.0) of the brand's elements, for editors and documentation tools. */
export function customElements() {
  const module = 'dist/index.js'
  const elements = embedNames.map((name) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    tagName: `${brand.elementPrefix}-${name}`,
    description: shows[name],
  }))
  const about = { attributes: [...attributes, headingLevel], members, events, slots, cssParts, cssProperties }
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: elements.map((element) => ({ kind: 'class', customElement: true, ...element, ...about })),
        exports: elements.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module },
        })),
      },
    ],
  }
}
