import { wishPlot } from '../wish-plot.ts'

export const deedTravelsBeingAndBeen = wishPlot({
  id: 'wish-deed-travels-being-and-been',
  tellsAny: 'once',
  deeds: ['travels'],
  isTale: true,
  out: true,
  about: 'Somebody goes to a place in order to have been there, as Mrs Bell has, and {H} goes along; but whoever is there only is there, and has been there as soon as there is a line behind. Needs {once.spot}.',
  titles: ['{once.who}, Back Again', 'Not Yet Been', 'Mrs Bell at Her Window', '{H} Has Been There Too', 'As Far as the Broom'],
  company: ['street', 'window', 'woman', 'broom', 'line', 'step'],
  want: [
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first}, on the way to {once.spot}. “I’ve been to {once.spot},” said Mrs Bell, at her window. She said it to everybody. “Hear that?” said {once.who}. “She has been. It must be very nice, to have been to {once.spot}.”',
        '{H} had never been to {once.spot} either, and wanted to say it too. “Then come along,” said {once.who}. So {once.who} {once.did}. And so did {H} and {A}.'
      ]
    },
    {
      id: 'one-sock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you take along to {once.spot}?” asked {A}. {once.who} had a sock, in case. “In case of what?” asked {H}. “In case of {once.spot},” said {once.who}.',
        '{A} fetched a bag, and the sock went in. It did not fill it. But {once.who} looked much more now like somebody whom {once.spot} is expecting.'
      ]
    }
  ],
  way: [
    {
      id: 'between',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Is this {once.spot}?” asked {S}. {once.who} had a good look round. “No,” said {once.who}. {S} waited for a whole breath. “And this?” “Not this either,” said {once.who}, “but it isn’t home any more.”',
        '“Then what’s it called here?” asked {A}. {once.who} had to think. “Between,” said {once.who}. {S} had never heard of Between. {S} would have liked to get out and look at the shops.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was rather far, and there was not much to do. {once.who} {doer.does}. “Does that help?” asked {A}. “It brings {once.spot} nearer,” said {once.who}. “Not a lot. A spoon’s length.”',
        'So {H} tried it too, as well as that could be done. {A} looked out ahead, and measured. “Two spoons,” said {A}.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where are you when you’re not travelling?” asked {A}. “{doer.where},” said {once.who}. {H} thought about it for a bit. “There you’re quite a way from {once.spot}.”',
        '“You hardly notice {once.spot} there at all,” said {once.who}. “Some days it doesn’t come up.” It sounded like a long time to sit. {H} moved a bit closer.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“From ours you go left to {once.spot},” said {A}. “From ours it’s right,” said {H}. They looked at {once.who}, who was in the middle. “Then {once.spot} lies between the two of you,” said {once.who}.',
        '{A} and {H} looked at the place between them. There wasn’t much room in it. “I expect it’s further back,” said {A}.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody has to get to {once.spot} first. It was {doer.part}. “That’s there now,” said {A}, “and the rest of us aren’t.” {once.who} was rather proud. “What’s it like?” asked {H}.',
        '“You’d have to ask {doer.part},” said {once.who}. {H} stretched out one arm as far as it would go. Now {once.spot} had a finger as well. It was a little fresher there.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When they were very nearly there, {once.who} couldn’t help it. “{doer.sound}!” They listened. From far off, quite small, it came back. “{doer.sound}.” “Is that another of your family?” asked {A}.',
        '“That’s {once.spot},” said {once.who}. “It’s saying hello as well as it can.” They did it three times more. {once.spot} didn’t miss one.'
      ]
    },
    {
      id: 'being',
      A: 'partner',
      paragraphs: [
        '“Excuse me, is this {once.spot}?” asked {once.who}. “All of it, up to that line there,” said a woman with a broom. She kept {once.spot} clean. {once.who} took a deep breath. “Been to {once.spot}!” called {once.who}. “Not yet,” said the woman. “You’re only being here.”',
        'They tried it louder. They tried it on the other side of {once.spot}. “Been!” called {H}. “Being,” said the woman, and swept round them. The longer they were there, the less they had been to {once.spot}.'
      ]
    },
    {
      id: 'the-middle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We aren’t far enough in,” said {once.who}. So they looked for the middle of {once.spot}. {once.who} thought it was here. {A} thought that it was a bit more to the left.',
        '“The middle is wherever I’ve got to,” said the woman. “It always has been.” So they all stood round the broom, as close as they could. “Been?” asked {H} in there. “Being,” said the woman. “And on my foot.”'
      ]
    },
    {
      id: 'wish-we-were-here',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They sent themselves a card from {once.spot}. {A} wrote down what the others said. “Dear us,” said {H}. “This is {once.spot}. Wish we were here.” “But we are here,” said {A}. “Not when it comes,” said {H}.',
        '{once.who} added the dot at the end. It became a very big one, and took up most of {once.spot}. They let it stand, since it was from {once.who}.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What would you like best, now that this is {once.spot}?” asked {A}. {once.who} knew at once. “{doer.wants},” said {once.who}. “You could have that at home,” said {H}. “At home I can’t see {once.spot} from it,” said {once.who}.',
        'The woman with the broom went to ask. She was away for some time. “Next year, they say,” she said. {once.who} nodded. That was something to come back for.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From all over {once.spot} they came to look at {once.who}. They wanted to know how it’s done. So {H} showed them, and {doer.move}. Before long three of them were at it, right across {once.spot}.',
        '“We never had that here,” said the woman with the broom. {once.who} looked the other way, very pleased. {once.spot} was going to keep a bit of {once.who}.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The woman with the broom looked {once.who} up and down. “{doer.fact},” she said. “I read that.” {once.who} had not read it. “Only at home?” asked {once.who}. “Or as far as {once.spot}?”',
        '“Here as well,” said the woman. “We’ve had it for years.” {A} was glad of that. So far from home you never know what still counts.'
      ]
    },
    {
      id: 'a-spoonful',
      A: 'other',
      spare: 12,
      paragraphs: [
        '{H} wanted to take home a bit of {once.spot}. “Then there’ll be a hole,” said the woman with the broom. {A} asked about the dust that she had swept up. Nobody needed that.',
        'It was {once.spot} all the way through. They put a spoonful into a paper bag, and wrote on it what it was. “Mrs Bell hasn’t got that,” said {once.who}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I nearly went to {once.spot} once,” said {S}. “I had my hat on. Then somebody called that the soup was ready.” “And then?” asked {A}. “Then I ate it with my hat on,” said {S}.',
        '{S} looked at {once.spot} for a good while, from one side to the other. “Is it better than the soup?” asked {A}. “It was lentil,” said {S}. “Ask me tomorrow.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 15,
      paragraphs: [
        '{A} had no wish to have been anywhere. {A} looked at {once.spot} once, and then at {H}, as on any day before supper. “Look at that,” said {once.who}. “That’s being, and nothing else. And you’d think it was easy.”',
        '{once.who} settled beside {A} and tried it. It went well, until {once.who} noticed. The woman with the broom went round the two of them on tiptoe.'
      ]
    },
    {
      id: 'something-left-on',
      S: 'grown-up',
      A: 'hero',
      spare: 16,
      paragraphs: [
        '“I’ve left something on,” said {S}, right in the middle of {once.spot}. “I always have, as soon as I’m there.” “The light?” asked {A}. They all looked back the way they had come. Very far off there really was a small light.',
        '“Then somebody’s in,” said {once.who}. {S} thought about who that could be. It did help a bit, that they had it bright.'
      ]
    },
    {
      id: 'where-she-says-it',
      A: 'partner',
      paragraphs: [
        '{A} had been thinking about Mrs Bell. “She says it at her window,” said {A}. “She never says it here. You can’t have been to {once.spot} while you’re still there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-line',
      A: 'partner',
      paragraphs: [
        '{H} looked at the line where the broom stopped. There {once.spot} stopped too. {H} took one big step over it. “Been to {once.spot},” said {H}. The woman stood still. “That’s right,” she said. “Just now. And what was it like?”',
        '{H} didn’t know. They had done nothing but shout. So {H} stepped back in, and this time they only looked. {H} looked at one side of {once.spot}, {A} at the other, and {once.who} straight ahead. For a long time nobody said been.',
        { extra: 1, joins: true, both: ['They looked longest of all at {what.part}.'] }
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Does that often happen here?” asked {A}. The woman with the broom had to lean on it. “Never,” she said. “You’ll have something to tell.”'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 17,
      paragraphs: [
        'On the way home everything came in the wrong order. What had been last was first. {once.who} went backwards for a while, so as to have {once.spot} in front.',
        '“It’s getting smaller,” said {once.who}. “That’s the having been,” said {A}. “It starts at the edges.” When {once.spot} was as small as a pea, {once.who} turned round.'
      ]
    },
    {
      id: 'so-have-we',
      A: 'partner',
      paragraphs: [
        '“I’ve been to {once.spot},” said Mrs Bell at the window, when they came home. “So have we,” said {once.who}. “Does she still sweep as far as the line?” asked Mrs Bell. “And round your feet,” said {H}.',
        { extra: 1, joins: true, both: ['“And did you see {what.part}?” asked Mrs Bell. “All of us did,” said {H}.'] },
        'Nobody had ever known that but Mrs Bell. A second cushion was put out on the window sill. “Been to {once.spot},” said Mrs Bell. “Been,” said {once.who}, and came up close. They both sighed.'
      ]
    },
    {
      id: 'third-time',
      A: 'same',
      spare: 18,
      paragraphs: [
        'They told it to Mrs Bell, and then to the man from next door. The second time {once.spot} was a bit bigger. The third time {once.who} had swept it, all alone, in one morning.',
        '“Was that how it was?” asked {A}. “It’s getting to be,” said {once.who}. {H} only put in the foot that the woman had said they were on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along, for being left out is no way to have been.',
      '{names} looked in the direction of {once.spot}, and then followed.',
      { text: '{names} waved to Mrs Bell, who waved as people wave who have been.', needs: ['hands'] },
      { text: '{names} pulled up two socks for {once.spot}.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed very close, and {once.spot} was all round.',
      '{names} had a look at {once.spot} from lower down.',
      { text: '{names} held the broom for a moment, and gave it back with respect.', needs: ['hands'] },
      { text: '{names} pointed at the far end of {once.spot}, as visitors do.', needs: ['hands'] }
    ],
    turn: [
      '{names} went over the line and back, and had been twice.',
      '{names} looked back at {once.spot} once more.',
      { text: '{names} waved to the woman until she waved back with the broom.', needs: ['hands'] },
      { text: '{names} held up ten fingers, for that was how good it had been.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook a bit of {once.spot} out of both shoes. From over the street came a murmur. That was {once.who} and Mrs Bell, who said it by turns.',
    'Freshly washed, {H} lay down, and looked at one side of the room and at the other. This time {H} wanted to know what it was like.'
  ],
  last: [
    '{once.who} had been to {once.spot}. {H} had been awake, and now was asleep.',
    '“Been,” said {once.who} under the window, quite low, and {H} was only being asleep.'
  ]
})
