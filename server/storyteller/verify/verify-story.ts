import type { Incident } from '#content/format.ts'
import { isIncident } from '#content/incidents.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isRecounted } from '#content/wish-plots/wish-plot.ts'
import { capital } from '../capital.ts'
import { isLively } from '../lively-words.ts'
import { owedPastimes } from '../plan/pastimes.ts'
import type { CastMember, Pastime, StoryPlan } from '../plan/story-plan.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { hasDisguisedProfanity } from '../safety/screen.ts'
import { countMentions, escapeForRegExp, mentionPattern, sentencesOf, tokensOf, wordsIn } from '../text-measures.ts'
import { bareLabel } from '../wish/open-theme.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { wordsOfKinds } from '../wish/wish-kinds.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { eveningFaults } from './evening.ts'
import { lentFaults } from './lent-words.ts'
import { droppedReferences, strangerProps } from './loose-things.ts'
import { pronounFaults } from './pronouns.ts'
import { appearanceFaults, articleFaults, surfaceFaults, unwantedFaults, type Fault } from './surface.ts'

export type { Fault } from './surface.ts'

/** A finished story as any renderer hands it in; `act` is 0 want, 1 way, 2 turn, 3 rest. */
export interface FinishedStory {
  title: string
  paragraphs: readonly { act: 0 | 1 | 2 | 3; text: string }[]
}

/** All checks, for a story of the embedded storyteller: an empty list means that it may be read to a child. */
export function verifyStory(story: FinishedStory, plan: StoryPlan, library: StoryLibrary): Fault[] {
  return [...verifySafety(story, plan, library), ...verifyCraft(story, plan, library)]
}

/**
 * What any writer owes: nothing unsafe, no member left out or made to do what they should not, the promised length, a calm
 * end, and the language. It asks what the plan promised and not how the text came about.
 */
export function verifySafety(story: FinishedStory, plan: StoryPlan, library: StoryLibrary): Fault[] {
  const { mask, paragraphFaults } = paragraphsOf(plan)
  const masked = story.paragraphs.map((paragraph) => mask(paragraph.text))
  return [
    ...titleFaults(story.title, mask),
    ...unwantedFaults(mask(story.title)),
    ...story.paragraphs.flatMap((paragraph) => paragraphFaults(paragraph.text)),
    ...appearanceFaults(masked.flatMap(sentencesOf), plan.cast.length),
    ...lengthFaults(story.paragraphs, plan),
    ...plan.cast.flatMap((member) => presenceFaults(member, story, plan)),
    ...deedFaults(story.paragraphs, plan),
    ...labelFaults(story.paragraphs, plan),
    ...pronounFaults(
      story.paragraphs.map((paragraph) => paragraph.text),
      plan.cast
    ),
    ...foreignMotifFaults(masked.join('\n'), plan, library),
    ...calmFaults(story, masked, plan)
  ]
}

/** More than there are paragraphs in a story, with all other ways to tell them. */
const MOST_PARAGRAPHS = 500

/**
 * What is asked of each paragraph alone. A story is judged once more for each of its paragraphs that could be told in
 * another way, and all the others are the same as before.
 */
const paragraphsOf = rememberedFor((plan: StoryPlan) => {
  const mask = remembered(maskFor(plan), MOST_PARAGRAPHS)
  const doubled = doubledIn(plan)
  const paragraphFaults = remembered((text): readonly Fault[] => {
    const masked = mask(text)
    return [...surfaceFaults(masked, doubled), ...articleFaults(text), ...unwantedFaults(masked)]
  }, MOST_PARAGRAPHS)
  return { mask, paragraphFaults }
})

/** What only lines of the embedded storyteller can be held to: that certain words of the content are heard in them. */
export function verifyCraft(story: FinishedStory, plan: StoryPlan, library: StoryLibrary): Fault[] {
  const text = story.paragraphs.map((paragraph) => paragraph.text).join('\n\n')
  return [
    ...plan.cast.flatMap((member) => hobbyFaults(member, story, plan)),
    ...repetitionFaults(story, plan),
    ...toldFaults(text, plan),
    ...themeFaults(story, text, plan),
    ...cultureFaults(text, plan),
    ...eveningFaults(story.paragraphs, plan),
    ...strangerProps(text, plan, library),
    ...droppedReferences(text, plan),
    ...lentFaults(text, plan)
  ]
}

