import type { Nature, Role } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { capital } from '../capital.ts'
import { animalWords } from '../language/animal-kinds.ts'
import type { Pronouns } from '../language/pronouns.ts'
import { readRelationship, type Kinship } from '../language/relationships.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import type { RequestedCharacter, StoryBrief } from '../story-brief.ts'
import { countWords, mentionPattern } from '../text-measures.ts'
import { canCarry, capabilitiesOf } from './capabilities.ts'
import { readManner, readPastime } from './pastimes.ts'
import type { CastMember } from './story-plan.ts'
import { kinWords, termsOfAddress } from './terms-of-address.ts'

const MOST_WORDS_OF_HOBBY = 4

/**
 * Everybody who was chosen, as the story needs to know them, in the order of the request. With `brief`, long names are
 * called by one or two of their words, and hobbies that are whole sentences are left out: ten people with six names each
 * leave no room for a story.
 */
export function readCast(request: StoryBrief, library: StoryLibrary, brief = false): CastMember[] {
  const wanted = new Set(request.interests.map((interest) => interest.toLowerCase()))
  const names = request.characters.map(({ name }) => name)
  const roles = request.characters.map((character) => roleOf(character, readRelationship(character.relationship)))
  const cast = request.characters.map((character, index): CastMember => {
    const kinship = readRelationship(character.relationship)
    const role = roles[index] ?? 'child'
    const nature = natureOf(character, role)
    // Of the first two hobbies, one that the form put forward leads; the hero’s first stays first (`hero` sees to it).
    const pastimes = character.hobbies
      .map((hobby) => readPastime(hobby, library, nature))
      .filter(({ noun }) => !brief || countWords(noun) <= MOST_WORDS_OF_HOBBY)
    const [first, second] = pastimes
    if (
      index > 0 &&
      first &&
      second &&
      wanted.has(second.typed.toLowerCase()) &&
      !wanted.has(first.typed.toLowerCase())
    ) {
      pastimes.splice(0, 2, second, first)
    }
    return {
      index,
      name: character.name,
      called: brief ? calledBriefly(index, names) : calledBy(character.name),
      age: character.age,
      role,
      isGuest: character.isGuest,
      ...(FROM_OUTSIDE.test(character.relationship.trim()) ? { isFromOutside: true as const } : {}),
      ...kindOf(character, nature),
      nature,
      speaks: nature === null || (role === 'fantastic' && nature === 'animal'),
      able: capabilitiesOf(
        character,
        role,
        nature,
        roles.some((each, at) => at !== index && canCarry(each))
      ),
      pronouns: pronounsOf(character, kinship),
      pastimes,
      manners: character.traits.map((trait) => readManner(trait, library))
    }
  })
  return withTermsOfAddress(tellApart(nameTheNameless(cast, request.characters)), request)
}

/** Who puts no child to bed where one of the family is there. */
const FROM_OUTSIDE =
  /^(?:(?:my|our|his|her|the|a|head|class|school|bus|van|taxi|piano|swimming|football|best|old|family) )*(?:teacher|headteacher|neighbou?r|doctor|nurse|coach|friend|classmate|driver|conductor|librarian|baker|postman|shopkeeper)$/iu

function withTermsOfAddress(cast: CastMember[], { characters }: StoryBrief): CastMember[] {
  const household = cast.map((member) => ({
    ...member,
    relationship: characters[member.index]?.relationship ?? ''
  }))
  const terms = termsOfAddress(household)
  const kin = kinWords(household, terms)
  return cast.map((member, at) => {
    const [term, word] = [terms[at] ?? null, kin[at] ?? null]
    return {
      ...member,
      ...(term === null ? {} : { byChildren: term }),
      ...(word === null ? {} : { kin: word })
    }
  })
}

/** Whom a family is used to hearing of: the wish may name one, and who led lately lets others lead. */
export interface Turns {
  wish: string
  ledAge: (name: string) => number
}

/**
 * The child whom the wish names; else, of the children of 3 to 12 who live here, the one who led longest ago, the first
 * chosen before the others; else the youngest child or teenager; else the member who was chosen first.
 */
