import { pageDataId, type PageData } from '@portal/shared-contracts/remotes'

// First module of the shell's development build, because React tells this hook of itself when it is evaluated. With the
// hook, the React Refresh runtimes of all remotes replace components in the running page.

type RefreshHandler = (type: unknown) => unknown
/** What React DOM tells of itself. */
type Renderer = { setRefreshHandler?: (handler: RefreshHandler | null) => void }
type Hook = { renderers: Map<number, Renderer>; inject: (renderer: Renderer) => number } & Record<string, unknown>
type RefreshRuntime = { injectIntoGlobalHook: (page: typeof globalThis) => void }

const page = globalThis as typeof globalThis & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook } & Record<string, unknown>
const ignore = (): void => {}

/** Handlers of the runtimes on the page: React takes one, and would show the old code of all remotes but the last. */
const handlers = new Set<RefreshHandler>()
function join(type: unknown): unknown {
  for (const handler of handlers) {
    const family = handler(type)
    if (family) return family
  }
  return undefined
}

const joined = (renderer: Renderer): Renderer => ({
  ...renderer,
  setRefreshHandler(handler) {
    if (handler) handlers.add(handler)
    renderer.setRefreshHandler?.(join)
  },
})

/**
 * Keeps the renderers, from which runtimes that come after React learn of it; the browser's developer tools may have a
 * hook already.
 */
const hook: Hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => hook.renderers.size,
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
})
const inject = hook.inject.bind(hook)
hook.inject = (renderer) => {
  const wrapped = joined(renderer)
  const id = inject(wrapped)
  hook.renderers.set(id, wrapped)
  return id
}

// Vite's modules need these and its dev server's runtime; in pages of its own it inserts them.
page['$RefreshReg$'] = ignore
page['$RefreshSig$'] = () => (type: unknown) => type
page['__vite_plugin_react_preamble_installed__'] = true
const { registry } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData
for (const { base, record, development } of Object.values(registry)) {
  if (!development || !record.module) continue
  import(/* webpackIgnore: true */ `${base}@react-refresh`).then(
    ({ injectIntoGlobalHook }: RefreshRuntime) => injectIntoGlobalHook(globalThis),
    // A remote without React.
    ignore,
  )
}
