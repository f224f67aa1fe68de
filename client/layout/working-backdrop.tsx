import { Landscape } from '../art/landscape.tsx'
import type { SceneOptions } from '../art/scene.ts'

type Place = Pick<SceneOptions, 'seed' | 'sky' | 'motif' | 'horizon'>

/** A dim strip of land behind the head of a page where grown-ups work: nothing in it asks to be looked at. */
export function WorkingBackdrop(place: Place) {
  const scene = { ...place, height: 260, ridges: 4, relief: 0.5, dim: 0.35, ground: '#141821', moon: null }
  return (
    <div className="h-[260px] [mask-image:linear-gradient(180deg,#000_55%,transparent)]">
      <Landscape scene={{ ...scene, width: 390 }} wide={{ ...scene, width: 1440 }} />
    </div>
  )
}
