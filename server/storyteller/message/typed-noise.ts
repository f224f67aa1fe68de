import { isPlural, withArticle } from '../language/common-nouns.ts'
import { readSorrow } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'

/** What fingers type beside a wish: laughing, kisses, small pictures and faces. */
const NOISE =
  /(?<![\p{L}\p{N}’'])(?:lol|lols|rofl|lmao|haha(?:ha)*|hehe(?:he)*|hihi|omg|xx+|xoxo)(?![\p{L}\p{N}’'])|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+|(?<=^|\s)[:;]-?[)(DP](?=\s|$)/giu

/** “A pirate called Captain Bumface (sorry) who …”: said to us, and of no pirate. A request writes brackets as a comma. */
const ASIDE =
  /, (?:(?:so |very )?sorry|(?:yes|no),? really|don[’']?t ask|(?:his|her|their|not my) (?:idea|words?|choice|request|name))(?=,? (?:who|that|which)(?!\p{L})|[.! ]*$)/giu

/** “She only wants bunnies again sorry”: said to us; of who is truly sorry it is the wish. */
const SORRY_AT_END = /(?<=\S \S+ (?:again|please|pls|plz|too|tonight|today|instead)),? sorry[.! ]*$/iu

/** A picture between two sentences stands for the full stop. */
export function withStopForPicture(typed: string): string {
  return typed.replaceAll(PICTURE_BETWEEN, ', ')
}

const PICTURE_BETWEEN =
  /(?<=[\p{L}\p{N}])\s*[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+\s+(?=(?:he|she|they|we|it|i|my|our|his|her|today|tomorrow|yesterday|please|can)(?:[’']s)? )/giu

/** “How does a baby get in the tummy... no, make it about becoming a big sister”: the second thought is the wish. */
const SECOND_THOUGHT =
  /^.{3,}?[\s,.;…–-]+(?:(?:no|nope|actually|or|wait|oh|hmm|sorry)[\s,.…–-]+)+(?:(?:please )?(?:make|have|do) (?:it|one|that)(?: a story| one)? (?:about|with|of)|(?:make|do) (?=(?:it )?(?:an?|the) )|let[’']?s (?:have|do)(?: one)?(?: about)?) (?=\S)/iu

/** “Right so Alfie wants …”, “ok, so it’s been one of those days”: how a parent begins to talk. */
const BEGINS_TO_TALK =
  /^(?:(?:ok|okay|okey|um+|er+m?|hi|hiya|hey|hello|alright|all right|listen|honestly|yeah|hmm+|right(?=,| so )|well(?=,| so | the | it | he | she | we )|anyway|so|quiero decir|pues|bueno|oye|hola|acc?ha|haan|yalla|yaani|alors)[,!.… ]+)+(?=(?:\S+ ){3})(?!called |named |many |much |long |far )/iu
/** “A baker whos bread hums” */
const WHOS = /(?<= )whos(?= \p{L}+ (?:is|are|was|has|can|can[’']?t|keeps?|always|never|only|won[’']?t|\p{L}{3,}s) )/giu
/** “There’s a tiny postman who lives in our letter box”: of him the story is. A monster that is in the wardrobe is a fear. */
const THERE_IS = /^there(?:[’']?s| is| was| lives| lived) (?=an? (?:\p{L}+ ){1,3}(?:who|that) )/iu
/** “Playmobil!! the campervan one” */
const THE_ONE =
  /^(?<of>\p{L}+(?: \p{L}+)?)[.,!…]+ (?:the|that) (?<which>\p{L}+(?: \p{L}+)?) (?:one|set|kind|type)[.! ]*$/iu

/** “Monster truck vs a camel race”, “dinosaurs vs robots”. */
const AGAINST =
  /^(?<one>(?:(?:an?|the) )?\p{L}+(?: \p{L}+)?) (?:vs?\.?|versus) (?<other>(?:(?:an?|the) )?\p{L}+(?: (?!race\b)\p{L}+)?)(?<race> (?:race|racing))?[.!]*$/iu

/** “A swimming lesson, he doesn’t like water. With a turtle please”: an order of what else there is to be. */
const WITH_PLEASE =
  /(?<=^(?:\S+ ){3,}\S*\p{L})[.,;!]+ *(?:and )?with (?:an? |some |the )?\p{L}+(?: \p{L}+)?(?: in it)?,? (?:please|pls)[.!]*$/iu

/** “Not scary tonight pls, …”: no story is. */
const NOT_SCARY =
  /^(?:(?:please|pls) )?(?:not|nothing|no) (?:too |so |very )?(?:scary|spooky|sad|loud)(?: (?:tonight|today|stuff|one|story|stories|bits|please|pls|plz))*[,.!;:]+ *(?=\S)/iu

/** “… and nobody dies please”: no story has a death. */
const NOBODY_DIES =
  /(?<=\S[.,;!]?) ?(?:(?:and|but|so|also|pls|please) )*(?:nobody|no-?one|no one|none of them|they don[’']?t) (?:dies?|gets? hurt|gets? killed|gets? eaten|is sad|cries)(?: in it| at the end)?,? ?(?:please|pls|thanks)?(?=[.,!?]|$)/giu

/** “A kitty that goes to space idk”, “a story about a fort that turns into a castle would be lovely”. */
const LEFT_AT_END =
  /(?<=\S \S+)(?:[ ,.…]+(?:idk|dunno|i don[’']?t know|or something(?: like that)?|or whatever|i guess|(?<!(?:^|[\s,.])(?:it|that|this|which|they|there|we|he|she|i|what|how|who|idea|dinner|day) )(?:would|could|might) be (?:(?:so|really|very|just|absolutely) )?(?:lovely|great|nice|perfect|fun|good|wonderful|amazing|brilliant|fab|fabulous|sweet|ideal|cool|awesome)(?: (?:please|thanks|thank you|tonight|for (?:her|him|them|us)))*))+[.!? ]*$/iu

/** A mark, or a space behind which a sentence begins that no word joins on: of “and they are” it is the wish that goes on. */
const ANEW = String.raw`(?:[,.…(–-]+ ?|(?<!(?<!\p{L})(?:and|because|cos|that|who|so|but|when|while|where)) )`

/**
 * What a parent says of the wish when it is said: “…, his idea not mine”, “they’re doing Romans in year 3”, “asked the
 * three year old who refused dinner”, “she wants the answer in story form apparently”. A wizard who forgets his words does.
 */
const SAID_OF_IT: readonly RegExp[] = [
  /,? apparently[.!?) ]*$/iu,
  / sounds (?:good|great|fun|nice|perfect) to (?:me|us)[.!?) ]*$/iu,
  /,? (?:can|could|will|would) you (?:please |just )?(?:do|tell|make|write) (?:that|this|it)(?: one)?(?: please| pls| tonight){0,2}[.!?) ]*$/iu,
  /[,.…(–-]+ ?(?:(?:it|that|this)(?:[’']s| is| was) )?(?:all )?(?:his|her|their|my|the kids?[’']?s?) (?:own )?(?:idea|words|choice|request|pick)(?:,? not (?:mine|ours|his|hers|theirs))?[.!?) ]*$/iu,
  wordPattern(
    String.raw`${ANEW}they(?:[’']re| are) doing (?:(?!they\b)[^\s,.]+ ){1,5}?(?:in|at) (?:year \p{N}+|school|nursery|class|reception|kindergarten|kindy|\p{L}+ grade)[.!?) ]*$`,
    'iu'
  ),
  /,? (?:asks|asked|says|said) (?:the|my|our) (?:\p{N}+|two|three|four|five|six|seven|eight|nine)[- ]?(?:years?|yrs?)[- ]?olds?(?: (?:who|that) .+)?$/iu,
  wordPattern(
    String.raw`${ANEW}(?:he|she|they) wants? (?:the|an|his|her|their) (?:answer|explanation) (?:in|as|like) (?:an? )?(?:\p{L}+ )?story(?: form)?[.!?) ]*$`,
    'iu'
  )
]
/** A longer text is no wish with a word said of it. */
const MOST_LETTERS = 300

function withoutSaidOfIt(wish: string): string {
  if (wish.length > MOST_LETTERS) return wish
  return SAID_OF_IT.reduce((rest, said) => {
    const left = rest.replace(said, '')
    return left.split(' ').length < LEAST_OF_WISH ? rest : left
  }, wish)
}
const LEAST_OF_WISH = 3

/**
 * A wish without what was typed beside it, of two thoughts the second, and of one “vs” another that they have a race or
 * meet. A sorrow stays as it was typed.
 */
export function withoutNoise(typed: string): string {
  // “New glasses 👓 she got them today”
  const heard = typed.replaceAll(NOBODY_DIES, '').replaceAll(ASIDE, '').replace(SORRY_AT_END, '')
  const plain = withStopForPicture(heard)
    .replaceAll(NOISE, ' ')
    .replace(BEGINS_TO_TALK, '')
    .replace(NOT_SCARY, '')
    .replaceAll(WHOS, 'whose')
    .replace(THERE_IS, '')
    .replace(THE_ONE, '$<of> $<which>')
    .replaceAll(/ w\/o ?(?=\p{L})/giu, ' without ')
    .replaceAll(/ w(?:\/ ?| )(?=(?:an?|the|no|some|lots|her|his|my|our|their|two|three)(?!\p{L}))/giu, ' with ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?])/gu, '')
    .trim()
  const said = withoutSaidOfIt(plain.replace(SECOND_THOUGHT, '').replace(WITH_PLEASE, ''))
  const wished = metOrRaced(said.replace(LEFT_AT_END, ''))
  // Most wishes have nothing beside them; whether one is a sorrow takes longer to hear than all of this.
  return wished === typed || plain === '' || readSorrow(heard) !== null ? typed : wished
}

function metOrRaced(wished: string): string {
  const { one, other, race } = AGAINST.exec(wished)?.groups ?? {}
  if (one === undefined || other === undefined) return wished
  return race === undefined ? `${one} and ${other}` : `${asOne(one)} and ${asOne(other)} have a race`
}

function asOne(phrase: string): string {
  return /^(?:an?|the) /iu.test(phrase) || isPlural(phrase) ? phrase : withArticle(phrase)
}

/** “Photo day, He smiled”: where a sentence began that is a clause now. */
export function withoutCapitals(wish: string): string {
  return wish.replaceAll(
    /(?<=[\p{L}’,] )(?:He|She|We|They|That|That’s|It|It’s|The|Then|And|But|So|Now|My|Our|His|Her|This|There|When|Please)(?=[ ’])/gu,
    (word) => word.toLowerCase()
  )
}
