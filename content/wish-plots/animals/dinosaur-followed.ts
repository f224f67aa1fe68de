import { wishPlot } from '../wish-plot.ts'

export const dinosaurFollowed = wishPlot({
  id: 'wish-dinosaurs-followed',
  themes: ['dinosaurs'],
  except: ['fossil', 'fossils', 'rex', 'trex'],
  wishes: ['dinasour', 'dinasours', 'dinosour', 'dinosours', 'dinosor', 'dinosors', 'dinasaur', 'dinasaurs'],
  moods: ['lost'],
  about: 'A dinosaur hides at the window from the long thing that follows it, and the hero finds out what it is.',
  titles: ['Something Behind the Dinosaur', 'It Goes When I Go', '{H} Looks Out at the Back', 'Thin at the End', 'From the Fridge On'],
  want: [
    {
      id: 'head-in',
      A: 'partner',
      paragraphs: [
        '{H} was at the window with a plate of apple when a dinosaur put its head in. It had a very long neck. It ate the plant on the windowsill, so it was the kind that eats plants. Then it looked at {H} with one round eye. “Can I hide here?” it whispered. “Something’s following me.”',
        '{H} had always wanted to stroke a dinosaur. But this one would not keep still. It looked over its shoulder the whole time.',
        '“What’s it like?” asked {A}. “It’s long,” said the dinosaur, “and thin at the end. When I go, it goes. When I stop, it stops. And when I turn round to look, it’s off round the corner.”'
      ]
    },
    {
      id: 'since-when',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How long has it been after you?” asked {H}. “As long as I can think,” said the dinosaur. “I was no bigger than a hen then, and it was quite a short one.”',
        '“And it’s grown?” asked {A}. “The more I ate, the more it grew,” said the dinosaur. “I can’t see how. I’ve never given it any.” And it took the next piece of apple.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-back',
      A: 'partner',
      paragraphs: [
        '“I’ll look,” said {H}, and crept to the window at the back.',
        'There it was. It lay right along the wall, long and green and thin at the end. {H} ran to the front again. “It’s come round to the other side!” “I knew it would,” said the dinosaur, and shook. At the back, something knocked on the glass.'
      ]
    },
    {
      id: 'three-buses',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“The longest dinosaurs were as long as three buses,” said {A}. “How long are you?” The dinosaur looked down at itself, as far as the windowsill. “I’m about one bus,” it said.',
        '{H} held up three fingers and took two of them away. “Then where are the other two buses?” asked {H}. Nobody knew. The dinosaur said that it hadn’t seen any all day.'
      ]
    },
    {
      id: 'in-a-hat',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It mustn’t know you,” said {A}, and put a woolly hat on the dinosaur. It was a big hat, but on there it looked like an egg cup. “Am I somebody else now?” asked the dinosaur.',
        '{H} walked round it, as far as the wall. “You’re a dinosaur in a hat,” said {H}. “Good,” said the dinosaur. “It’s looking for one without.”'
      ]
    },
    {
      id: 'no-chewing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To keep it calm they gave it a lettuce. It went down whole. You could see it go, all along the neck and out of the window. “You didn’t chew!” said {H}.',
        '“The long ones never do,” said the dinosaur. “We’ve got no time.” “Why not?” asked {A}. It lowered its voice. “Because of what’s behind us,” it said.'
      ]
    },
    {
      id: 'the-apple',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s only hungry,” said {H}. They opened the back window a crack, and {A} held out some apple. The long thing lay there and did not take it.',
        '“It can’t,” said {A}. “It’s got no mouth.” {H} looked too. “It’s got no eyes either. How does it know where you’re going?” they asked at the front. “That’s what makes it so clever,” said the dinosaur.'
      ]
    },
    {
      id: 'the-thread',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was followed once,” said {S}. “All the way from the shops. It was thin and red, and when I walked, it walked.” The dinosaur put its head closer.',
        '“What was it?” asked {A}. “It was my own cardigan,” said {S}. “One thread was caught on the shop door. When I got home I was mostly buttons.” The dinosaur said that it had never owned a cardigan.'
      ]
    },
    {
      id: 'both-ends',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had already had a look at the thing behind the back window. Now {A} had a look at the dinosaur, and was not surprised.',
        '“Did you see it?” asked {H}. “Is it dangerous?” {A} had seen all there was to see. But nobody asked the right question.'
      ]
    },
    {
      id: 'just-like-that',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Does it do this?” asked {S}, and walked close behind {A}, all round the table. When {A} stopped, {S} stopped. When {A} turned, {S} was off round the corner of the cupboard.',
        '“That’s it!” cried the dinosaur, and pulled in its head. “That’s exactly it!” They had to say three times that it was only {S}.'
      ]
    },
    {
      id: 'along-the-track',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked out to see which way it had come. The dinosaur’s feet had left holes as big as washing-up bowls, all down the road. And between them there was a line, right along the middle, as if somebody had dragged a hose.',
        '“It’s walked exactly where you walked,” said {A}. “And it’s never once trodden in a hole.” “It’s very neat,” said {H}. “I know,” whispered the dinosaur. “I fell over a dustbin on Monday. When I looked back, it had fallen over it too.”'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Why don’t you follow it?” said {A}. “Then it’s the one who has to look round.” The dinosaur took a deep breath and set off, round the home to the left. {H} and {A} stood at the window. First the head went by. Then there was neck, and a lot of green.',
        'Last of all came something thin, in a hurry, and it was off round the corner. A moment later the head went by again. “You’ve nearly got it!” called {H}. “It’s only just in front of you!” The fourth time the head was quite out of breath. “It’s faster than me,” it said. “By about one dinosaur.”'
      ]
    },
    {
      id: 'two-lids',
      A: 'partner',
      paragraphs: [
        '“I’ll scare it off,” said {H}. {H} took two saucepan lids to the back window and banged them together. The long thing jumped, and slapped the roof.',
        '“It’s not brave at all,” called {H}. “Nor is ours,” said {A}. “It jumped too.” “When?” asked {H}. {A} thought. “At the bang,” said {A}. “Both at once.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tickle',
      A: 'partner',
      paragraphs: [
        '{H} looked at the thin end for a while. Then {H} reached out and tickled it. At the front, the dinosaur giggled. {H} stopped, and it stopped.',
        '“Come with me,” said {H} to the thin end. {H} and {A} pulled it in through the kitchen, right up to the dinosaur’s nose. The dinosaur had shut both eyes. “Is it dreadful?” it asked.',
        '“Give it a bite,” said {H}. “Only a small one.” The dinosaur bit. “Ow,” it said. Then it opened one eye. “Is that me?”'
      ]
    },
    {
      id: 'where-it-starts',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s your tail,” said {A}. “But where does it start?” asked the dinosaur. They walked along it together. {H} said that it started at the bread bin, and {A} thought at the fridge.',
        '“I’d like to have the bit by the fridge,” said the dinosaur. “It’s a nice green.” So that was settled. From the fridge on it was tail.'
      ]
    },
    {
      id: 'wag-it',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Try and move it,” said {A}. The dinosaur thought hard. First nothing happened. Then the thin end went up, and took the tea towel with it. “I did that!” said the dinosaur.',
        'It did it again. The tea towel went left, and then right, and then over the lamp. “All these years I thought it was coming to get me,” said the dinosaur. “And it only wanted to wave.”'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        '“It never followed you,” said {H}. “It’s just the last bit of you.” The dinosaur laid its cheek on its tail. “And I never once said good evening to it,” it said.',
        'Now it kept still. So {H} stroked the dinosaur at last, from the nose on. “Tell me when you get to the end,” it said. That took until bedtime.',
        '“What if there’s something behind me tomorrow?” it asked. “Wag,” said {H}. “If it wags too, it’s you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, to be on the safe side.',
      '{names} sat down under the dinosaur’s chin, where it was warm.',
      { text: '{names} offered it the other plant, the one that nobody liked.', needs: ['hands'] },
      { text: '{names} moved the curtains out of reach of its teeth.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped too, though not as high as the dinosaur.',
      '{names} squeezed in below the round eye, and shook a little to keep it company.',
      { text: '{names} patted the dinosaur on the part that was indoors.', needs: ['hands'] },
      { text: '{names} caught a saucepan on its way off the shelf.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined on behind the tail, and made it a little longer.',
      '{names} sniffed one end and then the other, and it was the same dinosaur.',
      { text: '{names} lifted the tail over the chair legs, bend by bend.', needs: ['hands'] },
      { text: '{names} put a plaster on the bite, a very small one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids went back to their pans. The dinosaur lay down round the whole home, with its chin on its tail.',
    'When {H} had washed and was in bed, something stirred far down under the blanket. {H} thought about it, and wagged. It was only {H}, all the way to the end.'
  ],
  last: [
    'What came last was asleep too by now, at the far end of {H}.',
    'First slept the head, then the middle, and a good deal later the feet of {H}.'
  ]
})
