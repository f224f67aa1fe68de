import { wishPlot } from '../wish-plot.ts'

export const recorder = wishPlot({
  id: 'wish-recorder',
  beginsElsewhere: true,
  wishes: ['recorder', 'recorders', 'recorder lesson', 'recorder concert', 'recorder solo', 'playing the recorder', 'descant recorder', 'solo', 'first solo', 'solo concert', 'concert solo', 'four notes', 'three notes', 'recital', 'recorder practice', 'recorder practice stops', 'tin whistle', 'tin whistles', 'penny whistle'],
  except: ['grumpy', 'magic', 'talking', 'sleep', 'sleeps', 'piano', 'violin', 'viola', 'cello', 'double', 'guitar', 'ukulele', 'ukelele', 'drum', 'drums', 'drumming', 'drummer', 'trumpet', 'trombone', 'cornet', 'horn', 'tuba', 'brass', 'flute', 'clarinet', 'oboe', 'saxophone', 'sax', 'harp', 'harmonica', 'keyboard', 'triangle', 'xylophone', 'bells', 'choir', 'sing', 'sings', 'singing', 'sang', 'song', 'songs', 'singer', 'vocal', 'voice', 'carol', 'carols', 'dance', 'dances', 'dancing', 'ballet', 'tape', 'video', 'flight', 'han', 'star', 'rock', 'pop', 'band', 'taylor', 'swift', 'lost', 'lose', 'broken', 'broke', 'cancelled', 'nativity', 'sheep', 'mouse', 'elephant', 'frog', 'bear', 'dog', 'cat', 'swim', 'flying', 'football', 'goal', 'climbing', 'cup', 'poem', 'speech', 'gaelic'],
  answers: ['play', 'plays', 'playing', 'played', 'learning', 'learn', 'learns', 'learnt', 'lesson', 'lessons', 'practise', 'practising', 'practice', 'practicing', 'concert', 'school', 'class', 'assembly', 'summer', 'christmas', 'spring', 'end', 'term', 'year', 'solo', 'first', 'notes', 'note', 'only', 'knows', 'can', 'four', 'three', 'squeak', 'squeaks', 'squeaky', 'squeaking', 'loud', 'nervous', 'worried', 'excited', 'tomorrow', 'today', 'new', 'music', 'teacher', 'hall', 'stage', 'front', 'everybody', 'parents', 'instrument', 'hot', 'cross', 'buns', 'tune', 'descant', 'big', 'performance', 'recital', 'performing', 'perform', 'only one'],
  moods: ['first', 'waiting', 'learning', 'proud', 'afraid'],
  company: ['recorder', 'concert', 'front row', 'cellar', 'notes', 'holes', 'solo', 'egg', 'baggage', 'head teacher'],
  about: 'The hero has a solo in the concert and only four notes to make it of, until somebody hears what they say.',
  titles: ['B, A, G', 'The Longest Word There Is', '{H} Says Egg to Everybody', 'Four Notes and an Eek', 'It Has Hatched'],
  want: [
    {
      id: 'four-notes',
      A: 'partner',
      paragraphs: [
        '{H} could play four notes on the recorder. They were called B, A, G and E. In the concert {H} had a solo, and it was to be something of {H}’s own. {H} wanted it to be one that people would remember.',
        '“Let’s hear it,” said {A}, and sat down in the front row. {H} played all four of them, one after the other. It was like somebody going down into a cellar. Then {H} played them back up, and there had been nothing in the cellar. “Is that it?” asked {A}. “There aren’t any more,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'eek',
      A: 'partner',
      paragraphs: [
        '“Try it faster,” said {A}. Now it was somebody falling into the cellar. “Or louder.” But a recorder has only one sort of loud. {H} blew hard, and it went eek, and {A} fell out of the front row.',
        '“There was a hole open,” said {A}. {H} pressed until there were rings on all the fingers. B, A, G, it went, as smooth as butter, and at E it went eek. {H} put down the recorder. “You can’t say anything,” said {H}, “with only four notes.”'
      ]
    },
    {
      id: 'hens',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} showed {A} how the holes worked. You sat on each of them with the soft part of a finger, as a hen does. If a hen got up a little at one side, it went eek. “Which of them was it?” asked {A}.',
        '{H} looked along the row. It was nearly always the third hen, who had the shortest legs. “Sit,” said {H}. They played E once more, and it came out round and brown. “Good hen,” said {A}.'
      ]
    },
    {
      id: 'cough',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“At a concert there’s always somebody who coughs,” said {A}, and coughed. “There’s somebody with a sweet,” said {A}, and rustled. “And somebody very small asks if it’s finished.” {H} played straight on through all of them.',
        'The second time {H} listened for the cough, and put the G just there. After that it sounded as if it had been meant. “You could ask that cough to come,” said {A}. “It was a good one.”'
      ]
    },
    {
      id: 'what-they-sound-like',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried the four notes in every order. In one of them it was an ice-cream van that had run out. In another it was a doorbell, in a house where nobody hurries.',
        'There was a third that {A} knew from somewhere. {H} played it again, and {A} thought with both eyes shut. “That’s the lift at the dentist’s,” said {A}, “just before the doors open.” Neither of them wanted that for a solo.'
      ]
    },
    {
      id: 'left-over',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the recorder began to sound as if somebody were playing it under water. “It’s full,” said {H}, and put a finger over the slot, and blew. A drop ran out at the bottom end, and lay on the table.',
        '{A} looked at it with respect. “Is that music?” asked {A}. “It’s what’s left over,” said {H}. It was not much, for so much playing. {A} wiped up the end of a G.'
      ]
    },
    {
      id: 'the-bow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised the bow, because that needs no notes at all. The first time {H} had the recorder under one arm. It stuck out at the back, and swept the butter along the table. “It has to bow too,” said {A}.',
        'The second time {H} held it upright in both hands, and they bowed together. {A} clapped until {H} came up. It took rather long. “I was counting,” said {H}, from down there. “The bow’s longer than the solo.”'
      ]
    },
    {
      id: 'kettle',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the middle of it the kettle joined in, with a note of its own. “What’s that one called?” asked {A}. {H} tried all four against it. It was not B, and not A. It was far too high for a G. “We haven’t had that yet,” said {H}. “We get it after the holidays.”',
        'They let the kettle finish. It had no thumb hole and no lessons, and it was a whole book ahead.'
      ]
    },
    {
      id: 'long-g',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Then perhaps one long one,” said {A}. {H} took a breath from right down in the socks, and blew a G, and {A} counted. At nine it was as straight as a shelf. At twelve it got thin. At fifteen it was hardly more than an idea of a G.',
        '{H} sat down on the floor, with pink ears. “You could have hung washing on that,” said {A}. But people do not come to a concert to hang washing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had nothing against the first three notes, and stayed where {A} was. At the E that went eek, {A} moved off by the width of one rug.',
        '{H} tried again, with the fingers flat. {A} stopped, and looked back. “That was nearly one,” said {H}. You could see from {A} how near it was. When it came out as it should, {A} was halfway home again.'
      ]
    },
    {
      id: 'elder-triangle',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had the triangle,” said {S}. “It was one ting, in bar thirty. I counted for the whole of the song. And at twenty-nine a lady’s hat fell off, and I looked.” “Did you miss it?” asked {A}.',
        '“I did it at the very end,” said {S}, “when everybody was quiet. It was the loveliest ting you ever heard. The year after, they wrote it down there.”'
      ]
    },
    {
      id: 'child-blows',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted a go. {S} did not bother with the holes. {S} took a big breath and blew it all in at once. It was like a train that has seen a cow. “Those were all the notes there are,” said {A}.',
        '“I’ve got more than you,” said {S}. {A} had to admit it. “But you’ve used them up,” said {A}, and wiped the mouthpiece. {S} looked down the other end, and it was so.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-said-bag',
      A: 'partner',
      paragraphs: [
        '“Play it once more,” said {A}, “and stop before the E.” B, A, G, went the recorder. “There,” said {A}. “You said bag.” {H} had not known that it could. They wrote the notes on bits of paper, each a few times, and pushed them about. A, G, E. “Age,” said {A}. E, G, G. “Egg!” said {H}, and played it at once. E, G, eek.',
        '“It’s hatched,” said {A}.'
      ]
    },
    {
      id: 'abbage',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked for more of them. There was beg, and there was gag. “Cabbage!” cried {A}, and had all the papers in a row, except that there was no C. They looked under the table, and it was not there either.',
        '{H} played it without. A, B, B, A, G, E, it went. “Abbage,” said {A}. It was quite clear what was meant. It was a cabbage that had a cold.'
      ]
    },
    {
      id: 'answers',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What did you carry the shopping in?” asked {A}. B, A, G, played {H}. “And what was in it?” E, G, G. “Just the one?” E, G, G. E, G, G. E, G, G. {A} counted along. “And what do you say for another?” B, E, G, played {H}.',
        '“Do you always talk like this?” asked {A}. {H} thought. There was no yes in it, and no no. So {H} played A, which could be either.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They did not want every egg to hatch. So {A} held a strip of paper in front of the recorder, where the breath comes out. It stood straight up. “You’re blowing as if it were a candle,” said {A}. “Blow as if it were soup.”',
        '{H} did, and the paper only nodded. E, said the recorder, deep and mild. “And now as if it were somebody else’s soup,” said {A}. That was the best one so far.'
      ]
    },
    {
      id: 'baggage',
      A: 'partner',
      paragraphs: [
        'Then {A} was sent outside the door, and {H} pushed the papers about for a long time. At last there were seven notes, slow and clear. “Bag,” said {A} out there. “Bag, and then something. Baggage?” “Baggage!” called {H}. “It’s the longest one there is!” First baggage and then egg, that was the solo.',
        '“They won’t know what it says,” said {A}. “I will,” said {H}. “They’ll all be sitting there in their good jumpers, and I’ll say egg to the head teacher.” “And if it goes eek?” “Then it’s hatched,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a place in the second row.',
      '{names} came in late, as somebody always does at a concert.',
      { text: '{names} folded a programme with one thing on it.', needs: ['hands'] },
      { text: '{names} turned the lamp, so that it shone on the solo.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the eek, and came down facing the other way.',
      '{names} sat under the front row until the E was over.',
      { text: '{names} clapped after the G, a little too early.', needs: ['hands'] },
      { text: '{names} peeped down the recorder from below, for the rest of the notes.', needs: ['hands'] }
    ],
    turn: [
      '{names} trod on an E, and carried it off under one foot.',
      '{names} waited for whatever came out of the egg.',
      { text: '{names} wrote one more G, because they ran out so quickly.', needs: ['hands'] },
      { text: '{names} clapped for the baggage, and again for the egg.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took the recorder apart, wiped out the wet, and put it in its B, A, G.',
    'Then {H} washed. For bed there was a B, and there was an E, but there was no D. That part had to be done lying down.'
  ],
  last: [
    'B, E, and the rest of it was only breath, in and out, for {H} was asleep.',
    'The recorder lay in its bag and said nothing at all, and {H} slept.'
  ]
})
