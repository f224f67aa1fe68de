import { wishPlot } from '../wish-plot.ts'

export const holi = wishPlot({
  themes: ['holi'],
  beginsElsewhere: true,
  wishes: ['Holi', 'festival of colours', 'holi powder', 'holi colour', 'holi colours', 'holi gulal', 'gulal', 'dhulandi', 'phagwa', 'dol jatra', 'rang panchami'],
  answers: ['festival', 'colours', 'colors', 'playing', 'powder', 'colour', 'spring', 'festivals', 'throwing', 'water', 'pink', 'yellow', 'green', 'blue', 'red', 'hair', 'face', 'gulal', 'got', 'cousins', 'balloons'],
  moods: ['first', 'proud', 'waiting', 'change'],
  about: 'The hero wants one hand of everybody on a white shirt for Holi, and one hand is nowhere to be seen.',
  titles: ['A Hand From Everybody', 'The White Shirt', 'Where the Yellow Went', '{H} Is Every Colour', 'Pink Behind the Ears'],
  want: [
    {
      id: 'white',
      A: 'partner',
      paragraphs: [
        'It was the day of Holi, and {H} was still white all over. {H} had put on a white shirt, and had a plan for it. There was to be one hand on it from everybody, with all the fingers.',
        'The plates of powder stood ready, pink and green and blue. {A} had taken yellow, and had both hands in it. “Happy Holi,” said {A}. “Careful,” said {H}. “It’s got to be neat.”'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody likes to be the first, when it is all so white. {A} stood in front of {H} with one yellow hand, and did not dare. “After you,” said {A}. “No, after you,” said {H}.',
        'So {A} only put a dot on {H}’s nose, with the smallest finger. {H} put a dot on {A}’s nose, a pink one. Then each put one on the other’s chin. It went on quite politely for about as long as you can hold your breath.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'But Holi was not neat. The first hand was a green one, and slipped. After that there was so much powder in the air that the sun turned pink. {H} ran, and {A} ran after {H}. They caught each other at the corner and hugged, as you do. “Happy Holi!” they shouted, and ran on.',
        'Then {H} stood still and looked down at the shirt. There was a green thumb, and half of a blue hand, and a great deal of pink. “Where’s yours?” asked {H}. “There’s no yellow.”'
      ]
    },
    {
      id: 'who-is-it',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Somebody came round the corner who was green on the left and orange on the right. “Who are you?” asked {H}. “Who are you?” asked the other.',
        'They walked round each other to find out. “I know those ears,” said {H}. “They’re {A}’s.” “And I know that laugh,” said {A}, for it was. So they put a bit more on, where something still showed.'
      ]
    },
    {
      id: 'pet-stays-in',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} did not play. Powder is not good for {A}, and so there was a place behind the window, with a cushion. From there {A} looked out at them all.',
        '{H} came up to the glass. “It’s me,” said {H}. {A} was not sure. {H} laid one pink hand flat against the window, with all the fingers. It was the neatest one of the whole day, and it stayed there for {A} to look at.'
      ]
    },
    {
      id: 'elder-flowers',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours was made out of flowers,” said {S}. “They grew on a tree with no leaves on, as orange as a fire. We laid them in hot water, and in the morning you could write with it.”',
        '“On what?” asked {A}. “On my uncle,” said {S}. “He always fell asleep after the sweets. One year he woke up with a moustache, and he liked it so much that he grew one.” {A} looked at who was lying down, and there was nobody yet.'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then there was water in it too. {A} had a bottle with a hole in the lid, and squeezed. A thin blue line went up in the air, and turned over, and came down on {A}.',
        '“You have to aim it,” said {H}. “I did,” said {A}. “It wanted to come home.” The next one went further. It made a long wet stripe on {H}. Everything pink that it met turned purple.'
      ]
    },
    {
      id: 'which-colour',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s it like to be orange?” asked {H}. {A} had only just become it, on one cheek, where red and yellow had met. “Warm,” said {A}. “And a bit like a fruit.” They mixed some more, on each other’s arms, to see what there was. Blue and yellow made grass. Pink and green made a sort of soup.',
        '“Don’t rub,” said {H}, “or we’ll all be soup.” So they only dabbed. {A} got a grass moustache, and {H} had a small blue sun on each ear. Then somebody’s sleeve came by in a hurry, and the sun went down.'
      ]
    },
    {
      id: 'sweets',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There were sweets in between. {A} held one out on a blue hand, and underneath it was blue too. “Is that the flavour?” asked {H}.',
        'They could not tell. The next one was green at one end, and tasted just the same. Inside they were all brown and sweet, with something that crunched. They put out their tongues to compare them, and there it was again.'
      ]
    },
    {
      id: 'drums',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somewhere a drum had started. You could not see who it was for all the powder, and you did not need to. {A}’s feet went off to dance, and {A} went with them. At every jump a cloud came out of the hair, one after the other, in time.',
        '{H} danced as well, with arms out, so that nothing would smudge the shirt. It was hard to do. “You look like a coat on a hanger,” called {A}. “I’m keeping it neat!” called {H}. A blue elbow went by, and a green one, and {H} turned with the drum. Nobody could have said afterwards who had met whom.'
      ]
    }
  ],
  turn: [
    {
      id: 'not-there',
      A: 'partner',
      paragraphs: [
        '“I did put it on,” said {A}. “I know I did. It was with both hands.” They looked on the sleeves, and under the arms, and along the hem. There was no yellow hand anywhere.',
        '“It’s got lost under the others,” said {H}. {H} turned away and wiped one eye, and then that eye was blue. “Stop,” said {A}. “Stay like that. Don’t turn round.”'
      ]
    },
    {
      id: 'on-the-back',
      A: 'partner',
      paragraphs: [
        'On {H}’s back, right in the middle, were two yellow hands, with all ten fingers. “That’s from the corner,” said {A}, “when we hugged.” {H} went round and round to see them, until {A} held up a mirror. “They’re the only ones that didn’t slip,” said {H}.',
        '“And where are mine?” asked {H}. {A} turned round. There they were, pink and side by side. {A} had had them on all day.'
      ]
    },
    {
      id: 'dry',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They shook themselves on the step, and a cloud came off, and went down the street by itself. “Happy Holi,” {A} called after it.',
        'Where they had stood, there were two white places on the ground, in the shape of feet. Everything else had changed. “That’s the only bit of us that’s left,” said {H}.'
      ]
    },
    {
      id: 'counting',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They laid the shirt out flat, and read it like a letter. The green thumb was easy. The half of a blue hand was from the one with the bottle.',
        'In one place there was a small round orange dot. “That’s a nose,” said {A}. “Somebody fell on you.” {H} remembered it well. It had been quite a soft fall, for both of them.'
      ]
    },
    {
      id: 'keep',
      A: 'partner',
      paragraphs: [
        'The shirt from Holi was not washed. It was hung up so that the back looked out into the room. “I never saw it happen,” said {H}. “You can’t,” said {A}. “It’s only there when you’re being held.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the yellow plate and came up with a yellow nose.',
      '{names} waited by the plates, for the last time quite clean.',
      { text: '{names} rubbed some blue in, up to both wrists.', needs: ['hands'] },
      { text: '{names} wished the white shirt a good journey.', needs: ['hands'] }
    ],
    way: [
      '{names} shook, and a small pink cloud came off.',
      '{names} went straight through the green and out of the other side.',
      { text: '{names} threw a handful of pink, and the wind gave it back.', needs: ['hands'] },
      { text: '{names} aimed a hand at the shirt and got {H}’s ear.', needs: ['hands'] }
    ],
    turn: [
      '{names} left a mark on the shirt as well, low down and not a hand.',
      '{names} turned round and round too, to see what was on behind.',
      { text: '{names} added a small orange thumb, where there was still some white.', needs: ['hands'] },
      { text: '{names} held up a second mirror, and there were four hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were rinsed, and the water ran away pink, then orange, and then clear.',
    'Then {H} washed, and washed again. A bit of pink stayed behind the ears, and it was allowed to stay there until next week.'
  ],
  last: [
    'The shirt held on to itself with two yellow hands, and {H} slept.',
    'By and by there was a pink spot on the pillow as well. {H} was asleep.'
  ]
})
