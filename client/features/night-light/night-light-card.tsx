import { classNames } from '../../lib/class-names.ts'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { BRIGHTNESS, NIGHT_LIGHT_COLORS, type NightLightColor } from './night-light.ts'
import { useNightLight } from './use-night-light.ts'

/** §2 "Create Story": the Night Light Control card. */
export function NightLightCard() {
  const { on, color, brightness, change, hold } = useNightLight()
  return (
    <section
      aria-labelledby="night-light-title"
      className="panel p-5 sm:p-6 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-12"
    >
      <div>
        <h2 id="night-light-title">Night Light Control</h2>
        <div className="mt-3">
          <Switch label="Night light" checked={on} onChange={(next) => change({ on: next })} />
        </div>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <ColourChoice chosen={color} onChoose={(option) => change({ color: option })} />
        <div className="mt-3 flex items-center justify-between">
          <span className="font-semibold">Brightness</span>
          <span className="text-text2 tabular-nums">{brightness}%</span>
        </div>
        <Slider
          label="Brightness"
          value={brightness}
          min={BRIGHTNESS.least}
          max={BRIGHTNESS.most}
          step={BRIGHTNESS.step}
          valueText={`${brightness} percent`}
          onChange={(next) => {
            change({ brightness: next })
            hold(true)
          }}
          onCommit={() => hold(false)}
        />
      </div>
      <p className="text-[15px] text-text2 md:mt-2">
        This is how bright it will be. While you use the screen the glow stays soft; left alone it rises to this level,
        and the buttons fade until you touch the screen.
      </p>
    </section>
  )
}

interface ColourChoiceProps {
  chosen: NightLightColor
  onChoose: (color: NightLightColor) => void
}

function ColourChoice({ chosen, onChoose }: ColourChoiceProps) {
  return (
    <>
      <div
        role="radiogroup"
        aria-label="Night light colour"
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-1 md:-mt-1 lg:grid-cols-8"
      >
        {NIGHT_LIGHT_COLORS.map((option) => (
          <label
            key={option.id}
            title={option.label}
            className="relative grid size-13 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name="night-light-color"
              checked={option.id === chosen.id}
              onChange={() => onChoose(option)}
              aria-label={option.label}
              className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-full"
            />
            <span
              aria-hidden="true"
              className={classNames(
                'pointer-events-none size-9 rounded-full',
                option.id === chosen.id && 'ring-3 ring-text ring-offset-3 ring-offset-surface'
              )}
              style={{ backgroundColor: option.hex }}
            />
          </label>
        ))}
      </div>
      <p className="mt-1 min-h-6 text-[15px] text-text2" role="status">
        {chosen.label}
        {chosen.cool && ': may keep some children awake'}
      </p>
    </>
  )
}
