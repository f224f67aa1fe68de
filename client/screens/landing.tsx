import { Suspense, useEffect } from 'react'

import { DistantLandscape } from '../art/distant-landscape.tsx'
import { Benefits } from '../features/intro/benefits.tsx'
import { Hero } from '../features/intro/hero.tsx'
import { Roadmap } from '../features/intro/roadmap.tsx'
import { isFree } from '../features/plan/billing.ts'
import { TrialCard } from '../features/plan/trial-card.tsx'
import { LandingHeader } from '../layout/landing-header.tsx'
import { LandscapeFooter } from '../layout/landscape-footer.tsx'
import { Page } from '../layout/page.tsx'
import { lazily } from '../lib/lazily.tsx'
import { readMeta } from '../lib/read-meta.ts'
import { useWhole } from '../lib/use-hydrated.tsx'
import { useReducedMotion } from '../lib/use-media-query.ts'

/** Below the first screen: it is fetched when that is drawn. */
const Demo = lazily(async () => (await import('../features/intro/demo.tsx')).Demo)

const TRIAL = 'free-trial'
const TOUR = 'how-it-works'
const SECTION = 'mx-auto w-full max-w-[1320px] px-5 sm:px-6 lg:px-10'
const HEADING = 'max-w-[17ch] text-[clamp(32px,7.6vw,50px)]'

const VALLEY = {
  width: 640,
  height: 330,
  seed: 52,
  sky: 'garden',
  motif: 'village',
  stars: 30,
  horizon: 0.62,
  ridges: 4,
  relief: 0.7,
  dim: 0.35,
  moon: null,
  ground: '#1b1f29'
} as const

/** §2 "Landing page". Open to everybody, signed-in families included. */
export function LandingScreen() {
  const still = useReducedMotion()
  const isWhole = useWhole()

  function showTrial() {
    // A page that is told not to move jumps.
    document.getElementById(TRIAL)?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  }

  return (
    <Page title="Bedtime stories with your family in them" bare header={<LandingHeader />} footer={<LandscapeFooter />}>
      <Hero trialId={TRIAL} tourId={TOUR} isFree={isFree()} onHeard={showTrial} />
      {isWhole && <BelowTheHero />}
    </Page>
  )
}

/** A link to a place further down may have been pressed, or followed from elsewhere, when there was nothing there yet. */
function goWhereThePageWasSent(): void {
  const [visit] = performance.getEntriesByType('navigation')
  // A page that is loaded again, or gone back to, is put where it was by the browser.
  if (visit && 'type' in visit && visit.type === 'navigate')
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
}

function BelowTheHero() {
  useEffect(goWhereThePageWasSent, [])
  return (
    <>
      <section id={TOUR} className={`${SECTION} scroll-mt-4 py-16 lg:py-24`}>
        <h2 className={HEADING}>Made for the last twenty minutes of the day</h2>
        {readMeta('demo') === 'on' && (
          <Suspense fallback={<div className="mt-10 min-h-230 lg:min-h-120" />}>
            <Demo />
          </Suspense>
        )}
        <Benefits />
      </section>
      <div className={`${SECTION} pt-5 pb-16 lg:pb-24`}>
        <TrialCard
          id={TRIAL}
          art={
            <div className="absolute bottom-0 left-0 -z-10 hidden h-[58%] w-[52%] opacity-95 [mask-image:linear-gradient(180deg,transparent,#000_55%),linear-gradient(90deg,#000_60%,transparent)] [mask-composite:intersect] lg:block">
              <DistantLandscape scene={VALLEY} />
            </div>
          }
        />
      </div>
      <section className={`${SECTION} py-8 lg:pb-16`}>
        <h2 className={HEADING}>Coming Soon in V1.1</h2>
        <Roadmap />
      </section>
    </>
  )
}
