/** Long after whatever was given the address has read it. */
const SURELY_READ_MS = 60_000

/** Lets go of an object URL that the browser itself may be about to read: it says nowhere when it has. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), SURELY_READ_MS)
}
