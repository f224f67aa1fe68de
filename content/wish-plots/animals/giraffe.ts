import { wishPlot } from '../wish-plot.ts'

export const giraffe = wishPlot({
  themes: ['giraffes'],
  answers: ['tall', 'baby', 'zoo', 'long', 'leaves', 'leaf', 'eating', 'eats', 'tree', 'neck'],
  company: ['giraffe'],
  wishes: ['giraffe leaves', 'giraffe leaf', 'giraffe eating', 'giraffe neck', 'giraffe long neck'],
  about: 'Everybody knows that a giraffe does not say anything, and the hero, who saw its lips move, listens until it is dark.',
  titles: ['What the Giraffe Said', 'Cows Say Moo', '{H} Listens to a Giraffe', 'Seven Newspapers Long', 'Ask Anybody'],
  want: [
    {
      id: 'lips',
      A: 'partner',
      paragraphs: [
        'There was a giraffe outside. It came round the corner and ate the top of the tree. {H} stood below and looked up. The giraffe’s lips moved. “What’s it saying?” asked {H}.',
        '“Nothing,” said {A}. “Cows say moo and sheep say baa. Giraffes don’t say a thing. Ask anybody.” But {H} had seen it. {H} wanted to know what it had said.'
      ]
    }
  ],
  way: [
    {
      id: 'shouting',
      A: 'partner',
      paragraphs: [
        '{H} went as near as the front knee. “What did you say?” shouted {H}. The giraffe turned its ears inside out and took a step back. It was a long step. “You’re too loud for it,” said {A}. “And you’re talking to a knee.”',
        'Its mouth was as high up as the gutter. Whatever came out of there was gone before it got down. “If it whispers,” said {H}, “then it only whispers to the roof.”'
      ]
    },
    {
      id: 'asking-others',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They asked at the fence, where people had stopped to look. Nobody had ever heard a giraffe say anything. A lady with a pram had heard a duck that morning, if that was any help. “You see?” said {A}.',
        '“But did you listen?” asked {H}. The lady thought about it. “No,” she said. “I knew that they don’t.” {H} looked at {A}, and {A} looked at the tree.'
      ]
    },
    {
      id: 'practise',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What would it say, if it did?” asked {H}. {A} made {A}’s neck as long as it would go, and chewed from side to side. “Mind the wires,” said {A}, in a high voice.',
        'Then {H} did one. “It’s cold up here,” said {H}, “but you can see Thursday.” They said a good many things. When they looked, the giraffe had stopped chewing, and was listening to them.'
      ]
    },
    {
      id: 'bones',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“A giraffe’s got just as many bones in its neck as you have,” said {A}. “Seven. They’re only longer.” {H} felt the back of {H}’s neck and counted. There were some.',
        '“Then it’s got the same as me,” said {H}, “and I talk all day.” {A} had nothing to say to that, and felt {A}’s own neck.'
      ]
    },
    {
      id: 'drinking',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“When a giraffe drinks, it comes down,” said {A}. They put a bucket of water on the ground. The giraffe looked at it from all the way up. Then it put its front feet apart, and further apart, and further still, like somebody on ice.',
        'At last its mouth was at the bucket. {H} ran round to the front with one ear first. Slurp, it said. “That doesn’t count,” said {A}.'
      ]
    },
    {
      id: 'tongue',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The giraffe let down its head to see what {A} was. Its tongue came out, and it was long and quite blue. It went once over {A}, from one end to the other.',
        '“Did it say anything to you?” asked {H}. {A} stood there and was wet. If it had, {A} kept the secret.'
      ]
    },
    {
      id: 'my-grandfather',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My grandfather never said a word either,” said {S}. “He had a big moustache, and everybody thought that there was nothing behind it.” “And was there?” asked {A}.',
        '“He hummed,” said {S}. “Late, when he thought that we were all in bed. I used to lie on the floor to hear it.” {A} looked up at the giraffe. It did have a sort of moustache.'
      ]
    },
    {
      id: 'neck-of-two',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} put a sock on one arm, right up to the shoulder, and was a giraffe. The hand was the head, and it looked down on everybody. “What do you say?” asked {A}.',
        'The sock opened its mouth. It shut it again. It bent down to {A}’s ear, very slowly, and breathed. “It’s thinking,” said {S}.'
      ]
    },
    {
      id: 'written-on-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it’s written on it,” said {H}. The giraffe had brown patches all over, and no two were the same. “There’s never been another one with that pattern,” said {A}. “It’s like a thumb.”',
        'They began to read at the knee. “That’s our street,” said {A}, “and that’s the bend by the baker.” “No, it’s a boot,” said {H}, “and a pancake.” They had got as far as the tummy when the giraffe turned round. On the other side it was a different story.'
      ]
    },
    {
      id: 'two-stations',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On its head it had two short horns, each with a black tuft, like paintbrushes. “Those are for hearing,” said {H}. “On the radio they’ve got two as well.” “They’re only horns,” said {A}. “They’re born with them, lying down flat.”',
        'All the same {A} tried it, with one finger up on each side. {A} turned slowly to the left. “Have you got anything?” asked {H}. “Music,” said {A}. “Now somebody’s talking. It’s going to be dry tomorrow.” Above them the giraffe shook one ear, as if it had got something else.'
      ]
    },
    {
      id: 'the-tube',
      A: 'partner',
      paragraphs: [
        'So they made a tube. {A} rolled up a newspaper, and {H} pushed the next one into it. In the end it was seven newspapers long. {A} held it up beside the giraffe. The top end came just to its lips. {H} knelt down and put one ear to the bottom.',
        'There was nothing to hear. There was a lot of nothing, with a bit of wind in it. {H} listened until {H}’s ear was hot. A bus went by. “I told you,” said {A}, but not in a mean way. “Come in, it’s getting late.”'
      ]
    }
  ],
  turn: [
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {H}. The street lamps came on and the birds stopped. The people had gone from the fence. It grew so quiet that you could hear a gate. Then {H}’s eyes went wide.',
        'It was not loud. It was so low that {H} felt it in {H}’s ear, and then in {H}’s teeth. Mmmmm, went the tube. Mmmmm. “{A},” whispered {H}. “The giraffe’s humming.”'
      ]
    },
    {
      id: 'it-does',
      A: 'partner',
      paragraphs: [
        '{A} knelt down and took the tube. {A} listened for a long time without a word. “So it does say something,” said {A} then. “It only says it when it’s dark. And nobody ever stayed that long.”'
      ]
    },
    {
      id: 'answering',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} put {H}’s mouth to the tube. “Mmmmm,” went {H}, as low as {H} could, all the way down. They waited. The giraffe had lifted its head.',
        'Mmmmm, it came back, and it went up a little at the end. “It’s asked you something,” said {A}. “Yes,” said {H}, “and I’ve said yes.”'
      ]
    },
    {
      id: 'with-a-hand',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They tried it without the tube. {A} laid one hand flat on the giraffe’s leg, and {H} laid one beside it. There it was too. It came down through all that leg and went on into the ground.',
        '“Perhaps it was always there,” said {A}, “and we were talking.” They stood like that for a while, with two hands on one giraffe.'
      ]
    },
    {
      id: 'five-minutes',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now its eyes are shut,” whispered {A}. “It’s asleep. They do it standing up, for five minutes, and then they’ve had enough.” “Five?” said {H}. “That’s not a night. I need more than that to find my pillow.”',
        '{A} wanted to know how it felt, and leaned on the fence with both eyes shut. “It’s quite easy,” said {A}. Then {A}’s knees slept as well, and {A} slid down, all along the fence. When {A} had got up, the giraffe was looking at them both. It was as fresh as milk.'
      ]
    },
    {
      id: 'only-at-night',
      A: 'partner',
      paragraphs: [
        '“What does it mean?” asked {A}. {H} thought about it. “When it’s dark, they can’t see one another,” said {H}. “So each of them hums. Then the others know, there’s somebody over there.” Far off, behind the park, another giraffe hummed back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped into a leg, and took it for a lamp post.',
      '{names} went backwards down the street, to see all of the giraffe at once.',
      { text: '{names} picked up the leaves that the giraffe dropped.', needs: ['hands'] },
      { text: '{names} measured up against the knee, and the knee won.', needs: ['hands'] }
    ],
    way: [
      '{names} passed between the front legs, and out between the back ones.',
      '{names} stretched as well, and came as far as an ankle.',
      { text: '{names} cupped a hand behind each ear, and heard chewing.', needs: ['hands'] },
      { text: '{names} hushed a bus that came round the corner.', needs: ['hands'] }
    ],
    turn: [
      '{names} held very still, because the ground had begun to tickle.',
      '{names} spread out flat on the ground, and felt the hum from below.',
      { text: '{names} propped up the middle of the tube, where it sagged.', needs: ['hands'] },
      { text: '{names} hummed a low note back, some way off the tune.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took the newspapers apart and laid them on the pile, all seven. The top of the tree was a good deal lower.',
    'When {H} had washed and lain down, {H} hummed once, quite low, into the pillow. After a bit there came something from outside. So now they both knew.'
  ],
  last: [
    'Mmmmm, it went, high up over the roofs, and {H} slept.',
    'Nobody could see {H} in the dark, but you could hear who was there, asleep.'
  ]
})
