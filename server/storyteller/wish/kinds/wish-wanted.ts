import { plainOf, type WishSayings } from './wish-day.ts'

const OVER =
  /\b(?:fought|fight(?:ing|s)?|argu(?:ed|ing|e)|quarrel(?:led|ling|s)?|row(?:ing|ed)?|squabbl(?:ed|ing|e)|hit\p{L}*|bit(?:ing|ten)?|pinch\p{L}*|push\p{L}*|screaming|shouting|tantrum|fell out|falling out|tug of war)\b.*? (?:over|about|for) (?<what>.+)$/iu
const BOTH =
  /\b(?:both|each|all|everyone|everybody) (?:of them |of us |the )?(?:\p{L}+ )?(?:want|wants|wanted|wanting|have to have|had to have|need|needed)(?: to (?:have|hold|be) (?=(?:the|a|that|his|her)\b))? (?<what>.+)$/iu
const ALWAYS =
  /\balways (?:gets?|got|has|have) (?<what>to .+|the .+?)(?: first)?(?:,| and (?:I|he|she) never| but |$)/iu
const SHARE =
  /\b(?:(?:doesn’t|don’t|didn’t|won’t|wouldn’t|not|never) (?:want(?:ing)? to |like to |like )?|refus\p{L}+ to |hates? |^(?=sharing ))shar(?:e|es|ing) (?:(?:his|her|my|their|our|the|a) )?(?<what>\p{L}+(?: (?!with|and|at|in|on|because|but|any|ever|today|again|yesterday|tonight|now|first)\p{L}+)?)/iu
const TAKEN =
  /\b(?:took|takes|snatch\p{L}*|grabb\p{L}*|stole|won’t (?:let (?:her|him|me) have|give (?:her|him|me)(?: back)?)|had|broke) (?:(?:the|my|his|her) |\p{L}+’s )(?<what>\p{L}+(?: (?!with|and|at|in|on|because|but|off|from|back|today|again|yesterday|tonight|now|first)\p{L}+)?)/iu
const BECAUSE =
  /\b(?:bit|pushed|hit|pinched|kicked|scratched) .*?\b(?:because|cos) (?:he|she|they|\p{L}+) (?:sat (?:in|on)|took|had|used|ate|wanted|touched|drank) (?:(?:the|my|his|her) |\p{L}+’s )(?<what>\p{L}+(?: (?!today|again|yesterday|tonight|now|first)\p{L}+)?)/iu
const TURN = /\bwhose (?:turn|go) (?:it is|it was|is it)?\s*(?<what>.*)$/iu
const GOES_ON =
  /(?:,| and | but | because | so | when | every | again$| at (?:dinner|tea|lunch|breakfast|bedtime)\b| all (?:day|afternoon|morning|evening)\b| (?:today|yesterday|tonight|this (?:morning|afternoon))$| after | before ).*$/iu
const DONE: readonly [RegExp, string][] = [
  [/\b(?:bit|bitten|bites?|biting)\b(?! (?:of|too)\b)/iu, 'bit'],
  [/\bpinch\p{L}*/iu, 'pinched'],
  [/\bscratch\p{L}*/iu, 'scratched'],
  [/\bkick\p{L}*/iu, 'kicked'],
  [/\b(?:pull\p{L}*) (?:\p{L}+ )?hair\b/iu, 'pulled the hair of'],
  [/(?<!\bto )\b(?:push|shov)\p{L}*(?! (?:the|an?|it)\b)/iu, 'pushed'],
  [/\b(?:hit|hits|hitting|smack\p{L}*|thump\p{L}*)\b/iu, 'hit'],
  [/\b(?:threw|thrown)\b/iu, 'threw a sock at']
]
const QUARREL =
  /\b(?:fought|fight\p{L}*|argu\p{L}+|quarrel\p{L}*|squabbl\p{L}+|fell out|(?:both|all|everybody|everyone) (?:of them |of us |the )?(?:\p{L}+ )?want\p{L}*|bit(?:ten|ing)?|pinch\p{L}*|scratched|kicked|push\p{L}*|shov\p{L}*|hit|snatch\p{L}*|grabb\p{L}*|hitting|unfair|not fair|shar(?:e|es|ing)|whose turn|won’t (?:talk|speak|let)|not (?:talking|speaking)|never (?:do|get|gets)|always gets?)\b/iu

/**
 * Reads what was fought over, and how: "they both wanted the blue cup and somebody got bitten". {wanted} is what both wanted ("the
 * blue cup", "to press the lift button"), {wanted.did} what one did to the other ("bit"). Null where it is not said over what.
 */
export function wantedOf(meant: string): WishSayings | null {
  const plain = plainOf(
    meant
      .replaceAll(/\bBOTH\b/gu, 'both')
      .replaceAll(/\bipad\b/gu, 'iPad')
      .replaceAll(/\bwhos (?=turn|go)/giu, 'whose ')
  )
  if (!QUARREL.test(plain)) return null
  const what = wantedIn(plain)
  if (what === null || what.split(' ').length > 7 || /\b(?:I|me|you|we|us|my|your|our)\b/iu.test(what)) return null
  return {
    wanted: what,
    'wanted.about': what.startsWith('to ') ? `who got ${what}` : what,
    'wanted.did': DONE.find(([sign]) => sign.test(plain))?.[1] ?? 'shouted at'
  }
}

function wantedIn(plain: string): string | null {
  const turn = TURN.exec(plain)?.groups?.['what']
  if (turn !== undefined) {
    const of = turn.replace(GOES_ON, '').trim()
    return /^to \p{L}+/iu.test(of)
      ? of
      : of === ''
        ? 'to go first'
        : /^(?:on|in|with|at) /u.test(of)
          ? `the first go ${of}`
          : null
  }
  const found = [BECAUSE, OVER, BOTH, ALWAYS, SHARE, TAKEN]
    .map((sign) => sign.exec(plain)?.groups?.['what'])
    .find((each) => each !== undefined)
  if (found === undefined) return null
  const bare = found.replace(GOES_ON, '').trim()
  const who =
    /^(?:who|which one of them) (?:gets to|got to|gets|can|could|should|was allowed to|is allowed to|has to) (?<does>.+)$/iu.exec(
      bare
    )?.groups?.['does']
  if (who !== undefined) return /^(?:the|a|to|first)\b/iu.test(who) ? who.replace(/^to /iu, 'to ') : `to ${who}`
  const does = /^who (?<verb>\p{L}+?)(?:e?s|ed)? (?<rest>.+)$/iu.exec(bare)?.groups
  if (does) return `to ${infinitive(does['verb'] ?? '', bare)} ${does['rest'] ?? ''}`
  if (/^to \p{L}+/iu.test(bare)) return bare
  const owned = bare.replace(/^(?:his|her|their|a|an|some|this|that|one|the same|last) /iu, (own) =>
    /same|last/iu.test(own) ? `the ${own.replace(/^the /iu, '')}` : 'the '
  )
  return /^(?:the |\p{Lu})/u.test(owned)
    ? owned
    : /^(?:who|what|which|how|whether|nothing|everything|it)\b/iu.test(owned)
      ? null
      : `the ${owned}`
}

/** “Who goes first”, “who sits next to Mummy”. */
function infinitive(verb: string, bare: string): string {
  if (/\bgoes\b/iu.test(bare)) return 'go'
  if (/\bwent\b/iu.test(bare)) return 'go'
  if (/\b(?:sat|sits)\b/iu.test(bare)) return 'sit'
  return verb
}
