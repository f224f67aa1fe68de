import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { CastMember, StoryPlan } from '#server/storyteller/plan/story-plan.ts'
import { FUNCTION_WORDS } from '#server/storyteller/safety/function-words.ts'
import type { RequestedCharacter, StoryBrief } from '#server/storyteller/story-brief.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { countWords, mentionPattern, sentencesOf, tokensOf } from '#server/storyteller/text-measures.ts'
import { percent, type TableRow } from './story-table.ts'
import { mean, percentile } from './text-statistics.ts'
import { tellTimed, type TimedStory } from './told-stories.ts'
import { TYPED_WISHES } from './typed-wishes.ts'

const SHARED = { avatar: null, traits: [], isGuest: false }
const FAMILY: readonly RequestedCharacter[] = [
  { ...SHARED, name: 'Isla', age: 6, relationship: 'daughter', avatar: 'girl', hobbies: ['drawing', 'swimming'] },
  { ...SHARED, name: 'Theo', age: 8, relationship: 'son', avatar: 'boy', hobbies: ['trains'], traits: ['shy'] },
  { ...SHARED, name: 'Mum', age: 38, relationship: 'mother', avatar: 'woman', hobbies: ['running'], traits: ['calm'] },
  { ...SHARED, name: 'Grandpa Jim', age: 73, relationship: 'grandfather', avatar: 'grandpa', hobbies: ['fishing'] },
  { ...SHARED, name: 'Biscuit', age: 4, relationship: 'dog', avatar: 'dog', hobbies: ['fetch'] }
]

function requestFor(theme: string): StoryBrief {
  return { characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] }
}

/** What became of a hundred and three wishes as parents type them. */
export function wishRows(): TableRow[] {
  const part = `${TYPED_WISHES.length} typed wishes`
  const told = TYPED_WISHES.map((wish, at) => tellTimed(requestFor(wish), `wish ${at}`))
  const wished = told.filter((story) => story.draft.plan.theme.kind !== 'comfort')
  const known = wished.filter((story) => story.draft.plan.wish.isKnown)
  const shares = known.map(shareOfWish)
  const words = known.map(wordsOfField)
  const labelled = told.filter((story) => ON_A_LABEL.test(story.text))
  const doing = wished.filter((story) => verbsOf(story.draft.plan).length > 0)
  const done = doing.filter(isDone)
  const named = told.map(namesAndPronouns)
  const names = named.reduce((sum, each) => sum + each.names, 0)
  const pronouns = named.reduce((sum, each) => sum + each.pronouns, 0)
  const quotes = told.map(quotesOf)
  const family = quotes.reduce((sum, each) => sum + each.family, 0) / quotes.reduce((sum, each) => sum + each.all, 0)
  const pairs = told.map(sentencesOfTwo)
  // A story of its own is one piece: whether a try fails in it, its writer says and a reader hears.
  const joined = told.filter(({ draft: { plan } }) => plan.kind !== 'scenes' || !isOfItsOwn(plan.plot))
  const fails = joined.filter((story) => story.draft.kinds.some((kind) => kind === 'fail' || kind === 'stuck')).length
  return [
    { part, what: 'known to somebody who wrote about them', figure: `${known.length}`, bar: '', passed: null },
    {
      part,
      what: 'words that belong to the wish where it is known: p5 / median',
      figure: `${percent(percentile(shares, 0.05))} / ${percent(percentile(shares, 0.5))}`,
      bar: 'each >= 8 %',
      passed: shares.every((share) => share >= 0.08)
    },
    {
      part,
      what: 'different words of its field: p5 / median',
      figure: `${percentile(words, 0.05)} / ${percentile(words, 0.5)}`,
      bar: 'each >= 6',
      passed: words.every((count) => count >= 6)
    },
    {
      part,
      what: 'on a badge, a poster, a boat',
      figure: `${labelled.length}`,
      bar: '0',
      passed: labelled.length === 0
    },
    {
      part,
      what: `what it says happens (${doing.length} wishes with a verb)`,
      figure: percent(done.length / Math.max(1, doing.length)),
      bar: '100 %',
      passed: done.length === doing.length
    },
    {
      part,
      what: 'pronouns for each 100 names of the family',
      figure: ((100 * pronouns) / names).toFixed(0),
      bar: '>= 35',
      passed: pronouns / names >= 0.35
    },
    {
      part,
      what: 'quotations said by the family',
      figure: percent(family),
      bar: '>= 33 %',
      passed: family >= 0.33
    },
    {
      part,
      what: 'sentences with two of them, a medium story: mean / least',
      figure: `${mean(pairs).toFixed(1)} / ${Math.min(...pairs)}`,
      bar: 'mean >= 3',
      passed: mean(pairs) >= 3
    },
    {
      part,
      what: `stories with a try that fails, of ${joined.length} put together from lines`,
      // Where each wish has a story of its own, there is nothing to measure.
      figure: joined.length === 0 ? 'no such story' : percent(fails / joined.length),
      bar: '>= 95 %',
      passed: joined.length === 0 ? null : fails / joined.length >= 0.95
    }
  ]
}

