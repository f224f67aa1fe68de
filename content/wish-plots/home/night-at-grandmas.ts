import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** How a night there is typed: at hers, and with her. */
const AT_HERS = ['sleepover', 'sleepovers', 'sleeping', 'sleep', 'sleeps', 'slept', 'night', 'nights', 'overnight', 'weekend', 'staying', 'stay', 'stays', 'stayed']
const WITH_HER = ['sleepover', 'overnight', 'night staying', 'night stay', 'night stays', 'weekend staying', 'weekend stay', 'sleeping over', 'sleep over', 'night away', 'first night']

/** In whose house that is, as this family says; {A} may be that very one, and is told of by name. */
function nightAt(id: string, whose: string, names: string[], others: string[] = []): ScenePlot {
  return wishPlot({
    id: `wish-night-at-${id}`,
    wishes: names.flatMap((name) => [...AT_HERS.map((how) => `${how} ${name}’s`), ...WITH_HER.map((how) => `${how} ${name}`)]),
    answers: ['first', 'time', 'ever', 'sleepover', 'sleeping', 'sleep', 'sleeps', 'slept', 'staying', 'stay', 'stays', 'stayed', 'over', 'night', 'nights', 'overnight', 'weekend', 'house', 'home', 'flat', 'place', 'room', 'bed', 'away', 'from', 'tonight', 'tomorrow', 'saturday', 'friday', 'excited', 'nervous', 'worried', 'bit', 'little', 'homesick', 'own', 'new', 'strange', 'different', 'without', 'us', 'me', 'her', 'his', 'going', 'go', 'having', 'has', 'two', 'one', 'alone', 'by', 'herself', 'himself', 'noises', 'sounds', 'noise', 'clock', 'pillow', 'can’t', 'brave', 'big', 'bag', 'packing', 'pyjamas', 'holidays', 'half', 'term', 'son', 'daughter', 'grandson', 'granddaughter', 'with', 'love', 'loves', 'not', 'wants', 'all', 'we', 'are', ...names],
    except: [...others, 'comes', 'coming', 'came', 'our', 'sick', 'ill', 'poorly', 'hospital', 'hospice', 'died', 'dead', 'dying', 'heaven', 'funeral', 'grave', 'moved', 'moving', 'leaving', 'goodbye', 'gone', 'fell', 'operation', 'video', 'phone', 'call', 'calls', 'calling', 'facetime', 'zoom', 'divorce', 'court', 'fight', 'fighting', 'cross', 'angry', 'cancelled', 'wolf', 'riding', 'hood', 'lives', 'live', 'living', 'garden', 'dog', 'cat', 'care', 'forgets', 'forgot', 'forgotten', 'left', 'teddy', 'bunny', 'war', 'dragon', 'dinosaur', 'princess', 'snore', 'snores', 'snoring', 'wet', 'story', 'read', 'shift', 'work', 'works', 'train', 'plane', 'party', 'birthday', 'wedding', 'christmas', 'baby', 'touch', 'touches', 'hurt', 'hurts', 'secret', 'locked', 'drunk', 'shouts', 'bedtime'],
    nothingElse: true,
    fed: true,
    away: true,
    moods: ['first', 'waiting', 'sleepless', 'afraid', 'alone', 'change', 'proud', 'losing'],
    company: ['bed', 'blanket', 'fringes', 'pillow', 'clock', 'pipe', 'slippers', 'passage', 'fridge', 'table', 'pendulum', 'bathroom', 'tap', 'window', 'loaf', 'teapot', 'coats'],
    about: `On the first night at ${whose} something in slippers goes about the house and cannot be found, until it turns out that the hero has brought it along.`,
    titles: ['Somebody in Slippers', `The First Night at ${whose}`, '{H} and the Clock That Held Its Breath', 'It Hasn’t Noticed', 'The Pillow from Home'],
    want: [
      {
        id: 'fup-fup',
        A: 'partner',
        paragraphs: [
          `At ${whose} the blankets had fringes. It was {H}’s first night there, and only the pillow had come along from home. {H} laid one ear on it. Tock, said the clock in the passage. Glug, said a pipe. And behind them something went fup, fup, fup.`,
          '“Somebody’s going about in slippers,” said {H}. All the slippers stood under the chair, and there was nothing in them. “At home nobody does that at night,” said {H}. “I can’t sleep here until I know who it is.”'
        ]
      }
    ],
    way: [
      {
        id: 'like-a-letter',
        A: 'same',
        spare: 1,
        paragraphs: [
          'At home a blanket lay on top of you. Here it was tucked in on three sides, and you slid in from above, like a letter. “I can’t move my feet,” said {H}. “They aren’t going anywhere,” said {A}, and smoothed out the envelope.',
          '“Where am I going?” “Breakfast,” said {A}. That was not a bad address. But {H} pulled one foot out at the side, in case it had to go home first.'
        ]
      },
      {
        id: 'wrong-way-round',
        A: 'same',
        spare: 14,
        paragraphs: [
          'A car went by, and its light ran over the ceiling from right to left. “That’s wrong,” said {H}. At home they ran from left to right. They waited for another. It did just the same, and thought nothing of it.',
          'So {H} lay down the other way round, with the pillow where the feet had been. The next light ran from left to right. “There,” said {H}. “You’ve only got to lie properly.”'
        ]
      },
      {
        id: 'night-off',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“What’s my own bed doing now?” asked {H}. “It’s got the night off,” said {A}. {H} had never thought of that. “What does it do, when it’s got the night off?” “It lies down,” said {A}. “It does that every night,” said {H}.',
          '“But tonight it can turn over.” {H} tried to picture that, with all four legs in the air. They agreed that it would be up again before {H} came home.'
        ]
      },
      {
        id: 'pipe-drinks',
        A: 'same',
        spare: 17,
        paragraphs: [
          'Glug, said the pipe in the wall. At home the pipes only hissed. “What’s it drinking?” asked {H}. “Your bath,” said {A}. They listened to the bath go down, in large gulps. There was a rest. Then the pipe burped.',
          '“It isn’t used to me,” said {H}. “You were very dirty,” said {A}. “It’ll know by tomorrow.” {H} decided to have a smaller bath next time.'
        ]
      },
      {
        id: 'clock',
        A: 'partner',
        paragraphs: [
          'Fup, fup, it went again. “It’s the clock,” said {A}. They went out into the passage. The clock was too cold for an ear, so {H} held the pillow against it. Tock. Fup. Tock. Fup, fup. {A} laid a finger on the pendulum, and the clock held its breath.',
          'Now it was so quiet that you could hear the fringes. Fup, fup, went the slippers, louder. “Then it wasn’t the clock,” said {A}. “That was only standing in front of it.”'
        ]
      },
      {
        id: 'sixteen-steps',
        A: 'same',
        spare: 2,
        paragraphs: [
          'On the way {H} had to go to the bathroom. At home it was eleven steps in the dark, and then you were there. {H} counted eleven. There were coats, and they smelled of rain. “Are you there?” called {A}. “I am,” said {H}, “but it isn’t.”',
          '{A} came and looked. “Five more, and then left,” said {A}. {H} shook one of the coats by the sleeve, since they had met, and counted on.'
        ]
      },
      {
        id: 'crossed-arms',
        A: 'same',
        spare: 7,
        paragraphs: [
          '{H} washed {H}’s hands and squeaked. At home the warm was on the left. Here the left was as cold as a fish. “Somebody’s swapped them,” said {H}. “They’ve always been like that,” said {A}.',
          '{H} crossed both arms and tried again. Now the warm was on the left, where it belonged. It ran down to the elbow and dripped off there. But {H} felt at home as far as the wrists.'
        ]
      },
      {
        id: 'who-wears-them',
        A: 'same',
        spare: 15,
        paragraphs: [
          'In the passage hung pictures of people. In the dark you could not tell if they were asleep. {A} held up a lamp. {H} looked at all of them from the feet up. There was a bride, and she had white shoes. There was a round baby with nothing on.',
          'Only a man with a fish had slippers. “It could be him,” whispered {H}. {A} shook {A}’s head. “With a fish like that you can’t go about,” said {A}.'
        ]
      },
      {
        id: 'one-nostril',
        A: 'same',
        spare: 6,
        paragraphs: [
          'The pillow smelled of home. {H} sniffed at it, to see how much was left. “May I?” asked {A}. “But only with one nostril,” said {H}. “It’s got to last until the morning.”',
          '{A} took very little. It was toast, and hair, and something like the inside of a drawer. “Now you,” said {A}. {H} breathed some of it in, and then breathed it out again into the pillow. So nothing was used up.'
        ]
      },
      {
        id: 'pet-turned-round',
        A: 'pet',
        spare: 8,
        paragraphs: [
          '{A} had come along for the night as well. {A} had looked at the place from one end to the other. Then {A} had chosen a corner and gone to sleep in it. It had taken no longer than at home.',
          '“You didn’t even ask who’s in here,” said {H}. {H} looked {A} over from below, to be on the safe side. {A} wore no slippers.'
        ]
      },
      {
        id: 'elder-cow',
        S: 'elder',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '“My first night away was on a farm,” said {S}. “On the other side of the wall stood a cow. It chewed all night long.” “Couldn’t you sleep?” asked {A}. “Not till the third night. Then I couldn’t do without it.”',
          '“And when you got home?” “It was so quiet that I lay there with open eyes,” said {S}. “What did you do?” {S} looked round, to see who was listening. “I chewed,” said {S}.'
        ]
      },
      {
        id: 'child-behind-the-tree',
        S: 'child',
        A: 'hero',
        spare: 10,
        paragraphs: [
          '{S} could not sleep either, and stood at the window. {S} did not want to go home. {S} only wanted to see if it was still there. “Where would it go?” asked {A}. “You can’t tell,” said {S}, “when you’re not in it.”',
          'They both looked out in the direction of home. There was a tree in front. “It’s behind that,” said {A}. {S} looked at the tree for quite a time. It was a broad one, and did not look as if it let anything past.'
        ]
      },
      {
        id: 'baby-whistle',
        S: 'baby',
        A: 'hero',
        spare: 11,
        paragraphs: [
          '{S} was asleep already, with both arms up, as if this were any bed. When {S} breathed in there was a very small whistle. It was just the same one as at home.',
          '{A} stood there and listened to it. In the whole of the house it was the only noise that {A} knew by heart. Then {S} sneezed, and {A} knew that one too.'
        ]
      },
      {
        id: 'guest-switch',
        S: 'guest',
        A: 'hero',
        spare: 12,
        paragraphs: [
          '“I often sleep in other people’s houses,” said {S}. “I always say good night to the light switch. Then I find it again in the dark.” {A} went and felt for it. At home it was flat. Here it was round, and had a nose.',
          '“Good night,” said {A}. The switch said click, and it got dark. “It knows you now,” said {S}. After that they had some trouble in finding {S}.'
        ]
      },
      {
        id: 'as-far-as-the-fridge',
        A: 'partner',
        paragraphs: [
          `In the kitchen at ${whose} {H} held the pillow to the fridge. It hummed lower than the one at home, and behind the hum it went fup, fup. It was in the table, and in the wall. {A} put an ear to the wall too, and heard only wall.`,
          '“It’s coming after us,” said {H}. Behind them was just the passage. “I’d like to go home a bit,” said {H}. “How far?” asked {A}. {H} thought. “As far as our fridge.”'
        ]
      }
    ],
    turn: [
      {
        id: 'once-round-the-table',
        A: 'partner',
        paragraphs: [
          `{A} sat down, and laid {A}’s head on the pillow. “There it is,” said {A}. “But it’s going more slowly.” {H} pulled the pillow over. “No, fast,” said {H}. They pushed it to and fro. {H} ran once round the table and lay down on it again. Fupfupfupfup. “Now it’s running!” cried {H}.`,
          '{H} kept still. It ran, and it walked, and it strolled. Then {H} laid a hand on {H}’s pyjamas, in front, and there it was as well. “It’s me,” said {H}. “I’m the one in slippers at night.”'
        ]
      },
      {
        id: 'loaf',
        A: 'same',
        spare: 3,
        paragraphs: [
          'They wanted to know who else went about in there. {H} put the pillow on the loaf, and listened with {H}’s breath held. But the loaf was standing quite still. So was the teapot.',
          'Then {A} held out one wrist. Fup, it went, fup, but very far down, as if it was looking for something in a cellar. “You’ve got yours on too,” said {H}.'
        ]
      },
      {
        id: 'crumb',
        A: 'same',
        spare: 5,
        paragraphs: [
          '“What else have you brought along that nobody packed?” asked {A}. They went through {H} from the top. There was a cowlick, and a scratch with a crust. In the pocket of the pyjamas there was a crumb.',
          'It was a crumb from home. They looked at it under the lamp. “Are you going to eat it?” asked {A}. {H} put it back. “It’s got to come home too,” said {H}.'
        ]
      },
      {
        id: 'in-step',
        A: 'same',
        spare: 13,
        paragraphs: [
          'They both lay with one ear on the pillow, nose to nose, and told each other when. “Fup,” said {H}. “Fup, fup. Fup.” “Fup,” said {A}. It was no good. {A} got up, ran round the table four times, and lay down again, out of breath.',
          '“Fup, fup, fup,” they said, both at once. For as long as it takes to go to the door and back they went in step. Then {A} fell behind.'
        ]
      },
      {
        id: 'bowl',
        A: 'same',
        spare: 16,
        paragraphs: [
          'On the table stood a bowl with a spoon in it, and nothing else. “Is there something to eat?” asked {H}. “That’s for the morning,” said {A}. Here the breakfast bowls were put out at night. At home they were put out when you were there.',
          '“Why’s it up so early?” {A} thought that it was so as not to miss anybody. {H} looked into it, and turned the spoon round to the side where {H} was going to sit.'
        ]
      },
      {
        id: 'has-not-noticed',
        A: 'partner',
        paragraphs: [
          '“Did you go about like that at home?” asked {A}. It must have been so, but there the fridge was louder. “Does it know that you’re not at home?” asked {A}. {H} bent down to the pillow and listened for a long time. “No,” said {H}. “It hasn’t noticed.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} listened too, and heard mostly the pipe.',
        '{names} looked into the slippers, and they were quite cold.',
        { text: '{names} straightened the fringes, all to one side.', needs: ['hands'] },
        { text: '{names} laid one finger on the lips, and counted the tocks.', needs: ['hands'] }
      ],
      way: [
        '{names} came along too, on bare feet.',
        '{names} stopped whenever the others stopped, and listened in the wrong direction.',
        { text: '{names} opened the bread bin, and nobody was in it.', needs: ['hands'] },
        { text: '{names} carried the lamp, and lit up mostly the ceiling.', needs: ['hands'] }
      ],
      turn: [
        '{names} ran round the table as well, for there was nothing to be lost.',
        '{names} lay down on a corner of the pillow, and there was one more.',
        { text: '{names} felt for it with two fingers, and looked up.', needs: ['hands'] },
        { text: '{names} pulled the chairs out of the way, for whoever ran.', needs: ['hands'] }
      ]
    },
    bed: [
      '{H} gave the pendulum a push, and the clock went on from where it had been. It had missed everything. By the clock it was still quite early.',
      `{H} washed both feet, for they had been everywhere. Then {H} lay in the strange bed at ${whose}, with one ear on the pillow. Tock, said the house. Fup, said {H}. By and by they took turns.`
    ],
    last: [
      'It went on and on in its slippers, no faster than at home, and {H} was asleep.',
      'They were the same old slippers, whichever the bed, and {H} slept.'
    ]
  })
}

