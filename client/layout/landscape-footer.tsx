import { DistantLandscape } from '../art/distant-landscape.tsx'
import type { SceneOptions } from '../art/scene.ts'
import { Footer } from './footer.tsx'

function hills(wide: boolean): SceneOptions {
  return {
    width: wide ? 1440 : 390,
    height: wide ? 420 : 560,
    seed: 44,
    sky: 'dusk',
    motif: 'village',
    stars: wide ? 46 : 26,
    horizon: wide ? 0.42 : 0.3,
    relief: wide ? 1.1 : 0.5,
    moon: null
  }
}

/** The same footer at the foot of the hills, where the page ends. */
export function LandscapeFooter() {
  return (
    <div className="relative isolate mt-10 overflow-hidden pt-70 sm:pt-75">
      <div className="absolute inset-0 -z-10 [mask-image:linear-gradient(180deg,transparent,#000_38%)]">
        <DistantLandscape scene={hills(false)} wide={hills(true)} className="in-data-[light=ember]:brightness-75" />
      </div>
      <Footer />
    </div>
  )
}
