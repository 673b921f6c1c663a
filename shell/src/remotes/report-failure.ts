import {
  isCompatible,
  pageDataId,
  reportPaths,
  type FailureReport,
  type PageData,
  type RemoteName,
} from '@portal/shared-contracts/remotes'

/**
 * Tells the edge that the version of a remote in this page failed. `recovery` is the load of the previous version;
 * without it the version threw while it was shown.
 */
export async function reportFailure(remote: RemoteName, recovery?: Promise<unknown>): Promise<void> {
  const { registry, ticket } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData
  const failed = registry[remote]
  if (failed === undefined || ticket === undefined) return
  const loads = recovery?.then(
    () => true,
    () => false,
  )
  const versions = Object.entries(registry).map(([name, { record }]) => [name, record.version] as const)
  const report: FailureReport = {
    ticket,
    versions: Object.fromEntries(versions),
    remote,
    reason: !loads ? 'render' : isCompatible(failed.record.contract) ? 'code' : 'contract',
    recovered: (await loads) ?? false,
  }
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true }
  await fetch(reportPaths.failures, { ...request, body: JSON.stringify(report) })
}
