import { wishPlot } from '../wish-plot.ts'

export const plaster = wishPlot({
  id: 'wish-plaster',
  beginsElsewhere: true,
  wishes: ['plaster on knee', 'plaster off', 'plasters', 'grazed knee', 'scraped knee', 'skinned knee', 'cut knee', 'hurt knee', 'sore knee', 'bumped knee', 'grazed elbow', 'grazed hand', 'fell off scooter', 'fell off bike', 'bandage', 'band-aid', 'bandaid', 'band aid', 'fell off wall', 'fell off swing', 'fell off slide', 'fell off chair', 'fell off trampoline', 'fell playground', 'fell running', 'fell knee', 'falling knee', 'plaster', 'tripped', 'plaster with stars', 'got a plaster', 'fell over plaster'],
  except: ['out', 'crutches', 'cast', 'arm', 'broke', 'broken', 'hospital', 'stitches', 'bicycle', 'asleep'],
  answers: ['knee', 'knees', 'playground', 'school', 'both', 'crying', 'cried', 'hurt', 'scooter', 'bike', 'swing', 'slide', 'wall', 'today', 'step', 'off', 'take', 'taking', 'poor', 'sore', 'running', 'grazed', 'ouch', 'won’t', 'let', 'bath', 'pulling', 'park', 'leg', 'bad', 'gravel', 'hands'],
  moods: ['afraid', 'first'],
  about: 'The plaster on the hero’s knee is not to come off, and then it is told how it got there.',
  titles: ['How {H} Really Fell', 'The Plaster Has to Stay', 'A Very Big Fall', 'Like a Small Pink Boat', 'It Went Into the Story'],
  want: [
    {
      id: 'to-stay',
      A: 'partner',
      paragraphs: [
        '{H} had a plaster on one knee, and it was going to stay there for ever. It had been there since {H} fell over on the step.',
        '“It’s got fluff round the edge,” said {A}. “It has to come off tonight.” {H} laid both hands on it. “It’ll pull,” said {H}. “I need it for my knee.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-two',
      A: 'partner',
      paragraphs: [
        '“Quickly,” said {A}, “on three. One, two.” {H} was already behind the chair. “Slowly, then,” said {A}. {H} lifted one corner as thin as a hair, and stuck it down again. “It isn’t ready,” said {H}, and went on holding it with both hands.'
      ]
    },
    {
      id: 'how-many-pulls',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it feel like, do you think?” asked {A}. “Like a zip,” said {H}, “but I’m the coat.” They tried some sticky tape on {A}’s arm, to see. {H} pulled, and looked at {A}’s face.',
        '“Well?” “It’s over before you’ve thought of anything to say,” said {A}. {H} put on another bit, just to be sure. Then {H} taped the table, and a banana. The banana bore it best.'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What does it do under there all day?” asked {H}. “Your skin grows back,” said {A}. “First there’s a crust, that’s the lid. Under the lid they’re all working.” “Who?” “Small bits of you.”',
        '{H} bent down to the knee. “Are you finished?” asked {H}. They did not answer. It was evening, and they might well have gone home.'
      ]
    },
    {
      id: 'tell-me',
      A: 'partner',
      paragraphs: [
        '“How did you fall, really?” asked {A}. “I tripped on the step,” said {H}. That was too short for such a fall, so {H} told it again. This time the step was as high as the table, and {H} was running. The third time there was a wind as well.',
        '{A} listened with both ears. “It’s getting bigger every time,” said {A}, “and you’re telling it with no hands. I can’t see it like that. You can’t fall properly with both hands on your knee.” {H} could see that too.'
      ]
    },
    {
      id: 'pet-fall',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been told about the fall on the day itself, and had been very decent about it. Now {A} had a long look at the plaster.',
        '“It’s not to be licked,” said {H}, just in case. {A} had not meant to. {H} turned {H}’s knee a bit, so that {A} could see it from the best side.'
      ]
    },
    {
      id: 'elder-scar',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} rolled up a trouser leg. On the knee there was a small white line, like a grain of rice. “That’s a tree,” said {S}. “Sixty years ago.” “Was it high?” asked {A}.',
        '“It gets higher,” said {S}. “When I was ten it was as high as a chair. By the time I was thirty I’d fallen out of the top.” {S} pulled the trouser leg down again. “I wouldn’t be without it.”'
      ]
    },
    {
      id: 'names-of-falls',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There are all sorts of falls, and they went through them. There is the one where you sit down. There is the one with the long run, when you nearly don’t. {A} once fell up some stairs.',
        '“Up?” asked {H}. “I was carrying jelly,” said {A}. They did that one twice, slowly, with a cushion for the jelly. It got there before they did.'
      ]
    },
    {
      id: 'a-witness',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody must have seen it, on the day. {H} thought hard. There had been a pigeon. “Then let’s ask it,” said {A}, and sat up on the back of the sofa, quite round. “I was only passing,” said the pigeon. “I saw a leg, and then I saw another one.”',
        '“In which order?” asked {H}. The pigeon put its head on one side. “First came the shoe,” it said. “The rest was late.” {H} nodded. That was just how it had been. With a witness it was at once a much better fall.'
      ]
    },
    {
      id: 'spare-plasters',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were still plasters in the box, in all sizes. {H} laid them out on the table. The smallest was for a finger that has only thought about it. The biggest could have done for an elephant’s toe.',
        '“Which one are you?” asked {A}. {H} compared. “In the middle,” said {H}. But it ought to have been a size larger, if you thought of the wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fall',
      A: 'partner',
      paragraphs: [
        'So {H} showed it. A thick book on the rug was the step, and {A} was the people who had seen it. {H} came running with both arms out. There was the step! {H} flew. {H} landed on the rug, and slid, and rolled over, and lay still. “Ooh,” said the people.',
        '“And then I looked down at my knee,” said {H}, “and there.” {H} looked down at {H}’s knee. There was no plaster on it.'
      ]
    },
    {
      id: 'pink-boat',
      A: 'partner',
      paragraphs: [
        'The plaster sat on the rug like a small pink boat. “Did you do that?” asked {H}. “I was the people,” said {A}. “I was over here.” It had come off by itself, and {H} had not felt a thing.',
        'They bent over the knee. There was a pink place no bigger than a bean. “Is that all?” said {H}. “It was such a big fall!” “It’s all gone into the story,” said {A}.'
      ]
    },
    {
      id: 'new-skin',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s brand new, that bit,” said {A}. “Nobody’s ever used it.” {H} touched it with one finger. It was softer than the rest, and a little shiny.',
        'The rest of the knee was as old as {H}, and had been through a lot. There were two dents and a brown spot. “It’ll have to get to know the others,” said {H}, and bent the leg a few times.'
      ]
    },
    {
      id: 'museum',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Museums have things like that,” said {A}. They put the plaster under a glass on the table, with the pink side up. {A} wrote a card to go with it. It said what it was, and how many days it had been worn.',
        '“And where it’s from,” said {H}. “From the knee,” wrote {A}, “left.” Then they went past it slowly, with their hands behind their backs, and stopped. From above, through the glass, it was nearly as large as the fall. “You’re not allowed to touch it,” whispered {H}. “I wasn’t going to,” whispered {A}.'
      ]
    },
    {
      id: 'once-more-with-wind',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Now {A} wanted a turn at falling. “You be the wind,” said {A}. {H} blew from the side, with a newspaper. {A} came running, and flew over the step, with one leg behind.',
        '“You’ve got to land on the other knee,” said {H}. “I did it on that one.” They did it until it was right. By then there were three winds, and the people had to lie down.'
      ]
    },
    {
      id: 'for-the-step',
      A: 'partner',
      paragraphs: [
        '{H} picked up the plaster and looked where to put it. “The step got it worse than me,” said {H}. “I came down on it with everything.” So they took it to the real step, and stuck it on there, just at the edge.'
      ]
    },
    {
      id: 'better-soon',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long has it got to stay on?” asked {A}. “Till it’s ready,” said {H}. They both looked at the step and its plaster. “And nobody’s to pull.”',
        'From now on you had to walk round it, or lift your feet. {A} tried it out. {A} lifted both feet so high that it was nearly another fall. “There,” said {H}. “It’s working already.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the knee, and it smelled of step and fluff.',
      '{names} lay down in front of the knee, so that nobody got at it.',
      { text: '{names} brought a spare plaster, and nobody looked at it.', needs: ['hands'] },
      { text: '{names} picked off a bit of the fluff, with two fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} got behind the chair as well, at two.',
      '{names} huffed at the corner, and it lay down again.',
      { text: '{names} laid a warm flannel over a knee that had nothing.', needs: ['hands'] },
      { text: '{names} counted to three as well, and went on to nine.', needs: ['hands'] }
    ],
    turn: [
      '{names} drew back from the rug, to give the fall some room.',
      '{names} flopped over too, and lay still, and peeped.',
      { text: '{names} held on to a hat, because of the wind in the story.', needs: ['hands'] },
      { text: '{names} said ooh along with the people, a bit after them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The thick book went back to its shelf. On the step you could see a small pink corner.',
    'Then {H} washed both knees and lay down. Under the blanket they were much of a size.'
  ],
  last: [
    'Out on the step the plaster held, and {H} was asleep.',
    'One knee was a bit newer than the other, and {H} slept on both.'
  ]
})
