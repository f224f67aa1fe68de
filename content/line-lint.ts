import { capabilityFaults, type LineSubject } from './capability-lint.ts'
import type { Bank, Line, Register } from './format.ts'
import { ROLE_WORDS } from './roles/role-slots.ts'
import { parseTemplate, slotsOf, type TemplateNode } from './template.ts'

/** What a place in the content asks of every line in it. */
export interface Place {
  slots: readonly string[]
  /** Slots of which each line must have all. */
  must?: readonly string[]
  /** One of these words must stand in each line. */
  marks?: readonly string[]
  /** A phrase has no full stop and no capital; a sentence has both. */
  shape: 'sentence' | 'phrase'
  /** Rest banks: nothing asked, nothing shouted. */
  calm?: true
  /** Words that this place must not say, beside those that no place may. */
  banned?: readonly string[]
  /** Every variant list needs so many. */
  atLeast: number
  /** Single sentences. */
  sentences?: number
  /** Of whom the lines may be told, so that they take nothing for granted. */
  telling?: LineSubject
  /** Two are there, so {A} is no demand; nor is a pronoun, for the engine sets those. */
  pair?: true
}

export const PERSON_SLOTS = (letter: string) => [letter, `${letter}.they`, `${letter}.them`, `${letter}.their`]

// prettier-ignore
const BANNED = [
  'magical', 'magically', 'special', 'wonderful', 'amazing', 'suddenly', 'little did', 'exotic', 'tribe', 'tribal',
  'ancient', 'native', 'savage', 'oriental', 'villain', 'kill', 'killed', 'died', 'dead', 'death', 'blood', 'knife',
  'sword', 'gun', 'weapon', 'wound', 'wounded', 'scream', 'screamed', 'terrified', 'horrible', 'evil', 'stupid',
  'ugly', 'fat', 'hate', 'hated', 'color', 'colors', 'favorite', 'gray', 'neighbor', 'neighbors', 'pajamas', 'mom',
  'mommy', 'undefined', 'learned a lesson', 'moral of', 'friendship is'
]
/** Plots fit any home and any family. */
// prettier-ignore
export const HOME_WORDS = ['upstairs', 'downstairs', 'garden', 'cottage', 'lawn', 'mum', 'dad', 'mummy', 'daddy', 'brother', 'sister']

