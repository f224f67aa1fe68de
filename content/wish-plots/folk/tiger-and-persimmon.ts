import { wishPlot } from '../wish-plot.ts'

export const tigerAndPersimmon = wishPlot({
  id: 'wish-tiger-persimmon',
  wishes: ['tiger persimmon', 'tigers persimmon', 'tiger persimmons', 'tiger and the persimmon', 'tiger dried persimmon', 'tiger dried persimmons', 'tiger afraid persimmon', 'tiger scared persimmon', 'tiger gotgam', 'tiger got gam', 'tiger gokgam', 'gotgam', 'gotkam', 'gokgam', 'dried persimmon', 'dried persimmons', 'persimmon', 'persimmons', 'persimon', 'persimmon story', 'korean tiger', 'korean tiger story', 'korean tiger tale', 'korean folk tale', 'korean folktale', 'korean fairy tale', 'korean story tiger'],
  answers: ['tiger', 'tigers', 'persimmon', 'persimmons', 'dried', 'korea', 'korean', 'tale', 'tales', 'story', 'stories', 'folk', 'folktale', 'fairy', 'old', 'baby', 'child', 'cry', 'cries', 'crying', 'cried', 'stops', 'stopped', 'stop', 'afraid', 'scared', 'frightened', 'fears', 'fear', 'fearful', 'mother', 'house', 'window', 'night', 'snow', 'snowy', 'winter', 'mountain', 'mountains', 'village', 'strong', 'stronger', 'strongest', 'hungry', 'fierce', 'roar', 'roars', 'roaring', 'runs', 'ran', 'run', 'away', 'back', 'rides', 'sweet', 'sugar', 'fruit', 'eat', 'eats', 'eating', 'likes', 'loves', 'string', 'who', 'was', 'of', 'the', 'and', 'with', 'that', 'quiet', 'outside', 'thought', 'thinks'],
  except: ['picking', 'tree', 'trees', 'pick', 'picked', 'plucking', 'lion', 'lions', 'zoo', 'circus', 'cub', 'cubs', 'died', 'dead', 'killed', 'eaten', 'thief', 'robber', 'cake', 'jam', 'allergic', 'tea', 'dragon', 'robot', 'sun', 'moon', 'rabbit', 'japan', 'japanese', 'ill', 'sick', 'hospital'],
  moods: ['learning', 'proud', 'afraid'],
  isTale: true,
  company: ['tiger', 'persimmon', 'persimmons', 'baby', 'snow', 'string', 'window', 'house', 'bear', 'fox', 'wall'],
  about: 'A tiger hears how a persimmon makes the baby quiet when a tiger could not, takes it for something terrible, gets it on its back, and then in its mouth.',
  titles: ['The Tiger and the Persimmon', 'Stronger Than a Tiger', '{H} Has Stripes', 'A Persimmon on My Back', 'With Your Mouth Full'],
  want: [
    {
      id: 'down-from-the-mountain',
      A: 'partner',
      paragraphs: [
        '{H} was a tiger, with scarves for stripes, and came through the snow to be feared. A sheet was the snow. The table was a house, and in it sat {A} with a cushion for a baby. From the edge hung dried persimmons on a string.',
        'The baby cried, and {A} did it for the baby. The tiger laid one ear to the window. “It’ll stop when it hears of me,” said {H}. “I’m the strongest there is.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-tiger-outside',
      A: 'partner',
      paragraphs: [
        '“Hush,” said {A} inside. “There’s a fox at the window.” The baby cried. “There’s a bear at the window.” It cried as before. “There’s a tiger at the window,” said {A}. The tiger stood up as tall as it could.',
        'The baby cried on. So the tiger roared, to help. The baby took a new breath, and was louder than the roar.'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of the stripes kept sliding down. “What’s that by the window?” asked {A}. “A tiger,” said {H}. “With nine stripes.” A scarf dropped off into the snow. “With eight,” said {A}.',
        'The tiger felt round behind and tied it on again, with a bow. “I’d be more afraid without the bow,” said {A}. “It’s a winter stripe,” said the tiger. The baby cried at it just as hard as at the others.'
      ]
    },
    {
      id: 'which-roar',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“That was only my small roar,” said the tiger through the wall. “I’ve got one for valleys.” It did the one for valleys, and a persimmon swung on the string. “Very nice,” said {A}. “I think that the baby didn’t get all of it.”',
        'So the tiger did the one for the other side of the mountain. Far away, in the bathroom, something fell into the basin. The baby looked up, and took a deep breath.'
      ]
    },
    {
      id: 'the-other-fears',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had to fetch wood, and came through the snow with a basket on one arm. “Good evening,” said {A}. The tiger showed its teeth, all of them. {A} looked in with interest. “There’s one coming through at the back,” said {A}.',
        '“I’m a tiger,” said {H}. “I can see that,” said {A}, “and you’ll have cold feet.” The tiger stood on one paw, and then on the other, and then on the one from before. It had hoped that nobody would see.'
      ]
    },
    {
      id: 'footprints',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In the snow you could see where the tiger had been. {A} put a nose out of the house. “Something’s gone three times round us,” said {A}, “and each time it stopped at the string.” “I was only reading the string,” said the tiger.',
        'It had not the least idea what hung there. It had sniffed at the string, and in that cold the things on it smelled of nothing. “Some sort of lamp,” said the tiger to itself.'
      ]
    },
    {
      id: 'pet-is-the-fox',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was the fox, of whom the baby had heard already. The tiger made room at the wall. “It doesn’t mind you either,” said {H}. {A} took it very well, and sat down on the snow.',
        'They listened together. A fox and a tiger are a good many teeth to have at one window. Inside, the baby cried as if there were nobody. “We could go and find a bear,” said the tiger, “but it doesn’t mind bears.”'
      ]
    },
    {
      id: 'quiet-at-once',
      A: 'partner',
      paragraphs: [
        '“Look,” said {A} inside. “A persimmon.” And the baby was quiet, all at once. You could hear the snow. The tiger had never met a persimmon. It must be bigger than a tiger, and it was in there!',
        'The tiger crept backwards along the wall, and into the string. Something cold and soft dropped on its back. Three times the tiger ran round the house, and that thing held on. “Help!” called {H}. “There’s a persimmon on me!”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-does-it-look-like',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does it look like?” asked {A} from the house. “I daren’t turn round,” said the tiger. “I think it’s got a great many heads, and they’re all in a row.” That was quite right, for they were on a string.',
        '“And what does it say?” “It doesn’t say anything,” said the tiger. “It’s so strong that it needn’t.” {A} told the baby, and they both looked at the one that they had been eating.'
      ]
    },
    {
      id: 'elder-knows-one',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I knew a tiger once who had one on its back for a week,” said {S}. {A} lay flat in the snow, and did not move a whisker. “What happened?” asked {A}. “It got smaller every day.” “The tiger?”',
        '“The persimmon,” said {S}. “Birds came by.” The tiger thought that over. It had not known that birds were stronger than all the rest.'
      ]
    },
    {
      id: 'white-from-inside',
      A: 'partner',
      paragraphs: [
        '{A} came out, and bent over the tiger. On its neck lay a dried persimmon. “It’s white all over,” said {A}. “Is that snow?” whispered the tiger. {A} licked a finger. “No,” said {A}. “It’s sugar. It comes out of the persimmon by itself.”',
        '“A fresh one makes your mouth so dry that it nearly turns inside out,” said {A}. “Then it hangs in the wind for weeks, and it’s sweet.” The tiger opened one eye. “So it was fierce when it was young,” said the tiger.'
      ]
    },
    {
      id: 'the-stone',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Does it bite?” asked the tiger. {A} turned the persimmon over and looked for a mouth. There was a small star on top, where the stalk had been, and underneath there were only wrinkles. “It’s smiling,” said {A}, “in eleven places.”',
        'The tiger put out one claw and pressed. It went in and stayed in, like a thumb in dough. “It’s letting me win,” said the tiger. “That’s how strong it is.”'
      ]
    },
    {
      id: 'one-half',
      A: 'partner',
      paragraphs: [
        '{A} pulled the persimmon in two, and held out a half. The tiger took it with both eyes shut. It was soft and slow, like honey that you can chew. The tiger wanted to roar about it, and could not.'
      ]
    },
    {
      id: 'no-roar-comes-out',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A persimmon sticks to the teeth. The tiger worked at it with its tongue, first on one side and then on the other. “Say something,” said {A}. The tiger moved its mouth. What came out had no corners.',
        '“Was that the roar for valleys?” asked {A}. The tiger shook its head, and held up two claws very close together. It was the roar for drawers.'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“How did the baby beat it?” asked the tiger. “It isn’t even big.” {A} showed how on another one. You take hold at both ends, and pull. It gives a little, and then it is two. The tiger had a half in each paw.',
        '“Which one’s the persimmon?” it asked. “Both,” said {A}. “Then I’ve made one more of them,” said the tiger. It ate the larger before it could get away.'
      ]
    },
    {
      id: 'with-your-mouth-full',
      A: 'partner',
      paragraphs: [
        '“That’s all it was,” said {A}. “You can’t cry and chew.” “Nor roar,” said {H} at last. “It is stronger than me.” The baby moved over, and the tiger came in out of the snow. Inside it roared once more, very softly, and {A} held out the other half.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the house, and left tracks.',
      '{names} shook the snow off, though it was a sheet.',
      { text: '{names} straightened a stripe that had slipped.', needs: ['hands'] },
      { text: '{names} spread the snow a bit further, under the chairs.', needs: ['hands'] }
    ],
    way: [
      '{names} cried along with the baby, for company.',
      '{names} ran behind the tiger, all three times.',
      { text: '{names} rocked the baby, which helped as much as the bear.', needs: ['hands'] },
      { text: '{names} held a corner of the table, so that the house stayed up.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to smell at it, from a safe way off.',
      '{names} got a small piece too, and was as quiet as the baby.',
      { text: '{names} picked up the string, and hung it over a chair.', needs: ['hands'] },
      { text: '{names} brushed the sugar off the tiger’s neck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The snow was folded in four, and the persimmons that were left hung from the table again. The house had its chairs put back.',
    '{H} took off the stripes, and washed the sugar off every tooth. In bed there was room beside the pillow for a baby that was a cushion.'
  ],
  last: [
    'The baby was quiet, and the tiger was quieter still, and {H} was asleep.',
    'The persimmons hung in a row and grew sweeter, and {H} was asleep.'
  ]
})
