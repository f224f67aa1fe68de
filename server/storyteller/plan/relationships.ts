import { animalWords, bodyOfKind, withKindsJoined } from './animal-kinds.ts'

/**
 * What a family calls its people, in English and in everyday words of the eight cultures. A word that means different
 * people in different languages ("dada", "nana" among grandfathers) is read the English way or left out.
 */
export type Standing = 'elder' | 'grown-up' | 'younger' | 'pet' | 'toy'
export interface Kinship {
  standing: Standing | null
  gender: 'she' | 'he' | null
}

const WORDS: Record<Standing, { she: string; he: string; either: string }> = {
  elder: {
    she: `grandmother grandma gran granny grannie nan nana nanna nannan nonna oma babushka abuela abuelita yaya avó vovó teta tata sitti jaddah bibi nyanya gogo
      kuia obaachan おばあちゃん おばあさん 祖母 ばあば 奶奶 外婆 姥姥 婆婆 dadi daadi nani naani paati ammamma दादी नानी جدة جدتي تيتا ستي grandaunt great-grandmother great-grandma`,
    he: `grandfather grandpa granddad grandad gramps grandpop opa nonno dedushka abuelo abuelito avô vovô jeddo jiddo sido babu koro koroua poua ojiichan おじいちゃん おじいさん
      祖父 じいじ 爷爷 外公 姥爷 公公 dadaji nanaji thatha दादा नाना جد جدي جدو great-grandfather great-grandpa`,
    either: 'grandparent elder great-grandparent'
  },
  'grown-up': {
    she: `mother mom mum mummy mommy mam mama mami mamá mamãe madre mãe ma mumma amma ammi maa māmā whaea matua-wahine okaasan お母さん ママ 母 妈妈 母亲 माँ मां मम्मी أم أمي ماما umm
      stepmother stepmum stepmom godmother aunt auntie aunty tía tia khala mausi bua masi maasi chachi mami-ji shangazi عمة خالة 阿姨 姑姑 姨妈 おばさん 叔母 wife lady woman nurse madam miss`,
    he: `father dad daddy papa papi papá pa pop pops baba abba appa padre pai pāpā matua otousan お父さん パパ 父 爸爸 父亲 पापा पिता أب أبي بابا abu stepfather stepdad godfather
      uncle tío tio mjomba chacha mama-ji kaka-ji عم خال 叔叔 舅舅 伯伯 おじさん husband man sir gentleman`,
    either:
      'parent step-parent guardian teacher neighbour neighbor doctor babysitter nanny godparent partner coach kaumātua'
  },
  younger: {
    she: `daughter sister sis stepsister stepdaughter girl granddaughter niece hija hermana hermanita nieta filha irmã didi behen beti tuahine tamāhine musume お姉ちゃん 姉 妹 娘 姐姐 妹妹 女儿
      बहन बेटी दीदी أخت أختي بنت ابنة ukhti binti dada-mdogo princess girlfriend goddaughter`,
    he: `son brother bro stepbrother stepson boy grandson nephew hijo hermano hermanito nieto filho irmão bhai bhaiya beta tungāne tama musuko お兄ちゃん 兄 弟 息子 哥哥 弟弟 儿子
      भाई बेटा أخ أخي ابن ولد akhi prince boyfriend godson`,
    either:
      'child kid sibling cousin friend bestie twin triplet guest classmate schoolfriend playmate grandchild mokopuna tamaiti tamariki primo prima amigo amiga 友だち 友達 朋友 दोस्त صديق صديقة rafiki self me toddler baby infant newborn pēpi bebé bebe'
  },
  pet: {
    she: '',
    he: '',
    either: `pet animal ${[...animalWords].join(' ')}`
  },
  toy: {
    she: '',
    he: '',
    either:
      'toy teddy teddy-bear doll plush plushie cuddly stuffed stuffie puppet robot imaginary fairy elf mermaid wizard unicorn dragon superhero genie angel alien'
  }
}

const known = new Map<string, Kinship>()
// The later word wins: a dragon is a toy before it is an animal.
for (const standing of ['pet', 'toy', 'younger', 'grown-up', 'elder'] as const) {
  const { she, he, either } = WORDS[standing]
  for (const [gender, words] of [
    ['she', she],
    ['he', he],
    [null, either]
  ] as const) {
    for (const word of words.split(/\s+/u).filter(Boolean)) known.set(word, { standing, gender })
  }
}
const unspaced = [...known.keys()]
  .filter((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
  .sort((a, b) => b.length - a.length)

const PET: Kinship = { standing: 'pet', gender: null }

/** Reads "Big Sister", "her nan (Mum's side)", "おばあちゃん"; unknown words tell nothing. */
export function readRelationship(text: string): Kinship {
  const lower = withKindsJoined(text)
    .replaceAll(/great (?=grand)/gu, 'great-')
    .replaceAll(/teddy bear/gu, 'teddy-bear')
    .replaceAll(/(?<=grand|step|god) (?=\p{L})/gu, '')
  const words = lower.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
  let found: Kinship = { standing: null, gender: null }
  // The last kinship word rules, and a possessor is another person: "brother's dog" is a dog, "Mum's friend" a friend.
  for (const word of words) {
    const kinship = known.get(word) ?? known.get(word.replace(/s$/u, '')) ?? (bodyOfKind(word) ? PET : null)
    if (!kinship || lower.includes(`${word}’s`) || lower.includes(`${word}'s`)) continue
    found = {
      standing: kinship.standing,
      gender: kinship.gender ?? (found.standing === kinship.standing ? found.gender : null)
    }
  }
  if (found.standing === null) {
    const word = unspaced.find((each) => lower.includes(each))
    if (word) return known.get(word) ?? found
  }
  return found
}
