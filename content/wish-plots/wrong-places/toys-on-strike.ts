import { wishPlot } from '../wish-plot.ts'

export const toysOnStrike = wishPlot({
  id: 'wish-toys-on-strike',
  wishes: ['toys strike', 'toy strike', 'toys on strike', 'teddies strike', 'teddy strike', 'teddy bears strike', 'toys striking', 'toys refuse', 'toys protest', 'toys had enough', 'toys fed up', 'toys rebel', 'toys rebellion', 'toys wont play', 'dolls strike', 'playthings strike', 'cuddly toys strike', 'stuffed animals strike', 'stuffies strike', 'toys quit', 'toybox strike'],
  answers: ['toys', 'toy', 'strike', 'go', 'goes', 'going', 'went', 'on', 'teddy', 'teddies', 'bear', 'bears', 'refuse', 'refused', 'play', 'played', 'playing', 'with', 'want', 'wanted', 'stop', 'stopped', 'day', 'night', 'all', 'our', 'the', 'when', 'who', 'because', 'tired', 'fed', 'up', 'be', 'to', 'had', 'enough', 'box', 'walk', 'out', 'bedroom', 'signs', 'march'],
  except: ['lightning', 'bowling', 'football', 'match', 'tidy', 'tidied', 'tidying', 'broken', 'hits', 'hit', 'brother', 'sister', 'dog', 'lost', 'shop', 'santa', 'elves', 'teacher', 'teachers', 'train', 'trains', 'bus', 'nurses', 'doctors', 'messy'],
  company: ['bear', 'duck', 'knight', 'crocodile', 'brick', 'toys', 'sign', 'spoon', 'box', 'strike', 'car'],
  about: 'The toys go on strike and will not say why till they are asked properly, for the bear has been ill since March.',
  titles: ['Ill Since March', 'Not a Wheel, Said the Car', '{H} Is Asked to Lie Down', 'The Toys Go on Strike', 'What Do We Want'],
  want: [
    {
      id: 'not-a-wheel',
      A: 'partner',
      paragraphs: [
        '{H} wanted to play hospital, with the bear in the bed. But the toys were coming out of their box by themselves. The duck was in front, and held up a sign.',
        '“We’re on strike,” said the bear. “We won’t be played with.” “Not a wheel,” said the car, and lay down on its roof. Round the table they marched, the knight, the crocodile and all.'
      ]
    }
  ],
  way: [
    {
      id: 'medals',
      A: 'partner',
      paragraphs: [
        '“I know about strikes,” said {A}. “They always want more of something.” {A} gave them each a medal. The toys marched on. The bear had nowhere to pin one. “What do we want?” called the duck. “Ask us properly!” called the rest.'
      ]
    },
    {
      id: 'tower',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The bricks are too small for a strike,” said {A}, and built a tower. It was five bricks high. Then the lowest one coughed and walked out. The other four came down, sat in the dust, and folded what they had.',
        '{A} asked them nicely, and tried with the blue one below. “Been there,” said the blue one. {A} tried the yellow. “Been there the whole of last winter,” said the yellow. In the end {A} had a tower of one. It lay on its side.'
      ]
    },
    {
      id: 'soup-for-strikers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If you march, you get hungry. The toys had put the saucepan from the doll’s kitchen on a book. They stirred it with a pencil. “What’s in it?” asked {A}. “Nothing,” said the knight. “It’s always nothing. We’ve had it every day for years.”',
        '{H} had made that soup quite often, and had thought that it was popular. “A bit more salt?” asked {H}. “It isn’t that,” said the knight. They looked into the pan together. There was a button in it, from some birthday or other.'
      ]
    },
    {
      id: 'the-singing-bird',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a bird with a string, and it was on strike as well. When you pulled, it used to sing “Good morning”. {A} gave it a little pull. “No,” sang the bird, to the same tune. {A} pulled again. “No, no, no, no,” it sang, right to the end, and very well.',
        '“Did it always have such a high note?” asked {H}. The bird had never been able to get at that one, with those words. It pulled its own string, and had another go.'
      ]
    },
    {
      id: 'puzzle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The jigsaw had come out of its box. A hundred pieces marched along the skirting board, each behind the next. “You belong with that one,” said {A} to a bit of sky. “That’s what you think,” said the bit of sky. It was walking with a piece of cow.',
        '“But you don’t fit,” said {H}. “We haven’t had the time to find out,” said the cow. They were getting on well. The edge went along on the outside, as it was used to, and kept them together.'
      ]
    },
    {
      id: 'the-signs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Toys can’t write, and so the signs had pictures. {H} read them as they went past. “That’s a potato,” said {H}, “with a line through. That’s a potato that fell over.” “They’re against potatoes,” said {A}. {A} hid the bag behind the door, to be on the safe side.',
        'The toys saw it, and waved the signs a bit more. The duck turned its own one round. From the back it was a potato too. “Look properly!” it called. But it’s hard to draw with a wing.'
      ]
    },
    {
      id: 'ball',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Only the ball was not sure about it. It had never been in a strike. It lay between them in the middle of the rug, and trembled. {H} looked away. {A} looked away too. The ball rolled a tiny bit closer to {H}’s foot.',
        '“Ball,” said the bear, without turning round. It rolled back. “I only wanted to see if it was level,” said the ball. A moment later it had to see that again.'
      ]
    },
    {
      id: 'who-can-hold-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A thing that isn’t played with has a lot of time. The car read the newspaper, from below. The crocodile had a look at its own tail, which it hadn’t seen since the shop. “There’s a number on it,” said the crocodile. “What does it say?”',
        '{A} bent down. “Wash at thirty,” read {A}. The crocodile was moved. “I didn’t think I’d get to thirty,” it said. From then on it marched with more care.'
      ]
    },
    {
      id: 'doing-their-work',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Somebody’s got to do their work,” said {A}, and sat down on the shelf. It was narrow. {A} stared straight ahead, with both arms out. {H} came past and dusted. “You’re good,” said {H}. “How long do they do that for?” “Till four,” said the bear.',
        'After five minutes {A}’s nose itched. After six it itched in two places. “Nobody scratches us,” said the bear. It had stood still to watch, and so had all the march. They had never seen it from this side.'
      ]
    },
    {
      id: 'other-toys',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It got about. In the bathroom the boat wouldn’t float, and stood on its end. The cards had shuffled themselves into a house and pulled up the drawbridge. Somewhere under the sofa a rattle was heard that had been lost for years.',
        '“Even that one,” said {A}, on both knees with a torch. “Are you on strike?” “I don’t know,” said the rattle. “I’m just so glad that somebody’s asked.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a toy as well, a chewed one. It had joined the others, and hopped along at the end. {A} went after it, and lay down in front of it. They looked at one another. It had hardly any face left.',
        '“What does that one want?” asked {H}. The chewed one leaned over, till it fell against {A}’s mouth. It was a bit ashamed in front of the rest. “It’s got nothing to complain of,” said the bear. “It’s loved.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a rabbit that was always the train driver,” said {S}. “It was called Otto, and it had a cap.” “Did it go on strike?” asked {A}. “It couldn’t,” said {S}. “Who’d have driven the others home?”',
        '{S} turned a cup round and round. “It’s in a box on my wardrobe,” said {S}. “I’ve never asked if it liked trains.” Then {S} went off for a moment. Something fell down in there, and somebody was talking, quite low.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} thought that a strike was the best game they’d had so far. {S} made a sign too, and walked along at the end of the line. “What are you against?” asked {A}. {S} hadn’t thought of that. “I’m against carrots,” said {S}, “and against left shoes.”',
        '“So am I,” said the duck. “They’re for feet.” {S} was allowed to go in front with it. Whatever the duck called, {S} called it a second time, only louder, and with carrots.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '“Then I’ll play without you,” said {H}, and put a wooden spoon to bed, with a bandage on. The spoon sat up, and hopped off to join the strike. So did both slippers. So did {A}’s glasses.',
        '“And tonight,” said the bear, “I’m sleeping in the box.” {H} stood quite still. The bear had never once slept in the box.'
      ]
    },
    {
      id: 'the-sign-close-up',
      A: 'partner',
      paragraphs: [
        'Without glasses {A} had marched along by mistake, and been given a sign to hold. {A} held it very close. “It’s a bear in a bandage,” said {A}, “and it’s crossed out.” “Both legs,” said the bear. “Every day. I’ve been ill since March.”',
        '“I’ve never won,” said the knight. “I’m always the bad one,” said the crocodile. A brick said something, from under the heap.'
      ]
    }
  ],
  turn: [
    {
      id: 'asked-properly',
      A: 'partner',
      paragraphs: [
        '“What would you like to be, then?” asked {H}. The toys all spoke at once. The knight wanted to bake. The crocodile wanted to be saved. The brick wanted to be on top. “I’d be the doctor,” said the bear.',
        '“And who’s ill?” asked {A}. They all looked at {H}. So {H} lay down in the hospital, and {A} was the ambulance. “Both legs,” said the bear, and took out the bandage. It had been looking forward to that. The strike was over.'
      ]
    },
    {
      id: 'the-rescue',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The crocodile sat up on the cupboard and called for help. It did it in a high voice, with a tea towel round its hair. The knight came by with a tray. “I’m coming!” called the knight. “I’ve just got to take these out.” It had eleven buns, all made of felt.',
        'They ate them up there. “What was I to be saved from?” asked the crocodile. The knight looked round for somebody bad, and {A} put up a hand. “I’ll do it,” said {A}. “I’ve never had a go.”'
      ]
    },
    {
      id: 'on-top',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They built the tower once more, from the top down. First {A} held up the little red brick, as high as it would go. Then {H} slid the others in below. At last they let go. The red brick looked all round.',
        'It could see over the table. It could see a window, and a bit of a tree. “What’s it like?” {H} asked. It took a while. “Windy,” said the brick. “You others have to come up here some time.” Nobody had known that it could talk so much.'
      ]
    },
    {
      id: 'stay-in-bed',
      A: 'partner',
      paragraphs: [
        '“Can I get up now?” asked {H}. “No,” said the bear. “You have to lie there until it’s dark. And then you’re left on the floor.” “Sorry,” said {H}.',
        'The bear looked {H} over, and unrolled a bit of one leg. “You’re getting better,” said the bear. “How are the nights?” {A} was about to answer. “I don’t sleep well,” said {H} quickly. “I’d need a doctor there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped aside and let the march go by.',
      '{names} sniffed at the sign, which was glue.',
      { text: '{names} set the car on its wheels, and it lay down again.', needs: ['hands'] },
      { text: '{names} held up the tablecloth, so that they could pass.', needs: ['hands'] }
    ],
    way: [
      '{names} marched along for half a round.',
      '{names} lay down on the last of the slippers, to keep it.',
      { text: '{names} picked up medals, which had rolled.', needs: ['hands'] },
      { text: '{names} counted spoons, and none was left.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the next bed, with something lighter.',
      '{names} let the bear look into one ear.',
      { text: '{names} rolled up the bandage, for the next one.', needs: ['hands'] },
      { text: '{names} tied an apron on the knight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The signs were laid away, and the medals went back to their drawer. The toys got into the box by themselves. It was a bit roomier than it had been.',
    'Clean again, or nearly, {H} lay down with both legs out straight. On the chair sat the bear, on night duty. After a minute it got in at the side. A doctor can get cold as well.'
  ],
  last: [
    'The bear held a paw to {H}’s forehead, and {H} was much better, and asleep.',
    'In the box it was dark, and the red brick lay on top, and {H} was asleep.'
  ]
})
