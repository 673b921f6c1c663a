import path from 'node:path'
import type { Project } from 'typescript/unstable/sync'
import type { JsxElement, JsxFragment, Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { findingsInProject } from './project.ts'
import type { Findings } from './source-files.ts'
import { kindOf, returnsText } from './text-kinds.ts'

const rootIsText = 'a component whose root is a text'

/** The children that are text nodes which React changes, removes, or inserts elements before. */
function textNodesOf(parent: JsxElement | JsxFragment, project: Project): { node: Node; why: string }[] {
  const children = parent.children.flatMap((node) => {
    const kind = kindOf(node, project)
    return kind === null ? [] : [{ node, kind }]
  })
  const firstChange = children.findIndex(({ kind }) => kind !== 'element' && kind !== 'constant text')
  // React sets the only text of an element through the element; a fragment may have siblings.
  const isAlone = children.length === 1 && is.isJsxElement(parent)
  return children.flatMap(({ node, kind }, index) => {
    if (kind === 'list of texts') return [{ node, why: 'texts of a list' }]
    if (kind === 'changing text' && !isAlone) return [{ node, why: 'a text that changes' }]
    if (kind !== 'constant text') return []
    if (firstChange >= 0 && firstChange < index) return [{ node, why: 'a text behind what comes and goes' }]
    return is.isJsxFragment(parent) ? [{ node, why: 'a text in a fragment' }] : []
  })
}

function textNodesIn(node: Node, project: Project): { node: Node; why: string }[] {
  const found = is.isJsxElement(node) || is.isJsxFragment(node) ? textNodesOf(node, project) : []
  const isTag = is.isJsxSelfClosingElement(node) || is.isJsxOpeningElement(node)
  if (isTag && returnsText(node.tagName, project)) found.push({ node, why: rootIsText })
  node.forEachChild((child) => void found.push(...textNodesIn(child, project)))
  return found
}

function findingsOf(project: Project, folder: string): Findings {
  const files = project.program
    .getSourceFileNames()
    .filter((file) => file.endsWith('.tsx') && !/node_modules|\.test\.|\/testing\//.test(file))
  if (files.length === 0) return ['no components found']
  return files.flatMap((name) => {
    const file = project.program.getSourceFile(name)
    return (file ? textNodesIn(file, project) : []).map(({ node, why }) => {
      const line = file?.text.slice(0, node.getStart()).split('\n').length
      const text = node.getText().trim().replace(/\s+/g, ' ').slice(0, 60)
      return `${path.relative(folder, name)}:${line}: ${why}, without an element of its own: ${text || 'a space'}`
    })
  })
}

/**
 * Texts beside other content that React would change as text nodes. The translator of a browser puts elements of its
 * own in their place, and React then fails to remove them, or leaves the old text: each needs an element of its own.
 */
export const textNodes = (folder: string): Findings => findingsInProject(folder, findingsOf)
