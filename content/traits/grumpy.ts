import type { Trait } from '../format.ts'

export const grumpy: Trait = {
  id: 'grumpy',
  keys: [
    'grumpy', 'grouchy', 'cranky', 'cross', 'moody', 'grumble', 'bad-tempered', 'irritable', 'crabby',
    'short-tempered', 'angry', 'hot-tempered', 'fiery', 'complain'
  ],
  marks: [
    'grumpy', 'grumpily', 'grumble', 'grumbled', 'grumbling'
  ],
  habit: [
    'was grumpy until the second breakfast and golden after it',
    'grumbled at the weather, and the weather did its best',
    'did good things grumpily, so that nobody would make a fuss',
    'had a warm heart with a grumpy door'
  ],
  stance: [
    '{S} grumbled a little when it was praised, so that nobody would make a fuss.',
    'Somewhere below the grumpy eyebrows {S} was pleased.',
    '“Fine,” was all the look on {S} said, rather grumpily, and then it was done.',
    'There was some grumbling from {S}, warm as a kettle.'
  ],
  rest: [
    '{S} grumbled once at the pillow, out of habit, and hugged it.',
    'Nobody so grumpy had ever been so comfortable as {S} was now.',
    'The last grumble of {S} turned into a yawn halfway.',
    'Grumpily {S} let the blanket be pulled up, and smiled underneath.'
  ]
}
