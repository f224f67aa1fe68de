import { useMemo } from 'react'

import { useHydrated } from '../lib/use-hydrated.tsx'
import { placeStars } from './star-places.ts'

/**
 * The family as a constellation: one star for everybody, joined in the order given, the first a little larger. Fills
 * its box; names are real text, so that any script finds its own font.
 */
export function Constellation({ names, seed, className = '' }: { names: string[]; seed: number; className?: string }) {
  const stars = useMemo(() => placeStars(names.length, seed, { isNamed: true }), [names.length, seed])
  const isDrawn = useHydrated()
  // Where a star stands is a style of its own, which our pages let only a script set.
  if (!isDrawn) return <div className={`relative ${className}`} aria-hidden="true" />
  const path = stars.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
  return (
    <div className={`relative ${className}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path
          d={path}
          fill="none"
          stroke="var(--ember)"
          strokeOpacity=".55"
          strokeWidth="1.4"
          strokeDasharray="1 5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {stars.map((star, i) => (
        <span
          key={`${i}-${names[i]}`}
          className="absolute flex flex-col items-center motion-safe:animate-[appear_.8s_ease]"
          style={{ left: `${star.x}%`, top: `${star.y}%`, translate: `-50% -${star.size}px` }}
        >
          <svg
            viewBox="-20 -20 40 40"
            width={star.size * 2}
            height={star.size * 2}
            className="shrink-0 overflow-visible"
          >
            <circle r="19" fill="var(--ember)" opacity=".13" />
            <path
              d="M0 -12 Q1.3 -1.3 12 0 Q1.3 1.3 0 12 Q-1.3 1.3 -12 0 Q-1.3 -1.3 0 -12Z"
              fill="color-mix(in srgb, var(--ember) 45%, #FFF6E6)"
            />
          </svg>
          {names.length <= 12 && (
            // A breath of night behind the name: the moon may stand there.
            <bdi className="max-w-28 truncate rounded-full px-2 pb-1 bg-[rgb(8_9_13/.44)] text-[15px] leading-[1.35] font-medium text-text shadow-[0_0_7px_5px_rgb(8_9_13/.44)]">
              {names[i]}
            </bdi>
          )}
        </span>
      ))}
    </div>
  )
}
