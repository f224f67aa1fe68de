/** What a baby does for the first time, and how that is shown by a child or grown-up who has been able to for years. */
export interface BabysFirst {
  /** What it is called: “first steps”. */
  what: string
  /** What the baby did; after its name. */
  did: string
  /** How the hero shows it; after the hero’s name. */
  shown: string
  /** What the one who looks on finds wrong with that; spoken. */
  wrong: string
  /** How the baby does it once more; after its name. */
  more: string
}

const FIRSTS: readonly [asked: RegExp, first: BabysFirst][] = [
  [
    /^(?:steps?|walk)/u,
    {
      what: 'first steps',
      did: 'took two steps and sat down',
      shown: 'took two steps across the rug, and stopped',
      wrong: 'You went where you meant to go',
      more: 'stood up, took three steps to nowhere at all, and sat down'
    }
  ],
  [
    /^tooth|^teeth/u,
    {
      what: 'first tooth',
      did: 'yawned, and there was a tooth in it, as white as a grain of rice',
      shown: 'yawned, and pointed in',
      wrong: 'You’ve got far too many in there. It’s a crowd',
      more: 'yawned again, a good deal wider, and bit the spoon, to show what it was for'
    }
  ],
  [
    /^(?:laugh|giggl)/u,
    {
      what: 'first laugh',
      did: 'looked at a slipper and laughed, three small hiccups of it',
      shown: 'looked at the slipper and laughed',
      wrong: 'You’re only being polite to it',
      more: 'looked at the slipper, and laughed four hiccups, and one that went the wrong way'
    }
  ],
  [
    /^smile/u,
    {
      what: 'first smile',
      did: 'looked up at the lamp and smiled at it, all the way to the ears',
      shown: 'looked up at the lamp and smiled',
      wrong: 'You know it’s a lamp. That’s what is wrong with it',
      more: 'looked past the lamp, and smiled at the lot of them'
    }
  ],
  [
    /^crawl/u,
    {
      what: 'first crawl',
      did: 'crawled to the leg of the table and bumped to a stop',
      shown: 'crawled to the leg of the table',
      wrong: 'You had all your knees going at once. There has to be one that’s forgotten',
      more: 'set off for the same leg, backwards, and got there'
    }
  ],
  [
    /^roll/u,
    {
      what: 'first roll',
      did: 'rolled over, and looked as if the room had done it',
      shown: 'rolled over on the rug',
      wrong: 'You knew that the ceiling was up there',
      more: 'rolled over the other way, and was just as surprised'
    }
  ],
  [
    /^clap/u,
    {
      what: 'first clap',
      did: 'clapped, once, and looked to see where the noise was',
      shown: 'clapped',
      wrong: 'Your hands met. They’ve got to nearly miss',
      more: 'clapped three times, and two of them hit'
    }
  ],
  [
    /^wave/u,
    {
      what: 'first wave',
      did: 'waved at the door, with the hand the wrong way round',
      shown: 'waved at the door',
      wrong: 'You waved at us. It’s done so that you can see it yourself',
      more: 'lifted a hand, and waved it at nobody but the hand'
    }
  ],
  [
    /^st(?:oo|an)d/u,
    {
      what: 'first time of standing up',
      did: 'stood up, held on to nothing, and looked down to see who was holding',
      shown: 'stood in the middle of the rug',
      wrong: 'You aren’t wobbling. A tree wobbles more than that',
      more: 'stood up again, let go of the chair, and wobbled like a jelly that had won'
    }
  ]
]

/** What was said first, where the wish does not say it. */
const USUAL = 'ba'

/** The first of a baby that is meant by “steps”, “tooth”, “laughed”, and of a word by that word; null of any other. */
export function firstsOf(asked: string, word: string = USUAL): BabysFirst | null {
  if (/^(?:word|talk)/u.test(asked))
    return {
      what: 'first word',
      did: `looked at the spoon and said “${word}”`,
      shown: `looked at the spoon and said “${word}”`,
      wrong: 'You said it to us. It’s got to be said to the spoon, and you mustn’t be sure',
      more: `took the spoon away, turned it round, and said “${word}” to the right end of it`
    }
  return FIRSTS.find(([pattern]) => pattern.test(asked))?.[1] ?? null
}
