import type * as React from 'react'
import type * as ReactDOM from 'react-dom'
import type * as ReactDOMClient from 'react-dom/client'

/** React of the elements: the embedding page's own, or the one that the portal sends. */
export type ReactModules = {
  React: typeof React
  ReactDOM: typeof ReactDOM
  ReactDOMClient: typeof ReactDOMClient
}
