import * as z from 'zod/mini'

import { IMPORT_LIMITS, type ImportAnswer, type importSchema } from '#shared/import.ts'
import { call } from '../../api/call.ts'

const NOT_OURS = 'This is not a file that was downloaded here'

/** What a file holds is not for this page to judge: the server checks each part. */
type Part = z.input<typeof importSchema>
interface Contents {
  settings: NonNullable<Part['settings']> | null
  familyMembers: NonNullable<Part['familyMembers']>
  stories: NonNullable<Part['stories']>
}

const fileSchema = z.object({
  format: z.literal(1),
  // Files of before the settings were among it have none.
  settings: z._default(z.nullable(z.custom<NonNullable<Part['settings']>>()), null),
  familyMembers: z.array(z.custom<Contents['familyMembers'][number]>()),
  stories: z.array(z.custom<Contents['stories'][number]>())
})

/**
 * Sends an exported file in parts that a request can carry. What arrived stays; the same file again brings the rest.
 * @param onProgress told how much of it is there, from 0 to 1
 * @throws Error with words for a file that is none of ours, and whatever a call throws
 */
export async function importFile(text: string, onProgress: (share: number) => void): Promise<ImportAnswer> {
  const parts = partsOf(text)
  const taken: ImportAnswer = { settings: false, members: 0, stories: 0 }
  for (const [i, body] of parts.entries()) {
    const { settings, members, stories } = await call('importPart', { body })
    taken.settings ||= settings
    taken.members += members
    taken.stories += stories
    onProgress((i + 1) / parts.length)
  }
  return taken
}

/** The settings and the people first, then the stories, as many at a time as fit. */
export function partsOf(text: string): Part[] {
  const file = readFile(text)
  const parts: Part[] = [{ format: 1, settings: file.settings, familyMembers: file.familyMembers }]
  let stories: Contents['stories'] = []
  let bytes = 0
  const close = () => {
    if (stories.length > 0) parts.push({ format: 1, stories })
    stories = []
    bytes = 0
  }
  for (const story of file.stories) {
    const size = new TextEncoder().encode(JSON.stringify(story)).length
    // Half of what is allowed: the rest of a request takes up some room too.
    if (stories.length === IMPORT_LIMITS.stories || bytes + size > IMPORT_LIMITS.bytes / 2) close()
    stories.push(story)
    bytes += size
  }
  close()
  return parts
}

function readFile(text: string): Contents {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Error(NOT_OURS)
  }
  const read = fileSchema.safeParse(parsed)
  if (!read.success) throw new Error(NOT_OURS)
  return read.data
}
