import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const tradedFor = (id: string, card: 'card' | 'sticker', wishes: string[], titles: string[]): ScenePlot =>
  wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['traded', 'trade', 'trades', 'trading', 'swapped', 'swap', 'swaps', 'swapping', 'swopped', 'swop', 'exchanged', 'gave', 'given', 'away', 'for', 'best', 'favourite', 'favorite', 'shiny', 'gold', 'golden', 'rare', 'special', 'football', 'soccer', 'footballer', 'player', 'goalkeeper', 'card', 'cards', 'sticker', 'stickers', 'album', 'collection', 'rock', 'rocks', 'stone', 'stones', 'pebble', 'pebbles', 'grey', 'gray', 'plain', 'ordinary', 'boring', 'just', 'only', 'regret', 'regrets', 'regretted', 'regretting', 'sorry', 'wishes', 'wish', 'hadn’t', 'wants', 'want', 'wanted', 'back', 'it', 'unhappy', 'upset', 'sad', 'cross', 'cried', 'crying', 'mind', 'changed', 'thinks', 'bad', 'mistake', 'deal', 'silly', 'friend', 'friends', 'boy', 'girl', 'another', 'someone', 'kid', 'classmate', 'school', 'playground', 'break', 'lunchtime', 'recess', 'today', 'yesterday', 'now', 'then', 'and', 'but', 'his', 'her', 'their', 'my', 'a', 'the', 'he', 'she', 'they', 'i', 'has', 'had', 'home', 'evening', 'straight', 'immediately', 'later', 'about', 'story', 'son', 'daughter', 'because', 'looked', 'nice', 'pretty', 'really', 'so', 'at', 'to', 'with', 'in', 'that', 'is'],
    except: ['stole', 'stolen', 'steal', 'tricked', 'bully', 'bullied', 'bullies', 'forced', 'hit', 'threw', 'throw', 'thrown', 'window', 'hurt', 'lost', 'fight', 'fought', 'ripped', 'torn', 'broke', 'birthday', 'christmas', 'report', 'library', 'credit', 'red card', 'yellow card', 'dragon', 'dinosaur', 'unicorn', 'monster', 'robot', 'alien', 'witch', 'moon', 'magic', 'pet', 'dog', 'cat', 'died', 'dead', 'grandpa’s', 'grandad’s', 'kidney', 'band', 'gravel', 'baseball', 'basketball', 'hockey'],
    nothingElse: true,
    moods: ['losing', 'change', 'lost', 'learning'],
    company: ['rock', card, 'goalkeeper', 'table', 'tap', 'bowl', 'rain', 'friend', 'potato', 'hood', 'door', 'bell', 'playground', 'album', 'biscuit', 'hand', 'water', 'line', 'cloth'],
    about: `The hero’s best football ${card} was traded for a rock that shone in the playground and is as grey as a potato at home; rubbing makes it greyer, until the trade is played once more, with a hood, and somebody sees what is missing.`,
    titles,
    want: [
      {
        id: 'grey-underneath-too',
        A: 'partner',
        paragraphs: [
          `{H} had traded the best football ${card} for a rock, and now regretted it. On the ${card} a goalkeeper flew through the air, all in gold. The rock lay on the kitchen table, and did nothing.`,
          '“In the playground it was green,” said {H}. “It shone!” {A} turned the rock over, and it was grey underneath as well. It looked like a potato that had lost its way. “I want to trade back,” said {H}.'
        ]
      }
    ],
    way: [
      {
        id: 'the-drier-the-greyer',
        A: 'partner',
        paragraphs: [
          'But who gives you a gold goalkeeper for a potato? It had to shine first. {H} rubbed the rock on one sleeve. Then {A} rubbed it hard with a dry cloth. It got as warm as a bun. It did not get green. The more they rubbed, the greyer it grew. “Now it’s a hot potato,” said {A}.'
        ]
      },
      {
        id: 'where-it-sits',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Where is it, when you regret something?” asked {A}. {H} felt for it. “Here,” said {H}, and pointed to a place above the tummy button. “It’s as big as the rock.” “Perhaps it’s hungry,” said {A}, and gave it a piece of bread and butter.',
          'They waited for a bit. “Is it any better?” asked {A}. “It’s eaten it,” said {H}, “and now it’s sitting on my crust.” It had another slice, to be quite sure. But it was the sort that stays to see what else there is.'
        ]
      },
      {
        id: 'in-the-album',
        A: 'same',
        spare: 2,
        paragraphs: [
          `In the album there was a gap, where the ${card} had been. {H} laid the rock in it, to see how that looked, and shut the album. It would not shut. It stood open like a hungry duck, and all the defenders lay on a slope.`,
          '“They’ll roll down in the night,” said {A}. So the rock came out again. On its page it had left some sand, and a small round mark. “That’s the penalty spot,” said {A}. But the gap was still a gap, and twice as empty.'
        ]
      },
      {
        id: 'what-it-says-on-the-back',
        A: 'same',
        spare: 3,
        paragraphs: [
          `On the back of the ${card} it had said how tall the goalkeeper was, and how heavy. On the back of the rock it said nothing. So {A} took a slip of paper, and they measured. “Height: three fingers,” wrote {A}. “Weight: one bun.”`,
          '“Goals?” asked {A}. “None,” said {H}. “Saves?” “None.” {A} wrote it all down, neat and small. “How many has it let in?” {H} had to think about that one. It had never let in a single goal in all its life.'
        ]
      },
      {
        id: 'it-does-not-dive',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{A} stood the rock between two cups, and rolled a ball of paper at it. It was a clear save, with the whole tummy. “That’s not bad at all,” said {A}, and rolled another one, a little to the left. The rock watched it go by.',
          `“It doesn’t dive,” said {H}. “It’s got a calm way of playing,” said {A}. They gave it a shot on the other side. It was just as calm about that. The one on the ${card} would have been there, in gold, with both hands.`
        ]
      },
      {
        id: 'the-eighth-potato',
        A: 'same',
        spare: 5,
        paragraphs: [
          'On the table there were potatoes too, for tomorrow’s soup. {A} had put out seven, and counted eight. {A} counted them from the other end, and there were still eight. One of them went “tock” when you put it down.',
          '“That’s mine,” said {H}. {A} looked at it from both sides. Next to the others it did look a bit like a potato. Only the others had eyes. “We could’ve boiled it all day,” said {A}, “and wondered.”'
        ]
      },
      {
        id: 'other-and-the-door',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} came by with a full basket, and was very glad about the rock. “There it is at last,” said {A}, and pushed it under the open door with one foot. It was exactly what that door had always needed.',
          '“But that’s what I got for my goalkeeper!” said {H}. {A} gave the door a pull, and it stayed where it was. “It’s a very good one,” said {A}. “Nothing’s getting past.” {A} put a shoe there instead, and the shoe slid.'
        ]
      },
      {
        id: 'pet-sniffs-it',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} came to see what it was, and sniffed. It took a long time, for there was much to read. There was a beach, and a pocket. There was half a sandwich, and then another pocket.',
          '“Is it worth a goalkeeper?” asked {H}. {A} sniffed on, until all of it had been read, underneath as well. Then {A} lay down, with one ear on the rock. It was cool there, and did not wriggle. {A} would have given any number of goalkeepers.'
        ]
      },
      {
        id: 'elder-the-plum',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I once traded my window seat on the train,” said {S}. “I got a plum for it.” “Was it a good plum?” asked {A}. “It was gone at the first tunnel,” said {S}. “And then came the sea. All the others said ‘oh’, and I sat in the middle.”',
          '“So you didn’t see it?” “I looked at their faces,” said {S}. “They had it all in there, the waves and the light and a boat. My cousin had two boats.” {S} still had the plum stone, in a drawer.'
        ]
      },
      {
        id: 'child-likes-trading',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} liked trading, and had heard that some was going on. {S} gave {A} one shoe, and got the rock for it. “Done!” said {S}. Then {S} wanted the shoe back, and gave a sock. After that the sock was needed for the shoe.',
          'At the end {S} had two shoes, a sock, the rock and a biscuit. {A} had a lid. “Was that fair?” asked {A}. “Yes,” said {S}, who had shaken hands on every bit of it. It took six more trades to get the rock back.'
        ]
      },
      {
        id: 'just-how-it-was',
        A: 'partner',
        paragraphs: [
          `“Show me just how it was,” said {A}. “I’ll be your friend.” The ${card} was a biscuit. {H} stood by the wall, and {A} held out the rock. “A bit lower,” said {H}. “And you had your hood up.” So {A} put on a tea towel.`
        ]
      },
      {
        id: 'what-a-hood-is-for',
        A: 'partner',
        paragraphs: [
          '“Why did I have it up?” asked {A}, from under the tea towel. {H} stopped, with the biscuit in the air. “Because it was raining.” “On the rock as well?” asked {A}. They both looked at it. It lay there as dry as toast. Then they looked at the tap.'
        ]
      }
    ],
    turn: [
      {
        id: 'one-drop',
        A: 'partner',
        paragraphs: [
          '{H} let one drop fall on the rock, and there was a bright green dot. After a handful it was green all over, like grass, with a white line round the middle. “It’s a pitch!” said {H}. “And it’s just been mown,” said {A}. They laid it in a bowl of water, and there it shone.'
        ]
      },
      {
        id: 'the-green-goes-in',
        A: 'same',
        spare: 10,
        paragraphs: [
          'They took it out again, to watch how it was done. First there was a grey spot at the top, like the shadow of a cloud. It grew to both sides. The white line went last. “Half-time,” said {A}, when it was a potato all over.',
          '{H} put it back in the bowl for the second half. It was green before it got to the bottom. They did that until there had been nine halves. No game had ever been so long, and nobody had scored.'
        ]
      },
      {
        id: 'what-else-has-a-green-side',
        A: 'same',
        spare: 11,
        paragraphs: [
          '“What else might be like that?” asked {A}. Nobody had ever thought of it. They put a button in the bowl, and it was a wet button. A spoon looked a bit fatter, and a real potato was only cleaner than before.',
          '“Now you,” said {H}. {A} put one thumb in, and they waited. It went pink, and then it got wrinkles. The rock lay beside it, and was as green as a summer holiday. “Some have it, and some don’t,” said {A}, and dried the thumb.'
        ]
      },
      {
        id: 'each-in-its-own-weather',
        A: 'partner',
        paragraphs: [
          'The bell rang. There stood the friend, all wet, and a grown-up under an umbrella. “Can we trade back?” asked the friend. “I miss my rock, grey or green.” “It’s only grey when it’s thirsty,” said {H}, and held it out into the rain. It shone.',
          `Out of the friend’s coat came the ${card}, quite dry. The friend carried the rock home on an open hand. It was green all the way to the corner. {H} stood in the doorway with the goalkeeper. “Each in its own weather,” said {A}.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the rock, and it did not look back.',
        '{names} came close, to see if there was any green in the cracks.',
        { text: '{names} picked up the rock, and put it down again as it had been.', needs: ['hands'] },
        { text: '{names} tapped on it with a spoon, and nobody was in.', needs: ['hands'] }
      ],
      way: [
        '{names} breathed on the rock, and then it was a grey rock with breath on it.',
        '{names} sniffed at the rock, which smelled of pocket.',
        { text: '{names} had a turn with the dry cloth, and made it greyer still.', needs: ['hands'] },
        { text: `{names} swept the sand together that the rock had left on the table.`, needs: ['hands'] }
      ],
      turn: [
        '{names} bent down over the bowl, and there was a green nose in it.',
        '{names} looked at the pitch, and could nearly hear it.',
        { text: '{names} dipped in one finger, and shook it over the rock.', needs: ['hands'] },
        { text: `{names} laid one finger in the water, on the white line.`, needs: ['hands'] }
      ]
    },
    bed: [
      `The bowl was emptied, and the tea towel went back on its hook. In its gap in the album the ${card} lay quite flat, and the defenders lay flat beside it.`,
      '{H} washed, and for a moment looked at both wet hands, in case. Then {H} lay down, on the dry side of the window.'
    ],
    last: [
      'Outside it rained on every stone there was, and {H} was asleep.',
      'Somewhere round the corner something was green in a bowl, and {H} was asleep.'
    ]
  })

const DONE = ['traded', 'swapped', 'swopped', 'exchanged', 'gave away']
const STONES = ['rock', 'stone', 'pebble']
const wishesOf = (card: string): string[] => [...DONE.flatMap((traded) => [...STONES.map((stone) => `${traded} ${card} ${stone}`), `${traded} ${card} regrets`, `${traded} ${card} wants it back`, `${traded} ${card} sorry`]), `${card} for a rock`, `regrets trade ${card}`, `regrets swap ${card}`]

export const cardForARock = tradedFor(
  'wish-card-for-a-rock',
  'card',
  ['traded his best football card for a rock and now regrets it', ...wishesOf('card'), ...STONES.map((stone) => `regrets ${stone} traded`), ...STONES.map((stone) => `swapped ${stone} regrets`)],
  ['A Goalkeeper for a Rock', 'Each in Its Own Weather', '{H} and the Grey Potato', 'The Drier, the Greyer', 'What a Hood Is For']
)

export const stickerForARock = tradedFor(
  'wish-sticker-for-a-rock',
  'sticker',
  ['swapped his best football sticker for a stone and now regrets it', ...wishesOf('sticker')],
  ['A Goalkeeper for a Stone', 'Each in Its Own Weather', '{H} and the Grey Potato', 'The Drier, the Greyer', 'What a Hood Is For']
)
