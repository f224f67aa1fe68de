import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const LOOS = ['loo', 'toilet', 'bathroom', 'lavatory', 'potty', 'restroom', 'washroom', 'downstairs loo', 'dunny', 'toliet']

/** The lexicon knows no ghosts, so one that has a name is called so here; of any other it is the ghost. */
function ghostOnTheOnlySeatOf({ id, name, wishes }: { id: string; name?: string; wishes: string[] }): ScenePlot {
  const ghost = name ?? 'the ghost'
  const Ghost = name ?? 'The ghost'
  const first = name === undefined ? '“Ooooh,” said a ghost in {H}’s loo.' : `“Ooooh,” said ${name} the ghost in {H}’s loo.`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['ghost', 'ghosts', 'ghosty', 'spook', 'spooky', 'spirit', 'friendly', 'nice', 'kind', 'funny', 'silly', 'little', 'small', 'baby', 'tiny', 'shy', 'polite', 'happy', 'good', 'helpful', 'invisible', 'old', 'called', 'named', 'name', 'is', 'kevin', 'who', 'that', 'which', 'lives', 'live', 'lived', 'living', 'stays', 'sits', 'sat', 'sitting', 'hides', 'haunts', 'haunted', 'loo', 'toilet', 'toilets', 'toliet', 'bathroom', 'lavatory', 'potty', 'restroom', 'washroom', 'dunny', 'downstairs', 'upstairs', 'loos', 'seat', 'lid', 'flush', 'flushes', 'flushed', 'paper', 'roll', 'rolls', 'sheet', 'sheets', 'mirror', 'sink', 'basin', 'tap', 'bath', 'bathtub', 'shower', 'stool', 'chair', 'cupboard', 'in', 'our', 'my', 'the', 'a', 'there', 'inside', 'under', 'behind', 'on', 'at', 'of', 'house', 'home', 'every', 'night', 'day', 'morning', 'says', 'said', 'boo', 'ooh', 'oooh', 'woo', 'wooo', 'and', 'he', 'she', 'it', 'they', 'we', 'i', 'me', 'go', 'goes', 'need', 'needs', 'wee', 'poo', 'pee', 'occupied', 'engaged', 'door', 'knock', 'knocks', 'friend', 'friends', 'sister', 'brother', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'nana', 'grandpa', 'grandad', 'meet', 'meets', 'find', 'finds', 'found', 'likes', 'loves', 'wants', 'somewhere', 'only', 'but', 'not', 'with', 'about', 'story', 'one', 'use', 'uses', 'using', 'all', 'when', 'has', 'have'],
    except: ['scared', 'afraid', 'fear', 'scary', 'frightened', 'school', 'myrtle', 'skibidi', 'halloween', 'monster', 'vampire', 'witch', 'crocodile', 'snake', 'spider', 'shark', 'pirate', 'died', 'dead', 'murder', 'hospital', 'ill', 'sick', 'blood', 'hurt', 'accident', 'training', 'alone', 'won’t', 'refuses', 'lost', 'nobody', 'haunted house', 'castle', 'dog', 'cat', 'toothbrush', ...(name === undefined ? ['kevin'] : [])],
    asked: true,
    isTale: true,
    moods: ['first', 'change', 'alone', 'question'],
    company: ['ghost', 'loo', 'paper', 'roll', 'sheet', 'mirror', 'basin', 'mat', 'chair', 'parcel', 'door', 'wall', 'seat', 'kitchen', 'lid', 'tap', 'brush', 'foam', 'duck', 'comb', 'cushion', 'shampoo', 'bottle', 'curtain', 'plughole', 'room', 'key', 'ceiling', 'floor'],
    about: 'A friendly ghost lives in the loo and is sat on all day, because nobody can see it; so it winds itself into all the paper, and in a sheet it is frightened at the mirror, until somebody sees that there is only one seat in there, and everybody wants that one.',
    titles: ['You’re Sitting on Me', 'Somebody Knocked', '{H} and the Ghost in the Loo', 'The Second Seat', 'A Parcel in the Loo'],
    want: [
      {
        id: 'sitting-on-me',
        A: 'partner',
        paragraphs: [
          `${first} “You’re sitting on me.” {H} jumped up. It was a friendly ghost, but so thin that you could hardly see it. “Never mind,” it said. “You’re the fourth since breakfast. I’ll make myself thicker.” And it wrapped itself in the loo paper, the whole roll.`,
          `Now it was a white parcel with two eyes. “But we need that paper,” said {A} at the door, “and soon.” {H} wanted the paper back, and ${ghost} not to be sat on.`
        ]
      }
    ],
    way: [
      {
        id: 'a-sheet-like-the-others',
        A: 'partner',
        paragraphs: [
          `“Other ghosts have got a sheet,” said {H}, and brought one. ${Ghost} slipped into it, paper and all. It looked very fine. Then it came past the mirror. “Ooooh!” cried ${ghost}, and was under the mat. “There was a ghost in there,” it whispered, “and it was looking at me.”`
        ]
      },
      {
        id: 'rinse-and-repeat',
        A: 'same',
        spare: 1,
        paragraphs: [
          `${Ghost} knew all the bottles by heart. There was nothing else in there to read. “Put a little on wet hair,” it said. “Rinse. Repeat.” It looked from {H} to {A}. “I’ve always wanted to ask. When do you stop?”`,
          `“When it’s clean,” said {A}. “It doesn’t say that,” said ${ghost}. “It says repeat.” It had once repeated from March to June, and then it had run out of hair. {A} read the bottle twice. It really said nothing about stopping.`
        ]
      },
      {
        id: 'a-smile-of-foam',
        A: 'same',
        spare: 2,
        paragraphs: [
          `${Ghost} was very careful with its teeth. A spare brush came out of the glass, and went up and down in front of the tiles. Round it there slowly grew a smile of white foam, and nothing else.`,
          `“Did I miss any?” asked the smile. {H} looked, and {A} looked from the other side. “I can’t tell,” said {A}. “There’s only toothpaste.” Then ${ghost} rinsed, and the smile went down the plughole, a bit crooked.`
        ]
      },
      {
        id: 'the-plughole-answers',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“What do you do all day?” asked {A}. “I practise,” said ${ghost}. It bent down over the basin and said “Ooooh” into the plughole. It went down and round three corners. Somewhere below them somebody said, “Pardon?”`,
          `“I said ooooh,” said ${ghost}. “It’s number nine,” it told {H}. “They’re rather deaf.” After a while something came up the pipe again, very far away. It was a person who was singing in a bath. ${Ghost} hummed the second part.`
        ]
      },
      {
        id: 'two-hundred-and-forty',
        A: 'same',
        spare: 4,
        paragraphs: [
          `There were ducks on the loo paper, and they all swam to the left. Now they swam round ${ghost} in rows, and met again behind. “It’s two hundred and forty ducks,” said ${ghost}. “I count them when I can’t sleep.”`,
          `{A} walked once round it, to see the end of the row. The last duck was under the left arm. It was only half a duck, because that was where it had been torn off. “I keep that side in,” said ${ghost}, “so that it isn’t stared at.”`
        ]
      },
      {
        id: 'so-as-not-to-look',
        A: 'same',
        spare: 5,
        paragraphs: [
          `“And where do you look, when there’s somebody on the loo?” asked {A}. “Into the kitchen,” said ${ghost}. It put its head through the wall, to show them. On this side stood the rest of it, and waited with folded hands.`,
          '{H} ran round into the kitchen. There, beside the fridge, hung a friendly face. “It’s only manners,” said the face. “Your soup’s boiling over, by the way.” It had said so on other days too. They had always thought that it was the soup.'
        ]
      },
      {
        id: 'other-in-a-hurry',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} came along the hall on tiptoe, with both knees together. “Is it free?” asked {A}. “Nearly,” said the parcel. {A} looked at the parcel, and at its eyes. “I could come back,” said {A}, not moving. “No, no,” said ${ghost}. “I was only standing here.”`,
          'It took some paper off its own arm, and handed it over. Then it went out through the wall. When {A} came out again, {A} was quite calm. “It’s got very good manners in there,” said {A}, “for a parcel.”'
        ]
      },
      {
        id: 'pet-looked-at-the-corner',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `Every day {A} came in, and looked at one empty corner of the loo. They had all thought that there was a fly. Now {A} came in, and looked straight at ${ghost}, and sat down beside it.`,
          `“Hello, {A},” said ${ghost}. “We know each other,” it told {H}. “{A}’s the only one who never sat on me without looking.” {A} leaned a bit to one side, against something that nobody could see, and did not fall over.`
        ]
      },
      {
        id: 'elder-across-the-yard',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“Our loo was across the yard,” said {S}, “with a heart sawn in the door.” “Did it have a ghost?” asked {A}. “It said ooooh in there, every night in winter. My uncle told us that it was the wind. So I knocked first, and said excuse me, wind.”',
          `“Across the yard, with a heart?” asked ${ghost}. “That wasn’t the wind. That’s my aunt.” It was so pleased that the paper rustled. “I’ve heard all about you,” it said. “You’re the one who used to knock.”`
        ]
      },
      {
        id: 'child-plays-hiding',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} wanted to play hide-and-seek. First {S} hid behind the curtain, and ${ghost} came through that as if it were nothing. “There you are,” it said. Then ${ghost} took off its paper, and hid, and {S} looked for it.`,
          `{S} looked under the mat and in the laundry. “It isn’t anywhere,” said {S}. “It’s standing in front of you,” said {A}. “That’s not hiding,” said {S}. ${Ghost} had to admit it. It had never hidden in its life, it said. It just wasn’t noticed.`
        ]
      },
      {
        id: 'nobody-stays-in-the-kitchen',
        A: 'partner',
        paragraphs: [
          `“Couldn’t you live in the kitchen?” asked {H}. “There they all talk at once,” said ${ghost}, and wrapped itself up again. “Here they come one at a time, and they’ve got nothing else to do. And first they knock. Nobody’s ever knocked for me, but I like to hear it.”`
        ]
      },
      {
        id: 'only-one-seat',
        A: 'partner',
        paragraphs: [
          `“And where do you sit?” asked {A}. “There,” said ${ghost}. They all looked at the loo. Then {A} looked at the basin, and the mirror, and the mat. “It isn’t because we can’t see you,” said {A}. “There’s only one seat in here! And everybody wants that one.”`
        ]
      }
    ],
    turn: [
      {
        id: 'a-chair-of-its-own',
        A: 'partner',
        paragraphs: [
          `{H} fetched the smallest chair in the house. It just went in beside the basin. ${Ghost} sat down on it, and there was nobody underneath and nobody on top. “Ooooh,” it said, and this time it was a happy one. Then it turned round and round, and {H} rolled the paper up again. It was a long ghost.`
        ]
      },
      {
        id: 'what-was-in-it',
        A: 'same',
        spare: 10,
        paragraphs: [
          'While they rolled it up, all sorts of things came out of the paper. There was a comb, and the lid of the toothpaste, and a yellow duck. “So that’s where you were,” said {A} to the duck. They had been looking for it since the holidays.',
          `“It got in on its own,” said ${ghost}. “I think it took the others for its family.” {H} held the duck up to the paper, where all the small ones swam to the left. Then {A} put it on the edge of the basin, looking left.`
        ]
      },
      {
        id: 'sitting-takes-practice',
        A: 'same',
        spare: 11,
        paragraphs: [
          `The first time, ${ghost} sank through the chair as far as the chin. “You have to want to,” it said, and came up again. The second time it wanted to too much, and hung under the ceiling. “A bit less,” said {A}. “Think of something heavy.”`,
          `“Soup,” said ${ghost}, and came down slowly. It stopped a hand above the seat. So {H} pushed a cushion in underneath, and that was just as thick as what was missing. Now it sat there as if it had never done anything else.`
        ]
      },
      {
        id: 'somebody-knocked',
        A: 'partner',
        paragraphs: [
          `For a while {H} sat on the one seat, and ${ghost} sat on the other. They talked about soup. Then {H} washed both hands and came out, and there was paper left.`,
          `“Now it’s my turn,” said {A}. But first {A} looked at the door, and knocked. For a moment it was quite still in there. “Ooooh,” said ${ghost}. It had waited two hundred years to say the next thing. “Come in,” it said.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked in at the door, and a parcel looked back.',
        '{names} came too late, and the roll was bare.',
        { text: '{names} picked up the last bit of paper, and there was half a duck on it.', needs: ['hands'] },
        { text: '{names} waited outside, with crossed legs.', needs: ['hands'] }
      ],
      way: [
        '{names} looked in the mirror too, and it was only {names}.',
        '{names} walked round the mat, for it was breathing.',
        { text: '{names} lifted one corner of the mat, and put it down again.', needs: ['hands'] },
        { text: '{names} hung a towel over the mirror, to be kind.', needs: ['hands'] }
      ],
      turn: [
        `{names} went twice round ${ghost}, to help with the winding.`,
        '{names} sat down opposite, on the mat, for company.',
        { text: '{names} put the roll back on its hook, and it was thicker than before.', needs: ['hands'] },
        { text: '{names} held the end of the paper, and got rolled in.', needs: ['hands'] }
      ]
    },
    bed: [
      'In the loo there were two seats now. On the door hung a sign that you could turn. One side showed a person, and the other showed two eyes.',
      '{H} washed, and said good night to the small chair. Then {H} lay down, and there was nobody underneath.'
    ],
    last: [
      'Behind two doors somebody said a happy ooooh, and {H} was asleep.',
      'A head knocked once on the pillow, very softly, and {H} was asleep.'
    ]
  })
}

export const ghostOnTheOnlySeat = ghostOnTheOnlySeatOf({ id: 'wish-ghost-on-the-only-seat', wishes: ['a friendly ghost who lives in our loo', ...LOOS.flatMap((loo) => [`ghost ${loo}`, `friendly ghost ${loo}`]), 'ghosts in the toilet', 'ghosts in the loo', 'haunted loo', 'haunted toilet', 'haunted bathroom', 'ghost loo paper', 'ghost loo roll', 'ghost toilet paper', 'ghost toilet roll', 'ghost toilet seat', 'ghost sitting on the toilet', 'sat on a ghost toilet'] })

export const kevinOnTheOnlySeat = ghostOnTheOnlySeatOf({ id: 'wish-kevin-on-the-only-seat', name: 'Kevin', wishes: ['a friendly ghost called Kevin who lives in our loo', ...LOOS.flatMap((loo) => [`ghost called Kevin ${loo}`, `friendly ghost Kevin ${loo}`, `Kevin lives in our ${loo}`]), 'ghost called Kevin', 'ghost named Kevin', 'Kevin the ghost', 'Kevin the friendly ghost'] })
