import { wishPlot } from '../wish-plot.ts'
import { HOMES } from './homes.ts'

export const whoeverLivesInAPiano = wishPlot({
  id: 'wish-whoever-lives-in-a-piano',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [...HOMES.flatMap((home) => [`lives in a ${home}`, `lived in a ${home}`]), 'made its home in a boot', 'has its house in a shoe', 'moved into a teapot', 'lives in a dustbin', 'lives in a trash can', 'lives in a backpack', 'lives in a telephone', 'lives in a television', 'lives in a plughole', 'lives in a walnut shell', 'lives in a snow globe', 'makes its home in a teapot'],
  except: ['homeless', 'trap', 'cage', 'so many children', 'many children', 'alone', 'lonely', 'genie', 'poor'],
  company: ['hat', 'wall', 'card', 'door', 'cake', 'table'],
  about: 'The hero wants to be asked out to tea and is asked by somebody whose odd home is too small to go into; a finger, an eye and an ear have been guests before they find the doorstep.',
  titles: ['Tea at Four', 'A Finger Goes Visiting', 'On the Doorstep', '{visitor} Has Company', 'Home Again by Six'],
  want: [
    {
      id: 'asked-out',
      A: 'partner',
      paragraphs: [
        '{A} had been asked out to tea twice that week. {H} had never been asked out, alone, with a hat on and a card. {H} wanted that. Then a card came in under the door, as big as a stamp. “Tea at four,” it said. “At my place.”',
        'Behind the card stood {visitor.first}. “{visitor.says},” said {visitor}. “Nobody comes to see me. They only want to use it. So I’ve brought it along.” It stood by the wall already, with a tiny mat in front.'
      ]
    }
  ],
  way: [
    {
      id: 'finger-and-eye',
      A: 'partner',
      paragraphs: [
        '{H} put on the hat and knocked. But there was no getting in. “Just put in one finger,” said {A}, quite sure. So a finger went visiting. “Do come through,” said {visitor} in there. “That’s the sofa. Sit down.” The finger sat down, and it was soft. “That was the cake,” said {visitor}.',
        '“I can’t see anything,” said {H}, and sent an eye instead. “Now I can’t either,” called {visitor}. “You’re my window!”'
      ]
    },
    {
      id: 'the-tour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The finger was shown round. {H} had both eyes shut, and told {A} what there was. “Now it’s something soft,” said {H}. “Now it’s a row of little knobs.” “Those are my spare buttons,” they heard. “And here’s the bath. Careful.” It was wet.',
        '“What’s it like?” asked {A}. “It’s bigger than it looks from outside,” said {H}. “It goes round a corner.” The finger could not go round the corner. It had only one bend, and that was the wrong way.'
      ]
    },
    {
      id: 'how-it-is-used',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like when somebody uses it?” asked {A}. “You get to know the signs,” said {visitor}. “First there are steps. Then it gets light at the top. Then I’ve got as long as it takes to say Oh, and I hang on to the curtain.”',
        '“And afterwards?” “Afterwards I pick everything up.” {visitor} had a list by the bed, of what stands where. “They say, It’s a bit out of order today,” said {visitor}. “I’ve just mopped, I say. But they never hear that.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Doesn’t it pinch a bit?” asked {A}. “Only at {caller.part},” said {visitor}. “The rest I fold.” They were shown how it is folded. There were three steps to it, and a small jump. At the end {visitor} was half as big, and could still reach the sugar.',
        '{H} wanted to learn that. {H} folded both arms and then both legs, and fell over by the mat. “It takes a year or two,” said {visitor}. “I began with just the one side.”'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Where do your people live as a rule?” asked {A}. “{caller.where},” said {visitor}. “All of them, in a row. I went to look at one. There was a good deal of weather in it.” “And this one?” “I was only sheltering,” said {visitor}. “It was raining on a Tuesday.”',
        '“And when it stopped?” asked {H}. “By then I’d hung a picture,” said {visitor}. “Once you’ve hung a picture, you look for a place to put your cup.” That had been eleven years ago.'
      ]
    },
    {
      id: 'what-guests-bring',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When you are asked out you bring something. {H} went and picked the best flower from the vase. It was a tulip. They pushed it in at the front door, and it went on and on. “Thank you!” called {visitor}. “Is there much more of it?”',
        'In the end the tulip looked out at the top. Inside there was room only along the walls. “It’s like a tree in the parlour,” said {visitor}. “I’ve put a chair round it.” They heard how it was dusted, as high as {visitor} got.'
      ]
    },
    {
      id: 'the-address',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you write on letters?” asked {A}, who liked to know such things. “I don’t get any,” said {visitor}. “The postman says that it isn’t an address.” {A} painted a number on a cork. It was a four. They hung it up beside the front door.',
        '{visitor} stood out on the mat and looked at it from near and from far. “I live at number four,” said {visitor}, to hear how that went. “Where are one, two and three?” asked {H}. “We’re one,” said {A}. “The others we’ll still have to find.”'
      ]
    },
    {
      id: 'the-neighbour-tries',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had forgotten it for a moment. “Ah, just what I need,” said {A}, and reached for it. “NO!” cried {H}. {A} stopped with one hand in the air. “Somebody lives there,” said {H}. “You’ve got to knock.” {A} looked for a while for where.',
        'At last there were three taps, with a fingernail. “Good evening,” said {A}. “Might I use your house?” “Not between four and six,” came from inside. “I’ve got company.” It was the first time that {visitor} had ever said that.'
      ]
    },
    {
      id: 'smaller-guest',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Send somebody who fits,” said {A}. They sent a raisin, with a hat made of a crumb. It was a quiet guest. It sat where it was put, and left no crumbs but the hat. “And what do you do all day?” asked {visitor} in there. There was a pause.',
        '“It’s going well,” called {visitor}, after a bit. “But I’m doing it all by myself.” When they looked again the raisin was gone. “I was nervous,” said {visitor}, “and it was sitting beside the nuts.”'
      ]
    },
    {
      id: 'a-photograph',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} drew a picture of {H}, as small as it went. It had the hat on. {visitor} hung it over the sofa. “Now you’re always here,” said {visitor}, and asked it if it took sugar. {H} answered for it, from outside. “Two.”',
        'They did that for some time, and it was not at all bad. {visitor} talked to the picture, and the voice came through the wall. “It’s nearly like company,” said {visitor}. “Only that your mouth doesn’t go.” {H} drew one with the mouth open, for later.'
      ]
    },
    {
      id: 'at-night',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it like at night?” asked {H}. “Round,” said {visitor}. “You lie in it, and what you think comes back to you from the other side.” {H} thought of the square dark at home, with the coat on the door. “Does it come back the same?”',
        '“A bit later,” said {visitor}, “and a bit lower. I think, Good night, and then it thinks, Good night.” {A} liked the sound of that. “So you’ve got somebody there.” “It’s always only me, though,” said {visitor}, “after a walk.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I lived in the airing cupboard one winter,” said {S}, “from three o’clock till supper. Under the sheets there was a board, and that was the bed.” “Did anybody come?” asked {A}. “My aunt came,” said {S}, “with the pillowcases.”',
        '“And did she knock?” asked {visitor}. “She did after I’d put up a sign,” said {S}. “She knocked, and said, Laundry for number nine. She said it at that door for years, when there was only washing in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had moved in under the table by now, with a blanket down the sides. “I live here,” said {S}. “You can’t come in. You’ve got to ring.” {A} rang. “I’m out,” said {S}.',
        '{visitor} was enchanted, and rang too. “When will you be back?” asked {visitor}. “At ten o’clock,” said {S}. “I’ve got to go to work, in the blanket.” The two of them called across to each other, from door to door. They talked about draughts.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had lain down on the mat in front of the front door. It was just the right size for one ear. “I can’t get out,” they heard. “Somebody’s put a hill there.” {H} explained that it was {A}, and that it was warm.',
        'After a time there was a small sigh inside. “May it stay a bit?” asked {visitor}. “There’s a draught under that door as a rule. I’m leaning on it now, and it goes up and down.”'
      ]
    },
    {
      id: 'an-ear',
      A: 'partner',
      paragraphs: [
        'Then they sent an ear, for an ear is no trouble. {visitor} said something into it, very politely. It tickled, and {H} laughed out loud. It boomed in there. The cups fell down, and the door came off. “It’s no good,” said {visitor}. “Whoever’s nice doesn’t fit in where I live.”',
        '{A} straightened the tiny mat. “There are aunts who can’t stay,” said {A}. “You don’t go in with them, and you don’t let them go. You stand here, for an hour.”'
      ]
    }
  ],
  turn: [
    {
      id: 'doorstep',
      A: 'partner',
      paragraphs: [
        '“Sit down in there,” said {H}, “but right at the front.” {H} sat down out here, right at the edge. Between them lay the mat. {visitor} was at home, where {visitor.they} lived, and {H} was out to tea. It was served in a thimble, and the cake was shaped like a finger.',
        '“I must be getting home,” said {A}, and went to the table, and waved.'
      ]
    },
    {
      id: 'what-goes-by',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“From a doorstep you see who goes by,” said {visitor}. First it was {A}, with a jug. “Good afternoon,” said {A}. “Nice weather for it.” “We can’t complain,” said {visitor}, who had always wanted to say so. They looked after {A} together, and then talked about the jug.',
        'Later it was a spider, on the way to the curtain. It had a good look at the cake. “They’re new,” said {visitor} in a low voice. “They’ve taken the corner.” It was the best kind of talk. You did not have to think of anything.'
      ]
    },
    {
      id: 'home-by-six',
      A: 'partner',
      paragraphs: [
        'They sat there till six, and neither of them went in or out. {visitor} told how it is to live in there, when it rains on top. “The others always used all of it,” said {visitor}. “You’ve only used the step.” Then {H} lifted the hat, and walked the four steps home.',
        '“How was it?” asked {A}. “I sat on the cake,” said {H}, “but only with one finger. I’m asked again for Thursday.”'
      ]
    },
    {
      id: 'the-door-goes-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} came with the glue, to put the door on again. {visitor} held it in place, and looked out round it. “Could it be in two bits?” asked {visitor}. “So that you can shut the bottom, and lean on it?” It came apart across the middle, and it was the smallest stable door in town.',
        '{visitor} leaned on it at once, on both elbows, or whatever they were. “Good evening!” called {visitor}, to nobody. A fly turned round, in case that was meant for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the door, in case there were more cards.',
      '{names} sniffed at the mat, and it was somebody’s.',
      { text: '{names} brushed the hat, first one way and then the other.', needs: ['hands'] },
      { text: '{names} held the card up to a lamp, to read the small print.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in as well, and then it was twice as dark.',
      '{names} waited in the queue for the front door.',
      { text: '{names} sent in a thumb, and it got stuck for a bit.', needs: ['hands'] },
      { text: '{names} wiped the icing off the finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by quite slowly, so as to be talked about.',
      '{names} lay down by the step, like a neighbour.',
      { text: '{names} poured from the smallest jug, and missed.', needs: ['hands'] },
      { text: '{names} leaned on the back of a chair, and said it looked like rain.', needs: ['hands'] }
    ]
  },
  bed: [
    'They swept up the crumbs from the step. The hat was hung on its hook, for Thursday.',
    'They washed one icing finger rather longer than the rest. Then {H} lay down, and looked out over the blanket, as if from a step.'
  ],
  last: [
    '{H} had been out to tea, and was home again, and was asleep.',
    'Somewhere a small door was shut at the bottom and open at the top, and {H} was asleep.'
  ]
})
