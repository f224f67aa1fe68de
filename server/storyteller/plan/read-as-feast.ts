import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isEnglishWord } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import { rememberedFor } from '../remembered.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { isToBeHeardFirst, mayHurt, tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** A longer wish says what happened at it, and so does one with a verb: “a dragon who loves Easter”. */
const MOST_WORDS = 5
const IS_MORE =
  /^(?:we|i|he|she|they) | (?:who|that|which) | (?:at|with) (?:mum|mummy|mom|mommy|mama|dad|daddy|papa)\p{L}*|(?:new|other) (?:flat|house|home)/iu

/**
 * “Eid with grandparents”, “Lohri bonfire”: of a feast that is named the story of the feast is told, and none that is only
 * of a visit or of a fire. Null where no feast is named, or where the story that is told is of it already.
 */
export function readAsFeast(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  if (!isPlain(whole) || whole.wish.isQuestion || mayHurt(message) || tellsOfHurt(message)) return null
  const name = feastLeading(message, whole, library) ?? feastAmongFew(message, library)
  if (name === undefined) return null
  const { plot } = nearestOf(whole, library, memory)
  if (plot !== undefined && (plot.isFeast === true || isNamedBy(plot, name))) return null
  return readAsItsName(asked, whole, name, library, memory)
}

/**
 * A long message of which nothing could be told but its words, as the feast that it names: “we lit all the diyas on the
 * balcony tonight for Diwali and Anaya wanted to count every one”. Null where anything in it is to be heard first, and where
 * anything is denied, missed or over.
 */
export function readAsFeastOfMessage(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (whole.wish.isQuestion || whole.brand !== null || !isPlain(whole) || !isPlain(told)) return null
  if (DENIED.test(asked.theme) || isToBeHeardFirst(asked.theme)) return null
  const name = feastNamed(asked.theme, library)
  return name === undefined ? null : readAsItsName(asked, whole, name, library, memory)
}

/** The feast that a message of a few words names. */
function feastAmongFew(message: string, library: StoryLibrary): string | undefined {
  return countWords(message) > MOST_WORDS || IS_MORE.test(message) ? undefined : feastNamed(message, library)
}

/**
 * The feast with which a message of any length begins, all the rest being a part of its evening: “dia de muertos and
 * remembering great-grandpa, who played the guitar”. Where the rest is of a fear, or says what is not, that is the wish.
 */
function feastLeading(message: string, { brand }: Reading, library: StoryLibrary): string | undefined {
  const lower = message.trim().toLowerCase()
  const name = namesThatLead(library).find((feast) => lower.startsWith(feast))
  if (name === undefined || brand !== null) return undefined
  const rest = lower.slice(name.length)
  const isBeside = STANDS_BESIDE.test(rest) && !DENIED.test(rest) && !OF_A_FEAR.test(rest)
  return isBeside && !isToBeHeardFirst(message) ? name : undefined
}

const STANDS_BESIDE = /^(?: and |, | with | - |: )/u
const OF_A_FEAR =
  /(?<!\p{L})(?:scar(?:ed|y|es?)|afraid|fright\p{L}*|worr\p{L}*|nervous|sad|cr(?:y|ied|ies|ying))(?!\p{L})/u

/** The first feast that a message names, in small letters. */
function feastNamed(message: string, library: StoryLibrary): string | undefined {
  const names = namesOfFeasts(library)
  return message
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((word) => names.has(word))
}

/** The message as the name of its feast; null where the story of that is none of a feast. */
function readAsItsName(
  asked: StoryBrief,
  whole: Reading,
  name: string,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const read = readAsPart(asked, whole, name, library, memory)
  return read !== null && nearestOf(read, library, memory).plot?.isFeast === true ? read : null
}

const DENIED =
  /(?<!\p{L})(?:no|not|nothing|never|without|instead|miss(?:ed|es|ing)?|cancell?ed|called off|forgot(?:ten)?|over|after|before|\p{L}+n[’']t|(?:do|did|wo|ca|is|was|does|could|would|have|had|has|are|were)nt)(?!\p{L})/iu

function isNamedBy({ wishes = [] }: ScenePlot, name: string): boolean {
  return wishes.some((wish) => wish.toLowerCase().split(' ').includes(name))
}

/** Of one word that means nothing else: “Eid” and “Onam”, and neither “lanterns” nor who comes at it (“Santa’s reindeer”). */
const namesOfFeasts = rememberedFor(
  (library: StoryLibrary): ReadonlySet<string> =>
    new Set(
      wishesOfFeasts(library).filter((wish) => /^\p{L}{3,}$/u.test(wish) && (!isEnglishWord(wish) || KNOWN.has(wish)))
    )
)

/**
 * What a feast is called, in one word or more, that is no English: of “dia de muertos” as of “Onam” there is one story. The
 * longest first, so that none is taken for the beginning of another.
 */
const namesThatLead = rememberedFor((library: StoryLibrary): readonly string[] =>
  wishesOfFeasts(library)
    .filter((wish) => wish.split(' ').some((word) => /^\p{L}{4,}$/u.test(word) && !isEnglishWord(word)))
    .toSorted((one, other) => other.length - one.length)
)

/** For what the stories of feasts were written, in small letters. */
function wishesOfFeasts({ scenePlots }: StoryLibrary): string[] {
  return scenePlots
    .filter(({ id, isFeast }) => isFeast === true && id !== 'wish-santa')
    .flatMap(({ wishes = [], themes = [] }) => [...wishes, ...themes])
    .map((wish) => wish.toLowerCase())
}

/** The stories of Christmas are of a door, of a market, of who comes by night: none is of whatever else is named. */
const KNOWN: ReadonlySet<string> = new Set(['easter', 'halloween', 'diwali', 'hanukkah', 'passover'])
