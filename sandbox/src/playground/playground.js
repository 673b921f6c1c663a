// Everything of the page that is not part of the snippet.

const query = new URLSearchParams(location.search)

// The worker slows and breaks what this page loads from the portal; it serves a page that was loaded after it.
if ((query.get('network') === 'slow' || query.get('remote') === 'broken') && !navigator.serviceWorker.controller) {
  await navigator.serviceWorker.register('/worker.js')
  await navigator.serviceWorker.ready
  location.reload()
}

const events = document.querySelector('#events')
for (const type of ['ready', 'session', 'tokenrefused', 'navigate', 'error']) {
  document.addEventListener(type, (event) => event instanceof CustomEvent && show(event), true)
}

function show({ type, target, detail }) {
  const item = document.createElement('li')
  item.textContent = `${target.localName} ${type} ${JSON.stringify(detail)}`
  events.prepend(item)
}

document.querySelector('#copy').addEventListener('click', async ({ currentTarget }) => {
  await navigator.clipboard.writeText(document.querySelector('#code').textContent)
  currentTarget.textContent = 'Copied'
})
