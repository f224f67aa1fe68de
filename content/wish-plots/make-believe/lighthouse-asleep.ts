import { wishPlot } from '../wish-plot.ts'

export const lighthouseAsleep = wishPlot({
  id: 'wish-lighthouse-asleep',
  wishes: ['lighthouse fell asleep', 'lighthouse falls asleep', 'lighthouse falling asleep', 'lighthouse sleeps', 'lighthouse sleeping', 'lighthouse slept', 'lighthouse sleep', 'lighthouse sleepy', 'sleepy lighthouse', 'sleeping lighthouse', 'tired lighthouse', 'lighthouse tired', 'lighthouse nods off', 'lighthouse nodded off', 'lighthouse dozes off', 'lighthouse dozed off', 'lighthouse dozing', 'lighthouse snores', 'lighthouse snoring', 'lighthouse yawns', 'lighthouse yawned', 'lighthouse wake up', 'lighthouse wakes up', 'lighthouse woke up', 'wake the lighthouse', 'lighthouse overslept', 'lighthouse bedtime', 'lighthouse goes to bed', 'lighthouse went to bed', 'lighthouse can’t stay awake', 'lighthouse stay awake', 'lighthouse awake', 'lighthouse nap', 'lighthouse closed its eye', 'lighthouse too tired to shine', 'lighthouse shut its eye', 'lighthouse fell fast asleep', 'lighthouse forgot to shine', 'lighthouse stopped shining', 'lighthouse went dark', 'lighthouse light went out', 'light house sleepy', 'leuchtturm eingeschlafen', 'faro dormido'],
  answers: ['lighthouse', 'lighthouses', 'light', 'house', 'keeper', 'lamp', 'beam', 'flash', 'flashes', 'flashing', 'shine', 'shines', 'shining', 'blink', 'blinks', 'fell', 'falls', 'falling', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleepy', 'tired', 'nod', 'nods', 'nodded', 'off', 'dozes', 'dozed', 'dozing', 'snores', 'snoring', 'yawns', 'yawn', 'awake', 'wake', 'wakes', 'woke', 'overslept', 'stay', 'stays', 'nap', 'bed', 'bedtime', 'pillow', 'dream', 'dreams', 'ship', 'ships', 'boat', 'boats', 'fishing', 'sailor', 'sailors', 'captain', 'foghorn', 'horn', 'sea', 'ocean', 'waves', 'rock', 'rocks', 'harbour', 'harbor', 'cliff', 'island', 'coast', 'dark', 'darkness', 'doesn’t', 'want', 'wants', 'because', 'fog', 'foggy', 'night', 'nights', 'every', 'all', 'evening', 'day', 'morning', 'red', 'white', 'striped', 'stripy', 'tall', 'little', 'small', 'big', 'old', 'lonely', 'friendly', 'kind', 'helps', 'help', 'job', 'work', 'forgot', 'closed', 'eye', 'home', 'safe', 'lost', 'got', 'get', 'gets', 'find', 'way', 'until', 'counting', 'counts', 'counted', 'gull', 'seagull', 'mum', 'mom', 'dad', 'grandpa', 'grandma', 'friend'],
  except: ['night off', 'switched off', 'wreck', 'shipwreck', 'sank', 'sunk', 'drowned', 'drowning', 'crash', 'crashed', 'died', 'dead', 'ghost', 'haunted', 'lunch', 'cat', 'dog', 'mermaid', 'pirate', 'pirates', 'octopus', 'whale', 'scared', 'afraid', 'can’t sleep', 'couldn’t sleep', 'trapped', 'storm', 'walks', 'tofu'],
  moods: ['sleepless', 'change', 'waiting', 'late'],
  company: ['lighthouse', 'light', 'boat', 'ceiling', 'window', 'harbour', 'sea', 'hooter', 'dark', 'torch', 'lamp', 'pan', 'gull', 'ship', 'night', 'stripe', 'wall', 'sheep', 'lullaby'],
  isTale: true,
  about: 'A lighthouse falls asleep because it counts to four all night long, and a boat does not know where it is; a fright makes it flash like another lighthouse, until somebody hears that a gap is for answering.',
  titles: ['One, Two, Three, Four', 'The Lighthouse Nods Off', '{H} Keeps It Awake', 'What the Gap Is For', 'Toot in the Dark'],
  want: [
    {
      id: 'no-light-on-the-ceiling',
      A: 'partner',
      paragraphs: [
        'Every night a lighthouse shone across {H}’s ceiling. It flashed once, and then it was dark while you counted to four. Tonight {H} counted to forty.',
        '{H} and {A} looked out of the window. By the harbour wall stood the lighthouse with its eye shut. It had fallen asleep. Out on the black sea a boat hooted, and it sounded like a question. “It can’t find the harbour,” said {A}. {H} wanted the light back on, and at once.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Neither {H} nor {A} had ever seen a lighthouse sleep. It leaned a bit, with its head against a cloud. All its stripes had slipped down, like socks. And from the top came something long and deep, in and out. “It’s snoring,” said {A}. “I took that for the sea.”',
        'A gull sat on its head, and went up and down. {H} could see the gull only because it was white. The gull was awake. But it was no use for ships, since it did not go on and off.'
      ]
    },
    {
      id: 'quiet-calls',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hello,” called {H}. “You’ve fallen asleep.” The lighthouse smacked its lips, and slept on. {A} thought that you ought to be friendlier. The lighthouse had been up every night for a hundred years. “Good morning,” called {A}, in a breakfast voice.',
        '“Five more minutes,” mumbled the lighthouse. They waited for five minutes, by the clock. “Are they over?” asked {H}. “It was the other five,” said the lighthouse in its sleep. The gulls must have tried this before.'
      ]
    },
    {
      id: 'the-pan',
      A: 'partner',
      paragraphs: [
        '{H} struck a pan with a spoon. Bong. The lighthouse jumped awake, and its light went on and off as fast as a sewing machine. Then the eye fell shut again. But the boat hooted from further out. “Why’s it going away?” asked {H}. “Each lighthouse flashes in its own way,” said {A}, “so that ships know which it is. Ours does one and four. The boat thinks that was a different one.”'
      ]
    },
    {
      id: 'small-light',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then I’ll do it for now,” said {H}, and took the torch to the window. It was on for one, and off while they counted to four. It was done just as it should be. Only it was small. It went as far as the harbour wall, and shone on a man’s sandwich.',
        'The man looked at the sandwich, and then at the window, and waved. “Now the man’s found the harbour,” said {A}. “The man was in it,” said {H}. But they had the rhythm now, and the man could see that it was cheese.'
      ]
    },
    {
      id: 'other-with-coffee',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew what you give to people who have to stay awake. It was coffee. But a lighthouse has its mouth at the bottom, and that is a door, and it was locked. So {A} held an open tin of coffee out of the window. At least the smell could go over.',
        'The smell went along the wall, and up the stripes. High up the lighthouse sniffed. “Is it breakfast?” it mumbled. “Then I’m off work.” And it slept deeper than before. {H} put the lid on, quite quickly.'
      ]
    },
    {
      id: 'pet-and-the-dark',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Every night {A} waited on the rug for the light to come by, and jumped on it. The light was never caught, and always came back. Tonight {A} had been sitting there for a long time. {A} looked at the rug, and then at {H}.',
        '“It’s asleep,” said {H}. {A} went and lay down just where the light used to land, with both eyes on the window. It would not get past so easily the next time. Out there the boat hooted, and {A} turned one ear round to it.'
      ]
    },
    {
      id: 'elder-night-work',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I watched an oven one night, in a bakery,” said {S}. “The baker said, just look that it doesn’t go out. So I looked. It’s very restful, to look at one thing.” “Did it go out?” asked {A}. “I couldn’t say,” said {S}. “I was looking from inside my eyelids.”',
        'The lighthouse gave a snore, and the curtains moved. “There was bread in the morning, all the same,” said {S}. “It was black, and you could knock with it.”'
      ]
    },
    {
      id: 'child-does-eyes',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I can stay awake the whole night,” said {S}. “It’s easy. You hold them open.” {S} held one eye open with two fingers, and looked at the lighthouse. “It hasn’t got fingers,” said {S}. “That’s why.”',
        '{A} held up {A}’s own two, far apart, in front of the window. If you shut one eye, it looked as if they were on the lighthouse. “Now I’m holding it,” said {A}. They both held it for some time. The light did not come on. But it did not slip down any more, either.'
      ]
    },
    {
      id: 'why-it-nods',
      A: 'partner',
      paragraphs: [
        '“What makes you so sleepy?” {H} called across. The lighthouse opened its eye a crack. “I don’t know,” it said. “I only work. Flash. One, two, three, four. Flash. One, two, three, four. Flash. One, two,” and the eye was shut. “It’s counting,” whispered {A}, and yawned. “That’s what you do with sheep.” Hoo, asked the boat, quite small. {H} held a finger up. “It’s asking,” said {H}, “right into the gap.”'
      ]
    }
  ],
  turn: [
    {
      id: 'toot-in-the-gap',
      A: 'partner',
      paragraphs: [
        '“Lighthouse,” called {H}, “don’t count. Flash once, and then listen.” The lighthouse flashed. It was dark, and far out it went hoo. “Is that for me?” asked the lighthouse. Its eye was wide open. Flash. Hoo. Flash. Hoo. “It just fits into a four,” said {A}. “I’ve always counted over it,” said the lighthouse. With each flash the hoo came nearer, past a rock and along the wall.'
      ]
    },
    {
      id: 'what-they-talk-of',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What are they saying?” asked {A}. {H} listened for a while. The lighthouse only had the one word, and so did the boat. “It says, I’m here,” said {H}. “And the boat says, So am I.” They said it eleven times. Neither of them had got tired of it.',
        'Then the boat gave two hoots, close together. The lighthouse was so surprised that it nearly forgot to flash. “Fish,” said {A}. “They’ve caught some.” It could have been that, or else it was a hiccup.'
      ]
    },
    {
      id: 'the-next-gap',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And when the boats have all come in?” asked {A}. It was quiet at sea, and the eye was getting narrow. {H} tapped the window with the spoon, once, in the gap. Flash. Tap. Then somebody coughed in the gap, across the street. Further down a shutter banged.',
        '“There’s always somebody,” said the lighthouse, and was awake. For a hundred years it had thought that the dark was empty. But it had only counted too loudly. Flash. A dog barked. Flash. It barked again, and that was its answer to itself.'
      ]
    },
    {
      id: 'other-fills-a-gap',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted a gap as well, and had thought of what to put in it. It was a poem, with six verses. “It has to be done by four,” said {H}. The lighthouse flashed. “It was a wild,” said {A}. Flash. “And windy.” Flash.',
        'After nine flashes they knew what sort of night it was, but not who was out. The lighthouse did not want to miss the end. “It’s a duck,” said {A}, at flash number thirty. “I thought that it was me,” said the lighthouse.'
      ]
    },
    {
      id: 'when-it-sleeps',
      A: 'partner',
      paragraphs: [
        'When the boat was in, the light still went across {H}’s ceiling. “And when may you sleep?” {H} asked the lighthouse. “In the daytime,” it said. “Then ships can see me anyway.” But in the mornings there were gulls, and it could never drop off. “I’ll count for you at breakfast,” said {H}, “up to four, and again.” “And who’s on watch then?” asked {A}. “The sun,” said {H}, and shut both eyes to practise. It worked as far as three.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look out too, and saw nothing, which was just the trouble.',
      '{names} listened towards the sea, and knew first where the boat was.',
      { text: '{names} drew back the curtain, in case the light was behind it.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned so wide that the lighthouse yawned back.',
      '{names} sat up at the window, and took over the watch.',
      { text: '{names} laid a cloth round the pan, so that it could not go bong again.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet in every gap, so that the boat had room.',
      '{names} followed the light along the wall and back.',
      { text: '{names} waved a tea towel at the boat, in time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was shut, all but a crack for the hooting. The pan went back to its hook, and was told that it had meant well.',
    '{H} washed, and lay down under the light that came and went. It was dark for four each time, and that was long enough to shut both eyes.'
  ],
  last: [
    'One, two, three, it was dark, and at four the lighthouse was awake, and {H} was asleep.',
    'The lighthouse looked in at the window, saw {H} asleep, and did not stop for it.'
  ]
})
