/** §9. */
export const NIGHT_LIGHT_COLORS = [
  { id: 'warm-orange', label: 'Warm orange', hex: '#FF9A3C', cool: false },
  { id: 'soft-red', label: 'Soft red', hex: '#FF5A4A', cool: false },
  { id: 'gentle-blue', label: 'Gentle blue', hex: '#6F9BFF', cool: true },
  { id: 'sky-blue', label: 'Sky blue', hex: '#7CCBFF', cool: true },
  { id: 'mint-green', label: 'Mint green', hex: '#7FE3B8', cool: true },
  { id: 'soft-yellow', label: 'Soft yellow', hex: '#FFD86B', cool: false },
  { id: 'purple', label: 'Purple', hex: '#B48CFF', cool: true },
  { id: 'pink', label: 'Pink', hex: '#FF9EC4', cool: false }
] as const
export type NightLightColor = (typeof NIGHT_LIGHT_COLORS)[number]

export const BRIGHTNESS = { least: 5, most: 80, step: 5, start: 30 } as const

/** Above this share of overlay, secondary text would fall under 4.5:1 against the page. */
const READABLE_MOST = 25

/** Without a touch for this long the interface is not being read: the lamp may come up to the chosen level. */
export const IDLE_AFTER_MS = 8000

/** How long the chosen level is still shown when the slider is let go, and at most while it is held without a move. */
export const SHOWN_AFTER_MS = { letGo: 1500, held: 5000 } as const

/** How strong the overlay is, 0 to 1: capped while the interface is in use, as chosen when it rests or is being chosen. */
export function overlayOpacity(brightness: number, asChosen: boolean): number {
  return (asChosen ? brightness : Math.min(brightness, READABLE_MOST)) / 100
}
