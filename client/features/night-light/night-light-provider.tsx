import { Lamp } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { swallowTap } from '../../lib/swallow-tap.ts'
import { useIdle } from '../../lib/use-idle.ts'
import { RESTS } from '../../ui/rests.ts'
import { BRIGHTNESS, IDLE_AFTER_MS, NIGHT_LIGHT_COLORS, overlayOpacity, SHOWN_AFTER_MS } from './night-light.ts'
import { NightLightContext, type NightLight } from './use-night-light.ts'

/**
 * The lamp shines over every screen, takes no touch away from any, and can be put out from all of them. When no one
 * touches the screen the lamp comes up to its level and the controls fade; the first tap only brings them back.
 */
export function NightLightProvider({ children }: { children: ReactNode }) {
  const [light, setLight] = useState<Omit<NightLight, 'change' | 'hold'>>({
    on: false,
    color: NIGHT_LIGHT_COLORS[0],
    brightness: BRIGHTNESS.start
  })
  const rests = useIdle(IDLE_AFTER_MS, light.on, takeFirstTap)
  const change = useCallback<NightLight['change']>((changes) => setLight((current) => ({ ...current, ...changes })), [])
  const [isHeld, setHeld] = useState(false)
  const release = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = useCallback((held: boolean) => {
    clearTimeout(release.current)
    if (held) setHeld(true)
    release.current = setTimeout(() => setHeld(false), held ? SHOWN_AFTER_MS.held : SHOWN_AFTER_MS.letGo)
  }, [])
  const value = useMemo<NightLight>(() => ({ ...light, change, hold }), [change, hold, light])
  useResting(rests)
  return (
    <NightLightContext value={value}>
      {children}
      {light.on && (
        <>
          <div
            aria-hidden="true"
            data-testid="night-light"
            className={classNames(
              'pointer-events-none fixed inset-0 z-30 transition-opacity',
              isHeld ? 'duration-100' : 'duration-700'
            )}
            style={{ backgroundColor: light.color.hex, opacity: overlayOpacity(light.brightness, rests || isHeld) }}
          />
          {/* At the very edge, and no wider than the margin beside what is switched: it hangs over every screen. */}
          <div
            className={`fixed end-0 pe-[env(safe-area-inset-right)] top-[calc(45%+env(safe-area-inset-top))] z-31 ${RESTS}`}
          >
            <button
              type="button"
              aria-label="Turn night light off"
              onClick={() => change({ on: false })}
              // A dialog takes the pointer away from everything outside of it, but not from the light switch.
              className="pointer-events-auto grid h-14 w-10 place-items-center rounded-s-full bg-raised text-ember shadow-float"
            >
              <Lamp aria-hidden="true" size={22} />
            </button>
          </div>
        </>
      )}
    </NightLightContext>
  )
}

/** A hand in the dark does not know what lies under it: what cannot be seen is not pressed. */
function takeFirstTap(sign: Event): void {
  if (sign.type === 'pointerdown') swallowTap(sign)
}

/** Says to the whole page that it rests (`client/ui/rests.ts`). */
function useResting(rests: boolean): void {
  useEffect(() => {
    if (!rests) return undefined
    const root = document.documentElement
    root.dataset['resting'] = ''
    return () => {
      delete root.dataset['resting']
    }
  }, [rests])
}
