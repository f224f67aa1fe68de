import { type ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** Where it is, who looks at both feet there, and what is worn. */
interface Worn {
  shoe: 'shoe' | 'sock'
  /** What is worn to where, and where both feet hang down. */
  begin: string
  where: string
  /** “An old neighbour”, “the old neighbour”. */
  anOld: string
  old: string
  walk: string
  /** What was felt in the dark. */
  felt: [string, string]
  /** Where they live, and where the other two wait. */
  lived: string
  waiting: string
  atNight: string
  /** Words of other places and colours, of which it is not told. */
  except: string[]
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'pink', 'purple', 'white', 'orange', 'grey', 'silver', 'gold']
const SHOES = ['odd shoes', 'odd shoe', 'different shoes', 'mismatched shoes', 'unmatched shoes', 'two different shoes', 'non-matching shoes', 'unmatching shoes', 'different coloured shoes', 'different colored shoes', 'odd trainers', 'odd wellies', 'odd boots', 'odd sneakers', 'odd sandals']
const SOCKS = ['odd socks', 'different socks', 'mismatched socks', 'unmatched socks', 'non-matching socks', 'unmatching socks', 'odd coloured socks']
const COPIED = ['copied', 'copy', 'copying', 'joined in', 'did the same', 'wanted odd too']

const neverMet = (id: string, { shoe, begin, where, anOld, old, walk, felt, lived, waiting, atNight, except }: Worn, wishes: string[], titles: string[]): ScenePlot =>
  wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['wore', 'wear', 'wears', 'wearing', 'worn', 'put', 'on', 'went', 'odd', 'different', 'mismatched', 'unmatched', 'matching', 'non-matching', 'unmatching', 'shoe', 'shoes', 'sock', 'socks', 'trainers', 'wellies', 'boots', 'sneakers', 'sandals', 'foot', 'feet', 'each', 'one', 'two', 'brown', 'black', 'other', 'another', 'colour', 'colours', 'colored', 'coloured', 'color', 'colors', 'left', 'right', 'church', 'mass', 'service', 'chapel', 'sunday', 'school', 'nursery', 'preschool', 'kindergarten', 'class', 'assembly', 'today', 'yesterday', 'monday', 'morning', 'day', 'week', 'by', 'mistake', 'accident', 'accidentally', 'purpose', 'hurry', 'late', 'dark', 'rush', 'everyone', 'everybody', 'nobody', 'noticed', 'kids', 'kid', 'children', 'child', 'friends', 'friend', 'three', 'four', 'five', 'some', 'other', 'others', 'half', 'boys', 'girls', 'copied', 'copy', 'copying', 'copies', 'joined', 'same', 'did', 'started', 'trend', 'fashion', 'wanted', 'too', 'also', 'him', 'her', 'them', 'me', 'proud', 'embarrassed', 'shy', 'worried', 'laughed', 'funny', 'happy', 'pleased', 'he', 'she', 'they', 'i', 'my', 'his', 'their', 'to', 'and', 'with', 'at', 'in', 'the', 'a', 'of', 'of the', 'then', 'so', 'soon', 'now', 'all', 'pair', 'pairs', 'son', 'daughter', 'brother', 'sister', 'story', 'about', 'had', 'who', 'that', 'were', 'was', 'because', 'after', 'next', ...COLOURS],
    except: [...except, 'wrong feet', 'hurt', 'lost', 'missing', 'stolen', 'teased', 'bullied', 'bully', 'mean', 'hole', 'holes', 'wet', 'muddy', 'new shoes', 'tight', 'blister', 'too big', 'too small', 'laces', 'heels', 'ballet', 'skates', 'clown', 'dragon', 'octopus', 'centipede', 'spider', 'dinosaur', 'unicorn', 'robot', 'monster', 'giraffe', 'elephant', 'penguin', 'bear', 'cat', 'dog', 'doll', 'funeral', 'wedding', 'died', 'dead', 'hospital', 'washing machine', 'eats', 'ate', 'dryer', 'drawer', 'mosque', 'temple', 'gurdwara', 'museum', 'party', 'work', 'office', 'interview', 'down syndrome', 'anti-bullying', 'socks day', 'sock day'],
    nothingElse: true,
    moods: ['proud', 'late', 'first', 'change', 'losing', 'afraid'],
    out: true,
    company: ['bench', shoe, `${shoe}s`, 'pair', 'foot', 'feet', 'three', 'first', 'second', 'third', 'song', 'neighbour', 'teacher', 'head', 'hall', 'mat', 'steps', 'door', 'light', 'middle', 'sun'],
    about: `The hero sits in two ${shoe}s that have never met and wants nobody to see it; with one hidden three children look for it, and copy it under the bench, until there are four of them, and everybody looks not at the hero’s feet but at their own.`,
    titles,
    want: [
      {
        id: 'only-pairs',
        A: 'partner',
        paragraphs: [
          `${begin} “Those two have never met,” whispered {A}.`,
          `{H} hoped that nobody would notice. All along the benches there were only pairs. Right in front sat three children, with two red ${shoe}s, two blue ones and two green ones.`
        ]
      }
    ],
    way: [
      {
        id: 'where-is-the-other-one',
        A: 'partner',
        paragraphs: [
          `{H} put one foot behind the other, so that there was only one ${shoe} to be seen. But the first of the three looked round. “Where’s your other ${shoe}?” whispered the first. All three bent down, and looked for it under the bench. So {H} had to bring it out. “Oh!” whispered the three.`
        ]
      },
      {
        id: 'felt-right',
        A: 'same',
        spare: 1,
        paragraphs: [
          ...felt
        ]
      },
      {
        id: 'which-one-is-wrong',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“Which of them is the wrong one?” whispered {A}. {H} looked from one to the other. “If the left one’s right,” whispered {H}, “then the right one’s wrong.” “And if the right one’s right?” “Then it’s the left that isn’t.”',
          '{A} began to count it off on some fingers, and ran out. There was nothing wrong with either of them. They were both clean, and neither of them pinched. It was only together that they were wrong, like soup with custard.'
        ]
      },
      {
        id: 'a-strip-of-sun',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{A} had an idea, and moved up. Now {A}’s shadow lay on {H}’s feet like a blanket. In the shadow both of them were just dark. You could have taken them for a pair. “Don’t move,” whispered {H}. {A} did not even swallow.',
          'But up in the window the sun went on by itself. A thin bright strip came over the floor, as slow as a snail. It could have stopped anywhere. It climbed up on just one foot, and there it lay, like a cat.'
        ]
      },
      {
        id: 'ears-in-pairs',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“Things in twos are never quite the same,” whispered {A}, to be kind. “Look at my ears.” {H} looked at one, and leaned over to look at the other. It was true. The left one stuck out a bit, as if it had heard something.',
          'Then {A} looked at {H}’s. One of them had a small fold at the top, and one had none. “You’ve been going about like that for years,” whispered {A}, “and nobody’s ever said a word.” {H} put up a hand, and smoothed the fold.'
        ]
      },
      {
        id: 'a-song-about-feet',
        A: 'same',
        spare: 5,
        paragraphs: [
          'It was bad luck about the song. There was a line in it that went “see our marching feet”. It came round after every verse. Each time it came, a few people looked down. {H} sang it at the ceiling, with great interest.',
          '“How many verses are there?” whispered {H}. {A} turned over the page, and turned over the next. There were nine. By the fifth verse both {H} and {A} knew the ceiling well. There was a stain on it in the shape of a duck.'
        ]
      },
      {
        id: 'other-takes-them-for-two',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} came in late, and had to get past them all to the last free place. “Excuse me,” whispered {A}, at the first of {H}’s feet. It drew itself in. “And excuse me,” whispered {A}, at the second.',
          '“Those are both mine,” whispered {H}. {A} looked at the one, and up at {H}, and then at the other. “I took you for two,” whispered {A}. “I thought it was rather a tight fit.” For some time {A} went on looking for the second face.'
        ]
      },
      {
        id: 'pet-reads-them',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} was allowed to wait with them, as long as it was quiet. {A} lay under the bench, and sniffed at both of {H}’s feet. The one ${shoe} had been to the park on Friday. The other had been to the shops. {A} read one of them, and then the other.`,
          'There was a squirrel in the first, and a piece of cheese in the second. Usually feet told you the same thing twice. {A} laid a chin between them, and hoped that it would be like this every time.'
        ]
      },
      {
        id: 'elder-in-one-slipper',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I once went all the way to market in one shoe and one slipper,” whispered {S}. “How did you find out?” whispered {A}. “Half of me was so comfortable,” whispered {S}. “I stood at the eggs, and couldn’t think why.”',
          '“And did you go home?” “Of course,” whispered {S}. “I went straight home and put on the other slipper.” {A} had to hold on to the bench with both hands, so as not to laugh. “I’ve bought my eggs in them ever since,” whispered {S}.'
        ]
      },
      {
        id: 'child-lets-them-talk',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} leaned over, and let {A}’s feet talk. “Who are you?” whispered the left one. “I’m from the other pair,” whispered the right. “Is it nice there?” “Quite nice. Mine walks a bit ahead.” “Mine, too,” whispered the left.',
          `{A} moved them a little, when it was their turn to speak. They found out that they had lived ${lived} for a year. They had always looked straight past each other. “Shall we go somewhere together?” whispered {S}. “We’re there,” whispered {A}.`
        ]
      },
      {
        id: 'red-to-blue-to-green',
        A: 'partner',
        paragraphs: [
          `“How’s it done?” whispered the first. The second pulled off one ${shoe}. “That isn’t odd,” whispered {H}. “That’s only less.” Then they got busy under the bench. A red one went to the second child, and a blue one to the third. A green one came back to the first. When everybody stood up to sing, there were four of them.`
        ]
      },
      {
        id: 'is-it-today',
        A: 'partner',
        paragraphs: [
          `“Now everyone will look at me,” whispered {H}. They did turn round, all over ${where}. ${anOld} looked at the eight odd feet, and then down at two plain ones. “Is it today?” whispered ${old}. {A} saw it. “They aren’t looking at you,” whispered {A}. “They’re looking at themselves.”`
        ]
      }
    ],
    turn: [
      {
        id: 'down-the-middle',
        A: 'partner',
        paragraphs: [
          `Nobody could tell any more who had begun. {H} put both feet right in the light. Then all four went out down the middle. ${walk} People made room. At the door ${old} rolled up one trouser leg, and beamed at {H}. “Thank goodness I saw you! I’d nearly forgotten.”`
        ]
      },
      {
        id: 'by-the-gate-there-were-more',
        A: 'same',
        spare: 10,
        paragraphs: [
          '{A} and {H} stood at the gate, and watched the others come out. Somebody had put on just one glove. Somebody else had turned one cuff up, and left the other down. A hat went by back to front, and nodded to them like an old friend.',
          '“That’s seven,” said {A}, who was counting. Last of all came a very neat person, with a neat umbrella. At the gate the neat person looked left and right. Then one button was quickly undone. “Eight,” said {A}.'
        ]
      },
      {
        id: 'once-more-to-the-left',
        A: 'same',
        spare: 11,
        paragraphs: [
          `Giving it back was harder than they had thought. Each of the three passed one ${shoe} on to the left. Then they looked down. They were all still odd, only in another way. “Now it’s worse,” said the third, who had liked the blue one.`,
          '“Once more to the left,” said {A}, who had watched how it went. They passed them on again, and there they were, red and red, blue and blue. “How did you know?” asked {H}. “They’d got nowhere else to go,” said {A}.'
        ]
      },
      {
        id: 'just-like-these',
        A: 'partner',
        paragraphs: [
          `Outside, the three gave it all back, until each had two the same. Only {H} had nobody to change with. “Haven’t you got a pair?” asked the first. {H} thought of home. “Yes,” said {H}. “At home I’ve got another one just like this.”`,
          `And so it was. ${waiting}, side by side, and neither said a word. “They’ve never met, either,” said {A}.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} kept looking straight ahead, so that nobody should look down.',
        '{names} looked along the bench, at one pair after another.',
        { text: '{names} held a book a bit lower than you need to.', needs: ['hands'] },
        { text: '{names} gave {H}’s knee a pat.', needs: ['hands'] }
      ],
      way: [
        '{names} heard something going on under the bench in front.',
        '{names} thought of this morning, when it had been so dark.',
        { text: '{names} laid a coat over some of it, and the coat slid off.', needs: ['hands'] },
        { text: '{names} found the page for {H}, to have something to do.', needs: ['hands'] }
      ],
      turn: [
        '{names} went down the middle behind the four, and kept in step.',
        '{names} looked back from the door, and there were feet being looked at everywhere.',
        { text: '{names} turned one sleeve up, and left the other.', needs: ['hands'] },
        { text: '{names} held the door open, for both sorts.', needs: ['hands'] }
      ]
    },
    bed: [
      `${atNight} in a row, and nobody put them in order. They had a good deal to tell each other.`,
      '{H} washed, first the one foot and then the other, and lay down. Under the blanket nobody could see which was which.'
    ],
    last: [
      'Left and right lay side by side in the dark, like a pair, and {H} was asleep.',
      'It had been today, and nobody had forgotten it, and {H} was asleep.'
    ]
  })

