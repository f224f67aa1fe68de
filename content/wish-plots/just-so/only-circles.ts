import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const ROUND = ['circles', 'draws round', 'only round', 'rings']

/** What draws, and the other words for it. */
interface Drawer {
  id: string
  first: string
  called: string
  words: string[]
}

function onlyCircles({ id, first, called, words }: Drawer): ScenePlot {
  const it = `the ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [first, ...words.flatMap((word) => ROUND.map((round) => `${word} ${round}`)), ...words.flatMap((word) => [`${word} straight lines`, `${word} can’t draw straight`, `${word} won’t draw straight`, `${word} refuses straight`, `${word} refuses squares`, `${word} hates corners`, `${word} no corners`])],
    nothingElse: true,
    answers: [...words, 'circle', 'circles', 'round', 'ring', 'rings', 'curve', 'curves', 'curvy', 'line', 'lines', 'straight', 'corner', 'corners', 'square', 'squares', 'triangle', 'triangles', 'thing', 'things', 'shape', 'shapes', 'house', 'houses', 'picture', 'pictures', 'drawing', 'drawings', 'draw', 'draws', 'drew', 'drawn', 'paper', 'ruler', 'only', 'just', 'nothing', 'but', 'else', 'always', 'ever', 'never', 'keeps', 'wants', 'wanted', 'want', 'will', 'would', 'won’t', 'wouldn’t', 'can', 'can’t', 'cannot', 'couldn’t', 'could', 'refuses', 'refused', 'likes', 'liked', 'loves', 'loved', 'hates', 'who', 'that', 'which', 'with', 'and', 'a', 'an', 'the', 'it', 'its', 'he', 'she', 'his', 'her', 'to', 'in', 'on', 'of', 'no', 'not', 'any', 'all', 'over', 'everywhere', 'red', 'blue', 'green', 'yellow', 'purple', 'pink', 'orange', 'black', 'brown', 'colour', 'color', 'coloured', 'colored', 'colouring', 'coloring', 'little', 'small', 'big', 'new', 'old', 'magic', 'magical', 'stubborn', 'silly', 'funny', 'naughty', 'cheeky', 'happy', 'school', 'children', 'child', 'girl', 'boy', 'box', 'day', 'one', 'called', 'named'],
    except: ['wall', 'walls', 'sad', 'lonely', 'lost', 'broken', 'broke', 'snapped', 'stolen', 'steals', 'died', 'dead', 'hurt', 'eye', 'poked', 'scared', 'afraid', 'eaten', 'swallowed', 'test', 'exam', 'homework', 'teacher', 'goes round', 'round the world', 'dance', 'crop', 'magic circle', 'circle time', 'birthday'],
    moods: ['learning', 'first', 'losing', 'change'],
    isTale: true,
    company: [called, 'circle', 'circles', 'paper', 'house', 'ruler', 'plate', 'egg cup', 'wall', 'walls', 'table', 'roof', 'corner', 'kitchen', 'chair', 'lamp', 'door', 'line', 'lines', 'window', 'box'],
    about: `The hero wants to draw the house, and ${it} only wants to draw circles; a ruler makes a long thin one, until it is seen that a bit of a very large circle is a straight line.`,
    titles: ['Round the Lamp and Back', 'A Very Large Circle', '{H} and the House without Corners', 'A Bit of a Circle', 'It Only Wanted to Go Round'],
    want: [
      {
        id: 'a-house-for-the-door',
        A: 'partner',
        paragraphs: [
          `{H} wanted to draw a house, and ${it} only wanted to draw circles. The door was round, and the windows were round. The house itself looked like a potato with buttons. “That one’ll roll away in the night,” said {A}.`,
          `“Our walls are all straight,” {H} told ${it}. “What for?” asked ${it}. “You go along, and then you have to stop. In a circle nobody ever has to stop.”`
        ]
      }
    ],
    way: [
      {
        id: 'along-the-ruler',
        A: 'partner',
        paragraphs: [
          `{A} laid a ruler on the paper. “There,” said {A}. “Now you can’t help it.” Off went ${it} along the ruler, as straight as could be. But at the end it went round the corner, and back along the other side, and home. “A long thin circle,” it said. “I’ve never done one of those.” So now there was a sausage beside the potato.`
        ]
      },
      {
        id: 'a-full-stop',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“Do a full stop, then,” said {H}. That was quick. “What’s a full stop?” asked {A}, and bent down over it. ${cap(it)} said that it was a circle that was very tired. Before that it had been an O, and before that an egg.`,
          `“And what will it be next?” asked {H}. They waited, but the full stop got no smaller. Beside it lay a crumb of toast. Soon nobody could tell which of the two had been drawn. {A} tried to pick them both up, and one of them came.`
        ]
      },
      {
        id: 'what-is-round',
        A: 'same',
        spare: 2,
        paragraphs: [
          `Some things ${it} could do very well. It drew {A}, and anybody could see who it was. The head was round, and so was the mouth, which said O. “Why am I saying O?” asked {A}. “It’s all I can do of what you say,” said ${it}.`,
          `Then it drew the whole family at table, and all of them said O. It looked as if the soup was hot. “At least we all say the same,” said {A}. The soup came last, and was easy, for it was round in any case.`
        ]
      },
      {
        id: 'half-a-circle',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“You could begin a circle,” said {H}, “and stop halfway.” ${cap(it)} tried. It got halfway, and stood there, and trembled. “Well?” asked {A}. “I can’t go,” it said. “I’ve left the door open.”`,
          `{A} knew the feeling, from the fridge. They let it go on. It shut the circle with a small sigh, and went round twice more, to be certain. After that it felt better, and so did they.`
        ]
      },
      {
        id: 'a-train',
        A: 'same',
        spare: 4,
        paragraphs: [
          `They tried a train. There were the wheels, and they were good ones, and there was the smoke. “Now the rails,” said {A}. ${cap(it)} thought about rails. It drew another wheel, and then one more beside that, and one beside that, right across the paper.`,
          `“That’s only wheels,” said {H}. “They’re rails,” it said. “They roll along under the train, so that it needn’t.” {A} looked at this for some time. It was a train that could stand still all the way to the sea.`
        ]
      },
      {
        id: 'how-it-began',
        A: 'same',
        spare: 5,
        paragraphs: [
          `“Have you always been like that?” asked {A}. “They tried me out in the shop,” said ${it}. “Everybody did the same thing, round and round, to see if I worked.” It had worked, and it had liked it.`,
          `“They never did a house?” asked {H}. “Once somebody did a loop,” it said, “and then a line, going off.” But just then the shop had shut. ${cap(it)} still wondered where the line had been going. “Home, I think,” said {A}. “It was closing time.”`
        ]
      },
      {
        id: 'other-wants-a-list',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} came by and borrowed ${it}, to write the shopping down. “It only does circles,” said {H}. “I’m in a hurry,” said {A}, and wrote down everything, bread and rice and soap. On the paper there was a row of O’s.`,
          `{A} read it through. “Onions,” read {A}, “oranges, oats, and oil.” There was one O left over. {A} thought hard about it. “Oh,” said {A}. “That’s for when I get home, and there isn’t any soap.”`
        ]
      },
      {
        id: 'pet-takes-it-for-a-plate',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} came and looked at the circle on the floor, where one sheet had fallen. It was as big as {A}’s own bowl, and there was nothing in it. {A} sat down beside it, exactly as at supper time.`,
          `“It’s only drawn,” said {H}. {A} waited. ${cap(it)} was sorry, and put a small circle into the large one, for a biscuit. {A} looked at it from quite near, and went on waiting. It was that kind of a biscuit.`
        ]
      },
      {
        id: 'elder-round-the-church',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `“I had a bicycle like that,” said {S}. “The handlebar had got stuck, and it only went left.” “How did you get anywhere?” asked {A}. “I lived on the square,” said {S}. “I rode round until I was home.”`,
          `${cap(it)} asked what had been in the middle. “A fountain,” said {S}, “and a stall with pears. I said good morning to it forty times a day.” Then the bicycle was mended, and {S} went straight into the pears.`
        ]
      },
      {
        id: 'child-scribbles',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} wanted a turn. {S} held ${it} in one fist, and went at the paper as if it were porridge. There were circles in circles, big and small and flat, and no end to any of them. “Oh,” said ${it} from inside the fist. “Oh, yes.”`,
          `“What is it?” asked {A}. “It’s a house,” said {S}, “and it’s windy.” {A} turned the sheet round, and back again. It was the first house that ${it} wished to keep. It asked where you hung such things.`
        ]
      },
      {
        id: 'egg-cup-and-plate',
        A: 'partner',
        paragraphs: [
          `On the table stood an egg cup and a plate. {A} laid one finger against the rim of the egg cup. The finger stuck out on both sides. Then {A} laid it against the rim of the plate, and it very nearly fitted. “The bigger the circle, the straighter the edge,” said {A}. {H} looked at ${it}. “How big can you do them?” asked {H}.`
        ]
      }
    ],
    turn: [
      {
        id: 'once-round-the-kitchen',
        A: 'partner',
        paragraphs: [
          `“Do me the biggest circle you’ve ever done,” said {H}. Nobody had asked ${it} for that before. It shot up the paper, off over the edge, and away through the air, with {H} behind it. They went past the lamp, out into the hall, and back behind {A}. Then it came in again at the bottom of the sheet, and shut the circle.`,
          `Only a bit of that circle was on the paper, and the bit was quite straight. “That’s a wall,” said {A}.`
        ]
      },
      {
        id: 'passing-through',
        A: 'same',
        spare: 10,
        paragraphs: [
          `The next one went the other way, under the table and behind the curtain. {A} stood in the middle and held on to the sheet. “Are you nearly round?” called {A}. “No,” called {H}. “We’re only just going.” In the hall they met the coat stand, and said sorry to it.`,
          `“You can’t see the rest of it,” said {A}, as they came in. “But I know where it is,” said ${it}. From then on they all ducked a little, by the lamp.`
        ]
      },
      {
        id: 'what-about-the-floor',
        A: 'same',
        spare: 11,
        paragraphs: [
          `“How big would one have to be,” asked {H}, “to be straight all over?” {A} pointed down at the floor. “The world is,” said {A}. “It’s as round as a ball. It only looks flat because it’s so big, and we’ve only got this bit.”`,
          `${cap(it)} lay down on the floor, to feel it. It lay there for a good while. “Who did that?” it asked in a small voice. They could not say. “And without lifting off once,” said ${it}.`
        ]
      },
      {
        id: 'four-walls',
        A: 'partner',
        paragraphs: [
          `They did one more for the other wall, one for the floor, and two for the roof. Then there was a house, with corners, and ${it} was out of breath. “Where did you get the corners?” asked {A}. “I never did any,” it said. “It’s only where one circle goes through another.”`,
          `{H} stood the house up on the table, and it did not roll. “Is there room for a small one?” asked ${it}. {H} thought about it. So it drew a door handle, and that was right the first time.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked for the front door, and found eleven.',
        '{names} turned the sheet upside down, and it was the same potato.',
        { text: '{names} ran one finger along a circle, and came back without turning round.', needs: ['hands'] },
        { text: '{names} drew a corner in the air, to show how it is done.', needs: ['hands'] }
      ],
      way: [
        '{names} looked at the sausage, and got hungry.',
        '{names} went once round the table, to see what was so nice about it.',
        { text: '{names} held the ruler down at one end.', needs: ['hands'] },
        { text: '{names} fetched another sheet, for the next potato.', needs: ['hands'] }
      ],
      turn: [
        '{names} stood still, and had a circle drawn right round.',
        '{names} ran along on the inside, where it was shorter.',
        { text: '{names} held the door open, so that the circle could get through.', needs: ['hands'] },
        { text: '{names} pulled a chair out of the way of a wall.', needs: ['hands'] }
      ]
    },
    bed: [
      `The house hung on the wall, and stayed where it was. ${cap(it)} lay on the table, and rolled a very little, to one side and back.`,
      '{H} washed round both ears, and lay down in the straight bed. Then {H} curled up, and was nearly a circle.'
    ],
    last: [
      'Somewhere a line went out past the lamp, and round, and home, and {H} was asleep.',
      'The day had come round to where it began, and {H} was asleep.'
    ]
  })
}

function cap(words: string): string {
  return words[0]?.toUpperCase() + words.slice(1)
}

export const pencilOnlyCircles = onlyCircles({
  id: 'wish-pencil-only-circles',
  first: 'a pencil that only wants to draw circles',
  called: 'pencil',
  words: ['pencil', 'pencils', 'pensil']
})

export const crayonOnlyCircles = onlyCircles({
  id: 'wish-crayon-only-circles',
  first: 'a crayon that only wants to draw circles',
  called: 'crayon',
  words: ['crayon', 'crayons', 'wax crayon']
})

export const feltTipOnlyCircles = onlyCircles({
  id: 'wish-felt-tip-only-circles',
  first: 'a felt tip that only wants to draw circles',
  called: 'felt tip',
  words: ['felt tip', 'felt tips', 'felt pen', 'marker']
})
