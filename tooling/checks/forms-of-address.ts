import path from 'node:path'
import type { Project } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { edgeTexts } from './language.ts'
import { findingsInProject } from './project.ts'
import { isTestFile, sourceFiles, type Findings } from './source-files.ts'

/** Where texts for members stand that a brand does not write itself, besides the legal pages, which say 'Sie'. */
const sharedTexts = [
  '{shell,mfe-*,page-library,shared-ui,embed}/src/**/*.{ts,tsx}',
  'shared-contracts/src/**/*.ts',
  'remote-kit/template/src/**/*.{ts,tsx}',
  'brands/standard/content/*.ts',
  'brands/template/content/*.ts',
  'sandbox/src/state/{mails,withdrawals}.ts',
  'sandbox/src/routes/shop-cards.ts',
  edgeTexts,
]
const others = /^shared-contracts\/src\/brand\/(?:brand|noun|sie-or-du)\.ts$/
const legalPages =
  /\/(?:accessib(?:ility|le-service)|conditions|contest-conditions|imprint|privacy|terms|withdrawal)\.ts$/

/**
 * Words of the two forms. At the beginning of a sentence 'Sie' is another word before a verb in the singular: 'Sie
 * gilt'.
 */
const sie = /\b(?:Ihnen|Ihr(?:e[mnrs]?)?)\b|(?<=[^.!?:„]\s)Sie\b|\bSie (?:sind|\p{Ll}+en)\b/u
const du = /\b(?:Du|Dich|Dir|Dein(?:e[mnrs]?)?)\b/

const isText = (node: Node): node is Node & { text: string } =>
  is.isStringLiteral(node) ||
  is.isNoSubstitutionTemplateLiteral(node) ||
  is.isTemplateHead(node) ||
  is.isTemplateMiddle(node) ||
  is.isTemplateTail(node) ||
  is.isJsxText(node)

type Form = 'none' | 'Sie' | 'Du'

/** The form that a call of `sieOrDu`, the lead of a route, or a text for legal pages has at this place. */
function formOf(node: Node): Form | null {
  const { parent } = node
  if (is.isCallExpression(parent) && is.isIdentifier(parent.expression) && parent.expression.text === 'sieOrDu')
    return node === parent.arguments[0] ? 'Sie' : node === parent.arguments[1] ? 'Du' : null
  if (is.isVariableDeclaration(parent) && parent.name.getText().startsWith('formally')) return 'Sie'
  if (is.isPropertyAssignment(parent) && node === parent.initializer && is.isIdentifier(parent.name))
    return parent.name.text === 'leadWithDu'
      ? 'Du'
      : hasLeadWithDu(parent.parent) && parent.name.text === 'lead'
        ? 'Sie'
        : null
  return null
}

const hasLeadWithDu = (object: Node): boolean =>
  is.isObjectLiteralExpression(object) &&
  object.properties.some(
    (property) =>
      is.isPropertyAssignment(property) && is.isIdentifier(property.name) && property.name.text === 'leadWithDu',
  )

function* textsOf(node: Node, form: Form): Generator<{ node: Node; text: string; form: Form }> {
  if (is.isImportDeclaration(node) || is.isLiteralTypeNode(node)) return
  if (isText(node)) yield { node, text: node.text, form }
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* textsOf(child, formOf(child) ?? form)
}

function findingsOf(project: Project, folder: string): Findings {
  const files = [...sourceFiles(folder, ...sharedTexts).keys()].filter(
    (file) => !isTestFile(file) && !legalPages.test(file) && !others.test(file),
  )
  if (files.length === 0) return ['no texts found']
  return files.flatMap((name) => {
    const file = project.program.getSourceFile(path.join(folder, name))
    return [...(file ? textsOf(file, 'none') : [])].flatMap(({ node, text, form }) => {
      const wrong = form === 'Du' ? sie.exec(text) : form === 'Sie' ? du.exec(text) : (sie.exec(text) ?? du.exec(text))
      if (wrong === null) return []
      const line = file?.text.slice(0, node.getStart()).split('\n').length
      const why = form === 'none' ? 'stands in one form only: write sieOrDu(…, …)' : `stands in the form with '${form}'`
      return [`${name}:${line}: "${wrong[0]}" ${why}`]
    })
  })
}

/** Texts that address members in one form only, and words of the other form in a pair. */
export const formsOfAddress = (folder: string): Findings => findingsInProject(folder, findingsOf)
