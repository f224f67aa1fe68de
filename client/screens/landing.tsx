import { Landscape } from '../art/landscape.tsx'
import { Lantern } from '../art/lantern.tsx'
import { moonPhase } from '../art/moon.ts'
import type { SceneOptions } from '../art/scene.ts'
import { brand } from '../brand.ts'
import { Page } from '../layout/page.tsx'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'

function night(wide: boolean): SceneOptions {
  return {
    width: wide ? 1440 : 420,
    height: 900,
    seed: 17,
    sky: 'dusk',
    motif: 'village',
    horizon: 0.72,
    ground: '#141821',
    moon: { x: wide ? 1240 : 350, y: 130, radius: 28, phase: moonPhase(new Date()) }
  }
}

export function LandingScreen() {
  const { user } = useSession()
  return (
    <Page
      title="Bedtime stories with your family in them"
      backdrop={
        <div className="h-[900px]">
          <Landscape scene={night(false)} className="sm:hidden" />
          <Landscape scene={night(true)} className="hidden sm:block" />
        </div>
      }
    >
      <section className="grid items-center gap-10 pt-10 lg:grid-cols-2 lg:pt-24">
        <div>
          <h1 className="max-w-[11.5ch] text-[clamp(40px,10.6vw,76px)] leading-[1.04]">
            Tonight’s story stars{' '}
            <em className="text-[#FBD9A0] [font-variation-settings:'SOFT'_100,'WONK'_1]">your own family</em>
          </h1>
          <p className="mt-5 max-w-[34ch] text-[clamp(18px,4.6vw,21px)] leading-normal text-pretty">
            {brand.name} writes a new bedtime story around the people your child loves, then reads it aloud until the room
            goes quiet.
          </p>
          <div className="mt-7 flex flex-col gap-3.5 sm:flex-row">
            {user === null ? (
              <>
                <ButtonLink to="/signup-form" look="ember" size="large">
                  Create Account
                </ButtonLink>
                <ButtonLink to="/login" size="large">
                  Sign In
                </ButtonLink>
              </>
            ) : (
              <ButtonLink to="/dashboard" look="ember" size="large">
                Go to dashboard
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="relative mx-auto w-44 origin-top motion-safe:animate-[sway_9s_ease-in-out_infinite] lg:w-64">
          <span
            aria-hidden="true"
            className="absolute -inset-[75%] rounded-full bg-[radial-gradient(closest-side,rgb(255_205_132/.34),rgb(255_186_98/.12)_38%,transparent_72%)]"
          />
          <Lantern icon="none" className="relative" />
        </div>
      </section>
    </Page>
  )
}
