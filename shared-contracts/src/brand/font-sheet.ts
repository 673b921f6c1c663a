import type { Font, FontRole, Fonts, GenericFonts, SystemFont } from './fonts.ts'

/** The names under which devices have the fonts that browsers show meanwhile. */
const systemFonts: Readonly<Record<SystemFont, readonly string[]>> = {
  times: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  arial: ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans', 'Roboto'],
  notoSerif: ['Noto Serif', 'NotoSerif'],
  dejaVuSerif: ['DejaVu Serif'],
  dejaVuSans: ['DejaVu Sans'],
}

const face = (family: string, descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{font-family:'${family}';${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value};`)
    .join('')}}\n`

const percent = (value: number): string => `${Number(value.toFixed(1))}%`

/** A font of the device with the size and the lines of the brand's font, so that a page looks alike with both. */
const fallbackFace = (family: string, { ascent, descent, lineGap }: Font, font: SystemFont, width: number): string =>
  face(family, {
    'font-weight': '100 900',
    src: systemFonts[font].map((name) => `local('${name}')`).join(','),
    'size-adjust': percent(100 * width),
    'ascent-override': percent(ascent / width),
    'descent-override': percent(descent / width),
    'line-gap-override': percent(lineGap / width),
  })

/** A web font; files without an address are left out. */
const webFaces = (family: string, { files }: Font, urlOf: (path: string) => string | undefined): string[] =>
  files.flatMap(({ path, weight, unicodeRange }) => {
    const url = urlOf(path)
    if (url === undefined) return []
    return face(family, {
      'font-weight': weight,
      // Swaps no font after the first paint, so that no text moves; a file that arrives later is used on the next page.
      'font-display': 'optional',
      src: `url('${url}') format('woff2')`,
      ...(unicodeRange !== undefined && { 'unicode-range': unicodeRange }),
    })
  })

/** Whether headings have the files of the texts, which then load once. */
const isOneFont = ({ display, text }: Fonts): boolean => JSON.stringify(display.files) === JSON.stringify(text.files)

/** The files that are loaded with every page, each once. */
export const preloadedFiles = ({ display, text }: Fonts): string[] => [
  ...new Set([...display.preloaded, ...text.preloaded]),
]

/**
 * The style sheet of a brand's fonts: the tokens `--font-display` and `--font-text`, and what they name. `urlOf` gives
 * the address of a file.
 */
export function fontSheet(fonts: Fonts, generic: GenericFonts, urlOf: (path: string) => string | undefined): string {
  const roles = Object.entries(fonts) as [FontRole, Font][]
  const family = (role: FontRole): string => (isOneFont(fonts) ? 'brand-text' : `brand-${role}`)
  const faces = roles.flatMap(([role, font]) => [
    ...(family(role) === `brand-${role}` ? webFaces(family(role), font, urlOf) : []),
    ...widthsOf(font).map(([name, width]) => fallbackFace(`brand-${role}-${name}`, font, name, width)),
  ])
  const tokens = roles.flatMap(([role, font]) => {
    const fallbacks = [...widthsOf(font).map(([name]) => `'brand-${role}-${name}'`), generic[role]].join(', ')
    return [`--font-${role}-fallback:${fallbacks};`, `--font-${role}:'${family(role)}', var(--font-${role}-fallback);`]
  })
  return `${faces.join('')}@layer tokens{:root{${tokens.join('')}}}\n`
}

const widthsOf = ({ widths }: Font) => Object.entries(widths) as [SystemFont, number][]
