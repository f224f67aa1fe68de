import type { ScenePlot } from '../format.ts'

/** Hans in Luck, at home: a swap for a swap for a swap, until everything is where it started and everybody has gained. */
export const swapRound: ScenePlot = {
  id: 'swap-round',
  about: 'The hero needs one thing for the wish, and its owner wants another for it; the swaps go right round the house, one goes wrong, and in the end the hero hands over the thing itself and is asked along.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast', 'deed'], moods: ['losing', 'quarrel'] },
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
            'For {wish} one needs a good many things, and {H} had all of them but one. That was the blue blanket, and {A} was sitting on it.',
            '{H} was building {wish} on the rug. It was nearly all there. Only one thing was still missing. It was blue, and a blanket, and it was round {A}.',
            '“I need your blue blanket,” said {H}, “for {wish}.” “And I’m cold,” said {A}. That was how it began.'
          ]
        },
        {
          joins: true,
          both: [
            '“What will you give me for it?” said {A}. “I would take the big cushion.” {H} looked in both pockets. There was only a button.',
            '{A} was willing to talk. “For a cushion,” said {A}, “the big cushion, I might.” {H} did not have that.',
            '“It would be {prop.part},” said {H}. “Then it’s worth the big cushion,” said {A}, and sat a bit more firmly.'
          ]
        }
      ]
    },
    {
      id: 'button',
      act: 'want',
      steps: [
        {
          both: [
            'So {H} set out with a button. It was a good button, with four holes and a bit of history.',
            'It would have to be done in stages. {H} put the button in one fist, and went to look for somebody who needed one.',
            '{H} weighed up what there was to trade with. There was one button, half a banana, and knowing how to {do}.'
          ]
        }
      ]
    },
    {
      id: 'first-swap',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '“Do you need a button?” {H} asked {A}. “I need to know something about {wish}, if you have that,” said {A}. “{fact},” said {H}. “Done,” said {A}, and the change was a spoon.',
            '{A} had a jar with nothing in it, and {H} had a button with nothing round it. They saw at the same moment that it was meant to be.',
            '“For a button I can let you have this string,” said {A}. “It has a knot in it already.” {H} felt the knot. It was well made. They shook on it.'
          ]
        },
        { extra: 1, talk: 'begin' }
      ]
    },
    {
      id: 'second-swap',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            '{A} looked it over twice, and did not want any of it. “Show me how to {do},” said {A}, “and you can have my torch.” {H} showed it, from the front and the side.',
            '“What I should like,” said {A}, “is to be {part} for five minutes.” {H} could do that. {A} was {part} for six, and paid with a pencil.',
            'The next one was {A}, and {A} was hard. It took what {H} had, and the half banana, and one “{say}” on top of it. For that there was a paper bag, and it was full.'
          ]
        },
        { extra: 1, talk: 'tease' }
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
            '“In my time we swapped marbles,” said {A}, “and once a goat, but it came back.” {H} offered to listen to that, and got a handkerchief for it, ironed.',
            '{A} had everything, and needed nothing but somebody to find the glasses. {H} found them, on {A}. It was the best business of the evening.',
            'For one kiss {A} gave a toffee, and for one toffee {H} gave two kisses back. {A} said that {H} would never be rich like that.'
          ]
        }
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
            '“I’ll give you this for that,” said {A}, “and that for this.” It was done before {H} had looked. Afterwards both had what they had had.',
            '{A} wished to have back what {A} had swapped. “You’ve got mine,” said {H}. “I like yours better when it’s mine,” said {A}.',
            'What {A} wanted was a go on all of it. {H} said, “When it’s finished.” {A} said, “Now,” and that was worth two spoons.'
          ]
        },
        { joins: true, extra: 1, talk: 'differ' }
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
            'With {A} it was quite simple. {A} took something out of the bag, and left some hair for it.',
            '{H} held out the string to {A}. {A} took one end, and did not see what there was to swap.',
            'The big cushion, as it turned out, belonged to {A}. {H} lay down on the floor, and spoke to it about that for some time.'
          ]
        }
      ]
    },
    {
      id: 'bad-swap',
      act: 'way',
      spare: 4,
      A: 'other',
      steps: [
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“What do I owe you for that?” said {H}. “Seeing is free,” said {A}.',
            'For good advice {A} would not take anything. {H} put a spoon into {A}’s pocket, for later.',
            'It was the only thing that evening that nobody swapped. {A} had given it, and {H} had it.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-swap',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            '“I’ll swap you,” said {A}. “You take this spoon to the drawer, and I take that look off my face.” {H} thought it was dear, and did it.',
            '{A} dealt in time. For carrying three plates one got ten minutes. {H} carried nine plates, one by one, and counted.',
            '“Do I get change?” said {H}. {A} gave {H} a wink and a wooden peg, and kept the receipt.'
          ]
        },
        { joins: true, extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'accounts',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            '{H} sat down on the floor and did the accounts. In one hand there was more than before. In the other one there was a peg.',
            'By then nobody had what they had had at supper. It was like a birthday, only with old things.',
            'From the top of the pile to the bottom it had cost one button. {H} went through it again, and it was so.'
          ]
        }
      ]
    },
    {
      id: 'news',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            '“What is it all for?” said {A}. {H} explained about {wish}. “{guess},” said {A}. {H} let {A} have the truth for nothing. “{fact}.”',
            '{A} had heard that {wish} was going up in price. “Not with me,” said {H}, who had the only one.',
            '“{say},” said {A}, who was paying in words now. {H} bit on it, and it was real.'
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
            'In the end {H} stood there again, with the big cushion in both arms. It had taken the whole house to get it.',
            'So one thing became another, and the last was the big cushion. {H} carried it back to the blue blanket, out of breath.',
            'Behind the big cushion, at last, {H} came back to the place where it had begun. There lay the blanket, with {A} beside it.'
          ]
        },
        {
          joins: true,
          both: [
            '“Here,” said {H}. {A} looked at the cushion, and then at what was on the rug. “I’m not cold any more,” said {A}. “I’ve been watching. Is there room in it for me?”',
            '{A} did not take the cushion. “I only wanted you to come back,” said {A}. “You could have had it at the start. You never said please.” {H} said please.',
            '“I’ve thought about it,” said {A}. “You may have the blanket for nothing, if I may sit under it.” {H} thought about all the buttons. Then {H} lifted the edge.'
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
            'The blue blanket came down over the top, and it was {wish}. {A} and {H} sat in the middle of it, on the big cushion, and it belonged to both.',
            'Now it was finished. {H} and {A} got in from the side. It was blue in there, and one could hear the other breathing.',
            'They pulled it over the chairs, {H} at one end and {A} at the other. One could see at once now that it was {wish}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{fact},” said {H}, under there. “I should have asked more for it,” said {A}.',
            'All the others wished to come in as well. It cost a button.',
            '“That was a good swap,” said {A}. “Which one?” said {H}. “All of it,” said {A}.'
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
        'It passed through the hands of {names}, or what they had for hands.'
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
        'The button lay by the bed. Somebody had given it back with the change.',
        'The blue blanket was pulled from the chairs and laid over the bed, still warm from trade.'
      ]
    },
    {
      both: [
        'For a yawn one got another yawn. It was the last deal of the day.',
        'The lamp was swapped for the dark, and it was a fair exchange.',
        'What nobody would have given away was the warm hollow in the middle.'
      ]
    },
    { extra: 1, draw: 'sleepy' }
  ]
}
