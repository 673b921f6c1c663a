import { send, type Api } from '@delikaterie/shared-contracts/api'
import { upgrade } from '@delikaterie/shared-contracts/calls'
import type * as v from '@delikaterie/shared-contracts/schema'

export type UpgradeResponse = v.InferOutput<typeof upgrade.response>

/** Adds a loyalty account to an online-shop account. */
export function upgradeCall(api: Api) {
  return (loginName: string): Promise<UpgradeResponse> =>
    send(api, upgrade, { body: { loginName, subscribeNewsletter: false } })
}
