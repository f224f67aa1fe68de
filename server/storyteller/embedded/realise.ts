import { THEME_ROLES, type Dish, type Line, type Thing } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { parseTemplate, slotsOf, type TemplateNode } from '#content/template.ts'
import { articleFor } from '../language/common-nouns.ts'
import type { Pronouns } from '../language/pronouns.ts'
import { areOldEnough, tellsOfWhatIsCopied } from '../plan/capabilities.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { hash } from '../random.ts'
import { remembered } from '../remembered.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { hasOpenClause } from '../wish/kinds/wish-form.ts'
import type { WishParts } from '../wish/kinds/wish-parts.ts'
import { sayNoun } from '../wish/noun-of-wish.ts'
import { wordPattern } from '../word-pattern.ts'
import { agreeingAfter, agreeingBefore, agreeingThrough, mayBeMany, mayDo } from './agreement.ts'
import { ofKnownThing } from './known-deed.ts'
import { marked, markedAndKept, withoutMarks } from './pronouns.ts'
import { saysWhatWasAsked } from './says-it.ts'
import type { Love, Setting } from './setting.ts'
import { inPlace, isNounWish, isPlural, PLURAL_VERBS } from './slot-forms.ts'
import { suits } from './talk-lines.ts'

/** What has been met so far: a thing is "a gate" once, and "the gate" from then on. */
export interface Known {
  things: Set<Thing>
}

interface Compiled {
  nodes: TemplateNode[]
  slots: readonly string[]
  /** Whether it says something of a second one. */
  hasSecond: boolean
  goesOnAfterWish: boolean
  isCopied: boolean
}
/** Each story asks some thousand lines whether they fit. */
const compile = remembered((text): Compiled => {
  const nodes = parseTemplate(text)
  const slots = slotsOf(nodes)
  return {
    nodes,
    slots,
    hasSecond: slots.some((slot) => slot === 'A' || slot.startsWith('A.')),
    goesOnAfterWish: GOES_ON_AFTER_WISH.test(text),
    isCopied: tellsOfWhatIsCopied(text)
  }
})

const FORMS: Record<Pronouns, { they: string; them: string; their: string }> = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
  it: { they: 'it', them: 'it', their: 'its' }
}

/** Whether a line can be told here: who speaks can talk, who leaps has legs, pronouns are known, the party has the right size. */
export function fits(line: Line, scene: Setting, plan: StoryPlan): boolean {
  const solo = plan.cast.length === 1
  if (typeof line !== 'string') {
    if (line.party === 'solo' && !solo) return false
    if (line.party === 'together' && solo) return false
    if (line.least !== undefined && plan.cast.length < line.least) return false
    const doer = scene.S ?? plan.hero
    const doers = scene.names ?? [doer]
    if (line.needs?.some((need) => doers.some((each) => !each.able.has(need)))) return false
    if (line.says === 'H' && !plan.hero.speaks) return false
    if (line.says === 'S' && !doer.speaks) return false
    if (line.eaten && !(scene.food && line.eaten.includes(scene.food.eaten))) return false
    if ((line.age || line.trait) && !suits(line, doer, scene.A ?? null)) return false
  }
  const { slots, hasSecond, goesOnAfterWish, isCopied } = compile(lineText(line))
  if (goesOnAfterWish && hasOpenClause(plan.wish.about)) return false
  if (isCopied && !areOldEnough([scene.S ?? plan.hero, scene.A ?? plan.hero])) return false
  const saysA = typeof line !== 'string' && line.says === 'A'
  if ((saysA || hasSecond) && !second(line, scene, plan)) return false
  return slots.every((slot) => value(slot, line, scene, plan) !== null)
}

