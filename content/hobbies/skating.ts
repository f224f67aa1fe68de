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
    'could not see a slope without sliding down it',
    'could glide on one foot and wave with the other',
    'slid along the kitchen floor to breakfast',
    'wore the skating hat all year, even in the bath',
    'knew every slope between home and the shop',
    'patted the ice after every fall, so that it was not sorry',
    'skated with a chair, and then without the chair',
    'had one knee for the ice and one for best',
    'glided past the shop and had to turn round for the bread',
    'looked at puddles all winter, and hoped for ice',
    'skated arm in arm with anybody who asked',
    'drew an eight on the ice, and then a nine, which is harder'
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
    '{S} slept as skaters glide, without a sound.',
    'The skates were dry, the ice was far away, and {S} was in bed.',
    'One last slide across the sheet, and {S} slept.',
    'A penguin was skating in the dream, arm in arm with {S}.',
    '{S} dreamt of a pond with moonlight on the ice.',
    'Slowly the bed in the dream began to glide, and {S} let it.',
    'No one falls on the ice of a dream, and neither did {S}.',
    'Both feet of {S} were tired from skating, and lay still.',
    'The blanket was as smooth as new ice, and {S} lay under it.',
    'Down the softest slope of all went {S}, asleep.',
    'In big slow rounds {S} skated through the night.'
  ],
  meanwhile: [
    'An ice cube had got away in the kitchen. {S} watched it glide under the fridge, and waited for it at the other end.',
    'Somebody had polished the floor. {S} was the first to hear of it, going by at a glide.',
    'Where the floor was smoothest {S} slid, and sat down. It had not been meant, and was done again.',
    'Past the door slid {S}, facing the wrong way. A moment later came one slipper.',
    { text: 'In two pairs of socks {S} slid down the hall and into the coats. The coats were used to it.', needs: ['hands', 'legs'] },
    { text: 'Bent low, with one hand behind the back, {S} was skating round the rug. In the bend a cushion gave way.', needs: ['hands', 'legs'] },
    { text: '“This isn’t floor, it’s ice,” said {S}, and was a very long time getting to the fridge.', says: 'S' },
    { text: '{S} sat on a cushion and held on tight. “It doesn’t slide yet,” said {S}. “It hasn’t got a slope.”', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“I could do that backwards once,” said {S}, and showed how, holding the table. It was a glide as far as the sugar.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'Down the whole length of the table slid a coaster, and {S} swept before it with one sleeve. It stopped a crumb short.', needs: ['hands'] },
    { text: 'Three egg cups on the rug were the judges. {S} skated by in socks, and came back to see the marks.', needs: ['hands', 'legs'] },
    { text: 'Two spoons were racing down a tray that {S} held at a slope. The small one slid home, a length ahead.', needs: ['hands'] }
  ]
}