/** Checks that need no more than one paragraph: for a renderer that is still writing. */
export function verifyParagraph(text: string, plan: StoryPlan): Fault[] {
  const masked = paragraphsOf(plan).mask(text)
  const disguised = hasDisguisedProfanity(masked) ? [{ code: 'unwanted', detail: 'disguised profanity' }] : []
  return [...surfaceFaults(masked, doubledIn(plan)), ...unwantedFaults(masked), ...disguised]
}

/** What the wish says twice: “a yellow tuk tuk that goes beep beep”. */
function doubledIn({ wish, theme }: StoryPlan): ReadonlySet<string> {
  const said = [theme.label, wish.about, wish.visitor?.first, ...Object.values(wish.says)].join(' | ')
  return new Set(
    [...said.matchAll(/(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/giu)].map(([, word = '']) => word.toLowerCase())
  )
}

/** What is a matter of wording, or of rules that only the embedded storyteller’s grammar can be held to. */
const WORDING = new Set([
  'case',
  'case-after-asking',
  'case-of-saying',
  'agreement',
  'article',
  'possessive',
  'doubled',
  'space-missing',
  'pronoun'
])

/** All that any paragraph of another writer must keep before a child hears it; `act` as in `FinishedStory`. */
export function verifyOthersParagraph(
  paragraph: { act: 0 | 1 | 2 | 3; text: string },
  plan: StoryPlan,
  library: StoryLibrary
): Fault[] {
  const masked = paragraphsOf(plan).mask(paragraph.text)
  const lively = paragraph.act === 3 && (masked.includes('!') || isLively(masked))
  return [
    ...verifyParagraph(paragraph.text, plan).filter(({ code }) => !WORDING.has(code)),
    ...deedFaults([paragraph], plan),
    ...labelFaults([paragraph], plan),
    ...plan.cast.flatMap((member) => speechFaults(member, [paragraph], plan)),
    ...foreignMotifFaults(masked, plan, library),
    ...(lively ? [{ code: 'calm', detail: masked.slice(0, 60) }] : [])
  ]
}

/** All that a whole story of another writer must keep. */
export function verifyOthersStory(story: FinishedStory, plan: StoryPlan, library: StoryLibrary): Fault[] {
  return verifySafety(story, plan, library).filter(({ code }) => !WORDING.has(code))
}

/**
 * The family’s own words may be spelt as they please, so they are replaced by words that break no rule: names by
 * "Nell", all else by "Bell".
 */
function maskFor(plan: StoryPlan): (text: string) => string {
  const names = plan.cast.flatMap((member) => [member.called, capital(member.called), member.name])
  const label =
    plan.theme.kind === 'adventure' || plan.theme.kind === 'comfort'
      ? []
      : [`‘${bareLabel(plan.theme.label)}’`, plan.theme.label, bareLabel(plan.theme.label), ...namesOfWish(plan.wish)]
  const words = [
    ...plan.cast.flatMap((member) =>
      member.pastimes
        .filter((pastime) => pastime.family === null)
        .flatMap((pastime) => [pastime.noun, capital(pastime.noun)])
    ),
    ...plan.cast.flatMap((member) =>
      member.manners.filter((manner) => manner.trait === null).map((manner) => `“${manner.typed}”`)
    ),
    ...plan.culture.pack.goodnight.map((each) => each.text)
  ]
  const masks = [
    // Titles and sentence beginnings may raise the theme’s letters.
    // An article of its own stays to be seen: “a the kite” is a fault.
    ...label.map((word) => ({ word, pattern: mentionPattern(word, 'giu'), mask: maskOfLabel })),
    ...[...new Set(names)].map((word) => ({ word, pattern: mentionPattern(word), mask: () => 'Nell' })),
    ...[...new Set(words)].map((word) => ({ word, pattern: mentionPattern(word), mask: () => 'Bell' }))
  ]
  const ordered = masks.filter(({ word }) => word !== '').sort((a, b) => b.word.length - a.word.length)
  const small = ordered.map((each) => ({ ...each, word: each.word.toLowerCase() }))
  return (text) => {
    // Most of them stand in no given paragraph, and a pattern costs more than to see that.
    const said = text.toLowerCase()
    return small
      .filter(({ word }) => said.includes(word))
      .reduce((masked, { pattern, mask }) => masked.replaceAll(pattern, mask), text)
  }
}

/** How the wish may be said in the middle of a sentence. */
function namesOfWish({ about, ours }: Wish): string[] {
  return ours ? [about, ours.said, ours.told] : [about]
}

/** “The Bell”, “a Bell” or “Bell”: with the article and the capital letter that it has where it is said. */
function maskOfLabel(said: string): string {
  const [article] = /^(?:the|an?)(?=\s)/iu.exec(said) ?? []
  if (article === undefined) return 'Bell'
  return `${/^an$/iu.test(article) ? article.charAt(0) : article} Bell`
}

function titleFaults(title: string, mask: (text: string) => string): Fault[] {
  const faults = surfaceFaults(`${mask(title).replace(/[.!?]$/u, '')}.`).filter((fault) => fault.code !== 'case')
  if (title.trim() === '' || title.length > 120) faults.push({ code: 'title', detail: title })
  return faults.map((fault) => ({ code: fault.code, detail: `title: ${fault.detail}` }))
}

function lengthFaults(paragraphs: FinishedStory['paragraphs'], { window, duration }: StoryPlan): Fault[] {
  const words = paragraphs.reduce((sum, { text }) => sum + wordsIn(text), 0)
  return words < window.min || words > window.max ? [{ code: 'length', detail: `${words} words for ${duration}` }] : []
}

const SAID = '(?:said|asked|whispered|answered|called|replied|murmured|told|sang|cried)'

/** Every member is heard of three times, in three of four acts; none talks who cannot. */
function presenceFaults(member: CastMember, { paragraphs }: FinishedStory, plan: StoryPlan): Fault[] {
  const { says } = plan.wish
  // The one whom a sorrow is about may be told of as the wish calls that one: Jim is “Grandpa”.
  const names = [member.called, ...(says['whom.there'] === member.name ? [says['whom'] ?? member.called] : [])]
  const faults = names.map((called) => mentionFaults(called, paragraphs))
  return [...(faults.find((each) => each.length === 0) ?? faults[0] ?? []), ...speechFaults(member, paragraphs, plan)]
}

function mentionFaults(called: string, paragraphs: FinishedStory['paragraphs']): Fault[] {
  const faults: Fault[] = []
  const pattern = mentionPattern(called, 'iu')
  const mine = paragraphs.filter((paragraph) => pattern.test(paragraph.text))
  const mentions = mine.reduce((sum, paragraph) => sum + Math.max(1, countMentions(paragraph.text, called)), 0)
  if (mentions < 3) faults.push({ code: 'presence', detail: `${called}: ${mentions} mentions` })
  const acts = new Set(mine.map((paragraph) => paragraph.act))
  if (acts.size < 3) faults.push({ code: 'acts', detail: `${called}: in ${acts.size} acts` })
  return faults
}

function speechFaults(member: CastMember, paragraphs: FinishedStory['paragraphs'], plan: StoryPlan): Fault[] {
  if (member.speaks || isStar(member, plan)) return []
  const speaks = speechOf(member.called)
  const talking = paragraphs.find((paragraph) => speaks.test(paragraph.text))
  return talking ? [{ code: 'speech', detail: `${member.called} cannot talk: ${talking.text.slice(0, 80)}` }] : []
}

const NAMES_KEPT = 200

const speechOf = remembered((called): RegExp => {
  const name = mentionPattern(called).source
  return wordPattern(
    String.raw`”\s*${SAID}\s+${name}(?=[.,;:!?”]|\s+(?:and|to|in|with)\b|$)|(?<!look on )${name}\s+${SAID}(?:,|:|\s*“)`,
    'u'
  )
}, NAMES_KEPT)

/** Of the pet of whom a wish says that it talks, or goes to space, a story may be told in which it does. */
function isStar({ called }: CastMember, plan: StoryPlan): boolean {
  return plan.kind === 'scenes' && plan.plot.star === 'pet' && plan.wish.says['star'] === called
}

/** Everybody with something of their own; in a journey the hero’s first hobby decides the turn. */
function hobbyFaults(member: CastMember, { paragraphs }: FinishedStory, plan: StoryPlan): Fault[] {
  const faults: Fault[] = []
  const pattern = mentionPattern(member.called, 'iu')
  const mine = paragraphs.filter((paragraph) => pattern.test(paragraph.text))
  const told = (pastime: Pastime, where = mine) => {
    const marks = pastime.marks.map((mark) => mark.toLowerCase())
    return where.some(({ text }) => {
      const said = text.toLowerCase()
      return marks.some((mark) => said.includes(mark))
    })
  }
  for (const pastime of owedPastimes(plan, member)) {
    if (!told(pastime)) faults.push({ code: 'hobby', detail: `${member.called}: ${pastime.noun} is never told` })
  }
  const [first] = member.pastimes
  if (
    plan.kind === 'journey' &&
    member === plan.hero &&
    first &&
    member.nature === null &&
    !told(
      first,
      mine.filter((paragraph) => paragraph.act === 2)
    )
  ) {
    faults.push({ code: 'decisive-hobby', detail: `${first.noun} decides nothing` })
  }
  return faults
}

/** What a child under seven should not copy, told of a child under seven. */
const NOT_UNDER_SEVEN =
  '(?:climb(?:ed|ing)|lit (?:the|a|one|two|every)|struck a match|cut (?:the|a|an|out|up|through|them|it) |crossed the (?:road|street|river|rails|ice))'

const DEED_NOT_UNDER_SEVEN = wordPattern(String.raw`\b(?<!\bof )${NOT_UNDER_SEVEN}`, 'u')

function deedFaults(paragraphs: FinishedStory['paragraphs'], { cast }: StoryPlan): Fault[] {
  const told = paragraphs.filter(({ text }) => DEED_NOT_UNDER_SEVEN.test(text))
  if (told.length === 0) return []
  const small = cast.filter(
    (member) => (member.role === 'child' || member.role === 'baby') && !member.able.has('seven')
  )
  return small.flatMap((member) => {
    const deed = wordPattern(
      String.raw`${mentionPattern(member.called).source}[^.,;:!?“”]{0,24}\b(?<!\bof )${NOT_UNDER_SEVEN}`,
      'u'
    )
    const found = told.flatMap(({ text }) => deed.exec(text)?.[0] ?? [])
    return found.map((detail) => ({ code: 'deed-age', detail }))
  })
}

/** The wish is what the story is about, and stands on no badge. */
function labelFaults(paragraphs: FinishedStory['paragraphs'], plan: StoryPlan): Fault[] {
  if (plan.theme.kind === 'adventure' || plan.theme.kind === 'comfort') return []
  // Of most stories nothing at all is written on anything, and their own pattern is never made.
  return paragraphs
    .filter(({ text }) => ON_A_LABEL.test(text))
    .flatMap(({ text }) => {
      const found = wishOnLabel(plan).exec(text)
      return found ? [{ code: 'label', detail: found[0] }] : []
    })
}

const LABEL = String.raw`\b(?:badge|poster|sign|boat|kite|ticket|slip of paper|wall|scarf|cap|lid|label)\b[^.!?“”]{0,40}\b(?:said|spelt|read|called|painted|marked|written|stitched|stood|named)\b`
const ON_A_LABEL = wordPattern(LABEL, 'iu')

const wishOnLabel = rememberedFor(({ theme, wish }: StoryPlan): RegExp => {
  const said = [...new Set([...namesOfWish(wish), theme.label, bareLabel(theme.label)])].map(escapeForRegExp).join('|')
  return wordPattern(String.raw`${LABEL}[^.!?“”]{0,20}[‘“]?(?:${said})(?!\p{L})`, 'iu')
})

function repetitionFaults({ paragraphs }: FinishedStory, plan: StoryPlan): Fault[] {
  const chant = chantParagraphs(paragraphs)
  const seen = new Set<string>()
  // What the family wished for may be said whole more than once, and misheard alike by two.
  const { parts, news, visitor } = plan.wish
  const wished = [...(parts ? [parts, ...parts.heard] : []), ...(news ? [news] : [])]
    .map(({ said }) => said)
    .concat(visitor ? [visitor.says] : [], wordsOfKinds(plan.wish.says), plan.wish.says['told.best'] ?? [])
    .map((said) => said.toLowerCase())
  const isOfWish = (sentence: string): boolean => wished.some((said) => sentence.toLowerCase().includes(said))
  const faults: Fault[] = []
  for (const { text } of paragraphs) {
    if (chant.has(text)) continue
    for (const sentence of sentencesOf(text)) {
      if (wordsIn(sentence) <= 6 || isOfWish(sentence)) continue
      if (seen.has(sentence)) faults.push({ code: 'repeated', detail: sentence })
      seen.add(sentence)
    }
  }
  const hasRefrain = plan.kind === 'journey' || plan.refrain !== null
  if (hasRefrain && chant.size === 0) faults.push({ code: 'refrain', detail: 'nothing is said again' })
  return faults
}

/** The refrain: a short paragraph that comes back, three to five times counting its soft last form. */
function chantParagraphs(paragraphs: FinishedStory['paragraphs']): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of paragraphs) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set(
    [...counts].filter(([text, count]) => count >= 2 && count <= 4 && wordsIn(text) <= 30).map(([text]) => text)
  )
}

