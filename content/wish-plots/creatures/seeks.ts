import { wishPlot } from '../wish-plot.ts'

export const visitorSeeks = wishPlot({
  visits: 'seeks',
  company: ['sheet', 'sheets', 'lamp', 'basket', 'line'],
  out: true,
  about: 'A young animal has lost its mother between the sheets on the line, and runs from a giant that shrinks as it comes nearer.',
  titles: ['The Giant That Got Smaller', 'Between the Sheets', 'Three Rows of Washing', '{H} Stands Still', '{H} and the Giant in the Washing'],
  want: [
    {
      id: 'between-the-rows',
      A: 'partner',
      paragraphs: [
        'It was getting dark, and the lamp in the yard went on. {H} and {A} came out to fetch the sheets in. They hung in three rows, and in the middle one stood {visitor.first}. “We were going home through here,” it said, “and I looked at a beetle. Then everything was white.”',
        '“Then your {visitor.whom} can’t be far,” said {H}. “We’ll find your {visitor.whom} before the washing’s in.”'
      ]
    }
  ],
  way: [
    {
      id: 'giant',
      A: 'partner',
      paragraphs: [
        'They had not gone three steps when it got dark on the sheet. A shape came up there, as tall as a house. It came slowly up over the line. “A giant!” said {visitor}, and all three ran round into the next row.',
        'But the giant was in that row as well. The top of it alone was as big as a wardrobe. They ran back again, and {visitor} got into the basket, under the socks.'
      ]
    },
    {
      id: 'beetle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A beetle sat on the ground. It was going home too, along the foot of the sheet. “Have you seen my {visitor.whom}?” asked {visitor}. The beetle stopped, and thought, and went round {A}’s shoe.',
        '“It went left,” said {A}. So they looked to the left, and there was the wall. “It only meant itself,” said {H}. {visitor} thanked it all the same, for it had been very good to look at.'
      ]
    },
    {
      id: 'what-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s your {visitor.whom} like?” asked {A}. “Warm on one side,” said {visitor}. “Which one?” “The one I’m on.” {H} looked along the row. All you could see of anybody was socks.',
        '“And from the front?” asked {A}. {visitor} had to think. “There’s somebody who comes down,” said {visitor}, “and looks if I’m there, and goes up again.” They looked out for somebody like that.'
      ]
    },
    {
      id: 'peg-trail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So as not to get lost too, they laid a trail. {A} dropped a peg at every third step. At the end of the row they turned round and picked them all up. It was a very good trail, and it led exactly to them.',
        '“We’re not lost, then,” said {H}. “We’re here.” {visitor} went along the trail as well, and looked hard at each of the pegs. It made everybody feel that they were getting somewhere.'
      ]
    },
    {
      id: 'somebody-else',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’ll be your {visitor.whom} until then,” said {A}, and got down on hands and knees. {visitor} came and tried it. It leaned on {A}, first on this side and then on that.',
        '“You’re a bit pointed,” it said, “and you smell of toast.” “I could eat less toast,” said {A}. “No, no,” said {visitor}. “It’s only that I’ve already got one.” But it stayed and leaned for a bit, while it thought about the other.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Beside the basket was {A}, who was not afraid of any giant. {A} looked at the sheet where it had been, and then at the lamp. It was quite clear that {A} knew something.',
        '“What is it?” asked {H}. But {A} is not one to talk about others. {visitor} looked out between two socks and felt a little braver. If there was somebody who could just sit there, then things could not be so bad.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I lost my mother in the market,” said {S}, “when I was so high. I looked for her at the apples, and at the fish. She looked for me at the buns.” “And where did you find her?” asked {A}.',
        '“I stood still,” said {S}, “because my sock had come down. I’d just pulled it up, and there she was. If you both walk about, you can walk about all day.” {visitor} had no socks. But it made a note of standing still.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was allowed to shout it, with both hands round {S}’s mouth. “Somebody’s {visitor.whom}!” shouted {S}. A window opened across the yard, and somebody looked out. “Yes?” said a voice up there. “What’s he done now?”',
        '“Not you,” called {A}. Another window opened. “Is it me?” somebody asked. There were five of them in the end, and none was the right one. They all said good night.'
      ]
    },
    {
      id: 'under-the-hem',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ll look under,” said {H}, and lay down flat. From there you saw the whole yard, about as high as a hand. There was a puddle. There was a lost peg. And there, two rows further on, something was walking.',
        'It did not walk like a giant. It came along softly. It stopped, and went back a bit, like somebody who has dropped something. “It’s looking for something,” said {H}. “What do giants lose?” asked {A}.'
      ]
    },
    {
      id: 'fold-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So that there was less to look behind, they took down a sheet. {H} had two corners and {A} had two, and they walked towards each other. {visitor} had to go along in the middle.',
        'They met, and handed over, and there was a bump in it. The bump moved. “Is that where you lost yourself before?” asked {A}, and they unfolded it again. “It smells of outdoors in there,” said the bump.'
      ]
    },
    {
      id: 'sock',
      A: 'partner',
      paragraphs: [
        '{A} had kept hold of one sock. It hung there near the lamp. On the sheet there was a sock as big as a boat. “Oh,” said {A}, and walked away from the lamp with it. By the sheet it was only a sock.',
        '“It’s just somebody’s shadow,” said {A}. “But how big is that somebody really?” asked {H}. “We’ve never stayed to see. Whenever it was biggest, we ran.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stays',
      A: 'partner',
      paragraphs: [
        '“Then this time we’ll stay,” said {H}. They sat down in front of the sheet, all three, with {visitor} in the middle. The giant came up over the line. It came nearer, and now it was only as big as a bus. “It’s getting smaller!” whispered {H}. It came nearer still, and was as big as a door.',
        'Then it was as big as somebody’s {visitor.whom}. It stood quite close to the sheet, and {visitor.calls}. “{visitor.fact},” said {A} softly. But {visitor} had gone already, straight through underneath.'
      ]
    },
    {
      id: 'two-humps',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the sheet you could still see them both. There was the large shadow, and against it was the small one. Then you could not have said any more where one of them stopped.',
        '“That’s the side that’s warm,” said {H}. Somebody came down, and looked, and went up again. {A} held the sock up once more, but nobody looked.'
      ]
    },
    {
      id: 'our-turn',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When they had gone, {H} went and stood by the lamp. On the sheet there was a giant with {H}’s hair. {A} was sitting in front of it. “Come here,” said {A}, “and be small.”',
        'So {H} came nearer, step by step, and shrank. By the sheet {H} was just the right size. “There you are,” said {A}. It was said in such a way that {H} went back and did it twice more.'
      ]
    },
    {
      id: 'there-you-are',
      A: 'partner',
      paragraphs: [
        '“There you are,” somebody said behind the sheet. “I’ve been round this washing four times. Every time I got near, you ran away.” “There was a giant,” said {visitor}. “Was there?” said its {visitor.whom}. “How big?”',
        '“That’s just it,” said {visitor}. “It’s you. You’re so big when you’re far off.” They went home along the wall, close together, where the lamp made one long shadow of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peeped out from under the hem of a sheet.',
      '{names} brushed against the washing, and it was nearly dry.',
      { text: '{names} carried the basket, with only the socks in it as yet.', needs: ['hands'] },
      { text: '{names} unpegged one corner, to see further.', needs: ['hands'] }
    ],
    way: [
      '{names} fled into the next row as well, without asking why.',
      '{names} squeezed in beside the basket, and quivered.',
      { text: '{names} rolled up in the end of a sheet.', needs: ['hands'] },
      { text: '{names} kept a peg at the ready.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from behind the last sheet.',
      '{names} breathed out, now that it was only that big.',
      { text: '{names} raised the sheet a little, so that nobody got tangled.', needs: ['hands'] },
      { text: '{names} moved the beetle to the wall, where nobody would tread.', needs: ['hands'] }
    ]
  },
  bed: [
    'They brought in the sheets and folded them, four corners to four corners. One of them had a damp mark on it, where somebody had gone underneath.',
    'They washed and lay down. When the lamp by the bed was lit, there was a giant on the wall. It came down to the pillow with {H}, and got smaller all the way.'
  ],
  last: [
    'In the yard the lamp had nobody left to make bigger, and {H} was asleep.',
    'The sheet smelled of outdoors. {H} was somewhere in it, and slept.'
  ]
})
