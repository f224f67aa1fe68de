import { wishPlot } from '../wish-plot.ts'

const BRACES = ['leg brace', 'leg braces', 'legbrace', 'leg splint', 'leg splints', 'ankle brace', 'foot brace', 'knee brace', 'afo', 'afos', 'orthotic', 'orthotics', 'caliper', 'calliper', 'calipers', 'callipers', 'dafo', 'dafos', 'kafo', 'foot splint', 'leg orthosis']

export const legBrace = wishPlot({
  id: 'wish-leg-brace',
  wishes: [...BRACES, ...['new', 'hill', 'climb', 'walk', 'click', 'learning'].flatMap((word) => ['leg brace', 'leg splint', 'afo'].map((brace) => `${brace} ${word}`)), 'brace leg hill', 'brace leg climb', 'brace clicks', 'brace foot walk'],
  answers: [...BRACES, 'brace', 'braces', 'splint', 'splints', 'leg', 'legs', 'foot', 'feet', 'ankle', 'knee', 'shoe', 'shoes', 'boot', 'strap', 'straps', 'velcro', 'new', 'first', 'his', 'her', 'their', 'my', 'our', 'clicks', 'click', 'clicking', 'clicky', 'squeaks', 'use', 'uses', 'using', 'used', 'wear', 'wears', 'wearing', 'walk', 'walks', 'walking', 'run', 'runs', 'running', 'step', 'steps', 'learn', 'learns', 'learning', 'practise', 'practises', 'practising', 'getting', 'gets', 'got', 'has', 'have', 'had', 'wants', 'want', 'wanted', 'to', 'climb', 'climbs', 'climbing', 'hill', 'hills', 'hike', 'hikes', 'hiking', 'mountain', 'mountains', 'top', 'up', 'path', 'park', 'bench', 'view', 'far', 'slow', 'slowly', 'keep', 'keeps', 'other', 'kids', 'children', 'grandson', 'granddaughter', 'son', 'daughter', 'nephew', 'niece', 'boy', 'girl', 'child', 'who', 'with', 'a', 'the', 'and', 'is', 'help', 'helps', 'therapy', 'physio', 'today', 'tomorrow', 'week', 'weekend', 'saturday', 'sunday', 'summer', 'time', 'brave', 'strong', 'proud', 'tired', 'frustrated', 'can', 'do', 'all', 'by', 'himself', 'herself', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'friend', 'little', 'small', 'old', 'funny', 'morning', 'afternoon', 'evening', 'yesterday', 'sunny', 'windy', 'rainy', 'cold', 'autumn', 'spring', 'winter', 'family', 'school', 'holiday', 'nursery', 'red', 'blue', 'pink'],
  except: ['teeth', 'tooth', 'dentist', 'neck', 'arm', 'wrist', 'dog', 'cat', 'bird', 'horse', 'accident', 'broke', 'broken', 'surgery', 'operation', 'hospital', 'pain', 'hurts', 'hurt', 'fell', 'died', 'cancer', 'laughed', 'teased', 'bullied', 'stared', 'stare', 'cries', 'cried', 'crying', 'hates', 'refuses', 'wheelchair', 'prosthetic', 'robot', 'pirate'],
  moods: ['first', 'learning', 'change', 'waiting'],
  company: ['brace', 'click', 'hill', 'bench', 'pebble', 'pebbles', 'beetle', 'stone', 'road', 'roofs', 'woman', 'dog'],
  out: true,
  about: 'The hero’s new leg brace clicks at each step, and neither running nor a stiff leg gets them up a hill that nobody has ever counted, until the click turns out to be what one counts a hill with.',
  titles: ['Five Hundred and Six', 'Click and', '{H} Counts the Hill', 'Half a Mile of One Leg', 'It Isn’t Clicking at Me'],
  want: [
    {
      id: 'nobody-counted',
      A: 'partner',
      paragraphs: [
        '{H} had a new leg brace, and it clicked. Whenever that foot took a step, it said click, down at the ankle. {H} wanted to climb the hill behind the last houses. At the top there was a bench, and you could see everybody’s roof. “How far is it?” asked {H}. “Far,” said {A}. “Nobody’s ever counted.” The path began, and so did they. Click. Click.'
      ]
    }
  ],
  way: [
    {
      id: 'the-grasshopper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the grass by the path something clicked back. {H} stood still, and it was quiet. {H} lifted the foot with the brace. Click, said the ankle. Click, said the grass. There sat a grasshopper on a stalk.',
        '“It does that with its leg too,” said {A}. “It’s got a row of small teeth on there, and it pulls them over its wing.” {H} held the brace close to it. The grasshopper looked it up and down, and was plainly thinking of a bigger size.'
      ]
    },
    {
      id: 'a-cow-keeps-step',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Behind a fence a cow was walking, with a bell on. At each step it went clonk. {H} went click. They walked side by side for a bit, click, clonk, click, clonk, up the hill. When {H} stopped, the cow stopped.',
        '“I think that it wants to know what you’ve got on,” said {A}. “It’s a brace,” said {H} to the cow. “It’s so that my foot comes up.” The cow looked at its own four, and seemed to see no need.'
      ]
    },
    {
      id: 'the-other-clicks-too',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} would have liked a click as well, and made one with {A}’s tongue. It was a good one, like a cork. But whenever {A} clicked, {A} forgot to walk. And whenever {A} walked, there was no click.',
        '“It’s hard,” said {A}. “How do you do both?” “I don’t do the click,” said {H}. “The brace does. I’ve only got to think of the foot.” {A} was left behind with the tongue, and caught up in silence.'
      ]
    },
    {
      id: 'quick-and-quiet',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be quick, and was past {A} before the first bend. Click click click, went the brace, with no room in between. At the second bend {H} had to sit down on a stone. So {H} tried it without a click, on one stiff leg, like a burglar. That was so slow that a beetle overtook them. “The hill’s too far,” said {H}, “and it clicks at me.” The beetle did not look back.'
      ]
    },
    {
      id: 'the-beetle-again',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The beetle had a lead of two stones. {H} bent down and watched how it did that. It never ran. It put down three legs, and then the other three. While three were up, three stood.',
        '“It’s like a stool,” said {A}. “It never wobbles.” {H} listened with one ear on the path, but there was no click. “Its braces are on the outside,” said {H}. “It’s all brace.” That was so, and it shone.'
      ]
    },
    {
      id: 'elder-knee',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine does that too,” said {S}, and bent one knee. It went crack. “Only mine came with age, and yours came in a box.” {A} asked {S} to do it again. Crack, went the knee, and click, went the brace.',
        '“Does it help you walk?” asked {A}. “No,” said {S}, “but everyone hears that I’m coming, and puts the kettle on.” {S} found that a click was much the better noise. It had more of the clock in it.'
      ]
    },
    {
      id: 'child-with-spoons',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I want one as well,” said {S}, with an eye on the brace. {S} had put two spoons in a pocket. At each step they rang. {S} walked ahead up the hill and rang like a drawer. {A} followed, and clicked.',
        'After a bit the spoons were quiet. {S} was standing there with a hand in the pocket. “Mine’s still going when I’ve stopped,” said {S}. “Yours knows when you mean it.”'
      ]
    },
    {
      id: 'pet-three-times',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} ran on up the hill, and came back to see where they were. Then {A} ran on again. Each time {A} sniffed at the brace, to be sure that it was still the same one. It smelled of {H} already, at the top edge.',
        '“{A} walks the hill three times over,” said {H}, “and doesn’t know how far it is.” That was because {A} did not click. {A} lay down across the path, and let them catch up. It took nine clicks.'
      ]
    },
    {
      id: 'lips-that-move',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the stone as well, and {A}’s lips moved. “What are you saying?” asked {H}. “Two hundred and twelve,” said {A}. “I’ve been counting you. With that click I can’t help it.” “But only one leg clicks,” said {H}. “That’s how it’s done,” said {A}. “The Romans measured all their roads so. They counted one foot only, and a thousand of those was a mile.” {H} looked down at the brace. “Then it isn’t clicking at me,” said {H}. “It’s counting the hill.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-a-road',
      A: 'partner',
      paragraphs: [
        'Now {H} walked neither fast nor stiffly, but like somebody who is measuring a road. The brace was the number, and the other foot was the “and”. At every fifty they stopped, for a pebble had to go into {A}’s pocket. At three hundred the trees were behind them. At four hundred there was wind. Click, and there was the bench. “Five hundred and six,” said {H}, and sat down on it. All the roofs lay there. “Half a mile,” said {A}, “and you’re the first who knows.”'
      ]
    },
    {
      id: 'the-other-foot',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What about the other foot?” asked {H}. “It does half the hill, and it’s only ever the ‘and’.” They thought about that for fifty clicks. Then it was given fifty of its own, and {A} had to say the numbers for it.',
        'But nobody could hear it arrive. {A} said “twelve” too early, and “thirteen” too late. “It’s better at being the ‘and’,” said {H}. “It holds me up while the brace thinks.”'
      ]
    },
    {
      id: 'sandwich-in-clicks',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had some bread and cheese along, and wanted to know how far one got with it. {H} took a bite and clicked on. At thirty clicks the cheese was gone. At forty-four there was no bread either.',
        '“Then the hill’s eleven and a half sandwiches,” said {A}, who was good at sums. “And we’ve got one,” said {H}. They had to walk the rest on a peppermint. It lasted from the wall to the bench, if you did not bite.'
      ]
    },
    {
      id: 'pebbles-on-the-bench',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the bench {A} emptied the pocket. The roads of the Romans had had stones along them, to count by. Now ten pebbles lay in a row. {H} knew each one. The flat one was from the bend. The white one was from where the wind began.',
        '“And the six at the end?” asked {A}. {H} found six very small ones, no bigger than peas. The last of them looked at the roofs, and had earned it.'
      ]
    },
    {
      id: 'airing-the-leg',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} undid the straps, and the brace had a rest on the bench. It stood there like a boot that had come by itself. Without it the leg was cool, with stripes on. “There’s a road on me,” said {H}, and went along it with one finger.',
        'The hill was quite quiet now. “It doesn’t know that we’re still here,” said {A}. {H} did up the straps, and stood, and clicked once, so that it should.'
      ]
    },
    {
      id: 'is-it-far',
      A: 'partner',
      paragraphs: [
        'They counted it down again as well, and it was still the same hill. By the last houses a woman came towards them with a dog. She looked up the path, and sighed. “Is it far to the top?” asked the woman. “Five hundred and six,” said {H}. “But you’ll have to count it yourself.” {H} looked at her shoes, and was sorry for her. “Yours don’t click.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along too, and did not click at all.',
      '{names} listened to the brace, from close by.',
      { text: '{names} pulled the top strap a bit tighter for {H}.', needs: ['hands'] },
      { text: '{names} pointed up to where the bench had to be.', needs: ['hands'] }
    ],
    way: [
      '{names} let the beetle go by as well.',
      '{names} sat down by the stone, and breathed.',
      { text: '{names} took a twig out of the brace.', needs: ['hands'] },
      { text: '{names} picked up a pebble, in case it was needed.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind, as the “and”.',
      '{names} counted along, and had five hundred and seven.',
      { text: '{names} gave the brace a pat at every fifty.', needs: ['hands'] },
      { text: '{names} found a chimney that {H} had overlooked.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the pebbles were laid in a row by the door. The grass seeds were brushed out of the brace, and it shone again.',
    'The brace was stood beside the bed with open straps. {H} washed both feet, the number and the “and”, and lay down.'
  ],
  last: [
    'Beside the bed stood a brace that knew how far it was, and {H} was asleep.',
    'Up on the hill the bench looked at the roofs, and under one of them {H} was asleep.'
  ]
})
