import { wishPlot } from '../wish-plot.ts'

export const hippoFlump = wishPlot({
  id: 'wish-hippo-flump',
  beginsElsewhere: true,
  wishes: ['a hippo jumping on a trampoline', 'a hippo on a trampoline', 'hippopotamus trampoline', 'hippo bouncing trampoline', 'hippo wants bounce trampoline', 'hippo heavy trampoline', 'hippo too heavy bounce', 'hippo tries to bounce', 'hippo loves bouncing', 'hippo tries trampoline', 'hippo trampoline pond', 'hippo trampoline boing', 'hippo bouncing', 'hippo bouncy', 'hippo trampolene', 'hippo trampaline', 'hipo trampoline', 'hippo on a bouncy trampoline', 'hippo trampoline', 'hippo on a trampoline'],
  answers: ['hippo', 'hippos', 'hippopotamus', 'hipo', 'trampoline', 'trampolines', 'trampolining', 'trampolene', 'trampaline', 'bounce', 'bounces', 'bounced', 'bouncing', 'bouncy', 'jump', 'jumps', 'jumped', 'jumping', 'boing', 'flump', 'wants', 'wanted', 'to', 'tries', 'tried', 'learns', 'learn', 'learned', 'loves', 'loved', 'likes', 'can’t', 'cannot', 'could', 'couldn’t', 'won’t', 'too', 'heavy', 'big', 'huge', 'enormous', 'giant', 'baby', 'little', 'pink', 'purple', 'funny', 'silly', 'happy', 'friendly', 'an', 'a', 'the', 'on', 'our', 'my', 'in', 'pond', 'water', 'splash', 'mud', 'ducks', 'duck', 'frog', 'high', 'higher', 'up', 'air', 'sky', 'down', 'mat', 'springs', 'who', 'that', 'called', 'named', 'goes', 'gets', 'got', 'has', 'had', 'and', 'with', 'friends', 'friend', 'turn', 'first', 'time', 'day', 'garden', 'backyard', 'yard', 'park', 'grass', 'zoo', 'animal', 'animals', 'stop', 'about'],
  except: ['castle', 'broke', 'broken', 'breaks', 'hurt', 'arm', 'leg', 'ankle', 'hospital', 'fell', 'falls', 'died', 'dead', 'space', 'moon', 'stars', 'rocket', 'fat', 'teased', 'lost', 'stolen', 'hunter', 'poo', 'circus', 'toy', 'teddy', 'sick', 'scared', 'afraid', 'flies', 'flying', 'wings', 'bath', 'bathroom', 'school', 'library', 'police', 'robot', 'dragon', 'dinosaur', 'elephant', 'rhino', 'cow', 'hen', 'giraffe', 'kangaroo', 'tutu', 'ballet', 'dentist'],
  nothingElse: true,
  moods: ['learning', 'first', 'waiting'],
  isTale: true,
  out: true,
  company: ['hippo', 'trampoline', 'mat', 'pond', 'grass', 'rim', 'bubble', 'bubbles', 'ducks', 'duck', 'boing', 'flump', 'ears', 'nose', 'feet', 'springs', 'reeds', 'hole', 'water', 'prints'],
  about: 'A hippo jumps on a trampoline and it goes flump, also with a hole dug under it, until its prints on the way into the pond show that a hippo weighs next to nothing under water.',
  titles: ['Flump', 'The Down Was Very Good', '{H} and the Hippo on the Trampoline', 'As Long as “Hippopotamus”', 'The Bubble Said It'],
  want: [
    {
      id: 'flump',
      A: 'partner',
      paragraphs: [
        'A hippo jumped on {H}’s trampoline, and the trampoline went flump. There the mat lay in the grass, with a hippo on top, and nothing came up again. “Isn’t there meant to be a boing?” asked the hippo. It had come over from the pond for one.',
        '“There was one this morning,” said {H}. {A} looked under the rim for it. {H} wanted the hippo to get its boing.'
      ]
    }
  ],
  way: [
    {
      id: 'a-hole-under-it',
      A: 'partner',
      paragraphs: [
        '“It needs more room to go down,” said {A}. So they dug a hole under the trampoline, as deep as a bath, and the hippo jumped again. The mat went down to the grass, and then it went down into the hole. Fluuump.',
        'The hippo lay there, with its four feet up. “That was a very good down,” it said. “What I’m missing is the up.”'
      ]
    },
    {
      id: 'says-it-itself',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} showed how it was done, in the middle of the mat. Boing. Boing. The hippo laid one ear against the rim. “There it is again,” it said. “It likes you better than me.” It got on, and jumped. “Boing,” said somebody, in a voice like a cellar door.',
        '“That was your mouth,” said {A}. The hippo shut its mouth, which took a while. “I thought I’d help it along,” it said. “In case it was shy.”'
      ]
    },
    {
      id: 'ping',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps the springs have run out,” said {A}. They went round the trampoline and tapped each one with a finger. Ping, went the first. Ping, went the next. There were forty-eight of them, and all of them had plenty of ping.',
        '“Is that what a boing is made of?” asked the hippo. {H} thought that you’d have to put the pings together, and then go up and down on them. The hippo lay and listened. “Do the ninth again,” it said. “I liked the ninth.”'
      ]
    },
    {
      id: 'two-ducks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Two ducks came over from the pond and had a go. They jumped side by side, with very straight necks. Bip, went the trampoline, and then bip. “That isn’t a boing either,” said {A}. “That’s only the crumbs of one.”',
        'So a duck was too little for it, and a hippo was too much. “Get on all together,” said {H}. “Then it comes out right.” They got on all together. It went flump, and afterwards a very small bip.'
      ]
    },
    {
      id: 'home-made-pink',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The sun was hot, and bit by bit the hippo went pink. “Are you all right?” asked {A}. “That’s my sun cream,” said the hippo. “I make it myself. It comes out of my back.” Most of it was on the mat already.',
        'When the hippo got off, there was a pink hippo on the mat, as flat as a stamp. “Who’s that?” asked the hippo. “That’s you,” said {H}, “only thinner.” The hippo looked at it from both sides. “It doesn’t bounce either,” it said.'
      ]
    },
    {
      id: 'a-yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The hippo had to wait for an idea, and so it yawned. Its mouth went open like the lid of a piano, and then it went open a bit more. There were four teeth in there as tall as skittles. Then {H} yawned as well, and {A} after that.',
        'It went all round the pond. The ducks yawned, and a frog, and somebody far off behind a hedge. When the last of them had finished, the hippo had only just got to its middle. “Where were we?” it asked, with a good half still to go.'
      ]
    },
    {
      id: 'other-and-the-rock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a stone in one shoe. Without looking {A} sat down on the nearest grey rock, and shook it out. “That’s better,” said {A}. “I’m glad,” said the rock. {A} stayed sitting there, quite still, with a shoe in one hand.',
        '“There’s a trampoline under you,” said {H}, “and a hippo in between.” {A} looked down at both sides. “It isn’t very bouncy,” said {A}. “No,” said the hippo, “that’s just what we’re talking about.”'
      ]
    },
    {
      id: 'pet-comes-down',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been lying near the rim of the mat, in the shade. Then the hippo got on, and the rim of the mat was the top of a hill. Slowly {A} came down it, lying just as before, until {A} lay against the hippo.',
        'After {A} came a ball, an apple and one sandal. They all stopped in the same place. “How kind,” said the hippo. “Nobody has ever come to sit with me so quickly.” It moved over a bit, for the sandal.'
      ]
    },
    {
      id: 'elder-and-the-sofa',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt had a sofa that said boing,” said {S}. “You sat down in the middle, and it sent you up again. Visitors thought that they were being asked to go.” “And did they go?” asked {A}. “Most of them,” said {S}, “but one uncle sat down eleven times.”',
        'The hippo had come up close behind, and breathed. “Have you still got it?” it asked. “The spring came out at last,” said {S}. “It said boing for the last time, and went out of the window.”'
      ]
    },
    {
      id: 'child-wants-a-flump',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be a hippo, got on, and jumped as heavily as possible. Boing, it went. “Oh no,” said {S}. {S} ate a plum to get heavier, and jumped again. Boing. “I can’t make a flump,” said {S}, quite sadly. “It keeps going wrong.”',
        '“I’ve got a lot of flumps,” said the hippo. “You could have one of mine.” They shook hands on it, and {S} jumped once more. Boing. “It hasn’t got here yet,” said {S} to {A}.'
      ]
    },
    {
      id: 'two-ears-go-along',
      A: 'partner',
      paragraphs: [
        'The hippo was hot by then, and went into the pond. {H} and {A} stayed on the grass. Soon nothing looked out but two ears. The ears went along slowly, up and down, up and down.',
        '“What are you doing down there?” called {A}. Up came a nose. “Walking,” said the hippo. “That’s how you walk, under water.”'
      ]
    },
    {
      id: 'prints',
      A: 'partner',
      paragraphs: [
        '{A} looked at the hippo’s footprints. On the grass they were as deep as buckets. At the edge they were like soup plates. Further in, where the water was clear, they were no more than a cat’s.',
        '“You get lighter and lighter!” said {A}. “The water’s carrying you.” {H} watched the ears go up and down. “It isn’t walking,” said {H}. “It’s bouncing!”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bubble',
      A: 'partner',
      paragraphs: [
        '“Then the trampoline has to go in too!” said {H}. The hippo pushed it into the pond with its nose, and went in after it. Nothing moved. Up came a bubble, as round as a melon. It burst right in front of {H}. “Boing,” it said.',
        'After the bubble came two ears, two eyes and a nose. Then came all the rest, right down to the feet, and there was daylight under them. The hippo stayed up there just as long as it takes to say “hippopotamus”.'
      ]
    },
    {
      id: 'what-could-be-seen',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From up there the hippo could see over the reeds, but never for very long. “There’s a field!” it called, and was gone again. Boing, said the bubble. “There’s a cow in it!” Boing. “It’s looking this way!” Boing.',
        '{H} and {A} waited for what the cow would do. The next time there was a long look, with both ears up. “It’s gone to fetch another cow,” said the hippo, and went under. After that there were always two.'
      ]
    },
    {
      id: 'small-bubbles',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After each big bubble came some little ones, which were late. “Bing,” they said, “bing, bing.” One of them had got it wrong and said “boof”. “That was me,” said the hippo, and looked at the sky.',
        'The ducks liked those best of all. They sat down on the water just where one was coming, and waited. When it came, they went up by the width of a finger. “Bip,” said the ducks, and swam round to the back to queue again.'
      ]
    },
    {
      id: 'down-again',
      A: 'partner',
      paragraphs: [
        'At last the hippo came down, and the whole pond stood up and sat down again. A wave ran over the grass to {H}’s toes. “That’s what I call an up,” said {A}. “And I came all the way over from the pond for it,” said the hippo.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the mat, and found it under the hippo.',
      '{names} listened at the grass, and there was no boing in there.',
      { text: '{names} patted the hippo, so that it should not feel alone down there.', needs: ['hands'] },
      { text: '{names} pulled up the rim, and it went down again.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down flat in the grass, to see the flump from the side.',
      '{names} sat in a footprint, and fitted.',
      { text: '{names} dug too, with both hands, and found a worm.', needs: ['hands'] },
      { text: '{names} counted the ears each time, and there were always two.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the bubble, and jumped when it spoke.',
      '{names} shook off the wave, and came back to the same place.',
      { text: '{names} clapped for the daylight.', needs: ['hands'] },
      { text: '{names} said “hippopotamus” too, and finished first.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trampoline stood on the grass again, and dripped. On the pond a bubble came up now and then, and spoke quite softly.',
    '{H} washed both knees and all ten toes. Then {H} lay down, and the bed went flump. For a bed that is just right.'
  ],
  last: [
    'Nothing came up again until morning, and {H} was asleep.',
    'One more bubble came up in the dark, a late one, and {H} was asleep.'
  ]
})
