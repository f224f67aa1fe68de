import { useRef, type ComponentProps } from 'react'

import { useNear } from '../lib/use-near.ts'
import { Landscape } from './landscape.tsx'

/** A landscape far down a page: it is drawn when it comes near, not while the page's first words are waited for. */
export function DistantLandscape(props: ComponentProps<typeof Landscape>) {
  const box = useRef<HTMLDivElement>(null)
  if (useNear(box)) return <Landscape {...props} />
  return <div ref={box} aria-hidden="true" className={`pointer-events-none size-full ${props.className ?? ''}`} />
}