/** What she is called, and how that is typed. */
const HERS: readonly (readonly [string, string[]])[] = [
  ['Grandma', ['grandma', 'grandmother', 'gramma']],
  ['Granny', ['granny', 'grannie']],
  ['Gran', ['gran']],
  ['Nana', ['nana', 'nanna']],
  ['Nan', ['nan']],
  ['Nanny', ['nanny']],
  ['Nani', ['nani', 'naani']],
  ['Dadi', ['dadi', 'daadi']],
  ['Abuela', ['abuela', 'abuelita']],
  ['Oma', ['oma']],
  ['Nonna', ['nonna']],
  ['Babcia', ['babcia']],
  ['Gogo', ['gogo']],
  ['Yiayia', ['yiayia']],
  ['Halmoni', ['halmoni']],
  ['Obaachan', ['obaachan', 'obachan', 'obaasan']]
]

const HIS: readonly (readonly [string, string[]])[] = [
  ['Grandpa', ['grandpa', 'grandfather']],
  ['Grandad', ['grandad', 'granddad']],
  ['Opa', ['opa']],
  ['Abuelo', ['abuelo', 'abuelito']]
]

const COUPLES: readonly (readonly [string, string[]])[] = [
  ['Grandma and Grandpa', ['grandma grandpa']],
  ['Granny and Grandad', ['granny grandad', 'granny granddad']],
  ['Nana and Grandad', ['nana grandad', 'nanna grandad', 'nana granddad']],
  ['Nan and Grandad', ['nan grandad', 'nan granddad']],
  ['Oma and Opa', ['oma opa']]
]

const nightsAt = (houses: typeof HERS, others: typeof HERS): ScenePlot[] =>
  houses.map(([who, names]) => nightAt(`${who.toLowerCase().replaceAll(' ', '-')}s`, `${who}’s`, names, others.flatMap(([, typed]) => typed)))

export const nightsAtGrandmas: ScenePlot[] = [
  ...nightsAt(HERS, HIS),
  ...nightsAt(HIS, HERS),
  ...nightsAt(COUPLES, []),
  nightAt('the-grandparents', 'the grandparents’', ['grandparent'])
]
