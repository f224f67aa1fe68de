import { wishPlot } from '../wish-plot.ts'

export const scarf = wishPlot({
  id: 'wish-scarf',
  beginsElsewhere: true,
  wishes: ['scarf', 'scarfs', 'scarves', 'long scarf', 'woolly scarf', 'wooly scarf', 'stripy scarf', 'striped scarf', 'yellow scarf', 'red scarf', 'lost scarf', 'losing scarf', 'left scarf', 'forgot scarf', 'scarf on bus', 'scarf left', 'longest scarf', 'long long scarf', 'winter scarf', 'bufanda', 'écharpe'],
  namesNobody: true,
  answers: ['long', 'longest', 'woolly', 'wooly', 'warm', 'winter', 'yellow', 'green', 'striped', 'stripy', 'new', 'favourite', 'favorite', 'lost', 'lose', 'losing', 'loses', 'lost', 'left', 'forgot', 'forgotten', 'found', 'finds', 'find', 'back', 'bus', 'went', 'goes', 'round', 'travels', 'travelled', 'town', 'neck', 'cold', 'very', 'behind', 'came', 'comes', 'adventure', 'journey'],
  except: ['ate', 'down', 'food', 'face', 'scarface', 'snowman', 'snowmen', 'giraffe', 'giraffes', 'knits', 'knitting', 'knitted', 'knit', 'head', 'hijab', 'religious', 'football', 'dragon', 'stolen', 'stole', 'died', 'dead', 'grandpa', 'grandma', 'granny', 'nana', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'silk', 'dance', 'dancing', 'magician', 'magic', 'choke', 'choking', 'train', 'plane', 'boat', 'tube', 'heron', 'itchy', 'scratchy', 'dog', 'cat', 'snake'],
  moods: ['lost', 'waiting'],
  out: true,
  company: ['scarf', 'bus', 'driver', 'stop', 'nine', 'neck', 'hens'],
  about: 'The scarf has stayed on the bus; the number nine goes round the town, so one only has to stand still and be the neck.',
  titles: ['The Scarf on the Number Nine', 'We Are the Neck', 'Once Round the Town', '{H} Waits for a Scarf', 'A Green End in the Window'],
  want: [
    {
      id: 'on-the-back-seat',
      A: 'partner',
      paragraphs: [
        'The scarf was yellow, with a green end, and so long that it went round {H} twice. Now {H} stood at the bus stop with {A}, and the number nine was driving off. The scarf was on it.',
        '“Stop!” called {H}. {H} wanted it back, the whole length of it, and at once. “We’ll never see it again,” said {A}. “The nine goes to the end. There’s nothing there but a fence.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-waves',
      A: 'partner',
      paragraphs: [
        'They ran along the pavement with both arms in the air. The bus went over a bump. In the back window the green end flew up, and waved. Then it was round the corner.',
        'So they went back to the stop, and the wind came in at the collar. {A} had bought a tea towel, with hens on. {A} tied it round {H}’s neck, and it just reached. “Better?” asked {A}. “It’s a tea towel,” said {H}.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long is it really?” asked {A}. {H} showed it with both arms, and they were not enough. {A} held on to one end of nothing. {H} walked away with the other, past the bin, as far as the lamp post. “Like that,” called {H}.',
        'A man wanted to get by. He looked at the place between them, and bent down, and went underneath. “Thank you,” said {H}. It would have caught on his hat.'
      ]
    },
    {
      id: 'what-it-has-been',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“That scarf’s been a river,” said {H}. “And a road, with cars on. And when the bear had a bad leg, it was all bandage.” On Sundays it had been a tail. It had been a very thin guest, who sat on the third chair and ate little.',
        '“And what is it now?” asked {A}. {H} thought of it there on the back seat, with a window and a good view. “A passenger,” said {H}. It had never been that. You could see why it might have stayed on.'
      ]
    },
    {
      id: 'tortoise',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can do without,” said {A}, and drew up both shoulders, until there was no neck left. “A tortoise has no scarf either.” {H} did it as well. They sat side by side with their ears in their collars, and could only look straight on.',
        'A woman came and waited next to them. She had no scarf. First she stood there tall and thin. The wind blew once, and down she went. “That’s three,” said {H}.'
      ]
    },
    {
      id: 'four-minutes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Over the stop hung a small sign, with lights that said how long it would be. It said four minutes. They looked at it for about four minutes. It said four minutes. “It’s stuck,” said {H}.',
        '“It isn’t a real minute,” said {A}. “A bus has minutes of its own. They’re longer at the traffic lights.” The sign went dark, and thought, and lit up. Now there were five. “It’s dropped one somewhere,” said {A}, “and gone back for it.”'
      ]
    },
    {
      id: 'glove-on-the-post',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On a post beside the shelter there was a glove. Somebody had found it, and put it up there with its fingers in the air. “It looks as if it knew the answer,” said {A}. Nobody had asked it for a long time. It had moss on the thumb.',
        '{H} stood in front of it. “How far does the number nine go?” {H} asked. The glove kept its hand up. “It knows,” said {H}. “It just wants to be picked.”'
      ]
    },
    {
      id: 'number-four',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A bus came, and it was the number four. The doors opened with a puff. “Have you got a scarf?” asked {H}. The driver looked about. “I’ve got an umbrella,” she said, “and half a flute. Would that be any good?” {H} thanked her.',
        'After it came the number twelve. It had had a cake, but that had been fetched. “It’s a wonder that people get home with anything,” said {A}, and felt for the bag.'
      ]
    },
    {
      id: 'fringe',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How will we know that it’s yours?” asked {A}. {H} knew that scarf to the last thread. At the yellow end it had eleven tassels, and at the green end ten. “One’s been chewed off,” said {H}. “Who by?” It had been a very long assembly.',
        'And in the middle there was a small hard place, where there had once been porridge. {A} wrote it all down on the back of the receipt. Eleven, ten, porridge. It looked like a prize.'
      ]
    },
    {
      id: 'winding',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How did you ever get into it?” asked {A}. {H} showed how. You left the scarf where it was. Somebody held one end, and you turned yourself in, until you bumped noses. {A} held the end of the tea towel. {H} turned once, and was there.',
        '“That was short,” said {A}. “You hardly get to know anybody that way,” said {H}. With the scarf there was time for a whole conversation.'
      ]
    },
    {
      id: 'somebody-took-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“By now somebody’s wearing it,” said {A}. “Somebody with no neck at all, I should think, and it goes round four times.” {H} wanted to know more about that. “He gets on by the bridge,” said {A}. “He sits down on something soft. Aha, he says.”',
        '{H} looked along the pavement. There was a man with a very short neck, and he had a scarf. But it was grey. “Aha,” said the man into his telephone. {H} and {A} held each other by the sleeve until he had gone.'
      ]
    },
    {
      id: 'hens',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There were nine hens on the tea towel, and now they sat all round {H}’s neck. The one in front had nothing to say. But one under the left ear had been folded. Its beak came out between its feet. “How is it up there?” {A} asked her.',
        '“Draughty,” said {H} for the hen. “And somebody’s put us out before we’ve dried a single cup.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once left a cheese on the tram,” said {S}. “It was a whole one, as big as a cushion. I waited at the stop until it came round again.” “Was it still there?” asked {A}.',
        '“There was nobody else,” said {S}. “The whole tram was empty, on a Friday, at five. It was that kind of cheese. It had had both seats, and the window open, and the driver was sitting very far forward.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the bus. {S} drove along the wall of the shelter, and hissed, and opened both arms. “Is there a scarf in there?” asked {A}. “No,” said {S}. “But you can get on.” {A} got on, at the back, and held {S} by the hood.',
        'They drove to the bin, where two people got off. They drove to the post, and the glove wanted to come too. At every stop {S} looked under all the seats. There was only {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had not lost anything. {A} sat down out of the wind, beside {H}’s legs, and looked where the others were looking. It was a road.',
        'Every time a bus came they all stood up. Then they all sat down again. {A} did not know what it was for. But by the third bus {A} stood up a little before the rest.'
      ]
    },
    {
      id: 'no-end',
      A: 'partner',
      paragraphs: [
        'On the wall was a map of the buses. {A} put one finger on the nine, to find the fence. The finger went past the market, and over the bridge, and by the park. “And here,” said {A}, “it…” The finger was back at the stop. “It hasn’t got an end. It goes round.”',
        '{H} looked. It lay all round the town, like something long and soft. “Then we don’t have to run,” said {H}. “We only have to stand still. We’re the neck.”'
      ]
    }
  ],
  turn: [
    {
      id: 'driver',
      A: 'partner',
      paragraphs: [
        'They stood still, as a neck does. At last the nine came round the other corner. It hissed and opened its doors. The back seat was empty. {H} looked at the driver, and the driver was yellow up to the chin.',
        '“Is it yours?” asked the driver. “It’s the doors. At each stop the cold gets me just here.” He took it off, once, and once more. It had been round the town, and it was warm.'
      ]
    },
    {
      id: 'smells-of',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} put {H}’s nose into it, to hear where it had been. At the yellow end it smelled of oranges. “That’s the market,” said {A}. In the middle there was a bit of fried onion, and then wet leaves.',
        'The green end smelled of peppermint. They could not find that on the map. “That’s me,” said the driver.'
      ]
    },
    {
      id: 'third-row',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“That scarf was no trouble at all,” said a lady in the third row. “It kept its feet off the seats, and it didn’t play any music.” A boy had thought that somebody was under it. He had said sorry to it, when he pushed past.',
        '“Where did it want to get out?” asked the lady. “Here,” said {H}. “Well, nobody rang,” said the lady.'
      ]
    },
    {
      id: 'hens-ride-on',
      A: 'partner',
      paragraphs: [
        'Round went the scarf, and round again, and there was no more wind. The driver rubbed his neck. It was a long one, with nothing on. {H} looked at it, and held out the tea towel.',
        '“It only goes round once,” said {H}. “But it’s better than nothing. I’ve tried it.” The doors closed. The nine drove off, to the market and the bridge. In front, over the wheel, sat nine hens.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after the bus, until it was small.',
      '{names} turned away from the wind.',
      { text: '{names} waved at the driver, who was looking ahead.', needs: ['hands'] },
      { text: '{names} did up a top button.', needs: ['hands'] }
    ],
    way: [
      '{names} moved up closer on the bench, where it was warmer.',
      '{names} watched the corner, and it stayed a corner.',
      { text: '{names} followed the number nine with a finger too.', needs: ['hands'] },
      { text: '{names} counted the hens, and made it ten.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in line with the rest of the neck.',
      '{names} came out of the wind, behind the green end.',
      { text: '{names} held the scarf off the ground while it went round.', needs: ['hands'] },
      { text: '{names} waved to the hens.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the scarf hung over its hook, and both its ends reached the floor. The cups were dried on something else.',
    'Freshly washed, {H} lay down. In {H}’s bed the blanket went round once, and what was left over went round once more.'
  ],
  last: [
    'Somewhere nine hens went over the bridge, and by the park, and {H} was asleep.',
    'Whatever was still missing would come round again, so {H} kept still, like a neck, and slept.'
  ]
})
