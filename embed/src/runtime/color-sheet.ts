import { brand } from '@portal/shared-contracts/brand/brand'
import { darkScheme, lightScheme } from '@portal/shared-contracts/brand/colors'
import { genericFonts, type FontRole } from '@portal/shared-contracts/brand/fonts'

/** The name of a font of the portal in the page that shows elements, which has fonts of its own. */
export const fontFamilyOf = (role: FontRole): string => `${brand.elementPrefix}-${role}`

/** The tokens besides the colours that a page may set. */
const otherTokens = {
  'font-display': `'${fontFamilyOf('display')}', ${genericFonts.display}`,
  'font-text': `'${fontFamilyOf('text')}', ${genericFonts.text}`,
  'radius-card': '1.125rem',
  'radius-field': '0.75rem',
}

const propertyOf = (token: string): string => `--${brand.elementPrefix}-${token}`

/** The custom properties that a page may set, such as `--shop-color-primary` for elements like `shop-rewards`. */
export const customProperties: readonly string[] = [
  ...Object.keys(lightScheme).map((name) => propertyOf(`color-${name}`)),
  ...Object.keys(otherTokens).map(propertyOf),
]

/** Every token takes the page's property of its name, if there is one. */
const declarations = (tokens: Readonly<Record<string, string>>, prefix: string): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${prefix}${name}:var(${propertyOf(prefix + name)},${value});`)
    .join('')

/** The tokens that pages may set, in the scheme of the element's `theme`. */
export function colorSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `.embed{color-scheme:light;min-block-size:auto;${declarations(lightScheme, 'color-')}${declarations(otherTokens, '')}}` +
      `.embed[data-theme=dark]{color-scheme:dark;${declarations(darkScheme, 'color-')}}`,
  )
  return sheet
}
