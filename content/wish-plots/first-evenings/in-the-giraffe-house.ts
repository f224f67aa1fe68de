import { wishPlot } from '../wish-plot.ts'

export const inTheGiraffeHouse = wishPlot({
  id: 'wish-in-the-giraffe-house',
  beginsElsewhere: true,
  wishes: ['a sleepover at the zoo', 'zoo sleepover', 'zoo sleepovers', 'sleeping zoo', 'slept zoo', 'sleep zoo', 'night zoo', 'overnight zoo', 'zoo after dark', 'zoo at bedtime', 'zoo camping', 'camping zoo', 'camped zoo', 'camp out zoo', 'zoo snooze', 'zoo slumber party', 'stay zoo overnight', 'stayed zoo night', 'spend night zoo', 'spent night zoo', 'zoo tent', 'tent at the zoo', 'zoo sleeping bags', 'sleep with the giraffes', 'slept giraffes', 'slept zoo giraffes', 'sleep zoo giraffes', 'slept zoo elephants', 'sleeping zoo lions', 'sleep zoo animals', 'sleepover giraffes', 'sleepover safari park', 'night safari park', 'sleepover wildlife park', 'birthday sleepover zoo', 'class sleepover zoo', 'scouts sleepover zoo', 'brownies sleepover zoo'],
  answers: ['zoo', 'sleepover', 'sleepovers', 'sleep', 'sleeping', 'slept', 'sleeps', 'asleep', 'night', 'nights', 'overnight', 'nighttime', 'dark', 'bedtime', 'bed', 'camp', 'camping', 'camped', 'tent', 'tents', 'bag', 'bags', 'torch', 'torches', 'animals', 'animal', 'giraffe', 'giraffes', 'elephants', 'elephant', 'penguins', 'penguin', 'lions', 'lion', 'keeper', 'keepers', 'zookeeper', 'house', 'safari', 'park', 'wildlife', 'stay', 'stayed', 'staying', 'spend', 'spending', 'spent', 'went', 'going', 'goes', 'go', 'had', 'having', 'has', 'have', 'trip', 'visit', 'birthday', 'party', 'class', 'school', 'scouts', 'cubs', 'beavers', 'brownies', 'rainbows', 'guides', 'friends', 'friend', 'cousins', 'cousin', 'family', 'all', 'whole', 'together', 'kids', 'children', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'son', 'daughter', 'first', 'time', 'ever', 'excited', 'nervous', 'brave', 'proud', 'loved', 'loves', 'fun', 'adventure', 'tonight', 'tomorrow', 'weekend', 'friday', 'saturday', 'summer', 'hear', 'heard', 'noises', 'sounds', 'roaring', 'roar', 'breakfast', 'with', 'next', 'to', 'at', 'in', 'the', 'a', 'and', 'we', 'her', 'his', 'our', 'real', 'big', 'little', 'what', 'would', 'like', 'imagine', 'could'],
    except: ['escaped', 'escape', 'escapes', 'lost', 'locked', 'trapped', 'ghost', 'ghosts', 'died', 'dead', 'stole', 'stolen', 'thief', 'hurt', 'hospital', 'homesick', 'cried', 'crying', 'wet', 'scared', 'afraid', 'nightmare', 'talk', 'talking', 'alive', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'unicorn', 'monster', 'robot', 'toy', 'toys', 'teddies', 'stuffies', 'museum', 'library', 'aquarium', 'shark', 'sharks', 'closed', 'cancelled', 'canceled', 'rained', 'people zoo', 'house like', 'at our house', 'vet', 'ill', 'sick'],
  moods: ['first', 'waiting', 'sleepless', 'proud'],
  out: true,
  away: true,
  company: ['zoo', 'giraffe', 'keeper', 'lamp', 'wall', 'fence', 'lion', 'lions', 'penguin', 'penguins', 'elephants', 'rabbit', 'shadow', 'mats', 'hay', 'sleeping bag', 'basket', 'zip', 'torch'],
  about: 'At a sleepover at the zoo the hero wants to see the giraffe lie down, which it never does while anybody is sitting up; so they lie down too, turn their backs, and see it on the wall.',
  titles: ['The Giraffe Would Not Lie Down', 'Looking Out for Lions', '{H} Turns Round', 'What Was on the Wall', 'A Night in the Giraffe House'],
  want: [
    {
      id: 'would-not-lie-down',
      A: 'partner',
      paragraphs: [
        '{H} was sleeping at the zoo, and the giraffe would not lie down. The sleeping bags lay in a row in the giraffe house, along the white wall. Across from them, behind its fence, stood the giraffe. Behind its feet glowed a small night lamp. The rest went up into the dark.',
        '“It only lies down for a few minutes,” the keeper had said. “I’ve seen it twice in nine years.” “Tonight it’ll be three times,” said {H}, and sat up straight, so as not to miss it. {A} sat up as well.'
      ]
    }
  ],
  way: [
    {
      id: 'looking-back',
      A: 'partner',
      paragraphs: [
        '{H} watched the giraffe, and the giraffe watched {H}. It chewed to the left, and it chewed to the right. Nobody looked at the wall. “We’ll take turns,” said {A}. “Then one of us is always looking.”',
        'So {A} lay down, and {H} sat up. After that {H} lay down, and {A} sat up. The giraffe took no turns. It looked at whoever was sitting up, with its ears pricked.'
      ]
    },
    {
      id: 'hay-for-supper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The giraffe had its supper in a basket under the roof, and {H} and {A} had sandwiches. Every now and then a bit of hay came down. One piece landed in {A}’s cheese. “We aren’t allowed to feed it,” said {H}.',
        '“Nobody’s told it not to feed us,” said {A}, and pulled a long stalk out of the bread. It smelled of summer. {H} looked up, and opened the sandwich on that side, in case there was more to come.'
      ]
    },
    {
      id: 'like-a-lift',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lump as big as an apple came up inside the giraffe’s neck. “That’s going the wrong way,” said {A}. But it was only supper, coming back to be chewed a second time. It went up and up, past all the spots. “Like a lift,” said {H}.',
        'At the top it got out. They heard it being chewed. Then down it went, the whole long way, and they waited for the next. It did not stop at any of the floors in between.'
      ]
    },
    {
      id: 'up-to-the-knee',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the wall by the door was a ruler for giraffes, with a line for each part. {H} went and stood against it, in socks. {H} came up to the knee. {A} came a bit past it, if you counted the hair.',
        'Quite near there was a line that said: First day. That was how tall it had been when it was born. It was far above them both, and above the light switch. “Did they know that it was a baby?” asked {H}. “Somebody taller did,” said {A}.'
      ]
    },
    {
      id: 'noises-outside',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Outside somebody brayed, like a donkey with a cold. “That’s the penguins,” said {A}, who had read the sign. Then there was a splash, and a very small cough. A long way off something said whoop. They could not agree about that one.',
        '“And who’s that, like a saw?” asked {H}. It was close by, and went in and out. They listened with their mouths open. “That’s the keeper,” said {A}.'
      ]
    },
    {
      id: 'the-arrows',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before that they had been to the toilet, across the zoo, with a torch. At the corner was a post with three arrows. Lions, said the first, and Toilets, said the second. The third said Snakes. {A} held the torch quite still. “We’ll read it again,” said {A}, “slowly.”',
        'On the way back there was a window with four grey knees in it. “Good night,” said {H}, to all of them. One of the knees bent a little, like somebody who is being polite in their sleep.'
      ]
    },
    {
      id: 'other-asks-again',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Wake me when it lies down,” said {A}, two sleeping bags away. A minute later {A} was up on one elbow. “Is that it?” “It’s only scratching,” said {H}. “And now?” “It’s looking to see what you want.”',
        '“Tell it to take no notice of me,” said {A}. The giraffe had come two steps nearer, and was taking a great deal of notice. {A} waved, so as not to be rude. It is hard to lie down when you are being waved at.'
      ]
    },
    {
      id: 'pet-half-price',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At the gate {A} had been let in for half price. “We’ve always got room for one more,” the keeper had said, and looked at {A} rather closely. Now {A} had a mat, and a bowl with a number on.',
        'The giraffe let down its neck over the fence, to see the new one. {A} lay as flat as a drawing. They breathed at each other for a while. Then the giraffe went up again, as if it had hoped for somebody with a little more neck.'
      ]
    },
    {
      id: 'elder-resting-her-eyes',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had an aunt like that,” said {S}. “She never lay down before we did. She sat in a chair by the door and rested her eyes.” “Were they shut?” asked {A}. “They looked shut,” said {S}. “But if you put one toe out of bed, she coughed.”',
        '“When did she go to sleep, then?” {S} had often wondered. “We snored for her, my cousin and I, so that she could go,” said {S}. “In the morning she told us that it was very good snoring.”'
      ]
    },
    {
      id: 'child-like-a-tree',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to sleep the way giraffes do, and stood up in the sleeping bag. It came to just under the chin. “Good night,” said {S}, and closed both eyes. It went very well at first. Then it went a little to one side.',
        '{S} came down as slowly as a tree, right across two pillows. “You lay down,” said {A}. “I only leaned,” said {S}, from below, “and there was nothing there.”'
      ]
    },
    {
      id: 'through-the-zip',
      A: 'partner',
      paragraphs: [
        'Then {H} crept right down into the sleeping bag, and looked out through a gap in the zip. There was a long silence. At the other end of the gap was a large brown eye, with lashes. “It’s seen me,” said the sleeping bag.'
      ]
    },
    {
      id: 'in-case-of-lions',
      A: 'partner',
      paragraphs: [
        '{A} thought about those ears. “Giraffes look out for lions,” whispered {A}. “They take turns, just like us. It sees that we’re sitting up, so it thinks that we’ve heard one.” “We haven’t,” said {H}. “Then we’d better lie down and turn our backs,” said {A}. “But then I won’t see anything,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-wall',
      A: 'partner',
      paragraphs: [
        'All the same {H} lay down, and turned round to the wall. And on the wall stood the giraffe. The lamp threw its shadow there, grey, and as tall as the house. You could see both its ears, and how it chewed. “It doesn’t know,” breathed {A}.'
      ]
    },
    {
      id: 'like-two-brooms',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the wall there was more of it than they had seen before. It had lashes like two brooms. Whenever it blinked, they swept a bit of the wall. Its tail had a tuft at the end, which never quite kept still.',
        'One ear went slowly round, like somebody who is looking for music on the radio. {H} and {A} breathed as sleepers do, in and out. The ear found that, and stayed there.'
      ]
    },
    {
      id: 'a-rabbit-by-its-foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Very slowly {A} put up one hand, with two fingers out. Now there was a rabbit on the wall, next to the giraffe’s foot. It was no bigger than the knee. The giraffe lifted that foot, and set it down again beside the rabbit.',
        '“It’s careful,” whispered {H}. The rabbit made a bow. Then it had to go home, because {A}’s arm was getting cold.'
      ]
    },
    {
      id: 'like-a-teacup',
      A: 'partner',
      paragraphs: [
        'The shadow looked to the left, and to the right. Then it folded its front knees, and its back ones, like a deckchair. It came down, and down, until it lay. The long neck bent all the way round. It laid its head on its own bottom, for a pillow.',
        '“Like a teacup,” whispered {A}. “With ears,” whispered {H}. The shadow reached right down over the sleeping bags now, and covered everybody. It weighed nothing. One ear turned, and heard no lion.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the middle, where it was warmest.',
      '{names} looked up at the giraffe, and after a while at the rest of it.',
      { text: '{names} pulled a sleeping bag over both knees, and waited too.', needs: ['hands'] },
      { text: '{names} put all the shoes in a row, with the toes to the door.', needs: ['hands'] }
    ],
    way: [
      '{names} sat up as well, and was looked at.',
      '{names} listened for lions, and heard the keeper.',
      { text: '{names} shone the torch on the ceiling, and the giraffe’s head was there.', needs: ['hands'] },
      { text: '{names} pulled a zip shut, and then open again by the width of one eye.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned to the wall too, as quietly as a sleeping bag can.',
      '{names} breathed in and out, and was not a lion.',
      { text: '{names} laid one finger across both lips.', needs: ['hands'] },
      { text: '{names} pulled a corner of the shadow up, as far as the chin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The keeper came by in socks, and saw it too. That made three times in nine years. In the other houses they had all lain down long ago.',
    '{H} had washed at a tap that was meant for buckets. Now {H} bent one arm round, the long way, like a neck, and it made a good pillow.'
  ],
  last: [
    'In four minutes the giraffe stood up again, to look out for lions, and {H} was asleep.',
    'Somebody tall kept watch over the whole row, and {H} was asleep.'
  ]
})
