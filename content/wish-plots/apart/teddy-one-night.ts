import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

interface Elsewhere {
  id: string
  wishes: string[]
  /** “Teddy”, as the child calls it. */
  name: string
  /** “teddy” */
  toy: string
  except: string[]
  /** Where it sits: “on the shelf over the pegs”. */
  where: string
  /** “Shelf” */
  seat: string
  /** Why it cannot be fetched: “nursery was locked until tomorrow”. */
  barred: string
  /** Who has the key or the sofa, and said so. */
  rang: string
  /** How it was, as they said: “safe and dry …”. */
  snug: string
  /** What else is there at night. */
  company: string
  /** “nursery” */
  place: string
}

const PLACES_SAID = ['nursery', 'preschool', 'kindergarten', 'kindy', 'kita', 'daycare', 'day care', 'creche', 'crèche', 'childminder', 'childminder’s', 'childminders', 'school', 'grandma’s', 'grandmas', 'grandma', 'granny’s', 'nana’s', 'nanas', 'nan’s', 'nanny’s', 'grandad’s', 'grandparents', 'nani’s', 'dadi’s', 'auntie’s', 'cousin’s']

const saidOf = (toys: string[], places: string[]): string[] =>
  toys.flatMap((toy) => places.flatMap((place) => [`left ${toy} ${place}`, `forgot ${toy} ${place}`, `forgotten ${toy} ${place}`, `leaves ${toy} ${place}`, `leaving ${toy} ${place}`, `${toy} stay ${place}`, `${toy} stays ${place}`, `${toy} tonight ${place}`, `${toy} tomorrow ${place}`, `${toy} overnight ${place}`, `${toy} without ${place}`, `${toy} stayed ${place}`, `${toy} still ${place}`, `${toy} sleep ${place}`, `${toy} at ${place} night`]))

