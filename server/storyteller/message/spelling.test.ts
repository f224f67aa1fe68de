import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { withNames } from '../language/proper-names.ts'
import { asMeant } from './spelling.ts'

test.each([
  ['the moon borrows Laylas bicycle', 'the moon borrows Layla’s bicycle'],
  ['roses in laylas garden', 'roses in layla’s garden'],
  ['Rose likes Layla', 'Rose likes Layla']
])('of one of the family “%s” was meant as “%s”', (typed, meant) => {
  expect(asMeant(typed, storyLibrary.themes, ['Layla', 'Rose'])).toBe(meant)
})

test.each([
  ['wobly tooth', 'wobbly tooth'],
  ['its freezing outside', 'it’s freezing outside'],
  ['its only the second day of the holidays', 'it’s only the second day of the holidays'],
  ['sad bc of the rain', 'sad because of the rain'],
  ['uncle tims birthday', 'uncle tim’s birthday'],
  ['grandpa teaches the dog to dance', 'grandpa teaches the dog to dance'],
  ['dinasaur in space', 'dinosaur in space'],
  ['Dinosuar', 'Dinosaur'],
  ['a key that dosnt open anything', 'a key that doesn’t open anything'],
  ['Mia doesnt want to go', 'Mia doesn’t want to go'],
  ['she cant sleep and wont eat', 'she can’t sleep and won’t eat'],
  ['new baby in mummys tummy', 'new baby in mummy’s tummy'],
  ['mums and dads', 'mums and dads'],
  ['uncles boat wouldnt start', 'uncle’s boat wouldn’t start'],
  ['a peacock borrowed dadas glasses', 'a peacock borrowed dada’s glasses'],
  ['the goat ate my homework at grandpas', 'the goat ate my homework at grandpa’s'],
  ['all the aunties came for tea', 'all the aunties came for tea'],
  ['two uncles sing', 'two uncles sing'],
  ['my cousins eat pizza', 'my cousins eat pizza'],
  ['a letter to my cousins', 'a letter to my cousins'],
  ['a sleepover with my cousins', 'a sleepover with my cousins'],
  ['loosing a tooth', 'losing a tooth'],
  ['frightend of spiders', 'frightened of spiders'],
  ['a hegdehog called bob', 'a hedgehog called bob'],
  ['wat do nummers do at nite wen nobody counts them', 'what do numbers do at night when nobody counts them'],
  ['the dentist tomorow', 'the dentist tomorrow'],
  ['nana is arriveing tommorow', 'nana is arriving tomorrow'],
  ['why does the moon folow us', 'why does the moon follow us'],
  ['my freind is alwyas late', 'my friend is always late'],
  ['a choclate cake', 'a chocolate cake'],
  ['going to the libary', 'going to the library'],
  ['a giant spagetti feast', 'a giant spaghetti feast'],
  ['theres a monster in the wardrobe', 'there’s a monster in the wardrobe'],
  ['its got a potato for a hat', 'it’s got a potato for a hat'],
  ['a tortoise with everybodys shopping', 'a tortoise with everybody’s shopping'],
  ['the worlds tallest dosa', 'the world’s tallest dosa'],
  ['two worlds and two schools', 'two worlds and two schools'],
  ['scared of thunderstroms', 'scared of thunderstorms'],
  ['strawberrys', 'strawberries'],
  ['two puppys and a cat', 'two puppies and a cat'],
  ['butterflys in our street', 'butterflies in our street'],
  ['a worm who meets a astronaut', 'a worm who meets an astronaut'],
  ['an unicorn and a hour of rain', 'a unicorn and an hour of rain'],
  ['A owl in a old barn', 'An owl in an old barn'],
  ['is it a or an', 'is it a or an'],
  ['a giants left boot', 'a giant’s left boot'],
  ['a robots and witches party', 'a robots and witches party'],
  ['mermades and a tracter', 'mermaids and a tractor'],
  ['a robott made of tins', 'a robot made of tins'],
  ['why do birds wash themselfs', 'why do birds wash themselves']
])('“%s” was meant as “%s”', (typed, meant) => {
  expect(asMeant(typed, storyLibrary.themes)).toBe(meant)
})

// A word for which a story was written is known to the spelling as those of the packs are.
test.each([
  ['a quoka on guard', 'a quokka on guard'],
  ['my quokkan', 'my quokkan'],
  ['Quoka', 'Quoka']
])('where there is a story of quokkas “%s” was meant as “%s”', (typed, meant) => {
  expect(asMeant(typed, storyLibrary.themes, [], new Set(['quokka', 'stripes']))).toBe(meant)
})

test.each([
  'a cattle farm',
  'picking up litter',
  'Maisie and the planter',
  'the coast',
  'want a puppy',
  'a winner',
  'Zephyrine',
  'seeing and being, agreeing and dyeing eggs',
  'babcia and dziadek from manila',
  'barking dogs and glided kites',
  'the puppys first day',
  'the two emilys',
  'donkeys and monkeys'
])('a word that may be itself stays as it was typed: “%s”', (typed) => {
  expect(asMeant(typed, storyLibrary.themes)).toBe(typed)
})

test.each([
  ['making jam with nana', 'making jam with Nana'],
  ['my mum and uncle joe', 'my mum and Uncle Joe'],
  ['new teacher mrs patel', 'new teacher Mrs Patel'],
  ['grandma’s house in poland', 'Grandma’s house in Poland'],
  ['the mummy in the pyramid', 'the mummy in the pyramid'],
  ['a monster called kevin', 'a monster called Kevin'],
  ['reading in the bath', 'reading in the bath'],
  ['why is grandma always cold', 'why is Grandma always cold'],
  ['auntie may and uncle will', 'Auntie May and Uncle Will'],
  ['from nan to nan', 'from Nan to Nan']
])('names have their capital letters: “%s” is “%s”', (typed, named) => {
  expect(withNames(typed)).toBe(named)
})

test.each([
  ['dinosoar', 'dinosaur'],
  ['granpa dyde', 'grandpa died'],
  ['a dinasour that sings', 'a dinosaur that sings'],
  ['dynosaurs', 'dinosaurs'],
  ['a trackter', 'a tractor'],
  ['catapillar', 'caterpillar'],
  ['gymnastiks', 'gymnastics'],
  ['chrismas', 'christmas'],
  ['spyder', 'spider'],
  ['bisicle', 'bicycle']
])('“%s” was typed as it sounds', (typed, meant) => {
  expect(asMeant(typed, storyLibrary.themes)).toBe(meant)
})

test.each([
  'valentina and the cat', 'logan and tyler', 'kiran', 'anaya', 'rohit', 'siobhan and caoimhe', 'sebastian goes out', 'kristof', 'alejandra', 'oluwaseun',
  'lakshmi and santiago', 'abhishek', 'mohammad', 'penelope', 'marcela', 'delphine', 'fernanda', 'dimitri', 'katarina', 'ekaterina', 'tamsin', 'perrin', 'tristan and isolde'
])('what may be a name stays, whatever it sounds like: “%s”', (typed) => {
  expect(asMeant(typed, storyLibrary.themes)).toBe(typed)
}) // prettier-ignore