const LONGEST = { young: 14, older: 26, both: 18 }
/** Stand-ins for what the lexicon knows of a noun, as long as most of it is. */
// prettier-ignore
const ofTheLexicon = (slot: string): Record<string, string> => ({
  [slot]: 'the lamp', [`${slot}.a`]: 'a lamp', [`${slot}.many`]: 'lamps', [`${slot}.sound`]: 'ding', [`${slot}.does`]: 'rang the bell', [`${slot}.move`]: 'rang the bell', [`${slot}.part`]: 'the bell', [`${slot}.where`]: 'on a hook', [`${slot}.fact`]: 'A lamp is warm on top', [`${slot}.guess`]: 'It keeps the moths in', [`${slot}.wants`]: 'a long pole', [`${slot}.stand`]: 'a spoon in a sock'
})
// prettier-ignore
const SLOT_WORDS: Record<string, string> = {
  ...ROLE_WORDS,
  whom: 'Nell', 'whom.dish': 'the bowl',
  'props.said': 'the boat was a tray', 'props.the': 'the boat', 'props.bit': 'the mast', 'props.did': 'rocked', 'props.play': 'rowed round the table', 'props.other': 'the wave', 'props.does': 'rose and fell.',
  toy: 'the truck', 'toy.first': 'the blue truck', 'toy.part': 'hook', 'toy.gone': 'The hook came off', 'toy.done': 'with two fingers', 'thing.who': 'the lady who drives the bus', 'thing.clients': 'dragons', 'thing.unnamed': 'lamp',
  'thing.this': 'the blue lamp', 'thing.whole': 'the blue lamp', 'thing.first': 'a blue lamp', 'thing.bare': 'blue lamp', 'thing.spoken': 'the blue lamp', 'thing.single': 'the blue lamp', 'thing.that': 'the blue lamp', 'thing.they': 'it', 'thing.them': 'it', 'thing.their': 'its', 'thing.were': 'was', 'thing.are': 'is', 'thing.theyre': 'it’s', 'thing.each': 'it',
  thing: 'lamp', 'thing.the': 'the lamp', 'thing.a': 'a lamp', 'thing.many': 'lamps', 'thing.sound': 'ding', 'thing.silence': 'no sound at all', 'thing.does': 'rang the bell', 'thing.move': 'rang the bell', 'thing.part': 'the long bell', 'thing.where': 'in the street', 'thing.fact': 'It is so', 'thing.guess': 'It is so', 'thing.wants': 'a worm', 'thing.stand': 'a sock with a spoon in it',
  'written.1': 'There is a lamp that is afraid of the dark', 'written.2': 'And it lives in our fridge', 'written.3': 'But the door won’t shut', pair: 'a lamp and a bear', 'pair.one': 'the lamp', 'pair.two': 'the bear', 'pair.fact': 'A lamp is warm on top', 'pair.other': 'A bear can smell honey', record: 'pressing flowers', 'record.do': 'press flowers', 'record.did': 'pressed flowers', 'record.doing': 'pressing flowers', noisy: 'the hand dryer', 'noisy.sound': 'Whoosh',
  tomorrow: 'the school photo day', 'tomorrow.bit': 'the school photo day', 'tomorrow.day': 'tomorrow', 'tomorrow.ask': 'And what about it?', 'tomorrow.next': 'there’s lunch', 'theirs.told': 'Ann was getting a cast', 'theirs.who': 'Ann', 'theirs.on': 'tomorrow', 'theirs.day': 'tomorrow', 'theirs.next': 'we’ll hear all about it', 'comes.told': 'Ann was coming', 'comes.who': 'Ann', 'comes.on': 'tomorrow', 'comes.next': 'there’s cake', shows: 'a giant pinecone', 'shows.the': 'the giant pinecone', letter: 'S', number: 'seven', 'number.the': 'the number seven', 'tried.play': 'rang the bell', 'tried.other': 'the crowd', 'tried.does': 'rang the bell.', found: 'Teddy', 'found.where': 'at the park', 'found.by': 'a nice lady', 'found.spot': 'on the swings', worn: 'the shoes', 'worn.on': 'tomorrow', 'worn.for': 'the wedding', 'worn.day': 'tomorrow', 'worn.them': 'them', 'worn.they': 'they', 'worn.do': 'don’t', game: 'hotels', 'game.boss': 'the boss', 'game.the': 'the bell', 'game.must': 'a bell', 'game.guest': 'guest', 'game.place': 'the hotel', 'game.asks': 'How many?', 'game.gives': 'a key', 'game.moan': 'It’s late, it says.', swap: 'shadow', star: 'Miso', pet: 'Miso', 'pet.told': 'Miso wore the cone', 'pet.ing': 'wearing the cone', wanted: 'the blue cup', 'wanted.about': 'the blue cup', 'wanted.did': 'pushed',
  events: 'the bus drove off, and a goat sat in it', 'event.one': 'the bus drove off', 'event.two': 'a goat sat in it', 'event.three': 'the driver sang', 'event.four': 'the bell rang', 'event.who': 'the bus', 'event.other': 'the goat',
  trouble: 'it’s raining', 'trouble.told': 'it rained', 'trouble.of': 'a party', 'trouble.the': 'the party', trip: 'the zoo', ends: 'the holidays',
  'kin.who': 'Ann', 'kin.base': 'ride a bus', 'kin.did': 'rode a bus', 'kin.doing': 'riding a bus', 'kin.the': 'the bus', 'mishap.who': 'Ann', 'mishap.base': 'burn the soup', 'mishap.did': 'burnt the soup', 'mishap.doing': 'burning the soup', 'mishap.the': 'the soup', 'mishap.left': 'what was left of the soup',
  'movesin.who': 'Ann', 'feat.who': 'Ann', 'feat.done': 'passed the test', 'ceiling.who': 'Ann', 'ceiling.many': 'pancakes', 'ceiling.one': 'pancake', 'afar.who': 'Ann', 'afar.from': 'Rome', firsts: 'first steps', 'firsts.who': 'the baby', 'firsts.did': 'took two steps', 'firsts.shown': 'took two steps', 'firsts.wrong': 'It is so', 'firsts.more': 'took three steps', learnt: 'whistle', 'learnt.base': 'ride a bus', 'learnt.did': 'rode a bus', 'learnt.doing': 'riding a bus', learns: 'to ride a bus', 'learns.do': 'ride a bus', 'learns.did': 'rode a bus', 'learns.my': 'ride a bus', 'learns.your': 'ride a bus', 'taught.who': 'Ann', 'taught.base': 'ride a bus', 'taught.did': 'rode a bus', 'taught.doing': 'riding a bus', builds: 'a spaceship', 'builds.what': 'a spaceship', 'builds.the': 'the spaceship', 'builds.piece': 'brick', 'builds.who': 'Ann', 'builds.with': 'Ann', arrives: 'a new sofa', 'arrives.the': 'the new sofa', 'arrives.bare': 'sofa', 'paints.room': 'the kitchen', 'paints.in': 'yellow', vet: 'Miso', ward: 'the tonsils', 'ward.done': 'having the tonsils out', 'ward.over': 'the tonsils were out', 'ward.felt': 'It is so', holiday: 'Portugal',
  act: 'the clock ran away', 'act.said': 'the clock ran away', 'act.who': 'the clock', 'act.first': 'a clock', 'act.it': 'it', 'act.them': 'it', 'act.did': 'ran away', 'act.doing': 'running away', 'act.again': 'the clock ran away', 'act.play': 'ran twice round the table', 'act.knowing': 'ran two steps and looked round', 'act.because': 'it wanted to see the hall', 'act.meet': 'came after the clock on soft feet.', 'act.ends': 'And so the clock came home.', 'act.small': 'Two fingers ran along the blanket.', 'act.like': 'a wet dog', 'act.lacks': 'There’s nobody here', 'act.other': 'the ear', 'act.does': 'looked out of the window.',
  once: 'a clock got a hat', 'once.first': 'a clock', 'once.who': 'the clock', 'once.it': 'it', 'once.them': 'it', 'once.was': 'was', 'once.did': 'got a hat', 'once.do': 'get a hat', 'once.doing': 'getting a hat', 'once.mine': 'getting a hat', 'once.my': 'get a hat', 'once.your': 'get a hat', 'once.also': 'the cat sat down', 'once.thing': 'a hat', 'once.the': 'the hat', 'once.tail': 'to the sea', 'once.spot': 'the sea', 'once.pupil': 'the goat', 'once.skill': 'dance', 'once.skilling': 'dancing', 'doer.part': 'the long hand', 'doer.does': 'rang the bell', 'doer.move': 'rang the bell', 'doer.sound': 'ding', 'doer.fact': 'It is so', 'doer.wants': 'a worm', 'doer.where': 'in the street', 'doer.stand': 'a sock with a spoon in it', 'caller.has': 'a red scarf', 'caller.thing': 'the scarf', 'caller.mine': 'my scarf', 'caller.yours': 'your scarf', 'caller.it': 'it', 'caller.part': 'the long hand', 'caller.does': 'rang the bell', 'caller.move': 'rang the bell', 'caller.sound': 'ding', 'caller.fact': 'It is so', 'caller.wants': 'a worm', 'caller.where': 'in the street', 'caller.stand': 'a sock with a spoon in it', 'felt.part': 'the long hand', 'felt.does': 'rang the bell', 'felt.move': 'rang the bell', 'felt.sound': 'ding', 'felt.fact': 'It is so', 'felt.wants': 'a worm', 'felt.where': 'in the street', 'felt.stand': 'a sock with a spoon in it', 'what.part': 'the long brim', 'what.does': 'rang the bell', 'what.move': 'rang the bell', 'what.sound': 'ding', 'what.fact': 'It is so', 'what.wants': 'a worm', 'what.where': 'in the street', 'what.stand': 'a sock with a spoon in it', 'ours.did': 'rode a horse', 'ours.do': 'ride a horse', 'ours.doing': 'riding a horse', 'ours.mine': 'riding a horse', 'ours.my': 'ride a horse', 'ours.your': 'ride a horse', 'ours.thing': 'a horse', 'ours.the': 'the horse', 'ours.tail': 'to the sea', 'ours.spot': 'the sea', 'ours.pupil': 'the goat', 'ours.skill': 'dance', 'ours.skilling': 'dancing', 'ours.also': 'the cat sat down',
  'did.said': 'Ann rode a horse', 'did.who': 'Ann', 'did.whom': 'Ann', 'did.was': 'was', 'did.did': 'rode a horse', 'did.do': 'ride a horse', 'did.doing': 'riding a horse', 'did.mine': 'riding a horse', 'did.my': 'ride a horse', 'did.your': 'ride a horse', 'did.thing': 'a horse', 'did.the': 'the horse', we: 'they saw a horse', 'we.said': 'we saw a horse', 'we.did': 'saw a horse', 'we.do': 'see a horse', 'we.doing': 'seeing a horse', 'we.thing': 'a horse', 'we.the': 'the horse',
  again: 'the bus drove off and we walked', 'again.begin': 'the bus drove off', 'again.end': 'we walked home', 'again.part': 'the bus', 'again.doer': 'the bus', 'again.place': 'the park',
  played: 'the bus', 'played.move': 'bumped up and down', 'played.wants': 'somebody at the stop', ...ofTheLexicon('bound'), 'bound.to': 'to the moon', 'bound.spot': 'the moon', ...ofTheLexicon('there'), ...ofTheLexicon('made'), 'made.whole': 'a lamp made of tins', 'made.of': 'tins', 'made.one': 'a tin', 'made.bare': 'tin', ...ofTheLexicon('edible'), 'edible.whole': 'a lamp made of cheese', 'edible.of': 'cheese', 'edible.one': 'a bit of cheese', 'edible.bare': 'bit of cheese', ...ofTheLexicon('seen'), ...ofTheLexicon('beside'),
  coming: 'the plumber', 'coming.move': 'lay down under a table', 'coming.stand': 'a spoon in a sock', 'coming.part': 'the big bag', 'coming.wants': 'a cup of tea', held: 'the sandwich', 'held.stand': 'two slippers with a sock between',
  day: 'all the clouds were pink', rains: 'it rained soup', 'rains.fell': 'rained', 'rains.what': 'soup', 'rains.much': 'much', strike: 'the clouds went on strike', 'strike.the': 'the clouds', 'strike.who': 'one of the clouds', 'strike.this': 'the cloud', 'strike.were': 'were', 'strike.they': 'they', 'strike.them': 'them', 'strike.we': 'We', 'strike.us': 'us', 'strike.our': 'our', 'strike.are': 'We’re', 'strike.seen': 'Where the clouds had been, there was only the place', 'strike.home': 'and the clouds came home, one after another',
  obj: 'the gate', small: 'the cat', big: 'the bear', object: 'the cup', place: 'the hill', home: 'in a flat nearby',
  'obj.first': 'a small gate', 'small.first': 'a small cat', 'big.first': 'a big bear', 'object.first': 'a small cup',
  'place.first': 'a small hill', habit: 'drew things', food: 'pumpkin soup with toast', 'food.was': 'was', 'food.it': 'it', 'food.they': 'it', names: 'Ann and Ben', sound: 'a low hum',
  visitor: 'the train', 'visitor.first': 'a small train', 'visitor.they': 'it', 'visitor.it': 'it', 'visitor.some': 'a bit of light', 'visitor.their': 'its', 'visitor.fear': 'the dark', 'visitor.says': 'I like soup', 'visitor.did': 'liked soup', 'visitor.for': 'school', 'visitor.ing': 'ringing the bell', 'visitor.mine': 'ringing my bell', 'visitor.base': 'ring the bell', 'visitor.past': 'rang the bell', 'visitor.how': 'shy', 'visitor.need': 'The clock stood', 'visitor.enters': 'came in', 'visitor.table': 'ate the soup', 'visitor.game': 'hid there', 'visitor.good': 'sat down there', 'visitor.proof': 'It is so', 'visitor.many': 'odd socks', 'visitor.one': 'odd sock', 'visitor.want': 'a shell', 'visitor.wanted': 'the shell', 'visitor.bare': 'shell', 'visitor.friend': 'its friend', 'visitor.sight': 'a rainbow', 'visitor.thing': 'the nuts', 'visitor.liked': 'flowers', 'visitor.hated': 'sand', 'visitor.be': 'be hit', 'visitor.being': 'being hit', 'visitor.place': 'in the desert', 'visitor.spot': 'the desert', 'visitor.fact': 'It is so', 'visitor.stand': 'a blanket', 'visitor.whom': 'mum', 'visitor.calls': 'called', 'visitor.voice': 'roar', 'visitor.sound': 'Raow!', 'visitor.food': 'bananas', news: 'the cat had kittens', fear: 'the dark hall', 'fear.all': 'the dark hall', deed: 'cook', 'deed.doing': 'cooking',
  'S.habit': 'drew things', 'A.habit': 'drew things', wish: 'the long train', question: 'How does it go?', fact: 'It is so', 'fact.2': 'It is so',
  'wrong.one': 'It is so', 'wrong.two': 'It is so', 'wrong.three': 'It is so', 'but.one': 'It is so', 'but.two': 'It is so', 'but.three': 'It is so', try: 'Nell held up a cup.',
  guess: 'It is so', 'guess.2': 'It is so', say: 'All aboard', 'say.2': 'Mind the doors', part: 'the small train', 'part.2': 'the guard',
  'S.part': 'the guard', 'A.part': 'the guard', 'H.part': 'the guard', 'stand.part': 'the train', 'stand.is': 'six chairs', 'stand.part.2': 'the train', 'stand.is.2': 'six chairs', 'prop.part': 'the train', 'prop.is': 'six chairs', 'prop.part.2': 'the train',
  'prop.is.2': 'six chairs', do: 'ring the bell', did: 'rang the bell', doing: 'ringing the bell', 'do.2': 'ring the bell', 'did.2': 'rang the bell',
  'doing.2': 'ringing the bell'
}

