import { useSoftArrival } from '../lib/use-hydrated.tsx'
import { sceneUrl, type SceneOptions } from './scene.ts'

interface LandscapeProps {
  scene: SceneOptions
  /** The same place for a screen of at least `from`; a browser draws one of the two. */
  wide?: SceneOptions
  from?: 'sm' | 'md'
  className?: string
}

/** Tailwind's own widths. */
const MEDIA = { sm: '(min-width: 40rem)', md: '(min-width: 48rem)' } as const

/** A drawn night as decoration; says nothing to a screen reader. */
export function Landscape({ scene, wide, from = 'sm', className = '' }: LandscapeProps) {
  // Longer than the page that it is behind: there the words come first.
  const { isHere, how } = useSoftArrival()
  if (!isHere) return null
  return (
    <picture className="contents">
      {wide !== undefined && <source media={MEDIA[from]} srcSet={sceneUrl(wide)} />}
      <img
        src={sceneUrl(scene)}
        alt=""
        aria-hidden="true"
        draggable={false}
        decoding="async"
        className={`pointer-events-none size-full object-cover object-bottom select-none ${how} ${className}`}
      />
    </picture>
  )
}
