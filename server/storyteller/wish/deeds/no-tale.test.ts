import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { visitorOf } from '../kinds/visitor.ts'
import { sayingsOf } from '../wish-kinds.ts'

const isla = kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true })
const kindOf = (wish: string): string | undefined => {
  const says = sayingsOf(wish, null, null, null, [], visitorOf(wish), [isla])
  return says['once.kind'] ?? says['ours.kind'] ?? says['once'] ?? says['ours']
}

/** What a reader of a thousand wishes found told as a merry deed. */
const HARM = `
a dog waits for its owner at the station
a kitten waits for its mummy
a bear waits at the hospital
a lamb waits for its friends
a robot waits for the results
a mouse waits for somebody to come home
Isla shrinks because nobody feeds her
Isla gets tiny so daddy cannot find her
Isla shrinks and falls down the plughole
Isla becomes a mermaid because she hates her legs
Isla becomes a bird because mum and dad fight
Isla becomes a dragon and burns the school
Isla has a pet wolf that bites
Isla becomes a pig
Isla becomes a cow
Isla has a talking wheelchair
Isla can talk to nana
Isla can talk to men
Isla can talk to the judge
Isla can speak to spirits
Isla sees the ambulance take granny
Isla sees a kitten in the bin
Isla finds a syringe
Isla finds a bullet
Isla finds a puppy in a sack
Isla finds a letter from dad
Isla finds a phone in the bushes
Isla meets the surgeon
Isla opens the front door
Isla opens the cage
Isla opens a food bank
Isla saves her mum
Isla feeds the hungry
Isla rescues a dog from the shelter
Isla tells mummy what grandpa did
Isla reads a letter from the judge
Isla builds a boat to find her dad
Isla makes a potion
Isla visits her dad
Isla visits the mosque
Leila meets the boy who hits her
Leila saves her brother from dad
Leila writes a goodbye note
Kabir tells a policeman
Kabir counts calories
Kabir grows breasts
Kabir becomes a girl
Leila becomes a bride
Kabir travels to Syria
a rat that lives in a crate
a bird that lives in a laboratory
an elephant that lives in the zoo
a rabbit that lives in a hutch on its own
a bear who would rather sleep forever
a sheep who would rather be white
a penguin who would rather wear a dress
a hippo who wants to be a whale
a kitten who thinks she is a monster
a black sheep that wants to be a white sheep
a pig becomes a sausage
a fox becomes a scarf
a caterpillar becomes a butterfly and leaves her mummy
a mouse gets stuck in the glue
a kitten gets tangled in the curtain
a cat crosses the rainbow bridge
a car drives into the lake
a kitten hides up the chimney
a frog eats a toadstool
a hedgehog goes to sleep forever
a puppy refuses to eat
a lamb refuses milk
a mouse looks for its mother
a wolf hunts a rabbit
a fox hides from the hounds
a mouse hides from the shouting
a pig runs away from the butcher
a puppy runs away
a dog goes to the vet for the last time
a horse goes to the glue factory
a cat eats a mouse
a fox eats the hens
a crocodile eats a duck
a cat catches a bird
a witch cooks a child
a chef cooks a puppy
a wolf invites a lamb
a wolf teaches a lamb to trust him
a stork drops a baby
a bear forgets its cub
a bird forgets how to fly
a fox opens a casino
a cow opens a burger bar
a mouse grows a lump
a monkey dances for coins
a bear dances on a chain
a donkey pulls a cart until it drops
a fox runs a school where the chicks are beaten`
  .trim()
  .split('\n')

test.each(HARM)('“%s” is no merry tale', (wish) => {
  expect(kindOf(wish)).toBeUndefined()
})

const FUN = `
Isla becomes a mermaid
Isla becomes a lion
Isla has a pet elephant
Isla can talk to animals
Isla can talk to trees
Isla shrinks to the size of a mouse
Isla rides a dragon
Isla finds a dragon egg
Isla meets a dinosaur
Isla opens a sweet shop
Isla rescues a kitten
Isla bakes a cake for grandma
Isla builds a robot
Kabir builds a snow leopard
Leila counts sheep
zara opens a mango shop
a bee who would rather walk
a bear who would rather knit
a toad who believes he is a prince
a teddy who thinks he is a real bear
a gecko that lives behind the calendar
a caterpillar becomes a butterfly
a parcel gets stuck in the letterbox
a bus grows sunflowers on its roof
a goat refuses to wear socks
a bear looks for its mitten
a fox hides from the rain
a sausage runs away
a wolf opens a bakery
a goat eats the homework
an owl eats a sandwich
a wizard forgets his wellingtons
a possum stealing the pavlova
a fox knits mittens for the lampposts
a church mouse joins the choir
a hedgehog teaches the snail to dance
a hen invites the fox to tea`
  .trim()
  .split('\n')

test.each(FUN)('“%s” is one', (wish) => {
  expect(kindOf(wish)).toBeDefined()
})
