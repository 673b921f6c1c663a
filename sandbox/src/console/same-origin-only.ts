import { createMiddleware } from 'hono/factory'

/**
 * Rejects requests from pages of other origins, which could otherwise change the sandbox of a developer.
 * Browsers send the Origin header with every form; tests and scripts send none.
 */
export const sameOriginOnly = createMiddleware(async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(c.req.url).origin) return c.text('Only from the console itself', 403)
  return next()
})
