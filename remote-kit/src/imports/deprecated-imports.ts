import { sharedModuleOf, sharedModules, type ImportedParts } from '@portal/shared-contracts/remotes'
import type { DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { wholeModule } from './import-report.ts'

/** The deprecated parts that a build imports, each with the import path that the build has for it. */
export const deprecatedImports = (imports: ImportedParts, parts: readonly DeprecatedPart[]): DeprecatedPart[] =>
  Object.entries(imports).flatMap(([module, names]) =>
    parts
      .filter((part) => part.module === sharedModuleOf(module))
      .filter(({ name }) => names.includes(name) || names.includes(wholeModule))
      .map((part) => ({ ...part, module })),
  )

/** `since 4.2.0, until contract 5.0.0: use …`; an optional module has versions of its own. */
export function describeDeprecated({ module, since, until, use }: DeprecatedPart): string {
  const key = sharedModuleOf(module)
  const isOptional = key !== null && 'optional' in sharedModules[key]
  return `since ${since}, until ${isOptional ? 'version' : 'contract'} ${until}: use ${use}`
}
