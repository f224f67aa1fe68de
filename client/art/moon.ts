const SYNODIC_MONTH_DAYS = 29.530588853
/** A known new moon (2000-01-06 18:14 UTC). */
const NEW_MOON_MS = Date.UTC(2000, 0, 6, 18, 14)

/** The moon's phase at a moment: 0 new, 0.25 first quarter, 0.5 full. Right to about half a day, which is all an eye sees. */
export function moonPhase(at: Date): number {
  const days = (at.getTime() - NEW_MOON_MS) / 86_400_000
  const phase = (days / SYNODIC_MONTH_DAYS) % 1
  return phase < 0 ? phase + 1 : phase
}

/** How a parent would say it: "A thin moon tonight." */
export function moonWords(phase: number): string {
  if (phase < 0.03 || phase > 0.97) return 'No moon tonight, only stars.'
  if (phase < 0.15 || phase > 0.85) return 'A thin moon tonight.'
  if (phase < 0.32) return 'Half a moon tonight, and growing.'
  if (phase < 0.46) return 'A wide moon tonight, almost whole.'
  if (phase <= 0.54) return 'A full moon tonight.'
  if (phase <= 0.68) return 'A wide moon tonight, a little tired.'
  return 'Half a moon tonight, on its way to sleep.'
}

/** Seen from the south the moon stands on its head. */
export function isSouthern(timeZone: string): boolean {
  return /^(Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Apia)|Australia\/|Antarctica\/|America\/(Argentina|Sao_Paulo|Santiago|Montevideo|Lima|La_Paz|Asuncion)|Africa\/(Johannesburg|Harare|Maputo|Lusaka|Windhoek|Gaborone))/.test(
    timeZone
  )
}

/** The lit part of a moon as an SVG path. The terminator is an ellipse, so a crescent looks as it does outside. */
export function moonPath(cx: number, cy: number, radius: number, phase: number, south: boolean): string {
  const k = Math.cos(phase * 2 * Math.PI)
  const lit = phase < 0.5 ? 1 : -1
  const side = south ? -lit : lit
  const outer = side > 0 ? 1 : 0
  const inner = k > 0 === side > 0 ? 0 : 1
  const top = (cy - radius).toFixed(1)
  const bottom = (cy + radius).toFixed(1)
  return `M${cx} ${top} A${radius} ${radius} 0 0 ${outer} ${cx} ${bottom} A${(Math.abs(k) * radius).toFixed(1)} ${radius} 0 0 ${inner} ${cx} ${top}Z`
}
