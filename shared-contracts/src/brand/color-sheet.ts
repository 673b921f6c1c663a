import type { DarkScheme, LightScheme } from './colors.ts'

const declarations = (scheme: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(scheme)
    .map(([name, value]) => `${indent}--color-${name}: ${value};\n`)
    .join('')

/** The style sheet of a brand's colour tokens in both schemes, as Prettier formats it. */
export const colorSheet = (light: LightScheme, dark: DarkScheme): string => `@layer tokens {
  :root,
  :host {
${declarations(light, '    ')}  }

  @media screen and (prefers-color-scheme: dark) {
    :root,
    :host {
${declarations(dark, '      ')}    }
  }
}
`
