import { readMessage } from '#server/storyteller/language/message-subjects.ts'
import { heldOutMessages, splitAt } from './marked-messages.ts'
import { percent, type TableRow } from './story-table.ts'

/** The whole subject is found, letter by letter, in so many of a hundred messages. */
const LEAST = 65
/** And is among what is found in so many. */
const LEAST_AMONG = 75

/** How well it is found what a message asks a story of, on bench/subjects/held-out*.txt, which nothing was fitted to. */
export function subjectRows(): TableRow[] {
  const all = heldOutMessages()
  const read = all.map((marked) => ({
    wanted: splitAt(marked, 'subject').inside.map(plain),
    found: readMessage(marked.message, []).subjects.map(plain)
  }))
  const exactly = read.filter(({ wanted, found }) => wanted.join('|') === found.join('|')).length / all.length
  const among = read.filter(({ wanted, found }) => wanted.every((each) => found.includes(each))).length / all.length
  const row = (what: string, share: number, least: number): TableRow => ({
    part: 'what a message asks a story of',
    what: `${what}, of ${all.length}`,
    figure: percent(share),
    bar: `>= ${least} %`,
    passed: share >= least / 100
  })
  return [row('found exactly', exactly, LEAST), row('found, with what else was taken for it', among, LEAST_AMONG)]
}

function plain(subject: string): string {
  return subject.replace(/\?$/u, '')
}
