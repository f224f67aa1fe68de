import { wishPlot } from '../wish-plot.ts'

export const whoeverDance = wishPlot({
  id: 'wish-whoever-dance',
  visits: 'anything',
  whoever: [
    'can’t dance',
    'wants to dance',
    'wants to be a dancer',
    'can’t do ballet',
    'dreams of dancing',
    'is afraid to dance',
    'is too shy to dance',
    'is bad at dancing',
    'is no good at dancing',
    'has two left feet',
    'wants to boogie',
    'has no rhythm',
    'is a terrible dancer',
    'treads on everyone’s toes',
    'steps on everybody’s feet',
    'is rubbish at dancing',
    'can’t do the steps',
    'forgets the dance steps',
    'wishes it could dance',
    'is a clumsy dancer',
    'bumps into things when dancing',
    'trips over its feet when dancing'],
  company: ['radio', 'table'],
  about: 'Somebody who bumps into the table when dancing is told that twice is a step, and all dance it, with the “sorry” in it.',
  titles: ['Twice Is a Step', 'The Sorry', 'Dancing to the Weather', '{visitor} Bumps Into the Table', 'One, Two, Bump'],
  want: [
    {
      id: 'dance-music',
      A: 'partner',
      paragraphs: [
        'There was dance music on the radio until the news. {H} wanted to dance all of it, to the very last note. But {A} sat down after two songs, as always. “I’m danced out,” said {A}.',
        'Then there was a bump at the door. It was {visitor.first}. “I heard the music,” said {visitor}. “We’re at the third song,” said {H}. “I’d better only look,” said {visitor}. “When I dance, it always ends with sorry.”'
      ]
    }
  ],
  way: [
    {
      id: 'paper-steps',
      A: 'partner',
      paragraphs: [
        '“You only have to know where to tread,” said {A}. Round the table {A} laid sheets of newspaper, one for each step. {visitor} trod on the first and on the second. The third slid off with {visitor} on it, and went bump against the table. The salt fell over.',
        '“Sorry,” said {visitor}. {H} put the paper back. First sheet, second sheet, and bump. “Sorry,” said {visitor}. Over went the salt.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to count,” said {A}. “One, two, three, one, two, three.” {visitor} counted very well, and did not move at all. “And now go as well,” said {A}. “I can’t do both,” said {visitor}. “When I go, the numbers stop.”',
        'So {H} counted instead. {H} counted up to three. Then it was four, and then eleven, because it was going so nicely. By then they were all somewhere else in the room. “Which one was I?” asked {visitor}. “I think you were the six,” said {A}.'
      ]
    },
    {
      id: 'nobody-looking',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Shall we look the other way?” asked {A}. “It’s easier then.” So they all turned round to the wall, and listened. At first there was nothing. Then there was a small scrape, and another, quite in time.',
        '“That’s it!” called {H}, and turned round. {visitor} stood there with a broom. “I was only sweeping up the salt,” said {visitor}. “It was in time,” said {A}. “That was the salt,” said {visitor}.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In ballet you go on the tips of your toes, said {A}. Then the people underneath can sleep. {A} went up, held on to the curtain, and came down. {H} went up, and could see the dust on the lamp.',
        '{visitor} went up too, and stayed there. It was only for a moment, and it creaked. “What’s it like?” asked {H}. “There’s more wind,” said {visitor}. Then it said bump. “Sorry,” it said from the floor. “But I was up.”'
      ]
    },
    {
      id: 'the-bow',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’d like to know one thing,” said {visitor}. “When they’ve finished, do they really throw flowers?” “At the good ones,” said {A}. There were no flowers just then. There was some parsley in a glass.',
        'So they practised that first, as it comes at the end. {visitor} bowed, and {H} threw the parsley. It landed on top, and stayed there. {visitor} would not have it taken off. “You never know,” said {visitor}, “how long it has to last.”'
      ]
    },
    {
      id: 'in-the-queue',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Did you ever dance right to the end?” asked {H}. “Once,” said {visitor}. “It was at a wedding. There was a long line of people, and I was in it. I went where it went. It was lovely.” “And then?” “Then we were outside,” said {visitor}. “It was the queue for the coats.”',
        '{A} got out the coats, and they queued. They hummed while they did it, and moved up. It was true. A queue was a sort of dance, only it got you a coat.'
      ]
    },
    {
      id: 'tango',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The fourth song was a tango. For that you have to look cross, and walk as if somebody had taken your chair. {A} could do that at once. {H} put the parsley between two rows of teeth, and walked towards the cupboard. {visitor} walked towards the window.',
        'In the middle they met. “After you,” said {visitor}. “After you,” said {H}. “You can’t say that in a tango,” said {A}. They tried it crossly. “AFTER you,” said {visitor}. It was by far the most dangerous thing that anybody had danced all evening.'
      ]
    },
    {
      id: 'partner-broom',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps you need a partner that you can’t tread on,” said {A}, and handed over the broom. {visitor} held it politely, and asked whether it came here often. They went once to the left. They went once to the right. The broom was very good.',
        '“It leads,” whispered {visitor}. At the turn the broom went the one way, and {visitor} went the other. The broom did not say anything. It lay there under the chair. “Sorry,” said {visitor}, and helped it up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had got up on the fifth song. {A} went along the wall, stopped, looked back, and went on. At the corner {A} did it again. “What dance is that?” whispered {visitor}. “That’s called supper,” said {H}. “You go to where it is, and then you look whether anybody’s coming.”',
        '{visitor} went along behind, along the wall. They stopped, looked back, and went on. It ended at a bowl. There was no table in it anywhere.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I met my best friend by dancing,” said {S}. “How?” asked {A}. “I stood on a foot,” said {S}, “and that’s whose it was. We had to sit out the whole evening, with the foot on a chair. And so we got talking.”',
        '“And if you’d been good at it?” asked {visitor}. {S} thought about that. “Then I’d have danced straight past,” said {S}. “It was a good foot, too. It knew all the songs.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} only knew one dance, and it was going round until you fall. {S} did it, and fell. “That’s good,” said {visitor}. “That has got the bump at the end as well.” “You’ve got to have it at the end,” said {S} from the floor. “Afterwards you can’t find the table.”',
        '{A} asked if there was a sorry in it. “No,” said {S}. “There’s only more.” Then the lamp stopped turning. {S} got up and did it the other way round, to wind it back.'
      ]
    },
    {
      id: 'what-a-step-is',
      A: 'partner',
      paragraphs: [
        'But {A} had been watching the salt. “It was two steps and a bump, both times,” said {A}. “I know,” said {visitor}. “Sorry.” “And a sorry as well, both times,” said {A}.',
        '“Once is a bump. But twice? Twice is a step.” {H} stood the salt up. “Show me,” said {H}. “I don’t know that one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sorry',
      A: 'partner',
      paragraphs: [
        '“Well,” said {visitor}. “You go one, and you go two. Then you don’t look.” Bump. {H} did it too. One, two, bump. “You’ve left out the sorry,” said {visitor}. “It’s a turn. You look back, and you bend a little.”',
        'One, two, bump, and sorry. {A} got up from the chair, and went along behind. At each round the salt fell over, exactly on the beat. “Who invented this?” called {A}. “I did,” said {visitor}. “By mistake.”'
      ]
    },
    {
      id: 'what-you-do-anyhow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you got any more?” asked {A}. “I’ve only got what I do anyhow,” said {visitor}, and {caller.does}. “Again,” said {A}. {visitor} did it again. “Twice!” cried {H}. Now that was a step as well, and it went in between the two and the bump.',
        '{A} tried it, and {caller.move}. It needed room. “You do it with more elbow than I do,” said {visitor}. “But it’s the right dance.”'
      ]
    },
    {
      id: 'leading-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it begin?” asked {A}, who always came in a bit late. {visitor} had never thought about it. They watched from the side, very closely. First of all, before the one and before the two, something moved by itself. It was {caller.part}.',
        '“That’s been dancing all the time,” said {H}. “You’ve only been going along behind.” {visitor} was astonished. “And I always told it to keep still,” said {visitor}.'
      ]
    },
    {
      id: 'more-salt',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next they put more on the table, so that there was more to hear. The spoon fell on its side, and went ting. A walnut rolled to the edge and stayed there. It was never quite sure. The pepper came down later than the salt, because it was fatter.',
        '“We’re a band,” said {A}. {visitor} danced in front, and decided how hard to bump. It could be done very softly, so that only the spoon heard it. {visitor} had never done a soft one before. Up to then they had all been accidents.'
      ]
    },
    {
      id: 'to-the-weather',
      A: 'partner',
      paragraphs: [
        'Then the music was over, and a man read the news. {H} stopped, and so did {A}. But {visitor} had only just begun. One, two, bump. “In the west there will be rain,” said the man. “Sorry,” said {visitor}, and turned.',
        'It went quite well. “Rain in the west,” said the man, “and later on also in the east.” “Sorry,” they said, all three of them, and bent a little. “I’m not a bit danced out,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round twice to the third song, and sat down with a thump.',
      '{names} moved up, so that there was room to look on.',
      { text: '{names} rolled the rug back, as far as the chair.', needs: ['hands'] },
      { text: '{names} turned the knob on the radio until it stopped crackling.', needs: ['hands'] }
    ],
    way: [
      '{names} slid across on the third sheet, all the way to the door.',
      '{names} stayed under the table, where the bump was loudest.',
      { text: '{names} picked up the salt, and threw a pinch over one shoulder.', needs: ['hands'] },
      { text: '{names} smoothed out the newspaper, and read a bit of step four.', needs: ['hands'] }
    ],
    turn: [
      '{names} did the bump with the whole of one side.',
      '{names} went round behind the others, a sorry too late.',
      { text: '{names} clapped on the bump, and missed it by a little.', needs: ['hands'] },
      { text: '{names} caught the salt in mid-air, and that counted as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was folded up again, with the steps inside. {H} wiped the salt from the table, and it was quite a lot.',
    'Then they went to wash, one, two, and at the door there was a bump. Nobody had to say what came next.'
  ],
  last: [
    'One breath, two breaths, and a soft bump against the pillow, and {H} was asleep.',
    'In the west there was rain, and later in the east, and {H} was asleep.'
  ]
})
