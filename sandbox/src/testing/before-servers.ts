// Loaded before a test of a shared worker starts a server: a server of @hono/node-server replaces the global Response,
// and does not know the constant of this module if it was made afterwards.
import '@hono/node-server/utils/response'