const ON_A_LABEL =
  /\b(?:badge|poster|painted on its side|ticket that said|sign that said|tail spelt|statue of)\b|[‘][^’“”]{3,60}[’](?= (?:grew|on its|painted|with a badge))/u

/** Stems of the words by which the wish is known: its own, and those of what its theme knows. */
function fieldOf({ wish, theme }: StoryPlan): Set<string> {
  const { world } = wish
  const texts = [
    wish.about,
    ...theme.packs.flatMap((pack) => pack.marks),
    ...(wish.isKnown ? [...world.verbs.flat(), ...world.parts, ...world.props.map(([part]) => part)] : [])
  ]
  return new Set(texts.flatMap(stemsOf))
}

function stemsOf(text: string): string[] {
  return tokensOf(text)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !COMMON.has(word))
    .map((word) => word.replace(/[’']s$/u, '').replace(/(?:ing|ies|es|ed|s|y|e)$/u, ''))
}
const COMMON = new Set(
  'one who has the and from with into back over out what not all its first get got put make made take took come came look see'.split(
    ' '
  )
)

/** Words of sentences in which the wish is heard. */
function shareOfWish({ draft, text }: TimedStory): number {
  const field = fieldOf(draft.plan)
  const heard = sentencesOf(text.replaceAll('\n\n', ' ')).filter((sentence) =>
    stemsOf(sentence).some((stem) => field.has(stem))
  )
  return heard.reduce((sum, sentence) => sum + countWords(sentence), 0) / draft.words
}

function wordsOfField({ draft, text }: TimedStory): number {
  const field = fieldOf(draft.plan)
  return new Set(stemsOf(text).filter((stem) => field.has(stem))).size
}

/** What happens in a wish: the verbs of what it says, beside those that only bring it about. */
function verbsOf({ wish }: StoryPlan): string[] {
  const [, verb] =
    /\b(?:to|can(?:no|[’'])t|couldn[’']t|could not|didn[’']t want to|wants to|learning to|afraid of|scared of|why do \p{L}+|how do \p{L}+)\s+(?:learn to )?(\p{L}{3,})/iu.exec(
      wish.about
    ) ?? []
  return verb === undefined ? [] : stemsOf(verb)
}

/** The verb is heard outside of the wish itself. */
function isDone({ draft, text }: TimedStory): boolean {
  const { wish } = draft.plan
  const rest = text.toLowerCase().replaceAll(wish.about.toLowerCase(), ' ').replaceAll(wish.question.toLowerCase(), ' ')
  const stems = new Set(stemsOf(rest))
  return verbsOf(draft.plan).every((verb) => stems.has(verb))
}

function namesAndPronouns({ draft, text }: TimedStory): { names: number; pronouns: number } {
  const told = text.replaceAll(/“[^”]*”/gu, ' ')
  const people = draft.plan.cast.filter((member) => member.pronouns === 'she' || member.pronouns === 'he')
  const names = people.reduce((sum, member) => sum + (told.match(mentionPattern(member.called))?.length ?? 0), 0)
  return { names, pronouns: told.match(/\b(?:she|he|her|his|him)\b/giu)?.length ?? 0 }
}

const SAID = '(?:said|asked|answered|whispered|called|replied|murmured|told|sang|added|wanted to know|read|shouted)'

function quotesOf({ draft }: TimedStory): { all: number; family: number } {
  const names = draft.plan.cast.filter((member) => member.speaks).map((member) => mentionPattern(member.called).source)
  const who = `(?:${[...names, 'she', 'he'].join('|')})`
  const after = new RegExp(String.raw`^[^“”]{0,12}(?:${SAID} ${who}|${who} (?:\p{L}+ly )?${SAID})`, 'iu')
  const before = new RegExp(String.raw`${who}[^“”.!?]{0,60}(?:${SAID})?[^“”.!?]{0,30}[.,:]?\s*$`, 'iu')
  let all = 0
  let family = 0
  for (const { text } of draft.paragraphs) {
    let wasFamily = false
    for (const match of text.matchAll(/“[^”]+”/gu)) {
      all += 1
      const end = match.index + match[0].length
      const isTheirs =
        after.test(text.slice(end)) ||
        (before.test(text.slice(0, match.index)) && /\p{L}/u.test(text.slice(0, match.index)))
      // “Yes,” said Isla. “No.” The second has no tag of its own.
      if (isTheirs || (wasFamily && /^[^“”]{0,40}$/u.test(text.slice(end)))) family += 1
      wasFamily = isTheirs
    }
  }
  return { all, family }
}

function sentencesOfTwo({ draft, text }: TimedStory): number {
  const { cast } = draft.plan
  const list = new RegExp(
    String.raw`(?:${cast.map((member) => mentionPattern(member.called).source).join('|')})(?:(?:, | and |, and )(?:${cast.map((member) => mentionPattern(member.called).source).join('|')}))+`,
    'gu'
  )
  return sentencesOf(text.replaceAll('\n\n', ' ')).filter((sentence) => {
    const plain = sentence.replaceAll(list, ' ')
    const there = cast.filter((member) => mentionPattern(member.called, 'u').test(plain))
    const other = (pronoun: 'she' | 'he', words: RegExp) =>
      words.test(plain) && !there.some((member: CastMember) => member.pronouns === pronoun)
    const more = (other('she', /\b(?:she|her)\b/iu) ? 1 : 0) + (other('he', /\b(?:he|him|his)\b/iu) ? 1 : 0)
    return there.length + more >= 2
  }).length
}

const MONTH = [
  'dinosaurs',
  'a lost teddy',
  'trains',
  'going to the dentist',
  '',
  'why is the sky blue',
  'pirates',
  'swimming lessons',
  'the moon',
  'a rainy day',
  'cake',
  'football',
  'my birthday party',
  'snow',
  'dragons',
  'saying sorry',
  'diggers',
  'owls',
  'a picnic',
  'robots'
]

/** One family through a month with a wish of every kind. */
export function monthRows(): TableRow[] {
  const part = 'one family, 30 wishes'
  const history: StoryMemory[] = []
  const heard = new Set<string>()
  const told: TimedStory[] = []
  let again = 0
  let sentences = 0
  for (let night = 0; night < 30; night += 1) {
    const story = tellTimed(requestFor(MONTH[night % MONTH.length] ?? ''), `month ${night}`, history)
    const refrain = story.draft.plan.refrain
    const own = sentencesOf(story.text.replaceAll('\n\n', ' ')).filter(
      (sentence) => countWords(sentence) >= 7 && !refrain?.loud.includes(sentence) && !refrain?.soft.includes(sentence)
    )
    sentences += own.length
    again += own.filter((sentence) => heard.has(sentence)).length
    for (const sentence of own) heard.add(sentence)
    history.unshift(story.draft.memory)
    told.push(story)
  }
  const plots = told.map((story) => story.draft.plan.plot.id)
  const first = plots.findIndex((id, at) => plots.indexOf(id) < at)
  const before = first < 0 ? plots.length : first
  const counts = new Set(told.slice(0, 14).map((story) => story.draft.paragraphs.length))
  const homes = new Set(told.map((story) => story.draft.plan.culture.home))
  const heroes = told.map((story) => story.draft.plan.hero.called)
  const least = Math.min(...['Isla', 'Theo'].map((name) => heroes.filter((hero) => hero === name).length))
  return [
    { part, what: 'plots before the first comes again', figure: `${before}`, bar: '>= 20', passed: before >= 20 },
    {
      part,
      what: 'different paragraph counts in 14 nights',
      figure: `${counts.size}`,
      bar: '>= 8',
      passed: counts.size >= 8
    },
    {
      part,
      what: 'sentences of 7+ words heard before',
      figure: percent(again / sentences),
      bar: '<= 0.5 %',
      passed: again / sentences <= 0.005
    },
    { part, what: 'homes', figure: `${homes.size}`, bar: '1', passed: homes.size === 1 },
    {
      part,
      what: 'evenings that the child led who led least',
      figure: `${least} of 30`,
      bar: '>= 12',
      passed: least >= 12
    }
  ]
}
