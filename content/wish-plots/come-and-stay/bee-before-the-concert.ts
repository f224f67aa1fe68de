import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

interface Instrument {
  id: string
  /** “violin” */
  name: string
  wishes: string[]
  /** How it is kept still: “The bow lay down on the string, and stayed there.” */
  still: string
  /** Where a hand is laid on it: “the violin’s belly”. */
  wood: string
  /** What {A} does with it: “drew the bow across it”. */
  tried: string
  /** Which way the feeling goes into it: “down both arms, and into the wood”. */
  into: string
  /** In bed: “The violin lay in its case”. */
  rests: string
  answers: string[]
  except: string[]
}

const OCCASIONS = ['concert', 'recital']
const FEELINGS = ['tummy', 'nervous', 'butterflies', 'scared']

const beeBeforeTheConcert = ({ id, name, wishes, still, wood, tried, into, rests, answers, except }: Instrument): ScenePlot =>
  wishPlot({
    beginsElsewhere: true,
    id,
    wishes: [...wishes, ...OCCASIONS.flatMap((occasion) => [`${name} ${occasion} tomorrow`, `${name} ${occasion} morning`, `first ${name} ${occasion}`, ...FEELINGS.map((feeling) => `${name} ${occasion} ${feeling}`)]), `playing ${name} concert tomorrow`, `playing ${name} in front of everyone`, `${name} solo tomorrow`, `${name} solo concert`, `${name} assembly tomorrow`, `${name} stage fright`, `${name} tomorrow butterflies`, `${name} tomorrow tummy`, `${name} stage nervous`, `${name} performance nervous`, `nervous to play ${name} everyone`],
    answers: [...answers, name, 'concert', 'concerts', 'recital', 'recitals', 'performance', 'performing', 'perform', 'performs', 'show', 'assembly', 'stage', 'hall', 'audience', 'parents', 'people', 'everyone', 'everybody', 'whole', 'school', 'class', 'front', 'play', 'plays', 'playing', 'piece', 'tune', 'song', 'solo', 'music', 'teacher', 'lesson', 'lessons', 'practised', 'practising', 'practice', 'learnt', 'learned', 'tomorrow', 'saturday', 'sunday', 'friday', 'morning', 'evening', 'afternoon', 'next', 'day', 'week', 'big', 'first', 'ever', 'time', 'christmas', 'summer', 'spring', 'end', 'term', 'year', 'funny', 'feeling', 'feelings', 'feels', 'feel', 'tummy', 'tummies', 'stomach', 'belly', 'butterflies', 'butterfly', 'wobbly', 'jittery', 'fluttery', 'flutters', 'nervous', 'nerves', 'worried', 'worry', 'anxious', 'excited', 'exciting', 'scared', 'afraid', 'shy', 'fright', 'can’t', 'sleep', 'calm', 'brave', 'has', 'have', 'had', 'got', 'is', 'in', 'and', 'with', 'about', 'because', 'his', 'her', 'my', 'our', 'a', 'the', 'son', 'daughter', 'sister', 'brother', 'grandma', 'grandpa', 'mum', 'dad', 'coming', 'watch', 'listen', 'still'],
    except: [...except, 'yesterday', 'today', 'tonight', 'clapped', 'went', 'over', 'finished', 'watched', 'poorly', 'sick', 'bug', 'ache', 'hospital', 'died', 'exam', 'grade', 'lost', 'broken', 'broke', 'snapped', 'stolen', 'cancelled', 'forgot', 'laughed', 'teased', 'rock', 'pop', 'taylor', 'swift', 'mouse', 'cricket', 'crickets', 'grasshopper', 'frog', 'cat', 'dog', 'elephant', 'bear', 'dinosaur', 'dragon', 'monster', 'mermaid', 'unicorn', 'robot', 'magic', 'dance', 'dancing', 'ballet', 'choir', 'singing', 'nativity', 'speech', 'poem', 'swimming', 'football'],
    moods: ['first', 'waiting', 'afraid', 'learning', 'proud'],
    company: [name, 'bee', 'tummy', 'tummies', 'concert', 'hall', 'chairs', 'chair', 'piece', 'note', 'row', 'scarf', 'fridge', 'spoon', 'cuckoo'],
    about: `The night before the ${name} concert there is a hum in the hero’s tummy, and while everything is kept still no note comes; the ${name} hums just so under the hand, for that is a note before it is out, and with the piece it goes over into whoever listens.`,
    titles: ['A Bee before the Concert', 'Room in a Hundred Tummies', '{H} and the Hum', 'The Stillest Piece in the World', 'Where the Brrr Went'],
    want: [
      {
        id: 'a-bee-in-there',
        A: 'partner',
        paragraphs: [
          `On the evening before the ${name} concert {H} had a funny feeling in the tummy. It did not hurt. It only hummed, brrr, very small and quick, like a bee behind a curtain.`,
          `“I can’t play with a bee in there,” said {H}. “It has to be still by tomorrow.” {A} laid one ear on {H}’s tummy, and listened. “Somebody’s in,” said {A}.`
        ]
      }
    ],
    way: [
      {
        id: 'fridge',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Perhaps it’s butterflies,” said {A}. “People have those before a concert.” “Butterflies don’t hum,” said {H}. The fridge did, so they went to compare. {H} leaned against it, tummy first. “Brrr,” said the fridge. “Brrr,” said the tummy. Nobody could have told them apart.',
          '“Yours has no milk in it,” said {A}. Then the fridge gave a shake and stopped. {H} did not stop. “It’s had its concert already,” said {H}, and was rather jealous of it.'
        ]
      },
      {
        id: 'bee-with-toast',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“Maybe it’s hungry,” said {A}. So {H} ate a piece of toast, and they both waited. Now it was a bee with toast. {H} drank some milk on top. The hum went on underneath, a little lower than before.',
          '“You’ve tuned it,” said {A}, quite proudly. They tried a slice of apple, to see if it went up again. It went up by about half a slice. After the fourth {H} was full, and the bee was not.'
        ]
      },
      {
        id: 'long-scarf',
        A: 'same',
        spare: 3,
        paragraphs: [
          'They put a long scarf round {H}’s tummy, once, twice, three times. {A} put one ear to the wool. “It’s further off,” said {A}. “It’s only warmer,” said {H}. “Now it thinks it’s summer.”',
          '“And how will you bow to everybody?” asked {A}. At the end of a concert you have to. {H} tried it. With all that scarf {H} could bend only at the very top, like a drinking straw. “That’s a nod,” said {A}. The scarf came off again, and the jumper nearly went with it.'
        ]
      },
      {
        id: 'eleven-steps',
        A: 'same',
        spare: 8,
        paragraphs: [
          'It was eleven steps from the door to where {H} played. {H} had counted them yesterday. Now {H} walked them once more, with the bee. “Fourteen,” said {H}. “My knees hum as well, so they only take small ones.”',
          '“Tomorrow it’s a bigger room,” said {A}. “That’ll be a hundred.” So {H} took the biggest steps there were, all through the room, and got it down to six. “That was quick,” said {A}. “It has to be,” said {H}. “Then I’ve begun before the bee has noticed.”'
        ]
      },
      {
        id: 'quite-still',
        A: 'partner',
        paragraphs: [
          `So {H} kept quite still. {H} stiffened both arms and both legs, and began the piece so carefully that nothing could shake. ${still}`,
          `{A} waited on a chair, with folded hands. “Have you started?” asked {A} after a while. “I’ve nearly finished,” said {H}. It was the stillest piece that {A} had ever not heard.`
        ]
      },
      {
        id: 'twenty-cuckoos',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{H} was the fifth in the concert. The fourth was going to play a cuckoo. “As soon as the cuckoo’s over, it’s me,” said {H}. “Cuckoo,” said {A}. “Brrr,” went the tummy. “Cuckoo.” “Brrr.” It came every time.',
          '“Once more,” said {H}. By the tenth cuckoo it was only a brr. By the fifteenth it was a br. By the twentieth it hardly looked up. {A} was quite hoarse, and looked round for a tree.'
        ]
      },
      {
        id: 'elder-knees',
        S: 'elder',
        A: 'hero',
        spare: 5,
        paragraphs: [
          '“Mine was never in the tummy,” said {S}. “It was in the knees. I had to sing once, in front of the whole street, and they knocked. They knocked so well that everybody clapped along.” “Was it bad?” asked {A}.',
          '“Only for one verse,” said {S}. “After that I had a band.” When the song was over, somebody had come up to ask where you could buy such a drum. {S} had been very sorry. They were joined on.'
        ]
      },
      {
        id: 'child-wants-one-too',
        S: 'child',
        A: 'hero',
        spare: 6,
        paragraphs: [
          '{S} wanted to have a bee as well. {S} put an ear to {A}’s tummy, to hear how it was done. Then {S} hopped about, so that there would be some brrr, and stopped, and listened inside. There was nothing in there yet.',
          '{S} hopped for longer. “Now I’ve got one,” said {S}. “Hic.” “That isn’t a bee,” said {A}. “It is,” said {S}. “Hic. But mine’s a big one. It can’t get through all at once.”'
        ]
      },
      {
        id: 'pet-keeps-watch',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} noticed it too. {A} came close to {H}, stopped in front of the jumper, and looked at it hard. Somebody was in there, and had not been asked in. {A} took up a place right before it, and kept watch.',
          '{H} said that {A} could have a rest now. But {A} never let the jumper out of sight, except once, for supper. If anybody had come out, {A} would have been the first to see.'
        ]
      },
      {
        id: 'one-note-each',
        A: 'partner',
        paragraphs: [
          `“Play me one note, as always,” said {A}, and laid a hand on ${wood}. {H} played. “Oh,” said {A}, and took the hand away. “Now you feel, and I’ll play.” {A} ${tried}. Under {H}’s fingers it hummed, brrr, very small and quick. “It’s got a bee too!” said {H}.`
        ]
      },
      {
        id: 'before-it-is-out',
        A: 'partner',
        paragraphs: [
          `The note stopped, and so did the brrr. {A} played another, and there it was again. “If the ${name} keeps still, there’s nothing to hear,” said {A} slowly. “That brrr is a note, just on its way out.” {H} laid the other hand on the tummy. It was the same brrr. “Then there’s a whole piece in there,” said {H}.`
        ]
      }
    ],
    turn: [
      {
        id: 'out-it-goes',
        A: 'partner',
        paragraphs: [
          `{A} sat down in a row of chairs, and was the hall. {H} came in and bowed, and the tummy hummed like anything. {H} began, bee and all. At the second line {H} felt for the brrr. It had run ${into}, and was coming out as music. At the last note the tummy was calm.`
        ]
      },
      {
        id: 'spoon-sings-along',
        A: 'same',
        spare: 9,
        paragraphs: [
          '“Listen,” said {A}. On the shelf stood a glass with a spoon in it. At one of the notes it went “zing”. At the next it said nothing. {H} went back. “Zing.” It liked only that one.',
          '“It’s been waiting for that note all its life,” said {A}. “And nobody ever came with it.” {H} played it once more for the spoon alone, good and long. Tomorrow, when it was that note’s turn, {H} would know who was thinking of it at home.'
        ]
      },
      {
        id: 'both-shoes',
        A: 'same',
        spare: 10,
        paragraphs: [
          'A bow has to last for as long as it takes to look at both shoes. {H} did it. “Left,” said {H} on the way down, “right, and up.” That was so polite that {A} had to bow back.',
          'Then it was {H}’s turn again. They bowed at each other for a good while, and neither liked to be the first to stop. In the end they were both down at once, and met in the middle. “Left, right, bump,” said {A}.'
        ]
      },
      {
        id: 'other-behind-the-door',
        A: 'other',
        spare: 11,
        paragraphs: [
          `{A} went out for a moment, shut the door, and laid one hand on it from outside. “Just play,” called {A}. {H} played, and outside it was still for a moment. “It comes right through the wood,” called {A}. “I’ve got it in my thumb.”`,
          '“Which part was it?” asked {H}. {A} had to think, for a thumb is no ear. “It was going up,” said {A}, “and then it turned round, and sat down.” That was the end of the first line, exactly.'
        ]
      },
      {
        id: 'where-it-went',
        A: 'partner',
        paragraphs: [
          '{A} did not clap at first. {A} sat there with both hands on {A}’s tummy. “Now I’ve got it,” said {A}. “Brrr. It came over with the last note.” {H} laid one ear there, and it was true.',
          '“All of it?” asked {H}. “All of it,” said {A}. {H} thought of tomorrow, and of the hall, and of everybody in rows. “That’s a hundred tummies,” said {H}. “There’s plenty of room.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came close, to hear it hum.',
        '{names} kept very quiet, in case it was shy.',
        { text: '{names} felt with one hand, and nodded.', needs: ['hands'] },
        { text: '{names} held out both hands, in case it wanted to come out.', needs: ['hands'] }
      ],
      way: [
        '{names} listened to the stillest piece, right to the end.',
        '{names} looked behind the curtain, where there was no bee.',
        { text: `{names} laid a hand on the ${name} too, and pulled it back.`, needs: ['hands'] },
        { text: '{names} hummed with both hands on a jumper, to learn how it was done.', needs: ['hands'] }
      ],
      turn: [
        '{names} took a seat in the hall, with a tummy that was still free.',
        '{names} got some of the hum as well, and sat up.',
        { text: '{names} clapped, and felt it in both hands.', needs: ['hands'] },
        { text: '{names} turned the page with one finger, when it was time.', needs: ['hands'] }
      ]
    },
    bed: [
      `The chairs went back to the table. ${rests}, and kept quite still, for there was nothing in it until tomorrow.`,
      '{H} washed, and lay down. Under the blanket the bee hummed once, very small. “Tomorrow,” {H} told it.'
    ],
    last: [
      'The bee had settled down until tomorrow, and {H} was asleep.',
      'All over the town lay a hundred tummies with room in them, and {H} was asleep.'
    ]
  })

