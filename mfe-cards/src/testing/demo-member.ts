import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { send } from '@delikaterie/shared-contracts/api'
import { cards, type Card } from '@delikaterie/shared-contracts/calls'

/** Opens a form of the demo member; `changes` counts how often the form reported a change of the cards. */
export async function openForm<F>(create: (portal: MemberPortal, onChanged: () => void) => F) {
  const portal = await openMemberPortal()
  const changes = { count: 0 }
  const form = create(portal, () => (changes.count += 1))
  const loadCards = async (): Promise<readonly Card[]> => (await send(portal.api, cards, {})).content
  return { ...portal, form, changes, loadCards }
}
