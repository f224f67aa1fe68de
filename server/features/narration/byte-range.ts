/** First and last byte, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * What a `Range` header asks of so many bytes: a range, `'whole'` where there is none or one that we do not speak
 * (several ranges, other units; RFC 9110 lets us ignore them), `'none'` where it lies outside (416).
 */
export function readRange(header: string | null, total: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').replaceAll(/\s/g, ''))
  const [, first = '', last = ''] = match ?? []
  if (match === null || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(total, Number(last))
    return length === 0 ? 'none' : { start: total - length, end: total - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= total) return 'none'
  return { start, end: last === '' ? total - 1 : Math.min(total - 1, Number(last)) }
}
