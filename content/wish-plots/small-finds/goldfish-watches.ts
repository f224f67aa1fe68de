import { wishPlot } from '../wish-plot.ts'

export const goldfishWatches = wishPlot({
  id: 'wish-goldfish-watches',
  wishes: ['goldfish watches', 'goldfish watch', 'goldfish watching', 'goldfish watched', 'gold fish watches', 'gold fish watching', 'goldfish stares', 'goldfish staring', 'goldfish stare', 'goldfish stared', 'gold fish staring', 'gold fish stares', 'goldfish looks at us', 'goldfish looking at us', 'goldfish looks out', 'goldfish looking out', 'goldfish sees everything', 'goldfish spies', 'goldfish spying', 'goldfish follows', 'goldfish never blinks', 'goldfish blink', 'goldfish blinks', 'goldfish eyes open', 'goldfish sleep eyes open', 'goldfish eyelids', 'goldfish follows me with its eyes', 'fish watches family', 'fish watching family', 'fish bowl watches', 'fish bowl watching', 'fish tank watches', 'fish tank watching', 'fish watches from bowl', 'fish watches from tank', 'fish stares bowl', 'fish stares tank', 'fish staring bowl', 'pet fish watches', 'pet fish watching', 'pet fish stares', 'pet fish staring', 'goldfish thinks of family', 'goldfish thinks about us'],
  answers: ['goldfish', 'gold', 'fish', 'pet', 'watches', 'watch', 'watching', 'watched', 'stares', 'stare', 'staring', 'looks', 'look', 'looking', 'looked', 'sees', 'see', 'saw', 'us', 'me', 'we', 'them', 'family', 'everybody', 'everyone', 'everything', 'people', 'house', 'home', 'kitchen', 'living', 'lounge', 'sitting', 'shelf', 'table', 'bowl', 'tank', 'glass', 'round', 'aquarium', 'water', 'orange', 'all', 'day', 'night', 'long', 'every', 'always', 'never', 'blinks', 'blink', 'eyes', 'eye', 'open', 'big', 'sleep', 'sleeps', 'sleeping', 'asleep', 'lids', 'eyelids', 'shut', 'close', 'closes', 'through', 'out', 'from', 'in', 'breakfast', 'dinner', 'eating', 'eat', 'hungry', 'follows', 'follow', 'funny', 'nosy', 'curious', 'clever', 'little', 'thinks', 'think', 'thinking', 'about', 'our', 'my', 'his', 'her', 'what', 'how', 'does', 'whole', 'television', 'tv', 'at', 'its', 'mum', 'mummy', 'mommy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'sister', 'brother', 'children', 'kids', 'swims', 'swimming', 'evening', 'tea', 'supper', 'window', 'world'],
  except: ['died', 'dead', 'dying', 'ill', 'sick', 'funeral', 'buried', 'cat ate', 'shark', 'talks', 'talking', 'wishes', 'wish', 'granted', 'escaped', 'jumped', 'fair', 'pond', 'heron', 'classroom', 'school', 'fishing', 'market', 'cooking', 'chips'],
  company: ['goldfish', 'bowl', 'shelf', 'sofa', 'sock', 'pebbles', 'spoon'],
  about: 'The goldfish watches the family all day and never shuts an eye, and {H} wants to be not looked at for once; it is not the eyes you must look at but the fins.',
  titles: ['One Eye on the Spoon', 'The Goldfish Watched', '{H} Looks Back', 'With Its Eyes Open', 'It Has Seen Everything'],
  want: [
    {
      id: 'one-eye-on-the-spoon',
      A: 'partner',
      paragraphs: [
        'The goldfish was watching {H} eat. It hung in its round bowl on the shelf, and had one eye on the spoon. All day it had watched. It had seen {H} look for a sock. It had seen {A} yawn, right to the back.',
        '“What does it see in us?” asked {H}. “Everything,” said {A}. The goldfish never looked away. {H} wanted it to look at something else for once, just long enough to lick a pudding dish.'
      ]
    }
  ],
  way: [
    {
      id: 'no-corner',
      A: 'partner',
      paragraphs: [
        '{H} crept along behind the sofa, and came up at the other end. There was the goldfish, on that side of the bowl, and watched. A round bowl has no corner that you can get behind.',
        '“Then I’ll stare until it blinks,” said {H}. {H}’s eyes began to water. The goldfish’s were in water already. {H} blinked. “It can’t blink,” said {A}. “A goldfish has no lids to shut.”'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The goldfish opened its mouth and shut it again, and watched them. “It’s saying something,” said {H}. They both tried it, to find out. Open, shut. Open, shut. “It feels like ‘Oh’,” said {A}.',
        'Then it was saying “Oh” all day. It had said it about the sock, and about the yawn. {H} dropped a spoon, as a test. “Oh,” said the goldfish. There was no telling if it meant the spoon.'
      ]
    },
    {
      id: 'the-newspaper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} stood a newspaper up around the bowl, so that there was nothing to watch but news. It was quiet in there. “Is it reading?” asked {A}. {H} had to know. So {H} looked over the top.',
        'The goldfish looked up. It had not been reading. It had been waiting for just that. “It’s seen you,” said {A}. And {H} took the paper off, because the one who had looked first was not the goldfish.'
      ]
    },
    {
      id: 'big-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The goldfish watched {H}’s fingers most of all. In the evening they came with a pinch of food. Seen through the water, a pinch must be something. It was five huge fingers in a bunch, out of the sky, and then it snowed.',
        '“Perhaps it thinks that we’re mostly hands,” said {H}. “And a spoon,” said {A}. {H} tapped one finger along the shelf. The goldfish swam beside it to the end, and back.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} bent down and looked right through the bowl, in at one side and out at the other. There was {A}, far off and very small, and on the ceiling, upside down. The table hung there too, with all its cups. A round bowl of water does that.',
        '“You’re standing on your head,” said {H}. “Am I spilling?” asked {A}. Not a drop fell. “If that’s what it sees,” said {H}, “then I’d stare too.”'
      ]
    },
    {
      id: 'other-tidy',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came past the bowl, and the goldfish watched. {A} slowed down, and smoothed an eyebrow. Three steps further on {A} came back. “Was I humming just now?” asked {A}. “Yes,” said {H}. “All the way.”',
        '“It won’t tell,” said {A}, and did not look quite certain. The next time {A} went by on the other side, behind the door, and did the humming there. The goldfish waited for it to come out.'
      ]
    },
    {
      id: 'elder-portrait',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had no goldfish,” said {S}. “We had a great-aunt, in a picture over the sofa. The picture watched us all day.” “Could it blink?” asked {A}. “Never,” said {S}. “We used to eat our cake in the hall.”',
        'Once they had turned it to the wall. But then they had thought all afternoon of the great-aunt, looking at wallpaper. “We turned the picture back before tea,” said {S}. “It looked just as before. But it had seen the wallpaper.”'
      ]
    },
    {
      id: 'pet-watches-too',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to see what everyone was looking at. The goldfish watched {A}, and {A} watched the goldfish. Neither had anything else to do. “They’ll be at it until supper,” said {H}.',
        'But {A} had lids. They came down a little, and a little more, and then {A}’s chin was on the floor. The goldfish had won again, and did not say so. It looked round for the next one, and that was {H}.'
      ]
    },
    {
      id: 'child-show',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“If it’s watching anyhow, it ought to have a show,” said {S}. So {S} walked to and fro before the bowl as a king, with a colander on. {A} was the queue. The goldfish saw all of it, from the first row.',
        '“Did it like it?” asked {S}. It had opened its mouth eleven times. Nobody knew how many of those were for the king. {S} did the king again, with a limp, and that was twelve.'
      ]
    },
    {
      id: 'the-fins',
      A: 'partner',
      paragraphs: [
        '“Then it watches us all night too,” said {H}. That was a long time to be looked at. But {A} was looking at the goldfish lower down. “When you lift the spoon, it fans quicker,” said {A}. “Do it again.”',
        '{H} lifted the spoon. Beside its orange cheeks the goldfish had two fins, as thin as paper, and they fanned. {H} put the spoon down, and they fanned less. “The eyes don’t tell you anything,” said {A}. “They’re always open. Watch the fins.”'
      ]
    }
  ],
  turn: [
    {
      id: 'watching-back',
      A: 'partner',
      paragraphs: [
        'When the lamp over the table was out, they sat down before the bowl and watched. The goldfish watched them sit. Fan, fan, went the fins. It sank a bit. Fan. It sank as far as the pebbles and hung there, just above them. The fins were still.',
        '{H} put out a tongue. One round eye was open, right in front of it, and did not turn. “It’s asleep,” whispered {A}. “That’s how they do it. With their eyes open.”'
      ]
    },
    {
      id: 'paler',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was something else about it. All day it had been as orange as an orange, and now it was more like an apricot. “It’s gone pale,” whispered {H}. “They do, in the dark,” whispered {A}. “In the morning it comes back.”',
        'So it took off some of its orange for the night. {H} looked round to see where it had put it. There was a bit on the curtain, but that was from the street lamp.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It is work to watch somebody. Soon {H} had an itch, and then a foot that was asleep. The goldfish had done this since breakfast, and had never once asked what time it was. “How does it hold out?” whispered {H}.',
        '“It doesn’t sit,” whispered {A}. {H} tried to hang, a little above the chair, and to fan. It could be done for as long as a breath. Then there was the chair again.'
      ]
    },
    {
      id: 'what-it-dreams',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What does it see now, with its eyes open?” whispered {H}. In front of the eyes was the room, with them in it. “Us,” whispered {A}, “but it isn’t looking.” It was like a window in a house where everyone has gone out.',
        '{H} bowed to the window, and it let that pass. Then {H} made the worst face of all, the one with the fingers. In the daytime that face had never been wasted on so little.'
      ]
    },
    {
      id: 'child-own-eyes',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to sleep like that too, sitting up, with open eyes. “Am I asleep?” whispered {S}. “No,” whispered {A}. “And now?” “If you ask, you aren’t.” So {S} did not ask, and looked straight ahead, like the goldfish.',
        'It did look very much asleep, only {S}’s ears moved. {A} fanned a little with both hands, to show that one of them was awake. The goldfish, who could do it properly, did nothing.'
      ]
    },
    {
      id: 'nobody-looking',
      A: 'partner',
      paragraphs: [
        'Now {H} could have done anything. {H} licked the pudding dish, all the way round, and nobody saw but {A}. It was good. It would have been just as good with a goldfish. So {H} went back and looked at the goldfish instead.',
        'All day it had watched the family. Now it was their turn. Once a fin moved, about as much as for a very small spoon. “Oh,” said {H}, without a sound.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} changed places, and the goldfish’s eye went along.',
      '{names} admitted to a biscuit, since the goldfish knew of it anyway.',
      { text: '{names} found the sock, on the shelf behind the goldfish.', needs: ['hands'] },
      { text: '{names} lifted a spoon on the other side, and the goldfish had to choose.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the goldfish too, and got as far as nine.',
      '{names} crept round the sofa the other way, and was seen.',
      { text: '{names} waved both hands to draw the goldfish off, and it used one eye for each.', needs: ['hands'] },
      { text: '{names} wiped a nose print off the bowl, so that it could see out properly.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet in front of the bowl, and had never done that before.',
      '{names} saw the fins stop, and stopped too.',
      { text: '{names} shut the door without a click, because of the goldfish.', needs: ['hands'] },
      { text: '{names} took the spoon away, in case the goldfish dreamed of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went out on tiptoe, past the bowl, and there was not a fin that fanned.',
    '{H} washed, and lay down, and kept both eyes open, to try it. They came down by themselves, for they had lids.'
  ],
  last: [
    'On the shelf one slept with its eyes open, and in bed {H} slept with them shut.',
    'Fan went a fin, and then no more, and {H} was asleep as well.'
  ]
})
