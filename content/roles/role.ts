import { knownNoun } from '../lexicon.ts'
import { fieldsOf, namesOf, type KnownNoun, type NounName } from '../lexicon/lexicon-entry.ts'
import { WHO } from './who.ts'
import { WORK } from './work.ts'

export const SIZES = ['tiny', 'small', 'like', 'big', 'huge'] as const
/** Beside a child: a mouse, a hen, a fox, a bear, a giraffe. */
export type Size = (typeof SIZES)[number]

/** Who can be sent out to do something, and what comes of it in a room. All but `why` are told in the past. */
export interface Who {
  /** "shark" */
  one: string
  isPerson: boolean
  size: Size
  /** After “without” and “it begins with”: "all those teeth". */
  part: string
  /** After its name, like all that follows: how it comes in at a door. */
  enters: string
  /** What it does without meaning to, at which everybody stops what they were doing. */
  trouble: string
  /** How it tries to do without that. */
  hides: string
  /** Why it does it; spoken, a whole sentence without its full stop. */
  why: string
  /** The same done on purpose, with everybody, to everybody’s liking. */
  use: string
  /** How it goes home. */
  night: string
  /** What it likes to have: "a fish, and then another fish". */
  wants: string
  /** Where it lives: "out beyond the boats". */
  home: string
  /** Of one of whom only the lexicon knows: the same in other words, for where there are two of those. */
  other?: Pick<Who, 'enters' | 'trouble' | 'hides' | 'use' | 'night'>
}

/** Work that is done for another, at home for an evening. */
export interface Work {
  /** "dentist"; of a place that was named by itself the first who works there. */
  one: string
  /** "dentist’s"; null where no place is kept for it. */
  place: string | null
  /** "patient", "patients" */
  client: string
  clients: string
  /** Whole sentences without the last full stop: what stands for what. */
  room: string
  /** With its article, as it is called once it is known: "the spoon". */
  tool: string
  /** What is asked for, and what is said when it begins; spoken, without a mark. */
  wants: string
  says: string
  /** What a client does who is startled, who is not won by half of it, and who is. */
  flinch: string
  waits: string
  done: string
  /** True; spoken, without a full stop. */
  know: string
  /** A small thing that went wrong on the side, done by the one who works. */
  slip: string
  /** What is taken home from there. */
  pay: string
}

export const WHO_FIELDS = ['names', 'size', 'part', 'enters', 'trouble', 'hides', 'why', 'use', 'night', 'wants', 'home'] as const
export const WORK_FIELDS = ['names', 'places', 'client', 'room', 'tool', 'wants', 'says', 'flinch', 'waits', 'done', 'know', 'slip', 'pay'] as const

/** The lines of a table, each as its fields. */
export function rowsOf(table: string): string[][] {
  return table.split('\n').filter((line) => line !== '').map(fieldsOf)
}

function namedRows(table: string, columns: readonly number[]): Map<string, { fields: string[]; name: NounName }> {
  const rows = new Map<string, { fields: string[]; name: NounName }>()
  for (const fields of rowsOf(table)) {
    for (const column of columns) {
      if (fields[column] === '-') continue
      for (const name of namesOf(fields[column] ?? '', 'one')) for (const called of [name.many, name.one]) rows.set(called, { fields, name })
    }
  }
  return rows
}

let whoRows: ReturnType<typeof namedRows> | undefined
let workers: ReturnType<typeof namedRows> | undefined
let workplaces: ReturnType<typeof namedRows> | undefined

/** Who is called so, in the singular or the plural, in small letters; null of whom too little is known to tell of. */
export function knownWho(called: string): Who | null {
  whoRows ??= namedRows(WHO, [0])
  const noun = knownNoun(called)
  const row = whoRows.get(called)
  if (!row) return noun && MET.has(noun.sort) ? whoOfNoun(noun) : null
  const [, size = '', part = '', enters = '', trouble = '', hides = '', why = '', use = '', night = '', wants = '-', home = '-'] = row.fields
  return {
    one: row.name.one,
    isPerson: size.startsWith('p '),
    size: sizeOf(size.replace('p ', '')),
    part, enters, trouble, hides, why, use, night,
    wants: wants === '-' ? packable(noun?.wants ?? null) : wants,
    home: home === '-' ? (noun?.where ?? 'a good way off') : home
  }
}

const MET: ReadonlySet<string> = new Set(['creature', 'person', 'machine', 'thing', 'food'])

/** What the lexicon knows of a noun is enough to tell of it: what it has gets everywhere first, and then is looked at. */
function whoOfNoun({ one, count, sort, part, does, move, sound, wants, where }: KnownNoun): Who | null {
  if (count !== 'one') return null
  return {
    one,
    isPerson: sort === 'person',
    size: 'like',
    part,
    enters: `came in, and ${does}`,
    trouble: `wanted to do everything at once, and swung round to show ${part}, and something fell down`,
    hides: `kept ${part} quite still, and stood there as if half had been left at home`,
    why: `Whoever’s got ${part} wants everybody to see`,
    use: `let everybody look at ${part} from quite near, and after that they all ${move}`,
    night: sound === null ? 'went home, and looked back at the corner' : `went home, and the last that they heard of it all was “${sound}”`,
    wants: packable(wants),
    home: where,
    other: {
      enters: `came in last, and ${does}, as if nobody were looking`,
      trouble: `had to show everybody ${part}, one after another, and nobody got anything else done`,
      hides: `hung a tea towel over ${part}, and looked like something that’s still to be unveiled`,
      use: `let everybody guess what ${part} might be good for, and they were all wrong, and very pleased`,
      night: 'went home as well, a little more to the left'
    }
  }
}

/** What can lie in a suitcase; “to be asked first” cannot. */
function packable(wants: string | null): string {
  return wants !== null && /^(?:an?|the|some|one|two) /u.test(wants) ? wants : 'something warm'
}

function sizeOf(word: string): Size {
  const size = SIZES.find((each) => each === word)
  if (size === undefined) throw new RangeError(`no such size: ${word}`)
  return size
}

/** The work of one who is called so ("dentist"); null where it is not written how it is done at home. */
export function workOf(called: string): Work | null {
  workers ??= namedRows(WORK, [0])
  const row = workers.get(called)
  return row ? workOfRow(row.fields, row.name.one, null) : null
}

/** What is done at a place that is called so: "bakery". */
export function workAt(called: string): Work | null {
  workplaces ??= namedRows(WORK, [1])
  const row = workplaces.get(called)
  return row ? workOfRow(row.fields, null, row.name.one) : null
}

function workOfRow(fields: readonly string[], worker: string | null, place: string | null): Work {
  const [names = '', places = '-', client = '', room = '', tool = '', wants = '', says = '', flinch = '', waits = '', done = '', know = '', slip = '', pay = ''] = fields
  const [first] = namesOf(names, 'one')
  const [firstPlace] = places === '-' ? [] : namesOf(places, 'one')
  const [clients] = namesOf(client, 'one')
  return {
    one: worker ?? first?.one ?? '',
    place: place ?? firstPlace?.one ?? null,
    client: clients?.one ?? client,
    clients: clients?.many ?? client,
    room, tool, wants, says, flinch, waits, done, know, slip, pay
  }
}

/** All that can be typed for who works, and for where: the longest first. */
export function workNames(): { workers: string[]; places: string[] } {
  workers ??= namedRows(WORK, [0])
  workplaces ??= namedRows(WORK, [1])
  const longestFirst = (one: string, other: string): number => other.length - one.length
  return { workers: [...workers.keys()].sort(longestFirst), places: [...workplaces.keys()].sort(longestFirst) }
}