/** A second one for this line: the same whenever the line is rendered. */
function second(line: Line, scene: Setting, plan: StoryPlan): CastMember | null {
  if (scene.A) return scene.A
  const first = scene.S ?? plan.hero
  const { slots } = compile(lineText(line))
  const saysA = typeof line !== 'string' && line.says === 'A'
  const pronouns = slots.some((slot) => slot.startsWith('A.'))
  const all = (scene.others ?? plan.cast).filter(
    (member) => member !== first && (!slots.includes('H') || member !== plan.hero)
  )
  const able = all.filter((member) => (!saysA || member.speaks) && (!pronouns || member.pronouns !== null))
  return able[hash(lineText(line)) % Math.max(1, able.length)] ?? null
}

/** “Isla’s blue cup” is hers, where it is clear whose. */
function markingOwner(said: string | null, hero: CastMember): string | undefined {
  return said?.startsWith(`${hero.called}’s `) === true
    ? `${marked(hero)}${said.slice(hero.called.length)}`
    : (said ?? undefined)
}

/** A sentence that a message told, in which the names of the family are known for what they are. */
function markingAll(said: string, cast: readonly CastMember[]): string {
  const [member, ...rest] = cast.toSorted((one, other) => other.called.length - one.called.length)
  if (member === undefined) return said
  return said
    .split(
      wordPattern(
        String.raw`(?<![\p{L}’-])${escapeForRegExp(member.called).replaceAll(/['’]/gu, "[’']")}(?![\p{L}-])`,
        'u'
      )
    )
    .map((part) => markingAll(part, rest))
    .join(marked(member))
}

/** Filled by the lender (`wish-loans.ts`) when the line has been chosen. */
const LENT = /^(?:fact|guess|say|part|prop|do|did|doing)(?:\.|$)/u

/** A line that says more after the wish, so that a clause at its end would run on into the line. */
const GOES_ON_AFTER_WISH = /\{wish(?:\.noun)?\}(?! (?:and|but|or|with|in|for)\b)[^.,!?;:”—]/u

/** Said of any visitor; all else is of the trait. */
const OF_ANY_VISITOR: ReadonlySet<string> = new Set(['first', 'they', 'their', 'fear', 'says', 'did'])

interface Value {
  text: string
  /** Quoted words keep the letters they have, also where a sentence begins. */
  fixed: boolean
  thing?: Thing
}

const partsOfSlot = remembered((slot): readonly string[] => slot.split('.'))

