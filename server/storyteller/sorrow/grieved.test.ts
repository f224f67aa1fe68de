import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { readRequest } from '../plan/reading.ts'
import type { StoryBrief } from '../storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const mum = person('Mum', 38, 'mother', { avatar: 'woman' })
const jim = person('Grandpa Jim', 70, 'grandfather', { avatar: 'grandpa' })
const dog = person('Biscuit', 4, 'dog', { avatar: 'dog' })

/** “form: whom”, as the nearest story would tell it. */
function read(theme: string, characters: StoryBrief['characters'] = [isla, mum]): string {
  const request: StoryBrief = { characters, theme, duration: 'medium', culture: 'western', interests: [] }
  const { wish } = readRequest(request, storyLibrary, remember([]))
  return [wish.sorrow[0], wish.says['whom']].filter((each) => each !== undefined).join(': ')
}

test.each([
  ['grandpa died', 'died-person: Grandpa'],
  ['My grandma passed away last week', 'died-person: Grandma'],
  ['popo passed away on sunday', 'died-person: Popo'],
  ['ah gong died last night', 'died-person: Ah Gong'],
  ['ah ma is in hospital', 'in-hospital: Ah Ma'],
  ['Uncle Dan died and we are all so sad', 'died-person: Uncle Dan'],
  ['granny’s funeral was today', 'died-person: Granny'],
  ['we lost our nana in spring', 'died-person: Nana'],
  ['my friend Ama died', 'died-person: Ama'],
  ['our cat Miso died', 'died-pet: Miso'],
  ['our cat just died', 'died-pet: the cat'],
  ['our dog Rex was put to sleep', 'died-pet: Rex'],
  ['our guinea pig was put down this morning', 'died-pet: the guinea pig'],
  ['mum is in hospital', 'in-hospital: Mum'],
  ['Grandad is having an operation', 'in-hospital: Grandad'],
  ['nana has cancer', 'poorly-person: Nana'],
  ['our dog is dying', 'poorly-pet: the dog'],
  ['Grandpa called her by her aunty’s name today and she didn’t know what to say', 'muddled: Grandpa'],
  ['Ba in the nursing home called him by his dad’s name', 'muddled: Ba'],
  ['grandpa has dementia', 'muddled: Grandpa'],
  ['Uncle Ray has dementia', 'muddled: Uncle Ray'],
  ['Grandpa forgets my name', 'muddled: Grandpa'],
  ['Oma doesn’t know who I am any more', 'muddled: Oma'],
  ['Nani asks the same thing again and again and it makes him sad', 'muddled: Nani'],
  ['great-grandma doesn’t remember him', 'muddled: Great-Grandma'],
  ['my old grandfather mixes up our names', 'muddled: Grandfather'],
  ['we visited nana in the care home and she thought Ella was her sister', 'muddled: Nana'],
  ['daddy is in prison', 'far-away: Daddy'],
  ['daddy left us', 'far-away: Daddy'],
  ['mum and dad are getting divorced', 'two-homes'],
  ['daddy moved out', 'two-homes'],
  ['my best friend Oskar is moving to Canada on saturday', 'friend-away: Oskar'],
  ['her best friend is moving away', 'friend-away: the friend'],
  ['my best freind moved to another school', 'friend-away: the friend'],
  ['mummy had a miscarriage', 'no-baby'],
  ['we lost the baby', 'no-baby'],
  ['everything is sad here', 'sorrow']
])('“%s” is told as %s', (theme, told) => {
  expect(read(theme, [isla])).toBe(told)
})

test.each([
  ['her friend’s grandpa died', 'sorrow'],
  ['our neighbour’s dog died', 'sorrow'],
  ['grandpa and nana died', 'loss'],
  ['my uncle died', 'loss'],
  ['our two cats died', 'loss'],
  ['somebody died', 'loss'],
  ['grandpa nearly died', 'sorrow'],
  ['our cat miso died', 'died-pet: the cat'],
  ['I miss my dad', 'sorrow'],
  ['my friend’s grandpa has dementia', 'sorrow'],
  ['mum has dementia', 'sorrow'],
  ['grandpa had dementia and died last week', 'sorrow'],
  ['grandpa is in hospital and doesn’t know us', 'in-hospital: Grandpa'],
  ['our cat is confused and forgets where her bowl is', 'sorrow'],
  ['Nana called me to say goodnight', 'sorrow'],
  ['my best friend left me out at playtime and I am so sad, she cries every night', 'sorrow'],
  ['we left our home in the war and all our friends', 'sorrow'],
  ['being bullied at school', 'sorrow']
])('“%s” leaves a doubt about whom to name: %s', (theme, told) => {
  expect(read(theme, [isla])).toBe(told)
})

test.each([
  ['mum is in hospital', [isla, mum], 'sorrow'],
  ['grandpa died', [isla, mum, jim], 'loss'],
  ['Grandpa Joe died', [isla, mum, jim], 'died-person: Grandpa Joe'],
  ['nana died', [isla, mum, jim], 'died-person: Nana'],
  ['Biscuit died', [isla, dog], 'loss'],
  ['our dog died', [isla, dog], 'loss'],
  ['our dog Rex died', [isla, dog], 'died-pet: Rex']
])('of “%s” nobody is named who is there tonight, or called alike', (theme, characters, told) => {
  expect(read(theme, characters)).toBe(told)
})

test.each([
  'grandpa called the remote control a sandwich',
  'grandma called the dog by my name and we all laughed',
  'granny forgets where she put her glasses and they are on her head',
  'grandpa forgot the words of the song',
  'an old king who mixes up everybody’s names'
])('“%s” is no sorrow, however muddled', (theme) => {
  expect(read(theme, [isla])).toBe('')
})

test('whoever gets muddled may be there tonight, and is named as the wish does', () => {
  expect(read('Grandpa forgets my name', [isla, mum, jim])).toBe('muddled: Grandpa')
})
