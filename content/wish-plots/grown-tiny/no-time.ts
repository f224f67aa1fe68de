import { wishPlot } from '../wish-plot.ts'

export const noTime = wishPlot({
  id: 'wish-as-small-as-an-ant',
  beginsElsewhere: true,
  wishes: ['small ant', 'as small as an ant', 'were small ant', 'gets tiny', 'gets really tiny', 'goes tiny', 'becomes tiny', 'became tiny', 'turns tiny', 'turned tiny', 'shrinks', 'shrink', 'shrinking', 'shrunk', 'shrank', 'shrinks ant', 'size of an ant', 'size ant', 'small as an ant', 'tiny as an ant', 'ant sized', 'ant-sized', 'small as a crumb', 'gets really small', 'gets super small', 'teeny tiny girl', 'teeny tiny boy', 'tiny girl', 'tiny boy', 'tiny child', 'inch tall', 'turns into ant', 'becomes an ant'],
  except: ['jumper', 'washing', 'wash', 'clothes', 'sweater', 'wool', 'violin', 'violins', 'school', 'class', 'smallest', 'afraid', 'scared', 'elephant', 'dragon', 'dinosaur', 'kitten', 'puppy', 'fairy', 'fairies', 'ill', 'born', 'baby', 'drum', 'slide', 'door', 'too', 'mouse', 'horse', 'dog', 'cat', 'house', 'mermaid', 'seed', 'garden', 'ladybird', 'bee', 'train', 'car', 'boat', 'premature', 'mum', 'dad', 'mummy', 'daddy', 'teacher', 'thumbelina', 'potion', 'doll', 'dolls'],
  answers: ['shrink', 'shrinks', 'shrinking', 'shrunk', 'shrank', 'size', 'ant', 'ants', 'tiny', 'teeny', 'small', 'little', 'girl', 'boy', 'child', 'as', 'an', 'really', 'super', 'who', 'kitchen', 'floor', 'crumb', 'crumbs', 'magic', 'gets', 'becomes', 'became', 'turns', 'turned', 'down', 'day', 'woke', 'wakes', 'smaller', 'adventure', 'giant', 'world', 'inch', 'sized'],
  moods: ['first', 'question'],
  asked: true,
  isTale: true,
  company: ['ant', 'crumb', 'toast', 'floor', 'tile', 'tiles', 'cupboard', 'jam', 'hole', 'sofa', 'giant', 'feelers'],
  about: 'The hero gets as small as an ant to see where it takes the crumbs, and learns who drops them so large.',
  titles: ['No Time', '{H} Is as Small as an Ant', 'Somebody Drops Sofas', 'Take the Back End', 'Under the Cupboard'],
  want: [
    {
      id: 'too-close',
      A: 'partner',
      paragraphs: [
        'Every morning an ant took a crumb of {H}’s toast, and ran off with it under the cupboard. {H} wanted to know where. “Home,” said {A}. “Where else?”',
        'They lay down to see, and looked closer, and closer still. The crumb got as big as a loaf, and then as big as a sofa. “I think we’ve gone too close,” said {A}. They were tiny. They were as small as the ant.'
      ]
    }
  ],
  way: [
    {
      id: 'take-the-back',
      A: 'partner',
      paragraphs: [
        'It came round the sofa, on six busy legs. “New?” it said. “You take the back. You take the side. Off we go.” “We only wanted to look,” said {H}. “No time,” said the ant. So {H} pushed, and {A} pulled.',
        'A hair lay across the way, like a log. Between two tiles was a ditch, and the crumb fell in. “Heave!” said the ant. A pea came by, as high as a bus. “Is it far?” panted {H}. “No time,” said the ant.'
      ]
    },
    {
      id: 'milk-lake',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the middle of the floor lay a white lake. It was round, with a high edge, and didn’t run away. “Somebody’s dripped,” said {A}, and laid a hand on it. It gave a bit, like a pillow, and sprang back. When you are tiny, milk has a skin.',
        '{H} looked at it with interest. It had been a very full spoon, and a joke about a duck. “Not so long!” called the ant. It had been right round the lake by then, and was pushing from behind.'
      ]
    },
    {
      id: 'dust-sheep',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By the leg of the table stood something grey and woolly. It trembled when anyone breathed. “A sheep,” said {H}. “A bit of dust,” said {A}. It had no head, but it did have a thread, and you could lead it.',
        'They took it along. It ran in front when somebody pushed, and it ran behind when somebody stopped. “What’s that for?” asked the ant. “For company,” said {H}. The ant thought about it, for as long as one leg takes. “No time,” it said. But it didn’t send the sheep away.'
      ]
    },
    {
      id: 'the-smell-road',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you know the way?” asked {A}. The ant tapped the tile with both feelers, left and right. “It’s written here,” it said. An ant reads with its nose, and it keeps the nose on two sticks. {H} knelt down and smelled. It was floor, and a little soap.',
        '“It was wiped on Friday,” said the ant. “Whole road gone. Four hundred of us stood about.” {A} looked the other way, and whistled. It had been a very thorough wipe, and there’d been praise for it.'
      ]
    },
    {
      id: 'number',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s your name?” asked {H}, at the back end. “Four thousand one hundred and twelve,” said the ant. “That’s long,” said {A}. “What do your friends call you?” The ant had to slow down for that. “Twelve,” it said.',
        '{H} told it who they were. It felt each of them once with its feelers, from the hair to the heels, and it tickled. “Back,” it said to {H}, and “Side” to {A}. They were good names. You always knew where you had to go.'
      ]
    },
    {
      id: 'on-its-head',
      A: 'same',
      spare: 5,
      paragraphs: [
        'An ant can carry twenty of itself. This one showed them how. It lifted up the sofa, with both of them on it, and ran. The fridge went by like a white cliff, and hummed.',
        '“Could you do that with a bus?” asked {H}, when they had been put down. “If it was an ant’s bus,” said the ant. {A} tried to lift just one crumb of the crumb, and went red, and put it back. “I’m the side,” said {A}.'
      ]
    },
    {
      id: 'a-flake',
      A: 'same',
      spare: 6,
      paragraphs: [
        'From above something came down, slowly, and turned as it fell. It was a flake of breakfast, thin and gold. They held it over their heads, like two people with one newspaper, and walked on under it. It kept off the light.',
        '“Is it raining?” asked the ant. “No,” said {A}. “It’s only so bright.” The ant looked up, for the first time. Very far above was the lamp. “So that’s on purpose?” it said. “I took it for weather.”'
      ]
    },
    {
      id: 'how-big-is-the-kitchen',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} knew how many steps it was from the table to the cupboard. It was three, or two with a run. They had done nine hundred now, and had got as far as the second leg of the chair. “Somebody has made it longer,” said {H}.',
        '“It’s us that are shorter,” said {A}. On the chair leg there was a sticker with a whale on it, as big as a whale. {H} had stuck it there, low down. Nobody had ever been at the right height to see it. “Well, look at that,” said {A}.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Another ant came the other way, in a hurry too. The two of them stopped head to head, and their feelers went like knitting. It took as long as a blink. Then each went on. “What did it say?” asked {H}.',
        '“Sugar by the bin. Wet by the stove. Foot’s better. Who are those two?” {A} was amazed. “And what did you tell it?” “New,” said the ant. {H} and {A} knocked their heads together too, to see. It only hurt.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'A warm wind came, and went, and came again. It was {A}, who lay on the tiles and breathed. The nose was as big as a hill, black, and wet at the front. “That one’s always in the road,” said the ant. “We go round.”',
        'One eye opened, as round as a pond. {H} stood in it, quite small, and waved with both arms. {A} looked for a good while. Then the hill drew itself in a bit, to one side, so that the crumb could get past.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'Far up there somebody put on a pair of glasses, and that was {S}. The glasses came down like two full moons. “Well I never,” said the sky. “There’s an ant with your pyjamas on.” “It’s me!” shouted {A}. “What did it say?” asked the sky.',
        '“It said eee,” said {S}, after a time, to nobody. Then a finger came, and laid itself over the next ditch, and waited there. They crossed on it, with the crumb. It had deep lines in it, to hold on by.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had been lying beside them, and had got too close as well. “I want to be the front,” said {S}. “The front’s taken,” said the ant. “You’re the top.” So {S} sat on the crumb, and called out what was coming.',
        '“Tile!” called {S}. “Tile! Tile! Tile! A bit of cheese! Tile!” “It’s heavier than it was,” said {A}, at the back. “That’s the top,” said the ant. But they were never so well informed before or after.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Then the floor shook, one, two, three, four. A knee as big as a barn came down, and after that a hand. It was {A}, on the way somewhere. For somebody who crawls the floor belongs to home.',
        '{A} saw the tiny people, and was not surprised. There was always something down here. {A} bent close and said “Oh,” and it blew their hair back. Then the hand patted the tile beside them, as gently as it knew how. They all hopped.'
      ]
    },
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        'Under the cupboard it was dark. In the wall was a hole like a pinhead, and the crumb didn’t go in. “Always,” said the ant, and began to bite off a corner. “An hour for each. Then the next. No time.”',
        '“Why do you take such big ones?” asked {A}. “They fall,” said the ant. “There’s a giant up there. It talks with its mouth full. It drops sofas.” {A} looked at {H}. “With jam on?” asked {A}. “With jam on,” said the ant.'
      ]
    }
  ],
  turn: [
    {
      id: 'stamping',
      A: 'partner',
      paragraphs: [
        '“That’s me,” said {H}. {H} got up on the crumb, and jumped. Crack! {A} jumped too, till the whole sofa was gravel. The ant ran in with one piece, and out, and in with the next. In no time it was done.',
        'Each of them was paid with a dot of jam. {H} licked it, and felt it in both knees. The tiles came together. “Too far again,” said {A}, with a bump on the head. They were big.'
      ]
    },
    {
      id: 'in-the-larder',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Before the jam they had been allowed one look inside. There was a round room, and everything {H} had ever dropped was in it, sorted. There was Monday’s toast, and a noodle, and half a raisin. A pink sugar stick from somebody’s birthday hung there for a lamp.',
        '“It’s very tidy,” said {A}. {H} found the cracker from the day with the thunder. It had been such a good one, and had simply gone. Now it was a table, and eleven small ants sat round it.'
      ]
    },
    {
      id: 'bump',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} sat up, and looked at one slipper. It was the right size, and stood eleven tiles away. “Do you think we trod on anyone?” asked {A}. They lifted up their feet, one by one. Nobody was there. They lifted them up once more, to be sure.',
        'From now on they slid over the kitchen floor in socks, slowly, like two people on ice. “Good morning, Twelve,” said {H}, whenever something ran by. It wasn’t always that one. But it may have passed it on.'
      ]
    },
    {
      id: 'it-has-time',
      A: 'partner',
      paragraphs: [
        'The next morning {H} rubbed a corner of toast between two fingers, as fine as sand. The ant came. It took a bit, and it went straight in. Before the tea was cold, the floor was clear.',
        'Then it did something new. It stood still. It folded up two of its legs, and then two more. “What’s it doing?” whispered {A}. “Nothing,” said {H}. “It’s got time.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the crumb as well, for other reasons.',
      '{names} lay down flat, too, and stayed big.',
      { text: '{names} laid a spoon by the place, so that nobody trod there.', needs: ['hands'] },
      { text: '{names} pointed with one finger to where the two had just been.', needs: ['hands'] }
    ],
    way: [
      '{names} went by in the distance, like a change in the weather.',
      '{names} breathed out, and the whole road shook.',
      { text: '{names} looked under the table for somebody tiny.', needs: ['hands'] },
      { text: '{names} put the broom away again, just in time.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate with a shut mouth, which was not easy.',
      '{names} went round the tile, for once.',
      { text: '{names} helped with the rubbing, and made sand.', needs: ['hands'] },
      { text: '{names} held a plate under the toast, up where the giants sit.', needs: ['hands'] }
    ]
  },
  bed: [
    'Nobody wiped the floor that evening. A little jam was left where the cupboard begins, no bigger than a dot.',
    '{H} washed, and it was a lot of {H} to wash. In bed {H} had a pillow as big as a pillow, and was glad of it.'
  ],
  last: [
    'Under the cupboard somebody had folded up all six legs, and {H} was asleep.',
    'There was time now, plenty of it, and {H} slept.'
  ]
})
