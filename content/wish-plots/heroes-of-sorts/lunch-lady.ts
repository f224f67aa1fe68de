import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const HEROES = ['superhero', 'super hero', 'superheroes', 'hero', 'superpower', 'super powers', 'secret powers', 'cape', 'saves the day']

/** Who stands behind the hatch, and how families call such a one. */
interface AtTheHatch {
  id: string
  called: string
  words: string[]
  title: string
  except?: string[]
}

function underTheApron({ id, called, words, title, except = [] }: AtTheHatch): ScenePlot {
  const who = `the ${called}`
  const Who = `The ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`${called} superhero`, ...words.flatMap((word) => HEROES.map((hero) => `${word} ${hero}`)), ...words.flatMap((word) => [`super ${word}`, `${word} escaped peas`, `${word} flies with ladle`])],
    nothingElse: true,
    answers: [...words, 'lunch', 'lunches', 'lunchtime', 'aunty', 'auntie', 'dinner', 'dinners', 'lady', 'ladies', 'cook', 'chef', 'canteen', 'cafeteria', 'kitchen', 'school', 'schools', 'primary', 'hall', 'dining', 'superhero', 'superheroes', 'super', 'hero', 'heroes', 'secret', 'secretly', 'identity', 'disguise', 'cape', 'mask', 'apron', 'hairnet', 'ladle', 'spoon', 'fork', 'hatch', 'power', 'powers', 'superpower', 'superpowers', 'strong', 'fast', 'flies', 'fly', 'flying', 'flew', 'saves', 'save', 'saved', 'saving', 'rescues', 'rescue', 'fights', 'fight', 'baddies', 'bad', 'guys', 'day', 'world', 'town', 'city', 'everyone', 'everybody', 'children', 'kids', 'pupils', 'class', 'headteacher', 'head', 'teacher', 'principal', 'peas', 'pea', 'mash', 'mashed', 'potato', 'potatoes', 'beans', 'gravy', 'custard', 'pudding', 'sausages', 'food', 'called', 'named', 'name', 'who', 'that', 'is', 'was', 'really', 'actually', 'turns', 'out', 'into', 'be', 'becomes', 'our', 'my', 'the', 'a', 'an', 'with', 'and', 'in', 'at', 'by', 'night', 'she', 'her', 'he', 'his', 'they', 'it', 'to', 'of', 'funny', 'silly', 'nice', 'kind', 'friendly', 'best', 'brave', 'big', 'giant', 'escaped', 'rolling', 'about', 'story', 'when', 'spills', 'spilt', 'spilled', 'mess', 'villain', 'villains', 'mission', 'mrs', 'miss', 'mr'],
    except: ['won’t', 'wont', 'eat', 'allergy', 'allergic', 'hungry', 'alone', 'sad', 'cried', 'hurt', 'hurts', 'hospital', 'ill', 'sick', 'died', 'dead', 'left', 'leaving', 'retired', 'retiring', 'fell', 'burnt', 'burned', 'shouted', 'shouts', 'cross', 'mean', 'scared', 'afraid', 'poison', 'poisoned', 'monster', 'dragon', 'unicorn', 'dinosaur', 'alien', 'aliens', 'robot', 'wolf', 'princess', 'pirate', 'grandma', 'granny', 'birthday', 'lost', 'box', 'boxes', 'packed', 'restaurant', 'cheese', 'pants', ...except],
    moods: ['first', 'proud', 'losing', 'question'],
    isTale: true,
    out: true,
    company: [called, 'apron', 'cape', 'ladle', 'hairnet', 'hatch', 'peas', 'pea', 'mash', 'hall', 'piano', 'headteacher', 'plate', 'wall', 'corridor', 'teacher', 'pot', 'door', 'kitchen', 'tray', 'beans', 'fork', 'gravy'],
    about: `${Who} is a superhero under the apron, but flying makes a wind in which escaped peas roll twice as fast, until a plate shows what every ${called} knows about peas, and that is mash.`,
    titles: ['Keep It Under Your Hairnet', 'Mash First', title, '{H} and Six Peas', 'What Was under the Apron'],
    want: [
      {
        id: 'under-the-apron',
        A: 'partner',
        paragraphs: [
          `{H} saw ${who} take off the apron, and under it was a cape. “You’re a superhero!” said {H}. “Only when I have to be,” said ${who}. “Keep it under your hairnet.” {H} had no hairnet, so ${who} lent one.`,
          `{A}, who was helping at the hatch, pointed at the floor. A sack of peas had burst. Thousands were rolling down the hall and out at the door. The children pulled up their feet. The headteacher had tried to walk, and came past sitting down.`
        ]
      }
    ],
    way: [
      {
        id: 'whoosh',
        A: 'partner',
        paragraphs: [
          `“Stand back,” said ${who}, and flew. Whoosh went the cape, the whole length of the hall, with the ladle in front. But a superhero makes a wind, and in the wind the peas rolled twice as fast. They went round the piano, and off along the corridor to Class Three.`
        ]
      },
      {
        id: 'under-the-lettuce',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“What’s your power, besides flying?” asked {A}. “I know what everybody leaves,” said ${who}. “Class Two leaves the crusts. Class Five leaves the middles. The headteacher leaves the skin off the custard, and hides it under the spoon.”`,
          `{A} did not believe that anybody could know that. “And what do I leave?” asked {A}. ${Who} did not even have to think. “Beetroot,” said ${who}. “You put it under the lettuce.” {A} went as red as beetroot. Until today it had been such a safe place.`
        ]
      },
      {
        id: 'before-the-hooray',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“How do you know when you’re needed?” asked {A}. “There’s a sound,” said ${who}. Far off, at the last table, somebody dropped a tray. At once there was nobody behind the hatch. ${Who} stood there with the tray, and the pudding had not even tipped.`,
          `“First it goes clatter,” said ${who}, “and then they all shout hooray. I’ve got to be there in between.” Two hundred children had their mouths open for it, and now there was no reason. “Chew,” said ${who}, and they shut them again.`
        ]
      },
      {
        id: 'plink',
        A: 'same',
        spare: 3,
        paragraphs: [
          `One pea had got into the piano. It went plink. {A} looked under the lid, and reached in, and it went plink a bit higher up. Each time {A} very nearly had it, it moved on by one note. Class One began to sing along.`,
          `At the top the pea stopped, and everybody waited. Then it came all the way down again, and the bottom note made the windows buzz. “Leave that one,” said ${who}. “That one’s practising.”`
        ]
      },
      {
        id: 'the-sum',
        A: 'same',
        spare: 4,
        paragraphs: [
          `In Class Three they were doing sums when the peas came in under the door. {A} ran along to say how sorry everybody was. “Sh,” said the teacher. All of Class Three lay on the carpet, and counted. They had got to four hundred and eleven.`,
          `“They’ve never gone past a hundred before,” whispered the teacher. “Could you send some more?” {A} looked down the corridor. More were already on their way, and some of them were quite big. “You’ll be into the thousands by two,” said {A}.`
        ]
      },
      {
        id: 'other-takes-them-for-a-walk',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} fetched a broom, and swept. The peas ran ahead of it to the wall, and ran back between the bristles. So {A} swept the same peas to the other wall. “There,” said {A}, every time, and then looked round.`,
          `After the fifth wall they seemed to know the way. ${Who} flew across, and looked down. “You’re taking them for a walk,” said ${who}. “They were doing it by themselves before,” said {A}. “Now at least there’s somebody with them.”`
        ]
      },
      {
        id: 'pet-is-no-pea-sort',
        A: 'pet',
        spare: 6,
        paragraphs: [
          `{A} had got in by the kitchen door, and looked at the floor. It was green, and it moved. {A} tried a pea, and laid it down again, rather wet. After that {A} kept quite still in the middle, and let the others go by.`,
          `“You’re not the pea sort,” said ${who}, who could tell that at one look. Something small flew out of the hatch, in a long curve, over two hundred heads. It was a bit of sausage. It came down just where {A} opened up. That was a power too.`
        ]
      },
      {
        id: 'elder-snowed-in',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          `“At my school it was cabbage,” said {S}. “It was cabbage every day but Sunday. We had a cook with arms like this, and a spoon like an oar.” “Was that a superhero?” asked {A}. “There was never a cape to be seen,” said {S}. “But one winter we were snowed in.”`,
          `“Nobody could get to us. The door was white to the top. At twelve o’clock somebody knocked, from outside. There stood the pot, and it had legs. It was still hot.” They all thought about that. “And what was in it?” asked {A}. “Cabbage,” said {S}. “I had seconds.”`
        ]
      },
      {
        id: 'child-serves-nothing',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} put on an apron the wrong way round, and that made a cape. With a spoon {S} went from table to table like ${who}, and the cape came after. “Mash?” asked {S}. “Yes, please,” said {A}. {A} was given a big spoonful of nothing.`,
          `“And gravy?” {A} wanted that as well. {S} tipped the spoon, and looked into it, and shook it. “It’s all gone,” said {S}, and that was a pity. “There’s more nothing, if you’d like it.” {A} ate it nearly all up.`
        ]
      },
      {
        id: 'six-peas',
        A: 'partner',
        paragraphs: [
          `So ${who} crept up on one pea with the ladle. But just before the ladle came, the pea rolled on. It was the same as with a fork. {H} shooed it back, and it went under the piano. After ten minutes they had six.`
        ]
      },
      {
        id: 'in-the-way',
        A: 'partner',
        paragraphs: [
          `“They never do that on a plate,” said {H}. On {A}’s plate was a ring of mash, and inside it the peas lay still. “They can’t get out,” said {A}. “The mash is in the way.” “I always do that,” said ${who} slowly. “Mash first.”`
        ]
      }
    ],
    turn: [
      {
        id: 'dollop-by-dollop',
        A: 'partner',
        paragraphs: [
          `Off went the cape, and on went the apron. Dollop by dollop, ${who} laid mash right round the hall, and {A} patted it smooth. {H} pushed the pot. “And now I need the wind,” said ${who}, and put on the cape once more. Whoosh! Even from the corridor the peas ran into the mash. Plop, they went, plop, and stayed there.`
        ]
      },
      {
        id: 'with-towers',
        A: 'same',
        spare: 9,
        paragraphs: [
          `Beside the piano the wall got a tower, since {A} was good at them. After that there had to be another, to match. ${Who} came by with the ladle, and pressed a hollow into the top of each. “That’s for the gravy,” said ${who}. “I can’t help it.”`,
          `A late pea came rolling up to the tower. It had a good look, and went off to the left, and there stood the other. For a moment it waited between the two of them. Then it gave itself up, with a very small plop.`
        ]
      },
      {
        id: 'if-nobody-looks',
        A: 'same',
        spare: 10,
        paragraphs: [
          `One pea was left, in the middle of the hall, and it did not move. {H} went to the one side of it, and {A} to the other, on tiptoe. It lay there like a pea on holiday. “It’s waiting for us to go,” whispered {A}.`,
          `So ${who} laid the ladle down in front of it, and looked at the ceiling. {H} looked out of the window, and {A} hummed. There was a tiny clink. When they looked again, it was in. “They’re like cats,” said ${who}. “You mustn’t want them.”`
        ]
      },
      {
        id: 'what-a-pity',
        A: 'partner',
        paragraphs: [
          `The headteacher came back, walking. All round the hall stood a wall, and it was green on the inside. “Who did that?” “A superhero!” shouted the children. “I saw it plainly,” said the headteacher. “There was a cape, and a ladle. If we only knew who it was!”`,
          `${Who} stood at the hatch in an apron, and dipped the ladle into a pot. “Beans?” asked ${who}. “Please,” said the headteacher. “What a pity. You were in the kitchen, and missed it all.” {H} pulled the hairnet down, and said nothing.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} kept quite still, and the peas went by on both sides.',
        `{names} looked at ${who}, and at the cape, and at ${who} again.`,
        { text: '{names} put on a hairnet too, back to front.', needs: ['hands'] },
        { text: '{names} held on to a table, when the headteacher came past.', needs: ['hands'] }
      ],
      way: [
        '{names} got the wind from the cape, and came out of it tousled.',
        '{names} followed one pea as far as the corridor, and came back with another.',
        { text: '{names} pulled up both feet, and held them there.', needs: ['hands'] },
        { text: '{names} held the door open for the peas, who were coming anyway.', needs: ['hands'] }
      ],
      turn: [
        '{names} listened to the plops, and it was like rain in a bucket.',
        '{names} walked along the wall, and found no way out.',
        { text: '{names} scraped the pot, for the last dollop.', needs: ['hands'] },
        { text: '{names} held out a plate for beans, and gave nothing away.', needs: ['hands'] }
      ]
    },
    bed: [
      'The wall went out to the caretaker’s hens by the barrow, and they ate it from both ends. Under an apron on a hook hung something that nobody saw.',
      '{H} washed, and put the hairnet on for the night. Then {H} lay down, and laid the blanket round in a ring, like mash.'
    ],
    last: [
      'What was under the hairnet stayed there, and {H} was asleep.',
      'In the middle of the ring nothing rolled any more, and {H} was asleep.'
    ]
  })
}

export const lunchLadySuperhero = underTheApron({ id: 'wish-lunch-lady-superhero', called: 'lunch lady', words: ['lunch lady', 'lunch ladies', 'lunchlady', 'cafeteria', 'canteen'], title: 'The Lunch Lady Flies', except: ['dinner lady'] })

export const dinnerLadySuperhero = underTheApron({ id: 'wish-dinner-lady-superhero', called: 'dinner lady', words: ['dinner lady', 'dinner ladies', 'dinnerlady', 'school dinner', 'school dinners'], title: 'The Dinner Lady Flies', except: ['lunch lady'] })

export const schoolCookSuperhero = underTheApron({ id: 'wish-school-cook-superhero', called: 'school cook', words: ['school cook', 'school chef', 'canteen cook', 'canteen chef', 'lunch cook'], title: 'The School Cook Flies', except: ['lunch lady', 'dinner lady'] })