/** The wish, its things, who comes in it, what it reports and what it fears. */
function waysToSay({ theme, wish }: StoryPlan): string[] {
  const { visitor, news, fear, parts, noun, toy } = wish
  const things = [parts?.one, parts?.two].map((thing) => thing?.the.replace(/^the /u, ''))
  const named = [
    theme.label,
    ...namesOfWish(wish),
    visitor?.one,
    news?.said,
    fear?.short,
    noun?.one,
    noun?.wished?.bare,
    toy?.one,
    ...things
  ]
  return [...named, ...wordsOfKinds(wish.says)].filter((said) => said !== undefined)
}

function asks(paragraphs: FinishedStory['paragraphs'], { question }: Wish): boolean {
  return paragraphs.some(({ text }) => text.includes(question))
}

function themeFaults({ title, paragraphs }: FinishedStory, text: string, plan: StoryPlan): Fault[] {
  const { kind, theme } = plan
  if (theme.kind === 'adventure' || theme.kind === 'comfort') return []
  // The nearest story is about one word of the wish, and was found by how often it says that.
  if (plan.kind === 'scenes' && plan.isNearest) return []
  // And here each clause of the wish is read out, word by word.
  if (plan.kind === 'scenes' && plan.plot.tellsAny === 'written') return []
  // A question is asked in the words of the one who asks: “my foot” of “how come Isla’s foot falls asleep”.
  if (plan.kind === 'scenes' && plan.plot.tellsAny === 'question' && asks(paragraphs, plan.wish)) return []
  // What is recounted is told sentence by sentence, whatever it is about (`toldFaults`).
  if (plan.kind === 'scenes' && isRecounted(plan.plot)) return []
  if (plan.kind === 'scenes' && isIncident(plan.plot.tellsAny))
    return incidentFaults(text, plan.plot.tellsAny, plan.wish)
  // What a story of its own has named, it says in those words.
  const named = plan.kind === 'scenes' ? [...stemsOf((plan.plot.wishes ?? []).join(' '))] : []
  // “Camping in the garden” is told by the story of camping, which may happen anywhere.
  const subjects = theme.packs.filter(({ id }) => plan.kind === 'scenes' && plan.plot.themes?.includes(id))
  const lower = paragraphs.map(({ act, text: told }) => ({ act, said: told.toLowerCase() }))
  const faults: Fault[] = []
  for (const pack of subjects.length > 0 ? subjects : theme.packs) {
    // A story about the wish itself says it in the family’s words.
    const own = theme.kind === 'open' || kind === 'scenes' ? waysToSay(plan) : []
    const marks = [...new Set([...pack.marks, ...own, ...named].map((mark) => mark.toLowerCase()))]
    const saying = lower.filter(({ said }) => marks.some((mark) => said.includes(mark)))
    const mentions = marks.reduce(
      (sum, mark) => saying.reduce((count, { said }) => count + said.split(mark).length - 1, sum),
      0
    )
    const acted = new Set(saying.map(({ act }) => act)).size
    if (mentions < 3 || acted < (theme.kind === 'blend' ? 2 : 3))
      faults.push({ code: 'theme', detail: `${pack.label}: ${mentions} mentions in ${acted} acts` })
  }
  const opening = `${title} ${text.split(/\s+/u).slice(0, 150).join(' ')}`.toLowerCase()
  const early = [...waysToSay(plan), ...theme.packs.flatMap((pack) => pack.marks), ...named]
  if (!early.some((mark) => opening.includes(mark.toLowerCase())))
    faults.push({ code: 'theme-late', detail: theme.label })
  return faults
}

