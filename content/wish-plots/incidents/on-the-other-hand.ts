import { wishPlot } from '../wish-plot.ts'

export const onTheOtherHand = wishPlot({
  id: 'wish-incident-overnight',
  tellsAny: 'overnight',
  fed: true,
  away: true,
  company: ['wall', 'finger', 'pillow', 'sleeve', 'hand', 'thumb', 'goose', 'bag'],
  about:
    'On the first night somewhere else the hero counts on one hand what is not like at home, and the wall is on the wrong side; the other way round there is a hand full of home as well.',
  titles: ['On the Other Hand', 'The Wall That Sneezed', '{H} Turns Round', 'Five Fingers Not Like Home', 'The Wall on {H}’s Side'],
  want: [
    {
      id: 'two-fingers',
      A: 'partner',
      paragraphs: [
        'The family was staying the night {overnight.at}, and {overnight.odd}. “That’s not like at home,” said {H}, and put up one finger. And {overnight.also}. “Nor is that,” said {H}, and put up another.',
        '“It’s only until morning,” said {A}, and held out {H}’s pyjamas. The two fingers got caught in the sleeve. {H} wanted to find one thing here that was like at home.'
      ]
    }
  ],
  way: [
    {
      id: 'snores',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They listened to {overnight.snorer}. The snore went up slowly, like a bear on a ladder. “What does it want up there?” whispered {H}. “Honey,” whispered {A}. At the top it stopped. They both held their breath.',
        '“It’s got its nose stuck in the jar,” whispered {H}. Then the snore came down again, step by step, with a grunt on each. {H} and {A} could breathe again too.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What will they say of us?” whispered {A}. “Who?” asked {H}. “{overnight.animal}, and the whole family.” {H} thought about that. “That’s not like at home,” {H} said, in the voice of {overnight.animal}.',
        '“They can take off their feet,” {H} went on in that voice. “They put them by the door at night, in pairs.” {A} looked at the shoes. “You can see how that would look,” whispered {A}.'
      ]
    },
    {
      id: 'zip',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The way out of {overnight.tent} had to be shut for the night, and {A} shut it. “Is everybody in?” asked {A}. “All but my left sock,” said {H}. So {A} opened it all up again, felt about in the dark, and brought in a sock.',
        '“Now?” asked {A}. “Now,” said {H}. {A} shut it, right down to the ground. {H} took a closer look at the sock. “This one’s yours,” said {H}. “Mine’s still out there.”'
      ]
    },
    {
      id: 'empty-drawers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} opened all the drawers there were in {overnight.hotel}. In the first one there was nothing. In the second there was more of it. “They must be sad,” said {H}, and gave each of them something to look after.',
        'The first one got a sock, and the second one got the other sock. The third got a toothbrush, all to itself. “Tomorrow we’ll be looking for those,” said {A}. “No,” said {H}. “Tomorrow they’ll be minding them.”'
      ]
    },
    {
      id: 'one-board',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In {overnight.house} one bit of the floor could talk. If you stepped on it, it said “Ow.” {H} said sorry, and stepped on it again to see. “Ow,” it said. {A} came to hear it too. {A} was heavier. “Ooow,” it said.',
        '“It thinks you’re a cow,” said {H}. After that they both took long steps, with one leg far in front. It was a nuisance. But it is not polite to walk on somebody who minds.'
      ]
    },
    {
      id: 'apple-dog',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{overnight.boat} rocked, only a little. {H} put an apple down on the floor. It rolled as far as the wall, thought about it, and came back. “Good dog,” said {H}. It went off again. “Stay,” said {A}. It did not stay.',
        '“It hasn’t learned that yet,” said {H}. “It can do fetch, but it doesn’t bring anything.” They let it out and in until it was tired. Then {H} put it to bed in a shoe.'
      ]
    },
    {
      id: 'by-day-by-night',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} knew {overnight.kin} by day. But at night it was another place. On the chair by the door sat somebody with broad shoulders and no head. “Good evening,” said {H}. It was the coats.',
        '“They’re staying over as well,” said {A}. {H} went up and shook hands with a sleeve. It was empty, right up to the elbow. “Sleep well,” said {H}, and turned its collar up, so that it would be warm.'
      ]
    },
    {
      id: 'goose-pillow',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried the pillow. It was as round as a goose, and lying on it {H} could see {H}’s own toes. {A} had one that was as thin as a letter. They swapped. Now {A} could see {A}’s toes.',
        '“How is it?” asked {H}. “High up,” said {A}. “There’s a good view.” So {H} punched the goose until it was nearly flat. {A} folded the letter until it was nearly round. Now they had two pillows that were exactly the same.'
      ]
    },
    {
      id: 'which-way-home',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’d like to say good night to my bed,” said {H}. “Which way is home?” {A} pointed straight ahead. {H} had thought that it was behind them. They turned about, and thought it over, and now {A} pointed where {H} had pointed before.',
        'So {H} said good night twice, once in front and once behind. “That’ll be a surprise for somebody,” said {A}, “over there in the other direction.” Somewhere a stranger’s bed had been wished a good night.'
      ]
    },
    {
      id: 'three-noises',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a noise,” whispered {H}. “It goes like this: gurr.” They listened. There it was again. “A pipe,” whispered {A}. “Or a very small frog.” They looked behind the bag, and they looked underneath it.',
        'They looked everywhere, and the noise came along. “Gurr,” it went, just where they were. {H} laid one ear on {A}’s tummy. “I’ve found it,” said {H}. “It’s asking for a biscuit.”'
      ]
    },
    {
      id: 'short-blanket',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The blanket had been made for somebody else. If it lay on {A}’s shoulders, {A}’s feet stuck out. If it lay on the feet, the shoulders were cold. {A} pulled it up, and {A} pulled it down.',
        '“Which is it to be?” asked {H}. “I can’t decide,” said {A}. “They’re all mine.” {H} fetched two jumpers out of the bag and put {A}’s feet into the sleeves. Now each foot had an arm to sleep in.'
      ]
    },
    {
      id: 'breakfast-here',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do they have for breakfast here?” asked {H}. “What would you like it to be?” asked {A}. {H} wanted round things, with a hole, and something yellow in the hole. {A} wanted the same thing without the hole.',
        '“Then where does the yellow go?” asked {H}. {A} had not thought of that. They talked it over until both of them were hungry. “I could eat the hole now,” said {A}.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had to go over everything once, from the left to the right. There was a good deal to find out. Somebody had been here before them, and before that somebody else. {A} knew all of it now, and could not tell them.',
        'Then {A} turned round three times in one spot, and lay down. That was just as {A} did it at home. {H} saw that, and was a little jealous.'
      ]
    },
    {
      id: 'baby-lamp',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} liked it here. There was something new to look at, high up. {A} looked from one end of it to the other, and kicked. “What’s up there?” asked {H}.',
        '{H} put {H}’s head next to {A}’s, and looked as well. There was a shadow, and it was shaped like a duck. {A} had found it first. {A} told {H} about it, in one very long word.'
      ]
    },
    {
      id: 'child-bags',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had chosen a place by the bag. Then {S} chose the place by {A}, and then the one by the bag again. “Where are you now?” called {A}. “In between,” called {S}. “I can’t leave either of you alone.”',
        'So they pushed the bag over to {A}, and {S} could have both of them. The bag got a corner of the blanket. It had come a long way as well.'
      ]
    },
    {
      id: 'elder-goat',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“When I was small, we slept on a roof one summer,” said {S}. “There were eight of us, and my cousin walked in his sleep. So we tied his toe to a goat.” “And then?” asked {A}. “Then the goat went for a walk,” said {S}.',
        '“Did he wake up?” asked {A}. “No,” said {S}. “He hopped.” {S} showed how he had hopped, sitting down, with one finger.'
      ]
    },
    {
      id: 'spoon-water',
      A: 'partner',
      paragraphs: [
        '“Your toothbrush is like at home,” said {A}. So {H} brushed. But the water tasted of spoons. “Three,” said {H}, with foam all round.',
        'Then {H} lay down, and sat up again. “Where’s the wall?” At home it was on this side, right behind {H}’s back. Here it was over on the other side. On this side there was only {A}. That was four.'
      ]
    },
    {
      id: 'be-the-wall',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be the wall,” said {A}, and sat up very straight. {H} leaned against it. It was warm, and went in and out. “Walls don’t breathe,” said {H}. The wall held its breath. Then it sneezed, and {H} fell over backwards into its lap.',
        'So {H}’s thumb went up, and that was five. {A} rubbed {A}’s nose. “It’s a good wall over there,” said {A}. “But it can’t come to you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        '{H} looked at the wall, and down at {H}’s own feet. Then {H} carried the pillow to where the feet had been, and lay down the other way round. There was the wall, just behind {H}’s back. “Like at home!” said {H}, and put up a finger of the other hand.',
        'But now there were five toes in front of {H}’s nose. “Good night, {A},” said {H} to the big one. “Good night,” said {A} from far away.'
      ]
    },
    {
      id: 'talk-to-toes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Can you hear me down there?” called {A}. “No,” called {H}. “Your feet are in the way.” {A} moved them apart, and {H} looked through. There was {A}, quite small, like somebody at the end of a street.',
        '“Wave,” said {H}. {A} waved with a hand, and then with a foot. The foot was better. It was nearer. {H} shook it, by the little toe, and asked if it had had a good journey.'
      ]
    },
    {
      id: 'hand-of-home',
      A: 'partner',
      paragraphs: [
        'So {A} turned round too, pillow and all. “You smell like at home,” said {H}. Two. {A} tucked the blanket in under {H}’s chin, just as {A} always did. Three. {A} said good night to both of {H}’s knees. Four. And then {A} yawned, with the small squeak at the end. That was the thumb.'
      ]
    },
    {
      id: 'what-to-take-home',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“When we’re back,” said {A}, “what will we miss?” {H} would not have thought it, but there was something. Nobody at home would believe that {overnight.odd}. And it would never happen there.',
        '“Then we’ll lie there at home and put up a finger,” said {A}. “That’s not like there, we’ll say.” {H} laughed so much that the blanket had to be tucked in again.'
      ]
    },
    {
      id: 'both-knees',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“You left out the left one,” said {H}. “I did the knees,” said {A}. “You did the right one twice.” {A} looked under the blanket. It was hard to tell, now that everything lay the other way round.',
        'So {A} said good night to the left one, with its full name. “Does it know me from this side?” asked {A}. The knee nodded. It could do that without {H} moving at all, or very nearly.'
      ]
    },
    {
      id: 'upside-down-sleeper',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Why are you all lying upside down?” asked {S}. “We aren’t,” said {A}. “You are.” {S} looked up at the ceiling, and could find no fault with it. But {S} did not like to be the only one.',
        'So {S}’s pillow came over to this end too. “Now it’s right again,” said {S}, and looked at the same ceiling from there. “What’s different?” asked {A}. “The company,” said {S}.'
      ]
    },
    {
      id: 'ten-fingers',
      A: 'partner',
      paragraphs: [
        'On the one hand {overnight.odd}, and {overnight.also}. {H} held that one up. “But on the other hand it’s like home,” said {H}, and held up that one too. Then {H} put one into the other, finger between finger. There was room for all ten.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the bags, and then at the air.',
      '{names} walked once round the whole place.',
      { text: '{names} tried the light, on and off.', needs: ['hands'] },
      { text: '{names} took off both shoes, and put them side by side.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down already, and listened.',
      '{names} looked at the wall that was no wall.',
      { text: '{names} said “Bless you” to the wall.', needs: ['hands'] },
      { text: '{names} shook out a blanket.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round too, to be on the safe side.',
      '{names} lay down with the head where the feet had been.',
      { text: '{names} carried a pillow over to the other end.', needs: ['hands'] },
      { text: '{names} counted along on ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then the light went out. All the heads lay where the feet had been, and all the shoes stood by the bags. It was dark {overnight.at}. It was still not like at home, but now nobody minded.',
    '{H} had the wall behind, where it belonged. It was warm there. The ten fingers held on to each other for a while. Then they let go softly, one after another.'
  ],
  last: [
    'On the one hand {H} was not at home, and on the other hand {H} was asleep.',
    'Behind {H} was the wall, as it should be, and {H} was asleep.'
  ]
})
