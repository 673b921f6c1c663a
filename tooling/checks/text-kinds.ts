import {
  SignatureKind,
  TypeFlags,
  type Checker,
  type Project,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync'
import { SyntaxKind, type Expression, type JsxChild, type Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'

/** What React makes of a child; one that is changing is not the same whenever its component renders. */
export type Kind = 'element' | 'changing element' | 'constant text' | 'changing text' | 'list of texts'

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown
const absentFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void

/** Whether React may render a value of the type as a text node; `around` has the types that contain it. */
function mayBeText(type: Type | undefined, checker: Checker, around: readonly Type[] = []): boolean {
  if (type === undefined || around.includes(type)) return false
  // React renders nothing for an empty text, which `text && <p>…</p>` may be.
  if (type.isStringLiteralType() && type.value === '') return false
  if (type.flags & textFlags) return true
  if (type.isUnionType()) return type.getTypes().some((part) => mayBeText(part, checker, [...around, type]))
  return isTextList(type, checker, around)
}

const isTextList = (type: Type, checker: Checker, around: readonly Type[] = []): boolean =>
  type.isTypeReference() &&
  checker.isArrayLikeType(type) &&
  checker.getTypeArguments(type as TypeReference).some((part) => mayBeText(part, checker, [...around, type]))

const isAbsent = (type: Type | undefined): boolean =>
  type !== undefined &&
  (Boolean(type.flags & absentFlags) || (type.isUnionType() && type.getTypes().some((part) => isAbsent(part))))

/** What a component returns. */
function returnedBy(tag: Node, checker: Checker): (Type | undefined)[] {
  const type = checker.getTypeAtLocation(tag)
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  return signatures.map((signature) => checker.getReturnTypeOfSignature(signature))
}

/** Whether a component has a text node as its root; those of libraries say only that they return a ReactNode. */
export const returnsText = (tag: Node, { checker }: Project): boolean =>
  returnedBy(tag, checker).some((type) => type?.getAliasSymbol()?.name !== 'ReactNode' && mayBeText(type, checker))

/** Whether a name stands for one value: imported, declared by the module, or taken from such a value. */
function isConstantName(name: Node, project: Project): boolean {
  let node = project.checker.getSymbolAtLocation(name)?.declarations[0]?.resolve(project)
  while (node && (is.isBindingElement(node) || is.isObjectBindingPattern(node))) node = node.parent
  if (node === undefined || is.isParameterDeclaration(node)) return false
  if (!is.isVariableDeclaration(node) || node.parent.parent.parent?.kind === SyntaxKind.SourceFile) return true
  return node.initializer !== undefined && isConstant(node.initializer, project)
}

/** Whether a value is the same whenever its component renders: a literal, a message, or a function of these. */
function isConstant(node: Node, project: Project): boolean {
  const every = (nodes: readonly Node[]): boolean => nodes.every((one) => isConstant(one, project))
  if (is.isIdentifier(node)) return isConstantName(node, project)
  if (is.isPropertyAccessExpression(node)) return isConstant(node.expression, project)
  if (is.isCallExpression(node))
    return !/^use[A-Z]/.test(node.expression.getText()) && every([node.expression, ...node.arguments])
  if (is.isTemplateExpression(node)) return every(node.templateSpans.map(({ expression }) => expression))
  return is.isStringLiteral(node) || is.isNumericLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)
}

const changing = (kind: Kind): Kind =>
  kind === 'constant text' ? 'changing text' : kind === 'element' ? 'changing element' : kind

function kindOfExpression(node: Expression, project: Project): Kind {
  if (is.isParenthesizedExpression(node)) return kindOfExpression(node.expression, project)
  if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    return changing(kindOfExpression(node.right, project))
  if (is.isConditionalExpression(node)) {
    const kinds = [node.whenTrue, node.whenFalse].map((one) => changing(kindOfExpression(one, project)))
    return kinds.find((kind) => kind !== 'changing element') ?? 'changing element'
  }
  const type = project.checker.getTypeAtLocation(node)
  if (type && isTextList(type, project.checker)) return 'list of texts'
  const kind = mayBeText(type, project.checker) ? 'constant text' : 'element'
  return isConstant(node, project) ? kind : changing(kind)
}

/** The kind of a child of an element or a fragment; null if React renders nothing for it. */
export function kindOf(child: JsxChild, project: Project): Kind | null {
  // A line break between two elements is no text.
  if (is.isJsxText(child)) return child.text.trim() === '' && child.text.includes('\n') ? null : 'constant text'
  if (is.isJsxExpression(child)) return child.expression ? kindOfExpression(child.expression, project) : null
  if (is.isJsxFragment(child)) return 'element'
  const tag = is.isJsxElement(child) ? child.openingElement.tagName : child.tagName
  if (/^[a-z]/.test(tag.getText())) return 'element'
  return returnedBy(tag, project.checker).some((type) => isAbsent(type)) ? 'changing element' : 'element'
}
