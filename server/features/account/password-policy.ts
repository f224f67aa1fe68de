import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** OWASP ASVS 5.0, 6.2.1: the specification itself asks for six. */
const LEAST = 8
const TOO_SHORT = `Password must be at least ${LEAST} characters`
const TOO_COMMON = 'This is one of the passwords that are guessed first. A short sentence of your own is a good one.'
/** What this product makes everybody think of. */
const OBVIOUS = ['bedtime', 'bedtimestory', 'bedtimestories', 'goodnight', 'sleeptight']

/**
 * Refuses a new password that is easily guessed. Under `spec` that is the e-mail address alone, the one password that
 * everybody knows. Under `asvs` also one of fewer than eight characters, one of the fifty thousand commonest, and one that
 * is the product's name, the first half of the address or the like, whatever figures and signs stand around it.
 * @throws AppError('invalid') naming `field`
 */
export async function refuseWeakPassword(
  { passwordPolicy, brand }: Pick<AppContext['config'], 'passwordPolicy' | 'brand'>,
  { password, email, field }: { password: string; email: string; field: string }
): Promise<void> {
  const refuse = (message: string): never => {
    throw new AppError('invalid', message, { issues: [{ path: field, message }] })
  }
  const lower = password.toLowerCase()
  if (lower === email) refuse('Please choose a password that is not your e-mail address')
  if (passwordPolicy === 'spec') return
  // As the code points that a person counts.
  if ([...password].length < LEAST) refuse(TOO_SHORT)
  const letters = lettersOf(lower)
  const known = [brand.name, email.split('@', 1)[0] ?? '', ...OBVIOUS].map(lettersOf)
  if (letters !== '' && known.includes(letters))
    refuse('Please choose a password that cannot be guessed from your name or ours')
  if ((await commonPasswords()).has(lower)) refuse(TOO_COMMON)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}

let common: Promise<ReadonlySet<string>> | null = null

/** Loaded with the first new password, and only where it is asked for: four megabytes. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
  )
  return await common
}
