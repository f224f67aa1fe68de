import { wishPlot } from '../wish-plot.ts'

const WORDS = ['allergic', 'allergy', 'allergies', 'alergic', 'sneezes', 'sneeze', 'coughs', 'hates', 'can’t stand', 'dislikes']

export const dragonAllergicToSmoke = wishPlot({
  id: 'wish-dragon-allergic-to-smoke',
  beginsElsewhere: true,
  wishes: ['a dragon who is allergic to smoke, above all its own', ...WORDS.map((word) => `dragon ${word} smoke`), 'dragon allergic fire', 'dragon allergy fire', 'dragon allergies', 'dragon alergic fire', 'dragon smoke eyes', 'dragon smoke watery eyes', 'dragon smoke itchy', 'dragon flies backwards', 'dragon fly backwards', 'dragon flies tail first', 'dragons allergic smoke', 'dragons sneeze smoke', 'dragon achoo smoke', 'dragon atishoo smoke', 'dragon allergic', 'dragon allergic breath'],
  nothingElse: true,
  answers: ['dragon', 'dragons', 'allergic', 'allergy', 'allergies', 'alergic', 'smoke', 'smokes', 'smoky', 'smokey', 'smoking', 'fire', 'flame', 'flames', 'own', 'its', 'his', 'her', 'he', 'she', 'it', 'itself', 'himself', 'herself', 'even', 'especially', 'above', 'all', 'most', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'achoo', 'atishoo', 'cough', 'coughs', 'nose', 'eyes', 'runny', 'watery', 'itchy', 'tickles', 'every', 'time', 'whenever', 'when', 'breathe', 'breathes', 'breathing', 'breath', 'puff', 'puffs', 'fly', 'flies', 'flying', 'flew', 'backwards', 'tail', 'first', 'way', 'home', 'chimney', 'chimneys', 'bonfire', 'candles', 'can’t', 'cannot', 'couldn’t', 'doesn’t', 'don’t', 'hates', 'stand', 'like', 'likes', 'dislikes', 'always', 'never', 'no', 'not', 'of', 'to', 'by', 'from', 'in', 'at', 'that', 'who', 'which', 'is', 'was', 'because', 'so', 'and', 'but', 'has', 'have', 'with', 'makes', 'own', 'a', 'an', 'the', 'little', 'small', 'big', 'baby', 'young', 'old', 'green', 'red', 'blue', 'purple', 'kind', 'friendly', 'funny', 'silly', 'poor', 'gentle', 'shy', 'called', 'named', 'day', 'just'],
  except: ['everything', 'gold', 'princess', 'knight', 'castle', 'egg', 'eggs', 'school', 'party', 'birthday', 'bubbles', 'glitter', 'sparkles', 'peanut', 'peanuts', 'nuts', 'milk', 'pollen', 'flowers', 'cats', 'cat', 'dog', 'unicorn', 'mermaid', 'dinosaur', 'hospital', 'doctor', 'asthma', 'inhaler', 'ill', 'sick', 'poorly', 'died', 'dead', 'burnt', 'burned', 'war', 'fight', 'scared', 'afraid', 'lonely', 'sad', 'bullied', 'teased', 'lost', 'cigarette', 'cigarettes', 'vape', 'alarm', 'firefighter', 'fire engine', 'boat', 'fruit', 'bored', 'socks', 'teeth', 'tooth'],
  moods: ['losing', 'late', 'change', 'learning', 'waiting'],
  isTale: true,
  out: true,
  company: ['dragon', 'smoke', 'cloud', 'clouds', 'nose', 'tail', 'field', 'hedge', 'scarf', 'chimney', 'street', 'river', 'door', 'hill', 'wind', 'lamp', 'sneeze', 'cow', 'neck', 'ears', 'wings', 'geese', 'fire', 'stove', 'sausages'],
  about: 'A dragon allergic to its own smoke is to fly the hero home and has to land at every field, because it flies into its own clouds; a scarf and hurrying only make it worse, until a sneeze throws it backwards, where there is no smoke.',
  titles: ['Tail First', 'The Fifth Field', '{H} and the Sneezing Dragon', 'There Goes the River', 'Two Small Clouds'],
  want: [
    {
      id: 'the-fourth-field',
      A: 'partner',
      paragraphs: [
        'The dragon that was flying {H} home was allergic to smoke, and had to land again. All smoke made it sneeze, and its own most of all. As it flew, two clouds came out of its nose. Then it flew into them.',
        '“Hatchoo,” said the dragon, and its eyes ran. This was the fourth field already. Far off shone the lamp over {H}’s own door. {H} wanted to be there before it got dark. “We’d be as quick on a cow,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'out-at-the-ears',
      A: 'partner',
      paragraphs: [
        '“Keep it in, then,” said {A}, and lent the dragon a scarf to hold over its nose. Up they went, and no smoke came out in front. It came out at the ears. Smoke has to go somewhere. The dragon saw nothing but cloud, and flew straight into a hedge. “That’s five,” said the dragon, from inside the hedge, and sneezed.'
      ]
    },
    {
      id: 'what-it-cannot-have',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it only your own?” asked {A}. “It’s toast as well,” said the dragon, “if it’s dark. And chimneys. And once there was a bonfire that I only read about.” It had to wipe its eyes, just from thinking of it.',
        'At home the other dragons sat round after supper and puffed. They were very nice about it. They always gave this one the place by the door, on the outside. “I can hear them laughing,” it said. “And I’ve got the stars.”'
      ]
    },
    {
      id: 'a-big-hanky',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dragon asked for a hanky. {H} had one, with a duck in the corner. The dragon held it to its nose, and just breathed out, to begin with. Then there was only the corner. “The duck’s all right,” said {H}.',
        '“I take a doormat as a rule,” said the dragon, “and I wet it first.” {A} looked about the field. There was nothing but grass, and one very large leaf. The dragon was grateful, and blew. The leaf went over the hill, and they never saw it again.'
      ]
    },
    {
      id: 'without-any-fire',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can’t you leave the fire out?” asked {H}. The dragon had tried that, for a whole week. It ate nothing hot, and lay in a brook up to its chin. The fire had gone down to almost nothing, and there had been no smoke at all.',
        '“And did you fly?” asked {A}. “I jumped off a hill,” said the dragon. “I came down just as quickly.” A dragon without a fire, it said, was a sort of long tent. But it had been a very clear week, and it had smelled a rose.'
      ]
    },
    {
      id: 'clouds-like-sheep',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind them in the sky hung all the clouds of the afternoon, two by two. They were small and round, and pink on one side from the sun. “They’re very pretty, you know,” said {A}. The dragon turned its head to look.',
        '“Are those mine?” it asked. It had never seen them from anywhere but the inside. {H} counted them, and came to thirty-eight. “They look so soft,” said the dragon. “And they’re such beasts.”'
      ]
    },
    {
      id: 'how-a-dragon-sneezes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You had to know when a sneeze was coming. First the dragon’s ears went flat. Then the wings opened by themselves, like an umbrella that somebody has sat on. After that there was time to say “hold” but not time to say “on”.',
        '“Hold,” said {A}. All the grass in the field lay down, and got up again a little later. Three gates were open that had been shut. “Bless you,” called somebody, from the next village. “Thank you,” called the dragon, which had very good manners.'
      ]
    },
    {
      id: 'other-asks-questions',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had read all about this sort of thing, and asked some questions. “Do you sneeze in spring?” “I sneeze in hedges,” said the dragon. “Have you got a cat?” “No.” “Do you sit near a fire very often?” The dragon thought. “I’d call it near,” it said.',
        '“You ought to keep away from fire,” said {A}. The dragon looked down along itself, as far as the stomach. It took a step to the left. Then it looked again. “It’s come with me,” said the dragon.'
      ]
    },
    {
      id: 'pet-sits-well',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Only {A} was quite dry about the eyes. {A} had sat on the dragon’s back like the others, but turned to the tail. So {A} had looked at fields all afternoon, and had a good time.',
        '“How does {A} do it?” asked the dragon, and blew its nose. {H} thought that it was a gift. {A} settled down for the next bit, the same way round as before. Nobody thinks of asking the ones in the back.'
      ]
    },
    {
      id: 'elder-the-stove',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a stove that smoked,” said {S}. “As soon as it was going, we took our plates, and ate on the steps.” “In winter too?” asked {A}. “In winter we wore hats,” said {S}. “And the stove had the whole kitchen to itself.”',
        'The dragon had come closer, with wet eyes. “And nobody was cross with it?” it asked. “With the stove?” said {S}. “It made the best potatoes in the street. We just never saw it do it.” The dragon sat up a little straighter.'
      ]
    },
    {
      id: 'child-sneezes-along',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sneezed as well, to keep the dragon company. It was a small one, but it was meant. “Bless you,” said the dragon. “Bless you,” said {S}, for it was the dragon’s turn again. They went on like that for half the field.',
        '“You aren’t allergic,” said {A}. “I am so,” said {S}, “to grass.” {S} lay down in it, to show what it did. Nothing came. Then a buttercup got {S} right in the nose. It was such a good sneeze that the dragon shook hands with {S}.'
      ]
    },
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        '“Fly faster,” said {H}. “Then you’ll get away from it.” The dragon flew as fast as it could. But the faster it flew, the sooner it was in the next cloud. It sneezed so hard that they shot backwards, over half a field. They came down by the same hedge.'
      ]
    },
    {
      id: 'half-a-field-of-none',
      A: 'partner',
      paragraphs: [
        '“That was the wrong way,” said the dragon, “but it was lovely. There was hardly any smoke.” {A} wiped both eyes, and thought. “You were going backwards,” said {A}. {H} ran down to the tail, and sniffed. It smelled of grass there, and of nothing else. “The smoke’s always where your nose is going,” called {H}. “So let your nose go last!”'
      ]
    }
  ],
  turn: [
    {
      id: 'tail-first',
      A: 'partner',
      paragraphs: [
        'So the dragon flew tail first. The two clouds came out of its nose, and stayed where they were, and got smaller. “They’re leaving,” whispered the dragon. “But who sees where we’re going?” “We do,” said {H}. {H} and {A} had sat down the other way round. “A bit to the left. Mind the chimney.”'
      ]
    },
    {
      id: 'were-those-sausages',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Down in a yard somebody was grilling sausages, and over it stood a blue smoke. “Up,” called {A}. “Up, up, and right a bit.” They went over the top of it in a great curve, tail and wings and all.',
        'The nose came last of all, and by then the smoke was far below. “Were those sausages?” asked the dragon. “They were,” said {H}. “I saw them quite clearly,” said the dragon, “and I felt nothing.” It waved to them until they were small.'
      ]
    },
    {
      id: 'the-geese',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Some geese came towards them, in a row. The first one saw a tail coming, and on the tail sat {A}. It said something over its shoulder. The whole row moved over, and looked to see what came next.',
        '“Good evening,” said {H} to each. “Good evening,” said the dragon to each, a good while later, when they reached its face. The last of the geese was still nodding when it was as small as a crumb.'
      ]
    },
    {
      id: 'here-comes-our-door',
      A: 'partner',
      paragraphs: [
        '“There goes the river,” said the dragon, who saw everything as it went away. “Here comes our street,” said {H}. “There goes a cow.” “Here comes our door.” The tail came down first, and as softly as a cat. It had not sneezed once.',
        '“And who’ll tell you the way back?” asked {A}. “Just wave me past the chimney,” said the dragon. “After that it’s all fields, and I know those.” It rose, tail first. It could see them wave the whole way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid down from the dragon’s back, and felt the ground.',
      '{names} looked back along the four fields, and at the clouds over them.',
      { text: '{names} counted the fields between there and the lamp, and got to eleven.', needs: ['hands'] },
      { text: '{names} patted the dragon on the neck, until it was over.', needs: ['hands'] }
    ],
    way: [
      '{names} came out on the other side of the hedge.',
      '{names} waited in the grass until the smoke had gone by.',
      { text: '{names} picked the hedge out of the dragon’s wings.', needs: ['hands'] },
      { text: '{names} wrung out the scarf, which had been wept on.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out over the tail, with a clear view.',
      '{names} leaned to the left, when it was to the left.',
      { text: '{names} held on to a spike, and pointed with the other hand.', needs: ['hands'] },
      { text: '{names} waved to whatever went by underneath.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf hung over a chair, and smelled a little of bonfire. Far off two small clouds hung in the sky, and came no nearer.',
    '{H} washed the wind out of both ears, and went to bed tail first. So the last thing to arrive on the pillow was the nose.'
  ],
  last: [
    'There went the street, and there went the lamp, and {H} was asleep.',
    'The day got smaller and smaller, and could be seen the whole way, and {H} was asleep.'
  ]
})
