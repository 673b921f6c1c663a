import { brand } from '@portal/shared-contracts/brand'
import type { ElementName, Settings } from './switches.ts'

/** What a site adds to its page, part by part. */
export type Snippet = { style: string; elements: readonly string[]; button: string; scripts: string }

const tagOf = (name: ElementName): string => `${brand.elementPrefix}-${name}`

/** Colours, fonts and corners of the shop, by the names of the portal's tokens. */
const shopTokens: Readonly<Record<string, string>> = {
  'color-paper': 'light-dark(#ffffff, #10151d)',
  'color-card': 'light-dark(#ffffff, #1a212c)',
  'color-line': 'light-dark(#d9dfe8, #2c3645)',
  'color-primary': 'light-dark(#1f4b8f, #a9c7f5)',
  'color-primary-hover': 'light-dark(#173a70, #cfe0fb)',
  'color-on-primary': 'light-dark(#ffffff, #10151d)',
  'color-hero-light': '#2b5fae',
  'color-hero': '#1f4b8f',
  'color-hero-deep': '#173a70',
  'font-display': 'Georgia, serif',
  'font-text': 'system-ui, sans-serif',
  'radius-card': '0.25rem',
  'radius-field': '0.25rem',
}

/**
 * The code that shows the elements as the settings say; the playground's own page consists of the same parts.
 * @param nonce of the page's content security policy, for its inline style and script
 */
export function snippetOf(settings: Settings, portal: string, nonce = ''): Snippet {
  const { elements, theme } = settings
  const allowed = nonce === '' ? '' : ` nonce="${nonce}"`
  const themed = theme === 'auto' ? '' : ` theme="${theme}"`
  return {
    style: styleOf(settings, allowed),
    elements: elements.map((name) => `<${tagOf(name)}${themed}></${tagOf(name)}>`),
    button: settings.login === 'popup' ? `<button type="button" id="log-in">${brand.card.name}</button>` : '',
    scripts: [
      // One script defines all elements.
      `<script src="${portal}/embed/v1/${elements[0]}.js" async></script>`,
      ...loginScript(settings, allowed),
    ].join('\n'),
  }
}

/** The snippet as text to copy. */
export const snippetText = ({ style, elements, button, scripts }: Snippet): string =>
  [style, button, ...elements, scripts].filter((part) => part !== '').join('\n')

function styleOf({ elements, colors }: Settings, allowed: string): string {
  if (colors === 'portal') return ''
  const tokens = Object.entries(shopTokens).map(([name, value]) => `    --${brand.elementPrefix}-${name}: ${value};`)
  return [`<style${allowed}>`, `  ${elements.map(tagOf).join(', ')} {`, ...tokens, '  }', '</style>'].join('\n')
}

/** All elements of a page share one session, so that one of them takes the token or the click. */
function loginScript({ elements, login }: Settings, allowed: string): string[] {
  if (login === 'none') return []
  const element = `document.querySelector('${tagOf(elements[0])}')`
  const lines = {
    token: [
      '  // Your server asks the shop for a session token of the customer who is logged in.',
      "  const response = await fetch('/session-token', { method: 'POST' })",
      `  ${element}.sessionToken = await response.text()`,
    ],
    popup: [
      `  const element = ${element}`,
      "  document.querySelector('#log-in').addEventListener('click', () => element.logIn())",
    ],
  }[login]
  return [`<script type="module"${allowed}>`, ...lines, '</script>']
}
