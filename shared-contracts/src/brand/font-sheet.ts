import type { Font, Fonts, GenericFonts, SystemFont } from './fonts.ts'

/** The names under which devices have the fonts that browsers show meanwhile. */
const systemFonts: Readonly<Record<SystemFont, readonly string[]>> = {
  times: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  arial: ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans', 'Roboto'],
  notoSerif: ['Noto Serif', 'NotoSerif'],
  dejaVuSerif: ['DejaVu Serif'],
  dejaVuSans: ['DejaVu Sans'],
}

/** The two parts of a font, as Google's fonts are divided. */
export const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExtended:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

const face = (family: string, descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{font-family:'${family}';${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value};`)
    .join('')}}\n`

const percent = (value: number): string => `${Number(value.toFixed(1))}%`

/** A font of the device with the size and the lines of the brand's font, so that a page looks alike with both. */
const fallbackFace = (family: string, { ascent, descent }: Font, font: SystemFont, width: number): string =>
  face(family, {
    'font-weight': '100 900',
    src: systemFonts[font].map((name) => `local('${name}')`).join(','),
    'size-adjust': percent(100 * width),
    'ascent-override': percent(ascent / width),
    'descent-override': percent(descent / width),
    'line-gap-override': '0%',
  })

/**
 * The style sheet of a brand's fonts: the tokens `--font-display` and `--font-text`, and what they name. `urls` gives the
 * addresses of the files of each font.
 */
export function fontSheet(
  fonts: Fonts,
  generic: GenericFonts,
  urls: (role: keyof Fonts) => Partial<Record<keyof typeof unicodeRanges, string>>,
): string {
  const roles = Object.entries(fonts) as [keyof Fonts, Font][]
  const faces = roles.flatMap(([role, font]) => [
    ...Object.entries(urls(role)).map(([part, url]) =>
      face(`brand-${role}`, {
        'font-weight': '100 900',
        // Swaps no font after the first paint, so that no text moves; a file that arrives later is used on the next page.
        'font-display': 'optional',
        src: `url('${url}') format('woff2')`,
        'unicode-range': unicodeRanges[part as keyof typeof unicodeRanges],
      }),
    ),
    ...widthsOf(font).map(([name, width]) => fallbackFace(`brand-${role}-${name}`, font, name, width)),
  ])
  const tokens = roles.flatMap(([role, font]) => {
    const fallbacks = [...widthsOf(font).map(([name]) => `'brand-${role}-${name}'`), generic[role]].join(', ')
    return [`--font-${role}-fallback:${fallbacks};`, `--font-${role}:'brand-${role}', var(--font-${role}-fallback);`]
  })
  return `${faces.join('')}@layer tokens{:root{${tokens.join('')}}}\n`
}

const widthsOf = ({ widths }: Font) => Object.entries(widths) as [SystemFont, number][]
