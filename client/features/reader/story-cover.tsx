import { coverScene } from '../../art/cover.ts'
import { Landscape } from '../../art/landscape.tsx'
import { classNames } from '../../lib/class-names.ts'
import { idOf, type Readable } from '../stories/story-draft.ts'

/** Width and height, and where the moon stands: the cast has the sky, the title the ground. */
interface Drawing {
  size: readonly [number, number]
  moon: readonly [number, number]
}

interface StoryCoverProps {
  story: Readable
  /** Where the large drawing begins: with two columns, or as soon as there is some width. */
  from?: 'sm' | 'wide'
  small: Drawing
  large: Drawing
  className: string
}

/** The story's night behind its title: as painted at dusk, dim at night, all in embers for the last light. */
export function StoryCover({ story, from = 'wide', small, large, className }: StoryCoverProps) {
  const { theme, about, culturalBackground: culture } = story
  const subject = { id: idOf(story), theme, about, culture }
  const light =
    'in-data-[light=ember]:brightness-90 in-data-[light=ember]:grayscale in-data-[light=night]:brightness-[.74]'
  return (
    <div aria-hidden="true" className={classNames('absolute -z-10 overflow-hidden', className)}>
      <Landscape
        scene={coverScene(subject, ...small.size, { moonAt: small.moon })}
        className={classNames(from === 'sm' ? 'sm:hidden' : 'wide:hidden', light)}
      />
      <Landscape
        scene={coverScene(subject, ...large.size, { moonAt: large.moon })}
        className={classNames(from === 'sm' ? 'hidden sm:block' : 'hidden wide:block', light)}
      />
      <div className="absolute inset-0 hidden bg-[#8a4014] mix-blend-multiply in-data-[light=ember]:block" />
      {/* The title lies on the horizon, the brightest part of any night: it needs a shade of its own. */}
      <div className="absolute inset-0 bg-[linear-gradient(180deg,rgb(8_9_13/.26),rgb(8_9_13/.3)_35%,rgb(8_9_13/.66)_66%,rgb(8_9_13/.8))]" />
    </div>
  )
}
