import type { Bank } from './format.ts'

/**
 * What each of a big household is about while two of them play: one small deed with a thing, or one thing said. They are
 * told in any act of any story, so nothing in them is of the wish, the hour or the place.
 */
export const childrenMeanwhile: Bank = {
  both: [
    '{S} found a button, and kept it for later.',
    '“I knew that,” said {S}, a little too late.',
    '{S} counted everybody, and forgot to count {S}.',
    '“Can I go next?” asked {S}.',
    '{S} wore one sock, and was looking for the other.',
    '“I saw that,” said {S}, to be on the safe side.',
    '{S} drew a small circle in the air, and was pleased with it.',
    '“I’m helping,” said {S}, and held up one hand.',
    '{S} held a piece of string, and would not say what for.',
    '“That’s my place,” said {S}, and sat on it.',
    '{S} brought a torch along, just in case.',
    '“Do it again,” said {S}.',
    '{S} hummed something with only two notes in it.',
    '“You’ve all forgotten me,” said {S}, and was not forgotten any more.'
  ]
}

export const grownUpsMeanwhile: Bank = {
  both: [
    '{S} held a cup of tea that had gone cold an hour before.',
    '“I was just going to say that,” said {S}.',
    '{S} counted heads, and came to one too many.',
    '“Mind your feet,” said {S}, to nobody in particular.',
    '{S} had a tea towel over one shoulder, and did not know it.',
    '“Has anybody seen my glasses?” asked {S}, with the glasses on.',
    '{S} picked up a sock in passing, and asked whose it was.',
    '“It was exactly like this last time,” said {S}.',
    '{S} moved along, so that there was room for one more.',
    '“Two more minutes,” said {S}, and meant ten.',
    '{S} found an old receipt in a pocket, and read all of it.',
    '“I only came in for the scissors,” said {S}, and stayed.',
    '{S} passed the last biscuit along, and it did not come back.',
    '“Don’t look at me,” said {S}, and they all did.'
  ]
}

/** What a baby is about who is not yet one year old, and cannot walk past a thing: told in any act of any story. */
export const newbornsMeanwhile: Bank = {
  both: [
    '{names} slept through that, and did not miss much.',
    '{names} yawned, and it went all the way up to the ears.',
    '{names} lay and looked at the lamp, which was new every time.',
    '{names} blew a bubble, and was surprised when it stopped.',
    '{names} kicked the blanket off, and it was put back.',
    '{names} opened one eye, and had seen enough.',
    '{names} held on to a corner of the blanket, and meant to keep it.',
    '{names} sneezed, and it was the smallest sneeze in the house.',
    '{names} made a noise like a very small door.',
    '{names} smiled at the ceiling, as if it had said something.',
    '{names} looked from one face to the next, and began again at the first.',
    '{names} stretched as far as there was to stretch.'
  ]
}

/**
 * How those are there who have nothing to do in an act, several in one sentence or one alone: no deed with a thing, of which
 * there is only one. They are told of any story and place, also after a sorrow.
 */
export const onlookers: Record<'want' | 'way' | 'turn', Bank> = {
  want: {
    both: [
      '{names} had come to see what there was to see.',
      '{names} heard it too, and came closer.',
      'It was not long before {names} had come as well.',
      'Nobody had to call {names}.',
      '{names} moved up, so as to miss nothing.',
      '{names} wanted to know how it would go on.',
      'None of this was lost on {names}.'
    ]
  },
  way: {
    both: [
      'It did not get past {names} either.',
      '{names} saw all of it, from quite near.',
      '{names} waited for what came next.',
      'All this time {names} had hardly moved.',
      '{names} looked on, and thought hard.',
      '{names} would have had another plan, and kept it for later.',
      'Even {names} had nothing to add.',
      '{names} had never seen it done like that.'
    ]
  },
  turn: {
    both: [
      '{names} saw it too.',
      '{names} had seen it from the front.',
      'It was just what {names} had been waiting for.',
      'From {names} came a long breath, as after a race.',
      '{names} came a little closer still.',
      '{names} looked, and looked again.',
      'For once {names} did not miss a thing.',
      '{names} nodded, though nobody had asked.'
    ]
  }
}
