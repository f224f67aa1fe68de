import {
  featuresOfTokens,
  type Stretch,
  stretchesOf,
  subjectModel,
  tagsOf,
  tokensOfMessage,
  type MessageToken
} from './subject-model.ts'

/** In words: a shorter wish is all subject. */
export const LEAST_OF_MESSAGE = 7

/** A message, by what the model takes its stretches for. */
export interface ReadMessage {
  /** What the story is to be about, in the order in which it was typed. */
  subjects: readonly string[]
  /** What it says that is to be heard, whatever is told. */
  grave: readonly string[]
  /** What is neither. */
  rest: string
}

/** A joint or the beginning of a remark: a stretch of words ends before it. */
const ENDS = new Set(
  'and but so because cos coz bc as since please pls plz lol haha thanks thank thx okay ok again tonight says said he’s she’s it’s i’m we’re they’re he she they we i its it’d or then would if thats that’s xx x'.split(
    ' '
  )
)
/** A stretch is not drawn out by more. */
const MOST_ADDED = 6
/** Two stretches with so few words and no mark between them are one. */
const MOST_BETWEEN = 3

/** Finds what a message asks a story of. `names` are those of the family. */
export function readMessage(message: string, names: readonly string[]): ReadMessage {
  const tokens = tokensOfMessage(message)
  const known = new Set(names.flatMap((name) => name.toLowerCase().split(' ')))
  const tags = tagsOf(subjectModel(), featuresOfTokens(tokens, known))
  const stretches = joined(tokens, stretchesOf(tags, 'subject')).map(({ first, last }) => ({
    first,
    last: drawnOut(tokens, tags, last)
  }))
  const inside = (at: number): boolean => stretches.some(({ first, last }) => at >= first && at <= last)
  return {
    subjects: stretches.map(
      ({ first, last }) => feltBefore(message, tokens[first]) + textOf(message, tokens, first, last)
    ),
    grave: stretchesOf(tags, 'grave').map(({ first, last }) => textOf(message, tokens, first, last)),
    rest: restOf(message, tokens, inside)
  }
}

function joined(tokens: readonly MessageToken[], stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const stretch of stretches) {
    const before = all.at(-1)
    const between = before ? tokens.slice(before.last + 1, stretch.first) : []
    if (before && between.length <= MOST_BETWEEN && between.every(({ isMark, text }) => !isMark && !isEnd(text)))
      before.last = stretch.last
    else all.push({ ...stretch })
  }
  return all
}

/** To the end of its clause, where that is near: “a moose who got stuck in the drive [thru]”. */
function drawnOut(tokens: readonly MessageToken[], tags: readonly string[], last: number): number {
  let end = last
  while (end - last <= MOST_ADDED) {
    const next = tokens[end + 1]
    if (next === undefined || next.isMark || isEnd(next.text)) return end
    if (tags[end + 1] !== 'aside') return last
    end += 1
  }
  return last
}

function isEnd(text: string): boolean {
  return ENDS.has(text.toLowerCase().replaceAll("'", '’'))
}

/** “He’s scared of”, “she doesn’t like it when”: how the child feels about it is half of what is asked. */
const FELT =
  /(?:(?:he|she|they|we|i)(?:[’']s|[’']re|[’']m| is| are| am| was)? )?(?:(?:so|really|very|a bit|quite|still|too) )*(?:(?:scared|afraid|frightened|terrified|nervous|worried|shy) (?:of|about|that) |(?:doesn[’']?t like|does not like|don[’']?t like|hates?|can[’']?t stand) (?:it )?(?:when )?)(?:the (?:noise|sound) of )?$/iu

function feltBefore(message: string, token: MessageToken | undefined): string {
  return FELT.exec(message.slice(0, token?.start ?? 0))?.[0] ?? ''
}

function textOf(message: string, tokens: readonly MessageToken[], first: number, last: number): string {
  const end = tokens[last]?.end ?? message.length
  const said = message.slice(tokens[first]?.start ?? 0, end)
  return message.charAt(end) === '?' ? `${said}?` : said
}

function restOf(message: string, tokens: readonly MessageToken[], inside: (at: number) => boolean): string {
  let rest = ''
  for (const [at, { start, end }] of tokens.entries()) {
    const before = message.slice(tokens[at - 1]?.end ?? 0, start)
    rest += inside(at) ? (rest.endsWith(' | ') ? '' : ' | ') : before + message.slice(start, end)
  }
  return rest.replaceAll(/\s+/gu, ' ').trim()
}
