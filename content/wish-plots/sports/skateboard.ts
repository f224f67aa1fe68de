import { wishPlot } from '../wish-plot.ts'

export const skateboard = wishPlot({
  id: 'wish-skateboard',
  beginsElsewhere: true,
  wishes: ['skateboard', 'skateboards', 'skateboarding', 'skateboarder', 'skate park', 'skatepark', 'skate board', 'ollie', 'kickflip', 'longboard', 'penny board'],
  answers: ['riding', 'ride', 'learning', 'first', 'my', 'new', 'lesson', 'park', 'going', 'trick', 'tricks', 'playing', 'skating', 'skate', 'board', 'helmet', 'ramp', 'ramps', 'cool', 'friends', 'club', 'practising', 'practice'],
  except: ['broke', 'broken', 'hurt', 'fell', 'arm', 'wrist', 'ankle', 'ice', 'roller', 'who', 'that', 'dog', 'cat', 'penguin', 'animals', 'dinosaur', 'dragon', 'snow', 'stolen', 'lost', 'lonely', 'nervous', 'scared', 'afraid', 'granny', 'grandma', 'nana', 'gran'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['path', 'park', 'board', 'pigeon', 'lamp'],
  about: 'The skateboard always goes off without the hero, once even with a pigeon on it, until they find out which foot goes in front.',
  titles: ['The Board That Went by Itself', 'The Pigeon Had a Turn', '{H} Is Goofy', 'Clack, Clack, as Far as the Lamp Post', '{H} and the Other Foot'],
  want: [
    {
      id: 'as-far-as-the-lamp-post',
      A: 'partner',
      paragraphs: [
        '{H} had a helmet, and two knee pads, and two elbow pads, and a skateboard. The path in the park was quite smooth, and nobody else was on it. “I’m going to ride as far as the lamp post,” said {H}.',
        '{A} stood by the lamp post with both arms ready. First of all the skateboard came, by itself. “That’s half of you,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'beetle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were so many pads that {H} could not bend in the usual places. {H} walked like a beetle on its back legs. “Knock knock,” said {A}, and knocked on the helmet. “Come in,” said {H}.',
        'They tried them out, one after another. On {H}’s knees it only went bump, and {H} felt nothing at all. {H} went down on all four of them, several times, because it was so comfortable.'
      ]
    },
    {
      id: 'cats-tongue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On top the board was black, and as rough as a cat’s tongue. That’s so that shoes stay on it. {A}’s sleeve stayed on it too. {A} had only leaned there for a moment.',
        '“It likes you,” said {H}. They had to peel {A} off, thread by thread. “It’s got a bit of my elbow now,” said {A}. “Then it knows you,” said {H}.'
      ]
    },
    {
      id: 'spinning',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They turned the board over, and flicked the wheels. There were four of them, as small as plums and as yellow. They went round and hummed, each on its own note. “That one’s the best,” said {H}, and they both bent down to it.',
        'It went on and on. The first one had stopped by then, and the second, and the third. {A} yawned. It was still turning when they set it down, and so it left at once.'
      ]
    },
    {
      id: 'applause',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind the trees was the bowl for the big ones. One of them rolled down, and up, and hung in the air, and came down beside the board. All the others knocked their boards on the ground, tock, tock, tock. “What are they doing?” asked {H}.',
        '“They’re clapping,” said {A}. “Skaters do it like that.” The one at the bottom lifted a hand. “But it went wrong,” said {H}. “They’re clapping because it was hard,” said {A}.'
      ]
    },
    {
      id: 'names-of-tricks',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“There’s an ollie,” said {H}, “and a kickflip, and a shove-it.” “You’re making them up,” said {A}. “No. And there’s one called a casper.” “And one called a cheese-on-toast,” said {A}. {H} laughed. “Now you’re making it up.”',
        '{A} got on the board, and stood on it with both arms out, and it did not roll. “This is it,” said {A}. “It’s all in the toast.” And {A} held it for quite a time.'
      ]
    },
    {
      id: 'ollie',
      A: 'same',
      spare: 6,
      paragraphs: [
        'An ollie is when you jump and the board comes too. {H} laid down a leaf to jump over, and stood there, knees bent. “Now,” said {A}. {H} jumped. The board stayed at home.',
        '“You got over,” said {A}. “It’s still waiting to be asked.” They used a smaller leaf, and then only the stalk. At last {H} let the leaf do it, and blew, and it flew clean over the board.'
      ]
    },
    {
      id: 'bus-stop',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a rest they sat down on the board, back to back, with their knees up. Now it was a bench. It was a bench that thought about leaving. {A} put down a heel, and {H} put down a heel on the other side.',
        '“Where to?” said {A}. “Just here,” said {H}. They had a biscuit each, and the board crept on a little with each bite. When they were done, they were at another tree.'
      ]
    },
    {
      id: 'tea-tray',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a plank, with the wheels of a pram,” said {S}. “It was a good pram until then. It went straight ahead, whatever you did, and it had a bell.” “How did you stop?” asked {A}.',
        '“There was a heap of hay at the bottom,” said {S}, “and a hen lived in it. She used to hear the bell, and get out.” {S} looked down the path, just in case. “I came up with an egg, most days.”'
      ]
    },
    {
      id: 'lying-on-it',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Next on the board was {S}, flat on {S}’s tummy. Both arms hung down, and so did both feet. Nothing was left of the board but four wheels. “I’m going,” said {S}, and patted the path with both hands.',
        '{A} walked beside it, very slowly. An ant went by. “Did we overtake it?” asked {S}. “It’s just letting us by,” said {A}. {S} said thank you to it, as a good driver does.'
      ]
    },
    {
      id: 'pet-board',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'To {A} a board was something to sit beside. It had been in the sun, and it was warm. Now and then a wheel moved, a very little, and {A} moved too, a very little.',
        '“You’re already further than I am,” said {H}. {A} had not noticed. That was the whole secret of it, very likely.'
      ]
    },
    {
      id: 'pigeon',
      A: 'partner',
      paragraphs: [
        '{H} put the left foot in front, as {A} did, and pushed with the right. The board shot away, and {H} sat down. {H} pushed less, and only sat down more slowly. Each time the board went clack, clack, clack along the path, and was there.',
        'Once it stopped on the way. A pigeon got on, and looked left and right. Then came a breath of wind, and the pigeon rolled off to the lamp post, standing. “It’s even taken a pigeon!” said {H}. “It doesn’t want me.”'
      ]
    },
    {
      id: 'in-socks',
      A: 'partner',
      paragraphs: [
        '“When you slide along the hall in your socks,” said {A}, “which foot’s in front?” {H} got up and slid a bit, to see. “This one,” said {H}. It was the right. “And on the board?” “The left. Like you.” “That’s my front foot,” said {A}, “not yours. There’s a word for people with the right one in front. They’re called goofy.” “Goofy?” said {H}. “Really. Half the best in the world are goofy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'goofy',
      A: 'partner',
      paragraphs: [
        'So {H} stood there the other way round, and was goofy. The right foot was in front, and the knees were bent. {H} pushed once with the left, and then that got on too. And this time the skateboard didn’t leave. It stayed where it was, under {H}, and the path came along.',
        'Clack, it went over the cracks. Clack, clack. The pigeon had to step aside. There was the lamp post. {H} leaned a little on ten toes, and the board leaned too, and they went round it. “And all of you is here,” said {A}.'
      ]
    },
    {
      id: 'other-way-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Let me try it goofy,” said {A}, and stood on the board the wrong way round. It left. {A} was still standing there, on one leg, like a heron that has had bad news.',
        '“You’re not goofy,” said {H} kindly. “You’re regular. That’s what it’s called.” “It sounds dull,” said {A}. “It is, a bit,” said {H}. “But you can’t help it.”'
      ]
    },
    {
      id: 'board-applause',
      A: 'same',
      spare: 12,
      paragraphs: [
        'A skateboard knocked on the path behind them, tock, tock, tock. That was a big girl with green laces, who had stopped to look. She lifted her chin a little, and rolled on, with the right foot in front.',
        '“She’s goofy too,” whispered {H}. “She knew it at once,” said {A}. They watched the green laces until there was only the sound.'
      ]
    },
    {
      id: 'counting-cracks',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} rode to the tree and back, and counted the cracks by ear. There were twenty-six on the way there. “And on the way back?” asked {A}. “Twenty-four. I went over two of them very quietly.”',
        'The sun was low by now, and a long thin {H} rolled along on the grass beside them. That one had the right foot in front as well.'
      ]
    },
    {
      id: 'carried-home',
      A: 'partner',
      paragraphs: [
        'They went home when the lamp post came on. {H} had the board under one arm, and one wheel was still going round, slower and slower. “Was it because of me?” asked {H}. “All that time?” “It was because of me,” said {A}. “You were doing my feet.”',
        'On the path behind them the pigeon waited for the next one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the way of the half that had come.',
      '{names} sat down on the grass verge, at about the middle.',
      { text: '{names} did up the last strap, and knocked on both knees.', needs: ['hands'] },
      { text: '{names} swept a twig off the path, and after it a smaller twig.', needs: ['hands'] }
    ],
    way: [
      '{names} tumbled as well, each time that {H} did.',
      '{names} nodded to the pigeon, as between passengers.',
      { text: '{names} rolled the board back, by pushing with one finger.', needs: ['hands'] },
      { text: '{names} helped {H} up so often that it became a habit.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept alongside, in a goofy sort of way.',
      '{names} leaned round the lamp post with ten toes or more.',
      { text: '{names} flung up two arms, like people at a station.', needs: ['hands'] },
      { text: '{names} picked up the pigeon’s feather, as a prize.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pads lay in a row by the door, two by two. The board stood with its face to the wall, so that it would not go out again.',
    '{H} washed, right knee first. In bed {H} lay sideways, knees bent and right foot in front.'
  ],
  last: [
    'Clack, it went, and clack, and nobody got off, and {H} was asleep.',
    'One wheel turned slower and slower, and {H} slept, and all of {H} was there.'
  ]
})
