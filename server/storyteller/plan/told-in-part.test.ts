import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { withCompanion } from './companion.ts'
import { ownPlots } from './own-plots.ts'
import { checkedRequest } from './plan-story.ts'
import type { Reading } from './reading.ts'
import { readBestTold } from './told-in-part.ts'

const HOUSEHOLD = [person('Leo', 6, 'son'), person('Anna', 36, 'mother')]

function read(wish: string, characters = HOUSEHOLD): Reading {
  const request = checkedRequest({ characters, theme: wish, duration: 'medium', culture: 'western', interests: [] })
  return readBestTold(request, storyLibrary, remember([]), null)
}

function plotsFor(wish: string, characters = HOUSEHOLD): string[] {
  const reading = read(wish, characters)
  return ownPlots(withCompanion(reading, storyLibrary) ?? reading, storyLibrary, remember([])).map(({ id }) => id)
}

test.each([
  ['a whale, must finish with everybody asleep incl. the whale', 'a whale'],
  ['a rhyming one about a goat, with my grandad in it, not too long hes nearly asleep', 'a goat'],
  ['a snowman without a nose', 'a snowman'],
  ['space, no aliens, real planets only (she will correct you)', 'space'],
  ['wolves where wolf is the nice one, end with everyone asleep', 'wolves'],
  [
    'he had a bad dream about a crocodile last night, maybe the crocodile is kind and bakes bread',
    'the crocodile is kind'
  ]
])('“%s” is told of “%s”', (wish, told) => {
  expect(read(wish).request.theme.toLowerCase()).toContain(told)
  expect(read(wish).request.theme.split(' ').length).toBeLessThan(wish.split(' ').length)
  // What the parent typed is kept whole for the readers after this one: the place, the dialect.
  expect(read(wish).typed).toContain(wish.slice(0, 12))
})

test('what a message refuses is in no story of its part', () => {
  expect(read('a castle without dragons, but with a cook').refused).toContain('dragons')
  expect(plotsFor('space, no aliens, real planets only')).not.toContain('wish-aliens')
})

test.each([
  'sharks, ballet and bin lorry',
  'ponies, falafel, submarines',
  'capybara, sushi, goalkeeper gloves, and the number 11',
  'a dragon who is afraid of fire'
])('nothing is cut of “%s”', (wish) => {
  expect(read(wish).request.theme.split(' ').length).toBeGreaterThanOrEqual(wish.split(' ').length - 1)
})

test.each([
  'a whale, must end happy, grandpa went into hospital on friday',
  'he had a nightmare about his uncle, maybe the crocodile is kind and bakes bread',
  'she had a nightmare about a man last night, maybe a kind bear who bakes bread',
  'a snowman, nobody talks to him at school and he hid in the toilets',
  'penguins please, she fell and there was an ambulance',
  'a penguin please, dad sleeps on the sofa all day and the fridge is empty',
  'dinosaurs please, he flinches when i lift my hand to brush his hair',
  'a bear and a picnic, mummy puts powder up her nose in the bathroom',
  'whales please 🐋🐋 grandad is an 👼 now and mum stares',
  'a horse, she scratches her arms with a compass till they’re red',
  'swimming lessons tomorrow, the coach puts his hands inside her costume',
  'swimming lesson tomorrow and he touches her bottom in the changing room',
  'football practice tomorrow, coach says its a secret what we do in the shed',
  'first sleepover at her uncle’s tomorrow and she says he kisses with his tongue',
  'haircut tomorrow, he gets smacked with the brush if he wriggles',
  'big school tomorrow, she hides bread in her socks',
  'he fell out with his friend today. he feels like everyone would be better off if he was not here',
  'she fell out with her friend and is not safe when they corner her with scissors',
  'lost bunny. it went in the box with grandpa and he wants it back out',
  'a bunny and a syringe asleep on the bathroom tiles',
  'scared of the dark since we moved his bed into the cellar as punishment',
  'camping with uncle luis, secret den, she has to be in her knickers for his camera',
  'camping in the forest with daddy, he drank all the cans and got lost, they found their way when the rangers came'
])('of “%s” no merry part is told', (wish) => {
  const { theme, request } = read(wish)
  expect(theme.kind === 'comfort' || request.theme.split(' ').length > 4).toBe(true)
})

