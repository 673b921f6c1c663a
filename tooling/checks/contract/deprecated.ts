import type { DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { isTag, tagName } from './comments.ts'
import type { Contract, Section } from './sections.ts'

const form = /^since (\d+\.\d+\.\d+) until (\d+\.0\.0): use (\S.*)$/

/** The tag of an export: since and until which version of the contract, or of its optional module, and what to use. */
type Tag = { since: string; until: string; use: string }

const isLower = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) < 0

function parseTag(text: string): Tag | null {
  const [, since = '', until = '', use = ''] = form.exec(text) ?? []
  return use === '' ? null : { since, until, use }
}

const exported =
  /^export (?:declare )?(?:abstract )?(?:const |let |var |function |class |type |interface |enum )?([\w$]+)/

/** The exports of a section's lines with the texts of their tags; null for one without. */
function partsOf({ lines }: Section): Map<string, string | null> {
  const parts = new Map<string, string | null>()
  for (const [index, line] of lines.entries()) {
    const [, name] = exported.exec(line) ?? []
    if (name === undefined) continue
    const next = lines[index + 1] ?? ''
    const text = isTag(next) ? next.trim().slice(tagName.length).trim() : null
    // A name stands in several lines if it is re-exported or has overloads.
    parts.set(name, text ?? parts.get(name) ?? null)
  }
  return parts
}

/** Sections whose lines are exports that others import. */
const hasExports = ({ title }: Section): boolean => title.startsWith('@portal/') || title === 'elements'

/** Why the tags of a section are wrong, one sentence each. */
function tagFaults(section: Section, before: ReadonlyMap<string, string | null>, from: string, to: string): string[] {
  const example = `write "${tagName} since ${to} until ${Number.parseInt(to, 10) + 1}.0.0: use …"`
  const malformed = section.lines
    .filter(isTag)
    .map((line) => line.trim().slice(tagName.length).trim())
    .filter((text) => parseTag(text) === null)
    .map((text) => `${section.title}: the tag "${`${tagName} ${text}`.trim()}" is malformed: ${example}`)
  const wrong = [...partsOf(section)].flatMap(([name, text]): string[] => {
    const [tag, old] = [parseTag(text ?? ''), parseTag(before.get(name) ?? '')]
    if (tag === null) return []
    const part = `${name} of ${section.title}`
    const isNew = old === null || old.since !== tag.since
    return [
      ...(isLower(tag.since, tag.until) ? [] : [`${part} is deprecated since ${tag.since}, until must be later`]),
      ...(isNew && (!isLower(from, tag.since) || isLower(to, tag.since))
        ? [`${part} is newly deprecated: since must be ${to}, the version in which teams read it first`]
        : []),
      ...(old !== null && isLower(tag.until, old.until)
        ? [`${part} was promised until ${old.until}, and not only until ${tag.until}`]
        : []),
    ]
  })
  return [...malformed, ...wrong]
}

/** Why an export that was released may not be gone in a version; null if it was deprecated long enough. */
function removalFault(part: string, text: string | null, version: string): string | null {
  const tag = parseTag(text ?? '')
  if (tag === null) {
    const next = Number.parseInt(version, 10) + 1
    return (
      `${part} is gone, and the released contract did not say that it is deprecated: keep it with ` +
      `"${tagName} since ${version} until ${next}.0.0: use …", and remove it in ${next}.0.0`
    )
  }
  return isLower(version, tag.until) ? `${part} was promised until ${tag.until}: keep it until then` : null
}

/**
 * What is wrong with the tags of a contract, and which exports it lacks without a notice in the one that was released.
 */
export function deprecationFaults(before: Contract, after: Contract): string[] {
  const all = [...after.sections, ...before.sections.filter(({ title }) => !isIn(after, title))]
  return all.filter(hasExports).flatMap((section) => {
    const old = before.sections.find(({ title }) => title === section.title)
    const own = isIn(after, section.title) ? section : { ...section, lines: [] }
    const to = (own.lines.length > 0 && own.version) || after.version
    const [was, is] = [old ? partsOf(old) : new Map<string, string | null>(), partsOf(own)]
    const removed = [...was].filter(([name]) => !is.has(name))
    return [
      ...tagFaults(own, was, old?.version ?? before.version, to),
      ...removed.flatMap(([name, text]) => removalFault(`${name} of ${section.title}`, text, to) ?? []),
    ]
  })
}

const isIn = ({ sections }: Contract, title: string): boolean => sections.some((section) => section.title === title)

/** The deprecated exports of the modules that remotes import. */
export const deprecatedParts = ({ sections }: Contract): DeprecatedPart[] =>
  sections
    .filter(({ title }) => title.startsWith('@portal/'))
    .flatMap((section) =>
      [...partsOf(section)].flatMap(([name, text]): DeprecatedPart[] => {
        const tag = parseTag(text ?? '')
        return tag === null ? [] : [{ module: section.title, name, ...tag }]
      }),
    )
