import * as v from 'valibot'

const WebManifest = v.object({ short_name: v.string() })

/** The brand that the web manifest of a portal (`paths.webManifest`) names; null in other content. */
export function brandIn(manifest: unknown): string | null {
  const parsed = v.safeParse(WebManifest, manifest)
  return parsed.success ? parsed.output.short_name : null
}
