import { describe, expect, test } from 'vitest'

import { isGladOccasion, withoutFirstMeeting } from './glad-occasion.ts'
import { mayBeSorrow, readSorrow } from './sorrow.ts'

describe('a birthday, a feast, a journey to relatives', () => {
  test.each([
    'daddy’s birthday tomorrow', "daddy's birthday today, we made a chocolate cake", 'tomorrow is daddy’s birthday', 'our christmas in the village', 'our eid with all the cousins',
    'sleeping in a tent with dad', 'sleeping in a tent with grandpa in the garden', 'going upcountry to see grandma', 'going to Beijing tomorrow to meet laolao and laoye',
    'flying alone with two kids to see my mum in Spain', 'uncle Ali comes from Dubai for eid'
  ])('“%s” is an ordinary wish', (wish) => {
    expect(isGladOccasion(wish)).toBe(true)
    expect(readSorrow(wish)).toBeNull()
  }) // prettier-ignore

  test.each([
    'daddy’s birthday, he is in heaven', 'daddy’s birthday tomorrow and he won’t be here', 'first christmas without grandpa', 'our christmas in the hospital', 'our eid in the shelter',
    'sleeping in a tent since the flood took the house', 'going upcountry to bury grandma', 'going to the village to see grandma one last time', 'flying to see daddy behind the glass',
    'jiddo wont be at eid this time', 'we drive to grandad one last time', 'our first diwali without dadi', 'going to see grandma in intensive care'
  ])('“%s” is none', (wish) => {
    expect(isGladOccasion(wish)).toBe(false)
    expect(readSorrow(wish)).not.toBeNull()
  }) // prettier-ignore
})

describe('those who meet and have not met', () => {
  test.each([
    'flying to Colombia, she never met her abuelos',
    'going to shanghai to see yeye nainai for the first time since she was a baby',
    'her cousins from Texas arrive on Friday, they have never seen our house',
    'we haven’t seen grandma since last summer, tomorrow she comes',
    'my brother khaled is coming from canada for eid with his daughter maya, she never met her cousins before. she speaks only english and my son is shy. they should play together with the new kite'
  ])('“%s” is a visit', (wish) => {
    expect(withoutFirstMeeting(wish)).not.toMatch(/never|since|first time/u)
    expect(readSorrow(wish)).toBeNull()
    expect(mayBeSorrow(wish)).toBe(false)
  })

  test.each([
    'he never met his dad',
    'she never met her grandpa because he died before she was born',
    'flying to Colombia, her abuela is dying and she never met her',
    'he has not seen his dad since he was a baby',
    'we haven’t seen daddy since last summer, tomorrow he comes out of prison',
    'my brother khaled is coming from syria without his wife, she died on the way',
    'we haven’t seen grandma since the war, she is gone'
  ])('“%s” is none', (wish) => {
    expect(withoutFirstMeeting(wish)).toBe(wish)
    expect(readSorrow(wish)).not.toBeNull()
  })
})

describe('a parent who is small', () => {
  test.each(['dad shrunk and I took him to school', 'mum shrunk and sits in my hand'])('“%s” is play', (wish) =>
    expect(readSorrow(wish)).toBeNull()
  )

  test.each(['mum shrunk so much since the chemo', 'dad shrunk and we took him to the hospital'])(
    '“%s” is none',
    (wish) => expect(readSorrow(wish)).not.toBeNull()
  )
})

test('why grandpa has no hair is asked lightly', () => {
  expect(readSorrow('he asks why grandpa has no hair')).toBeNull()
  expect(readSorrow('he asks why mummy has no hair')).not.toBeNull()
})

test('a long wish is read at once', () => {
  for (const part of [
    'my cousins are coming and ',
    'she never met her aunt ',
    'not seen her for ever ',
    'flying to see nana '
  ]) {
    const wish = part.repeat(Math.floor(2000 / part.length))
    const begun = performance.now()
    isGladOccasion(wish)
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
})
