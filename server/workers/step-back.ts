import { constants, getPriority, setPriority } from 'node:os'
import process from 'node:process'

const STEP = 5

/**
 * Lets the thread that answers calls go before the one that asks for this, where both want the same core. Elsewhere
 * than on Linux a priority belongs to the whole process, and stays as it is.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEP))
}
