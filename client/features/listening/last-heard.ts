import * as z from 'zod/mini'

import { readStored, useStoredValue, writeStored } from '../../lib/use-stored-value.ts'

/** Which story this device heard last, and how far. Goes with everything else at sign-out. */
const KEY = 'talewick.lastHeard'

const schema = z.object({ storyId: z.string(), seconds: z.number().check(z.nonnegative()) })
export type LastHeard = z.infer<typeof schema>

export function rememberHeard(heard: LastHeard): void {
  writeStored(KEY, JSON.stringify(heard))
}

/** Where a story was left, in seconds; 0 for any other than the last one. */
export function leftAt(storyId: string): number {
  const heard = parse(readStored(KEY))
  return heard?.storyId === storyId ? heard.seconds : 0
}

export function useLastHeard(): LastHeard | null {
  const [text] = useStoredValue(KEY)
  return parse(text)
}

function parse(text: string | null): LastHeard | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
