import { namesOf } from '../lexicon/lexicon-entry.ts'
import { AILING } from './ailing.ts'
import { HOME } from './home.ts'
import { PLAYING } from './playing.ts'
import { rowsOf } from './role.ts'

/** Somewhere at home where a stranger sits who was not asked. */
export const HOME_FIELDS = ['names', 'where', 'thing', 'need', 'why', 'full', 'lost', 'instead', 'atlast'] as const
/** What is the matter; `looks` and `brings` are of who sees to it, `better` of who had it. */
export const AILING_FIELDS = ['names', 'ail', 'says', 'looks', 'brings', 'better'] as const
/** A game; who is startled in it does `flinch`, who plays it without anything to it `waits`, and who enjoys it `done`. */
export const PLAYING_FIELDS = ['names', 'play', 'room', 'says', 'flinch', 'waits', 'done', 'know', 'slip', 'pay'] as const

/** All names of a table, and the fields of the line of each by what they are called. */
type Table = ReadonlyMap<string, Readonly<Record<string, string>>>

function tableOf(text: string, fields: readonly string[]): Table {
  const table = new Map<string, Readonly<Record<string, string>>>()
  for (const [names = '', ...rest] of rowsOf(text)) {
    const row = Object.fromEntries(fields.slice(1).map((field, at) => [field, rest[at] ?? '']))
    for (const { one } of namesOf(names, 'one')) table.set(one.replaceAll('’', "'"), row)
  }
  return table
}

interface Pastimes {
  home: Table
  ailing: Table
  playing: Table
}

let known: Pastimes | undefined

/** What can be sat in, what can be the matter, and what can be played, each by what it is called in small letters. */
export function pastimes(): Pastimes {
  known ??= {
    home: tableOf(HOME, HOME_FIELDS), ailing: tableOf(AILING, AILING_FIELDS), playing: tableOf(PLAYING, PLAYING_FIELDS)
  }
  return known
}
