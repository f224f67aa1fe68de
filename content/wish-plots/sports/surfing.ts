import { wishPlot } from '../wish-plot.ts'

export const surfing = wishPlot({
  id: 'wish-surfing',
  beginsElsewhere: true,
  wishes: ['surfing', 'surf', 'surfer', 'surfers', 'surfboard', 'surfboards', 'bodyboard', 'bodyboarding', 'boogie board', 'body board', 'surf lesson', 'catching wave', 'catching waves', 'catch wave', 'riding waves'],
  answers: ['learning', 'first', 'lesson', 'lessons', 'going', 'riding', 'wave', 'waves', 'beach', 'sea', 'ocean', 'board', 'my', 'new', 'big', 'school', 'camp', 'holiday', 'wetsuit', 'catching', 'standing', 'up', 'trip', 'club', 'summer'],
  except: ['wind', 'windsurfing', 'kite', 'kitesurfing', 'channel', 'internet', 'sofa', 'shark', 'sharks', 'dog', 'dogs', 'penguin', 'penguins', 'who', 'that', 'turtle', 'dinosaur', 'hurt', 'broke', 'nervous', 'scared', 'afraid', 'crowd', 'snow'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['sea', 'wave', 'waves', 'board', 'sand', 'beach', 'teacher', 'towel'],
  about: 'The hero takes every wave that comes and is always under water when the good one does, until six are told no, thank you.',
  titles: ['No, Thank You, Said to a Wave', 'The Seventh One', '{H} Waits for a Good One', 'Waves Come in Families', '{H} Comes All the Way In'],
  want: [
    {
      id: 'lying-on-the-board',
      A: 'partner',
      paragraphs: [
        '{H} was learning to surf, and could lie on the board, and paddle with both hands. Jo, the surf teacher, stood knee-deep in the sea and held it. But {H} wanted to stand up on a wave, and stay up until it was over.',
        '{A} stood where the sand is wet, with a towel and a stick. “Here comes one!” called {A}. “And another!”'
      ]
    }
  ],
  way: [
    {
      id: 'wetsuit',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A wetsuit is like a skin with nobody in it, and it does not want anybody. {A} pulled at the top and {H} pushed from inside. One leg came out where an arm should be. “Is that yours?” asked {A}. “I think so,” said {H}. “It can feel you.”',
        'When it was on at last, the zip was in front. “It’s a bit tight when I look round,” said {H}. “Then don’t look round,” said {A}, and they began at the beginning.'
      ]
    },
    {
      id: 'on-dry-land',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First you practise on dry land. {A} drew a surfboard in the sand, and {H} lay down on it. Hands under the ribs, push, and up, with both feet at once. “Perfect,” said {A}. “Not one drop.”',
        'Then {A} did it. {A} got as far as {A}’s knees, and had a good rest there. Then {A} looked out to sea. “There’s a very long wave here,” said {A}. “I needn’t hurry.”'
      ]
    },
    {
      id: 'wax',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The board has to have wax on it, so that feet don’t slip. You rub it on in small circles. It smelled of coconut. {H} rubbed, and sniffed, and rubbed.',
        '{A} came closer and closer, and had a white nose. “It’s not for eating,” said {H}. “I wasn’t,” said {A}. “I only wondered if it was for looking at.” They both smelled like a bun for the rest of the day.'
      ]
    },
    {
      id: 'the-leash',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between the board and the ankle there’s a cord, so that neither can get away. It’s called a leash. {H} walked down to the sea, and the board came along behind on the sand. “Heel,” said {H}.',
        'Then {H} had forgotten something, and turned round. The board kept straight on. They met a good deal of a windbreak, on both sides of it. “Sit,” said {A}. The board was already sitting.'
      ]
    },
    {
      id: 'flags',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Why are there two sorts of flags?” asked {A}. “Between the red and yellow ones you swim,” said {H}. “The black and white ones are for boards. That’s so that nobody gets a board on the head.” {A} looked to see which was which.',
        '“And where do you just stand?” asked {A}. {H} thought. There was no flag for that. {A} put a sandal on the end of the stick, and stood beside it.'
      ]
    },
    {
      id: 'seaweed',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One wave was full of seaweed. {H} came out of it with a green beard, and a long moustache. “Good morning,” said {A}. “Have you seen a child with a surfboard?” “I had one with me when I was young,” said the beard.',
        'It took both of them to get it off. Behind the left ear there was still a snail, of the small kind. It was put on a stone, and told that the ride was over.'
      ]
    },
    {
      id: 'turn-round',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Under one arm a surfboard is longer than you’d think, at both ends. {H} turned to the left, to say something, and the back end knocked off a man’s hat. {H} turned to the right, to say sorry.',
        'The front end put out an umbrella. “Stand still,” called {A}, “and say it from there!” So {H} stood still and said sorry all round, like a lighthouse. Everybody had sat down by then.'
      ]
    },
    {
      id: 'bread-board',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We did it lying down,” said {S}, “on a board from the kitchen. My aunt rolled out her pastry on it. There was always a bit of flour left, and the sea made paste of it.” “Did you go fast?” asked {A}.',
        '“We stuck,” said {S}. “You came out of the water with the board on your tummy, and walked home like that. She had to soak us off, in the bath.”'
      ]
    },
    {
      id: 'smallest-wave',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Right at the edge the sea was as thin as a sheet of paper, and there {S} surfed. {S} stood with {S}’s knees bent and {S}’s arms out. The water came, and went round ten toes, and went away. “Did you see?” cried {S}. “I stayed up!”',
        '{A} had seen it. “How was it?” “It pulled a bit,” said {S}, “on the way out.” Then {S} had to wait for the next one. It took only a moment.'
      ]
    },
    {
      id: 'pet-towel',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Nobody had to look after the sandwiches, for {A} did. The sea came up as far as the towel, on its tummy, and put out one finger. {A} looked at it.',
        'It went back. A little later it tried it again, and got another look. “You’re better at waves than I am,” said {H}, and dripped on {A}. That was not taken well.'
      ]
    },
    {
      id: 'every-wave',
      A: 'partner',
      paragraphs: [
        '{H} took every wave there was. The first was too small. The second was hardly there at all. The third turned {H} over like a pancake. And while {H} stood there, spitting, the best wave of all went by, high and green and smooth. “That was mine!” said {H}. It happened three times.'
      ]
    },
    {
      id: 'lines-in-the-sand',
      A: 'partner',
      paragraphs: [
        '“Come and look,” said {A}, who had drawn a line in the sand for each wave. There were six short ones and a long one, and then six short ones and a long one. “They come in families,” said {A}. “You’re so busy with the little ones that you’re always spitting when the big one comes.” “But I can’t just let them go,” said {H}. “They’re waves!”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-thank-you',
      A: 'partner',
      paragraphs: [
        '{H} sat on the board, as the big surfers do, and Jo held it still. The first wave came. “No, thank you,” said {H}, and it went by. “No, thank you,” said {H} to the second. It was hard to say it to the fourth, for that was quite a pretty one. At the sixth {H} lay down. And there it came, high and green and smooth. “Yes, please,” said {H}.',
        'It took hold of the board from behind. Hands, and push, and up! {H} stood. The wave carried {H} right in over the sand, where only a finger of water was left. It set {H} down in front of {A}’s feet, still standing. “You might have wiped your shoes,” said {A}, and held out the towel.'
      ]
    },
    {
      id: 'like-ducks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Far out sat the big surfers on their boards, in a row, like ducks. They looked at the sea and did nothing. “I always thought they were tired,” said {A}.',
        '“They’re choosing,” said {H}. One of them let a wave go by, and another, and scratched one knee. “I could do that as well,” said {A}. “All but the board.”'
      ]
    },
    {
      id: 'party-wave',
      A: 'same',
      spare: 12,
      paragraphs: [
        'If two of you ride on the same wave, it’s called a party wave. {H} had it on the board, and {A} ran along beside it on the sand. They had the same one all the way in.',
        '“Was that surfing?” asked {A}, and breathed like a seal. “You were up the whole time,” said {H}. That could not be denied.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was sea in {H}’s left ear. {H} hopped on one leg with {H}’s head to the side. “Is it coming?” asked {A}. “It’s talking,” said {H}.',
        '{A} put an ear against {H}’s ear, to hear what it said. Then it came out, quite warm, and all at once. “It’s in mine now,” said {A}, and hopped. “Don’t lose it,” said {H}. “That’s from the good one.”'
      ]
    },
    {
      id: 'the-last-line',
      A: 'partner',
      paragraphs: [
        '{A} took the stick and drew the longest line of all, as far as the towel. Then they sat on the surfboard together, and shared what was in the bag. The sea came in, and licked out the lines, one after another.',
        '“Don’t you want another?” asked {A}. A wave came. “No, thank you,” said {H}, quite politely, and leaned on {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got both feet wet, and jumped back from the sea.',
      '{names} dug a hole, and the sea came to look.',
      { text: '{names} wrung out the sleeves of a wet jumper.', needs: ['hands'] },
      { text: '{names} laid four stones on the picnic bag, so that it did not go surfing.', needs: ['hands'] }
    ],
    way: [
      '{names} howled after the best wave, but it went by.',
      '{names} shook off the sea, all over the towel.',
      { text: '{names} poured out tea, and a bit of sand.', needs: ['hands'] },
      { text: '{names} drew a fish in the sand, and a wave took it.', needs: ['hands'] }
    ],
    turn: [
      '{names} splashed in the last inch of it, to be the first to meet {H}.',
      '{names} did a short dance, with spray.',
      { text: '{names} warmed one end of the towel, by sitting on it.', needs: ['hands'] },
      { text: '{names} marked the longest wave on the sand, with a shell.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the board and leaned it by the door. A small heap of sand lay under it, and on it was the print of one toe.',
    'When {H} had washed and was lying down, the yawns came. “No, thank you,” said {H} to the first one, and to the second one. It was hardest with the fourth, which was quite a pretty one.'
  ],
  last: [
    'At last there came a yawn, high and green and smooth, and {H} took it, and was asleep.',
    '“Yes, please,” said {H} to the seventh, and it carried {H} all the way in, asleep.'
  ]
})