function value(slot: string, line: Line, scene: Setting, plan: StoryPlan): Value | null {
  const [head = '', part] = partsOfSlot(slot)
  if (head === 'H' || head === 'S' || head === 'A') {
    const member = head === 'H' ? plan.hero : head === 'S' ? (scene.S ?? plan.hero) : second(line, scene, plan)
    if (!member) return null
    if (part === undefined) return { text: marked(member), fixed: false }
    if (part === 'part') return plan.kind === 'scenes' ? text(plan.parts.get(member)) : null
    if (part === 'hobby') return text(member.pastimes[0]?.noun)
    if (part === 'habit') return text(scene.habit)
    const forms = member.pronouns ? FORMS[member.pronouns] : null
    return forms && (part === 'they' || part === 'them' || part === 'their')
      ? { text: forms[part], fixed: false }
      : null
  }
  const role = THEME_ROLES.find((each) => each === head)
  if (role) {
    const thing = plan.theme.things[role]
    return plan.kind === 'journey' && plan.plot.uses.includes(role)
      ? { text: part === 'first' ? thing.first : thing.def, fixed: false, thing }
      : null
  }
  if (head === 'stand' && scene.stands) {
    const stand = scene.stands[slot.endsWith('.2') ? 1 : 0]
    return text(part === 'is' ? stand?.[1] : stand?.[0])
  }
  if (head === 'visitor' && part !== undefined && !OF_ANY_VISITOR.has(part))
    return text(plan.wish.visitor?.trait?.words[part])
  if (head === 'toy')
    return text(
      plan.wish.toy?.[part === 'first' || part === 'part' || part === 'gone' || part === 'done' ? part : 'one']
    )
  if (head === 'thing') return text(markingOwner(sayNoun(part, plan.wish.noun), plan.hero))
  // In a story of what an absent person did, that is all of it, and no verb that is lent.
  if (head === 'did' && plan.kind === 'scenes' && plan.plot.tellsAny === 'did')
    return text(markingOwner(plan.wish.says[slot] ?? null, plan.hero))
  const { cast, hero } = plan
  if (head === 'told') return text(plan.wish.says[slot] && markingAll(plan.wish.says[slot], cast))
  if (LENT.test(slot)) return text(scene.lent?.get(slot) ?? 'it')
  const ofParts = plan.wish.parts && saying(slot, plan.wish.parts)
  if (ofParts !== undefined && ofParts !== null) return text(ofParts)
  const solo = cast.length === 1
  switch (slot) {
    case 'obj':
    case 'obj.first':
      return scene.obj
        ? { text: part === 'first' ? scene.obj.first : scene.obj.def, fixed: false, thing: scene.obj }
        : null
    case 'group':
      if (cast.length > 2) return { text: 'everyone', fixed: false }
      return { text: joinNames(cast), fixed: false }
    case 'were':
      return { text: cast.length === 2 ? 'were' : 'was', fixed: false }
    case 'they':
    case 'them':
    case 'their':
      if (!solo) return { text: slot, fixed: false }
      return hero.pronouns ? { text: FORMS[hero.pronouns][slot], fixed: false } : null
    case 'names':
      return scene.names && scene.names.length > 0 ? { text: joinNames(scene.names), fixed: false } : null
    case 'age':
      return ageInWords(scene.S ?? hero)
    case 'label':
    case 'label.about':
    case 'label.noun':
      if (part === 'noun' ? plan.theme.form !== 'noun' : part === 'about' && plan.theme.form === 'words') return null
      return { text: plan.theme.label, fixed: plan.theme.kind === 'open' }
    case 'wish':
      return part === 'noun' && !isNounWish(plan) ? null : text(plan.wish.about)
    case 'fear':
    case 'fear.all':
      return text(part === 'all' ? plan.wish.fear?.whole : plan.wish.fear?.short)
    case 'news':
      return text(plan.wish.news?.said)
    case 'question':
      return text(plan.wish.question)
    case 'visitor':
    case 'visitor.first':
    case 'visitor.they':
    case 'visitor.their':
    case 'visitor.fear':
    case 'visitor.says':
    case 'visitor.did':
      return text(visiting(part, plan))
    case 'deed':
    case 'deed.doing':
      return text(plan.wish.deed?.[part === 'doing' ? 2 : 0])
    case 'sound':
      return { text: plan.theme.sound, fixed: false }
    case 'habit':
      return text(scene.habit)
    case 'hobby':
      return text(scene.hobby)
    case 'topic':
    case 'topic.a':
    case 'topic.it':
      return text(scene.topic?.[part === 'a' || part === 'it' ? part : 'the'])
    case 'loves.with':
    case 'loves.for':
    case 'loves.of':
      return text(scene.loves && joinLoves(scene.loves, part))
    case 'trait':
      return text(scene.trait)
    case 'food':
    case 'food.was':
    case 'food.it':
    case 'food.they':
      return text(scene.food && sayDish(part, scene.food))
    case 'met':
      return text(scene.met)
    case 'earlier':
      return text(scene.earlier)
    case 'home':
      return text(scene.home)
    case 'goodnight':
      return scene.goodnight === undefined ? null : { text: scene.goodnight, fixed: true }
    default:
      return text(plan.wish.says[slot])
  }
}

/** “There {food.was} {food}, and {food.they} {food.was} hot”: of crumpets there were, of soup there was. */
function sayDish(form: string | undefined, { text: said, isMany }: Dish): string {
  switch (form) {
    case 'was':
      return isMany ? 'were' : 'was'
    case 'it':
      return isMany ? 'them' : 'it'
    case 'they':
      return isMany ? 'they' : 'it'
    case undefined:
    default:
      return said
  }
}

function text(known: string | undefined): Value | null {
  return known === undefined ? null : { text: known, fixed: false }
}

