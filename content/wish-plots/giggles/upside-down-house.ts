import { wishPlot } from '../wish-plot.ts'

export const upsideDownHouse = wishPlot({
  id: 'wish-upside-down-house',
  wishes: ['upside down house', 'upside-down house', 'house upside down', 'house is upside down', 'house was upside down', 'home upside down', 'upside down home', 'upside down room', 'room upside down', 'bedroom upside down', 'upside down bedroom', 'living on the ceiling', 'walking on the ceiling', 'walk on the ceiling', 'walked on the ceiling', 'upside down world', 'world upside down', 'topsy turvy house', 'house on its roof', 'house standing on its roof', 'everything upside down', 'day upside down', 'upside down day', 'crooked house'],
  except: ['crash', 'accident', 'flood', 'tornado', 'storm', 'earthquake', 'broken', 'car', 'cake', 'burgled', 'fire', 'moving', 'spider', 'bat', 'bats', 'sloth', 'leak', 'sad', 'stranger', 'thief', 'man', 'crooked'],
  answers: ['house', 'home', 'room', 'everything', 'was', 'lived', 'live', 'lives', 'living', 'where', 'that', 'who', 'family', 'topsy', 'turvy', 'roof', 'ceiling', 'floor', 'walk', 'walking', 'day', 'whole', 'all', 'our', 'inside', 'visit', 'visiting', 'funny', 'silly', 'magic', 'world', 'lamp', 'built', 'turned', 'woke', 'up'],
  moods: ['question', 'first'],
  company: ['ceiling', 'lamp', 'mirror', 'house', 'torch'],
  asked: true,
  about: 'The hero wants to live in the upside-down house on the ceiling, and each time only one end of the hero gets in.',
  titles: ['Over the Doorstep, Under the Door', 'Nobody Tidies the Ceiling', '{H} Moves in Upside Down', 'A Lamp in the Middle of the Floor', 'The Crumbs Had Not Been Told'],
  want: [
    {
      id: 'mirror',
      A: 'partner',
      paragraphs: [
        '{H} held a mirror flat under {H}’s nose, and looked down into it. There was an upside-down house in there. Its floor was quite white and quite empty. In the middle grew a lamp, and nobody had ever dropped a sock.',
        '“I’m moving in,” said {H}. “There’s nothing to tidy.” {A} looked up at the ceiling. “May I come to tea?” asked {A}. “Bring the tea,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'walking-in',
      A: 'partner',
      paragraphs: [
        'So {H} went in, step by step, with {H}’s nose over the mirror. In an upside-down house the top of a door is a doorstep, and a high one. {H} lifted one knee, and stepped over nothing. “Mind the lamp,” said {H}.',
        'Then there was a bump. It was the sofa. “That isn’t in my house,” said {H}. “It’s in mine,” said {A}, who had followed with the biscuits. “You’re in both.”'
      ]
    },
    {
      id: 'cow',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'To make it homely, they turned over a picture. It was one of a cow. Now the grass was on top, and the cow hung from it by the feet. “Is she all right like that?” asked {A}. They both looked at her. She was chewing, just as before.',
        '“The milk’ll run into her head,” said {A}. {H} turned a cup over as well, and a vase. Only the clock could not be done. It said that it was twenty past eight, and that made everyone nervous.'
      ]
    },
    {
      id: 'swims',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What do people read up there?” asked {A}. They got out some paper, and wrote words, and turned it round. Dog was nothing at all. Most words just fell on their backs. Then {H} wrote SWIMS, in big letters, and turned it over. It said SWIMS.',
        '“And noon,” said {A}. That stayed as well. So up there they could swim, and at noon. {H} wrote that down too, and only half of it got through.'
      ]
    },
    {
      id: 'spoon',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} knew another way in. It was a spoon. If you looked into the hollow of it, there you hung by the feet, and quite small. {H} nodded, and the one in the spoon nodded upwards. “That’s me when I live there,” said {H}.',
        'On the back of the spoon {H} was the right way up again, with a big nose. So you only needed to turn it round. “In and out,” said {A}. “It’s a front door,” said {H}, “with a handle.”'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“On the other side of the world,” said {A}, “people stand with their feet to ours.” {H} looked down between both shoes. It was a long way. “Are they upside down?” “They say that we are,” said {A}. “It’s only that down is always towards the middle.”',
        'They lifted one foot, and put it down again, in case somebody was standing there. Then they both knocked, three times, with the heel. There was no answer, but with some people that takes a while.'
      ]
    },
    {
      id: 'eyes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Everything’s upside down in your eyes,” said {A}. “It comes in at a small hole, and the top goes to the bottom. That’s true. It’s only in your head that it’s turned round again.” {H} shut one eye, and then the other, to catch them at it.',
        '“So I’ve been living in one all the time,” said {H}. “Right at the front,” said {A}. {H} was very quiet for a moment. There was a small room in each eye, hanging by the rug. And somebody went round and put it all straight.'
      ]
    },
    {
      id: 'jumper',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'People who lived there would have to wear other clothes. {H} put a jumper on from below, with one leg in each sleeve. The hole for the head was left over. “That’s for the tail,” said {A}. On top {H} wore trousers, with both arms in the legs.',
        'Then {H} wanted to scratch, and could not find a hand. It was down one trouser leg, as far as the knee. “Now shake hands,” said {A}. They shook an ankle. It was quite warm, and had a thumb in it.'
      ]
    },
    {
      id: 'sand-timer',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Not everything minds. There was a sand timer for eggs. {H} turned it on its head, and it began at once. “It’s only any good upside down,” said {A}. When it was done, it stood there and did nothing, until it was put on its head again.',
        'They looked for what else was like that. There was the ketchup. And the mop stood in its corner with all its hair up. “That one has been practising,” said {H}.'
      ]
    },
    {
      id: 'carrot',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’ll you grow up there?” asked {A}. {H} thought of something that would not have to learn it. A tree was no use. But a carrot grows downwards all its life, with its point in the dark. “It’s a tree that went the other way,” said {H}.',
        'They looked at the one from the kitchen. It was orange the whole way down. “It can’t know that,” said {A}. “It’s never seen itself.” So they held it over the mirror for a bit, before it was soup.'
      ]
    },
    {
      id: 'bat-lodger',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came to see the room, in a black shawl, and was a bat. “Is there something to hang from?” asked {A}. “I needn’t hold on. My toes shut by themselves, from my weight. I’m only tired when I have to let go.”',
        '“There’s a lamp,” said {H}. The bat looked at it from below with great interest. “And which way up are the neighbours?” it asked. “The wrong way,” said {H}. “I’m used to that,” said {A}. It wanted to know if it could have some dark.'
      ]
    },
    {
      id: 'rain-up',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What do you do there when it rains?” asked {A}. “It rains up,” said {H}. “You carry the umbrella like this,” and held it under both feet, opened wide. {A} had one too. They stood in two bowls of umbrella, and stayed dry from below.',
        '“And when it stops?” “Then the puddles hang there,” said {H}, “and you mustn’t bump into them with your head.” They ducked under one on the way to the window. {A} was not quite low enough, and got it behind {A}’s ears.'
      ]
    },
    {
      id: 'pet-feet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} lay there on its back, with four feet in the air. It had been at home up there for some time. “How does it do that?” asked {H}, and lay down beside it.',
        'There was a good deal of ceiling to look at. A little dust hung by the lamp. {A} saw that too, and moved one paw, as if to say where the sofa would go. Then it fell asleep in both houses at once.'
      ]
    },
    {
      id: 'elder-headstand',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our street there lived a man who stood on his head every morning,” said {S}. “It was on the balcony, in a vest. He said that it got the tired out of his feet.” “And did it?” asked {A}.',
        '“He said good day to everybody,” said {S}, “but you didn’t know where to look. My mother used to lift her hat to his shoes.” {A} tried to think which end you ought to lift it from.'
      ]
    },
    {
      id: 'small-legs',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} got there without any mirror. {S} stood with {S}’s feet wide apart, bent down, and looked out between {S}’s knees. “Hello,” said {S}. “You’re all hanging.” {A} did the same, and then they were two.',
        'So they walked to the window, bottoms first. {S} waved at the street through {S}’s own legs. Somebody waved back, and bent down to do it properly. “They live like that too,” said {S}.'
      ]
    },
    {
      id: 'baby-lamp',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'If anybody knew the ceiling, it was {A}. When you’re small, you lie on your back for most of the day, and look at it. {A} waved to the lamp now. You saw that they were old friends. “What’s it like up there?” asked {H}. {A} said something long about it.',
        'It was all vowels. “It’s said that there’s a crack like a duck,” said {H}, who looked along the little finger. And there was. Nobody else had ever known of it.'
      ]
    },
    {
      id: 'guest-viewing',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} was shown round the upside-down house, with the mirror under {A}’s nose. “This is the hall,” said {H}. “Here you step over the door. There’s the lamp. You can sit round it as if it were a fire.” {A} stepped over, very high, and bowed to the lamp.',
        '“It’s airy,” said {A}, “but where does one put one’s hat?” They both looked for the place. A hat would have fallen straight down, and landed on somebody’s head. “That’s what it’s for,” said {A}.'
      ]
    },
    {
      id: 'head-down',
      A: 'partner',
      paragraphs: [
        'Then {H} lay on the sofa, with {H}’s legs up its back and {H}’s head over the edge. Now the room had turned over properly. {A} handed down a biscuit. {H} took a bite, and the crumbs went into {H}’s nose.',
        '“The house has turned round,” said {A}, “but the crumbs haven’t been told.” {H} sneezed. “I know what it is,” said {A}. “With the mirror only your eyes are up there. Like this it’s only your head. You always leave your feet at home.”'
      ]
    }
  ],
  turn: [
    {
      id: 'torches',
      A: 'partner',
      paragraphs: [
        '{H} thought about where {H}’s feet should go. “Then I’ll take all of me,” said {H}, and lay down flat on the rug. {A} did too. There it was in front of them, the whole white floor.',
        '{H} switched on a torch. A round spot of light stood up there. “That’s me,” said {H}. It walked round the lamp and over the doorstep. A second one came along, and that was {A}. “Knock, knock,” said {A}. “I’ve come to tea.”'
      ]
    },
    {
      id: 'dancing-spots',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'You could do more up there than anywhere else. The two spots went through each other, and nobody said ow. They ran right round the edge, and met in the corner. One of them sat down on the other, and then it was one, and brighter.',
        '“Where have you gone?” asked {H}. “I’m in you,” said {A}. “It’s quite roomy.” They stayed like that for a bit. Then one of the two got an itch, and you saw which it was.'
      ]
    },
    {
      id: 'big-and-small',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'When {H} held the torch up close, the spot got small and sharp. When {H} held it low, it was as big as a table. “I’m growing,” said {H}. “You’re getting thinner,” said {A}. That was right. The bigger it was, the paler it got.',
        'So {H} stayed at about the size of a plate. “That’s my size,” said {H}. {A} was a saucer at once. They went along side by side, to where the curtain rail begins, and looked over the edge.'
      ]
    },
    {
      id: 'those-two',
      A: 'partner',
      paragraphs: [
        'The two spots had tea by the lamp, and nobody dropped a crumb. Far below there were two people, flat on a rug. “Who are they?” asked {A}. “They live on our ceiling,” said {H}. “Look, there’s a sock.”',
        '“Shall we tidy it?” asked {A}. “It’s too high up,” said {H}. And the spots stepped over the doorstep, one after the other, with a very high knee.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the mirror too, and met a nose.',
      '{names} stretched out on the rug, right underneath the lamp that grew.',
      { text: '{names} wiped the mirror, which cleaned the whole upside-down house.', needs: ['hands'] },
      { text: '{names} waved at the ceiling, to be neighbourly.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the high doorstep as well, where there was none.',
      '{names} walked round the sofa, which was only in one of the houses.',
      { text: '{names} steered {H} round a table by the elbow.', needs: ['hands'] },
      { text: '{names} picked a few crumbs off the rug, which to {H} was the ceiling.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat beside the others, with all feet included.',
      '{names} kept quite still, so that the tea did not spill up there.',
      { text: '{names} switched off the big lamp, so that the spots were at home.', needs: ['hands'] },
      { text: '{names} made a rabbit out of ten fingers, and it moved in next door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mirror went back to the wall, and the torch to its drawer.',
    'After the washing {H} lay down flat in bed. There was the ceiling again, with a lamp in the middle. It had not got untidy all day.'
  ],
  last: [
    'Up there it was dark, nobody had dropped a sock, and {H} was asleep.',
    'Flat as a rug, with both feet, {H} slept.'
  ]
})
