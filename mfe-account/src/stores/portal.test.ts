import { loadDraft } from '@portal/page-library/storage/drafts'
import { signIn, signOut } from '@portal/page-library/session/write'
import { testLogin } from '@portal/page-library/testing/member'
import { expect, test } from 'vitest'
import { personalDataForm } from './portal.ts'
import { EditDraft } from './profile-edit.ts'

test.each([
  { title: 'directly, as in another tab', before: () => {} },
  { title: 'after a logout', before: signOut },
])('a form that is open while another member logs in $title keeps its member and input', async ({ before }) => {
  signIn(testLogin('ACC-1'), 0)
  const form = personalDataForm()
  const stop = form.$conflicts.listen(() => {})
  form.start()
  form.change('lastName', 'Anders')
  before()
  signIn(testLogin('ACC-2'), 0)
  form.change('firstName', 'Lena')
  expect(await loadDraft('personal-data', 'ACC-2', EditDraft)).toBeNull()
  expect(await loadDraft('personal-data', 'ACC-1', EditDraft)).toMatchObject({ typed: { lastName: 'Anders' } })
  expect(form.$user.get().loginName).toBe('ACC-1@example.org')
  stop()
})
