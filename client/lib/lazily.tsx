import { lazy, type ComponentType } from 'react'

import { fetchPart } from './fetch-part.ts'
import { trackPending } from './pending-parts.ts'

/** What did not come, and how each is asked for anew. */
const missing = new Set<() => void>()

/** A component that is fetched when it is first drawn. One that did not come stays away until `askAgain`. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part = begin(false)

  function begin(isAgain: boolean) {
    return lazy(async () => {
      try {
        return { default: await trackPending(fetchPart(load, isAgain)) }
      } catch (error) {
        missing.add(() => {
          Part = begin(true)
        })
        throw error
      }
    })
  }

  return function Lazily(props: Props) {
    return <Part {...props} />
  }
}

/** Whatever did not come is fetched again when it is next drawn. */
export function askAgain(): void {
  for (const begin of missing) begin()
  missing.clear()
}
