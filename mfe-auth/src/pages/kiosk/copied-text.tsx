import { createElement, Fragment, type ReactNode } from 'react'
import { typeset } from '@portal/shared-ui/typeset'

/** What is read of a node of a document. */
export type PageNode = Pick<Node, 'nodeName' | 'textContent'> & { readonly childNodes: Iterable<PageNode> }

/** What an element becomes; headings stand below the title of a dialog. Of any other element only the content is copied. */
const tags: Readonly<Record<string, string>> = {
  H2: 'h3',
  H3: 'h4',
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  DL: 'dl',
  DT: 'dt',
  DD: 'dd',
}

/** The text of a page of the portal with its headings, paragraphs and lists, without links, scripts and styles. */
export function copiedText(node: PageNode): ReactNode {
  if (node.nodeName === '#text') return typeset(node.textContent ?? '')
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.nodeName)) return null
  return createElement(tags[node.nodeName] ?? Fragment, null, ...[...node.childNodes].map(copiedText))
}
