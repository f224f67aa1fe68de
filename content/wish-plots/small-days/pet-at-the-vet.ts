import { WHICHEVER_PET } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const petAtTheVet = wishPlot({
  id: 'wish-pet-at-the-vet',
  beginsElsewhere: true,
  star: 'pet',
  nothingElse: true,
  wishes: ['our cat goes to the vet', 'check-up vet', 'took vet', 'taking vet', 'vet', 'vets', 'vet’s', 'going to the vet', 'at the vet', 'veterinarian', 'vet visit', 'vet check', 'vet check-up', 'vet checkup', 'vet appointment'],
  answers: [...WHICHEVER_PET, 'vet', 'vets', 'vet’s', 'go', 'goes', 'going', 'went', 'has', 'have', 'had', 'to', 'be', 'is', 'was', 'at', 'took', 'take', 'taking', 'takes', 'visit', 'visits', 'trip', 'check', 'check-up', 'checkup', 'check up', 'up', 'appointment', 'we', 'today', 'tomorrow', 'yesterday', 'first', 'time', 'heart', 'ears', 'listen', 'listens', 'brave', 'doesn’t', 'like', 'jab', 'just', 'for', 'look', 'carrier', 'basket', 'waiting', 'veterinarian', 'needs', 'see', 'hates'],
  except: ['ill', 'sick', 'poorly', 'unwell', 'hurt', 'hurts', 'broke', 'broken', 'operation', 'surgery', 'died', 'dying', 'dead', 'die', 'sleep', 'put', 'down', 'cancer', 'lump', 'leg', 'limping', 'limp', 'bleeding', 'run', 'over', 'car', 'accident', 'emergency', 'overnight', 'tooth', 'teeth', 'eye', 'tail', 'cone', 'old', 'vomit', 'ate', 'swallowed', 'poison', 'poisoned', 'stung', 'bitten', 'attacked', 'lost', 'missing', 'neutered', 'spayed', 'snip', 'babies', 'puppies', 'kittens', 'toy', 'teddy', 'lion', 'play', 'playing', 'be', 'become', 'scared', 'afraid', 'worried', 'hospital', 'night', 'bad', 'serious', 'thin', 'heavy', 'fat', 'weight', 'weigh', 'scales', 'stay', 'staying', 'again', 'stitches', 'fish', 'goldfish'],
  moods: ['first', 'waiting', 'change', 'learning'],
  company: ['vet', 'heart', 'table', 'jumper', 'biscuit', 'basket', 'parrot', 'tubes'],
  out: true,
  about: 'The vet cannot count the heart of the family’s animal, which is too fast, until the hero, who has it in the jumper, breathes as slowly as at night.',
  titles: ['Two Hearts in One Jumper', 'Too Fast to Count', '{H} Breathes In', 'What the Vet Heard', 'Like a Sewing Machine'],
  want: [
    {
      id: 'the-tubes',
      A: 'partner',
      paragraphs: [
        '{star} had to go to the vet. Nothing was wrong. Once a year the vet looks in both ears, and listens to the heart. That is done with two tubes, and a cold bit at the end. {H} wanted to hear {star}’s heart too, with the tubes in.',
        '“What does it say?” {H} asked {A}. “Boom,” said {A}, who carried the biscuits. “All hearts say that.” {H} did not think that {star} would say boom.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-waiting-room',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the waiting room it smelled of soap, and a bit of wet dog. On the chairs sat people with boxes on their knees. Each box had a grille, and behind it there were eyes. “What’s yours here for?” asked a man. “Ears and heart,” said {A}. “Ours is here because of a slipper,” said the man.',
        '“Did it eat it?” asked {H}. “It guards it,” said the man. “We can’t get past any more.” In the man’s box somebody growled.'
      ]
    },
    {
      id: 'the-parrot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the corner sat a parrot, with a cloth over its cage. From time to time it coughed, just like an uncle. “Bless you,” said {H}. “Not at all,” said the cloth.',
        '{star} listened to it, and came closer to {H}. {A} gave out a biscuit to everyone who wanted one. “Yes, please,” said the cloth.'
      ]
    },
    {
      id: 'boom',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{H} tried to hear it without tubes. You lay your ear on and wait. There was some rustling, and a gurgle. Then something went ping. “That’s not a heart,” said {A}. “That’s the collar of somebody over there.”',
        '{A} had a go, on {H}. “I can hear porridge,” said {A}. They tried it on the wall and on the table leg. The table leg was the quietest of all.'
      ]
    },
    {
      id: 'big-and-small',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the wall hung a picture with hearts in a row. The biggest was a whale’s, and it was like a car. A horse’s was like a melon. The smallest was a shrew’s. “It’s got to do twenty beats,” said {A}, “while the whale’s still thinking about one.”',
        '{H} looked for {star}’s on the wall. It was not there. There was a gap between two of them, of the right sort of size. {H} laid a biscuit against it, and it fitted.'
      ]
    },
    {
      id: 'the-jumper',
      A: 'partner',
      paragraphs: [
        '“{star}, please!” called the vet. The vet’s table was cold and shiny. {star} stood on it for one second. Then {star} dived into {H}’s jumper, from below, and was gone. There was only a lump in the jumper.',
        '“Then I’ll look at this end first,” said the vet. {A} held a biscuit up to the collar. A nose came out there, took it, and went back in. Quickly the vet put the cold bit on the lump.'
      ]
    },
    {
      id: 'the-ears',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For the ears the vet had a small lamp, like a pencil. But the ears were in the jumper. The vet looked into the neck of {H}’s jumper. It was dark in there. “Hello,” said the vet. “Is somebody in?”',
        '“That’s me,” said {H}. “That’s my vest.” {A} lifted up the hem on the other side. “Here’s something like an ear,” said {A}. The vet ran round the table. By then it was an elbow, and it was {H}’s.'
      ]
    },
    {
      id: 'what-it-feels-like',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It’s not easy, with somebody in your jumper. It tickled on the left, and then it turned round, and tickled on the right. {H} had to stand like a goalkeeper. “Does it hurt?” asked {A}. “No,” said {H}. “It’s like having swallowed something that’s still looking about.”',
        'There was a breath in there as well, hot and quick. It came out at the collar, and smelled of biscuit.'
      ]
    },
    {
      id: 'the-vets-pockets',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The vet’s coat had five pockets, and each one was for something else. There was one for the lamp, and one for dry biscuits, and one for fishy ones. In the fourth sat a mouse. “It’s only here until the rain’s over,” said the vet.',
        '{A} asked about the fifth. The vet looked in, and seemed surprised. There was a sandwich in there, from Monday. The vet listened to it with the tubes. “It’s gone to sleep,” said the vet.'
      ]
    },
    {
      id: 'does-it-know',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Tell {star} that it’s nothing bad,” said {A}. {H} bent down to the collar. “It’s only a listen,” said {H} into the jumper. “It’s cold, but it’s short.” In there it went quiet. Then a tongue came out, and licked {H} under the chin.',
        '“What does that mean?” asked the vet. “It means: you do it first,” said {H}. So the vet laid the cold bit on {H}’s hand. It was like a coin from under a stone. {H} said “ooh” for both of them.'
      ]
    },
    {
      id: 'other-pet',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had come along in the sling, and watched. There was a lump in {H}’s jumper, and it moved. {A} looked down at {A}’s own jumper. There was a button there, and some banana. Nobody else was in there.',
        '{A} pulled it up and had a look. There was a tummy. “It’s a nice one,” said the vet, and listened to it in passing. “It says banana,” said the vet.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We once had a goose that went to the vet by bus,” said {S}. “It sat on my lap, and looked out. At each stop it said something.” “What did it say?” asked {A}. “Always the same. It said honk, and the driver stopped.”',
        'On the way home it had stood up one stop too soon. There was a pond there. “It wanted to tell the other geese that it was well,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} held the door, in case anyone should come out of the jumper. “Is it nice in there?” asked {S}. “It’s full,” said {A}. {S} wanted to know if there was room for one more, only a foot. The foot was cold.',
        'They tried it. The lump drew in its breath, and {A} squeaked. The vet had just got the tubes in, and took them out again. “Somebody’s got a heart like a gate,” said the vet. “I’ll write that down too.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I’ve never been at a vet’s,” said {A}. “Do they listen to people too?” The vet did, now and then. {A} stood up straight, and breathed in, and the vet listened. “Very good,” said the vet. “Nice coat, clear eyes. Ears a bit pink.”',
        '{A} was so pleased that the ears grew pinker. “May I have a biscuit?” asked {A}. There was a jar for that. It was a fishy one, and {A} ate it to the end, to be polite.'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        'The vet listened for a long time. “Two hearts,” said the vet. “One goes trip, trip, trip, like a sewing machine. I can’t count that. And one goes just as fast, and it’s bigger.” “That’s {H},” said {A}. “You’re listening to {H} as well.”',
        '{H} had been so excited about the tubes. {A} put a finger on {H}’s wrist. “When your heart runs, {star}’s runs too,” said {A}. “{star} thinks that something’s wrong.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-at-night',
      A: 'partner',
      paragraphs: [
        '“How do I make it go slower?” asked {H}. “How do you do it at night?” asked {A}. {H} shut both eyes, and breathed in, as far as the toes. {H} breathed out, as if it were into a pillow. And once more. {A} stopped rustling.',
        'The lump grew heavy, and sank a little. “There,” whispered the vet. “Now both hearts are walking.” Because {H} was calm, {star} was calm too. The vet counted, with one finger, and wrote it on a card. “It’s a good heart.”'
      ]
    },
    {
      id: 'it-comes-out',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that {star} came out by itself, by way of the collar. For a moment {H} had two heads. The vet looked into both ears at once, since they were there, and then into {H}’s. “All clean,” said the vet, “all four.”',
        '{star} looked round the room, as if it were a new one. There was somebody in it with biscuits. That changed everything.'
      ]
    },
    {
      id: 'the-card',
      A: 'other',
      spare: 14,
      paragraphs: [
        'The vet went on writing on the card. HEART, it said, GOOD. EARS, it said, GOOD. Then there was a line for REMARKS. The vet chewed the pen. “What shall I put?” asked the vet. {A} thought that it might say where they’d found the patient.',
        'So it said: LIVES IN A JUMPER. Then the vet put a stamp on it, with a paw.'
      ]
    },
    {
      id: 'what-it-said',
      A: 'partner',
      paragraphs: [
        '“Would you like the tubes?” asked the vet. {H} put them in. At first it was like the inside of a shell. Then {H} heard {star}’s heart, quite near, and it wasn’t boom at all. “What does it say?” asked {A}.',
        '{H} listened to it once more, to be sure. “It says ‘biscuit’,” said {H}. “Biscuit, biscuit, biscuit.” {A} felt in the bag. There was one left, and it was for {star}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along to the vet as well, as far as the chairs.',
      '{names} wanted to know where everybody was going.',
      { text: '{names} carried a blanket, in case somebody got cold.', needs: ['hands'] },
      { text: '{names} felt for a heart, and found a button.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the lump go round.',
      '{names} waited by the door, and said nothing.',
      { text: '{names} held the lamp for a bit.', needs: ['hands'] },
      { text: '{names} pulled the jumper straight, at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in as well, and out.',
      '{names} kept quite still, so that the vet could count.',
      { text: '{names} tried the tubes, on a table leg.', needs: ['hands'] },
      { text: '{names} laid one hand on the lump, quite lightly.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the card was pinned up. The jumper was out of shape at the front, and it was going to stay like that.',
    '{H} splashed a little, and lay down, and breathed in, as far as the toes. Not far off somebody else did it too.'
  ],
  last: [
    'Two hearts were walking, one behind the other, and {H} was asleep.',
    'It went slower and slower, until anybody could have counted it, and {H} slept.'
  ]
})
