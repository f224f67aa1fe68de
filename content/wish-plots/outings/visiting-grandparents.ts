import type { ScenePlot } from '../../format.ts'
import { FAR } from '../apart/on-the-screen.ts'
import { wishPlot } from '../wish-plot.ts'

/** The visit to both, under the names that they have in this kitchen: "Lola and Lolo". */
function visitTo(id: string, both: string, wishes: string[], not: string[] = []): ScenePlot {
  return wishPlot({
    id: `wish-visiting-${id}`,
    beginsElsewhere: true,
    wishes,
    except: [...NO_VISIT, ...not],
    answers: ['going', 'visit', 'visiting', 'visited', 'visits', 'seeing', 'see', 'tomorrow', 'today', 'saturday', 'sunday', 'weekend', 'house', 'home', 'place', 'flat', 'lunch', 'dinner', 'tea', 'day', 'trip', 'long', 'time', 'both', 'my', 'our', 'excited', 'we', 'are', 'go', 'again', 'grandparents', 'coming', 'them', 'holidays', 'summer', 'week', 'bell', 'cuddles', 'hugs', 'love', 'loves'],
    moods: ['waiting', 'proud', 'first'],
    namesFamily: true,
    company: ['bell', 'door', 'doorbell'],
    about: 'The bell of the grandparents plays a tune, and the hero never gets to ring it, because the door is always open already.',
    titles: ['The Bell That Nobody Rings', 'Ding, Dong, Dooong', '{H} Wants to Ring', 'The Window at the Grandparents’', 'Open Before You Ring'],
    want: [
      {
        id: 'the-bell',
        A: 'partner',
        paragraphs: [
          `Tomorrow {H} was going to visit ${both}. They had a bell that went ding, dong, and then a long dooong. {H} had never rung it. The door was always open before that, and both of them stood there. “Tomorrow I’m going to ring,” said {H}.`,
          `They tried it out. The bell was a button on a coat. {A} was ${both}, with a hat for one and an apron for the other. {H} tiptoed up, and one finger was nearly there. “There you are!” cried {A}, in two voices.`
        ]
      }
    ],
    way: [
      {
        id: 'crawls',
        A: 'partner',
        paragraphs: [
          'On the second visit {H} crawled up to the house, under a blanket, like a bush. “There’s our {H}!” cried the hat. “And so hungry!” cried the apron. “I was a bush,” said {H}. “We know those shoes,” said {A}.',
          'On the third visit {H} came without shoes. The door flew open when {H} was only thinking about it. “How do you know it every time?” asked {H}. “I can’t help it,” said {A}. “I’m at the window.”'
        ]
      },
      {
        id: 'cheeks',
        A: 'same',
        spare: 1,
        paragraphs: [
          'In the hall you cannot get any further for a long time. First there are the cheeks. “They take one each,” said {H}, and showed it, and {A} did it with finger and thumb. It pulled the mouth into a letter box.',
          '“Thay thomething,” said {A}. “Hello,” said {H}, and it came out flat and very wide. After that it’s the turn of the hair. They stroked it down on one side and up on the other. They never agreed on which way it went.'
        ]
      },
      {
        id: 'too-warm-too-cold',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“Take off your coat, or you’ll be too hot,” said {A} under the hat. “Keep it on, or you’ll be too cold,” said {A} under the apron. {H} took out one arm. “Look, half of {H}’s freezing,” said the apron.',
          '“And the other half’s boiling,” said the hat. It went on like that for some time, across {H}’s head. In the end {H} wore it back to front, and both of them were content.'
        ]
      },
      {
        id: 'second-helping',
        A: 'same',
        spare: 3,
        paragraphs: [
          'They had the meal as well, with an empty pot. “A little more?” asked the apron. “No, thank you,” said {H}. “I’m full.” {A} put some more on the plate. “That’s a little,” said the hat. “Give the child some.”',
          '{H} tried to eat so slowly that the plate stayed full. That was wrong too. “You don’t like it,” said the apron. So {H} ate it up, and that was the worst of all. “You were still hungry!” they cried, and the pot came round again.'
        ]
      },
      {
        id: 'glasses',
        A: 'same',
        spare: 4,
        paragraphs: [
          '“Have you seen my glasses?” asked {A} under the hat. “Where did you have them last?” asked {A} under the apron. “On my nose.” “Then look under the newspaper.” “I can’t see the newspaper.”',
          '{H} found the glasses at once, for they were up on the hat. “What would we do without you?” said the hat. “It’s the same every time,” said the apron. “I do it so that {H} can find them,” said the hat.'
        ]
      },
      {
        id: 'photo-wall',
        A: 'other',
        spare: 5,
        paragraphs: [
          '“In their passage hangs everybody,” said {H}, and drew it on a piece of paper, frame by frame. There was a wedding, and a ship, and a round baby on a rug. “Who’s that?” asked {A}. “That’s supposed to be one of ours,” said {H}.',
          'They went along the row and looked for a nose. It was on an uncle and on an aunt. It was also on somebody with a moustache. “It’s been in the family for a hundred years,” said {H}, and felt it.'
        ]
      },
      {
        id: 'channel',
        A: 'same',
        spare: 6,
        paragraphs: [
          'In the afternoon they have the telly on and nobody looks at it. {A} sat down on the sofa as the hat, with {A}’s eyes shut. {H} reached for the button. “I’m watching that,” said {A}.',
          '“What’s happened so far?” asked {H}. {A} said that there was a man, and that he was not happy with his roof. {H} turned round to see. It was a programme about fish.'
        ]
      },
      {
        id: 'what-to-bring',
        A: 'same',
        spare: 7,
        paragraphs: [
          'For a visit you have to bring something. {H} packed a drawing, and the tooth that was loose in the spring, and a stone. “What’s the stone for?” asked {A}. “They put everything I bring on the shelf,” said {H}.',
          'There were nine stones on it already, and a snail shell, and a bus ticket from last year. “They can’t even throw away the dust I’ve brought,” said {H}. “They say that it’s from the park.”'
        ]
      },
      {
        id: 'pocket',
        A: 'same',
        spare: 8,
        paragraphs: [
          'When the apron was in the kitchen, the hat put something into {H}’s hand. “Don’t tell,” whispered the hat. It was a sweet. When the hat was looking for the paper, the apron put something in the other one. “Don’t tell,” whispered the apron.',
          'It was the same sweet. “They buy them together,” said {H}. “They’re in the blue tin. They both think that the other one doesn’t know about it.” “And do you tell?” asked {A}. {H} could not speak just then.'
        ]
      },
      {
        id: 'grown',
        A: 'same',
        spare: 9,
        paragraphs: [
          '“You’ve grown!” cried the apron. “It’s only been a week,” said the hat. {H} was put against the door frame, with a book on top. There was a ladder of pencil lines there already. The new one landed just on the last.',
          '“Not a hair,” said {A}. The apron looked at it from the left, and then from further away. “It’s the pencil,” said the apron. “The pencil’s got shorter.”'
        ]
      },
      {
        id: 'pet-first',
        A: 'pet',
        spare: 5,
        paragraphs: [
          '{A} went up to the door with no plan at all and with every foot on the floor. {A} did not even get as far as the mat. “Look who’s here!” cried everybody. There was something nice on a saucer.',
          '“It never rings either,” said {H}. {A} had got the saucer clean by then. It looked at the open door. It did not see what was wrong with it.'
        ]
      },
      {
        id: 'elder-window',
        S: 'elder',
        A: 'hero',
        spare: 4,
        paragraphs: [
          '“Shall I tell you something about old people and windows?” asked {S}. “When somebody’s coming at three, we look out at one. There’s a bus at one. You could have been on it.” “But we said three,” said {A}.',
          '“And there’s another at half past,” said {S}. “You weren’t on that one either. By three we know all the buses, and all of the hats. And then it’s you.”'
        ]
      },
      {
        id: 'child-bell',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '“I’ll be the bell,” said {S}. It was {A} who pressed, on {S}’s tummy. “Ding,” said {S}, and waited. “Is that all?” asked {A}. “You have to press longer.” {A} pressed longer, and {S} began to laugh.',
          'It went ding, and then it went on and on and could not be turned off. “There’s something wrong with it,” said {A}. “It’s got the hiccups,” said the bell.'
        ]
      },
      {
        id: 'swap',
        A: 'partner',
        paragraphs: [
          '“Then you come, and I’ll be the two of them,” said {H}. “And I just won’t open.” {H} stood at the window in the hat. Nothing came for a long time. Then there was {A}, far away by the sofa.',
          `The next moment {H} was at the door, and it was open. “There you are!” cried {H}, and stopped. “I didn’t even want to! My legs did it.” “So that’s how it is,” said {A}. “I think ${both} start looking out at breakfast.”`
        ]
      }
    ],
    turn: [
      {
        id: 'afterwards',
        A: 'partner',
        paragraphs: [
          '{H} put the hat back on {A}. “Then I’ll go in first and ring later,” said {H}. So {H} went in, and was kissed on both sides. “And now will you shut it, please,” said {H}, “with me outside?”',
          'The door was shut. {H} put one finger on the bell, and pressed. “Ding, dong,” sang {H}, “dooong.” “Who can that be?” said the hat behind the door. “At this time of day?” said the apron.'
        ]
      },
      {
        id: 'i-will-go',
        A: 'same',
        spare: 9,
        paragraphs: [
          '“I’ll go,” said the hat. “No, you sit down, I’ll go,” said the apron. “You went last time.” “There wasn’t a last time.” {H} stood outside and heard it all, and rang once more.',
          'Both of them got up at once. There was only one of {A}, so it took a while. “We aren’t expecting anybody,” said the hat. “I’ve got nothing in the house,” said the apron, “only a cake.”'
        ]
      },
      {
        id: 'twice',
        A: 'partner',
        paragraphs: [
          `The door opened. “It’s our {H}!” cried ${both}. And {H} was kissed on both sides a second time. “That makes four,” said {A}, out of breath.`,
          '“On the next visit I’ll ring three times,” said {H}. “And then they can go out, both of them, and I’ll stand at the window.”'
        ]
      },
      {
        id: 'waves-bus',
        A: 'same',
        spare: 10,
        paragraphs: [
          `Going away from ${both} is the same thing the other way round. You say goodbye at the table, and at the coats, and at the door. Then there’s the window. {A} stood there, with the hat in one hand and the apron in the other.`,
          '{H} walked backwards round the table, and waved with both arms. There were two to wave to. At the corner {H} looked once more. They were still there. “We stay till the bus has gone,” said {A}. “And then till the next one.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} sprang up at the first ding, as the neighbours do.',
        '{names} tried the mat, and that was as far as anybody ever gets.',
        { text: '{names} tightened the bell, which hung by a thread.', needs: ['hands'] },
        { text: '{names} wrapped a cake in paper, so that somebody could carry it tomorrow.', needs: ['hands'] }
      ],
      way: [
        '{names} followed the bush right up to the house.',
        '{names} crowded up to the window as well, and there was less of it.',
        { text: '{names} wished the bush a good morning and watered its shoes.', needs: ['hands'] },
        { text: '{names} put a cushion on the sill, for waiting at.', needs: ['hands'] }
      ],
      turn: [
        '{names} came out into the hall to see who that could be.',
        '{names} got a kiss that was left over.',
        { text: '{names} held the door shut with one shoulder.', needs: ['hands'] },
        { text: '{names} set out a cup for whoever it was, the good one.', needs: ['hands'] }
      ]
    },
    bed: [
      'The hat and the apron were hung on one hook, side by side.',
      `After washing, {H} lay in bed and held up one finger, to rest it for tomorrow. By this time ${both} had surely put two chairs by the window.`
    ],
    last: [
      'Ding, dong, went the day, and dooong, and {H} was asleep before it stopped.',
      'With one finger out on top of the blanket, quite ready, {H} slept.'
    ]
  })
}

