import type { ScenePlot } from '../../format.ts'
import { type WrittenPlot, wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

const BURNT = ['burnt', 'burned', 'burns', 'burn', 'burning']
const WHO = ['mum', 'mummy', 'mom', 'mommy', 'mama', 'mam', 'dad', 'daddy', 'dada', 'papa', 'baba', 'granny', 'gran', 'grandma', 'nan', 'nana', 'nanna', 'nanny', 'oma', 'grandpa', 'grandad', 'granddad', 'opa', 'aunt', 'auntie', 'aunty', 'uncle', 'sister', 'brother', 'cousin', 'stepdad', 'stepmum']

/** Told with the one who burnt it beside the hero, where the wish says who that was. */
const burnt = (told: Pick<WrittenPlot, 'id' | 'star' | 'except'>): ScenePlot =>
  wishPlot({
    ...told,
    wishes: [...BURNT.flatMap((word) => [`${word} cake`, `${word} birthday cake`, `${word} chocolate cake`, `${word} sponge`]), 'overcooked cake', 'overbaked cake', 'scorched cake', 'burnt the cake', 'cake black top', 'birthday cake black', 'cake went black', 'cake charcoal', 'cake oven too long', 'forgot cake oven', 'forgets cake oven', 'left cake oven', 'leaves cake oven', 'cake oven smoke', 'cake smoke alarm', 'birthday cake ruined', 'birthday cake ruins', 'ruined birthday cake', 'ruins birthday cake', 'spoiled birthday cake', 'birthday cake went wrong', 'birthday cake goes wrong', 'cake went wrong oven', 'birthday cake disaster', 'cake disaster oven', 'cake fail birthday', 'cake charred', 'charred cake'],
    answers: [...WHICHEVER_RELATIVE, ...BURNT, 'cake', 'cakes', 'birthday', 'birthdays', 'party', 'chocolate', 'sponge', 'black', 'top', 'lid', 'crust', 'charcoal', 'coal', 'smoke', 'smoky', 'smell', 'smelt', 'alarm', 'went', 'goes', 'off', 'oven', 'kitchen', 'too', 'long', 'hot', 'forgot', 'forgets', 'forgotten', 'left', 'leaves', 'in', 'out', 'ruined', 'ruins', 'spoiled', 'wrong', 'disaster', 'fail', 'failed', 'charred', 'scorched', 'overcooked', 'overbaked', 'came', 'bit', 'completely', 'totally', 'again', 'almost', 'nearly', 'balloons', 'lemon', 'vanilla', 'carrot', 'banana', 'surprise', 'home', 'daughter', 'son', 'boy', 'girl', 'child', 'kids', 'third', 'three', 'four', 'five', 'six', 'turned', 'morning', 'sunday', 'saturday', 'weekend', 'her', 'his', 'my', 'our', 'the', 'was', 'is', 'and', 'but', 'so', 'of', 'because', 'instead', 'do', 'does', 'did', 'they', 'what', 'we', 'had', 'have', 'make', 'makes', 'made', 'making', 'bake', 'bakes', 'baked', 'baking', 'candle', 'candles', 'icing', 'spoon', 'spoons', 'eat', 'eats', 'ate', 'eating', 'still', 'anyway', 'today', 'yesterday', 'tomorrow', 'just', 'before', 'accidentally', 'accident', 'by', 'first', 'fourth', 'fifth', 'sixth', 'own', 'me', 'for', 'it', 'everyone', 'everybody', 'laughed', 'guests', 'new', 'another', 'whole'],
    nothingElse: true,
    moods: ['losing', 'change', 'quarrel'],
    company: ['cake', 'lid', 'oven', 'tin', 'candles', 'spoon', 'icing', 'window', 'neighbour', 'bell'],
    fed: true,
    about: 'The birthday cake is burnt, and icing only turns grey on it, until it sounds hollow when they knock: the black top comes off whole, and has a use of its own.',
    titles: ['A Cake with a Lid', 'Knock Before You Eat', '{H} and the Black Hat', 'At Nine Balloons', 'Forty Minutes Too Many'],
    want: [
      {
        id: 'out-of-the-oven',
        A: 'partner',
        paragraphs: [
          '{H} stood in the kitchen with the birthday candles. Behind the oven glass was a grey cloud. “Oh no,” said {A}, and opened the window, and took out the birthday cake. It was a tall cake, and on top it was as black as a hat. It should have had forty minutes. But {A} had been blowing up balloons, and by the ninth it was eighty. “Is it done?” asked {H}. “It’s burnt,” said {A}. “I wanted to put the candles on,” said {H}.'
        ]
      }
    ],
    way: [
      {
        id: 'waving-it-out',
        A: 'same',
        spare: 1,
        paragraphs: [
          'First the smell had to go out. {A} waved a tea towel, and {H} waved a bigger one, towards the window. The smell went as far as the curtain, looked out, and came back in. “It likes it here,” said {H}.',
          'They opened the door to the hall as well. From the street they heard somebody stop and sniff. “Is it a bonfire?” asked a voice. “It’s a birthday,” called {A}. “Many happy returns,” said the voice, and coughed.'
        ]
      },
      {
        id: 'grey-icing',
        A: 'partner',
        paragraphs: [
          '“We’ll cover it,” said {H}. They stirred white icing and spread it on thickly, and for a moment it was a birthday cake. Then the black came up through the white, and the icing turned as grey as washing-up water.',
          '{H} licked a finger. It tasted of sugar, and of the day after a campfire. The first candle would not go in either. It bent. “It’s too hard for a candle,” said {H}, and {A} scraped the icing off again.'
        ]
      },
      {
        id: 'whose-forty-minutes',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“Didn’t you smell it burning?” asked {H}. {A} had had no breath to spare for that. It was all in the balloons. {H} counted them once more, and there were still nine.',
          '“Nine balloons are eighty minutes,” said {H}. “Then at four and a half it was golden.” They looked for the fifth balloon, and for the middle of it. {A} let the air out, very slowly, but the cake stayed as black as it was.'
        ]
      },
      {
        id: 'toast-rule',
        A: 'other',
        spare: 3,
        paragraphs: [
          '“With toast you just scrape it,” said {A}, and bent over the burnt cake with a spoon. It made the noise of a spade on a road. Soon there was a small heap of black on a saucer, and the cake was shiny.',
          '“It’s black under there as well,” said {H}. {A} had sneezed, and had a black nose, and some black in one eyebrow. “Now you’re done too,” said {H}, and held up a candle, to see where it could go.'
        ]
      },
      {
        id: 'pet-will-not',
        A: 'pet',
        spare: 4,
        paragraphs: [
          'A crumb of the black had fallen on the floor. {A}, who had once eaten a sock, came and looked at it. {A} looked at it from the other side. Then {A} went to the far end of the kitchen and stayed there.',
          '“Is it as bad as that?” somebody asked. {H} picked the crumb up and put it on a saucer. “{A} isn’t against cake,” said {H}. “{A} doesn’t know that it’s one.”'
        ]
      },
      {
        id: 'elder-brick',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          '“That’s nothing,” said {S}, and tapped on the burnt cake with one fingernail. “I once burnt one that nobody could cut. We kept it by the door for years. It was a very good doorstop.”',
          '“What did it taste of?” asked {A}. “Of draughts, I should think,” said {S}. “Only a woodpecker could have told us.” {S} had put raisins in it, and those were still in there.'
        ]
      },
      {
        id: 'child-meteor',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '“It’s a meteor,” said {S}, and looked at the burnt cake from very close. {S} laid a hand near it. It was still warm. “It’s just come down. From space.” {A} had a look at it that way, and it was true that there were craters.',
          '“Then why’s it in a tin?” asked {A}. {S} had to think. “They’ve got to land somewhere,” said {S}. “And that one had luck.”'
        ]
      },
      {
        id: 'knock-knock',
        A: 'partner',
        paragraphs: [
          '{A} opened the bin, and {H} gave the cake one last knock with a spoon. Tock. {A} stopped. “Do that again,” said {A}. Tock. Lower down, on the tin, it only went thud. “On top it’s hollow,” said {A}. All round under the black ran a crack, as fine as a thread. “A cake bakes from the outside in,” said {A} slowly. “The middle’s always the last.” “Then the middle doesn’t know about it yet,” said {H}.'
        ]
      }
    ],
    turn: [
      {
        id: 'the-lid',
        A: 'partner',
        paragraphs: [
          '{A} ran a spoon round in the crack, and lifted. The black came off in one piece, like a lid. Underneath, the cake was yellow. Steam came up, and smelled of nothing but birthday. It was done, but much too soft to be cut. So they each got a spoon, and blew, and ate a hole in it, from the middle outwards. “It’s better than with a top,” said {H}. {A} had to say that it was.'
        ]
      },
      {
        id: 'who-wears-it',
        A: 'same',
        spare: 7,
        paragraphs: [
          '{H} put the black lid on, and it fitted like a hat. It was rather warm, and left a ring round the forehead. {A} tried it after that. On {A} it looked as if somebody had come about the chimney.',
          '“Good evening,” said {A} in a deep voice. “I hear that you’ve got a cake.” “We’ve got half a cake,” said {H}. “The other half’s on your head.” The chimney sweep took it off at once, and bowed, and it rained crumbs.'
        ]
      },
      {
        id: 'icing-goes-in',
        A: 'same',
        spare: 8,
        paragraphs: [
          'There was still some white icing in the bowl. {H} let it run into the hole that they had eaten, and it made a lake. Spoons went in yellow and came out white. “You can’t do that with one that’s not burnt,” said {A}. “It’d run off.”',
          'They ate the shore first. Then a piece of land fell in on {A}’s side, with a splash, and had to be saved. It took both spoons.'
        ]
      },
      {
        id: 'next-door-asks',
        A: 'other',
        spare: 9,
        paragraphs: [
          'The bell rang. A neighbour stood there with a fire bucket, and sand in it. “I smelled something,” said the neighbour. “It’s only the cake,” said {A}, “and the outside of it.” A spoon was put into the neighbour’s free hand.',
          'After four spoonfuls the neighbour wanted to know how that was made. “Eighty minutes,” said {H}, “and nine balloons.” The neighbour wrote it on a sleeve.'
        ]
      },
      {
        id: 'written-down',
        A: 'same',
        spare: 10,
        paragraphs: [
          '{A} fetched the old recipe, and a pencil. It said “Bake for forty minutes, until golden”. {H} thought that this was where the mistake was. So {A} crossed out the forty, and wrote an eighty over it, and crossed out the golden.',
          '“What’s the right word?” asked {A}. {H} looked at the lid. “Until it knocks,” said {H}. That was written in the margin, with a line under it.'
        ]
      },
      {
        id: 'how-it-tells-you',
        A: 'same',
        spare: 11,
        paragraphs: [
          '“How can you tell when a cake’s done?” asked {H}. “You put a thin stick in,” said {A}. “If it comes out clean, it’s done.” They stuck a straw into the yellow, at the edge of the hole, and it came out clean. “Done,” said {A}.',
          'They tried the black lid as well. The straw did not go in at all, and so it came back as clean as anything. “That’s done too,” said {H}. “It’s been done longest.”'
        ]
      },
      {
        id: 'the-candlestick',
        A: 'partner',
        paragraphs: [
          'Only the candles were left over, for they sank in the yellow. {H} turned the lid over. Inside it was a bit soft, and there they all stood up, the bent one too. “Won’t the wax spoil it?” asked {H}. “It can’t be spoiled any further,” said {A}. “It’s the only cake that can’t.” When the candles burned, they looked brighter than on any white. {H} blew. “Next year the same again,” said {H}. “Nine balloons.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came to see where the cloud came from.',
        '{names} sniffed, and went out, and came in again to make sure.',
        { text: '{names} opened one more window, as far as it would go.', needs: ['hands'] },
        { text: '{names} held the candles, so that none got sooty.', needs: ['hands'] }
      ],
      way: [
        '{names} tasted the grey icing, and drank a lot of water.',
        '{names} listened at the cake too, and heard only cake.',
        { text: '{names} wiped the coal off the table with two fingers.', needs: ['hands'] },
        { text: '{names} tried to bend the bent candle back.', needs: ['hands'] }
      ],
      turn: [
        '{names} got a share from the very middle.',
        '{names} found a crumb of lid, and left it where it lay.',
        { text: '{names} brought one more spoon, with a long handle.', needs: ['hands'] },
        { text: '{names} turned the lid round, so that the bent candle was behind.', needs: ['hands'] }
      ]
    },
    bed: [
      'The tin was put in the sink to soak, and it would take until Thursday. The black lid stood on the windowsill with the candle ends in it.',
      '{H} washed, and the water got a little grey. Then {H} lay down, and smelled of nothing but birthday.'
    ],
    last: [
      'The black lid stood at the black window, where you could hardly see it, and {H} was asleep.',
      'In the dark kitchen the oven ticked a little, quite cold, and {H} was asleep.'
    ]
  })

const NOT_OF = ['died', 'dead', 'hospital', 'hand', 'fingers', 'finger', 'arm', 'burnt herself', 'burnt himself', 'fire engine', 'firefighter', 'dragon', 'dropped', 'fell', 'dog ate', 'robot', 'witch', 'wedding', 'christmas', 'pancake', 'pancakes', 'allergic', 'divorce', 'shouted', 'shouting', 'hit', 'cried all', 'house fire', 'calories', 'rum', 'fruitcake']

export const burntCake = burnt({ id: 'wish-burnt-cake', except: [...NOT_OF, ...WHO] })
export const burntCakeOfKin = burnt({ id: 'wish-burnt-cake-kin', star: 'kin', except: NOT_OF })
