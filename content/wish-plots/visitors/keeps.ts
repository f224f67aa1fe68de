import { wishPlot } from '../wish-plot.ts'

export const visitorKeeps = wishPlot({
  visits: 'keeps',
  about: 'Somebody who cannot stop doing a thing tries every cure; only when all ask for it does it stop, and then one more is wanted.',
  titles: ['The Eleventh Cup', 'On No Account Now', '{visitor} Does It Again', 'One for the Road', '{H} Builds Up to Eleven'],
  company: ['cup', 'tower', 'spoon'],
  want: [
    {
      id: 'tower',
      A: 'partner',
      paragraphs: [
        '{H} was building a tower out of cups, the light ones that don’t break. All eleven were to stand. At nine there was a knock. At the door stood {visitor.first}. “I can’t stop,” said {visitor}. “Stop what?” asked {A}.',
        '{visitor} wanted to say it, and did it instead. It was {visitor.ing}, no doubt about that. Behind them there was a clatter. “That,” said {visitor}. {H} looked at the nine cups on the floor. “First we’ll stop you,” said {H}, “and then I’ll build to eleven.”'
      ]
    }
  ],
  way: [
    {
      id: 'hold',
      A: 'partner',
      paragraphs: [
        '“You have to hold on tight and count,” said {A}. {visitor} held on to the table and counted. At four {visitor} went red. At six {H} put up the first five cups. “Seven,” said {visitor}, rather proudly, and then was {visitor.ing} again.',
        { extra: 1, both: ['It was bigger than before, for it had been saved up. The cups rolled under the table.'] }
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do something else instead,” said {A}. “Do what you do at home.” So {visitor} {caller.does}. It went beautifully, from beginning to end. And at the very end, like a bow on a parcel, came what came every time.',
        '“That’s just how it is at home,” said {visitor}. {A} had been doing it too, and {caller.move}. Now {A} kept quite still, and waited. But with {A} nothing came at the end.'
      ]
    },
    {
      id: 'fright',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You need a fright,” said {A}, and went and hid behind the door. They waited. It was so quiet behind that door that they forgot about it.',
        '{H} went to fetch a spoon. “Boo!” cried {A}. {H} got such a fright that the spoon flew onto the lamp. {visitor} had not been frightened in the least. “Was that for me?” asked {visitor}, and went on {visitor.ing}.'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“You drink from the wrong side of the glass,” said {H}. “That always helps.” Nobody knew which was the wrong side. They tried them all. {visitor} got wet in front, then behind, and then {A} did.',
        '“Has it gone?” asked {A}. {visitor} listened inside. “I think it’s learning to swim,” said {visitor}.'
      ]
    },
    {
      id: 'pocket',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where does it start?” asked {A}. {visitor} showed the place. {A} laid a hand on it, as you do with a lid. It stayed shut for quite some time.',
        '“Now it can’t get out,” said {A}. It couldn’t. It went round the other way, and came out behind. {A} had to let go, because it tickled.'
      ]
    },
    {
      id: 'waiting-for-it',
      A: 'partner',
      paragraphs: [
        'Then {visitor} tried to think of something else. {visitor} thought of snow, and {H} got as far as ten. “I’m not thinking of it at all,” said {visitor}. “I’m not thinking of {visitor.mine} even a little.” And down came the ten.',
        '{A} put a cup the right way up. “We all sit here and say, On no account now,” said {A}. “I’d have to do it too.” {H} looked up from the floor. {H} had said it at every single cup.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had listened to it all from the best place in the room. Each time that it came, {A} looked at {H}, as if it had been {H}.',
        '“It wasn’t me,” said {H}. {A} was not so sure. In this house it was mostly {H}. At the next one, {A} looked at {H} before it was over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My uncle couldn’t stop humming,” said {S}. “He hummed at table, and he hummed in the bath. We all begged him to stop.” “And did he?” asked {A}.',
        '“Once, for a day,” said {S}. “Nobody could find him. We’d always known by the humming which room he was in.” {visitor} had heard that with great attention. “Which room was it?” asked {visitor}. “The one we hadn’t looked in,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I want to have it too,” said {S}. “How do you catch it?” {visitor} didn’t know. Nobody had ever wanted to. So {S} sat down quite close, and waited with an open mouth.',
        'After a time {S} really had it, and a good deal more than was wanted. “That’s enough now,” said {A}. “I can’t stop,” said {S}, beaming all over.'
      ]
    },
    {
      id: 'count',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How many a day is it?” asked {A}. {visitor} had never counted. So they counted, with a dry pea for each. The peas went into a bowl, and soon the bowl wanted a bigger bowl.',
        '“That’s a great many,” said {A}. “Some of them are small,” said {visitor}. “I only had the small ones on Monday. Monday was a good day.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We could put it into a song,” said {A}. “Then it would only come at the end of the line.” {A} began one about a goat. At the end of the first line it came, just as it should. At the end of the second it came again. {H} had never heard a better goat.',
        'In the third line there was a hard word, and {A} had to stop and think. It did not wait for {A}. It went on to the end of the song, and then to the end of another.'
      ]
    },
    {
      id: 'polite',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What does it want?” asked {H}. “Perhaps it only wants something.” {visitor} had never looked at it like that. They sat quite still and listened. It came, and came again. “I think it wants to be somewhere else,” said {visitor}, “and I’m on the way.”',
        'So they opened the window for it. {A} held the curtain to one side. A bit of it went out, they all thought so. Next door somebody said, “Was that you?”'
      ]
    },
    {
      id: 'days',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How long has it been?” asked {A}. “Since Tuesday at half past two,” said {visitor}. “I’d only meant to do it once.” They all knew how that was. {A} had once only meant to have one grape.',
        '{H} had picked up the cups by now and built to four. Four is not much of a tower. But through each of the handles they could see {visitor}, who was still at it.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do they say at home?” asked {H}. “They say, There it goes again,” said {visitor}. “And then somebody holds the lamp.” {A} held the lamp, from politeness.',
        'It came, and the lamp stayed where it was. “There it goes again,” said {A}. {visitor} was pleased. “Just like that,” said {visitor}. “Only my aunt says it with more of a sigh.”'
      ]
    }
  ],
  turn: [
    {
      id: 'do-it-now',
      A: 'partner',
      paragraphs: [
        '“Then let’s do it the other way round,” said {H}. “Come here to the tower, quite close. Now do it, please. The biggest you’ve got. We’re all watching.” {visitor} got ready. They all leaned in.',
        'Nothing came. “Go on,” said {H}, and put up a cup. “Any time you like,” said {A}. {visitor} tried as hard as could be. “It only comes when it isn’t supposed to,” whispered {visitor}. “Don’t stop now,” said {H}, and put up the sixth cup, and the seventh.'
      ]
    },
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        'At ten {visitor} gave up and sat down. It was so quiet that they could hear the clock in the next room. “You put the last one on,” said {H}. {visitor} stretched, and did not tremble, and let go. All eleven stood.',
        '“I do miss it a bit,” said {visitor}. “It was company.” “You can now, if you want,” said {H}. {visitor} went three steps away from the tower and had one more. It was quite a small one, and everybody was glad of it.'
      ]
    },
    {
      id: 'keeps-one',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And what do I do tomorrow,” asked {visitor}, “when it won’t stop?” “Ask it to go on,” said {A}. “Ask it quite kindly. It can’t bear that.”',
        '{visitor} said it over on the way to the door, so as not to forget. “Do go on. Please do go on.” From the stairs there was nothing at all to be heard.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the clatter, and landed among the cups.',
      '{names} joined in once, from sheer surprise.',
      { text: '{names} rolled the cups back to the rug, with one finger each.', needs: ['hands'] },
      { text: '{names} pressed a cushion to the floor, to make the next fall softer.', needs: ['hands'] }
    ],
    way: [
      '{names} held on as far as five, and then burst out laughing.',
      '{names} turned round to face the wall, which is not so catching.',
      { text: '{names} brought some water, in case it was any help.', needs: ['hands'] },
      { text: '{names} sang a very low song, to keep everything quite calm.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in with the rest, and nearly did it too.',
      '{names} gazed at the guest so kindly that nothing could come.',
      { text: '{names} handed up the eighth, at arm’s length.', needs: ['hands'] },
      { text: '{names} steadied the rug, by its four corners.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took the tower down from the top, one cup after the other. All eleven stood in the cupboard again.',
    'They washed and lay down, and {H} listened into the dark. “Please do go on,” said {H}. But it was quite still.'
  ],
  last: [
    'As nobody had tried to stop it, {H} was asleep.',
    'Nobody told {H} to go on sleeping, and so it went on and on.'
  ]
})