const NO_VISIT = [...FAR, 'comes', 'coming', 'came', 'sick', 'ill', 'poorly', 'hospital', 'died', 'dead', 'heaven', 'funeral', 'grave', 'miss', 'misses', 'missing', 'sad', 'without', 'never', 'moved', 'moving', 'leaving', 'goodbye', 'gone', 'fell', 'operation', 'video', 'phone', 'call', 'calls', 'calling', 'facetime', 'zoom', 'airport', 'plane', 'fly', 'flying', 'flight', 'train', 'sleepover', 'staying', 'stay', 'sleeping', 'stayed', 'wedding', 'birthday', 'party', 'christmas', 'farm', 'allotment', 'beach', 'divorce', 'fight', 'fighting', 'cross', 'angry', 'scared', 'afraid', 'cancelled', 'can’t', 'cannot', 'not', 'doesn’t', 'won’t', 'wolf', 'red', 'hood', 'lives with', 'cook', 'cooking', 'bake', 'baking', 'story', 'garden', 'dog', 'cat', 'broke', 'broken', 'care', 'forgets', 'forgot', 'war', 'snail', 'mouse', 'bear', 'dragon', 'dinosaur', 'who', 'when', 'no']

/** With these they sleep there, and of that there is a story under the same names. */
const NIGHTS = ['weekend', 'night', 'nights', 'overnight']

