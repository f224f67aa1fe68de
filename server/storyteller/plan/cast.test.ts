import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { PARENT_WORDS } from '../language/family-words.ts'
import { readRelationship } from '../language/relationships.ts'
import type { RequestedCharacter, StoryBrief } from '../story-brief.ts'
import { chooseHero, listenerAge, readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'
import { asNoun } from './pastimes.ts'
import type { CastMember } from './story-plan.ts'

function person(change: Partial<RequestedCharacter> = {}): RequestedCharacter {
  return { name: 'Isla', age: 6, relationship: '', avatar: 'child', hobbies: [], traits: [], isGuest: false, ...change }
}
function castOf(...characters: Partial<RequestedCharacter>[]): CastMember[] {
  const request: StoryBrief = {
    characters: characters.map(person),
    theme: '',
    duration: 'short',
    culture: 'western',
    interests: []
  }
  return readCast(request, storyLibrary)
}

test.each([
  ['daughter', 'younger', 'she'],
  ['Big Brother', 'younger', 'he'],
  ['Nana', 'elder', 'she'],
  ['Grandad', 'elder', 'he'],
  ['grand mother', 'elder', 'she'],
  ['おばあちゃん', 'elder', 'she'],
  ['爷爷', 'elder', 'he'],
  ['abuela', 'elder', 'she'],
  ['Koro', 'elder', 'he'],
  ['kuia', 'elder', 'she'],
  ['दादी', 'elder', 'she'],
  ['خالة', 'grown-up', 'she'],
  ['Mum', 'grown-up', 'she'],
  ['Uncle Joe', 'grown-up', 'he'],
  ['teacher', 'grown-up', null],
  ['cousin', 'younger', null],
  ['girl cousin', 'younger', 'she'],
  ['my brother’s dog', 'pet', null],
  ['Mum’s friend', 'younger', null],
  ['guinea pig', 'pet', null],
  ['teddy bear', 'toy', null],
  ['great grandmother', 'elder', 'she'],
  ['tata', 'grown-up', null],
  ['Ate', 'younger', 'she'],
  ['she ate the cake', null, null],
  ['', null, null],
  ['xyzzy', null, null]
] as const)('“%s” tells %s, %s', (text, standing, gender) => {
  expect(readRelationship(text)).toEqual({ standing, gender })
})

test('each word for a parent is of one who is grown up, but for “dada”, who may be an elder', () => {
  const others = PARENT_WORDS.filter((word) => readRelationship(word).standing !== 'grown-up')
  expect([...new Set(others)]).toEqual(['dada'])
})

/** What families call a grandmother, a grandfather, an aunt and an uncle, in the words of many kitchens. */
test.each([
  [
    'she',
    `lola nani dadi oma omi abuela abuelita nonna yiayia halmoni teta sitto tayta bibi nyanya gogo ouma kuia nain mamgu mormor farmor bestemor mummo
    babushka babcia babička baka bunica savta bubbe nainai laolao waipo popo obaachan lola vovó avó mémé mamie yaya iaia àvia aji ajji paati ammamma
    achchi nenek anneanne babaanne meemaw mamaw grammy nannie kokum ambuya ayeeyo 할머니 бабушка γιαγιά 奶奶 阿嬤 おばあちゃん दादी ยาย סבתא تيتا`
  ],
  [
    'he',
    `lolo opa opi abuelo abuelito nonno papou pappou harabeoji jiddo geddo sido babu oupa koro taid tadcu morfar farfar bestefar ukki dedushka dziadek
    dědeček deda bunic saba zayde yeye laoye waigong gonggong ojiichan vovô avô pépé papy yayo dadaji nanaji dadu ajoba thatha seeya kakek datuk dede büyükbaba
    papaw grampa granda mzee mkhulu sekuru awoowe 할아버지 дедушка παππούς 爷爷 阿公 おじいちゃん दादा தாத்தா ปู่ סבא جدو`
  ]
] as const)('each grandparent is “%s”', (gender, words) => {
  const read = words.split(/\s+/u)
  expect(read.filter((word) => readRelationship(word).gender !== gender)).toEqual([])
  expect(read.filter((word) => readRelationship(word).standing !== 'elder')).toEqual([])
})

test.each([
  [
    'she',
    'tita tía tia zia tante teyze khala khalto amto mausi bua masi pishi chachi kaki athai chithi ninang imo gomo obasan ayi shangazi nanay eomma umma mutti maman mãe ibu bunda hooyo ima тётя 이모 阿姨'
  ],
  [
    'he',
    'tito tío tio zio onkel tonton oom ammo khalo chacha chachu mamu kaku jethu ninong samchon ojisan shushu jiujiu mjomba tatay vati vader appa abbu bapak ayah aabo дядя 삼촌 叔叔'
  ]
] as const)('each parent, aunt or uncle is “%s”', (gender, words) => {
  const read = words.split(/\s+/u)
  expect(read.filter((word) => readRelationship(word).gender !== gender)).toEqual([])
  expect(read.filter((word) => readRelationship(word).standing !== 'grown-up')).toEqual([])
})

test.each([
  ['Lola Cora', 'grandparent', 'she'],
  ['Tito Boy', 'godparent', 'he'],
  ['Lola', 'friend', null]
] as const)('“%s”, a %s, is %s', (name, relationship, pronouns) => {
  expect(castOf({ name, relationship, age: 70, avatar: null })[0]?.pronouns).toBe(pronouns)
})

test.each([
  [{ age: 6 }, 'child'],
  [{ age: 14 }, 'teen'],
  [{ age: 40 }, 'grown-up'],
  [{ age: 80 }, 'elder'],
  [{ age: 1 }, 'baby'],
  [{ age: 50, relationship: 'grandma' }, 'elder'],
  [{ age: 0, relationship: 'Dad' }, 'grown-up'],
  [{ age: 0, avatar: 'woman_black' }, 'grown-up'],
  [{ avatar: 'dog', relationship: '' }, 'animal'],
  [{ avatar: 'dog', relationship: 'son' }, 'child'],
  [{ avatar: 'child', relationship: 'cat' }, 'animal'],
  [{ avatar: 'dragon' }, 'fantastic'],
  [{ avatar: 'princess', age: 5 }, 'child'],
  [{ avatar: 'rocket', age: 7 }, 'child'],
  [{ relationship: 'teddy' }, 'fantastic'],
  [{ avatar: 'elder_man', age: 5 }, 'elder']
])('%o is met as %s', (change, role) => {
  expect(castOf(change)[0]?.role).toBe(role)
})

test('pronouns come from relationship or face, never from a name', () => {
  expect(castOf({ name: 'Rose' })[0]?.pronouns).toBeNull()
  expect(castOf({ avatar: 'girl_light_brown' })[0]?.pronouns).toBe('she')
  expect(castOf({ avatar: 'girl', relationship: 'son' })[0]?.pronouns).toBe('he')
  expect(castOf({ avatar: 'dog' })[0]?.pronouns).toBeNull()
})

test('babies and animals have natures and no words; dragons have words and no hands', () => {
  const [baby, dog, dragon] = castOf(
    { name: 'A', age: 0, avatar: 'baby' },
    { name: 'B', avatar: 'dog' },
    { name: 'C', avatar: 'dragon' }
  )
  expect([baby?.nature, baby?.speaks]).toEqual(['baby', false])
  expect([dog?.nature, dog?.speaks]).toEqual(['animal', false])
  expect([dragon?.nature, dragon?.speaks]).toEqual(['animal', true])
})

test('the hero is the first chosen child, else the youngest, else the first', () => {
  const hero = (...characters: Partial<RequestedCharacter>[]) => chooseHero(castOf(...characters)).name
  expect(hero({ name: 'Nan', age: 70 }, { name: 'Theo', age: 9 }, { name: 'Mia', age: 4 })).toBe('Theo')
  expect(hero({ name: 'Nan', age: 70 }, { name: 'Kim', age: 15 })).toBe('Kim')
  expect(hero({ name: 'Rex', avatar: 'dog' }, { name: 'Nan', age: 70 })).toBe('Rex')
})

test('children lead in turn, unless the wish names one', () => {
  const cast = castOf({ name: 'Isla', age: 6 }, { name: 'Theo', age: 4 }, { name: 'Mum', age: 40 })
  const led = (ages: Record<string, number>, wish = '') =>
    chooseHero(cast, { wish, ledAge: (name) => ages[name] ?? Infinity }).name
  expect(led({})).toBe('Isla')
  expect(led({ Isla: 0 })).toBe('Theo')
  expect(led({ Isla: 1, Theo: 0 })).toBe('Isla')
  expect(led({ Isla: 0 }, 'isla goes to school')).toBe('Isla')
  const visited = castOf({ name: 'Isla', age: 6 }, { name: 'Omar', age: 7, isGuest: true })
  expect(chooseHero(visited, { wish: '', ledAge: (name) => (name === 'Isla' ? 0 : Infinity) }).name).toBe('Isla')
})

test('where a child of four would have to be the one who knows things, he leads in two stories of three', () => {
  const cast = castOf({ name: 'Isla', age: 6 }, { name: 'Theo', age: 4 })
  const nights: string[] = []
  for (let night = 0; night < 9; night += 1)
    nights.push(
      chooseHero(cast, {
        wish: 'moths',
        ledAge: (name) => (nights.includes(name) ? nights.toReversed().indexOf(name) : Infinity)
      }).name
    )
  expect(nights.map((name) => name.charAt(0)).join('')).toBe('TITTITTIT')
})

test.each([
  ['grandad taught him how to whistle today', 'Theo'],
  ['nana came to watch her swim', 'Isla'],
  ['she said she brushed her teeth', 'Isla'],
  ['his best friend moved', 'Theo'],
  ['doesn’t want to sleep in his new big bed', 'Theo'],
  ['worried nobody will play with him at school tomorrow', 'Theo'],
  ['excited about her new shoes', 'Isla'],
  ['homework', 'Isla'],
  ['babysitting the baby for the first time, nappy on backwards', 'Isla'],
  ['times tables', 'Isla']
])('of whom a wish tells by no name, that child leads: “%s”', (wish, name) => {
  const cast = castOf(
    { name: 'Isla', age: 6, relationship: 'daughter', avatar: 'girl' },
    { name: 'Theo', age: 4, relationship: 'son', avatar: 'boy' }
  )
  for (const led of ['Isla', 'Theo'])
    expect(chooseHero(cast, { wish, ledAge: (each) => (each === led ? 0 : Infinity) }).name).toBe(name)
})

test.each([
  'made mum a cake for her birthday',
  'worried about mummy and her operation',
  'loves miss lopez and her guitar',
  'lost dog finds his way home'
])('whose “%s” is, it does not say', (wish) => {
  const cast = castOf(
    { name: 'Isla', age: 9, relationship: 'daughter', avatar: 'girl' },
    { name: 'Max', age: 8, relationship: 'son', avatar: 'boy' }
  )
  for (const led of ['Isla', 'Max'])
    expect(chooseHero(cast, { wish, ledAge: (each) => (each === led ? 0 : Infinity) }).name).not.toBe(led)
})

test('of what only the small do the youngest is told', () => {
  const cast = castOf({ name: 'Mei', age: 9 }, { name: 'Isla', age: 6 }, { name: 'Dad', age: 40 })
  const led = (wish: string) => chooseHero(cast, { wish, ledAge: () => Infinity }).name
  expect(['first day at nursery', 'no more dummy', 'a big girl bed', 'chess'].map(led)).toEqual([
    'Isla',
    'Isla',
    'Isla',
    'Mei'
  ])
})

test('it is written for the ears of a child', () => {
  const ears = (...characters: Partial<RequestedCharacter>[]) => {
    return listenerAge(castOf(...characters))
  }
  expect(ears({ age: 9 })).toBe(9)
  expect(ears({ age: 9 }, { name: 'B', age: 4 })).toBe(4)
  expect(ears({ age: 70 })).toBe(7)
  expect(ears({ age: 70 }, { name: 'B', age: 0, avatar: 'baby' })).toBe(0)
})

test('two of one name are told apart as a family would', () => {
  const called = (...characters: Partial<RequestedCharacter>[]) => castOf(...characters).map((member) => member.called)
  expect(called({ name: 'Ben', age: 7 }, { name: 'Ben', age: 4 })).toEqual(['Ben', 'little Ben'])
  expect(called({ name: 'Ben', age: 7 }, { name: 'ben', age: 41 })).toEqual(['Ben', 'big ben'])
  expect(called({ name: 'Ben', age: 7 }, { name: 'Ben', age: 70, relationship: 'grandpa' })).toEqual([
    'Ben',
    'Grandpa Ben'
  ])
  const many = called(...Array.from({ length: 10 }, () => ({ name: 'Ben' })))
  expect(new Set(many).size).toBe(10)
})

test('nobody stays nameless', () => {
  expect(castOf({ name: '', relationship: 'grandma' })[0]?.called).toBe('Grandma')
  expect(castOf({ name: '' }, { name: '', age: 0, avatar: 'baby' }).map((member) => member.called)).toEqual([
    'Little One',
    'Tiny One'
  ])
})

test('a dog called Biscuit is the only biscuit', () => {
  const collides = collisionTest(castOf({ name: 'Biscuit' }, { name: 'The' }))
  expect(collides('There was a biscuit on the plate.')).toBe(true)
  expect(collides('Two biscuits lay there.')).toBe(true)
  expect(collides('There was the moon.')).toBe(false)
})

test('where there is no room, names are called by as few words as nobody else answers to', () => {
  const characters = [
    'Anna Maria Luisa',
    'Anna Sofia Luisa',
    'Jean Luc Pierre',
    'Bo Li',
    'Ola & Berit & Kim',
    'Ida May Rose',
    'Ida May Joy'
  ].map((name) => person({ name, hobbies: ['zorbing and zumbing and zebing all day', 'chess'] }))
  const request: StoryBrief = { characters, theme: '', duration: 'short', culture: 'western', interests: [] }
  const cast = readCast(request, storyLibrary, true)
  expect(cast.map((member) => member.called)).toEqual([
    'Anna Maria',
    'Anna Sofia',
    'Jean',
    'Bo Li',
    'Ola',
    'Rose',
    'Joy'
  ])
  expect(cast[0]?.pastimes.map((pastime) => pastime.typed)).toEqual(['chess'])
  expect(castOf(...characters).map((member) => member.called)).toEqual(characters.map(({ name }) => name))
})

const pet = (relationship: string, avatar: string | null = null) => castOf({ relationship, avatar, age: 3 })[0]?.able

test('an animal is taken for no more than its kind has', () => {
  expect(pet('Goldfish')).toEqual(new Set(['seven']))
  expect(pet('Snake')).toEqual(new Set(['breath', 'seven']))
  expect(pet('Parrot')?.has('warm')).toBe(true)
  expect(pet('Parrot')?.has('ears')).toBe(false)
  expect(pet('Hamster')?.has('ears')).toBe(true)
  expect(pet('Hamster')?.has('big')).toBe(false)
  expect(pet('my brother’s dog')?.has('big')).toBe(true)
  expect(pet('', 'elephant')?.has('big')).toBe(true)
  expect(pet('pet')?.has('hands')).toBe(false)
})

test.each([
  ['Guinea pig', 'warm ears nose legs breath'],
  ['guinea pigs', 'warm ears nose legs breath'],
  ['Chinchilla', 'warm ears nose legs breath'],
  ['lionhead rabbit', 'warm ears nose legs breath'],
  ['Budgerigar', 'warm legs breath'],
  ['Cockatoo', 'warm legs breath'],
  ['zebra finch', 'warm legs breath'],
  ['two canaries', 'warm legs breath'],
  ['Bearded dragon', 'legs breath'],
  ['leopard gecko', 'legs breath'],
  ['Axolotl', 'legs breath'],
  ['Stick insect', 'legs'],
  ['hermit crab', 'legs'],
  ['Sea horse', ''],
  ['Betta', ''],
  ['Jellyfish', ''],
  ['tiger fish', ''],
  ['snail', ''],
  ['my sister’s horses', 'warm ears nose legs breath big']
])('“%s” has no more of a body than: %s', (relationship, body) => {
  const [member] = castOf({ relationship, avatar: null, age: 3 })
  expect(member?.role).toBe('animal')
  expect(member?.able).toEqual(new Set([...body.split(' ').filter(Boolean), 'seven']))
})

test('a dragon may talk, and is as big as ever', () => {
  const [dragon] = castOf({ relationship: 'dragon' })
  expect([dragon?.role, dragon?.speaks, dragon?.able.has('big')]).toEqual(['fantastic', true, true])
})

test('a baby is carried only when somebody grown is there to do it', () => {
  const carried = (...others: Partial<RequestedCharacter>[]) =>
    castOf({ name: 'Kai', age: 1, avatar: 'baby' }, ...others)[0]?.able.has('carrier')
  expect(carried()).toBe(false)
  expect(carried({ name: 'Rex', relationship: 'dog' }, { name: 'Ada', age: 8 })).toBe(false)
  expect(carried({ name: 'Finn', age: 15 })).toBe(true)
  expect(carried({ name: 'Nana', age: 70 })).toBe(true)
})

test('a baby has no hands for buttons and no feet for the corner', () => {
  const able = castOf({ age: 1, avatar: 'baby' })[0]?.able
  expect([able?.has('hands'), able?.has('legs'), able?.has('warm')]).toEqual([false, false, true])
})

test('nobody below seven is told to climb', () => {
  expect(castOf({ age: 2 })[0]?.able.has('seven')).toBe(false)
  expect(castOf({ age: 6 })[0]?.able.has('seven')).toBe(false)
  expect(castOf({ age: 7 })[0]?.able.has('seven')).toBe(true)
  expect(castOf({ age: 0, relationship: 'Dad' })[0]?.able.has('seven')).toBe(true)
})

test.each([
  ['wheel', 'the wheel'],
  ['Hamster wheel', 'the hamster wheel'],
  ['the trampoline', 'the trampoline'],
  ['fly kite', 'flying kite'],
  ['flying a kite', 'flying a kite'],
  ['mud', 'mud'],
  ['chess', 'chess']
])('“%s” is loved as “%s”', (typed, noun) => {
  expect(asNoun(typed)).toBe(noun)
})
