import { KIN, NAME } from '../../language/kin-patterns.ts'
import { verbFormsAsTyped } from '../../language/verb-forms.ts'
import { mayBeCopied } from '../../sorrow/copied-harm.ts'
import { GRIEF, NO_FUN } from '../../sorrow/no-fun.ts'
import { isNotRehearsed } from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from './wish-day.ts'
import { beginsWithIngNoun } from './wish-form.ts'

/** What one does oneself, here and now, and as often as one likes: nothing that is waited for, felt or only happens. */
const DONE_ELSEWHERE =
  /^(?:going|getting|having|being|moving|losing|waiting|missing|starting|visiting|leaving|meeting|making (?:a |an |some )?(?:new |best )?friends?|taking|bringing|picking up|dropping off|growing|learning|sharing|arguing|fighting|hitting|biting|crying|dying|falling|forgetting|breaking|hating|wanting|needing|loving|liking|feeling|saying|worrying|seeing|coming|staying|sleeping|becoming|finding out|wetting|throwing up|teething|travelling|flying|driving)\b/iu
const GAME =
  /, (?:the|a) (?:\p{L}+ ){0,2}game$|\((?:[^)]*\b)?(?:game|hiding|chasing|catching)\b[^)]*\)|\b(?:hide and seek|sardines|musical (?:chairs|statues)|grandmother’s footsteps|what’s the time,? mr wolf|hopscotch|noughts and crosses|pass the parcel|pin the tail on the donkey|I spy|tiddlywinks|pooh ?sticks)\b/iu
/** “A spelling test”, “karate grading”: an occasion, or a thing for it. */
const OCCASION =
  /\b(?:tests?|lessons?|class|party|club|camp|match|trip|machine|pool|room|bag|bee|day|school|gala|competition|show|boots?|costume|trunks|grading|wedding|meeting|training|christening|outing)$/iu
/** “French skipping”. */
const KIND_OF = /^(?!(?:the|an?|my|our|his|her|some) )\p{L}+ \p{Ll}+ing$/iu
const MOST_WORDS = 9

/** Reads what a child likes to do: "pressing flowers in the big dictionary", "sardines (the hiding game)". {record} is the doing of it. */
export function recordOf(meant: string): WishSayings | null {
  const isGame = GAME.test(meant)
  const plain = plainOf(meant).replace(/[,.] (?:he|she|they|it|we)\b.*$/iu, '')
  if (/[,.;?“”"]/u.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  if (isGame && !/\p{L}+ing\b/u.test(plain)) return { record: `playing ${plain.replace(/^(?:the|a) /iu, '')}` }
  if (DONE_ELSEWHERE.test(plain) || beginsWithIngNoun(plain) || OCCASION.test(plain)) return null
  if (/\b(?:me|you|us|who|that|which|when|because|died|and (?:i|he|she|it|we|they))\b/iu.test(plain)) return null
  if (!/^\p{L}{2,}ing [\p{L}’ ]+$/u.test(plain) && !KIND_OF.test(plain)) return null
  // “Wedding ring”, “spider king”.
  if (KIND_OF.test(plain) && beginsWithIngNoun(plain.slice(plain.lastIndexOf(' ') + 1))) return null
  const record = plain.replaceAll(/\b(?:his|her|my|our|their) (?=\p{Ll})/gu, 'the ')
  return { record, ...handiworkOf(record) }
}

/** What hands do bit by bit, so that two can share it. */
const HANDIWORK =
  /^(?:making|washing|painting|collecting|sorting|watering|fixing|mending|building|pressing|folding|raking|sweeping|polishing|picking|shelling|podding|baking|cooking|tidying|cleaning|threading|hanging|mixing|digging|planting|weeding|scrubbing|dusting|mopping|stacking|sticking|glueing|gluing|sewing|knitting|weaving|plaiting|braiding|kneading|rolling|stirring|peeling|mashing|squeezing|packing|unpacking|wrapping|decorating|sanding|drawing|colouring|coloring|printing|stamping|arranging|gathering|filling|emptying|stringing|winding|clearing|rinsing|drying|sowing|potting|repotting|harvesting|icing|frosting|spreading|churning|bottling|shining|dyeing|crocheting|modelling|moulding|crafting|pairing|matching|labelling|ironing out|oiling|restoring|repairing|assembling|whisking|grating|chalking|shovelling|sweetening|stuffing|tying|cutting out|piling|loading|unloading|putting up|pegging out|laying|setting) (?=\p{L})/iu
const NO_HANDIWORK =
  /\b(?:out of|friends?|up (?:stories|songs|my mind)|noises?|faces|a wish|wishes|mistakes|sense|fun|love|time|bed wet|baby|(?:hair|teeth|nose|bottom)|fish|off|fights?|strangers?|pictures? of)\b/iu
const WITH_KIN = wordPattern(
  String.raw` with (?:(?:his|her|my|our|the) )?(?:(?:big|little|older) )?(?:${KIN})(?: ${NAME})?$`,
  'iu'
)
const HELPING = wordPattern(
  String.raw`^helping (?:(?:his|her|my|our|the) )?(?:${KIN})(?: ${NAME})? (?:to )?(?<deed>\p{L}.*)$`,
  'iu'
)

/**
 * What is done with the hands by two: {record.do} “fix the fence” of “helping daddy fix the fence”, {record.did} and
 * {record.doing}, without the relative who does it too. Nothing of what is only watched, played or not for a child.
 */
function handiworkOf(record: string): WishSayings {
  if (GRIEF.test(record) || NO_FUN.test(record)) return {}
  const helped = HELPING.exec(record)?.groups?.['deed']
  const said = (helped === undefined ? record : (verbFormsAsTyped(helped)?.ing ?? '')).replace(WITH_KIN, '')
  if (!HANDIWORK.test(said) || NO_HANDIWORK.test(said) || isNotRehearsed(said) || mayBeCopied(said)) return {}
  const forms = verbFormsAsTyped(said)
  return forms === null ? {} : { 'record.do': forms.base, 'record.did': forms.past, 'record.doing': forms.ing }
}
