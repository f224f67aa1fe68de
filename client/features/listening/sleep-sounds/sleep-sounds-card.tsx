import { Square } from 'lucide-react'
import { useCallback, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { SLEEP_SOUND_LABELS, SLEEP_SOUND_MINUTES, SLEEP_SOUNDS, type SleepSoundName } from './sleep-sound.ts'
import { makeSound, type MakeSound } from './use-prepared-sound.ts'
import { useSleepSound } from './use-sleep-sound.ts'

const NO_STORY = { playing: false, volume: 80 }

/** Sleep sounds without a story: one press plays one for half an hour, and the next press ends it. */
export function SleepSoundsCard({ make = makeSound }: { make?: MakeSound }) {
  /** What was pressed, while it is being made. */
  const [asked, setAsked] = useState<SleepSoundName | null>(null)
  const { audio, sounding, playNow, end } = useSleepSound(
    NO_STORY,
    make,
    useCallback(() => setAsked(null), [])
  )
  const current = sounding ?? asked

  function press(name: SleepSoundName) {
    if (current === name) {
      setAsked(null)
      return end()
    }
    setAsked(name)
    playNow(name)
  }

  return (
    <section aria-labelledby="sleep-sounds" className="panel p-4 sm:p-5">
      <audio ref={audio} preload="auto" loop data-sleep-sound="" onPlaying={() => setAsked(null)} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sleep-sounds" className="text-[20px]">
          Sleep sounds
        </h2>
        <p role="status" className="text-[15px] text-text2">
          {sounding === null
            ? `Softly, for ${SLEEP_SOUND_MINUTES} minutes`
            : `${SLEEP_SOUND_LABELS[sounding]} is playing for ${SLEEP_SOUND_MINUTES} minutes`}
        </p>
      </div>
      <div className="mt-3 grid grid-cols-4 gap-2">
        {SLEEP_SOUNDS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={current === name}
            onClick={() => press(name)}
            className={classNames(
              'flex min-h-14 items-center justify-center gap-1.5 rounded-control px-1 text-[15px] leading-tight font-semibold shadow-rim',
              current === name ? 'bg-ember text-on-ember' : 'bg-raised text-text hover:brightness-110'
            )}
          >
            {current === name && <Square aria-hidden="true" size={14} fill="currentColor" className="shrink-0" />}
            {SLEEP_SOUND_LABELS[name]}
          </button>
        ))}
      </div>
    </section>
  )
}
