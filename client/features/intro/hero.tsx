import { preload } from 'react-dom'

import { Constellation } from '../../art/constellation.tsx'
import leaning from '../../art/fonts/fraunces-italic-latin.woff2?url'
import { Landscape } from '../../art/landscape.tsx'
import type { SceneOptions } from '../../art/scene.ts'
import { TonightsMoon } from '../../art/tonights-moon.tsx'
import { brand } from '../../brand.ts'
import { PlainLink } from '../../ui/button.tsx'
import { StorytellerCard } from './storyteller-card.tsx'

const PEOPLE = ['Isla', 'Nana Rose', 'Theo', 'Biscuit']

interface HeroProps {
  /** Ids of the places further down the page. */
  trialId: string
  tourId: string
  /** This server asks for no money. */
  isFree: boolean
  onHeard: () => void
}

/** The first thing a visitor sees: what it is, how to begin, and the storyteller's lantern. */
export function Hero({ trialId, tourId, isFree, onHeard }: HeroProps) {
  const begin = isFree ? 'Begin tonight, free' : `Start ${brand.trialDays}-day free trial`
  // Only this page leans: the server names the font in its head, because a script of this page does.
  preload(leaning, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <section className="relative isolate -mt-16 overflow-hidden pt-25 pb-36 md:pb-66 lg:-mt-18 lg:pt-38 lg:pb-62">
      <div className="absolute inset-0 -z-10 [mask-image:linear-gradient(180deg,#000_84%,transparent)]">
        <Landscape scene={night(false)} wide={night(true)} from="md" className="in-data-[light=ember]:brightness-75" />
        {/* Beside the headline's shorter lines; on a wide screen in the corner over the lantern. */}
        <TonightsMoon className="end-7 top-37 w-8.5 md:end-[14%] md:top-45 md:w-13 lg:end-[4.5%] lg:top-28 lg:w-9 xl:w-13" />
      </div>
      <div className="mx-auto w-full max-w-[1320px] px-5 sm:px-6 lg:grid lg:grid-cols-[1.12fr_.88fr] lg:items-center lg:gap-10 lg:px-10">
        <div className="relative">
          <h1 className="max-w-[7.22em] text-[clamp(40px,10.6vw,76px)] leading-[1.06] font-[380] lg:max-w-[6.96em] sm:text-[clamp(48px,7.4vw,76px)]">
            Tonight’s story stars <em className="text-[#FBD9A0]">your own family</em>
          </h1>
          <p className="mt-4.5 max-w-[21.33em] text-[clamp(18px,4.6vw,21px)] leading-normal text-pretty text-[#E4DACB]">
            {brand.name} writes a new bedtime story around the people your child loves, then reads it aloud until the
            room goes quiet.
          </p>
          <div className="mt-7.5 hidden flex-wrap gap-3.5 lg:flex">
            <PlainLink href={`#${trialId}`} look="ember" size="large">
              {begin}
            </PlainLink>
            <PlainLink href={`#${tourId}`} size="large" className="bg-bg/55 backdrop-blur-sm">
              See how it works
            </PlainLink>
          </div>
          <div className="absolute -end-24 -top-34 hidden h-54 w-66 xl:block">
            <Constellation names={PEOPLE} seed={7} className="size-full" />
          </div>
        </div>
        <div className="mx-auto max-w-105 lg:mx-0 lg:-mt-10 lg:justify-self-center">
          <StorytellerCard onHeard={onHeard} className="mt-6 lg:mt-0" />
          <PlainLink href={`#${trialId}`} look="ember" size="large" wide className="mt-6.5 lg:hidden">
            {begin}
          </PlainLink>
        </div>
      </div>
    </section>
  )
}

function night(wide: boolean): SceneOptions {
  return {
    width: wide ? 1440 : 390,
    height: wide ? 1000 : 1010,
    seed: wide ? 21 : 33,
    sky: 'dusk',
    motif: 'village',
    stars: wide ? 260 : 150,
    horizon: wide ? 0.785 : 0.89,
    relief: wide ? 0.62 : 0.5,
    // The nearest hill is the page below it.
    ground: '#141821'
  }
}
