import { wishPlot } from '../wish-plot.ts'

export const twinsSwap = wishPlot({
  id: 'wish-twins-swap',
  beginsElsewhere: true,
  wishes: ['twins swap', 'twins swap places', 'twins who swap places', 'twins swapping', 'twins swapped', 'twins swapping places', 'twins swapped places', 'twins switch', 'twins switch places', 'twins switching places', 'twins switched', 'twins trade places', 'twins change places', 'twins changing places', 'twin swap', 'twins pretend each other', 'twins pretending to be each other', 'twins trick', 'twins trick everyone', 'twins swap school', 'twins swapping school', 'twins fool everyone', 'my twin and I swap'],
  except: ['baby', 'babies', 'hospital', 'birth', 'lost', 'poorly', 'ill', 'hurt', 'died', 'dragon', 'dragons', 'robot', 'robots', 'princess', 'space', 'separated', 'divorce', 'parents', 'mum', 'dad', 'fight', 'bed', 'beds', 'room', 'bunk', 'seats', 'toys'],
  answers: ['places', 'place', 'school', 'day', 'class', 'clothes', 'hats', 'everyone', 'everybody', 'teacher', 'identical', 'sisters', 'brothers', 'girls', 'boys', 'girl', 'boy', 'who', 'each', 'other', 'pretend', 'pretending', 'nobody', 'notices', 'noticed', 'trick', 'fool', 'tricked', 'jobs', 'lives', 'for', 'look', 'same', 'alike', 'two', 'swap', 'naughty', 'funny', 'cheeky', 'fun', 'names'],
  partnerPlays: true,
  company: ['twins', 'hen', 'hens', 'bread', 'hat', 'hats'],
  about: 'The twins Tick and Tock swap hats so that one of them need not walk after the hens, and nobody notices but the hens.',
  titles: ['The Hens Were Not Fooled', 'Red Is Tick and Blue Is Tock', '{H} Is the Other Twin', 'Tum-Tum, and One Up', 'What the Bread Says'],
  want: [
    {
      id: 'two-hats',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were the twins Tick and Tock. Tick had a red hat and looked after the hens. Tock had a blue one and baked the bread. Only by the hats could people tell them apart.',
        '{H} was Tick, and was tired of hens. “You’ve always got it warm, by the oven,” said {H}. “And you’ve got it quiet, outside,” said {A}. So the twins swapped hats. “Good morning, Tick,” said {H}. “Good morning, Tock,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'everybody-fooled',
      A: 'partner',
      paragraphs: [
        'It went very well. “Morning, Tock!” cried everybody in the street. They only ever looked at the hats, and not at the twins.',
        'But in the evening {H}’s bread lay there like a stone. And the hens would not go in. They were five socks, and sat along the back of a chair. {A} called them and chased them, in the red hat. They only looked past {A}, as if somebody was still to come.'
      ]
    },
    {
      id: 'being-the-other',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'To be somebody else you have to walk like them. {A} walked as {H} does, with both elbows out, and one foot in more of a hurry. “I don’t walk like that,” said {H}. “From inside you don’t,” said {A}.',
        'Then {H} was {A}. {H} stopped in the doorway, scratched one knee, and went back for something. “What’s that supposed to be?” asked {A}. “You always forget something,” said {H}. {A} wanted to answer, and had forgotten what.'
      ]
    },
    {
      id: 'one-answer',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They had to learn each other’s things by heart. “What do you have on your toast?” asked {A}. “Honey. And you?” “Honey.” “What are you afraid of?” “Moths. And you?” “Moths.” It was soon done.',
        '“What do you think about before you go to sleep?” asked {H}. It was a long time before anything came. “About whether you’re asleep yet,” said {A}. “So do I,” said {H}. They would never have known without the hats.'
      ]
    },
    {
      id: 'sore-tooth',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The hat fitted, and yet it did not. Inside it was worn in a different way. {H} found a bay leaf in the blue one, from some soup. {A} found a feather in the red. “How did that get in there?” “The small hen sits on my head at noon,” said {H}.',
        '{A} had not known that. “In mine it always smells of crust,” said {A}. {H} sniffed. It was so. It was like standing in somebody’s doorway.'
      ]
    },
    {
      id: 'fingerprints',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Is everything the same on us?” asked {H}. They held up their thumbs, side by side, with flour on. There were lines going round, like on a map of hills. On {H}’s there was a loop. On {A}’s it was a sort of snail.',
        'It is like that with all twins. Not even the most alike have the same. “Then we’ve been different all the time,” said {A}, “only rather small.” They shut their hands again. Nobody had to know.'
      ]
    },
    {
      id: 'hens-in-rain',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} had thought that a hen stays where it is put. But there are five of them, and each wants to be where the fourth has just been. “They’ve got an order,” said {H} from the window. “The grey one goes first, and the rest know their places. It’s who may peck whom.”',
        '“And where do I come?” asked {A}. {H} looked. “You’re number six,” said {H}. {A} had a peck in one shoelace already.'
      ]
    },
    {
      id: 'sour-dough',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In the kitchen there stood a pot of something that breathed. {H} lifted the cloth, and it went blup. “You’ve got to feed it,” called {A} from outside. “It’s the start of the bread. It’s older than we are.” “What does it eat?” “Flour, and a bit of peace.”',
        '{H} gave it flour. It went blup again, and sank. “It doesn’t know me,” said {H}. With a pot there was no use in showing it a hat.'
      ]
    },
    {
      id: 'double-word',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They met at the well, which was the bucket, and nobody was about. “How is it, being me?” asked {H}. “It’s draughty,” said {A}. “And how is it, being me?” “It’s hot in front,” said {H}, “and then you’ve got to wait, and you mustn’t go away.”',
        'They would both have liked to swap back. Neither wanted to be the one who said so. “It’s lovely, though,” said {A}. “Oh, yes,” said {H}. They both said it at once, and in the same voice.'
      ]
    },
    {
      id: 'aunt',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Their aunt came past, and that was {A}, with a basket. “Tock, my dear,” said {A}, and looked only at the blue hat, “you’re much nicer than your twin. You always listen.” {H} did not know where to look. “And that Tick’s got no manners.”',
        '“Which one’s Tick?” asked {H}. “Well, the other one,” said {A}. It was odd to be told that. It was nice in one ear, and not in the other.'
      ]
    },
    {
      id: 'mirror-twin',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There are twins who are mirror twins. One throws with the left hand, and the other with the right. {H} and {A} stood face to face. {H} lifted {H}’s left hand. {A} lifted {A}’s right. It was like glass.',
        '“Now blink,” said {A}. They both blinked, and so neither could see if it had worked. They tried it again, taking it in turns, and then it was no longer a mirror. It was somebody winking.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Past the two of them came {A}. It did not look up at any hats, since it begins at the other end. It sniffed at one pair of feet, and then at the other. Then it lay down on those that it always lay down on.',
        '“That’s Tock,” whispered the red hat to it. “You’re lying on the wrong one.” {A} did not stir. It knew very well on whom it lay.'
      ]
    },
    {
      id: 'elder-twins',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In my class there were two of them,” said {S}. “One was good at sums, and the other at singing. They did it in shifts. Before singing they went out for a drink of water, and came back the other way round.” “Did nobody notice?” asked {A}.',
        '“The teacher had known from the start,” said {S}. “She said that she’d never had a pupil who was good at both. She’d wanted to see what that looked like.”'
      ]
    },
    {
      id: 'small-third',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to be a twin as well, and came in a green hat. “I’m Tack,” said {S}. “There are three of us now.” They looked at {S}, from the top to the bottom. It was not really the same. “I’m just a bit further away,” said {S}.',
        '{A} stepped back as far as the wall. From there they were the same size. “You’re right,” said {A}. So there were triplets, as long as one of them stayed over by the wall.'
      ]
    },
    {
      id: 'baby-hats',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'They bent down to {A}, one on the left and one on the right. “Which is which?” asked the blue hat. {A} looked at the one, and at the other. Then {A} took hold of both hats and pulled them off. There were two faces.',
        '{A} laughed at the left one, and laughed at the right one, but not in the same way. The hats were no use at all. They were only good for chewing.'
      ]
    },
    {
      id: 'guest-order',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} wanted to buy a loaf and six eggs. “The bread’s with Tock,” said the red hat, “and the eggs are with Tick.” “And which are you?” asked {A}. Each of them pointed at the other. It was true, and it was not.',
        '“I’ll come in again,” said {A}, and did, and shut both eyes. “Who smells of crust?” asked {A}. It was the one in red. “Then I’ll have my bread from there,” said {A}. Nobody else got the right thing that day.'
      ]
    },
    {
      id: 'not-the-hat',
      A: 'partner',
      paragraphs: [
        'It was nearly dark. “I’m wearing your hat,” said {A}. “Why don’t they come?” {H} did not know either. Then {A} saw that all five hens had their heads on one side.',
        '“They aren’t looking,” said {A}. “They’re listening. A hen doesn’t go by the hat. What do you do when you fetch them?” “Nothing,” said {H}. “I just walk along.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-tune',
      A: 'partner',
      paragraphs: [
        '“You hum,” said {A}. “I hear it through the wall, every evening.” “Then don’t be me with the hat,” said {H}. “Be me with that.” And {A} hummed it. Tum-tum, and one up, and a little tail to it.',
        'The first hen jumped down. Then came the second. All five walked in a row behind the red hat, over the rug and in. “That’s never me,” said {H}. “It’s lovely.”'
      ]
    },
    {
      id: 'the-knock',
      A: 'partner',
      paragraphs: [
        '“And what do I do with the bread?” asked {A}. “You don’t look at it,” said {H}. “You turn it over, and knock. I hear that through the wall as well.” “I don’t knock,” said {A}. {H} baked a new loaf, and took it out and knocked. Nock, it said. {H} put it back. The next time it said tonk.',
        '“Now,” said {H}. They ate the end of it while it was hot. Then the twins gave each other back the hats. “Which was mine?” asked {A}. It smelled of crust.'
      ]
    },
    {
      id: 'once-more-hats',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They put both hats on the table, and turned round three times. Then each took one, with closed eyes. “Are you really you?” asked {H}. {A} sniffed inside the hat. “This one smells of hens,” said {A}. They changed over.',
        '“We could leave them off,” said {H}. They tried it. It was a bit cool at the top. Nobody came by to mix them up, and they were both of them somebody the whole time.'
      ]
    },
    {
      id: 'hum-together',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Now {H} wanted to learn it. {A} hummed, and {H} hummed it after. Tum-tum, and one up. With the little tail {H} got it wrong, every time. “How do I do that?” asked {H}. “You don’t think about it,” said {A}.',
        '{H} went to the window, and looked out at the dark, and thought of nothing much. Behind there {A} held very still. It had begun all by itself, with the tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good morning to the wrong hat.',
      '{names} looked from the red hat to the blue, and back, and sat down in between.',
      { text: '{names} set both hats straight, so that they were equally crooked.', needs: ['hands'] },
      { text: '{names} tied an apron on whoever had come out blue.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the chair as a sixth hen.',
      '{names} sniffed at the stone loaf and left it for later.',
      { text: '{names} called the hens by name, and all the names were wrong.', needs: ['hands'] },
      { text: '{names} tapped the loaf with a spoon, and the spoon bent.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the hum as well, at the end of the row.',
      '{names} got a warm crust, with a good bit of middle.',
      { text: '{names} shut the door behind the fifth hen.', needs: ['hands'] },
      { text: '{names} knocked on the table, to hear if it was done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hens went back into the sock drawer, by twos, and one was left over.',
    'Both of the twins washed their faces, and what came out was the same as always. Then {H} lay down, and through the dark there was a bit of humming, from one of them.'
  ],
  last: [
    'Tum-tum, and one up, and by the little tail {H} was asleep.',
    'Nobody had a hat on, and everybody knew who {H} was, and {H} slept.'
  ]
})
