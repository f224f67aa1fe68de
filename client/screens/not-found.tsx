import { Landscape } from '../art/landscape.tsx'
import { Lantern } from '../art/lantern.tsx'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

const EMPTY_HILL = {
  width: 1200,
  height: 800,
  seed: 404,
  sky: 'dusk',
  motif: 'plain',
  horizon: 0.72,
  ridges: 3,
  relief: 1.1,
  dim: 0.25,
  moon: null
} as const

export function NotFoundScreen() {
  return (
    <Page
      title="Not found"
      backdrop={
        <div className="h-dvh [mask-image:linear-gradient(180deg,#000_72%,transparent)]">
          <Landscape scene={EMPTY_HILL} className="in-data-[light=ember]:brightness-60" />
        </div>
      }
    >
      <div className="mx-auto flex max-w-md flex-col items-center pt-[7dvh] text-center">
        <Lantern icon="none" className="w-28 motion-safe:animate-[sway_9s_ease-in-out_infinite]" />
        <h1 className="mt-8">Nobody lives on this hill</h1>
        <p className="mt-3 text-[18px] text-balance">
          The page you were looking for is not here. Your stories and your family are where you left them.
        </p>
        <ButtonLink to="/" look="ember" size="large" className="mt-7">
          Back to Home
        </ButtonLink>
        {/* §2, word for word. It is not for a parent, and says so. */}
        <div className="mt-8 rounded-card bg-bg/70 px-5 py-2 text-[15px] text-text2">
          <p>For the people who build this site:</p>
          <p>Did you forget to add the page to the router?</p>
        </div>
      </div>
    </Page>
  )
}
