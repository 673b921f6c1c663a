import { createMiddleware } from 'hono/factory'

/**
 * A page somewhere on the web must not press these buttons while a developer has the sandbox running. Browsers
 * name a form's origin; whoever sends none is a test or a shell.
 */
export const ownPagesOnly = createMiddleware(async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(c.req.url).origin) return c.text('Only from the console itself', 403)
  await next()
})
