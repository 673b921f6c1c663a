import { join } from 'node:path'
import { openSqliteStore } from '../sqlite-store.ts'

// A process that opens stores in new folders, each at a moment that other processes have too:
// `node open-together.ts FOLDER START COUNT`, with START in ms since 1970.
const [folder = '', start, count] = process.argv.slice(2)
for (let index = 0; index < Number(count); index++) {
  while (Date.now() < Number(start) + index * 60);
  openSqliteStore(join(folder, String(index))).close()
}
