import type { Project } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'

/**
 * The texts that an expression can be: those of its type, or of the template that it is or is declared as, with `{…}`
 * for what differs. Null if they cannot be known.
 */
export function constantTexts(node: Node, project: Project): string[] | null {
  const { checker } = project
  const type = checker.getTypeAtLocation(node)
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const texts = types.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []))
  if (texts.length > 0 && texts.length === types.length) return texts
  if (is.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const known = constantTexts(expression, project)
      return (known?.length === 1 ? known[0] : `{${expression.getText()}}`) + literal.text
    })
    return [node.head.text + parts.join('')]
  }
  const declaration = is.isIdentifier(node) && checker.getSymbolAtLocation(node)?.declarations[0]?.resolve(project)
  return declaration && is.isVariableDeclaration(declaration) && declaration.initializer
    ? constantTexts(declaration.initializer, project)
    : null
}
