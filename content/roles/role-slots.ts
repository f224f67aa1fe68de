/** What the lexicon knows of a noun that is half of a wish: {was.part}, {also.does}. */
export const NOUN_FIELDS = ['a', 'many', 'sound', 'does', 'move', 'part', 'where', 'fact', 'guess', 'wants', 'stand'] as const
const OF_WHO = ['part', 'enters', 'trouble', 'hides', 'why', 'use', 'night', 'wants', 'home']

/** What the slots of the one who is sent out, and of what is done there, stand for where a line is only measured. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  role: 'the shark', 'role.first': 'a small shark', 'role.a': 'a shark', 'role.bare': 'shark', 'role.it': 'it', 'role.its': 'its', 'role.alone': 'the shark', 'role.but': 'It was so',
  mate: 'the hen', 'mate.first': 'a small hen', 'mate.it': 'it',
  ...Object.fromEntries(['role', 'mate'].flatMap((who) => OF_WHO.map((field) => [`${who}.${field}`, WORDS_OF(field)]))),
  works: 'a dentist', keeps: 'the bakery', 'keeps.a': 'a bakery', served: 'the dentist’s',
  work: 'the dentist', 'work.a': 'a dentist', 'work.bare': 'dentist', 'work.place': 'the bakery', 'work.client': 'patient', 'work.clients': 'patients',
  'work.room': 'The chair was the chair', 'work.tool': 'the spoon', 'work.wants': 'It is so', 'work.says': 'It is so', 'work.flinch': 'looked away',
  ails: 'a cold', 'ails.says': 'It is so', 'ails.looks': 'looked there', 'ails.brings': 'brought a sock', 'ails.better': 'looked there', 'ails.size': 'It was so.',
  inside: 'the bath', 'inside.where': 'in the bath', 'inside.need': 'It is so', 'inside.why': 'It is so', 'inside.size': 'it was so', 'inside.instead': 'the box', 'inside.atlast': 'looked there',
  plays: 'cards', 'plays.room': 'The chair was the chair', 'plays.says': 'It is so', 'plays.flinch': 'looked away', 'plays.waits': 'looked away', 'plays.done': 'looked there', 'plays.know': 'It is so', 'plays.slip': 'looked there', 'plays.pay': 'a stamp',
  trades: 'swapped', stays: 'the desert', 'stays.to': 'to the desert', 'stays.in': 'in the desert', 'stays.bare': 'desert', 'stays.fact': 'It is so', 'stays.guess': 'It is so', 'stays.part': 'the bush', 'stays.move': 'looked there', 'stays.does': 'looked there', 'stays.stand': 'a blanket',
  finds: 'a hen', 'finds.past': 'found', allergic: 'horses', guest: 'for supper', 'guest.a': 'a supper', only: 'left shoes', 'only.do': 'sell',
  contest: 'a race', 'contest.the': 'the race', 'contest.bare': 'race', swaps: 'beds', 'swaps.one': 'bed', quarrels: 'a quarrel', 'quarrels.over': 'a spoon', tricks: 'a trick', envies: 'a wish', 'envies.thing': 'hat', marries: 'a wedding', friends: 'a hen and a shark', shares: 'scarf', 'shares.worn': 'scarf', 'shares.over': 'umbrella', 'shares.bed': 'bed', 'shares.cover': 'blanket', 'shares.two': 'two hens', 'shares.first': 'the bigger hen', 'shares.second': 'the smaller hen', together: 'bake a cake', 'together.base': 'bake a cake', 'together.did': 'baked a cake', 'together.ing': 'baking a cake', 'together.it': 'the cake', 'together.half': 'half a cake', 'together.room': 'The chair was the chair', 'together.part': 'the stirring', 'together.end': 'It was good',
  band: 'a band', 'band.the': 'the band', 'band.play': 'play the drums', 'band.did': 'played the drums', 'band.sound': 'boom', 'band.stand': 'two saucepans',
  takes: 'the cake', eaten: 'the cake', 'takes.loot': 'the cake', 'takes.who': 'the ants', 'takes.of': 'a picnic', 'takes.the': 'the picnic',
  both: 'Ann and Ben', 'both.one': 'Ann', 'both.two': 'Ben', 'both.base1': 'ride a bus', 'both.did1': 'rode a bus', 'both.ing1': 'riding a bus', 'both.base2': 'ring the bell', 'both.did2': 'rang the bell', 'both.ing2': 'ringing the bell', 'both.was1': 'rode a bus', 'both.was2': 'rang the bell', 'both.away': 'Ann', 'both.all1': 'rode a bus', 'both.all2': 'rang the bell',
  later: 'bake a cake', 'later.absent': 'Ann', 'later.who': 'Ann and Ben', 'later.base1': 'ride a bus', 'later.did1': 'rode a bus', 'later.base2': 'ring the bell', 'later.did2': 'rang the bell',
  treat: 'tea party', 'treat.named': 'A tea party', 'treat.a': 'a tea party', 'treat.the': 'the tea party', 'treat.bare': 'tea party', 'treat.in': 'on', 'treat.at': 'on the moon',
  turns: 'the shed', was: 'the shed', also: 'the rocket', ...Object.fromEntries(['was', 'also'].flatMap((slot) => NOUN_FIELDS.map((field) => [`${slot}.${field}`, nounWords(field)]))),
  'work.waits': 'looked away', 'work.done': 'looked there', 'work.know': 'It is so', 'work.slip': 'looked there', 'work.pay': 'a stamp'
}

function nounWords(field: string): string {
  switch (field) {
    case 'sound':
      return 'boom'
    case 'does':
    case 'move':
      return 'looked there'
    case 'fact':
    case 'guess':
      return 'It is so'
    case 'where':
      return 'by the sea'
    default:
      return 'a rocket'
  }
}

function WORDS_OF(field: string): string {
  switch (field) {
    case 'part':
      return 'the teeth'
    case 'why':
      return 'It is so'
    case 'wants':
      return 'a fish'
    case 'home':
      return 'by the sea'
    default:
      return 'looked there'
  }
}

export const OF_ROLES: readonly string[] = Object.keys(ROLE_WORDS)
