/** Crockford's base 32: nothing in it is mistaken for anything else, read aloud or typed by a tired hand. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Eighty bits as four groups of four letters and digits: `x7kd-…`. */
export function newOneTimePassword(random: { bytes(size: number): Uint8Array }): string {
  const letters = Array.from(random.bytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return grouped(letters)
}

/**
 * What was typed, as it was handed out: upper case, missing hyphens, an O for a zero and blanks around it are forgiven.
 * @returns null for anything that cannot be a one-time password
 */
export function readOneTimePassword(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  const isOne = letters.length === GROUPS * GROUP_LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return isOne ? grouped(letters) : null
}

/** By which the one row is found that is worth checking; the other groups are kept as a hash only. */
export function firstGroup(password: string): string {
  return password.slice(0, GROUP_LENGTH)
}

function grouped(letters: string): string {
  return Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH)).join('-')
}
