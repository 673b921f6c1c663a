/** What the playground can switch, with its title and labels; the first option is the default, the names are the query's. */
export const switches = {
  login: {
    title: 'Login',
    options: { none: 'anonymous', token: 'session token', popup: 'portal’s window' },
  },
  colors: { title: 'Look', options: { portal: 'of the portal', shop: 'of the shop' } },
  theme: { title: 'Scheme', options: { auto: 'as the browser prefers', light: 'light', dark: 'dark' } },
  language: {
    title: 'Language of the shop',
    options: { de: 'German', en: 'English', ar: 'Arabic, right to left' },
  },
  network: {
    title: 'Network to the portal',
    options: { fast: 'as it is', slow: 'slow: 0.8 s per request' },
  },
  remote: { title: 'Remotes', options: { works: 'as released', broken: 'broken: their files fail' } },
} as const
export type Switch = keyof typeof switches

/** The elements of docs/embed.md, in the order of the page. */
export const elementNames = ['rewards', 'coupons', 'cards', 'account'] as const
export type ElementName = (typeof elementNames)[number]

/** How the playground shows its page. */
export type Settings = { readonly [Name in Switch]: keyof (typeof switches)[Name]['options'] } & {
  readonly elements: readonly [ElementName, ...ElementName[]]
}

/** The settings in the query of the page, the default for any other text; without an element the rewards. */
export function settingsOf(query: URLSearchParams): Settings {
  const chosen = query.getAll('element')
  const [first = 'rewards', ...others] = elementNames.filter((name) => chosen.includes(name))
  const optionOf = <Name extends Switch>(name: Name): Settings[Name] => {
    const options = Object.keys(switches[name].options) as [Settings[Name], ...Settings[Name][]]
    return options.find((option) => option === query.get(name)) ?? options[0]
  }
  return {
    elements: [first, ...others],
    login: optionOf('login'),
    colors: optionOf('colors'),
    theme: optionOf('theme'),
    language: optionOf('language'),
    network: optionOf('network'),
    remote: optionOf('remote'),
  }
}
