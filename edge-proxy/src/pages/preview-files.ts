import { previewFolder } from '@portal/shared-contracts/remotes/release-keys'
import type { Hono } from 'hono'
import type { Previews } from '../releases/previews/previews.ts'
import { chosenPreview } from './chosen-preview.ts'
import { privateHeaders, sendFile } from './static-files.ts'

/** The files of previews, each for browsers that have chosen to see it. Caches of others keep none. */
export function addPreviewFiles(app: Hono, { previews, copyDir }: { previews: Previews; copyDir: string }): void {
  app.get('/remotes/:name/previews/:id/:file{.+}', async (c) => {
    const { name, id, file } = c.req.param()
    const preview = await chosenPreview(c, previews)
    const isListed = preview?.id === id && preview.record.name === name && Object.hasOwn(preview.record.files, file)
    if (!isListed) return c.text('Not found', 404, { 'cache-control': 'no-store', ...privateHeaders })
    const folder = `${copyDir}/${previewFolder(name, id)}`
    return sendFile(c, [folder], file.split('/'), 'private, max-age=600', privateHeaders)
  })
}
