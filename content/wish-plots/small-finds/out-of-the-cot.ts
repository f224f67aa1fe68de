import { wishPlot } from '../wish-plot.ts'

export const outOfTheCot = wishPlot({
  id: 'wish-out-of-the-cot',
  wishes: ['climbs out cot', 'climb out cot', 'climbing out cot', 'climbed out cot', 'climbs out crib', 'climb out crib', 'climbing out crib', 'climbed out crib', 'gets out cot', 'get out cot', 'getting out cot', 'got out cot', 'gets out crib', 'get out crib', 'getting out crib', 'got out crib', 'escapes cot', 'escape cot', 'escaping cot', 'escaped cot', 'escapes crib', 'escape crib', 'escaping crib', 'escaped crib', 'escape artist cot', 'escape artist crib', 'escapes from travel cot', 'climbs over cot rail', 'climbs over cot side', 'climbs over cot bars', 'climbs over crib rail', 'jumps out cot', 'jumping out cot', 'jumps out crib', 'jumping out crib', 'comes out cot', 'comes out crib', 'hops out cot', 'hops out crib', 'stay in cot', 'stays in cot', 'stay in crib', 'stays in crib', 'teddy fell out cot', 'teddies out of cot', 'teddy thrown out cot', 'throws teddy out cot', 'throws teddies out crib', 'bed coming downstairs', 'bed coming down stairs', 'bed comes down stairs', 'bedtime keeps coming downstairs', 'bed back downstairs', 'stairs bedtime up and down'],
  answers: ['cot', 'crib', 'toddler', 'baby', 'babies', 'boy', 'girl', 'child', 'sister', 'brother', 'cousin', 'son', 'daughter', 'grandson', 'twins', 'twin', 'climbs', 'climb', 'climbing', 'climbed', 'out', 'over', 'gets', 'get', 'getting', 'got', 'escapes', 'escaping', 'escape', 'escaped', 'escapee', 'artist', 'jumps', 'comes', 'stay', 'stays', 'stayed', 'wants', 'want', 'won’t', 'keeps', 'keep', 'always', 'every', 'all', 'night', 'nights', 'evening', 'bedtime', 'bed', 'time', 'nap', 'naps', 'naptime', 'sleep', 'sleeping', 'asleep', 'again', 'and', 'learned', 'learnt', 'how', 'just', 'first', 'now', 'today', 'tonight', 'morning', 'early', 'side', 'sides', 'rail', 'rails', 'bars', 'teddy', 'teddies', 'bear', 'bunny', 'rabbit', 'toy', 'toys', 'throws', 'thrown', 'fell', 'room', 'floor', 'landing', 'downstairs', 'kitchen', 'little', 'small', 'tiny', 'two', 'cheeky', 'clever', 'funny', 'new', 'travel', 'put', 'back', 'mummy', 'daddy', 'mum', 'dad', 'grandma', 'granny', 'nana', 'grandad', 'grandpa', 'weekend', 'house', 'holiday', 'like', 'stairs', 'down', 'coming'],
  except: ['hurt', 'broke', 'broken', 'head', 'hospital', 'blood', 'died', 'lion', 'monkey', 'dragon', 'dinosaur', 'nativity', 'jesus', 'manger', 'big bed', 'new bed', 'grown out', 'sold', 'robot', 'zoo', 'cat', 'dog'],
  company: ['bear', 'rabbit', 'cot', 'blanket', 'door', 'light', 'clock', 'tap'],
  about: 'The bear keeps getting out of the cot, and wherever it is found it looks the same way, so they take it to see what happens in the evening when you are in bed.',
  titles: ['The Bear Was Out Again', 'The Stripe Under the Door', 'Out of the Cot', 'What Happens After Bedtime', '{H} and the Bear Who Was Out'],
  want: [
    {
      id: 'bear-is-out',
      A: 'partner',
      paragraphs: [
        'It was bedtime, and somebody kept climbing out of the cot. It was the bear. {H} had put it in, beside the pillow, and had gone for a drink. Now the cot was empty. The bear sat on the rug, with its back to everybody.',
        '“How did it get out?” asked {H}. “I had my eyes shut,” said {A}, “for a yawn.” In the bear went again. {H} wanted it to stay, for a cot without a bear is mostly bars.'
      ]
    }
  ],
  way: [
    {
      id: 'tucked-in',
      A: 'partner',
      paragraphs: [
        '{H} tucked the bear in up to its nose, and laid a rabbit across its feet. It was a heavy rabbit, and it liked cots. Then {H} looked for a sock, and {A} said where.',
        'When they turned round, the bear was out. This time it sat by the door, with its back to them again. The rabbit lay in the cot and held down nothing. “It’s got further,” said {H}.'
      ]
    },
    {
      id: 'a-word-with-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put the bear back, and had a word with it through the bars. “At night we stay in the cot,” said {H}. “That’s how you know it’s night.” The bear listened to the end. It was a good listener, with ears on top.',
        '“Does it understand?” asked {H}. {A} thought that it understood all of it, and would ask about one part. When they looked again it was on the rug, just as if it were going to ask.'
      ]
    },
    {
      id: 'count-the-bars',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps there was a bar missing. {H} counted along the cot with one finger, and it made a tune. Twelve on this side, and twelve on that. The bear was too round to go between. So was {H}’s head, said {A}, and that had been thought of when the cot was made.',
        'A sock would go through, and a hand, and a biscuit. “Not a bear,” said {H}. It had not gone through, then. It had simply gone.'
      ]
    },
    {
      id: 'rabbit-asked',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The rabbit had been in the cot the whole time, and it must have seen. “Which way did it go?” asked {H}. The rabbit looked at the ceiling. “It’s not telling,” said {H}. “They’re friends.”',
        '“Or it was asleep,” said {A}. It was hard to know, with a rabbit whose eyes were sewn on open. {H} laid a corner of the blanket over them. Now at least one in the cot was asleep for certain.'
      ]
    },
    {
      id: 'pretend-asleep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} lay on the rug beside the cot and was asleep, with one eye shut. The other watched the bear. The bear did not move a paw. They looked at each other for a long while.',
        '“It knows,” whispered {H}. “It can see your eye,” said {A}. {H} shut that as well. Then the bear could have gone anywhere, but {H} could not see it. You can’t watch a bear out of no eyes.'
      ]
    },
    {
      id: 'other-in-the-way',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by with an armful of towels, and nearly trod on the bear. “Whose is this? I put it back before,” said {A}. “When?” asked {H}. “When I brought the socks. It was out on the mat, having a look round.”',
        'Now it turned out that they had both put it back, and had told nobody. {H} added it up. In one evening the bear had been out of the cot more often than in.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I slept in a drawer,” said {S}, “when I was as small as a loaf. There were too many of us for the cot.” “Did you get out?” asked {A}. “I couldn’t yet. But I could hear them, having all the evening without me.”',
        '{S} had waited years to find out what they did. “And what was it?” {S} looked about. “Socks,” said {S}. “They were folding socks.” {A} did not quite believe that it was only socks.'
      ]
    },
    {
      id: 'pet-in-the-cot',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'While the bear was out, {A} came and looked through the bars at its place. It was a very good place, going to waste. {A} looked at {H}, and at the blanket, and sighed.',
        '“You’ve got your own,” said {H}. {A} had, but it had no bars. So {H} turned a chair, and {A} lay down behind its legs and looked out between. That was cot enough, and {A} stayed in it.'
      ]
    },
    {
      id: 'child-guard',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was put on guard in front of the cot. “Nobody gets past me,” said {S}, and stood with both arms out. {A} brought the bear, and it went in over {S}’s head. Nobody got past for quite a while.',
        'But {S} was looking the wrong way, out into the room, as guards do. “Is it still in there?” asked {S}. {A} was not sure. They would both have to turn round to see, and then who would be on guard?'
      ]
    },
    {
      id: 'same-way',
      A: 'partner',
      paragraphs: [
        '“On the rug it had its back to us,” said {A}. “By the door it had its back to us. It always looks the same way.” {H} lay down flat beside the bear, to see what there was. There was nothing but the door.',
        'And under the door was a stripe of light, thin and yellow. Behind it a tap dripped. “It doesn’t want to get out,” said {H}. “It wants to know what we do when it’s in bed.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-comes-next',
      A: 'partner',
      paragraphs: [
        'So they went to look at the evening, with the bear under {H}’s arm. In the kitchen the pans stood upside down and dripped. The fridge hummed, and stopped. A chair had been pushed in. They waited for more. The clock moved on by one.',
        '“And now?” asked {H}. “That was it,” said {A}. “It’s like this until morning, only darker.” The bear let its head hang. It had seen enough.'
      ]
    },
    {
      id: 'the-drip',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The biggest thing that happened was a drip. It grew under the tap, and got a belly, and held on. {H} held the bear up so that it could see. “Now,” said {H}. It was not now. “Now,” said {A}. It was not then, either.',
        'It fell while {H} was scratching an ear. “I missed it,” said {H}. But there was another already on its way. That’s the thing about evenings, said {A}. They do it all again.'
      ]
    },
    {
      id: 'clock-face',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} showed the bear the clock. “That’s the one who sends us to bed,” said {H}. It hung on the wall and had both hands up, as if it had not done anything. The bear looked at it for a long time.',
        '“Does the clock go to bed?” asked {H}. “It stays in its ring all night,” said {A}, “and walks round.” So it was a sort of cot, and nobody had ever got out of that one.'
      ]
    },
    {
      id: 'pea-and-window',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps it goes on somewhere else,” said {H}. They looked behind the kitchen door, and there was an apron, hanging down. They looked under the table. A pea lay there, all by itself, and it was having the evening off.',
        'The bear was held up to the window. Outside there was only another bear, in the dark glass. “They’ve come to see what we do,” said {A}. Both bears looked a little disappointed.'
      ]
    },
    {
      id: 'light-gets-in',
      A: 'partner',
      paragraphs: [
        'Back in the bedroom the door stayed open by a hand, and the stripe was a wide one. It came in over the rug, as far as the cot. It did not climb. It went straight in between the bars, as light can. “The light’s got in,” said {A}.',
        '{H} put the bear down in the stripe, with its nose to the light. They looked away, and yawned, and looked again. It was still in the cot. What it wanted had come to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said who had seen the bear last, and it was always someone else.',
      '{names} looked for a third bear, in case there were two.',
      { text: '{names} smoothed the hollow beside the pillow, ready for the bear.', needs: ['hands'] },
      { text: '{names} dusted the rug off the bear before it went in.', needs: ['hands'] }
    ],
    way: [
      '{names} guessed that it was after the biscuits, but they were the other way.',
      '{names} kept watch from the rug, and nodded off before the bear did.',
      { text: '{names} tucked the blanket in along the other side of the cot.', needs: ['hands'] },
      { text: '{names} measured from the cot to the bear, and it was four slippers.', needs: ['hands'] }
    ],
    turn: [
      '{names} told the bear what the clock said, since it couldn’t read yet.',
      '{names} waited with the bear for something to happen, and the fridge hummed again.',
      { text: '{names} pulled the chair out and pushed it in, so that the bear had seen how.', needs: ['hands'] },
      { text: '{names} turned the last pan over, so that there was something to see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rabbit was moved up, and the bear had the side with the light.',
    '{H} washed, and lay down, with one hand on the bear’s back. The bear stayed.'
  ],
  last: [
    'The stripe stayed in the cot, and the bear stayed in the stripe, and {H} was asleep.',
    'In the kitchen a drip fell. The bear did not get up to see, and {H} was asleep.'
  ]
})
