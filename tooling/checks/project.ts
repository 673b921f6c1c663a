import path from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import type { Findings } from './source-files.ts'

/** What a check finds in the TypeScript project of a folder. */
export function findingsInProject(
  folder: string,
  findingsOf: (project: Project, folder: string) => Findings,
): Findings {
  const api = new API({ cwd: folder })
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(folder, 'tsconfig.json')] }).getProjects()
    return project ? findingsOf(project, folder) : ['no project found']
  } finally {
    api.close()
  }
}
