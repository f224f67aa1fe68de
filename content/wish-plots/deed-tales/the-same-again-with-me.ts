import { wishPlot } from '../wish-plot.ts'

export const deedTheSameAgainWithMe = wishPlot({
  id: 'wish-deed-the-same-again-with-me',
  tellsAny: 'once',
  deeds: ['forgets'],
  out: true,
  isTale: true,
  about: 'Needs {once.the}. Somebody loses or forgets it on the street and has no idea where; {H} plays it and wants to be lost just so, which cannot be done on purpose, only while something is being told.',
  titles: ['The Same Again, with Me', 'What {once.who} No Longer Had', 'It Made No Noise', 'Are You Gone Now', '{once.who} Looks Everywhere'],
  company: ['street', 'lamp', 'wall', 'corner', 'window', 'bin'],
  want: [
    {
      id: 'no-noise',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first}. Between the lamp and the corner {once.who} {once.did}. It made no noise. Nobody saw it, and {once.who} least of all.',
        'At the corner {once.who} stopped. “Everything’s here,” said {once.who}, “except {once.the}.” “Where did you last have {once.the}?” asked {A}. “Just before it happened,” said {once.who}. {H} wanted to be the one who found {once.the}.'
      ]
    },
    {
      id: 'a-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Could you describe {once.the}?” asked {A}. “Not now,” said {once.who}. “Now there’s nothing to describe.” So {H} went about it the other way, and looked at all that was not {once.the}.',
        'There was the lamp. There was the wall, and a bin, and {A}. “That’s right,” said {once.who} each time, “you can cross that off.” It was a long street, and they had hardly begun.'
      ]
    }
  ],
  way: [
    {
      id: 'into-the-lamp',
      A: 'partner',
      paragraphs: [
        'They looked under the lamp, because you could see so well there. “Did you like {once.the} very much?” asked {A}. Then {once.who} began to tell about {once.the}, and went straight into the lamp.',
        '“We don’t know how you do it,” said {H}. “Do it again, and we’ll watch.” “With what?” asked {once.who}. “With me,” said {H}. “I’ll be {once.the}. And where I am afterwards, you’ll find {once.the}.”'
      ]
    },
    {
      id: 'are-you-gone',
      A: 'partner',
      paragraphs: [
        'So {H} was {once.the}, and went along close beside {once.who}, all down the wall. But every moment {once.who} looked round. “Are you gone?” “No,” said {H}. “Now?” “No,” said {H}. At the corner {once.who} still had {H}.'
      ]
    },
    {
      id: 'crack',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it from the back. {once.who} went backwards along the street, as slowly as anything. “Here it hadn’t happened yet,” said {once.who}. Then came one more step. “And here it had. From here on you’re without {once.the}.”',
        '{H} lay down and looked in between. There was a crack with a bit of moss in it. “It must be very thin,” said {H}, “the moment when you haven’t got {once.the}.” {A} laid a twig across, to mark it.'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What would {once.the} say?” asked {A}. “{what.sound},” said {once.who}. So all of them called that, and then kept still. “{what.sound},” somebody called back. They ran.',
        'It was a man at a window, cleaning his teeth. “I’m not {once.the},” he said. “I thought I’d answer, so that somebody does.” {once.who} thanked him all the same. From a long way off it had been very like {once.the}.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We’ll look for {what.part} first,” said {A}. “The rest of {once.the} can’t be far from that.” {H} looked for it, and found a bottle top. “Is this {what.part}?” asked {H}.',
        '{once.who} looked at the bottle top for quite some time, from above and from below. “It’s so long ago,” said {once.who}. {A} put it with the things that were not {once.the}.'
      ]
    },
    {
      id: 'what-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where do you keep {once.the} as a rule?” asked {A}. “Oh, {what.where},” said {once.who}. “Then {once.the} may be there by now,” said {A}, “and says that you got lost.”',
        '{once.who} had not seen it like that, and looked about for {once.who}. “Here,” said {H}, and pointed. So now there was only {once.the} missing.'
      ]
    },
    {
      id: 'what-wants',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What would fetch {once.the} out?” asked {A}. {once.who} knew that. It was {what.wants}. “We’ve got it here,” called {H} loudly, in all directions, “just what you want!” “We haven’t,” whispered {A}.',
        '“{once.the} can’t see that from over there,” whispered {H}. They listened. Nothing came but an old lady. She asked politely if there was one left.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you looked behind {doer.part}?” asked {A}. “That’s where I’d be, if I was {once.the}.” {once.who} turned round to look. {doer.part} turned round too. They did it three times, and it came out even.',
        'So {H} stood still and looked behind {doer.part} for {once.who}. There was a leaf, and it was from last year. “That’s been lost as well,” said {once.who}. “And nobody missed it.”'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Out of sheer worry {once.who} {doer.does}. “Were you doing that when it happened?” asked {A}. “It could be,” said {once.who}, and did it again, so that they could see.',
        '{A} and {H} looked underneath. Nothing had come off, and {H} was still there. “Then it isn’t that,” said {A}. “You can do that as often as you like, and keep {once.the}.”'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“{doer.fact},” said {A}, who had read it somewhere. “Doesn’t that help you with {once.the}?” “It helps with everything else,” said {once.who}.',
        '“We’ll write it down all the same,” said {A}, “under things we know.” “And where {once.the} went?” asked {once.who}. “That goes on the other page,” said {H}. There was nothing else on that one.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wrote “Lost” on a piece of paper, and stuck it on the wall. Under it stood “{once.the}”. A man with a bag came by and read it twice. “No, thank you,” he said. “I can manage without {once.the}.”',
        '“It isn’t for sale,” said {H}. “It’s gone.” “Then somebody was quicker,” said the man. He wished {once.who} better luck with the next one.'
      ]
    },
    {
      id: 'the-last-place',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“You always find a thing in the last place where you look,” said {S}. “Then let’s look for {once.the} there first,” said {A}. Nobody knew which place was last. {once.who} thought that it was Portugal.',
        '“That’s as far as you can go,” said {once.who}. {S} said that {S} had only meant it kindly. They put Portugal down at the end, after the bin.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“Did you ever tell {once.the} where you live?” asked {S}. {once.who} never had. “You have to say it every night,” said {S}, “until it stays in.”',
        '{once.the} had been told nothing, neither the street nor the number. “Then {once.the} must be waiting for you,” said {S}. “That’s what you do, if you don’t know the way.” {once.who} went a little faster.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I lose my purse every morning,” said {S}, “and I’ve never looked for {once.the}, so I’m fresh.” {S} looked in all the places of the purse. “Did you see {once.the} in any of them?” asked {A}.',
        '“No,” said {S}, “but here’s the purse.” {S} was very pleased. {once.who} felt glad for {S}, as well as that can be done without {once.the}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} took no part in it. {A} was looking at one spot on the dark side of the wall, and did not blink. “Come and help,” said {H}. “We’re looking for {once.the}.”',
        '{A} went on looking at the spot. “Not there,” said {once.who}. “That’s where we were just now, and there was nothing to see.” They left {A} to it, for everybody looks in a different way.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 5,
      paragraphs: [
        '“At ours there’s a box,” said {A}. “If a thing’s lost, it’s in the box. So then it isn’t lost.” “Have you got {once.the} in it?” asked {once.who}.',
        '“You’d have to lose {once.the} at ours,” said {A}. “It’s only for us.” {once.who} asked how you got there, and if it could be done at the door.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“You want to hold on to {once.the},” said {S}. “Everything has its place. I put a thing in its place, and that’s that.” {S} felt for the door key. First it was one side, then the other, then the first again.',
        'Nobody said a word. {once.who} came up beside {S}, in order to be company. “It’s in the door,” said {A}. “And {once.the}?” asked {once.who}. It was worth a try.'
      ]
    },
    {
      id: 'not-on-purpose',
      A: 'partner',
      paragraphs: [
        '“You can’t do it on purpose,” said {A}. “As long as you think of {H}, you’ve got {H}.” “And when do you not think?” asked {H}. {once.who} didn’t know. “At the lamp,” said {A}. “You were telling us about {once.the}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-beginning',
      A: 'partner',
      paragraphs: [
        '“Tell us about {once.the},” said {H}, “right from the beginning.” They went along the wall once more, and {once.who} began with the very first day. {H} went slower. {H} stood still. {once.who} went on telling, to the corner and round it, and {A} too.',
        'So {H} had been lost, exactly like {once.the}. It made no noise. {H} looked about, to see how it was there. And right beside {H}, on the dark side of the wall, waited {once.the}.',
        { extra: 1, joins: true, both: ['The first thing that {H} felt was {what.part}.'] }
      ]
    },
    {
      id: 'both-of-us',
      A: 'partner',
      paragraphs: [
        '“Here!” called {H}. {once.who} came back round the corner, still talking, and stopped short. “Which of you is {once.the}?” asked {once.who}, who was still thinking of the very first day. “That one,” said {H}. {once.who} took both of them along, to be on the safe side.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. {once.who} turned to look, with an open mouth. “{once.the}!” called {H} and {A} together. It had very nearly happened again.'
      ]
    },
    {
      id: 'where-have-you-been',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And where have you been?” said {once.who} to {once.the}, rather crossly. “Here,” said {H}, because {once.the} said nothing. “The whole time. It was you who went.”',
        '{once.who} thought about that, and said sorry to {once.the}. {A} looked the other way. Then they took {once.the} once to the corner and back, so as to have been there together.'
      ]
    },
    {
      id: 'calling-the-names',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They called out the names, as at school, so that it could not happen on the way home. “{once.the},” called {A}. “Here,” said {H}, for {once.the}. “{H}.” “Here.”',
        '“{once.who},” called {A}. It was quiet. “{once.who},” called {A}, a bit louder. “Oh,” said {once.who}. “I was just thinking how nice it is that we’re all here.” They began again with {once.the}.'
      ]
    },
    {
      id: 'not-a-word',
      A: 'partner',
      paragraphs: [
        '“And if it happens again?” asked {once.who}. “Then it’s at the wall,” said {A}, “while you’re telling somebody.” So {once.who} had {H} carry {once.the} as far as the corner, in front, in full view. Nobody told anybody anything. It was the hardest part of the evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in places where nobody ever looks, and nobody ever had.',
      '{names} stood quite still, so as not to be taken for {once.the}.',
      { text: '{names} turned out every pocket, and {once.the} did not fall out.', needs: ['hands'] },
      { text: '{names} lifted the lid of the bin, and put it back.', needs: ['hands'] }
    ],
    way: [
      '{names} went along the wall as well, and got lost by nobody.',
      '{names} had a turn at being {once.the}, and kept very quiet.',
      { text: '{names} pointed at {H}, whenever {once.who} asked.', needs: ['hands'] },
      { text: '{names} patted the lamp, which had had a bump.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close to {once.the}, for it had been a long evening.',
      '{names} kept {once.who} in sight, all the way to the corner.',
      { text: '{names} counted {once.the} and {H}, and it came to two.', needs: ['hands'] },
      { text: '{names} waved to {once.the}, a bit late.', needs: ['hands'] }
    ]
  },
  bed: [
    'Once round the corner {once.who} looked. {once.the} had come along. They could hear {once.who} saying so, again and again, all the way down the street.',
    '{H} washed one ear, and thought of {once.the}, and washed it again. In bed everything was there. {H} counted it.'
  ],
  last: [
    'There was one more thing that {H} had wanted to say about {once.the}. Then it was gone, and made no noise, and {H} slept.',
    '{once.who} lay close to {once.the}, and did not think of anything else. {H} was asleep.'
  ]
})
