import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const swan = wishPlot({
  id: 'wish-swan',
  wishes: ['swan', 'swans', 'cygnet', 'cygnets', 'goose', 'geese', 'gosling', 'goslings', 'gooses', 'geese flying', 'geese v', 'swans geese', 'swan goose', 'swan geese'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'golden', 'mother', 'ballet', 'ugly', 'duckling', 'duck', 'ducks', 'feeding', 'feed', 'bumps', 'egg', 'eggs', 'peter', 'fox', 'princess', 'untitled', 'dance', 'dancing', 'chased', 'afraid', 'scared', 'trumpet', 'seven', 'christmas'],
  answers: ['sleepy', 'flying', 'fly', 'flew', 'south', 'honk', 'honking', 'v', 'white', 'grey', 'lake', 'pond', 'river', 'park', 'wings', 'feathers', 'winter', 'migrating', 'canada', 'canadian', 'who', 'that', 'beautiful', 'big', 'saw', 'baby', 'wild'],
  company: ['swan', 'goose', 'geese', 'lake'],
  about: 'A swan wants to fly south with the geese, and there is not enough lake to run along before it can take off.',
  titles: ['Not Enough Lake', 'Slap, Slap, Slap', '{H} Flies with the Geese', 'The Swan in the Coats', 'What the Wings Sang'],
  want: [
    {
      id: 'going-south',
      A: 'partner',
      paragraphs: [
        '{H} was a swan on the lake, which was the rug. Past it flew the geese, on their way south. {A} was all of them, with both arms out, and honked once round the sofa. {H} wanted to fly with them.',
        '“Then come up!” honked the goose. But a swan’s about the heaviest thing that flies. It can’t just jump. It has to run on top of the water first, with its big flat feet. They were somebody’s slippers, the largest in the house.'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-coats',
      A: 'partner',
      paragraphs: [
        'The swan ran over the lake and beat its wings. Slap, slap, slap, slap, and there was the sofa. It turned round and ran the other way. Slap, slap, slap, slap, and then it stood with its head in the coats.',
        '“I was nearly off,” said the swan from in there. “You were in a sleeve,” said the goose. The third time there was a slipper on the lamp.'
      ]
    },
    {
      id: 'one-line',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Geese fly in the shape of a V. Each has the wind of the one in front, and it’s easier for all but the first. “We’re only two,” said {A}. “What does that make?” They looked at it from above, as well as they could.',
        '“A line,” said {H}. “Or a V with one side at home.” {A} held out an elbow on that side, so that it wouldn’t look so empty.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before a journey you have to eat. A swan puts its head down to the bottom of the lake. Its tail sticks up in the air, and so did {H}’s. There was a good deal of weed on that rug, and half a raisin.',
        '“Hello?” said {A}, to the end that was left. “I’m down here,” said the swan. “There’s a button as well.” “Whose?” “It doesn’t say,” said the tail.'
      ]
    },
    {
      id: 'honk',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Why do you honk all the time?” asked {H}. “So that they know I’m there,” said the goose. “The ones at the back honk to the ones in front. It means keep going.” “And what do the ones in front say?” “Honk,” said {A}. “It means I am.”',
        'The swan said nothing. It only makes a small snort now and then. “You’re very quiet,” said the goose. “Are you there?” “Hm,” said the swan.'
      ]
    },
    {
      id: 'neck',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many bones have you got in your neck?” asked {A}. “Twenty-five or so,” said the swan. “A giraffe has only seven.” {H} put up one long arm and bent the wrist, and there it was. It could see over the table.',
        'The neck looked round behind the goose, and came out on the other side. “You’ve got a label sticking out,” it said. It tucked that in, with its beak.'
      ]
    },
    {
      id: 'oil',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Each feather had to be done before they left. A bird has a little oil above its tail, and rubs it in. Then the rain runs off. {A} did the parts that a swan can’t get at. “You missed one,” said {H}.',
        'Then they tried it out with the watering can. It was empty, to be on the safe side. Not a drop stayed on the swan. “It works,” said {A}.'
      ]
    },
    {
      id: 'on-guard',
      A: 'same',
      spare: 6,
      paragraphs: [
        'While the others graze, one goose stands guard. It was {A}, with a very long neck. “Sss,” said {A}, at a chair. The chair had come no nearer. “Sss,” at the broom. “That’s enough about you.”',
        '“You’re hissing at everybody,” said the swan. “Has anybody come?” asked the goose. The swan had to admit that nobody had. “There you are,” said the goose.'
      ]
    },
    {
      id: 'mowing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A goose eats grass, from early till late. “Rip, rip, rip,” said {A}, all along the edge of the rug. {H} came along on the other side, to keep {A} company. “Is it good?” “It’s green,” said the goose. “I never ask any more.”',
        'They met at the corner with their mouths full. “There’s a place further south,” said the goose, “where it’s just the same. We go there every year.”'
      ]
    },
    {
      id: 'pet-followed',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'When a gosling hatches, it runs after whatever it sees first. It thinks that it’s its mother. {H} went across the lake, and there was somebody behind. It was {A}. {H} went to the left, and so did {A}.',
        '“It must have hatched when we weren’t looking,” said {H}. It was rather hairy for a gosling. But you can’t tell them that, once they’ve made up their minds.'
      ]
    },
    {
      id: 'elder-pen',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“For hundreds of years people wrote with a goose feather,” said {S}. “All those letters, and every book that there was.” “What did the goose say?” asked {A}. “It walked about with one side a bit thin.”',
        '{A} wrote something on the table with a finger that was a feather. {S} put on the glasses to read it. “Honk,” said {S}. “Yours truly. That’s a very fine letter.”'
      ]
    },
    {
      id: 'child-cygnet',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Small swans are grey, and when they’re tired they ride on the big one’s back, between the wings. “I’m one of those,” said {S}, and lay down across {A}, as grey as could be. The big one sank a little.',
        '“Where are we going?” asked {A} from underneath. “Over there,” said {S}. “And then back, and then over there.” They stayed where they were, and rocked, and it counted.'
      ]
    },
    {
      id: 'baby-wings',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had seen the flapping. {A} put out both arms, and beat them up and down, and shouted. It was a very good honk. “Somebody else wants to come south,” said {H}.',
        'The wings beat until {A} sat there quite astonished and was still not off the ground. “It’s the same with me,” said the swan. “It isn’t the wings. We’re just so well fed.”'
      ]
    },
    {
      id: 'short-way',
      A: 'partner',
      paragraphs: [
        '“It isn’t you,” said {A}. “It’s the lake. A swan needs a lake as long as a street, and you’re running across a rug.” “We haven’t got any other,” said {H}.',
        'A bit of wind came in under the door. The swan looked at the door. Behind it was the hall, and that was long and shiny.'
      ]
    }
  ],
  turn: [
    {
      id: 'off',
      A: 'partner',
      paragraphs: [
        '{H} opened that door, and the next one, and all the others. Now the lake ran straight on from the bed to the kitchen. The swan went right to the back of it. It put out its neck and ran. Slap, slap, slap, slap, slap, slap, slap.',
        'The slippers flew off, first one and then the other. After that it went on in socks, and there was no more slap at all. “You’re up!” honked the goose, and flew in front.'
      ]
    },
    {
      id: 'taking-turns',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They flew over the kitchen, where it was light, and back over the dark hall. “I can’t any more,” said {A}. The one in front has all the wind to push. “Then drop back,” said {H}. They changed places without stopping.',
        '“It’s much softer here,” said the goose. “I could do this for weeks.” It laid its beak on the swan’s back, only to keep the distance right.'
      ]
    },
    {
      id: 'down-below',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s that down there?” asked the swan. “That’s the sea,” said the goose. It was a towel. “And that?” “That’s a town. They’re all having supper.” It was the breakfast cups on the tray, and there was a spoon in each of them.',
        'They flew over it more softly, so as to wake nobody. “I think one of them looked up,” said {H}.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        'After a while {H} flew in front, and then {A} heard it. When a swan flies, its wings sing. Hm, hm, hm, they went, with every beat. “Is that you?” asked the goose. “It’s only my feathers,” said the swan. “I can’t help it.”',
        'The goose forgot to honk. It flew behind, without a sound, and listened all the way to the south. There they put their feet out in front, as swans do, and slid down on to the bed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled in the reeds, by the edge of the lake.',
      '{names} honked, more or less, and joined the geese for half a round.',
      { text: '{names} stuffed a sock into the toe of each slipper.', needs: ['hands'] },
      { text: '{names} cleared a newspaper off the lake.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the big feet.',
      '{names} bobbed up and down on the waves.',
      { text: '{names} helped the swan out of the sleeve.', needs: ['hands'] },
      { text: '{names} lifted the slipper off the lamp.', needs: ['hands'] }
    ],
    turn: [
      '{names} pressed close to the wall, as something heavy went by.',
      '{names} came along the shore, and fell behind.',
      { text: '{names} gathered two slippers out of the lake.', needs: ['hands'] },
      { text: '{names} propped open the very last door.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the doors again, one after the other, until the lake was just a rug. The slippers went back to where they belonged.',
    '{H} washed, and the drops ran off. Then {H} folded both wings, and laid that long neck down along the pillow.'
  ],
  last: [
    'Hm, it went in the dark, and hm. That was only the feathers, and {H} was asleep.',
    'In the south it was soft, and {H} slept there with both feet tucked up.'
  ]
})
