import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

interface Worn {
  id: string
  /** What may stand for it in a wish. */
  said: string[]
  wishes?: string[]
  answers: string[]
  except: string[]
  titles: string[]
  /** “princess dress” */
  noun: string
  /** “dress” */
  short: string
  /** Who one is in it: “princess” */
  who: string
  /** “Princesses” */
  Whos: string
  /** As one of that name is greeted: “Your Highness” */
  title: string
  /** What hangs behind: “tail” */
  piece: string
  /** What that one does best, as a whole sentence or two. */
  Does: string
}

/** How parents say that a thing stays on. */
const staysOn = (said: string[]): string[] =>
  said.flatMap((thing) => [`won’t take ${thing} off`, `never takes ${thing} off`, `refuses to take ${thing} off`, `wears ${thing} everywhere`, `wears ${thing} every day`, `wearing ${thing} all day`, `wears ${thing} to bed`, `sleeps in ${thing}`, `sleeping in ${thing}`, `lives in ${thing}`, `only wears ${thing}`])

const kept = ({ id, said, wishes = [], answers, except, titles, noun, short, who, Whos, title, piece, Does }: Worn): ScenePlot =>
  wishPlot({
    id,
    wishes: [...staysOn(said), ...wishes],
    answers: [...['dress', 'costume', 'outfit', 'suit', 'clothes', 'fancy', 'dressing', 'up', 'dressed', 'wear', 'wears', 'wearing', 'wore', 'worn', 'take', 'takes', 'taking', 'took', 'off', 'won’t', 'wont', 'wouldn’t', 'will', 'not', 'refuses', 'never', 'all', 'every', 'each', 'day', 'days', 'time', 'everywhere', 'only', 'nothing', 'else', 'bed', 'sleep', 'sleeps', 'sleeping', 'slept', 'in', 'shops', 'shopping', 'supermarket', 'nursery', 'school', 'playgroup', 'park', 'outside', 'week', 'weeks', 'months', 'since', 'washing', 'wash', 'washed', 'dirty', 'on', 'loves', 'love', 'favourite', 'favorite', 'changed', 'change', 'get', 'pyjamas', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'always', 'again', 'home'], ...answers],
    except: ['party', 'shop', 'buy', 'bought', 'sew', 'sewing', 'sews', 'making', 'made', 'lost', 'stolen', 'ripped', 'torn', 'halloween', 'carnival', 'purim', 'book', 'wedding', 'ball', 'competition', 'parade', 'new', 'early', 'died', 'hospital', 'bullied', 'laughed', 'scared', 'afraid', 'magic', 'alive', 'talks', 'robot', 'dragon', 'eats', 'tractor', 'tractors', 'fixes', ...except],
    moods: ['change', 'quarrel', 'late', 'losing'],
    company: ['egg', 'cuff', 'cuffs', 'ring', 'label', 'mirror', 'pyjamas', 'basin', 'flannel', 'chair', 'week', who, piece, short],
    about: `The hero will not take the ${noun} off, and washing it on makes a cold front, until a cuff is pushed up and its pattern has stayed on the skin, so that it can be off and on at once.`,
    titles,
    want: [
      {
        id: 'since-thursday',
        A: 'partner',
        paragraphs: [
          `{H} had the ${noun} on, and would not take it off. It had been on since Thursday. {H} had been to the shops in it, and to bed. Now there was egg all down the front. “It must be washed tonight,” said {A}. “By breakfast it’ll be dry.”`,
          `“Then I’ll be washed in it,” said {H}. {H} wanted to be the ${who} all the time. “If it’s off, there’s only me.”`
        ]
      }
    ],
    way: [
      {
        id: 'what-it-has-on-it',
        A: 'same',
        spare: 1,
        paragraphs: [
          'It was not only egg. On the left sleeve was something green. “That’s Friday,” said {A}. The green was a pea, or had been one. Saturday was blue, and came from a door that said WET PAINT. Sunday was on the back, and nobody could explain it.',
          '“You can read off it where you’ve been,” said {A}. {H} looked down at the whole week. Monday was the egg. There was still room on the right arm for Tuesday.'
        ]
      },
      {
        id: 'comes-through-the-door',
        A: 'same',
        spare: 2,
        paragraphs: [
          `Whoever wore the ${noun} was always in two parts. First {H} came in at the door. A moment later the ${piece} came in. Sometimes the door was faster, and then the ${piece} stayed outside. “Somebody’s missing,” said {A}.`,
          `{H} went back and opened up. The ${piece} lay on the mat and had not minded. “You go first,” {H} told it, the next time. But it only ever followed.`
        ]
      },
      {
        id: 'other-has-a-curtain',
        A: 'other',
        spare: 3,
        paragraphs: [
          `{A} wanted to lend {H} something else to be the ${who} in, just for the one evening. {A} brought a curtain. {H} put it on, over everything, and stood there. “Well?” asked {A}. “Who am I?” asked {H}. {A} walked once all the way round.`,
          `“A window,” said {A}. You could not get away from that. {H} drew the curtain open in the middle, and there was the ${noun}. “That’s better,” said {H}. “Now you can see out.”`
        ]
      },
      {
        id: 'in-one-piece',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“Others don’t take theirs off either,” said {H}. A tortoise never did. A ladybird had its spots on day and night, and so had a leopard. “And a snake?” asked {A}. {H} had to think. A snake took it all off, in one go, and left it lying.',
          '“But there’s another underneath,” said {H}, “just the same.” {A} looked at {H}’s neck, from above. There was only a vest. That was the difference.'
        ]
      },
      {
        id: 'washed-in-it',
        A: 'partner',
        paragraphs: [
          `So {H} stood by the basin, and was washed with the ${short} on. {H} rubbed the front with a wet flannel until the egg was gone. Where the egg had been, it was all wet now. It was cold, and clung to {H}’s tummy like a fish. The ${who} began to shiver. “${Whos} don’t do that,” said {H}, with chattering teeth.`,
          '“It’ll dry,” said {A}. “With you in it, that takes until Sunday.”'
        ]
      },
      {
        id: 'elder-red-cap',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          '“I had a red cap on for a year,” said {S}. “I slept in it. They thought that it had grown on.” “And how did it come off?” asked {A}. “The wind took it,” said {S}, “on a bridge. I never saw it again.” {A} was quite shocked.',
          '“But when I felt for it, it was still there,” said {S}. “My hair had taken on the shape. I went about for a week in a cap that was me.” {S} felt for it now, and there was a bit of it left.'
        ]
      },
      {
        id: 'child-has-a-glove',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '{S} was not going to take anything off either. {S} had a glove on, only the one, and it was an animal. It ate supper with {S}. Its mouth was full of potato, and its thumb was an ear. “It never comes off,” said {S}. “And if you have to wash your hands?” asked {A}.',
          '{S} held the glove under the tap, and the animal drank. It drank a lot, and got long and thin. “Now it’s too full,” said {S}, and it slid off into the basin by itself.'
        ]
      },
      {
        id: 'pet-in-one-piece',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had had the same thing on since {A} was born. It was slept in, and eaten in, and it had been out in all weathers. Nobody ever said a word about it. “And how does it get clean?” {H} asked {A}.',
          '{A} showed how that was done. {A} did a bit of it each day, and never took it off. {H} licked one sleeve, to try. It tasted of Friday, and got no cleaner. {H} would have to be born in it, too.'
        ]
      },
      {
        id: 'round-the-wrist',
        A: 'partner',
        paragraphs: [
          'The cuff was wet as well. {H} pushed it up the arm, only a little. “What have you got there?” asked {A}. Round {H}’s wrist ran a ring, with a row of small dents, as fine as stitches. {H} rubbed at it. It stayed. “It’s the cuff,” said {A} slowly. “The cuff’s further up now. But you’re still wearing it.” {H} looked from the one to the other. They had just the same pattern.'
        ]
      }
    ],
    turn: [
      {
        id: 'out-of-it',
        A: 'partner',
        paragraphs: [
          `{H} pushed up the other cuff, and there was a ring under that. Then {H} wanted to see more. One arm came out, then the head, and then the rest. The ${noun} lay on the floor, with its wet front. {H} stood before the mirror. A belt of dents went round the middle, with every fold of the elastic. There was a cuff on each wrist. At the back of the neck there was even a label. “You’ve still got it on,” said {A}. “It’s only the cloth that’s come off.”`
        ]
      },
      {
        id: 'what-else-is-on',
        A: 'same',
        spare: 8,
        paragraphs: [
          'There was more to be found. Round each leg went the top of a sock, with all its ribs, though the socks were off. On one knee was the rug. It had been knelt on. “You’ve got a bit of cushion on your cheek,” said {A}.',
          '{H} felt that, and it was soft corduroy. Everything that {H} had touched for long had left its pattern there. “I’m wearing the whole room,” said {H}.'
        ]
      },
      {
        id: 'other-is-wearing-it',
        A: 'other',
        spare: 9,
        paragraphs: [
          '{A} wished to see more of that, and rolled down a sock. There it was, a ring with ribs. {A} took off a watch, and under that was a watch without a time. “I’m still wearing it,” said {A}. “What time is it?” asked {H}. “Just after nothing,” said {A}.',
          '{H} wanted to know how long a ring like that stays. {A} had never watched. So they both looked at the rings, and waited. You could not see a ring go. It was like the hand of a clock.'
        ]
      },
      {
        id: 'through-the-round-window',
        A: 'same',
        spare: 10,
        paragraphs: [
          `The ${noun} went into the machine, and {H} sat down before the round window. It came past with an arm, and a bit of ${piece}, and the arm again. “It’s waving,” said {A}. {H} waved back with the cuff that was left.`,
          'It turned over, slowly, and showed its front. The egg was gone from there, and Saturday was very faint. “It’s forgetting its week,” said {H}. “You’ve got it,” said {A}.'
        ]
      },
      {
        id: 'in-nothing-but-that',
        A: 'same',
        spare: 11,
        paragraphs: [
          `“Can you still do it, without?” asked {A}. {H} stood on the rug, in a vest and two rings, and was the ${who}. ${Does} It was just as it always was. Only nothing came along behind.`,
          `“It’s even better,” said {A}. “You’re quicker.” {H} turned round, and looked for the ${piece} once, from habit. Then the ${who} sat down on a chair like anybody else, without having to move something first.`
        ]
      },
      {
        id: 'over-the-top',
        A: 'partner',
        paragraphs: [
          `{H} put the pyjamas on over the ${who}. Now nobody could see it from outside. There was just a child in pyjamas, with a ring peeping out at one sleeve. “Good evening, ${title},” said {A}, very low, so that it should not get about.`,
          `“How long does it keep?” asked {H}. “It’s usually gone by breakfast,” said {A}. “And by breakfast the ${short} will be dry.” {H} worked it out, and there was no gap.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} found a bit of egg on the floor as well.',
        `{names} stepped on the ${piece}, and stepped off it again.`,
        { text: `{names} asked when the ${short} had last been off, and counted the days on one hand.`, needs: ['hands'] },
        { text: '{names} brought the pyjamas, in case, and sat down to wait.', needs: ['hands'] }
      ],
      way: [
        '{names} waited by the basin, and got the drops.',
        '{names} leaned on the wet front to warm it, and it was not enough.',
        { text: '{names} wrung the flannel out, and it was yellow.', needs: ['hands'] },
        { text: '{names} dabbed at the front with a towel, and it stayed as cold as ever.', needs: ['hands'] }
      ],
      turn: [
        `{names} went once round the ${noun}, with nobody in it.`,
        '{names} saw {H} in the mirror, with a belt.',
        { text: '{names} read the label on the neck, back to front.', needs: ['hands'] },
        { text: `{names} picked up the ${short}, and it weighed more than it looked.`, needs: ['hands'] }
      ]
    },
    bed: [
      `The ${noun} had been washed, and hung over a chair with its arms out, and dripped. From behind you might have thought that somebody had only just got out of it.`,
      `{H} washed, and not too hard round the wrists. Then the ${who} lay down, underneath the pyjamas, and felt for the ring once more.`
    ],
    last: [
      'It dripped on the chair, and {H} still had it on, and was asleep.',
      `The ${short} was out for the night, the ${who} was in, and {H} was asleep.`
    ]
  })

export const princessDressStaysOn = kept({
  id: 'wish-princess-dress-stays-on',
  said: ['princess dress', 'princess costume', 'princess outfit', 'fairy dress', 'ballerina dress', 'ballet dress', 'sparkly dress', 'tutu', 'favourite dress', 'favorite dress'],
  wishes: ['princess dress', 'princess dress every day', 'princess dress all day', 'princess dress to nursery', 'princess dress in bed', 'princess dress dirty', 'princess dress wash', 'same dress every day'],
  answers: ['princess', 'princesses', 'fairy', 'sparkly', 'pink', 'blue', 'purple', 'yellow', 'long', 'skirt', 'tutu', 'ballerina', 'ballet', 'crown'],
  except: ['frog', 'prince', 'castle', 'tower', 'pea'],
  titles: ['Only the Cloth', 'Underneath the Pyjamas', '{H} Won’t Take It Off', 'A Princess Since Thursday', 'Until Breakfast'],
  noun: 'princess dress',
  short: 'dress',
  who: 'princess',
  Whos: 'Princesses',
  title: 'Your Highness',
  piece: 'skirt',
  Does: 'The princess nodded to the left and to the right, and waved with a slow hand.'
})

export const dinosaurSuitStaysOn = kept({
  id: 'wish-dinosaur-costume-stays-on',
  said: ['dinosaur costume', 'dinosaur outfit', 'dinosaur suit', 'dinosaur onesie', 'dino costume', 'dino suit', 'dino onesie', 't-rex costume', 't rex costume'],
  wishes: ['dinosaur costume', 'dinosaur suit', 'dinosaur onesie', 'dinosaur costume every day', 'dinosaur costume to nursery', 'dinosaur costume in bed', 'dinosaur costume wash'],
  answers: ['dinosaur', 'dinosaurs', 'dino', 'trex', 'rex', 'green', 'tail', 'roar', 'roaring', 'onesie', 'spiky'],
  except: ['egg', 'museum', 'bones', 'volcano'],
  titles: ['Only the Cloth', 'Underneath the Pyjamas', '{H} Won’t Take It Off', 'A Dinosaur Since Thursday', 'Until Breakfast'],
  noun: 'dinosaur costume',
  short: 'costume',
  who: 'dinosaur',
  Whos: 'Dinosaurs',
  title: 'dinosaur',
  piece: 'tail',
  Does: 'The dinosaur came round the chair on heavy feet, and roared at the lamp.'
})

export const superheroCostumeStaysOn = kept({
  id: 'wish-superhero-costume-stays-on',
  said: ['superhero costume', 'superhero outfit', 'superhero suit', 'superhero cape', 'spiderman costume', 'spider-man costume', 'spiderman suit', 'batman costume', 'super hero costume', 'hero costume', 'costume', 'fancy dress', 'dressing up clothes', 'dressing-up clothes', 'dress up clothes', 'cape'],
  wishes: ['superhero costume', 'superhero costume every day', 'superhero costume to nursery', 'superhero costume in bed', 'same costume every day'],
  answers: ['superhero', 'superheroes', 'spiderman', 'spider', 'man', 'batman', 'super', 'hero', 'cape', 'mask', 'red', 'blue', 'fly', 'flying', 'tiger', 'lion', 'bear', 'pirate', 'witch', 'wizard', 'knight', 'astronaut', 'fireman', 'firefighter', 'builder', 'ninja', 'cat'],
  except: ['villain', 'city', 'saves', 'princess', 'dinosaur', 'dino', 'magician', 'bull'],
  titles: ['Only the Cloth', 'Underneath the Pyjamas', '{H} Won’t Take It Off', 'A Superhero Since Thursday', 'Until Breakfast'],
  noun: 'superhero costume',
  short: 'costume',
  who: 'superhero',
  Whos: 'Superheroes',
  title: 'superhero',
  piece: 'cape',
  Does: 'The superhero looked out over the town, and then flew the length of the rug.'
})
