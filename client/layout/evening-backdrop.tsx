import { Landscape } from '../art/landscape.tsx'
import type { SceneOptions } from '../art/scene.ts'
import { TonightsMoon } from '../art/tonights-moon.tsx'

/** A strip of evening behind the head of a page that is mostly text; it fades into the page before the text begins. */
export function EveningBackdrop({ moon = true }: { moon?: boolean }) {
  return (
    <>
      <div className="h-[340px] [mask-image:linear-gradient(180deg,#000_35%,transparent)] sm:h-[420px]">
        <Landscape scene={EVENING} wide={EVENING_WIDE} />
      </div>
      {/* On a phone a moon would shine through the headline. */}
      {moon && (
        <TonightsMoon className="end-[2.2%] top-32 hidden w-9 opacity-85 md:block lg:end-[9%] lg:top-28 lg:w-12" />
      )}
    </>
  )
}

const EVENING: SceneOptions = {
  width: 390,
  height: 340,
  seed: 71,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.84,
  relief: 0.6,
  dim: 0.35,
  ground: '#141821'
}
const EVENING_WIDE: SceneOptions = { ...EVENING, width: 1440, height: 420, horizon: 0.8 }
