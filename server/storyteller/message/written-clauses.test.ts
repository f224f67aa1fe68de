import { expect, test } from 'vitest'

import { writtenClauses } from './written-clauses.ts'

test('a whole little plot is its clauses, in order, set right', () => {
  expect(
    writtenClauses(
      'ok so there is a robot but he is made of bread and he lives in our washing machine and riri is his boss and they go to the moon but the moon is closed because it’s monday so they have to go to grandma Etsuko’s house',
      ['Riri']
    )
  ).toEqual([
    'There is a robot',
    'But he is made of bread',
    'And he lives in our washing machine',
    'And Riri is his boss',
    'And they go to the moon',
    'But the moon is closed because it’s Monday',
    'So they have to go to Grandma Etsuko’s house'
  ])
})

test('what is only asked for, and how it is to be told, is not written', () => {
  expect(
    writtenClauses(
      'hi can you do a story about a penguin who works in a bakery but all the bread keeps freezing. and there should be a fox who is always rude. and please make it calm at the end because she is very wound up tonight. not too scary she has kindergarten tomorrow, and at the end they go on the ferris wheel'
    )
  ).toEqual([
    'There is a penguin who works in a bakery',
    'But all the bread keeps freezing',
    'There is a fox who is always rude',
    'And at the end they go on the ferris wheel'
  ])
})

test('whoever wants it is in it by name', () => {
  expect(
    writtenClauses(
      'Mateo wants a story where he is the boss of a bakery and the armadillo always orders the same thing, also his sister Abril should be in it (his words, sorry Abril) and can it end with everybody sleeping in the flour'
    )
  ).toEqual([
    'Mateo is the boss of a bakery',
    'And the armadillo always orders the same thing',
    'His sister Abril is in it',
    'And it ends with everybody sleeping in the flour'
  ])
})

test('of the day before an order nothing is written', () => {
  expect(
    writtenClauses(
      'Nani is coming from Pune tomorrow by train and both kids are too excited to sleep. Please make a story where the train gets stuck because an elephant is sitting on the track and he wants laddoos. Ishaan should solve it and little Tara will help with her umbrella'
    )
  ).toEqual([
    'The train gets stuck because an elephant is sitting on the track',
    'And he wants laddoos',
    'Ishaan should solve it',
    'And little Tara will help with her umbrella'
  ])
})

test.each([
  'a robot who lives in a fridge',
  'dinosaurs and robots',
  'today we went to the beach and Tane would not go in the water and then he did and we had chips',
  'biscuit is stopping at the vets tonight, he ate half a corn and they had to operate, and fergus won’t go to bed because the basket is empty, can it be something gentle with a dog in but not a sick dog',
  'starting school on monday, she’s excited but a bit nervous about not knowing anyone'
])('“%s” is no such plot', (message) => expect(writtenClauses(message)).toBeNull())

test('“so long he had two birthdays” is one clause, and “its” is set right', () => {
  expect(
    writtenClauses(
      'the eel who was so long he had two birthdays. it lives under the sink. the soup is not hot its custard'
    )
  ).toEqual([
    'It is about the eel who was so long he had two birthdays',
    'It lives under the sink',
    'The soup is not hot, it’s custard'
  ])
})
