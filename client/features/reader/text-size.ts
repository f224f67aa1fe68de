import { useStoredValue } from '../../lib/use-stored-value.ts'

/** Pixels; a parent's arm is long or short, and so is the light. */
export const TEXT_SIZES = [18, 21, 25, 29, 32] as const
const USUAL = 1

/** The story text's size on this device, whether it was chosen, and the steps to its neighbours; null where there is none. */
export function useStoredTextSize() {
  const [stored, store] = useStoredValue('talewick.textSize')
  const known = TEXT_SIZES.findIndex((size) => String(size) === stored)
  const index = known === -1 ? USUAL : known
  const step = (to: number) => {
    const size = TEXT_SIZES[to]
    return size === undefined ? null : () => void store(String(size))
  }
  return {
    isChosen: known !== -1,
    px: TEXT_SIZES[index] ?? TEXT_SIZES[USUAL],
    smaller: step(index - 1),
    larger: step(index + 1)
  }
}
