import { darkScheme, lightScheme } from '@delikaterie/shared-contracts/brand/colors'

/** Path of the generated {@link brandCss}, relative to the root folder. */
export const brandCssFile = 'shared-ui/src/styles/brand-colors.generated.css'

const declarations = (scheme: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(scheme)
    .map(([name, value]) => `${indent}--color-${name}: ${value};\n`)
    .join('')

/** The style sheet of the colour tokens in both schemes, as Prettier formats it. */
export const brandCss = (): string => `/* Written by \`npm run generate\` from shared-contracts/src/brand/colors.ts. */
@layer tokens {
  :root,
  :host {
${declarations(lightScheme, '    ')}  }

  @media screen and (prefers-color-scheme: dark) {
    :root,
    :host {
${declarations(darkScheme, '      ')}    }
  }
}
`
