import { expect, test } from 'vitest'

import { isGlad } from './glad-wish.ts'

test.each([
  'we counted the gunshots', 'we counted the booms', 'we watched the rockets over the city', 'we watched the planes drop things on the town',
  'we sang in the basement while it was loud outside', 'we slept on the train out of kyiv', 'we slept on the floor because of the bangs',
  'we camped at the airport', 'we camped in the car park', 'we carried six bags out of the house', 'we watched the sky go orange and packed',
  'we watched the house burn', 'we watched the water come in the house', 'we built a raft when the water came', 'we watched the towers come down',
  'hana built a wall of sandbags', 'dima drew a tank at school', 'we all slept in one room because papa was raging',
  'we played hide and seek with daddy and he got mad', 'we hid under the table when dad came home', 'we had ice cream after court',
  'we had a party when dad got out', 'my cousin showed us a dirty picture', 'mr dean helped ella change after swimming',
  'zara showed everyone a picture of ellie in the changing room', 'papa showed us how to load it', 'ruby impersonated the girl with the wheelchair',
  'mr smith weighed all the girls', 'olivia swapped her lunch for mud', 'everyone clapped when sam dropped his tray', 'dad wears a dress and people laughed',
  'we dug a hole for biscuit', 'we made a box for rex and put flowers in it', 'we planted a tree where rex sleeps', 'we made a memory box for the baby',
  'we painted a stone for the baby', 'we danced at the wake', 'we played funerals', 'we found a bird with no head', 'we skated where the boy went through',
  'we had no dinner', 'we shared one bowl of rice between six', 'we ate bread and ketchup again', 'daddy rides in a wheelchair since', 'daddy cooked the dog',
  'ella made dinner because mum was asleep'
])('“%s” is no deed to be done once more for fun', (wish) => expect(isGlad(wish)).toBe(false)) // prettier-ignore

test.each([
  'fatima did the solo in assembly', 'we saw a rainbow over the depot', 'we slept in one room', 'we built a fish tank', 'we made pizza with mum',
  'hamza built a rocket', 'we had a picnic in the rain', 'we found a hedgehog under the car', 'the twins swapped places for the day',
  'we watched the ducks', 'we cooked the pasta', 'priya drew a tiger', 'we went down the big slide', 'we danced in the kitchen', 'we fed the goats'
])('“%s” is', (wish) => expect(isGlad(wish)).toBe(true)) // prettier-ignore
