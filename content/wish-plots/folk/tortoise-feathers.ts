import { wishPlot } from '../wish-plot.ts'

export const tortoiseFeathers = wishPlot({
  id: 'wish-tortoise-feathers',
  wishes: ['tortoise feathers', 'tortoise’s feathers', 'tortoise’s feather', 'tortoise’s borrowed feathers', 'tortoises feathers', 'tortoises borrowed feathers', 'tortoise’s shell pattern', 'tortoise’s patterned shell', 'tortoise’s cracked shell', 'tortoise’s feast', 'tortoises birds', 'tortoise feather', 'tortoise borrowed feathers', 'tortoise borrows feathers', 'tortoise and the birds', 'tortoise birds', 'tortoise sky', 'tortoise feast', 'tortoise party sky', 'tortoise feast sky', 'tortoise fly', 'tortoise flies', 'tortoise flew', 'tortoise flying', 'tortoise wings', 'tortoise got shell', 'tortoise got his shell', 'tortoise cracked shell', 'tortoise shell cracked', 'tortoise shell pattern', 'tortoise shell story', 'tortoise patterned shell', 'how tortoise shell', 'why tortoise shell', 'mbe tortoise', 'ijapa', 'ijapa tortoise', 'mbeku', 'turtle feathers', 'turtle borrowed feathers', 'turtle feast sky', 'nigerian tortoise', 'african tortoise', 'tortoise folktale', 'tortoise folk tale', 'tortoise tale', 'alo ijapa', 'tortoise tricks birds', 'tortoise birds feathers', 'tortoise flies with the birds'],
  answers: ['tortoise', 'tortoise’s', 'tortoises', 'turtle', 'feather', 'feathers', 'borrow', 'borrows', 'borrowed', 'bird', 'birds', 'sky', 'feast', 'party', 'food', 'eats', 'ate', 'eat', 'fly', 'flies', 'flew', 'flying', 'wings', 'name', 'all', 'you', 'shell', 'crack', 'cracked', 'cracks', 'broken', 'pattern', 'patterned', 'patterns', 'pieces', 'lines', 'got', 'gets', 'get', 'has', 'fell', 'falls', 'fall', 'lands', 'landed', 'softly', 'soft', 'down', 'parrot', 'greedy', 'clever', 'tricky', 'trick', 'trickster', 'story', 'stories', 'tale', 'tales', 'folk', 'folktale', 'nigeria', 'nigerian', 'igbo', 'yoruba', 'africa', 'african', 'west', 'how', 'why', 'his', 'the', 'from', 'mbe', 'ijapa', 'back', 'who', 'went', 'goes', 'to'],
  except: ['hare', 'rabbit', 'race', 'snail', 'pet', 'our', 'died', 'dead', 'ill', 'sick', 'vet', 'poorly', 'lost', 'escaped', 'hibernate', 'hibernation', 'sleeping', 'wakes', 'lettuce', 'sea', 'beach', 'eggs', 'hatch', 'dinosaur', 'dragon', 'robot', 'zoo', 'soup', 'space', 'moon', 'rocket', 'ninja'],
  moods: ['proud', 'question', 'learning'],
  asked: 'fact',
  isTale: true,
  company: ['tortoise', 'birds', 'bird', 'sky', 'shell', 'feather', 'feathers', 'feast', 'rug', 'sofa', 'parrot', 'spoon', 'crumbs', 'hornbill', 'dove', 'weaver', 'sunbird', 'owl'],
  about: 'Tortoise flies to the feast with thirteen borrowed feathers and eats for everybody; without them he is too smooth to be carried down, until every bird has a place to hold on to.',
  titles: ['All of You', 'Thirteen Feathers', '{H} Goes to the Feast', 'Nothing to Hold On To', 'A Place for the Hornbill'],
  want: [
    {
      id: 'a-feather-each',
      A: 'partner',
      paragraphs: [
        '{H} was Tortoise, and wanted to go to the feast in the sky. The shell was a big piece of cardboard, as smooth as a pot. The sky was the sofa. {A} was the birds, all thirteen of them.',
        '“You’ve got no wings,” said {A}. “Then lend me a feather each,” said Tortoise. “Nobody misses one.” The feathers were strips of paper. Soon there were thirteen in Tortoise’s sleeves.'
      ]
    }
  ],
  way: [
    {
      id: 'which-bird',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had to be all the birds, and each had a voice. The hornbill spoke through the nose. The weaver spoke very fast, and the dove very low. “One feather from me,” said the dove. “One from me, one from me,” said the weaver, “but I’d like it back, I’d like it back.”',
        'Then {A} said nothing for a while. “And who was that?” asked Tortoise. “The owl,” said {A}. “It’s asleep. You may take one, if you’re quiet.”'
      ]
    },
    {
      id: 'learning-to-fly',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before the feast Tortoise had to learn how to fly. “Which is the front?” asked {A}, for a tortoise with feathers on looks much the same from both ends. Tortoise put out the head, and that was the front.',
        '“Now flap.” Tortoise flapped on the left, and went round in a ring. Then Tortoise flapped on the right, and came back. “That’s flying,” said {A}. “Now you need to do both, or you’ll be late.”'
      ]
    },
    {
      id: 'names-for-a-feast',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a feast you take a new name, and on the way up the birds told theirs. The parrot was called Come Again, and the sunbird was Only a Drop. The owl had been asked three times, and was now called What. “And who are you?” Tortoise asked the hornbill.',
        '“Mind the Beak,” said {A}. “It’s the only name that’s ever been any use.” Tortoise had one too, and was not telling it yet.'
      ]
    },
    {
      id: 'the-other-is-the-cloud',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was the cloud that keeps the gate of the sky, and had a pillow on. “Birds only,” said the cloud. Tortoise showed the sleeves, with a feather sticking out. “What kind of bird?” asked the cloud. “A round one,” said Tortoise.',
        '“And what do you sing?” Tortoise had not thought of that. Tortoise pulled in the head and hummed from inside. The cloud listened for some time. “It sounds full,” said the cloud, and let the round bird through.'
      ]
    },
    {
      id: 'pet-is-an-egret',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was the white egret, who rides on cows. {A} had been lent a paper feather too, and wore it on top, and then underneath. “You needn’t give me that,” said Tortoise. “I’ve got thirteen.”',
        '{A} looked up at the sofa, and not at Tortoise. It was a very hungry look. “There’ll be enough for everyone,” somebody said. Tortoise said nothing.'
      ]
    },
    {
      id: 'elder-was-there',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know that feast,” said {S}. “There was soup with it. My grandmother told me, and she had it from somebody who’d licked the spoon.” “What sort of soup?” asked {A}. “It was a different one every time she told it.”',
        '{S} shut both eyes. “When she was hungry herself,” said {S}, “it took her all evening to get past the soup. I’ve fallen asleep and never even seen the tortoise come down.”'
      ]
    },
    {
      id: 'for-whom-is-it',
      A: 'partner',
      paragraphs: [
        '“At a feast you take a new name,” said Tortoise up in the sky. “Mine’s All of You.” On the sofa stood a dish of crackers, which were pounded yam. “Who’s it for?” called Tortoise. “It’s for all of you,” said {A}, in the voice of the sky.',
        '“That’s me,” said Tortoise, and ate. Thirteen birds looked on. At the end the dish held a few crumbs. “Then we’d like our feathers back, please,” said {A}, in thirteen voices.'
      ]
    },
    {
      id: 'nothing-to-hold',
      A: 'partner',
      paragraphs: [
        'Now Tortoise sat on the sofa without a feather, and the rug was a long way down. Thirteen birds talked it over. Nobody can be left in the sky. So they took hold, to carry Tortoise home.',
        'Their feet slid off, first on one side, then on the other. {A} stroked the shell. “You’re smooth all round,” said {A}. “There’s no place on you for anybody.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-soft-things',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Tell them at home to bring out the soft things,” Tortoise called down. {A} was the parrot, and flew with the message. “Bring out the things,” said the parrot. “Was it the hard ones, or the loud ones?”',
        '“The soft ones,” called Tortoise. The parrot brought a cushion and a blanket, and the bread. “Now it’s soft down there,” said Tortoise, and looked over the edge. It was soft, but it was still a long way off.'
      ]
    },
    {
      id: 'too-many-beaks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could take you by the tail,” said the weaver. Tortoise put out the tail. It was as long as a little finger, and thirteen birds could not agree on it. “By the head, then.” Tortoise pulled in the head.',
        '“By the legs?” They went in as well. Now there was only a shell, and it spoke. “I’m sorry,” it said. “They do it by themselves.”'
      ]
    },
    {
      id: 'thirteen-places',
      A: 'partner',
      paragraphs: [
        'Tortoise thought about the name. “I said that I was all of you,” said {H}. “But I was only me, thirteen times.” {H} took a spoon from the dish. With its handle {H} pressed a deep line into the shell, and then another. “That’s a place for the hornbill,” said {H}, “and that’s the dove’s.”',
        '{A} ran a thumb along, and the nail caught. “I can hold on there,” said {A}. So five got a place along the middle, and four on each side. That was all of them.'
      ]
    },
    {
      id: 'who-sits-where',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The sunbird wanted to sit beside the parrot, and the owl did not want to sit beside anybody. “You’ve got a line all round you,” said {H}. The owl moved in. “Is this mine as far as here?” it asked. “As far as there,” said {H}.',
        'The weaver went round its own edge with its beak, and then round it again. “It’s got six corners, six corners,” it said. “In my nest there’s no corner at all.” It wished to know what you keep in a corner.'
      ]
    },
    {
      id: 'round-the-edge',
      A: 'same',
      spare: 10,
      paragraphs: [
        'All round the rim there was still a smooth strip left. “Those are for next time,” said {H}, and pressed short lines across it, one beside the other. “In case there are guests,” said {A}. They counted as far as twenty, and then the spoon had come round to where it began.',
        'Real tortoises have those as well. “Who were they for?” asked {A}. “Chicks,” said {H}. “They can’t fly yet, but they do like to say that they helped.”'
      ]
    },
    {
      id: 'like-a-leaf',
      A: 'partner',
      paragraphs: [
        'The birds took hold, each in a place of its own. Down went Tortoise, as slowly as a leaf, and landed on the rug without a bump. Since then a tortoise has thirteen big pieces on its back. You can count them.',
        'There were still the crumbs, and {H} laid one on each piece. “Who’s it for?” asked {A}. “For all of you,” said Tortoise, and lay still until the last was eaten.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} flew once round the rug, to get warm.',
      '{names} lost a feather, and did not go back for it.',
      { text: '{names} tore more paper into feathers, in case of a moult.', needs: ['hands'] },
      { text: '{names} smoothed the shell with both palms.', needs: ['hands'] }
    ],
    way: [
      '{names} sat at the edge of the sky, and looked down.',
      '{names} sniffed at the dish, and found it light.',
      { text: '{names} held out a plate, and was told to wait.', needs: ['hands'] },
      { text: '{names} counted the birds on ten fingers, and three were over.', needs: ['hands'] }
    ],
    turn: [
      '{names} landed on the rug as well, a little harder.',
      '{names} picked up a crumb that had rolled off its piece.',
      { text: '{names} felt along the lines with one finger.', needs: ['hands'] },
      { text: '{names} took hold at the rim, where the guests go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The feathers were laid in a box, thirteen of them. The shell stood against the sofa, with its lines to the room.',
    '{H} was washed, all round and in every corner. Then Tortoise lay down, and pulled in the legs, the arms and most of the head.'
  ],
  last: [
    'Thirteen birds had gone to roost, and Tortoise was the fourteenth, and {H} was asleep.',
    'There was a place for all of them, and in the middle of it {H} was asleep.'
  ]
})
