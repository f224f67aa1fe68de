import { BRAND, type Brand } from '#shared/brand.ts'
import { readMeta } from './lib/read-meta.ts'

/** The brand as this server names it; the page's own defaults where it says nothing. */
export const brand: Brand = { ...BRAND, ...given() }

function given(): Partial<Brand> {
  const text = readMeta('brand')
  if (text === null) return {}
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}
