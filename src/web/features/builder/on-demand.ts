import { createElement, use, type ComponentType } from 'react'

/**
 * A component that is fetched when it is wanted. Unlike `lazy`, one that has been fetched before is shown at once,
 * in the same render, so that the cursor can be put into it.
 */
export function onDemand(load: () => Promise<{ default: ComponentType }>) {
  let ready: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const preload = () => {
    loading ??= load().then(
      (module) => (ready = module.default),
      (error: unknown) => {
        // The next time it is tried again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Content = () => createElement(ready ?? use(preload()))
  return { Content, preload: () => preload().catch(() => undefined) }
}
