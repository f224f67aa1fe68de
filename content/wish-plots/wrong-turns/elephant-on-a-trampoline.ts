import { wishPlot } from '../wish-plot.ts'

const BEASTS = ['elephant', 'elephants', 'rhino', 'rhinos', 'rhinoceros', 'cow', 'cows', 'hen', 'hens']

export const elephantOnATrampoline = wishPlot({
  id: 'wish-elephant-on-a-trampoline',
  beginsElsewhere: true,
  wishes: ['an elephant on a trampoline', ...BEASTS.map((beast) => `${beast} trampoline`), 'elephant trampolining', 'elephant trampolene', 'elephant trampaline', 'elephant bouncing', 'elephant bounces', 'elephant wants to bounce', 'elephant can’t bounce', 'elephant jumping', 'elephant can’t jump', 'elephant cannot jump', 'elephant wants to jump', 'elephant learns to jump', 'rhino bouncing', 'animals trampoline', 'zoo trampoline', 'farm animals trampoline'],
  answers: ['an', 'a', 'big', 'huge', 'enormous', 'giant', 'heavy', 'heaviest', 'baby', 'little', 'young', 'funny', 'silly', 'elephant', 'elephants', 'hippo', 'hippopotamus', 'rhino', 'rhinoceros', 'cow', 'cows', 'hen', 'chicken', 'animal', 'animals', 'zoo', 'farm', 'jungle', 'trampoline', 'trampolines', 'trampolining', 'mat', 'springs', 'net', 'bounce', 'bounces', 'bounced', 'bouncing', 'bouncy', 'jump', 'jumps', 'jumped', 'jumping', 'tries', 'tried', 'wants', 'wanted', 'loves', 'loved', 'likes', 'learns', 'learned', 'learn', 'to', 'on', 'our', 'my', 'the', 'in', 'back', 'garden', 'backyard', 'yard', 'park', 'and', 'then', 'high', 'higher', 'sky', 'up', 'down', 'air', 'too', 'much', 'can’t', 'cannot', 'could', 'couldn’t', 'doesn’t', 'nobody', 'else', 'everyone', 'friends', 'friend', 'with', 'queue', 'turn', 'turns', 'wait', 'waits', 'bun', 'feet', 'foot', 'trunk', 'ears', 'who', 'that', 'goes', 'went', 'gets', 'got', 'has', 'had', 'go', 'first', 'time', 'today', 'son', 'daughter'],
  except: ['castle', 'broke', 'broken', 'breaks', 'hurt', 'arm', 'leg', 'ankle', 'hospital', 'fell', 'falls', 'died', 'dead', 'space', 'moon', 'stars', 'rocket', 'fat', 'teased', 'lost', 'stolen', 'hunter', 'poo', 'circus', 'toy', 'teddy', 'kangaroo', 'kangaroos', 'frog', 'sick', 'scared', 'afraid', 'flies', 'flying', 'wings', 'bath', 'bathroom', 'classroom', 'school', 'library', 'police', 'mouse', 'robot', 'dragon', 'dinosaur', 'boy', 'girl', 'baby'],
  moods: ['learning', 'first', 'waiting'],
  isTale: true,
  out: true,
  company: ['elephant', 'hippo', 'rhino', 'cow', 'hen', 'bun', 'mat', 'trampoline', 'grass', 'queue', 'trunk', 'tree', 'foot', 'feet', 'springs', 'bell'],
  about: 'An elephant gets on the trampoline, which goes down as far as the grass and stays there, and however it pushes, it does not leave the ground, until it is seen that an elephant never has all its feet in the air, and is bounced a quarter at a time.',
  titles: ['Even the Bun', 'A Quarter of an Elephant', 'An Elephant on the Trampoline', '{H} Bounces an Elephant', 'One Foot at a Time'],
  want: [
    {
      id: 'is-that-it',
      A: 'partner',
      paragraphs: [
        'An elephant got on {H}’s trampoline. The mat went down to the grass, and stayed there. “Is that it?” asked the elephant, who had always wanted to be up in the air. “There’s no more down left,” said {A}.',
        'Behind it a hippo, a rhino, a cow and a hen stood in a queue. Beside the elephant lay its bun, and that hadn’t bounced either.'
      ]
    }
  ],
  way: [
    {
      id: 'all-feet-at-once',
      A: 'partner',
      paragraphs: [
        '“You push off with all your feet at once,” said {H}. The elephant bent four knees, and pushed. Its ears went up, its trunk went up, and so did its tail. The feet stayed. “It was very nearly all of me,” said the elephant.',
        'Then it got off. Up shot the mat, and up shot the bun, as high as a tree. It came down, and was sent up again. “Even the bun,” said the elephant.'
      ]
    },
    {
      id: 'pet-nods',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The bun had still not finished. It went up and came down, a bit lower each time. {A} sat before it, and {A}’s head went up and down as well. “{A} says yes,” said the elephant, and was glad. “I wonder what I asked.”',
        'At last the bun lay still. {A} leaned forward, and so did the trunk. They met at the currants. Each of them was much too polite to take the first bite. So the bun was laid in the grass for later, and {A} said yes once more.'
      ]
    },
    {
      id: 'on-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll count for you,” said {A}. “Do I go on three,” asked the elephant, “or after it?” It was to go on three. So they all counted together. On three the elephant went red behind the ears, and stayed exactly where it was.',
        'But the rhino, at the back, hadn’t quite been listening. It heard three and set off. It went over the hill in a straight line. “That was a very good start,” said {H}. By and by it came back, with a bush on its nose, and asked who had won.'
      ]
    },
    {
      id: 'a-bucket-less',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’d have to be lighter,” said {A}. The elephant thought about what it could spare. It blew a whole bucket of water out of its trunk. After the water came some sand, and after the sand a pine cone. “I’d been looking for that,” it said.',
        'It tried again without those. The mat lay in the grass just as before. “How do you feel?” asked {H}. The elephant listened to itself. “Like an elephant,” it said, “with no pine cone.” It put the pine cone back in.'
      ]
    },
    {
      id: 'the-sigh',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The elephant got on again, to be sure. The hen had come closer to look, and stood on the rim, with its toes over the edge. Then the elephant sighed, and the springs felt that, and up went the hen. It came down with a very straight face.',
        '“You bounced it!” said {A}. “I only sighed,” said the elephant. It sighed once more, to see if it was true. Up went the hen, and shut its eyes. Then the cow stood on the rim, and hoped. But for a cow you’d have to be much, much sadder.'
      ]
    },
    {
      id: 'a-good-bed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The elephant got on once more. Since it was down there anyway, it lay down. The mat came up round it on every side, like a nest. “As a bed it’s very good,” it said, out of the nest. It shut one eye. The hippo, who was next, looked at {H}.',
        '“Does that count as your turn?” asked {A}. “I don’t know,” said the elephant. “I’m not doing anything.” They decided that a turn is only over once you’ve been up. So they all stood there until it had slept a little. The hippo yawned, and that took up most of the time.'
      ]
    },
    {
      id: 'other-reads-the-label',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had found the label, on one of the legs. “For ages three and over,” read {A}. “How old are you?” “Forty,” said the elephant. “Then it’s all right,” said {A}. It said no shoes, either. The elephant showed its feet, one after another.',
        'Right at the bottom there was something about weight. It was in the smallest letters that {A} had ever seen. “What’s it say?” asked {H}. The elephant put one eye quite close. “It’s so tiny,” it said, “it can’t be about me.”'
      ]
    },
    {
      id: 'who-would-hold-it',
      A: 'partner',
      paragraphs: [
        'To think, the elephant walked once round the whole queue. {A} watched its feet. One was in the air, and three stood on the ground. Then another went up, and again there were three on the ground.',
        '“Don’t you ever have all of them up?” asked {A}. The elephant stopped. “Who’d hold the elephant?” it asked.'
      ]
    },
    {
      id: 'elder-and-uncle-bert',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one bed with springs,” said {S}, “and five of us slept in it. When Uncle Bert turned over, I was in the air.” “Every night?” asked {A}. “At about ten,” said {S}, “and again at four. I saw the top of the wardrobe. There was a hat up there.”',
        '“And when you turned over?” “Then I turned over,” said {S}. “Uncle Bert never knew a thing about it.” The elephant had come quite close. “What was he like?” it asked. “Very kind,” said {S}. “He gave me the hat.”'
      ]
    },
    {
      id: 'child-shows-how',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to show the elephant how to jump, on the grass. {S} bent down very low, and swung both arms. Then up came one foot. It went down, and up came the other. “Did you see?” asked {S}. “I was right up.”',
        'The elephant had seen it exactly. It clapped with its ears. “Were you both up?” asked {A}. {S} looked down at two feet, which stood there side by side. They had both been up, said {S}. They’d only had to take turns.'
      ]
    },
    {
      id: 'three-and-one',
      A: 'partner',
      paragraphs: [
        '“So that’s why it can’t jump,” said {A}. “It’s an animal that always stands on something.” The queue grew very quiet. {H} looked at the mat, which still trembled a little.',
        '“Then it can stand on three,” said {H} slowly. “What’s left over?” “One,” said the hen, who was best at small numbers.'
      ]
    }
  ],
  turn: [
    {
      id: 'boing',
      A: 'partner',
      paragraphs: [
        'The elephant stood on the grass, and dropped just one foot on the mat. Boing, went the mat, and gave it back. The foot flew up, higher than it had ever been.',
        'Down it came, and up it went once more. The other three held the elephant, and looked on. “That’s me,” said the elephant. “That up there is me.”'
      ]
    },
    {
      id: 'feet-at-the-back',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With the back feet it was harder, since the elephant could not see them. It stood with its tail to the trampoline, and had to ask. “Is it up?” “It’s up,” said {H}. “And now?” “It’s on its way down.” “How does it look?” {A} bent to see. “Pleased,” said {A}.',
        '“It’s always been a quiet foot,” said the elephant. It had walked behind for forty years, and never been asked. Now it did not want to stop. It took five more bounces, and then one that was really the last.'
      ]
    },
    {
      id: 'trunk-has-a-go',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In between, the trunk wanted a go. It slapped down on the mat, flew up in a big loop, and landed behind one ear. From there it hooted. “That wasn’t me,” said the elephant, and looked round. “I think it laughed.”',
        'They had to take it by the tip and lead it back. Twice it turned round on the way. “It hasn’t got a foot on the ground at all,” said {A}. That was true. It had been up in the air all its life, and had never told the feet.'
      ]
    },
    {
      id: 'added-up',
      A: 'partner',
      paragraphs: [
        'Then the elephant turned a little, and put in the next foot, and the next. {A} added up the quarters. “That’s one whole elephant,” said {A}, “bounced.”',
        'The hippo did it in quarters too, and so did the rhino and the cow. Last came the hen, and was finished in two halves. The elephant shared out the bun. “Taste how light it is,” it said, “from all that going up.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the elephant, to where the queue ended.',
      '{names} looked for the mat, and found it under the elephant.',
      { text: '{names} tapped one of the springs, which was as long as it would go.', needs: ['hands'] },
      { text: '{names} handed the rhino a leaf, to wait with.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed off as well, in case that helped.',
      '{names} watched the bun out of sight.',
      { text: '{names} fanned the elephant with a cap.', needs: ['hands'] },
      { text: '{names} kept the hippo’s place, while it went to drink.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up and down beside the foot, to keep it company.',
      '{names} cheered for each quarter, and twice for the hen.',
      { text: '{names} held on to the rim, so that it did not wander.', needs: ['hands'] },
      { text: '{names} picked the currants out of the grass.', needs: ['hands'] }
    ]
  },
  bed: [
    'The elephant went home with a foot in the air, a different one each time. The hippo and the rhino went after it, and the cow carried the hen.',
    '{H} washed all ten toes, and lay down. One foot went up under the blanket and came down. Then it was the other one’s turn.'
  ],
  last: [
    'The mat trembled a little in the dark, with nobody on it, and {H} was asleep.',
    'The bed held all of {H}, every quarter, and {H} was asleep.'
  ]
})