export const beeBeforeTheViolinConcert = beeBeforeTheConcert({
  id: 'wish-bee-before-the-violin-concert',
  name: 'violin',
  wishes: ['violin concert tomorrow and a funny feeling in the tummy'],
  still: 'The bow lay down on the string, and stayed there.',
  wood: 'the violin’s belly',
  tried: 'drew the bow across, and it squawked',
  into: 'down both arms, and into the violin',
  rests: 'The violin lay in its case',
  answers: ['bow', 'string', 'strings', 'fiddle'],
  except: ['piano', 'recorder', 'guitar', 'drum', 'drums', 'trumpet', 'flute']
})

export const beeBeforeThePianoConcert = beeBeforeTheConcert({
  id: 'wish-bee-before-the-piano-concert',
  name: 'piano',
  wishes: ['piano recital tomorrow and a funny feeling in the tummy', 'recital tomorrow butterflies', 'recital tomorrow tummy', 'recital nervous tomorrow'],
  still: 'All ten fingers lay down on the keys, and did not press.',
  wood: 'the side of the piano',
  tried: 'pressed one key, right down at the bottom',
  into: 'down both arms, and into the piano',
  rests: 'The piano had its lid down',
  answers: ['keys', 'keyboard', 'pianist', 'grand'],
  except: ['violin', 'recorder', 'guitar', 'drum', 'drums', 'trumpet', 'flute']
})

export const beeBeforeTheRecorderConcert = beeBeforeTheConcert({
  id: 'wish-bee-before-the-recorder-concert',
  name: 'recorder',
  wishes: ['recorder concert tomorrow and a funny feeling in the tummy'],
  still: 'All the fingers lay down on the holes, and no breath went in.',
  wood: 'the recorder',
  tried: 'blew in at the top, and it squawked',
  into: 'up with the breath, and into the recorder',
  rests: 'The recorder lay in its bag',
  answers: ['whistle', 'descant', 'notes'],
  except: ['violin', 'piano', 'guitar', 'drum', 'drums', 'trumpet', 'flute']
})
