import { classNames } from '../../lib/class-names.ts'

/** How much light the screen gives: a lit room, a dark one, and the last glow. */
export const LIGHT_LEVELS = ['dusk', 'night', 'ember'] as const
export type LightLevel = (typeof LIGHT_LEVELS)[number]

/** Hours of the clock. */
const EVENING_FROM = 19
const MORNING_FROM = 6

const NAMES: Record<LightLevel, string> = { dusk: 'Dusk', night: 'Night', ember: 'Ember' }

/** Night in the reader once it is evening; a family that prefers the dark has it always. */
export function lightFor(now: Date, prefersDark: boolean): LightLevel {
  const hour = now.getHours()
  return prefersDark || hour >= EVENING_FROM || hour < MORNING_FROM ? 'night' : 'dusk'
}

export function LightLevelSwitch({ level, onChange }: { level: LightLevel; onChange: (level: LightLevel) => void }) {
  const next = LIGHT_LEVELS[(LIGHT_LEVELS.indexOf(level) + 1) % LIGHT_LEVELS.length] ?? 'night'
  return (
    <>
      <button
        type="button"
        onClick={() => onChange(next)}
        aria-label={`Screen light: ${NAMES[level]}. Change to ${NAMES[next]}`}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-bg/45 shadow-rim backdrop-blur-sm hover:bg-raised sm:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
          <path d="M9 3h6M12 3v2M5.2 10.5h13.6M5.2 14.5h13.6M9.5 21h5" strokeLinecap="round" />
          <ellipse cx="12" cy="12.5" rx="7.5" ry="7" />
        </svg>
      </button>
      <div
        role="group"
        aria-label="Screen light"
        className="hidden gap-1 rounded-full bg-bg/55 p-1.5 shadow-rim backdrop-blur-sm sm:flex"
      >
        {LIGHT_LEVELS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === level}
            onClick={() => onChange(option)}
            className={classNames(
              'min-h-11 rounded-full px-4.5 text-[16px] font-semibold',
              option === level ? 'bg-raised text-ember' : 'text-text2 hover:text-text'
            )}
          >
            {NAMES[option]}
          </button>
        ))}
      </div>
    </>
  )
}