/** The words of a wish of several words: {said}, {one.the}, {heard.2}. */
function saying(slot: string, { said, one, two, heard }: WishParts): string | undefined {
  if (slot.startsWith('heard')) return misheard(slot, heard)
  switch (slot) {
    case 'said':
      return said
    case 'one':
      return one.said
    case 'one.the':
      return one.the
    case 'two':
      return two?.said
    case 'two.the':
      return two?.the
    case 'meant':
      return (two ?? one).said
    default:
      return undefined
  }
}

/** {heard.thing} is what it was heard as first, and {heard.thing.2} what it was heard as then. */
function misheard(slot: string, [first, then]: WishParts['heard']): string | undefined {
  const { said, fetched, word, the } = slot.endsWith('.2') ? then : first
  switch (slot.replace(/\.2$/u, '')) {
    case 'heard':
      return said
    case 'heard.thing':
      return fetched
    case 'heard.word':
      return word
    case 'heard.the':
      return the
    default:
      return undefined
  }
}

/** Of a train one says “it”; of a princess “the princess” once more, for who “she” is would be a guess. */
function visiting(part: string | undefined, { wish: { visitor } }: StoryPlan): string | undefined {
  if (!visitor) return undefined
  switch (part) {
    case 'first':
      return visitor.first
    case 'fear':
      return visitor.fear ?? undefined
    case 'says':
      return visitor.says
    case 'did':
      return visitor.did
    case 'they':
      return visitor.isPerson ? visitor.one : 'it'
    case 'their':
      return visitor.isPerson ? `${visitor.one}’s` : 'its'
    case undefined:
    default:
      return visitor.one
  }
}

/** “drawing with Isla and trains with Theo”, or “Isla of drawing and Theo of trains”. */
function joinLoves(loves: readonly Love[], how: string | undefined): string {
  const each = loves.map(({ member, hobby }) =>
    how === 'of' ? `${markedAndKept(member)} of ${hobby}` : `${hobby} ${how ?? 'with'} ${markedAndKept(member)}`
  )
  return inARow(each)
}

export function joinNames(members: readonly CastMember[]): string {
  return inARow(members.map(marked))
}

