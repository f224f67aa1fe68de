import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const EATEN = ['chewed', 'chewed up', 'ate', 'bit', 'hid', 'stole']

/** Where it is chewed, and where not. */
interface Chewed {
  hole: string
  whole: string
  foot: string
  window: string
  seen: string
}

const SHUT: Chewed = {
  hole: 'at the toe',
  whole: 'the place for the foot',
  foot: 'in',
  window: 'in front',
  seen: '“Now you can see who’s in it,” said {H}, and let a toe look out.'
}
const OPEN: Chewed = {
  hole: 'at the heel',
  whole: 'the place for the toes',
  foot: 'on',
  window: 'in the floor',
  seen: '“Now you can see what you’re treading on,” said {H}, and looked through with one eye.'
}

/** Told of what is worn on a foot, comes in twos and smells of its owner. */
const keptBy = (id: string, worn: string, { hole, whole, foot, window, seen }: Chewed, wishes: string[], titles: string[]): ScenePlot =>
  wishPlot({
    beginsElsewhere: true,
    id,
    wishes,
    answers: ['puppy', 'puppies', 'pup', 'dog', 'doggy', 'slipper', 'slippers', 'shoe', 'shoes', 'sandal', 'sandals', 'chappal', 'trainer', 'trainers', 'sneaker', 'sneakers', 'flip', 'flop', 'flops', 'thong', 'sock', 'socks', 'chewed', 'chewing', 'chews', 'ate', 'bit', 'hid', 'hidden', 'hides', 'stole', 'took', 'ruined', 'under', 'bed', 'one', 'pair', 'favourite', 'favorite', 'best', 'new', 'old', 'left', 'dad', 'daddy', 'papa', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'grandad', 'grandpa', 'granny', 'grandma', 'nana', 'brother', 'sister', 'my', 'our', 'his', 'her', 'today', 'yesterday', 'morning', 'naughty', 'cheeky', 'hole', 'found', 'everybody', 'laughed', 'funny', 'cross', 'smelly', 'basket', 'then', 'and', 'it', 'up', 'in'],
    except: ['vet', 'hospital', 'sick', 'ill', 'poorly', 'swallowed', 'choked', 'choking', 'died', 'dead', 'bitten', 'hurt', 'blood', 'hit', 'smacked', 'shouted', 'gave away', 'give away', 'homework', 'cake', 'teddy', 'bunny', 'doll', 'blanket', 'run away', 'ran away', 'lost puppy', 'cat', 'shark', 'dinosaur', 'dragon'],
    namesFamily: true,
    moods: ['losing', 'change'],
    company: ['puppy', worn, 'bed', 'hall', 'bone', 'jumper', 'basket', 'torch', 'broom', 'toe', 'dust', 'biscuit', 'sleeve', 'sleeves'],
    about: `The puppy has chewed a ${worn} and hidden it under the bed, and will give it up for no bone and no biscuit, until it is seen that it keeps it for its smell of somebody.`,
    titles,
    want: [
      {
        id: 'two-eyes',
        A: 'partner',
        paragraphs: [
          `The puppy chewed a ${worn} today, and hid it under {H}’s bed. In the hall lay the other ${worn}, alone. {A} turned it over, as if the first might be underneath.`,
          `{H} lay flat and looked. There were dust, a marble and two eyes. “Give it back, please,” said {H}. The puppy laid its chin on the ${worn}. {H} wanted a pair again by bedtime.`
        ]
      }
    ],
    way: [
      {
        id: 'smells-of-shop',
        A: 'partner',
        paragraphs: [
          '“It wants something to chew,” said {H}, and held out a rubber bone, quite new. The puppy sniffed, and sneezed. “It smells of shop,” said {A}.',
          `So {H} washed the bone. Now it smelled of soap. The puppy took the ${worn} in its teeth, and moved house, right back to the wall.`
        ]
      },
      {
        id: 'the-trail',
        A: 'same',
        spare: 1,
        paragraphs: [
          `{H} went back along the way that the ${worn} had gone. In the hall lay a bit of fluff. By the door lay a thread, and then another bit of fluff. “It stopped here for a rest,” said {A}, and pointed at a wet patch.`,
          `From there on the trail was wider, and wobbled. The ${worn} was nearly as long as the puppy. It must have gone backwards first, and then once round in a ring. “That was hard work,” said {H}, and was a little proud of the puppy.`
        ]
      },
      {
        id: 'not-the-boots',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“Why that one?” asked {H}. In the hall stood a whole row to choose from. {A} read it from left to right. The wellingtons had been licked. The boots had been sniffed at, and left. A sandal had been carried as far as the mat and put back.`,
          `“So it tried them all,” said {A}, “and it took the ${worn}.” {H} bent down and sniffed along the row, too. The wellingtons smelled of puddle. You could see why nobody took those to bed. “I’d have taken the ${worn}, too,” said {H}.`
        ]
      },
      {
        id: 'nobody-looks',
        A: 'same',
        spare: 3,
        paragraphs: [
          `“Perhaps it comes out if nobody’s looking,” whispered {A}. So they sat with their backs to the bed, and spoke about the weather. Behind them something scraped. Then came four steps, and a drag. {H} counted to ten and turned round.`,
          `The puppy was sitting behind them, also with its back to the bed. It had come out to see what they were not looking at. When {H} laughed, it remembered the ${worn}, and was gone again.`
        ]
      },
      {
        id: 'says-sorry',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{A} thought the puppy ought to be told. So {H} told it, in a firm voice, flat on the floor. “A ${worn} is for feet,” said {H}. The puppy had four, and looked at all of them, one after another. “For our feet,” said {H}.`,
          `The puppy wagged, because {H} was down there at last. It wagged so hard that dust came out on both sides of the bed. {H} sneezed three times. “You were very firm,” said {A}, “up to the sneezing.”`
        ]
      },
      {
        id: 'one-foot-warm',
        A: 'same',
        spare: 5,
        paragraphs: [
          `Meanwhile {H} put on the ${worn} that was left, so that it had something to do. With one foot dressed and one bare, {H} walked all the way down the hall. One step went shuff, and the other went pat. Shuff, pat, shuff, pat.`,
          `Under the bed the puppy lifted its head at the shuff, and put it down at the pat. “It knows that sound,” said {A}. {H} walked up and down six times. The head went up and down as well, and the tail kept time.`
        ]
      },
      {
        id: 'other-one-foot',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} came in and asked why everybody was lying on the floor. “The puppy’s got a ${worn},” said {H}. “Which?” asked {A}. “The left.” {A} was glad to hear it. “The left one always was a little tight,” said {A}.`,
          `{A} lay down as well, to see how it was getting on. It was a good deal less tight now. “If it does the right one as well,” said {A}, “then they’ll match.” {H} thought that one at a time was quite enough, and the puppy sneezed.`
        ]
      },
      {
        id: 'pet-sits-on-the-other',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} had kept out of it. But now the other ${worn} was gone from the hall as well. {H} looked behind the door, and under the mat. {A} sat in the middle of the hall, looked straight ahead, and was a little taller than usual.`,
          `“Are you sitting on something?” asked {H}. {A} looked at the ceiling. After a while {H} moved {A} along by a hand’s width, and there it was, quite warm. {A} had only been looking after it, from on top.`
        ]
      },
      {
        id: 'elder-a-glove',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“We had a dog that took my father’s hat,” said {S}. “Nobody could find it for a week.” “Where was it?” asked {A}. “Under the dog,” said {S}. “The dog slept in that hat every night, like an egg in a cup.”',
          '“And what did your father wear?” asked {A}. “The same hat,” said {S}, “whenever the dog was out.” It had been the warmest hat in the street. In summer it barked a little, or so {S} said.'
        ]
      },
      {
        id: 'child-is-a-puppy',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} wanted to know how it was for the puppy. So {S} crept half under the bed, on hands and knees. “It’s nice here,” said {S}. “It’s dark, and there’s a ${worn}.” Then nothing came for a long time.`,
          '“What are you doing?” asked {A}. “Woof,” said {S}. Now there were two of them who would not come out. {A} had to pull at a foot, very gently. Out came {S}, all dust from top to toe. “I wasn’t chewing,” said {S}. “I was only being there.”'
        ]
      },
      {
        id: 'biscuit',
        A: 'same',
        paragraphs: [
          `{A} tried a biscuit. The puppy came out as far as its ears, and brought the ${worn} along. It put down the ${worn}, ate the biscuit on top of it, and took everything back in.`,
          `“Now it’s got the biscuit and the ${worn},” said {H}. “That’s how I’d have done it,” said {A}. On the floor there was nothing left, not even a crumb.`
        ]
      },
      {
        id: 'where-the-foot-goes',
        A: 'partner',
        paragraphs: [
          `{H} shone a torch in. The puppy was not chewing at all. There was one hole, ${hole}. But ${whole} was quite whole, and there the puppy had put its nose.`,
          `“It isn’t eating it,” said {A} slowly. “It’s smelling it. We were all out this morning. So the puppy took something that smells of us. There’s a foot ${foot} that every day.”`
        ]
      }
    ],
    turn: [
      {
        id: 'the-jumper',
        A: 'partner',
        paragraphs: [
          '“Then it needs something else of ours,” said {H}. By the bed lay the jumper that {H} had worn since Monday. It even had the porridge on it. {H} pushed it in under the bed by one sleeve.',
          'First came a short sniff, and then a very long one. {A} held still. Out backwards came the puppy, and dragged the jumper all across the room into its basket, sleeves last.'
        ]
      },
      {
        id: 'the-other-sleeve',
        A: 'same',
        spare: 10,
        paragraphs: [
          'In the basket the jumper had to be made into a bed. The puppy turned round on it, and one sleeve went along. It turned back, and there was the other sleeve, twice round its middle. “It’s putting it on,” said {A}.',
          'In the end the head came out at the neck, by chance. Both ears were inside, and one paw. The puppy looked down at its chest, where the porridge was. It had never been so well dressed, and it licked the front.'
        ]
      },
      {
        id: 'the-bone-goes-about',
        A: 'same',
        spare: 11,
        paragraphs: [
          '“And the bone?” asked {A}. It lay by the basket, clean and pink, and nobody wanted it. So {H} carried it about under one arm, to the window, to the hall and back. “It has to smell of somebody first,” said {H}.',
          'After a while {H} sniffed at it. It was still mostly soap, with a little elbow. {A} took a turn, and carried it about as well. “By Thursday,” said {A}, “it’ll be quite nice.”'
        ]
      },
      {
        id: 'a-pair-with-a-window',
        A: 'partner',
        paragraphs: [
          `The ${worn} lay by the wall, forgotten. {A} fished it out with a broom, and {H} laid it beside the other one. It was a pair again, though one was wet, and had a window ${window}.`,
          `${seen} The puppy watched from the basket, chin on the porridge. Then it pulled in the last sleeve.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked under the bed from the other side, and saw a tail.`,
        `{names} went to see the ${worn} that was left, which was no use by itself.`,
        { text: '{names} lifted the edge of the blanket, so that more could be seen.', needs: ['hands'] },
        { text: '{names} rolled the marble out from under the bed.', needs: ['hands'] }
      ],
      way: [
        '{names} listened at the bed, and heard breathing in there.',
        '{names} sat down on the floor, for everything happened down there today.',
        { text: '{names} picked a thread off the floor, and it was a wet one.', needs: ['hands'] },
        { text: '{names} moved the boots up on to the bench, to be safe.', needs: ['hands'] }
      ],
      turn: [
        '{names} made room, for the jumper was coming through.',
        '{names} looked under the bed once more, and there was nobody.',
        { text: '{names} laid the last sleeve over the edge of the basket.', needs: ['hands'] },
        { text: '{names} tried a finger in the window.', needs: ['hands'] }
      ]
    },
    bed: [
      `In the hall the pair lay side by side, one dry and one nearly. The rubber bone lay there too, until it should smell of somebody.`,
      '{H} washed the dust off both elbows, and lay down. Under the bed nobody was at home, and in the basket a jumper breathed in and out.'
    ],
    last: [
      'The puppy had put its nose where it smelled of {H}, and {H} was asleep.',
      'One toe looked out at the end of the blanket, and {H} was asleep.'
    ]
  })

const wishesOf = (names: string[]): string[] => names.flatMap((name) => [...EATEN.map((deed) => `puppy ${deed} ${name}`), `puppy took ${name}`, `puppy ruined ${name}`, `dog chewed ${name}`, `dog hid ${name}`, `dog chewing ${name}`, `dog stole ${name}`, `dog took ${name}`])

export const puppyKeptTheSlipper = keptBy(
  'wish-puppy-kept-the-slipper',
  'slipper',
  SHUT,
  ['the puppy chewed Dad’s slipper today and hid it under the bed', ...wishesOf(['slipper', 'slippers']), 'dog ate slipper', 'slipper under the bed puppy', 'slipper under the bed dog', 'puppy chewing slippers', 'slippers full of holes puppy'],
  ['The Puppy Kept the Slipper', 'A Slipper with a Window', '{H} and the Two Eyes', 'Something That Smells of Us', 'Under the Bed']
)

export const puppyKeptTheShoe = keptBy(
  'wish-puppy-kept-the-shoe',
  'shoe',
  SHUT,
  ['the puppy chewed Mum’s shoe today and hid it under the bed', ...wishesOf(['shoe', 'sandal']), 'puppy chewed trainers', 'dog chewed trainers', 'puppy chewed sneakers', 'puppy chewed chappal', 'dog ate shoe', 'dog ate my shoes', 'shoe under the bed puppy', 'shoe under the bed dog', 'puppy chewing shoes'],
  ['The Puppy Kept the Shoe', 'A Shoe with a Window', '{H} and the Two Eyes', 'Something That Smells of Us', 'Under the Bed']
)

export const puppyKeptTheSock = keptBy(
  'wish-puppy-kept-the-sock',
  'sock',
  SHUT,
  ['the puppy chewed Dad’s sock today and hid it under the bed', ...wishesOf(['sock', 'socks']), 'sock under the bed puppy', 'socks under the bed puppy', 'socks under the bed dog', 'puppy chewing socks'],
  ['The Puppy Kept the Sock', 'A Sock with a Window', '{H} and the Two Eyes', 'Something That Smells of Us', 'Under the Bed']
)

export const puppyKeptTheFlipFlop = keptBy(
  'wish-puppy-kept-the-flip-flop',
  'flip-flop',
  OPEN,
  ['the puppy chewed Dad’s flip flop today and hid it under the bed', ...wishesOf(['flip flop', 'flip flops', 'flip-flop', 'flip-flops']), 'dog ate flip flop', 'puppy stole thong', 'puppy chewed thongs'],
  ['The Puppy Kept the Flip-Flop', 'A Flip-Flop with a Window', '{H} and the Two Eyes', 'Something That Smells of Us', 'Under the Bed']
)
