import { registerGlobalPlugins } from '@module-federation/runtime-tools'
import { hasComponent } from '@portal/shared-contracts/remotes'
import type { ComponentType, FragmentInstance } from 'react'
import type * as React from 'react'
import type { SharedChoice } from './shared-choices.ts'

/** A page or widget of a remote by its exposed module, such as `pages/cards`. */
export type ExposedPart = { remote: string; version: string; expose: string }

/** Where a part is in the page; nowhere once the page shows it no more. */
export type Place = { rectangles: () => readonly DOMRect[]; scrollIntoView: () => void }

/** What the federation runtime of a page has done so far. */
export type FederationState = {
  /** The parts that the page shows. */
  parts: ReadonlyMap<Place, ExposedPart>
  choices: () => SharedChoice[]
}

/** A copy of a shared module; `lib` gives the module, of which only React is used. */
type Copy = { from: string; lib?: (() => typeof React) | undefined }
/** The copies in a share scope, by module and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Copy>>>>

/** What the federation runtime says of a container that asks for a shared module. */
type ModuleRequest = {
  pkgName: string
  shareInfo?: { scope?: string | string[]; shareConfig?: { requiredVersion?: string | false } }
  shareScopeMap: Readonly<Record<string, ShareScope>>
  origin: { name: string }
}

/**
 * Watches all instances of the federation runtime that are created from now on: which copies of shared modules they
 * choose, and where React shows the components that the shell loads. Calls `onChange` after each change.
 */
export function watchFederation(onChange: () => void): FederationState {
  const parts = new Map<Place, ExposedPart>()
  const choices = new Map<string, SharedChoice>()
  let react: (() => typeof React) | undefined

  function keep(request: ModuleRequest, chosen: SharedChoice['chosen'], isMissing: boolean): void {
    const choice = choiceOf(request, chosen, isMissing)
    choices.set(`${choice.consumer} ${choice.module}`, choice)
    onChange()
  }
  /** The component in a fragment, whose place is known while React shows it. */
  function wrapInFragment(Component: ComponentType, part: ExposedPart): ComponentType {
    if (react === undefined) return Component
    const { createElement, Fragment } = react()
    const ref = (fragment: FragmentInstance | null) => {
      if (fragment === null) return
      const { place, end } = placeOf(fragment)
      parts.set(place, part)
      onChange()
      return () => {
        end()
        parts.delete(place)
        onChange()
      }
    }
    return (props) => createElement(Fragment, { ref }, createElement(Component, props))
  }
  registerGlobalPlugins([
    {
      name: 'panel',
      init({ origin }) {
        react ??= reactIn(origin.shareScopeMap)
      },
      async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
        const factory = await remoteEntryExports.get(expose)
        const [remote = '', version = ''] = moduleInfo.name.split('@')
        return async () => {
          const module: unknown = await factory()
          if (!hasComponent(module)) return module
          return {
            ...module,
            Component: wrapInFragment(module.Component, { remote, version, expose: expose.replace('./', '') }),
          }
        }
      },
      afterLoadShare(args) {
        const { version, from } = args.selectedShared ?? {}
        keep(args, version === undefined || from === undefined ? null : { version, from }, false)
      },
      errorLoadShare(args) {
        // It has then its own copy outside of the share scope.
        keep(args, null, args.recovered !== true)
      },
    },
  ])
  return { parts, choices: () => [...choices.values()] }
}

/**
 * The place of a fragment, by the elements that React observes for it: a fragment can be asked for its rectangles only
 * while React does not render.
 */
function placeOf(fragment: FragmentInstance): { place: Place; end: () => void } {
  const seen = new Set<Element>()
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) seen.add(target)
  })
  fragment.observeUsing(observer)
  const elements = (): Element[] => [...seen].filter(({ isConnected }) => isConnected)
  return {
    place: {
      rectangles: () => elements().flatMap((element) => [...element.getClientRects()]),
      scrollIntoView: () => elements()[0]?.scrollIntoView({ block: 'center' }),
    },
    end: () => observer.disconnect(),
  }
}

function choiceOf(
  { pkgName, shareInfo, shareScopeMap, origin }: ModuleRequest,
  chosen: SharedChoice['chosen'],
  isMissing: boolean,
): SharedChoice {
  const required = shareInfo?.shareConfig?.requiredVersion
  const scopes = [shareInfo?.scope ?? 'default'].flat()
  const offered = scopes.flatMap((scope) => Object.entries(shareScopeMap[scope]?.[pkgName] ?? {}))
  return {
    consumer: origin.name,
    module: pkgName,
    required: typeof required === 'string' ? required : null,
    chosen,
    offered: offered.map(([version, { from }]) => ({ version, from })),
    isMissing,
  }
}

/** The page's React, which the shell offers to all remotes. */
const reactIn = (scopes: ModuleRequest['shareScopeMap']): (() => typeof React) | undefined =>
  Object.values(scopes['default']?.['react'] ?? {}).find(({ lib }) => lib !== undefined)?.lib
