import { Landscape } from '../art/landscape.tsx'
import { moonPhase } from '../art/moon.ts'
import type { SceneOptions } from '../art/scene.ts'

/** A strip of evening behind the head of a page that is mostly text; it fades into the page before the text begins. */
export function EveningBackdrop({ moon = true }: { moon?: boolean }) {
  return (
    <div className="h-[340px] [mask-image:linear-gradient(180deg,#000_35%,transparent)] sm:h-[420px]">
      <Landscape scene={evening(false, moon)} wide={evening(true, moon)} />
    </div>
  )
}

function evening(wide: boolean, moon: boolean): SceneOptions {
  return {
    width: wide ? 1440 : 390,
    height: wide ? 420 : 340,
    seed: 71,
    sky: 'dusk',
    motif: 'village',
    horizon: wide ? 0.8 : 0.84,
    relief: 0.6,
    dim: 0.35,
    ground: '#141821',
    // On a phone a moon would shine through the headline.
    moon: wide && moon ? { x: 1180, y: 150, radius: 26, phase: moonPhase(new Date()) } : null
  }
}
