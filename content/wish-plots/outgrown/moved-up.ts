import { wishPlot } from '../wish-plot.ts'

export const movedUp = wishPlot({
  id: 'wish-moved-up',
  wishes: ['moved up group', 'moves up group', 'moving up group', 'move up group', 'gone up group', 'going up group', 'goes up group', 'moved up class', 'moving up class', 'moves up class', 'move up class', 'moved up room', 'moving up room', 'moves up room', 'moving up year', 'moved up year', 'moved up swimming', 'moving up swimming', 'moves up swimming', 'moved up nursery', 'moving up nursery', 'moves up nursery', 'moved up preschool', 'moving up preschool', 'moves up preschool', 'moved up level', 'moves up level', 'moved up big', 'moving up big', 'moves up big', 'big kids group', 'big children’s group', 'big children group', 'bigger children group', 'bigger kids group', 'older children group', 'older kids group', 'big group swimming', 'big group nursery', 'big kids class', 'big children’s class', 'big children’s room', 'big kids room', 'big kid room', 'older children room', 'preschool room', 'next group nursery', 'next group swimming', 'next room nursery', 'big ones’ group', 'joined the big ones', 'with the big kids now', 'with the big children now', 'toddler room to preschool', 'starting year', 'starts year', 'transition day', 'transition class', 'new classroom'],
  answers: ['moved', 'moving', 'moves', 'move', 'up', 'into', 'big', 'bigger', 'older', 'kids', 'children', 'children’s', 'kids’', 'ones', 'group', 'class', 'room', 'swimming', 'nursery', 'preschool', 'kindergarten', 'daycare', 'kita', 'gym', 'dance', 'now', 'today', 'tomorrow', 'monday', 'next', 'week', 'first', 'day', 'finally', 'smallest', 'youngest', 'proud', 'nervous', 'shy', 'excited', 'little', 'with', 'toddler', 'baby', 'allowed', 'starting', 'started', 'starts', 'september', 'summer', 'level', 'year', 'new', 'teacher', 'lessons'],
  except: ['house', 'flat', 'country', 'bed', 'bully', 'bullied', 'bullying', 'hit', 'hits', 'pushed', 'mean', 'teased', 'laughed', 'hurt', 'hospital', 'ill', 'died', 'police', 'not', 'didn’t', 'wasn’t', 'isn’t', 'drown', 'drowned', 'dog', 'dogs', 'dragon', 'robot', 'therapy', 'support', 'grief', 'stage', 'secondary', 'teeth', 'badge', 'ladder', 'prison', 'camp', 'smoke', 'dare', 'dared', 'playground', 'seats', 'seat', 'seating', 'desk', 'fireworks', 'midnight', 'new year'],
  moods: ['first', 'change', 'proud', 'afraid', 'alone', 'learning'],
  company: ['bag', 'snail', 'hook', 'number', 'chair', 'bench', 'pear', 'hood'],
  about: 'The big ones said “pear” and “umbrella” to the hero all day, which seems to be a password, until it is found out what they looked at when they said it.',
  titles: ['Pear, Said the Big Ones', 'The Snail Has Moved Up', '{H} on Hook Number Seven', 'Umbrella, and Not a Word More', 'What the Big Ones Were'],
  want: [
    {
      id: 'number-seven',
      A: 'partner',
      paragraphs: [
        '{H} had moved up to the big children’s group. The little ones had pictures over their hooks, and {H} had been the snail. The big ones had numbers. {H} was a seven now. Only on {H}’s bag there was still a snail, ironed on.',
        '“And what are they like?” asked {A}. “They’re huge,” said {H}, “and they’ve got a password. One of them came up to me and said ‘pear’.” {H} wanted to know what you say to that by tomorrow.'
      ]
    }
  ],
  way: [
    {
      id: 'apple',
      A: 'partner',
      paragraphs: [
        'They played it, with a row of chairs for the bench. {A} was the big boy from hook two, who has a tooth out. “Pear,” said {A}. “I said ‘apple’,” said {H}. But the boy had shaken his head and gone off to the others.',
        '“Perhaps he was hungry,” said {A}. They put a pear on the chair for him. It lay there, and explained nothing.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bench of the big group was higher. When {H} sat on it, both feet hung in the air and swung. With the little ones the knees had been up beside the ears. “So there’s a bench missing in between,” said {A}.',
        'They looked for it at home. On the sofa the feet swung. On the footstool the knees came up. On three books and a cushion everything was right. {H} sat there a while, and was just the size of {H}.'
      ]
    },
    {
      id: 'biggest-and-smallest',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Last week I was the biggest,” said {H}. The little ones had come with their zips and their lids, and {H} had opened everything. “And now?” asked {A}. Now {H} was the smallest there was. It had happened on the way across the corridor.',
        'They stood {H} against the fridge. {H} was just as big as last week, to a hair. “It’s not you,” said {A}, “it’s the others.” {H} opened a lid for {A}, so as not to get out of practice.'
      ]
    },
    {
      id: 'what-they-know',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The big ones knew everything in there. They knew which tap is the cold one, and that you must not lean on the green door. {H} had leaned on it. Behind it there was a broom, and now everybody had met.',
        '“But you knew all that with the little ones,” said {A}. {H} counted it up. There was where the plasters are, and who bites, and the fast tricycle. “I’ve told it all to the new snail,” said {H}. “It took the whole of breakfast.”'
      ]
    },
    {
      id: 'the-seven',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} drew the seven for {A}, as it hung over the hook. “It hasn’t got a face,” said {H}. They turned it about. Upside down it might have been a chair leg, or a big L with a bent toe.',
        '“You could be good friends with a six,” said {A}. “A six has got a tummy.” The six was a girl with a plait. Six sang while doing up her shoes. It was always the same half of a song.'
      ]
    },
    {
      id: 'so-fast',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The big ones got changed so fast. {H} played it for {A}: shoes, bag, jumper, gone. It was like a drawer that is pulled out. “And where were you?” asked {A}. {H} sat down and showed that too. {H} had been inside the jumper.',
        'It was quite nice in there, and orange. You could hear them all through the wool. “Then it was very quiet,” said {H}, “and someone big pulled at the top.” It had been a hand with ink on. That was a help.'
      ]
    },
    {
      id: 'passwords',
      A: 'same',
      spare: 6,
      paragraphs: [
        'So as to be ready, {H} learned some words by heart. “Plum,” said {A}, very deep. “Raincoat,” said {H}. “Raincoat?” “Wellies!” They gave each other a nod, as the big ones do, once down and that was all.',
        'It was an excellent password, and they used it for everything. Whoever wanted to get past the fridge had to say it. “It’s a pity,” said {A}, “that they don’t know ours.”'
      ]
    },
    {
      id: 'going-back',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{H} had gone back to the little ones for a moment, to look. They sat there about their low table, and were so short. “They’ve shrunk since Friday,” {H} told {A}. The chair by the window had somebody else in it.',
        'It was a very new one, who held on to the table with both hands. Over the hook hung the snail. “Left of a duck,” {H} had said. “If you can’t find it, look for that.” The new one had looked at {H}, right up to the top.'
      ]
    },
    {
      id: 'deep-voice',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How do the big ones say it?” asked {A}. {H} stood on a chair to do it, and talked from there. “Pear,” said {H}, down to {A}. It came from a long way off. {A} felt very small, and said so.',
        'Then {A} went up on the chair, and {H} stayed below. “Is it meant in a nasty way?” asked {A}. {H} listened to it once more, inside. “No,” said {H}. “He said it like when you show a ticket.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was given a hook as well, with the number eight. {H} held the bag in front of {A}, and said, “Pear.” {A} sniffed at it from bottom to top. The bag had been in the big group all day. You could smell on it who had walked past.',
        '{A} stayed longest at the snail, and lay down on the strap. Now {A} was the smallest in the group. {H} was only the second smallest.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In our school we all sat in one room,” said {S}. “The little ones sat at the front, by the stove. Each year you moved up by one bench.” “So it got better?” asked {A}. “It got colder,” said {S}.',
        'At the very back sat the biggest ones, in scarves. {S} had got that far. “From there you could see who had holes in the heels,” said {S}. “It was everybody. I’d never have guessed it by the stove.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be the whole big group, and got hats for it. With the first one {S} was hook one, and strode. With the next {S} was hook two, and whistled through a gap. “Good morning,” said {S} each time, more and more deeply.',
        '“Good morning,” said {A}. At hook five the hat came down over the nose. “Are you still one of the big ones?” asked {A}. “I’m the biggest,” said {S} from inside. “I can’t even see you.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} looked up at {H} from the floor. Seen from there {H} was one of the big ones, and had been from the start. {H} could open doors, and had all those teeth.',
        '{H} noticed it in the middle of a step, and crouched. “Snail,” said {H}, and showed the bag. {A} beamed, and patted it. From then on {A} said a word to everybody who came in. It was not quite snail, but it began that way.'
      ]
    },
    {
      id: 'umbrella',
      A: 'partner',
      paragraphs: [
        '“And then the girl with the plait said ‘umbrella’,” said {H}. “She said it twice.” {H} had looked out to see if it rained, and then put up a hood. The girl had laughed, but kindly.',
        '“Do it again,” said {H}. “And don’t look at me when you say it. She didn’t.” “Where did she look?” asked {A}. {H} pointed behind one elbow, and down. “There.” That was where the bag hung.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-all-were',
      A: 'partner',
      paragraphs: [
        '{A} bent down to the bag. There was nothing on it but the snail. “They look at your snail,” said {A}, “and then they say ‘pear’.” {H} held quite still. “With the little ones there’s a pear,” said {H}. “It’s by the sink. And the umbrella’s next to the door!”',
        'They weren’t passwords. It was what each of them had been with the little ones, before there were numbers. “He wanted to tell me,” said {H}. “He’s two metres tall, and he was the pear.”'
      ]
    },
    {
      id: 'the-others',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now they had to guess the rest of the big group. Somebody there must have been a duck. “Hook four,” said {H} at once. “You can see it when he runs.” And the loud one with the whistle was a teapot.',
        '“Which would I have been?” asked {A}. {H} looked {A} over and took plenty of time. There was a picture by the radiator that nobody had liked to ask about. It was either a cloud or a potato. “That one,” said {H}, quite fondly.'
      ]
    },
    {
      id: 'snail',
      A: 'partner',
      paragraphs: [
        '“So what do I say tomorrow?” asked {H}, and knew it. They played it once more, from the beginning. {A} came along the bench, big and slow, with a tooth out. “Pear,” said {A}. “Snail,” said {H}.',
        '{A} gave a nod, and moved up a bit, to make room. {H} took the place. There they sat on the bench of the big group, a pear and a snail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the bag, and the snail on it.',
      '{names} tried to look as big as possible.',
      { text: '{names} hung up a coat, and did it without a picture.', needs: ['hands'] },
      { text: '{names} wrote a number for each chair.', needs: ['hands'] }
    ],
    way: [
      '{names} took a place at the end of the bench.',
      '{names} thought hard about the pear.',
      { text: '{names} opened an umbrella, to see if it helped.', needs: ['hands'] },
      { text: '{names} ate the pear, when it was not needed.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up by one place on the bench.',
      '{names} looked at the snail from close by.',
      { text: '{names} drew a pear, and hung it over a hook.', needs: ['hands'] },
      { text: '{names} wiped a crumb from the snail.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag for tomorrow hung on the door. They had turned it so that the snail could see out.',
    '{H} washed, and crept into bed, and pulled the blanket up. Then there was nothing to be seen but a nose. A snail does it just like that.'
  ],
  last: [
    'Somewhere in town lay a pear and an umbrella, with their eyes shut, and {H} was asleep.',
    'The snail drew in its horns, one and then the other, and {H} slept.'
  ]
})
