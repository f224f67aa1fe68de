import { expect, test } from 'vitest'

import { toldOfAnybody } from './theme-words.ts'

test.each([
  ['Spider-Man loses his mask', 'a masked superhero loses his mask'],
  ['Peppa pig goes to the zoo', 'a little pig goes to the zoo'],
  ['bluey and bingo go camping', 'two puppy sisters go camping'],
  ['paw patrol rescue a kitten', 'some helpful dogs rescue a kitten'],
  ['Elsa and Anna build a snowman', 'two snow queens build a snowman'],
  ['spiderman’s birthday party', 'a masked superhero’s birthday party'],
  ['chase and marshall save a kitten', 'two helpful dogs save a kitten'],
  ['mario and luigi save the princess', 'two champion jumpers save the princess'],
  ['captain america can’t find his shield', 'a superhero can’t find his shield'],
  ['mario lost his moustache', 'a champion jumper lost his moustache'],
  ['mario lost his dad', 'mario lost his dad'],
  ['my labubu wakes up early', 'my toy monster wakes up early'],
  // What would be heard in their names.
  ['kpop demon hunters', 'some singers'],
  ['skye and rubble', 'two helpful dogs'],
  // What is sewn, and who is called so.
  ['a stitch in my side', 'a stitch in my side'],
  ['mario learns to swim', 'mario learns to swim'],
  // Nothing but them, and what stands beside them.
  ['Elsa', 'Elsa'],
  ['paw patrol', 'paw patrol'],
  ['Spiderman and dinosaurs', 'Spiderman and dinosaurs'],
  ['Spiderman meets a dinosaur', 'Spiderman meets a dinosaur'],
  ['minecraft with my brother', 'minecraft with my brother'],
  // A sea that is frozen is no film.
  ['Freya skates on the frozen sea with a seal', 'Freya skates on the frozen sea with a seal']
])('“%s” is told as “%s”', (typed, told) => expect(toldOfAnybody(typed, [])).toBe(told))

test('a child of the family who is called so stays who she is', () => {
  expect(toldOfAnybody('Elsa learns to swim', ['Elsa', 'Tom'])).toBe('Elsa learns to swim')
})
