import { wishPlot } from '../wish-plot.ts'

export const wouldNotLeave = wishPlot({
  id: 'wish-incident-intruder',
  tellsAny: 'intruder',
  company: ['row', 'dance', 'way', 'finger', 'arm', 'place', 'sky', 'shoes', 'end'],
  about: 'An animal is where it does not belong and will not be pointed out of it; it does what everybody does, so the hero has everybody leave, and it comes along at the end of the row.',
  titles: ['Who Is Last', 'The Guest at the End of the Row', 'A Finger, an Arm and a Dance', '{H} Says Goodbye First', 'Don’t Look Round', '{H} and {intruder.a}'],
  want: [
    {
      id: 'in-it-came',
      A: 'partner',
      paragraphs: [
        'There {intruder.was} {intruder.a} {intruder.in}. Nobody had asked {intruder.them} to come. {H} looked at {intruder}, and {A} looked at {intruder}. And {intruder.did}.',
        '“You can’t stay here,” said {H}, quite politely. {intruder} stayed. “Perhaps you didn’t hear,” said {A}. {intruder} had heard, and stayed all the same. {H} wanted {intruder} to go home, before somebody there began to worry.'
      ]
    },
    {
      id: 'goes-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        'And that was not all: {intruder.so}. “This can’t go on,” said {A}. {H} looked at {intruder}, who had all day. “I think it can,” said {H}.'
      ]
    },
    {
      id: 'rules-on-the-wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In {intruder.school} the rules hung on the wall. {A} read them out, so that {intruder} would know. “No running. No shouting. No pushing in.” {intruder} did not run, or shout, or push in.',
        '“You’re doing well so far,” {A} said to {intruder}. Then {A} looked all the way down to the last rule of {intruder.school}. “There’s nothing here about {intruder.them},” said {A}. “Nobody thought of it,” said {H}.'
      ]
    },
    {
      id: 'we-live-here',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We live here,” {H} explained to {intruder}. “And {intruder.home} is ours.” To show that it was true, {A} fetched a letter that had come in the post. On it were the name and the street.',
        '{A} held it up in front of {intruder}, and there it said who lived here, {intruder.home} and all. {intruder} looked at it for some time, mostly at the stamp, and then stayed.'
      ]
    },
    {
      id: 'all-quite-sure',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Near {intruder.abroad} people stood still to look. “Lost,” said a man with a bag. “No, waiting for a friend,” said a woman. “On holiday,” said a boy with an ice lolly. They were all quite sure.',
        '“Which is it?” {H} asked {intruder}. {intruder} looked at the man, the woman and the boy. The longest look was for the ice lolly. It was the only ice lolly near {intruder.abroad}. “Hungry,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'finger-arm-dance',
      A: 'partner',
      paragraphs: [
        '{H} pointed at the way out. {intruder} looked at the finger. {A} pointed with a whole arm. {intruder} looked at the whole arm. “Out is over there,” said {A}. {intruder} did not even turn round.',
        'So {A} clapped and flapped and hopped on one leg. It became a sort of dance. {intruder} watched all of it, and at the end {intruder.it} waited for the next one.'
      ]
    },
    {
      id: 'a-picnic',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Food,” said {A}. “Everybody follows food.” {A} found half a sandwich, and laid it down right by the way out. {intruder} came at once. “It’s working,” whispered {A}.',
        '{intruder} had the crust first, and then the middle. Then {intruder.it} went straight back, and stayed. “Now it’s a restaurant,” said {H}.'
      ]
    },
    {
      id: 'own-language',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll try it in another language,” said {A}. {A} bent down and made a long noise, deep in the throat, that went up at the end. {intruder} stared at {A}. Everybody did.',
        '“What did you say?” asked {H}. “I’m not sure,” said {A}. “I wanted to say, this way please. But from the look of it, I think it was something about a hat.”'
      ]
    },
    {
      id: 'you-take-the-front',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We could carry {intruder.them},” said {A}. “You take the front, and I’ll take the back.” {H} looked at the front. The front looked at {H}. “You take the front,” said {H}.',
        '{A} went round to see about that. Then {A} came back, with both hands in {A}’s pockets. “We won’t carry {intruder.them},” said {A}.'
      ]
    },
    {
      id: 'an-arrow',
      S: 'other',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} took a big piece of paper, and drew an arrow right across it. {S} laid it on the ground in front of {intruder}. It pointed exactly to the way out.',
        '{intruder} came up close, and sat down on it. Now there was only a bit of the arrow to be seen, and it pointed at {S}. “It isn’t me who has to go,” {S} told the arrow.'
      ]
    },
    {
      id: 'a-shoe-to-look-at',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Don’t look at {intruder.them},” said {A}. “Be busy.” {H} looked hard at one shoe. {A} looked at it as well. It was quite an ordinary shoe, with a bit of mud on it.',
        'They kept it up for a long time. Then there was a third one looking at the shoe, and that was {intruder}. “Good, isn’t it?” said {A}.'
      ]
    },
    {
      id: 'elder-peel',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A cow came into our kitchen once,” said {S}. “My mother was peeling potatoes. She looked up, and said that whoever came in had to help.” “And did the cow help?” asked {A}.',
        '“It ate all the peel,” said {S}. “Then it saw the dirty pots, and left by itself. Lots of people do.”'
      ]
    },
    {
      id: 'pet-and-guest',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} looked at {intruder}, and {intruder} looked at {A}. Neither of them had expected that today. {A} came and stayed very close to {H}.',
        '“Only a visitor,” said {H}. {A} seemed to think that visitors came by the door, and at tea time, and brought something. {A} looked to see whether {intruder} had brought something.'
      ]
    },
    {
      id: 'baby-talks',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} thought that this was the best thing anybody had ever done. {A} said so to {intruder}, at the top of {A}’s voice and without any words. It took quite a while.',
        '{intruder} listened right up to the end, and then blinked, quite slowly. {A} shrieked with joy. “You’re the first of us who’s had an answer,” said {H}.'
      ]
    },
    {
      id: 'down-and-up',
      A: 'partner',
      paragraphs: [
        'After the dance {A} had to sit down {intruder.seat}. So {H} sat down too. And down sat {intruder}. {A} stood up again to look, and up got {intruder}. “Do that once more,” said {H}. {A} sat and stood. {intruder} did too, down and up.',
        '“It’s because of us,” said {A}. “We all stand here and look. So {intruder} must think that this is the place to be.”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-last',
      A: 'partner',
      paragraphs: [
        '“Then we’ll go,” said {H}. “But we’re meant to be here,” said {A}. “Only till it works,” said {H}. “Well, goodbye, everybody!” called {H}, and took {A} by the hand. They walked {intruder.out}, one behind the other, and did not look round.',
        'They went quite slowly. For a while they heard only their own feet. Then they heard something else. “Who’s last?” whispered {H}. “I was,” whispered {A}. “I’m not any more.”'
      ]
    },
    {
      id: 'a-kind-of-parade',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A woman with a shopping bag saw them come by. First came {H}, then {A}, and at the end {intruder}. “Is it a parade?” asked the woman. “No,” said {H}. “It’s a leaving.”',
        'The woman thought that it looked like a good one. She walked along with them as far as the corner, just behind {intruder}. “Now who’s last?” whispered {A}. “A lady,” whispered {H}, “with leeks.”'
      ]
    },
    {
      id: 'not-looking',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Can I look now?” whispered {A}. “No,” whispered {H}. {A} walked on a little, and held {A}’s own chin, so that it could not turn. “I can hear breathing,” whispered {A}.',
        '“That’s me,” whispered {H}. They both stopped breathing for three steps. Somebody behind them went on breathing. It was the nicest bit of the whole walk.'
      ]
    },
    {
      id: 'under-the-sky',
      A: 'partner',
      paragraphs: [
        'Out under the sky they stood still, and {H} let everybody turn round. There {intruder.was} {intruder}, with fresh air all about. {intruder} looked to the left and to the right, like somebody who remembers about home, and about supper. Then off {intruder.it} went, and did not say goodbye.',
        '{H} waved all the same. Then {A} looked back at the place where {intruder} had been. It was just an empty place now. But for the rest of that day everybody went round it.'
      ]
    },
    {
      id: 'liked-best',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“What do you think {intruder} liked best?” asked {A}. “The walk,” said {H}. {A} waited. “And the dance?” asked {A}. {H} thought about the dance. There had been a great many arms in it.',
        '“The dance was when {intruder} sat down,” said {H}. “That’s what people do when they like a thing,” said {A}, and was content.'
      ]
    },
    {
      id: 'child-will-not-go',
      S: 'child',
      A: 'hero',
      spare: 16,
      paragraphs: [
        'At home {S} sat down in the hall, and would not leave either. {A} pointed, and {S} looked at the finger. {A} danced, and {S} clapped. “You have to walk off first,” said {S}. “Then I’ll come.”',
        'So {A} walked off, without looking round. There was no sound behind. {A} looked. {S} was sitting in the same place, with a biscuit. “I’m the other sort,” said {S}.'
      ]
    },
    {
      id: 'how-to-knock',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Next time {intruder} could knock first,” said {A}. “With what?” asked {H}. They thought about what there was to knock with. {A} tried it with one elbow, on the wall, once. “Ow,” said {A}. “Not with that.”',
        '{H} tried it with the tip of the nose. It made no noise at all. “Perhaps {intruder} did knock,” said {H}, “and we just didn’t hear.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stared, and then stared a bit more.',
      '{names} came closer, and then a little less close.',
      { text: '{names} waved at {intruder}, to be polite.', needs: ['hands'] },
      { text: '{names} held the door wide open, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the dance, from beginning to end.',
      '{names} sat down as well, and got up as well.',
      { text: '{names} pointed too, with both hands.', needs: ['hands'] },
      { text: '{names} clapped when the dance was over.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked in the row too, and looked straight ahead.',
      '{names} said nothing the whole way, which was not easy.',
      { text: '{names} waved until there was nobody left to wave at.', needs: ['hands'] },
      { text: '{names} kept two hands over two eyes, and peeped.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening the shoes were all put in a row by the door. {H} looked to see who was last. It was only a shoe.',
    '{H} washed, and lay down, and was just where {H} belonged. It was quiet outside. By now {intruder} had surely had supper at home, and nobody there had to worry.'
  ],
  last: [
    'Everybody was where they belonged, {intruder} too, and {H} was asleep.',
    'Nobody came in any more, nobody had to leave, and {H} was asleep.'
  ]
})