function plainText(nodes: TemplateNode[], register: Register, slot: (name: string) => string): string {
  const text = nodes.map((node): string => {
    if (node.kind === 'text') return node.text
    if (node.kind === 'slot') return slot(node.name)
    if (node.kind === 'joiner') return register === 'young' ? '.' : ', and'
    if (node.kind === 'span') return node.for === register ? plainText(node.nodes, register, slot) : ''
    return plainText(node.options[0] ?? [], register, slot)
  })
  return text
    .join('')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ ([.,])/gu, '$1')
    .trim()
}

export function lineText(line: Line): string {
  return typeof line === 'string' ? line : line.text
}

/** Every line of a bank, of both registers. */
export function linesOf({ both = [], young = [], older = [] }: Bank): Line[] {
  return [...both, ...young, ...older]
}

/** Pronouns of the cast, a speaker, a party size, a body or a second person: the line cannot be told of everybody. */
export function makesDemands(line: Line, isPair = false): boolean {
  return makesDemandsWith(line, parseTemplate(lineText(line)), isPair)
}

function makesDemandsWith(line: Line, nodes: TemplateNode[], isPair: boolean): boolean {
  if (typeof line !== 'string') {
    const { says, party, needs, age, trait, eaten } = line
    if ([says, party, needs, age, trait, eaten].some((demand) => demand !== undefined)) return true
  }
  if (isPair) return slotsOf(nodes).some((slot) => slot.endsWith('.hobby'))
  return slotsOf(nodes).some((slot) => /^(?:[HSA]\.|A$|they$|them$|their$)/u.test(slot))
}

