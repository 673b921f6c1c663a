import type { Project } from 'typescript/unstable/sync'
import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { isTextStart, namesOr, nodesIn, placeOf, titleOf, type CallInProduct, type Found } from './syntax-tree.ts'
import { constantTexts } from './constant-texts.ts'

/** Where a browser stores what has a name. */
export type StorageKind = 'cookie' | 'web storage' | 'IndexedDB' | 'cache' | 'service worker'

const ownFile = 'tooling/checks/data/stored-names.ts'
const dom = '/lib.dom.d.ts'
const idb = '/idb-keyval/'
const cookieFile = 'edge-proxy/src/http/cookie.ts'

/**
 * Functions that store something under the name that is their first argument, which every call gives as a constant. In
 * the files of our own ones the name may come from a caller.
 */
const writers: readonly { file: string; title: string; kind: StorageKind; prefix?: string }[] = [
  { file: dom, title: 'Storage.setItem', kind: 'web storage' },
  { file: dom, title: 'CacheStorage.open', kind: 'cache' },
  { file: dom, title: 'ServiceWorkerContainer.register', kind: 'service worker' },
  { file: idb, title: 'createStore', kind: 'IndexedDB' },
  { file: idb, title: 'set', kind: 'IndexedDB' },
  { file: idb, title: 'update', kind: 'IndexedDB' },
  { file: cookieFile, title: 'createCookie', kind: 'cookie' },
  { file: 'page-library/src/storage/draft-database.ts', title: 'write', kind: 'IndexedDB', prefix: 'draft:' },
  { file: 'page-library/src/storage/drafts.ts', title: 'saveDraft', kind: 'IndexedDB', prefix: 'draft:' },
  { file: 'page-library/src/stores/typed-draft.ts', title: 'typedDraft', kind: 'IndexedDB', prefix: 'draft:' },
  { file: 'page-library/src/storage/encrypted-storage.ts', title: 'write', kind: 'web storage' },
  { file: 'shell/src/session/local-time.ts', title: 'localTime', kind: 'web storage' },
]

/** What stores things in a browser, and the methods that may be called of it. What has none is not in use. */
const stores: ReadonlyMap<string, readonly string[]> = new Map<string, string[]>([
  ['localStorage', ['getItem', 'setItem', 'removeItem']],
  ['sessionStorage', ['getItem', 'setItem', 'removeItem']],
  ['caches', ['open', 'keys', 'delete']],
  ['serviceWorker', ['register']],
  ['cookie', ['includes']],
  ['BroadcastChannel', []],
  ['cookieStore', []],
  ['getDirectory', []],
  ['indexedDB', []],
  ['pushState', []],
  ['replaceState', []],
  ['storageArea', []],
  ['Window.name', []],
])
const namesOfStores = new Set([...stores.keys()].map((title) => title.replace(/.*\./, '')))

/** Hands local storage to the one function that encrypts what it stores. */
const handsOnStorage = 'page-library/src/storage/encrypted-storage.ts'

