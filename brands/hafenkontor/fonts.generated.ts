/* Written by `npm run generate` from fonts.ts. */
import type { Fonts, GenericFonts } from '@portal/shared-contracts/brand/fonts'

export const fonts: Fonts = {
  display: {
    files: [
      {
        path: '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2',
        weight: '100 900',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        path: '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2',
        weight: '100 900',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
    preloaded: ['@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2'],
    ascent: 93.5,
    descent: 26.5,
    lineGap: 0,
    widths: { times: 1.145, notoSerif: 0.972, dejaVuSerif: 0.902 },
  },
  text: {
    files: [
      {
        path: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
        weight: '100 900',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      {
        path: '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
        weight: '100 900',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
    ],
    preloaded: ['@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'],
    ascent: 95,
    descent: 22.5,
    lineGap: 0,
    widths: { arial: 1.03, dejaVuSans: 0.918 },
  },
}

export const genericFonts: GenericFonts = { display: 'Rockwell, Georgia, serif', text: 'system-ui, sans-serif' }