export function chooseHero(cast: readonly CastMember[], turns: Turns | null = null): CastMember {
  const able = cast.filter(
    (member) => (member.role === 'child' || member.role === 'teen') && member.age >= 3 && member.age <= 12
  )
  const named = turns && able.find((member) => mentionPattern(member.name, 'iu').test(turns.wish))
  if (named) return named
  const own = able.filter((member) => !member.isGuest)
  if (turns && own.length > 1) {
    const all = childrenMeant(own, turns.wish)
    // No bossy nine-year-old has her first day at nursery.
    const meant = OF_THE_SMALL.test(turns.wish)
      ? all.filter(({ age }) => age === Math.min(...all.map((each) => each.age)))
      : all
    return (
      (OF_THE_BIG.test(turns.wish) ? eldestOf(meant) : smallBesideWise(meant, cast, turns.ledAge)) ??
      ledLongestAgo(meant, turns.ledAge)
    )
  }
  const children = cast.filter((member) => member.role === 'child' || member.role === 'teen')
  const youngest = [...children].sort((a, b) => a.age - b.age || a.index - b.index)[0]
  const hero = children.find((member) => member.age >= 3 && member.age <= 12) ?? youngest ?? cast[0]
  if (!hero) throw new RangeError('a story needs somebody')
  return hero
}

/** What only the small do; a potty pirate is of a tale. */
const OF_THE_SMALL =
  /^(?!(?:an?|the|two|three|some) (?!(?:new |first )?(?:big|own) ))(?!.*\bbabys[ai]t)(?=.*\b(?:nursery|pre-?school|kindergarten|kindy|playgroup|daycare|dumm(?:y|ies)|pacifier|potty|nappy|nappies|diapers?|big (?:girl |boy |kid )?bed|cot|stabili[sz]ers|training wheels|armbands)\b)/iu
/** And what only the bigger do. */
const OF_THE_BIG =
  /\b(?:babysat|babysits?|babysitting|homework|spelling|times tables?|maths?|exams?|sats|chess|year (?:two|three|four|five|six|\d)|grade|sleepover camp|secondary|big school|piano (?:exam|lesson)|essay|presentation)\b/iu
/** From so many years on a child can be the one who knows how things are, beside the hero. */
export const WISE_FROM = 6
/** The one who is old enough leads again after so many stories that a small one has led. */
const LED_BY_THE_SMALL = 2

/** The one of them who led longest ago, or never; of several the first. */
function ledLongestAgo(children: readonly CastMember[], ledAge: Turns['ledAge']): CastMember {
  return children.reduce((best, each) => (ledAge(each.name) > ledAge(best.name) ? each : best))
}

function eldestOf(children: readonly CastMember[]): CastMember | null {
  return children.toSorted((one, other) => other.age - one.age)[0] ?? null
}

/**
 * Of children of whom only one can know things, in a cast without another who does, a small one: in two stories of three the
 * other is beside him, and no four-year-old explains to a sister of six how a moth finds its way. Null of any others.
 */
function smallBesideWise(
  meant: readonly CastMember[],
  cast: readonly CastMember[],
  ledAge: Turns['ledAge']
): CastMember | null {
  const [wise, ...others] = cast.filter(({ speaks, age }) => speaks && age >= WISE_FROM)
  if (wise === undefined || others.length > 0 || !meant.includes(wise)) return null
  const small = meant.filter((member) => member !== wise)
  if (small.length === 0) return null
  const isTurnOfWise = small.some(({ name }) => ledAge(name) !== Infinity) && ledAge(wise.name) >= LED_BY_THE_SMALL
  return isTurnOfWise ? wise : ledLongestAgo(small, ledAge)
}

/** “He learned to whistle today”, “a night in hospital for her tonsils”. */
const OF_ONE_CHILD =
  /^(?:(?:an?|one|the) (?:night|day) (?:in|at) (?:the )?hospital for |(?:(?:my|our|great|old|uncle|auntie|aunt) ){0,2}\p{L}+ (?:taught|showed|let|gave|helped|took|told|made|bought|read|sang|sent|brought|came to (?:watch|see)|plays? with|played with|built|baked with) )?(?<own>he|she|his|her|him)(?![\p{L}])/iu