export function hasWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text)
}

const NOTHING: readonly string[] = []
/** One who is met may come with a clause, and a place behind it would be said of that: “a robot who can’t dance at the door”. */
const HANGS_ON_FIRST =
  /\{(?:role|once|mate)\.first\} (about|at|behind|beside|by|for|from|in|into|near|of|on|outside|to|under|with|without)\b/u
const patterns = new Map<readonly string[], RegExp>()

/** One pattern for a whole list: the linter reads some ten thousand lines. */
function wordPattern(words: readonly string[]): RegExp {
  let pattern = patterns.get(words)
  if (!pattern) {
    const any = words.length === 0 ? '(?!)' : words.join('|')
    pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu')
    patterns.set(words, pattern)
  }
  return pattern
}

/** What is wrong with one line where it stands. */
export function lineFaults(line: Line, place: Place, register: Register | 'both'): string[] {
  const text = lineText(line)
  let nodes: TemplateNode[]
  try {
    nodes = parseTemplate(text)
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message]
    throw error
  }
  const faults: string[] = []
  const slots = slotsOf(nodes)
  for (const slot of slots) if (!place.slots.includes(slot)) faults.push(`slot {${slot}} is not known here`)
  for (const slot of place.must ?? []) if (!slots.includes(slot)) faults.push(`{${slot}} is missing`)
  if (/["']/u.test(text)) faults.push('straight quotes')
  if (/[0-9]/u.test(text.replaceAll(/\{[^}]*\}/gu, ''))) faults.push('figures')
  if (/ {2}|^\s|\s$| [.,!?]/u.test(text)) faults.push('stray space')
  if (/[—–]/u.test(text)) faults.push('dash: use a comma or a full stop')
  if (
    /\b(?:a|an|the) \{(?!age|label|habit|thing\}|visitor\.how\}|visitor\.one\}|visitor\.bare\}|arrives\.bare\}|firsts\}|ceiling\.one\}|letter\}|builds\.piece\}|toy\.part\}|shares\.(?:worn|over|bed|cover)\})/iu.test(
      text
    )
  )
    faults.push('article before a slot that brings its own')
  if (/\{group\} (?:did|could|had|would|\{were\}) not\b/u.test(text))
    faults.push('“everyone did not”: say it of nobody')
  if ((text.match(/“/gu) ?? []).length !== (text.match(/”/gu) ?? []).length) faults.push('quotes do not balance')
  const speech = /“[^”]*\{(habit|\w+\.first)\}/u.exec(text)
  if (speech) faults.push(`{${speech[1]}} may tell of the past, and speech does not: outside the quotes`)
  const after = HANGS_ON_FIRST.exec(text)
  if (after) faults.push(`“${after[1]}” right after “… who can’t dance”: begin a sentence, or set a comma`)
  if (/(?:^|[.!?]”? )“?(?:What|Who) (?:was|were) (?:that|this|it|they)\b[^.!?]*\./u.test(text))
    faults.push('a question without its mark')
  for (const words of [BANNED, place.banned ?? NOTHING]) {
    for (const [word] of text.replaceAll(/\{[^}]*\}/gu, '{}').matchAll(wordPattern(words)))
      faults.push(`says “${word.toLowerCase()}”`)
  }
  if (place.calm && /[!?]/u.test(text)) faults.push('! or ? at rest')
  if (place.marks && !place.marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase()))) {
    faults.push(`holds none of its marks (${place.marks.join(', ')})`)
  }
  if (/\b(?:says|asks|goes)\b/u.test(text.replaceAll(/“[^”]*”/gu, ''))) faults.push('present tense')
  if (place.telling) faults.push(...capabilityFaults(line, place.telling))
  faults.push(...shapeFaults(nodes, place, register))
  return faults.map((fault) => `${fault}: ${text}`)
}

