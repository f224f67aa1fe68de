import { wishPlot } from '../wish-plot.ts'

export const tooHot = wishPlot({
  id: 'wish-too-hot-to-sleep',
  wishes: ['hot sleep', 'hot asleep', 'hot sleeping', 'hot nobody sleep', 'heatwave', 'hottest night', 'too hot to sleep', 'too hot sleep', 'too hot for sleep', 'too warm to sleep', 'too warm sleep', 'hot to sleep', 'so hot sleep', 'so hot can’t sleep', 'hot can’t sleep', 'hot cannot sleep', 'hot cant sleep', 'hot won’t sleep', 'hot night', 'hot nights', 'hottest night', 'hot summer night', 'heatwave', 'heat wave', 'heatwave night', 'heatwave sleep', 'too hot bed', 'too hot in bed', 'too hot in bedroom', 'hot bedroom', 'hot in bed', 'sweaty bed', 'sweaty night', 'boiling bed', 'boiling in bedroom', 'hot pillow', 'pillow too hot', 'cool side pillow', 'cold side pillow', 'cold side of pillow', 'no air conditioning', 'no aircon', 'sticky night'],
  except: ['fever', 'temperature', 'ill', 'poorly', 'sick', 'hospital', 'dog', 'car', 'water', 'chocolate', 'drink', 'bottle', 'sauce', 'food', 'soup', 'oven', 'fire', 'burn', 'burnt', 'dragon', 'volcano', 'air balloon', 'balloon', 'sunburn', 'sunburnt', 'school', 'scared', 'afraid', 'dark', 'tub'],
  answers: ['hot', 'too', 'warm', 'sleep', 'sleeping', 'asleep', 'can', 'not', 'able', 'being', 'because', 'he', 'she', 'hottest', 'can’t', 'cannot', 'won’t', 'night', 'nights', 'tonight', 'bed', 'bedtime', 'bedroom', 'room', 'summer', 'heat', 'heatwave', 'weather', 'pillow', 'cool', 'cold', 'side', 'sweaty', 'sticky', 'boiling', 'fan', 'it', 'so', 'very', 'to', 'for', 'and', 'in', 'is', 'was', 'the', 'wants', 'outside', 'window', 'anyone', 'nobody', 'everyone', 'evening'],
  moods: ['sleepless', 'question'],
  company: ['pillow', 'window', 'flannel', 'towel', 'tea towel', 'bath', 'hall', 'sheet', 'street'],
  fed: true,
  about: 'On a night too hot to sleep a cold side is looked for all over the house, and each is warm at once, because of who lies down on it.',
  titles: ['The Cold Side', 'Too Hot to Sleep', '{H} Looks for Cold', 'We’re the Stove', 'Like Stars on a Sheet'],
  want: [
    {
      id: 'the-cold-side',
      A: 'partner',
      paragraphs: [
        'It was too hot to sleep. {H} had kicked off the blanket, and then the sheet. Both legs stuck to each other. {H} turned the pillow round, and there it was, the cold side. “Oh,” said {H}. Then it was warm. {H} turned it back, and that side was still warm from before.',
        '{H} wanted a cold side that stays. {A} came in, with a red face. “There must be one somewhere,” said {A}. “Come on. We’ll find it.”'
      ]
    },
    {
      id: 'night-sounds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All the windows in the street stood open, and you could hear what the others were doing. They were not sleeping. Somebody filled a glass, over the way. A fridge door went, and stayed open for a good long time. “That’s number six,” said {A}. “They’re standing in front of it.”',
        'A baby told them all what it thought. A man sang to it, and gave up in the second line. “Is it like this for everybody?” asked {H}. “Right down to the river,” said {A}. That did not make it cooler, but it was company.'
      ]
    }
  ],
  way: [
    {
      id: 'tiles',
      A: 'partner',
      paragraphs: [
        'In the bathroom there were tiles, and {H} lay down there like a star. It was as cold as a coin! {H} counted to thirty. By then there was a warm place, with arms and legs.',
        'They tried the bath, without any water. Then they had warmed the bath. “Where does it go?” asked {H}. “There’s somebody going round in front of us,” said {A}, “and using it up.”'
      ]
    },
    {
      id: 'the-window-early',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What we want is some air,” said {A}, and threw the window wide open. In came the air. It had been lying on the roofs all day. It was like when somebody opens the oven to see how the cake is. “Shut it!” said {H}. “It’s hotter than ours.”',
        'They held a cheek to the gap, every now and then, to see which was warmer. Out there, in here. Out there, in here. “It has to be cooler there first,” said {A}. “It takes the street longer than us. It’s made of stone.”'
      ]
    },
    {
      id: 'sheet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had an idea about the sheet. They each took two corners, and lifted it high, and let it come down. Whoof! There was a wind beneath it. {H} lay under there with both eyes shut, and hair flew up. “Again,” said {H}.',
        'They did it nine times. At the ninth {A} was as red as a brick, and had to sit down. “Now I’ll do you,” said {H}. Whoof! That way it was fair. But one of them was always getting hot so that the other could get cool.'
      ]
    },
    {
      id: 'like-what',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How hot are you?” asked {A}. “As hot as a potato,” said {H}. “In the middle or at the skin?” “Where the butter goes.” {A} was a teapot, with the lid on, and a cosy too. They lay there, and did not touch.',
        '“Think of something cold,” said {A}. {H} thought of a penguin’s stomach. {A} thought of the zip on a coat, in the morning, at the chin. They both went quite still, because of that zip. It helped down to about the elbows.'
      ]
    },
    {
      id: 'ice-cube',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was an ice cube each. {H} held it on the inside of one wrist, where you can see the blue lines. “That’s where it goes in,” said {A}. It went in, and ran up the arm as a drop, and off at the elbow. {H} wrote an H on the wall with it. It dried from the feet upwards.',
        '“Mine’s gone already,” said {A}. “Did you eat it?” “Only at the end.” There was a small puddle on the table, and they both put a finger in. It was cold for two fingers, and for about as long as it takes to say so.'
      ]
    },
    {
      id: 'like-a-star',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It matters how you lie. If you lie like a shrimp, then every bit of you is next to another bit. {H} lay like a star, with all ten fingers apart. “Let nothing touch,” said {A}. {H} even opened {H}’s mouth, so that the teeth had room.',
        'Then {A} lay down like a star too. It took the whole bed, and there was a knot in the middle. “You’ve got a point of mine,” said {H}. “That’s yours,” said {A}. It was a foot, and it was too hot to find out whose.'
      ]
    },
    {
      id: 'animals',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do dogs do?” asked {H}. “They hang out their tongues,” said {A}. They hung out their tongues, and panted. It was cool at the tip. It was also quite hard work. “And elephants?” “They flap their ears.” {H} took a comic in each hand, and flapped.',
        '“That’s good,” said {A}, who sat in between. “And pigs lie in the mud.” They both thought about mud. They thought of how it comes up between your toes, and closes over. “We’ve only got the bath,” said {A}, and sighed.'
      ]
    },
    {
      id: 'fan',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had made a fan out of the newspaper, in folds, like a skirt. “You get the weather as well,” said {A}, and fanned. On one of the folds it said SUNNY, and on the next it said AND VERY. {H} shut both eyes. It smelled of print and it was lovely.',
        '“Higher,” said {H}. “Now the ears. Now behind the knees.” The newspaper got slower, and at last it lay down. “When do I get a turn?” asked {A}. {H} took it, and read out the football, with wind.'
      ]
    },
    {
      id: 'fridge-sock',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Socks!” said {A}. “In the fridge!” They laid a pair between the butter and the milk, and waited outside. After the time that it takes to drink a glass of water, they were cold. {H} pulled them on. “Oh,” said {H}. “Oh, oh, oh.” They smelled a little of cheese.',
        '{H} walked up and down in them, on cold feet. It lasted as far as the third walk. “Once more?” asked {A}, at the fridge. But the milk had begun to smell a little of sock.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had moved, with all {S}’s bedding, and lay under the table. “It’s shady,” said {S}. “It’s night,” said {A}. “There isn’t any sun.” “That’s why it works so well,” said {S}. There was really nothing that you could say to that.',
        '{A} lay down under there too. It was neither colder nor warmer, but it had legs all round, like a very quiet animal. “Are you asleep?” asked {S}. “No. Are you?” “I’m nearly cool,” said {S}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In the hot summer we all slept on the roof,” said {S}. “The whole street did. You carried up a mat and a jug. You said good night to the left, and to the right, and it went on for ages.” “Could you see stars?” asked {A}.',
        '“All of them,” said {S}. “And there was an aunt four roofs along who snored. If she stopped, somebody called across to ask if she was well.” {S} drank some water. “She always was,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had found a place hours ago, and kept quiet about it. Nobody else could get in there. {A} lay as long as {A} could be, and looked twice as flat. One eye opened when they came. It closed again.',
        '“That’s an expert,” said somebody. {H} crouched down, and held a hand there. It was cooler, by about as much as a whisper. {H} did not take it away. “We’ll look somewhere else,” {H} told {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had nothing on but a nappy, and was the best dressed of them all. {A} sat on the floor with a wet flannel, and sucked a corner. Water ran down over the stomach, and {A} watched it go. Then {A} put the flannel on top, like a hat.',
        'Everybody looked at that. “Why didn’t we think of it?” asked {H}. {A} had never thought of it at all. The hat slid down over {A}’s nose, and there was laughing in there.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'They lay in the hall, and it was warm already. {A} sat up. “There’s nobody going round in front of us,” said {A}. “It’s us. We’re the stove. Wherever we lie down, it gets hot.”',
        'Drip, it went, in the kitchen. A wet tea towel hung there, and {H} leaned against it. It had hung in the same warm air for an hour. It was cold.'
      ]
    }
  ],
  turn: [
    {
      id: 'flannel',
      A: 'partner',
      paragraphs: [
        '“It’s just been hanging here,” said {H}, “and it’s got colder, all by itself.” {A} felt it. “It’s drying,” said {A}. “That’s how it does it.” So {H} wetted a flannel, and laid it over both feet. Thirty went by, and sixty. It stayed cold, down there, and it stayed.',
        '{A} hung the tea towel in the window, and held a cheek to the gap. “It’s cooler than us, out there,” said {A}, and opened it wide.'
      ]
    },
    {
      id: 'all-of-them',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the end everyone in the house had something wet. One wore it round the neck, and one of them had it on top. “What have you got there?” {H} asked {A}. “It’s a sock,” said {A}, “on each wrist. I didn’t want to say anything.”',
        'They walked about, and waved a little, so that it would dry. It was a kind of dance. Over the way, at number six, they were looking across. After a while somebody there came to the window with a wet sock on each wrist.'
      ]
    },
    {
      id: 'drip',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A drop hung on the edge of the tea towel. When the air came in it swung, and when the air went out it swung back. “You can see it breathe,” said {A}. They lay on the bed and looked at it. It was something to look at that was not hot.',
        'It got longer, and fell off. There was a time of nothing, and then the next one began. “How many does it take till morning?” asked {H}. “About as many as there are,” said {A}.'
      ]
    },
    {
      id: 'left-alone',
      A: 'partner',
      paragraphs: [
        'The tea towel moved. A small wind came in through it, over the sill, over the flannel, and up to both knees. “There it is,” whispered {H}.',
        'Then {H} felt for the pillow. It had been left by itself all this time, at the end of the bed. {H} put it under one ear, and lay quite still. “What is it?” asked {A}. “It’s come back,” said {H}. “On both sides.” Nobody had been lying on it. That was all that it had needed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay flat on the floor already.',
      '{names} moved over to where nobody was.',
      { text: '{names} handed water round, in the big mugs.', needs: ['hands'] },
      { text: '{names} took the blanket right out of the room.', needs: ['hands'] }
    ],
    way: [
      '{names} left a warm place on the tiles as well.',
      '{names} breathed with an open mouth, and did not help to look.',
      { text: '{names} fanned the others with the lid of a box.', needs: ['hands'] },
      { text: '{names} held a wrist under the tap, and then the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay where the wind came over the sill.',
      '{names} got a wet ear, and kept it.',
      { text: '{names} wrung out one more, and passed it on.', needs: ['hands'] },
      { text: '{names} propped the door open, so that the wind could get through.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was nothing to put away but five wet cloths, and those were left to do their work.',
    '{H} lay like a star, on the sheet, with a glass of water near.'
  ],
  last: [
    'The flannel dried, and dried, and {H} was asleep.',
    'Both sides of the pillow were cool, and {H} was asleep on one of them.'
  ]
})
