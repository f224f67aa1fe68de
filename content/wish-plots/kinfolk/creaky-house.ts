import { wishPlot } from '../wish-plot.ts'

export const creakyHouse = wishPlot({
  id: 'wish-creaky-house',
  wishes: ['house creaks', 'house creaking', 'house creaky', 'creaky house', 'old house creaks', 'house cracks', 'house squeaks', 'house clicks', 'creaky noises', 'creaky noise', 'creaking noises', 'creaking noise', 'creaks night', 'creaking night', 'creaky night', 'creaks sleep', 'creaking sleep', 'creaky floor', 'creaking floor', 'creaky floorboards', 'creaky floorboard', 'floorboards creak', 'floorboard creak', 'floor creaks', 'creaky wardrobe', 'wardrobe creaks', 'squeaky floor', 'squeaky floorboard', 'squeaky floorboards', 'ceiling creaks', 'ceiling creaking', 'walls creak', 'walls creaking', 'noises night', 'noise night', 'sounds night', 'night noises', 'nighttime noises', 'hears noises bed', 'hears noises sleep', 'house making noises', 'house making noise', 'house makes noise', 'house sounds night', 'house noises night', 'house noises sleep', 'house noises bed', 'house makes noises', 'house makes sounds', 'house noisy night', 'night noises house', 'noises in the house', 'noises in the walls', 'strange noises house', 'funny noises house', 'weird noises house', 'scary noises house', 'noises house dark', 'flat makes noises', 'apartment makes noises', 'pipes noise night', 'pipes noises night', 'radiator noise night', 'radiator ticks', 'radiator ticking', 'radiator clicks', 'radiator clicking', 'radiator bangs', 'heating clicks', 'heating ticks', 'pipes bang', 'pipes banging', 'pipes clanking', 'pipes gurgle', 'pipes tick', 'pipes knock', 'pipes clank', 'bumps in the night', 'bump in the night', 'things that go bump', 'house settling', 'house groans'],
  answers: ['creak', 'creaks', 'creaky', 'creaking', 'noise', 'noises', 'noisy', 'sound', 'sounds', 'house', 'home', 'flat', 'apartment', 'old', 'new', 'big', 'our', 'his', 'her', 'my', 'the', 'night', 'nights', 'nighttime', 'bedtime', 'bed', 'bedroom', 'room', 'dark', 'sleep', 'sleeps', 'sleeping', 'asleep', 'awake', 'can’t', 'cant', 'won’t', 'wont', 'doesn’t', 'not', 'every', 'because', 'when', 'makes', 'make', 'making', 'made', 'hears', 'hear', 'heard', 'hearing', 'listens', 'listening', 'strange', 'funny', 'weird', 'scary', 'odd', 'spooky', 'little', 'small', 'loud', 'quiet', 'scared', 'afraid', 'frightened', 'worried', 'thinks', 'someone', 'somebody', 'there', 'floor', 'floorboard', 'floorboards', 'stairs', 'wall', 'walls', 'wardrobe', 'door', 'pipe', 'pipes', 'radiator', 'heating', 'roof', 'loft', 'attic', 'wood', 'wooden', 'tick', 'ticks', 'knock', 'knocks', 'crack', 'cracks', 'bump', 'bumps', 'groans', 'settling', 'cold', 'winter', 'up', 'keeps', 'wakes', 'daughter', 'son', 'boy', 'girl', 'toddler', 'he', 'she', 'we', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'nana’s', 'granny’s', 'grandma’s', 'grandpa’s', 'cottage', 'creepy', 'squeak', 'squeaks', 'squeaky', 'clicks', 'clicking', 'ticking', 'banging', 'clanking', 'gurgle', 'ceiling', 'upstairs', 'downstairs', 'midnight', 'evening', 'tonight', 'autumn', 'summer', 'warm', 'go', 'back', 'to', 'at', 'in', 'of', 'by', 'so', 'that', 'year', 'three', 'four', 'five', 'alone', 'moved', 'what', 'why', 'all', 'about', 'and', 'it', 'like'],
  except: ['burglar', 'burglars', 'robber', 'robbers', 'thief', 'ghost', 'ghosts', 'haunted', 'monster', 'monsters', 'mouse', 'mice', 'rat', 'rats', 'possum', 'storm', 'thunder', 'fireworks', 'wind', 'shouting', 'fighting', 'arguing', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'baby', 'died', 'hospital', 'war', 'bomb', 'bombs', 'siren', 'earthquake', 'dragon', 'witch', 'magic', 'train', 'tent', 'camping', 'snoring', 'snores', 'ears', 'headphones', 'autistic', 'sensory', 'school', 'knees', 'chair', 'rocking', 'gate', 'bridge', 'ship', 'boat'],
  nothingElse: true,
  moods: ['afraid', 'sleepless', 'question', 'change'],
  company: ['wardrobe', 'pipe', 'hall', 'fridge', 'bed', 'door', 'neighbour'],
  about: 'The hero cannot sleep for the creaking of the house, and the quieter they make it the more there is to hear, until a knee cracks on the edge of the bed, and it turns out what the house is doing.',
  titles: ['The House Sits Down', 'One Creak More', '{H} and the Three Knees of the Pipe', 'Sit Tight, Wardrobe', 'By About a Hair'],
  want: [
    {
      id: 'who-is-there',
      A: 'partner',
      paragraphs: [
        '{H} could not sleep, because the house was making noises. First the hall floor went creak. Then a pipe in the wall went tick, three times. Last came the wardrobe, with one loud crack. “Who’s there?” called {H}. The hall floor went creak again, and {A} came in. “It’s me,” said {A}. “That one was you,” said {H}. “I mean the others. I can’t sleep till they’ve stopped.”'
      ]
    }
  ],
  way: [
    {
      id: 'not-while-you-look',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went out into the hall to catch the creak at it. They stood there, and nothing creaked. They waited, and {A} stood on one leg. As soon as they were back in the room, it went creak behind them. “It knows when we’re looking,” said {H}.',
        'So {A} went out alone, and stood among the coats with both arms hanging down. The floor must have taken {A} for a coat. It creaked twice. “I’ve heard it,” called {A}. “It’s much smaller when you’re near.”'
      ]
    },
    {
      id: 'fourth-board',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Where exactly was the creak? {H} walked along the hall in socks, one board at a time. The first three said nothing. The fourth board said creak at one end and crack at the other. In the middle it was very polite.',
        '{A} stood on the left end, and {H} on the right, and they took turns. It was nearly a song. “Once more from the beginning,” said {A}. But the board had already said all that it knew.'
      ]
    },
    {
      id: 'more-and-more',
      A: 'partner',
      paragraphs: [
        'So they made the house quiet, one noise after another. {A} laid a rug over the hall floor. The pipe got a scarf round its middle, and the wardrobe a folded paper under one foot. {H} lay down again and listened. Now there was a hum. “That’s the fridge,” said {A}. “You couldn’t hear the fridge for the creaking.”',
        'Behind the hum there was a drip, and behind the drip something that scratched. {H} held quite still. It was {H}’s own eyelash on the pillow. “The quieter we make it,” said {H}, “the more there is.”'
      ]
    },
    {
      id: 'list-of-noises',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} fetched paper and a pencil, and wrote the noises down, so that none was counted twice. “Hum, fridge,” wrote {A}. “Drip, tap. Scratch, eyelash.” Then there was one more, a dry little noise. “Is that a mouse?” asked {A}. “Write it down,” said {H}.',
        '{A} wrote. There it was again, and louder. {A} stopped, and it stopped. They looked at each other. “It’s the pencil,” said {H}. “Put a tick by it.”'
      ]
    },
    {
      id: 'other-side-of-the-wall',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One creak did not come from the house at all, but from behind the wall. It was a chair next door. “Can they hear ours too?” asked {H}. {H} leaned on the wardrobe, and it creaked in spite of the paper. They listened at the wall. The chair creaked back.',
        '“Perhaps somebody’s sitting there now and can’t sleep, because of us,” said {A}. That was a new thought. {H} patted the wall, to say that it was only a wardrobe.'
      ]
    },
    {
      id: 'pet-knows-them-all',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} lay there as if there was nothing to be heard. The door creaked, and {A} did not so much as look up. The tap dripped, and {A} breathed out. “{A} hears more than any of us,” said {H}, “and {A} isn’t asking who’s there.”',
        'Just then, very far off, there was a rustle like a bag with something good in it. {A} was wide awake at once. So {A} had been listening all the time, and only knew the others already.'
      ]
    },
    {
      id: 'elder-the-one-for-uncle-bo',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In our old house every step had a creak of its own,” said {S}. “I lay in bed and knew who was coming home, and how far along. A long creak was my aunt. Two short ones were the lodger with his big boots.”',
        '“And a creak with nobody?” asked {A}. “There was one, at ten each night,” said {S}. “We’d have missed it. In the end I always stayed awake for it, and as soon as it came I was asleep.”'
      ]
    },
    {
      id: 'child-can-do-it',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I can do the wardrobe,” said {S}, and made a crack with tongue and teeth. It was very like. {A} had to look round. {S} did the pipe as well, with three ticks, and the door with a long, thin one.',
        'Then something cracked, just behind {A}. “Good,” said {A}. “That wasn’t me,” said {S}. They both looked at the wardrobe. It had probably wanted to show how it was done.'
      ]
    },
    {
      id: 'the-knee',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the edge of the bed. Crack. “That’s a new one,” said {H}. “That’s my knee,” said {A}. “It does that in the evening, when I sit down at last.” {A} bent the other knee. Crack. Then {A} looked at the wardrobe. “Does it do that at midday?” {H} thought about it. At midday the wardrobe had never said a word. {A} felt the door. “It’s got cool,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-a-hair',
      A: 'partner',
      paragraphs: [
        '“Wood grows a bit in the warm,” said {A}, “and in the cool it goes back. It’s only by a hair, and the pipes do it as well. But it’s all nailed together, so it tugs, and that’s the creak.” {H} looked round at the walls. “All day the house stands up,” said {H} slowly, “with us in it. And at night it sits down, and its knees crack.” So they took the paper away again, and the scarf, and the rug. A house should be able to sit.'
      ]
    },
    {
      id: 'how-much-is-a-hair',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to see how much a hair was. They found one on {A}’s sleeve, and laid it along the crack of the wardrobe door. It was so thin that they lost it twice. “All that noise,” said {H}, “for that.”',
        '“You make one too, for a splinter,” said {A}. That was true, and a splinter is bigger. They looked at the wardrobe with more respect. It had only said crack, once, and had not asked for a plaster.'
      ]
    },
    {
      id: 'kettle-and-crust',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What else creaks when it sits down?” asked {H}. {A} knew some. The kettle ticks when it gets cold, and so does an oven. New bread crackles on the board, if you hold an ear to the crust. “It talks?” asked {H}. “To whoever bends down,” said {A}.',
        '{H} went to the bread bin, and bent down to a crust. The crust was quite silent. “That’s from Monday,” said {A}. “Then it’s said it all already,” said {H}.'
      ]
    },
    {
      id: 'getting-up-again',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“And in the morning, when it gets warm?” asked {H}. “Then the house stands up again,” said {A}, “and it creaks once more.” But nobody hears that, because of the spoons, and because somebody is always looking for a shoe.',
        '“I’ll listen tomorrow,” said {H}. “I’ll say good morning to the wardrobe.” {A} thought that it would be glad. In all those years only hangers had spoken to it, and they had come with shirts on.'
      ]
    },
    {
      id: 'hangers',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They opened the wardrobe, to see how it sat. The clothes hung in a row with their shoulders up, and each had its back to the next. {H} knocked on the side from within. It sounded like a big, empty drum, and that was why the crack was so loud.',
        '“A drum with trousers in it,” said {A}. {H} shut the door slowly, so that it need not say anything. It said it all the same, but in a whisper.'
      ]
    },
    {
      id: 'somebody-is-still-up',
      A: 'partner',
      paragraphs: [
        'They sat in the dark and listened. Creak, said the hall. “The hall’s down,” whispered {H}. Tick, tick, tick. “The pipe’s down,” whispered {A}. “It’s got three knees.” Then for a long time there was nothing. “But one’s still standing,” whispered {H}, and now they were waiting for it. Crack. It was right behind them, and both of them jumped. “Sit tight,” said {H} to the wardrobe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened too, and heard one that was further away.',
      '{names} went across the hall, and the floor said so.',
      { text: '{names} knocked on the wall, to see if it was hollow.', needs: ['hands'] },
      { text: '{names} turned the tap a bit tighter, against the drip.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the rug, and it creaked all the same.',
      '{names} breathed as softly as possible, and became a noise as well.',
      { text: '{names} folded another paper, in case the bed needed one.', needs: ['hands'] },
      { text: '{names} tied the scarf round the pipe a second time.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in the hall, and cracked nowhere.',
      '{names} waited with the others, and was the first to jump.',
      { text: '{names} rolled up the rug again, for the sake of the floor.', needs: ['hands'] },
      { text: '{names} held one hand against the wardrobe, to feel it go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf was hung on its hook again. The paper from under the wardrobe was folded out flat, and it had a foot printed on it.',
    '{H} washed both hands, which had dust on them from the pipe, and lay down. The bed said creak. That had been the last one standing.'
  ],
  last: [
    'The hall was down, the pipe was down, the wardrobe sat tight, and {H} was asleep.',
    'There was one more creak somewhere, and nobody asked who it was, for {H} was asleep.'
  ]
})