function shapeFaults(nodes: TemplateNode[], place: Place, register: Register | 'both'): string[] {
  const faults: string[] = []
  for (const ears of register === 'both' ? (['young', 'older'] as const) : [register]) {
    const told = plainText(nodes, ears, (name) => SLOT_WORDS[name] ?? 'Ann')
    if (place.shape === 'phrase') {
      if (/[.!?;]$/u.test(told)) faults.push('a phrase has no full stop')
      continue
    }
    if (!/[.!?]”?$/u.test(told)) faults.push('does not end like a sentence')
    // A slot in front is raised by the engine.
    const slotFirst = nodes[0]?.kind === 'slot' || (nodes[0]?.kind === 'text' && nodes[0].text === '“')
    if (!slotFirst && !/^“?\p{Lu}/u.test(told)) faults.push('does not begin like a sentence')
    const sentences = told.split(/(?<=[.!?]”?) +/u)
    if (place.sentences !== undefined && sentences.length > place.sentences)
      faults.push(`more than ${place.sentences} sentence(s)`)
    const limit = ears === 'young' ? (register === 'both' ? LONGEST.both : LONGEST.young) : LONGEST.older
    for (const sentence of sentences) {
      const words = sentence.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
      if (words > limit) faults.push(`${words} words for ${ears} ears (at most ${limit})`)
    }
  }
  return [...new Set(faults)]
}

