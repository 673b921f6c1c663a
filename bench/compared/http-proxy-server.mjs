import httpProxy from '@fastify/http-proxy'
import fastify from 'fastify'

// @fastify/http-proxy with its defaults: what one would pick for forwarding alone. FORWARD_TO is the origin of the
// backend, PORT the port it listens on.
const server = fastify()
await server.register(httpProxy, { upstream: process.env.FORWARD_TO ?? '' })
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
