import { wordPattern } from '../../word-pattern.ts'

/** Something that a family waits for, as a message names it. */
export interface MissedEvent {
  /** “The fireworks”; with “eeling” in the message, “eeling”. */
  event: string
  /** What the others had of it meanwhile. */
  during: string
  /** What was left of it in the end. */
  last: string
}

interface Kind {
  named: RegExp
  /** What it is called; `@` stands for the word of the message. */
  called: string
  during: string
  last: string
}

const kind = (words: string, called: string, during: string, last: string): Kind => ({
  named: wordPattern(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  called,
  during,
  last
})

/** The more telling ones first: a cake at the fireworks is not what was waited for. */
// prettier-ignore
const KINDS: readonly Kind[] = [
  kind('eeling', '@', 'The others went down to the bank with the torch and the bucket. “There’s one!” called somebody.', 'They went down to the bank hand in hand. One last eel came up into the light of the torch. It was as long as an arm. It smiled with its whole mouth, turned round, and went home.'),
  kind('crabbing', '@', 'The others let down the line with a bit of bacon on it. “There’s one!” called somebody.', 'One last crab came up on the line. It let go of the bacon, walked once round the bucket, and went home sideways.'),
  kind('fishing|night fishing|ice fishing', '@', 'The others threw the line out, and the float bobbed. “There’s one!” called somebody.', 'They sat down by the line, close together. The float bobbed once more. One last fish came up to look at them, as bright as a spoon, and went home.'),
  kind('fireworks?|firework display', 'the fireworks', 'A green rocket went up and opened, and then a gold one, and everybody said “Ooh”.', 'One late rocket went up all by itself. It opened as wide as a tree, and silver came down from it, slowly, to the very last spark.'),
  kind('matariki', 'Matariki', 'Over the hill the stars came up, close together, and everybody pointed.', 'The stars of Matariki were still there, but pale now, and huddled like chicks. Then the sky grew light behind them, and they went in, one after another.'),
  kind('meteor shower|meteors|shooting stars?|perseids|northern lights|aurora|stars|stargazing', 'the @', 'High up there was a streak of light, and then another, and everybody pointed.', 'One last light went right across the sky, from one chimney to another. It took its time, as if it knew that somebody was late.'),
  kind('(?:lunar |solar )?eclipse|blood moon|super ?moon', 'the @', 'A shadow slid in front, as round as a plate, and everybody pointed.', 'The last bit of shadow slid away, as thin as a nail clipping. There it was again, all round and clean.'),
  kind('sunrise|sunset', 'the @', 'The sky went pink at one end, and everybody pointed.', 'The very last of the pink was still there, in one long stripe. It went to orange, and then it went to plain sky.'),
  kind('parade|carnival|procession|perahera|lion dance|dragon dance|mardi gras|pride', 'the @', 'The drums came round the corner, and everybody clapped in time.', 'One last drummer came running, who had stopped to tie a shoe. The drummer marched past them all alone, as loud as ten.'),
  kind('film|movie|cinema|frozen|cartoon', 'the @', 'On the screen a goose got into a bakery, and everybody laughed.', 'The goose came out of the bakery with a bun on its head. It looked straight at the two of them, and bowed. Then the names went by.'),
  kind('puppet show|magic show|panto(?:mime)?|circus|ballet|nutcracker|musical|theatre|theater|school play|concert|gig|recital|choir|disco show|ice show|play(?= )(?= at| with| last| tonight)', 'the @', 'The lights went down and the music began, and everybody clapped.', 'The curtain had come down on somebody’s foot. So it went up once more, and they all bowed again, and the foot bowed too.'),
  kind('match|football|cricket|rugby|grand final|cup final|game', 'the @', 'Somebody ran like the wind, and everybody jumped up and cheered.', 'In the very last minute the ball came flying right over everybody. It bounced twice, rolled up to their feet, and stopped there.'),
  kind('birthday cake', 'the @', 'The song was sung and the cake went round, and everybody had icing on their chins.', 'There was one slice left, under an upside-down bowl. It was the one with the cherry on it, and there were two spoons.'),
  kind('birthday party|birthday|party|disco|sleepover', 'the @', 'The music began, and everybody danced on one leg.', 'There was one song left, and one balloon that nobody had let go of yet. They danced with it in the middle, very slowly.'),
  kind('wedding|reception|nikah|sangeet|graduation|ceremony|mass|service|puja', 'the @', 'There was a song, and everybody stood up for it, and sat down again.', 'The chairs were stacked already, all but two. But the music played one more song, and it was a slow one, just right for those two chairs.'),
  kind('marshmallows?|campfire|bonfire|camp ?out', 'the @', 'The sticks were handed out, and somebody’s first marshmallow fell off.', 'The fire had gone down to a red glow, and there was one marshmallow left. It went gold on one side and then on the other, and they had half each.'),
  kind('countdown|new year[’\']?s?(?: eve)?|nye|the ball drop', 'the new year', 'Everybody counted backwards, and then everybody hugged whoever was nearest.', 'Far off a church clock was slow. It struck twelve all over again, just for that street, and they counted along to the very end.'),
  kind('snow|first snow', 'the snow', 'The first flakes came past the lamp, and everybody put out their tongues.', 'One last flake came down past the lamp, turning. It landed on a sleeve, and stayed there just long enough to be looked at.'),
  kind('zoo|aquarium|museum|farm|beach|pool|park|playground|fair|fairground|funfair|festival|legoland|disneyland|castle|market|lantern festival|safari', 'the @', 'The others were in there already, and you could hear them calling “Look at that!”', 'Everybody else was going home. But the way in was still open, and so they had it all to themselves, right to the far end and back.'),
  kind('train ride|train|plane|flight|take ?off|boat trip|boat|ferry|steam train|helicopter|ride', 'the @', 'There was a jerk and a hum, and everybody waved.', 'There was still the last bit of the way to go. Outside one light went by, and then ten, and then they slowed down, as gently as a yawn.'),
  kind('hangi|iftar|suhoor|sehri|bbq|barbecue|picnic|banquet|feast|christmas dinner|thanksgiving(?: dinner)?|sunday roast|seder|brunch', 'the @', 'The plates went round, and everybody had a second helping.', 'One plate had been kept warm under another. When they lifted the top one, the steam came out, and there was enough for two.'),
  kind('bedtime story|story ?time|story|chapter|book', 'the @', 'The page was turned, and a bear fell into a pond, and everybody laughed.', 'There was still the last page. The bear came out of the pond with a fish in each boot, and hung up the boots to dry.'),
  kind('cake', 'the @', 'The song was sung and the cake went round, and everybody had icing on their chins.', 'There was one slice left, under an upside-down bowl. It was the one with the cherry on it, and there were two spoons.')
]
const MEAL: Omit<MissedEvent, 'event'> = {
  during: 'The plates went round, and everybody else had a second helping.',
  last: 'One plate had been kept warm under another. When they lifted the top one, the steam came out, and there was enough for two.'
}
const ANY: Omit<MissedEvent, 'event'> = {
  during: 'It began, and everybody else stretched to see it.',
  last: 'The very last bit was still to come, the one for which nobody else had stayed. They were so close that they could have touched it.'
}
const PROPER: Readonly<Record<string, string>> = {
  frozen: 'film',
  cinema: 'film',
  cartoon: 'cartoon',
  football: 'football match',
  cricket: 'cricket match',
  rugby: 'rugby match',
  snow: 'snow',
  thanksgiving: 'Thanksgiving dinner',
  legoland: 'outing',
  disneyland: 'outing',
  nye: 'new year',
  pride: 'parade',
  stargazing: 'stars',
  'christmas dinner': 'Christmas dinner',
  'take off': 'take-off',
  takeoff: 'take-off',
  stargaze: 'stars',
  firework: 'fireworks'
}

const BARE = /^the (?:iftar|suhoor|sehri|christmas dinner|thanksgiving dinner|brunch)$/iu

/** What was waited for, as far as a list knows it. */
export function knownEventIn(message: string): MissedEvent | null {
  for (const { named, called, during, last } of KINDS) {
    const word = named.exec(message)?.[0].toLowerCase()
    if (word === undefined) continue
    const event = called.replace('@', PROPER[word] ?? word)
    return { event: BARE.test(event) ? event.replace('the ', '') : event, during, last }
  }
  return null
}

/** A supper in which a person fell asleep. */
export function mealCalled(event: string): MissedEvent {
  return { event, ...MEAL }
}

/** Whatever else it was. */
export function eventCalled(event: string): MissedEvent {
  return { event, ...ANY }
}
