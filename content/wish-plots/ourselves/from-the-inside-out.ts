import { wishPlot } from '../wish-plot.ts'

/** “Me”: told of the hero, who is in it four times, and a fifth time in bed. */
export const fromTheInsideOut = wishPlot({
  id: 'wish-from-the-inside-out',
  beginsElsewhere: true,
  wishes: ['myself', 'goat eats the sofa', 'goat ate our sofa', 'goat eating the sofa', 'goat eats the couch', 'goat ate our couch', 'goat eating the settee', 'goat nibbles the sofa', 'goat in the living room', 'tiny copies of me', 'smaller and smaller copies of me'],
  answers: ['me', 'about', 'story', 'stories', 'tale', 'just', 'only', 'another', 'same', 'couch', 'settee', 'tiny', 'small', 'smaller', 'copies', 'inside', 'hungry', 'whole', 'our', 'room'],
  nothingElse: true,
  company: ['sofa', 'shoe', 'nut', 'crumb', 'goat', 'goats', 'carpet', 'lamp', 'apple', 'door', 'fridge', 'arm'],
  about: 'In the story about the hero sits the hero and wants a story about the hero, and so on inwards down to a crumb, and while all of them listen, goats eat the sofas, until it is seen who has to get up.',
  titles: ['From the Inside Out', 'As Big as a Crumb', 'Four of {H}', '{H} and Three Goats', 'In Case Somebody Waved'],
  want: [
    {
      id: 'as-big-as-a-shoe',
      A: 'partner',
      paragraphs: [
        '{H} wanted a story about {H}, and {A} began. “Once there was {H},” said {A}, “on a sofa as big as a shoe.” “That’s me,” said {H}, and patted the real sofa. “And what did I do?”',
        '“You wanted a story,” said {A}, “so I told you one. In it sat {H}, on a sofa as big as a nut.” In the nut’s story the sofa was a crumb. On it sat the smallest {H}, and waited for something to happen.'
      ]
    }
  ],
  way: [
    {
      id: 'told-to-a-crumb',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The smaller the sofa, the more quietly {A} had to tell it. For the shoe {A} just talked. For the nut {A} whispered, or it would have rolled away. For the crumb {A} only moved both lips, and {H} held an ear up to them.',
        '“It tickles,” said {H}. “That’s you, down on the crumb,” said {A}. “You’re saying something.” {H} listened. It might have been a word, and it might have been the fridge. “I think I want a drink of water,” said {H}.'
      ]
    },
    {
      id: 'only-a-dot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have I got my name in there?” asked {H}. “All of it,” said {A}. On paper they wrote it large, then smaller for the shoe, and smaller still for the nut. For the crumb the pencil only just touched the paper.',
        '“What does that say?” asked {A}, and pointed to the dot. “{H},” read {H}, without having to spell it. {A} made one more dot beside it. “And that?” “That’s only a dot,” said {H}. “It doesn’t look like me at all.”'
      ]
    },
    {
      id: 'hold-on-tight',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to see how small that was. So they put a shoe on the carpet. It made a good sofa, with a back and a tongue. Beside it they laid a nut. “And the crumb?” asked {H}. There was one on {A}’s sleeve, from the toast.',
        '{A} took it up with one wet finger, and set it down by the nut. The finger went up again, and the crumb went too. They tried it three times. “Hold on tight,” said {H} to the one on top.'
      ]
    },
    {
      id: 'a-goat-in-every-story',
      A: 'partner',
      paragraphs: [
        '“A goat came in,” said {A}, “and began to eat the sofa.” “What did I do?” asked {H}. “You listened,” said {A}, “to hear what you’d do.” They all did, down to the crumb.',
        'So there was a goat in every story. “Chomp,” went the goat at the shoe. “Chup,” went the goat at the nut, and “t” the one at the crumb. On each sofa sat {H} with wide-open ears, and had less and less to sit on.'
      ]
    },
    {
      id: 'spits-out-the-buttons',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where did it begin?” asked {H}. “At the left arm,” said {A}. {H} felt the left arm of the real sofa, and it was all there. In the story it was half gone. “Does the goat like it?” “It likes the cloth,” said {A}. “It doesn’t care for the buttons.”',
        'They listened. A goat spat out a button, plock. The next one spat out a smaller one, plick. The third must have spat as well. “Mind where you tread,” said {A}, and they both drew up their feet.'
      ]
    },
    {
      id: 'it-goes-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Does it go on for long?” asked {H}. “It doesn’t go on,” said {A}. “It goes in.” {A} counted on one hand. The shoe was a finger, and so was the nut. The crumb was the little finger. “And me?” asked {H}.',
        'There was a thumb left over. “I’m that,” said {H}, and held up a hand too. The thumb was the fattest, and could reach all the others. It tapped them on the top, one by one. {H} told the smallest to sit up straight.'
      ]
    },
    {
      id: 'other-is-the-door',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Am I in it as well?” asked {A}. But it was only about {H}. {A} did not want to be any trouble, and offered to be the door for the goat. So {A} held one arm out stiff, and creaked.',
        'It had to be done once more for each goat. For the nut {A} creaked with a closed mouth. For the crumb {A} only raised an eyebrow. “That was the best,” said {H}. {A} thought so too, and shut it without a sound.'
      ]
    },
    {
      id: 'pet-does-not-get-up',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come to lie at the end of the sofa. So {A} was in the story as well. On the shoe {A} was as big as a button, and on the nut like a pea. The goat came nearer, bite by bite. {A} did not get up for goats.',
        '{H} told {A} about it in a whisper. {A} opened one eye, looked at where a goat would be, and closed it again. On the crumb that must have been the smallest look there has ever been.'
      ]
    },
    {
      id: 'elder-on-a-goose',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“They told me one about me once, too,” said {S}. “I was to ride to market in it, on a goose.” “And then?” asked {A}. “I said my coat was brown, and not red,” said {S}. “So they put that right. Then I said that I didn’t wear a hat.”',
        '“And the goose?” asked {A}. “It stood in the yard all that time, saddled,” said {S}. “When I was right down to the buttons, it was bedtime.” {S} looked at the carpet for a while. “I should just have got on,” said {S}.'
      ]
    },
    {
      id: 'child-happened',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to have one as well, all about {S}. “This one’s about me,” said {A}. So {S} had to do it alone, and stood up for it, with both hands behind the back. “Once there was {S},” said {S}. “The end.”',
        '“And what happened?” asked {A}. “I happened,” said {S}, and sat down. {A} thought about that for some time. It was the shortest story they had ever had, and nothing was missing.'
      ]
    },
    {
      id: 'somebody-smaller',
      A: 'partner',
      paragraphs: [
        '“Somebody get up!” called {H} to the one on the shoe. The shoe called it to the nut, and the nut called it to the crumb. “And did they?” asked {H}. “No,” said {A}. “You’re all sitting there, waiting for somebody smaller.”'
      ]
    },
    {
      id: 'a-toe-goes-up',
      A: 'partner',
      paragraphs: [
        '“They do what you do,” said {A}. “You call, so they call. You sit, so they sit.” {H} looked at two feet that did nothing. One big toe went up. “Now there’s a toe up on the shoe,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'off-the-sofa',
      A: 'partner',
      paragraphs: [
        '{H} jumped off the sofa. “And {H} jumped off the sofa!” cried {A}. Bump, it went, and bip on the shoe, and p on the nut. The crumb made no noise, but somebody was standing next to it.',
        '{H} took an apple, held it low, as you do for a goat, and walked to the door. In the stories three small apples went to the door, and three goats after them. “Who did that?” asked {H}. “You,” said {A}. “And you, and you, and you.”'
      ]
    },
    {
      id: 'a-sock-on-one-ear',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} had to tell whatever {H} did. {H} stood on one leg. “{H} stood on one leg,” said {A}. {H} turned round, sat down, and pulled off a sock. “{H} turned round,” said {A}, “and sat, wait, not so fast, and there goes a sock.”',
        '{H} hung the sock over one ear. “{H} had a sock on one ear,” said {A}. So the one on the shoe had one too, and the one on the nut. The sock on the crumb was so small that it kept falling off.'
      ]
    },
    {
      id: 'like-spoons',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Aren’t they cold, out there?” asked {H}. “Not goats,” said {A}. “They’ve each got a sofa inside them.” They would be outside the door now, in a row by size, like spoons. The biggest had a bit of fringe in its beard.',
        '{H} opened the door by a crack. In the hall there were only the coats. “I can’t see them,” said {H}. “You’d have to ask the one on the shoe,” said {A}. {H} bent down and asked. “They’re chewing,” said {H}, and shut the door.'
      ]
    },
    {
      id: 'the-biggest-of-all',
      A: 'partner',
      paragraphs: [
        '{H} sat down on a whole sofa. “Is there one outside, too?” asked {H}. “One that’s bigger than me?” {A} looked up, past the lamp. “Then that’s {H} as well,” said {A}, “lying quite still, and listening.”',
        'So {H} waved, high up, to the biggest of all. The shoe waved too, and the nut, and the crumb. Then everybody kept still, in case somebody was waving back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked about for a sofa like a shoe.',
      '{names} sat down as well, very gently.',
      { text: '{names} cracked a nut, and looked inside.', needs: ['hands'] },
      { text: '{names} straightened a cushion on the real sofa.', needs: ['hands'] }
    ],
    way: [
      '{names} moved along, away from the goat.',
      '{names} listened for the third goat.',
      { text: '{names} held on to the left arm of the sofa.', needs: ['hands'] },
      { text: '{names} counted the buttons on the real sofa.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped aside for three goats.',
      '{names} went along behind the smallest goat.',
      { text: '{names} held the door, for the crumb just by a crack.', needs: ['hands'] },
      { text: '{names} waved up past the lamp as well.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} stroked the sofa once, from one arm to the other. Further in, three more were stroked, and the last took hardly any time.',
    '{H} washed, and lay down, and pulled the blanket up. On the shoe it was a hanky, and on the nut it was a petal. The one on the crumb pulled up a bit of dust.'
  ],
  last: [
    'They fell asleep from the inside out, the crumb first and then the nut, and {H} was asleep.',
    'The crumb slept, and the nut, and the shoe, and {H} was asleep too, all the way out.'
  ]
})
