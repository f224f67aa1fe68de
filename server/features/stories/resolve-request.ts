import { AppError } from '#server/errors.ts'
import type { RequestedCharacter } from '#server/storyteller/storyteller.ts'
import { type FamilyMember, NAME_LIMIT, parseAge, splitList } from '#shared/family-member.ts'
import { DEFAULT_VOICE, type NarratorVoice } from '#shared/narration.ts'
import {
  type Culture,
  CULTURES,
  DEFAULT_CULTURE,
  DEFAULT_DURATION,
  DEFAULT_THEME,
  type Duration,
  DURATIONS,
  MAX_CHARACTERS,
  type StoryRequest,
  THEME_LIMIT,
  TOO_MANY_CHARACTERS,
  WISH_LIMIT
} from '#shared/story.ts'

/** What the family ordered, once every tolerance of the wire has been used up. */
export interface ResolvedStoryRequest {
  characters: RequestedCharacter[]
  theme: string
  /** What the library shows of it. */
  shownTheme: string
  duration: Duration
  culture: Culture
  interests: string[]
  narratorVoice: NarratorVoice
}

type CharacterDetail = NonNullable<StoryRequest['characterDetails']>[number]

/** Minutes as the labels of §9 print them. */
const MINUTES: Record<Duration, string> = { short: '3-5', medium: '5-8', long: '8-12' }

/**
 * Reads the wire's request against the family's own rows. @throws AppError('invalid') for no character or more than ten; with
 * everything else a bedtime goes on.
 */
export function resolveStoryRequest(request: StoryRequest, members: readonly FamilyMember[]): ResolvedStoryRequest {
  const characters = chooseCharacters(request, members)
  if (characters.length === 0)
    throw new AppError('invalid', 'Please select at least one character', { code: 'no_character' })
  const theme = plainLine(request.theme ?? '', WISH_LIMIT) || DEFAULT_THEME
  return {
    characters,
    theme,
    shownTheme: plainLine(theme, THEME_LIMIT),
    duration: readDuration(request.duration ?? ''),
    culture: readCulture(request.culturalBackground ?? ''),
    interests: readList(request.interests).slice(0, 12),
    narratorVoice: request.narratorVoice ?? DEFAULT_VOICE
  }
}

/**
 * Ids first, then names: a member of the family is taken from the family's rows and not from the request (its
 * details could be stale, or invented). A name that is not in the family is a character of tonight only.
 */
function chooseCharacters(request: StoryRequest, members: readonly FamilyMember[]): RequestedCharacter[] {
  const ids = new Set(request.characterIds)
  const byId = new Map(members.map((member) => [member.id, member]))
  const chosen = [...ids].map((id) => byId.get(id)).filter((member) => member !== undefined)
  const names = requestedNames(request)
  // Every name becomes a character, or is one of those chosen by id: too many are known before any is looked up.
  if (Math.max(chosen.length, names.length) > MAX_CHARACTERS) throw tooManyCharacters()
  const characters = chosen.map(fromMember)
  // Those chosen by id are named again in the request: each of them answers to its name once.
  const alreadyNamed = chosen.map((member) => nameKey(member.name))
  const free = members
    .filter((member) => !chosen.includes(member))
    .map((member) => ({ member, key: nameKey(member.name) }))
  const details = readDetails(request)
  for (const name of names) {
    const key = nameKey(name)
    const named = alreadyNamed.indexOf(key)
    if (named >= 0) {
      alreadyNamed.splice(named, 1)
      continue
    }
    const position = free.findIndex((one) => one.key === key)
    const [known] = position >= 0 ? free.splice(position, 1) : []
    characters.push(known === undefined ? fromRequest(name, details.get(key)) : fromMember(known.member))
  }
  if (characters.length > MAX_CHARACTERS) throw tooManyCharacters()
  return characters
}

function tooManyCharacters(): AppError {
  return new AppError('invalid', TOO_MANY_CHARACTERS, { code: 'too_many_characters' })
}

/** At most one more than a story may hold: that says enough. */
function requestedNames(request: StoryRequest): string[] {
  const { characterNames, characterDetails, childName } = request
  const written =
    characterNames !== undefined && characterNames.length > 0
      ? characterNames
      : characterDetails !== undefined && characterDetails.length > 0
        ? characterDetails.map((detail) => detail.name)
        : splitEntries(childName)
  const names: string[] = []
  for (const entry of written) {
    const name = plainLine(entry, NAME_LIMIT)
    if (name !== '') names.push(name)
    if (names.length > MAX_CHARACTERS) break
  }
  return names
}

/** The first details of each name. */
function readDetails({ characterDetails = [] }: StoryRequest): Map<string, CharacterDetail> {
  const details = new Map<string, CharacterDetail>()
  for (const detail of characterDetails) {
    const key = nameKey(plainLine(detail.name, NAME_LIMIT))
    if (!details.has(key)) details.set(key, detail)
  }
  return details
}

function fromMember(member: FamilyMember): RequestedCharacter {
  return {
    name: member.name,
    age: member.age,
    relationship: member.relationship,
    avatar: member.avatar,
    hobbies: member.hobbies,
    traits: member.characterTraits,
    isGuest: member.isGuest
  }
}

function fromRequest(name: string, detail: CharacterDetail | undefined): RequestedCharacter {
  const age = detail?.age === undefined ? null : parseAge(detail.age)
  return {
    name,
    // Not said: a child of the age most bedtime stories are told to.
    age: age === null ? 6 : Math.min(120, Math.max(0, age)),
    relationship: plainLine(detail?.relationship ?? '', NAME_LIMIT) || 'friend',
    avatar: detail?.avatar ?? null,
    hobbies: readList(detail?.hobbies).slice(0, 10),
    traits: readList(detail?.traits).slice(0, 10),
    isGuest: true
  }
}

function readList(value: string | readonly string[] | undefined): string[] {
  return splitEntries(value)
    .map((entry) => plainLine(entry, NAME_LIMIT))
    .filter((entry) => entry !== '')
}

function splitEntries(value: string | readonly string[] | undefined): string[] {
  return value === undefined ? [] : typeof value === 'string' ? splitList(value) : value.flatMap(splitList)
}

function readDuration(text: string): Duration {
  const label = text.toLowerCase().replaceAll(/[–—]/g, '-')
  return DURATIONS.find((one) => label.includes(one) || label.includes(MINUTES[one])) ?? DEFAULT_DURATION
}

function readCulture(text: string): Culture {
  const label = withoutAccents(text).toLowerCase()
  return CULTURES.find((one) => label.includes(one)) ?? DEFAULT_CULTURE
}

function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** One line of ordinary text: no control or direction-changing characters, no line breaks, so many characters at most. */
function plainLine(text: string, most: number): string {
  const line = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, most).join('').trim()
}
