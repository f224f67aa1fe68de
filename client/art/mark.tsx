import { useId } from 'react'

/** The product's mark: a flame whose inner cut is a crescent moon. */
export function Mark({ size = 30 }: { size?: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FBD9A0" />
          <stop offset="1" stopColor="#EC9E45" />
        </linearGradient>
        <mask id={`${id}m`}>
          <rect width="32" height="32" fill="#fff" />
          <circle cx="20.6" cy="18" r="7.4" fill="#000" />
        </mask>
      </defs>
      <path
        mask={`url(#${id}m)`}
        d="M16.6 1.6 C17.4 7.6 27 12.2 27 20.2 A11 10.8 0 0 1 5 20.2 C5 12.6 13.4 9.4 16.6 1.6Z"
        fill={`url(#${id}g)`}
      />
      <circle cx="20.8" cy="18.6" r="1.7" fill="#FBD9A0" />
    </svg>
  )
}
