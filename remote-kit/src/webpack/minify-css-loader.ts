import { transform } from 'lightningcss'
import type { LoaderContext } from 'webpack'

/** Minifies a style sheet before webpack reads it, so that sheets inside scripts are minified too. */
export default function minifyCss(this: LoaderContext<unknown>, source: string): string {
  const { code, warnings } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    // Chrome 120, Firefox 120, Safari 17: what the portal supports.
    targets: { chrome: 120 << 16, firefox: 120 << 16, safari: 17 << 16 },
  })
  for (const warning of warnings) this.emitWarning(new Error(`${warning.message} (line ${warning.loc.line})`))
  return code.toString()
}