/** A line for those who know an answer is never told instead of one for those who do not. */
const isForKnown = (text: string): boolean => text.startsWith('{known}')

/** Variants of one meaning: enough of them, enough without demands, and none that sounds like another. */
export function variantFaults(lines: readonly Line[], atLeast: number, isPair = false): string[] {
  const faults: string[] = []
  if (lines.length < atLeast) faults.push(`${lines.length} variants, needs ${atLeast}`)
  const texts: { text: string; opener: string; grams: Set<string> }[] = []
  let free = 0
  for (const line of lines) {
    try {
      const nodes = parseTemplate(lineText(line))
      if (!makesDemandsWith(line, nodes, isPair)) free += 1
      const opener = wordsOf(plainText(nodes, 'older', (name) => name.replaceAll(/\W/gu, '')))
        .slice(0, 2)
        .join(' ')
      texts.push({ text: lineText(line), opener, grams: fourGrams(nodes) })
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  if (free < Math.min(2, atLeast))
    faults.push(`${free} variants without a demand (pronoun, {A}, says, party, needs), needs 2`)
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (isForKnown(one.text) !== isForKnown(other.text)) continue
      if (one.opener === other.opener) faults.push(`two variants begin “${one.opener}”: ${one.text} / ${other.text}`)
      const shared = [...one.grams].find((gram) => other.grams.has(gram))
      if (shared) faults.push(`two variants share “${shared}”: ${one.text} / ${other.text}`)
    }
  }
  return faults
}

