import { useId } from 'react'

const RIBS = Array.from({ length: 15 }, (_, i) => {
  const t = (i - 7) / 7.6
  const y = 130 + t * 112
  const half = 126 * Math.sqrt(1 - t * t)
  return `M${(132 - half).toFixed(1)} ${y.toFixed(1)} Q132 ${(y + 15 + t * 5).toFixed(1)} ${(132 + half).toFixed(1)} ${y.toFixed(1)}`
}).join(' ')

/**
 * The play button's face: a round paper lantern. `progress` (0 to 1) is the ring around it; it dims with the room's
 * light level by itself.
 */
export function Lantern({
  progress = 0,
  icon,
  className = ''
}: {
  progress?: number
  icon: 'play' | 'pause' | 'wait' | 'none'
  className?: string
}) {
  const id = useId()
  const angle = Math.min(0.9999, Math.max(0, progress)) * Math.PI * 2 - Math.PI / 2
  const end = { x: 132 + 138 * Math.cos(angle), y: 130 + 125 * Math.sin(angle) }
  return (
    <svg
      viewBox="0 0 264 264"
      aria-hidden="true"
      className={`overflow-visible in-data-[light=ember]:brightness-[.55] in-data-[light=ember]:saturate-125 in-data-[light=night]:brightness-[.86] ${className}`}
    >
      <defs>
        <radialGradient id={`${id}p`} cx=".5" cy=".55" r=".6">
          <stop offset="0" stopColor="#FFF4D8" />
          <stop offset=".3" stopColor="#FFE0A3" />
          <stop offset=".68" stopColor="#F5B25C" />
          <stop offset=".9" stopColor="#D98436" />
          <stop offset="1" stopColor="#B8601F" />
        </radialGradient>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5a3c28" />
          <stop offset="1" stopColor="#24150d" />
        </linearGradient>
      </defs>
      <ellipse cx="132" cy="130" rx="138" ry="125" fill="none" stroke="#FFE9C4" strokeOpacity=".2" strokeWidth="3" />
      {progress > 0 && (
        <>
          <path
            d={`M132 5 A138 125 0 ${progress > 0.5 ? 1 : 0} 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
            fill="none"
            stroke="#FFE9C4"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
          <circle cx={end.x.toFixed(1)} cy={end.y.toFixed(1)} r="6.5" fill="#FFF4DE" />
        </>
      )}
      <ellipse cx="132" cy="130" rx="126" ry="113" fill={`url(#${id}p)`} />
      <path d={RIBS} fill="none" stroke="#9A4A14" strokeOpacity=".22" strokeWidth="1.5" />
      <ellipse
        cx="132"
        cy="130"
        rx="125.3"
        ry="112.3"
        fill="none"
        stroke="#FFF0CF"
        strokeOpacity=".35"
        strokeWidth="1.4"
      />
      <path d="M88 26 Q132 36 176 26 L170 12 H94Z" fill={`url(#${id}m)`} />
      <rect x="126" y="-6" width="12" height="20" rx="5" fill="#3a261a" />
      <path d="M90 234 Q132 246 174 234 L168 250 Q132 256 96 250Z" fill={`url(#${id}m)`} />
      <path d="M132 252 v10" stroke="#5a3c28" strokeWidth="3" strokeLinecap="round" />
      {icon === 'play' && (
        <path d="M117 84 L163 112 Q169 117 163 122 L117 150 Q109 154 109 145 V89 Q109 80 117 84z" fill="#47210A" />
      )}
      {icon === 'pause' && (
        <g fill="#47210A">
          <rect x="106" y="82" width="18" height="68" rx="7" />
          <rect x="140" y="82" width="18" height="68" rx="7" />
        </g>
      )}
      {icon === 'wait' && (
        <g fill="#47210A" className="motion-safe:animate-pulse">
          <circle cx="100" cy="117" r="9" />
          <circle cx="132" cy="117" r="9" />
          <circle cx="164" cy="117" r="9" />
        </g>
      )}
    </svg>
  )
}
