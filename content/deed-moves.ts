/**
 * How a deed is shown in a room with hands and feet, where that is more to the point than what `act-verbs.ts` knows of its
 * verb. [X|something] is what it is done to, where the wish says that, and else what stands after the bar; so is TO what
 * follows that word.
 */
export interface DeedMove {
  /** Without “to”. */
  verbs: readonly string[]
  /** After the name of the one who shows it: past, without he or she. */
  play: string
  /** After “I’ll be”; and, after that one’s name and with its full stop, what such a one does. */
  other: string
  does: string
}

export const DEED_MOVES: readonly DeedMove[] = [
  {
    verbs: ['swim', 'float', 'paddle', 'snorkel', 'dive'],
    play: 'lay down on the stool, tummy first, and pushed the air back with both arms',
    other: 'the water',
    does: 'shook the blue blanket at one end, and made small waves.'
  },
  {
    verbs: ['fly', 'soar', 'glide', 'hover'],
    play: 'ran three steps with both arms out, and leaned into the bend',
    other: 'the wind',
    does: 'blew from below, with two round cheeks.'
  },
  {
    verbs: ['dance', 'do ballet', 'tap dance', 'waltz', 'breakdance', 'twirl'],
    play: 'went one, two, three on tiptoe, and then round once with both arms up',
    other: 'the music',
    does: 'hummed, and beat time on the table with a spoon.'
  },
  {
    verbs: ['whistle'],
    play: 'made a round mouth, and blew until a bit of something came',
    other: 'the one who hears it',
    does: 'turned round two rooms away, and came back.'
  },
  {
    verbs: [
      'skate',
      'ice skate',
      'ice-skate',
      'roller skate',
      'rollerskate',
      'ski',
      'slide',
      'sledge',
      'skateboard',
      'snowboard',
      'surf'
    ],
    play: 'pushed off in two socks, slid as far as the rug, and waved both arms',
    other: 'the edge',
    does: 'stood there with both arms out, to be held on to.'
  },
  {
    verbs: ['ride', 'cycle', 'scoot', 'balance'],
    play: 'sat astride a cushion, held two spoons in front, and wobbled a bit',
    other: 'the one who holds on behind',
    does: 'ran along behind, and let go without a word.'
  },
  {
    verbs: ['sing', 'hum', 'yodel'],
    play: 'opened a round mouth, laid one hand on the tummy, and held the long note',
    other: 'the second voice',
    does: 'came in one word later, and stayed there to the end.'
  },
  {
    verbs: ['count', 'add up', 'do sums'],
    play: 'counted on ten fingers, and then borrowed two',
    other: 'what’s counted',
    does: 'lay down in a row, and kept still for it.'
  },
  {
    verbs: ['talk', 'speak', 'chat'],
    play: 'opened and shut one hand like a beak, and let it have its say',
    other: 'the one who’s spoken to',
    does: 'said “I see”, and “Go on”, and “She never did”.'
  },
  {
    verbs: ['give', 'share', 'offer'],
    play: 'held out both hands with something in them, and did not quite let go',
    other: '[TO|the one who gets it]',
    does: 'took it, looked at it from below, and asked, “Until when?”'
  },
  {
    verbs: ['win', 'score', 'beat', 'pass', 'save', 'come first', 'kick', 'hit', 'bowl'],
    play: 'took three steps back, ran up, and threw both arms in the air',
    other: 'the crowd',
    does: 'stood up, cheered for the wrong side, and sat down again.'
  },
  {
    verbs: ['teach', 'show', 'train', 'explain'],
    play: 'did it very slowly with one finger up, and then once more from behind',
    other: 'the one who’s being taught',
    does: 'did it the other way round, and was very pleased with it.'
  },
  {
    verbs: ['ring', 'pull', 'tug', 'drag', 'tow'],
    play: 'pulled at a long rope that was not there, and went up on tiptoe with it',
    other: 'whoever’s on the other end',
    does: 'came along by one sleeve, and then by both.'
  },
  {
    verbs: ['open', 'run a', 'run the', 'keep', 'sell', 'start a'],
    play: 'put two chairs side by side, wiped them with a sleeve, and turned round the sign',
    other: 'the first customer',
    does: 'looked in from outside with both hands on the glass, and came in only to look.'
  },
  {
    verbs: ['cook', 'bake', 'stir', 'mix', 'fry', 'brew', 'roast'],
    play: 'stirred with both arms, tasted, and shook in some more from high up',
    other: 'the one who has to taste it',
    does: 'shut both eyes, chewed on nothing at all, and asked for the salt.'
  },
  {
    verbs: ['adopt', 'buy', 'choose', 'pick', 'bring home'],
    play: 'stood before the chairs for a long time, pointed at one, and carried it home',
    other: 'the one that’s chosen',
    does: 'looked up with round eyes, and then at the floor, and then up again.'
  },
  {
    verbs: ['plant', 'sow', 'water'],
    play: 'made a hole with one finger, put something in, and patted it shut',
    other: 'what comes up',
    does: 'lay under the blanket, put out one finger, and after a while the whole hand.'
  },
  {
    verbs: [
      'audition',
      'perform',
      'act',
      'present',
      'host',
      'do the solo',
      'be in',
      'star',
      'recite',
      'do a show',
      'put on'
    ],
    play: 'came to the middle of the rug, bowed a bit too early, and began',
    other: 'the one who decides',
    does: 'sat down behind the table, wrote with a spoon, and said, “Thank you. Next.”'
  },
  {
    verbs: ['ride', 'drive', 'steer', 'sail', 'row', 'paddle', 'pilot', 'pedal', 'race'],
    play: 'sat down on the arm of the sofa, took hold, and leaned into every bend',
    other: 'the one who rides along',
    does: 'held on at the back, and asked if this was the quick way.'
  },
  {
    verbs: ['swap', 'trade', 'exchange'],
    play: 'took one step to the left, and stood there at once like somebody else',
    other: 'the other one',
    does: 'took one step to the right, and had to be told with which foot.'
  },
  {
    verbs: ['catch', 'throw', 'fish', 'chase', 'follow', 'juggle'],
    play: 'ran backwards with both hands up, shut one eye, and jumped',
    other: '[X|what gets caught]',
    does: 'came through the air as a rolled-up sock, and was slower than people think.'
  },
  {
    verbs: ['deliver', 'post', 'send'],
    play: 'came in backwards with something big in both arms, and rang with an elbow',
    other: '[TO|whoever it’s for]',
    does: 'opened by a crack, and said that somebody else had got one yesterday.'
  },
  {
    verbs: ['write', 'read', 'spell', 'copy', 'study'],
    play: 'licked one finger, turned a big page in the air, and wrote with the elbow out',
    other: 'the one who reads it',
    does: 'held it far off, then close, and laughed in the wrong place.'
  },
  {
    verbs: ['mend', 'fix', 'repair', 'invent'],
    play: 'looked at it from below, tapped it twice, and turned something that squeaked',
    other: 'what has to be seen to',
    does: 'stood there with one arm hanging, and went cuckoo at the wrong time.'
  },
  {
    verbs: ['clean', 'wash', 'brush', 'polish', 'tidy', 'sweep', 'mop', 'hoover', 'fold', 'iron'],
    play: 'breathed on it, rubbed it with one sleeve, and breathed once more',
    other: '[X|what gets cleaned]',
    does: 'held up its chin, shut both eyes, and giggled.'
  },
  {
    verbs: ['wear', 'dress', 'try on', 'put on her', 'put on his'],
    play: 'put in one arm, and the other where the head goes, and came out at the top all the same',
    other: 'the mirror',
    does: 'did whatever was done in front of it, a little later.'
  },
  {
    verbs: ['see', 'watch', 'spot', 'visit', 'meet'],
    play: 'stood on tiptoe with a hand over both eyes, and pointed',
    other: '[X|what there is to see]',
    does: 'came up slowly behind the sofa, stayed for a bit, and went down again.'
  },
  {
    verbs: ['count', 'sort', 'collect', 'gather'],
    play: 'pointed at one after the other, lost the place, and began again',
    other: '[X|what’s being counted]',
    does: 'went round to the other end while nobody was looking.'
  },
  {
    verbs: ['help', 'rescue', 'look after', 'feed', 'nurse', 'cuddle', 'hug', 'befriend'],
    play: 'ran there and back with a blanket, and knelt down',
    other: '[X|the one who needs it]',
    does: 'sat on the highest cushion and called, but not too loudly.'
  },
  {
    verbs: ['join', 'enter', 'take part'],
    play: 'came in last, found the smallest gap, and got into it sideways',
    other: 'the one who’s there already',
    does: 'moved up by one, as if nobody else had been expected.'
  },
  {
    verbs: ['move', 'live', 'stay', 'camp', 'move to', 'settle'],
    play: 'put everything into one bag, looked round once more, and shut the door from outside',
    other: 'the new place',
    does: 'stood there, quite empty, and had an echo.'
  },
  {
    verbs: ['drum', 'conduct'],
    play: 'counted to four with one foot, lifted a finger, and gave it everything',
    other: 'the band',
    does: 'came in a little late, as bands do, and went on a little longer.'
  },
  {
    verbs: ['be'],
    play: 'stood with both fists on both hips, and looked far into the distance',
    other: 'somebody who needs one',
    does: 'knocked on the table, had forgotten what for, and knocked again.'
  }
]
