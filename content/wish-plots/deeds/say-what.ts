import { wishPlot } from '../wish-plot.ts'

export const deedSayWhat = wishPlot({
  id: 'wish-deed-say-what',
  tellsAny: 'once',
  deeds: ['finds'],
  out: true,
  about: 'Somebody has found something and looks for whoever lost it: the lost property office on an ironing board asks what only the owner can know, and only the finder knows it.',
  titles: ['Lost Property', 'Say What', 'The Office on the Ironing Board', '{H} Has a Form for That', 'Colder at the Back'],
  company: ['ironing board', 'door', 'torch', 'bell', 'street'],
  want: [
    {
      id: 'have-you-lost',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and it was {once.first}. “Has anybody here lost {once.thing}?” asked {once.who}. {H} looked under the mat, to be sure. “Not today,” said {H}. “Why?” It was because {once.who} {once.did} that very day, and somebody must be missing {once.the}.',
        '{H} had always wanted an office. So they put on their coats, and {A} carried out the ironing board. It stood in the street, where they could all see {once.the}. An egg timer was the bell.'
      ]
    },
    {
      id: 'where-and-when',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An office has forms. “Found where?” asked {H}, with a pencil. “Exactly there,” said {once.who}. “Found when?” “Just before going past.” {H} wrote it all down. It needed both sides.',
        '“And what were you looking for?” asked {A}. “A glove,” said {once.who}. {A} nodded. It’s never the thing that you’re looking for. {H} put a tick, and the bell fell off the ironing board.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Show us how you found {once.the},” said {A}. {once.who} went back three steps and came along as if nothing was the matter. And then, at the very spot, {once.who} {doer.does}.',
        '“Did you do that the first time too?” asked {H}. “Twice,” said {once.who}. {H} put it on the form, under remarks. There was only just room for twice.'
      ]
    }
  ],
  way: [
    {
      id: 'the-notice',
      A: 'partner',
      paragraphs: [
        '{A} hung a notice on the lamp-post that said what had been found. {H} had hardly sat down when there was a queue as far as the corner. “{once.the}?” said the first man. “Mine.” “Mine, I think,” said the second. The third had brought a string to lead {once.the} home with.',
        '“Have they all lost {once.thing}?” asked {once.who}. There were thirteen of them. One was still in his slippers.'
      ]
    },
    {
      id: 'lost-other-things',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried the doors instead. At number four a man had lost the end of a joke. At number six it was a jelly mould, in the shape of a hare. “Could {once.the} be used as a jelly mould?” asked the woman. {once.who} thought not.',
        'At number eight nobody had lost anything for years. “Would you like us to lose something?” they asked. “I could let go of the umbrella stand.” {H} gave them a number, and said that the office would write.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Everything’s there,” said {A}, who had been round {once.the} with the torch. “Even {what.part}.” {H} came to see. Nobody at the office had ever been so close to {what.part}.',
        '“That has to go on the form,” said {H}. “How do you spell it?” They looked at {what.part} from both ends, and it was not written there.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There has to be somewhere to wait,” said {A}, and put out two chairs and something about boats. {once.who} waited. Behind the counter {H} looked for a rubber stamp, and took all the time in the world.',
        '“Next, please,” called {H}. {once.who} looked up from the boats. “It’s just got to the harbour,” said {once.who}. They let the harbour happen first, and then it was next.'
      ]
    },
    {
      id: 'feels-lost',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps nobody lost {once.the},” said {A}. “A thing can get away by itself.” All three of them turned round, to see. If anybody had moved, it was only a very little.',
        '“What would you do, if you got away?” asked {H}. {once.who} thought it over. “Stand about somewhere,” said {once.who}, “and see who comes.” They looked at {once.the} again. It was hard to say who had found whom.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At half past, the office shut for biscuits. {H} turned the egg timer on its head. {A} had one biscuit, {H} had one, and {once.who} had one. The fourth was put down in front of {once.the}, in case.',
        'When the sand had run through, the fourth biscuit was gone. {A} looked at {H}. {H} looked at {once.who}. “Perhaps that’s the owner’s one,” said {once.who}, with crumbs.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} joined the queue as well. “I’ve lost a tooth,” said {S}. “Which colour?” asked {A}, behind the counter. “White, with a hole for the string.” {A} looked through everything that had been handed in. Nobody had handed in anything but {once.the}.',
        '“Would you take that instead?” asked {A}. {S} tried to imagine it under the pillow, with a coin. “No, thank you,” said {S}. “It would be too much for them to carry.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I once handed in an umbrella,” said {S}. “A year went by and nobody had come for it. Then they sent it to me, with a letter.” “Was it a good one?” asked {A}.',
        '“It was mine,” said {S}. “I’d found it in our own hall.” {S} patted the ironing board, as if they had been colleagues. “They were very correct about it,” said {S}. “I had to sign twice.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“We’ll ask {A},” said {H}. “{A} would know who’s been here.” {A} was brought as near to {once.the} as was polite, and took it all in. It lasted a good while.',
        'Then {A} looked at nobody in the queue. {A} looked at {once.who}, and went on looking. “That’s not an answer,” said {H}. But {H} put it on the form, because an office writes down everything.'
      ]
    },
    {
      id: 'too-much-said',
      A: 'partner',
      paragraphs: [
        '{A} read the notice again from the front. “We’ve told them what it is,” said {A}. “Now anybody can say that.” So {H} took the notice down. Now anybody who came had to say something that only the owner can know.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-questions',
      A: 'partner',
      paragraphs: [
        '“What’s it like at the back?” {H} asked the first man. “Nice,” he said, and went home. “And when nobody’s looking?” asked {H}. The second man coughed, and went too. Soon the street was empty, but for a bit of string.',
        '“Next, please,” said {H}, and there stood {once.who}, all alone. “You’ll have to be asked too,” said {A}. {once.who} came up to the ironing board.'
      ]
    },
    {
      id: 'right-in-all',
      A: 'partner',
      paragraphs: [
        '“It’s colder at the back than in front,” said {once.who}. “There’s a small rough place, low down, that’s nice to know about. And when nobody’s looking, there’s one sound, like somebody just going to speak.” {A} ran across with the torch. {H} and {once.who} looked the other way, until there was one sound.',
        '“Right,” called {A}, “right, and right.” “Then you’re to look after {once.the},” said {H}, “until somebody comes who knows more.” And the rubber stamp came down on the ironing board, with half of {H}’s thumb under it.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. There was no form for that. “Is it allowed?” asked {A}. {H} looked at the ironing board, back and front. “It’s been stamped,” said {H}, and so it was.'
      ]
    },
    {
      id: 'somebody-knows-more',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The first man came by once more, with a dog on a lead. “I’ve been thinking,” he said. “I’d like to know, though. What is it like at the back?” {once.who} took him across and showed him.',
        'He put one hand there, and then the other. “I’d never have guessed,” he said. He stayed for quite a time, and thanked everybody. “Put him down as a visitor,” said {A}.'
      ]
    },
    {
      id: 'the-glove',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the end {H} swept under the ironing board, for an office has to be left clean. There were crumbs there, and the pencil, and a glove. “Has anybody lost a glove?” called {H} up and down the street.',
        '“What’s it like inside?” asked {once.who} at once. {A} put in two fingers. “There’s a raisin in the thumb,” said {A}. {once.who} went red. “It was for later,” said {once.who}, and signed for it.'
      ]
    },
    {
      id: 'office-fee',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do I owe?” asked {once.who}. {A} had been waiting for that all evening. “Finding’s free,” said {A}. “The stamp costs one song, or two if it’s a short one.”',
        '{once.who} knew half of one. They all stood round {once.the}, and sang the half, and then sang it again. {H} gave change. It was a very small whistle, and exactly right.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had got hold of the stamp. Before anybody could see to it, {A} had stamped the ironing board, the egg timer, and one knee. “Now I have to look after those as well,” said {H}.',
        'Then {A} held the stamp out to {once.the}, with a long arm. It did not quite reach. {once.who} moved a bit nearer, so that it did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the ironing board, as the first off the street.',
      '{names} sat down under the office, where the feet go.',
      { text: '{names} wiped the ironing board, and sharpened a pencil to a crumb.', needs: ['hands'] },
      { text: '{names} set the egg timer going, and it rang in the wrong place.', needs: ['hands'] }
    ],
    way: [
      '{names} got into the queue, and then remembered having lost nothing.',
      '{names} growled softly at the piece of string.',
      { text: '{names} gave out numbers, and ran out at six.', needs: ['hands'] },
      { text: '{names} held one end of the queue away from {once.the}.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept round behind {once.the}, in case there was something to know.',
      '{names} kept {once.the} company, from the front.',
      { text: '{names} swept up after the queue, and found a slipper.', needs: ['hands'] },
      { text: '{names} rolled up the string, and put it in with the lost things.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the ironing board, which gave its one shriek, and shut the office. {once.who} stayed a little longer with {once.the}, round the back, where it is colder.',
    '{H} washed, all but the stamp on one thumb. Then {H} lay and listened. Far off, when nobody was looking, there was one sound, like somebody just going to speak.'
  ],
  last: [
    'Nobody came who knew more, and {once.the} had company, and {H} slept.',
    'The office would open at nine, and until then {H} was asleep with a stamp on one thumb.'
  ]
})
