import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** What it came out in: something that is white when it is bitten. */
interface Bitten {
  id: string
  food: string
  a: string
  which: string
  allSo: string
  grain: string
}

const foundIn = ({ id, food, a, which, allSo, grain }: Bitten, wishes: string[], titles: string[]): ScenePlot =>
  wishPlot({
    beginsElsewhere: true,
    id,
    wishes,
    answers: ['tooth', 'teeth', 'wobbly', 'loose', 'wiggly', 'shaky', 'milk', 'baby', 'front', 'bottom', 'top', 'first', 'second', 'last', 'came', 'come', 'fell', 'falls', 'popped', 'dropped', 'lost', 'out', 'stuck', 'still', 'in', 'an', 'apple', 'apples', 'pear', 'sandwich', 'sandwiches', 'bread', 'roll', 'cheese', 'jam', 'butter', 'ham', 'lunch', 'lunchbox', 'lunchtime', 'snack', 'break', 'fruit', 'time', 'bite', 'bit', 'biting', 'bitten', 'eating', 'ate', 'into', 'while', 'when', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'class', 'teacher', 'dinner', 'hall', 'friend', 'friends', 'today', 'yesterday', 'finally', 'proud', 'excited', 'happy', 'surprised', 'funny', 'laughed', 'found', 'gap', 'pillow', 'tonight', 'fairy', 'took', 'brought', 'home', 'son', 'daughter', 'brother', 'sister', 'my', 'his', 'her', 'our', 'the', 'a', 'at', 'and', 'it', 'six', 'five', 'seven'],
    except: ['swallowed', 'swallow', 'blood', 'bleeding', 'hurt', 'hurts', 'pain', 'dentist', 'pulled', 'knocked', 'hit', 'fight', 'choked', 'choking', 'hospital', 'mouse', 'perez', 'ratoncito', 'roof', 'forgot', 'lost tooth gone', 'false', 'dentures', 'grandpa’s', 'grandma’s', 'grandad’s', 'shark', 'crocodile', 'dragon', 'dinosaur', 'unicorn', 'monster', 'dog', 'worm', 'assembly', 'poison', 'witch', 'teased', 'comb', 'toffee'],
    moods: ['first', 'losing', 'lost', 'proud', 'change'],
    out: true,
    company: [food, food === 'sandwich' ? 'sandwiches' : `${food}s`, 'tooth', 'teeth', 'gap', 'tray', 'bite', 'bites', 'mark', 'marks', 'mirror', 'teacher', 'tongue', 'mouth', 'door', grain],
    about: `A wobbly tooth comes out at school in ${a}, which lands on a tray with eleven others, and white is no help in the search, until it is seen that a bite fits only one mouth.`,
    titles,
    want: [
      {
        id: 'twelve-on-a-tray',
        A: 'partner',
        paragraphs: [
          `{H}’s wobbly tooth came out at school today, and stayed in ${a}. {H} felt the gap, and ran to the door, where {A} was waiting. When they came back, somebody had cleared the tables.`,
          `Now the ${food} lay on a tray with eleven others, and every one was bitten. “Which is yours?” asked {A}. “${which},” said {H}. ${allSo} And {H} wanted that tooth under a pillow tonight.`
        ]
      }
    ],
    way: [
      {
        id: 'white-in-white',
        A: 'partner',
        paragraphs: [
          `“We’re looking for something white,” said {H}. They looked into the first bite, and it was white in there. So was the second. A bitten ${food} was white all through.`,
          `“It’s like looking for a snowball,” said {A}, “in a snowman.” The tooth must have gone in deep. And nobody likes somebody else’s finger in their ${food}.`
        ]
      },
      {
        id: 'sausages',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Sixteen,” said {H}, who was counting crumbs, and the word whistled. They both looked round. “Say it again,” said {A}. It was the gap. Whenever there was an S in a word, the wind came in.',
          '“Say sausages,” said {A}. {H} said sausages. It had three whistles in it, one after another, like a train far off. In the corridor somebody asked who was leaving. “Nobody yet,” called {A}. “We’ve still got a tooth to find.”'
        ]
      },
      {
        id: 'not-a-tooth',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“Got it!” called {H}, and held up something small and hard. {A} took it to the window, and turned it about. “It’s rather brown,” said {A}. “Did you brush it this morning?” {H} had brushed everything this morning, and for a long time.`,
          `It was a ${grain}. {A} laid it on a saucer all the same, and wrote a slip to go with it. “Not a tooth,” it said. Now they knew one thing for certain.`
        ]
      },
      {
        id: 'the-tongue-looks-too',
        A: 'same',
        spare: 3,
        paragraphs: [
          'All that time {H}’s tongue was looking, too. It went to the gap, and round it, and back again. You would have thought it had only just put something down there. “Leave it alone for a bit,” said {A}. {H} told it so.',
          'The tongue stayed where it was, quite good, while you could count to four. Then it was in the gap again. “It lived next door to that tooth for years,” said {H}. “It only wants to see what it’s like without the wall.”'
        ]
      },
      {
        id: 'a-week-of-wobbling',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{H} told {A} once more how it had been with the tooth. On Monday it could only wobble to the front. On Tuesday it wobbled to the back as well. By Wednesday it could be turned a little, like a door that lets nobody in.`,
          `“And on Thursday I showed it to everybody,” said {H}. It had been shown to the teacher, the caretaker and somebody with a parcel. And who was there when it came out? “Only the ${food},” said {H}, “and it had its mouth full.”`
        ]
      },
      {
        id: 'lost-one-tooth',
        A: 'same',
        spare: 5,
        paragraphs: [
          `{A} wrote a notice. “Lost,” it said, “one tooth, white, about as big as itself.” {H} said that was not enough. There ought to be what it could do. “It could bite,” wrote {A}, “and it could wobble in two directions.”`,
          '“And a reward,” said {H}. “Whoever finds it may look in the gap.” They hung it on the door. Nobody came by but the two of them. {A} read it through, and began to look straight away. It was a very good reward.'
        ]
      },
      {
        id: 'other-keeps-shop',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} had been minding the tray, and felt a little sorry for it. “They’ve all been tried,” said {A}, “and nobody liked them.” {A} had turned the bitten sides to the wall. From the front they looked quite new.`,
          '“Did you see a tooth go by?” asked {H}. {A} thought back. There had been a noise, said {A}, like a very small door. “That was me, biting,” said {H}. “I thought it was the cupboard,” said {A}. “I’ve been and shut it twice.”'
        ]
      },
      {
        id: 'pet-under-the-tray',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} had come along to the school door, and been let in because of the tooth. {A} took the place exactly under the tray. From there {A} watched the edge of it, and nothing else. Somebody might find something, and not hold on to it.',
          'A crumb came down. {A} looked at it closely. “Is that it?” asked {H}. It was not, and so {A} was allowed to keep it. {A} was ready to look into the whole tray in this way, bit by bit.'
        ]
      },
      {
        id: 'elder-in-a-roll',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“Mine came out in a bread roll,” said {S}, “at my aunt’s wedding. I laid it back in the basket, so that nobody would see that I’d started.” “And then?” asked {A}. “Then the basket went round,” said {S}. “There were sixty people.”',
          '“Who got it?” “My uncle,” said {S}. “He counted all his own, twice, and there was one too many. He was so pleased that he danced.” It was given back in the end, in a napkin, with thanks.'
        ]
      },
      {
        id: 'child-would-like-one-too',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} wanted a tooth to come out as well, and was given ${a} to do it with. {S} bit, with both eyes shut. Then {S} looked into the bite. There was nothing in it. {S} bit once more, on the other side.`,
          `“Are any of yours wobbly?” asked {A}. {S} tried them all with one finger, from left to right, and not one moved. So {S} went on biting, to be on the safe side. At the end the whole ${food} was in, and not one tooth was out.`
        ]
      },
      {
        id: 'who-bit-this',
        A: 'partner',
        paragraphs: [
          `{A} laid them all out in a row. One ${food} had a bite in it as wide as a hand. The next had only been nibbled, as if by a mouse with plenty of time.`,
          '“I wouldn’t like to share with that wide one,” said {A}. {H} laughed so hard that every tooth showed. {A} looked at the laugh, and then once more at the bites.'
        ]
      },
      {
        id: 'a-bite-fits',
        A: 'partner',
        paragraphs: [
          '“Laugh again,” said {A}, and looked right in. There was a tooth, and a tooth, and the gap. “Every bite shows the teeth that made it,” said {A} slowly.',
          '“So a bite only fits one mouth,” said {H}, “like a key in a lock.” They need not look for the tooth at all. They only had to look for {H}’s mouth.'
        ]
      }
    ],
    turn: [
      {
        id: 'at-the-mirror',
        A: 'partner',
        paragraphs: [
          `Over the washbasin hung a mirror. {H} showed every tooth, and {A} held up one ${food} after another beside them. The first was too wide. The nibbled one was too narrow.`,
          `The seventh fitted. There was a mark, and a mark, and then a hole, just where the gap was. {A} looked in. “Good afternoon,” said {A}. There sat the tooth, up to its neck in ${food}.`
        ]
      },
      {
        id: 'all-the-others',
        A: 'same',
        spare: 10,
        paragraphs: [
          `Now that they knew how it was done, it was a pity to stop. The others were still out at the pegs. They were called in one by one, and had to smile. {A} held up a bite beside each, and said “No,” and “No,” and “Good afternoon.”`,
          `The wide bite belonged to the smallest of all, and the nibbled one to the tallest. “I like to make it last,” said the tallest. In the end they all had their own ${food} again, and several went on with it.`
        ]
      },
      {
        id: 'one-left-over',
        A: 'same',
        spare: 11,
        paragraphs: [
          `One bite could not be a child’s at all. It was large, and tidy. {H} and {A} looked round for the mouth that went with it. The teacher was looking out of the window. “It’s clouding over,” said the teacher, with both lips shut.`,
          `“Would you smile for a moment, please?” asked {A}. The teacher could not help it, and it fitted. “I only wanted to see if they were good,” said the teacher. They were, said {H}. Some of them even had something in them.`
        ]
      },
      {
        id: 'only-half-a-wobble',
        A: 'partner',
        paragraphs: [
          `All week that tooth had wobbled in {H}. In the ${food} it did not wobble at all. {A} held on, {H} pushed with one finger, and out it came with a smack.`,
          `Rinsed and in a paper bag, it still smelled of ${food}. {H} looked in the mirror, and held the bite alongside. Both had a gap, and in the same place. “Twins,” said {A}.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked at the gap, and then at the tray.',
        `{names} went round the tray, and it was the same from all sides.`,
        { text: '{names} lifted a corner of the tray, in case it was underneath.', needs: ['hands'] },
        { text: `{names} counted what lay on the tray, and got to twelve.`, needs: ['hands'] }
      ],
      way: [
        '{names} looked into a bite from very close, and saw white.',
        '{names} went along the whole row, and looked at each bite.',
        { text: '{names} held a finger beside the widest bite, to see how wide.', needs: ['hands'] },
        { text: '{names} felt under the table, and found a pencil.', needs: ['hands'] }
      ],
      turn: [
        '{names} came and looked the tooth in the face.',
        '{names} looked at one gap, and then at the other one.',
        { text: '{names} held the bag open for the tooth.', needs: ['hands'] },
        { text: '{names} wiped the mirror where somebody had smiled too close.', needs: ['hands'] }
      ]
    },
    bed: [
      `At home the tooth lay in its paper bag, and had a whole room to itself. All its life it had been in a row, and then in ${a}.`,
      '{H} cleaned all the teeth that were there, and went round the gap with care. Then {H} lay down, and the tooth lay down too, under the pillow.'
    ],
    last: [
      `Under the pillow it smelled a little of ${food}, and {H} was asleep.`,
      'The tongue looked in at the gap once more, and {H} was asleep.'
    ]
  })

const wishesOf = (food: string): string[] => [`tooth came out ${food}`, `tooth fell out ${food}`, `tooth popped out ${food}`, `tooth stuck in ${food}`, `tooth left in ${food}`, `tooth found in ${food}`, `tooth in ${food}`, `lost tooth in ${food}`, `lost a tooth eating ${food}`, `lost tooth biting ${food}`, `tooth fell out eating ${food}`, `lost first tooth ${food}`, `first tooth came out ${food}`, `bit ${food} tooth`, `bit into ${food} tooth`, `wobbly tooth ${food}`, `wiggly tooth ${food}`, `loose tooth ${food}`, `${food} at school tooth came out`, `${food} at school tooth fell out`, `${food} took out tooth`]

export const aToothInTheApple = foundIn(
  { id: 'wish-a-tooth-in-the-apple', food: 'apple', a: 'an apple', which: 'The red one', allSo: 'They were all red.', grain: 'pip' },
  ['the wobbly tooth came out at school today in an apple', ...wishesOf('apple')],
  ['A Tooth in the Apple', 'The Seventh Bite', '{H} and the Twelve Apples', 'A Bite Fits One Mouth', 'Up to Its Neck in Apple']
)

export const aToothInTheSandwich = foundIn(
  { id: 'wish-a-tooth-in-the-sandwich', food: 'sandwich', a: 'a sandwich', which: 'The one with cheese', allSo: 'They were all cheese.', grain: 'seed' },
  ['the wobbly tooth came out at school today in a sandwich', ...wishesOf('sandwich')],
  ['A Tooth in the Sandwich', 'The Seventh Bite', '{H} and the Twelve Sandwiches', 'A Bite Fits One Mouth', 'Up to Its Neck in Sandwich']
)
