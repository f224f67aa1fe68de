import { expect, test } from 'vitest'

import { anyText } from '#tests/support/any-text.ts'
import { fc } from '#tests/support/fast-check.ts'
import { readScript } from '../../../text/script.ts'
import { spellUnit } from './spell-unit.ts'
import { spellWord } from './spell-word.ts'

const canSay = (word: string) => spellWord(word).length > 0

function spelled(text: string) {
  return readScript(text, { canSay }).paragraphs.flatMap((paragraph) => paragraph.units.map(spellUnit))
}

function spoken(text: string): string {
  return spelled(text)
    .map((unit) => unit.text)
    .join(' | ')
}

test.each([
  ['“It’s here!” she said—and it was…', "it's here! she said, and it was."],
  [
    'Mr. Fox and Dr. Who live on Main St. with St. Nick.',
    'mister fox and doctor who live on main street with saint nick.'
  ],
  ['She counted 112 steps at 7:30 p.m.', 'she counted one hundred and twelve steps at seven thirty pee em.'],
  ['It cost $5.50, or £1, in 1984.', 'it cost five dollars and fifty cents, or one pound, in nineteen eighty four.'],
  [
    'The 21st, -5°C, 50% and ½ of 3-5 pages',
    'the twenty first, minus five degrees, fifty percent and half of three to five pages.'
  ],
  ['King Henry VIII read Chapter IV.', 'king henry the eighth read chapter four.'],
  ['e.g. a T.V., i.e. this', 'for example a tee vee, that is this.'],
  ['Nooooo! Shhh. Yesss. Zzz', 'no! | shush. | yes. | zuz.'],
  ['Mbali, Dmitri and Llewellyn', 'em bahly, dimitri and lewellyn.'],
  ['Māia ate kūmara at the café with Zoë', 'my ah ate koo mah rah at the caff ay with zoey.'],
  ['Whānau means family', 'fah now means family.'],
  ['Миша, Αλέξης, さくら and 김민준', 'meesha, alexis, sah koo rah and gimminjun.'],
  ['ليلى, محمد, יוסף and अनाया', 'leela, moo hah mad, yosaf and anaya.'],
  ['٣ cats and ７ dogs', 'three cats and seven dogs.'],
  ['Round it goes\nand round it goes', 'round it goes, and round it goes.'],
  ['**Bold** and _soft_ # here', 'bold and soft here.'],
  ['SHE RAN to the U.S.A.', 'she ran to the you ess ay.'],
  ['Rhys McKenzie, Rhiannon, a rhino and a rhyme', 'rhys mckenzie, rhiannon, a rhino and a rhyme.'],
  ['Bjork, Kjell, Hrishikesh and Zbigniew', 'bjork, kjell, hrishikesh and zbigniew.'],
  ['Dhruv, Khloe, Tshepo, Shlomo and Dhruva', 'droov, clowy, tsepo, shlomo and druva.'],
  ['ABC, and RHYS in capitals', 'ay bee see, and rhys in capitals.'],
  ['Psssh! Pssh. Crri, crri. “Ahh.” Brring!', 'pish! | pish. | kree, kree. | ah. | bring!'],
  ['Brrrrr, grrrrr, pffft, zzzzz, mmmmm', 'burr, gur, fift, zuz, um.'],
  [
    'Hmph. Mhm. Mm-hm, nng, mmf, tsktsk, the nth xx',
    'humf. | um hum. | um hum, nung, mumf, tisk tisk, the enth kiss kiss.'
  ],
  ['“T-t-too c-cold,” and Th-th-thank B-brr', 'too cold, and thank burr.'],
  [
    '“N-n-n,” st-st, no-no, a T-rex, D-Day, an S-shaped T-shirt',
    'nuh, stuh, no no, a T rex, D day, an S shaped T shirt.'
  ],
  ['“D night,” it said. “D,” said the moon, “night.”', 'duh night, it said. | duh, said the moon, night.'],
  [
    '4½ apples, 3¾ km, 1 1/2, ½ of ⅛, x²',
    'four and a half apples, three and three quarters kilometres, one and a half, half of one eighth, X squared.'
  ],
  ['10 AM, 7:30 AM and 7.30pm', 'ten ay em, seven thirty ay em and seven thirty pee em.'],
  ["the '90s, 20s, 24/7", 'the nineties, twenties, twenty four seven.'],
  [
    '31/12/2025 and 12/31/2025',
    'thirty first of december twenty twenty five and thirty first of december twenty twenty five.'
  ],
  [
    'St John of St Heliers at 5 High St in Mount St. Helens',
    'saint john of saint heliers at five high street in mount saint helens.'
  ],
  [
    'From London St Pancras to Bury St Edmunds and, in 1868 London St Giles, to St Ives.',
    'from london saint pancras to bury saint edmunds and, in eighteen sixty eight london saint giles, to saint ives.'
  ],
  ['5 Mill Hill St Leeds, 12a Queen St Bath', 'five mill hill street leeds, twelve a queen street bath.'],
  [
    'High St Kensington, down Queen St, and 9 Mount St Helens',
    'high street kensington, down queen street, and nine mount saint helens.'
  ],
  ['They walk down High St. Then home.', 'they walk down high street. | then home.'],
  ['J.R.R. Tolkien and A. A. Milne, Ph.D. in all', 'jay are are tolkien and ay ay milne, pee aitch dee in all.'],
  [
    'Capt. Hook, Lt. Dan, Sgt. Pepper and Rev. Green rev up',
    'captain hook, lieutenant dan, sergeant pepper and reverend green rev up.'
  ],
  ['World War II, Henry V, Part I. The part I like', 'world war two, henry the fifth, part one. | the part I like.'],
  [
    '20 000 stars, 021 555 1234',
    'twenty thousand stars, zero two one, five hundred and fifty five, twelve thirty four.'
  ],
  ['At number 5 200 people waited.', 'at number five, two hundred people waited.'],
  [
    'Bus 21 100 metres on, room 101 200',
    'bus twenty one, one hundred metres on, room one hundred and one, two hundred.'
  ],
  ['1 000 000 sheep, 10 000 more, $5 200', 'one million sheep, ten thousand more, five thousand two hundred dollars.'],
  [
    '5\u00a0200 bees, 12\u2009500 ants, 1\u202f000 000 gnats',
    'five thousand two hundred bees, twelve thousand five hundred ants, one million gnats.'
  ],
  ['She said no. 5 ducks came. No. 5 stayed.', 'she said no, five ducks came. | number five stayed.'],
  [
    '$5m, $2.5 million, 3$, 3m/s',
    'five million dollars, two point five million dollars, three dollars, three metres a second.'
  ],
  ['Pō mārie, Rangi of Ngāti Ōtāhuhu', 'paw mah ree eh, rahng ee of nah tee aw tah hoo hoo.'],
  ['Ngongotahā, Whangarei’s Whetū and Te Atatū', "nong aw tah hah, fahng ah ray's feh too and teh ah tah too."],
  [
    'Layla saida! Wǎn’ān! Oyasumi, nainai. Buenas noches',
    'layla sah ee dah! | wahn ahn! | oh yah sue mee, nye nye. | boo eh nahs no chess.'
  ],
  ['x<y, 5>3 &amp; Anna´s', "X, Y, five three and anna's."]
])('%s', (text, expected) => {
  expect(spoken(text)).toBe(expected)
})

