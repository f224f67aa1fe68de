import { wishPlot } from '../wish-plot.ts'

export const whoeverSing = wishPlot({
  id: 'wish-whoever-sing',
  visits: 'anything',
  whoever: [
    'wants to sing',
    'can’t sing',
    'wants to be a singer',
    'wants to learn to sing',
    'sings badly',
    'sings wrong',
    'sings out of tune',
    'is afraid to sing',
    'is too shy to sing',
    'is bad at singing',
    'is no good at singing',
    'dreams of singing',
    'dreams of being a singer',
    'can’t sing in tune',
    'has a terrible singing voice',
    'is tone deaf',
    'can’t hold a tune',
    'sings off key',
    'sings the wrong notes',
    'gets the notes wrong',
    'is rubbish at singing',
    'has a croaky voice',
    'can’t reach the high notes',
    'wishes it could sing',
    'forgot how to sing',
    'can’t carry a tune'],
  company: ['van', 'corner', 'window'],
  about: 'The hero has the beginning of a tune and no end; whoever cannot sing always comes out in the same wrong place, and that is the end of it.',
  titles: ['Round the Corner', 'How It Goes On', 'Pom, Pa-Ree, Pom', '{visitor} Sings It Wrong', 'The Van With the Tune'],
  want: [
    {
      id: 'the-beginning',
      A: 'partner',
      paragraphs: [
        '{H} had half a tune. “Dum di dum, da dee,” sang {H}, and there it stopped, with one foot in the air. {H} wanted to know how it went on. “Where did you get it?” asked {A}. “From the van,” said {H}. “It plays that, and then it’s round the corner.”',
        'There was a cough at the door. It was {visitor.first}. “I can help you look for it,” said {visitor}. “But whatever I sing, I come out somewhere else.”'
      ]
    }
  ],
  way: [
    {
      id: 'row-your-boat',
      A: 'partner',
      paragraphs: [
        '“Everybody can sing,” said {A}. “Sing Row your boat.” {visitor} got ready. “Row, row, row your pom,” sang {visitor}, “pa-ree, pom.” The window hummed. “That isn’t how it goes,” said {A}. “I know,” said {visitor}. “It’s how I go.”',
        'So {A} put out three glasses of water, and rang one with a spoon. “Just do as it does.” Ting, went the glass. “Pom,” sang {visitor}. Ting. “Pa-ree.” “They asked me to leave the choir,” said {visitor}. “They asked very nicely.”'
      ]
    },
    {
      id: 'choir',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did you do in the choir?” asked {A}. “I opened and shut,” said {visitor}. “They said that it looked lovely. I turned the pages for the others, too.” Once, at the quiet bit, one had got out. It was only a small pom. It went right along the front row, and a man dropped his glasses.',
        '{H} wanted to have heard that. {A} was the front row, and {H} was the man. “Pom,” said {visitor}, quite low. {H} had no glasses, and dropped a spoon.'
      ]
    },
    {
      id: 'hum',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hum it first,” said {A}. “That’s singing with the door shut.” They all hummed round the table, and it buzzed right through the wood. {A} was a bee, and {H} was a fridge. {visitor} hummed so deep that the crumbs began to walk.',
        'They walked to the edge, and stopped in a row. “They’re listening,” said {H}. “They’re leaving,” said {visitor}. But at the edge they stayed, until the humming had stopped.'
      ]
    },
    {
      id: 'bath-voice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“In the bathroom everybody sounds better,” said {A}. So they went in there. They shut the door, and stood close together by the basin. {A} sang one note, and the tiles sang along. {H} sang one, and it was twice as long as in the hall.',
        '“Pom,” sang {visitor}. “Pom,” said the tiles. “Pom, pom,” said the bath. {visitor} turned round to see who that was. “They’ve got it from me,” said {visitor}. “Now they can’t do it either.”'
      ]
    },
    {
      id: 'ways-it-might-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} offered some ends to {H}. There was one that went up like a kettle. “Dum di dum, da dee, wheee?” “No,” said {H}. There was one that fell down some steps. “It doesn’t hurt itself,” said {H}. “It’s a happy one.” Then {A} simply stopped on one note, and bowed.',
        '“That’s only you, being finished,” said {H}. An end was like a key, and {H} could feel the hole. It had three teeth. None of {A}’s went in.'
      ]
    },
    {
      id: 'waiting-for-the-van',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could wait till the van comes by again,” said {A}. They opened the window, and leaned on the sill. There came a bicycle, and it ticked. There came somebody with keys. Far off there was a van, but it said nothing, and had pipes on its roof.',
        '“It only comes in the mornings,” said {H}. “I run to the window. I hear it as far as the lamp post. Then there’s a bus.” They looked at the lamp post. Behind it was where all the rest had gone.'
      ]
    },
    {
      id: 'your-own-noise',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“But you’ve got a noise of your own,” said {A}. “What do you do all day?” {visitor} showed them, and {caller.does}. They listened with their eyes shut. There was a rustle in it, and after that came a sort of plop. “That’s got a beat,” said {A}.',
        '“Nobody’s ever listened to that,” said {visitor}. “They look at it.” {A} {caller.move}, in time, and {H} did dum di dum on top. It was nearly a song. It only had no end either.'
      ]
    },
    {
      id: 'where-it-comes-from',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where does it come out?” asked {A}. Some people sing through the nose, and some from the stomach. They laid a hand on {visitor} here and there, and waited. “Pom.” It wasn’t at the top. It was strongest by {caller.part}.',
        '“You can feel it right through,” said {A}, and would not take the hand away again. “Is it the wrong place?” asked {visitor}. {A} had never felt a better one. It was like leaning on a bus.'
      ]
    },
    {
      id: 'earworm',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By now {A} had it as well. “Dum di dum, da dee,” sang {A}, while looking for a spoon. “There it goes!” said {H}. “You’ve caught it.” You can get a tune like that from anybody, just by standing near. {A} tried to shake it out over the sink.',
        '“I’ve never caught one,” said {visitor}. “Mine is there already. It won’t let anybody in.” {visitor} did not say that crossly. It was more as you speak of an old dog.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had gone out of the room at “da dee”. {A} had heard that all day. At “pom” the door moved, and there {A} was again, and stared at {visitor}. “Pom,” sang {visitor}, very carefully. {A} came one step nearer.',
        '“{A} never comes to anything that I sing,” said {H}. {visitor} sang the whole of it, quite low, pom, pa-ree, pom. At the end of it {A} looked round towards the window, as though somebody ought to be there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My father could only sing one song,” said {S}, “and he sang it to everything. He sang it to the kettle, and he sang it at weddings. He had different words for each.” “Was it in tune?” asked {A}. “Not so that you’d notice,” said {S}.',
        '“But you always knew where he was,” said {S}. “You could be lost at the fair. You only had to stand still for a bit.” {visitor} asked how it went. {S} knew it to this day, and got it just as wrong.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew a song with actions, and nobody had asked for it. “Heads and shoulders,” sang {S}, and hit them. “Knees and toes.” {visitor} joined in. “Pom and pa-ree,” sang {visitor}, “pom and pom.” “Where’s your pa-ree?” asked {S}.',
        '{visitor} thought that it was somewhere in the middle. {S} looked for one too, and found it just above the knee. {A} had two of them. After that they did it three times, and each time faster.'
      ]
    },
    {
      id: 'always-there',
      A: 'partner',
      paragraphs: [
        '{A} still held the spoon. “It isn’t something else each time,” said {A}. “It’s always the same. Pom, pa-ree, pom. Where do you live?” “Round the corner,” said {visitor}. “And where did you learn it?” “I’ve always known it,” said {visitor}. “In the mornings it drives up, and stops.”'
      ]
    }
  ],
  turn: [
    {
      id: 'together',
      A: 'partner',
      paragraphs: [
        '“You first,” said {A} to {H}, and lifted the spoon. “Dum di dum, da dee,” sang {H}, and the foot hung in the air. {A} pointed to {visitor}. “Pom,” sang {visitor}, “pa-ree, pom.” And the foot came down.',
        '“That’s it!” cried {H}. “That’s how it goes on!” It fitted like a lid. They sang it again, and {visitor} came in at exactly the right place. “You don’t sing wrong,” said {A}. “You only sing the second half.”'
      ]
    },
    {
      id: 'to-the-lamp-post',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had to try out how the van does it. {A} was the van, with a cushion for a wheel, and drove from the window to the door. {H} stood at the window, and {visitor} stood in the hall. “Dum di dum, da dee,” said the van in here. Then it was round the corner. “Pom,” it said out there.',
        '“It’s finished!” called {visitor} from the hall. “It’s only begun!” called {H}. The van stopped in the doorway, where you could hear both. It had the best place of all.'
      ]
    },
    {
      id: 'who-gets-which',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then they changed over. {H} took the end, and it was strange to begin with a pom. “You’re too early,” said {visitor}. “You have to wait for it.” {visitor} tried the beginning. “Dum di pom,” sang {visitor}. “Sorry. It’s a long way from home.”',
        '“Stay with yours,” said {A}. “Otherwise I’ve got two beginners.” So they changed back. It was nice to have been away, and nicer still to come in at the right place.'
      ]
    },
    {
      id: 'all-the-others',
      A: 'partner',
      paragraphs: [
        '“And Row your boat?” asked {visitor}. They sang it through to the very end. Life is but a dream, and there was the foot, up in the air again. “Pom,” sang {visitor}, “pa-ree, pom.” It did that song a lot of good.',
        '“I’ll be at my window tomorrow,” said {H}, “and you’ll be at yours.” “I’ll take over at the lamp post,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened for the rest of it, with the head on one side.',
      '{names} went to the window too, but there was only a street.',
      { text: '{names} beat time on the table, and had to stop at dee.', needs: ['hands'] },
      { text: '{names} whistled the half tune once more, all the way into the hall.', needs: ['hands'] }
    ],
    way: [
      '{names} felt the pom come up through the floor.',
      '{names} sang something as well, and it was nobody’s tune.',
      { text: '{names} drank a little from the high glass, and then it was the highest.', needs: ['hands'] },
      { text: '{names} fetched a fourth glass, for anything that might be over.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in at the pom, half a pom late.',
      '{names} turned round twice to pa-ree, and once to pom.',
      { text: '{names} conducted with a fork, from a chair at the back.', needs: ['hands'] },
      { text: '{names} clapped the foot down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The three glasses were drunk up, low, middle and high. After that they all had the same note.',
    'They washed in time, and lay down. {H} only breathed the beginning, very softly, and the end was breathed from somewhere round the corner.'
  ],
  last: [
    'Dum di dum, da dee, went the breath, and both feet lay down, and {H} was asleep.',
    'The tune had gone all the way home, and {H} was asleep.'
  ]
})
