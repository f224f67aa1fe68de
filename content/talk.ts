import type { TalkBank } from './format.ts'
import { childAndBabyTalk } from './talk/child-and-baby.ts'
import { childAndElderTalk } from './talk/child-and-elder.ts'
import { childAndGrownUpTalk } from './talk/child-and-grown-up.ts'
import { childAndPetTalk } from './talk/child-and-pet.ts'
import { grownUpsTalk } from './talk/grown-ups.ts'
import { guestAndChildTalk } from './talk/guest-and-child.ts'
import { siblingTalk } from './talk/siblings.ts'

/** What two of a household say to each other. */
export const talk: TalkBank[] = [
  ...childAndBabyTalk,
  ...childAndElderTalk,
  ...childAndGrownUpTalk,
  ...childAndPetTalk,
  ...grownUpsTalk,
  ...guestAndChildTalk,
  ...siblingTalk
]
