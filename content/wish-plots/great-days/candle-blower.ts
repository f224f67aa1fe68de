import type { ScenePlot } from '../../format.ts'
import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const TURNS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
const SAID = [...TURNS, '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'birthday', 'birthdays', 'party', 'cake', 'candles', 'candle', 'blow', 'blows', 'blowing', 'blew', 'out', 'present', 'presents', 'gift', 'balloons', 'card', 'turns', 'turning', 'turned', 'today', 'tomorrow', 'yesterday', 'weekend', 'saturday', 'sunday', 'soon', 'is', 'it’s', 'its', 'has', 'have', 'had', 'having', 'it', 'to', 'for', 'at', 'with', 'little', 'younger', 'older', 'big', 'baby', 'jealous', 'turn', 'wants', 'want', 'too', 'not', 'own', 'mine', 'excited', 'happy', 'years', 'year', 'sing', 'song', 'help', 'helps', 'family', 'friends', 'celebrate', 'celebrating', 'we', 'us', 'made', 'make', 'making', 'going', 'when', 'gets', 'all', 'the', 'someone', 'else’s', 'else', 'always', 'lil', 'bro', 'sis', 'old', 'new', 'tea', 'day', 'cousin', 'cousins', 'brothers', 'sisters', 'twin', 'she’s', 'he’s']

interface Told {
  id: string
  star?: 'kin'
  wishes: string[]
  except: string[]
  /** Whose birthday it is, at first and then. */
  whose: string
  one: string
  titles: string[]
}

/** Told of a child of the family who is there, and of a sister, brother or cousin who is not on tonight’s list. */
const candleBlower = ({ id, star, wishes, except, whose, one, titles }: Told): ScenePlot =>
  wishPlot({
    id,
    ...(star ? { star } : { namesFamily: true as const }),
    nothingElse: true,
    wishes,
    answers: [...WHICHEVER_RELATIVE, ...WHICHEVER_RELATIVE.map((word) => `${word}’s`), ...SAID],
    except: ['surprise', 'secret', 'breakfast', 'forgot', 'forgotten', 'died', 'dead', 'heaven', 'passed', 'would', 'miss', 'misses', 'missing', 'without', 'hospital', 'ill', 'sick', 'poorly', 'prison', 'away', 'cancelled', 'sad', 'dragon', 'unicorn', 'pirate', 'princess', 'dinosaur', 'superhero', 'dog', 'cat', 'christmas', 'grave', 'divorce', 'abroad', 'alone', 'nobody', 'teacher', 'neighbour', 'wrapping', 'half', ...except],
    moods: ['waiting', 'proud', 'first', 'change', 'learning'],
    company: ['candles', 'cake', 'balloon', 'cheeks'],
    fed: true,
    about: 'It is not the hero’s birthday, but the hero’s cheeks always blow out the candles first; hands and scarves do not stop them, and a balloon does.',
    titles,
    want: [
      {
        id: 'not-the-heros-candles',
        A: 'partner',
        paragraphs: [
          `${whose} The cake came in with all its candles lit. ${one.replace(/^t/u, 'T')} took a deep breath. And whoosh, the candles were out. “I didn’t blow yet!” said ${one}. Everybody looked at {H}. {H}’s cheeks were still round.`,
          '“It wasn’t me,” said {H}. “It was my cheeks. They see a candle and they do it.” {H} wanted them to stop, only for today.'
        ]
      }
    ],
    way: [
      {
        id: 'hands-and-scarf',
        A: 'partner',
        paragraphs: [
          `The candles were lit again. This time {H} held both hands in front of {H}’s mouth. ${one.replace(/^t/u, 'T')} bent down to the cake. {H}’s cheeks got rounder and rounder. Then it all came out through {H}’s nose, and the candles were gone.`,
          '“Try a scarf,” said {A}. They tied it round {H}’s face, twice. The scarf puffed up like a bun. “Pfff!” it went, and one end flew up and landed in the cream.'
        ]
      },
      {
        id: 'from-the-hall',
        A: 'partner',
        spare: 1,
        paragraphs: [
          'So {H} went to stand in the hall, and shut the door. That was far enough away for any cheeks. “Ready?” called {A}. {H} was ready. It was very quiet in the hall, and there was a keyhole.',
          '{H} only wanted to see how they were doing. {H} put an eye to it, and then a mouth. In the room all the little flames lay down on one side. “Is that the wind?” asked {A}. “Yes,” said the keyhole.'
        ]
      },
      {
        id: 'not-my-present',
        A: 'partner',
        spare: 2,
        paragraphs: [
          'There was a heap of presents on the table, and none of them was for {H}. {H} read all the labels, in case of a mistake. Then {H} turned over a box and read it from below.',
          '“What does it say?” asked {A}. “It says this way up,” said {H}. So {H} was the one who had noticed, and could turn it back. That was quite an important thing to do for somebody else’s present.'
        ]
      },
      {
        id: 'the-wish',
        A: 'partner',
        spare: 3,
        paragraphs: [
          'Whoever blows the candles out gets a wish. {H} had blown twice today already, so there were two wishes that belonged to nobody. “What did you wish for?” asked {A}. “I wasn’t thinking,” said {H}. “I think I wished for cake.”',
          '“And the second time?” “More cake,” said {H}. They looked at the cake, and it was all still there. “It’s working, then,” said {A}.'
        ]
      },
      {
        id: 'the-song-again',
        A: 'partner',
        spare: 4,
        paragraphs: [
          'Each time the candles were lit, they had to sing again. By now everybody knew the song too well. The first time it had been loud. The fourth time {A} sang only “birthday”, and waited for the others to do the rest.',
          'Mr Bell from next door knocked on the wall. “How many of you have got a birthday?” called Mr Bell. “Only one,” called {H}, “but it’s taking a long time.” Then Mr Bell sang along through the wall, and took the low part.'
        ]
      },
      {
        id: 'crown',
        A: 'partner',
        spare: 5,
        paragraphs: [
          'Whoever has a birthday gets the paper crown. {H} was allowed to hold it for a bit. It went up onto {H}’s head all by itself, just to see if it would fit. It fitted. It fitted so well that it would not come off.',
          '“Pull,” said {H}. {A} pulled, and there was a rip. Now there were two half crowns. {H} turned one round and looked at it. “They’re two ear warmers,” said {H}, “for a king with a cold.”'
        ]
      },
      {
        id: 'milk-in-cheeks',
        A: 'partner',
        spare: 6,
        paragraphs: [
          '“What if there’s no room for any breath?” said {A}. {H} took a large mouthful of milk, and kept it in. Now {H} looked like a hamster. “Mmm,” said {H}. It meant that this was going to work.',
          'Somebody lit the first candle. {H}’s eyes got big, and the milk went down in one gulp. “Whoo,” went {H}. It smelled of milk. “I only drank it to make room,” said {H}.'
        ]
      },
      {
        id: 'matches-run-low',
        A: 'partner',
        spare: 7,
        paragraphs: [
          'By now the candles were shorter than the cream was deep. A wick peeped out here and there. “There are about three goes left in them,” said {A}. “After that we’ll be lighting the cake.”',
          '{H} smoothed the cream away from one with a finger. Somehow the finger got into {H}’s mouth. Then all the other candles had to have a turn. It was only fair.'
        ]
      },
      {
        id: 'practice',
        A: 'partner',
        spare: 8,
        paragraphs: [
          '{H} practised with things that were not candles. {A} held up a pencil, and {H} looked at it hard. Nothing came out. {A} held up a fork. {H} breathed in and out, like somebody asleep. “You’re cured!” said {A}.',
          'Then {A} held up a carrot. It was long and orange, and a bit pointed. {H} looked at it, and shook a little. “Put it away,” said {H} in a small voice. “Quick.” And {A}’s fringe blew up.'
        ]
      },
      {
        id: 'cutting-first',
        A: 'partner',
        spare: 9,
        paragraphs: [
          '“Couldn’t we just eat it?” asked {A}. Everybody thought about that for a while. You can’t eat a cake before it has been blown at. It would only be bread with a hat on.',
          '“I could lick the spoon,” said {H}. “A spoon’s got no candle.” That was true. {H} licked the spoon on both sides, and saw two upside-down faces in there, with very round cheeks.'
        ]
      },
      {
        id: 'elder',
        S: 'elder',
        A: 'hero',
        spare: 10,
        paragraphs: [
          '“I was a blower too,” said {S}. “I blew out every cake in our street. In the end I had to stand on the balcony.” “And did that help?” asked {A}.',
          '“It helped the cakes,” said {S}. “But the man across the road was just lighting his pipe.” {A} looked at {S}’s cheeks. They were quite flat now. It must be something that you grow out of.'
        ]
      },
      {
        id: 'child',
        S: 'child',
        A: 'hero',
        spare: 11,
        paragraphs: [
          '“I’ll hold your cheeks,” said {S}, and took one in each hand. They were warm and squashy. {A} tried to say something, and it sounded like a fish. Then {S} began to laugh.',
          'When {S} laughed, {A} had to laugh too, and everything came out at once. {S}’s hair stood up at the front. “That was stronger than last time,” said {S}. “You’re getting better at it.”'
        ]
      },
      {
        id: 'pet',
        A: 'pet',
        spare: 12,
        paragraphs: [
          '{A} sat under the table, where a birthday comes down in small pieces. So far nothing had come down. They only sang up there, and went dark, and sang again.',
          '{H} crawled under the table too. “It’s my fault,” said {H}. {A} breathed out through the nose, long and slow, and nothing went out. “How do you do that?” asked {H}.'
        ]
      },
      {
        id: 'baby',
        A: 'baby',
        spare: 13,
        paragraphs: [
          '{A} watched {H}’s cheeks go round, and did the same. What came out was wet. “You’re starting early,” said {H}. {A} did it again, and there was a bubble, and it stayed.',
          '“Keep {A} away from the cake,” said {H}. “It runs in the family.” {A} had another try, in the direction of the light. The light stayed on.'
        ]
      },
      {
        id: 'it-has-to-go-somewhere',
        A: 'partner',
        paragraphs: [
          '“I can’t stop it,” said {H} into a cushion. {A} laid a hand on {H}’s back, and felt it go up. “You’ve got such a lot of breath,” said {A}. “It’s got to go somewhere.”',
          '{H} turned round. Over the chair hung a balloon that had gone down in the night. It was flat, and red, and empty.'
        ]
      }
    ],
    turn: [
      {
        id: 'into-the-balloon',
        A: 'partner',
        paragraphs: [
          `“Light them again,” said {H}, and put the balloon to {H}’s lips. The candles burned. ${one.replace(/^t/u, 'T')} took a breath, and {H}’s cheeks began at once. But it all went into the balloon. It was an apple, and a melon, and then as big as {H}.`,
          `“Hooo!” went ${one}. And every candle on the cake went out, and it was not {H} who had done it. “I did it!” shouted ${one}. “Mmm!” said {H}, and had to open both lips for it.`
        ]
      },
      {
        id: 'big-piece',
        A: 'partner',
        spare: 14,
        paragraphs: [
          `Then there was cake at last. ${one.replace(/^t/u, 'T')} sat down to it, and had the biggest piece, as it should be. The next one went to {H}. “Why do I get a big one?” asked {H}. “You’ve been blowing all day,” said {A}.`,
          'It was very quiet while they ate. There was a bit of scarf in {H}’s piece, but only a thread. {H} laid it on the edge of the plate, beside a row of very short candles.'
        ]
      },
      {
        id: 'spare-breath',
        A: 'partner',
        spare: 15,
        paragraphs: [
          'After that everybody knew what {H} was good for. There were still eleven balloons in the packet. {H} blew them up one after another, and {A} tied the knots. {A} could hardly keep up.',
          'They tied one to each chair, and one to each door. Then one went to Mr Bell, for the singing. {H} sat down on the carpet, and let {H}’s cheeks hang. They were quite empty.'
        ]
      },
      {
        id: 'the-balloon-sings',
        A: 'partner',
        paragraphs: [
          'The balloon got away. Prrrt! It flew round the lamp, and over the cake, and under {A}’s arm. It sang all the way, on one high note. Everybody ducked. In the end it lay down flat in the cream, with a last small “pip”.',
          `“Again!” said ${one}. “That was the best present of all!” So {H} blew it up again. And ${one} held {H}’s hand, and let go of the balloon on three.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the smoke go up, and sniffed.',
        '{names} moved in front of the cake, to keep off the wind.',
        { text: '{names} helped to put the candles straight again.', needs: ['hands'] },
        { text: '{names} started the song once more, a bit too high.', needs: ['hands'] }
      ],
      way: [
        '{names} licked up some cream from the end of the scarf.',
        '{names} sang so loudly that the flames leaned over.',
        { text: '{names} stood some candles straight that had been blown aside.', needs: ['hands'] },
        { text: '{names} carried the cake to the other end of the table.', needs: ['hands'] }
      ],
      turn: [
        '{names} ducked, and came up with cream on the nose.',
        '{names} chased the balloon twice round the table.',
        { text: '{names} clapped for the cake, and for the balloon.', needs: ['hands'] },
        { text: '{names} passed the plates along, the big pieces first.', needs: ['hands'] }
      ]
    },
    bed: [
      'The plates were washed, and the last cake went under a bowl. The candle ends went into a cup, for they were not worth a box.',
      '{H} washed both cheeks, and lay down. They felt quite thin, and rather tired.'
    ],
    last: [
      'Beside the bed lay something red and flat, and {H} was asleep.',
      'A little breath went in, and a little breath went out, and {H} was asleep.'
    ]
  })

const OF = (who: string): string[] => [`${who} birthday`, `${who}’s birthday`, `${who}s birthday`, `${who} birthday party`, `${who}’s birthday party`, `${who} bday`, `${who} birthday cake`, `${who} birthday presents`]

export const candleBlowers: ScenePlot[] = [
  candleBlower({
    id: 'wish-candle-blower',
    star: 'kin',
    wishes: ['stepdad’s birthday', 'birthday', 'birthdays', 'birthday party', 'birthday cake', 'birthday tea', 'bday', 'birthday candles', 'birthday present', 'birthday presents', 'blow out candles', 'blows out candles'],
    except: ['mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'nana', 'grandad', 'auntie', 'uncle', '30', '40', '50', '60', '70', '80'],
    whose: 'It was {A}’s birthday, and not {H}’s.',
    one: '{A}',
    titles: ['It Was My Cheeks', 'Not {H}’s Candles', 'The Red Balloon Gets It All', '{H} Blows Elsewhere', 'Pip']
  }),
  ...(['sister', 'brother', 'cousin'] as const).map((who) =>
    candleBlower({
      id: `wish-candle-blower-${who}`,
      wishes: OF(who),
      except: ['mum', 'dad'],
      whose: `There was a ${who === 'sister' ? 'birthday girl' : who === 'brother' ? 'birthday boy' : 'birthday child'} in the family, and it was not {H}.`,
      one: who === 'sister' ? 'the birthday girl' : who === 'brother' ? 'the birthday boy' : 'the birthday child',
      titles: ['It Was My Cheeks', 'Not {H}’s Candles', 'The Red Balloon Gets It All', '{H} Blows Elsewhere', 'Pip']
    })
  )
]
