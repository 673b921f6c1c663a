import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** Every supported version, by the `browserslist` of the repository or of the packed kit. */
const supported = browserslist(undefined, { path: import.meta.dirname })

// The newest version of each is first.
const oldest = Object.fromEntries(supported.map((browser) => browser.split(' ') as [string, string]))
const { chrome = '', edge = '', firefox = '', safari = '', ios_saf: ios = '' } = oldest

/** The oldest supported versions by swc's names; browsers of Android are supported in their newest version. */
export const scriptTargets = { chrome, edge, firefox, safari, ios }

/** The same for webpack's runtime. */
export const runtimeTarget = `browserslist:chrome ${chrome}, edge ${edge}, firefox ${firefox}, safari ${safari}, ios_saf ${ios}`

export const styleTargets = browserslistToTargets(supported)
