/**
 * How to write a word so that the English voice says it rightly. Several words stand for one: the whole reading is
 * highlighted as the one word of the text. Keys are plain lower-case letters.
 */
export const RESPELLINGS: Readonly<Record<string, string>> = {
  // Sounds that the voice would otherwise spell letter by letter.
  hm: 'hum',
  hmm: 'hum',
  mm: 'um',
  mmm: 'um',
  sh: 'shush',
  shh: 'shush',
  psst: 'pist',
  pst: 'pist',
  pfft: 'fift',
  zz: 'zuz',
  zzz: 'zuz',
  brr: 'burr',
  brrr: 'burr',
  grr: 'gur',
  grrr: 'gur',
  tsk: 'tisk',
  ssh: 'shush',
  ssss: 'siss',
  sss: 'siss',
  whirr: 'whir',
  vrr: 'vur',
  vrrm: 'vroom',
  vrooom: 'vroom',
  tv: 'tee vee',
  ok: 'okay',
  nz: 'en zed',
  uk: 'you kay',
  usa: 'you ess ay',
  diy: 'dee eye why',
  pj: 'pee jay',
  pjs: 'pee jays',
  etc: 'et setra',
  vs: 'versus',
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  jr: 'junior',
  sr: 'senior',
  mt: 'mount',
  ft: 'feet',
  hr: 'hour',
  hrs: 'hours',
  mins: 'minutes',
  czar: 'zar',
  mnemonic: 'nemonic',
  // Names from families everywhere.
  aoife: 'eefa',
  niamh: 'neev',
  siobhan: 'shivawn',
  saoirse: 'seersha',
  caoimhe: 'keeva',
  sinead: 'shinade',
  cillian: 'killian',
  oisin: 'usheen',
  eoin: 'owen',
  ciara: 'keera',
  nguyen: 'win',
  xochitl: 'so cheel',
  xavier: 'zavier',
  anais: 'anna eese',
  zoe: 'zoey',
  chloe: 'clowy',
  noel: 'nowel',
  jose: 'hosay',
  joaquin: 'wah keen',
  jorge: 'hor hay',
  jesus: 'hay soos',
  xiu: 'shoo',
  xia: 'shah',
  qi: 'chee',
  zhang: 'jahng',
  ngozi: 'en gozy',
  mbali: 'em bahly',
  nkosi: 'en kosy',
  kwame: 'kwah may',
  thandiwe: 'tahn dee way',
  chidi: 'cheedy',
  tsering: 'sering',
  leila: 'layla',
  aarav: 'ahrav',
  diya: 'deeya',
  priya: 'preeya',
  arjun: 'ar june',
  yuki: 'yoo key',
  haruto: 'hah roo toe',
  sakura: 'sah koo rah',
  bjorn: 'be yorn',
  jurgen: 'yurgen',
  johan: 'yohan',
  anya: 'ahn yah',
  ilya: 'ill yah',
  misha: 'meesha',
  mahamad: 'moo hah mad',
  ahamad: 'ah mad',
  yoosaf: 'yoo suf',
  laylaa: 'layla',
  leelaa: 'leela',
  amelie: 'amalee',
  renee: 'renay',
  andre: 'ahn dray',
  esme: 'ezmay',
  ines: 'ee ness',
  inigo: 'in ee go',
  pena: 'pain yah',
  nino: 'neen yo',
  // Te reo Māori.
  maori: 'mow ree',
  whanau: 'fah now',
  whakapapa: 'fah kah pah pah',
  whare: 'far ray',
  whenua: 'fen oo ah',
  kaitiaki: 'kye tee ah key',
  aroha: 'ah row hah',
  marae: 'mah rye',
  moana: 'mow ah nah',
  aotearoa: 'ow tay ah row ah',
  kia: 'key ah',
  ora: 'or ah',
  pounamu: 'poe nah moo',
  pohutukawa: 'paw hoo too kah wah',
  kowhai: 'core fye',
  kereru: 'keh reh roo',
  tui: 'too ee',
  kiwi: 'key wee',
  kuia: 'koo ee ah',
  koro: 'core raw',
  tamariki: 'tah mah ree key',
  mokopuna: 'more core poo nah',
  matariki: 'mah tah ree key',
  maia: 'my ah',
  tane: 'tah nay',
  hemi: 'heh mee',
  wiremu: 'wee reh moo',
  mahuika: 'mah hoo ee kah',
  maui: 'mow ee',
  ngaio: 'nye oh',
  tangaroa: 'tah ngah row ah',
  manuka: 'mah noo kah',
  rawiri: 'rah wee ree',
  hine: 'hee nay',
  anahera: 'ah nah heh rah',
  waiata: 'why ah tah',
  karakia: 'kah rah key ah',
  taniwha: 'tah knee fah',
  // Foods and things that come up at bedtime.
  cafe: 'caffay',
  pinata: 'peen yah tah',
  jalapeno: 'hala pain yo',
  abuela: 'ah bway lah',
  abuelo: 'ah bway low',
  tortilla: 'tor tea yah',
  tamales: 'tah mah lays',
  pho: 'fuh',
  crepe: 'krape',
  crepes: 'krapes',
  puree: 'pewray',
  naive: 'nye eve',
  facade: 'fah sod',
  senor: 'sen yor',
  senora: 'sen yora',
  fiance: 'fee on say',
  deja: 'day zhah',
  ole: 'oh lay',
  gnocchi: 'nyocky',
  quinoa: 'keen wah',
  samosa: 'suh moe suh',
  halloumi: 'hah loomy',
  baobab: 'bay oh bab',
  ugali: 'oo gahly',
  mbira: 'em beera',
  djembe: 'jem bay',
  sari: 'sahry'
}