function inARow(items: readonly string[]): string {
  return items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function ageInWords({ age, nature }: CastMember): Value | null {
  // Age 0 may mean "not told"; no one older than a child is introduced by a number.
  if (age < 2 || age > 17 || nature !== null) return null
  const word =
    age < 20 ? ONES[age] : `${TENS[Math.floor(age / 10)] ?? ''}${age % 10 === 0 ? '' : `-${ONES[age % 10] ?? ''}`}`
  return word === undefined ? null : { text: word, fixed: false }
}

const SENTENCE_START = /(?:^|[.!?…][”’)]?\s+|(?:^|[\s(])[“‘(])$/u
/** Slots of things, of which there may be several: “the goggles were carried”. Socks the cat is one. */
const TOY_OR_THING = /^(?:toy|thing\.the)$/u

function agrees(slot: string, said: string): boolean {
  const isOfThings =
    LENT.test(slot) ||
    slot.startsWith('stand.') ||
    mayBeMany(slot) ||
    mayDo(slot) ||
    (TOY_OR_THING.test(slot) && said.startsWith('the '))
  return isOfThings && isPlural(said)
}

/** “{names} ducked, and was right”, where several ducked. */
function ofSeveral(line: string): string {
  if (!line.startsWith('{names}')) return line
  return line.replaceAll(/(?<=, and )(?:was|is|has)(?= )/gu, (verb) => PLURAL_VERBS[verb] ?? verb)
}

/** Renders one line; the same line, scene and seed always give the same text. */
export function realise(line: Line, scene: Setting, plan: StoryPlan, known: Known, seed: string): string {
  return withoutMarks(realiseMarked(line, scene, plan, known, seed))
}

/** The same with marks around the names, for `withPronouns`. */
export function realiseMarked(line: Line, scene: Setting, plan: StoryPlan, known: Known, seed: string): string {
  const source = lineText(line)
  const { nodes } = compile(scene.names !== undefined && scene.names.length > 1 ? ofSeveral(source) : source)
  let out = ''
  let raise = false

  function say(slot: string, piece: string, next: string, fixed: boolean): void {
    if (piece === '') return
    // A supper says itself whether it was or were.
    if (slot !== 'food') out = agreeingBefore(out, slot, piece)
    const starts = raise || SENTENCE_START.test(out)
    out += starts && !fixed && !saysWhatWasAsked(out, next) ? capitalised(piece) : piece
    raise = false
  }
  function walk(list: readonly TemplateNode[], after: string): void {
    for (const [at, node] of list.entries()) {
      const following = list[at + 1]
      const next = following?.kind === 'text' ? following.text : at + 1 < list.length ? '' : after
      const before = list[at - 1]
      if (node.kind === 'text') {
        // After a joiner a new sentence begins, and so does the text.
        const agreeing =
          before?.kind === 'slot' && agrees(before.name, value(before.name, line, scene, plan)?.text ?? '')
            ? mayDo(before.name)
              ? agreeingThrough(node.text)
              : agreeingAfter(node.text)
            : node.text
        const piece = raise
          ? agreeing.replace(/^(\s*)(\p{Ll})/u, (_, space: string, letter: string) => space + letter.toUpperCase())
          : agreeing
        if (piece.trim() !== '') raise = false
        out += piece
      } else if (node.kind === 'joiner') {
        if (plan.register === 'young') {
          out += '.'
          raise = true
        } else {
          out += ', and'
        }
      } else if (node.kind === 'span') {
        if (node.for === plan.register) walk(node.nodes, next)
      } else if (node.kind === 'choice') {
        walk(node.options[hash(source + seed) % node.options.length] ?? [], next)
      } else {
        say(node.name, inForm(node.name, slotText(node.name), next), next, isFixed(node.name))
      }
    }
  }
  function slotText(slot: string): string {
    const found = value(slot, line, scene, plan)
    if (!found) throw new RangeError(`{${slot}} means nothing in: ${source}`)
    if (found.thing) {
      const first = !known.things.has(found.thing)
      known.things.add(found.thing)
      return agreed(first ? found.thing.first : found.thing.def)
    }
    return agreed(ofKnownThing(slot, asOurs(found.text), plan.wish.says, out, known.things))
  }
  /** One of them says “our trip”, and it is told as theirs; a hero alone has no “they”. */
  function asOurs(piece: string): string {
    const { about, ours } = plan.wish
    if (!ours || plan.cast.length < 2 || piece !== about) return piece
    return out.lastIndexOf('“') > out.lastIndexOf('”') ? ours.said : ours.told
  }
  /** What the family typed stays as it is. */
  function inForm(slot: string, piece: string, next: string): string {
    return piece.includes(plan.theme.label) || piece.includes(plan.wish.about) ? piece : inPlace(slot, piece, out, next)
  }
  function isFixed(slot: string): boolean {
    return value(slot, line, scene, plan)?.fixed ?? false
  }
  /** "a eight-year-old": an article that stands in the line follows the sound of what fills the slot. */
  function agreed(piece: string): string {
    const article = /(^|[\s“])(an?) $/iu.exec(out)
    if (article)
      out = `${out.slice(0, out.length - (article[2]?.length ?? 0) - 1)}${indefinite(piece, article[2] ?? 'a')} `
    return piece
  }

  walk(nodes, '')
  return out
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ ([.,!?])/gu, '$1')
    .trim()
}

function indefinite(word: string, written: string): string {
  const article = articleFor(word)
  return written.startsWith('A') ? capitalised(article) : article
}

/** A letter that is two when raised stays: “ﬁsh” would become “FIsh”. */
export function capitalised(piece: string): string {
  return piece.replace(/^[“‘(\uE000\uE100-\uE1FF]*\p{Ll}/u, (begin) => {
    const raised = begin.toUpperCase()
    return raised.length === begin.length ? raised : begin
  })
}
