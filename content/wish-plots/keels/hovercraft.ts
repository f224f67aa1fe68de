import { wishPlot } from '../wish-plot.ts'

export const hovercraft = wishPlot({
  id: 'wish-hovercraft',
  wishes: ['hovercraft', 'hovercrafts', 'hover craft', 'aerodeslizador', 'luftkissenboot'],
  except: ['crash', 'crashed', 'sank', 'broken', 'war', 'lost', 'afraid', 'scared', 'space', 'board', 'eels'],
  answers: ['floats', 'floating', 'air', 'cushion', 'water', 'sea', 'beach', 'land', 'sand', 'mud', 'ride', 'riding', 'loud', 'fast', 'fan', 'fans', 'skirt', 'ferry', 'trip', 'island', 'big', 'toy', 'over', 'on', 'the', 'that', 'goes'],
  partnerPlays: true,
  company: ['hovercraft', 'beach', 'hat', 'skirt', 'sea'],
  about: 'A hovercraft blows away whoever it wants to fetch, hat first, until it lets out its air and sits down.',
  titles: ['After the Hat', 'It Sits on Nothing', '{H} Lets the Air Out', 'Fwoooo', 'The Five O’Clock to Bed'],
  want: [
    {
      id: 'five-o-clock',
      A: 'partner',
      paragraphs: [
        '{H} was a hovercraft, with a dark towel for a skirt. A hovercraft blows air downwards and sits on that. So it can go on sea and sand alike. “Fwoooo,” said {H}.',
        'On the beach, which was the rug, sat {A} in a straw hat. “I’m waiting for the five o’clock to Bed,” said {A}. The hovercraft wanted to be on time.'
      ]
    }
  ],
  way: [
    {
      id: 'hat-leaves',
      A: 'partner',
      paragraphs: [
        '{H} came in over the waves and straight up the beach. “Fwoooo!” The hat rose from {A}’s head and rolled away along the sand. “That’s mine,” called {A}.',
        '“I’ll get it,” said the hovercraft, and went after it. But whenever it was near, the hat was off again. They went right round the table, with the hat in front.'
      ]
    },
    {
      id: 'cat-food-tin',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The man who thought of it tried it out with a cat food tin,” said {A}. “He put it inside a coffee tin, and blew in between.” They had no cat food. They had a cup, in a bigger cup, and {H}’s breath.',
        'The cups stayed where they were. But some old coffee came out at the side and hit {A}. “That’s the principle,” said {A}, and wiped it off. “He was in the kitchen, too.”'
      ]
    },
    {
      id: 'where-does-it-live',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Are you a boat or a plane or a bus?” asked {A}. “It depends on who’s asking,” said the hovercraft. The harbour had told it to go to the airport. At the airport they had said to try the bus stop.',
        'At the bus stop it had blown over the sign. So now it lived on a bit of beach that nobody had a word for. “It’s flat,” said {H}, “and there are shells.”'
      ]
    },
    {
      id: 'goes-sideways',
      A: 'same',
      spare: 3,
      paragraphs: [
        'With nothing to hold on to, the hovercraft took the bend like soap. {H} turned to the left and looked to the left. All the same it was going straight on, past {A}. “You’re travelling sideways,” said {A}.',
        '“I can see more like that,” said the hovercraft. It saw the sofa, for a long time, and then from very near. After that it began each bend two rooms before.'
      ]
    },
    {
      id: 'what-is-under',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} lifted the hem of the skirt a little, and tried to look in. “What’s in there?” “Nothing,” said the hovercraft. “That’s what I sit on.” A bit of fluff came out, in a great hurry.',
        '“Is it soft?” asked {A}. {H} sat on it a little harder, to see. “It’s the softest thing there is,” said {H}, “but it leaks.” So it had to be filled up the whole day long.'
      ]
    },
    {
      id: 'crabs-say',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Beneath the hovercraft lived two crabs, and they were {A}’s hands. It had gone right over them, and not one leg was bent. “Did you notice anything?” asked one. “A draught,” said the other.',
        '“It was dark, too, for a moment.” “That’ll have been a cloud,” said the first crab. They walked off, sideways, and the hovercraft felt that it had met somebody.'
      ]
    },
    {
      id: 'other-at-the-kiosk',
      A: 'other',
      spare: 6,
      paragraphs: [
        'By the beach there was a kiosk, where {A} sold napkins. They had been in a neat pile. “Closed,” said {A}, and lay down on top of them. “I only want to ask the time,” said the hovercraft.',
        'It came closer, to hear. The napkins went up like a flock of gulls, and {A} went on lying there, on none. “It’s five,” said {A}. “It’s always five when you come.”'
      ]
    },
    {
      id: 'mud-is-fine',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When the tide’s out there’s only mud. A boat gets stuck in it, and so do wellies. “How about you?” asked {A}. The hovercraft went over it as if it had been ironed. There was no track, and no sock left behind.',
        '“I could bring you things,” it said. {A} had lost a spade out there, last summer. {H} looked for it in all the mud there was. It’s a pity that a hovercraft can’t bend down.'
      ]
    },
    {
      id: 'shouting-aboard',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A hovercraft is so loud that you can’t hear what’s said on it. “LOVELY WEATHER,” shouted {A}. “IT’S IN THE CUPBOARD,” shouted {H}. They nodded to each other.',
        '“IS IT FAR?” “ONLY ON SUNDAYS.” It was a good talk, and both of them found out a lot. When the engine stopped for a moment, neither of them could think of anything to say.'
      ]
    },
    {
      id: 'pet-is-blown',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'On the sand lay {A}, and was the one thing that did not blow away. The hovercraft went round twice. “You’re either very heavy,” it said, “or you’ve been nailed.”',
        '{A} enjoyed the air. It came in at the front, and it carried the smell of other beaches. As far as {A} was concerned, the thing could run all day.'
      ]
    },
    {
      id: 'elder-crossing',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I went to France on one of those,” said {S}. “It took half an hour, and you saw nothing but spray.” “What was it like?” asked {A}.',
        '“It was like sitting in a washing machine with a sandwich,” said {S}. “Then it drove up the beach and let out its breath. And there they all were, speaking French.” {A} let out some breath, and listened. Nobody spoke French yet.'
      ]
    },
    {
      id: 'child-small-hovercraft',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a small hovercraft, in a flannel. “Pufoo,” said {S}, for it was only meant for ponds. The two of them met in the bay. Each blew the other one away.',
        'They tried it again from further off. “I only want to say hello,” called {S}, and was already behind the sofa. They said it by waving, with what they had for fans.'
      ]
    },
    {
      id: 'baby-blows-back',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '“Fwoooo,” said the hovercraft, in front of {A}. What there was of {A}’s hair lay down flat. {A} drew a deep breath and blew back. It was rather damp, and it was right in the engine.',
        'The hovercraft had to be dried. “That’s a head wind,” said {H}. “There was nothing about it in the forecast.” Then came a giggle, and the second one.'
      ]
    },
    {
      id: 'you-blow-it',
      A: 'partner',
      paragraphs: [
        '“Stop,” called {A}. “It’s you. All that air under you has to go somewhere. It comes out at the edge of your skirt, and blows at whatever you want to fetch.” The hovercraft looked at the hat. The hat lay still and waited.',
        '“What if I creep?” asked {H}. {A} thought about it. “Then it’d creep too,” said {A}. “A hovercraft’s got no friends in front.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sits-down',
      A: 'partner',
      paragraphs: [
        'So {H} did what a hovercraft can do and no boat can. It turned off its fans. “Fwooo, fwoo, foo.” The air went out of the skirt, and it sank down on the sand and sat. It could not go anywhere now. Nothing blew.',
        'It was so quiet that you could hear the sea. {A} came walking up the beach, and nothing flew away. {A} picked up the hat, and put it on, and looked at the hovercraft from close by. “So that’s what you look like,” said {A}. “I always had my eyes shut.”'
      ]
    },
    {
      id: 'small-repairs',
      A: 'same',
      spare: 13,
      paragraphs: [
        'While it sat there, the hovercraft could be looked after for once. {A} picked sand out of the skirt, and a leaf, and a shell from the other side. “Does that tickle?” asked {A}.',
        '“I don’t know yet,” said {H}. “Nobody’s ever got this far.” It tickled most at the back, on the left. They both remembered the place.'
      ]
    },
    {
      id: 'all-aboard',
      A: 'partner',
      paragraphs: [
        '{A} sat down behind, and held on to the hat. “Fwoooo,” said {H}, and they rose by the width of a finger. But a hovercraft does its blowing underneath. On top the air hardly stirred. {A} let go of the hat, and it stayed.',
        'They slid off the beach and over the sea, and the other shore was Bed. A hovercraft needs no harbour. It went straight up to the pillow and let out its air. “Five o’clock,” said {A}, “and we’re there at eight. That’s the hat’s fault.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the same hovercraft.',
      '{names} heard the fans from far off, and lay down flat.',
      { text: '{names} drew a line in the sand, for the stop.', needs: ['hands'] },
      { text: '{names} waved it in, with both arms.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the hat go by, and then the hovercraft.',
      '{names} chased the hat to the end of the beach.',
      { text: '{names} caught hold of the hat, and it was the wrong one.', needs: ['hands'] },
      { text: '{names} held on to some hair.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close to the hovercraft at last, and sniffed.',
      '{names} got on as well, where there was no wind.',
      { text: '{names} smoothed the skirt down on all sides.', needs: ['hands'] },
      { text: '{names} gave the hat a pat, to keep it calm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The skirt was hung up over the bath, where it dripped a little. The hat lay on the chair, with nothing behind it.',
    '{H} had come to rest beside the pillow and let out what air was left. “Fwooo, fwoo, foo.” All of {H} touched the sheet.'
  ],
  last: [
    'The fans were off, nothing blew away any more, and {H} was asleep.',
    'It had sat down at last, on the softest shore there is, and {H} was asleep.'
  ]
})
