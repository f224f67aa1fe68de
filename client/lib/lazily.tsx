import { lazy, useState, type ComponentType } from 'react'

import { fetchPart } from './fetch-part.ts'
import { trackPending } from './pending-parts.ts'

/** What did not come, and how each is asked for anew. */
const missing = new Set<() => void>()

/** A component that is fetched when it is first drawn, or when it is asked to. */
type Lazy<Props> = ComponentType<Props> & {
  /** Resolves when it can be drawn at once, or has not come. */
  prepare: () => Promise<void>
}

/** A component that is fetched when it is first drawn. One that did not come stays away until `askAgain`. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let Part: ComponentType<Props> = begin(false)

  function begin(isAgain: boolean): ComponentType<Props> {
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

  function Lazily(props: Props) {
    // For as long as it is drawn it stays the one it began with.
    const [Drawn] = useState(() => Part)
    return <Drawn {...props} />
  }

  Lazily.prepare = async () => {
    try {
      Part = await load()
    } catch (error) {
      // Drawing it asks once more, and says so where it fails.
      console.info('A part of the page is not here yet', error)
    }
  }
  return Lazily
}

/** Whatever did not come is fetched again when it is next drawn. */
export function askAgain(): void {
  for (const begin of missing) begin()
  missing.clear()
}
