// Shows the elements as the query of the address says, and the code that shows the same in another page.

/** The portal's origin, and what its brand gives to this page. */
const { portal, elementPrefix, card } = await (await fetch('/settings.json')).json()
const form = document.querySelector('form')
const settings = readSettings(new URLSearchParams(location.search))
const tags = settings.elements.map((name) => `${elementPrefix}-${name}`)

// The worker slows and breaks what this page loads from the portal; it serves a page that was loaded after it.
const { serviceWorker } = navigator
if ((settings.network === 'slow' || settings.remotes === 'broken') && serviceWorker?.controller === null) {
  await serviceWorker.register('/worker.js')
  await serviceWorker.ready
  location.reload()
  await new Promise(() => {})
}

/** The form with the values of the query, where it has such; without an element the rewards. */
function readSettings(query) {
  for (const select of form.querySelectorAll('select')) {
    if ([...select.options].some(({ value }) => value === query.get(select.name))) select.value = query.get(select.name)
  }
  const boxes = [...form.elements.element]
  for (const box of boxes) box.checked = query.getAll('element').includes(box.value)
  if (!boxes.some(({ checked }) => checked)) boxes[0].checked = true
  const data = new FormData(form)
  return { ...Object.fromEntries(data), elements: data.getAll('element') }
}

/** Colours, fonts and corners of the shop, by the names of the portal's tokens. */
const shopTokens = {
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

/** How a page logs its customer in; all elements of a page share one session, so one of them is enough. */
const logins = {
  token: async (element) => {
    // Your server asks the shop for a session token of the customer who is logged in.
    const response = await fetch('/session-token', { method: 'POST' })
    element.sessionToken = await response.text()
  },
  popup: (element) => document.querySelector('#log-in').addEventListener('click', () => element.logIn()),
}

const theme = settings.theme === 'auto' ? '' : ` theme="${settings.theme}"`
const tokens = Object.entries(shopTokens).map(([name, value]) => `    --${elementPrefix}-${name}: ${value};`)
const style = settings.look === 'shop' ? `  ${tags.join(', ')} {\n${tokens.join('\n')}\n  }` : ''
const elements = tags.map((tag) => `<${tag}${theme}></${tag}>`)
/** One script defines all elements. */
const script = `${portal}/embed/v1/${settings.elements[0]}.js`
const logIn = logins[settings.login]

const code = [
  style && `<style>\n${style}\n</style>`,
  settings.login === 'popup' && `<button type="button" id="log-in">${card}</button>`,
  ...elements,
  `<script src="${script}" async></script>`,
  logIn && `<script type="module">\n  const logIn = ${logIn}\n  logIn(document.querySelector('${tags[0]}'))\n</script>`,
]
document.querySelector('#code').textContent = code.filter(Boolean).join('\n')

// The events of the elements, the newest first.
for (const type of ['ready', 'session', 'tokenrefused', 'loginblocked', 'navigate', 'error']) {
  document.addEventListener(type, (event) => event instanceof CustomEvent && show(event), true)
}
function show({ type, target, detail }) {
  const item = document.createElement('li')
  item.textContent = `${target.localName} ${type} ${JSON.stringify(detail)}`
  document.querySelector('#events').prepend(item)
}

// The page itself; its policy forbids inline scripts and styles.
document.documentElement.dataset.theme = settings.theme
const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets.push(sheet)
Object.assign(document.querySelector('#log-in'), { textContent: card, hidden: settings.login !== 'popup' })
document.querySelector('#elements').innerHTML = elements.map((tag) => `<div class="embedded">${tag}</div>`).join('')
void logIn?.(document.querySelector(tags[0]))
document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }))

document.querySelector('#copy').addEventListener('click', async ({ currentTarget }) => {
  await navigator.clipboard.writeText(document.querySelector('#code').textContent)
  currentTarget.textContent = 'Copied'
})
