import { t } from '../messages/panel.ts'
import { element } from './element.ts'
import type { LocatedPart } from './located-parts.ts'
import { createOutlines, type Outlined } from './outlines.ts'
import sheet from './panel.css?sheet'
import { kindText, partText, remoteList } from './remote-list.ts'
import type { PageReport } from './report.ts'
import type { Place } from './watch-federation.ts'

type PanelOptions = {
  report: () => PageReport
  /** The parts of the page that the report names. */
  located: (report: PageReport) => readonly LocatedPart<Place>[]
  /**
   * Address of the form that takes the panel out of this browser's pages; null where a remote in the page brings it.
   */
  leave: string | null
}

const titleId = 'title'

/**
 * The panel: a window beside the page, and outlines over it. In a shadow root, so that no style of the page reaches it.
 */
export function createPanel(options: PanelOptions) {
  const outlines = createOutlines()
  const title = element('h1', { text: t.title, attributes: { id: titleId, tabindex: '-1', autofocus: '' } })
  const status = element('p', { class: 'status', attributes: { role: 'status' } })
  const list = element('div', { class: 'list' })
  const dialog = element('dialog', { attributes: { 'aria-labelledby': titleId } })
  const host = hostOf(outlines.layer, dialog)
  let focusedBefore: Element | null = null
  let isDue = false

  dialog.append(element('div', { class: 'header' }, title, buttonsOf(options, { status, close })), status, list)
  addEventListener('keydown', (event) => {
    // Escape closes a dialog of the page first.
    const isOfPage = event.defaultPrevented || document.querySelector('dialog:modal') !== null
    if (event.key === 'Escape' && dialog.open && !isOfPage) close()
  })

  function draw(): void {
    isDue = false
    if (!dialog.open) return
    const report = options.report()
    const located = options.located(report)
    const open = new Set([...list.querySelectorAll('details')].flatMap((one) => (one.open ? [keyOf(one)] : [])))
    const hadFocus = list.contains(host.shadowRoot?.activeElement ?? null)
    list.replaceChildren(
      ...remoteList(report, open, (remote, part) =>
        located.find((one) => one.remote === remote && partText(one.part) === partText(part))?.place.scrollIntoView(),
      ),
    )
    if (hadFocus) title.focus()
    outlines.show(located.map(outlined))
  }

  function open(): void {
    focusedBefore = document.activeElement
    document.body.append(host)
    dialog.show()
    draw()
  }

  function close(): void {
    dialog.close()
    outlines.remove()
    status.textContent = ''
    host.remove()
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
  }

  return {
    toggle: (): void => (dialog.open ? close() : open()),
    /** Draws the panel again in the next frame if it is open. */
    update(): void {
      if (!isDue && dialog.open) requestAnimationFrame(draw)
      isDue = dialog.open
    },
  }
}

const keyOf = (details: HTMLElement): string => details.dataset['remote'] ?? ''

const outlined = ({ place, remote, part }: LocatedPart<Place>): Outlined => ({
  rectangles: place.rectangles,
  label: `${remote.name} ${remote.version} · ${kindText(remote)} · ${partText(part)}`,
  kind: remote.kind,
})

function hostOf(...children: readonly HTMLElement[]): HTMLElement {
  const host = element('div', { attributes: { id: 'portal-panel' } })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(...children)
  return host
}

function buttonsOf(
  { report, leave }: PanelOptions,
  { status, close }: { status: HTMLElement; close: () => void },
): HTMLElement {
  const button = (text: string, onClick: () => void): HTMLElement => {
    const made = element('button', { text, attributes: { type: 'button' } })
    made.addEventListener('click', onClick)
    return made
  }
  const copy = async (): Promise<void> => {
    try {
      // Missing in a page without TLS, unless it is of this machine.
      await navigator.clipboard.writeText(JSON.stringify(report(), null, 2))
      status.textContent = t.copied
    } catch {
      status.textContent = t.notCopied
    }
  }
  const form =
    leave === null
      ? []
      : [element('form', { attributes: { method: 'post', action: leave } }, element('button', { text: t.leave }))]
  return element(
    'div',
    { class: 'buttons' },
    button(t.copy, () => void copy()),
    ...form,
    button(t.close, close),
  )
}
