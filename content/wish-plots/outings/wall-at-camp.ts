import { wishPlot } from '../wish-plot.ts'

export const wallAtCamp = wishPlot({
  id: 'wish-wall-at-camp',
  wishes: ['summer camp', 'sleepaway camp', 'sleep away camp', 'sleep-away camp', 'overnight camp', 'school camp', 'camp cabin', 'camp cabins', 'camp bunk', 'camp bunks', 'camp homesick', 'homesick camp', 'homesick cabin', 'homesick school trip', 'homesick first night', 'homesick bunk', 'first night camp', 'first night summer camp', 'first night school camp', 'first night away camp', 'first time camp away', 'night camp without', 'camp letter', 'camp letter home', 'letter from home camp', 'letters from home camp', 'letter from home', 'scout camp', 'cub camp', 'cub scout camp', 'guide camp', 'brownie camp', 'brownies camp', 'holiday camp', 'residential trip', 'school residential', 'residential school', 'outdoor education camp', 'year three camp', 'year four camp', 'going away summer camp', 'camp counselor', 'camp counsellor', 'camp leader', 'camp bus'],
  answers: ['camp', 'camps', 'summer', 'school', 'sleepaway', 'sleep', 'away', 'overnight', 'scout', 'scouts', 'cub', 'cubs', 'guide', 'guides', 'brownie', 'brownies', 'holiday', 'residential', 'trip', 'year', 'class', 'cabin', 'cabins', 'hut', 'bunk', 'bunks', 'bed', 'beds', 'top', 'bottom', 'homesick', 'homesickness', 'misses', 'miss', 'missing', 'missed', 'home', 'house', 'wants', 'wanted', 'letter', 'letters', 'post', 'card', 'postcard', 'from', 'note', 'first', 'night', 'nights', 'week', 'weekend', 'five', 'three', 'two', 'days', 'tonight', 'tomorrow', 'today', 'time', 'goes', 'going', 'went', 'go', 'leaving', 'starts', 'nervous', 'worried', 'scared', 'excited', 'bit', 'little', 'really', 'so', 'very', 'feeling', 'felt', 'feels', 'can’t', 'couldn’t', 'asleep', 'sleeping', 'bag', 'torch', 'woods', 'forest', 'lake', 'counselor', 'counsellor', 'leader', 'bus', 'friend', 'friends', 'new', 'other', 'kids', 'children', 'all', 'by', 'without', 'us', 'me', 'mum', 'mom', 'dad', 'parents', 'own', 'bedroom', 'dark', 'my', 'his', 'her', 'their', 'the', 'and', 'at', 'on', 'with', 'was', 'is', 'about', 'for', 'son', 'daughter', 'girl', 'boy', 'eight', 'seven', 'nine', 'six', 'ten'],
  except: ['brother', 'sister', 'refugee', 'army', 'military', 'boot camp', 'prison', 'war', 'hospital', 'hurt', 'died', 'dead', 'lost', 'bullied', 'bully', 'divorce', 'country', 'moved', 'moving', 'emigrated', 'immigrated', 'soldier', 'deployed', 'ghost', 'monster', 'bear', 'bears', 'wolf', 'dragon', 'dinosaur', 'robot', 'alien', 'space', 'moon', 'garden', 'backyard', 'tent', 'tents', 'space camp', 'football camp', 'soccer camp', 'wet', 'wets', 'nightmare', 'nightmares', 'grandma', 'grandpa', 'nana', 'dog', 'cat', 'teacher', 'boarding', 'foster', 'who', 'fire', 'concentration', 'day', 'abuela', 'penguin', 'visa', 'whale', 'university', 'grandparents', 'cooking', 'magic', 'ballet', 'drama'],
  moods: ['first', 'waiting', 'sleepless', 'alone', 'afraid', 'change'],
  out: true,
  away: true,
  company: ['camp', 'cabin', 'bunk', 'bunks', 'wall', 'letter', 'torch', 'rucksack', 'neighbour', 'pillow', 'lantern', 'leader', 'boy', 'girl', 'owl', 'lamp', 'potato', 'potatoes', 'bed'],
  about: 'On the first night at camp the hero is homesick, and a letter from home makes it worse, until one line in it shows that the wall is on the wrong side, and everyone in the cabin turns round.',
  titles: ['Where the Wall Is', 'A Letter That Got There First', '{H} Turns Round', 'The First Night at Camp', 'Everyone’s Feet Are Heads'],
  want: [
    {
      id: 'cold-potato',
      A: 'partner',
      paragraphs: [
        'It was the first night at camp, and {H} could not sleep. {H} had a bottom bunk in the cabin, and {A} had the next. Under {H}’s ribs sat something like a cold potato. “You’re homesick,” whispered {A}. “I only want to be at home for the night,” whispered {H}, “and here again for breakfast.” On {H}’s pillow lay a letter. It had got there before them.'
      ]
    }
  ],
  way: [
    {
      id: 'the-letter',
      A: 'partner',
      paragraphs: [
        'It was from the neighbour who had the key. “I’m posting this before you go,” they read by the torch, “so that it’s there when you are. All’s in its place. The lamp in the street shines on your bed, as far as the wall on your right.”',
        'Now there were two potatoes. “But all’s well at home,” said {A}. “That’s just it,” said {H}. “It’s all there, and I’m not.”'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is somebody awake?” asked a voice from above. “No,” said another. “I’m not either,” said {H}. Nobody in the cabin was asleep, it turned out. There was a potato in nearly every bunk. “Mine’s higher up,” said a girl. “It’s more of a plum.”',
        '“Mine’s gone,” said a boy with a deep voice. They all waited. “No,” said the boy. “It had only turned over.” {A} had none to offer, and said that there was a bit of something in one knee.'
      ]
    },
    {
      id: 'what-time-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What time is it at home?” whispered {H}. {A} held the torch to a watch. “Nine,” said {A}. “And here?” “Nine as well.” {H} had thought that it would be a different time, for they had driven so long.',
        'It was a comfort, and then it was not. “Now the dishcloth’s being hung up,” said {H}. They lay and thought of the dishcloth, and where it dripped. “Now it’s stopped,” said {A}, after a time.'
      ]
    },
    {
      id: 'names-on-the-board',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over {H}’s head was the underside of the bunk above, and names were written on it in pencil. There must have been thirty. {A} leaned over with the torch. Each had slept here, and under each stood the number of nights.',
        'One said “Seven, and I cried in the first.” One said “Five. The soup is good.” Right in the corner stood “Jo. One.” “Did Jo go home?” asked {H}. {A} looked closer. “Jo ran out of pencil,” said {A}. “There’s a scratch after it.”'
      ]
    },
    {
      id: 'leader-with-lantern',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The camp leader came by with a lantern, and counted the feet. “Twelve,” said the leader. “That’s right for six bunks.” You could see in that light who was homesick. “I always am, on the first night,” said the leader. “This is my fourteenth summer.”',
        '“And what do you do about it?” asked {A}. “I go round and count feet,” said the leader. Then she went on to the next cabin. They could hear her through the wall. It seemed that there were eleven in there, and one was under a blanket.'
      ]
    },
    {
      id: 'sock-in-the-bag',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} lay in a sleeping bag up to the chin. At the bottom something went about. It was {A}’s feet. “What are they looking for?” asked {H}. “I don’t know yet,” said {A}. “There’s something down there.” “Is it a potato?” “It’s softer,” said {A}.',
        'It came up between two toes. It was a sock, quite warm, and it belonged to nobody. “It must have been here since last summer,” said {A}. “It’s stopped being homesick.” They let it down again, as it had its place.'
      ]
    },
    {
      id: 'pet-at-home-everywhere',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'For {A} the matter was simple. {A} had looked at the cabin, had found {H}’s rucksack, and lay on it. It smelled of {H}, and of the hall at home. More of a home {A} did not ask for.',
        '{H} laid one cheek on the rucksack as well. It did smell of the hall, and a little of banana. Only there was no room there for two, with legs. {A} moved up by an inch, which was a great deal, for {A}.'
      ]
    },
    {
      id: 'elder-wrote-home',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“On my first night I wrote home,” whispered {S}. “I wrote that they were to come and fetch me at once.” “And did they come?” asked {A}. “The letter took five days,” said {S}. “By then we had a raft.”',
        '“They stood there at the gate with the car, and I was in the middle of the lake. I asked if they could come back in a week.” {S} still had the letter. It had been wet once, and was hard to read.'
      ]
    },
    {
      id: 'child-all-packed',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was homesick for a spoon. It was the one with the bent neck. It lay at home in the drawer, and did not know where {S} was. “There’ll be spoons at breakfast,” said {A}. “But they’re straight,” said {S}.',
        '{A} promised to lean on one. That helped, up to a point. “Not too much,” said {S}, already a bit slower. “It’s got to look to the left.”'
      ]
    },
    {
      id: 'hand-in-the-air',
      A: 'partner',
      paragraphs: [
        '{H} tried it with shut eyes. “I’m at home,” said {H}. “Do our tap.” {A} did the tap, drip, drip. It was very good. {H} stretched out an arm, to feel the wall. There was only air, and then {A}’s nose.',
        '“There ought to be a wall there,” said {H}. {A} shone the torch round. The wall was behind {H}’s back. Then {A} shone it on the letter. “On your right,” read {A}. “Here it’s on your left.”'
      ]
    }
  ],
  turn: [
    {
      id: 'feet-are-heads',
      A: 'partner',
      paragraphs: [
        'The bunk was screwed to the floor. “We can’t move the wall,” said {A}. {H} looked down along the sleeping bag. “But I can turn round,” said {H}. The pillow went where the feet had been, and the feet went where the pillow had been. {H} stretched out an arm to the right. Tock. There it was.'
      ]
    },
    {
      id: 'the-others-turn',
      A: 'partner',
      paragraphs: [
        '“What are you doing?” asked a boy from above. “I’m turning home round,” said {H}. Then his bunk creaked, and next to it another. “My window’s over there, at home,” somebody whispered. “At home I’ve got a cat on my feet,” said a girl. So {A} laid a rucksack there. Some toes moved. “It’s heavier,” said the girl, “but it’s the place.”'
      ]
    },
    {
      id: 'how-many-feet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The leader came round once more with the lantern, to count. It shone on the first bunk, and there was a head where the feet had been. It shone on the second. “Twelve ears,” said the leader in the end. “Well, that’s right as well.”',
        '“We’ve all got our walls,” whispered {A}. The leader thought about that all the way to the door, and stopped there. “I’ve slept on the wrong side for fourteen summers,” she said.'
      ]
    },
    {
      id: 'owl-outside',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Outside an owl called. “There’s nobody like that at home,” said {H}, and waited for the potato. It did not come. With the wall on the right, the owl was only an owl. “It’s sitting where the bus stop is,” said {H}, “if you lie like this.”',
        '{A} turned round as well, to hear it from there. It called again. “Number nine,” said {A}. “It’s a bit late.”'
      ]
    },
    {
      id: 'other-tries-the-floor',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} was not sure where the wall was at home. You never look, for it is always there. So {A} lay down on the floor of the cabin and let an arm decide. It went to the left, thought again, and lay down on {A}’s own face.',
        '“That’s it,” said {A} from under the arm. “I sleep like this. I don’t need any wall.” {H} was glad of that, for there were only four.'
      ]
    },
    {
      id: 'back-before-it',
      A: 'partner',
      paragraphs: [
        'By the torch {H} drew a hand on a card, and a wall. “Dear neighbour,” said {H}, “it’s been found.” “That’ll take five days,” said {A}. “We’ll be home before it.” {H} did not mind. “Then I’ll be there to read it,” said {H}. The potato was still there, but it was nearly warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the next bunks, and listened to the wood.',
      '{names} turned over, and all the bunks creaked with it.',
      { text: '{names} hung up a wet towel that had been dripping like a tap.', needs: ['hands'] },
      { text: '{names} felt under the pillow, in case there were more letters.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in and out, just as one does at home.',
      '{names} moved a little closer, until the bunk ended.',
      { text: '{names} folded the letter in two, along its own line.', needs: ['hands'] },
      { text: '{names} held a hand over the torch, and the hand was red.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round too, with a good deal of blanket.',
      '{names} found the right place on the second try.',
      { text: '{names} passed the pillows along, from heads to feet.', needs: ['hands'] },
      { text: '{names} knocked on a wall, to say good night to it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The letter went into the rucksack, and the card on top of it. The torch was hung on its nail.',
    '{H} crept out once more to the long tin basin, where the water was very cold. Then {H} lay down with the pillow at the foot of the bed. On the left was the cabin, and all that breathed in it. On the right there was the wall.'
  ],
  last: [
    'One hand lay flat against the wall, and {H} was asleep.',
    'At home the lamp shone on a bed with nobody in it, and here {H} was asleep.'
  ]
})
