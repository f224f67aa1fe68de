import { INCIDENTS, type Incident } from './format.ts'

const OF_LOOT = ['loot', ...['bare', 'whose', 'from', 'it', 'them'].map((field) => `loot.${field}`)]

function ofThief(slot: string): string[] {
  return [
    slot,
    ...['first', 'a', 'bare', 'it', 'them', 'also', 'wild', 'does', 'wants', 'sound', 'part', 'move'].map(
      (field) => `${slot}.${field}`
    )
  ]
}

/** The slots that a message of each fills (`wish/incidents/`), so that it happens with who and what the message names. */
export const INCIDENT_SLOTS: Readonly<Record<Incident, readonly string[]>> = {
  /**
   * A small animal of the house or the class got out: "the guinea pig" or "Biscuit", "a guinea pig", "guinea pig", "the cage";
   * {escaped.out} “had got out again”, {escaped.where} and {escaped.doing} how it is found, also where the message does not
   * say; one of {escaped.class} and {escaped.ours}.
   */
  escaped: [
    'escaped',
    ...['a', 'bare', 'home', 'where', 'doing', 'out', 'class', 'ours', 'it', 'them', 'self', 'their', 'was', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `escaped.${field}`)
  ],
  /**
   * Two each say that theirs is the better one to eat or drink: "the jollof", "jollof", "plate", who they are ("Auntie Efua",
   * "Mum"), what each says for it without a full stop, and how it began, as a sentence without its full stop.
   */
  rivals: [
    'rivals',
    ...['bare', 'dish', 'dishes', 'were', 'one', 'two', 'claim', 'answer', 'began'].map((field) => `rivals.${field}`)
  ],
  /**
   * The whole family travels: "the night bus", "on it", "was on its way to Oaxaca", "in Oaxaca" or "there", what goes by
   * outside as a sentence, how it leans and what it does at night after its name, who else goes there; what it
   * does as it goes, of what moves; a second fact of the message as a sentence without its full stop, or what
   * there is on any way; where they are said "Oaxaca", who snores, what there is to eat and how often it is asked.
   */
  goesalong: [
    'goesalong',
    ...['on', 'going', 'there', 'past', 'leans', 'night', 'same', 'hums', 'told', 'place', 'snorer', 'food', 'asked'].map(
      (field) => `goesalong.${field}`
    )
  ],
  /**
   * An animal took what is not eaten: "the monkey", "a monkey", "monkey"; {snatched.wild} the same of none that lives in a
   * house; {snatched.also} what it did with it, a sentence in the past; {loot} "the spectacles", {loot.whose} "Thatha’s
   * spectacles", {loot.from} "Thatha’s spectacles from the balcony", {loot.them} "them".
   */
  snatched: [...ofThief('snatched'), ...OF_LOOT],
  /** The same of what is eaten: {loot.whose} "Nana’s birthday cake", {loot.them} "it". */
  gobbled: [...ofThief('gobbled'), ...OF_LOOT],
  /**
   * An animal came in where animals do not belong: "the goat", "a goat", "in the classroom", "the classroom", "out of the
   * classroom"; {intruder.did} what it did there ("it ate the register"), {intruder.so} what others did then, where the
   * message says so; one of {intruder.school}, {intruder.home} and {intruder.abroad}, by whose day it is.
   */
  intruder: [
    'intruder',
    ...['a', 'bare', 'in', 'spot', 'out', 'seat', 'did', 'so', 'school', 'home', 'abroad', 'it', 'them', 'self', 'was', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `intruder.${field}`)
  ],
  /**
   * An animal was seen, and it was only that: "the heron", "a heron"; {spotted.told} "a heron was standing on a parked car",
   * {spotted.also} what is said of it next, a sentence, and {spotted.end} how it went away or on; {spotted.was}, {spotted.it}, {spotted.them}.
   */
  spotted: ['spotted', ...['a', 'bare', 'it', 'them', 'was', 'told', 'also', 'end', 'where', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `spotted.${field}`)],
  /**
   * A thing or small creature without a voice has a name, like one of the family: "Gary", "a rewena bug", "rewena bug",
   * `told` "Gary needed feeding every day". Of `fed`, `watered`, `left`, `stuck`, `grown`, `along` and `plain` one
   * is the name again, by what is done for it, and `untold` where nothing more is said: for ways to tell just that.
   */
  dubbed: [
    'dubbed',
    ...['a', 'bare', 'lives', 'it', 'them', 'does', 'wants', 'sound', 'part', 'move', 'told', 'untold', 'fed', 'watered', 'left', 'stuck', 'grown', 'along', 'plain'].map((field) => `dubbed.${field}`)
  ],
  /**
   * Far too much of something: "the plums", `bare` "plums", `lot` "a whole bucket of plums", `one` "one plum", `pot`, `big` and `empty` what some are
   * carried in, `deed` "made jam together". Others are there for a way to tell: of `who` it is, who gave it; `mine` where
   * that one is not at home tonight; `picked`, `ordered`, `grown`, `came` how it came; `several`, `stuff`, `food`, `thing` what it is.
   */
  plenty: [
    'plenty',
    ...['bare', 'lot', 'one', 'pot', 'big', 'empty', 'deed', 'eat', 'stow', 'who', 'mine', 'kept', 'cook', 'picked', 'ordered', 'grown', 'came', 'several', 'stuff', 'food', 'thing', 'them', 'does', 'part'].map((field) => `plenty.${field}`)
  ],
  /**
   * A child has decided to be one: "the moose" or "Kevin", "a moose", "moose"; what that one is called, "Moose", since when, "for
   * four days", and what else was done, in the past: "only answered to Moose".
   */
  isnow: [
    'isnow',
    ...['a', 'bare', 'name', 'since', 'did', 'does', 'wants', 'sound', 'part', 'move', 'fact', 'guess', 'where'].map((field) => `isnow.${field}`)
  ],
  /**
   * A child fell asleep {.where} "in the ute", {.when} "just before" {asleepbefore} "the fireworks"; {.during}, what the others had of
   * that meanwhile, and {.last}, what was left of it in the end, are whole sentences.
   */
  asleepbefore: ['asleepbefore', ...['where', 'when', 'during', 'last'].map((field) => `asleepbefore.${field}`)],
  /** A grown-up of the family fell asleep {dozed.when} "in the middle of" {dozed} "the story". */
  dozed: ['dozed', 'dozed.when'],
  /**
   * A child performs, competes or is examined: “the school assembly”. What does not go yet is {performs.trouble} “Mio was not
   * sure about the baton”, or there is little of it, {performs.only} “one joke”; one of the two is always there. So are
   * {performs.copy}, what a sock on a hand does, and with a trouble {performs.began} “stood on the rug and danced all of it”,
   * {performs.did} and {performs.look} “danced”, with little {performs.once} “danced it”. {performs.judge} is there at an
   * exam, {performs.seen} elsewhere.
   */
  performs: [
    'performs',
    ...['trouble', 'limbs', 'only', 'one', 'about', 'line', 'as', 'crowd', 'judge', 'seen', 'began', 'did', 'look', 'once', 'copy'].map((field) => `performs.${field}`)
  ],
  /**
   * A grown-up of the family once was, had or did something: “was a luchadora”, “played the accordion”, of whom that one
   * says it too. {oncewas.a} and {oncewas.thing} is what is left of it, “a mask”, {oncewas.it}, {oncewas.them} and {oncewas.own} agree
   * with it; {oncewas.move} how it is done in a room, {oncewas.wrong} how a beginner does it, {oncewas.tip} what is said to that and {oncewas.right} what comes of it. {oncewas.found} and {oncewas.is} “is this” are said of
   * what was found, {oncewas.brought} “is that” of what that one fetched, {oncewas.also} of what a child did to it.
   */
  oncewas: [
    'oncewas',
    ...['thing', 'a', 'it', 'them', 'own', 'is', 'found', 'brought', 'back', 'move', 'wrong', 'tip', 'right', 'also'].map((field) => `oncewas.${field}`)
  ],
  /**
   * A thing is where no hand reaches: "the rugby ball" or "Teddy", {outofreach.where} "on the roof of the marae", and the same
   * as {outofreach.up}, {outofreach.in} (“behind the radiator”) or {outofreach.over} (“on next door’s balcony”), by which it is
   * fetched; {outofreach.more} what else happened, a sentence without its full stop.
   */
  outofreach: [
    'outofreach',
    ...['a', 'bare', 'it', 'them', 'was', 'where', 'up', 'in', 'over', 'who', 'more', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `outofreach.${field}`)
  ],
  /**
   * One thing is missing of many: {oneshort.lost} “the missing spoon”, {oneshort.set} “the castle set”, {oneshort.left} “four
   * hundred and ninety-nine pieces”; {oneshort.gone} says of either that it is so, “one spoon was gone”. Or more is needed than there is: {oneshort.need} “mulberry
   * leaves”, {oneshort.who} “the stern lady at number eight”, and of what it is for {oneshort.ask} “What about the
   * silkworms?”, {oneshort.tell} “all about the silkworms” after “told”, {oneshort.seat} “in front of the silkworms”. {oneshort.more} what else happened.
   */
  oneshort: [
    'oneshort',
    ...['a', 'bare', 'it', 'them', 'was', 'gone', 'lost', 'set', 'left', 'need', 'who', 'ask', 'tell', 'seat', 'more', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `oneshort.${field}`)
  ],
  /**
   * A child built or invented something: "the tickle machine", {built.how} "out of a hanger and four forks", {built.of} the
   * same without "out of", {built.says} what it does, as a sentence without its full stop: "It tickles". Of {built.upon} "tickled" (the one who
   * is near), {built.went} "drove", {built.rode} "flew" (it can be sat in), {built.lodgers} "ladybirds", {built.deed} "buttered toast on both sides",
   * {built.served} "fish" and {built.plain} there is exactly one. {built.also} "It had steering" and {built.to} "to the sea" where they are said.
   */
  built: ['built', ...['a', 'bare', 'it', 'them', 'does', 'wants', 'sound', 'part', 'move', 'how', 'of', 'says', 'upon', 'went', 'rode', 'lodgers', 'deed', 'served', 'plain', 'also', 'to'].map((field) => `built.${field}`)],
  /**
   * Two want one thing or turn: "the scooter", {twowant.bare} "scooter"; {twowant.did} what is done in a turn, "rode the scooter",
   * and {twowant.shoes} what two shoes do there, "stood on the scooter". Or they want it different: {twowant} "the window", {twowant.one} "open",
   * {twowant.opened} "opened it", {twowant.two} "shut", {twowant.shut} "shut it", {twowant.why} "I want to hear the street", {twowant.because} "it blows on my ear".
   */
  twowant: ['twowant', ...['bare', 'did', 'shoes', 'one', 'two', 'opened', 'shut', 'why', 'because'].map((field) => `twowant.${field}`)],
  /**
   * One of the family did a small thing wrong: "the pancakes" with which thoughts still are, "Mum burnt the pancakes", the same
   * with what it was like and what else is told, how it was over, what a closer look shows and what {H} says to that, and what there is of it at bedtime, each a sentence
   * without its full stop.
   */
  mishandled: ['mishandled', ...['told', 'begin', 'over', 'closer', 'verdict', 'end'].map((field) => `mishandled.${field}`)],
  /**
   * The weather was what happened: "the hail", "hail", all that the message tells of it, and what is true of it in a jar
   * (`content/weather-days.ts`); {weatherday.best} one thing more that it did, after “that”, where it is said; each without its full stop.
   */
  weatherday: ['weatherday', ...['bare', 'begin', 'best', 'scene', 'caught', 'gone', 'why', 'left', 'idea', 'did', 'after', 'night'].map((field) => `weatherday.${field}`)],
  /**
   * A child said a funny thing, which is taken at its word: as it was said, as the hero says it and as it is told ("We live
   * in a sock", "they lived in a sock"), whom or what it is about ("All of us"), and how it began, as sentences without the
   * last full stop.
   */
  saidfunny: ['saidfunny', ...['is', 'was', 'about', 'began'].map((field) => `saidfunny.${field}`)],
  /**
   * What is eaten or drunk fell, or went where it should not: "the lasagne", "was" and "it" of it or of many, how it fell as
   * sentences without the last full stop, and what there is to say of it.
   */
  dropped: ['dropped', ...['was', 'it', 'them', 'bare', 'began', 'well'].map((field) => `dropped.${field}`)],
  /**
   * Everybody makes or hangs something for a feast: "the tamales", {feastprep.making} "making tamales for the party", what three do with one of them, after a name, {feastprep.again} the first once more, what
   * that makes it ("fat"), {feastprep.count} "Two hundred", {feastprep.round} what goes from hand to hand ("It all"), and one of
   * {feastprep.piece} "a tamale", {feastprep.string} "the lights" and {feastprep.bowl} "the cake"; {feastprep.told} and
   * {feastprep.also} are sentences of the message, or what there always is.
   */
  feastprep: ['feastprep', ...['making', 'first', 'second', 'third', 'again', 'grew', 'round', 'piece', 'string', 'bowl', 'count', 'told', 'also'].map((field) => `feastprep.${field}`)],
  /**
   * One of the family went along on an errand: "the market", "at the market", "for one small thing", {errand.told} and
   * {errand.also} what happened there and what came of it; and one of {errand.haggle}, for what {errand.who} bargains,
   * {errand.talk} who talks, {errand.pick} beside what the hero chooses, {errand.one} who else does it, and {errand.all} where it was.
   */
  errand: ['errand', ...['at', 'for', 'seat', 'told', 'also', 'who', 'haggle', 'talk', 'pick', 'one', 'all'].map((field) => `errand.${field}`)],
  /**
   * Something was picked, caught or found outdoors, and one find is like no other: "the crabs", {gathered.bare} "crabs", {gathered.one}
   * "crab", {gathered.doing} "catching crabs", {gathered.pot} what they are carried in; {gathered.find} "the boot", {gathered.a} "a boot", {gathered.it},
   * {gathered.was}; {gathered.rest} what was found beside it, {gathered.usual} the same without an article, {gathered.freed} where it lives, {gathered.also} a sentence about the find, {gathered.deed} what the child did with it, in the past. It is let
   * go again ({gathered.back}) or comes home ({gathered.home}); {gathered.eaten} and {gathered.pockets} where more was eaten than carried, or all pockets are full.
   */
  gathered: [
    'gathered',
    ...['bare', 'one', 'pot', 'doing', 'usual', 'rest', 'freed', 'find', 'a', 'it', 'them', 'was', 'also', 'deed', 'back', 'home', 'eaten', 'pockets'].map((field) => `gathered.${field}`)
  ],
  /**
   * A child looks after small creatures or plants: "the tadpoles", {caresfor.first} "five tadpoles" where they are counted, {caresfor.a} "tadpoles", {caresfor.where} "in a jar"
   * or "this week", {caresfor.also} what they do, a sentence; {caresfor.names} where there are several,
   * {caresfor.one} where there is one; {caresfor.it}, {caresfor.was}, {caresfor.has}, {caresfor.their}.
   */
  caresfor: [
    'caresfor',
    ...['first', 'a', 'bare', 'where', 'also', 'it', 'them', 'was', 'has', 'is', 'their', 'self', 'names', 'one', 'leaf', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `caresfor.${field}`)
  ],
  /**
   * The family sleeps somewhere else: "the cabin in the woods", "in the cabin in the woods"; {overnight.odd} and {overnight.also}, what
   * is odd there, said or as it is in any such place, are sentences. One of `hotel`, `tent`, `house`, `boat` and `kin` is the place
   * without where it is, "the cabin"; who snores and what animal is heard only where it is said.
   */
  overnight: ['overnight', ...['at', 'odd', 'also', 'hotel', 'tent', 'house', 'boat', 'kin', 'snorer', 'animal'].map((field) => `overnight.${field}`)],
  /**
   * They had to wait with strangers: "the lift", "in the lift"; how it began, "across from them sat" {stuckwith.who} "a pilot",
   * {stuckwith.one} "the pilot"; what was nice about it, and how it went on in the end, are sentences. What there is more to tell
   * of is there by what was done, one of `animal` “a row of cows”, `game` “Uno”, `skill` “to fold frogs”, `song`, `food` and `plain`.
   */
  stuckwith: [
    'stuckwith',
    ...['at', 'began', 'near', 'who', 'one', 'told', 'end', 'animal', 'game', 'skill', 'song', 'food', 'plain'].map((field) => `stuckwith.${field}`)
  ],
  /**
   * The wrong one was worn, “two different shoes”: {mixedup.me} by the hero, {mixedup.kin} by the one beside, {mixedup.at} “at
   * school”. Or it was taken: {mixedup.mine} “had brought home the wrong lunchbox” or {mixedup.ours} the same of the one
   * beside, {mixedup.taken} “the lunchbox”, {mixedup.odd} “There was octopus in it”, {mixedup.in} “octopus” where it is said, {mixedup.who} “the owner” (then {mixedup.owner} too) or “Ali”,
   * {mixedup.ask} what strangers are asked. {mixedup} is either; {mixedup.more} what else happened, a sentence without its full stop.
   */
  mixedup: ['mixedup', ...['me', 'kin', 'at', 'mine', 'ours', 'taken', 'bare', 'odd', 'in', 'who', 'owner', 'ask', 'more'].map((field) => `mixedup.${field}`)],
  /**
   * Something is new in the house: “the sofa”, {newthing.mine} “a whistle” of the hero’s own, {newthing.kin} of the one beside, else
   * {newthing.ours}; {newthing.told} what there is about it, “There was a spoon in it”, {newthing.did} what the hero does with it all day, {newthing.tried} how one tries it, “sat
   * down on it, right in the middle”, and {newthing.slowly} the same when it is late.
   */
  newthing: ['newthing', ...['a', 'bare', 'it', 'them', 'does', 'wants', 'sound', 'part', 'move', 'mine', 'ours', 'kin', 'told', 'did', 'tried', 'slowly'].map((field) => `newthing.${field}`)]
} // prettier-ignore

export function isIncident(form: string | undefined): form is Incident {
  return INCIDENTS.some((incident) => incident === form)
}
