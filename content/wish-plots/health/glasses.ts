import { wishPlot } from '../wish-plot.ts'

export const glasses = wishPlot({
  id: 'wish-glasses',
  beginsElsewhere: true,
  wishes: ['new glasses', 'glasses', 'spectacles'],
  answers: ['getting', 'wearing', 'wear', 'optician', 'eyes', 'first', 'pair', 'needs', 'school', 'nobody', 'like', 'hates', 'hate', 'today', 'got', 'gets'],
  except: ['sunglasses', 'sun', 'hearing', 'lost', 'broke', 'broken', 'test', 'magic', 'tea glasses', 'drinking glasses'],
  moods: ['first', 'change', 'proud', 'afraid'],
  about: 'The hero has new glasses that nobody is to notice, and cannot stop noticing things.',
  titles: ['A Curtain With Leaves', 'Nothing New', 'The Crumb From Over There', '{H} Notices Nothing', 'Two Streets'],
  want: [
    {
      id: 'nothing-new',
      A: 'partner',
      paragraphs: [
        '{H} had new glasses, and nobody was to notice. So {H} came in, sat down at the far end of the room and looked at the wall.',
        '“Anything new?” asked {A}. “No,” said {H}. “You’ve got a crumb on your chin.” {A} felt for it. It was a very small crumb, and it was a very long room. “How did you see that from over there?” asked {A}. “I guessed,” said {H}, and looked at the wall again.'
      ]
    }
  ],
  way: [
    {
      id: 'leaves',
      A: 'partner',
      paragraphs: [
        'It was not easy. Before, there had been a wall and a curtain. Through the glasses there were so many things that they did not all fit in. The clock had a third hand, thin as a hair, and it ran. The curtain was not just green. It was made of leaves.',
        '“How long has the curtain had leaves?” asked {H}. {A} looked round slowly. “Always,” said {A}. “You never asked.” “I only happened to think of it,” said {H}. After that {H} looked only at the floor. Even {H}’s shoelaces had a pattern on, like tiny snakes.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To be on the safe side {H} put on a hat, and pulled it down to the glasses. “Are you cold?” asked {A}. “A bit,” said {H}.',
        '“Then I’ll turn up the heating,” said {A}. It got warm, and under the hat it got very warm, and then the glasses went white. {H} sat there in a fog and smiled at the place where {A} had last been. “Anything new?” asked {A}, from somewhere else.'
      ]
    },
    {
      id: 'fly',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“There’s a fly on the ceiling,” said {H}. “It’s washing its hands.” {A} looked up, and had to stand on tiptoe to find it at all.',
        '“You can see its hands?” asked {A}. “It’s done with them now,” said {H}. “It’s combing its head.” {H} remembered too late that nobody was to notice. “Flies mostly do,” {H} said quickly.'
      ]
    },
    {
      id: 'pet-close',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was the first to come quite close. {A} looked at the glasses, first at one side and then at the other.',
        '“Don’t tell,” whispered {H}. There was somebody in each of {A}’s eyes, very small, with glasses on. {H} had never seen that before either. {A} did not tell anyone.'
      ]
    },
    {
      id: 'elder-head',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was walking through the room and patting things. “I had them a minute ago,” said {S}. “My glasses. They can’t be far.” {A} knew where they were. They were on top of {S}’s head.',
        '“Warmer,” said {A}, when {S} patted the shelf. “Higher.” {S} patted a cupboard. “Much higher.” In the end a hand came to the hair, and stopped. “You’ve got sharp eyes,” said {S}. “All of a sudden,” said {A}, and it had slipped out.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why do you keep touching your ears?” asked {A}. {H} took both hands away. “They’re getting used to something,” said {H}.',
        'It was true. All their lives they had only had to hear. Now there was something to carry too, and they felt every bit of it. “Mine only ever had a pencil,” said {A}. “Behind the left.” “And did your ear get used to it?” asked {H}. “It was sorry when I took the pencil out,” said {A}.'
      ]
    },
    {
      id: 'pattern',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a biscuit on the plate, and it had writing on. {H} had eaten hundreds of those. It said the name of the biscuit, in tiny letters, with a row of holes all round. Each hole was as round as a button.',
        '“Don’t you like it?” asked {A}. “I’m only seeing where to start,” said {H}. {A} took a biscuit as well, and looked for the writing, from close up and from far off. “There’s nothing on mine,” said {A}, and bit it. “There was,” said {H}.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} began to ask, as if it did not matter. “What does it say on the jam?” “Plum,” said {H}. “How many birds are there on the wire?” “Four. One of them’s asleep.”',
        '“Is there dust on the lamp?” asked {A}. {H} looked. There was so much dust that the lamp had a fur collar. Nobody had known about that. “You might have left me the lamp,” said {A}, and went for a cloth.'
      ]
    }
  ],
  turn: [
    {
      id: 'dandelion',
      A: 'partner',
      paragraphs: [
        'It was getting dark, and outside the lamps came on. {H} went to the window to see the dandelions. Every evening each lamp out there had been a dandelion, round and soft, with a thousand rays. Tonight there was only a lamp on a post. {H} could even see the screws.',
        '“They’ve gone!” said {H}. “What have?” asked {A}, and came to look. “The dandelions. I thought glasses only showed you more things.” Then {H} put a hand over {H}’s mouth, for now it was said. “Take them off for a moment,” said {A}, quite calmly, “and look again.”'
      ]
    },
    {
      id: 'who-else',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to know what it was like in there, and was allowed to look through once. “Oh,” said {A}, and held on to the table. “It’s all soup.”',
        '“It isn’t,” said {H}. “It’s got edges.” “Not with my eyes,” said {A}, and gave them back with both hands. So they were no use to anyone else in the world. {H} put them on, and there was {A} again, with every single hair.'
      ]
    },
    {
      id: 'cloth',
      A: 'same',
      spare: 10,
      paragraphs: [
        'New glasses have a cloth of their own, in a small grey bag. {A} showed {H} how: first you breathe on them, and then you go round and round. “What did you do before?” asked {A}, “when everything was blurred?” “I thought it was meant to be like that,” said {H}.',
        '{H} held them up to the lamp. There was one fingerprint left, right in the middle, with all its rings. “It’s a very good one,” said {H}. It had to go, all the same. They looked at it once more, and then {H} breathed.'
      ]
    },
    {
      id: 'two-streets',
      A: 'partner',
      paragraphs: [
        '{H} took off the glasses. There they were, all down the street, one dandelion behind the other. {H} put them on, and there were lamps, and a cat on a wall. Off, and on. “I’ve got two streets,” said {H}. {A} screwed up one eye and then the other, and tried for a while. “I’ve only got the one,” said {A}.',
        '“When did you notice my glasses?” asked {H}. “When you came in,” said {A}. “You looked at me, and I could see you seeing me.” {H} did it again. It was true. “There are three dots on your nose,” said {H}. “I’d keep those.”'
      ]
    },
    {
      id: 'moon',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Next it was the sky’s turn. There was more in it than usual. {H} counted up to nineteen stars, and had always thought that there were four.',
        '“Were they there yesterday?” asked {H}. “The same ones,” said {A}. “Then they’ve been waiting a long time,” said {H}. {H} looked at every one a little longer, to make up for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went all along the very long room, after the crumb.',
      '{names} looked across at {H}, and gave nothing away.',
      { text: '{names} cleaned the window, and thought it looked much the same.', needs: ['hands'] },
      { text: '{names} brushed off a second crumb, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} shook, and a good deal of fine fluff came into sight.',
      '{names} ran round and round on the floor, like the thin hand of the clock.',
      { text: '{names} stroked the curtain, and felt no leaves at all.', needs: ['hands'] },
      { text: '{names} did a lace up again, in a double snake.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the window as well, and steamed it.',
      '{names} blinked at the lamps, which went on being lamps.',
      { text: '{names} made two rings with finger and thumb, and looked through.', needs: ['hands'] },
      { text: '{names} drew a dandelion on the misty pane.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glasses got a place by the bed, where a hand could find them.',
    'Then {H} washed and lay down without them. The whole room put on its night things and went soft.'
  ],
  last: [
    'Outside all the lamps were dandelions again, and {H} was asleep.',
    'By the bed the glasses looked at the wall and noticed nothing. {H} was asleep.'
  ]
})
