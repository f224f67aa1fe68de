import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const deer = wishPlot({
  id: 'wish-deer',
  beginsElsewhere: true,
  wishes: ['deer', 'deers', 'a deer', 'roe deer', 'red deer', 'fallow deer', 'muntjac', 'white tailed deer', 'baby deer', 'fawn', 'fawns', 'stag', 'stags', 'doe deer', 'bambi', 'shy deer', 'deer forest', 'deer wood', 'deer woods', 'deer park'],
  answers: ['shy', 'quiet', 'forest', 'wood', 'woods', 'park', 'tree', 'trees', 'edge', 'antlers', 'antler', 'spots', 'spotty', 'ears', 'tail', 'white', 'brown', 'big', 'little', 'baby', 'gentle', 'friendly', 'drawing', 'saw', 'seeing', 'spotting', 'watching', 'watch', 'meets', 'meeting', 'who', 'that', 'came', 'visited', 'funny', 'sleepy', 'friend', 'grass', 'picture'],
  except: [...NOT_WELL, 'car', 'road', 'hit', 'hunter', 'hunters', 'hunting', 'hunt', 'shot', 'gun', 'reindeer', 'santa', 'sleigh', 'christmas', 'snow', 'tiger', 'wolf', 'wolves', 'mother', 'mum', 'mummy', 'orphan', 'party', 'night', 'venison', 'tick', 'ticks', 'roses', 'garden', 'oh', 'diary', 'letter', 'afraid', 'scared', 'fox', 'rabbit', 'owl', 'bear', 'skunk'],
  company: ['deer', 'pencils'],
  out: true,
  about: 'The hero has ten drawings of a deer, all from behind, for it runs from whoever creeps; so they go by it loudly, and draw what there is time for.',
  titles: ['Ten Bottoms and One Nose', '{H} Draws a Deer from the Front', 'Going By', 'The Deer That Turned Round', 'Off It Goes on Tiptoe'],
  want: [
    {
      id: 'nine-bottoms',
      A: 'partner',
      paragraphs: [
        '{H} had a drawing book with nine deer in it, and all of them were bottoms. For each deer had heard {H}, and up had gone a white tail, and that was that. {H} wanted one from the front, with a nose on.',
        'Now there was a deer at the edge of the wood. “Sh,” said {A}. They went on tiptoe, and then on their stomachs. One ear turned round. Up went the tail. “Ten,” said {H}, and drew it.'
      ]
    }
  ],
  way: [
    {
      id: 'even-quieter',
      A: 'partner',
      paragraphs: [
        '“We were too loud,” said {A}. So they took off their shoes, because one of them squeaked. They went from tree to tree, and peeped out, one above the other.',
        'They were so quiet that they could hear the deer chew. Then the chewing stopped. “What did it hear?” asked {H}. “Us,” said {A}, “not making a noise.”'
      ]
    },
    {
      id: 'two-ears-two-ways',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It can turn each ear by itself,” said {A}. “The left one listens to the road, and the right one listens to us.” {H} wanted to know if {A} could do that. {H} went to the left side and whispered “seven”. A pigeon cooed on the right.',
        '{A} shut both eyes. “Seven pigeons,” said {A}. “It was one,” said {H}. “Then it’s harder than it looks,” said {A}, and felt both ears. They had not turned at all.'
      ]
    },
    {
      id: 'a-lamp-at-the-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tail is brown on top and as white as paper underneath. “It’s a lamp,” said {A}. “It isn’t for us. It’s for the deer behind, so that it knows where to run.” {H} tucked a handkerchief into the back of {A}’s waistband. “Run,” said {H}.',
        '{A} ran in and out between the trees, and {H} ran after the white. It went left at the stump. It went right round the holly. Then it stood still. “I’ve lost myself,” said {A}. “You haven’t,” said {H}. “You’re just in front of me.”'
      ]
    },
    {
      id: 'looking-through-them',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They sat on a log and went through the drawing book. “I like number four,” said {A}. “It’s leaving to the left.” In number seven there was also a bit of hoof. Number nine was only grass, but the grass was moving.',
        '“They’re very good,” said {A}. “If ever I meet a deer from behind, I’ll know who it is.” {H} turned to a clean page. On that one {H} drew a round black nose, in the middle, to begin with. There was nothing round it yet.'
      ]
    },
    {
      id: 'coffee-beans',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were footprints in the mud, and each one was in two halves, like a coffee bean. {H} and {A} followed them. They went under a branch, and round a puddle, and under another branch. They were getting fresher. “We’re very close,” whispered {A}.',
        'Then there were some others beside them, with a zigzag, and somebody’s bare toes. “It’s being followed,” whispered {H}. “By two people.” {A} looked at the toes for a while. “The smaller one has lovely feet,” said {A}. They had come all the way round.'
      ]
    },
    {
      id: 'chewing-twice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A deer eats everything twice,” said {A}. “First it swallows it in a hurry, before anybody comes. Later, when it’s lying down and feels safe, it brings it up and chews it properly.” They could see its jaw go round, far off. It was going sideways.',
        '{H} tried that with a bit of apple, sideways. It went quite well, and it lasted till the stile. “And now bring it up again,” said {A}. They both thought about that. {H} swallowed. Once was enough for an apple.'
      ]
    },
    {
      id: 'a-new-hat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The father deer loses his antlers every year,” said {A}, “both of them. And then he grows bigger ones.” “Doesn’t he look for them?” asked {H}. “He doesn’t need to. They’re already coming. They’ve got fur on to begin with.”',
        '{H} held two twigs above {A}’s ears. That was the first year. Then they found two longer ones, with forks. By the fourth year {A} could not get between the birches any more, and had to walk round. “And all that without hands,” said {A}.'
      ]
    },
    {
      id: 'warm-grass',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They came to a place where the grass lay flat. It was as long as a bath, and rounder. {H} felt it with one hand. It was still warm. “That’s its bed,” said {A}. “It’s only just got up.” {H} lay down in it on one side and drew up both legs.',
        'It fitted exactly. From down there you could see nothing but stalks, and a beetle going up one of them. “Can you see me?” asked {H}. “No,” said {A}, quite close. “But there’s a tuft of hair in the grass, and it’s asking.”'
      ]
    },
    {
      id: 'it-barks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Bo!” went something behind the trees. “Bo! Bo!” “There’s a dog,” said {H}. “That’s no dog,” said {A}. “That’s a deer. They bark, when they can’t make up their minds who somebody is.” It sounded like a dog with a cold in a bucket.',
        '“We’re {H} and {A},” called {H}. It was quiet for a bit. They thought that it was thinking about the names. “Bo,” it said then, a good way further off. It still wasn’t sure about {A}.'
      ]
    },
    {
      id: 'spots-of-sun',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A young deer can’t run yet. It lies under the ferns, with white spots on its back, and keeps still. Whoever comes by thinks that it’s the sun shining through. {H} lay down under the ferns too. {A} went past twice, and looked very hard.',
        '“I can only see some sun,” said {A}, “in a yellow jumper.” {H} held still for a bit longer. By then real spots of sun had come through the leaves. They lay on one cheek, and moved a little. Nobody could have said which of them was pretending.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been brought along, and had not crept at all. {A} just stayed in the middle of the grass, and looked about. The deer lifted its head. It looked at {A}, and {A} looked at it. Neither of them had come on tiptoe.',
        'Then it went on eating, and {A} had a look at the grass as well. “What does {A} do that we don’t?” whispered {H}, behind the tree. The tail went up. It had not been {A} who whispered.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once met one face to face,” said {S}. “I was hanging out the washing. I took down a sheet, and there it stood, behind the sheet, with a peg in its mouth.” “What did you do?” asked {A}. “I said good morning,” said {S}.',
        '“What did it look like from the front?” asked {A}, with the pencil ready. {S} thought about it, and shut one eye. “Surprised,” said {S}, “and wooden. But that was the peg.” {A} drew the peg, in case it was needed.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} could creep better than anybody. {S} had practised on biscuits. Down went {S}, flat in the grass, and crawled, with two fern leaves for ears. The ferns went a little way forward. They stopped. They went forward again.',
        '“Is it still there?” the ferns asked loudly. It was not, and it had not been there since the biscuits. “It’s gone,” said {A}. “Was I quiet, though?” asked {S}. “You were so quiet,” said {A}, “that I heard it leave.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat on a rug in the long grass, and found a daisy, and told it something. It was a long story and had only one word in it. The deer looked up. It listened with the left ear, and then with both.',
        'It took three steps nearer. A small “ba” came out of {A}, for the daisy. The deer put its head on one side. {H} hardly dared to open the pencils. Then {A} was quiet, because of the daisy. Up went the tail. It had been such a good story.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“I know how you do it,” said {A}. “You’ve got to smell like a wood.” So they rubbed moss on their sleeves, and put a leaf down each sock. {A} had a fir cone in one pocket, and sat on another by mistake. They smelled of everything but people.',
        'The wind blew across to the deer. It put up its nose. They could see it think: moss, leaf, fir cone, cheese sandwich. “That’s me,” said {A}. “It’s in the other pocket.” All that was left was ferns, nodding.'
      ]
    },
    {
      id: 'the-barrow',
      A: 'partner',
      paragraphs: [
        'Then a man came along the path with a squeaky wheelbarrow. He had a cold, and he sang. He went right past the deer, and it did not even look up.',
        '“He’s louder than we are!” said {H}. “He isn’t creeping,” said {A}. “He’s only going by. Who comes on tiptoe, and hides behind trees, and peeps?” {H} thought. “A wolf,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'going-by',
      A: 'partner',
      paragraphs: [
        '“Then we’ll go by,” said {H}. They put on their shoes and walked down the middle of the path. “Have you got the potatoes?” asked {A} loudly. “No,” said {H}. “Have you?” The deer went on eating. {H} drew an ear. They turned round, and there was time for the other ear.',
        'They went by seven times, squeaking. On the seventh the deer looked straight at them, with a daisy in its mouth. {H} drew the nose.'
      ]
    },
    {
      id: 'potatoes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It’s not easy to talk about nothing for so long. “The potatoes are in the bag,” said {A}. “Which bag?” “The potato bag.” They were past. They turned. “And where’s the bag?” said {H}. “With the potatoes,” said {A}.',
        'On the way back {A} sneezed, by accident, as loud as a door. They both stopped breathing. The deer looked up, chewed, and looked down. It had heard the man with the cold, and had thought so already: they all have it.'
      ]
    },
    {
      id: 'wobbly-line',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Drawing while you walk gives you a line that hops. The left ear had three corners. The leg had a stone in it, where {H} had trodden on one. “Don’t look at the paper,” said {A}, and steered {H} by the hood round a puddle.',
        '“Don’t look at the deer, either,” said {H}. “You’re peeping.” {A} looked up at the sky, and sang to it, and walked into a bush. The deer watched {A} get out again. Then there was time for a bit of neck.'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        'On the way home {H} heard somebody chewing. {H} turned round. There on the path stood the deer, with its neck stretched out. It had come after them. “What does it want?” whispered {A}.',
        '“It’s only seen us going by,” said {H}. “It wants one from the front.” {H} stood quite straight, so that everything could be seen. The deer took its time. It began with the ears. Then it walked off, with its tail down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay flat in the grass as well, and got an ant.',
      '{names} watched the white tail for as long as there was one.',
      { text: '{names} sharpened a pencil, too loudly.', needs: ['hands'] },
      { text: '{names} held back a branch, and let it go too soon.', needs: ['hands'] }
    ],
    way: [
      '{names} waited by the shoes, and kept very quiet, which was no help.',
      '{names} stayed behind the last tree and peeped too.',
      { text: '{names} oiled the squeaky shoe with a bit of butter from a sandwich.', needs: ['hands'] },
      { text: '{names} waved to the man with the barrow, and he waved back.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by at the back, and looked at nothing at all.',
      '{names} came along all seven times.',
      { text: '{names} carried the potatoes, which were not there.', needs: ['hands'] },
      { text: '{names} held the pencil that was not being used.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes stood by the door, and there was moss on one of them. The drawing book leaned against the lamp. It was open at the nose.',
    '{H} got clean, and lay down on one side with both legs drawn up. That is how it is done in long grass.'
  ],
  last: [
    'Nobody crept, and nobody peeped, and {H} was asleep, with one ear to the road.',
    'The deer from the front looked down from the lamp for a long time, and saw {H} asleep.'
  ]
})
