/**
 * Why a version of Node cannot run the commands; null if it can.
 * @param version as `process.version`
 * @param range `engines.node` of the package, as `>=24`; the workspace has none
 */
export function nodeFault(version: string, range: string | undefined): string | null {
  const needed = range?.match(/\d+/)?.[0]
  const present = version.replace('v', '')
  if (needed === undefined || Number.parseInt(present, 10) >= Number(needed)) return null
  return `remotes needs Node ${needed} or newer; this is Node ${present}.`
}
