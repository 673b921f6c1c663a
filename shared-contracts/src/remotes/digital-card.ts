/*
 * What shell, remote and edge agree on about the digital card (docs/decisions/0018-digital-card.md).
 */

/** The element of the document with the brand as JSON. */
export const brandElementId = 'brand'

/** The remote whose build has the digital card. */
export const digitalCardRemote = 'mfe-cards'

/** The files of this remote that the edge serves outside the portal's pages. */
export const digitalCardFiles = {
  script: 'digital-card.js',
  style: 'digital-card.css',
  worker: 'digital-card-worker.js',
} as const

/** What the service worker keeps. The edge writes it, because the addresses contain the released version. */
export type DigitalCardCache = {
  /** Changes with the document and every file. */
  readonly version: string
  /** Path of the page, and of the document that answers it. */
  readonly page: string
  readonly document: string
  readonly files: readonly string[]
}

/**
 * Id of the document's root element; its `data-offline` is `off` where the operator has switched the service worker
 * off.
 */
export const digitalCardId = 'digital-card'
