import type { Register } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { WISH_LIMIT } from '#shared/story.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { withSubject } from '../language/left-out-subject.ts'
import { questionAsWritten } from '../language/question-as-typed.ts'
import { readRelationship } from '../language/relationships.ts'
import { saidSubject } from '../language/sentence-case.ts'
import type { Memory } from '../memory.ts'
import { askedAtLast } from '../message/asked-at-last.ts'
import { askedFor } from '../message/asked-for.ts'
import { withItsArticle } from '../message/bare-subject.ts'
import { withoutFondness } from '../message/fond-of.ts'
import { namedSubject } from '../message/named-subject.ts'
import { withPetsName } from '../message/pets-name.ts'
import { withoutDictation, withoutPreamble } from '../message/preamble.ts'
import { asMeant } from '../message/spelling.ts'
import { brandIn, type BrandInWish, readBrands, toldOfAnybody } from '../message/theme-words.ts'
import { withoutCapitals, withoutNoise } from '../message/typed-noise.ts'
import { rememberedFor } from '../remembered.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { cleanPhrase } from '../safety/normalise.ts'
import { hurtfulTest } from '../sorrow/grief-words.ts'
import { readGrieved } from '../sorrow/grieved.ts'
import { readSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { tokensOf } from '../text-measures.ts'
import { packWithLore, type WishLore } from '../wish-lore.ts'
import type { KinMember } from '../wish/deeds/wish-kin.ts'
import { partsOfWish, type WishParts } from '../wish/kinds/wish-parts.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { withoutRide } from '../wish/ride-of-wish.ts'
import { saidOfDay } from '../wish/said-of-day.ts'
import { saidOfVisitor } from '../wish/said-of-visitor.ts'
import { saidPlainly } from '../wish/said-plainly.ts'
import { tersely } from '../wish/terse-wish.ts'
import { isWishOfOwn, readTheme, type ThemeReading } from '../wish/theme.ts'
import { readWish } from '../wish/wish.ts'
import { chooseHero, listenerAge, readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'
import { withoutHurtful } from './pastimes.ts'
import { withKindsOfWish } from './pets-of-wish.ts'
import { withPronounsOfWish } from './pronouns-of-wish.ts'
import { withSmallHeroes } from './small-hero.ts'
import type { CastMember } from './story-plan.ts'

/** What does not change from one candidate to the next. */
export interface Reading {
  /** Its wish is read as it was meant: spelt rightly, and of “a puppy” where another family’s puppy was named. */
  request: StoryBrief
  /** The wish as the family typed it. */
  typed: string
  /** Who stood before what it is about (“Amara and the talking drum”); null where no name did. */
  named: readonly string[] | null
  /** Another author’s creation in it, and what is heard of what is free of that. */
  brand: (BrandInWish & { theme: ThemeReading }) | null
  cast: readonly CastMember[]
  hero: CastMember
  theme: ThemeReading
  wish: Wish
  register: Register
  listenerAge: number
  /** Of a sorrow, whether a line meets whom or what it speaks of; null of any other wish. */
  hurts: ((text: string) => boolean) | null
  collides: (text: string) => boolean
  /** What the family does not want to hear of, as typed and in small letters: “monsters”. */
  refused: readonly string[]
  /** The story, by its id, that is nearest to it of all that were written for another wish, where none was for this one. */
  written?: string
  /** No story that was written for one wish tells it, but one of those in which what any wish says happens. */
  isOfAnyWish?: true
  /** Of the stories of this wish tell the nearest that has room for all of it. */
  isTight?: true
  /** Say in a sentence what is told beside the story. */
  isTerse?: true
  /** Tell it by the plot, the turn and the refrain that take the fewest words. */
  isSpare: boolean
  /** Whether a model has said what there is to know of the wish: then it is told with just that. */
  hasLore: boolean
}

/**
 * How much of a request there is room for: all; all, with a deed that is said often in its fewest words; the same without the
 * hobbies of all but the hero; all, sparely told and by no story of the wish; or the beginnings of long names and wishes.
 */
export type Room = 'ample' | 'terse' | 'bare' | 'spare' | 'brief'

/** Words for which a story was written, so that no Hanuman is taken for a handyman. */
export const wordsOfWishes = rememberedFor(
  ({ scenePlots }: StoryLibrary): ReadonlySet<string> =>
    new Set(
      scenePlots.flatMap(({ wishes = [], nouns = [] }) =>
        [...wishes, ...nouns].flatMap((wish) => wish.toLowerCase().split(/[^\p{L}]+/u))
      )
    )
)

/** Whether a story was written for a character of this name and what else the wish says. */
function isToldIn({ scenePlots }: StoryLibrary): (name: string, wish: string) => boolean {
  return (name, wish) => {
    const said = new Set(tokensOf(wish))
    return scenePlots.some(({ wishes = [] }) =>
      wishes.some((each) => {
        const words = tokensOf(each)
        return words.includes(name) && words.every((word) => said.has(word))
      })
    )
  }
}

/** With who did it where that was left out; a sorrow stays as it was typed. */
function asSaidOfThem(wished: string): string {
  return readSorrow(wished) === null ? withSubject(wished) : wished
}

/** Understands a normalised request; with less `room` when ten people and their wishes have left none for a story. */
export function readRequest(
  asked: StoryBrief,
  library: StoryLibrary,
  memory: Memory,
  room: Room = 'ample',
  lore: WishLore | null = null
): Reading {
  return inRoom(readWhole(asked, library, memory, room === 'brief', lore), room)
}

/** The same request where there is less room for it; only the beginnings of long names and wishes are read anew. */
export function inRoom(reading: Reading, room: Room): Reading {
  const { wish } = reading
  if (room === 'terse') return { ...reading, wish: { ...wish, says: tersely(wish.says) }, isTerse: true }
  if (room === 'bare') {
    const cast = reading.cast.map((member) => (member === reading.hero ? member : { ...member, pastimes: [] }))
    return { ...inRoom(reading, 'terse'), cast, isTight: true }
  }
  return room === 'spare' ? { ...reading, isSpare: true } : reading
}

function keepsAnimals({ characters }: StoryBrief): boolean {
  return characters.some(
    ({ relationship }) =>
      // “Labrador” is no relationship.
      readRelationship(relationship).standing === 'pet' || PET_WORDS.includes(relationship.toLowerCase())
  )
}

function readWhole(
  asked: StoryBrief,
  library: StoryLibrary,
  memory: Memory,
  brief: boolean,
  lore: WishLore | null
): Reading {
  // What comes after reads the wish as it was meant: a misspelt word chooses no plot, is printed nowhere and is no name.
  const names = asked.characters.map(({ name }) => name)
  const ordered = askedAtLast(withoutCapitals(questionAsWritten(withoutNoise(withoutDictation(asked.theme)))))
  const { wish: typed, refused } = askedFor(
    asMeant(withPetsName(toldOfAnybody(ordered, names), names), library.themes, names, wordsOfWishes(library))
  )
  const wished = readSorrow(typed) === null ? plainlyWished(typed, names, library) : typed
  const brand = brandIn(withoutPreamble(ordered), names)
  const named = brand === null ? namedSubject(withoutPreamble(wished), isToldIn(library)) : null
  const request = {
    ...asked,
    characters: withKindsOfWish(asked.characters, asked.message ?? asked.theme),
    theme: withItsArticle(named?.subject ?? asSaidOfThem(wished), keepsAnimals(asked))
  }
  const everyone = withSmallHeroes(
    withPronounsOfWish(readCast(request, library, brief), asked.message ?? asked.theme),
    request
  )
  const chosen = chooseHero(everyone, { wish: asked.message ?? typed, ledAge: memory.ledAge })
  const age = listenerAge(everyone)
  // “My little brother” is a child’s; of a grandmother or a dog he is only the little brother.
  const owner = chosen.age < 18 && chosen.nature !== 'animal' ? chosen.called : ''
  const read = brief ? briefTheme(request.theme, library, owner) : readTheme(request.theme, library, owner)
  const known = read.kind === 'open' ? lore : null
  const theme = known === null ? read : withLore(read, known)
  const hurts = theme.kind === 'comfort' ? hurtfulTest(request.theme) : null
  const cast = hurts ? withoutHurtful(everyone, hurts) : everyone
  const hero = cast[everyone.indexOf(chosen)] ?? chosen
  const collides = collisionTest(cast, hurts, refused)
  const said = withoutPreamble(request.theme)
  const wish = readWish(said, theme, known, {
    teller: hero,
    pets: cast.filter(({ nature }) => nature === 'animal'),
    family: familyOf(request, { cast, hero }),
    parts: partsOf(request.theme, theme, collides),
    grieved:
      theme.kind === 'comfort'
        ? // As it was typed: a name that was taken for a misspelt word would be a wrong name.
          readGrieved(withoutPreamble(asked.theme), theme.sorrow ?? null, theme.misses === true, request.characters)
        : null
  })
  return {
    request,
    typed: asked.theme,
    named: named?.names ?? null,
    brand: brand && { ...brand, theme: readTheme(brand.concept, library, owner) },
    cast,
    hero,
    theme,
    wish,
    register: age <= 6 ? 'young' : 'older',
    listenerAge: age,
    hurts,
    collides,
    refused,
    isSpare: brief,
    hasLore: known !== null
  }
}

/** All of a message with its words spelt as they were meant, of which nothing is taken for a preamble or cut. */
export function speltWhole({ theme, characters }: StoryBrief, library: StoryLibrary): string {
  const names = characters.map(({ name }) => name)
  return asMeant(withoutNoise(theme), library.themes, names, wordsOfWishes(library))
}

/** Those who are there tonight, as a wish can speak of them. */
export function familyOf({ characters }: StoryBrief, { cast, hero }: Pick<Reading, 'cast' | 'hero'>): KinMember[] {
  return cast.map((member) => ({
    called: member.called,
    relationship: characters[member.index]?.relationship ?? '',
    gender: member.pronouns,
    isChild: member.role === 'child' || member.role === 'teen' || member.role === 'baby',
    speaks: member.speaks,
    isHero: member === hero
  }))
}

/** Without what is said of the asking and of the going: a ride on a camel is a camel, where no story was written for the ride. */
function plainlyWished(typed: string, names: readonly string[], library: StoryLibrary): string {
  const said = saidPlainly(withoutFondness(typed, names), names)
  // “A flying elephant” has a story of its own.
  const plain = isWishOfOwn(said, library) ? said : saidOfVisitor(saidOfDay(said))
  return isWishOfOwn(plain, library) ? plain : withoutRide(plain)
}

/** The wish taken apart; a sorrow is not played with, and what a brand is called is not said. */
function partsOf(typed: string, { kind }: ThemeReading, collides: (text: string) => boolean): WishParts | null {
  if (kind === 'comfort' || kind === 'adventure') return null
  const subject = cleanPhrase(withoutPreamble(typed), WISH_LIMIT)
  return readBrands(subject) ? null : partsOfWish(saidSubject(subject), collides)
}

/** What is known of an open wish is recognised by the words of the wish itself, too. */
function withLore(theme: ThemeReading, lore: WishLore): ThemeReading {
  const words = tokensOf(theme.label).filter((word) => word.length > 3 && !FUNCTION_WORDS.has(word))
  return { ...theme, packs: theme.packs.map((pack) => packWithLore(pack, lore, words)) }
}

/** An open wish of more words is named by its first ones. */
const MOST_WORDS_OF_WISH = 5

/** Of two concepts the first is met; the wish is still said in the family’s own words. */
function briefTheme(typed: string, library: StoryLibrary, owner: string): ThemeReading {
  const read = readTheme(typed, library, owner)
  const words = read.label.split(' ')
  const theme =
    read.kind === 'open' && words.length > MOST_WORDS_OF_WISH
      ? readTheme(words.slice(0, MOST_WORDS_OF_WISH).join(' '), library)
      : read
  return theme.kind === 'blend' ? { ...theme, kind: 'known', packs: theme.packs.slice(0, 1) } : theme
}
