import type { ByteRange } from '#server/providers/audio-store/audio-store.ts'

/**
 * What a `Range` header asks for: a range, or null for the whole where there is none or one that we do not speak (several
 * ranges, other units; RFC 9110 lets us ignore them). Whether it lies inside is known once the recording is open.
 */
export function readRange(header: string | null): ByteRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').replaceAll(/\s/g, ''))
  const [, first = '', last = ''] = match ?? []
  if (match === null || (first === '' && last === '')) return null
  if (first === '') return { last: Number(last) }
  if (last === '') return { start: Number(first) }
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) }
}