const TITLES = ['Those Two Have Never Met', 'Down the Middle', '{H} and the Eight Odd Feet', 'Only Less', 'Another One Just Like This']

const OF_SHOES: Pick<Worn, 'shoe' | 'walk' | 'felt' | 'lived' | 'waiting' | 'atNight'> = {
  shoe: 'shoe',
  walk: 'Clip, clop, clap, it went, for some were too big.',
  felt: [
    '“Didn’t you look?” whispered {A}. “I felt,” whispered {H}. In the dark both shoes had felt right. One went on the left, and the other on the right. “It could’ve been worse,” whispered {A}. “It could’ve been two lefts.”',
    'They thought about that, while somebody up in front was speaking. With two lefts you would set off for home, and go round a corner, and then round another. “We’d pass here again quite soon,” whispered {H}. “I’d wave,” whispered {A}.'
  ],
  lived: 'on the same mat',
  waiting: 'On the mat at home stood the other two',
  atNight: 'In the hall the four shoes stood'
}

export const oddShoesAtChurch = neverMet(
  'wish-odd-shoes-at-church',
  {
    ...OF_SHOES,
    begin:
      '{H} wore odd shoes to church, one brown and one black. The hall at home had been dark, and they had been late. Now both feet hung down from the bench, side by side in the light.',
    where: 'the church',
    anOld: 'An old neighbour',
    old: 'the old neighbour',
    except: [...COLOURS, 'school', 'nursery', 'preschool', 'kindergarten', 'assembly', 'class']
  },
  ['wore odd shoes to church, one brown and one black, and three kids copied', ...SHOES.flatMap((shoes) => [`${shoes} church`, `${shoes} chapel`, `${shoes} mass`]), 'one brown shoe one black shoe', 'one brown one black shoe', 'brown shoe and black shoe church'],
  TITLES
)

