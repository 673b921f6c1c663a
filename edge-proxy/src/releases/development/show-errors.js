// Shows errors of remotes that run from a developer's machine, with their place in the sources. Only pages with an
// override and those of a portal of development have this script. React and the loader of remotes write errors to the
// console.

const { registry } = JSON.parse(document.getElementById('portal-data').textContent)
const remotes = Object.entries(registry).map(([name, { base }]) => ({ name, base: new URL(base, location.href).href }))

/** The first place in the files of a remote: its address, line and column. */
function placeIn(stack) {
  for (const [, file, line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    const remote = remotes.find(({ base }) => file.startsWith(base))
    if (remote && !/react-refresh|node_modules|webpack\/runtime/.test(file))
      return { remote: remote.name, file, line: Number(line), column: Number(column) }
  }
  return null
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment of a source map (base 64 VLQ). */
function numbersOf(segment) {
  const numbers = []
  let value = 0
  let shift = 0
  for (const character of segment) {
    const digit = digits.indexOf(character)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return numbers
}

/** The source file and line of a place in a built file by its map; null if the map says nothing of it. */
function sourceOf({ sources, mappings }, { line, column }) {
  let [source, sourceLine] = [0, 0]
  let found = null
  for (const [index, text] of mappings.split(';').entries()) {
    if (index >= line) break
    let builtColumn = 0
    for (const segment of text === '' ? [] : text.split(',')) {
      const [columns, files, lines] = numbersOf(segment)
      builtColumn += columns
      if (files === undefined) continue
      source += files
      sourceLine += lines
      if (index === line - 1 && (found === null || builtColumn < column))
        found = { file: sources[source], line: sourceLine + 1 }
    }
  }
  return found
}

/** The map that a file names in its last line. */
async function mapOf(file) {
  const text = await (await fetch(file)).text()
  const [, address] = [...text.matchAll(/\/\/# sourceMappingURL=(\S+)/g)].at(-1)
  const [, inline] = /^data:[^,]*;base64,(.*)/.exec(address) ?? []
  if (inline === undefined) return (await fetch(new URL(address, file))).json()
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(inline), (byte) => byte.charCodeAt(0))))
}

const readable = (file) =>
  file
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?.*/, '')

/** As `src/pages/overview.tsx:12`, or the place in the built file without a map. */
async function textOf(place) {
  const source = await mapOf(place.file).then(
    (map) => sourceOf(map, place),
    () => null,
  )
  return source
    ? `${readable(source.file)}:${source.line}`
    : `${readable(new URL(place.file).pathname)}:${place.line}:${place.column}`
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  section { position: fixed; inset: auto 0 0; z-index: 2000; max-block-size: 50vh; overflow: auto; padding: 1rem;
    background: #2b0b0b; color: #fff; font: 14px/1.5 ui-monospace, monospace }
  h2 { margin: 0; font-size: 16px } p { margin: 0 0 .5rem } pre { margin: 0; white-space: pre-wrap }
  button { float: inline-end; padding: .5rem 1rem; font: inherit }`)

let host = null

/** An element with a text. */
const withText = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })

function show(error, title, place) {
  host?.remove()
  host = document.createElement('portal-error')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const close = withText('button', 'Schließen')
  close.addEventListener('click', () => host.remove())
  const section = withText('section', '')
  section.setAttribute('role', 'alert')
  section.append(close, withText('h2', title), withText('p', place), withText('pre', error.stack))
  root.append(section)
  document.body.append(host)
}

/** Shows an error that was thrown in a file of a remote, or that names one which could not be loaded. */
async function onError(error) {
  if (!(error instanceof Error)) return
  const stack = String(error.stack)
  const place = placeIn(stack)
  const remote = place?.remote ?? remotes.find(({ name }) => error.message.includes(name))?.name
  if (remote === undefined) return
  show(error, `${remote}: ${error.message}`, place ? await textOf(place) : '')
}

for (const level of ['error', 'warn']) {
  const write = console[level]
  console[level] = (...values) => {
    write.apply(console, values)
    for (const value of values) void onError(value)
  }
}
addEventListener('error', ({ error }) => void onError(error))
