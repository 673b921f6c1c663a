import { ApiError } from '@portal/page-library/api'

/** The sections of an information page of the portal. */
export async function loadPortalText(path: string): Promise<Element> {
  const sections = (await loadPage(path)).querySelector('main :has(> section[id])')
  if (sections === null) throw new ApiError('responseInvalid')
  return sections
}

/**
 * A page as a document, in which no script runs and which loads nothing. Not with `fetch`, because the page's policy of
 * Trusted Types forbids to parse markup.
 */
const loadPage = (path: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', path)
    request.responseType = 'document'
    request.timeout = 15_000
    request.addEventListener('loadend', () => {
      if (request.status === 200 && request.responseXML !== null) resolve(request.responseXML)
      else reject(new ApiError('network', request.status))
    })
    request.send()
  })