const AT_SCHOOL: Pick<Worn, 'where' | 'anOld' | 'old' | 'except'> = {
  where: 'the hall',
  anOld: 'The head teacher',
  old: 'the head teacher',
  except: ['church', 'chapel', 'mass', 'service', 'puppet', 'puppets']
}

export const oddShoesAtSchool = neverMet(
  'wish-odd-shoes-at-school',
  {
    ...OF_SHOES,
    ...AT_SCHOOL,
    begin:
      '{H} wore odd shoes to school today. The hall at home had been dark, and they had been late. Families could come to assembly, so {A} sat beside {H}, whose feet hung down in the light.'
  },
  ['wore odd shoes to school and the other kids copied', ...SHOES.flatMap((shoes) => [`${shoes} school`, `${shoes} nursery`]), ...SHOES.slice(0, 4).flatMap((shoes) => COPIED.map((copied) => `${shoes} ${copied}`))],
  TITLES
)

export const oddSocksAtSchool = neverMet(
  'wish-odd-socks-at-school',
  {
    ...AT_SCHOOL,
    shoe: 'sock',
    begin:
      '{H} wore odd socks to school today, for it had been dark in the room, and late. In the hall everybody sat in socks, because the floor was new. Families could come to assembly, so {A} sat beside {H}.',
    walk: 'Here and there an end flapped, for some were much too long.',
    felt: [
      '“Didn’t you look?” whispered {A}. “I felt,” whispered {H}. In the dark both had felt like socks. They were soft, with a hole to get in by. “It could’ve been worse,” whispered {A}. “One could’ve been a mitten.”',
      'They thought about that, while somebody up in front was speaking. In a mitten the big toe would have a room of its own. The other four would share. “It could knock, when it wanted to talk,” whispered {H}. {A} moved one toe, and knocked.'
    ],
    lived: 'in the same drawer',
    waiting: 'In the drawer at home lay the other two',
    atNight: 'On the chair the four socks lay'
  },
  ['wore odd socks to school and the other kids copied', ...SOCKS.flatMap((socks) => [`${socks} school`, `${socks} nursery`, ...COPIED.map((copied) => `${socks} ${copied}`)]), 'odd socks friends', 'odd socks class', 'started a trend odd socks'],
  TITLES
)