test('what a family says a name sounds like goes before its letters, also of what is hers', () => {
  const soundsLike = new Map([
    ['siobhán', 'shiv-awn'],
    ['桃太郎', 'momotaro']
  ])
  const read = (text: string) =>
    readScript(text, { canSay, soundsLike }).paragraphs.flatMap(({ units }) =>
      units.map((unit) => spellUnit(unit).text)
    )
  expect(read('Siobhán’s boat, and SIOBHÁN. 桃太郎!')).toEqual(["shiv awn's boat, and shiv awn.", 'momotaro!'])
})

/** Words in their parts, the accented one of each in capitals. */
function accented(text: string, soundsLike: ReadonlyMap<string, string> = new Map()): string {
  return readScript(text, { canSay, soundsLike })
    .paragraphs.flatMap(({ units }) => units.flatMap((unit) => spellUnit(unit).words))
    .map(({ say, isAccented }) => (isAccented ? say.toUpperCase() : say.toLowerCase()))
    .join(' ')
}

test.each([
  ['Olivia', 'OLIVIA'],
  // Three or more parts that end with a vowel: the last but one, unless the respelling says another.
  ['Sakura, Thandiwe, whakapapa', 'sah KOO rah tahn DEE way fah kah PAH pah'],
  ['Joaquín, Jesús, Anaïs, Inés', 'wah KEEN hay SOOS anna EESE ee NESS'],
  ['Kwame, Jorge, baobab', 'KWAH may HOR hay BAY oh bab'],
  // The last letter of several.
  ['The TV in the U.S.A. is OK', 'THE tee VEE IN THE you ess AY IS OKAY'],
  // A macron, two vowels together, or the last but one; never before the last three.
  ['Māui, pūkeko, kākāriki', 'MOW ee POO keh kaw kah KAH ree kee'],
  ['waiheke, tuatara, rotorua, papatuanuku', 'WYE heh keh too ah TAH rah raw taw ROO ah pa pa too ah NOO koo'],
  ["Nguyen's, Priya's", "WIN'S PREEYA'S"]
])('of %s the accent lies so: %s', (text, expected) => {
  expect(accented(text)).toBe(expected)
})

test('a family may write the loud part of a name in capitals', () => {
  const siobhan = (sound: string) => accented('Siobhán and SIOBHÁN’s boat', new Map([['siobhán', sound]]))
  expect(siobhan('shi-VAWN')).toBe("shi VAWN AND shi VAWN'S BOAT")
  expect(siobhan('shi-vawn')).toBe("SHI vawn AND SHI vawn's BOAT")
  expect(siobhan('SHI-VAWN')).toBe("SHI vawn AND SHI vawn's BOAT")
  expect(siobhan('VAWN')).toBe("VAWN AND VAWN'S BOAT")
  expect(siobhan('mo-AH-nah')).toBe("mo AH nah AND mo AH nah's BOAT")
  expect(siobhan('see-oh-rah')).toBe("see OH rah AND see OH rah's BOAT")
})

test('any text at all is spelled in letters that Flite reads, each part behind the word it belongs to', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { units } of readScript(text, { canSay }).paragraphs) {
        for (const unit of units) {
          const { text: inFlite, words } = spellUnit(unit)
          expect(inFlite).toMatch(/^[A-Za-z',.?! ]+$/)
          expect(new Set(words.map(({ word }) => word)).size).toBe(unit.words.length)
          expect(words.filter(({ isAccented }) => isAccented)).toHaveLength(unit.words.length)
          expect(words.map(({ word }) => word)).toEqual(words.map(({ word }) => word).toSorted((a, b) => a - b))
          for (const { say } of words) expect(say).toMatch(/^[A-Za-z']+$/)
        }
      }
    }),
    { numRuns: 1000 }
  )
})
