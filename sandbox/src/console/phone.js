// Shows what the phone and Google got since the page was loaded. A part is replaced only if it has changed, so that the
// focus and open details stay.
const interval = 1_500

/** The parts of a document by their ids. */
const partsOf = (page) => new Map([...page.querySelectorAll('[data-live]')].map((part) => [part.id, part]))

const shown = new Map([...partsOf(document)].map(([id, part]) => [id, part.outerHTML]))

async function refresh() {
  const response = await fetch('/phone')
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const [id, part] of partsOf(page)) {
    if (shown.get(id) === part.outerHTML) continue
    shown.set(id, part.outerHTML)
    document.getElementById(id)?.replaceWith(part)
  }
}

// The sandbox may have ended.
setInterval(() => void refresh().catch(() => {}), interval)
