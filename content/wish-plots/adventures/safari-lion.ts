import { wishPlot } from '../wish-plot.ts'

export const safariLion = wishPlot({
  id: 'wish-safari-lion',
  beginsElsewhere: true,
  wishes: [
    'safari', 'safaris', 'on safari', 'safari trip', 'safari jeep', 'safari animals', 'safari adventure', 'safari park', 'safari ride', 'animals africa', 'african animals', 'african safari', 'africa animals', 'savannah', 'savanna', 'waterhole', 'watering hole', 'jeep animals', 'serengeti', 'masai mara', 'kruger', 'big five', 'game drive', 'jeep lions', 'jeep lion', 'wild animals jeep', 'zebras giraffes', 'lions giraffes', 'elephants giraffes', 'giraffes zebras lions', 'animals savannah'
  ],
  except: ['hunting', 'hunter', 'hunters', 'gun', 'zoo', 'vet', 'jungle', 'rescue', 'ill', 'orphan', 'browser', 'afraid', 'scared'],
  answers: ['safari', 'africa', 'african', 'animals', 'jeep', 'lion', 'lions', 'elephant', 'elephants', 'giraffe', 'giraffes', 'zebra', 'zebras', 'hippo', 'hippos', 'wild', 'savannah', 'goes', 'going', 'trip', 'adventure', 'park', 'drive', 'ride', 'rhino', 'watch', 'spotting', 'looking', 'see', 'binoculars', 'kenya', 'tanzania', 'botswana', 'namibia', 'first', 'leopard'],
  moods: ['waiting'],
  company: ['lion', 'jeep', 'giraffe', 'zebra', 'elephant', 'waterhole', 'guide', 'shade', 'sun', 'grass'],
  about: 'On safari the hero wants to see the lion, which is nowhere, and all the other animals look hard at the jeep.',
  titles: ['Where the Giraffe Was Looking', 'Nobody Gets Out', '{H} Goes on Safari', 'Twenty Hours a Day', 'The Only Shade for Miles'],
  want: [
    {
      id: 'the-jeep',
      A: 'partner',
      paragraphs: [
        '{H} had put out all the animals before breakfast. The giraffe was the tall lamp, and the zebra was a striped shirt on a chair. The armchair was the elephant. In the long grass, which was the rug, lay the lion. It was a yellow towel.',
        'Then they got into the jeep, which was the sofa. {A} was the guide, and {H} had two paper rolls to look through. “First the lion,” said {H}. But the lion was gone. “Africa’s big,” said the guide. “Whatever happens, nobody gets out.”'
      ]
    }
  ],
  way: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        'They drove through the dust, brrm. They drove to the waterhole, which was a blue plate. There was only a hippo with its eyes above the water, and it was a pan. “Li-on!” called {H}. And the whole savannah stood still and looked at the jeep.',
        '“It isn’t coming,” said {H}. “It’s asleep,” said the guide. “A lion sleeps for twenty hours a day. And never in the sun.” It was noon, and as hot as an oven, and there was not a tree for miles.'
      ]
    },
    {
      id: 'dust-bath',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The elephant stood right across the track. “Hoot,” said {H}. “You don’t hoot at an elephant,” said the guide. “It was here before the track. We go back.” They rolled back, beep, beep, and the elephant stayed where it was and thought.',
        'It thought for seven minutes. Then {A} leaned out and gave the armchair a push with one foot, and it rolled aside. “There,” said the guide. “It’s changed its mind. You mustn’t rush them.”'
      ]
    },
    {
      id: 'zebra-stripes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“No two zebras have the same stripes,” said the guide. {H} looked through the paper rolls at the shirt. “This one’s got a pocket,” said {H}. “That’s very rare,” said the guide. “Write it down.” There was nothing to write with.',
        'So {H} learned it by heart, stripe by stripe, from the left. At the seventh one the zebra slipped off its chair. They had to wait until it got up, and that can be a long time with zebras.'
      ]
    },
    {
      id: 'giraffe-drink',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now you’ll see how a giraffe drinks,” said the guide, and was one. {A} put both hands down on the seat, like front legs, far apart, and then further. The head came down, and down. It was still nowhere near the water.',
        '“That’s why they only do it every few days,” said the giraffe, rather red. “It’s such a long way.” {H} held up a cup. It was against the rules, but it was a kindness.'
      ]
    },
    {
      id: 'oxpeckers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the elephant’s back sat two small birds, which were clothes pegs. “They ride along and eat the ticks,” said the guide. “It’s a bus with lunch.” {H} moved them to the hippo, to make a change.',
        '“And what does the hippo get?” asked {H}. “It gets scratched, and it gets told the news.” {H} leaned over to the pan and told it everything, very quietly. At the part about the lion it tipped over.'
      ]
    },
    {
      id: 'lunch-box',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On safari you eat in the jeep. {A} unwrapped a sandwich, and held on to it with both hands. “There are monkeys,” said {A}. “They come down like lightning, and they like cheese.” {H} looked out to the left. When {H} looked back, a corner was missing.',
        '“That was quick,” said {H}. “Like lightning,” said {A}, chewing. “I never saw a thing.”'
      ]
    },
    {
      id: 'tracks',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There were tracks in the rug. {A} hung over the side of the jeep and read them. “Four toes,” said {A}, “and no claws. That’s a cat, and a big one. It came along here, and then it stopped, and then it yawned.” “How can you see that?” asked {H}.',
        '“There’s a bit of dribble,” said {A}. It was from the watering can, but you could not be sure.'
      ]
    },
    {
      id: 'warthog',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A warthog ran past, with its tail straight up. That was {A}, with a wooden spoon. “Why do you hold it like that?” called {H} from the jeep. “So that my little ones can see me in the long grass,” called {A}. “They just follow the spoon.”',
        'A minute later it came back the other way, in reverse. They do that too. They go into their holes backwards, in case somebody’s behind them.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“Don’t move,” whispered {H}. Right beside the waterhole was an animal that nobody had put there. It had come from the kitchen, and had no fear of jeeps. It was {A}.',
        'It sniffed at the hippo. It sniffed at the zebra, and lay down on one sleeve. “That’s not in the book,” whispered {H}. “No,” whispered everybody. “But it lives here.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '“Somebody’s got out,” whispered {H}. Through the long grass came {A}, on hands and knees, and went straight up to the hippo. The guide looked for it in the rules. Of people as short as that there was nothing in them.',
        '{A} took the hippo by both ears and looked inside it. It was empty. So {A} put in a sock, and from now on it was a hippo that had eaten.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        'By the track sat an ostrich on twenty eggs, and that was {A}, who was a guest. The eggs were rolled-up socks. “Only one of them’s mine,” said the ostrich. “The others just leave theirs here. And then I sit.”',
        '“Don’t you mind?” asked {H} from the jeep. “They’ve got to lie round the edge,” said {A}, and moved over a bit. “Mine’s in the middle.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once waited four hours for a kingfisher,” said {S}. “I had tea and a stool.” “And did it come?” asked {A}. “It sat on my hat for three of them,” said {S}. “Everybody saw it but me.”',
        '{A} looked at the top of {S}’s head through both paper rolls, to be on the safe side. There was nothing on it today.'
      ]
    },
    {
      id: 'child-cub',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a baby elephant, and stood under the big one, between the legs of the armchair. “I’m hiding,” said {S}. “I can see your tail,” said {A}. {S} pulled it in. “And now?” “Now I can see your foot.”',
        'The baby elephant thought about it. Then it shut both eyes. “Now you can’t see anything,” said {S}, and {A} drove on to be polite.'
      ]
    },
    {
      id: 'why-do-they-look',
      A: 'partner',
      paragraphs: [
        '“Now they’re all looking at us,” whispered {H}. The giraffe was looking, and the zebra, and even the hippo. “They’re not looking at us,” said the guide after a while. “When a giraffe stares like that, it’s seen a lion. It’s looking lower down.” {A} pulled both feet up on the seat.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-jeep',
      A: 'partner',
      paragraphs: [
        '{H} hung over the edge of the seat and looked under the jeep. There was something yellow, with one corner over its nose. It was the lion, and it lay in the only shade for miles. “It’s been driving along with us all the time,” whispered {H}.',
        '“They really do that,” whispered {A}, “when it’s hot.” “Nobody gets out,” said {H}, “as long as there’s a lion.” “That’s the rule,” said the guide. And it was a long way to supper.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They sat quite still, with their knees up. When you’re as quiet as that, you can hear a lion breathe. It went in, and out, and at the end there was a small whistle. “Is that you?” whispered {H}. “I thought it was you,” whispered {A}.',
        'They both held their breath. The whistle went on. It was the lion, or the radiator.'
      ]
    },
    {
      id: 'waterhole-evening',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the evening everybody comes to the waterhole. {A} moved them up from the jeep, with the end of the broom. First came the zebra, and then the giraffe, and they all drank and nobody pushed.',
        '“How do they know whose turn it is?” whispered {H}. “The thirsty ones go first,” whispered {A}, “and the big ones go first. And the hippo’s in there anyway.”'
      ]
    },
    {
      id: 'far-hill',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Through one paper roll {H} looked at a far hill, which was somebody’s knee. {A} looked through the other. “I can see a tree,” said {A}, “with a flat top. There’s a stork asleep in it.”',
        '“I can see it too,” said {H}. “It’s got one leg up.” They were looking in quite different directions, but they both saw the stork.'
      ]
    },
    {
      id: 'sundown',
      A: 'partner',
      paragraphs: [
        '“When does it get up?” asked {H}. “In the evening, when it’s cool.” “And when’s that?” They looked out over the savannah. It had gone blue. “Now,” said {H} softly. They waited, and nobody said a word.',
        '{H} put down one hand, very slowly, and pulled at something soft. The lion got up. It came out from under the jeep and lay down across two pairs of knees. “That’s never happened before,” whispered {A}. “And I’ve been a guide for years.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in behind, between the water and the biscuits.',
      '{names} shook off the dust of Africa, and there was more.',
      { text: '{names} rolled up another newspaper, and saw the news from very near.', needs: ['hands'] },
      { text: '{names} dabbed cream on every nose, out of a tube that was not there.', needs: ['hands'] }
    ],
    way: [
      '{names} panted along with the jeep.',
      '{names} hid behind a cushion, when the hippo stared.',
      { text: '{names} poured out some tea, and the waterhole went down a bit.', needs: ['hands'] },
      { text: '{names} fanned the guide with the lid of the sandwich box.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept every toe inside the jeep, because of the one underneath.',
      '{names} breathed as softly as a savannah.',
      { text: '{names} screwed the flask shut, without a squeak.', needs: ['hands'] },
      { text: '{names} wrote lion in the notebook, and one tick.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the zebra and switched off the giraffe. The hippo went back to its shelf, among the other hippos.',
    'The lion was allowed to come along, because it had done only nineteen of its hours. {H} washed, and lay down. It lay down on top, with one corner over its nose.'
  ],
  last: [
    'Nobody gets out, as long as there is a lion, and {H} slept.',
    'There was a small whistle at the end of each breath, and it was {H}, asleep.'
  ]
})
