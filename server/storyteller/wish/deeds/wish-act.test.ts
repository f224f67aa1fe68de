import { expect, test } from 'vitest'

import { visitorOf } from '../kinds/visitor.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { actOf, readDoer } from './wish-act.ts'

const isla: Teller = { called: 'Isla', pronouns: 'she', age: 6 }
const read = (wish: string) => actOf(readDoer(wish, visitorOf(wish)), isla)

test.each([
  ['the number seven ran away', 'the number seven ran away', 'the number seven', 'it'],
  ['a machine that turns homework into custard', 'a machine turned homework into custard', 'the machine', 'it'],
  ['the toaster only speaks Portuguese', 'the toaster only spoke Portuguese', 'the toaster', 'it'],
  ['my left shoe went to the moon', 'Isla’s left shoe went to the moon', 'the left shoe', 'it'],
  ['the stairs went on holiday', 'the stairs went on holiday', 'the stairs', 'they'],
  ['the day the king forgot his crown', 'the king forgot his crown', 'the king', 'the king'],
  ['a cloud that sat down on our roof', 'a cloud sat down on their roof', 'the cloud', 'it'],
  ['a blanket so long it goes all the way to India', 'a blanket went all the way to India', 'the blanket', 'it'],
  ['a mouse that painted the whole house yellow', 'a mouse painted the whole house yellow', 'the mouse', 'it']
])('reads who does what in “%s”', (wish, act, who, it) => {
  expect(read(wish)).toMatchObject({ act, 'act.who': who, 'act.it': it })
})

test.each([
  ['a machine that turns homework into custard', 'play', /took homework in .* gave custard out/u],
  ['a machine that turns homework into custard', 'because', /too much homework and never enough custard/u],
  ['a witch turned the headteacher into a carrot', 'because', /too much of the one/u],
  ['a goat ate the homework', 'other', /^the homework$/u],
  ['the trees decided to walk to the sea', 'other', /^the sea$/u],
  ['the trees decided to walk to the sea', 'again', /^the trees walked to the sea$/u],
  ['the letter Q ran away from the alphabet', 'other', /^the alphabet$/u],
  ['a mouse that painted the whole house yellow', 'other', /^the whole house$/u],
  ['the teapot fell in love with a kettle', 'play', /^looked, looked away/u],
  ['the peas escaped from the plate', 'because', /^they wanted to see if anybody would come after them$/u]
])('of “%s” it is known how it is done: %s', (wish, name, said) => {
  expect(read(wish)[`act.${name}`]).toMatch(said)
})

test.each([
  'we missed the bus and daddy said a bad word',
  'daddy drove the car into the hedge',
  'Biscuit ran away',
  'our cat ran away',
  'the rabbit escaped',
  'she bit her friend at daycare today',
  'a sock that doesn’t want to be in a pair',
  'the hamster died',
  'a girl who collects echoes in jam jars',
  'why did the number seven run away',
  'the lighthouse',
  'a train that couldn’t sleep',
  'the power went out and we had to use candles',
  'a bear who juggles plums'
])('nothing of the kind is “%s”', (wish) => {
  expect(read(wish)).toEqual({})
})

test.each([
  ['a cat who can fly but only when nobody looks', 'a cat only flew when nobody looked'],
  ['a dog who can talk but only in the bath', 'a dog only talked in the bath'],
  ['a robot who can dance', 'a robot danced'],
  ['the visitors who came for tea and wouldn’t go home', 'the visitors came for tea'],
  ['monsters that eat socks', 'monsters ate socks'],
  ['a bear goes camping and the batteries are empty', 'a bear went camping and the batteries were empty']
])('“%s” is done, too', (wish, act) => {
  expect(read(wish)['act']).toBe(act)
})

test.each([
  'Uncle Dan fell off the ladder',
  'my brother Theo ran away',
  'our dog Rex ran away',
  'my teacher left the room',
  'Mrs Brown lost her hat',
  'a boy took my ball',
  'a thief stole mummy’s phone',
  'the tree fell on our house',
  'where do dreams come from',
  'do dinosaurs sleep',
  'Diwali lamps and a little lost elephant'
])('nothing is played of “%s”', (wish) => {
  expect(read(wish)).toEqual({})
})

test('what is put in the place of a slot is not read as one', () => {
  expect(read('a dragon ate ITALY')['act.said']).toContain('ITALY')
  const lines = Object.values(read('a dragon ate ITALY'))
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(line).not.toContain('itALY')
})
