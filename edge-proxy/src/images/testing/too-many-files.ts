import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { ImageProcessSettings } from '../image-job.ts'
import { runImageProcesses } from '../run-image-processes.ts'

// A separate process that opens as many files as it may, so that no image process can start, and closes them again.
const images = runImageProcesses(JSON.parse(process.argv[2] ?? '') as ImageProcessSettings, {
  error: ({ how }: { how: string }) => console.log(how),
})
const make = async (): Promise<void> => {
  const made = images.make(
    {
      file: 'a',
      source: { url: 'http://127.0.0.1:9/', literal: true },
      width: 240,
      height: null,
      format: 'webp',
    },
    'first',
  )
  console.log(await made.then(() => 'made', String))
}

const files = openAll()
await make()
for (const file of files) closeSync(file)
do await delay(50)
while (images.fault() !== null)
await make()
await images.close()

function openAll(): number[] {
  const opened: number[] = []
  try {
    for (;;) opened.push(openSync('/dev/null', 'r'))
  } catch {
    return opened
  }
}
