import type { TuneFigures } from './tune-figures.ts'

/** What a figure is to be, in words and as a test; some are judged beside another. */
interface Goal<Figures> {
  text: string
  isMet: (told: Figures, plain: Figures) => boolean
}

/** One line of the table: what it is called, where it is found, and what it is to be. */
interface TuneLine {
  name: string
  of: (figures: TuneFigures) => number
  digits: number
  goal?: Goal<TuneFigures>
}

const LINES: readonly TuneLine[] = [
  {
    name: 'deviation in a sentence, st',
    of: ({ sentence }) => sentence,
    digits: 2,
    goal: { text: '2.4 to 3.2', isMet: ({ sentence }) => isWithin(sentence, 2.4, 3.2) }
  },
  {
    name: 'deviation over a story, st',
    of: ({ story }) => story,
    digits: 2,
    goal: { text: '2.4 to 3.2', isMet: ({ story }) => isWithin(story, 2.4, 3.2) }
  },
  { name: 'in the first two thirds, st', of: ({ early }) => early, digits: 2 },
  {
    name: 'in the last third, st',
    of: ({ late }) => late,
    digits: 2,
    goal: { text: 'less than before', isMet: ({ early, late }) => late < early }
  },
  {
    name: 'fall at a full stop, st',
    of: ({ fall }) => fall,
    digits: 1,
    goal: { text: '4 or more', isMet: ({ fall }) => fall >= 4 }
  },
  {
    name: 'end of a yes/no question, st',
    of: ({ yesNo }) => yesNo,
    digits: 1,
    goal: { text: 'a rise', isMet: ({ yesNo }) => yesNo > 0 }
  },
  {
    name: 'end of a wh-question, st',
    of: ({ wh }) => wh,
    digits: 1,
    goal: { text: 'no rise', isMet: ({ wh }) => wh <= 0 }
  },
  {
    name: 'quotation over narration, st',
    of: ({ quotation }) => quotation,
    digits: 1,
    goal: { text: '1 or more', isMet: ({ quotation }) => quotation >= 1 }
  },
  {
    name: 'how alike tunes are, r',
    of: ({ likeness }) => likeness,
    digits: 2,
    goal: { text: '0.35 at most', isMet: ({ likeness }) => likeness <= 0.35 }
  },
  {
    name: 'jitter, %',
    of: ({ jitter }) => jitter,
    digits: 2,
    goal: { text: 'plain’s and 5 % of it at most', isMet: (told, plain) => told.jitter <= 1.05 * plain.jitter }
  },
  {
    name: 'harmonicity, dB',
    of: ({ harmonicity }) => harmonicity,
    digits: 1,
    goal: { text: 'plain’s less 2 or more', isMet: (told, plain) => told.harmonicity >= plain.harmonicity - 2 }
  }
]

/** What is heard of one voice, plain and told, beside what it is to be. */
export function tuneTable(voice: string, plain: TuneFigures, told: TuneFigures): string {
  const { yesNo, wh } = told.counts
  const rows = LINES.map(({ name, of, digits, goal }) => [
    name,
    of(plain).toFixed(digits),
    of(told).toFixed(digits),
    goal?.text ?? '',
    goal === undefined ? '' : metOrNot(goal.isMet(told, plain))
  ])
  return [
    `${voice}: ${told.counts.sentences} sentences, ${yesNo} yes/no and ${wh} wh-questions`,
    ...columns([['', 'plain', 'told', 'goal', ''], ...rows])
  ].join('\n')
}

/** How a goal that was or was not met is printed; the run that misses one ends as failed. */
export function metOrNot(isMet: boolean): string {
  if (!isMet) process.exitCode = 1
  return isMet ? 'met' : 'NOT MET'
}

/** What the narrator is to keep in every voice, by the names of its figures. */
export const NARRATOR_GOALS: ReadonlyMap<string, { text: string; isMet: (value: number) => boolean }> = new Map([
  ['real time ×', { text: '40 or more', isMet: (times) => times >= 40 }],
  ['first sentence p95 ms', { text: '1000 at most', isMet: (ms) => ms <= 1000 }],
  ['length predicted of stories as told, error %', { text: 'within 3', isMet: (error) => Math.abs(error) <= 3 }],
  ['length predicted, error %', { text: 'within 3', isMet: (error) => Math.abs(error) <= 3 }],
  ['promised beyond speech s', { text: '0 or more', isMet: (seconds) => seconds >= 0 }]
])

/** Rows of words as lines, each column as wide as its widest. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  )
}

function isWithin(value: number, least: number, most: number): boolean {
  return least <= value && value <= most
}
