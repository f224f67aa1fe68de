import { wishPlot } from '../wish-plot.ts'

export const pigs = wishPlot({
  themes: ['pigs'],
  except: ['three', 'wolf', 'guinea', 'puddles', 'flying', 'fly', 'wings'],
  answers: ['piggy', 'piglet', 'piglets', 'mud', 'muddy', 'pink', 'little', 'happy', 'oink'],
  company: ['pig'],
  about: 'A farmer washes a pig for the show, and each time the pig goes straight back into the mud, because it has a reason.',
  titles: ['The Cleanest Pig in the Mud', 'Fifteen Flannels', '{H} Is Washed Again', 'First Prize for Mud', 'Why the Pig Went Back'],
  want: [
    {
      id: 'show',
      A: 'partner',
      paragraphs: [
        '{H} was a pig, and lay in the mud. The mud was a brown blanket, and it was just right. {A} was the farmer, and came with a flannel. “There’s a show today,” said the farmer. “The cleanest pig wins.”',
        'The farmer wanted that prize very much. But the pig wanted to stay in the mud. “Oink,” said the pig, and that means no.'
      ]
    }
  ],
  way: [
    {
      id: 'back-again',
      A: 'partner',
      paragraphs: [
        'The farmer rubbed the pig from nose to tail. It was clean and pink all over. “Now stand there,” said {A}. The pig stood there for as long as it takes to say oink. Then it walked back into the mud and rolled over, twice.',
        'The farmer washed it again, and harder. Plop, went the pig. The third time {A} ran and stood in front of the mud. The pig went round. It is no use standing in front of a pig.'
      ]
    },
    {
      id: 'behind-the-ears',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Lift up your ear,” said the farmer. The pig lifted it. There was nothing behind it but pig. “And the other one.” Behind the other one there was a pea, from lunch.',
        'The pig ate it. “Pigs can smell a thing that’s deep down in the ground,” it said. “Then why didn’t you smell that one?” asked {A}. “I was saving it,” said the pig.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tail was a sock, and it hung down behind. “It ought to be curly,” said {A}. “It’s curly when I’m happy,” said {H}. The farmer scratched the pig’s back, just in the middle. Slowly the tail rolled up, because somebody’s hand was helping.',
        'When the flannel came out, it fell down straight. You could tell quite a lot from that tail.'
      ]
    },
    {
      id: 'sit',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“At a show you have to do what the farmer says,” said {A}. “Sit!” The pig sat. “Give me your foot.” The pig gave it. “A pig can learn its name in a week,” said {H}. “It’s cleverer than most dogs.”',
        '“Then stay,” said the farmer. The pig looked at the farmer, and at the mud. It was much too clever for that.'
      ]
    },
    {
      id: 'clean-corner',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Pigs aren’t dirty,” said {H}. “They’ve got one corner for sleeping, and one for eating, and one that you don’t talk about. They never mix them up.” {A} had a look at the sty. The biscuit was here, and the pillow was there.',
        '“And what’s that in the third corner?” asked {A}. “You don’t talk about it,” said the pig. It was the farmer’s other sock.'
      ]
    },
    {
      id: 'brush',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Next the farmer came with a brush. That was a different matter. The pig leaned against it with its whole weight. {A} had to brush with one hand and hold up the pig with the other.',
        '“A bit lower,” said the pig, with its eyes shut. “Is that clean now?” asked {A}. “Not yet,” said the pig. It said so for quite a long time, and twice more when there was nothing left to brush.'
      ]
    },
    {
      id: 'other-farmer',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came past with some apples, and said what a nice clean pig that was. It had only just been washed. “Thank you,” said the farmer. “Oink,” said the pig, and an apple rolled its way.',
        'It took the apple along into the mud and ate it there. “It was clean,” said {A}. “It was,” said the farmer, and wrung out the flannel.'
      ]
    },
    {
      id: 'elder-sun',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“There was a pig at my uncle’s,” said {S}. “He washed it once, for a visitor. In the evening it was as red as a tomato. It had to have butter on.” “Did the visitor mind?” asked {A}.',
        '“She never got to see it,” said {S}. “It was under the hay, and it was cross. She saw the butter.” The pig at the sink had listened to all of this with both ears.'
      ]
    },
    {
      id: 'piglet',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a piglet, and came along too, with a tail made of string. “Each piglet has its own place at the big pig,” said {A}. “It finds it in the first days, and then it keeps it.”',
        '{S} lay down and tried. Under {A}’s arm there was a good place. “This one’s mine,” said {S}. “I’ve had it since I was born.”'
      ]
    },
    {
      id: 'pet-and-mud',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'While the pig was at the sink, {A} lay down in the mud. It was warm there, and it was a blanket. {A} did not care what it was called.',
        '“There are two of them now,” said the farmer, and looked at the flannel. But {A} was not going to any show.'
      ]
    },
    {
      id: 'name-of-pig',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s it called?” asked the farmer. “At a show they read out the name.” The pig had not thought of that. They tried Gloss, and it did not look round. They tried Prince. “Biscuit tin,” said {A}, just to try.',
        'The pig was there at once, and put its nose in the farmer’s pocket. “That’s it, then,” said {A}, and wrote it down. It was not in the pocket, though.'
      ]
    },
    {
      id: 'no-sweat',
      A: 'partner',
      paragraphs: [
        '“Why do you always go back?” asked the farmer. “I’m hot,” said {H}. “Feel my nose.” It was as hot as toast, because of all that rubbing. “When you’re hot, you get wet by yourself, all over. A pig can’t do that. It needs mud to be cool, and so that the sun doesn’t burn it. You keep washing off my sun hat.” The farmer looked at the flannel in {A}’s hand. It was the fifteenth.'
      ]
    }
  ],
  turn: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the bucket, and was hot too. It is hard work to wash a pig. The pig thought about this. Then it took hold of the edge of the mud and lifted it up. “Come in,” it said. “Boots off.”'
      ]
    },
    {
      id: 'one-foot',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The farmer put in one foot at first, and then the other. “It’s soft,” said {A}. “You have to go right under,” said the pig, “and then you roll.” They rolled to the left, and the mud came along. They rolled to the right, and they had it round them twice.',
        '“How do pigs get out?” asked {A}. “They don’t,” said the pig.'
      ]
    },
    {
      id: 'oink-lesson',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now say oink,” said the pig. {A} said it. “That was a high one. It means: where’s my supper? You have to say it low. Then it means: here I am, and there you are.”',
        '“Oink,” said {A}, as low as a drum. “Oink,” said {H}. They went on like that for some time. There was nothing more to say, and they said it very nicely.'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s a bit missing,” said the pig, and looked the farmer up and down. It laid one corner of the mud on {A}’s nose. “The nose burns first.”',
        'Now only the eyes looked out. From where they lay the ceiling was high up and blue, or would have been. “It’s a hot day,” said {A}, through the mud. “Not in here,” said the pig.'
      ]
    },
    {
      id: 'judge',
      A: 'partner',
      paragraphs: [
        'They lay there side by side, and it was cool, and nobody rubbed. After some time the farmer remembered something. “The show!” said {A}. “We can have it here,” said {H}. “What’s the first prize for?” They both thought. “Mud,” said the farmer. “It’s all over you.”',
        'So the pig won, and the farmer came second. The prize was the flannel. The pig laid it on the farmer’s hot forehead, wet as it was. “Oh,” said the farmer, very low. In pig that means: here I am.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wallowed at the edge, where there was mud to spare.',
      '{names} snorted, and that can mean nearly anything.',
      { text: '{names} laid out a towel for the judges to sit on.', needs: ['hands'] },
      { text: '{names} fetched the bucket, with only air in it.', needs: ['hands'] }
    ],
    way: [
      '{names} got a rub with the flannel too, by mistake.',
      '{names} rolled over once, to keep the pig company.',
      { text: '{names} rinsed the flannel, and passed it back.', needs: ['hands'] },
      { text: '{names} shook up the mud, so that the pig fell softly.', needs: ['hands'] }
    ],
    turn: [
      '{names} slipped in at the far end, where it was cool as well.',
      '{names} shifted up, for a farmer takes a lot of mud.',
      { text: '{names} pulled off the farmer’s boots.', needs: ['hands'] },
      { text: '{names} patted down the mud round the pig.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook out the mud and folded it. The flannel had been wrung out fifteen times, and now it hung up.',
    'The pig washed by itself this time, behind both ears. In the bed there was another sort of mud, clean and white. {H} rolled over in it twice.'
  ],
  last: [
    'It was dark in the sty, and cool, and {H} was asleep, right up to the nose.',
    '“Oink,” said somebody very low, and that was {H}, asleep.'
  ]
})
