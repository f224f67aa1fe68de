import { wordPattern } from '../word-pattern.ts'
import { NOT_QUOTED } from './said-politely.ts'

const POLITE_END = wordPattern(String.raw`${NOT_QUOTED}[\s,]+(?:please|pls|thanks|thank you)[\s.!]*$`, 'iu')

/** "Can we have a story about dinosaurs please" wishes for dinosaurs. */
export function withoutPreamble(typed: string): string {
  const plain = typed
    .trim()
    .replace(POLITE_END, '')
    .replace(REQUEST, '')
    .replace(WANTS_ONE_WHERE, '')
    .replace(/^(.+) in it[\s.!?]*$/iu, (whole, thing: string, _at, all: string) =>
      all === typed.trim() ? whole : thing
    )
    .replace(/^about\s+/iu, '')
    .replace(SAID_TO_BE, '')
    .replace(HOW_IT_IS_TOLD, '')
    .replace(IS_TOMORROW, '$<what> tomorrow')
    .replace(WAS_TODAY, '')
    .replace(TODAY, '')
    .replace(FEELS, '$<who> who feels ')
  return asGame(plain)
}

/** “Niamh wants a story where the lighthouse gets the hiccups” */
const WANTS_ONE_WHERE =
  /^(?:\p{L}+|my \p{L}+|the (?:kids|children|girls|boys|twins)) (?:wants?|would like|wanted|asked for|asks for|is asking for) (?:an?|one|the) (?:\p{L}+ )?(?:story|tale|one) (?:where|in which) (?=(?:an?|the|two|three|some) (?!(?:\p{L}+ )?(?:m[uo]m\p{L}*|dad\p{L}*|papa|mama|gran\p{L}*|nan\p{L}*|bab(?:y|ies)|m[ae]n|wom[ae]n|teacher|boys?|girls?|child(?:ren)?|family)(?!\p{L})))/iu

/** “Tomorrow is pyjama day”, “today was sports day and I came last”: what it is goes first. */
const IS_TOMORROW = /^tomorrow(?:[’']s| is| it[’']s) (?<what>(?!(?:not|the last)\b)[^,.;!]+?)[.!]*$/iu
const WAS_TODAY = /^today (?:was|is) (?=(?:(?:the|an?|his|her|our|my) )?\p{L}+ day\b)/iu

/** “Today she made a new friend”: the story is of what was done. */
const TODAY =
  /^(?:today|yesterday|this (?:morning|afternoon|evening)|last night),? (?=(?:he|she|we|they|i|it|my|our|his|her|the|mum|mummy|mom|mommy|dad|daddy|papa|mama|grandma|grandpa|granny|grandad|nana|nan|\p{L}+ (?:\p{L}{3,}ed|was|had|got|went|came|lost|found|made|rode|won|saw|said|fell|did|ate|learnt|swam|put|took)) (?=\p{L}))/iu

/** “The letter Q feels left out”: a tale is told of the one who does. */
const FEELS =
  /^(?<who>the (?:letter|number|colour|color) \p{L}+|(?:the|an?) (?:potato|carrot|sprout|sock|spoon|crayon|pencil|cloud|star)) (?:feels|felt|is feeling|was feeling) (?=(?:so |very |a bit |really )?(?:left out|lonely|grumpy|shy|cross|jealous|bored)\b)/iu

/** “Something with a moral”: nothing in particular is wished for. */
const HOW_IT_IS_TOLD =
  /^(?:an? )?(?:(?:good|nice|little|gentle) )?(?:moral|message|happy end(?:ing)?|surprise end(?:ing)?)[.!]*$/iu

/** “He says there’s a monster in the wardrobe” is about the monster. */
const SAID_TO_BE =
  /^(?:he|she|they|\p{Lu}\p{L}+) (?:says|said|thinks|thought|reckons|swears|is sure|keeps saying)(?: that)? there(?:[’']s| is| was) (?=(?:an?|some) )/u

/** “She says: a pink horse, a castle and 3 babies” is written down as the child says it, and wishes for what comes after; a request writes the colon as a comma. */
export const withoutDictation = (typed: string): string => typed.replace(DICTATED, '')
const DICTATED =
  /^\s*(?:(?:s?he|they|\p{L}+ \p{L}+|\p{L}+) )?(?:says|said|wants|asked for|wishes for|would like)\s*[:,]\s*(?=(?:an?|the|some|two|three|four|five) \p{L})/iu

/** Said as often as a story says it, only what there has to be. */
function asGame(plain: string): string {
  const told = GAME.exec(plain)?.groups
  if (!told) return plain
  const { game = '', how = '', rest = '' } = told
  const needs = NEEDED.exec(rest)?.groups?.['needed']
  return `playing ${game.toLowerCase()}${needs === undefined ? how : ` with ${needs}`}`
}

/** “Hotels.. they play it with the sofa cushions and there has to be a bell” wishes for a game that is played. */
const GAME =
  /^(?<game>(?!(?:the|a|an|my|our)\b)\p{L}+(?: \p{L}+){0,2})(?:\s*[.,:;…–-]+\s*|\s+)(?:(?:they|we|the (?:kids|girls|boys|children|twins)|he|she|\p{L}+ and \p{L}+) )(?:(?:always|only|both|just|love to|like to|keep) )?(?:play|plays|played|playing) (?:it|this|that)\b(?<how> (?:with|in|on|under) (?:the|our|my|his|her|their) \p{L}+(?: (?!and\b)\p{L}+)?)?(?<rest>.*)$/iu
const NEEDED =
  /\b(?:there (?:has|have|needs?) to be|there must be|you need|they need|it needs) (?<needed>(?:an?|the|two|three) \p{L}+)/iu

const ASKING = String.raw`(?:(?:(?:please|pls|plz|let’s|let us|(?:can|could|would|will|may) (?:you|we|i)|i want|i wish for|i would like|i’d like|we want|we would like|we’d like|i’d love|we’d love))\s+){0,5}`
const DOING = String.raw`(?:to )?(?:have|hear|listen to|tell|write|read|make up|make|invent|create|do|give|get)`
const KIND = String.raw`(?:(?:bedtime|short|long|funny|silly|little|wee|nice|new|good|sweet|cosy|quiet|calm|calming|gentle|happy|exciting|soft|very|really|super|bit)[,]?\s+){0,6}`
const ABOUT = String.raw`(?:about|of|with|on|for|where|in which|that (?:has|is about|’s about|tells (?:of|about))|that’s about|which has|involving|featuring)`
const REQUEST = wordPattern(
  String.raw`^(?:${ASKING}(?:${DOING}\s+(?:(?:for )?(?:me|us|him|her|them|\p{Lu}\p{L}+)\s+)?)?(?:(?:an?|the|one|another|some)\s+)?${KIND}(?:story|tale|something|one|anything)\s+${KIND}${ABOUT}|${ASKING}${DOING}\s+(?:(?:me|us|him|her|them)\s+)?about)\s+`.replaceAll(
    '’',
    "[’']"
  ),
  'iu'
)
