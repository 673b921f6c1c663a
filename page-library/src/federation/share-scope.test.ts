import { importPathOf, type SharedModule } from '@portal/shared-contracts/remotes'
import * as content from '@portal/shared-contracts/brand/content'
import * as navigation from '@portal/page-library/navigation/navigation'
import * as drafts from '@portal/page-library/storage/drafts'
import { expect, test } from 'vitest'
import { shareScope } from './share-scope.ts'

const scope = shareScope({ drafts, navigation, content })

test.each(Object.keys(scope) as SharedModule[])('remotes get as %s the module of its import path', async (key) => {
  expect(scope[key]?.lib()).toBe(await import(importPathOf(key)))
})
