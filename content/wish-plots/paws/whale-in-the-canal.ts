import { wishPlot } from '../wish-plot.ts'

export const whaleInTheCanal = wishPlot({
  id: 'wish-whale-in-the-canal',
  wishes: ['whale canal', 'whales canal', 'whale canals', 'whale turn round', 'whale turn around', 'whale turns round', 'whale turns around', 'whale turned round', 'whale turned around', 'whale turning round', 'whale turning around', 'whale can’t turn', 'whale cant turn', 'whale cannot turn', 'whale couldn’t turn', 'whale could not turn', 'whale wrong way', 'whale backwards', 'whale reverse', 'whale narrow', 'whale too long', 'whale too big canal', 'whale towpath', 'whale barge', 'whale narrowboat', 'whale under bridge', 'whale stuck river', 'whale swam up river', 'orca canal', 'whale waterway'],
  answers: ['whale', 'whales', 'orca', 'small', 'little', 'baby', 'young', 'big', 'canal', 'canals', 'river', 'waterway', 'water', 'turn', 'turns', 'turned', 'turning', 'round', 'around', 'can’t', 'cant', 'cannot', 'couldn’t', 'could', 'not', 'wrong', 'way', 'backwards', 'back', 'reverse', 'narrow', 'too', 'long', 'wide', 'towpath', 'barge', 'narrowboat', 'boat', 'under', 'bridge', 'stuck', 'swam', 'swims', 'swim', 'swimming', 'up', 'who', 'that', 'because', 'is', 'it', 'gets', 'got', 'wants', 'home', 'sea', 'ocean', 'mother', 'city', 'town', 'help', 'helps', 'our'],
  except: ['dead', 'died', 'dying', 'ill', 'sick', 'hurt', 'hunted', 'hunters', 'harpoon', 'beached', 'stranded', 'museum', 'swallowed', 'jonah', 'pinocchio', 'submarine', 'plastic', 'zoo', 'aquarium', 'watching', 'killer', 'bus', 'bath'],
  moods: ['lost', 'late', 'question', 'learning'],
  isTale: true,
  out: true,
  company: ['whale', 'canal', 'sea', 'boat', 'bridge', 'bank', 'ducks', 'duck', 'path', 'sand', 'willow'],
  about: 'A small whale has swum up the canal, which is narrower than the whale is long, and cannot turn round, until they ask themselves where the long boats do it.',
  titles: ['Longer Than Wide', 'Where It Goes Is On', '{H} and the Slice of Water', 'Are You Behind Me', 'Only Forwards'],
  want: [
    {
      id: 'longer-than-wide',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were walking by a canal when a small whale came swimming up it. It was small for a whale, but it was longer than the canal was wide. It wanted to go home, and it could not turn round. With its nose at one wall, its tail bumped into the other.',
        '“I only meant to see where it goes,” said the whale. “Where does it go?” asked {H}. “On,” said the whale. “And my mother’s out in the sea, and thinks that I’m behind her.” {H} wanted it to be there before she looked.'
      ]
    }
  ],
  way: [
    {
      id: 'two-steps-too-many',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} measured it in steps. Over the bridge, from bank to bank, the canal was nine. Along the path, from nose to tail, the whale was eleven. “You’ve got two too many,” said {H}. “Which two?” asked the whale.',
        'They walked along it once more, to look. There were two in front with the mouth, and two at the back with the tail. In the middle was the supper. {A} could not find any that it would not have missed.'
      ]
    },
    {
      id: 'breathe-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Breathe in,” said {A}. “That’s what I do in narrow places.” The whale breathed in through the hole on top of its head. It went on for a good while, and then it was twice as round. There was hardly any canal left.',
        '“Now out again,” said {H}. It blew. The water rose up like a tree. It came down on a man with a newspaper. The man looked at the sky, and put up an umbrella. “Are you thinner?” asked {A}. “Emptier,” said the whale.'
      ]
    },
    {
      id: 'back-a-bit-more',
      A: 'partner',
      paragraphs: [
        '“Then come out backwards,” said {H}. {A} waved, as you do for a lorry. “Back, back, a bit more.” The whale’s tail went up, and it went down. The whale shot forwards, under a bridge and out on the far side.',
        '“That tail’s only got forwards,” said the whale. “In the sea you just swim in a big bend.” Now it was one bridge further from home.'
      ]
    },
    {
      id: 'man-who-fished',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the bank a man sat fishing. On his knee he had a card with all the fish that you may catch. “Has anything come by?” asked {A}. “Not a thing,” said the man. The whale went by, from left to right. It took some time.',
        'The man ran his finger down the card, twice. “A whale’s not a fish,” {H} told him. “It breathes air, as we do.” “Then it doesn’t count,” said the man, much happier, and wrote down a nought.'
      ]
    },
    {
      id: 'long-load',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“With a long load somebody walks in front,” said {A}, and took a red scarf to do it. “Make way!” called {A}. A duck with seven ducklings made way. First the duck turned round, on the spot, and then the ducklings did, one after the other.',
        'The whale had watched them all. “Eight times,” it said, “just like that.” The last duckling had not been looking, and turned round once more. “Nine,” said the whale.'
      ]
    },
    {
      id: 'hums',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The whale wanted to tell its mother something, and hummed. It was so low that you did not hear it. You felt it in the belly, and along the canal the window panes hummed too. Whales can hear each other from a long way off. They waited. Then {H}’s belly hummed again, from the other side.',
        '“That’s her,” said the whale. “What did she say?” asked {A}. “She asked if I liked it back there,” said the whale. “I said that it was narrow.”'
      ]
    },
    {
      id: 'like-a-banana',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Could you turn round a bit at a time?” asked {H}. The whale thought that it could begin with the front. It bent to the left, like a banana, until one eye saw its own tail. “Who’s that?” asked the whale. “That’s you,” said {A}.',
        'So far it went well. But then the back had to follow. There was no room for it, because the front was in it. The whale unbent again. It had been nice to see somebody it knew.'
      ]
    },
    {
      id: 'pet-lies-down',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had looked at the whale from one end to the other, and was tired from it. {A} wanted to lie down on the path. First {A} turned round on the spot. Then {A} turned round again, and a third time, and then lay down.',
        'The whale had come quite close. “Three times,” it said to {H}, “and it isn’t even going anywhere.” {A} got up, because of a pebble, and did it all once more.'
      ]
    },
    {
      id: 'elder-sofa',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had that with a sofa once,” said {S}, “on the stairs. It went neither up nor down, and my uncle was above it.” “What did he do?” asked {A}. “He sat on it,” said {S}. “He said that it was a very good place for a sofa.”',
        'The whale wanted to know how it ended. “They sawed off its feet,” said {S}. The whale drew in its fins. “You haven’t got any feet,” said {A} quickly.'
      ]
    },
    {
      id: 'red-end-in-front',
      A: 'partner',
      paragraphs: [
        'Along came a long boat full of sand, with its red end in front. It was longer than the whale. “That one went by this morning,” said {A}, “the other way. And it had its red end in front.” “Then it’s turned round somewhere,” said {H}.',
        'So they walked on with the whale, to where the boat had come from. Round a bend there was a piece missing from the bank. It was a corner of water, like a slice of cake.'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-in',
      A: 'partner',
      paragraphs: [
        '“Put your nose in there,” said {H}. The whale did. “Now leave it there, and let your tail go round.” The nose stayed, like the hinge of a door. The tail swung out, past a willow and past two ducks. Water ran over the path, and into a shoe.',
        'Then the whale lay there the other way about. “All that I had on the left is on the right,” it said. “Canals have corners for it,” said {A}, “or every boat would stay at the end.”'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Can I do that again?” asked the whale. Its nose went in, its tail went round, and there it lay. “Now you’re the wrong way about,” said {H}. “Then once more,” said the whale. That was right again. But it had been so nice that it did another.',
        '“One’s right, two’s wrong, three’s right,” said {A}, on three fingers. “You can do it as often as you like, if you stop at an odd one.” It stopped at eleven. Both ducks had to sit down.'
      ]
    },
    {
      id: 'backs-of-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the way home the whale looked at everything. It had only seen these things from the front. Now the bridge had another side, with a fern on it. A cow in a field had turned into a tail. “I thought I’d have to see it all over again,” said the whale, “but it’s different.”',
        'It looked at {H} with one eye. Then it swam ahead a bit, and looked back with the other. “You too,” it said. {A} walked once round {H}, to see.'
      ]
    },
    {
      id: 'boat-with-bricks',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A second boat came up, with bricks in it, and wanted to turn. The whale made room for it. “Nose in,” it told the boat, “and then let your tail go.” The boat put in its nose. “You’ve got to leave it there,” said the whale. “That’s the hard part.”',
        'The boat had done it every day for forty years. It swung round, hooted once, and went off. “It’s learnt that quickly,” said the whale to {A}.'
      ]
    },
    {
      id: 'behind-her',
      A: 'partner',
      paragraphs: [
        'They went along with it to the sea, which was quite wide. Out in it something very big breathed out. “Are you behind me?” it asked. The small whale swam a little faster. “Yes,” it said, and then it was.',
        'On the narrow path {H} turned round to go home. It took one heel. “You’re just the right length,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked along beside the whale, and was still not at the tail.',
      '{names} turned round on the spot, only to see if it worked.',
      { text: '{names} waved to the front, and a bit later to the back.', needs: ['hands'] },
      { text: '{names} held both arms out, for how wide it was.', needs: ['hands'] }
    ],
    way: [
      '{names} got some of the wave, as far as the knees.',
      '{names} looked under the bridge, where the whale had just been.',
      { text: '{names} waved “stop” from the other side.', needs: ['hands'] },
      { text: '{names} moved a pebble out of the way, to make room.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped back, when the tail came by.',
      '{names} followed along the bank, down to the sea.',
      { text: '{names} tipped the water out of the shoe.', needs: ['hands'] },
      { text: '{names} held back the willow, so that the tail got past.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wet shoe was stood by the door with its nose to the wall. Somebody turned it round, so that it could get out again.',
    '{H} washed, and swam up the bed as far as it went. At the top {H} put a nose into the pillow, and let the feet come round.'
  ],
  last: [
    'Out in the sea a small whale was behind a big one, and {H} was asleep.',
    'The canal lay still, as far as it went, and {H} was asleep.'
  ]
})
