import { expect, test, vi } from 'vitest'

test('the modules of the first script make no formats of Intl, whose language data load for 70 ms on a slow phone', async () => {
  const formats = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'ListFormat'),
    vi.spyOn(Intl, 'PluralRules'),
  ]
  await import('../app/app.tsx')
  await import('../session/session.ts')
  await import('../remotes/loader.ts')
  for (const format of formats) expect(format).not.toHaveBeenCalled()
})
