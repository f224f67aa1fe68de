import { wishPlot } from '../wish-plot.ts'

export const penguins = wishPlot({
  themes: ['penguins'],
  except: ['antarctica', 'polar'],
  company: ['penguin', 'egg', 'orange', 'ice'],
  answers: ['baby', 'chick', 'chicks'],
  wishes: ['penguin chick', 'penguin chicks', 'baby penguin', 'baby penguins', 'emperor penguin', 'penguin egg'],
  about: 'The hero is a penguin with an egg on its feet, and has to hand it over in a hurry.',
  titles: ['The Egg on Four Feet', 'Not Once on the Ice', '{H} and the Orange Egg', 'A Penguin in a Hurry', 'When It Hatched'],
  want: [
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        '{H} was a penguin, and had the egg. It was an orange, and it lay on top of {H}’s feet. “A penguin father keeps it there for two months,” said {H}. “It must never touch the ice, not once.”',
        '“And where’s the ice?” asked {A}. “You’re standing on it,” said {H}. {A} stood more carefully. “Two months is long,” said {A}. “I’ll do it until bedtime,” said the penguin.'
      ]
    }
  ],
  way: [
    {
      id: 'off-it-rolled',
      A: 'partner',
      paragraphs: [
        'The penguin set out for the window, to see the weather. It took one step, and the egg rolled under the table. “That didn’t count,” said {H}. At the second step it rolled under the chair.',
        '“You lift your feet,” said {A}. “You have to slide.” So {H} slid, first one heel and then the other. When {H} got to the window, the weather was dark.'
      ]
    },
    {
      id: 'no-hands',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Would the penguin like a biscuit?” asked {A}. It would. But a penguin has no hands, and {H} kept both arms down flat. {A} had to put the biscuit in at the front, with a long arm.',
        'Half of it broke off and landed on the egg. {H} could not bend down, or the egg would roll. “You’ve got crumbs on your child,” said {A}. “It’s snow,” said the penguin with its mouth full.'
      ]
    },
    {
      id: 'cold-wind',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Now it’s winter,” said {H}, “and there’s a wind.” {A} made the wind with a newspaper. Penguins stand close together, with their backs to the cold, and take turns to be in the middle.',
        '“You can’t have a middle with two,” said {A}. They tried, and then they were both outside. So they stood back to back. There was a warm place there, as wide as a hand.'
      ]
    },
    {
      id: 'which-penguin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How will the mother know which one I am?” asked {H}. “There are thousands, and they’re all in black and white.” “By your voice,” said {A}. “Every penguin calls in its own way. Yours has to be like nobody’s.”',
        '{H} stretched up and called. It was half a trumpet and half a hiccup, and the egg jumped. “I’d know that anywhere,” said {A}. “I’d know it from Africa.”'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A bell rang at the far end of the ice. It was only the oven timer, but {H} was nearest. The penguin slid, and the timer rang, and the penguin slid.',
        '“Shall I go?” asked {A}. “No,” said {H}, “I’m on my way.” By the time {H} came to it, the timer had stopped by itself. {H} looked at it, turned round in nineteen small slides, and started back. “We could roast a mountain till you get there,” said {A}.'
      ]
    },
    {
      id: 'sea',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What is the mother doing all that time?” asked {A}. “She’s in the sea,” said {H}. “She’s eating fish, and she can dive as deep as a tower.” {A} lay down on a cushion and was the mother. It went fast, on a floor that had just been swept.',
        '“How is it?” called the penguin. “Lovely,” said {A}, from under the chairs. “There’s a shrimp here, and somebody’s pencil.” The penguin stood on the ice with its egg, and had never wanted a pencil so much.'
      ]
    },
    {
      id: 'under-the-hat',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Real ones have a fold of warm tummy,” said {A}, “and it hangs down over the egg.” {H} pulled at the jumper. It would not reach. As soon as {H} let go, it sprang up again. So {A} brought the biggest woolly hat, and put it over both feet and the egg together.',
        'That was warm. But now you couldn’t see it. “Is it still in there?” asked {H}. “It must be,” said {A}. “Where would it go?” They both watched the hat. The bobble on top leaned slowly over to one side. “It’s turned over,” whispered the penguin. Then its toes got so hot that the hat had to come off again.'
      ]
    },
    {
      id: 'sitting-on-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Once {H} showed {A} the egg. “Look, but don’t breathe on it too hard,” said {H}. {A} had a good long look. It was round, and it smelled of oranges.',
        '“It’s the same with you,” said {H}. “When I first saw you, you were round as well.” {A} lay near the egg for a bit, which was all that was asked.'
      ]
    },
    {
      id: 'old-penguin',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came by on the ice, and stood beside {A} for a while, as penguins do. “I carried one like that,” said {S}. “It was a good while ago. You never got a minute to yourself.”',
        '“What came out of it?” asked {A}. “I’ll have to think,” said {S}. “There was a lot of noise, I remember. And then it wanted socks.”'
      ]
    },
    {
      id: 'smallest',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m a penguin too,” said {S}, and slid up. {S} had no egg, so {S} had a potato. They stood side by side on the ice and looked at each other’s feet.',
        '“Yours is bigger,” said {A} politely. “Yours is rounder,” said {S}. Then there was nothing more to say for two months.'
      ]
    },
    {
      id: 'in-a-hurry',
      A: 'partner',
      paragraphs: [
        'Then the penguin stood with its knees together. “What is it?” asked {A}. “Nothing,” said {H}. A little later its legs were crossed. “I have to go,” said {H}, “and I can’t take the egg in there.” “Then give it to me,” said {A}.',
        '{H} let it roll. It fell between them, and {H} caught it with one knee. “There’s ice between us,” said {A}. They looked down. There was a strip as wide as an orange.'
      ]
    }
  ],
  turn: [
    {
      id: 'toe-to-toe',
      A: 'partner',
      paragraphs: [
        '“Come right up to me,” said {H}. They stood toe to toe, till you could see no floor. {H} lifted both heels, very slowly. The egg thought about it. Then it rolled, over {H}’s toes and on to the toes of {A}.',
        '“I’ve got it,” said {A}. But {H} had gone already, and did not slide.'
      ]
    },
    {
      id: 'will-not-give',
      A: 'partner',
      paragraphs: [
        'When {H} came back, {A} had both arms down flat. “You can give it back now,” said {H}. “Not so loud,” said {A}. “The egg’s just gone to sleep.” “It’s an orange,” said {H}. {A} looked hurt. “You’ve been away,” said {A}.'
      ]
    },
    {
      id: 'stuck-there',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'So for a while they changed, and {H} was the one who could go about. {H} brought {A} a drink and held it. {H} scratched {A} on the nose, and put {A}’s sleeve straight. “Is there anything else?” asked {H}.',
        '“You could tell me what’s behind me,” said {A}. “I haven’t seen it for so long.” {H} looked. “It’s all still there,” said {H}. “Only a bit of snow on the bookshelf.”'
      ]
    },
    {
      id: 'noises',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Before it hatched they listened to it. A chick begins to talk in the egg, one day before it comes out. {H} put an ear against the peel, and {A} put an ear on the other side.',
        '“It says it’s dark in there,” said {H}. “It says it’s a bit sour,” said {A}. They told it that it would not be long now, and that somebody was here.'
      ]
    },
    {
      id: 'hatched',
      A: 'partner',
      paragraphs: [
        'But then the egg hatched. They helped it, with a thumb. Off came the peel in one long piece, and inside there was white fluff. And under the fluff sat ten little penguins, leaning together in a ring.',
        '“They’re keeping each other warm,” whispered {H}. They looked for quite a while. “And do we eat them?” asked {A}. {H} thought. “They’re only penguins until bedtime,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} huddled up to the penguin, as you do on ice.',
      '{names} slid by on the ice, tummy first.',
      { text: '{names} swept the snow away from the penguin’s feet.', needs: ['hands'] },
      { text: '{names} shut the window on the side of the South Pole.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the egg, twice.',
      '{names} went under the table after the egg, and came out with dust.',
      { text: '{names} lifted the chair off the ice, and set it down inland.', needs: ['hands'] },
      { text: '{names} felt the egg, and for an orange it was quite warm.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed up close as well, to leave no ice.',
      '{names} grunted at the egg, in penguin.',
      { text: '{names} laid a woolly hat on the egg.', needs: ['hands'] },
      { text: '{names} practised with a lemon, and dropped it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Now it was bedtime, and they were pieces of orange again, and were shared out. The peel lay on the table like an empty coat, and was cleared away.',
    'After that {H} slid to the basin and slid to bed. Under the blanket {H} kept both feet together.'
  ],
  last: [
    'It was past bedtime, so it was no penguin that lay there asleep. It was {H}.',
    'Toe to toe, so that nothing could roll away, {H} was asleep.'
  ]
})
