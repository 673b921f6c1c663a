import path from 'node:path'
import type { Project } from 'typescript/unstable/sync'
import type { CallExpression, NewExpression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { isTestFile } from '../source-files.ts'

/** What runs at members or at the edge in production, without tests and what only tests use. */
const product = /^(?:brands|edge-proxy|embed|mfe-[\w-]+|page-library|remote-kit|shared-contracts|shared-ui|shell)\//
const notProduct = /(?:^|\/)(?:node_modules|dist)\//

/** The files of the product. */
export const productFiles = (project: Project, folder: string): SourceFile[] =>
  project.program.getSourceFileNames().flatMap((file) => {
    const name = path.relative(folder, file)
    return (
      (product.test(name) && !notProduct.test(name) && !isTestFile(name) && project.program.getSourceFile(file)) || []
    )
  })

/** A node and all that it contains. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

/** A text, or the beginning of a template. */
export const isTextStart = (node: Node): node is Node & { text: string } =>
  is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isTemplateHead(node)

/** A name that the code gives to something, or a finding about a place whose names cannot be read. */
export type Found<Kind> = { kind: Kind; name: string } | string

/** The names that a node gives; the finding if they cannot be read. */
export const namesOr = <Kind>(
  node: Node,
  kind: Kind,
  names: readonly string[] | null,
  finding: string,
): Found<Kind>[] => (names === null ? [`${placeOf(node)}: ${finding}`] : names.map((name) => ({ kind, name })))

/** A call or `new` with the declaration of what it calls, also through another name or type. */
export type CallInProduct = {
  node: CallExpression | NewExpression
  declaration: Node
  /** The file of the declaration, of a package of others too. */
  declaredIn: string
}

/** All calls of a file whose declaration is known. */
export function callsIn(source: SourceFile, project: Project): CallInProduct[] {
  return [...nodesIn(source)].flatMap((node) => {
    if (!is.isCallExpression(node) && !is.isNewExpression(node)) return []
    const handle = project.checker.getResolvedSignature(node)?.declaration
    const declaration = handle?.resolve(project)
    return handle && declaration ? [{ node, declaration, declaredIn: handle.path }] : []
  })
}

const nameOf = (node: Node): string =>
  is.isFunctionDeclaration(node) ||
  is.isInterfaceDeclaration(node) ||
  is.isMethodSignatureDeclaration(node) ||
  is.isPropertySignatureDeclaration(node) ||
  is.isVariableDeclaration(node)
    ? (node.name?.getText() ?? '')
    : ''

/** What a declaration is called: `Storage.setItem` for a method, `createStore` for a function. */
export const titleOf = (declaration: Node): string =>
  [declaration.parent?.parent, declaration.parent, declaration]
    // A file has no parent.
    .map((node: Node | undefined) => (node === undefined ? '' : nameOf(node)))
    .filter((name) => name !== '')
    .join('.')

/** Where a node stands, for findings: its file is named as it is opened. */
export const placeOf = (node: Node): string => {
  const { fileName, text } = node.getSourceFile()
  return `${fileName}:${text.slice(0, node.getStart()).split('\n').length}`
}