/** Packages that store things: what may be imported from them, and where. */
const packages: ReadonlyMap<string, { names: readonly string[]; files: RegExp }> = new Map([
  [
    'idb-keyval',
    {
      names: ['createStore', 'del', 'get', 'keys', 'set', 'update', 'UseStore'],
      files: /page-library\/src\/(?:session\/last-refresh|storage\/(?:draft-database|text-encryption))\.ts$/,
    },
  ],
  ['hono/cookie', { names: ['getCookie'], files: /edge-proxy\/src\// }],
])

const isIn = (node: Node, file: string): boolean => node.getSourceFile().fileName.endsWith(`/${file}`)

const namesOfCalls = (calls: readonly CallInProduct[], project: Project): Found<StorageKind>[] =>
  calls.flatMap(({ node, declaration, declaredIn }) => {
    const title = titleOf(declaration)
    const writer = writers.find((one) => one.title === title && declaredIn.includes(one.file))
    const [name] = node.arguments ?? []
    if (writer === undefined || name === undefined) return []
    const texts = constantTexts(name, project)
    if (texts === null && writers.some(({ file }) => isIn(node, file))) return []
    const names = texts && texts.map((text) => (writer.prefix ?? '') + text)
    const finding = `the name of what ${title} stores is no constant: give it a union of texts as its type, or add this function to ${ownFile}`
    return namesOr(node, writer.kind, names, finding)
  })

/** Whether a method of a store is called at once: `localStorage.getItem(…)`, `window.localStorage.getItem(…)`. */
function isCalled(store: Node, methods: readonly string[]): boolean {
  const { parent } = store
  return (
    is.isPropertyAccessExpression(parent) &&
    parent.expression === store &&
    methods.includes(parent.name.text) &&
    is.isCallExpression(parent.parent) &&
    parent.parent.expression === parent
  )
}

/** The name in `document.cookie = 'name=value'`. */
function cookieThatIsSet(store: Node, project: Project): string | undefined {
  const { parent } = store
  const isSet =
    is.isBinaryExpression(parent) && parent.left === store && parent.operatorToken.kind === SyntaxKind.EqualsToken
  const [text = ''] = (isSet && constantTexts(parent.right, project)) || []
  return /^([\w-]+)=/.exec(text)?.[1]
}

const isName = (node: Node): node is Node & { text: string } =>
  is.isIdentifier(node) || (is.isStringLiteral(node) && is.isElementAccessExpression(node.parent))

/** `const { localStorage } = window`, whose name stands for a variable of the file. */
const isTakenOut = (node: Node): boolean => is.isBindingElement(node.parent) && node.getText() !== 'cookie'

/** Uses of a store whose names cannot be read, and the names of cookies that scripts set. */
function usesOfStores(nodes: readonly Node[], project: Project): Found<StorageKind>[] {
  const named = nodes.filter((node) => isName(node) && namesOfStores.has(node.text))
  const symbols = project.checker.getSymbolAtLocation(named)
  return named.flatMap((node, index): Found<StorageKind>[] => {
    const handle = symbols[index]?.declarations[0]
    const declaration = handle?.path.endsWith(dom) ? handle.resolve(project) : undefined
    const title = declaration ? titleOf(declaration) : isTakenOut(node) ? node.getText() : ''
    const methods = stores.get(title) ?? stores.get(title.replace(/.*\./, ''))
    if (methods === undefined) return []
    const { parent } = node
    const store = is.isPropertyAccessExpression(parent) && parent.name === node ? parent : node
    const cookie = title === 'Document.cookie' ? cookieThatIsSet(store, project) : undefined
    if (cookie !== undefined) return [{ kind: 'cookie', name: cookie }]
    if (isCalled(store, methods) || isIn(node, handsOnStorage)) return []
    const finding =
      methods.length === 0
        ? `stores what docs/data.md has no table for: use local storage or a draft, or add it to ${ownFile}`
        : `may store under a name that the check cannot read: call only ${methods.join(', ')} of it, without another variable`
    return [`${placeOf(node)}: ${store.getText()} ${finding}`]
  })
}

/** Imports of packages that store things which are not in the list. */
const importsOfStores = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    const listed = is.isStringLiteral(node) ? packages.get(node.text) : undefined
    if (listed === undefined) return []
    const { parent } = node
    const isImport = is.isImportDeclaration(parent) || is.isExportDeclaration(parent) || is.isCallExpression(parent)
    const bindings = is.isImportDeclaration(parent) ? parent.importClause?.namedBindings : undefined
    const isListed =
      listed.files.test(node.getSourceFile().fileName) &&
      bindings !== undefined &&
      is.isNamedImports(bindings) &&
      bindings.elements.every(({ name, propertyName }) => listed.names.includes((propertyName ?? name).text))
    const finding = `stores beside what the check reads: use createCookie or a draft, or add it to ${ownFile}`
    return isListed || !isImport ? [] : [`${placeOf(node)}: ${finding}`]
  })

/** Headers that set a cookie without `createCookie`. */
const headersOfCookies = (nodes: readonly Node[]): string[] =>
  nodes
    .filter((node) => isTextStart(node) && /set-cookie/i.test(node.text) && !isIn(node, cookieFile))
    .map((node) => `${placeOf(node)}: write the header with createCookie and setCookieHeader (${cookieFile})`)

/** Everything that the code stores in browsers, and what may store something under a name that cannot be read. */
export const storedNames = (
  files: readonly SourceFile[],
  calls: readonly CallInProduct[],
  project: Project,
): Found<StorageKind>[] => [
  ...namesOfCalls(calls, project),
  ...files.flatMap((file) => {
    const nodes = [...nodesIn(file)]
    return [...usesOfStores(nodes, project), ...importsOfStores(nodes), ...headersOfCookies(nodes)]
  }),
]
