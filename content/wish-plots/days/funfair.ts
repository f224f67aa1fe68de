import { wishPlot } from '../wish-plot.ts'

export const funfair = wishPlot({
  id: 'wish-funfair',
  beginsElsewhere: true,
  wishes: ['funfair', 'fun fair', 'fairground', 'fairgrounds', 'ghost train', 'big wheel', 'ferris wheel'],
  answers: ['going', 'ride', 'rides', 'riding', 'ghost', 'train', 'wheel', 'high', 'lights', 'candyfloss', 'candy', 'floss', 'dodgems', 'bumper', 'cars', 'music', 'toffee', 'apple', 'scary', 'fast', 'trip', 'ticket', 'tickets'],
  except: ['hamster', 'steam', 'closed', 'goldfish', 'broken', 'stuck'],
  company: ['ghost', 'bucket'],
  moods: ['first', 'afraid', 'waiting', 'losing'],
  out: true,
  about: 'The ghost of the ghost train frightens nobody, and the hero, who wanted a small fright, finds out what to say instead of boo.',
  titles: ['Boo, It Said to a Bucket', 'One Small Fright', '{H} Talks to the Ghost', 'What the Ghost Said Instead', 'The Ghost on the Step'],
  want: [
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        'At the funfair it smelled of burnt sugar, and the big wheel had lights all the way round. But {H} wanted a fright, quite a small one, on the ghost train.',
        'They sat down in front, and held on to each other. It was dark in there. Something white came out of the wall. “Boo,” it said. But it was facing the wrong way, and said it to a bucket. They rolled out into the light again, and {H} looked at {A}. “Was that it?” asked {H}. “That was it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'mirrors',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By the ghost train stood some funny mirrors. In one of them {A} was as long as a drainpipe. In the next {H} was as wide as a sofa. {H} waved, and the sofa waved.',
        'The last mirror showed them just as they were. They stood in front of it for a while. “Is that one broken?” asked {H}. “It must be,” said {A}.'
      ]
    },
    {
      id: 'floss',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had a candyfloss between them. It was as big as a pillow, and there was nothing in it. {H} bit into one side, and {A} into the other. Their noses met in the middle.',
        'Now {A} had a pink beard. “Have I got any on me?” asked {A}. “No,” said {H}, who had a moustache of the same. Everybody they met smiled at them.'
      ]
    },
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        'Behind the ghost train sat the ghost, on a step, with a cup of tea. “I’d like my fright, please,” said {H}. The ghost sighed. “I can’t see through this thing,” it said. “And nobody minds a boo. They’ve heard it all before.”',
        'So they tried out other words. “Whoo,” said the ghost. That was only a draught. “Brrr,” it said. That was a bus. “Soup,” it said. “Nearly,” said {H}, to be kind.'
      ]
    },
    {
      id: 'how-it-creeps',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} thought that it ought to creep. The ghost crept. It trod on the hem of its sheet, and sat down on the step again, rather hard. “It’s a sheet for a double bed,” it said, “and I’m quite a small ghost.”',
        'They folded it over at the top and pinned it with a peg. Now you could see its boots. They were good strong boots with a red stripe, and nobody would have been afraid of those.'
      ]
    },
    {
      id: 'ducks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next door you could fish for ducks with a hook. They came round and round in a tin river, and each had a number underneath. {H} caught the same duck four times.',
        '“It likes you,” said {A}. The man said that four times the same one was a prize as well. The prize was a whistle, and {H} blew it. It said quack.'
      ]
    },
    {
      id: 'organ',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The music came out of an organ with a small wooden man on top. He had a stick in his hand, and hit a bell with it whenever it was his turn. In between he looked at the people.',
        '“He’s got it easy,” said {A}. They waited for him. He let four tunes go by and did not move. Then he hit the bell just once, ting, and everybody jumped. “You have to know when,” said {H}.'
      ]
    },
    {
      id: 'dodgems',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They stood at the rail by the dodgems. The cars had sparks at the top and rubber at the bottom. They were all on their way somewhere, and none of them got there.',
        'Two ladies bumped into each other at the same corner three times. “After you,” said one. “No, no,” said the other one, and bumped. “It’s like our hall,” said {A}, “when everyone’s putting their shoes on.”'
      ]
    },
    {
      id: 'pet-fair',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The ghost leaned down and said boo to {A}, to practise. {A} looked at it, and at its tea, and at it again.',
        '“You see?” said the ghost. “Nothing at all.” “Don’t mind {A},” said {H}. “{A} has lived with us for years.” That comforted the ghost a bit.'
      ]
    },
    {
      id: 'elder-coconut',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was your size, I won a coconut here,” said {S}. “I carried it home on the bus, and it had a seat of its own.” “What was in it?” asked {A}.',
        '“We never found out. My father hit it with a hammer, and my uncle drove over it. In the end we called it Norman and kept it by the door.” {S} looked over to the coconuts. “That one there is very like him.”'
      ]
    },
    {
      id: 'child-frightens',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to show the ghost how it was done, and went round the corner. They waited. Nothing came. “Aren’t you coming?” called {A}. “I’m waiting till you’ve forgotten,” called {S}.',
        'It took so long that they really did forget. Then something jumped out and shouted “Hat!” The ghost spilt its tea. “That was quite good,” it said, and wrote down “hat”.'
      ]
    },
    {
      id: 'the-key',
      A: 'partner',
      paragraphs: [
        '“Boo’s no good,” said {A}. “I’ve only been frightened once this week. Somebody came up behind me and asked where the door key was, and my pocket was empty.” {H} looked at the ghost. The ghost looked at {H}, and put down its cup. “Was it a loud voice?” it asked. “Not at all,” said {A}. “It was a very nice one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'queue',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the next ride there was a queue of seven, and they looked bored already. A man with a beard read his newspaper. A lady had her eyes shut. “Is it frightening?” she asked {H}, and yawned.',
        '“It wasn’t before,” said {H} truthfully. {A} had to look at the sky, and bit both lips. Behind the wall somebody was practising, quite softly, in a very nice voice.'
      ]
    },
    {
      id: 'the-fright',
      A: 'partner',
      paragraphs: [
        'They got in once more, behind a whole row of people who yawned. It was dark. Something white came and leaned over them. “Have you all got your keys?” it asked, in the nicest voice.',
        'How they squealed! They slapped all their pockets and squealed, right out through the doors. {H} did too, and had no key at all. It was a very good fright, for anybody’s key might be lost. It was just the right size, too.'
      ]
    },
    {
      id: 'next-words',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“They’ll be used to that by Friday as well,” said the ghost. So {A} and {H} gave it a few more to keep. One was, “Did you turn off the bath?” Another was, “Isn’t that your bus, just leaving?”',
        '“And ‘smile, please’,” said {A}. The ghost went quite white, and it was white to begin with. “I’ll keep that for Sundays,” it said.'
      ]
    },
    {
      id: 'ghost-eyes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And now I’d like to see them, too,” said the ghost. {H} turned the sheet round for it. There had been two holes in it the whole time, but they were at the back.',
        'The ghost looked out. “So that’s you,” it said. It looked at {A} as well, and at the lights, and all the people. “I’d only ever seen the inside of a sheet,” it said.'
      ]
    },
    {
      id: 'big-wheel',
      A: 'partner',
      paragraphs: [
        'The ghost gave them two tickets for the big wheel. Slowly they went up, out of the music, to where it was cool. At the top the wheel stood still. All the lights lay below them, and one of the roofs was theirs.',
        'Far down, by the ghost train, somebody waved a sheet. They both waved back. “Have we got our key?” asked {A} quietly. {H} felt in {A}’s pocket. “Yes,” said {H}, and kept hold of it all the way down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stuck to a spot where somebody had dropped burnt sugar.',
      '{names} said boo back, or something like it.',
      { text: '{names} bit into a toffee apple, and could not let go.', needs: ['hands'] },
      { text: '{names} gripped the bar, right up to the end, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped a little, to cheer the ghost up.',
      '{names} sneaked under the hem of the sheet, and out at the back.',
      { text: '{names} held the ghost’s saucer, while it tried out the next one.', needs: ['hands'] },
      { text: '{names} put up both hands, to look frightened.', needs: ['hands'] }
    ],
    turn: [
      '{names} squealed along with the others, right at the back.',
      '{names} shook from top to toe, and wanted to go round again.',
      { text: '{names} slapped every pocket twice, and found a conker.', needs: ['hands'] },
      { text: '{names} let go of a hat, and caught it again outside.', needs: ['hands'] }
    ]
  },
  bed: [
    'The key opened the door at home, as it always did, and was hung up on its hook.',
    '{H} washed off the sugar and lay down. When both eyes were shut, there were still a few lights in there, going round very slowly.'
  ],
  last: [
    'The wheel stood still, and the key hung on its hook, and {H} slept.',
    'One after the other the lights went out in there, and {H} was asleep.'
  ]
})
