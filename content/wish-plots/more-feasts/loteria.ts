import { wishPlot } from '../wish-plot.ts'

export const loteria = wishPlot({
  id: 'wish-loteria',
  wishes: ['lotería', 'loteria', 'loterias', 'loterías', 'loteria night', 'lotería night', 'loteria cousins', 'lotería cousins', 'loteria beans', 'lotería beans', 'loteria cards', 'lotería cards', 'loteria caller', 'lotería caller', 'mexican bingo', 'picture bingo', 'bingo night', 'bingo game', 'bingo cousins', 'bingo cards', 'bingo card', 'bingo numbers', 'bingo caller', 'bingo grandma', 'bingo nana', 'bingo granny', 'bingo evening', 'bingo hall', 'playing bingo', 'play bingo', 'plays bingo', 'played bingo', 'family bingo', 'shout bingo', 'shouted bingo', 'shouting bingo', 'won bingo', 'win bingo', 'tombola night', 'tombola cousins', 'tombola numbers', 'tombola family', 'tombola christmas', 'playing tombola', 'play tombola', 'played tombola', 'tambola', 'tambola night', 'housie', 'housie night', 'housey housey', 'housie numbers', 'playing housie', 'play housie', 'bingo riddles', 'loteria riddles', 'loto quine', 'kinderloto', 'picture lotto', 'playing lotto cards'],
  answers: ['night', 'nights', 'evening', 'game', 'games', 'card', 'cards', 'board', 'boards', 'picture', 'pictures', 'number', 'numbers', 'bean', 'beans', 'counter', 'counters', 'buttons', 'riddle', 'riddles', 'rhyme', 'rhymes', 'caller', 'call', 'calls', 'calling', 'shout', 'shouts', 'shouted', 'shouting', 'play', 'plays', 'playing', 'played', 'win', 'wins', 'winning', 'won', 'row', 'line', 'house', 'full', 'first', 'time', 'learn', 'learning', 'cousin', 'cousins', 'primos', 'abuela', 'abuelita', 'abuelo', 'grandma', 'granny', 'nana', 'nonna', 'nani', 'grandpa', 'grandad', 'aunt', 'auntie', 'aunties', 'uncle', 'tía', 'tia', 'tío', 'family', 'friends', 'everyone', 'everybody', 'together', 'moon', 'luna', 'sun', 'rooster', 'mexican', 'table', 'kitchen', 'home', 'tonight', 'today', 'saturday', 'sunday', 'weekend', 'christmas', 'party', 'our', 'loves', 'fun', 'loud', 'excited', 'big', 'little', 'all'],
  except: ['bluey', 'heeler', 'puppy', 'dog', 'ticket', 'tickets', 'lottery', 'jackpot', 'million', 'money', 'gambling', 'gamble', 'bet', 'stall', 'fair', 'fete', 'raffle', 'prize', 'prizes', 'cheat', 'cheats', 'cheated', 'cheating', 'lost', 'losing', 'loser', 'sore', 'cries', 'cried', 'crying', 'tantrum', 'tears', 'hospital', 'died', 'dead', 'funeral', 'without', 'drunk', 'fight', 'choked', 'choking', 'swallowed', 'nose', 'beanstalk', 'dragon', 'robot', 'dinosaur', 'farmer'],
  nothingElse: true,
  moods: ['first', 'learning', 'waiting', 'losing', 'proud'],
  company: ['beans', 'bean', 'board', 'cards', 'card', 'pack', 'moon', 'table', 'leg', 'Cousin Tere', 'cousins', 'ladder', 'frog'],
  about: 'On lotería night the hero lacks nothing but the moon, game after game, until the cards are counted and one is missing, which has been holding up the table.',
  titles: ['The Fifty-Fourth Card', 'A Bean for the Moon', '{H} Shouts Lotería', 'Under the Short Leg', 'Fifty-Three and One Below'],
  want: [
    {
      id: 'all-sixteen',
      A: 'partner',
      paragraphs: [
        'On lotería night {H} sat with all the cousins round the table. You play it like bingo, but with pictures. The table had one short leg, with a bit of card under it, or the beans would roll. Everybody had a board of sixteen pictures and a heap of dry beans. {A} was the caller, and had a riddle for every card. “Climb me one step at a time,” said {A}. It was the ladder, and {H} laid a bean on it. With all sixteen covered you could shout “Lotería”. {H} had never shouted it, and wanted to, tonight.'
      ]
    }
  ],
  way: [
    {
      id: 'blanket',
      A: 'same',
      paragraphs: [
        'Soon {H} had fifteen beans on, and only the moon was bare. {H} held a bean ready. “The blanket of those who’ve got none,” said {A}. “The moon!” cried {H}. “The sun,” said the cousins, for that is the one that keeps you warm. The bean had to come off again. “Lotería!” shouted Cousin Tere. It went like that for three games. The moon never came.'
      ]
    },
    {
      id: 'two-little-ducks',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“At the school hall it’s called bingo,” said {A}, “and there are numbers.” There the caller called “two little ducks”, and it was twenty-two. {H} drew a two on the tablecloth with one finger. It had a neck, and a tail.',
        '“And where people say housie, they have ducks as well,” said {A}. {H} thought of all those halls, full of people with pencils. It must be hard to keep the ducks off the sandwiches.'
      ]
    },
    {
      id: 'spotted-bean',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had one bean with spots, and kept it for the end. It was the bean for the moon, and lay by itself on the rim of the board. “Is it a lucky one?” asked {A}. “It hasn’t said,” said {H}.',
        'They turned it over, to look. There were seven spots on one side, and on the other a small white eye. It looked as if it was waiting for the moon too, and had been for longer.'
      ]
    },
    {
      id: 'riddle-of-the-room',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While the cards were shuffled, they made riddles of what was in the room. “It’s got four legs and never goes for a walk,” said {A}. “The table,” said {H}. “The chair,” said Cousin Tere. “The bed,” said the tiredest cousin, who was nearly in it.',
        'They were all right, so nobody knew who had won. “It’s got two legs, and it won’t walk either,” said {H}. That was the tiredest cousin.'
      ]
    },
    {
      id: 'orange-peel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I know a place where they play it with orange peel,” said {A}. “There it’s tombola, and it’s at Christmas. They’ve got ninety numbers. You eat oranges beforehand, and tear up what’s left.” {H} liked the sound of that.',
        '“How many oranges for ninety?” asked {H}. They tore at a peel in their thoughts, into very small bits. “It smells better than beans,” said {A}. “But you can’t start before somebody’s hungry.”'
      ]
    },
    {
      id: 'five-with-hats',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Five live in it,” said {A}, “and they’ve all got their hats on.” {H} looked for a house on the board. “The hand,” said Cousin Tere. She held hers up, with a nail on every finger. {H} had been thinking of five men.',
        'For a while after that {H} watched those five at work. They picked up a bean and put it down. The smallest had its hat on crooked, and did not do much.'
      ]
    },
    {
      id: 'elder-soup',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Our beans went into the pot the next day,” said {S}, “whether they’d won or not.” “Could you taste which was which?” asked {A}.',
        '“An uncle of mine could,” said {S}. “He lifted up one bean, and said that it had been on the rooster. He ate it very slowly. After that all of us tasted rooster.”'
      ]
    },
    {
      id: 'pet-sixteen',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew the noise that beans make, and knew that it was not a supper noise. But you can never be sure. {A} laid a chin on the table’s edge, beside {H}’s board, and breathed. Two beans rolled off the frog.',
        '{H} put them back. {A} breathed out once more, and they went the same way. “The frog’s jumped,” said Cousin Tere. It had to be held down with a thumb until {A} had seen enough.'
      ]
    },
    {
      id: 'child-every-bean',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had a board too, and had not waited for riddles. There was a bean on every picture. “I’m full,” said {S}. “They haven’t been called,” said {A}. {S} looked down at the sixteen beans. They sat there very nicely, one to a room.',
        '“They’ve come early,” said {S}. “That’s not wrong.” At each card that was called, {S} tapped on a bean and told it to stay.'
      ]
    },
    {
      id: 'guest-practice',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“How loud do I have to shout it?” asked {S}. “So that they hear it in the street,” said {A}. {S} asked if it might be practised, and shouted “Lotería”, with both eyes shut. All the cousins threw their beans on the heap.',
        'It took some time until every bean was back on its picture. “It was only to try,” said {S}. “It was very good,” said {A}. “They believed you.”'
      ]
    },
    {
      id: 'baby-saucer',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Beans are not for babies. So {S} sat on a lap, and had a board and a saucer. {S} put it down with both hands. It covered the whole middle, the drum, the fish, the harp and the boot. “That’s four at once,” said {A}.',
        'Nobody could say that it was not. {S} picked up the saucer, to see if they were still under there. It had to be counted, and then taken off again.'
      ]
    },
    {
      id: 'caller-drinks',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'A caller gets thirsty, and {A} drank a glass of water in the middle of a riddle. “It’s got a crown,” said {A}, and drank. All round the table there were hands in the air, each with a bean in it. “And it’s not a king,” said {A}, and drank some more.',
        'The beans got warm. {H} changed hands. “Is it the rooster?” asked Cousin Tere. {A} looked into the glass. “It was,” said {A}, “when I began.”'
      ]
    },
    {
      id: 'fifty-three',
      A: 'partner',
      paragraphs: [
        '“This time we’ll go on till it comes,” said {A}, and called out the whole pack. The last card was the cactus. {A} counted the cards, in heaps of ten. “Fifty-three,” said {A}. “In every lotería there are fifty-four. We’ve got no moon.” {H} looked at the bare picture. “So I couldn’t win at all,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'where-moons-go',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} and {A} looked for the moon where a card could be. They shook the box, and felt behind the cushions. In the fruit bowl there were two beans from last winter, and one had begun to grow. “It got tired of waiting,” said {A}, and put it into a cup of water.',
        '“Perhaps the moon’s only new,” said {H}. “Then it’s there, and you can’t see it.” {A} held up the empty box and turned it. You could not see it very clearly.'
      ]
    },
    {
      id: 'no-two-alike',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I could swap boards,” said {H}, “for one without a moon.” They went round the table and looked. Cousin Tere’s had no moon, and she had shouted three times. The smallest cousin’s had one in the corner, next to the shrimp.',
        '“I thought it was only me,” said the smallest cousin, who had never shouted either. The two of them laid their boards side by side. There was one moon above the other, and both of them were bare.'
      ]
    },
    {
      id: 'short-leg',
      A: 'partner',
      paragraphs: [
        'A bean had fallen down, and {H} crept after it. There was the short leg, and the bit of card. One corner stuck out, dark blue, with a yellow tip. “{A},” whispered {H}, “the moon’s holding up the table.” {A} put a head under. The moon was folded small, and just as thick as it had to be. {A} lifted the table a little. All the beans rolled over to Cousin Tere. “Let it down!” shouted the cousins. So the moon had to stay where it was.'
      ]
    },
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '{A} put a scrap of white paper into the pack, to stand for the moon. They played once more. Soon there was only one bare picture. Then the white scrap came. {A} had no riddle for paper, and looked at {H}. “It ought to be up in the sky,” said {H} slowly, “and it’s standing under a table.” The cousins all looked at one another. {H} laid down the bean. “Lotería!” shouted {H}. One after another they went under the table to see, and it counted.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a place between two cousins, with a view of the cards.',
      '{names} looked at all sixteen pictures, and longest at the fish.',
      { text: '{names} shared out the beans, a handful for each.', needs: ['hands'] },
      { text: '{names} patted the pack straight, and gave it back to the caller.', needs: ['hands'] }
    ],
    way: [
      '{names} started at every shout, and settled down again.',
      '{names} leaned over to Cousin Tere’s board, which was fuller.',
      { text: '{names} swept the beans off the pictures, for a new game.', needs: ['hands'] },
      { text: '{names} built a small tower of beans, until the next card.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along under the table, and saw the yellow tip too.',
      '{names} found a bean on the floor, and stayed beside it.',
      { text: '{names} held on to the table’s edge, to be on the safe side.', needs: ['hands'] },
      { text: '{names} gathered up the beans from Cousin Tere’s end.', needs: ['hands'] }
    ]
  },
  bed: [
    'The fifty-three cards went into their box, and the beans into the jar. The moon stayed under its leg, and held.',
    '{H} washed, and lay down. The bed had four good legs, and nothing rolled.'
  ],
  last: [
    'Under the table stood the moon, where it was needed, and {H} was asleep.',
    'The riddles were all in their box, the beans in their jar, and {H} was asleep.'
  ]
})
