import { wishPlot } from '../wish-plot.ts'

export const beanstalk = wishPlot({
  id: 'wish-beanstalk',
  wishes: ['beanstalk', 'bean stalk', 'beanstalks', 'magic beans', 'magic bean', 'jack beans giant', 'fee fi fo fum', 'jack giant'],
  except: ['jelly', 'coffee', 'baked', 'toast'],
  answers: ['jack', 'jill', 'giant', 'cow', 'beans', 'magic', 'castle', 'sky', 'climbs', 'climbing', 'harp', 'hen', 'goose', 'golden', 'eggs', 'egg', 'friendly', 'nice', 'kind', 'gentle'],
  company: ['giant', 'cow', 'boot'],
  about: 'Jack has swapped his cow for five beans and misses her, and the giant who has her now cannot get a drop of milk.',
  titles: ['Five Beans for a Cow', 'Milky-White in the Clouds', '{H} and the Beanstalk', 'Fee, Fi, Fo, Fum, Said the Giant', 'The Cow That Looked at the Boot'],
  want: [
    {
      id: 'five-beans',
      A: 'partner',
      paragraphs: [
        '{H} was Jack, and had a cow called Milky-White, who was the footstool. On the way to market stood {A}, in two coats, with five magic beans. They swapped. Then Jack sat down, and there was nothing to put two feet on. “I want her back,” said {H}, and dropped the beans.',
        'The lamp went off, and on, and that was the night. Now there was a beanstalk, as green as a woolly scarf. It went along the floor, right up into the clouds. Jack climbed it, lying flat.'
      ]
    }
  ],
  way: [
    {
      id: 'one-of-the-beans',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'One of the five beans had not come up yet. It was {S}, and lay on the rug, quite round. {A} watered it with an empty cup. First a finger came up, and it looked about. After that came two leaves, and they waved.',
        '“Are you magic?” asked Jack. “I’m a runner bean,” said the bean. “What’s magic about that?” “This,” said {S}, and was out of the door. It is not easy to catch a bean.'
      ]
    },
    {
      id: 'swapped-a-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I made a swap like that once,” said {S}. “I gave a boy my bicycle for his trumpet.” “And were you sorry?” asked Jack. “The neighbours were,” said {S}. “I could only play one note, and I liked it.”',
        '{S} sang which one it was. It was long. “And the boy?” asked {A}. “In the end he brought my bicycle back,” said {S}. “He even let me keep the trumpet. He only asked me not to play it.”'
      ]
    },
    {
      id: 'half-way-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Halfway up, Jack looked down. It is a mistake, but everybody makes it. It was a long way. “What can you see?” came a call from {A} below. “Our house,” said {H}. It was a matchbox under the chair. “The washing’s out, and Mother’s shaking her fist.”',
        '“What’s she saying?” Jack held one ear down. “You can’t hear it from here,” said {H}. “It’s a very good height.”'
      ]
    },
    {
      id: 'always-left',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'At the leg of a chair the beanstalk had to go round. {H} put it round on the right. “The other way,” said {A}. “A climbing bean always goes round the same way, all its life. If you turn it, it turns back.”',
        'So {H} let go of the end, and they watched. The beanstalk slid off the chair, and lay there. “It’s offended,” said {A}. {H} put it round on the left, and it stayed.'
      ]
    },
    {
      id: 'magic-peas',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'On the next cloud Jack met {S}, who had come up by another way. “I had peas,” said {S}. “They’re thinner, and you have to hold on with both knees. What did you give for yours?” “A cow,” said {A}.',
        '{S} gave a low whistle. “I only gave a hat,” said {S}. “But then there’s nothing up my one except some weather.” They shook hands, and each of them was glad to be the other one’s neighbour.'
      ]
    },
    {
      id: 'nobody-here',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the castle door stood somebody in an apron. “Come in, but be quick,” said {A}. “There’s a giant here, and he’s no friend of visitors. If he asks, I haven’t seen you.” Then {A} took off the apron, and was the giant.',
        '“Has anybody come?” asked the giant. On went the apron. “Not a soul.” Off it came. “Are you sure?” It went on again, back to front. “He never believes me,” whispered {A} to Jack.'
      ]
    },
    {
      id: 'cow-wont-go',
      A: 'partner',
      paragraphs: [
        'In the castle at the top, under the table, lay {A} in two coats, snoring. So it was the giant who had bought the cow! And there stood Milky-White. Jack pulled her to the beanstalk, and she stopped. A cow will walk up stairs, but never down.',
        '“Moo!” said Milky-White, out of {H}’s mouth. “Fee, fi, fo, fum,” said the giant. “I smell somebody.” Jack just got behind a great big boot.'
      ]
    },
    {
      id: 'golden-eggs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The giant had a hen that laid golden eggs. She was a woolly hat. “Lay!” said the giant, and she laid a lemon. “What do you do with them?” asked a small voice. “I knock on them with a spoon,” said the giant.',
        'The giant knocked. Nothing cracked but one thumb. “I’ve got four hundred,” said {A}, “and not one for breakfast.” The hen looked straight ahead. She had never said that they were for that.'
      ]
    },
    {
      id: 'the-harp',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was also a harp that played by itself. It was the rack that the plates dry in. “Play!” said the giant, and waited. “It’s slow to begin,” said the giant, and gave it a flick. Dunnng, it went.',
        'Nobody had thought that it would be so low. It ran along the floor, and went into both of {H}’s knees. “That’s the whole tune,” said {A}. “I’ve slept through it every night since I got it.”'
      ]
    },
    {
      id: 'what-he-smells',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The giant’s nose came round the table on its own. “Fee, fi, fo, fum,” it said, and sniffed. “I smell soap. I smell a bit of toast. I smell somebody who’s been lying on a floor.” Jack breathed in, and tried not to smell of anything.',
        '“And now I smell nothing,” said the giant, rather worried. {A} blew {A}’s nose, and it was heard in the valley. “That’s better. Toast again.”'
      ]
    },
    {
      id: 'hen-as-well',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In a corner of the castle {H} found {A}. It had to be one of the giant’s hens. “Have you laid anything?” asked Jack. {A} had the face of somebody who knew, and would not tell.',
        'Nobody liked to lift {A} up and look. {H} held a hand as near as was polite. “It’s warm round there,” said {H}. “That’s how it begins.”'
      ]
    },
    {
      id: 'not-a-drop',
      A: 'partner',
      paragraphs: [
        'The giant sat down to milk. The udder was a rubber glove. The giant pulled at all the fingers, and nothing came. “I gave five beans for her,” said the giant, “and not a drop! And I like milk in my tea.”',
        'Then {A} looked where the cow looked. “She isn’t empty,” said {A}. “She’s only got eyes for that boot.” The cow said moo, and the boot said shh.'
      ]
    }
  ],
  turn: [
    {
      id: 'how-to-milk',
      A: 'partner',
      paragraphs: [
        'Jack came out. “You don’t pull,” said {H}. “You lean your head on her, and hum. Then you squeeze, from the top down.” Psss, it went into the bucket, psss. The bucket was an egg cup. The giant drank it with both eyes shut.',
        '“You can have her back,” said {A}, “for my five beans.” Jack had none left. But the beanstalk was hung with pods, all the way down. “You can have five hundred,” said Jack.'
      ]
    },
    {
      id: 'shelling',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They sat down on the cloud and opened the first pods. {H} pressed with one thumb. Pop! There were seven beans in a row, like people in a bus.',
        'Then the giant pressed. Pop! All seven beans were gone, and something tinkled behind the cupboard. “A giant’s thumb,” said {A}, “has no small pop in it.” So Jack did the popping, and the giant held the bowl.'
      ]
    },
    {
      id: 'milk-beard',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When the giant put down the bucket, there was a white beard from one ear to the other. {H} could not think how it was done with an egg cup.',
        '“You’ve got one too,” said the giant. Jack felt for it, and there was. Milky-White chewed, and looked from one beard to the other. She was the only one who had not drunk any.'
      ]
    },
    {
      id: 'next-bean',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One bean Jack did not put with the others. It had a brown spot, just like an eye. “Is that one magic too?” asked {A}. “You can’t tell by looking,” said {H}. “You’ve got to put it in the ground, and go to bed.”',
        '“And if it is?” The giant had sat up. “Then tomorrow there’s a second way up here,” said Jack. “One for coming, and one for going.” The giant moved over a little, to make room for it.'
      ]
    },
    {
      id: 'set-down',
      A: 'partner',
      paragraphs: [
        'The giant put one long arm out of the clouds, and set the cow down on the earth. Jack climbed down after her. “This is where Jack cuts down the beanstalk,” said the giant, in quite a small voice.',
        '“Then how would your milk get up?” asked {H}. From above came a sigh that blew {H}’s hair flat. Jack sat down and put both feet up on Milky-White. They just fitted.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled a magic bean under the sofa, and it came out on the other side.',
      '{names} went to bed when the lamp went off, and got up when it went on.',
      { text: '{names} measured the beanstalk with both arms, and it was a scarf too long.', needs: ['hands'] },
      { text: '{names} gave Milky-White a farewell pat on the cushion.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the snoring overhead and waited for a bit of cloud to fall.',
      '{names} mooed a little, or something like it, for company.',
      { text: '{names} gave the beanstalk a push, to see if it would hold.', needs: ['hands'] },
      { text: '{names} held on to the beanstalk, lying flat like Jack.', needs: ['hands'] }
    ],
    turn: [
      '{names} cleaned up a drop that had missed the bucket.',
      '{names} hummed or purred or hiccuped along with the milking.',
      { text: '{names} held the egg cup with both hands, as buckets are heavy.', needs: ['hands'] },
      { text: '{names} picked a pod from the beanstalk and counted to five.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the beanstalk from the bottom, and the glove went back to the sink. The beans that were left stood in a cup on the table.',
    'When Jack had washed, Milky-White was led to the bed, to stand beside it for the night. From above the clouds came a low snore, with nothing on its mind.'
  ],
  last: [
    'In a cup lay a few beans that might be magic, and {H} was asleep.',
    'Milky-White was home, and looked at nobody else, and {H} slept.'
  ]
})
