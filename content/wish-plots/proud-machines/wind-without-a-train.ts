import { wishPlot } from '../wish-plot.ts'

const TRAINS = ['shinkansen', 'bullet train', 'fast train', 'fastest train', 'express train', 'high speed train', 'speedy train']
const WANTS = ['flowers', 'slow down flowers', 'slow down', 'slower', 'cherry blossom', 'sunflowers']

export const windWithoutATrain = wishPlot({
  id: 'wish-wind-without-a-train',
  beginsElsewhere: true,
  wishes: ['a shinkansen that wants to slow down and look at the flowers', ...TRAINS.flatMap((train) => WANTS.map((wants) => `${train} ${wants}`)), 'train looks at flowers', 'train slows down flowers', 'train stops flowers', 'train smells the flowers', 'train sees flowers', 'train wants to see flowers', 'train loves flowers', 'train likes flowers', 'train too fast flowers', 'train goes too fast to see', 'train tired of going fast', 'train tired of rushing', 'rajdhani flowers', 'vande bharat flowers', 'superfast train flowers', 'shinkansen sakura'],
  answers: [...TRAINS, 'express', 'intercity', 'superfast', 'trains', 'japan', 'japanese', 'tokyo', 'kyoto', 'osaka', 'nozomi', 'rajdhani', 'vande', 'bharat', 'eurostar', 'flower', 'flowers', 'flowery', 'blossom', 'blossoms', 'blooming', 'bloom', 'cherry', 'petal', 'petals', 'sakura', 'poppies', 'sunflowers', 'daisies', 'wildflowers', 'yellow', 'pink', 'white', 'blue', 'field', 'fields', 'meadow', 'hill', 'line', 'tracks', 'track', 'railway', 'rails', 'spring', 'wind', 'slow', 'slows', 'slowly', 'slower', 'slowed', 'down', 'look', 'looks', 'looked', 'looking', 'see', 'sees', 'seen', 'saw', 'smell', 'smells', 'admire', 'admires', 'enjoy', 'enjoys', 'stop', 'stops', 'stopped', 'wants', 'wanted', 'want', 'wishes', 'wished', 'wish', 'dreams', 'loves', 'likes', 'tired', 'of', 'going', 'go', 'goes', 'being', 'always', 'too', 'fast', 'faster', 'fastest', 'quick', 'quickly', 'speed', 'speedy', 'speeding', 'rushing', 'rush', 'hurry', 'hurrying', 'zoom', 'zooming', 'past', 'by', 'never', 'ever', 'can’t', 'only', 'once', 'just', 'for', 'to', 'at', 'the', 'a', 'an', 'that', 'who', 'which', 'it', 'is', 'was', 'and', 'but', 'so', 'because', 'would', 'like', 'very', 'little', 'big', 'long', 'nose', 'driver', 'passengers', 'people', 'everyone', 'everybody', 'station', 'stationmaster', 'window', 'windows', 'time', 'timetable', 'late', 'minute', 'view', 'world', 'mountain', 'fuji', 'about', 'story', 'named', 'called', 'one', 'day', 'his', 'her', 'my', 'our', 'grandma', 'grandpa', 'mum', 'dad', 'journey', 'trip', 'ride', 'seat'],
  except: ['crash', 'crashed', 'accident', 'broken', 'broke', 'stuck', 'missed', 'lost', 'afraid', 'scared', 'space', 'stars', 'moon', 'ghost', 'steam', 'toy', 'thomas', 'polar', 'christmas', 'wedding', 'funeral', 'died', 'dead', 'hospital', 'snail', 'tortoise', 'race', 'raced', 'goat', 'cow', 'robber', 'pollen', 'goodbye', 'moved', 'leaving', 'dinosaur', 'dragon', 'snow', 'food', 'sushi', 'film'],
  moods: ['late', 'first', 'change', 'waiting', 'proud'],
  isTale: true,
  out: true,
  company: ['train', 'shinkansen', 'wind', 'flowers', 'flower', 'stripe', 'platform', 'stationmaster', 'station', 'hats', 'newspaper', 'nose', 'seat', 'seats', 'line', 'ticket', 'guard', 'carrot', 'pigeon', 'bee', 'thumb', 'crow', 'tree', 'pear', 'pebble', 'ladybird', 'carriage', 'cases', 'doors', 'petal', 'stalk', 'pram', 'aisle', 'window', 'windows', 'lamps', 'cow', 'bicycle', 'passenger', 'rice'],
  about: 'The fastest train knows the flowers beside its line only as a yellow stripe, and when it slows down for them they all lie flat on their faces, until it is seen that its own wind is there before it, and that a wind has no brakes: let it go on ahead, and it is even on time.',
  titles: ['To the Second, with No Train', 'The Wind Came in at Seven Twelve', '{H} and the Fast Train', 'More Than a Yellow Stripe', 'The Train That Looked at the Flowers'],
  want: [
    {
      id: 'a-yellow-stripe',
      A: 'partner',
      paragraphs: [
        '“Those were the flowers,” sighed the shinkansen, and {H} and {A} turned their heads. They sat right at the front, in the fastest train there was. “Where?” asked {H}. “Behind us,” said the train. “They’re yellow. That’s all I know about them.”',
        'It had driven past them for years, and all it ever saw was a stripe. “I’d like to slow down,” it said, “just once, and look them in the face.” {H} hadn’t even seen the stripe.'
      ]
    }
  ],
  way: [
    {
      id: 'everything-is-a-stripe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What else have you seen?” asked {A}. “Oh, I’ve seen everything,” said the train. “I’ve seen a cow. It’s very long, and brown and white, and it’s got a fence in it. A village is grey, with a little washing. If there’s a bell, it says d.”',
        '“And people?” asked {H}. It had passed a great many. “They’re all in one piece,” said the train, “and they wave with about thirty hands.” {A} held up two in the window, so that it should know.'
      ]
    },
    {
      id: 'with-a-hole-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} drew a flower on the back of a ticket, with five petals and a stalk. Then {A} held it against the front window. The train turned both its lamps inwards until it squinted. “So that’s what they’re like,” it said. “And why’s there a hole in it?”',
        '“That’s from the guard,” said {A}. The train was glad to hear it. All those flowers stood so close to the line. It had never been quite sure whether they were allowed to. Now it knew that they had tickets.'
      ]
    },
    {
      id: 'mostly-of-carrot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the lunch boxes there was rice, with a carrot flower on top. {H} held that up for the train. “What do you do with it?” it asked. “You eat it,” said {H}, and did. “But you’d hardly looked,” said the train.',
        'So {A} ate the other one slowly, petal by petal, and told the train about each. The first tasted of carrot. The second did too, but from the other side. “And the middle?” asked the train, hardly breathing. “That’s mostly carrot,” said {A}.'
      ]
    },
    {
      id: 'on-their-faces',
      A: 'partner',
      paragraphs: [
        '“On the way back, slow down for the flowers,” said {H}. So it raced up as always, and then rolled no faster than a bicycle. There they were, hundreds of them. But every one lay flat on its face. “They’re bowing to me,” said the train, and nodded its long nose. All it saw was the backs of their heads.'
      ]
    },
    {
      id: 'two-speeds',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The train had to practise going slowly. It had two speeds, and they were very fast and not at all. It had never stayed for long in between. Now it tried that along the platform. A pram overtook it, and then a pigeon, on foot.',
        'The pigeon turned round to see what was the matter. “Good morning,” said the train. It had never been able to finish that before. As a rule it got as far as goo, and somebody in the next town got the rest.'
      ]
    },
    {
      id: 'a-bee-gets-on',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the station a bee got on, and sat down on the train’s nose. It was dusty all over with yellow. “You’ve been there,” breathed the train. The bee was in no hurry to say so. It combed one leg, and then the next. After that it flew off, and one yellow grain was left behind.',
        '“That’s out of a flower,” said {A}. The train looked at it with both lamps. “It’s perfectly round,” it said. Then the signal turned green, and off they went, and the grain was a stripe.'
      ]
    },
    {
      id: 'other-takes-eleven',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had wanted a picture of the flowers, and had been ready since the last tunnel. There were eleven pictures. On ten of them you saw a stripe. On the eleventh was {A}’s thumb, so clear that you could count the lines.',
        'The train asked to see the eleventh again. Nothing had ever kept so still in front of it. “Does it smell?” it asked. {A} held the thumb to the window, for as long as it liked. “A bit of cheese,” said {A}. “How lovely,” said the train.'
      ]
    },
    {
      id: 'pet-and-the-crow',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had a seat at the window. Outside everything ran away as soon as it was seen, and {A} had given it up. But now they were rolling no faster than a bicycle, and there sat a crow on a post. It didn’t run away. It looked in.',
        '{A} looked out. Both heads turned, for as long as there was any window. “Now you’ve met somebody,” said {H}. {A} stayed there, and waited for the next post. There were two crows on that.'
      ]
    },
    {
      id: 'elder-the-pebble',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I walked to school past the same tree for six years,” said {S}. “I couldn’t have told you it was there. Then I got a pebble in my shoe.” “And what happened?” asked {A}. “I had to stand on one leg, and hold on to something. It was a pear tree.”',
        '“With pears?” “With hundreds,” said {S}. “And I’d been buying mine from the shop.” The train thought about that until the next bridge. “I’d need a very big pebble,” it said.'
      ]
    },
    {
      id: 'child-makes-a-face',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} whisked down the aisle past {A}, and pulled a terrible face. “What did I look like?” asked {S}. “Red,” said {A}, “with a bit of shoe.” {S} came back the other way, and pulled one that was worse. “Red again,” said {A}.',
        '“You’re not looking,” said {S}. Then {S} came very slowly, toe by toe, and stopped right in front of {A}’s nose. It was a terrible face, and it had rice on. “Oh,” said {A}. “It’s you.”'
      ]
    },
    {
      id: 'off-with-a-hat',
      A: 'partner',
      paragraphs: [
        'They came into the station to the second. First came the wind, which such a train pushes along in front of it. It blew down the platform, tugged at all the hats, and turned over somebody’s newspaper. Then came the train, and stopped. But the wind didn’t stop. It went round the corner with a hat.'
      ]
    },
    {
      id: 'no-brakes',
      A: 'partner',
      paragraphs: [
        '“Your wind’s got no brakes,” said {A}. “When you slow down for the flowers, it runs on ahead. They aren’t bowing. They’ve been blown over.” “Then I’ll stop before they begin,” said the train, “and let the wind go first.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-by-one',
      A: 'partner',
      paragraphs: [
        'The next time, the train stopped a good bit before the flowers. The wind shot out from under its nose. Down went the flowers, and the wind was gone. Then, one by one, they came up again.',
        'The train rolled closer, as softly as a cat. Every one of the flowers had a face. “And each is looking somewhere else,” whispered the train. “You don’t see that in a stripe.”'
      ]
    },
    {
      id: 'up-the-stalk',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Shh,” said the train, to all its sixteen carriages. On the nearest flower a ladybird was walking up the stalk. It came to a leaf, and walked once round the edge of it. Then it was back at the stalk, and stood there to think.',
        '“It can fly, you know,” whispered {A}. “I know,” whispered the train. “But it isn’t.” At the very top the ladybird lifted its wings, and put them away again. It had only wanted to see what was there. The train understood that completely.'
      ]
    },
    {
      id: 'a-new-stop',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the ninth carriage a passenger woke up, because it was so quiet. That passenger had slept on this train every day for twenty years. “Where are we?” “At the flowers,” said {A}. “Is that a new stop?” “It’s only for today,” said {H}.',
        'All along the left side there were noses at the windows. Nobody wanted to sit on the right any more. The whole train leaned over a bit, and was nearer still. “I’d always wondered what the yellow was,” said the passenger.'
      ]
    },
    {
      id: 'it-was-on-time',
      A: 'partner',
      paragraphs: [
        'They were due at seven twelve. At seven twelve, to the second, the wind came into the station. It tugged at the hats, and turned over the newspaper. Everybody picked up their cases, and the stationmaster bowed. But no train came.',
        'The train came nine minutes later, with {H} and {A} in it, and a petal on its nose. “I’m so sorry I’m late,” it said. “You weren’t,” said the stationmaster. “I felt you on my hat. Are the flowers out?” “All of them,” said the train.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round as well, and saw a tunnel.',
      '{names} looked out on the other side, where there was a green stripe.',
      { text: '{names} pressed both hands to the window, to hold the next bit still.', needs: ['hands'] },
      { text: '{names} waved at the stripe, in case it had hands too.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed to the flowers as well, over the back of the seat.',
      '{names} looked for the wind, but it was round the corner.',
      { text: '{names} picked up the newspaper, and it was on the wrong page.', needs: ['hands'] },
      { text: '{names} held on to somebody’s hat with one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed very softly, so as to make no wind at all.',
      '{names} found one flower that looked straight in.',
      { text: '{names} counted the petals on one of them, with one finger on the window.', needs: ['hands'] },
      { text: '{names} took the petal off the nose, and put it in the timetable.', needs: ['hands'] }
    ]
  },
  bed: [
    'The train had gone back to its shed, and its wind had come in a little before it. On a hook hung a hat, which had been round the corner by itself.',
    '{H} washed, and lay down. The whole fast day had gone on ahead by itself, and was over. What was left came slowly, with one face after another.'
  ],
  last: [
    'Down went all the flowers, and nobody hurried them, and {H} was asleep.',
    'Softly, on the tips of its wheels, the night rolled closer, and {H} was asleep.'
  ]
})
