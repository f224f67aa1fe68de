import { sortAtEnd } from '../../language/noun-at-end.ts'
import { isHarm } from './deed-of-stranger.ts'
import type { Forms } from './wish-kin.ts'

/** What a child is called who is ill, hurt, in need or dead, and what a family tells as its news. */
const NO_GAME =
  /\b(?:angels?|stars?(?= now|$)|ghosts?|orphan|patient|victim|bully|mess|prisoner|refugee|sisters?|brothers?|twin|auntie|aunt|uncle|cousin|mum|mummy|mother|dad|daddy|father|boys?|girls?|m[ae]n|wom[ae]n|bab(?:y|ies)|child|vegetarian|vegan|diabetic|burden|problem|liar|thief|baddie|villain|witness|bride|groom|flower girl|page boy|left|right|cold|cough|temperature|fever|tummy|ache|scan|test|lump|nightmare|nosebleed|bruise|scar|tooth|teeth|nits|worms|accident|fall|fight|secret)\b/iu
const BECOMES =
  /^(?:(?:becomes?|became|turns? into|turned into|changes? into|changed into|is|was|gets? to be|got to be)) (?<what>an? (?:(?:real|tiny|little|big|giant|magic|flying|brave|famous|secret|superhero) )?(?<noun>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?))(?: (?:for (?:a|one|the) (?:day|night)|for a whole day))?$/iu
const HAS =
  /^(?:has|had|gets|got|keeps|finds|found) (?<what>an? (?:pet|flying|magic|magical|talking|tiny|giant|invisible|robot|secret|rainbow) (?<noun>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?))$/iu
/** What no home has, so that it is no news. */
const HAS_A_MARVEL =
  /^(?:has|had|gets|got|keeps) (?<what>an? (?:unicorn|dragon|robot|penguin|elephant|dinosaur|giraffe|lion|tiger|octopus|whale|shark|flamingo|kangaroo|koala|panda|crocodile|hippo|rhino|zebra|monkey|polar bear|bear|wolf|fox|owl|seal|dolphin|yeti|giant|genie|alien|magic wand|time machine|spaceship|rocket|castle))$/iu
const CAN =
  /^(?:can|could|learns?(?: how)? to|learned(?: how)? to|learnt to) (?<do>fly|(?:talk|speak|chat) (?:to|with) (?:the |all |all the )?(?<noun>\p{L}+)|understand (?:the |all |all the )?(?<whom>\p{L}+)|walk on (?:the )?clouds|walk on the moon|jump over the moon)$/iu
const SMALL =
  /^(?:shrinks?|shrank|gets? (?:tiny|very small|really small)|got (?:tiny|very small)|is (?:tiny|(?:as )?(?:small|little|tiny) as an? \p{L}+)|becomes? (?:tiny|(?:as )?(?:small|little|tiny) as an? \p{L}+))(?: (?:down )?to the size of an? \p{L}+)?(?: for (?:a|one|the) day)?$/iu

/**
 * Reads what the child who leads is, has or can in a wish, and what is no deed: “Isla becomes a mermaid”, “Isla has a pet
 * elephant”, “Isla can talk to animals”, “Isla shrinks”. Null of what is news of a child, of people, and of what the lexicon
 * does not know.
 */
export function stateOfHero(clause: string): Forms | null {
  if (NO_GAME.test(clause) || isHarm(clause)) return null
  const become = BECOMES.exec(clause)?.groups
  if (become) return isKnown(become['noun']) ? formsOf('become', become['what'] ?? '', ['became', 'becoming']) : null
  const have = HAS.exec(clause)?.groups
  if (have) return isKnown(have['noun']) ? formsOf('have', have['what'] ?? '', ['had', 'having']) : null
  const marvel = HAS_A_MARVEL.exec(clause)?.groups?.['what']
  if (marvel !== undefined) return formsOf('have', marvel, ['had', 'having'])
  if (SMALL.test(clause)) return formsOf('shrink', '', ['shrank', 'shrinking'])
  return canOf(clause)
}

function canOf(clause: string): Forms | null {
  const { do: deed, noun, whom } = CAN.exec(clause)?.groups ?? {}
  const to = noun ?? whom
  if (deed === undefined || (to !== undefined && to.toLowerCase() !== 'animals' && !isKnown(to))) return null
  const [verb = '', ...rest] = deed.toLowerCase().split(' ')
  const forms = CAN_FORMS[verb]
  return forms === undefined ? null : formsOf(verb, rest.join(' '), forms)
}

const CAN_FORMS: Readonly<Record<string, readonly [past: string, ing: string]>> = {
  fly: ['flew', 'flying'],
  talk: ['talked', 'talking'],
  speak: ['spoke', 'speaking'],
  chat: ['chatted', 'chatting'],
  understand: ['understood', 'understanding'],
  walk: ['walked', 'walking'],
  jump: ['jumped', 'jumping']
}

function formsOf(base: string, after: string, [past, ing]: readonly [past: string, ing: string]): Forms {
  const [the, then, doing] = [base, past, ing].map((verb) => `${verb} ${after}`.trim())
  return { base: the ?? '', past: then ?? '', ing: doing ?? '' }
}

function isKnown(noun: string | undefined): boolean {
  return noun !== undefined && sortAtEnd(noun.split(' ')) !== null
}
