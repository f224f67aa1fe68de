import { wishPlot } from '../wish-plot.ts'

/** For the death of a pet. It had one name, and all the others. */
export const allTheNames = wishPlot({
  id: 'wish-sorrow-names',
  tellsAny: 'died-pet',
  comfort: true,
  fed: true,
  about: 'A pet has died; the hero has a stone for its place and wants the right name to be said over it, and it turns out to have had many.',
  titles: ['All the Names', 'The Stone That Said Nothing', '{H} and the Smooth Stone', 'Professor, Potato and the Rest', 'What We Called You'],
  want: [
    {
      id: 'stone',
      A: 'partner',
      paragraphs: [
        '{whom} had died. {H} and {A} had both cried. Then {H} had found a stone, smooth and grey. It was for the place that {whom} had liked best. “Somebody has to say the name over it,” said {H}. “So that the stone knows who it’s for.” {A} thought so too.'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Where did you find it?” asked {A}. “By the wall. It was the only one that was warm.” {H} had put back four others. One was too pointed, and one looked like a tooth.',
        '{A} was allowed to hold it. It was not so warm by now, but it was smooth all the way round. “{whom} would have looked at it for a long time,” said {A}. “And then at the food,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'private',
      A: 'partner',
      paragraphs: [
        '{H} held the stone in both hands. “{whom},” said {H}, and stopped. “That was for the vet. That’s not what I called {whom}.” “What did you call {whom}?” asked {A}. {H} went red. It was private.',
        '“I’ll say mine first,” said {A}. “Then it’s not so bad. I called {whom} Professor.” “Professor? Why?” “Because of the way {whom} looked at me when I got something wrong.” {H} knew just which look that was.',
        '“I called {whom} Potato,” said {H}, very quietly. “When nobody was there.” They tried it on the stone. Professor Potato. It nearly sounded funny. And right in the middle of that {H} had to cry.'
      ]
    },
    {
      id: 'held',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} moved up close and held {H}, and {H} held the stone. It got wet, and dark where it was wet. “Can I still say it?” asked {H}. “When {whom} isn’t there to hear it?” “You can,” said {A}.',
        '“But {whom} won’t look up.” “No. When an animal has died, it can’t look up any more.” {H} said it once, into {A}’s sleeve. “Potato.” Nothing looked up. But it was still the right word.'
      ]
    },
    {
      id: 'hurt',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Did we do everything?” asked {H}. “Everything that we knew,” said {A}. “{whom} had enough to eat, and had us, and had you.” “And still died.” “And still died. It happens to every animal, and it isn’t anybody’s fault.”',
        '“I once called {whom} Stinker,” said {H}. “Did that hurt?” “{whom} looked up when you said it,” said {A}. “I think {whom} heard the voice and not the word.”'
      ]
    },
    {
      id: 'others-name',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Sometimes it was Your Majesty,” said {A}. “With you?” said {H}. “You always said that you didn’t talk to animals!” “I didn’t talk. I only said it very politely.”',
        '“Why, though?” “Because {whom} looked straight at me, and I had a biscuit. So I turned round to eat it.” {H} had to smile. That was just how Majesty had looked.'
      ]
    },
    {
      id: 'stone-big',
      A: 'partner',
      paragraphs: [
        '“We only need one,” said {H}. “A stone has room for one.” So they tried to choose. If it was Professor, it was only {A}’s. If it was Potato, it was only {H}’s. If it was the name for the vet, it was nobody’s.',
        '“Whichever we take, some of {whom} is left over,” said {H}. {A} weighed the stone in one hand. “It’s a small stone,” said {A}, “and {whom} was called a good deal.”'
      ]
    },
    {
      id: 'where-names',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There was one for every hour,” said {A}. In the morning it was Hello You. Before the food it was Patience. In the evening it was That’s Enough Now. “And when there was a mess, it was Who Was That,” said {H}.',
        '“{whom} was quite good at Who Was That,” said {A}. {whom} had always looked the other way. The mess had made itself, in all those years.'
      ]
    },
    {
      id: 'child-name',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“I’ve got one more,” said {A}. “I called {whom} Nice.” “Just Nice?” “Just Nice. Because {whom} was.” {H} turned the stone over. Of all the names that was the shortest.',
        '“It’s a good one,” said {H}. {A} wanted to say it to the stone at once, quite near, so that it went in. “Nice,” whispered {A}. There was a little damp patch on the stone afterwards.'
      ]
    },
    {
      id: 'pet-name',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“And what did you call {whom}?” {H} asked {A}. {A} looked at {H}, and then over to the place that {whom} had liked best. {A} did not say it.',
        '“That one’s private too,” said {H}. The stone was held out to {A}, all the same. {A} looked at it for a while from quite near. So that name was in it as well.'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They kept count of the names with beans on the table, so that none should be lost. Professor was a bean, and Potato was a bean, and so was the one for the vet. Then there were nine beans. {A} had remembered Mister Crumb.',
        '“Most people have two names,” said {H}, “or three.” “Most people aren’t looked at so much,” said {A}. {H} laid the beans in a ring. In the middle there was room for a stone.'
      ]
    }
  ],
  turn: [
    {
      id: 'not-written',
      A: 'partner',
      paragraphs: [
        '“Does it have to be one?” asked {A} then. “You only want to say them. You aren’t carving them.” {H} looked at the stone. It was quite bare. There was nothing on it that could be full.',
        '“Then it gets all of them,” said {H}. “One after another. You first, and then me, and it goes round until there are none left.” {A} sat up straight for it. They both did.'
      ]
    },
    {
      id: 'how-said',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“They must be said as they were said,” said {H}. “Not all in the same voice.” So {A} said Professor with one eyebrow up. {H} said Potato from under a blanket.',
        'It took a long time that way. Each name had a day in it. With one it was raining, and with another somebody had just dropped a jar. They were all true days.'
      ]
    },
    {
      id: 'elder-name',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“May I put one in?” asked {A}. “It isn’t for {whom}. It’s for one that I had, a long, long time ago.” {H} thought about it. “What was it called?” “Button.”',
        '“Is there still room?” asked {A}. {H} felt the stone on both sides. “There is,” said {H}. “Button can go in.” {A} said it as if it had been said that very morning.'
      ]
    },
    {
      id: 'place',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“And if somebody comes and asks whose stone that is?” asked {A}. “Then I’ll tell them,” said {H}. “If they’re nice, I’ll tell them two names. The private one they don’t get.”',
        '“And if nobody asks?” “Then it can wait,” said {H}. “{whom} was good at that.” “Not before supper,” said {A}. “No,” said {H}. “Not before supper.”'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What if I remember another one tomorrow?” asked {H}. “Then you come and say it,” said {A}. “It’s not locked.” {H} tried the stone with one fingernail. It was not.',
        '“And if I don’t remember one for a whole day?” “Then the stone has got them,” said {A}. “You don’t have to hold all of them all the time. You have to play, too.”'
      ]
    },
    {
      id: 'twice',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Does it matter if I cry in between?” asked {H}. “No,” said {A}. “It’s all part of it.” So they had a name, and then a wet bit, and then the next name.',
        'At Professor it was {A} who had the wet bit. {H} waited for as long as it took, and held the stone for {A}. Then {A} said it once more, because it had come out crooked.'
      ]
    },
    {
      id: 'says',
      A: 'partner',
      paragraphs: [
        'It went round three times. Then the stone was warm again from all the hands. {H} took it to the place that {whom} had liked best, and laid it down. It lay there very well. “Goodbye, {whom},” said {H}. And then, lower, “Goodbye, Potato.”',
        '“There’s nothing on it,” said {A}. “No,” said {H}. “But we know what it says.” They stayed for a while and looked. {H} was still sad, and {A} was sad, and they both knew all the names.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and leaned against somebody.',
      '{names} settled down where the stone lay.',
      { text: '{names} brought a handkerchief for each of the two.', needs: ['hands'] },
      { text: '{names} rinsed the stone and dried it with a clean towel.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up close, and it got a bit warmer there.',
      '{names} blew out a long breath, after Potato.',
      { text: '{names} passed the stone on with both hands.', needs: ['hands'] },
      { text: '{names} laid a blanket round two pairs of shoulders.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in, so that the circle went all the way round.',
      '{names} stayed right up against the two of them.',
      { text: '{names} kept the stone warm until it was the next one’s turn.', needs: ['hands'] },
      { text: '{names} stroked the place smooth where the stone was going to lie.', needs: ['hands'] }
    ]
  },
  bed: [
    'They straightened the rug, and left the stone where it was. It needed nothing for the night.',
    '{H} washed, and the hands still smelled of stone. Then {H} lay down under the blanket. A name was said there once more, the private one, in the right voice.'
  ],
  last: [
    'The stone lay in its place and knew them all, and {H} was asleep.',
    'It was dark, and the stone was warm on one side, and {H} slept.'
  ]
})
