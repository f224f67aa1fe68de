import { wishPlot } from '../wish-plot.ts'

export const peacock = wishPlot({
  id: 'wish-peacock',
  wishes: ['peacock', 'peacocks', 'peahen', 'peafowl', 'pea cock'],
  answers: ['peacock', 'peacocks', 'peahen', 'feather', 'feathers', 'tail', 'proud', 'vain', 'lost', 'loses', 'who', 'that', 'his', 'her', 'its', 'colours', 'colors', 'colourful', 'colorful', 'blue', 'beautiful', 'baby', 'pretty', 'bird', 'rain', 'dancing', 'dances', 'shows', 'off'],
  except: ['ride', 'rides', 'riding', 'rode', 'mountains', 'mountain', 'giant', 'butterfly', 'mum', 'mummy', 'dad', 'voice', 'eaten', 'fox', 'zoo', 'pillow', 'friend', 'friends', 'lonely', 'chick', 'cannot', 'can’t', 'costume', 'colouring'],
  company: ['peacock', 'peahen', 'feathers', 'tail', 'crumbs', 'belt'],
  moods: ['losing', 'lost', 'proud'],
  about: 'Each time a peacock shows its tail, some feathers fall out, until it lets them all fall at once, and is seen.',
  titles: ['Twelve Feathers', 'The Peahen Looks Up', '{H} Spreads a Tail', 'In the Butter, and on the Lamp', 'As Blue as That'],
  want: [
    {
      id: 'twelve',
      A: 'partner',
      paragraphs: [
        '{H} was a peacock, with twelve feathers stuck in a belt. They were paper, and each of them had an eye on it, blue and green and gold. {A} was the peahen, who is brown, and has crumbs to see to.',
        'The peacock walked up and down, and the tail swept the floor. “Mind my crumbs,” said the peahen. {H} wanted one thing. That bird had to look up, just once, and say “Oh.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-falls',
      A: 'partner',
      paragraphs: [
        'So the peacock opened its tail like a fan, and shivered it until it rattled. That’s how it’s done. The peahen picked up a crumb. A feather fell out, and sailed down in front of its beak. “Thank you,” said the peahen, and put it by.',
        '{H} shivered harder. Now there were four on the floor. {H} pushed them all back in, and turned round, and spread them out again. Rattle, rattle. Seven fell out. The more it was shown, the less of it there was.'
      ]
    },
    {
      id: 'scream',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When nobody looks, peacocks shriek,” said {H}, and did it. It sounded very like “Help!” The peahen dropped its crumb, and came with a towel and a plaster. “Where does it hurt?” it asked.',
        '“Nowhere,” said the peacock. “Look at my tail.” “I thought that you’d fallen into something,” said the peahen. It looked the peacock over for bumps, and never got as far as the tail.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There are twelve of them looking at you,” said {H}, “and you’re not looking at one.” “I don’t know where to begin,” said {A}. “If I look at that one, the next one’s hurt.” A real one has a hundred and fifty.',
        '{A} tried it all the same, from left to right, and nodded to each. At the ninth one a crumb moved. It was only an ant that had got hold of it. But then {A} had to begin again from the left.'
      ]
    },
    {
      id: 'door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The peacock wanted to show itself in the kitchen. It got through the door as far as its shoulders. “You’ll have to fold up,” said the peahen. The tail folded, and got longer. Now the beak was at the fridge, and the end was still in the hall.',
        '“Can you turn round?” asked {A}. {H} turned round, and so did the tail. A spoon came off the table, and a cup moved. “Don’t turn round,” said {A}. So the peacock had to go out backwards, with great dignity, and feathers first.'
      ]
    },
    {
      id: 'crown',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On its head a peacock has a crown as well, like a row of pins with pompoms on. {H}’s hair was made to stand up for that, with a wet comb. It stood for as long as you could count to three.',
        '“You’ve got one too,” said {H}. Peahens do have one. {A} had not known that. {A} felt about on top, and sat up straighter, and pecked as you do in a crown.'
      ]
    },
    {
      id: 'rain-dance',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“They dance when it’s going to rain,” said {A}. “In India everybody knows that. You hear the peacocks, and take in the washing.” {H} danced, with small steps, two to the left and a turn.',
        'They looked out of the window. There was one small cloud over the roofs, and it seemed to have heard. “A bit more,” said {A}. {H} danced a bit more, with both arms out, and lost a feather, and the cloud came nearer. So they stopped. The washing was still out there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Somebody had been looking at the tail all along, and that was {A}. {A} did not look at the eyes, or the gold. {A} was looking at the place where it dragged on the floor.',
        'The peacock took a step, and the tail took a step. {A}’s head went along. “You see,” said {H} to the peahen. “{A} likes it.” “{A} thinks it’s alive,” said the peahen. And {A} put one foot on it, to keep it from getting away.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a hat with one of those on it,” said {S}. “It was the best hat in our street. It looked behind me, so I always knew who was coming.” “Where is it now?” asked {A}. “It bent,” said {S}. “That was on a bus.”',
        '{S} picked up a feather and held it over one ear, just where it used to be. “Somebody’s behind me,” said {S}. It was {A}, who had come up on tiptoe to see if it worked.'
      ]
    },
    {
      id: 'child-chick',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Now I’m the young one,” said {S}, and spread a tail as well. It was one hand, held on behind. The young ones do that, long before there’s anything to spread. “Rattle it,” said {A}. {S} wiggled five fingers.',
        '“Oh,” said {A}. It had come out all by itself. “That’s what you want to be told,” said {S}. {A} looked at the hand again. “How did you do it?” asked {A}. “There’s a plaster on one of them,” said {S}. “It’s blue.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'One of the feathers had come down beside {A}. {A} picked it up and waved it, and the eye went past, and came back, and went past. It could have gone on all evening.',
        '“Oh,” said {A}, or something very near to it. {H} had wanted that from somebody else. But it was a good one, with the mouth quite round. “Again,” said {H}, and it was said again.'
      ]
    },
    {
      id: 'every-year',
      A: 'partner',
      paragraphs: [
        '“They fall out every year,” said {A}. “It’s the same for every peacock, after the summer. Then longer ones come.” “All of them fall out?” asked {H}. “All of them,” said {A}, “one here and one there.”',
        '{H} looked at the five that were left. “Not one here and one there,” said the peacock.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '{H} took all twelve and put them in again, as loosely as they would go. It was a fine tail once more. The peacock opened the fan, and waited until it was quite quiet. Then it shivered, once, like a wet dog. All twelve flew up together, as high as the lamp.',
        'They came down slowly, and turned as they came, on the table and on the crumbs. One lay across the butter. And one came down on the peahen’s head, and stayed there. “Oh,” said {A}.'
      ]
    },
    {
      id: 'gathering',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They gathered up the feathers, and one was missing. They looked under the rug and in the bread bin. It was the peahen who found it, by looking up. It hung from the lamp, and looked down at them with its one eye.',
        '“Shall we get it?” asked {H}. “Leave it,” said {A}. “It’s never been so high.” When the warm air rose from the lamp, the feather nodded. It had the whole room to look at from there. Once it turned round, and then it turned back, so as not to miss the corner.'
      ]
    },
    {
      id: 'lighter',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The peacock tried to see what it was like without. It could go under the table. It could turn round in the kitchen, and not a cup moved. It ran round the rug once, just so, and stopped on one leg.',
        '“I couldn’t do that before,” said {H}. “No,” said the peahen. “You had somebody to carry.” It ran round too, behind the peacock, and was not used to it. They both had to sit down.'
      ]
    },
    {
      id: 'roost',
      A: 'partner',
      paragraphs: [
        'At night peacocks fly up into a tree. The tree was the arm of the sofa, and with a tail you cannot sit on it. Now {H} could. The peahen moved along, and they sat there side by side, with their feathers puffed up.',
        '“Do you know what?” said {A} after a while. “Your neck’s blue. I never saw it, for all those eyes.” {H} looked down, as far as you can. It was the old blue jumper. But it was true.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt a tail go over, like a very light broom.',
      '{names} pecked at a crumb as well.',
      { text: '{names} pushed one feather deeper into the belt.', needs: ['hands'] },
      { text: '{names} coloured in the last eye, and blew on it.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed at a feather that came down close by.',
      '{names} lay still, under one blue eye.',
      { text: '{names} handed back a feather, eye first.', needs: ['hands'] },
      { text: '{names} counted the tail, and rounded it up.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled out from under three feathers.',
      '{names} batted at a feather, and it went round the other way.',
      { text: '{names} picked a feather off the lamp, with the tips of two fingers.', needs: ['hands'] },
      { text: '{names} lifted the one off the butter, and left the butter its pattern.', needs: ['hands'] }
    ]
  },
  bed: [
    'The feathers were put in a jar, all eyes to the front, and the butter was wiped.',
    '{H} washed the blue neck and pulled on something with no tail at all. Then the peacock flew up to bed, and it was no trouble, being so light.'
  ],
  last: [
    'In the jar the eyes were open, in the bed two were shut, and {H} was asleep.',
    'Somewhere under the blanket the new ones had begun to grow, and {H} was asleep.'
  ]
})
