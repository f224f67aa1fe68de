import { wishPlot } from '../wish-plot.ts'

export const purpleTrafficLight = wishPlot({
  id: 'wish-purple-traffic-light',
  wishes: ['traffic light purple', 'traffic light violet', 'traffic light lilac', 'traffic light pink', 'traffic light blue', 'traffic lights purple', 'traffic lights violet', 'traffic lights lilac', 'traffic lights pink', 'traffic lights blue', 'stoplight purple', 'stoplight violet', 'stoplight lilac', 'stoplight pink', 'stoplight blue', 'stop light purple', 'stop light violet', 'stop light lilac', 'stop light pink', 'stop light blue', 'traffic signal purple', 'traffic signal violet', 'traffic signal lilac', 'traffic signal pink', 'traffic signal blue', 'robot traffic light purple', 'robot traffic light violet', 'robot traffic light lilac', 'robot traffic light pink', 'robot traffic light blue', 'traffic light another colour', 'traffic light different colour', 'traffic light wants to change colour', 'traffic light new colour', 'traffic light wrong colour', 'traffic light fourth colour', 'traffic light mauve', 'traffic light bored of being red', 'traffic light tired of being red', 'traffic light fed up with red', 'traffic lights want to be purple', 'traffic light that is purple', 'traffic light goes purple', 'traffic light prefers purple', 'traffic light won’t turn red', 'traffic light doesn’t want to be red', 'purple light crossing cars', 'purple lights road stop', 'traffic light only wants to be purple', 'traffic light favourite colour', 'traffic lights turn purple', 'traffic light won’t go green', 'purple amber green', 'traffic light wants to be green', 'traffic light only green', 'traffic light new color', 'traffic light made up a colour', 'traffic light made up a color'],
  answers: ['traffic', 'light', 'lights', 'stoplight', 'signal', 'purple', 'violet', 'lilac', 'pink', 'blue', 'red', 'amber', 'yellow', 'green', 'colour', 'colours', 'color', 'another', 'different', 'fourth', 'favourite', 'turns', 'turn', 'turned', 'stuck', 'tired', 'bored', 'be', 'become', 'wishes', 'likes', 'loves', 'won’t', 'instead', 'of', 'crossing', 'road', 'street', 'corner', 'town', 'city', 'car', 'cars', 'bus', 'driver', 'drivers', 'stop', 'go', 'wait', 'waiting', 'means', 'mean', 'nobody', 'knows', 'everybody', 'confused', 'jam', 'being', 'stays', 'wrong', 'anymore', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was'],
  except: ['crash', 'crashed', 'accident', 'hurt', 'hit', 'killed', 'ambulance', 'police', 'hospital', 'elephant', 'elephants', 'christmas', 'disco', 'dinosaur', 'shoes', 'car seat', 'racing', 'race', 'broken leg', 'why', 'monster', 'unicorn', 'sad'],
  moods: ['question', 'first', 'change', 'waiting', 'learning', 'proud'],
  isTale: true,
  out: true,
  company: ['bus', 'bread', 'driver', 'van', 'ladder', 'traffic', 'car', 'cars', 'cat', 'hedgehog', 'plums', 'light', 'queue', 'horn', 'cyclist', 'pigeon', 'man', 'dog'],
  about: 'A traffic light only wants to be purple, and nobody knows what purple means, until it is noticed what all the drivers are doing with one hand.',
  titles: ['The Purple Traffic Light', 'What Purple Means', '{H} at the Corner', 'Nobody Groans at Purple', 'After You'],
  want: [
    {
      id: 'nobody-groans',
      A: 'partner',
      paragraphs: [
        'The traffic light at {H}’s corner was purple. All three of its lamps were. “I only want to be purple,” said the traffic light. “At red all the drivers groan. At green they’re gone. Nobody has ever looked at me just to look.” Everybody looked now. Cars stood on both sides, for nobody knew what purple meant. {H} sat on a low wall with {A}. First in the queue was the bread van, and {H} wanted the bread to get through.'
      ]
    }
  ],
  way: [
    {
      id: 'where-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you get your purple from?” asked {A}. “From a plum,” said the traffic light. A lady had once waited here with a bag of plums. For a whole red light it had seen nothing but plums. Since then it had practised at night. At first it came out brown.',
        '“You have to think of red and blue at once,” said the traffic light, “and of nothing else.” For a moment it thought of lunch, and there was a bit of yellow.'
      ]
    },
    {
      id: 'a-pale-try',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Couldn’t you be green for just a minute?” asked {H}. The traffic light wanted to be kind, and tried. It went lilac. It tried harder, and went a sort of mauve, with a little shiver in it. “Was that green?” it asked.',
        '“Nearly,” said {A}. The first driver thought so too, and let go of the brake, and then was not sure. “I’m so sorry,” said the traffic light. “I did get as far as thinking of a frog. But I saw it under a purple lamp.”'
      ]
    },
    {
      id: 'go-on-paper',
      A: 'partner',
      paragraphs: [
        '“They only have to be told,” said {H}, and wrote GO on both sides of a large paper. It could be read from the left and from the right. So both sides went. The bread van and a blue car met in the middle of the corner, nose to nose. Then both were very sorry, and rolled back. “They did what it said,” said {A}. “The trouble is that they all did it.”'
      ]
    },
    {
      id: 'stop-on-paper',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On another paper {H} wrote STOP. That worked at once. All the cars stopped, and as they had been standing there anyhow, it looked splendid. “Now that’s what I call a traffic light,” said a man in a van.',
        '“But it’s paper,” said the traffic light, and went a hurt sort of purple. {H} turned the paper round so that only {A} could read it. {A} stopped, in the middle of a yawn, and did not know how to go on.'
      ]
    },
    {
      id: 'ladder-man',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man came with a ladder, to change the lamps. The man unscrewed the top one. It was plain white, as it should be. It was only purple when it was in. “That’s not the lamp,” said the man. “That’s the mood.”',
        'There was a box of lamps with the ladder, a box of fuses, and a box of screws. The man looked into all three. “I’ve nothing for that,” said the man, and sat down to eat a sandwich. In the purple light it was beetroot.'
      ]
    },
    {
      id: 'everybody-is-plum',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The light lay on everything at the corner. The zebra crossing was purple and less purple. A pigeon walked through it and was a much better class of pigeon. {A} looked at {H}, and {H} looked at {A}. “You’ve got blue teeth,” said {A}. “They’re very becoming.”',
        'A green leaf had turned almost black. “That’s because it’s got no purple in it,” said the traffic light. “It can only give back what it’s got.” The leaf did not look as if it minded.'
      ]
    },
    {
      id: 'other-asks-the-first-car',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} stood beside the wall and asked the first driver through the window. “What do you think it means?” “Something to do with grapes,” said the driver. {A} asked the second one. “It’s for kings,” said the second. “One’s coming, so we all wait.”',
        'After that the whole queue sat up straight. Ties were pulled tight. Nobody came but a man with a goat on a rope. They bowed to both, to be safe.'
      ]
    },
    {
      id: 'pet-sees-no-change',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'For {A} nothing had changed. {A} had never taken any notice of red, and not much of green. But never had so many cars stood still at once. {A} walked along the wall and looked into each, as into so many shops.',
        'In one car there was a cheese roll. {A} stopped there. “So that’s what {A} stops at,” said {H}. It would have been a great deal simpler to hang up one of those.'
      ]
    },
    {
      id: 'elder-blue-goose',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, we had no traffic light here,” said {S}. “There was a goose. It stood in the road, and when it had gone, you could go.” “And what did it mean when it sat down?” asked {A}. “Then we had lunch,” said {S}.',
        'The traffic light wanted to know whether the goose had been looked at. “Very much so,” said {S}. “But never for long. It looked back.”'
      ]
    },
    {
      id: 'one-hand',
      A: 'partner',
      paragraphs: [
        '“What are they all doing with one hand?” asked {A}, who had been watching the windows. {H} watched them too. The driver of the bread van held out one hand, palm up, to the blue car. In the blue car there was a hand that said the same to the bread van. There were hands all along the queue. “I know that one,” said {H} slowly. “It’s ‘after you’.”'
      ]
    }
  ],
  turn: [
    {
      id: 'after-you',
      A: 'partner',
      paragraphs: [
        '{H} took a new paper. “May I say what you mean?” asked {H}. “Nobody ever has,” said the traffic light. So {H} wrote AFTER YOU. “One from here, and then one from there,” said {A}. The blue car went first, since the bread van had said it first. Then the bread went. Then came one from there, and one from here, like the teeth of a zip. It was slow, and nobody stood still. “Thank you,” said each hand as it passed the next.'
      ]
    },
    {
      id: 'the-bread-goes-by',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bread van had stopped by the wall for a moment, and the smell of bread came out. In the purple light each loaf was the colour of a king’s cushion. The driver handed {H} a roll through the window. At the window it was purple. Two steps further on it was brown.',
        '“It comes off,” said {A}. They tried one bite in the light, and one bite out of it. The roll tasted brown either way. But in the light you chewed a little more slowly, and said “After you” before you swallowed.'
      ]
    },
    {
      id: 'child-says-it',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} stood on the pavement and was a purple traffic light too. A lady with a pram came from one side, and a man with a tray from the other. “After you,” said the lady. “After you,” said the man. “One from here, one from there,” said {S} sternly.',
        'So the pram went, and then the tray. Behind {S} stood {A}, who had wanted to get past for some time. “After you,” said {A}. “I’m a light,” said {S}. “I don’t go anywhere.”'
      ]
    },
    {
      id: 'what-of-a-hooter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Far back in the queue one car hooted. It had come late and knew nothing of purple. All the hands turned round to it at once, palm up. “After you,” they said, the whole row of them. The car was so surprised that it hooted again, but in a small way.',
        '“That was ‘thank you’,” said {A}. Then the driver saw the light, and put down the window, and looked up. Two more hands had to say it before that car moved.'
      ]
    },
    {
      id: 'a-good-look',
      A: 'partner',
      paragraphs: [
        'Late in the day a cat came from one side, and a hedgehog from the other. In the purple light each waited for the other to go. “Tomorrow I might do a little red again,” said the traffic light. “An ambulance can’t say after you.” “And tonight?” asked {A}. “Tonight I’m purple,” it said. So {H} stayed a while longer, and looked at it just to look.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the wall, and turned purple down one side.',
      '{names} looked up at all three lamps, from the bottom to the top.',
      { text: '{names} held a white hanky into the light, and took it out again.', needs: ['hands'] },
      { text: '{names} pointed to the place where there used to be a red.', needs: ['hands'] }
    ],
    way: [
      '{names} walked along the wall beside the queue, and overtook eleven cars.',
      '{names} waited too, which was what everybody did at that corner.',
      { text: '{names} held up a plum beside the lamp, to see which was the riper.', needs: ['hands'] },
      { text: '{names} lent a thick pen, in case more words were needed.', needs: ['hands'] }
    ],
    turn: [
      '{names} let a snail go first, and that took some time.',
      '{names} kept well back by the wall, and bowed to the bread.',
      { text: '{names} held up the other end of the paper.', needs: ['hands'] },
      { text: '{names} counted the cars with two fingers, one from here and one from there.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the paper was folded up. The cup and the plate both had to go into the water. After you, said {H} for the plate, and the cup went first.',
    '{H} washed, and looked at ten fingers for any purple that might have stayed. {H} lay down, and the blanket came up last. After you, it seemed to say.'
  ],
  last: [
    'After you, said the one eye to the other, and they both shut, and {H} was asleep.',
    'At the corner there was a purple light with nobody in it, and {H} was asleep.'
  ]
})
