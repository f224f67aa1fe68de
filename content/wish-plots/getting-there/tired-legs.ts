import { wishPlot } from '../wish-plot.ts'

const TIRED = ['tired legs', 'tired feet', 'legs tired', 'feet tired', 'legs hurt walking', 'legs ache', 'achy legs', 'feet ache', 'legs won’t walk', 'legs won’t go', 'legs like jelly', 'legs like spaghetti', 'heavy legs', 'too tired to walk', 'doesn’t want to walk', 'don’t want to walk', 'didn’t want to walk', 'won’t walk', 'wouldn’t walk', 'can’t walk any further', 'can’t walk any more', 'walking home', 'walk home', 'walked home']

export const tiredLegs = wishPlot({
  id: 'wish-tired-legs',
  wishes: ['the long walk home with tired legs', ...TIRED, 'long walk home', 'carry me home', 'carry my legs', 'tired legs hill', 'tired legs shoulders', 'whole way home on foot', 'walked all the way home', 'walk all the way home', 'home on foot', 'walked so far', 'walked too far', 'short legs walk', 'legs done walking', 'hike home tired', 'hiking tired', 'feet hurt walking', 'sore legs', 'sore feet walk', 'tired from walking', 'tired of walking', 'piggyback home tired'],
  answers: ['me', 'because', 'were', 'her', 'his', 'hurt', 'hurts', 'hurting', 'walker', 'hike', 'hiking', 'ages', 'miles', 'tired', 'tiring', 'exhausted', 'weary', 'aching', 'achy', 'ache', 'sore', 'heavy', 'wobbly', 'jelly', 'leg', 'legs', 'feet', 'foot', 'knees', 'walk', 'walks', 'walking', 'walked', 'long', 'longest', 'far', 'further', 'way', 'home', 'back', 'road', 'path', 'street', 'lane', 'hill', 'up', 'on', 'from', 'the', 'park', 'river', 'beach', 'fair', 'town', 'market', 'shops', 'school', 'nursery', 'grandma’s', 'granny’s', 'playground', 'zoo', 'museum', 'woods', 'forest', 'carry', 'carries', 'carried', 'pick', 'shoulders', 'piggyback', 'arms', 'buggy', 'pushchair', 'without', 'too', 'so', 'very', 'my', 'our', 'little', 'short', 'small', 'big', 'bags', 'shopping', 'evening', 'night', 'late', 'dusk', 'sunset', 'summer', 'winter', 'hot', 'cold', 'afternoon', 'day', 'lamp', 'post', 'lamps', 'with', 'mum', 'mummy', 'dad', 'daddy', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'brother', 'sister', 'we', 'all', 'whole', 'every', 'each', 'step', 'steps', 'last', 'bus', 'missed', 'stop', 'stops', 'sit', 'sits', 'sat', 'down', 'rest', 'almost', 'nearly', 'there', 'want', 'wants', 'wanted', 'doesn’t', 'don’t', 'didn’t', 'won’t', 'can’t', 'any', 'more', 'anymore', 'again'],
  except: ['lost', 'dark forest', 'ghost', 'scared', 'afraid', 'wheelchair', 'crutches', 'broken leg', 'plaster', 'hospital', 'physio', 'growing pains', 'puddles', 'umbrella', 'rain', 'raining', 'fog', 'cat', 'spider', 'centipede', 'horse', 'giraffe', 'flamingo', 'dragon', 'monster', 'alone', 'stranger', 'followed', 'follows', 'baby', 'first steps', 'learning to walk', 'learns', 'moon', 'runaway', 'war', 'torch', 'dinosaur', 'sprained', 'splinter', 'blister', 'who', 'sleepwalking', 'fire'],
  moods: ['late', 'change', 'waiting', 'learning'],
  company: ['lamp', 'leg', 'wall', 'snail', 'shoes', 'gate', 'hill', 'bench', 'road', 'knee'],
  out: true,
  about: 'On the long walk home the hero’s legs are tired, and a rest only makes them heavier, until it is seen that in walking one leg does something while the other does not: so each gets its own lamp post.',
  titles: ['Left Leg, Right Leg', 'As Far as the Next Lamp', 'Eleven Lamps and Two Legs', 'The Leg That Came Along', '{H} and the Eleven Lamps'],
  want: [
    {
      id: 'no-further',
      A: 'partner',
      paragraphs: [
        'It was a long walk home from the river, and {H}’s legs were so tired that they stopped. They stopped under a street lamp, both at once. The sky was turning blue. Down the road stood more lamps, one behind another, and at the very end was home. {H} wanted to be there, with both feet in warm water. “How many are there still?” asked {H}. “Eleven,” said {A}. The legs had heard that as well. They bent.'
      ]
    }
  ],
  way: [
    {
      id: 'a-rest',
      A: 'partner',
      paragraphs: [
        '“A little rest,” said {H}, “and then they’ll go again.” There was a low wall, and on that {H} sat down. It was lovely. The legs hung there like two wet towels. After a while {H} slid off the wall, and the knees nearly folded. The legs had not rested. They had gone to sleep, and now they had to be woken, and they tingled and were cross. “They thought that it was bed,” said {A}. It was still eleven.'
      ]
    },
    {
      id: 'the-snail',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the wall there was a snail, and it was going the same way. {H} stood still with tired legs, and the snail did not. It came from behind. For a long moment they were side by side, and then it was past. “It’s got no legs,” said {H}, “so they can’t be tired.”',
        '“It’s got one foot,” said {A}, “and nothing else. And it’s carrying a house.” They watched it go. It did not look round to see how far it was. It could not have seen that far anyway.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} turned round, and tried walking home backwards. That used another side of the legs, which had not been walked on. It went well for six steps. “Now I can see where we’ve been,” said {H}. There was the river, far down, with a last bit of light on it.',
        '“That’s a very long way,” said {A}. {H} had not known that those two legs had done it all. The legs had a look too, and stood up straighter. Then they noticed that they had been praised, and were tired again.'
      ]
    },
    {
      id: 'whose-idea',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It wasn’t my legs that wanted to go to the river,” said {H}. “It was me.” {A} said that this was so with most legs. They were never asked. In the morning they were told, and off they went. “What would they have liked to do?” asked {A}.',
        '{H} listened. The left one would have liked to lie under a table. The right one had wanted to see the ducks, as far as it knew. “And what did they see?” asked {A}. They had seen the other one, all day, going past.'
      ]
    },
    {
      id: 'the-shoes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It could be the shoes,” said {A}. {H} looked down at them. They had come all the way on the ground, one behind the other. {H} loosened the laces, to let the tiredness out. A bit of sand ran out, and a piece of grass.',
        '“Is it better?” asked {A}. {H} took two steps. They were lighter by the sand. “It wasn’t all in there,” said {H}. “The rest’s higher up. It’s got to the knees.”'
      ]
    },
    {
      id: 'a-hill-in-between',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The road rose a little, hardly more than a pillow does. By day nobody had ever called it a hill. “It wasn’t here this morning,” said {H}. “This morning it was going down,” said {A}, “the other way.” So it had been saving that up all day.',
        '{H}’s legs leaned against it. Halfway up a bicycle leaned on a fence, and it was tired as well. One of its tyres was quite flat. {H} nodded to it. Whoever had come on that would be walking home, too.'
      ]
    },
    {
      id: 'how-it-is-for-the-arms',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} thought of the arms. They had been out all day too, and were not tired in the least. They had only hung there and swung. “Couldn’t they walk a bit?” asked {A}. {H} bent down until ten fingers touched the road. For two steps all four of them were walking.',
        'Then the nose was nearly walking, too. {H} stood up again. “They’re willing,” said {H}, “but they’re in the wrong place.” The arms went back to swinging. They did it a little more loudly than before, to help.'
      ]
    },
    {
      id: 'in-step',
      S: 'other',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} walked close behind {A}, in step, so that it was like one person with four legs. “Now yours can lean on mine,” said {S}. It went well as far as the gate. Then {A}’s legs leaned so much that {S}’s grew tired as well.',
        '“You’ve given it to me,” said {S}. “Is it all gone from you?” {A} felt about for it. It had only got more. “It’s like a yawn,” said {A}. “You can pass it on, and you’ve still got it.”'
      ]
    },
    {
      id: 'elder-and-the-knees',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My legs have been tired since I was forty,” said {S}, “and they’ve carried me every day.” “How do you make them?” asked {A}. “I don’t let them know where we’re going,” said {S}. “If I say that we’re off to the town hall, they sit down.”',
        '“What do you tell them?” “I say that we’re only going to see if the gate’s shut.” And then there was always another gate. Last year, in that way, {S} had got as far as the sea.'
      ]
    },
    {
      id: 'child-and-the-kerb',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S}’s legs were much too tired to walk. They could only hop. They could go round a lamp post nine times, and hop down a step, and climb it again. “You’re not tired at all,” said {A}. “I am,” said {S}, “as soon as it’s straight on.”',
        '{S} walked three steps straight on, to show it, and sank down like a tent. Then a leaf blew across, and had to be run after. “It’s only the forward that’s used up,” said {S}. There was still a lot of sideways.'
      ]
    },
    {
      id: 'pet-and-four-legs',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had gone ahead, and then had come back to see where the others were. After that {A} went ahead again. It was the only way to keep them together. {A} had walked home three times by now, and all three times without the others.',
        'In the light of a lamp {A} lay down, and let the tongue hang. {H} sat down too. “Now you’re tired,” said {H}. But {A} was only waiting. If they would not walk, there was no need to hurry.'
      ]
    },
    {
      id: 'which-of-them',
      A: 'partner',
      paragraphs: [
        '“Which one’s more tired?” asked {A}. {H} had never asked them one by one. {H} took a very slow step, to feel. The left leg pushed, and meanwhile the right one only swung, like a bell. “The right one isn’t doing anything!” said {H}, and took another step. Now the right leg pushed, and the left one swung. “Then each of them has half the time off,” said {A}. “They’d just never noticed.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-lamp-each',
      A: 'partner',
      paragraphs: [
        '“The left one’s walking first,” said {H}, “as far as that lamp. You’re only coming along,” {H} told the right leg. So the left leg walked, and the right one was taken for an outing. It was fresh when they reached the lamp. “Now you,” said {H}. They changed over, and the left one had time off. “Ten,” said {A}, and then, “nine.” Neither leg was going home any more. Each of them was only going to the next lamp.'
      ]
    },
    {
      id: 'a-lamp-that-was-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One lamp was out. They had been looking forward to it, and it was just a post. “Does it count?” asked {H}. It had been the right leg’s turn. “It’s standing there,” said {A}. The right leg said that it would rather have one with light.',
        'So it walked on to the one after, which made two. “Then it’s got a free one later,” said {H}. {H} wrote that in the dust on the post, so that there should be no quarrel.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'The eleventh lamp stood in front of their door. It was the left leg’s turn, and it did it as well as the first. “And who goes in?” asked {A}, for there was one doorstep left. {H} put both feet together, and jumped. Inside there was warm water in a bowl, and in went two feet, side by side. “They’re talking,” said {H}. It had been quite a nice walk, the right one said, for somebody who only came along.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked ahead to the next lamp, and came back, for nobody had followed.',
      '{names} stopped too, and leaned on the lamp post from the other side.',
      { text: '{names} pointed out home, and it was as big as a crumb.', needs: ['hands'] },
      { text: '{names} rubbed two tired knees, from below to above.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down by the wall, and some more legs had their rest.',
      '{names} let a snail go by, as it seemed to be in more of a hurry.',
      { text: '{names} took over the bag with the towels, so that two legs had less to carry.', needs: ['hands'] },
      { text: '{names} gave a push from behind, and it lasted for two steps.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to each lamp first, and stood there to be the goal.',
      '{names} gave each leg a lamp of its own as well, and lost count.',
      { text: '{names} tapped on each lamp post, so that the next leg knew.', needs: ['hands'] },
      { text: '{names} pointed at the next lamp, and then at the leg that it was for.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood by the door, with their laces loose, and were not going anywhere. Outside the eleven lamps shone on a road without legs.',
    '{H} dried the left foot and then the right. In bed they lay side by side, and neither of them came along or went ahead.'
  ],
  last: [
    'First the right leg slept, and then the left one, and so did {H}.',
    'It was only as far as the pillow, and then {H} was asleep.'
  ]
})
