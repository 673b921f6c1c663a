import type { DarkScheme, LightScheme } from '@portal/shared-contracts/brand/colors'
import Color from 'colorjs.io'
import { contrastFindings, type Schemes } from '@portal/brands/contrast'

const [white, black] = ['#ffffff', '#000000']

/** A colour between two others; `part` of the second, from 0 to 1. */
const mix = (first: string, second: string, part: number): string =>
  Color.mix(first, second, part, { space: 'oklab', outputSpace: 'srgb' }).toString({ format: 'hex', collapse: false })

/** The colour, or one nearer to black or white that has the contrast on all backgrounds. */
function visible(color: string, towards: string, backgrounds: readonly string[], least: number): string {
  const steps = [...Array(20).keys()].map((step) => mix(color, towards, step / 20))
  return (
    steps.find((step) => backgrounds.every((background) => new Color(step).contrastWCAG21(background) >= least)) ??
    towards
  )
}

/** Both schemes of a brand from its main colour, which is dark, and its accent, which is light. */
function schemesOf(primary: string, accent: string): Schemes {
  const ink = mix(primary, '#14171a', 0.7)
  const bright = mix(accent, white, 0.97)
  const [tint, footer] = [mix(accent, white, 0.87), mix(accent, white, 0.82)]
  const surfaces = [tint, footer, '#fdeee2', '#fae4e6', mix(primary, white, 0.88)]
  const red = visible('#8a1f35', black, surfaces, 4.5)
  const hover = mix(primary, white, 0.1)
  const lightScheme: LightScheme = {
    paper: mix(accent, white, 0.95),
    card: white,
    tint,
    footer,
    line: mix(ink, white, 0.84),
    'control-line': visible(mix(ink, white, 0.5), black, surfaces, 3.1),
    ink,
    muted: visible(mix(ink, white, 0.35), black, surfaces, 4.6),
    emphasis: visible(primary, black, surfaces, 4.6),
    heading: ink,
    primary,
    'primary-hover': hover,
    'on-primary': bright,
    accent,
    'accent-hover': mix(accent, white, 0.3),
    'on-accent': ink,
    ornament: mix(accent, ink, 0.4),
    scarcity: red,
    'hero-light': hover,
    hero: primary,
    'hero-deep': mix(primary, black, 0.2),
    'on-hero': bright,
    'on-hero-muted': visible(mix(primary, white, 0.75), white, [hover, primary], 4.6),
    'on-hero-line': 'rgb(255 255 255 / 0.55)',
    'on-hero-veil': 'rgb(255 255 255 / 0.1)',
    focus: visible(primary, black, surfaces, 3.1),
    'focus-gap': bright,
    backdrop: 'rgb(12 16 20 / 0.6)',
    'pastel-one': mix(primary, white, 0.88),
    'pastel-two': mix(accent, white, 0.75),
    'pastel-three': mix(mix(primary, accent, 0.5), white, 0.85),
    info: ink,
    'info-surface': tint,
    success: visible(primary, black, surfaces, 4.6),
    'success-surface': mix(primary, white, 0.88),
    warning: visible('#7a4a0c', black, surfaces, 4.6),
    'warning-surface': '#fdeee2',
    error: red,
    'error-surface': '#fae4e6',
    'card-white': white,
    'card-light': tint,
    'card-deep': mix(accent, white, 0.2),
    'card-ink': visible(primary, black, [tint, mix(accent, white, 0.2)], 4.6),
  }
  return { lightScheme, darkScheme: darkSchemeOf(primary, accent, hover) }
}

function darkSchemeOf(primary: string, accent: string, hover: string): DarkScheme {
  const night = mix(primary, '#0b0d10', 0.8)
  const [paper, card, tint] = [night, mix(night, white, 0.07), mix(night, white, 0.04)]
  const surfaces = [paper, card, tint, '#40232b', '#3a2c18', mix(primary, night, 0.6)]
  const pale = visible(mix(primary, white, 0.6), white, surfaces, 4.6)
  const red = visible('#f2a9b2', white, surfaces, 4.6)
  return {
    paper,
    card,
    tint,
    footer: mix(night, black, 0.35),
    line: mix(night, white, 0.2),
    'control-line': visible(mix(night, white, 0.5), white, surfaces, 3.1),
    ink: '#f0efec',
    muted: visible(mix('#f0efec', night, 0.3), white, surfaces, 4.6),
    emphasis: pale,
    heading: '#f7f6f3',
    ornament: mix(accent, white, 0.1),
    scarcity: red,
    'hero-light': hover,
    hero: primary,
    'hero-deep': mix(primary, black, 0.2),
    focus: visible(accent, white, surfaces, 3.1),
    'focus-gap': night,
    backdrop: 'rgb(4 6 8 / 0.75)',
    'pastel-one': mix(primary, white, 0.7),
    'pastel-two': mix(accent, '#d0d0d0', 0.7),
    'pastel-three': mix(mix(primary, accent, 0.5), white, 0.65),
    info: '#d8d5ce',
    'info-surface': mix(night, white, 0.1),
    success: pale,
    'success-surface': mix(primary, night, 0.6),
    warning: visible(accent, white, surfaces, 4.6),
    'warning-surface': '#3a2c18',
    error: red,
    'error-surface': '#40232b',
  }
}

const works = (primary: string, accent: string): boolean => contrastFindings(schemesOf(primary, accent)).length === 0

/** From no change of a colour to almost black or white. */
const steps = [...Array(19).keys()].map((step) => step / 20)
const darker = (color: string, part: number): string => mix(color, black, part)
const lighter = (color: string, part: number): string => mix(color, white, part)

/** The pair with contrast that changes both colours least; undefined if there is none. */
function betterPair(primary: string, accent: string): { primary: string; accent: string } | undefined {
  // A pair of a hundred takes a second: those are left out whose one colour has no contrast even beside the best other.
  const [darkest, lightest] = [darker(primary, 0.9), white]
  const dark = steps.slice(steps.findIndex((part) => works(darker(primary, part), lightest)))
  const light = steps.slice(steps.findIndex((part) => works(darkest, lighter(accent, part))))
  return dark
    .flatMap((dark) => light.map((light) => ({ dark, light })))
    .toSorted((one, other) => one.dark + one.light - (other.dark + other.light))
    .map(({ dark, light }) => ({ primary: darker(primary, dark), accent: lighter(accent, light) }))
    .find((pair) => works(pair.primary, pair.accent))
}

/** Whether the main colour has contrast beside some accent: white is the accent with the most. */
export const isDarkEnough = (primary: string): boolean => works(primary, white)

/** The main colour, or a darker one that is dark enough. */
export const darkEnough = (primary: string): string =>
  steps.map((part) => darker(primary, part)).find(isDarkEnough) ?? black

/** The colours of a brand, or what is wrong with the two that were given and a pair in their place. */
export function colorsOf(
  primary: string,
  accent: string,
): Schemes | { findings: string[]; better: { primary: string; accent: string } } {
  const schemes = schemesOf(primary, accent)
  const findings = contrastFindings(schemes)
  if (findings.length === 0) return schemes
  return { findings, better: betterPair(primary, accent) ?? { primary: darkEnough(primary), accent: white } }
}