test.each([
  ['starting school on monday, she’s excited but a bit nervous about not knowing anyone', /^wish-school/u],
  ['first haircut at the real hairdresser tmrw, he hates the buzzing noise', /^wish-haircut/u],
  ['eid tomorrow!! she cant sleep bc shes so excited about her new dress', /^wish-eid/u],
  ['scared of the dark since we moved his room', /^wish-the-dark/u],
  ['sharing toys with his little sister (he would not today)', /^wish-sharing/u],
  ['treasure hunt on a pirate ship with the whole family and the dog', /^wish-pirates/u],
  ['elsa and a snowman that wants to go on holiday', /^wish-(?:snowman|deed)/u],
  ['something about being brave at the doctor, she has a checkup tomorrow', /^wish-doctor/u],
  ['hide and seek in the dark', /^wish-hide-and-seek/u],
  ['a bear and a trip to the moon', /^wish-trip-to-the-moon/u],
  ['hanukkah with the 8 candles and jelly donuts', /^wish-hanukkah/u],
  ['tomorrow is Emma’s first day of kindergarten, her backpack has a purple owl', /^wish-school-first-day/u],
  ['new glasses 👓 she got them today and doesnt want to wear them to school', /^wish-glasses/u],
  ['potty trainning, we had 3 accidents today but he did one wee in the potty', /^wish-potty/u],
  ['afraid of the dark, please something that helps', /^wish-the-dark/u],
  ['a princess who doesnt want a prince she wants a submarine', /^wish-wants/u],
  ['horses!! and a girl named Lena', /^wish-horses/u],
  ['he left his penguin on the bus', /^wish-lost-penguin/u],
  ['daddy comes back from the oil rig on friday', /^wish-home-again/u],
  ['unicorn and dinosaur together because they cant agree', /^wish-dinosaur-unicorn$/u],
  ['the bunny he sleeps with (hoppel) gets lost and comes home again', /^wish-lost-bunny/u],
  ['visiting oma and opa on the farm, tractor and the calves', /^wish-farm/u],
  ['mermaid princess', /^wish-mermaid-princess/u],
  ['lost bunny. left it on the bus today and she is so sad', /^wish-lost-bunny/u],
  ['she has her first swiming lesson on saturday and doesnt want to put her face in the water', /^wish-swimming/u],
  [
    'she fell out with her best friend at school today over a skipping rope. they didnt make up before home time',
    /^wish-fell-out/u
  ],
  ['lunar new year, with red envelopes and the lanterns 🧧', /^wish-bitter-greens-please/u],
  ['lunar new year and the dragon dance', /^wish-dragon-dance/u],
  ['christmas story even tho its july and make it hot, at the beach, with prawns', /^wish-christmas-beach$/u],
  ['camping adventure in the forrest with daddy and uncle luis, they find a secret cave', /^wish-camping/u],
  ['a unicorn and a tractor 🦄🚜 they cant agre so both', /^wish-pair-/u],
  ['the boys want a treasure hunt in the jungle with monkeys and a secret map but nothing scary', /^wish-treasure/u],
  ['he is afraid of the dark since we moved to the new house, make the dark his freind somehow', /^wish-the-dark/u],
  ['spiderman and elsa go camping together', /^wish-(?!ice-palace)/u],
  ['paw patrol and a lost kitten', /^wish-rescue-puppies/u],
  ['unicorns and excavators (one kid each lol)', /^wish-friends/u],
  ['camping adventure in the forest, they get lost but only a bit and find the way home', /^wish-camping/u]
])('“%s” is told by %s', (wish, plot) => {
  for (const id of plotsFor(wish)) expect(id).toMatch(plot)
})