/** “Doesn’t want to sleep in his new bed”, “worried nobody will play with him”: who it is was left out. */
const OF_NO_SUBJECT =
  /^(?:(?:very|so|really|a bit|still) )*(?:doesn[’']?t|does not|won[’']?t|can[’']?t|wants?|worried|scared|afraid|nervous|fought|fights|lost|refuse[sd]|hate[sd]?|love[sd]?|like[sd]?|learn(?:ed|t|ing)|got|has|fell|broke|start(?:s|ed|ing)|cried|upset|cross|sad|proud|excited|keeps?)(?: (?:to|of|about|with|in|at|on|from|by|over|off|nobody|no one|will|play|playing|sleep|sleeping|go|going|share|sharing|eat|wear|wearing|leave|leaving|use|using|brush|ride|riding|tidy|stay|be|being|because|that|when|not|want|losing))* (?<own>his|her|him|he|she)(?!\p{L})/iu

/**
 * Of whom of the children the wish can be, all of them where it does not say: “he learned to whistle” is about a boy, and
 * “my sister ate my egg” is told by a child who has one.
 */
function childrenMeant(own: readonly CastMember[], wish: string): readonly CastMember[] {
  const alone = (OF_ONE_CHILD.exec(wish) ?? OF_NO_SUBJECT.exec(wish))?.groups?.['own']?.toLowerCase()
  if (alone !== undefined) {
    const meant = own.filter(({ pronouns }) => pronouns === (/^h(?:e|is|im)$/u.test(alone) ? 'he' : 'she'))
    if (meant.length > 0) return meant
  }
  const said = /\bmy (?:(?:big|little|older|younger|twin|baby) )?(?<kin>sister|brother)\b/iu.exec(wish)?.groups?.['kin']
  if (said === undefined) return own
  const asked = said.toLowerCase() === 'sister' ? 'she' : 'he'
  const having = own.filter((member) => own.some((other) => other !== member && other.pronouns === asked))
  return having.length > 0 ? having : own
}

/** Whose ears it is written for: the youngest child’s, else the youngest teenager’s, a baby’s, a seven-year-old’s. */
export function listenerAge(cast: readonly CastMember[]): number {
  for (const role of ['child', 'teen'] as const) {
    const ages = cast.filter((member) => member.role === role).map((member) => member.age)
    if (ages.length > 0) return Math.min(...ages)
  }
  const ages = cast.filter((member) => member.role === 'baby').map((member) => member.age)
  return ages.length > 0 ? Math.min(...ages) : 7
}

function calledBy(name: string): string {
  return FUNCTION_WORDS.has(name) ? capital(name) : name
}

/** As few of its words as no other answers to: the first, the first two, the last. */
function calledBriefly(index: number, names: readonly string[]): string {
  const name = names[index] ?? ''
  if (countWords(name) <= 2) return calledBy(name)
  const shorter = [(words: string[]) => words.slice(0, 1), (words: string[]) => words.slice(0, 2), lastOf]
    .map((cut) => names.map((each) => cut(wordsOf(each)).join(' ')))
    .find((cuts) => cuts.filter((each) => each.toLowerCase() === cuts[index]?.toLowerCase()).length === 1)
  return calledBy(shorter?.[index] ?? wordsOf(name)[0] ?? name)
}

function wordsOf(name: string): string[] {
  return name.split(' ').filter((word) => countWords(word) > 0)
}

function lastOf(words: string[]): string[] {
  return words.slice(-1)
}

const ANIMALS =
  'cat dog rabbit bunny bear panda fox lion tiger monkey elephant giraffe penguin owl unicorn dragon'.split(' ')
const FANTASTIC_ANIMALS = ['unicorn', 'dragon']
const FANTASTIC = 'princess prince fairy wizard mermaid angel genie vampire elf superhero ninja'.split(' ')

function roleOf({ age, avatar }: RequestedCharacter, { standing }: Kinship): Role {
  const face = avatar ?? ''
  if (standing === 'elder' || standing === 'grown-up') return standing
  if (standing === 'pet') return FANTASTIC_ANIMALS.includes(face) ? 'fantastic' : 'animal'
  if (standing === 'toy') return 'fantastic'
  if (standing === null && FANTASTIC_ANIMALS.includes(face)) return 'fantastic'
  if (standing === null && ANIMALS.includes(face)) return 'animal'
  if (standing === null && FANTASTIC.includes(face) && age > 12) return 'fantastic'
  if (face.startsWith('elder_') || face.startsWith('grand')) return 'elder'
  if (age < 2 || (age === 2 && face.startsWith('baby'))) {
    // Age 0 also stands for "not a number": a face that is clearly grown says more.
    if (/^(?:man|woman)(?:_|$)/u.test(face)) return 'grown-up'
    if (face.startsWith('teen')) return 'teen'
    return 'baby'
  }
  if (age <= 12) return 'child'
  if (age <= 17) return 'teen'
  return age < 65 ? 'grown-up' : 'elder'
}

function natureOf({ avatar, relationship }: RequestedCharacter, role: Role): Nature | null {
  if (role === 'animal') return 'animal'
  if (role === 'baby') return 'baby'
  // A dragon has no fingers, whatever it can say; a toy or a fairy has.
  const beast = FANTASTIC_ANIMALS.includes(avatar ?? '') || /\b(?:dragon|unicorn)\b/iu.test(relationship)
  return role === 'fantastic' && beast ? 'animal' : null
}

/** “Cat”, but no “pet” and no “our fluffy one”. */
function kindOf({ relationship }: RequestedCharacter, nature: Nature | null): Pick<CastMember, 'kind'> {
  const word = relationship.trim().toLowerCase()
  return nature === 'animal' && /^[a-z]{3,12}(?: pig)?$/u.test(word) && animalWords.has(word.replace(' ', '-'))
    ? { kind: word }
    : {}
}

const FACES_OF_GIRLS = /^(?:girl|woman|elder_woman|teen_girl|grandma|princess|mermaid)(?:_|$)/u
const FACES_OF_BOYS = /^(?:boy|man|elder_man|teen_boy|grandpa|prince)(?:_|$)/u

function pronounsOf({ avatar, name }: RequestedCharacter, { standing, gender }: Kinship): Pronouns | null {
  if (gender) return gender
  // “Lola Cora”, of whom no more is said than that she is a grandparent.
  const title = standing === 'elder' || standing === 'grown-up' ? readRelationship(name.split(' ')[0] ?? '') : null
  if (title?.gender && title.standing === standing) return title.gender
  const face = avatar ?? ''
  if (FACES_OF_GIRLS.test(face)) return 'she'
  if (FACES_OF_BOYS.test(face)) return 'he'
  return null
}

function nameTheNameless(cast: CastMember[], characters: readonly RequestedCharacter[]): CastMember[] {
  return cast.map((member, at) => {
    if (member.name !== '') return member
    const relationship = characters[at]?.relationship ?? ''
    const word = readRelationship(relationship).standing ? /^[A-Za-z]{2,20}$/u.exec(relationship)?.[0] : undefined
    const byRole: Record<Role, string> = {
      child: 'Little One',
      teen: 'Big One',
      'grown-up': 'Kind One',
      elder: 'Old One',
      baby: 'Tiny One',
      animal: 'Furry One',
      fantastic: 'Strange One',
      guest: 'Little One'
    }
    const called = word ? capital(word.toLowerCase()) : byRole[member.role]
    return { ...member, name: called, called }
  })
}

/** Two Bens are told apart the way a family does it: by what they are, else by size, else by number. */
function tellApart(cast: CastMember[]): CastMember[] {
  const groups = Map.groupBy(cast, (member) => member.called.toLowerCase())
  const called = new Map<CastMember, string>()
  for (const group of groups.values()) {
    if (group.length === 1) continue
    const hero = group.includes(chooseHero(cast)) ? chooseHero(cast) : group[0]
    const taken = new Set<string>()
    for (const member of group) {
      if (member === hero || !hero) continue
      const options = [
        ...(member.role !== hero.role || member.role === 'elder' ? nicknames(member) : []),
        member.age < hero.age ? `little ${member.called}` : `big ${member.called}`,
        `the other ${member.called}`,
        ...['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
          (which) => `${member.called} the ${which}`
        )
      ]
      const free = options.find((option) => !taken.has(option)) ?? member.called
      taken.add(free)
      called.set(member, free)
    }
  }
  return cast.map((member) => ({ ...member, called: called.get(member) ?? member.called }))
}

function nicknames(member: CastMember): string[] {
  if (member.role === 'elder')
    return [
      member.pronouns === 'she'
        ? `Grandma ${member.called}`
        : member.pronouns === 'he'
          ? `Grandpa ${member.called}`
          : `old ${member.called}`
    ]
  if (member.role === 'baby') return [`baby ${member.called}`]
  if (member.role === 'grown-up') return [`big ${member.called}`]
  return []
}
