import { wishPlot } from '../wish-plot.ts'

export const deepEnd = wishPlot({
  id: 'wish-deep-end',
  wishes: ['deep end', 'deep end pool', 'deep end of the pool', 'deep end swimming', 'deep end swimming pool', 'deep end baths', 'the deep end', 'afraid of the deep end', 'scared of the deep end', 'swim deep end', 'swam deep end', 'swimming deep end', 'first time deep end', 'deep end lesson', 'deep end lessons', 'deep side pool', 'deep part pool', 'deep part of the pool', 'deep pool', 'big pool deep', 'deep water swimming', 'deep water pool', 'deep water swim', 'swim in deep water', 'swimming in deep water', 'out of his depth pool', 'out of her depth pool', 'out of depth swimming', 'can’t touch the bottom', 'can’t touch bottom pool', 'can’t touch the floor pool', 'couldn’t touch the bottom', 'couldn’t touch bottom', 'can’t stand pool', 'can’t stand up pool', 'feet don’t touch the bottom', 'feet touch bottom pool', 'feet don’t reach the bottom', 'shallow end', 'shallow end deep end', 'shallow to deep', 'moved up to the big pool', 'big pool feet', 'floor goes away pool', 'floor pool', 'where the floor goes away', 'bottom of the pool', 'bottom of pool deep'],
  answers: ['deep', 'deeper', 'deepest', 'depth', 'end', 'side', 'part', 'shallow', 'pool', 'pools', 'swimming', 'swim', 'swims', 'swam', 'swimmer', 'baths', 'water', 'big', 'bottom', 'floor', 'touch', 'touches', 'touching', 'touched', 'reach', 'reaches', 'stand', 'standing', 'feet', 'foot', 'toe', 'toes', 'legs', 'can’t', 'cannot', 'couldn’t', 'doesn’t', 'don’t', 'didn’t', 'not', 'no', 'out', 'of', 'goes', 'away', 'where', 'where’s', 'into', 'in', 'to', 'the', 'at', 'from', 'for', 'across', 'over', 'all', 'way', 'whole', 'length', 'first', 'time', 'lesson', 'lessons', 'class', 'teacher', 'instructor', 'lifeguard', 'moved', 'move', 'moving', 'up', 'tomorrow', 'today', 'yesterday', 'saturday', 'sunday', 'afraid', 'scared', 'frightened', 'worried', 'nervous', 'brave', 'dares', 'dared', 'dare', 'wants', 'want', 'without', 'armbands', 'floats', 'float', 'floating', 'goggles', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'with', 'and', 'her', 'his', 'my', 'our', 'their', 'she', 'he', 'is', 'was', 'learning', 'learn', 'learns', 'holiday', 'holidays', 'local', 'outdoor', 'story', 'about', 'little', 'finally', 'went', 'go', 'going', 'did', 'blue', 'dark'],
  except: ['drown', 'drowned', 'drowning', 'drowns', 'pushed', 'push', 'threw', 'thrown', 'fell', 'fallen', 'alone', 'rescued', 'rescue', 'ambulance', 'hospital', 'hurt', 'died', 'dead', 'sank', 'sinking', 'shark', 'sharks', 'crocodile', 'mermaid', 'mermaids', 'octopus', 'dolphin', 'whale', 'sea', 'ocean', 'lake', 'river', 'well', 'pond', 'ship', 'submarine', 'rock', 'paddling', 'snooker', 'car', 'jump', 'jumping', 'jumped', 'dive', 'diving', 'board', 'slide', 'badge', 'gala', 'race', 'snow', 'sleep', 'weekend', 'cried', 'crying', 'cries', 'dog', 'cat', 'penguin', 'hippo', 'elephant', 'monster', 'dragon', 'robot', 'ring', 'head under', 'work'],
  moods: ['afraid', 'first', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['pool', 'whale', 'line', 'floor', 'feet', 'shadow', 'lifeguard', 'tile', 'wall', 'water', 'duck', 'lake', 'sun', 'plug'],
  about: 'In the deep end the floor goes away and the hero’s feet go down to look for it, until they work out that one only swims in the top of the water, as a duck does.',
  titles: ['Where the Floor Goes Away', 'Only the Top', '{H} and the Whale on the Wall', 'The Feet Go and Look', 'How Much a Duck Needs'],
  want: [
    {
      id: 'red-line',
      A: 'partner',
      paragraphs: [
        '{H} could swim as far as the red line in the pool. Up to there one toe could feel the floor. Behind it was the deep end, where the floor went away. On the wall at the far end there was a tile with a whale on it. {H} wanted to swim there and touch it.',
        '“I’ll swim beside you,” said {A}, and the lifeguard on the high chair nodded.'
      ]
    }
  ],
  way: [
    {
      id: 'number-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were numbers along the edge. The steps had a one, the line had a two, and the whale had a three. “Three what?” asked {H}. “Three metres,” said {A}. “If I stood on the floor there, and you stood on my head, your hair would be wet.”',
        '{H} thought about that. “And if you stood on mine?” “Then the same,” said {A}. “Only you’d complain more.”'
      ]
    },
    {
      id: 'moon-walk',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Just before the line there was a place where only the longest toe could reach. {H} pushed off with it and came down slowly, one step further on. “That’s how they walk on the moon,” said {A}. “You weigh hardly anything in there.”',
        '“How much?” asked {H}. {A} held a hand under one heel and lifted. All of {H} went up. “About a cat,” said {A}. So the one toe had a cat to carry, and it could do that for a long time.'
      ]
    },
    {
      id: 'standing-on-nothing',
      A: 'partner',
      paragraphs: [
        'They swam. The line came, and under it the floor tipped like a slide and was gone. At once {H} stood upright in the water, with nothing to stand on. {A} held out an arm, and they turned back. “I was swimming,” said {H}, “and then I was standing.”',
        'The next time {H} shut both eyes. But without eyes you swim in a curve, and {H} bumped into a lady in a flowery cap.'
      ]
    },
    {
      id: 'short-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} stood up to the tummy in the water and looked down. “I had longer legs this morning,” said {A}. {H} looked too. They were quite short, with the feet close underneath. “Water does that,” said {A}. “Everything in it looks nearer than it is, and so your feet do as well.”',
        '“Then the deep end’s even deeper?” asked {H}. “A good bit,” said {A}. “But so is the bath.” They had both had baths before, and had noticed nothing.'
      ]
    },
    {
      id: 'other-floats',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} lay down on the water, with arms and legs out. “Watch,” said {A}, and breathed in. {A} rose, and ten toes came up. {A} breathed out and sank, and the toes went in. Up and down it went, like a very slow lift.',
        '“It’s the air,” said {A}. “Full, you’re a boat. Empty, you’re a spoon.” {H} tried it. “And if I say something?” asked {H}. That used up the air, and it was the end of the boat.'
      ]
    },
    {
      id: 'pet-sees-heads',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} looked across the pool from the towels. It was a blue floor with heads on it. The heads moved about and talked to each other, and one of them was {H}’s. {A} had never seen so many with nothing underneath.',
        '“Hello, {A}!” called the head, and came to the edge. Up came a neck, and then two arms and a tummy. It had all been kept below, where it was blue. {A} looked at the other heads with new interest.'
      ]
    },
    {
      id: 'elder-on-a-rope',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I learned it on a rope,” said {S}. “My aunt held the other end, like somebody with a goat. In the deep end she tied it to her chair, because she wanted to read.” “And then?” asked {A}.',
        '“Then I swam,” said {S}. “It went very well, only it was heavy. When I got to the wall I turned round, and there was the chair. My aunt had stood up to turn the page.”'
      ]
    },
    {
      id: 'comb',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had dropped a comb in the shallow end on Monday, and it was not there any more. “It’ll be over there by now,” said {A}, and nodded at the dark blue. “The floor’s a slope. Whatever falls in goes down it, a bit further every day.” {H} saw them go in a row, two combs and a sock.',
        '“Does nobody fetch them?” asked {H}. “In autumn, when they let the water out,” said {A}. “Then the lifeguard walks about in the deep end, and comes home with nine combs.”'
      ]
    },
    {
      id: 'child-the-plug',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“There’s a plug in it,” said {S}. “There must be. Otherwise they couldn’t let it out.” {A} had never thought of that. “And if somebody pulls it?” “Then it’s all the shallow end,” said {S}, “and then it’s a hole with ladies in it.”',
        'They looked over at the lady in the flowery cap. She swam up and down, and did not know about the plug. They thought it kinder not to tell her.'
      ]
    },
    {
      id: 'guest-river',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We’ve got a river,” said {S}. “The deep end’s never where it was. In spring it’s by the willows, and in summer it’s under the bridge.” “How do you find it?” asked {A}.',
        '“My uncle walks in front,” said {S}. “Where he’s only a hat, that’s it.” They both looked at the red line. It was always in the same place here, and nobody had to lend a hat.'
      ]
    },
    {
      id: 'how-much-you-need',
      A: 'partner',
      paragraphs: [
        '{A} had watched {H}’s feet from under water. “They kick behind you, near the top,” said {A}. “But at the line they go down to look for the floor, and take you with them.” The feet had always had a floor.',
        '“Lie flat,” said {A}, and put one hand on {H}’s back and the other under {H}’s tummy. Then {A} held up both hands, just as far apart. “That’s all the water you swim in. A duck never asks how deep a lake is.” “So the rest only lies underneath,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'foam',
      A: 'partner',
      paragraphs: [
        '{H} gave the feet something to do. They were to make foam, as far as the whale. {A} swam alongside. The line came, and the feet wanted to go and look. “Foam,” said {H}. They made foam.',
        'Then {H} looked down. Far below, something dark moved over the floor, with its arms out. It was {H}’s shadow. “I’m flying,” said {H}. They held on to the side for a moment, to look at it.'
      ]
    },
    {
      id: 'under-water-talk',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They put their faces in the water, to say something. {H} said it, and bubbles came up. “What did I say?” asked {H}. “Potatoes,” said {A}. “I said that it’s deep.” It had got wet on the way.',
        'Then it was {A}’s turn. It was a long sentence, with a high bit in the middle. “Potatoes,” said {H}. They agreed that it was a good word down there.'
      ]
    },
    {
      id: 'wrinkles',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H}’s fingers had wrinkles, like a very old lady’s. “They’re for holding on,” said {A}. “With wrinkles you’ve got a better grip on anything wet. The water runs off in between.” {H} let go of the side, and took hold of it again. It held.',
        'Both feet had come up to look at that. They had wrinkles as well. “And what are yours for?” {H} asked them. They had been ready for the floor the whole time.'
      ]
    },
    {
      id: 'whales-think',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where does a whale have its deep end?” asked {H}. “There’s one that dives for an hour,” said {A}, “so far down that it’s quite dark. Then it comes up and breathes. It has to, like you.” They looked along the wall. The whale was quite near.',
        '“Then it only goes down to fetch something,” said {H}. “It lives at the top.” {A} thought that this was a good way to see it. The whale looked straight ahead, as if it had not been talked about.'
      ]
    },
    {
      id: 'hand-on-the-whale',
      A: 'partner',
      paragraphs: [
        'It was only a little further. Foam, foam, foam, and there was the wall. {H} laid a hand on the whale, which was warm from the sun. “How deep is it?” asked {A}. {H} tried it with one arm. “At the top it’s just the same,” said {H}.',
        'They swam back, and the shadow came along. It grew, and came nearer, and then something touched one toe. {H} had not looked for it. The floor had come up by itself.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the edge, and looked along to the whale.',
      '{names} kept to the end where the floor was.',
      { text: '{names} blew {H} a kiss from the steps, and held on to the rail.', needs: ['hands'] },
      { text: '{names} put the towels in the sun, so that they would be warm.', needs: ['hands'] }
    ],
    way: [
      '{names} got splashed, and moved one towel further off.',
      '{names} looked down at the red line from above, and it wobbled.',
      { text: '{names} held up one hand, to show which way was straight on.', needs: ['hands'] },
      { text: '{names} waved to the lady in the flowery cap, who waved back.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along the side, as far as the foam went.',
      '{names} saw the shadow first, and then {H}.',
      { text: '{names} counted the kicks on ten fingers, and ran out.', needs: ['hands'] },
      { text: '{names} held a towel ready, at the end where the floor was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels hung in a row over the bath, and dripped into the shallow end of it.',
    '{H} washed the pool out of {H}’s hair, and lay down. Under the sheet was the mattress, and under that the floor, and a good deal of dark. But {H} only lay on the top.'
  ],
  last: [
    'The feet had stopped looking for anything, and {H} was asleep.',
    'The whale on the wall looked straight ahead, the water lay flat, and {H} was asleep.'
  ]
})
