import { wishPlot } from '../wish-plot.ts'

export const visitorAlone = wishPlot({
  visits: 'alone',
  about: 'Somebody who would like a friend says yes to everything, so that no game will go, until the first no.',
  titles: ['Yes, Please', 'The First No', '{visitor} Says Yes', 'A Shop for Two', '{H} Needs Somebody Else'],
  want: [
    {
      id: 'shop',
      A: 'partner',
      paragraphs: [
        '{H} had opened a shop under the table and wanted to sell a spoon. It was a good spoon. But {A} had bought it twice already and had nothing left to pay with.',
        'Then somebody looked in under the tablecloth. It was {visitor.first}. “Do you need anyone?” asked {visitor}. “I’m free. I’m always free.” “I need a customer,” said {H}. “I’ll be that,” said {visitor}, and was so pleased that the table shook.'
      ]
    }
  ],
  way: [
    {
      id: 'buys-everything',
      A: 'partner',
      paragraphs: [
        '“Would you like this spoon?” asked {H}. “Yes, please,” said {visitor}. “It costs ten.” “Yes,” said {visitor}, and paid. “It has a dent.” “I like dents.” In one minute the shop was empty. {H} sat under the table with a heap of buttons and nothing to do.',
        { extra: 1, both: ['“Shall we play something else?” asked {H}. “Yes,” said {visitor}. “What would you like?” “Whatever you’d like,” said {visitor}, “only more.”'] }
      ]
    },
    {
      id: 'all-by-itself',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“There must be something that you like best,” said {A}. “Anything,” said {visitor}. So {A} {caller.move}, and looked up. {visitor} could not help it. {visitor} {caller.does}, and it went right through to the end.',
        '“There!” said {H}. “You wanted to do that.” “It slipped out,” said {visitor}. “I’ll put it away again.” “Leave it out,” said {H}. So it stayed out for the whole evening.'
      ]
    },
    {
      id: 'hide',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They played hide-and-seek. {H} counted to twenty and called, “Are you ready?” “Yes,” said {visitor} from behind the curtain. “I’m behind the curtain. Is that all right?”',
        'The second time {visitor} hid under the rug and left one corner up, to make it easier. “You mustn’t be found at once,” said {A}. “Mustn’t I?” said {visitor}. “But that’s the nicest part.”'
      ]
    },
    {
      id: 'favourite',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What’s your favourite colour?” asked {A}. {visitor} looked at {A}’s sleeve, and said that it was that one. Then {visitor} saw {H}’s sleeve, and said that it was that one as well.',
        '“And what don’t you like?” asked {A}. {visitor} thought very hard. “Is there something you don’t like?” asked {visitor}. “Then it’s that.”'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s cold in here,” said {A}. {visitor} was cold at once, and got under a blanket. “I’m far too warm,” said {H}. {visitor} came out again, and puffed, as you do in summer. Then {A} shivered, and the blanket went back on.',
        'So it went a few times. In the end it hung over one side only. “And what are you?” asked {H}. “I’m whatever you’ve got,” said {visitor}. “On the left I’m warm.” You could see that it was hard work in the middle.'
      ]
    },
    {
      id: 'tower',
      A: 'partner',
      paragraphs: [
        'They built a tower. “Does this one go here?” asked {H}. “Yes,” said {visitor}. It did not. It was much too big, and the whole tower came down on the rug.',
        '“Why didn’t you say anything?” asked {H}. {visitor} looked at the floor. {A} picked up the big one and turned it about. “You’re afraid we’ll send you home,” said {A}, “if you say no.” {visitor} said yes, very quietly. That was the first yes that evening that was any use.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{visitor} asked {A} too. {A} looked at {visitor}, got comfortable, and looked the other way.',
        '“That means no,” said {H}. “{A} says no to nearly everyone.” “And you still like {A}?” asked {visitor}. “We like {A} best of all,” said {H}. {visitor} looked at {A} for a long time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My best friend and I met over a cake,” said {S}. “We both wanted the same piece. We didn’t speak for a week.” “And then?” asked {A}. “Then there was another cake,” said {S}.',
        '{visitor} had always let the others have the piece. “It’s very lonely,” said {visitor}, “to have no piece at all.”'
      ]
    },
    {
      id: 'seesaw',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Pull,” said {A}, and gave {visitor} one end of the towel. {H} had the other. {visitor} came along with the towel at once. It went right across the room and bumped into {H}.',
        '“You have to pull the other way,” said {H}. “Against you?” asked {visitor}. “That’s what it’s for,” said {H}. “If you don’t pull, I fall over.” And {H} was already sitting on the floor.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’m thinking of an animal,” said {A}. “Is it a horse?” asked {visitor}. “No,” said {A}. {visitor} jumped a little. “You’re allowed to say no?” asked {visitor}. “And nothing happens?”',
        '“No,” said {A} again, and nothing happened. {visitor} asked about twelve more animals, just to hear it.'
      ]
    },
    {
      id: 'leader',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They played follow-my-leader, and {visitor} was allowed to go in front. {H} came next, and then {A}. {visitor} looked round at {H}, to see where {H} would like to go. {H} looked at {visitor}. They went past the chair, quite slowly, and past the other chair.',
        '“Where are we going?” called {A} from the back. “I don’t know,” said {visitor}. “I’m following you.” By that time they had come round so far that {A} was in front. {A} had not noticed, and bumped into the cupboard.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They practised it, to begin with on the lamp. “Are you a lamp?” asked {H}. “No,” said {visitor} for it. That was easy.',
        '“Is this my foot?” asked {A}, and held up a shoe. “N,” said {visitor}. “It’s your shoe.” “There was half a no in that,” said {A}.'
      ]
    },
    {
      id: 'red-or-blue',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“Red or blue?” asked {A}, with a crayon in each fist. “Yes, please,” said {visitor}. “Which one?” “The one that nobody wants.” {A} held out the brown one. It was as long as a bean, and bitten at one end.',
        '{visitor} drew something with it, very small, on a bit of paper. “What is it?” asked {H}. “What would you like it to be?” asked {visitor}. {H} said a horse, and {A} said a cloud. {visitor} looked from one to the other, and gave the cloud a tail.'
      ]
    },
    {
      id: 'list-of-friends',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{visitor} had a paper folded up very small. On it were the names of all {visitor}’s friends. They unfolded it, and unfolded it again. It was a big paper, and there was nothing on it.',
        '“I left room,” said {visitor}. “In case.” {H} looked for a pencil, but {A} had it, and kept it behind one ear. “Not yet,” said {A}. “We haven’t even quarrelled.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no',
      A: 'partner',
      paragraphs: [
        '“We’ll play shop again,” said {H}, “and this time I’m the customer.” {visitor} got in under the table and laid out the things for sale. There was a button, and a sock, and the spoon with the dent.',
        '“I’ll have the spoon,” said {H}. {visitor} held it. {visitor} had grown fond of it. It got very quiet under the table. “No,” said {visitor}. “Not that one. That one’s mine.” And {visitor} kept quite still and waited to be sent home.',
        '“Ten,” said {H}. “No.” “Twenty, and the sock back.” “No,” said {visitor}, a bit louder. “But you may hold it for a minute, if you give it back.” “Two minutes,” said {H}. “One and a half,” said {visitor}. By now they were both laughing.'
      ]
    },
    {
      id: 'sold-out',
      A: 'partner',
      paragraphs: [
        '“That was the best shop I ever had,” said {H}, “and I didn’t get anything.” {visitor} held the spoon tight. “Am I to come again tomorrow?” asked {visitor}. “Do you want to?” asked {A}. {visitor} thought about it properly, for the first time. “Yes,” said {visitor}, and you could hear that it was a real one.'
      ]
    },
    {
      id: 'anything-at-all',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And if you could have anything at all?” asked {A}. {visitor} looked down at the rug. “{caller.wants},” said {visitor}, so quietly that they had to lean in. Nobody had ever asked before.',
        '“You could have said so in the shop,” said {H}. “It wasn’t on the table,” said {visitor}. {H} made a note of it. From now on the shop would order it in.'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Before it got late {H} drew a spoon on {visitor}, quite small, at one side. “So that you know where to come,” said {H}. It tickled.',
        '“It’ll wash off,” said {A}. “Then I’ll have to come and get another,” said {visitor}, who had thought of that at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} strolled past the shop, so that the street looked busy.',
      '{names} stopped at the tablecloth, and very nearly came in.',
      { text: '{names} painted a sign in the air, with a finger and no paint.', needs: ['hands'] },
      { text: '{names} rattled some buttons outside, like money.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed a button back in, so that there was something in the shop.',
      '{names} crawled through the shop by mistake, and bought nothing.',
      { text: '{names} gathered the buttons back into their tin.', needs: ['hands'] },
      { text: '{names} stacked the buttons in tens, since it had cost ten.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped on the floor, because the no had been so good.',
      '{names} slid closer under the cloth, to hear the price.',
      { text: '{names} raised two fingers from outside, and got no spoon either.', needs: ['hands'] },
      { text: '{names} held out the money tin, and it stayed happily empty.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the shop, and pulled the tablecloth straight. Only the spoon did not go back into the drawer.',
    'For {visitor} the washing was also a first. “No soap on top, please,” said {visitor}, and there was none.'
  ],
  last: [
    'Sleep came without being asked, and {H} did not say no, and slept.',
    'The shop was shut and sold out, {visitor} had the spoon, and {H} was asleep.'
  ]
})
