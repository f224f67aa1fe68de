import { wishPlot } from '../wish-plot.ts'

export const whoeverBalance = wishPlot({
  id: 'wish-whoever-balance',
  visits: 'anything',
  whoever: [
    'wants to stand on one leg',
    'can’t stand on one leg',
    'wants to stand on one foot',
    'can’t stand on one foot',
    'wants to balance',
    'can’t balance',
    'wants to keep its balance',
    'can’t keep its balance',
    'wants to balance on one leg',
    'can’t balance on one leg',
    'wants to walk a tightrope',
    'can’t walk a tightrope',
    'wants to walk on a tightrope',
    'can’t walk on a tightrope',
    'wants to walk the tightrope',
    'can’t walk the tightrope',
    'wants to walk on a rope',
    'wants to walk along a rope',
    'wants to be a tightrope walker',
    'wants to walk along a line',
    'can’t walk along a line',
    'walks a tightrope',
    'walks on a tightrope',
    'stands on one leg',
    'stood on one leg',
    'stood on one foot',
    'loses its balance',
    'always loses its balance',
    'keeps losing its balance',
    'wobbles',
    'always wobbles',
    'is always wobbly',
    'loves balancing',
    'loves to balance',
    'dreams of walking a tightrope',
    'dreams of balancing',
    'is bad at balancing',
    'is no good at balancing',
    'is bad at standing on one leg',
    'is no good at standing on one leg',
    'is afraid to walk a tightrope',
    'is scared to walk a tightrope',
    'keeps tipping over',
    'keeps toppling over',
    'always topples over',
    'teeters',
    'is unsteady on its feet',
    'is wobbly on its feet',
    'can’t stay upright',
    'can’t walk along a wall',
    'wants to walk along a beam',
    'walks the high wire',
    'wants to walk the high wire',
    'dances on a rope',
    'is a tightrope walker',
    'falls over on one leg'],
  except: ['on its head', 'on her head', 'on his head', 'hurt', 'broke', 'broken', 'lost a leg', 'fell', 'high', 'wall', 'jelly', 'tooth', 'bike', 'ball', 'plate', 'plates'],
  company: ['milk', 'cup', 'cord', 'curtain', 'handle', 'door', 'floor', 'window'],
  about: 'The hero wants to carry a full cup of milk without a drop spilt, and whoever cannot stand on one leg looks at its foot; both hold on with their eyes to what wobbles, until they hold on to what keeps still.',
  titles: ['Holding On to the Handle', 'Full to the Brim', '{visitor} on One Leg', 'What Keeps Still', 'Not a Drop'],
  want: [
    {
      id: 'milk',
      A: 'partner',
      paragraphs: [
        '{H} wanted to carry a very full cup of milk as far as the window. {H} looked at the milk hard, the whole way. It swung to the left, and it swung to the right. There were drops all down the hall.',
        'Something came along the drops with one leg up. Bump. It was {visitor.first}. “Excuse me,” said {visitor}, from among the shoes. “I thought that the drops went somewhere.”'
      ]
    }
  ],
  way: [
    {
      id: 'watch-your-foot',
      A: 'partner',
      paragraphs: [
        '{A} laid the cord of a dressing gown on the floor. “On a rope you’re always on one leg,” said {A}, “and then on the other.” {visitor} put a foot on it, and raised the rest. “Watch your foot,” said {A}, who was quite sure. “Then it can’t do anything silly.”',
        'The foot trembled. {visitor} looked at it, and trembled too. It leaned out, and {visitor} leaned after it, to see where it was going. Bump. “I was watching my foot,” said {visitor}. “I think it noticed.”'
      ]
    },
    {
      id: 'sticks-out',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what do I do with {caller.part}?” asked {visitor}. Whoever’s on a rope holds something out at the sides. {A} held out a broom. {H} held out both arms and a slipper. {visitor} had to hold out what there was.',
        'It helped for a moment. Whenever {visitor} went to the left, {caller.part} went right. They were like two people at a door. “After you,” said {visitor}. “No, after you.” Then they both went at once.'
      ]
    },
    {
      id: 'on-two-first',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Do something while you’re up,” said {A}, “so that you forget that you are.” {visitor} got up on one leg, for no longer than a sneeze, and {caller.does}. It was as good as ever. It only came out a little slanting.',
        '{A} {caller.move}, all on one leg. It went all the way across the hall like that, as on a ship. “That wasn’t in it before,” said {visitor}. {A} was holding on to a coat by then, and the coat was coming along.'
      ]
    },
    {
      id: 'who-stands-like-that',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Is there anybody who can do it, {caller.where}?” asked {H}. There was one. {visitor} had seen it, early in the morning, when there was nobody about. It stood there on one leg, and did not even know it. It was an umbrella.',
        '“It was leaning,” said {A}. “Was it?” said {visitor}, and thought about that. It changed a good deal. “Then nobody can,” said {visitor}. “Then I’d be the first one.” And {visitor} got up much more quickly than before.'
      ]
    },
    {
      id: 'something-nice',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“What do you think about, up there?” asked {A}. “About falling,” said {visitor}. “Think of something nice,” said {A}. “Think of {caller.wants}.” {visitor} put up a leg and thought of that, and a smile came. It grew wider on the one side than on the other.',
        'Bump. “Was it nice?” asked {H}. “Very,” said {visitor}. “I leaned over a bit, to get it.” So they thought of something boring. {A} knew a long thing about the gas bill. {visitor} got as far as the fifth of March.'
      ]
    },
    {
      id: 'foot-of-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wetted a foot and stood on the newspaper. The print had a heel, a big toe and a little toe, and a bay in between. “It’s a stool,” said {A}. “It’s got three legs. You’ve got to sit on all of them.” {H} made a print, and it was a smaller stool.',
        '{visitor} made one, and they turned the paper this way and that. There were more legs on it than on a sofa. “And I’ve been standing on just that corner,” said {visitor}. “And there’s all this to stand on.” The sports page was quite wet.'
      ]
    },
    {
      id: 'knee',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Your leg’s like a broomstick,” said {A}. “It doesn’t know what to do with a wobble, so it falls over.” {A} stood on one leg, and let the knee be soft. It moved all the time, a little this way and a little that. “Aren’t you wobbling?” asked {H}.',
        '“I am,” said {A}. “Only a very little, but all the time.” They laid a hand on {A}’s ankle. It was busy in there like somebody in a kitchen. {visitor} had thought that those who can do it keep still. “So they’re just quick,” said {visitor}.'
      ]
    },
    {
      id: 'third-cup',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Meanwhile it was the milk’s turn again. {A} tied a bib round the cup. {A} thought of carrying it faster, so that the milk had no time to spill. It had time. They tried it with a saucer underneath, and then the milk stood in the saucer, and looked up.',
        '“I don’t take my eyes off it,” said {H}. “The moment it goes to the left I push it to the right.” “And then?” asked {visitor}. “Then it’s there already,” said {H}. {A} wiped up the hall, for the third time. It had never been so clean.'
      ]
    },
    {
      id: 'flamingos',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} was a heron, with a tea towel over each arm. A heron stands by the water and waits for supper. “It can do that till the evening,” said the heron, and shook out one wing. {H} was the fish, down on the bath mat.',
        'The fish swam by on the left. The heron looked after it. The fish swam by on the right. “Keep still,” said the heron. “Why?” asked the fish. “So that I can,” said the heron, and sat down in the water. Nobody thought anything of it yet.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“If looking’s no good, then I won’t look,” said {visitor}, and shut both eyes. {A} stood by with a cushion. At once the whole hall began to turn, as it does on a swing. It was over before the cushion was there.',
        '{A} wanted to know if that was true, and tried it. “Who’s pushing?” cried {A}, with both eyes shut. “Nobody,” said {H}. “It’s the house,” said {A}, and had to open one. Then the house stopped, and looked as if nothing had happened.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I do it every morning,” said {S}, “when I put my socks on. First one leg, and then the other. I’ve never sat down for it, and I don’t mean to begin.” “Don’t you fall over?” asked {A}. “I talk to the wardrobe,” said {S}. “It’s got a knot in the wood, like an eye.”',
        'They asked {S} to show it. {S} stood on one leg, and put on a sock, and didn’t hurry. “Good morning,” said {S} to the coat hook. {visitor} looked to see who that was.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could stand on one leg for as long as you liked. {S} did it with one hand on the floor. “And that’s one as well,” said {A}. “That’s my arm,” said {S}. So {S} took it away, and put down the head instead.',
        '“You’re standing on two again,” said {A}. “But there’s only one leg in it,” said {S}, upside down. {visitor} admired it from all sides. It really was very steady, and you could look out at the back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Somebody was seeing to the drops in the hall, and that was {A}. {A} went from one to the next, all the way to the window, and never left the line. “Look,” said {visitor}. “{A}’s walking a tightrope.”',
        'There the last drop was, and there {A} stopped, and waited for the next cup. {A} did not look at {H}, nor at any feet. {A} looked at the milk, and nothing else, with great hope.'
      ]
    },
    {
      id: 'the-curtain',
      A: 'partner',
      paragraphs: [
        '{visitor} took hold of the curtain. The curtain swung out, and {visitor} swung along. Bump. Then there was the door handle. {visitor} just touched that, and stood. “The curtain comes with you,” said {A}. “The handle doesn’t.” {H} came by, nose down, and a drop fell. “And you’re holding on to the milk,” said {A}. “I’m only looking at it,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-your-eyes',
      A: 'partner',
      paragraphs: [
        '{H} stopped. “I’m holding on with my eyes,” said {H}, “and it wobbles!” {H} looked at the handle of the window, and walked. In the cup it grew quiet, all by itself. “Hold on to something that keeps still!” called {H}. “With your eyes!”',
        '{visitor} got on to the cord. From far off {visitor} took hold of the door handle, only by looking. One leg went up. Below, the foot trembled. “Is it falling over?” asked {visitor}, and did not look. “No,” said {A}. “It’s working.” Then the other leg came down in front. The handle came nearer, and never moved.'
      ]
    },
    {
      id: 'somebody-comes-past',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And if somebody comes past?” asked {A}, and came past, with a hat on. {visitor} looked at the hat. It was a good hat, and it went to the left. Bump. “That was mean,” said {visitor}. “It was only the hat,” said {A}.',
        'They did it again. This time {A} had two hats, and sang. {visitor} held on to the door handle, so hard that you could nearly see it. “I know that there’s something there,” said {visitor}. “I’ll have a look at it later.”'
      ]
    },
    {
      id: 'each-a-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each of them looked for something to hold on to. {H} took the light switch. {A} took a nail in the wall, where there had once been a picture. They stood there in the hall, each on one leg. It was as quiet as in a library.',
        '“How long do we do this?” asked {A}. “Till mine moves,” said {H}. The light switch didn’t. In the end it was the doorbell that went, and they all came down like plums.'
      ]
    },
    {
      id: 'not-a-drop',
      A: 'partner',
      paragraphs: [
        'At the window not a drop was missing. {H} bent down to the milk, and slurped. Then {A} slurped, and {visitor} had the rest.',
        '“How will you get home in the dark?” asked {A}. {visitor} looked out. Across the road there was a lamp, and it kept quite still. “I’ve got hold of it already,” said {visitor}. It was one leg, and then the other, all along the path.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the drops, and took some of them along.',
      '{names} looked round the corner, to see who was in the shoes.',
      { text: '{names} fetched the cloth that’s for milk.', needs: ['hands'] },
      { text: '{names} poured the next cup, up to the brim and over.', needs: ['hands'] }
    ],
    way: [
      '{names} lay along the cord, where it was soft to land.',
      '{names} kept an eye on the foot, too, and it didn’t help.',
      { text: '{names} pulled the cord straight after each bump.', needs: ['hands'] },
      { text: '{names} lined up the shoes on the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as could be, in case of being needed.',
      '{names} looked at the handle as well, and saw nothing in it.',
      { text: '{names} wiped the handle, as everybody was looking at it.', needs: ['hands'] },
      { text: '{names} felt under the cup with a finger, and it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cord went back round its dressing gown. In the hall there was a clean stripe, all the way to the window.',
    'They took off their socks standing up, and each said good night to something on the wall.'
  ],
  last: [
    'In the dark there was one small light that kept still. {H} held on to it, and was asleep.',
    '{H} put down the one leg, and then the other, and was asleep.'
  ]
})