/** Units after a number: `[singular, plural]`. */
export const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
  '°c': ['degree', 'degrees'],
  '°f': ['degree', 'degrees'],
  km: ['kilometre', 'kilometres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  m: ['metre', 'metres'],
  kg: ['kilo', 'kilos'],
  g: ['gram', 'grams'],
  mph: ['mile an hour', 'miles an hour'],
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  ft: ['foot', 'feet'],
  l: ['litre', 'litres'],
  ml: ['millilitre', 'millilitres'],
  s: ['second', 'seconds']
}

/** Money signs: `[one, many, small]`. */
export const CURRENCIES: Readonly<Record<string, readonly [string, string, string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
  '¥': ['yen', 'yen', 'sen'],
  '₹': ['rupee', 'rupees', 'paise']
}

export const SYMBOLS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '×': 'times',
  '÷': 'divided by',
  '°': 'degrees',
  '½': 'half',
  '¼': 'quarter',
  '¾': 'three quarters',
  '⅓': 'third',
  '⅔': 'two thirds',
  '№': 'number',
  '™': '',
  '©': '',
  '®': ''
}

const LETTER_NAMES =
  'ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee cue are ess tee you vee double you ex why zed'
const LETTERS = LETTER_NAMES.replace('double you', 'double-you').split(' ')

/** `"tv"` → `['tee','vee']`. Plain letters only. */
export function spellOut(letters: string): string[] {
  return [...letters.toLowerCase()]
    .flatMap((letter) => (LETTERS[letter.charCodeAt(0) - 97] ?? '').split('-'))
    .filter(Boolean)
}

// Two opening consonants that the voice can say; before any other pair it would spell the whole word.
const SAYABLE_ONSETS = new Set(
  (
    'bh bl br ch cl cr cz dh dj dl dr dw dz fj fl fr gh gl gm gn gr gw kh kl km kn kr kw ph pl pm pn pr ps pt qu sc sf sh sj sk sl sm sn sp sq sr st sv ' +
    'sw sz th tr ts tw vl vr wh wr zh zl zr'
  ).split(' ')
)

/** Eases a foreign opening (Mbali, Dmitri, Llewellyn) so that the word is said, not spelled. */
export function easeOnset(word: string): string {
  const onset = /^[bcdfghjklmnpqrstvwxz]{2}/i.exec(word)?.[0].toLowerCase()
  if (onset === undefined || SAYABLE_ONSETS.has(onset)) return word
  if (onset[0] === onset[1]) return easeOnset(word.slice(1))
  if (onset[0] === 'm' || onset[0] === 'n') return `e${word.toLowerCase()}`
  return `${word.charAt(0)}i${word.slice(1)}`
}
