import type { Project } from 'typescript/unstable/sync'
import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { isTextStart, namesOr, nodesIn, titleOf, type CallInProduct, type Found } from './syntax-tree.ts'
import { constantTexts } from './constant-texts.ts'

/** What may be done with the path of DATA_DIR itself. */
const ofFolder = ['mkdirSync', 'realpathSync']

/** The parameter of a called function that gets an argument. */
function parameterOf(call: CallExpression, argument: number, project: Project): string | undefined {
  const declaration = project.checker.getResolvedSignature(call)?.declaration?.resolve(project)
  const isFunction = declaration && (is.isFunctionDeclaration(declaration) || is.isArrowFunction(declaration))
  return isFunction ? declaration.parameters[argument]?.name.getText() : undefined
}

const isDeclared = (node: Node): boolean => 'name' in node.parent && node.parent.name === node

/** The file that a use of `dataDir` names; empty for a use that names none, null for one that may name any. */
function fileOf(use: Node, project: Project): readonly string[] | null {
  const call = use.parent
  if (!is.isCallExpression(call)) return null
  const argument = call.arguments.findIndex((one) => one === use)
  const called = call.expression.getText().replace(/^path\./, '')
  if (called === 'join' && call.arguments.length === 2 && argument === 0)
    return call.arguments[1] ? constantTexts(call.arguments[1], project) : null
  return ofFolder.includes(called) || parameterOf(call, argument, project) === 'dataDir' ? [] : null
}

/** Files and folders of DATA_DIR, and uses of its path by which code may write others. */
const filesOf = (source: SourceFile, project: Project): Found<'file'>[] =>
  [...nodesIn(source)].flatMap((node) => {
    if (!is.isIdentifier(node) || node.text !== 'dataDir') return []
    const isProperty = is.isPropertyAccessExpression(node.parent) && node.parent.name === node
    if (!isProperty && isDeclared(node)) return []
    const files = fileOf(isProperty ? node.parent : node, project)
    return namesOr(node, 'file', files, "write join(dataDir, 'name'), or give it to a parameter dataDir")
  })

/** Schemas of settings that name no other server. */
const withoutReceiver =
  /^(?:Certificate|KeyText|setting\.(?:Addresses|Digits|Filled|HeaderText|Hosts|Instant|KioskKeys|Languages|Ratio|Sampler|Seconds|SecurityContacts|SessionKeys|Switch|integer\(.*\)))$/

export const receiver = 'address of a receiver'

/** Settings that may name another server: all whose schema is not known to name none. */
const settingsOf = (calls: readonly CallInProduct[], project: Project): Found<typeof receiver>[] =>
  calls.flatMap(({ node, declaration }) => {
    const [name, schema] = node.arguments ?? []
    const isSetting = titleOf(declaration) === 'createSettingReader.read' && name !== undefined
    if (!isSetting || withoutReceiver.test(schema?.getText() ?? '')) return []
    return namesOr(node, receiver, constantTexts(name, project), 'the name of a setting is no constant')
  })

/** Servers that the code names. */
const serversOf = (source: SourceFile): Found<typeof receiver>[] =>
  [...nodesIn(source)].flatMap((node) => {
    const [address] = (isTextStart(node) && /^(?:https?|wss?):\/\/[\w.-]+\.[a-z]+/.exec(node.text)) || []
    return address === undefined ? [] : [{ kind: receiver, name: address }]
  })

/** Files of the edge, and what it sends data to. */
export const edgeNames = (
  files: readonly SourceFile[],
  calls: readonly CallInProduct[],
  project: Project,
): Found<'file' | typeof receiver>[] => [
  ...files.flatMap((file) => filesOf(file, project)),
  ...files.filter(({ fileName }) => fileName.includes('/edge-proxy/src/')).flatMap(serversOf),
  ...settingsOf(calls, project),
]
