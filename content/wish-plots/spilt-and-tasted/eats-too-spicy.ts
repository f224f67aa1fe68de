import { wishPlot } from '../wish-plot.ts'

const HOT = ['chilli', 'chili', 'chillies', 'hot pepper', 'hot sauce', 'chilli sauce', 'wasabi', 'hot chilli', 'jalapeño']

export const whoeverEatsTooSpicy = wishPlot({
  id: 'wish-whoever-eats-too-spicy',
  visits: 'anything',
  whoever: ['burnt its tongue on a curry', 'burned its mouth on a chilli', 'has its mouth on fire', 'swallowed a chilli', 'ate a vindaloo', 'ate the hottest curry', 'ate a mirchi', 'ate too much pepper', 'put too much pepper on its food', 'ate too much mustard', 'ate horseradish', 'ate salsa', 'needs water after its curry', 'can’t take spice', 'ate something too spicy', 'ate something spicy', 'eats something spicy', 'eats something too spicy', 'eats spicy food', 'ate spicy food', 'eats spicy noodles', 'eats spicy tacos', 'eats spicy curry', 'tried spicy food', 'tries spicy food', 'tried something spicy', 'can’t eat spicy food', 'can’t eat spicy things', 'cannot eat spicy food', 'can’t handle spicy food', 'can’t stand spicy food', 'doesn’t like spicy food', 'hates spicy food', 'likes spicy food', 'loves spicy food', 'loves spicy tacos', 'loves spicy noodles', 'wants to eat spicy food', 'can’t stop eating spicy food', 'likes it spicy', 'always eats too spicy', 'eats its food too spicy', ...HOT.flatMap((thing) => [`ate a ${thing}`, `ate too much ${thing}`, `eats ${thing}`, `tried a ${thing}`, `bit into a ${thing}`, `loves ${thing}`, `puts ${thing} on everything`]), 'loves hot curry'],
  except: ['fire', 'breathes fire', 'eyes', 'hospital', 'poorly', 'sick', 'tummy ache', 'volcano', 'baby', 'cry', 'cries', 'cried', 'crying', 'plants', 'grows', 'sells', 'cooks', 'restaurant', 'beans', 'allergic', 'dog', 'christmas', 'school'],
  fed: true,
  company: ['boat', 'sail', 'basin', 'bowl', 'peas', 'pea', 'harbour', 'wind', 'dot', 'spoon', 'fan', 'table', 'napkin'],
  about: 'The hero’s paper boat has no wind, and whoever eats something too spicy has much too much of it; a whole spoonful turns the boat over, until they see that the wind is just as big as the bite.',
  titles: ['A Dot for a Breeze', 'Much Too Spicy', '{visitor} Makes Wind', 'One Bite to the Harbour', 'Again, Please'],
  want: [
    {
      id: 'no-wind',
      A: 'partner',
      paragraphs: [
        '{H} had a paper boat in a basin, with a sail and a load of three peas. It was to cross to the soap dish, and there was no wind. “It’s been lying there since four,” said {A}.',
        'Then in came {visitor.first}, with a bowl of something red. “It’s much too spicy,” said {visitor}, and took a bite, and blew. “Hooo!” The sail filled, and the boat moved. “Again, please,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'why-go-on',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Why do you eat it, if it’s too spicy?” asked {A}. “I only notice afterwards,” said {visitor}. “First it’s good. Then it’s very good. Then it’s this.” {visitor} took another bite, to show them. It was good, and it was very good.',
        '“Hooo,” went {visitor}, and {H} ran round the basin, beside the boat. It got as far as a hand. In between, said {visitor}, there was always a short while when one could have stopped. It was about as long as a blink.'
      ]
    },
    {
      id: 'a-whole-spoon',
      A: 'partner',
      paragraphs: [
        '“More!” said {H}. So {visitor} took a whole spoonful, heaped up high. For a moment all was quite still. Then came the wind. The curtain stood out from the wall, and the boat lay down on one side and went under. All the peas swam. “That was too much wind,” said {A}, who was wet. “It was too much red,” said {visitor}, as soon as there was breath for it. {H} fished out the boat. Its sail hung down like a sock, and had to be dried.'
      ]
    },
    {
      id: 'after-does',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'There was one bite that went down the wrong way. {visitor} could not blow at all. Instead {visitor} {caller.does}. “Does it always do that?” asked {H}. “Only when it’s a green one,” said {visitor}.',
        'Nobody had seen a green one in there. They all looked for another green one, to see it done once more. There was none. {visitor} ate three red bites in the meantime. Each of them was too spicy in the usual way.'
      ]
    },
    {
      id: 'said-with-hot',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Tell us something while you chew,” said {A}. “{caller.fact},” said {visitor}, and got as far as the dot at the end. Then the bite was spicy. The last word was blown right across the basin, and the boat went along with it.',
        '“It’s a good fact,” said {H}. “It’s got a long tail.” {visitor} said it twice more, with a new bite each time. In the end they all knew it by heart, and the boat was out in the middle.'
      ]
    },
    {
      id: 'the-wrong-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before you can blow out, you have to breathe in. {visitor} did it with such force, after a good red bite, that the boat came back. It landed at the very place where it had started. “That’s the wrong way,” said {A}.',
        '“In is cool, and out is hot,” said {visitor}. “I can’t have the one without the other.” So the boat went out and in, out and in, all through that bite. By the end it had sailed a long way, and was nowhere.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What have you got in there?” asked {A}. There were tomatoes and an onion, said {visitor}, and both of those were harmless. And there was a little thing with a green hat on. “It’s the smallest of them, and it always gets its way.”',
        '{H} looked down into the bowl for it. It was not to be seen. “It’s gone to bits,” said {visitor}, “and each bit thinks that it’s all of it.” {visitor} ate one of the bits. It did think so.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came in for the soap, just after a bite. “Somebody’s left a window open,” said {A}, and shut it. The wind went on. {A} shut the door as well, and looked for the gap with a wet finger. It led straight to {visitor}.',
        '“It’s too spicy,” said {visitor}. {A} said that it couldn’t be as bad as all that. So {A} was given a very small taste. Now there was wind from both ends. The boat stood in the middle and shook.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I went to sea on a boat like that,” said {S}. “For nine days there was no wind. The cook was the only one who wasn’t worried.” {A} asked what the cook had done. “Stew,” said {S}. “It was so spicy that we stood on deck in a row.”',
        '“Facing backwards?” asked {visitor}. “We did that wrong the first night,” said {S}. “We were home again by breakfast.” {visitor} laughed so much about it that a bite was forgotten. It was the only one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wished to make wind as well, and there was no need of red for that. {S} thought of something very spicy. It was a lemon, with mustard, on a hot day. “Hooo,” went {S}. The boat did move, by half a pea.',
        '“It’s better if it’s true,” said {visitor}, and ate a bite, and showed how. “Mine was true,” said {S}. “I was there.” {A} thought that you could tell, for {S} had one eye shut.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been asleep, and woke up, because a draught went by with a smell on it. {A} followed it to the bowl. {visitor} held that up high. “Not for you,” said {visitor}. “I tell myself that, too.”',
        'The next bite was blown over {A}, from front to back. {A} stood in the wind with both eyes closed. It was warm, and smelled of supper, and it had come without being asked for. {A} sat down there, and waited for more.'
      ]
    },
    {
      id: 'the-small-one',
      A: 'partner',
      paragraphs: [
        'On the big spoon there was still some red, but no more than a dot. “That’s hardly worth it,” said {visitor}, and ate it all the same. It was spicy, but it was a small spicy. “Hoo,” went {visitor}, quite softly. On the sail a loose corner lifted, and lay down again. The curtain did not notice. “Did you see the sail?” asked {A}. {H} had seen it. “The wind’s just as big as the bite!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-dot-at-a-time',
      A: 'partner',
      paragraphs: [
        '{H} set the boat at the start again, with its peas. Then {H} put a dot of red on the tip of a spoon, and held it out. {visitor} ate it. It was too spicy by just a dot. “Hoo.” The sail filled, and the boat went off, upright, and drew a line behind it. “Another,” said {A}. So it went on, one dot for each hand’s breadth of water. Once, in the middle, it was two.'
      ]
    },
    {
      id: 'round-the-sponge',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a sponge in the way. {H} thought about it, and put the dot at the left of the spoon. {visitor} ate it at the left, and blew to the right. The boat went round in a curve, as if it had always wished to.',
        '“And how does it stop?” asked {A}. For that {visitor} had to walk round to the soap dish, and blow the other way. The dot was the spiciest of them all, because of the walk. At once the boat stood still. “That’s the brake,” said {H}.'
      ]
    },
    {
      id: 'a-taste-of-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s tomato in here,” said {visitor} all at once. {visitor} had never got so far before. With a whole spoonful it had always been too late for tasting. “And onion. And something like a plum.”',
        '{H} made the next dot a little smaller still, so that there was more to taste. “Bread,” said {visitor}. It was too spicy all the same. But the spicy came later, and by then they had had a nice talk.'
      ]
    },
    {
      id: 'in-the-harbour',
      A: 'partner',
      paragraphs: [
        'The last dot was the smallest, for coming in. The boat touched the soap dish, so gently that it made no sound. Nothing had been lost. {H} unloaded the three peas. “They’re for you,” said {H}. “They’re not spicy at all.” {visitor} ate them one by one, and waited after each. Nothing came. “I didn’t know that there was anything like that,” said {visitor}. “And there’s still half a bowl of wind,” said {A}. It was enough for there and back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the sail from behind, and it was empty.',
      '{names} came to see where the draught was from.',
      { text: '{names} put a finger into the water, and there were waves at least.', needs: ['hands'] },
      { text: '{names} moved the bowl, so that it stood at the right end.', needs: ['hands'] }
    ],
    way: [
      '{names} got behind the door, and let the wind go by.',
      '{names} ducked, with both eyes shut.',
      { text: '{names} held the lamp down with one hand.', needs: ['hands'] },
      { text: '{names} fished a pea out with a spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down by the basin, where it was only a breeze.',
      '{names} kept very still, so as not to be a wind.',
      { text: '{names} handed over a clean spoon.', needs: ['hands'] },
      { text: '{names} wiped the soap dish, for the boat to land.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} went home with the rest of it under a lid. Down the street a leaf moved on ahead, one dot at a time.',
    'The basin was tipped out. {H} washed in what was left of the sea, and lay down. The boat stood on the sill to dry, with its sail up.'
  ],
  last: [
    'There was just a dot of wind, and {H} was asleep.',
    'The boat had come in, and nothing blew any more, and {H} was asleep.'
  ]
})
