/** What the playground can switch, with the first option as default; the names are those of its query. */
export const switches = {
  login: ['none', 'token', 'popup'],
  colors: ['portal', 'shop'],
  theme: ['auto', 'light', 'dark'],
  language: ['de', 'en', 'ar'],
  network: ['fast', 'slow'],
  remote: ['works', 'broken'],
} as const
export type Switch = keyof typeof switches

/** The elements of docs/embed.md, in the order of the page. */
export const elementNames = ['rewards', 'coupons', 'cards', 'account'] as const
export type ElementName = (typeof elementNames)[number]

/** How the playground shows its page. */
export type Settings = { readonly [Name in Switch]: (typeof switches)[Name][number] } & {
  readonly elements: readonly [ElementName, ...ElementName[]]
}

/** One of the options, the first for any other text. */
const optionOf = <Option extends string>(options: readonly [Option, ...Option[]], text: string | null): Option =>
  options.find((option) => option === text) ?? options[0]

/** The settings in the query of the page; without an element the rewards. */
export function settingsOf(query: URLSearchParams): Settings {
  const chosen = query.getAll('element')
  const [first = 'rewards', ...others] = elementNames.filter((name) => chosen.includes(name))
  return {
    elements: [first, ...others],
    login: optionOf(switches.login, query.get('login')),
    colors: optionOf(switches.colors, query.get('colors')),
    theme: optionOf(switches.theme, query.get('theme')),
    language: optionOf(switches.language, query.get('language')),
    network: optionOf(switches.network, query.get('network')),
    remote: optionOf(switches.remote, query.get('remote')),
  }
}
