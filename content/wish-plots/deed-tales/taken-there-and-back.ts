import { wishPlot } from '../wish-plot.ts'

export const deedTakenThereAndBack = wishPlot({
  id: 'wish-deed-taken-there-and-back',
  tellsAny: 'once',
  deeds: ['takes'],
  out: true,
  isTale: true,
  about: 'Needs {once.the}. Somebody takes it before everybody’s eyes and cannot give it back, being one who only takes; until {A} sees that whatever is said with “take” gets taken, and {H} asks very politely to take it home.',
  titles: ['Taken There and Back', 'Giving Is Somebody Else', 'What {once.who} Took', '{once.who} and the Empty Place', 'Take Your Time'],
  company: ['street', 'lamp', 'place', 'hats', 'people', 'window', 'step', 'wall'],
  want: [
    {
      id: 'with-everybody-looking',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first} and {once.did}. There was no creeping about it. It was done with everybody looking. “Good evening,” said {once.who}, and went on by with {once.the}. “That’s taking!” called {H}. “Yes,” said {once.who}, glad that somebody had noticed.',
        '{H} went after {once.who} as far as the lamp, and {A} came too. “Give {once.the} back,” said {H}. “Everybody here needs {once.the}.” “Giving is somebody else,” said {once.who}. “This is only taking.”'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you take {once.the}?” asked {A}. “First you look at {once.the},” said {once.who}. “Then you look at the place, as if {once.the} had gone already. Then it’s nearly done.”',
        '{H} tried it on {A}. {H} looked at {A}, and then at the place, as if {A} had gone already. “I’m staying,” said {A}. {once.who} said that this was the hard part.'
      ]
    }
  ],
  way: [
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        '“Then I’ll take {once.the} too,” said {H}. {H} took {once.the} as far as the wall. {once.who} took {once.the} again, as far as the lamp. {H} took, {once.who} took, and {A} counted. At eleven {once.who} had {once.the}, and {H} had to sit down.',
        { extra: 1, joins: true, both: ['“Mind {what.part}!” called somebody, each time.'] },
        'By now people stood all round the place where {once.the} had been. They looked at it, and it was very empty. Three of them took off their hats. “Who’s got {once.the}?” asked a man in slippers. “Over here,” called {once.who} kindly.'
      ]
    },
    {
      id: 'a-seat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s talk about {once.the},” said {A}, and fetched a chair. “Take a seat.” {once.who} took it. Now it was {once.the} and a chair. “You were meant to sit down,” said {A}. “That’s not what was said,” said {once.who}.',
        '“Then take a rest,” said {A}. {once.who} took one, on the chair, beside {once.the}. It lasted for about a minute. Then it was used up.'
      ]
    },
    {
      id: 'my-word',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Those people want {once.the},” said {A}. “They’re waiting. You can take my word for it.” {once.who} took it. “Which one?” asked {H}. “Waiting,” said {once.who}. “It’s a good long one.”',
        '“But they’re still there,” said {A}, “and they’re, they’re …” It was no use. The people stood round the place of {once.the}, and {A} had no word for it any more.'
      ]
    },
    {
      id: 'leave-us-a-bit',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Couldn’t you leave us {what.part}?” asked {A}. “And only take the rest?” {once.who} was fair, and wanted to see how that would look. They all held one hand in front of {what.part}, and shut one eye.',
        'What was left over looked wrong from every side. “Nobody would want to have taken that,” said {once.who}. So {what.part} had to go along with {once.the}, and it was nobody’s fault.'
      ]
    },
    {
      id: 'the-noise-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.sound},” it went on the way past number six. That came from {once.the}. Two windows opened, for everybody knew the sound. “Shh,” said {once.who}. “You take one thing,” said {once.who} to {A}, “and you get the noise as well.”',
        '“You could leave us the noise,” said {H}. {once.who} waited until {H} could do it. “{what.sound},” said {H}. It was quite near. The people at the windows sighed, and shut them again.'
      ]
    },
    {
      id: 'and-the-house-round-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do you know where you look for {once.the}?” said {A}. “{what.where}.” {once.who} had not thought of that. “Then that has to be taken as well,” said {once.who}, “and whatever is round that.” It added up. By Friday it would be the whole street.',
        '“And where would you go with it?” asked {H}. {once.who} worked it out. “There wouldn’t be anywhere left to go,” said {once.who}. “Then you’d be at home,” said {A}, “and so would {once.the}.”'
      ]
    },
    {
      id: 'nobody-mentioned-that',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What will you do with {once.the}?” asked {A}. {once.who} had no idea. “First comes the taking,” said {once.who}, “and then there’s the having. The having is mostly standing about.”',
        '{H} stood about too, on the other side of {once.the}, to see what having was like. One foot went to sleep. “How long does it go on?” asked {H}. “Until something else gets taken,” said {once.who}.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was not easy, taking {once.the}, for {doer.part} got in the way at every step. “What do you do about that?” asked {A}. “It goes in front,” said {once.who}, “and has a look round the corner.”',
        '{H} tried it, nose first, and took nothing at all as far as the wall. It went very well. “Nothing is easy,” said {once.who}. “But try it with {once.the}.”'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Whoever takes has to be quiet, and {once.who} was, nearly. “{doer.sound},” it went at each house. “We can hear you taking from here to the shops,” said {A}. “It’s so that nobody gets a fright,” said {once.who}.',
        'They went by the next house with {once.the}. “{doer.sound}.” A woman put out her head to see what would be missing. “Only {once.the},” said {once.who}. “Only,” said the woman.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why {once.the}?” asked {A}. “Is that what you always wanted?” {once.who} looked at the ground. What {once.who} had always wanted was {doer.wants}. Only nobody ever leaves that lying about.',
        '“So you took {once.the} instead,” said {H}. “You take what there is,” said {once.who}. All three of them thought of {doer.wants} for a bit. After that {once.the} seemed a good deal heavier.'
      ]
    },
    {
      id: 'the-short-way',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“If you must go off with {once.the}, take the short way,” said {S}, “then it’s over sooner.” {once.who} took it, and after that it was gone. The people going home from work had to walk round by the pond.',
        '“Now there’s only the long way left,” said {A}. {once.who} looked at the long way too. “Oh no,” said {S}, and sat down on it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '{S} went and stood next to {once.the}, and tried to look as if there was nobody there. {once.who} took {once.the}, and left {S}. “You forgot me,” said {S}.',
        '“You’ve got people who’d miss you,” said {once.who}. “And {once.the}?” asked {S}. It was quiet under the lamp for a moment. “Is that them with the hats?” asked {once.who}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“I knew somebody who took things,” said {S}. “She took the bus, and she took the best chair, and she took three weeks off. In the end she took up the trumpet.” “Where did she take it?” asked {A}.',
        '“Up,” said {S}. “Nobody ever saw it again. We only heard it.” {once.who} looked from {once.the} to the top of the lamp, and back. Nobody said anything about that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been watching how it was done. While the others were talking, {A} took the place where {once.the} had been. It was a good place, and still warm. Two of the people put their hats on again.',
        '{once.who} came a few steps back to look. “{once.the} looked different,” said {once.who}. “That’s {A},” said {H}. “You look at the place, and then it’s nearly done. You said so.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 4,
      paragraphs: [
        '“At ours you say please before you take,” said {A}. “Who to?” asked {once.who}. So {once.who} said please to {once.the}. {once.the} had nothing against it.',
        '“And thank you afterwards,” said {A}. Afterwards there was only the empty place to say it to. {once.who} went up to it, in front of all those people. “Thank you,” said {once.who}, rather low.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I take it that you’re bringing {once.the} back,” said {S}, in the voice for the telephone. “No,” said {once.who}, “you don’t. It’s been taken.” {S} took a breath, and {once.who} looked at that as well.',
        '“Leave me my breath,” said {S}. “I haven’t many like that.” {once.who} let it pass, and held on to {once.the}. {A} thought that it had been a close thing.'
      ]
    },
    {
      id: 'take-care',
      A: 'partner',
      paragraphs: [
        'The man in slippers gave it up. “Well, take care,” he said to {once.who}, and turned to go. {once.who} looked round for some, and took it, there and then. “Did you see that?” {A} whispered to {H}. “You say ‘give’, and nothing happens. He says ‘take’, and it’s taken.”'
      ]
    }
  ],
  turn: [
    {
      id: 'would-you-take',
      A: 'partner',
      paragraphs: [
        '{H} got up and went to {once.who}, and asked nicely. “Would you take {once.the} somewhere for me?” “Take?” said {once.who}. “Gladly. Where to?” {H} pointed down the street, at the hats, and the empty place in the middle.',
        'So {once.who} took {once.the} there. It was the finest taking of the evening, and all the people stood aside for it. At the empty place {once.who} let go. “Taken,” said {once.who}, and the hats went on again, one, two, three.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. They all looked at {once.who}. “Nobody took that,” said {once.who}. “That came by itself.” {A} said that such things did come, once everybody stood still.'
      ]
    },
    {
      id: 'take-a-bow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Take a bow,” said the man in slippers. {once.who} took one, in front of {once.the}. Somebody called for another. {once.who} took eight. “That’ll do,” said {A}.',
        '“How many are left?” asked {once.who}. {H} had one. It was a small one, and went right down to {once.the}. {once.who} took it home for later.'
      ]
    },
    {
      id: 'one-who-takes-things',
      A: 'other',
      spare: 2,
      paragraphs: [
        'It got about that somebody here took things. A woman came with a letter, and said where to. A boy came with two bottles for the bottle bank. {once.who} took all of it. “It’s easier than {once.the},” said {once.who}. “But nobody runs after you.”',
        '{H} and {A} ran after {once.who} as far as the corner, calling “Give it back!” {once.who} thanked them. It had been too quiet.'
      ]
    },
    {
      id: 'taking-not-running',
      A: 'partner',
      paragraphs: [
        'The man in slippers shook his head for some time. “Thank you for taking {once.the},” he said. Nobody had ever thanked {once.who} for that. “Away is quicker,” said {once.who}, “but back has more people in it.”',
        'Then {H} was allowed to take {once.the} as well, once round the lamp and home. {once.who} came behind, to see that it was done right. “Slower,” said {once.who}. “You’re taking, not running.” {A} walked in front, to see that nobody took the empty place.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the place where {once.the} had been, from both ends.',
      '{names} went after {once.who} too, a little slower.',
      { text: '{names} pointed after {once.who}, all in the same direction.', needs: ['hands'] },
      { text: '{names} felt in every pocket, to see whether anything else was gone.', needs: ['hands'] }
    ],
    way: [
      '{names} joined the people round the empty place.',
      '{names} had a good look at {once.the}, and {once.who} let that go.',
      { text: '{names} took off a hat that wasn’t there, out of politeness.', needs: ['hands'] },
      { text: '{names} held on to the lamp, in case that was next.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood aside, so that {once.the} could come by.',
      '{names} had a look at {once.the} from close to, now that it was allowed.',
      { text: '{names} clapped for {once.the}, and then for {once.who}.', needs: ['hands'] },
      { text: '{names} waved {once.who} in, the way it is done with a lorry.', needs: ['hands'] }
    ]
  },
  bed: [
    '“Tomorrow again, then,” said {once.who}. “There and back,” said {H}, “and say so first.” {once.who} took leave of {once.the}, and that took a while. Then {once.who} took the way home.',
    '{H} took the toothbrush, and gave it back to its cup. After that {H} took the warm side of the bed.'
  ],
  last: [
    'In the dark {once.the} stayed where {once.the} belonged. {once.who} took a rest, and this time it lasted. {H} slept.',
    '{once.who} had taken the last of the light along. Nobody needed it now. {H} was asleep.'
  ]
})
