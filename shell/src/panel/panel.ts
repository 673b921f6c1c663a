import {
  contractVersion,
  pageDataId,
  panelButtonId,
  type PageData,
  type PanelData,
} from '@portal/shared-contracts/remotes'
import { locatedParts } from './located-parts.ts'
import { createPanel } from './panel-window.ts'
import { reportOf } from './report.ts'
import { watchFederation } from './watch-federation.ts'

// A script of its own, only in pages with a remote that is not released, and where a developer has asked for it
// (docs/release-a-remote.md): says which part of the page belongs to which remote. It runs before the portal, so that
// it sees all that the federation runtime does.

const { registry, panel: panelData } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData

function start(data: PanelData): void {
  // The default of 250 is less than what a page with many remotes and pictures loads.
  performance.setResourceTimingBufferSize(1_000)
  const watched = watchFederation(() => panel.update())
  const panel = createPanel({
    located: (report) => locatedParts(report, registry, watched.parts),
    leave: data.leave ?? null,
    report: () =>
      reportOf({
        url: location.href,
        registry,
        panelData: data,
        contract: contractVersion,
        parts: [...watched.parts.values()],
        choices: watched.choices(),
        timings: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
      }),
  })
  new PerformanceObserver(() => panel.update()).observe({ type: 'resource' })
  addEventListener('keydown', (event) => {
    // By its place on the keyboard: with Alt, macOS types another character.
    if (event.code !== 'KeyR' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    panel.toggle()
  })
  const button = document.getElementById(panelButtonId)
  button?.removeAttribute('hidden')
  button?.addEventListener('click', () => panel.toggle())
}

if (panelData !== undefined) start(panelData)