const GOING = ['visit', 'visiting', 'visits', 'seeing', 'going to see', 'off to see', 'trip', 'house', 'going']

export const visitLolaLolo = visitTo('lola-lolo', 'Lola and Lolo', ['lola lolo'])
export const visitOmaOpa = visitTo('oma-opa', 'Oma and Opa', ['oma opa'], NIGHTS)
export const visitAbuelos = visitTo('abuelos', 'Abuela and Abuelo', ['abuela abuelo', 'abuelita abuelito', 'abuelos'])
export const visitNonni = visitTo('nonni', 'Nonna and Nonno', ['nonna nonno', 'nonni'])
export const visitGrandmaGrandpa = visitTo('grandma-grandpa', 'Grandma and Grandpa', [...pairs('grandma grandmas', 'grandpa grandpas')], NIGHTS)
export const visitGrannyGrandad = visitTo('granny-grandad', 'Granny and Grandad', [...pairs('granny grannys', 'grandad granddad grandads')], NIGHTS)
export const visitNanaGrandad = visitTo('nana-grandad', 'Nana and Grandad', [...pairs('nana nanas nanna', 'grandad granddad grandads')], NIGHTS)
export const visitNanGrandad = visitTo('nan-grandad', 'Nan and Grandad', [...pairs('nan nans', 'grandad granddad grandads')], NIGHTS)
export const visitGranGrandad = visitTo('gran-grandad', 'Gran and Grandad', [...pairs('gran grans', 'grandad granddad grandads')])
export const visitGranGrandpa = visitTo('gran-grandpa', 'Gran and Grandpa', [...pairs('gran grans', 'grandpa grandpas')])
export const visitGrandmaGrandad = visitTo('grandma-grandad', 'Grandma and Grandad', [...pairs('grandma grandmas', 'grandad granddad grandads')])
export const visitGrannyGrandpa = visitTo('granny-grandpa', 'Granny and Grandpa', [...pairs('granny grannys', 'grandpa grandpas')])
export const visitNanaGrandpa = visitTo('nana-grandpa', 'Nana and Grandpa', [...pairs('nana nanas nanna', 'grandpa grandpas')])
export const visitNanPop = visitTo('nan-pop', 'Nan and Pop', ['nan pop'])
export const visitNanaPop = visitTo('nana-pop', 'Nana and Pop', ['nana pop'])
export const visitNaniNana = visitTo('nani-nana', 'Nani and Nana', [...pairs('nani', 'nana nanu')])
export const visitDadiDada = visitTo('dadi-dada', 'Dadi and Dada', [...pairs('dadi', 'dada dadu')])
export const visitBabciaDziadek = visitTo('babcia-dziadek', 'Babcia and Dziadek', ['babcia dziadek'])
export const visitYiayiaPappou = visitTo('yiayia-pappou', 'Yiayia and Pappou', [...pairs('yiayia yaya', 'pappou papou')])
export const visitTetaJiddo = visitTo('teta-jiddo', 'Teta and Jiddo', [...pairs('teta', 'jiddo jeddo giddo')])
export const visitGogoMkhulu = visitTo('gogo-mkhulu', 'Gogo and Mkhulu', ['visiting gogo mkhulu', 'gogo mkhulu'])
export const visitBibiBabu = visitTo('bibi-babu', 'Bibi and Babu', ['bibi babu'])
export const visitBabushkaDedushka = visitTo('babushka-dedushka', 'Babushka and Dedushka', [...pairs('babushka', 'dedushka deda')])
export const visitHalmoniHarabeoji = visitTo('halmoni', 'Halmoni and Harabeoji', [...pairs('halmoni', 'harabeoji halabeoji')])
/** Who names one of them, or none, is told of both by no name. */
const HERS = 'grandma grandmas grandma’s granny grannys gran grans nana nanas nanna nan nans nani dadi oma omas lola lolas abuela nonna gogo babcia yiayia teta babushka halmoni bibi'.split(' ')
const HIS = 'grandpa grandpas grandad grandads granddad opa opas lolo abuelo nonno dziadek pappou jiddo babu'.split(' ')

export const visitGrandparents = visitTo('grandparents', 'the grandparents', ['visiting grandparents', 'visit grandparents', 'grandparents house', 'going grandparents', 'seeing grandparents'], NIGHTS)
export const visitHers = visitTo('her-house', 'the grandparents', goingTo(HERS), HIS)
export const visitHis = visitTo('his-house', 'the grandparents', goingTo(HIS), HERS)

function goingTo(names: string[]): string[] {
  return names.flatMap((name) => GOING.map((going) => `${going} ${name}`))
}

function pairs(hers: string, his: string): string[] {
  return hers.split(' ').flatMap((one) => his.split(' ').map((two) => `${one} ${two}`))
}
