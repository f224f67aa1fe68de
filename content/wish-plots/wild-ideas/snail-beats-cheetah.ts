import { wishPlot } from '../wish-plot.ts'


export const snailBeatsCheetah = wishPlot({
  id: 'wish-snail-beats-cheetah',
  wishes: ['snail cheetah', 'snail cheetah race', 'snail race cheetah', 'slow snail fast cheetah', 'snail wins', 'snail won', 'snail win', 'snail winning', 'snail wins race', 'snail beats', 'snail beat', 'snail fastest', 'fastest snail', 'fast snail', 'snail fast', 'snail skateboard', 'snail on a skateboard', 'skateboarding snail', 'snail skateboarding', 'snail speed', 'speedy snail', 'snail race skateboard', 'snail roller skates', 'racing snail', 'snail wheels', 'super fast snail', 'turbo snail', 'snail trophy', 'snail medal'],
  answers: ['snail', 'cheetah', 'race', 'races', 'racing', 'raced', 'wins', 'won', 'win', 'winning', 'beats', 'beat', 'fastest', 'fast', 'faster', 'slow', 'slowest', 'skateboard', 'skateboards', 'skateboarding', 'on', 'because', 'of', 'has', 'have', 'had', 'with', 'the', 'a', 'trick', 'clever', 'cleverly', 'speed', 'speedy', 'super', 'wheels', 'who', 'that', 'against', 'by', 'using', 'uses', 'rides', 'gets', 'got', 'its', 'his', 'animal', 'animals', 'hill', 'little', 'wanted', 'wants', 'to', 'be', 'and', 'trophy', 'medal', 'first', 'always', 'last', 'finally', 'world', 'turbo', 'then', 'everyone', 'everybody', 'cheers', 'cheered', 'all'],
  except: ['rocket', 'garden', 'pet', 'stepped', 'trod', 'squashed', 'dead', 'died', 'tortoise', 'turtle', 'sloth', 'hare', 'rabbit', 'horse', 'lion', 'leopard', 'car', 'space', 'robot', 'slug', 'post', 'mail'],
  moods: ['first', 'proud', 'losing', 'late'],
  company: ['snail', 'cheetah', 'skateboard', 'board', 'lettuce', 'hill', 'line', 'race', 'whistle', 'tree', 'bend', 'wheels', 'leaf'],
  isTale: true,
  about: 'A snail races a cheetah down the hill on a skateboard, which goes wherever the snail looks, and it looks at every salad, until the hero hangs a lettuce over the finishing line.',
  titles: ['The Snail on Wheels', 'It Goes Where It Looks', '{H} and the Fast Lettuce', 'Lettuce at the Line', 'By One Horn'],
  want: [
    {
      id: 'signed-up',
      A: 'partner',
      paragraphs: [
        'Today was the great race down the hill, and two had put their names down. One was the cheetah. The other was a snail, and it had asked {H} to be its trainer. The cheetah laughed so much that it had to sit down.',
        '“How long do you take for a metre?” {A} asked the snail. “It depends on the lettuce,” said the snail. “Yesterday I took all day.” It had never won anything. {H} so much wanted it to win, just once. And {H} had a skateboard.'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-beans',
      A: 'partner',
      paragraphs: [
        'The snail sat down on the board and stuck to it, as snails do. {H} gave a push. Whoosh! “Is that the wind?” cried the snail. “I’ve never had any!” It flew down the hill, turned left, and went straight into a bed of beans. “It won’t stay on the road,” said {H}. They tried again. This time it went right, and into the cabbage.'
      ]
    },
    {
      id: 'helmet',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It needs a helmet,” said {A}. They tried half a walnut shell, and it fitted, but the horns were bent. {H} made two holes with a pencil. The snail put its eyes out through them, first one and then the other.',
        '“How do I look?” it asked. “Fast,” said {A}. The snail pulled in its head, house and helmet and all, and put it out again. “So do you,” it said politely. It could only see one of {A}’s shoes.'
      ]
    },
    {
      id: 'press-ups',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A racer has to train. “Run on the spot,” said {H}. The snail began. They watched it for a while. “Is it running yet?” asked {A}. “I think so,” said {H}. “It’s very much on the spot.”',
        'Then it did stretching. It stretched, and stretched, until it was as long as a finger. After that it was hungry. “Was that good?” it asked. “I’m worn out,” said {A}, who had only looked on.'
      ]
    },
    {
      id: 'cheetah-practises',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The cheetah was training too. It ran to the next town and back, and it took as long as a sneeze. “There’s a new baker there,” it said, and had a crumb on its whiskers. Then it fell over on its side, flat as a mat, and panted.',
        '“What’s it doing?” asked the snail. “It’s having a rest,” said {A}. “It’s the fastest there is, but only for half a minute. Then it’s got to lie down.” The snail had never run out of breath in its life.'
      ]
    },
    {
      id: 'oil',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} turned the board over and put a drop of oil on each wheel. {H} spun them, and they hummed like bees. “May I hear?” asked the snail, and put an ear to it. At least it may have been an ear.',
        'It was carried round once, for it stuck to the wheel. It came up, and went down, and came up again. “It’s a roundabout!” called the snail. “Does that belong to the race?” Nobody had the heart to say no.'
      ]
    },
    {
      id: 'hare-tips',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A tortoise came past, and had seen the sign. “I once won one of those,” it said. “What did you do?” asked {H}. “I kept on,” said the tortoise, “and somebody else had a nap.” It looked at the skateboard, for a long time, from one end to the other.',
        '“In my day that wasn’t there,” said the tortoise. It put one foot on the board, and the board rolled off a bit, with the foot. “No,” it said. “No, I’d never have had time to think.”'
      ]
    },
    {
      id: 'stripes',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“The cheetah’s got spots,” said the snail. “They make one look so quick.” So {A} painted some on its house with the end of a straw, in red, eleven of them. The snail had to wait until they were dry, and that was what it was best at.',
        '“Now I’m a fast house,” it said. A ladybird came by, and stopped, and counted. Then it flew home to tell the others about a huge new one.'
      ]
    },
    {
      id: 'the-bet',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What do I get if I win?” asked the cheetah. “A lettuce,” said {H}. The cheetah pulled a face. “And what do you get?” it asked the snail. “The same lettuce,” said the snail. Its horns trembled a little. “You’ll have it by Monday,” said the cheetah, “when you get there.”',
        '{A} did not like that. “It’s won something already,” said {A}. “It’s been faster than I was all morning.” That was true. {A} had been asleep.'
      ]
    },
    {
      id: 'holding-on',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“May I have a go?” asked {A}. {A} stood on the board with both arms out. It went for as long as a word lasts, and the word was “oh”. After that {A} sat in the grass, and the board went on alone.',
        '“You’re not sticking,” said the snail. “You want to be a bit wetter underneath.” It showed {A} how, with its whole foot. {A} licked a finger, and held it to one shoe. It was not enough.'
      ]
    },
    {
      id: 'at-the-top',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'From the top of the hill you could see the whole way down. People had come with folding chairs, and a man sold hot nuts. “Who’s that on the tray?” they asked. “That’s the snail,” said {H}. They bent down. “And which end is in front?” asked the man.',
        'The snail waved with one eye. “I’ve never been looked at by so many,” it whispered. “Only once, by a hedgehog. I didn’t like how it did it.” {A} stood so that they could not see it any more, until it was ready.'
      ]
    },
    {
      id: 'pet-runs-too',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} ran beside the skateboard, all the way down, and barely kept up. Wheels must be chased, and that was all {A} knew of it. But there was somebody on top, who looked at {A} with two eyes on stalks.',
        '“Are you a cheetah?” asked the snail. Nobody had ever taken {A} for one. {A} went up the hill again for the next go, with the chest out, on much longer legs.'
      ]
    },
    {
      id: 'elder-tram',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had come along with a folding chair. “I used to be quick,” said {S}. “I once ran for a tram.” “Did you catch it?” asked {A}. “I caught the next,” said {S}, “and it was far emptier.”',
        'The snail had listened to every word. “That’s just how I do it,” it said. “I always catch the next.” {S} gave it a nod, as between people who know, and moved the chair a bit nearer.'
      ]
    },
    {
      id: 'child-pushes',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the cheetah, for practice. {S} growled, and ran round the snail on hands and feet. {S} was back before it had turned its head. “Did you see me?” asked {S}. “Not yet,” said the snail.',
        '{S} did it again, only slower, and again, slower still. At last {S} put one hand in front of the other, like honey. “Now I see you,” said the snail. “You’re the fastest thing I ever saw.”'
      ]
    },
    {
      id: 'baby-crawls',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} crawled along beside the snail, and they were about equally quick. {A} stopped to look at a blade of grass, and the snail stopped too. It was the same blade. They both had a taste of it from their own end.',
        '“This one’s got sense,” said the snail. {A} put out one finger, and an eye went in. {A} took the finger away, and the eye came out. Neither of them thought of the race for quite some time.'
      ]
    },
    {
      id: 'where-it-looks',
      A: 'partner',
      paragraphs: [
        '{A} had watched the snail from the side. “It leans,” said {A}. “It looks at the beans, with its eyes right out on their stalks. Then it leans over, and the whole board turns. It goes wherever it looks.” “They were such lovely beans,” said the snail. Then the whistle blew on the hilltop. The race was about to start.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lettuce',
      A: 'partner',
      paragraphs: [
        '{H} ran to the finish, and hung a huge lettuce over the line. It shone. “Do you see that?” called {H}. “Oh,” said the snail. It saw nothing else any more. “Three, two, one!” The cheetah was gone already. {A} gave the board a push.',
        'Down came the snail. It went past the beans and did not even blink. The cheetah had stopped, one step before the line, to lie down and wait till somebody was looking. Brrrum, went four wheels. “Who was that?” asked the cheetah. It was the winner.'
      ]
    },
    {
      id: 'slow-clap',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'It was announced through a paper funnel. “First, the snail,” called a man, “by one horn!” Everybody cheered. The cheetah clapped as well, with its soft paws. “I’ve never been second,” it said. “What does one do?”',
        '“You get here a bit later,” said the snail, “and there’s somebody to meet you.” The cheetah thought that over. There had never been anybody there before, when it arrived.'
      ]
    },
    {
      id: 'cheetah-tries',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“May I try it?” asked the cheetah. It stepped on the board, and all four of its legs went in different ways. It lay in the beans. “How do you stay on?” it asked. “I don’t let go of anything,” said the snail, “ever.”',
        'So {A} carried the board up again, and the snail went with the cheetah, to hold it. They sat one behind the other. Nobody said which of the two had been the passenger.'
      ]
    },
    {
      id: 'supper-of-lettuce',
      A: 'partner',
      paragraphs: [
        'The snail was given its prize, and sat down on top. “Will you share it?” asked {H}. The cheetah took one polite leaf, and chewed for a long time. {A} had one, and {H} had one with salt.',
        'After that the snail wanted to go home by itself, on foot. “I’ve seen that hill too fast,” it said. “There was a dandelion.” They walked beside it as far as the first blade of grass. By then it was evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} read the sign, and had to read it once more.',
      '{names} lay down in the grass, to look the snail in the eye.',
      { text: '{names} shook hands with it, as far as that went.', needs: ['hands'] },
      { text: '{names} dusted the snail’s house with a corner of a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} stood at the bend, and jumped out of the way both times.',
      '{names} ran down after the board, and was never there before it.',
      { text: '{names} picked the bean leaves out of the wheels.', needs: ['hands'] },
      { text: '{names} carried the board back up the hill, with the snail on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} shouted for the snail, until the voice was gone.',
      '{names} saw only a flash with two horns on it.',
      { text: '{names} held one end of the finishing line.', needs: ['hands'] },
      { text: '{names} threw both arms up, and a hat along with them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The skateboard was leaned against the wall, and its wheels still turned a little. On one of them was a silver line.',
    'Nobody was in a hurry any more. {H} washed slowly, walked to bed slowly, and lay down.'
  ],
  last: [
    'Somewhere on a hill a snail came past a dandelion, and {H} was asleep.',
    '{H} had won today, too, by one horn, and was asleep.'
  ]
})
