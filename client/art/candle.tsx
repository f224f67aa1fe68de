import { useId } from 'react'

/**
 * Length is a candle. `height` is what is left of it, 0 to 1; a lit one has a flame, and one that has just gone out a
 * thin line of smoke.
 */
export function Candle({ height, lit, className = '' }: { height: number; lit: boolean; className?: string }) {
  const id = useId()
  const wax = 10 + Math.min(1, Math.max(0, height)) * 52
  const top = 92 - wax
  return (
    <svg viewBox="0 0 110 108" aria-hidden="true" className={`overflow-visible ${className}`}>
      <defs>
        <linearGradient id={`${id}w`} x1="0" x2="1">
          <stop offset="0" stopColor="#F1DFC2" />
          <stop offset=".45" stopColor="#DCC29B" />
          <stop offset="1" stopColor="#A4845D" />
        </linearGradient>
        {/* It fades to nothing before its rim: wherever the candle stands, there is no edge of light. */}
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="var(--ember)" stopOpacity=".42" />
          <stop offset=".4" stopColor="var(--ember)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="55" cy="93" rx="30" ry="6" fill="#17110d" />
      <g opacity={lit ? 1 : 0.55}>
        <path
          d={`M41 ${top + 5} Q41 ${top} 48 ${top + 1} Q55 ${top + 3} 62 ${top} Q69 ${top - 1} 69 ${top + 6} V92 H41Z`}
          fill={`url(#${id}w)`}
        />
        {wax > 24 && <path d={`M63 ${top + 2} v${wax * 0.3} a3 3 0 0 0 6 0 v-${wax * 0.22}z`} fill="#F6E7CD" />}
        <path d={`M55 ${top + 2} q1 -5 0 -8`} stroke="#4a3626" strokeWidth="2" strokeLinecap="round" fill="none" />
      </g>
      {lit && (
        <g className="origin-bottom">
          <circle cx="55" cy={top - 12} r="38" fill={`url(#${id}g)`} />
          <path
            d={`M55 ${top - 27} c1.5 6 6.4 9.6 6.4 15.6 a6.4 6.4 0 0 1 -12.8 0 c0 -6 4.9 -9.6 6.4 -15.6Z`}
            fill="#F9C877"
          />
          <path d={`M55 ${top - 17} c.8 3 3 4.4 3 7.4 a3 3 0 0 1 -6 0 c0 -3 2.2 -4.4 3 -7.4Z`} fill="#FFF3D6" />
        </g>
      )}
    </svg>
  )
}
