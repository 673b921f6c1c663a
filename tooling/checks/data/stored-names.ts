import { SignatureKind, type Project } from 'typescript/unstable/sync'
import {
  SyntaxKind,
  type Expression,
  type Node,
  type ParameterDeclaration,
  type SourceFile,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { nodesIn, placeOf, titleOf, type CallInProduct } from './calls.ts'

/** Where a browser stores what has a name. */
export type StorageKind = 'cookie' | 'web storage' | 'IndexedDB' | 'cache' | 'channel' | 'service worker'

/** What stores something under a name, and which argument the name is. */
const writers: readonly { declaredIn: RegExp; title: string; kind: StorageKind; argument: number }[] = [
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'Storage.setItem', kind: 'web storage', argument: 0 },
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'CacheStorage.open', kind: 'cache', argument: 0 },
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'CookieStore.set', kind: 'cookie', argument: 0 },
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'IDBFactory.open', kind: 'IndexedDB', argument: 0 },
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'BroadcastChannel', kind: 'channel', argument: 0 },
  { declaredIn: /\/lib\.dom\.d\.ts$/, title: 'ServiceWorkerContainer.register', kind: 'service worker', argument: 0 },
  { declaredIn: /\/idb-keyval\//, title: 'createStore', kind: 'IndexedDB', argument: 0 },
  { declaredIn: /\/idb-keyval\//, title: 'set', kind: 'IndexedDB', argument: 0 },
  { declaredIn: /\/idb-keyval\//, title: 'update', kind: 'IndexedDB', argument: 0 },
  { declaredIn: /\/hono\//, title: 'setCookie', kind: 'cookie', argument: 1 },
  { declaredIn: /\/edge-proxy\/src\/http\/cookie\.ts$/, title: 'createCookie', kind: 'cookie', argument: 0 },
]

/** A function whose callers give the name, which it stores behind a prefix. */
type Writer = { kind: StorageKind; argument: number; prefix: string }

/** Texts that a name may be, with `{…}` for what differs, or the parameter that holds it. */
type Name = { texts: readonly string[] } | { parameter: ParameterDeclaration; prefix: string } | null

/** The texts of a type that has nothing but texts. */
function constants(node: Node, { checker }: Project): string[] | null {
  const type = checker.getTypeAtLocation(node)
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const texts = types.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []))
  return texts.length > 0 && texts.length === types.length ? texts : null
}

function templateText(node: Node, project: Project): string | null {
  if (!is.isTemplateExpression(node)) return null
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const [constant, ...others] = constants(expression, project) ?? []
    const part = constant !== undefined && others.length === 0 ? constant : `{${expression.getText()}}`
    return part + literal.text
  })
  return node.head.text + parts.join('')
}

function nameOf(node: Expression, project: Project): Name {
  const texts = constants(node, project)
  if (texts !== null) return { texts }
  const template = templateText(node, project)
  if (template !== null) return { texts: [template] }
  if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken)
    return behind(constants(node.left, project)?.[0] ?? null, node.right, project)
  if (is.isIdentifier(node)) return nameOfDeclared(node, project)
  return null
}

/** A name behind a constant prefix; what does not come from a parameter may be anything. */
function behind(prefix: string | null, node: Expression, project: Project): Name {
  if (prefix === null) return null
  const name = nameOf(node, project)
  if (name === null) return { texts: [`${prefix}{${node.getText()}}`] }
  if ('parameter' in name) return { ...name, prefix: prefix + name.prefix }
  return { texts: name.texts.map((text) => prefix + text) }
}

function nameOfDeclared(node: Node, project: Project): Name {
  const declaration = project.checker.getSymbolAtLocation(node)?.declarations[0]?.resolve(project)
  if (declaration === undefined) return null
  if (is.isParameterDeclaration(declaration)) return { parameter: declaration, prefix: '' }
  if (!is.isVariableDeclaration(declaration)) return null
  const loop = declaration.parent.parent
  // What is stored already has been given its name elsewhere.
  if (is.isForOfStatement(loop) && /\.(?:keys|names)\(\)$/.test(loop.expression.getText())) return { texts: [] }
  return declaration.initializer ? nameOf(declaration.initializer, project) : null
}

/** Which argument of its function a parameter is. */
function indexOf(parameter: ParameterDeclaration): number {
  const { parent } = parameter
  const isFunction =
    is.isFunctionDeclaration(parent) ||
    is.isArrowFunction(parent) ||
    is.isFunctionExpression(parent) ||
    is.isMethodDeclaration(parent)
  return isFunction ? parent.parameters.indexOf(parameter) : -1
}