const stays = ({ id, wishes, name, toy, except, where, seat, barred, rang, snug, company, place }: Elsewhere): ScenePlot =>
  wishPlot({
    id,
    namesFamily: true,
    wishes,
    answers: ['left', 'leave', 'leaving', 'forgot', 'forgotten', 'behind', 'stayed', 'stays', 'staying', 'still', 'there', 'at', 'safe', 'safely', 'one', 'night', 'nights', 'tonight', 'sleep', 'sleeps', 'sleeping', 'asleep', 'bed', 'bedtime', 'first', 'time', 'without', 'has', 'have', 'had', 'her', 'his', 'my', 'our', 'him', 'it', 'cuddly', 'soft', 'toy', 'favourite', 'favorite', 'special', 'comforter', 'tomorrow', 'morning', 'back', 'get', 'getting', 'fetch', 'pick', 'up', 'until', 'till', 'misses', 'missing', 'miss', 'sad', 'upset', 'cried', 'crying', 'won’t', 'can’t', 'good', 'goodnight', 'say', 'saying', 'said', 'far', 'away', 'afar', 'shelf', 'peg', 'today', 'weekend', 'accident', 'accidentally', 'by', 'mistake', 'waiting', 'alone', 'okay', 'ok', 'fine', 'story', 'please', 'about', 'need', 'needs', 'cope', 'brave', 'over', 'house', 'closed', 'teacher', 'mum', 'dad', 'mummy', 'daddy', 'went', 'home', 'teddy', 'bear', 'bunny', 'rabbit', 'monkey', 'elephant', 'giraffe', 'lamb', 'dog', ...PLACES_SAID],
    except: ['lost', 'picnic', 'find', 'found', 'broken', 'torn', 'washing', 'machine', 'bin', 'hospital', 'died', 'stolen', 'hurt', 'bullied', 'class', 'hamster', 'pet', 'vet', 'new', 'ill', 'poorly', 'sick', ...except],
    moods: ['lost', 'losing', 'sleepless', 'alone', 'change'],
    company: [name.toLowerCase(), toy, 'pillow', 'shelf', 'sofa', 'window', 'place', 'owl', 'frog', 'rabbit', 'elephant'],
    about: `${name} has been left behind and is safe there, and the hero has to sleep one night without; so the evening is done exactly as ever, for then ${name} knows when it is time.`,
    titles: ['The Place on the Left', 'The Jumper Did Not Know', `{H} Says Good Night to ${name}`, `One Night on the ${seat}`, 'Nothing Left Out'],
    want: [
      {
        id: 'not-here',
        A: 'partner',
        paragraphs: [
          `${name} had stayed at ${place}. {H} had set it down ${where}, for one moment, because of the zip. Now it was evening, and ${barred}, and ${name} was still there.`,
          `${rang} ${name} was ${snug}. “So we know just where it is,” said {A}. {H} looked at the pillow. “I know where it is,” said {H}. “I want it to be here.”`
        ]
      }
    ],
    way: [
      {
        id: 'stand-in',
        A: 'partner',
        paragraphs: [
          `{A} rolled up a jumper, and tied two corners into ears. {H} took it under one arm and lay down with it. After a while {H} sat up again.`,
          `“It’s a good jumper,” said {H}. “But it doesn’t know anything.” ${name} knew about the crack in the ceiling, and which side was the cold side. The jumper did not even know which end was its head.`
        ]
      },
      {
        id: 'which-way',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“Which way is ${place} from here?” asked {H}. They had to think about it for a while. It was past the post box and left at the bakery, and then you turned twice. {A} pointed, with a toothbrush, through the wardrobe.`,
          `So ${name} was behind the coats, a good way further on. {H} opened the wardrobe, so that there was less in between. “Is that better?” asked {A}. “A bit,” said {H}, and pushed the coats to one side.`
        ]
      },
      {
        id: 'what-it-does',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“What’s it doing now, do you think?” asked {A}. “It’s sitting up straight,” said {H}, “because it’s a guest.” ${company}`,
          `“Does it talk to anybody?” “Not at first,” said {H}. “It looks at people’s feet to begin with.” “And then?” asked {A}. “Then it says what it had for lunch.” {A} hoped that they would all be awake for it.`
        ]
      },
      {
        id: 'a-letter',
        A: 'same',
        spare: 3,
        paragraphs: [
          `They wrote a letter, to be handed over in the morning. “Dear ${name},” wrote {A}, “how was your night?” “Put that it was short,” said {H}. So {A} put, “It was short.”`,
          `{H} drew the rest. It was a bed, with a space in it, and an arrow that pointed to the space. At the bottom there was room for a kiss. The paper was folded round it quickly, to keep it in.`
        ]
      },
      {
        id: 'other-toys',
        A: 'same',
        spare: 4,
        paragraphs: [
          `The other animals offered to help. The elephant was willing, but it was made of wood. The frog would have been soft enough, only it played a tune if you rolled on it. “You’re all very kind,” said {H}, “but it isn’t that.”`,
          `They were put along the foot of the bed, where they could all be of use at once. “What do they do there?” asked {A}. “They’re waiting with me,” said {H}. The frog played two notes, quite by accident, and stopped itself.`
        ]
      },
      {
        id: 'other-remembers',
        A: 'other',
        spare: 5,
        paragraphs: [
          `“I left an umbrella behind once,” said {A}. “It stayed at the dentist’s for three weeks. When I came for it, it was standing next to a smart black one. It was in no hurry at all.”`,
          `“Did it remember you?” asked {H}. “It opened at once,” said {A}. {H} was glad to have heard about the umbrella. It had managed three whole weeks, and had not even had a window.`
        ]
      },
      {
        id: 'the-side',
        A: 'same',
        spare: 6,
        paragraphs: [
          `There was a place for ${name} in the bed, on the left, against the wall. {H} put a hand on it. It was a small flat hollow, and it was quite cool. “I could lie in it,” said {A}. “You’d stick out at both ends,” said {H}.`,
          `{A} tried it with one elbow, and the elbow fitted. They kept it there for a bit, so that the hollow should stay in shape. {H} told the elbow about the crack in the ceiling.`
        ]
      },
      {
        id: 'elder-left',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          `“Mine was called Mister Brown,” said {S}, “and I left him on a farm. He had a night in the kitchen, next to the stove, with three cats.” “Was he all right?” asked {A}.`,
          `“He came back with hairs all over him, in three colours,” said {S}. “I brushed him, and he was brown below. But he never told me anything.” {S} smiled a bit. “I think he’d had the best chair.”`
        ]
      },
      {
        id: 'child-lends',
        S: 'child',
        A: 'hero',
        spare: 4,
        paragraphs: [
          `{S} came along with something behind {S}’s back. It was the rabbit with one ear, which {S} never lent to anybody. “You can have it until the big light goes out,” said {S}.`,
          `{A} held it, very carefully, by the ear that was there. It smelled of {S}, and of toast. After a short while {S} put out both hands. “It’s been a long time now,” said {S}. {A} gave it back, and it really had been a help.`
        ]
      },
      {
        id: 'pet-place',
        A: 'pet',
        spare: 4,
        paragraphs: [
          `{A} had noticed that there was a place free. {A} came up to the bed, and looked at it, and looked at {H}. “It’s taken,” said {H}. “It’s only that nobody’s in it.”`,
          `{A} thought this over, and settled on the mat below. From there you could keep an eye on a place without being in it. Now and then {A} sighed, so that everybody knew who was on duty.`
        ]
      },
      {
        id: 'baby-offers',
        A: 'baby',
        spare: 5,
        paragraphs: [
          `{A} had been chewing on a wooden ring, and held it out to {H}. It was wet all round. “Thank you,” said {H}, and held it for a moment, with two fingers.`,
          `{A} waited to see if it worked. It was a very good ring, and had helped with four teeth so far. {H} gave it back, and {A} chewed on for both of them.`
        ]
      },
      {
        id: 'out-of-the-window',
        A: 'partner',
        paragraphs: [
          `So {H} went to the window. “Good night, ${name}!” called {H}, and the glass fogged up at once. Out in the street a man with a dog lifted his cap. That was as far as it went.`,
          `“Now it won’t know that it’s bedtime,” said {H}. “How does it know on other days?” asked {A}. “First there’s teeth,” said {H}, “and then the page with the owl. Then the big light, and I turn over twice.”`
        ]
      }
    ],
    turn: [
      {
        id: 'the-same-as-ever',
        A: 'partner',
        paragraphs: [
          `“Every night?” asked {A}. “Every night,” said {H}. “Then it needn’t hear you,” said {A}. “It knows what comes next, wherever it’s sitting. We just mustn’t leave anything out.”`,
          `So {H} did the teeth, and ${name} would be thinking of teeth. Then they read the page with the owl. {H} held it a little to the left, where ${name} always looked in.`
        ]
      },
      {
        id: 'owl-question',
        A: 'same',
        spare: 7,
        paragraphs: [
          `On the page with the owl there is a mouse, behind the third leaf. {H} always puts ${name}’s paw on it. This time {H} waited, for as long as a paw takes. “Has it got it?” whispered {A}.`,
          `“It went to the second leaf first,” said {H}. “It does that.” Then they turned the page, both at once, {A} here and ${name} there.`
        ]
      },
      {
        id: 'drink-of-water',
        A: 'same',
        spare: 8,
        paragraphs: [
          `“Is there a drink of water in it?” asked {A}. “Yes, a small one,” said {H}. “${name} only watches.” {H} drank, and left the last bit in the cup, as on every night.`,
          `{A} put the cup down where it always stood, with the handle to the wall. “${name} will have seen that,” said {H}, and {A} thought so too.`
        ]
      },
      {
        id: 'good-night-both',
        A: 'partner',
        paragraphs: [
          `Then {A} put out the big light. “Now it’s dark for it as well,” said {H}. “Good night, ${name}.” It was not loud at all, just as on any night. Then {H} listened.`,
          `“What did it say?” asked {A}. “See you in the morning,” said {H}. “And so you will,” said {A}. “We’ll fetch it tomorrow, you and I.” {H} turned over twice, and left room on the left.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked under the bed, although it was known to be elsewhere.`,
        `{names} sat down close to {H}, and leaned.`,
        { text: `{names} smoothed the pillow, on the left side too.`, needs: ['hands'] },
        { text: `{names} put a note on the front door: ${name}, first thing.`, needs: ['hands'] }
      ],
      way: [
        `{names} smelled the jumper, and it was only jumper.`,
        `{names} looked out of the window for a while as well.`,
        { text: `{names} brought a sock, in case the jumper needed arms.`, needs: ['hands'] },
        { text: `{names} wiped the fog off the glass with a sleeve.`, needs: ['hands'] }
      ],
      turn: [
        `{names} kept off the hollow on the left.`,
        `{names} breathed in the usual way, which was part of it.`,
        { text: `{names} drew the curtain as far as it always went.`, needs: ['hands'] },
        { text: `{names} found the page with the owl.`, needs: ['hands'] }
      ]
    },
    bed: [
      `The jumper was only a jumper again, and was folded up. The book was shut on the page with the owl.`,
      `{H} lay where {H} always lay, and looked at the crack in the ceiling. ${name} knew about it, so it was being looked at by two.`
    ],
    last: [
      `${name} sat ${where} with both eyes open, as ever, and {H} was asleep.`,
      `Here it was night and there it was night, and it was the same one, and {H} slept.`
    ]
  })

