import type { ScenePlot } from '../format.ts'

/** Hans in Luck, at home: a swap for a swap for a swap, until everything is where it started and everybody has gained. */
export const swapRound: ScenePlot = {
  id: 'swap-round',
  about: 'The hero needs one thing for the wish, and its owner wants another for it; the swaps go right round the house, one goes wrong, and in the end the hero hands over the thing itself and is asked along.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast', 'deed'], moods: ['quarrel'] },
  titles: [
    'What Will You Give Me for It',
    'A Fair Swap',
    'Round and Round It Went',
    'Half a Banana and a Promise',
    '{H} Gets It Cheap',
    'All for a Blue Blanket',
    'The Swapping Evening',
    'A Button, and Change',
    'What {H} Had at the End',
    'Nothing Was Ever Given Back',
    'A Good Deal'
  ],
  elements: ['hidden treasure', 'kindness quest'],
  talkers: 2,
  scenes: [
    {
      id: 'needs',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '{H} was building {wish} on the floor. It was nearly all there. It only wanted a roof, and {A} was sitting on the picnic rug.',
            'Everything was there for {wish}, all but the roof. “Can I have the picnic rug?” said {H}. “I’m cold,” said {A}.',
            '“I need your picnic rug,” said {H}, “for {wish}.” “I need it too,” said {A}. “I’m under it.”'
          ]
        },
        {
          joins: true,
          both: [
            '“What’ll you give me for it?” said {A}. “I’d take a big cushion.” {H} had no big cushion. {H} had a button.',
            '“You can have it for a big cushion,” said {A}. {H} looked in both pockets. There was only a button.',
            '{A} wanted a big cushion for it. All that {H} had was a button.'
          ]
        },
        { extra: 2, talk: 'begin' }
      ]
    },
    {
      id: 'first-swap',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '“Do you need a button?” said {H} to {A}. “I need somebody to play {wish} with me,” said {A}. “Then you can have my spoon.”',
            '{A} had a good spoon, and looked at the button. “That’s not enough,” said {A}. “You have to play {wish} with me as well.”',
            '“A button’s not much,” said {A}. “But if you play {wish} with me, you can have this spoon for it.”'
          ]
        },
        {
          joins: true,
          both: [
            'So they did. They needed {stand.part} for it, and took {stand.is}.',
            '{H} was for it. “Then we need {stand.part},” said {H}. They found {stand.is}.',
            'That was a good price. For {stand.part} they had {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“I’m {A.part},” said {A}. “That’s in the price.”',
            '{A} got to be {A.part}, and {H} was {H.part}.',
            '“Who am I?” said {A}. “{A.part},” said {H}, and shook hands on it.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“That was worth a spoon,” said {A}. {H} got the spoon and {A} got the button.',
            '{A} took the button, and {H} got the spoon, with a handshake.',
            'So {H} had a spoon now. It was much bigger than a button.'
          ]
        }
      ]
    },
    {
      id: 'elder-swap',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} could use a spoon, but only with a story. “Tell me about {wish},” said {A}. “{fact},” said {H}.',
            '“What have you got there?” said {A}. “A spoon,” said {H}, “and this. {fact}.” {A} took the second one.',
            '{A} had nothing to swap, only something to say. “{fact},” said {A}. {H} gave half a biscuit for it.'
          ]
        },
        { extra: 1, talk: 'near' }
      ]
    },
    {
      id: 'child-swap',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“I’ll swap you nothing for everything,” said {A}. {H} thought about it. It was not a good swap.',
            '“Swap me your sock,” said {A}. They swapped socks. Now they both had one of each.',
            '{A} wanted to be {part}. “That costs a raisin,” said {H}. {A} paid with half of one.'
          ]
        },
        { extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'pet-swap',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} was lying on something, and would not swap it for anything. It was only a sock, but it was warm.',
            'With {A} it was easy. {A} gave nothing, and got half a biscuit for it.',
            '{H} offered {A} a sock for a sock. {A} took the first one and kept the second.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-swap',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '“I’ll swap you,” said {A}. “You take this plate to the kitchen, and you get two minutes more.” {H} took four plates.',
            '{A} dealt in kisses. One got three for a clean plate. {H} brought two plates.',
            '“Do I get any change?” said {H}. {A} gave {H} a kiss, and that was the change.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'news',
      act: 'way',
      spare: 5,
      A: 'other',
      steps: [
        {
          both: [
            '“What’s it all for?” said {A}. “For {wish},” said {H}. “{guess},” said {A}. “{fact},” said {H}, and that one was free.',
            '{A} paid in words now. “{say},” said {A}. {H} took it.',
            '“I know something about {wish},” said {A}. “What does it cost?” said {H}. “Nothing. {guess},” said {A}.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'accounts',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            '{H} sat down and counted. It had begun with one button, and it was more than that now.',
            'Nobody had what they had had at supper. It was like a birthday, only with old things.',
            '“{fact},” said {H} between two swaps. That could be had for nothing.'
          ]
        }
      ]
    },
    {
      id: 'second-swap',
      act: 'way',
      S: 'other',
      A: 'hero',
      steps: [
        {
          both: [
            '{S} had the big cushion. “I don’t want a spoon,” said {S}. “I want a turn. I want to do {wish} too.”',
            '“You can have the big cushion,” said {S}, “for your spoon and one turn at {wish}.”',
            'The big cushion belonged to {S} that evening. “It costs a spoon,” said {S}, “and I get a go at {wish}.”'
          ]
        },
        {
          joins: true,
          both: [
            '{H} fetched {stand.part}, which was really {stand.is}. “Now you,” said {H}.',
            'This time they needed {stand.part}. They made it out of {stand.is}.',
            '“All right,” said {H}. “For your turn you get {stand.part}.” That was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            'Then {S} handed over the big cushion, and {H} gave {S} the spoon.',
            'So {H} had the big cushion at last, and it had cost one button.',
            '{S} let go of the big cushion. “It was a good turn,” said {S}.'
          ]
        }
      ]
    },
    {
      id: 'back',
      act: 'turn',
      A: 'partner',
      steps: [
        {
          both: [
            '{H} carried the big cushion back to {A}, who was still sitting on the picnic rug.',
            'Behind the big cushion {H} came back, out of breath. {A} and the picnic rug were still there.',
            '“Here’s your big cushion,” said {H}. Now {A} had to get up off the picnic rug.'
          ]
        },
        {
          joins: true,
          both: [
            '“I’m not cold any more,” said {A}. “I only wanted you to come back. Is there room in it for me?”',
            '“You can have the rug for nothing,” said {A}, “if I can sit under it too.” {H} thought about the button and the spoon.',
            '{A} did not take the cushion. “You never said please,” said {A}. “Please,” said {H}. It was as easy as that.'
          ]
        }
      ]
    },
    {
      id: 'inside',
      act: 'turn',
      A: 'partner',
      steps: [
        {
          both: [
            'The picnic rug came down over the top, and it was {wish.noun}. {H} and {A} sat in it, on the big cushion.',
            'Now it had a roof. {H} and {A} got in from the side, and it was dim in there. It was {wish.noun}, all round.',
            'They pulled the picnic rug over it, {H} at one end and {A} at the other. There it was, roof and all.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“{fact},” said {H}, under there. “I should’ve asked more for it,” said {A}.',
            '“Coming in costs a button,” said {H}. {A} was in already.',
            '“That was a good swap,” said {A}. “Which one?” said {H}. “All of them,” said {A}.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'Well provided with things of all kinds were {names}.',
        'Nothing was for sale yet at the doors of {names}.',
        'Among those who might have something were {names}.'
      ]
    },
    way: {
      both: [
        'Trade was brisk with {names} as well.',
        'Past {names} went a spoon, a peg, and the same spoon.',
        'It passed through the hands of {names}, or through what does for hands.'
      ]
    },
    turn: {
      both: [
        'A place in there, at the edge, was kept for {names}.',
        'With all that they had swapped, {names} sat round it.',
        'Soon the feet of {names} looked out at the end.'
      ]
    }
  },
  bed: [
    {
      both: [
        'Next morning everything could be swapped back, or not. It was only things.',
        'The button went back into its tin. Somebody had given it back with the change.',
        'The blue blanket was pulled from the chairs and folded up, still warm from trade.'
      ]
    },
    {
      both: [
        'For every yawn there was another yawn. It was the last deal of the day.',
        'The lamp was swapped for the dark, and it was a fair exchange.',
        'What nobody would have given away was the warm hollow in the middle.'
      ]
    }
  ]
}
