import { Mark } from '../../art/mark.tsx'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { useInstallOffer } from './install-offer.ts'

/** A family that made its second story has come back: from here on the offer is of use. */
const AFTER_STORIES = 2

/** Offers once and quietly to put the app on this device. `stories` is how many the family has. */
export function InstallCard({ stories }: { stories: number }) {
  const { way, install, refuse } = useInstallOffer()
  if (way === null || stories < AFTER_STORIES) return null
  return (
    <section
      aria-labelledby="install-title"
      className="panel mt-4 grid grid-cols-[44px_minmax(0,1fr)] items-start gap-x-4 gap-y-4 p-4 sm:grid-cols-[44px_minmax(0,1fr)_auto] sm:items-center sm:px-5"
    >
      <Mark size={44} />
      <div>
        <h2 id="install-title" className="text-[19px] leading-tight">
          Keep {brand.name} by the bed
        </h2>
        <p className="mt-1 max-w-[62ch] text-[16px] text-balance text-text2">
          {way === 'browser'
            ? 'On this device it opens like an app, and the stories you heard or starred play without a connection.'
            : 'Press Share in Safari, then Add to Home Screen. It opens like an app, and the stories you heard or starred play without a connection.'}
        </p>
      </div>
      <div className="col-span-full flex gap-3 sm:col-auto">
        {way === 'browser' && (
          <Button className="flex-1 sm:flex-none" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button
          look={way === 'browser' ? 'plain' : 'quiet'}
          className="flex-1 px-3 whitespace-nowrap sm:flex-none sm:px-5"
          onClick={() => {
            refuse()
            // The button under the finger is gone: the keyboard goes on from the page's start.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          No, thanks
        </Button>
      </div>
    </section>
  )
}
