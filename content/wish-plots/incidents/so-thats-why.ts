import { wishPlot } from '../wish-plot.ts'

export const soThatsWhy = wishPlot({
  id: 'wish-incident-saidfunny',
  tellsAny: 'saidfunny',
  company: ['telephone', 'town hall', 'ladder', 'form', 'stamp', 'lamp', 'lady', 'woman', 'man', 'table'],
  about:
    'A child says a funny thing and it is true, so the town hall has to be told; the wrong man comes with a ladder, then the right woman with a form, and the hero decides that it stays as it is, since it explains so much.',
  titles: ['So That’s Why', 'Press Nine for Anything Else', '{H} Rings the Town Hall', 'The Man Who Only Had a Ladder', 'Two Little Boxes for {H}'],
  want: [
    {
      id: 'somebody-ought-to-know',
      A: 'partner',
      paragraphs: [
        '{saidfunny.began}. {H} and {A} thought it over, and it was quite true. “Somebody ought to be told,” said {H}. “The town hall,” said {A}. “They look after everything.”',
        'At home {H} rang the town hall. “For a broken lamp, press one,” said the telephone. “For a lost dog, press two.” There was nothing yet about this. {H} could not wait, and pressed one.'
      ]
    }
  ],
  way: [
    {
      id: 'man-with-a-ladder',
      A: 'partner',
      paragraphs: [
        'Soon a man stood at the door with a long ladder. “Where’s the broken lamp?” asked the man. “It isn’t a lamp,” said {H}. “It’s this. {saidfunny.is}.” The man let out a long breath. “So that’s why my ladder creaks,” said the man.',
        'He wanted to put it right at once. He leaned the ladder against the wall, climbed up, and looked hard at the ceiling. “It’s no good,” said the man. “I can only do lamps.”'
      ]
    },
    {
      id: 'tight-shoe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The lady from next door looked in. “What’s the ladder for?” asked the lady. “{saidfunny.is},” said {H}. The lady sat down on the nearest chair. “So that’s why my left shoe has been tight all day,” said the lady.',
        '“Only the left one?” asked {A}. The lady wiggled the right one. It was tight too, now that she came to think of it. So she went straight home, to see about her husband’s hat.'
      ]
    },
    {
      id: 'can-i-see',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A boy in a swimming cap came to the door. “I’ve heard about it,” said the boy. “Can I see?” {H} let him in. The boy looked to the left, then to the right, and then under the table. He took his time.',
        '“Yes,” said the boy at last, “that’s just how I thought it would be.” He wanted to know if it would still be on tomorrow, for he had a cousin. {A} told him to come before lunch.'
      ]
    },
    {
      id: 'the-music',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When they tried the town hall again, there was only music. It went round and round, like a very small fair. {H} held up the telephone, so that {A} could hear. They swayed a bit. {A} put in a few steps, and a turn by the door.',
        '“You are number four,” said the telephone. “We’re winning!” said {H}. The music began again from the front. The next time they were number three, and {A} was quite out of breath.'
      ]
    },
    {
      id: 'the-picture',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They’ll want a picture of it,” said {A}, and fetched a pencil. {A} began with a circle. Then it got legs, and after that a good deal of hair. {H} turned the paper the other way up. “Is that it?” asked {H}.',
        '“It’s a potato,” said {A}. “They always turn into potatoes when I draw.” {A} wrote underneath: this is not it. So that was clear, and the potato could stay.'
      ]
    },
    {
      id: 'since-when',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long has it been like this?” asked {A}. {H} counted on both hands. “I only found out today,” said {H}. “But it may have been so for years, and nobody said it out loud.”',
        '{A} thought of all those years. “I walked about and didn’t know,” said {A}. “I ate my toast as if it were nothing.” {H} patted {A} on the arm. The toast had been good, all the same.'
      ]
    },
    {
      id: 'practise',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’d better practise saying it,” said {A}, “so that you don’t get stuck in the middle.” {A} was the town hall, with a saucepan lid for a hat. “Good day. What’s the matter?” “{saidfunny.is},” said {H}.',
        'The town hall nodded under its lid. “And whose fault is that?” it asked. {H} had not practised that one. “Yours,” said {H}. The town hall had to sit down for a moment.'
      ]
    },
    {
      id: 'elder-wednesday',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had something like it when I was small,” said {S}. “It was on a Wednesday. I told my teacher, and my teacher told the postman.” “And what did the postman do?” asked {A}.',
        '“He took off his cap,” said {S}. “He’d had the feeling for weeks, he said. It was something about the letters. They’d got heavier.” {A} nodded. It was good to know that it ran in the family.'
      ]
    },
    {
      id: 'child-tickets',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had torn a newspaper into tickets, and stood in the doorway. “Nobody goes in free,” said {S}. “It costs one button.” {A} only had a button that was still sewn on. “Then you pay with the whole shirt,” said {S}.',
        '{A} paid with half a biscuit. {S} looked at it from both sides and gave back some crumbs as change. It was all quite correct.'
      ]
    },
    {
      id: 'pet-bark',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had known it all along. You could tell from how {A} sat there, not the least bit surprised. “So that’s why you’re always looking at the door,” said {H}. {A} looked at the door.',
        '{H} got down on the floor and looked at it too, from the same height. From down there the door seemed twice as big. It was not clear yet what the door had to do with it.'
      ]
    },
    {
      id: 'baby-says',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '“And what do you think about it?” {H} asked {A}. {A} thought for a while, sucking four fingers. Then {A} took them out and pointed at the lamp, and said one long, wet word.',
        '“So the man did come to the right house,” said {H}. The man with the ladder went and had a look. There was nothing wrong with the lamp. But it was nice to be asked for.'
      ]
    },
    {
      id: 'press-nine',
      A: 'partner',
      paragraphs: [
        'This time {A} rang, and listened to the telephone right to the end. “You pressed one because you couldn’t wait,” said {A}. “But there’s a nine. Nine is for anything else.” So {H} pressed nine. It rang only once.',
        '“Anything Else, good evening,” said a voice. “{saidfunny.is},” said {H}. It went quiet. “So that’s why it’s been so draughty in here,” said the voice. “I’m coming.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-form',
      A: 'partner',
      paragraphs: [
        'The woman from Anything Else had a stamp, and a form as long as a scarf. She rolled it out on the table. “And what is it about?” asked the woman. “{saidfunny.about},” said {H}. “Does it hurt?” “No,” said {A}. “It’s only true.” The woman wrote it all down.',
        'At the very bottom there were two little boxes. One was for putting it right, and one was for leaving it as it was. “Put it right,” said the man. “Which is it to be?” asked the woman. They all looked at {H}.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was so much to write that all the lines were soon full. The woman went on down the side of the paper, and along the bottom. {A} turned the form for her, like a wheel.',
        'On the second time round there was no more room. “I’ll put the last word on my hand,” said the woman. “I’ll hold it up when they ask me.” She tried it, and it looked like waving.'
      ]
    },
    {
      id: 'biscuit-for-the-man',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The man had sat down on the lowest step of his ladder. “In all these years I’ve only ever had lamps,” said the man. “They’re out, and then they’re on.” {H} brought him a biscuit, since he looked like somebody who needed one.',
        '“Is that what you wanted to be?” asked {A}. “I wanted to be Anything Else,” said the man. “But they’d only got the one chair there.” He ate the edge of the biscuit first, and kept the middle for later.'
      ]
    },
    {
      id: 'leave-it',
      A: 'partner',
      paragraphs: [
        '{H} thought it over. If it was put right, nobody would know why the ladder creaked, or where the draught came from. “Leave it as it is,” said {H}, and made a cross in the box. “Are you sure?” asked {A}. “Yes,” said {H}. “It’s ours.”',
        'Bump, went the stamp. “Then it stays true,” said the woman. {A} shook hands with her, and {H} shook hands with the man. He carried his ladder down the street. They could hear it creak as far as the corner, and all of them knew why.'
      ]
    },
    {
      id: 'stamp-hand',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The woman had let {H} try the stamp as well. Now {H} had a round blue ring on the back of one hand. In it stood the town hall. {A} had asked for one too, and held it out to dry.',
        '“That means we’re true as well,” said {H}. They held the two hands next to each other. {A}’s was a bit smudged, so {A} was a bit less true than {H}, but not much.'
      ]
    },
    {
      id: 'where-to-hang',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now they needed a place for the form. On the fridge it hung down to the floor. Along the shelf it got in front of the cups. In the end {A} held one end, and {H} walked off with the other.',
        'It reached from the bed to the door. “Then I can read it on the way to the bathroom,” said {H}. But now there was nowhere left to walk. So they rolled it up again, and it was allowed to sleep in {H}’s bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close to the telephone, and listened hard.',
      '{names} looked out at the street, and saw nobody yet.',
      { text: '{names} held the telephone book, in case it was needed.', needs: ['hands'] },
      { text: '{names} counted to nine, to see how far it was.', needs: ['hands'] }
    ],
    way: [
      '{names} walked once round the ladder.',
      '{names} sat down at the foot of the ladder and looked up.',
      { text: '{names} opened the door each time the bell rang.', needs: ['hands'] },
      { text: '{names} held the ladder with both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked when the stamp came down.',
      '{names} sniffed at the end of the form.',
      { text: '{names} kept the form flat with both hands.', needs: ['hands'] },
      { text: '{names} waved to the woman until she was round the corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back under the table, and the telephone lay still. The form was rolled up, with the blue stamp on the outside.',
    '{H} washed, and lay down, and put one hand on the form. It rustled a little. Far away, in another street, a ladder creaked.'
  ],
  last: [
    'It said so on the paper, with a stamp: {saidfunny.was}, and {H} was asleep.',
    '{saidfunny.was}, just as before, and {H} was asleep.'
  ]
})
