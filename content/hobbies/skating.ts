import type { HobbyFamily } from '../format.ts'

export const skating: HobbyFamily = {
  id: 'skating',
  noun: 'skating',
  keys: [
    'skate', 'skating', 'ice skat', 'figure skat', 'ski', 'skiing', 'snowboard', 'sled', 'sledg', 'toboggan',
    'surfing', 'paddleboard', 'sledding', 'curling', 'snow'
  ],
  marks: [
    'glide', 'glided', 'glides', 'gliding', 'ice', 'skated', 'skating', 'slid', 'slide', 'slope'
  ],
  skills: ['balance', 'brave', 'patient'],
  habit: [
    'glided down corridors in socks for want of ice',
    'had skated so far backwards that front and back were much the same',
    'saw a slope and began at once to slide',
    'could glide on one foot and wave with the other'
  ],
  bridge: {
    balance: [
      'On anything slippery {S} felt at home, since skating is mostly a way of not falling.',
      'Low knees and arms like wings: gliding had made {S} steady for good.',
      '{S} knew from the ice that a slow lean does more than a quick twist.',
      'Long ago the slope had taught {S} where the middle of a person is.'
    ],
    brave: [
      'Pushing off is the hard part of any slope, and {S} had pushed off every time.',
      '{S} had sat down on the ice so often that it was no longer a worry.',
      'From the top nobody could see the end of the slope, but {S} had slid there anyhow.',
      'One foot off the ground and gliding: that had felt impossible to {S}, and then it had not.'
    ],
    patient: [
      'For a single turn on the ice {S} had practised the whole of one grey month.',
      'To glide is to do nothing for a while, as {S} could do better than most.',
      'Up the slope took ages and down took a blink, and {S} had got fond of the up.',
      '{S} knew that skating cannot be learned by stamping.'
    ]
  },
  help: [
    '{S} glided on ahead to see, and glided back to tell.',
    'Bend the knees, showed {S}, as on ice, and nobody slipped.',
    '{S} slid whatever was lying about to where it was wanted.',
    'On the tricky bit {S} went alongside, the way you do with somebody new to skating.'
  ],
  dream: [
    '{S} glided into sleep on one long breath, without a push.',
    'In the dream of {S} the ice was warm, and the skating made no sound.',
    'The night was one long soft slope, and {S} slid down it with closed eyes.',
    '{S} slept as skaters glide, quite still and going somewhere.'
  ]
}
