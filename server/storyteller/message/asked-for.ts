import { knownNoun } from '#content/lexicon.ts'
import { BABY_WORDS, CREATURE_WORDS, FRIEND_WORDS, KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { rememberedOfWish } from '../remembered.ts'
import { isUnwanted, looksLikeInstruction } from '../safety/screen.ts'
import { isOrMayBeSorrow, readSorrow, rulesHearing } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'
import { NOT_QUOTED } from './said-politely.ts'

/** A wish without what is asked about its telling, and what the family does not want to hear of. */
export interface AskedFor {
  /** “Owls” of “something slow and sleepy with owls please”; empty where only the telling was asked for. */
  wish: string
  /** “Monsters” of “no monsters, just bunnies”, as they were typed, in small letters. */
  refused: readonly string[]
}

/** What is told of where nothing was asked for but a calm story. */
export const CALM_WISH = 'the moon'

/**
 * Reads off what a wish asks of its telling: how (“something sleepy”, “make it funny but not too long”), for whom (“make
 * her brave for the dentist”), why (“we are late”) and without what (“no monsters”). A wish in which a sorrow is heard stays
 * as it was typed: “help her be brave, daddy is in hospital”.
 */
export const askedFor = rememberedOfWish((typed: string): AskedFor => {
  const found: Found = { refused: [], isRead: false, isCalm: false, isSafe: !isOrMayBeSorrow(typed) }
  const left = readOff(typed.trim().replaceAll(/(?<!\p{L})incl\.? (?=\p{L})/giu, 'including '), found)
  const whole: AskedFor = { wish: typed, refused: [] }
  if (!found.isRead || looksLikeInstruction(typed)) return whole
  // What a sorrow of the whole is heard by may be the order alone: “she won’t let go of her dummy, something gentle”.
  if (rulesHearing(typed).length > 0) return whole
  // And the order may hide it: a sorrow that is heard without it only is told without it.
  if (readSorrow(left) !== null) return readSorrow(typed) === null ? { wish: left, refused: found.refused } : whole
  if (isUnwanted(typed) && !isUnwanted(left) && found.refused.length === 0) return whole
  return { wish: left === '' && found.isCalm ? CALM_WISH : left, refused: found.refused }
})

/** What has been read off so far. */
interface Found {
  refused: string[]
  isRead: boolean
  isCalm: boolean
  /** Whether no sorrow may be heard in it. */
  isSafe: boolean
}

const HOW_WORDS =
  'slow|slower|slowly|sleepy|sleepier|calm|calmer|calming|quiet|quieter|gentle|soft|soothing|relaxing|relaxed|peaceful|restful|dreamy|cosy|cozy|snuggly|cuddly|funny|funnier|silly|short|shorter|quick|long|longer|happy|kind|friendly|nice|nicer|sweet|easy|simple|exciting|adventurous|magical|warm|scary|spooky|fun|good|new|different|lovely|cute|little|wee'
const UNWANTED_HOW =
  'scary|sad|spooky|loud|jumpy|bouncy|exciting|frightening|creepy|violent|rude|mean|gory|long|wild|dark|upsetting|intense|nasty|horrible|noisy|shouty|babyish|childish|young'
const MEASURE =
  '(?:very|really|so|super|extra|quite|kind of|sort of|a bit|a little bit|a little|nice and|nice|too|not|less|more|just|ever so|a bit of an?)'
// Four at the most: a group of three is written out by V8 three times over, and of no end one could be read in endless ways.
const HOW = `(?:${MEASURE} ){0,4}(?:${HOW_WORDS}|(?<=not too |not |less )(?:${UNWANTED_HOW}))`
const HOWS = `${HOW}(?:(?:,? (?:and|but|or)|,)? ${HOW}){0,4}`
const STORY = '(?:bed ?time )?(?:story|stories|tale|one|something|anything)'
const WHO = String.raw`(?:her|him|them|me|us|the \p{L}+|my \p{L}+|our \p{L}+|[^ ,.;]+)`
const ASK =
  '(?:(?:can|could|will|would|may) (?:you|we|i) (?:please )?|please |just |i want |we want |we(?:’d| would) like |i(?:’d| would) like )?'
const TELL = `(?:${ASK}(?:tell|give|read|write|make|do|have|make up|invent|get)(?: (?:me|us|him|her|them))? |${ASK})`
const A = '(?:an?|the|some|one|another|this|that)'
const MARKS = String.raw`(?: (?:tonight|this time|today|again|at the end|thanks|if you can|if possible|for an? \p{N}{1,2} ?(?:yr|year)s?[ -]?olds?|for ${WHO}))*`
const IT = '(?:it|this one|that one|this|the story|tonight’s(?: story| one)?)'

function pattern(source: string): RegExp {
  return wordPattern(source.replaceAll('’', "[’']"), 'iu')
}

/** A clause that asks for nothing but a way of telling. */
const INSTRUCTIONS: readonly RegExp[] = [
  pattern(`^${ASK}(?:make|keep|tell|have|do|let|can|could|may) ${IT}(?: be| stay)? ${HOWS}${MARKS}$`),
  pattern(`^${TELL}(?:${A} )?(?:a bit of an? )?(?:${HOWS} )?${STORY}(?: that(?:’s| is))?(?: ${HOWS})?${MARKS}$`),
  pattern(`^(?:nothing|not|not at all|never|it’s not|don’t make it|that’s not|that isn’t) (?:(?:too|very|really|so) )?(?:${UNWANTED_HOW})(?: (?:or|and) (?:too )?(?:${UNWANTED_HOW}))*${MARKS}$`),
  pattern(`^${HOWS}${MARKS}$`),
  pattern(`^(?:(?:make|let) ${IT} )?rhym(?:e|es|ing)$`),
  pattern(String.raw`^(?:(?:${IT} )?(?:must|has to|have to|needs to|should) )?(?:finish|end|finishing|ending|stop)(?: ${IT})?(?: (?:with|in|on|when|where))?(?: \p{L}+){0,8} (?:in bed|asleep|sleeping|snoring|happy|home|happily|tucked up|happy ending|cuddles?)(?: including(?: \p{L}+){1,4})?$`),
  pattern('^(?:with )?an? (?:nice |very )?happy end(?:ing)?$'),
  pattern('^(?:something|anything|one) (?:that|which) (?:helps|will help|could help|might help)(?: (?:him|her|them|us))?(?: (?:with it|a bit|sleep|settle))?$'),
  // Everybody is in it anyway.
  pattern('^with (?:the |our |my )?(?:whole|entire) family(?: (?:and|plus) (?:the |our )?(?:dog|cat|pets?|puppy|kitten)s?)?$'),
  pattern('^with (?:all of us|everyone|everybody|us all)(?: in it)?$'),
  pattern(`^${TELL}(?:something|a story|one) (?:${HOWS} )?(?:to|that will|that|which will) (?:calm|settle|soothe|relax|help|send|get|make) ${WHO}(?: (?:down|to sleep|sleep|sleepy|off|laugh|smile|giggle|relax|settle|go to sleep|fall asleep))?$`),
  pattern(`^${TELL}(?:one|the same|a story|something)(?: one| story)? (?:like|as) (?:yesterday|last night|last time|the last one)(?:’s)?$`),
  pattern(`^(?:make|help) (?:her|him|them|me|us) (?:laugh|smile|giggle|sleep|relax|settle|feel better|calm down|brave|be brave)$`),
  // “She’s 10 so not too babyish”
  pattern(String.raw`^(?:(?:because|as) )?(?:he|she|they)(?:’s| is|’re| are) (?:only |nearly |already )?(?:\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:now|years old))?(?:,? (?:so|and)(?: please)?(?: (?:make it|keep it|it should be))? (?:not |nothing )?(?:too |very )?(?:${UNWANTED_HOW}|${HOW_WORDS}))?$`),
  pattern('^(?:sorry|hi|hello|hey|ok|okay|thanks|thank you|please|pls)$')
] // prettier-ignore

/** Of a wish in which no sorrow may be heard, what else is said of the telling; alone it is the wish. */
const BESIDE_WISH: readonly RegExp[] = [
  pattern(
    String.raw`^(?:but )?(?:so |so that )?(?:he|she|they|we) (?:can|could|will|might) (?:still |also )?(?:sleep|go to sleep|fall asleep|settle|drop off)(?: (?:after|afterwards|well|tonight|soon))?$`
  ),
  pattern(
    String.raw`^(?:it )?(?:must|has to|should|please) (?:finish|end) (?:with|in) (?:everybody|everyone|all of them|bed|them all)(?: \p{L}+\.?){0,8}$`
  ),
  pattern(
    String.raw`^(?:because |cos |as )?(?:he|she|they|we)(?: has| have|’s got|’ve got| has got| have got) (?:school|kindergarten|nursery|preschool|daycare|work|an early (?:start|morning)|to (?:get|be) up early) (?:tomorrow|in the morning|early)(?: morning)?$`
  ),
  pattern(String.raw`^(?:he|she) (?:checks|counts them|will check|always checks)$`),
  pattern(
    String.raw`^with (?:real|proper|long|rhyming|silly|lots of|all the) (?:\p{L}+ )?(?:names|words|facts|voices|noises|sounds)(?: in(?: it)?)?$`
  ),
  pattern(String.raw`^last (?:time|night) (?:it|one|that one|the story) was (?:about|too)(?: \p{L}+){1,4}$`)
]

const CALM =
  /\b(?:sleepy|sleepier|slow|slower|slowly|calm\p{L}*|quiet|quieter|gentle|soft|soothing|soothe|relax\p{L}*|settle|peaceful|restful|dreamy|asleep|sleep)\b/iu

/** Why it is asked: said of the child who is to sleep, and nothing of which a story could be told. */
const REASON = pattern(
  String.raw`^(?!.*\b(?:cr(?:y|ies|ied|ying)|sad|miss\p{L}*|hospital|died|dead|hurts?|ill|sick|poorly|scared|alone|hit|hits|shout\p{L}*|fight\p{L}*|drunk|${[...KIN_WORDS].join('|')})\b)(?:because |cos |as |since |and )?(?:he|she|they|we|it|i|both|everyone|everybody|the \p{L}+)(?:’(?:s|ve|re|m)| is| are| was| were| has| have| had| am| woke)(?: [^ ,.;]+){0,6}? (?:tired|overtired|shattered|exhausted|late|nap|up twice|up early|awake|big day|busy day|long day|wound up|hyper|wired|bouncing|school tomorrow|early start|part(?:y|ies))(?: (?:today|tonight|last night|this (?:morning|afternoon|evening|week)|already|now|in the car))?$`
)

/** The same of a wish in which no sorrow may be heard. */
const MORE_OPENINGS: readonly [RegExp, (rest: string) => string][] = [
  // “Set in a school at the weekend”, “a story that happens under the sea”
  [pattern(`^(?:(?:and |but )?it(?:’s| is) )?set (?:in|on|at) (?=\\S)`), (rest) => rest],
  [pattern(`^${TELL}(?:${A} )?(?:${HOWS} )?${STORY} (?:that|which) (?:happens|takes place|is set|goes on) (?:in|on|at|under|inside|by) (?=\\S)`), withoutInIt],
  [/^(?=\p{L}{3,}s only$)/iu, (rest) => rest.replace(/ only$/iu, '')],
  // “Mermaid story, no princes, she runs a garage”
  [/^(?=(?:an? )?\p{L}{3,}(?<!bedtime|funny|silly|short|long|little) story[,.]? (?:(?:no|without|not) [^,.;]+?[,.]? )?(?:and )?(?:she|he|it|they) \p{L}+s \p{L})/iu, (rest) => rest.replace(/^(?:an? )?(\p{L}+) story[,.]? (?:(?:no|without|not) [^,.;]+?[,.]? )?(?:and )?(?:she|he|it|they) /iu, (_all, who: string) => `${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${who.toLowerCase()} who `)],
  // “Knights but nobody fights, they just have lots of laundry”
  [/^(?=\p{L}{3,}s,? but (?:nobody|no one|they don[’']?t|they never) [^,.;]+?[,;.]? (?:and |but )?they (?:just|only|all) \p{L})/iu, (rest) => rest.replace(/^(\p{L}+),? but (?:nobody|no one|they don[’']?t|they never) [^,.;]+?[,;.]? (?:and |but )?they (?:just|only|all) /iu, '$1 who ')],
  // “Spiders, but friendly ones with hats on”
  [/^(?=\p{L}{3,}s,? but (?:(?:very |really )?\p{L}+ )(?:ones|kind)\b)/iu, (rest) => rest.replace(/^(\p{L}+),? but (?:very |really )?(\p{L}+) (?:ones|kind)\b/iu, '$2 $1').replace(/,? (?:because|cos|as) (?:we|they) (?:found|saw|met|had|read|watched) .+$/iu, '')]
] // prettier-ignore

/** The beginning of a request, and what it wishes for. */
const OPENINGS: readonly [RegExp, (rest: string) => string][] = [
  // “The boys want a treasure hunt”; a brother is not asked for so.
  [/^(?:(?:the|my|our) )?(?:boys|girls|kids|twins|children|little ones|grandkids|grandchildren) (?:want|wanted|would like|asked for|ask for) (?=(?:an?|the|some|one) (?:\p{L}+ ){0,2}?(?:hunt|adventure|trip|race|party|picnic|journey|voyage|story|dragons?|pirates?|unicorns?|dinosaurs?|robots?|monkeys?|trains?|princess(?:es)?|space|castle)(?!\p{L}))/iu, (rest) => rest],
  // “Idk, maybe dragons?”
  [/^(?:(?:um+|hm+|idk|dunno|not sure|no idea|(?:i )?don[’']?t know|dont know)[,.?! ]+)+(?:(?:maybe|perhaps|just|something with|how about|what about) )*(?=\p{L}{3,})(?!what|why|how|if|when|where|who|you|whatever|any)/iu, (rest) => rest],
  // “A story where the baddie just needed a nap”
  [
    pattern(String.raw`^${TELL}(?:${A} )?(?:${HOWS} )?(?:story|tale|one) (?:where|in which) (?:the|an?) (?=\p{L}+ (?:just |only |really )?(?:need|want)(?:s|ed) \p{L})`),
    (rest) => rest.replace(/^(\p{L}+) /u, (_all, who: string) => `${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${who} who `)
  ],
  [pattern(`^${TELL}(?:${A} )?(?:a bit of an? )?(?:${HOWS} )${STORY} (?:${HOWS} )?(?:about|with|on|featuring|where|in which) (?=\\S)`), withoutInIt],
  [pattern(`^${TELL}(?:${A} )?${STORY} ${HOWS} (?:about|with|of|on|featuring) (?=\\S)`), withoutInIt],
  [pattern(`^${TELL}(?:something|a story|one) (?:${HOWS} )?(?:to|that will) (?:calm|settle|soothe|relax) ${WHO} (?:down |to sleep )?(?:after|before|about|with) (?=\\S)`), (rest) => rest],
  [pattern(`^${TELL}(?:${A} )?${STORY} (?=(?:with no|without|about no|with nothing) )`), withoutInIt],
  [pattern(`^(?:please )?(?:(?:can|could|may|will|let) ${IT} be|${ASK}(?:make|do) ${IT}) (?:(?:${A}) )?(?:${HOWS} )?(?:${STORY} )?about (?=\\S)`), withoutInIt],
  [pattern(`^(?:please )?(?:can|could|may|will|let) ${IT} be (?:(?:${A}) )?(?:${HOWS} )?${STORY} with (?=\\S)`), withoutInIt],
  [pattern(`^(?:we|i|he|she|they) (?:wants?|would like|need|needs|asked for|asks for|keeps? asking for) (?:the|that|another) (?:${HOWS} )?(?:one|story) (?:with|about) (?=\\S)`), (rest) => rest.replace(/ again$/iu, '')],
  [pattern(`^${ASK}(?:make|help|get) ${WHO} (?:to )?(?:be |feel |become |get )?(?:(?:more|a bit|very|really|less|not) )*(?:brave|braver|calm|calmer|ok|okay|confident|scared|afraid|worried|nervous|frightened)(?: enough)? (?:about|of) (?=\\S)`), (rest) => `scared of ${rest}`],
  [pattern(`^${ASK}(?:make|help|get) ${WHO} (?:to )?(?:be |feel |become |get )?(?:(?:more|a bit|very|really|less|not) )*(?:brave|braver|calm|calmer|ok|okay|happy|happier|confident|better|ready|excited)(?: enough)? (?:for|at|before|with|about) (?=\\S)`), (rest) => rest],
  [pattern(`^${ASK}(?:make|do) (?=(?:the|his|her|their|my) \\S+(?: \\S+)? (?:less scary|not scary|not so scary|friendly|friendlier|less frightening)${MARKS}$)`), (rest) => `scared of ${rest.replace(/ (?:less|not|friendl)(?:y|ier)?\b.*$/iu, '')}`],
  [pattern(`^${ASK}(?:put|have|add|include) (?=\\S.* in(?: it| there| the story)$)`), (rest) => rest.replace(/ in(?: it| there| the story)$/iu, '')],
  [pattern(`^${ASK}(?:make|keep|tell) ${IT} ${HOWS},? like (?:the |an? )?(?=\\S)`), (rest) => (knownNoun(rest.toLowerCase()) ? rest : '')],
  [/^(?:(?:how|what) about|maybe|let[’']?s have) (?=\S)(?!.*\?)/iu, (rest) => rest],
  [/^(?:he|she|they|we|i) [^,.;!?]{3,80}? so (?:can (?:we|it|you) (?:have|do|be) |could we have |let[’']?s have |make it |how about )?(?=(?:an?|two|three|four|some|lots of) [^,.;!?]{3,40} (?:please|pls)$)/iu, (rest) => rest],
  [/^how (?:to|do (?:i|we)|can (?:i|we)) say (?=sorry\b)/iu, (rest) => `saying ${rest.replace(/\?$/u, '')}`],
  // “Me but I’m tiny”
  [pattern('^(?:me|us) (?:but|when|if|and) (?:i’?m|i am|we’?re|we are) (?=\\S)'), (rest) => (/^(?:an?|the) /iu.test(rest) ? `I am ${rest}` : `what if I was ${rest}`)],
  [/^(?=(?!something|anything)\p{L}+s but (?:really |very )?(?:tiny|small|little|big|huge|giant|gigantic|pink|purple|blue|green|sparkly|fluffy|sleepy|friendly|invisible)$)/iu, (rest) => rest.replace(/^(\p{L}+) but (.+)$/u, '$2 $1')],
  // “Dinosaurs but tiny and living in the butter dish”, “unicorn but make it a plumber”
  [/^(?=(?!something|anything)\p{L}+s but (?:tiny|small|little|huge|giant|invisible|fluffy|sleepy|friendly),? (?:and )?(?:they )?(?:live|living|are living) \p{L})/iu, (rest) => rest.replace(/^(\p{L}+) but (\p{L}+),? (?:and )?(?:they )?(?:live|living|are living) /iu, '$2 $1 living ')],
  [/^(?=(?:an? )?\p{L}+ but make (?:it|him|her) an? \p{L}+$)/iu, (rest) => rest.replace(/^(?:an? )?(\p{L}+) but make (?:it|him|her) (an? \p{L}+)$/iu, (_all, who: string, work: string) => `${/^(?:[aeio]|u(?!ni))/iu.test(who) ? 'an' : 'a'} ${who.toLowerCase()} who is ${work}`)]
] // prettier-ignore

const ALL_OPENINGS = [...MORE_OPENINGS, ...OPENINGS]

function withoutInIt(rest: string): string {
  return rest.replace(/ in it$/iu, '')
}

/** Where a wish may be cut: at a mark, at a small word, and before an order that was typed without either. */
const BOUNDARY =
  /[.!?;,…\n]+\s*|\s+[-–—]\s+|\s+(?:but|and|just|only|so|please|pls)\s+|\s+(?=(?:because|cos|(?:make|keep|tell) it|nothing|not too|no (?:scary|sad|spooky))\s)|(?<=\b(?:not too|nothing|not) (?:very )?(?:scary|spooky|long|exciting|loud|wild))\s+(?=(?:he|she|they|we)(?:[’']s|[’']ve| has| have| is| are)\s)/giu
const MOST_CUTS = 24

function readOff(text: string, found: Found): string {
  const left = bared(text, found)
  if (left === '') return ''
  if (isInstruction(left, found)) return ''
  const refusal = readRefusal(left)
  if (refusal) {
    found.isRead = true
    found.refused.push(...refusal.refused)
    return readOff(refusal.rest, found)
  }
  for (const [opening, wished] of found.isSafe ? ALL_OPENINGS : OPENINGS) {
    const [said] = opening.exec(left) ?? []
    if (said === undefined) continue
    found.isRead = true
    if (CALM.test(said)) found.isCalm = true
    return readOff(wished(left.slice(said.length)), found)
  }
  return readOffParts(left, found)
}

/** One part of the wish may be an instruction and the other not. */
function readOffParts(left: string, found: Found): string {
  const cuts = [...left.matchAll(BOUNDARY)].slice(0, MOST_CUTS).map((cut) => {
    return { before: left.slice(0, cut.index).trim(), after: left.slice(cut.index + cut[0].length).trim() }
  })
  for (const { before, after } of cuts) {
    if (isInstruction(bare(before), found) || isBesideWish(bare(before), found)) return readOff(after, found)
    const refusal = readRefusal(bare(after))
    // “Space, no aliens, real planets only”
    if (refusal && (refusal.rest === '' || refusal.refused.length > 0)) {
      found.isRead = true
      found.refused.push(...refusal.refused)
      return readOff(refusal.rest === '' ? before : `${before}, ${refusal.rest}`, found)
    }
    if (isInstruction(bare(after), found) || isBesideWish(bare(after), found)) return readOff(before, found)
  }
  if (!found.isRead) return left
  if (REASON.test(left)) return ''
  const reasoned = cuts.find(({ before, after }) => REASON.test(bare(after)) || REASON.test(bare(before)))
  if (reasoned) return readOff(REASON.test(bare(reasoned.after)) ? reasoned.before : reasoned.after, found)
  return left
}

function isInstruction(clause: string, found: Found): boolean {
  if (!INSTRUCTIONS.some((said) => said.test(clause))) return false
  found.isRead = true
  if (CALM.test(clause)) found.isCalm = true
  return true
}

function isBesideWish(clause: string, found: Found): boolean {
  if (!found.isSafe || !BESIDE_WISH.some((said) => said.test(clause))) return false
  found.isRead = true
  return true
}

const POLITE_END = wordPattern(String.raw`${NOT_QUOTED}(?:[\s,]+(?:please|pls|thanks|thank you))+$`, 'iu')
/** Without a mark or a “please” at either end. */
function bare(text: string): string {
  return text
    .replace(/^[\s,.;:!?–—-]+|[\s,.;:!?–—-]+$/gu, '')
    .replace(/^(?:(?:please|pls|hi|hello|ok|okay)\s+)+/iu, '')
    .replace(POLITE_END, '')
    .trim()
}

/** And, once something was read off, without the small words that joined it. */
function bared(text: string, { isRead }: Found): string {
  // “… so two princesses please” is told from a reason by its “please”.
  const plain = / so (?:\S+ ){1,8}(?:please|pls)$/iu.test(text.trim()) ? text.trim() : bare(text)
  return isRead
    ? plain
        .replace(/^(?:(?:and|but|so|just|only|with|about|instead|maybe|more|before|after|then)\s+)+(?=\S)/iu, '')
        .trim()
    : plain
}

const REFUSER = pattern(
  String.raw`^(?:(?:but|and|just|with|absolutely|definitely) )*(?<how>no more|no|without any|without|not any|nothing with|anything but|anything except|not about|leave out the|leave out|skip the|not) (?:any |the )?`
)
const SCARY_BITS = wordPattern(
  String.raw`^(?:(?:${UNWANTED_HOW}) (?:bits?|parts?|stuff|endings?|things|ones|noises|characters)|bad endings?)(?!\p{L})`,
  'iu'
)
const REFUSED = wordPattern(String.raw`^(?:(?:${UNWANTED_HOW}|big|real) )?(?<noun>\p{L}+)(?!\p{L})`, 'iu')
const NEXT_REFUSED = /^(?:,? (?:or|and|nor)(?: no| any)?|,? no|(?=, \p{L}+ or \p{L}+),) (?=\p{L})/iu
const AFTER_REFUSAL =
  /^(?:[ ,]+(?:please|pls|tonight|today|this time|again|in it|in there|at all|for once|thanks|thank you))+(?![\p{L}’'])/iu
const INSTEAD =
  /^(?:[\s,.;!–—-]+(?:just|only|but|instead|with|and|please|pls|maybe|a story about|about)(?=\s))+\s+|^[,.;!]+\s*/iu

/** “No witches or ghosts tonight, just a picnic”: what is refused, and what comes after it; null of anything else. */
function readRefusal(text: string): { refused: string[]; rest: string } | null {
  const refuser = REFUSER.exec(text)
  if (!refuser) return null
  let left = text.slice(refuser[0].length)
  const refused: string[] = []
  let isAny = false
  for (;;) {
    const scary = SCARY_BITS.exec(left)
    const noun = REFUSED.exec(left)
    const named = noun?.groups?.['noun']?.toLowerCase() ?? ''
    if (scary) left = left.slice(scary[0].length)
    else if (noun && isRefusable(named)) {
      refused.push(named)
      left = left.slice(noun[0].length)
    } else break
    isAny = true
    const joint = NEXT_REFUSED.exec(left)
    const next = joint ? left.slice(joint[0].length) : ''
    if (!joint || !(SCARY_BITS.test(next) || isRefusable(REFUSED.exec(next)?.groups?.['noun']?.toLowerCase() ?? '')))
      break
    left = next
  }
  if (!isAny) return null
  const marked = left.replace(AFTER_REFUSAL, '')
  const isMarked = marked !== left || refused.length === 0
  const [instead] = INSTEAD.exec(marked) ?? []
  const rest = marked.trim() === '' ? '' : instead === undefined ? null : marked.slice(instead.length)
  if (rest === null) return null
  // “Not trains” alone is no refusal of a story, “not trains again” and “not trains, tractors” are.
  return refuser.groups?.['how']?.toLowerCase() === 'not' && !isMarked && rest === '' ? null : { refused, rest }
}

const NEVER_REFUSED: ReadonlySet<string> = new Set([...KIN_WORDS, ...PET_WORDS, ...BABY_WORDS, ...FRIEND_WORDS])
const BADDIES: ReadonlySet<string> = new Set(
  'baddies villains witches wolves spiders ghosts bogeymen burglars robbers crocodiles zombies skeletons monsters aliens dragons giants pirates princesses princes fairies unicorns robots vampires trains tractors diggers cars rockets planes dinosaurs trucks lorries buses boats'.split(
    ' '
  )
)
const CREATURES: ReadonlySet<string> = new Set(CREATURE_WORDS)

/** Several of a kind of which stories are told, and none that a family could have lost. */
function isRefusable(noun: string): boolean {
  if (NEVER_REFUSED.has(noun) || !noun.endsWith('s')) return false
  return BADDIES.has(noun) || CREATURES.has(noun) || knownNoun(noun)?.sort === 'creature'
}
