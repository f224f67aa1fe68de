import type { HobbyFamily } from '../format.ts'

export const chasing: HobbyFamily = {
  id: 'chasing',
  noun: 'chasing and fetching',
  only: 'animal',
  keys: [
    'chas', 'chase', 'chasing', 'fetch', 'fetching', 'sniff', 'sniffing', 'dig', 'digging', 'bark', 'barking',
    'walkies', 'hunting', 'mouse', 'mice', 'laser', 'squirrels', 'tail', 'zoomies', 'balls', 'tug', 'bones',
    'treats', 'scratching', 'exploring the garden', 'digging holes', 'digging in the garden', 'chasing games',
    'chasing balls', 'pouncing', 'watching birds', 'howling'
  ],
  marks: [
    'chase', 'chased', 'chasing', 'digs', 'fetch', 'fetched', 'followed', 'following', 'hunt', 'hunting', 'sniff',
    'sniffed'
  ],
  skills: ['look', 'brave', 'listen'],
  habit: [
    'chased leaves, shadows and now and then a sock',
    'fetched things, including some that nobody had thrown',
    { text: 'sniffed at each visitor twice, for the record', needs: ['nose'] },
    'followed anything that rolled, right to the end',
    'had once chased a pigeon, and was surprised to nearly get it',
    'followed the postman, at a distance, out of interest',
    'hunted crumbs along the skirting board',
    'would fetch one shoe, and never its friend',
    'chased the broom whenever it was working',
    'had followed a beetle all round the kitchen',
    'thought that anything thrown was for chasing',
    'fetched the newspaper, in pieces',
    'lived for fetching, and for what came after fetching',
    'hunted socks, and brought them in alive',
    'was still waiting for that stick, and would fetch it at once'
  ],
  bridge: {
    look: [
      'Nothing small could move without being seen by {S}, who had chased a thousand leaves.',
      '{S} had an eye for whatever twitched, from all that chasing.',
      'To fetch a thing you must see where it fell, and {S} always had.',
      'After years of following bugs along the floor {S} missed no crumb.'
    ],
    brave: [
      'When there was something to be chased, {S} never asked how big it was.',
      '{S} had followed a ball under the darkest bed there is.',
      'Whoever digs does not know what is down there, and {S} had never minded.',
      { text: 'A sniff, and then in head first: that was how {S} went into every hunt.', needs: ['nose'] }
    ],
    listen: [
      'Before any chase comes a very small rustle, and {S} had never missed one.',
      '{S} could hear a thing being not thrown, and did not fetch it.',
      { text: 'One ear up and one ear round was how {S} followed the world.', needs: ['ears'] },
      'Things that hide make tiny noises, as {S} had found while hunting for socks.'
    ]
  },
  help: [
    '{S} fetched what had rolled away, and looked pleased for a long time.',
    { text: 'With one deep sniff {S} made sure that all was well.', needs: ['nose'] },
    '{S} followed at the very back, so that nobody could be lost.',
    { text: 'A little chase round everyone’s legs, and {S} had them all in a good mood.', party: 'together', needs: ['legs'] }
  ],
  dream: [
    { text: '{S} slept, and in the dream chased something slow.', needs: ['legs'] },
    'The chase was over for today, and {S} lay where it had ended.',
    'In sleep {S} followed a leaf, and it was in no hurry either.',
    { text: 'One last sniff at the blanket, and {S} was asleep.', needs: ['nose'] },
    'A ball was thrown again and again in the dream, and {S} fetched it.',
    '{S} dreamt of a chase with nobody in a hurry.',
    'Everything had been fetched, and {S} could sleep.',
    'Nothing else needed following that day, so {S} slept.',
    'Somewhere in sleep {S} hunted a biscuit, and the biscuit waited.',
    'There was one more thing to fetch, and {S} fetched it in a dream.',
    'Just before the end of the chase {S} fell asleep.',
    'A leaf was chased through the dream, and got away, and {S} did not mind.',
    'What {S} hunted in the dream was a slipper, and it held still.',
    'Whoever threw it in the dream threw it far, and {S} fetched it slowly.'
  ],
  meanwhile: [
    '{S} fetched a slipper, waited, and took it away again. It had been the wrong game.',
    'A fly came in at the door, and {S} came chasing after it. Then the fly came back, following {S}.',
    'One sock went past the door, close to the floor. Behind it, with the other end, was {S}, home from the hunt.',
    'A potato rolled out of its bag. {S} was not chasing it, only going the same way at the same speed.',
    { text: 'A parcel had come. {S} sniffed it from end to end, and spent longest on the sender.', needs: ['nose', 'legs'] },
    { text: 'There was running to the door, and walking back. {S} had chased off a bus that was leaving anyway.', needs: ['legs'] },
    'Under the cupboard was a ball that could not be fetched. {S} lay in front, and waited for it to change its mind.',
    { text: 'At the kitchen door {S} gave a sniff. It was only carrots, and {S} went away, but not far, in case of a mistake.', needs: ['nose'] },
    { text: 'One ear of {S} went up, turned, and followed something across the ceiling. The rest of {S} stayed where it was.', needs: ['ears'] },
    'The tap let go a drop, and then another. {S} was hunting the second, and had hopes of the third.',
    'In the hall mirror there was another one. {S} chased it off, came back to make sure, and there it was.',
    { text: 'Round the rug went {S}, chasing a tail, and was very nearly caught. After that both of them lay down.', needs: ['legs'] }
  ]
}
