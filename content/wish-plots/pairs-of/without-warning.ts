import { wishPlot } from '../wish-plot.ts'

export const withoutWarning = wishPlot({
  id: 'wish-pair-without-warning',
  tellsAny: 'pair',
  pairOf: [['creature'], ['creature']],
  about: 'One hides in the wardrobe from the other, who hides behind the curtain from the one; what each does out of fright is what frightens the other, until somebody says beforehand what is coming.',
  titles: ['Without Any Warning', '{H} Wants the Pyjamas', 'Right at Me', 'Ready, and Now', 'The Wardrobe and the Curtain'],
  company: ['wardrobe', 'curtain', 'pyjamas', 'door'],
  want: [
    {
      id: 'the-pyjamas',
      A: 'partner',
      paragraphs: [
        '{H} only wanted the pyjamas, and they were in the wardrobe. So was {seen.a}. “Shut it!” whispered {seen}. “It’s out there! With {beside.part}!” {H} shut the door, and the pyjamas were inside.',
        '{A} went to draw the curtain. Behind it was {beside.a}. “Leave it!” whispered {beside}. “It’s somewhere in this house! With {seen.part}!”'
      ]
    }
  ],
  way: [
    {
      id: 'what-has-it-done',
      A: 'partner',
      paragraphs: [
        '“What has it done to you?” {H} asked the wardrobe. {seen} lived {seen.where}, and nobody there did a thing like that. “We looked at each other,” said {seen}. “And then, without any warning, it {beside.does}.” {H} waited for more. That was all.',
        '“And to you?” {A} asked the curtain. {beside} lived {beside.where}, and had only heard of such things. “It {seen.does},” whispered {beside}. “Right at me!”'
      ]
    },
    {
      id: 'what-it-is',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '“I know what it is,” whispered {seen} through the keyhole. “I’ve had time to think. {beside.guess}.” {H} told the curtain that, to cheer it up. The curtain shook. “That’s what it wants you to believe,” said {beside}.',
        '“And what do you think it is?” asked {A}. “{seen.guess},” said {beside}. “And it’s in there with your pyjamas.” {H} had not thought of it like that before.'
      ]
    },
    {
      id: 'only-a-thing',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“It was nothing at all,” {A} told the wardrobe. “In the dark you see all sorts of things. It’ll have been {beside.stand}.” {seen} thought about that for a while. “It looked back,” said {seen}.',
        'So {A} tried the curtain. “You only saw {seen.stand},” said {A}. “Then where is it now?” asked {beside}. {A} went to fetch it, and came back without. “That’s just what I mean,” said {beside}.'
      ]
    },
    {
      id: 'the-big-book',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“You’re only afraid of what you don’t know,” said {A}, and fetched the big book. “{seen.fact},” {A} read to the curtain. It was quiet behind there for some time. “Is that meant to help?” asked {beside}.',
        'For the wardrobe {A} turned to another page. “{beside.fact},” read {A}. “At night too?” asked {seen}. The book did not say. {H} had liked both.'
      ]
    },
    {
      id: 'to-keep-up-its-spirits',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'In the wardrobe it was dark. To feel braver, {seen} said something, quite low. “{seen.sound}.” The curtain jumped. “It’s in the walls!” whispered {beside}. “Did you hear that?” “It’s only being brave,” said {H}.',
        'Then {beside} had to be brave as well. “{beside.sound},” it went at the window. The wardrobe shut itself from inside. After that they both had to be brave again and again. {A} could not get a word in.'
      ]
    },
    {
      id: 'never-only-one',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“I only saw the one,” said {beside}. “But where there’s one there are more. I can feel it. This house is full of {seen.many}.” {H} looked under the bed, and there was a slipper. “That’s how it starts,” said {beside}.',
        '{A} looked under the other end. “There’s another,” called {A}. “You see?” came from the wardrobe. “{beside.many}! Two of them!” It was the other slipper. {H} put them both out in the hall, for everybody’s sake.'
      ]
    },
    {
      id: 'who-is-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} rapped on the wardrobe. “Who’s there?” asked {seen}. “Me,” said {A}. “It would say that too,” said {seen}. So they needed a word that only friends knew. {H} thought of “marmalade”, and whispered it at both places.',
        '“Marmalade,” said {A} at the wardrobe. “Marmalade,” said {beside} from the curtain, just to be sure of it. It grew very still in the wardrobe. “It’s got the word,” whispered {seen}.'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How big was it?” asked {A}. “About like me,” said {seen}, “but with the dark on top.” {H} went over to the curtain, and put the same question. “About like me,” said {beside}, “but it came nearer.”',
        '{A} wrote it down. Then {A} asked again, a little later. By then it was up to the lamp. “It’s growing,” said {H}. “Nobody’s feeding it,” said {A}. They agreed to leave off asking.'
      ]
    },
    {
      id: 'a-sleeve',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From under the wardrobe door stuck out a striped sleeve. {H} pulled, and it came as far as the elbow. Then the door had hold of it. So {H} lay down and put in one arm. “How is it?” asked {A}. “Warm,” said {H}, “up to here.”',
        '“Somebody’s got into my sleeve,” whispered {seen} inside. “It’s my sleeve,” said {H}, “and it’s me.” There was a pause. “That’s what I’d say too,” said {seen}, “if I was a sleeve.” They lay there for a while, one on each side.'
      ]
    },
    {
      id: 'on-three',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll do it on three,” said {A}. “On three you both come out.” “One,” said {A}. “Two,” said {A}. “Before the three or after it?” asked {beside}. “On it,” said {A}. That seemed a narrow place to come out on.',
        'So they tried it with ten. At nine {seen} wanted to know what came after ten. “Eleven,” said {H}. “And will it still be out there at eleven?” {A} went on to a hundred, because it was going so well.'
      ]
    },
    {
      id: 'messages',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Tell it that I’m not at home,” said {seen}. So {H} went across to the curtain. “It says that it isn’t at home,” said {H}. “Good,” said {beside}. “Tell it that I’ve gone away too.” {H} went back and told it.',
        '“Then there’s nobody here,” said {A}, “and we can all go to bed.” Nothing stirred in either place. “We’d rather wait,” said {seen}, “till it’s really gone.” “So would I,” said {beside}.'
      ]
    },
    {
      id: 'something-else-to-wear',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was still the washing basket. {H} found a tea towel in it, one sock and a raincoat. {A} buttoned it all up, and stepped back. “You could sleep in that,” said {A}, “if it rained.” {H} lay down to try it. It crackled at every breath.',
        '“What’s that?” they whispered, both at once, in the wardrobe and at the window. “It’s only me,” called {H}. It was the first time that they had said anything together. But the raincoat had to come off.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why are we whispering?” whispered {A}. “Because they are,” whispered {H}. It seemed rude to be the loudest. So they brought in the cups on tiptoe, and stirred without touching the sides.',
        '“It’s gone so quiet,” whispered {beside}. “It’s up to something.” {A} dropped a spoon on purpose, and it rang right across the floor. “There!” cried the wardrobe. You couldn’t do it right.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had noticed it long ago. {A} looked at the wardrobe for a while, and then for just as long at the curtain. Then {A} settled down exactly in the middle, where you could see both.',
        '“Is it looking this way?” asked {seen}. “It’s only {A},” said {H}. “Is it looking this way?” asked {beside}. {A} was looking this way and that way, and yawned.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small there was somebody in our coal shed,” said {S}. “I never went by without a song, so that it heard how brave I was.” “And did it hear?” asked {A}.',
        '“It was the boy from next door,” said {S}. “He sat in there because every evening something terrible went by, and sang.” {A} thought about it. It must have been a very loud song.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m not afraid of it,” said {S}, “because I’m worse.” {S} made a face at the wardrobe, with the eyes and the teeth. “The door’s shut,” said {A}. “It can’t see you.” “That’s lucky for it,” said {S}.',
        'Then {S} went and made the face in the mirror, to see how bad it was. It was quiet for a moment. {S} came back a good deal faster. “I’ll only do the eyes,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} pulled the curtain to one side. “Da,” said {A}, and let it fall again. {beside} had not even had time to be frightened. {A} pulled it once more. “Da.”',
        'It was {A}’s best game, and nobody had ever played it so well. “It can see me,” whispered {beside}. “That’s the whole game,” said {H}. At the sixth time it said “da” back, very low.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Do you always have somebody in the wardrobe?” asked {A}. “No,” said {H}, “only coats.” At {A}’s there was nobody in the wardrobe. But there was somebody in the pipes, on Fridays.',
        '“And what do you do about it?” asked {H}. “I say good evening,” said {A}. “And then?” “Then it says glug.” They were both silent for a moment. That did not sound so bad.'
      ]
    },
    {
      id: 'a-good-look',
      A: 'partner',
      paragraphs: [
        '“They only need a good look at each other,” said {A}, quite sure of it. {A} opened the wardrobe, and {H} drew back the curtain. They looked. {seen} was so frightened that it {seen.does}. Then {beside} was so frightened that it {beside.does}. Bang went the wardrobe, and swish went the curtain.',
        '“They only do that when they’re frightened,” said {A} slowly. “And it’s just what frightens the other one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-this',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Let me see that again,” said {A}. So {H} was {seen}, and {H} {seen.move}. {A} was {beside}, and {A} {beside.move}. They did it twice round, each because of the other. “It doesn’t stop by itself,” said {A}, rather out of breath.',
        '“Who began?” asked {H}. “You did.” “No, you did.” They could not find the beginning anywhere. It was like the two ends of a ring.'
      ]
    },
    {
      id: 'of-me',
      A: 'partner',
      paragraphs: [
        '{H} put {H}’s mouth to the keyhole. “It’s frightened of you,” said {H}. “Of me?” asked {seen}. “But I’m only {seen.a}.” {H} told the curtain too. “Of me?” said {beside}. “But I’m only {beside.a}.” Neither of them came out. “Next time, say it first,” said {H}, “so that it isn’t without any warning.”'
      ]
    },
    {
      id: 'practised',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} and {A} tried first whether it would work. “I’m going to sneeze now,” said {A}. Nobody was frightened. “I’m going to drop a shoe now,” said {H}, and it was quite a pleasant bang.',
        '“Now one without,” said {A}. They waited for it. They waited so long that {H} got goose pimples from it. “Say something!” cried {H}. “Boo,” said {A}. It was a relief.'
      ]
    },
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        'There was a long silence. “I’m going to be frightened now,” called {seen}, and the door opened. “Now!” And {seen} {seen.does}. “Oh,” said {beside}, and looked out. “If you know that it’s coming, it’s lovely. Now me. Ready?” And {beside} {beside.does}. “Could you do that again?” asked {seen}.',
        'And there hung the pyjamas, and they were still warm. “I’m going to put these on now,” {H} told them both, so that nobody was frightened.'
      ]
    },
    {
      id: 'asks-for-more',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now they could not get enough of it. “Do it without any warning,” begged {seen}, “just the once.” “Are you sure?” asked {beside}. “When shall I do it?” “You mustn’t say,” said {seen}, “but tell me when you’re nearly there.”',
        '{A} held both ears, and {H} shut both eyes. “I’m nearly there,” said {beside}. It was exactly as bad as before, and they all asked for another.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the wardrobe, and looked away again, out of politeness.',
      '{names} stayed near the door, in case it got to be a long evening.',
      { text: '{names} held the wardrobe shut, with one finger.', needs: ['hands'] },
      { text: '{names} fetched some other pyjamas, but only half of them.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped too, without knowing what for.',
      '{names} crept under the bed, since the good places were taken.',
      { text: '{names} brought a lamp to the curtain and another to the wardrobe.', needs: ['hands'] },
      { text: '{names} pulled the curtain straight, down to the last toe.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from under the bed, with a good deal of warning.',
      '{names} jumped as well, and frightened nobody.',
      { text: '{names} clapped, after saying so.', needs: ['hands'] },
      { text: '{names} counted in the next one, like a band.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two went home together, and all down the road you could hear them say what was coming. The wardrobe was only a wardrobe.',
    'Clean again, or nearly, {H} lay down in the pyjamas. “I’m going to shut my eyes now,” said {H}, and did it, one after the other.'
  ],
  last: [
    '“I’m going to be asleep now,” said {H}, and that was so.',
    '{H} had meant to say when it was coming. But {H} was asleep, without any warning.'
  ]
})
