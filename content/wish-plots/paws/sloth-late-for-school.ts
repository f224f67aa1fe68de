import { wishPlot } from '../wish-plot.ts'

export const slothLateForSchool = wishPlot({
  id: 'wish-sloth-late-for-school',
  wishes: ['sloth late', 'sloths late', 'sloth always late', 'sloth late school', 'sloth school', 'sloths school', 'sloth lateness', 'sloth not on time school', 'sloth misses the bell', 'sloth school bell', 'sloth way to school', 'sloth going to school', 'sloth goes to school', 'sloth walks to school', 'sloth classroom', 'sloth class', 'sloth teacher', 'sloth pupil', 'sloth lessons', 'sloth hurry', 'sloth hurries', 'sloth hurrying', 'sloth can’t hurry', 'sloth rush', 'sloth rushing', 'sloth first day of school', 'sloth late for everything', 'sloth late for class', 'sloth morning school', 'perezoso tarde', 'faultier schule'],
  answers: ['sloth', 'sloths', 'late', 'lateness', 'always', 'never', 'not', 'school', 'on', 'in', 'time', 'misses', 'bell', 'the', 'way', 'to', 'for', 'going', 'goes', 'go', 'walks', 'walk', 'classroom', 'class', 'teacher', 'pupil', 'lessons', 'hurry', 'hurries', 'hurrying', 'can’t', 'cannot', 'rush', 'rushing', 'first', 'day', 'of', 'everything', 'morning', 'every', 'slow', 'slowly', 'slowest', 'sleepy', 'little', 'lazy', 'who', 'is', 'was', 'gets', 'arrives', 'hangs', 'tree', 'friend', 'new', 'perezoso', 'tarde', 'faultier', 'schule', 'and', 'too'],
  except: ['ill', 'sick', 'hurt', 'dead', 'died', 'zoo', 'bully', 'bullied', 'bullies', 'teased', 'laugh at', 'olympics', 'race', 'cheetah', 'bus', 'train', 'goonies', 'ice age', 'dentist', 'eater', 'dinner'],
  moods: ['late', 'waiting', 'learning', 'first', 'proud'],
  isTale: true,
  out: true,
  company: ['sloth', 'umbrella', 'bell', 'school', 'hook', 'hooks', 'song', 'coat', 'coats', 'satchel', 'cat', 'dog', 'teacher'],
  about: 'A sloth is late for school every day and has never heard how the morning song begins, until they see that its hands are coat hooks, and that a sloth who is late enough may simply hang there and be early.',
  titles: ['Late Enough', 'How the Song Begins', '{H} and the Hook by the Door', 'It Was Hurrying', 'Only the End of the Song'],
  want: [
    {
      id: 'it-was-hurrying',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were on the way to school when they caught up with a sloth. It lay on the pavement with a satchel on, and was late for school. It was late every day. “You’ve got to hurry,” said {H}. “I am hurrying,” said the sloth. “Look at my hair.”',
        '“They sing every morning, and I only know the end,” it said. “How does it begin?” It began very well, and {H} wanted the sloth to hear it.'
      ]
    }
  ],
  way: [
    {
      id: 'snail',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A snail came up from behind. It was going the same way, and stayed level with the sloth for a bit. “Good morning,” said the snail. The sloth turned its head to see who it was. By the time it had got round, there was only a tail. “Good morning,” said the sloth.',
        '“The snail’s past already,” said {A}. “I know,” said the sloth. “I’m saying it to tomorrow’s.” It liked to be early with at least one thing.'
      ]
    },
    {
      id: 'moss',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got something green on your back,” said {H}. “That’s moss,” said the sloth. “It grows on me. I’ve never been quick enough to get away from it.” {H} felt it, and it was soft. Tiny green plants do grow in a sloth’s hair.',
        '{A} picked off a leaf that had come down on top. “It’s good for hiding,” said the sloth. “I did get there once, and nobody saw me.” They had thought that the sloth was a cushion, and written it down as missing.'
      ]
    },
    {
      id: 'pulled',
      A: 'partner',
      paragraphs: [
        '{H} held out both hands, and it pulled. The arms came at once. After them came the neck. Then, for a time, nothing came. The middle lay where it was, because a sloth cannot stand up on its legs. “I’m on my way,” said the front.',
        'The school bell rang without them. Far off the children sang, and then they stopped. “That was the end,” said the sloth. “I know that bit.”'
      ]
    },
    {
      id: 'leaf-for-breakfast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you had any breakfast?” asked {A}. “I’m having it,” said the sloth. A sloth can take a month over a leaf, until it is quite eaten up inside. “Which leaf is it just now?” asked {H}. “The one from the first of the month,” said the sloth.',
        '“And when’s lunch?” The sloth counted on three claws. “On the twelfth,” it said. It had a sandwich in its satchel for that. {A} smelled at the satchel, and closed it again.'
      ]
    },
    {
      id: 'runs-ahead',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll run ahead,” said {H}, “and tell them you’re coming.” {H} ran to the corner and back. “Have you told them?” asked the sloth. “No,” said {H}, “but I’ve seen it from there. It’s not far.” The sloth was glad. It had put a hand down in the meantime.',
        '{H} ran to the corner and back again. The sloth put down the other hand. “Now we’ve both gone two,” it said. {A} counted, and that was so.'
      ]
    },
    {
      id: 'excuse-note',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You need a note if you’re late,” said {A}, and wrote one. “Please excuse the sloth, who was held up.” “By what?” asked {A}. The sloth thought about it, and {A} sat down on the kerb. {A} drew a border round the note, with leaves.',
        '“By the pavement,” said the sloth. {A} wrote that down. It was the truth. Without the pavement it would have been there in no time, or at the bottom of something.'
      ]
    },
    {
      id: 'which-day',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“When did you set out today?” asked {A}. “Today?” asked the sloth. “I set out on Monday, for Monday.” But this was Wednesday. “Then you’re two days late,” said {A}. {H} counted the other way round, through the weekend. “Or five days early,” said {H}, “for the next one.”',
        'The sloth had never seen it like that. It smiled, but then, sloths always look as if they did. It took out its book for Monday, and slowly learned what was in it.'
      ]
    },
    {
      id: 'pet-catches-up',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} came along behind them, and stopped at the sloth. {A} sniffed at it, from the toes to the top. It smelled of trees. {A} waited for it to do something. The sloth raised one arm to say good morning.',
        '{A} watched the arm go up. {A} watched until it was over, sat down, scratched an ear, and looked again. It was still on its way up. Nobody had ever greeted {A} for so long.'
      ]
    },
    {
      id: 'elder-never-late',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was never late for school,” said {S}, “but once. I’d set my watch by the church clock, and a pigeon was sitting on the big hand.” “What did your teacher say?” asked {A}. “She was late as well,” said {S}. “She’d looked at the same pigeon.”',
        'The sloth had listened with its mouth a little open. “Is it still there?” it asked. You could see that it would have liked that town.'
      ]
    },
    {
      id: 'child-shows-running',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} showed the sloth how to run. {S} ran to a tree and back, very fast. “Did you see?” asked {S}. “I saw you here,” said the sloth, “and then I saw you here.” It had not noticed anything in between.',
        '“I’ll do it slower,” said {S}. {S} ran so slowly that each foot stood in the air for a while. Then {S} fell over. “That’s it,” said the sloth. “Now you can do mine.” {A} helped {S} up.'
      ]
    },
    {
      id: 'hooks',
      A: 'partner',
      paragraphs: [
        '{A} held out an umbrella, so that the sloth could pull on it. It laid its claws round the stick, and rolled over. Now it hung there, upside down, as pleased as a bat, and shut its eyes.',
        '“It isn’t even holding on,” said {A}. “Look at its hands. They’re coat hooks.” A sloth can hang all night, and in its sleep. “You’re not made for walking to school,” said {H}. “You’re made for hanging there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'carried',
      A: 'partner',
      paragraphs: [
        '{H} took one end of the umbrella, {A} took the other, and off they went. “Does it always go by so fast?” asked the sloth. At school there was a row of coats by the door, and one free hook. The sloth took hold of it. But the song was over.',
        '“You’re late again,” said {H}. “For today,” said the sloth. “For tomorrow I’m early.” It need not go home yet. Sloths come down from where they hang only once a week.'
      ]
    },
    {
      id: 'taken-for-a-coat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the next hook hung a real coat, a brown one with a furry hood. A boy came out, took the sloth by mistake, and put one arm in. There was somebody’s arm in there already. “Excuse me,” said the sloth. “Excuse me,” said the boy, and hung it back.',
        '“Was it warm?” asked {A}. It was the warmest coat of all, the boy told {A}. But it had held on to him, and you could not do it up.'
      ]
    },
    {
      id: 'home-time',
      A: 'other',
      spare: 11,
      paragraphs: [
        'At home time everybody took their coats and ran. Only one thing was left hanging. “We shut in five minutes,” said {A}, who was helping with the lights. “I’ll hurry,” said the sloth. {A} saw its hair move.',
        'When the five minutes were up, it had unhooked one finger. {A} looked at the clock, and then at the finger. “Shall we say tomorrow?” asked {A}. The sloth hooked it on again, and that went a good deal quicker.'
      ]
    },
    {
      id: 'how-it-begins',
      A: 'partner',
      paragraphs: [
        'The next morning {H} and {A} were there before the bell. “Hush,” said the sloth. “I’ve heard how it all begins. First it’s quiet. Then there’s a key.” The bell rang over its head. The door of the classroom stood open, and they began to sing.',
        'The sloth listened to the first line with its eyes shut. Then it joined in. When the others had gone home, it was on the second line. It held that note for a long time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} caught up with the sloth, and sat down to wait.',
      '{names} looked at its hair, and saw it move.',
      { text: '{names} moved a pebble out of its way, in good time.', needs: ['hands'] },
      { text: '{names} carried the satchel, and was still there first.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round to the middle, and pushed.',
      '{names} listened to the end of the song, far off.',
      { text: '{names} held up the satchel, so that it was less to pull.', needs: ['hands'] },
      { text: '{names} shook hands with a hook.', needs: ['hands'] }
    ],
    turn: [
      '{names} came behind, and had hair in the face.',
      '{names} sat down under the coats, quite still.',
      { text: '{names} hung the satchel on its toe.', needs: ['hands'] },
      { text: '{names} held the school door open, and nobody was late.', needs: ['hands'] }
    ]
  },
  bed: [
    'The umbrella was hung up on its hook, and so was everybody’s coat.',
    '{H} was late for bed. “I’m hurrying,” said {H}. “Look at my hair.” {H} washed one arm, and then the other. In the end all of {H} arrived under the blanket.'
  ],
  last: [
    'In the dark school hung one who was early, and {H} was asleep.',
    'Nobody had to be anywhere before the morning, and {H} was asleep.'
  ]
})