/** Shorter words are “the” and “he”. */
const LEAST_LETTERS_HEARD = 4

/** What a message told of itself is told (`wish/retelling/`), all but the names, which may be “she” there, and small words. */
function toldFaults(text: string, plan: StoryPlan): Fault[] {
  const { says } = plan.wish
  const heard = new Set(tokensOf(text))
  const names = new Set(plan.cast.flatMap(({ called }) => tokensOf(called)))
  const isSaid = (sentence: string) =>
    tokensOf(sentence).every((word) => word.length < LEAST_LETTERS_HEARD || names.has(word) || heard.has(word))
  const tellsAll = plan.kind === 'scenes' && isRecounted(plan.plot)
  const told = [says['told.1'], ...(tellsAll ? [says['told.2']] : [])].flatMap((beat) => beat?.split('. ') ?? [])
  return told.filter((sentence) => !isSaid(sentence)).map((detail) => ({ code: 'told', detail }))
}

/** Of a melon that was eaten on the hottest day the story is about the heat; who or what it befell it says all evening. */
function incidentFaults(text: string, incident: Incident, { says }: Wish): Fault[] {
  const said = [says[incident], says[`${incident}.bare`]].filter((each) => each !== undefined)
  const isTold = said.some((each) => mentionPattern(each.replace(/^(?:the|an?) /iu, ''), 'iu').test(text))
  return isTold ? [] : [{ code: 'theme', detail: `${incident}: ${said.join(', ')} is not said` }]
}