const NURSERY = ['nursery', 'preschool', 'kindergarten', 'daycare', 'creche', 'childminder’s', 'school']
const FAMILY_HOUSES = ['grandma’s', 'grandma', 'granny’s', 'nana’s', 'nan’s', 'grandad’s', 'grandparents']

const AT_NURSERY = {
  where: 'on the shelf over the pegs',
  seat: 'Shelf',
  place: 'nursery',
  barred: 'nursery was locked until tomorrow',
  rang: '{A} had rung the lady with the key.',
  snug: 'safe and dry, and had a view of the sandpit',
  company: 'Beside it there was a green wellington, and a lunch box that belonged to nobody.'
}

const AT_GRANDMAS = {
  where: 'on the sofa',
  seat: 'Sofa',
  place: 'Grandma’s',
  barred: 'Grandma’s was far away',
  rang: 'Grandma had rung.',
  snug: 'safe and warm, and had a rug over its knees',
  company: 'It had the whole sofa, with four cushions. Opposite stood a clock that cleared its throat before it struck.'
}

export const teddyAtNursery = stays({
  id: 'wish-teddy-left-at-nursery',
  wishes: [...saidOf(['teddy', 'bear', 'cuddly', 'favourite toy', 'soft toy', 'comforter', 'lovey', 'stuffie'], NURSERY), 'left cuddly toy', 'left favourite toy nursery', 'left comforter nursery', 'left soft toy nursery', 'left stuffie daycare', 'left lovey daycare', 'toy nursery overnight', 'teddy nursery overnight', 'night without teddy', 'nights without teddy', 'sleep without teddy', 'sleeping without teddy', 'bed without teddy', 'bedtime without teddy', 'without teddy tonight', 'night without cuddly', 'sleep without cuddly', 'goodnight teddy far away', 'teddy bus driver', 'bear bus driver', 'night without bear', 'sleep without bear'],
  name: 'Teddy',
  toy: 'teddy',
  except: ['bunny', 'rabbit'],
  ...AT_NURSERY
})

export const bunnyAtNursery = stays({
  id: 'wish-bunny-left-at-nursery',
  wishes: [...saidOf(['bunny', 'rabbit'], NURSERY), 'one night without bunny',  'night without bunny', 'nights without bunny', 'sleep without bunny', 'sleeping without bunny', 'bed without bunny', 'bedtime without bunny', 'bunny nursery overnight', 'bunny bus driver'],
  name: 'Bunny',
  toy: 'bunny',
  except: ['teddy', 'easter'],
  ...AT_NURSERY
})

export const teddyAtGrandmas = stays({
  id: 'wish-teddy-left-at-grandmas',
  wishes: saidOf(['teddy', 'bear', 'cuddly', 'toy', 'comforter'], FAMILY_HOUSES),
  name: 'Teddy',
  toy: 'teddy',
  except: ['bunny', 'rabbit'],
  ...AT_GRANDMAS
})

export const bunnyAtGrandmas = stays({
  id: 'wish-bunny-left-at-grandmas',
  wishes: saidOf(['bunny', 'rabbit'], FAMILY_HOUSES),
  name: 'Bunny',
  toy: 'bunny',
  except: ['teddy', 'easter'],
  ...AT_GRANDMAS
})