/** All rules on a bank: each line, and the variants that a young and an older listener can hear. */
export function bankFaults(bank: Bank, place: Place): string[] {
  const lists: [Register | 'both', Line[]][] = [
    ['both', bank.both ?? []],
    ['young', bank.young ?? []],
    ['older', bank.older ?? []]
  ]
  const faults = lists.flatMap(([register, lines]) => lines.flatMap((line) => lineFaults(line, place, register)))
  const { both = [], young = [], older = [] } = bank
  const forYoung = variantFaults([...both, ...young], place.atLeast, place.pair)
  // Most banks have the same lines for all ears.
  const isForAll = young.length === 0 && older.length === 0
  const forOlder = isForAll ? forYoung : variantFaults([...both, ...older], place.atLeast, place.pair)
  faults.push(...forYoung.map((fault) => `young: ${fault}`), ...forOlder.map((fault) => `older: ${fault}`))
  return [...new Set(faults)]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

function fourGrams(nodes: TemplateNode[]): Set<string> {
  // Slots cut a run: names and things recur by right.
  const runs = plainText(nodes, 'older', () => '{').split('{')
  const grams = new Set<string>()
  for (const run of runs) {
    const words = wordsOf(run)
    for (let at = 0; at + 4 <= words.length; at += 1) grams.add(words.slice(at, at + 4).join(' '))
  }
  return grams
}
