import type { TalkBank } from './format.ts'
import { siblingTalk } from './talk/siblings.ts'

/** What two of a household say to each other. */
export const talk: TalkBank[] = [...siblingTalk]
