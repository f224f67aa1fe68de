import * as z from 'zod/mini'

import { readStored, useStoredValue, writeStored } from '../../lib/use-stored-value.ts'

/** Which story this device heard last, and how far. Goes with everything else at sign-out. */
const KEY = 'talewick.lastHeard'

const schema = z.object({
  storyId: z.string(),
  seconds: z.number().check(z.nonnegative()),
  /** How long the whole story was, and whether a voice of this device read it, which has lengths of its own. */
  total: z.optional(z.number().check(z.positive())),
  isDevice: z.optional(z.boolean())
})
export type LastHeard = z.infer<typeof schema>

export function rememberHeard(heard: LastHeard): void {
  writeStored(KEY, JSON.stringify(heard))
}

/** Where a story was left, in seconds of the one that is opened now; 0 for any other story than the last one. */
export function leftAt(storyId: string, { total, isDevice }: { total: number; isDevice: boolean }): number {
  const heard = parse(readStored(KEY))
  if (heard?.storyId !== storyId) return 0
  const isSameRecording = heard.isDevice !== true && !isDevice
  return isSameRecording || heard.total === undefined ? heard.seconds : (heard.seconds / heard.total) * total
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
