import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** Told of whatever is put in a pot of earth and comes up, the root first. */
const onlyEarth = (id: string, sown: string, wishes: string[], titles: string[]): ScenePlot =>
  wishPlot({
    beginsElsewhere: true,
    id,
    wishes,
    answers: ['bean', 'beans', 'seed', 'seeds', 'sunflower', 'sunflowers', 'cress', 'pea', 'peas', 'plant', 'plants', 'planted', 'planting', 'sowed', 'sowing', 'grew', 'grow', 'growing', 'grown', 'came', 'come', 'coming', 'up', 'sprouted', 'sprout', 'sprouting', 'germinated', 'everyone', 'everyone’s', 'everyones', 'everybody', 'everybody’s', 'else', 'else’s', 'elses', 'all', 'other', 'others', 'children', 'except', 'but', 'only', 'mine', 'my', 'hers', 'his', 'her', 'one', 'not', 'didn’t', 'hasn’t', 'hadn’t', 'won’t', 'never', 'still', 'yet', 'nothing', 'just', 'earth', 'soil', 'mud', 'compost', 'pot', 'pots', 'cup', 'jar', 'windowsill', 'window', 'kindergarten', 'nursery', 'preschool', 'school', 'class', 'classroom', 'reception', 'teacher', 'friend', 'friends', 'today', 'week', 'ago', 'last', 'sad', 'upset', 'disappointed', 'cried', 'jealous', 'waiting', 'waited', 'patient', 'small', 'green', 'leaf', 'leaves', 'root', 'roots', 'watered', 'water', 'we', 'and', 'at', 'in', 'son', 'daughter', 'with'],
    except: ['magic', 'giant', 'beanstalk', 'jack', 'castle', 'died', 'dead', 'trampled', 'knocked', 'broke', 'broken', 'smashed', 'stole', 'stolen', 'ate', 'eaten', 'hen', 'hens', 'chickens', 'slug', 'slugs', 'snail', 'snails', 'nose', 'ear', 'swallowed', 'hospital', 'sick', 'bullied', 'laughed at', 'allotment', 'toast', 'baked', 'jelly'],
    moods: ['waiting', 'losing', 'learning'],
    out: true,
    company: ['windowsill', 'sill', 'pots', 'pot', 'earth', 'can', 'water', 'hole', 'root', 'jar', 'teacher', 'list', 'lid', 'puddle', 'leaf', 'stairs', 'row', 'sun'],
    about: `At kindergarten everyone’s ${sown} came up except the hero’s, and no watering helps, until the pot is lifted and it is seen that this one came out at the bottom, for the root goes first.`,
    titles,
    want: [
      {
        id: 'nineteen-pots',
        A: 'partner',
        paragraphs: [
          `Everyone’s ${sown} came up except {H}’s. On the long windowsill stood nineteen pots. Eighteen had a stalk in them, with two green leaves. The nineteenth had earth.`,
          '{A} had come to fetch {H}, and bent down over that one. “It’s very good earth,” said {A}. {H} did not want earth. {H} wanted it to come up too, before they went home.'
        ]
      }
    ],
    way: [
      {
        id: 'the-whole-can',
        A: 'partner',
        paragraphs: [
          '“It’s thirsty,” said {H}, and gave it the whole can. The water stood on top for a moment. Then it sank, came out underneath, and ran along the sill past all the others.',
          `Now eighteen had been watered from below, and stood up even straighter. In {H}’s pot there was wet earth. “It was kind of your ${sown} to share,” said {A}.`
        ]
      },
      {
        id: 'knows-them-all',
        A: 'same',
        spare: 1,
        paragraphs: [
          '{H} went along the row with {A}, and knew every single one. The first still had its skin on, like a cap over one eye. The second leaned on the third. The fourth looked out of the window, and had turned its back to everybody.',
          '“And what’s yours like?” asked {A}. {H} thought about it for a while. “It’s the quiet sort,” said {H}. They both looked at the earth. It was about as quiet as earth can be.'
        ]
      },
      {
        id: 'it-said-blip',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{H} bent over the pot, and told it how things stood. It was light out here, said {H}, and the others had all arrived. Then {H} laid an ear on the earth. {A} kept quite still. From below came a very small sound.',
          '“It’s answered,” whispered {H}. {A} listened as well, on the other side. “It said blip,” said {A}. It may have been the water, on its way down. But somebody had said blip, and so somebody was in, and that was something.'
        ]
      },
      {
        id: 'the-smoothest',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“Was there anything wrong with it?” asked {A}. There was not, said {H}. The ${sown} had come out of a big paper bag, and the others had taken the top ones. {H} had felt about until the smoothest of all was found.`,
          '“It took so long that the teacher had to wait,” said {H}. “Then perhaps it’s one that likes to take its time,” said {A}. That might be. It had already been the last one out of the bag.'
        ]
      },
      {
        id: 'like-a-beach',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{H} moved the pot to the best place, in the middle, where the sun came in. The earth got warm, and pale round the edge. A fly came by and lay down on it, as if on a beach. “It thinks it’s empty,” said {A}.',
          '{H} blew, and the fly went off. Soon it was back, and had brought another one. Now there were two of them, side by side. At least something had come to {H}’s pot, even if it was from above.'
        ]
      },
      {
        id: 'a-paper-leaf',
        A: 'same',
        spare: 5,
        paragraphs: [
          'A friend was sorry about the pot, and made a paper leaf for it, on a straw. It was green right up to the edge. {H} stuck it in the earth. “Yours is the biggest now,” said the friend. Somebody came and watered it.',
          'It drooped at once, and dripped green on to the sill. {H} pulled it out and laid it in the sun to dry. “It isn’t the same,” said {H}, “when it runs off the edge.” {A} thought so too.'
        ]
      },
      {
        id: 'other-guesses',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} came in too, and wanted to guess. “Don’t tell me which is yours,” said {A}. “It’s the tall one.” It was not. “Then it’s the one with the cap.” {A} guessed along the whole row, eighteen times, and was wrong eighteen times.',
          '“There’s only one left,” said {H}. {A} looked at the nineteenth pot from all sides. “Ah,” said {A}. “I thought that was the pot for the earth.” It had seemed only fair that the earth should have one too.'
        ]
      },
      {
        id: 'pet-sniffs',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had been allowed in, for once, and went along the row. The eighteen got one short look each. At the nineteenth pot {A} stayed. {A} looked at it from above, and from the side. Then {A} looked for a long time at the bottom.',
          '“There’s something in it,” said {H}. {A} seemed surprised that anybody had ever doubted it. “But where?” asked {H}, and bent down over the top. {A} looked at the bottom once more, quite plainly. Some people have to be told everything, and {A} could not tell it.'
        ]
      },
      {
        id: 'elder-cherry-stone',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I planted a cherry stone once,” said {S}, “and stood beside it until supper.” “Did it come up?” asked {A}. “Not before the soup,” said {S}. “And I’d told it to hurry.” On the next day there was a new ball, and so the stone was forgotten.',
          '“And then?” asked {A}. “When I was big I came past again, and there stood a tree,” said {S}. “I rang at the door, and said I’d come about my cherry.” The people there had always wondered who had left it. They gave {S} a whole hatful.'
        ]
      },
      {
        id: 'child-plants-a-raisin',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} wanted to plant something as well, and had only a raisin. The teacher found a pot for it. {S} pushed the raisin in, and looked. Then {S} took it out again, to see how it was doing.',
          '“You have to leave it in,” said {A}. {S} put it back, and sat on both hands. That lasted for as long as you can sit on hands. “It’s got a bit bigger,” said {S}, and held it up. That was quite true. There was earth on it.'
        ]
      },
      {
        id: 'how-far-in',
        A: 'partner',
        paragraphs: [
          '“How far in did you put it?” asked {A}. Everyone else had stopped at the first bend of a finger. {H} held up a finger, and then a whole hand.',
          '“Down to the bottom,” said {H}. “It’s a warmer bed with more on top.” {A} looked at the pot. “Then it’s a long way up,” said {A}, “and dark on the stairs.”'
        ]
      },
      {
        id: 'the-wrong-end',
        A: 'partner',
        paragraphs: [
          'There was still the puddle to wipe. {H} held the pot up high, and {A} wiped, and saw it from below. “Don’t move,” said {A}. Out of the hole in the bottom looked something white.',
          '“It’s got a tail,” said {H}. “That’s a root,” said {A} slowly. “It comes first, and it goes down, to hold on. We’ve been waiting at the wrong end.”'
        ]
      }
    ],
    turn: [
      {
        id: 'came-down',
        A: 'partner',
        paragraphs: [
          '“Mine’s come down!” called {H}. Everyone crowded in to look at it from below. Then they lifted their own pots, and saw eighteen empty holes. None of theirs had got so far that way.',
          'The teacher stood the pot on a jam jar, so that the root could hang in peace. On the list by the window it said “up” after eighteen names. After {H} the teacher wrote “down”.'
        ]
      },
      {
        id: 'a-queue-for-the-bottom',
        A: 'same',
        spare: 10,
        paragraphs: [
          'They looked at it by turns, through the glass. The root was as long as a little toe, and had one crumb of earth at the tip. “What’s it doing?” asked somebody. “Standing,” said {H}. “It’s only that there’s no floor.”',
          'So the teacher poured water in the jar, up to the tip. Now the root had one toe in a pond. All round the toe hung tiny bubbles. “It’s having a bath,” said {A}, “and only its head is still dirty.”'
        ]
      },
      {
        id: 'the-leaves-look-too',
        A: 'same',
        spare: 11,
        paragraphs: [
          'All at once the others were a little tired of leaves. They had looked at the same two for three days. “Can’t mine go down as well?” asked a friend. “Yours has a root too,” said {H}, “but it’s indoors.”',
          'The friend knocked at the pot, low down, and listened. Nobody came to the door. “Perhaps it’s still getting dressed,” said {H}. So {A} knocked back from the other side, quite softly. “It’s in,” said the friend, and was happy with that.'
        ]
      },
      {
        id: 'an-elbow',
        A: 'partner',
        paragraphs: [
          '{H} was in a coat already, when {A} saw a crack on top, right across the earth. A little lid of it had risen. Under that something pale and bent was pushing, like an elbow.',
          '“It’s found the stairs,” whispered {H}. They did not help. It had seen to its foot first, and now it was seeing to its head. Of all nineteen it was the only one with a view at both ends.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked along the leaves, and came to the earth.',
        '{names} bent down to the nineteenth pot, and saw a good deal of brown.',
        { text: '{names} turned the pot round, and it was earth on that side too.', needs: ['hands'] },
        { text: '{names} counted pots with one finger, and got to nineteen.', needs: ['hands'] }
      ],
      way: [
        '{names} watched a drop that ran all along the windowsill.',
        '{names} kept an eye on the earth, in case it should do something.',
        { text: '{names} felt with one finger how wet it was, and it was very wet.', needs: ['hands'] },
        { text: '{names} fetched a cloth for the puddle.', needs: ['hands'] }
      ],
      turn: [
        '{names} looked up at the pot from below, and then once more.',
        '{names} waited for a place in front of the jar.',
        { text: '{names} steadied the jar while everyone looked.', needs: ['hands'] },
        { text: '{names} showed with two fingers how long the root was.', needs: ['hands'] }
      ]
    },
    bed: [
      'The pots stood on the dark windowsill. Eighteen still leaned to where the sun had been. In the nineteenth an elbow was on the stairs.',
      'At home {H} washed the earth out of ten fingernails, and lay down. {H} pulled the blanket right up, for it is a warmer bed with more on top.'
    ],
    last: [
      'One foot looked out at the bottom, and {H} was asleep.',
      'It was a long way up, and there was no hurry, and {H} was asleep.'
    ]
  })

const MINE = ['everyone’s grew except mine', 'all grew except mine', 'mine didn’t grow', 'hers didn’t grow', 'his didn’t grow', 'everyone came up except mine', 'everybody came up except mine', 'all came up except mine', 'everyone’s came up but mine', 'others came up not mine', 'only mine came up not', 'mine didn’t come up', 'hers didn’t come up', 'his didn’t come up', 'didn’t come up', 'hasn’t come up', 'won’t come up', 'didn’t grow', 'didn’t sprout', 'hasn’t sprouted']

const wishesOf = (names: string[]): string[] => names.flatMap((name) => MINE.map((mine) => `${name} ${mine}`))

export const everyonesBeanButMine = onlyEarth(
  'wish-everyones-bean-but-mine',
  'bean',
  ['we planted beans at kindergarten and everyone’s came up except mine', ...wishesOf(['beans', 'bean']), 'bean only earth in pot', 'bean nothing in pot'],
  ['Came Down', 'The Nineteenth Pot', '{H} and the Very Good Earth', 'The Wrong End of the Bean', 'Dark on the Stairs']
)

export const everyonesSunflowerButMine = onlyEarth(
  'wish-everyones-sunflower-but-mine',
  'sunflower',
  ['we planted sunflowers at kindergarten and everyone’s came up except mine', ...wishesOf(['sunflowers', 'sunflower'])],
  ['Came Down', 'The Nineteenth Pot', '{H} and the Very Good Earth', 'The Wrong End of the Sunflower', 'Dark on the Stairs']
)

export const everyonesSeedButMine = onlyEarth(
  'wish-everyones-seed-but-mine',
  'seed',
  ['we planted seeds at kindergarten and everyone’s came up except mine', ...wishesOf(['seeds', 'seed']), 'cress everyone came up except mine', 'cress everybody came up except mine', 'cress all came up except mine', 'cress mine didn’t come up', 'cress didn’t come up', 'cress didn’t grow', 'plants came up except mine', 'plants grew except mine'],
  ['Came Down', 'The Nineteenth Pot', '{H} and the Very Good Earth', 'The Wrong End of the Seed', 'Dark on the Stairs']
)
