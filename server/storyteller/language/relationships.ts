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
    she: `grandmother grandma grandmum grandmama gran granny grannie gramma grammy grammie gma nan nana nanna nannan nannie mamaw mawmaw meemaw memaw glamma great-grandmother great-grandma grandaunt great-aunt
      nonna nonnina oma omi ouma uroma großmutter grossmutter mémé mémère mamie mamy grand-mère grandmère abuela abuelita yaya iaia àvia avó vovó avoa amama amona nain mamgu mam-gu mamó
      mormor farmor bestemor bedstemor mummo babushka babulya babusya babcia babunia busia babička babka baka bunica nagymama nagyi močiutė vanaema yiayia giagia tatik bebia bubbe bubbie bubby savta safta
      teta tayta sitti sitto sitte jaddah jadda anneanne babaanne büyükanne madarbozorg mamanbozorg maman-bozorg dadi daadi dadima nani naani nanima naniji biji thakuma thakurma didima aji aaji ajji avva
      paati patti ammamma ammachi achchi lola nenek halmoni halmeoni obaachan obaasan baachan nainai laolao waipo popo por-por poh-poh bà yeay momola
      bibi nyanya gogo umakhulu ambuya ayeeyo kuia kui bubu kokum kookum grann おばあちゃん おばあさん ばあちゃん 祖母 ばあば 奶奶 外婆 姥姥 婆婆 阿嬤 阿嬷 할머니 ยาย ย่า бабушка бабуся γιαγιά दादी नानी
      ঠাকুমা দিদিমা பாட்டி جدة جدتي تيتا ستي סבתא`,
    he: `grandfather grandpa grandpapa granddad grandad granddaddy grandaddy granda grandda granpa gramp gramps grampa grandpop gpa papaw poppop pop-pop pappy great-grandfather great-grandpa great-uncle
      nonno opa opi oupa uropa großvater grossvater pépé pépère papy grand-père grandpère abuelo abuelito yayo iaio avô vovô aitona taid tadcu tad-cu daideo nannu
      morfar farfar bestefar bedstefar ukki vaari afi dedushka ded dido didus dziadek dziadzio dziadzia děda dědeček dedko dedo deda bunic bunicul nagypapa senelis vanaisa papou pappou pappous papouli papik babua zayde zaide zeide zaidy zeidy saba sabba
      jeddo jiddo jido jiddu giddo geddo gedo sido seedo jaddi dede büyükbaba pedarbozorg bababozorg baba-bozorg dadaji dada-ji dadu nanaji nana-ji thakurda dadabhai ajoba aajoba thatha thaatha tatha seeya lolo kakek datuk atuk
      harabeoji haraboji halabeoji ojiichan ojiisan jiichan yeye laoye waigong gonggong gung-gung agong ahgong ông popola babu mzee mkhulu tatomkhulu sekuru awoowe koro koroua poua moshum mooshum おじいちゃん おじいさん
      じいちゃん 祖父 じいじ 爷爷 爺爺 外公 姥爷 公公 阿公 할아버지 ปู่ дедушка дідусь παππούς दादा नाना দাদু ঠাকুরদা தாத்தா جد جدي جدو סבא`,
    either: 'grandparent elder great-grandparent nanu dida eyang'
  },
  'grown-up': {
    she: `mother mom mum mummy mommy momma muma mumy mumzy mam mammy mama mamma mami mamá mamãe maman madre mère mutter mutti moeder mãe ma mumma mumsy amma ammi aai maa māmā whaea matua-wahine okaasan eomma umma omma nanay inay ibu bunda
      mẹ ima imma eema hooyo immi yumma お母さん ママ 母 妈妈 媽媽 母亲 엄마 어머니 мама μαμά แม่ माँ मां मम्मी আম্মু அம்மா أم أمي ماما umm ummi אמא stepmother stepmum stepmom godmother
      aunt auntie aunty tante tannie tía tia titia zia teyze hala doda khala khaleh khalto khalti khaltu amto amti ammeh phuppo phupho phuphi mausi bua mashi pishi masi maasi chachi kaki kakima mami-ji periyamma chinnamma
      chithi athai tita ninang madrina madrinha makcik imo gomo obasan ayi shangazi eeddo عمة عمتي خالة خالتي 阿姨 姑姑 姨妈 おばさん 叔母 이모 고모 тётя тетя θεία मौसी बुआ चाची wife lady woman nurse madam miss`,
    he: `father dad daddy dady dadda papa papi papá pappa papà papai pa pop pops popsy baba abba abbu appa padre père vater vati vader pai pāpā matua otousan tatay itay tatang bapak ayah bố aba abu aabo yaba
      お父さん パパ 父 爸爸 父亲 아빠 아버지 папа тато μπαμπάς พ่อ पापा पिता আব্বু அப்பா أب أبي بابا أبو אבא stepfather stepdad godfather uncle onkel oncle tonton oom tío tio titio zio tito ninong padrino padrinho
      pakcik paman amca dayı amu amoo daei ammo khalo khalu chacha chachu mamu mamoo mama-ji kaka-ji taya kaku jethu periyappa chithappa samchon ojisan shushu jiujiu mjomba عم عمي عمو خال خالي 叔叔 舅舅 伯伯 おじさん
      삼촌 дядя θείος चाचा मामा husband man sir gentleman`,
    either:
      'parent step-parent stepparent guardian teacher neighbour neighbor doctor babysitter nanny godparent partner coach kaumātua tata'
  },
  younger: {
    she: `daughter sister sis stepsister stepdaughter girl granddaughter niece hija hermana hermanita nieta sobrina prima amiga filha irmã neta sobrinha figlia sorella cugina fille sœur soeur nièce cousine tochter schwester
      enkelin nichte dochter zus zusje didi behen beti akka thangachi tuahine tamāhine musume oneechan neechan imouto unni eonni noona nuna jiejie meimei chị abla お姉ちゃん 姉 妹 娘 姐姐 妹妹 女儿 언니 누나 여동생 딸
      сестра дочь внучка बहन बेटी दीदी أخت أختي بنت بنتي ابنة ukhti binti dada-mdogo princess girlfriend goddaughter`,
    he: `son brother bro stepbrother stepson boy grandson nephew hijo hermano hermanito nieto sobrino primo amigo filho irmão neto sobrinho figlio fratello cugino fils frère neveu sohn bruder enkel neffe zoon broer broertje
      bhai bhaiya beta thambi tungāne tama musuko oniichan niichan otouto oppa hyung gege kuya お兄ちゃん 兄 弟 息子 哥哥 弟弟 儿子 오빠 형 남동생 아들 брат сын внук भाई बेटा أخ أخي ابن ابني ولد akhi prince boyfriend
      godson`,
    either:
      'child kid sibling cousin friend bestie twin triplet guest classmate schoolfriend playmate grandchild mokopuna tamaiti tamariki dongsaeng kakak adik 友だち 友達 朋友 दोस्त صديق صديقة rafiki self me toddler baby infant newborn pēpi bebé bebe'
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
/** Words that mean something else in a sentence, or are names: read only where nothing else is said. */
const ALONE: ReadonlyMap<string, Kinship> = new Map([
  ['ate', { standing: 'younger', gender: 'she' }],
  ['abi', { standing: 'younger', gender: 'he' }],
  ['mimi', { standing: 'elder', gender: 'she' }],
  ['gigi', { standing: 'elder', gender: 'she' }],
  ['poppa', { standing: 'elder', gender: 'he' }],
  ['poppy', { standing: 'elder', gender: 'he' }]
])
const unspaced = [...known.keys()]
  .filter((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
  .sort((a, b) => b.length - a.length)

const PET: Kinship = { standing: 'pet', gender: null }

/** Reads "Big Sister", "her nan (Mum's side)", "おばあちゃん"; unknown words tell nothing. */
export function readRelationship(text: string): Kinship {
  return kinshipIn(text).kinship
}

/** The word of a relationship that says who it is, in small letters: "nan" of "her nan (Mum's side)"; null where none does. */
export function wordOfKinship(text: string): string | null {
  return kinshipIn(text).word
}

const UNKNOWN: Kinship = { standing: null, gender: null }

function kinshipIn(text: string): { kinship: Kinship; word: string | null } {
  const lower = withKindsJoined(text)
    .replaceAll(/great (?=grand)/gu, 'great-')
    .replaceAll(/teddy bear/gu, 'teddy-bear')
    .replaceAll(/(?<=grand|step|god) (?=\p{L})/gu, '')
  const alone = ALONE.get(lower.trim())
  if (alone) return { kinship: alone, word: lower.trim() }
  const words = lower.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
  let found: { kinship: Kinship; word: string | null } = { kinship: UNKNOWN, word: null }
  // The last kinship word rules, and a possessor is another person: "brother's dog" is a dog, "Mum's friend" a friend.
  for (const word of words) {
    const kinship = known.get(word) ?? known.get(word.replace(/s$/u, '')) ?? (bodyOfKind(word) ? PET : null)
    if (!kinship || lower.includes(`${word}’s`) || lower.includes(`${word}'s`)) continue
    const before = found.kinship
    found = {
      word,
      kinship: {
        standing: kinship.standing,
        gender: kinship.gender ?? (before.standing === kinship.standing ? before.gender : null)
      }
    }
  }
  if (found.word === null) {
    const word = unspaced.find((each) => lower.includes(each))
    if (word) return { kinship: known.get(word) ?? UNKNOWN, word }
  }
  return found
}
