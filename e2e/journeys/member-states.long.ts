import { keysOf } from '@portal/shared-contracts/records'
import { memberStates } from '@portal/sandbox/state/member-states'
import type { Locator, Page } from 'playwright/test'
import * as paths from '@portal/shared-contracts/paths'
import { t as layout } from '@portal/shell/messages/layout'
import { memberPages } from '../portal/page-list.ts'
import { expectReadable } from '../portal/readable.ts'
import { expect, logInAt, test } from '../portal/test.ts'
import { expectFormsWork, expectWhole } from '../portal/whole-page.ts'

const logoutButton = (page: Page): Locator => page.getByText('Abmelden', { exact: true }).first()

const pages = ['/', ...memberPages, paths.digitalCard]

for (const state of keysOf(memberStates)) {
  test(`every page of a member with the state ${state} is whole, and its forms work`, async ({ page, portal }) => {
    test.setTimeout(240_000)
    const { loginName } = (await portal.control('/control/member-state', { state })) as { loginName: string }
    await page.goto('/')
    await expectWhole(page)
    await logInAt(page, '/', loginName)
    await expect(logoutButton(page)).toBeAttached()
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectWhole(page)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(layout.loginTitle)
        await expectReadable(page)
        await expectFormsWork(page)
      })
    }
  })
}