/** The declarations by which callers know the function of a parameter: its own, and that of the type it is given as. */
function declarationsOf({ parent }: ParameterDeclaration, project: Project): Node[] {
  if (!is.isArrowFunction(parent) && !is.isFunctionExpression(parent)) return [parent]
  const type = project.checker.getContextualType(parent)
  const signatures = type ? project.checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const declared = signatures.flatMap(({ declaration }) => declaration?.resolve(project) ?? [])
  return [parent, ...declared]
}

const unknownName = 'the name under which it stores something is no constant'

const keyOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`

/** Names of a kind, and what stores something under a name that no constant gives. */
export type StoredNames = { names: { kind: StorageKind; name: string }[]; findings: string[] }

/** Follows each name from what stores it to the constant that gives it, through all functions between them. */
function namesOfCalls(calls: readonly CallInProduct[], project: Project): StoredNames {
  const writing = new Map<string, Writer[]>()
  const found: StoredNames = { names: [], findings: [] }
  const given = new Map<string, CallInProduct[]>()
  for (const call of calls) given.set(keyOf(call.declaration), [...(given.get(keyOf(call.declaration)) ?? []), call])

  function add(call: CallInProduct, { kind, argument, prefix }: Writer): void {
    const value = call.node.arguments?.[argument]
    const name = value ? nameOf(value, project) : null
    if (name === null) found.findings.push(`${placeOf(call.node)}: ${unknownName}`)
    else if ('parameter' in name) follow(name.parameter, { kind, prefix: prefix + name.prefix })
    else found.names.push(...name.texts.map((text) => ({ kind, name: prefix + text })))
  }

  function follow(parameter: ParameterDeclaration, { kind, prefix }: Omit<Writer, 'argument'>): void {
    const argument = indexOf(parameter)
    const keys = declarationsOf(parameter, project).map(keyOf)
    if (!keys.some((key) => given.has(key))) found.findings.push(`${placeOf(parameter)}: no call gives this name`)
    for (const key of keys) {
      const known = writing.get(key) ?? []
      if (known.some((one) => one.kind === kind && one.argument === argument && one.prefix === prefix)) continue
      const writer = { kind, argument, prefix }
      writing.set(key, [...known, writer])
      for (const call of given.get(key) ?? []) add(call, writer)
    }
  }

  for (const call of calls) {
    const title = titleOf(call.declaration)
    const writer = writers.find((one) => one.title === title && one.declaredIn.test(call.declaredIn))
    if (writer) add(call, { ...writer, prefix: '' })
  }
  return found
}

/** The value of a `Set-Cookie` header or of `document.cookie`, which begins with the name. */
const cookieText = /^([\w-]+)=[^;]*;\s*(?:Path|Max-Age|Expires|Domain|SameSite|Secure|HttpOnly)\b/i
const attributes = /^(?:Path|Max-Age|Expires|Domain|SameSite)$/i

/** A text that may be such a value. */
function textOf(node: Node, project: Project): string | null {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text
  return is.isTemplateExpression(node) && node.getText().includes(';') ? templateText(node, project) : null
}

function cookiesIn(source: SourceFile, project: Project): StoredNames {
  const found: StoredNames = { names: [], findings: [] }
  for (const node of nodesIn(source)) {
    const name = cookieText.exec(textOf(node, project) ?? '')?.[1]
    if (name !== undefined && !attributes.test(name)) found.names.push({ kind: 'cookie', name })
    if (!is.isBinaryExpression(node) || node.operatorToken.kind !== SyntaxKind.EqualsToken) continue
    const place = node.left.getText()
    const isCookie = /\bdocument\.cookie$/.test(place) && !cookieText.test(textOf(node.right, project) ?? '')
    if (isCookie || /\b(?:local|session)Storage[.[]/.test(place))
      found.findings.push(`${placeOf(node)}: ${unknownName}`)
  }
  return found
}

/** Everything that the code stores in browsers. */
export function storedNames(
  files: readonly SourceFile[],
  calls: readonly CallInProduct[],
  project: Project,
): StoredNames {
  const parts = [namesOfCalls(calls, project), ...files.map((file) => cookiesIn(file, project))]
  return { names: parts.flatMap(({ names }) => names), findings: parts.flatMap(({ findings }) => findings) }
}
