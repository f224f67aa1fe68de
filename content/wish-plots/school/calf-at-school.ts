import { wishPlot } from '../wish-plot.ts'

export const calfAtSchool = wishPlot({
  id: 'wish-calf-at-school',
  wishes: ['cow school', 'cow at school', 'cow visits school', 'cow visiting school', 'cow visited school', 'cow comes to school', 'cow came to school', 'cow in school', 'cow nursery', 'cow visits nursery', 'cow kindergarten', 'cow preschool', 'cow class', 'cow classroom', 'cow in class', 'cow in the classroom', 'cow playground', 'cow teacher', 'cows school', 'cows visit school', 'calf school', 'calf at school', 'calf visits school', 'calf visiting school', 'calf visited school', 'calf comes to school', 'calf came to school', 'calf in school', 'calf nursery', 'calf visits nursery', 'calf kindergarten', 'calf preschool', 'calf class', 'calf classroom', 'calf in class', 'calf playground', 'calf teacher', 'calves school', 'baby cow school', 'baby cow visits school', 'baby cow came to school', 'baby cow nursery', 'baby cow class', 'farmer brings calf', 'farmer brought calf', 'farmer brings cow', 'farmer brought cow', 'farmer calf school', 'farm visits school calf', 'mobile farm calf', 'calf for calf club', 'calf club'],
  answers: ['cow', 'cows', 'calf', 'calves', 'baby', 'little', 'small', 'brown', 'real', 'live', 'farm', 'farmer', 'farmer’s', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'playground', 'yard', 'hall', 'teacher', 'children', 'visit', 'visits', 'visiting', 'visited', 'visitor', 'comes', 'come', 'came', 'coming', 'goes', 'go', 'went', 'going', 'brings', 'brought', 'bringing', 'brought', 'to', 'at', 'in', 'into', 'our', 'my', 'his', 'her', 'the', 'today', 'tomorrow', 'yesterday', 'tuesday', 'monday', 'friday', 'week', 'day', 'trailer', 'grass', 'tongue', 'nose', 'lick', 'licks', 'licked', 'hand', 'hands', 'fingers', 'stroke', 'stroked', 'pet', 'petted', 'feed', 'fed', 'named', 'called', 'name', 'wet', 'soft', 'big', 'excited', 'first', 'time', 'animal', 'animals', 'mobile', 'day', 'show', 'lies', 'lay', 'stand', 'stands'],
  except: ['died', 'dead', 'dies', 'slaughter', 'butcher', 'meat', 'beef', 'steak', 'burger', 'killed', 'sold', 'sick', 'ill', 'hurt', 'kicked', 'kick', 'scared', 'afraid', 'vet', 'lost', 'escaped', 'roof', 'moon', 'jump', 'jumps', 'jumped', 'fly', 'flies', 'flying', 'dance', 'dances', 'dancing', 'sing', 'sings', 'learn', 'learns', 'reads', 'read', 'talking', 'talks', 'purple', 'rainbow', 'magic', 'robot', 'alien', 'dragon', 'dinosaur', 'space', 'teaches', 'bus', 'bull', 'whale', 'elephant', 'giraffe', 'goat', 'pig', 'horse', 'sheep', 'chicken', 'hen', 'duck', 'dog', 'cat', 'rabbit', 'snake', 'allergic', 'costume', 'christmas', 'nativity'],
  nothingElse: true,
  moods: ['first', 'waiting', 'learning', 'proud'],
  out: true,
  company: ['calf', 'farmer', 'mat', 'trailer', 'bench', 'grass', 'nose', 'tongue', 'class', 'teacher', 'cow', 'beans', 'picture', 'pegs', 'door', 'ear'],
  about: 'A calf comes to visit the school and lies down on the doormat, and with the whole class in front of it cannot get up, until one finger on a forehead shows that whoever gets up needs room for the nose.',
  titles: ['Room for the Nose', 'The Visitor on the Mat', '{H} and the Calf', 'Up From the Back', 'We Are the Finger'],
  want: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H}’s school had a visitor on Tuesday. It was a calf called Button, and it came in a trailer. {H} was to show it round. There were the pegs, the hall, and the beans on the window sill. Whoever was at home could come too, and so {A} was there.',
        'But just inside the door there was a mat. The calf looked at it, folded up its legs, and lay down. It looked like furniture.'
      ]
    }
  ],
  way: [
    {
      id: 'bunches-of-grass',
      A: 'partner',
      paragraphs: [
        'The farmer was still outside, parking the trailer. So the class fetched grass, knelt down close in front of the calf, and held it out. “The pegs are this way, Button,” said {H}. The calf ate all of it.',
        'Then it did want to get up. Its head swung forward, right into twenty-two children, and it lay down again. “It’s tired,” said {A}. They all moved closer, to be nice.'
      ]
    },
    {
      id: 'signed-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Visitors have to sign a book by the door. {H} held a page of it against the calf’s wet nose. It came away with hills on it, and small rivers. “Every one’s different,” said {A}. “With cows it’s the nose, and with us it’s the thumb.” {H} pressed a thumb beside it.',
        'There was a line for the reason of the visit as well. The calf put out its tongue, and that took up the rest of the page. “It’s come about the paper,” said {H}.'
      ]
    },
    {
      id: 'tongue-in-the-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The calf cleaned its nose with its tongue. It went up the left side, and then up the right side, and no handkerchief was needed. {H} tried it at once. {H}’s tongue got as far as the lip, and stood there on tiptoe.',
        '“I can nearly do it,” said {H}, which did not come out well. {A} tried as well, and so did all the others. “What are you all doing?” asked the teacher. The calf looked away, as if it did not know them.'
      ]
    },
    {
      id: 'breakfast-again',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After a while the calf began to chew, and nobody had given it anything. It chewed to the left for quite some time. “It’s got its breakfast up again,” said {A}. “Cows eat very fast, and later on they think it over.”',
        '“We aren’t allowed to do that in school,” said {H}. There was a sign about it, with a mouth crossed out. But it only spoke of gum. They read it twice, and it did not say a word about breakfast.'
      ]
    },
    {
      id: 'no-teeth-on-top',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The calf took two of {H}’s fingers into its mouth and sucked at them. It was warm in there, and rough, like a wet towel that was thinking. “Doesn’t it bite?” asked {A}. {H} felt about. “It can’t,” said {H}. “There aren’t any in front at the top.”',
        'No cow had any there, the teacher said, not even a big one. “Me neither,” said a girl called Rosa, and showed it. The calf and Rosa looked at each other for a long time.'
      ]
    },
    {
      id: 'labels',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In each ear the calf had a yellow tag with a number, two four one. “So that it can’t get mixed up,” said {A}. {H} looked in {H}’s own collar, where there was a name sewn on. “I’ve got that too,” said {H}. “Only mine’s inside.”',
        'It was a pity about the lost things box. In it lay nine gloves and a boot, and none had a number. “If it had been a calf,” said {A} to the boot, “you’d have been home long ago.”'
      ]
    },
    {
      id: 'other-round-the-back',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been out to help with the trailer, and now there was a calf in the door. “May I come by?” asked {A}. The calf chewed. {A} lifted one foot high, and thought of the other foot, and put it down again.',
        'So {A} went round by the kitchen. It took a long time, and there was a smell of soup when {A} came back. “They make everyone taste it,” said {A}. “I’ve just been outside again, to be sure of the way.”'
      ]
    },
    {
      id: 'pet-two-visitors',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along too, and was held so that they could see each other. The calf breathed out through its nose, and all of {A} was blown flat on one side. {A} looked at it with great care, from the ears to the tail.',
        '“Who’s visiting whom?” somebody asked. {H} thought that {A} was here for the calf, and the calf was here for the mat. Neither of them minded. The calf breathed once more, and {A} was blown flat on the other side as well.'
      ]
    },
    {
      id: 'elder-fetched',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went to school with a cow,” said {S}. “Every morning her field was on my way, so we walked together. She turned off at the gate, and I went on.” “Did she never come in?” asked {A}.',
        '“Only once, in the rain,” said {S}. “She stood at the back and listened. It was long division. After that she always turned off at the gate, without looking round.” {S} had often thought about that.'
      ]
    },
    {
      id: 'a-finger',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a bench by the door. “You’ve got grass on your forehead,” said {H}, and laid one finger there. {A} wanted to get up, and could not. “Take it away,” said {A}. “My head’s got to go forward, or the rest can’t come up.” {H} took the finger away. {A}’s nose came forward, and up went {A}.',
        'They looked at the calf, and at twenty-two children close before its nose. “It isn’t tired,” said {H}. “We’re the finger.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-back',
      A: 'partner',
      paragraphs: [
        '“Everybody back,” said {H}. “It needs room.” They went back three steps, and there was nothing in front of the calf. The calf looked at the nothing. It swung its head far out, and up went its tail end. For a moment it stood like a slide, high behind and kneeling in front.',
        'Then the front came as well. “Cows get up from the back,” said the farmer, who had parked at last. “Horses do it from the front.”'
      ]
    },
    {
      id: 'like-a-cow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They all had to try it, of course. You lay down, swung your head forward, and got up from the back. There were twenty-two behinds in the corridor when the head teacher came by with a cup of tea. “Good morning,” said twenty-two voices from below.',
        '“Is this gym?” asked the head teacher. “It’s cow,” said {H}. {A} was nearly up, and got stuck at the slide. “It’s easier,” said {A}, “if you’ve got four the same length.”'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Beside the door there was a long strip with numbers, where the class was measured in autumn. The calf stood there quite well. “It’s as high as my chin,” said {H}, and made a line, with the date. “And when will it be grown up?” asked {A}.',
        '“In two years it’s a cow,” said the farmer. {H} looked at the strip. It only began at three. So a calf would be done with growing before its first day at school.'
      ]
    },
    {
      id: 'whose-feet',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The calf took a step, and the floor said clop. It stopped at once. Until today it had walked on straw, and had never heard a word from it. It took another step, very softly, and there it was again. “It thinks that somebody’s coming,” said {A}.',
        'They stood and waited with it until nobody came. “It’s you,” said {H} to the calf, and stamped, to show it. {H}’s shoes had rubber soles. So now there was one who clopped and one who did not, and it was still not explained.'
      ]
    },
    {
      id: 'best-meadow',
      A: 'partner',
      paragraphs: [
        'So {H} showed it round. The calf saw the pegs, and wore a scarf for part of the way. It saw the beans, until there were fewer. Among the pictures on the wall was a green meadow, which {H} had painted. The calf licked it slowly from end to end. “It likes yours best,” said {A}.',
        'Then everyone wanted to say goodbye at the trailer. They all pressed round the front. “Not there,” said {H}. They moved to one side, and the calf walked up the ramp.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wanted to come in too, and looked at the mat.',
      '{names} stood at the ramp of the trailer, where there was straw.',
      { text: '{names} held the front door open, which was no use now.', needs: ['hands'] },
      { text: '{names} waved to the farmer, to the left and to the right.', needs: ['hands'] }
    ],
    way: [
      '{names} came very close, and got a lick along one ear.',
      '{names} sat down beside the calf, to keep it company.',
      { text: '{names} pulled more grass, from behind the bicycles.', needs: ['hands'] },
      { text: '{names} picked clover too, and kept the best leaf for the end.', needs: ['hands'] }
    ],
    turn: [
      '{names} went back three steps like the others.',
      '{names} walked behind the calf, to hear it on the floor.',
      { text: '{names} brushed the mat, until it said something again.', needs: ['hands'] },
      { text: '{names} held the next door open, for the visitor.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood on the mat by the door at home, with a little straw in them.',
    '{H} washed, and went to bed as a cow does. First {H} knelt down in front, and then the back came after. There was a good deal of room before {H}’s nose, for the morning.'
  ],
  last: [
    'All four corners of {H} were folded up, and {H} was asleep.',
    'The place in front of the pillow was kept free, and {H} was asleep.'
  ]
})