function cultureFaults(text: string, plan: StoryPlan): Fault[] {
  const { pack, place } = plan.culture
  const categories = {
    home: place.homes,
    outside: place.outside,
    food: place.foods,
    nature: place.nature,
    sounds: place.sounds,
    sky: place.sky,
    lullaby: pack.lullaby,
    goodnight: pack.goodnight.map((each) => ({ text: each.text, mark: each.text }))
  }
  const found = Object.entries(categories).map(([category, motifs]) => ({
    category,
    count: motifs.filter((motif) => text.includes(withoutEnds(motif.text))).length
  }))
  const total = found.reduce((sum, each) => sum + each.count, 0)
  const kinds = found.filter((each) => each.count > 0).length
  // Who sleeps somewhere else hears another street, and sees another sky.
  const [least, fewest] = plan.kind === 'scenes' && plan.plot.away === true ? [2, 2] : [4, 3]
  return total < least || total > 9 || kinds < fewest
    ? [{ code: 'culture', detail: `${total} motifs of ${kinds} kinds` }]
    : []
}

/** Without the first letter, which may be raised, and without its full stop. */
const withoutEnds = remembered((motif) => motif.slice(1).replace(/[.]$/u, ''))

function foreignMotifFaults(masked: string, { culture, theme, wish }: StoryPlan, library: StoryLibrary): Fault[] {
  const faults: Fault[] = []
  const { pack } = culture
  const own = new Set(pack.own.map((word) => word.toLowerCase()))
  const wished = [...theme.packs.flatMap((each) => [...each.marks, ...each.keys]), wish.about, theme.label]
    .join(' ')
    .toLowerCase()
  for (const other of Object.values(library.cultures)) {
    if (other === pack) continue
    for (const word of other.own) {
      // Nearly none of them stands there, and to see that costs less than all else.
      if (!masked.includes(word) || own.has(word.toLowerCase()) || wished.includes(word.toLowerCase())) continue
      if (mentionPattern(word).test(masked)) faults.push({ code: 'foreign-motif', detail: `${word} (${other.id})` })
    }
  }
  return faults
}

