import { kinds, reasons, size, t } from '../messages/panel.ts'
import { element } from './element.ts'
import type { PageReport, RemoteReport, ShownPart } from './report.ts'

/** Called for the button of a part that the page shows. */
export type OnShow = (remote: RemoteReport, part: ShownPart) => void

/** A part as the panel names it, such as the path of a page. */
export const partText = ({ type, name }: ShownPart): string => (type === 'route' ? t.route(name) : t.widget(name))

/** Kind and share of a version. */
export const kindText = ({ kind, percent }: RemoteReport): string =>
  percent === undefined ? kinds[kind] : `${kinds[kind]}, ${t.percent(percent)}`

/**
 * What the panel says of a page: its browser, and its remotes.
 * @param open names of remotes whose shared modules are shown
 */
export function remoteList(report: PageReport, open: ReadonlySet<string>, onShow: OnShow): HTMLElement[] {
  const isShown = ({ parts }: RemoteReport): boolean => parts.length > 0
  const shown = report.remotes.filter(isShown)
  const others = report.remotes.filter((remote) => !isShown(remote))
  const details = (remotes: readonly RemoteReport[]) => remotes.map((remote) => remoteDetails(remote, open, onShow))
  return [
    definitionList([
      [t.bucket, report.bucket === null ? t.noBucket : String(report.bucket)],
      [t.shellContract, report.contract],
    ]),
    element('h2', { text: t.shown }),
    ...(shown.length === 0 ? [element('p', { text: t.nothingShown })] : details(shown)),
    ...(others.length === 0 ? [] : [element('h2', { text: t.notShown }), ...details(others)]),
  ]
}

type Definition = readonly [term: string, ...values: (string | Node)[]]

const definitionList = (rows: readonly Definition[]): HTMLElement =>
  element(
    'dl',
    {},
    ...rows.map(([term, ...values]) =>
      element('div', {}, element('dt', { text: term }), ...values.map((value) => filled(element('dd'), value))),
    ),
  )

function filled(target: HTMLElement, content: string | Node): HTMLElement {
  target.append(content)
  return target
}

function remoteDetails(remote: RemoteReport, open: ReadonlySet<string>, onShow: OnShow): HTMLElement {
  const { name, version, kind, isFallback, contract, parts, loaded } = remote
  const heading = element(
    'h3',
    {},
    element('span', { text: name, attributes: { translate: 'no' } }),
    element('span', { class: 'kind', text: kindText(remote), attributes: { 'data-kind': kind } }),
  )
  const buttons = parts.map((part) => {
    const button = element('button', { class: 'part', text: partText(part), attributes: { type: 'button' } })
    button.addEventListener('click', () => onShow(remote, part))
    return button
  })
  const rows: Definition[] = [
    [
      t.version,
      element('span', { text: version, attributes: { translate: 'no' } }),
      ...(isFallback ? [t.fallback] : []),
    ],
    [t.contract, contract],
    ...(buttons.length > 0 ? [[t.parts, ...buttons] as const] : []),
    [t.load, ...loadTexts(loaded)],
  ]
  return element(
    'article',
    {},
    heading,
    definitionList(rows),
    ...(loaded === null ? [] : [sharedModules(remote, open)]),
  )
}

function loadTexts(loaded: RemoteReport['loaded']): string[] {
  if (loaded === null) return [t.notLoaded]
  const { entry, others, ms, bytes } = loaded
  const rest = others.map((file) => file.ms)
  return [
    `${t.ms(ms)}, ${size(bytes)}`,
    ...(entry === null ? [] : [`${t.entry}: ${t.ms(entry.ms)}, ${size(entry.bytes)}`]),
    ...(rest.length === 0 ? [] : [`${t.otherFiles(rest.length)}: ${t.ms(Math.max(...rest))}`]),
  ]
}

function sharedModules({ name, version, shared }: RemoteReport, open: ReadonlySet<string>): HTMLElement {
  const key = `${name} ${version}`
  const details = element('details', { attributes: { 'data-remote': key } })
  details.open = open.has(key)
  const items = shared.map((choice) =>
    element(
      'li',
      {},
      element('b', { text: choice.module, attributes: { translate: 'no' } }),
      element('span', { text: sharedText(choice) }),
    ),
  )
  details.append(
    element('summary', { text: t.shared(shared.length) }),
    items.length === 0 ? element('p', { text: t.noShared }) : element('ul', {}, ...items),
  )
  return details
}

const sharedText = ({ version, from, required, reason }: RemoteReport['shared'][number]): string =>
  [
    [version, from === null ? null : t.from(from)].filter((text) => text !== null).join(' '),
    t.required(required),
    reasons[reason],
  ]
    .filter((text) => text !== '')
    .join('; ')
