import { wishPlot } from '../wish-plot.ts'

export const unicornDragon = wishPlot({
  id: 'wish-unicorn-dragon',
  wishes: ['unicorn dragon', 'unicorns dragons', 'unicorn dragons', 'unicorns dragon', 'unicorn baby dragon', 'unicorn dragon friends', 'unicorm dragon', 'dragon unicorn rainbow', 'pegasus dragon', 'unicorn dragon castle'],
  except: ['princess', 'princesses', 'mermaid', 'mermaids', 'dinosaur', 'dinosaurs', 'knight', 'fairy', 'fairies', 'egg', 'eggs'],
  answers: ['friends', 'friend', 'best', 'fire', 'horn', 'magic', 'castle', 'cave', 'treasure', 'rainbow', 'party', 'birthday', 'fly', 'flying'],
  company: ['unicorn', 'dragon', 'balloon'],
  about: 'It is the dragon’s thousandth birthday and it wants one balloon, but one of them has a horn in front and the other a flame, until they use the end that has neither.',
  titles: ['Not the End with the Horn', 'A Thousand Years Without a Balloon', '{H} Brings a Present, Very Nearly', 'Bang, Said the Unicorn’s Horn', 'One Red Balloon and One White Tail'],
  want: [
    {
      id: 'birthday',
      A: 'partner',
      paragraphs: [
        '{H} was a unicorn, with a paper horn and a towel for a tail. It was the dragon’s birthday, and the unicorn wanted to bring a present. “I’ve got gold,” said the dragon, and that was {A}. “I’d like a balloon. I’ve never had one for longer than hello.”',
        'There were three of them, made of paper, with threads. The unicorn carried the green one up the mountain to the cave. Then it bowed, as unicorns do. Bang.'
      ]
    }
  ],
  way: [
    {
      id: 'bang',
      A: 'partner',
      paragraphs: [
        'The green one hung on the tip of the horn. “That was me,” said the unicorn. “I never think of it.” It ran down, and came back with the blue one. This time it kept its head right up.',
        '“Oh!” said the dragon. “It’s lovely!” But a dragon can’t say “Oh” without a bit of flame. There was a sizzle, and no blue one. “And that was me,” said the dragon. Two tears ran down its nose, and went fsss.'
      ]
    },
    {
      id: 'count-candles',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There was a cake, which was a hatbox, and a thousand candles were supposed to go on it. {H} had found thirteen pencils. “Make a wish, and blow them out,” said the unicorn. The dragon took a deep breath, and blew. Now all of them were alight.',
        'It blew once more, and so was the cake. “I’ve done it like that for a thousand years,” said {A}. “I’ve only ever had it well done.”'
      ]
    },
    {
      id: 'gold-hoard',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The dragon showed the unicorn its treasure, while they were at it. There were crowns, and a heap of cups. “Lie down,” said the dragon. “It’s only cold at first.” The unicorn lay down, and something clinked. It had a cup on its horn.',
        'It shook its head, and then there was a crown on top of the cup. “Stop,” said {A}. “You look like a shelf.” But the dragon walked all round it and looked. It was rather the way in which it had always wanted the treasure put.'
      ]
    },
    {
      id: 'other-presents',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What did you get last year?” asked the unicorn. The dragon pointed at a black stick and a grey heap. “That was a kite,” it said. “And that was from my aunt. It was a jumper.” It had been very happy with both of them, for a moment.',
        '“You could say thank you to the side,” said the unicorn. The dragon tried. It turned to the wall, and said it. There was a round black patch on the wall then, and it was one of many.'
      ]
    },
    {
      id: 'clean-water',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Between the rocks there was a pool, and it was black, for a dragon lived next to it. The unicorn dipped its horn in, and stirred. A unicorn’s horn makes any water clean. It’s in all the books.',
        '“Now it’s clear right down to the pebbles,” said {H}. They both put their feet in. On the dragon’s side it got warm, and on the unicorn’s side it stayed cool. In the middle it was just right.'
      ]
    },
    {
      id: 'flying',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I can take you up,” said the dragon, “and then you’ll see the whole kingdom.” It flapped both towels. The unicorn stood behind and held on to a corner with its teeth. They took off, as far as the mat.',
        '“I can see my meadow,” said the unicorn through the corner. It was green, and was the bath mat. “It’s small from up here.” A horse likes to have one foot on the ground, and so did this one. It was the foot that had to do all the running.'
      ]
    },
    {
      id: 'party-games',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At a birthday you play games. First there was musical chairs. The unicorn sat down on the chair, and the dragon sat down on the unicorn. That made two winners. Then there was pin the tail, and the unicorn did not like the look of that.',
        '“What about statues?” said {A}. That went well. The unicorn stood on three legs, and the dragon stood with its mouth wide open. “Some smoke came out,” said the unicorn through its teeth. “Smoke doesn’t count,” said the dragon.'
      ]
    },
    {
      id: 'scales-and-mane',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'For its birthday the dragon wished to look nice. “I’ll do your scales,” said the unicorn. It rubbed them with a sleeve, one after the other, from the neck down. By the middle you could see a unicorn in each of them. There were ninety, and all of them had dust on the nose.',
        'Then it was the mane’s turn. The dragon plaited it with two claws, and dried it as it went. The plait came out quite stiff, and pointed up. “Now you’ve got two horns,” said {A}. “One’s for Sundays.”'
      ]
    },
    {
      id: 'second-guest',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Up the mountain came {A} as the knight from next door, with a colander for a helmet. “Is there a fight here?” asked the knight. “It’s a birthday,” said {H}. “Oh. Then I’ve come in the wrong things.”',
        'The knight was given a piece of cake, well done. But the helmet had to stay on, for it stuck. So the crumbs went in at the top and were caught further down. “It keeps warm in there,” said {A}.'
      ]
    },
    {
      id: 'hide',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They played hide-and-seek, and the unicorn hid behind a rock. It was a very good rock. Only the horn stood up behind it, white, with a twist. “That’s a candle,” said the unicorn quickly. “I’ll just light it, then,” said the dragon. The unicorn came out.',
        'Next it was the dragon that hid, under a cloth. From one end of the cloth there rose a thin grey thread. “I can see you,” said {H}. “That’s a teapot,” said the cloth.'
      ]
    },
    {
      id: 'pet-party',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was one more guest, who had come without a present, and that was {A}. {A} lay down in the cave in the warmest place, right beside the dragon’s mouth. “It’s not afraid,” said the dragon. It was touched.',
        'It did not dare to speak now, because of the fur. It said everything to the other side. “Would {A} like some cake?” it asked the wall. {A} would, and the wall got a bit blacker.'
      ]
    },
    {
      id: 'elder-balloon',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a balloon once that went up,” said {S}. “I’d only let go to scratch my nose.” “Where did it go?” asked {A}. “Over the church, and over the baker. Everybody stood still in the street and looked.”',
        '“Were you sad?” {S} thought back. “Only until the baker came out. He’d never seen anybody’s balloon go so well, and he asked how I’d done it.”'
      ]
    },
    {
      id: 'foal-dragonet',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a dragon too, but only two hundred, and still had milk fire. It came out when you tickled it. {A} tried it out, under both wings.',
        '“Ha,” said the small dragon, and there was a spark. “Haha!” There were two. With the third one it lay on its back, and it was a firework. The unicorn did that until there was no more fire left in it, only hiccups.'
      ]
    },
    {
      id: 'baby-candle',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'The best guest of all was {A}, who had not been to many birthdays yet. The dragon showed {A} its smoke. It could do rings, and they went up over its nose one after the other.',
        '{A} took hold of one of them, with great care, and opened the hand to see. There was nothing there. “It’s always like that with me too,” said the dragon, and did another. “You just go on to the next one.”'
      ]
    },
    {
      id: 'which-end',
      A: 'partner',
      paragraphs: [
        'Now there was only the red one. They sat in front of the cave back to back, so that nothing could happen to it. “It’s only our front ends,” said {A}. “You’re pointed there, and I’m hot there. Behind, we’re as soft as anybody.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '{H} went down for the last time. The unicorn tied the red balloon to the tip of its tail, and came up the mountain backwards. Its horn pointed down into the valley. The dragon came out of the cave backwards too.',
        'Neither could see a thing. “More to the left,” said the unicorn. “Whose left?” said the dragon. The tails went to and fro, and found each other, and the thread went over. Nothing went bang. “I’ve got it!” said the dragon, to the other side.'
      ]
    },
    {
      id: 'looking',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'But the dragon wanted to see it as well. So the unicorn held up the lid of a golden box in front. In it you could see what was behind: a red dot, and a tail. The dragon breathed through its nose, and only very thinly.',
        '“It’s nodding,” it said. “It nods when I wag.” It wagged, and there it was again. “It’s known me for two minutes,” said {A}, “and it’s still here.”'
      ]
    },
    {
      id: 'warm-air',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Warm air rises, and dragons have a good deal of it. This one lay quite flat and breathed along the ground. The red balloon lifted its head, and stood there, and looked about it.',
        '“It can see the sea from there,” said the unicorn. The dragon breathed more gently. Then it came down again, a bit at a time, and told them nothing.'
      ]
    },
    {
      id: 'horn-light',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'It grew dark on the mountain, and there was one more thing that the dragon could do. It breathed on the horn, as you breathe on a window. That was neither too near nor too hot. The horn began to shine.',
        '“Is it well done?” asked the unicorn, and squinted up at it. “It’s only pink,” said the dragon. Now there was a light on the table, and nobody had to blow it out.'
      ]
    },
    {
      id: 'guard',
      A: 'partner',
      paragraphs: [
        'The dragon pushed its gold aside with one foot. In the best place, where the biggest crown had been, it put the red balloon. Then it lay down round it with its nose to the wall.',
        '“That’s longer than hello,” said the unicorn. “It’s the longest that I’ve ever had anything,” said the dragon. It shut its mouth, and breathed out very gently through its ears.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook at the bang, from front to back.',
      '{names} sniffed at what was left of the green one.',
      { text: '{names} polished the dragon’s gold, for the birthday.', needs: ['hands'] },
      { text: '{names} sang half of the birthday song, as far as the bang.', needs: ['hands'] }
    ],
    way: [
      '{names} kept away from the pointed end.',
      '{names} came round behind the dragon, where it was only warm.',
      { text: '{names} dried those two tears, and the hanky steamed.', needs: ['hands'] },
      { text: '{names} held the last thread very, very loosely.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept down the mountain backwards, in case that was the custom.',
      '{names} squeezed up small, until nothing had gone bang.',
      { text: '{names} called left, and right, and then left again.', needs: ['hands'] },
      { text: '{names} put fingers in some ears, quite without need.', needs: ['hands'] }
    ]
  },
  bed: [
    'The red balloon was left on the shelf. The horn lay beside it, and pointed at the wall.',
    'The unicorn washed, and said good night to the side, to be careful. Then it lay down round a pillow, with its nose to the wall.'
  ],
  last: [
    'Nothing went bang any more and nothing went fsss, and {H} was asleep.',
    'On the shelf was something red, and it was still there, and {H} slept.'
  ]
})
