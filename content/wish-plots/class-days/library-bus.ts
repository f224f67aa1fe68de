import { wishPlot } from '../wish-plot.ts'

const BUSES = ['library bus', 'library van', 'library truck', 'library lorry', 'bookbus']

export const libraryBus = wishPlot({
  id: 'wish-library-bus',
  wishes: [...BUSES, ...[...BUSES, 'book bus', 'book van'].flatMap((bus) => ['school', 'nursery', 'village', 'street'].map((place) => `${bus} ${place}`)), 'mobile library', 'mobile library school', 'travelling library', 'traveling library', 'bookmobile', 'book mobile', 'library on wheels', 'library that drives', 'library drives round', 'library in a bus', 'library in a van', 'library came to school', 'library comes to school', 'library came to our street', 'library comes to our village', 'library came to nursery', 'bus full of books', 'van full of books', 'lorry full of books', 'bibliobus'],
  answers: ['library', 'libraries', 'bus', 'van', 'truck', 'lorry', 'mobile', 'travelling', 'book', 'books', 'wheels', 'driver', 'librarian', 'full', 'of', 'on', 'came', 'comes', 'come', 'coming', 'visits', 'visited', 'visit', 'parked', 'stopped', 'stops', 'drives', 'drove', 'round', 'outside', 'school', 'class', 'nursery', 'preschool', 'kindergarten', 'village', 'street', 'road', 'town', 'playground', 'hill', 'rain', 'snow', 'sun', 'today', 'tomorrow', 'yesterday', 'week', 'every', 'tuesday', 'friday', 'monday', 'first', 'time', 'borrow', 'borrowed', 'borrows', 'chose', 'choose', 'got', 'took', 'read', 'reads', 'reading', 'story', 'stories', 'card', 'shelf', 'shelves', 'stairs', 'steps', 'inside', 'big', 'little', 'small', 'yellow', 'blue', 'red', 'green', 'old', 'new', 'our', 'my', 'her', 'his', 'we', 'the', 'and', 'friend', 'friends', 'teacher', 'children', 'loved', 'loves', 'excited', 'stuck', 'favourite', 'favorite', 'tractor', 'whale', 'dinosaurs', 'owls', 'mum', 'dad', 'grandma', 'at', 'in', 'to'],
  except: ['crash', 'crashed', 'closed', 'closing', 'closed down', 'died', 'dead', 'lost', 'overdue', 'fire', 'stolen', 'lion', 'elephant', 'dragon', 'dinosaur', 'camel', 'donkey', 'flies', 'flew', 'flying', 'space', 'moon', 'robot', 'double-decker', 'night bus'],
  moods: ['first', 'waiting', 'learning'],
  out: true,
  company: ['bus', 'book', 'books', 'shelf', 'shelves', 'driver', 'pencil', 'kerb', 'step', 'class', 'card', 'window', 'owl', 'wheel', 'side', 'stamp'],
  about: 'The library bus comes to school and stands with one wheel on the kerb, so that all the books lean one way and the one that the hero wants cannot be pulled out, until it is seen which way a pencil rolls, and the class goes and stands on the other side.',
  titles: ['Everybody to the Window', 'The Book at the Bottom of the Hill', 'A Bus That Leans', '{H} and the Owl Book', 'The Library Came to School'],
  want: [
    {
      id: 'one-wheel-up',
      A: 'partner',
      paragraphs: [
        '{H} stood first in the queue when the library bus came to school. It was full of books where other buses have seats. It stopped with its left wheels up on the kerb, and leaned to the right.',
        '{A} had come along to see it. “Only one book each,” said the driver. {H} knew already which one. It was about owls, and {H} had wanted it since the bus was last here.'
      ]
    }
  ],
  way: [
    {
      id: 'it-will-not-come',
      A: 'partner',
      paragraphs: [
        'At the back a shelf went right across the bus. There stood the owl book, thin and brown, at the right end. {H} pulled. It did not come. {H} pulled with both hands. It did not move by a feather.',
        '“Let me see,” said the driver, and pulled too. The driver’s glasses slid down to the right. “Who pushed it in so hard?” asked {A}. “Nobody,” said the driver. “We’ve only just come.”'
      ]
    },
    {
      id: 'why-they-stay-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why don’t they all fall out when you drive?” asked {H}. The driver showed how the shelves along the side were made. Each board was a bit lower at the back than at the front. So the books lay against the wall, like people in deck chairs.',
        '“In a bend they only lean back a little more,” said the driver. {A} stood against the wall, in that way, and it was comfortable. Only the owl book’s shelf went across. There a book had nothing to lean on except its neighbour.'
      ]
    },
    {
      id: 'something-else-perhaps',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How about another one?” asked {A}. There were a good many. {H} took out a book about boats, and it came at once, as if it had waited. {H} opened it in the middle. A captain stood there with a spyglass, and looked to the right, along the shelf.',
        '“He’s looking at the owls as well,” said {H}. There was a cook on the next page, and the cook looked that way too. {H} put the boats back where they were.'
      ]
    },
    {
      id: 'talking-to-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} spoke into the gap above the book. “You can come out,” said {H}. “It’s only me.” “Perhaps an owl book’s like an owl,” said {A}, “and sleeps by day. Then we’d have to come in the night.”',
        'But the bus was only here until two. At night it stood in a shed by the river, with no light on. “They’ll all be awake there,” said {H}, “and nobody to read them.” {H} gave one more pull, to be sure. The book slept.'
      ]
    },
    {
      id: 'where-it-has-been',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bus had a list of its stops by the door. It went to the mill, to the harbour, to the school, and then round by the farms. “That’s why there’s flour in the cookbook,” said the driver. In the fairy tales, from the harbour, there was sand.',
        '“What do we put in?” asked {H}. The driver opened one from the last time. Between the pages lay half a biscuit, with a bite out of it. “That’s you,” said the driver. {A} thought that it was still quite a good biscuit, for a bookmark.'
      ]
    },
    {
      id: 'one-after-another',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If we take the others out first, it’ll be loose,” said {H}. They began at the left end. They took out one about bread. The rest slid down by as much. They took out one about knots, and the rest slid down again. The owl book was held just as hard as before.',
        '“It’s like the bath,” said {A}. “You take out a cup, and the water’s all at the plug.” By then they had an armful of books, and put them back from the left.'
      ]
    },
    {
      id: 'other-on-the-step',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went to fetch the books that had to be given back. On each step the whole bus gave a small nod. “Did I do that?” asked {A}, and tried it once more. {A} went up and down four times, as it was so polite.',
        '“Are you coming in?” asked the driver. {A} came in with the books, and the lamp over the desk swung to and fro. It hung there at a slant, and did not mind. “Your lamp’s not straight,” said {A}. “It’s the only thing in here that is,” said the driver.'
      ]
    },
    {
      id: 'pet-has-a-place',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come into the bus too, and was looking for a flat place to lie down. {A} turned round three times, and lay down on the left. Then {A} slid, with all legs tucked in, across to the right. There {A} stayed, against the owl shelf.',
        '“{A} wants that one too,” said {H}. {A} was shown a book about bones, but those pictures did not smell. In the end there was a cushion for {A}, against the rolling. Half of it went under the chin.'
      ]
    },
    {
      id: 'elder-with-a-horse',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours came with a handcart,” said {S}, “with eleven books and a bell.” “Only eleven?” asked {A}. “They were thick,” said {S}. “And the man with the cart had read them all. You told him what you liked, and he told you that you’d like another one.”',
        '“And did you?” “I always wanted the one with the ship,” said {S}. “I got the one about cheese. I’ve been grateful to him my whole life, but I still don’t know if they reached the island.” {A} looked for it, on the shelf with the boats.'
      ]
    },
    {
      id: 'child-drives',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sat down on the floor with a big round book about cakes. That was the steering wheel. “Where to?” asked {S}. “To the owls,” said {A}. {S} turned the cakes a very long way, and made the noise for it. “We’re there. Get out,” said {S}.',
        '{A} looked out, and there was the school. “There aren’t any owls here,” said {A}. “They’re on the roof,” said {S}, “and they’re asleep.” {A} had to get in again, because the bus was going on to the sea.'
      ]
    },
    {
      id: 'the-pencil-rolls',
      A: 'partner',
      paragraphs: [
        '{H} laid a pencil on the floor, to have both hands free. It rolled right across the bus, and stopped under the owl book. {H} laid it down again on the left, and it did the same.',
        '“There’s a hill in here,” said {A} slowly. They looked along the shelf. All the books leaned to the right, one on another. Right at the bottom of the hill stood the owls, with everybody on top of them.'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-to-the-left',
      A: 'partner',
      paragraphs: [
        '“So the left side’s got to go down,” said {H}, and thought of the steps. With everyone who got on, the bus had sunk a little. “Come in, all of you,” {H} called to the class, “and stand on the left!”',
        'They came, twenty-three of them, and squeezed up. With each one the bus went down a bit on that side. {A} watched the pencil. It stirred, and rolled, quite slowly, away from the owls.'
      ]
    },
    {
      id: 'one-sneeze',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Nobody move,” said {H}. Twenty-three stood with their noses to the window. Outside the head teacher walked past, and saw all these faces, flat against the glass. “Is it a good library?” asked the head teacher. “We haven’t seen any of it,” they said through the pane.',
        'Then one of them sneezed, and the bus gave a bob. The pencil ran to the right a little, and came back. “Bless you,” said {A}, very softly, for nobody knew what a loud one weighed.'
      ]
    },
    {
      id: 'how-many-are-needed',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} wanted to know how many it took. One after another they stepped back from the window, and {A} watched the pencil. With nineteen it still lay where it was. With eighteen it thought about it. With seventeen it was off down the hill.',
        '“It takes eighteen and a bit,” said {H}. The bit was a boy with a very big rucksack. He put it down, and the pencil rolled. He put it on, and it stopped. The driver wrote that on the list, next to the stop for the school.'
      ]
    },
    {
      id: 'it-comes-out',
      A: 'partner',
      paragraphs: [
        'There was a rustle along the shelf. The books stood up, and leaned over to the left, all as one. {H} took hold of the owls with two fingers. They came out as if they had been buttered. On the front sat an owl, with its head on one side.',
        '“That one’s been in here before,” said {A}, “and is used to it.” The driver stamped the book. Then down the steps they all went, one book each. Behind them the bus rose slowly back to its slant.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the queue as well, behind a scarf.',
      '{names} walked round the bus, and found the wheels that were up on the kerb.',
      { text: '{names} held the door, because it wanted to swing shut.', needs: ['hands'] },
      { text: '{names} brought back a book about ants, and shook it first.', needs: ['hands'] }
    ],
    way: [
      '{names} stood quite straight, and looked crooked in there.',
      '{names} looked behind the shelf, and nobody was holding on to the book.',
      { text: '{names} tried the next book, and it was held just as hard.', needs: ['hands'] },
      { text: '{names} pulled at {H}, who was pulling at the book, and that was no better.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in by the window too, and weighed what there was to weigh.',
      '{names} breathed in, so that there was room for one more.',
      { text: '{names} caught the pencil at the window.', needs: ['hands'] },
      { text: '{names} laid both hands on the window, to be a little heavier.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bus stood in its shed by the river, as level as a table. No book leaned on another.',
    '{H} washed, and lay down with the book. There it said that an owl cannot turn its eyes, so it turns its whole head. {H} tried it, as far as the window, and as far as the wall.'
  ],
  last: [
    'The pencil lay on the floor and did not roll, and {H} was asleep.',
    'Somewhere an owl was wide awake, so {H} did not need to be, and {H} was asleep.'
  ]
})
