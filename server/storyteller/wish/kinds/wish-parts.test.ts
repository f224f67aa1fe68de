import { describe, expect, test } from 'vitest'

import { partsOfWish } from './wish-parts.ts'

const avoidsNothing = (): boolean => false

describe('partsOfWish', () => {
  test.each([
    ['a pigeon that lives in the train station and steals chips', 'the pigeon', 'the chips'],
    ['we found a hedgehog asleep in Dad’s football boot', 'the hedgehog', 'the football boot'],
    ['moving to the new flat on Saturday, no garden but it has a balcony', 'the flat', 'the balcony'],
    ['a very shy troll under the slide who collects odd socks', 'the troll', 'the socks'],
    ['the moon fell in the pond and a frog wants to keep it', 'the moon', 'the frog'],
    ['two worms racing on the patio', 'the worms', 'the patio']
  ])('finds the first and the last thing of “%s”', (wish, one, two) => {
    const parts = partsOfWish(wish, avoidsNothing)
    expect(parts?.said).toBe(wish)
    expect(parts?.one.the).toBe(one)
    expect(parts?.two?.the).toBe(two)
  })

  test.each([
    ['tomorrow Grandad gets his new hearing aids', 'the hearing aids'],
    ['the day all the shadows went on strike', 'the shadows'],
    ['Mummy burnt the toast this morning', 'the toast']
  ])('finds the one thing of “%s”, and mishears it in two ways', (wish, one) => {
    const parts = partsOfWish(wish, avoidsNothing)
    expect(parts?.one.the).toBe(one)
    expect(parts?.two).toBeNull()
    expect(parts?.heard[0].said).not.toBe(parts?.heard[1].said)
  })

  test('mishears a thing as one of every home that sounds like it, in the same number', () => {
    const parts = partsOfWish('a machine that turns rain into soup', avoidsNothing)
    expect(parts?.heard[0]).toEqual({
      said: 'a machine that turns rain into soap',
      fetched: 'some soap',
      word: 'soap',
      the: 'the soap'
    })
    const shadows = partsOfWish('the day all the shadows went on strike', avoidsNothing)
    expect(shadows?.heard.every(({ fetched }) => /^some \p{L}+s$/u.test(fetched))).toBe(true)
  })

  test('never hears the name of one of the household', () => {
    const soap = partsOfWish('a machine that turns rain into soup', (text) => text.includes('soap'))
    expect(soap?.heard.map(({ said }) => said).join(' ')).not.toContain('soap')
  })

  test('says who is meant where no one was typed', () => {
    expect(partsOfWish('doesn’t want to share his room with the new baby', avoidsNothing)?.said).toBe(
      'somebody doesn’t want to share his room with the new baby'
    )
    expect(partsOfWish('scared of the hand dryer at nursery', avoidsNothing)?.said).toBe(
      'somebody is scared of the hand dryer at nursery'
    )
  })

  test('takes the sentence that says most, in figures and letters that can be read aloud', () => {
    expect(partsOfWish('a machine that turns rain into soup. tomato please', avoidsNothing)?.said).toBe(
      'a machine that turns rain into soup'
    )
    expect(partsOfWish('Ella bumped her chin on the slide, 2 stitches', avoidsNothing)?.said).toBe(
      'Ella bumped her chin on the slide, two stitches'
    )
    expect(partsOfWish('Daddy found 14 socks in the machine', avoidsNothing)?.said).toBe(
      'Daddy found fourteen socks in the machine'
    )
    expect(partsOfWish('Daddy burnt the toast AGAIN', avoidsNothing)?.said).toBe('Daddy burnt the toast again')
  })

  test.each([
    'dinosaurs',
    'a lost penguin',
    'nobody wanted to play with me',
    'being brave',
    'Eid tomorrow with everybody',
    ''
  ])('leaves “%s” alone: too short, or no thing in it', (wish) => {
    expect(partsOfWish(wish, avoidsNothing)).toBeNull()
  })

  test('ends a wish of more than one breath where a clause ends, or says nothing', () => {
    const long =
      'a knight with wobbly legs who rides a very old horse over the hill to the castle and there they have tea with the dragon and biscuits'
    const said = partsOfWish(long, avoidsNothing)?.said ?? ''
    expect(said.length).toBeLessThanOrEqual(110)
    expect(long.startsWith(said)).toBe(true)
    expect(said).toMatch(/castle$/u)
  })
})