function calmFaults({ paragraphs }: FinishedStory, masked: readonly string[], plan: StoryPlan): Fault[] {
  const faults: Fault[] = []
  const quarter = masked.reduce((sum, paragraph) => sum + wordsIn(paragraph), 0) / 4
  let counted = 0
  for (const [at, paragraph] of [...masked.entries()].reverse()) {
    const fromEnd = paragraphs.length - 1 - at
    const rest = paragraphs[at]?.act === 3
    if (counted < quarter && rest && paragraph.includes('!'))
      faults.push({ code: 'calm', detail: `exclamation at rest: ${paragraph.slice(0, 60)}` })
    if (rest && isLively(paragraph)) faults.push({ code: 'calm', detail: `too lively: ${paragraph.slice(0, 60)}` })
    if (fromEnd < 3 && paragraph.includes('?'))
      faults.push({ code: 'calm', detail: `a question at the end: ${paragraph.slice(0, 60)}` })
    counted += wordsIn(paragraph)
  }
  const last = paragraphs[paragraphs.length - 1]?.text ?? ''
  if (
    !/\b(?:asleep|slept|sleep|sleeping|dreamt|dreamed|dreaming)\b/iu.test(last) ||
    !mentionPattern(plan.hero.called, 'iu').test(last)
  ) {
    faults.push({ code: 'sleep', detail: last.slice(0, 80) })
  }
  return faults
}
