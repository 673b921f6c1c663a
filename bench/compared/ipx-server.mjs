import { createServer } from 'node:http'
import { createIPX, createIPXNodeServer, ipxHttpStorage } from 'ipx'

// ipx with its own sharp and its defaults, for sources at SOURCES. PORT is the port it listens on.
const storage = ipxHttpStorage({ domains: [new URL(process.env.SOURCES ?? '').hostname] })
const ipx = createIPX({ storage, httpStorage: storage })
createServer(createIPXNodeServer(ipx)).listen(Number(process.env.PORT), '127.0.0.1')
