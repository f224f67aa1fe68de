import { wishPlot } from '../wish-plot.ts'

export const builder = wishPlot({
  id: 'wish-builder-half-brick',
  wishes: ['builder', 'builders', 'building site', 'building sites', 'construction site', 'construction sites', 'construction', 'construction worker', 'construction workers', 'bob builder', 'bricklayer', 'bricklayers', 'brick layer', 'building house', 'build house', 'builds house', 'built house', 'hard hat', 'hard hats', 'scaffolding', 'builders mate', 'house builder'],
  except: ['pigs', 'pig', 'wolf', 'crane', 'cranes', 'digger', 'diggers', 'dumper', 'mixer', 'bulldozer', 'excavator', 'truck', 'trucks', 'lorry', 'tree', 'snow', 'gingerbread', 'card', 'lego', 'duplo', 'minecraft', 'robot', 'sandcastle', 'noise', 'noisy', 'extension', 'new', 'our', 'ours', 'next', 'moving', 'moved', 'den', 'bird', 'beaver', 'dog', 'body', 'bear', 'rabbit', 'dragon', 'unicorn', 'dinosaur', 'dinosaurs', 'plumber', 'electrician', 'lonely', 'sad', 'afraid', 'castle', 'bridge', 'rocket', 'boat', 'spider', 'moon', 'scared'],
  answers: ['house', 'site', 'bricks', 'brick', 'wall', 'walls', 'worker', 'hat', 'tools', 'hammer', 'dad', 'daddy', 'helping', 'helps', 'busy', 'can', 'fix', 'bob', 'who', 'that', 'day', 'work', 'job', 'playing', 'little', 'mouse', 'building', 'build', 'builds', 'built'],
  moods: ['first', 'learning'],
  fed: true,
  company: ['mouse', 'wall', 'brick', 'bricks', 'house', 'cheese', 'bowl', 'window', 'suitcase'],
  about: 'A builder’s wall comes apart down the middle, and for a better one there are no half bricks, so they take what is in the bowl.',
  titles: ['Half a Brick', 'The Wall Came Unbuttoned', '{H} Builds a House', 'A House with Cheese in It', 'The Mouse on the Suitcase'],
  want: [
    {
      id: 'building-site',
      A: 'partner',
      paragraphs: [
        '{H} was a builder, {A} was the builder’s mate, and their hard hats were two bowls. A mouse needed a house, and {H} wanted it done before dark. The mouse was a grey sock with a knot, and sat on its suitcase.',
        '“Mind your backs,” said {A}, and tipped out the bricks. They were wooden ones, all alike. {H} laid one on top of the other, and the next on top of that. “This won’t take long,” said the builder.'
      ]
    }
  ],
  way: [
    {
      id: 'plan',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A builder has a plan. {H} unrolled it on the floor and put a shoe on each end. There was a house on it. “The chimney’s at the bottom,” said {A}. “And there’s the door, up in the sky.”',
        '“It’s the right way up,” said {H}. “You’re standing on the roof.” {A} looked down, and said sorry, and went round to the front, where the door was.'
      ]
    },
    {
      id: 'bubble',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A bubble can tell if a wall is level. They laid a bottle of water along the top, and there was a bubble in it. The bubble ran to the left and stayed there. “Your side’s too high,” said {H}.',
        'They lifted the wall a bit on the right, with a magazine. Then the bubble ran to the right. They went to and fro like that until it was in the middle. “Nobody breathe,” said {A}. The whole floor leaned, as it turned out. The wall was the only level thing in the house.'
      ]
    },
    {
      id: 'unbuttoned',
      A: 'partner',
      paragraphs: [
        'At the sixth row the wall began to lean. {H} held it up at the front. So it opened down the middle, from top to bottom. One half fell to the left, and the other to the right. “It’s come unbuttoned,” said {A}.',
        'They built it up again, only faster. It came down faster too.'
      ]
    },
    {
      id: 'plumb-line',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s a string for that,” said {A}, “with something heavy on the end. It always hangs straight down, whatever you do.” They tied a key to a string. It hung straight down. {H} walked off with it, and it did so there as well.',
        '{H} held it up beside the wall, which was as straight as the string. {H} held it up beside {A}, who was not. “You lean,” said the builder. “I’ve been carrying bricks,” said {A}, and stood like a key for a while.'
      ]
    },
    {
      id: 'mortar',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Between the bricks there’s mortar. You need sand for it, and lime, and water, and somebody who turns it over and over. {A} stirred it in a bucket. There was nothing in it, but it was hard work all the same.',
        '{H} spread some with a spoon, and knocked each brick twice with the handle. “It’s a bit runny,” said the builder. “It’s only air so far,” said {A}. “I’ll put in some more sand.”'
      ]
    },
    {
      id: 'barrow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bricks came by wheelbarrow. That was {A}, who walked bent over, with the bricks on a tray. “Keep your knees soft,” said {H}, “and push.” The wheelbarrow squeaked. It did so at every corner, and it was quite near the real sound.',
        'Then it tipped. Seven bricks went under the sofa. “A wheelbarrow’s only got one wheel,” said {A}, lying down. “That’s the trouble with it.”'
      ]
    },
    {
      id: 'whistling',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On a building site somebody is always whistling. {H} whistled the beginning of a tune. From the other side of the wall {A} whistled something, too. It was not the end of that one. It was the end of a different one, from the radio.',
        '“They don’t fit,” said {H}. “They do on a building site,” said {A}. “There’s always a hammer in between.” So they put one in, bang, on the table, and after that it was a song.'
      ]
    },
    {
      id: 'pet-inspector',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Then came the inspector, who looked at all the walls and said nothing. It was {A}. The builder took off the bowl. “Nearly done,” said {H}. The inspector looked at a corner. {H} looked at it as well.',
        'That corner was built again. When it was finished, the inspector was looking at the next one. “You can’t talk to {A},” said {H}, “but nobody ever saw a straighter corner.”'
      ]
    },
    {
      id: 'elder-paw',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The step of our house was made of wet cement,” said {S}. “It was as smooth as a cake. The builder said that nobody was to go near it until the morning.” “And did nobody?” asked {A}.',
        '“In the morning there were four paws across it,” said {S}, “going out. They’d set as hard as stone. For sixty years we wiped our feet on that cat. We never found the ones coming back.”'
      ]
    },
    {
      id: 'child-mixer',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the cement mixer. {S} went round and round on the spot, with a rumble, and the cement was in {S}’s tummy. “Is it ready?” asked {A}. “Not yet,” said the mixer. “It’s still got lumps.”',
        'When it stopped, the room went on. “Pour it out here,” said the builder. {S} took three steps the other way, and poured it into the hall. “It’s ready,” said {S} from the mat. “It’s only dizzy.”'
      ]
    },
    {
      id: 'baby-demolition',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'On the next plot {A} was at work, and pulled things down. That’s a trade as well. {H} put up a tower of three, and {A} looked at it kindly, and it was gone. {H} had never seen it done so quickly.',
        '“Now you pull things down,” said {H}, “and next year you’ll learn to put them up.” {A} held one brick in each fist. {A} had no wish to learn the other half of it just yet.'
      ]
    },
    {
      id: 'tea-break',
      A: 'partner',
      paragraphs: [
        'Then it was time for the builders’ tea break. There was a bowl of cheese in small cubes. {A} took one to the window and looked at the house across the street. “It’s different over there,” said {A}. “There’s never a crack on top of a crack. Each brick sits on two.”',
        '{H} laid each brick across two. But then there was a gap at the end of every second row. “That’s half a brick,” said {H}, “and we’ve only got whole ones.”'
      ]
    }
  ],
  turn: [
    {
      id: 'half-bricks',
      A: 'partner',
      paragraphs: [
        '{H} looked at the gap, and then at the cheese. A cube of cheese went in as if it had been baked for it. “Half a brick,” said the builder. “A yellow one,” said {A}. Up went the wall, and every second row had cheese at the end. {A} sneezed at it, on purpose. It stood.',
        'With a tea towel on top it was a house, and the mouse moved in. “What does it say?” asked {H}. {A} held an ear to the wall. “It says this smells like home,” said {A}.'
      ]
    },
    {
      id: 'topping-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When the roof’s on, the builders put a green twig up there, and somebody makes a speech. They had no twig. They had a stick of celery. {H} laid it on top, and {A} took off {A}’s bowl to it.',
        '“Dear house,” said {H}, “stay up.” It was a short speech, and nobody had left anything out. “Hear, hear,” said {A}, and put the bowl on again. There was a bit of celery over at one end, and that was eaten.'
      ]
    },
    {
      id: 'snagging',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The mouse had found a few things wrong, and {A} came out to tell the builder. It was dark in the bathroom. There wasn’t a bathroom. “And there’s no bell,” said {A}. “How’s it to know when people come?”',
        '{H} thought about it and pushed in a red button by the door. You pressed it, and you had to say ting yourself. The mouse had a dozen visitors in a quarter of an hour. All of them were {A}.'
      ]
    },
    {
      id: 'back-and-look',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then they did what all builders do when it’s finished. They took nine steps back, put their hands on their hips, and had their heads on one side. “Not bad,” said the builder. “Not bad at all,” said the builder’s mate.',
        '{A} put a hand on the wall, and took it off again, and nothing happened. “I carried that one,” said {A}, and pointed at a brick in the middle. It was just like all the others. “I thought so,” said {H}. “It’s got a carried look.”'
      ]
    },
    {
      id: 'windows',
      A: 'partner',
      paragraphs: [
        'In the evening the builders were hungry. “One half brick won’t be missed,” said {H}, and drew it out with two fingers. The wall stayed up. Where the cheese had been, light shone in. “Now it’s got a window,” said {A}.',
        'They took out another one, and another. There was a cube of cheese for everybody, and the last was for the mouse. By then the house had windows on every floor.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the way of the bricks, and into the way of the mouse.',
      '{names} measured the house lying down, and fitted in with bent knees.',
      { text: '{names} took charge of the suitcase, which had a button in it.', needs: ['hands'] },
      { text: '{names} sorted the bricks, though there was only the one sort.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned against the wall on the left, and that made it go right.',
      '{names} jumped at the crash, and one brick jumped back.',
      { text: '{names} dug the builder’s mate out, brick by brick.', needs: ['hands'] },
      { text: '{names} hung a spoon on a string by the wall, to see which way straight was.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in the smell of the house, and swallowed.',
      '{names} blew at the wall as well, with round cheeks, and it stood.',
      { text: '{names} carried the mouse’s suitcase as far as the door.', needs: ['hands'] },
      { text: '{names} smoothed the roof, and put up a hanky for a flag.', needs: ['hands'] }
    ]
  },
  bed: [
    'The house was left standing, for somebody lived in it. The cheese bowl was washed, and so were the hard hats. It was hard to say which was which.',
    '{H} washed, and got in, and lay with one leg across two pillows, as bricks do. A little light fell into the house of the mouse, through all the windows.'
  ],
  last: [
    'In a house with windows on every floor slept a mouse, and next door to it slept {H}.',
    'Each brick sat on two, and nothing leaned any more, and {H} slept.'
  ]
})
