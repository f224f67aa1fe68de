import { expect, test } from 'vitest'

import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import { readScript } from '../../../text/script.ts'
import type { SpokenUnit } from '../../../text/spoken-unit.ts'
import type { Phone } from '../align.ts'
import { spellUnit } from '../spelling/spell-unit.ts'
import { tellingOf } from '../telling.ts'
import { type PlannedMelody, planMelody } from './plan-melody.ts'

const MEDIAN = 180
const HOP_SECONDS = 0.005
const CONSONANT = 0.06
const VOWEL = 0.12

interface Planned extends PlannedMelody {
  phones: Phone[]
  /** The index of a word for every sound. */
  owners: number[]
}

interface Wish {
  stretch?: number
  known?: ParagraphHints
  voice?: string
  ownTune?: number
  /** Where words are stressed of which that is to be known. */
  stresses?: Readonly<Record<string, number>>
}

/** The melody of each unit of a text, for a voice that says every vowel alike and on one note. */
function plan(
  text: string,
  { stretch = 1, known = {}, voice = 'emma', ownTune = 0, stresses = {} }: Wish = {}
): Planned[] {
  return readScript(text, {}, [known]).paragraphs.flatMap(({ units }) =>
    units.map((unit) => planUnit(unit, stretch, voice, ownTune, stresses))
  )
}

function planUnit(
  unit: SpokenUnit,
  stretch: number,
  voice: string,
  ownTune: number,
  stresses: Readonly<Record<string, number>> = {}
): Planned {
  const spelled = spellUnit(unit)
  const phones: Phone[] = []
  const owners: number[] = []
  let at = 0.1
  for (const [i, word] of spelled.words.entries()) {
    for (const sound of word.say.toLowerCase().match(/[aeiouy]+|[^aeiouy]+/g) ?? []) {
      const isVowel = /[aeiouy]/.test(sound)
      const end = at + (isVowel ? VOWEL : CONSONANT)
      phones.push({ name: isVowel ? 'ae' : 'l', start: at, end })
      owners.push(i)
      at = end
    }
    if (word.rest !== 'none') at += 0.2
  }
  const hz = new Float32Array(Math.ceil((at + 0.1) / HOP_SECONDS)).fill(MEDIAN)
  const telling = tellingOf(spelled, owners, { stressOf: (word) => stresses[word] ?? -1 }, { stretch, rest: 1 }, voice)
  const melody = planMelody({
    ...telling,
    phones,
    own: hz,
    hopSeconds: HOP_SECONDS,
    voice: { median: MEDIAN, ownTune }
  })
  return { ...melody, phones, owners }
}

function first(text: string, wish?: Wish): Planned {
  const [melody] = plan(text, wish)
  if (!melody) throw new Error('there is a unit')
  return melody
}

