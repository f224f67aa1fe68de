import { wishPlot } from '../wish-plot.ts'

export const photoDayFringe = wishPlot({
  id: 'wish-photo-day-fringe',
  wishes: ['photo day fringe', 'photo day messy fringe', 'school photo fringe', 'school photo messy fringe', 'school photo day messy', 'school photo hair', 'school photos hair', 'school photo messy hair', 'photo day hair', 'photo day messy hair', 'picture day hair', 'picture day bangs', 'school picture hair', 'school pictures hair', 'school picture bangs', 'school picture messy', 'class photo hair', 'class photo fringe', 'nursery photo hair', 'photo hair sticking up', 'photo hair stuck up', 'picture hair sticking up', 'photographer hair', 'messy fringe', 'fringe sticking up', 'fringe sticks up', 'fringe stuck up', 'fringe won’t lie down', 'fringe in his eyes', 'fringe in her eyes', 'bangs sticking up', 'bangs won’t lie down', 'hair sticking up', 'hair stuck up', 'hair stands up', 'hair standing up', 'hair won’t lie flat', 'hair won’t lie down', 'hair won’t stay down', 'cowlick', 'cowlicks', 'cow’s lick', 'tuft hair', 'tuft of hair', 'bed hair', 'bedhead', 'bed head hair', 'sticky up hair', 'sticky-up hair', 'school photo tuft', 'picture day cowlick', 'photo day tuft', 'fringe stood up', 'fringe stands up', 'fringe school photo', 'hair wouldn’t lie flat', 'hair won’t behave', 'hair wouldn’t behave photo', 'quiff school photo', 'hair stuck up school photo', 'hair sticks up photo', 'hair sticks up picture'],
  answers: ['photo', 'photos', 'photograph', 'picture', 'pictures', 'photographer', 'camera', 'school', 'nursery', 'class', 'kindergarten', 'preschool', 'kindy', 'reception', 'day', 'today', 'tomorrow', 'yesterday', 'morning', 'fringe', 'bangs', 'hair', 'tuft', 'cowlick', 'curl', 'bit', 'messy', 'untidy', 'wild', 'mess', 'sticking', 'sticks', 'stuck', 'sticky', 'stands', 'standing', 'stood', 'up', 'down', 'flat', 'lie', 'lies', 'stay', 'stays', 'won’t', 'wouldn’t', 'never', 'always', 'every', 'eyes', 'front', 'back', 'top', 'comb', 'combed', 'combing', 'brush', 'brushed', 'brushing', 'water', 'gel', 'wet', 'smile', 'nervous', 'worried', 'upset', 'annoyed', 'hates', 'funny', 'silly', 'new', 'long', 'short', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'son', 'daughter', 'boy', 'girl', 'little', 'uniform', 'shirt', 'first', 'time', 'bed', 'head', 'mom', 'grandpa', 'sister', 'brother', 'friend', 'friends', 'wind', 'windy', 'rain', 'rainy', 'hot', 'cold', 'yearbook', 'spray', 'hairspray', 'clip', 'hairband', 'band', 'parting', 'tidy', 'neat', 'smart', 'looked', 'look', 'looks', 'wants', 'brother’s', 'sister’s', 'afternoon', 'night'],
  except: ['nits', 'lice', 'cancer', 'bald', 'fell out', 'lost', 'hospital', 'cut', 'scissors', 'haircut', 'hairdresser', 'barber', 'curly', 'afro', 'plait', 'plaits', 'braid', 'braids', 'dye', 'dyed', 'pulled', 'teased', 'bully', 'bullied', 'laughed', 'gum', 'tooth', 'teeth', 'static', 'balloon', 'ghost', 'scared', 'dog', 'cat', 'lion', 'dragon', 'monster', 'troll', 'tangles', 'tangle', 'lamp', 'curtain', 'scarf', 'rug'],
  moods: ['afraid', 'waiting', 'first', 'learning'],
  company: ['fringe', 'tuft', 'hair', 'hairs', 'photo', 'comb', 'whirl', 'mirror', 'hand', 'question', 'photographer', 'egg', 'clip', 'forehead', 'water'],
  about: 'It is school photo day, and a tuft of the hero’s fringe stands up like a hand in class, until a whirl is found at the root of it and the comb goes round with that, as a dog goes round before it lies down.',
  titles: ['The Fringe Has a Question', 'Three Times Round', '{H} and the Tuft', 'School Photo, with a Hand Up', 'Like a Dog in Its Basket'],
  want: [
    {
      id: 'a-hand-up',
      A: 'partner',
      paragraphs: [
        'Tomorrow was school photo day, and {H} had a messy fringe. Most of it lay down nicely. But over the left eye a tuft stood straight up, like a hand in class. “It’s got a question,” said {A}. Whoever looked at last year’s photo looked at the tuft first, and waited for what it wanted. {H} came second. “This time I want to be first,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'wet-and-flat',
      A: 'partner',
      paragraphs: [
        '{A} wetted the fringe, and combed it straight down. It lay there as flat as paint. They put an egg on for supper, and watched the mirror while it boiled. At first nothing moved. Then one hair got up and looked about. It helped up a second, and those two helped the rest. When the egg was done, the whole hand was in the air again. “It’s remembered what it was,” said {A}.'
      ]
    },
    {
      id: 'under-the-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put on a hat, and wore it for all of supper. Under a hat there is nobody to ask. “Is it lying down?” asked {A}. {H} thought that it must be, for it had got very warm.',
        'After the last bite {H} took off the hat, slowly and straight up. The tuft came up with it. So did everything to the left of it and to the right. “Now they all want to know,” said {A}.'
      ]
    },
    {
      id: 'the-clip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A clip would hold it. {A} slid one in, and it clicked, and the tuft was shut. They both leaned forward to the mirror. For a while it was so good that {H} tried on a face for the photo.',
        'Then something came out at the side of the clip. It was a small tuft, and it was pointing at {A}. “Yes?” said {A}. With a second clip there was one on each side. It looked like a discussion.'
      ]
    },
    {
      id: 'last-years-photo',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They got out last year’s photo and laid it on the table. There was the class, in three rows. One boy had both eyes shut, and a girl was looking for something in her nose. “And who’s got a hand up?” asked {A}, and then saw whose fringe it was.',
        '{H} covered the tuft with one thumb. Now there was a child who smiled. {H} took the thumb away, and there was a child who had been interrupted. “You see?” said {H}.'
      ]
    },
    {
      id: 'other-has-an-ear',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You could hold your head so that it’s level,” said {A}. They tried that. When {H} leaned far to the left, the tuft lay quite flat. It was only that the rest of {H} no longer did.',
        '“All the others would have to lean as well,” said {H}. {A} leaned, to see how it would look in three rows. From there the tuft was in order, and so was the window. “Now the photographer,” said {A}, “and then it’s nobody’s fault.”'
      ]
    },
    {
      id: 'pet-before-the-mirror',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see what was being done to whom. {A} had no fringe, and had never in {A}’s life been late for a photo. {A} looked at the comb, and then up at the tuft. The tuft moved a little, whenever {H} breathed.',
        '{A} watched it for a long time without a blink. {H} did not dare to laugh. “It isn’t anybody,” said {H}. “It’s me.” {A} did not seem to think that one could be certain.'
      ]
    },
    {
      id: 'elder-moved',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“For our photo you had to keep still until he’d counted to ten,” said {S}. “I had a fringe like a brush. It was licked flat, and I held my breath so that it shouldn’t notice.” “And did it?” asked {A}.',
        '“It got up at seven,” said {S}. “So in the photo it’s down, and it’s up as well. You can see my forehead through it.” Everybody else had only got one hairdo that day. {S} had two, and both were grey.'
      ]
    },
    {
      id: 'child-takes-the-photo',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the photographer, and looked through a toilet roll. “Chin up,” said {S}. “Ears out.” {A} did what was possible. “Now the hair. Hair down.” It was said very firmly, and every head in the room was looked at.',
        'One hair stayed up, and it was {S}’s own. {S} could not see it through the roll. “Good,” said {S}, and said “click”. They did not mention it. It was only a photographer, after all.'
      ]
    },
    {
      id: 'a-whirl-underneath',
      A: 'partner',
      paragraphs: [
        'Next morning {A} did not comb at all. {A} parted the fringe, and looked in at the bottom of the tuft. “There’s a whirl under here,” said {A}. “It’s like the water in the plughole.” {H} saw it in the mirror. At the root the hairs did not go down. They went round. “Everybody’s got one of those,” said {A}. “Mine’s on top, at the back. Yours is in front, and we’ve always combed across it.” {H} thought about the water. “You can’t push that flat either,” said {H}. “You’d have to go round with it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        'So {A} laid the comb on the whirl, and turned it the same way. Once round, and the tuft leaned over to see what that was. Twice round, and it knelt. At the third time it lay down, all along the forehead, with its end tucked in. “Like a dog in its basket,” said {H}. “They go round three times first.” They boiled an egg, and watched. Nothing got up.'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do they all go the same way?” asked {H}. They looked for {A}’s, with two mirrors and a good deal of neck. It was on top, at the back, and it went like a clock. {H}’s went like a clock too.',
        '“And if you’ve got one that goes the other way?” {A} had heard of people like that. There were not so many. They would all have to sit on one side in the photo, {H} thought. Or else the hair would get caught, like cogs.'
      ]
    },
    {
      id: 'too-many-times',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What if we go round four times?” asked {A}. They had to know that. At four the tuft opened one eye, as you might say. At five it lifted its end. At six it stood up and looked for another basket.',
        'They did it again from the start, and stopped at three. It lay down with a little sigh. That was the comb, {A} said. {H} was not so sure.'
      ]
    },
    {
      id: 'the-comb-comes-along',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was still the way to school, and it was windy. {H} held both hands over the fringe like a roof. “You’ll have no hand for your bag,” said {A}. So {A} carried the bag, and {H} carried the tuft.',
        'At the corner the wind looked in under the thumbs. At the letter box it tried from behind. “Is it asleep?” asked {A}. {H} opened two fingers, and shut them again. “It turned over,” said {H}, very quietly. They went on with soft steps.'
      ]
    },
    {
      id: 'after-the-click',
      A: 'partner',
      paragraphs: [
        'At school {H} sat down before the photographer with a smooth forehead. “Chin up,” said the photographer. “Any questions?” It was very still in the hall. {H} did not move, and not one hair did. Click. Then {H} felt something, over the left eye. “Well?” asked {A} at home time, and saw the tuft standing there with its hand up. “That was after the click,” said {H}. “It did have a question. It only wanted to know if it was over.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the tuft first, and then quickly at {H}.',
      '{names} waited too, for what it would ask.',
      { text: '{names} patted the fringe, and it came up between two fingers.', needs: ['hands'] },
      { text: '{names} raised a hand as well, so that the tuft was not the only one.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the tuft, and did not look at the egg.',
      '{names} smiled into the mirror, for practice.',
      { text: '{names} brought the comb, with a hair in it from the day before.', needs: ['hands'] },
      { text: '{names} wetted a fringe as well, and dripped.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round three times, and lay down.',
      '{names} breathed to the other side, so that nothing got up.',
      { text: '{names} held the mirror from behind.', needs: ['hands'] },
      { text: '{names} felt for a whirl, and found it on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the comb went back to its glass. The clips lay in their box, with nothing to hold.',
    '{H} washed, and the fringe stood up as it liked. Nobody was taking a photo now. {H} lay down, turned over three times, and tucked both feet in.'
  ],
  last: [
    'The tuft lay on the pillow with all its questions answered, and {H} was asleep.',
    'On top, at the back, or in front, every whirl was lying down, and {H} was asleep.'
  ]
})