test('a story of a brand’s world comes after those in which the rest happens', () => {
  expect(plotsFor('peppa pig driving a matatu to the moon')).not.toContain('wish-muddiest-puddle')
  expect(plotsFor('peppa pig')).toContain('wish-muddiest-puddle')
})

test.each([
  [
    'she put her whole face in the water at swimming today!! so something about that, she’s thrilled with herself',
    'we had swimming lesson today'
  ],
  [
    'how does the kettle know when it is done? asked five times since lunch',
    'how does the kettle know when it is done'
  ],
  [
    'long day, very muddy. anyway he wants a beaver who is an astronaut please, nothing too long',
    'a beaver who is an astronaut'
  ]
])('“%s” is told of what it asks a story of', (wish, told) => {
  expect(read(wish, [person('Mira', 6, 'daughter'), person('Anna', 36, 'mother')]).request.theme.toLowerCase()).toBe(
    told
  )
})

test('of two children who want different things both are told', () => {
  const both = read(
    'so Leo wants the bin lorry and his sister says no she wants the iced bun, do what you can please'
  ).request
  expect(both.theme).toMatch(/bin lorry and .*iced bun/u)
})

test('who is named in what is left out leads all the same', () => {
  const family = [person('Diego', 9, 'son'), person('Emi', 5, 'daughter'), person('Lupita', 36, 'mother')]
  expect(read('an axolotl that wants to learn how to whistle (Emi can’t whistle yet)', family).hero.name).toBe('Emi')
})

test.each([
  [
    'a tapir who wants to ride the tube all the way to the very last stop',
    'a tapir who rides the tube to the last stop'
  ],
  ['a goat that wants to read the news on tv', 'a goat who reads the news on tv'],
  ['a magpie that keeps stealing gumboots from every porch', 'a magpie that keeps stealing gumboots from every porch']
])('in the story of “%s” it happens', (wish, told) => {
  expect(read(wish).request.theme).toBe(told)
  for (const id of plotsFor(wish)) expect(id).toMatch(/^wish-(?:deed|once)/u)
})

test.each([
  ['a penguin who wants to fly', /^wish-whoever-fly/u],
  ['a penguin who wants to learn to juggle', /^wish-whoever-juggle/u],
  ['a bee who wants to see the sea', /^wish-(?:sees|whoever-beach)/u]
])('“%s” keeps a story of its own', (wish, plot) => {
  for (const id of plotsFor(wish)) expect(id).toMatch(plot)
})

test('of a long message of which no story could say a word its subject is told, and no words of the asking', () => {
  const theme = read(
    'Hi, not sure how much to write here. Kids are at Nana’s this week because we’re painting their room (yellow, long story, Mia picked it). It rained all afternoon so no beach, they did baking instead and most of it went on the floor. What they really want is a story about the old rowing boat in Nana’s garden that has silverbeet growing in it, Leo thinks it still goes out at night. thanks'
  ).request.theme
  expect(theme).toMatch(/^(?:a|the old) rowing boat/iu)
})

test.each([
  ['Eid morning tomorrow, everyone sleeps at our house, nine on the mattresses, nobody is sleeping', 'wish-eid'],
  ['we lit all the diyas on the balcony tonight for Diwali and Leo wanted to count every one', 'wish-diwali'],
  ['load shedding again, lights off in the middle of supper. leo thought the night fell in the house', 'wish-power-cut']
])('a long message is told by the story that it names: %s', (wish, plot) => {
  expect(plotsFor(wish)).toContain(plot)
})

test.each([
  'we missed Matariki because Leo was sick and his nan is in hospital',
  'the posadas were cancelled and nobody told Leo why daddy left',
  'Diwali lamps on the street where her school bus burned',
  'Lohri fire and his sleeve caught, he is in bandages still'
])('what may be heavy is told by no story that it names: %s', (wish) => {
  expect(plotsFor(wish)).not.toContain('wish-matariki')
  expect(plotsFor(wish)).not.toContain('wish-posada')
  const { theme, request } = read(wish)
  // Either the quiet story, or all of it as it was typed.
  expect(theme.kind === 'comfort' || request.theme.split(' ').length > 4).toBe(true)
})