/** Semitones over the middle note while something sounds, from the phone `from` to the phone `to`. */
function tune({ target, phones }: Planned, from = 0, to = phones.length - 1): number[] {
  const start = phones.at(from)?.start ?? 0
  const end = phones.at(to)?.end ?? 0
  return [...target]
    .slice(Math.round(start / HOP_SECONDS), Math.round(end / HOP_SECONDS))
    .map((hz) => 12 * Math.log2(hz / MEDIAN))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
/** How far the last 60 ms lie under the middle of the rest. */
const fall = (melody: Planned) => median(tune(melody)) - mean(tune(melody).slice(-12))
/** The mean over the sounds of words `from` to `to`, inclusive. */
function level(melody: Planned, from: number, to: number): number {
  const frames: number[] = []
  for (const [i, owner] of melody.owners.entries()) if (from <= owner && owner <= to) frames.push(...tune(melody, i, i))
  return mean(frames)
}

const SENTENCES = [
  'The lantern by the door was lit and the cat slept beside it.',
  'Every evening they climbed the narrow steps together.',
  'A small boat sailed over the quiet water towards the harbour.',
  'Nobody in the valley had ever seen so many fireflies.',
  'The baker put three warm rolls into the basket.',
  'Under the old bridge a frog was counting bubbles.',
  'Grandpa carried the sleepy puppy all the way home.',
  'Far above the roofs the moon began to yawn.'
]

test('at a full stop the voice comes down by four semitones or more', () => {
  const falls = SENTENCES.map((text) => fall(first(text)))
  expect(median(falls)).toBeGreaterThan(4)
  expect(Math.min(...falls)).toBeGreaterThan(2.5)
})

/** How far the valleys between accents lie lower in the second half of a breath than in the first, without its last word. */
function sinking(melody: Planned): number {
  const heard = tune(melody, 0, melody.owners.lastIndexOf(Math.max(...melody.owners) - 1))
  const valley = (part: readonly number[]) => mean(part.toSorted((a, b) => a - b).slice(0, Math.ceil(part.length / 4)))
  return valley(heard.slice(0, heard.length >> 1)) - valley(heard.slice(heard.length >> 1))
}

test('a breath sinks on its way, long before it ends', () => {
  // A longer one is told in two phrases, of which the second begins anew.
  const breaths = SENTENCES.filter((text) => text.length < 55)
  const sunk = ['emma', 'david', 'maya', 'shimmer'].flatMap((voice) =>
    breaths.map((text) => sinking(first(text.replace('.', ' …'), { voice })))
  )
  expect(mean(sunk)).toBeGreaterThan(0.7)
  expect(Math.min(...sunk)).toBeGreaterThan(0)
})

test('what trails off comes down less than what ends', () => {
  const ends = SENTENCES.map((text) => fall(first(text)))
  const trails = SENTENCES.map((text) => fall(first(text.replace('.', '…'))))
  expect(mean(trails)).toBeLessThan(mean(ends) - 1)
})

test('a question for yes or no rises at its end; one that asks for more does not', () => {
  const asked = ['Is the lantern still burning?', 'Did you see the little boat?', 'Can we stay a moment longer?']
  for (const text of asked) {
    const heard = tune(first(text))
    expect(mean(heard.slice(-6)) - mean(heard.slice(-40, -30))).toBeGreaterThan(2.5)
  }
  for (const text of ['Where did the lantern go?', 'Who sailed in the little boat?', 'And what comes after morning?']) {
    const heard = tune(first(text))
    expect(mean(heard.slice(-12))).toBeLessThan(mean(heard.slice(0, 60)))
  }
})

/** How far the last notes lie over those before them. */
const rise = (text: string) => {
  const heard = tune(first(text))
  return mean(heard.slice(-6)) - mean(heard.slice(-40, -30))
}

test.each([
  'When the lamp goes out, will you be afraid?',
  'When you’re big, do you have to go to bed?',
  'Where you live, is there a river?',
  'And when it rains, can you hear it?',
  'Is it still there, when nobody looks?'
])('“%s” asks for yes or no after its clause, and rises', (text) => expect(rise(text)).toBeGreaterThan(2.5))

test.each([
  'At what time does the train leave?',
  'For how long will it rain?',
  'With whom did the owl sail?',
  'In which house does the fox live?',
  'And to whom does the hat belong?',
  'When the bread is done, who will carry it home?',
  'When will the puppy be big, Theo?',
  'If this were home, where would it lie?',
  'Where’s the spoon?'
])('“%s” asks for more, and does not rise', (text) => expect(rise(text)).toBeLessThan(1))

test('before a comma the voice lifts, and says that there is more to come', () => {
  const melody = first('The lamp went out over the harbour, and the sea slept.')
  const lastOfGroup = melody.owners.lastIndexOf(5)
  const heard = tune(melody, lastOfGroup - 1, lastOfGroup)
  expect(heard.at(-1) ?? 0).toBeGreaterThan(Math.min(...heard) + 0.5)
})

test('a quotation is higher and livelier than the telling, and who said it is told lower', () => {
  const differences = ['Lily', 'Theo', 'Nana', 'Grandpa'].map((name) => {
    const melody = first(`“We should look for the little boat,” said ${name}.`)
    return level(melody, 0, 6) - level(melody, 7, 8)
  })
  expect(Math.min(...differences)).toBeGreaterThan(1)
  const told = SENTENCES.map((text) => mean(tune(first(text))))
  const quoted = SENTENCES.map((text) => mean(tune(first(`“${text}”`))))
  expect(mean(quoted) - mean(told)).toBeGreaterThan(1)
})

test('speakers differ in how high they speak', () => {
  const known = { cast: ['Lily', 'Theo', 'Nana'] }
  const levels = ['Lily', 'Theo', 'Nana'].map((name) =>
    mean(SENTENCES.map((text) => mean(tune(first(`“${text}”`, { known: { ...known, speakers: [name] } })))))
  )
  const [lily = 0, theo = 0, nana = 0] = levels
  expect(theo - lily).toBeGreaterThan(0.8)
  expect(lily - nana).toBeGreaterThan(0.8)
})

test('towards sleep everything becomes narrower and lower', () => {
  const awake = SENTENCES.map((text) => tune(first(text)))
  const sleepy = SENTENCES.map((text) => tune(first(text, { stretch: 1.1 })))
  expect(mean(sleepy.map(deviation))).toBeLessThan(0.85 * mean(awake.map(deviation)))
  expect(mean(sleepy.map(mean))).toBeLessThan(mean(awake.map(mean)) - 0.5)
  const meant = SENTENCES.map((text) => tune(first(text, { known: { part: 'wind-down' } })))
  expect(mean(meant.map(deviation))).toBeLessThan(mean(awake.map(deviation)))
  const turning = SENTENCES.map((text) => tune(first(text, { known: { part: 'turn' } })))
  expect(mean(turning.map(deviation))).toBeGreaterThan(mean(awake.map(deviation)))
})

test('a paragraph opens higher than it closes', () => {
  const melodies = plan(SENTENCES.join(' '))
  const levels = melodies.map((melody) => mean(tune(melody)))
  expect((levels[0] ?? 0) - (levels.at(-1) ?? 0)).toBeGreaterThan(0.5)
})

test('the name of the child who listens carries an accent, the second time not again', () => {
  /** How far the highest note of a word lies over the mean of words `from` to `to`. */
  const peak = (text: string, word: number, from: number, to: number) => {
    const melody = first(text, { known: { names: ['Mia'] } })
    const frames = melody.owners.flatMap((owner, i) => (owner === word ? tune(melody, i, i) : []))
    return Math.max(...frames) - level(melody, from, to)
  }
  expect(peak('“Look at that,” said Mia softly.', 4, 3, 3)).toBeGreaterThan(1)
  const twice = 'The snail looked at Mia and Mia looked at the snail in the grass.'
  expect(peak(twice, 4, 0, 13)).toBeGreaterThan(peak(twice, 6, 0, 13) + 1)
})

test.each(['Theo', 'Will', 'May', 'My', 'An'])(
  '%s is a name like any other, whatever the word means besides',
  (name) => {
    const text = `Down by the water they met ${name} with a lamp.`
    const melody = first(text, { known: { names: [name] } })
    const own = melody.owners.flatMap((owner, i) => (owner === 6 ? tune(melody, i, i) : []))
    expect(Math.max(...own) - level(melody, 4, 5)).toBeGreaterThan(1.5)
    expect(
      melody.vowels.every(({ vowel, factor }) => melody.owners[melody.phones.indexOf(vowel)] !== 6 || factor > 1)
    ).toBe(true)
  }
)

test.each([
  // Each vowel of the voice in these tests is a group of vowel letters: O-li-v-ia, No-ve-mbe-r.
  ['Down by the water they met Olivia with a lamp.', 6, 'olivia', 1],
  ['Down by the water they met Isabella with a lamp.', 6, 'isabella', 2],
  ['It was a cold night in November by the water.', 6, 'november', 1]
] as const)('%s The word after %i others is accented where its stress is', (text, word, say, stress) => {
  const known = { names: [text.split(' ')[word] ?? ''] }
  for (const voice of ['emma', 'david', 'maya', 'shimmer']) {
    const melody = first(text, { voice, known, stresses: { [say]: stress } })
    expect(highestVowel(melody, word)).toBe(stress)
    expect(highestVowel(first(text, { voice, known, stresses: { [say]: 0 } }), word)).toBe(0)
  }
})

test('of a word that the engine is given in parts the part that carries its accent is accented', () => {
  for (const voice of ['emma', 'david', 'maya', 'shimmer']) {
    const melody = first('Down by the water they met Joaquín with a lamp.', { voice, known: { names: ['Joaquín'] } })
    const longer = melody.vowels
      .filter(({ factor }) => factor > 1)
      .map(({ vowel }) => melody.owners[melody.phones.indexOf(vowel)])
    expect(longer).not.toContain(6)
    expect(longer).toContain(7)
  }
})

test('no two sentences have one tune, and the same sentence always has its own', () => {
  const shapes = SENTENCES.map((text) => {
    const heard = tune(first(text))
    return Array.from({ length: 20 }, (_, i) => heard[Math.floor((i * (heard.length - 1)) / 19)] ?? 0)
  })
  const likeness = shapes.flatMap((one, i) => shapes.slice(0, i).map((other) => correlation(one, other)))
  expect(mean(likeness)).toBeLessThan(0.35)
  expect(Math.max(...likeness)).toBeLessThan(0.8)
  const [text = ''] = SENTENCES
  expect(first(text)).toEqual(first(text))
  expect(first(text).target).not.toEqual(first(text, { voice: 'maya' }).target)
})

test('a refrain is told alike each time; another sentence that comes again is not', () => {
  const text = 'Round went the light. The sea was still. Round went the light. The sea was still.'
  const [one, two, three, four] = plan(text, { known: { refrains: ['Round went the light.'] } })
  expect(three?.target).toEqual(one?.target)
  expect(four?.target).not.toEqual(two?.target)
})

test('a refrain with a name in it is told alike at the turn too, and where the name was told before it', () => {
  const refrain = 'Sleep now, Mia, under the quiet light.'
  const known = { names: ['Mia'], refrains: [refrain] }
  const text = `${refrain} The sea slept.\n\nMia looked up and Mia laughed. ${refrain}\n\n${refrain} It was late.`
  const paragraphs = readScript(text, {}, [
    known,
    { ...known, part: 'turn' },
    { ...known, part: 'wind-down' }
  ]).paragraphs
  const told = paragraphs
    .flatMap(({ units }) => units)
    .filter((unit) => unit.text === paragraphs[0]?.units[0]?.text)
    .map((unit) => planUnit(unit, 1, 'emma', 0))
  expect(told).toHaveLength(3)
  for (const again of told) expect(again.target).toEqual(told[0]?.target)
  expect(told[1]?.gain).toEqual(told[0]?.gain)
})

test('what is said in a refrain has one tune, whoever says it and wherever, and who says it has another each time', () => {
  const refrains = ['What’s the password, little boat?']
  const said = '“What’s the password, little boat?”'
  const known = [
    { refrains },
    { refrains, part: 'turn' as const },
    { refrains, part: 'turn' as const, given: ['password', 'boat'] }
  ]
  const text = `${said} asked Hannah.\n\n${said} asked Hannah softly. It was late.\n\nIt was dark. ${said} she said.`
  const { paragraphs } = readScript(text, {}, known)
  const told = paragraphs
    .flatMap(({ units }) => units)
    .filter((unit) => unit.text.startsWith("What's"))
    .map((unit) => planUnit(unit, 1, 'emma', 0))
  // Where who says it begins, one goes over into the other.
  const heard = told.map((melody) => tune(melody, 0, melody.owners.lastIndexOf(4)).slice(0, -8))
  expect(heard).toHaveLength(3)
  for (const again of heard) expect(again).toEqual(heard[0])
  const saying = told.map((melody) => tune(melody, melody.owners.indexOf(5)).slice(8, 40))
  expect(saying[1]).not.toEqual(saying[0])
})

/** What is called out in more than one breath, which is two words long or more. */
const CALLS = [
  'There it is, right beside the harbour wall',
  'Look at that, a boat with a lantern on it',
  'Come along, the lighthouse is burning',
  'Hold the rope, and never let it go',
  'Over here, behind the old garden gate',
  'Wait for me, I can see the harbour',
  'Up you get, the snow has come',
  'Nana is here, and so is the puppy'
]
const VOICES = ['emma', 'david', 'maya', 'shimmer']

/** How much higher, and how much wider, the first breath of what is said is for a “!” at its end. */
function exclaimed(says: (said: string) => string): { higher: number; wider: number } {
  const differences = CALLS.flatMap((call) =>
    VOICES.map((voice) => {
      const [called, told] = ['!', '.'].map((mark) => {
        const melody = first(says(call + mark), { voice })
        const firstBreath = call.split(',', 1)[0]?.split(' ').length ?? 0
        return tune(melody, 0, melody.owners.lastIndexOf(firstBreath - 1))
      })
      return {
        higher: mean(called ?? []) - mean(told ?? []),
        wider: deviation(called ?? []) / deviation(told ?? [])
      }
    })
  )
  return { higher: mean(differences.map(({ higher }) => higher)), wider: mean(differences.map(({ wider }) => wider)) }
}

test('what is called out is called out from its beginning, also where it is parted by who says it', () => {
  const called = exclaimed((said) => `“${said}”`)
  expect(called.higher).toBeGreaterThan(0.25)
  expect(called.wider).toBeGreaterThan(1)
  const parted = exclaimed((said) => `“${said.replace(', ', ',” said Lily, “')}”`)
  expect(parted.higher).toBeGreaterThan(0.25)
})

test('who calls out takes no refrain along, which is told alike each time', () => {
  const known = { refrains: ['Round goes the lantern.'] }
  const [called = [], told = []] = ['!', '.'].map((mark) => {
    const melody = first(`“Round goes the lantern,” said Lily, “and again${mark}”`, { known })
    return tune(melody, 0, melody.owners.lastIndexOf(3)).slice(0, -20)
  })
  expect(called.length).toBeGreaterThan(100)
  expect(called).toEqual(told)
})

test('what is accented or last in its breath lasts longer, and no vowel changes by more than a fifth', () => {
  for (const text of SENTENCES) {
    const { vowels, phones } = first(text)
    expect(vowels.every(({ factor }) => factor >= 0.9 && factor <= 1.2)).toBe(true)
    const last = phones.findLast(({ name }) => name === 'ae')
    expect(vowels.find(({ vowel }) => vowel === last)?.factor).toBeGreaterThan(1)
    const starts = vowels.map(({ vowel }) => vowel.start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  }
})

test.each([
  'Psst!',
  'Sss.',
  'Oh?',
  'A.',
  '“No!” “Yes!” “No!”',
  'One, two, three, four, five, six, seven, eight.',
  `${'very '.repeat(50)}long.`,
  'Hmm… … …'
])('odd text keeps its voice: %s', (text) => {
  for (const melody of plan(text)) {
    for (const hz of melody.target) expect(Math.abs(12 * Math.log2(hz / MEDIAN))).toBeLessThan(10)
    expect(melody.gain.every((decibels) => Math.abs(decibels) < 6)).toBe(true)
  }
})

test('the pitch never leaps: at most 80 semitones a second', () => {
  for (const text of SENTENCES) {
    const heard = tune(first(text))
    const steps = heard.slice(1).map((value, i) => Math.abs(value - (heard[i] ?? 0)) / HOP_SECONDS)
    expect(Math.max(...steps)).toBeLessThan(80)
  }
})

/** Which of the vowels of a word is told on the highest note. */
function highestVowel(melody: Planned, word: number): number {
  const vowels = melody.phones.flatMap(({ name }, i) => (name === 'ae' && melody.owners[i] === word ? [i] : []))
  const notes = vowels.map((i) => mean(tune(melody, i, i)))
  return notes.indexOf(Math.max(...notes))
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = mean(a.map((value, i) => (value - meanA) * ((b[i] ?? 0) - meanB)))
  return product / (deviation(a) * deviation(b))
}
