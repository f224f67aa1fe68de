import { wishPlot } from '../wish-plot.ts'

export const nineBiscuits = wishPlot({
  id: 'wish-any-worn',
  beginsElsewhere: true,
  tellsAny: 'worn',
  about: 'The hero will not wear something, so a chair goes in it; it turns out that only the standing there alone is hard, and how many biscuits long it is.',
  titles: ['Nine Biscuits Long', 'The Chair Goes First', '{H} Dresses a Chair', 'A Hand on the Back', 'The Chair Has Nothing to Wear'],
  company: ['chair', 'biscuit', 'kettle', 'spoon'],
  want: [
    {
      id: 'i-wont',
      A: 'partner',
      paragraphs: [
        '{worn.on} it was {worn.for}, and {worn} lay ready on the table. {H} did not go near {worn.them}. “I want to go,” said {H}. “But I won’t wear {worn.them}. {worn.they} {worn.do} look right on me. Everybody’s going to stare.” “Then somebody else has to wear {worn.them},” said {A}. They looked round the kitchen. The chair had nothing on.'
      ]
    }
  ],
  way: [
    {
      id: 'dressed',
      A: 'partner',
      paragraphs: [
        'They dressed the chair. It took some time, for a chair does not help. In {worn} it stood there very straight. “It’s ready for {worn.for},” said {A}.',
        '{H} pushed the chair in through the door. {A} was all the people. {A} turned round, and then turned round again as somebody else. “Oh, look!” said {A}. “What’s that chair got on?” The chair stood quite still. “It doesn’t like this,” said {H}.'
      ]
    },
    {
      id: 'too-many-people',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who are you now?” asked {H}. “An aunt,” said {A}, and came up very close to the chair. “How you’ve grown!” The chair had not grown. It had always been exactly as high as that.',
        '“Chairs don’t like that,” said {H}. “They don’t know what to say to it.” “What do you say to it?” asked the aunt. “I say, So have you,” said {H}. {A} looked down at {A}’s tummy.'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is that the right way round?” asked {A}. They took {worn} off the chair and tried {worn.them} the other way. Now the chair looked as if it was leaving.',
        'They tried {worn} on the kettle too. On the kettle {worn.they} looked like a joke, and the kettle could not see. So the chair got {worn.them} back. It had been quite cold in the meantime.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} has to see it as well,” said {H}, and the chair was pushed up to {A}. {A} looked at the chair, and at {worn}. Then {A} looked at the biscuit tin.',
        '“{A} doesn’t mind what anybody’s wearing,” said {H}. “There’ll be somebody like that {worn.day} too, standing near the food.” {H} gave {A} a biscuit for it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once had to go in a yellow hat,” said {S}. “It had a cherry on it. I was sure that the whole town was looking at it.” “And were they?” asked {A}.',
        '“I asked them about it later,” said {S}. “My friend had been thinking of a hole in her own stocking the whole time. And the mayor had hiccups.” {A} thought about the cherry. It was quite sad that nobody had seen it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to dress a chair too. That one got a tea towel, one glove, and a saucepan to keep the rain off. “Where’s yours going?” asked {A}. “To work,” said {S}.',
        'The two chairs stood side by side. “Good morning,” said {A}’s chair. “I’m in a hurry,” said the one with the saucepan. After that the first chair did not look so very grand any more.'
      ]
    },
    {
      id: 'like-new',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a smell of shop,” said {H}, with a hand over {H}’s nose. “Everything does at first,” said {A}. “You did too.” “What of?” asked {H}. “Of new.”',
        'So they both breathed on {worn}. Then {A} waved a bit of toast over {worn.them}. Now there was a smell of kitchen as well. {H} took another sniff. It was better now, at least with one nostril.'
      ]
    },
    {
      id: 'spilled',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And if somebody spills something?” said {H}. So {A} came past as a person with a full glass, and stumbled over the rug. There was nothing in the glass, but it was a good stumble. “Oh dear!” said {A} to the chair. “All over you!” The chair did not even blink.',
        '“It hasn’t gone red,” said {H}, full of admiration. “I’d have gone red up to here.” “Perhaps it did it underneath,” said {A}. {H} lay down and looked. It was hard to tell, for it was a brown chair.'
      ]
    },
    {
      id: 'sit',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Can it sit down in {worn.them}?” asked {H}. That was a difficult one. A chair that sits down is only a chair that somebody has sat on. {A} sat on it, very carefully, on the edge.',
        '“How is it?” asked {H}. “From up here you don’t see {worn} at all,” said {A}. {H} had not thought of that. From the inside you could only see everybody else.'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You’ve got to tell them who you are,” said {A}, as a man with a deep voice. “And who have we here?” {H} said it for the chair. “I’m the one from the kitchen,” said {H}, “who stands by the window.” The man shook it by the leg.',
        '“He never said a word about {worn},” said {H}. “He was wondering what I’d say about him,” said {A}, in the ordinary voice. “He’s got odd buttons.” {H} looked. One was a toggle.'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then a photograph was taken. {A} held up a slice of bread and said click. “Once more,” said {H}. “It had its eyes shut.” “It hasn’t got eyes,” said {A}. “That’s what it looks like,” said {H}.',
        'In the second one it was better. {H} stood next to it, for company, and that was when {A} said click. On that slice there were two of them.'
      ]
    },
    {
      id: 'walking-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It has to walk in as well,” said {A}. A chair walks on corners: first on the one, and then on the other. They took hold of it left and right. It went knock, knock, all the way to the window. In {worn} it did that with great dignity. At the turn a leg got caught in the rug.',
        '“Did anybody see that?” asked {H} on the chair’s behalf. {A} was the people, and had seen it. “Yes,” said {A}. “And then I saw the cake, and I forgot.” The chair thought this very likely, and went on, knock, knock, to where the cake would be.'
      ]
    },
    {
      id: 'words',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And when they ask it where it got {worn.them}?” said {A}. {H} had to think for the chair. “It says, off the table,” said {H}. “And then it asks them something quickly. It asks where the toilet is.”',
        '“Very good,” said {A}. “Nobody goes on about clothes after that.” They practised it with the kettle. The kettle did not know where it was either.'
      ]
    },
    {
      id: 'the-other-chairs',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The other chairs stood round the table and looked on. “They’re jealous,” said {H}. “Or they’re glad that it isn’t them,” said {A}. With a chair you can’t always tell.',
        '{H} gave each of them a spoon, so that they had something to do. It looked much more friendly at once. People who are holding something do not stare so.'
      ]
    },
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '{H} turned the chair round, with its face to the wall. “Now it’s got its back to us,” said {A}. “So they’ll stare from behind.” The chair looked even lonelier like that.',
        '{A} looked at it for a while. “I don’t think that it’s {worn},” said {A}. “It’s being stared at all alone. Nobody likes that.” Then {A} laid one hand on the chair’s back, and together they came round the table. Now it looked like a chair that was on its way somewhere.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-biscuit',
      A: 'partner',
      paragraphs: [
        '“How long does it have to stand there?” asked {H}. {A} took a biscuit out of the tin. “Let’s measure.” {H} took {worn} off the chair. {H} put {worn.them} on, for as long as one biscuit lasts, and {A}’s hand stayed on {H}’s back. At the first bite {worn.they} felt very new. At the second {H} walked as far as the window.',
        'At the third a raisin fell out, and {H} had to look for that under the table. “That’s the end,” said {A}. “Of what?” asked {H} from down there. {H} had forgotten all about {worn}.'
      ]
    },
    {
      id: 'how-many',
      A: 'partner',
      paragraphs: [
        '“How many biscuits is it {worn.day}?” asked {H}. “About nine,” said {A}. {H} laid nine biscuits in a row, and looked along them to the end. It was not so very far. “And you keep your hand there?” “From the first to the last,” said {A}.',
        '“And the chair?” said {H}. “It’s practised such a lot. It ought to come too.” They both looked at it. “It can’t,” said {A}. “It hasn’t got anything to wear.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well away from the table, so as not to crease anything.',
      '{names} stared hard at the ceiling, and not at {H}.',
      { text: '{names} brushed a bit of fluff off the table.', needs: ['hands'] },
      { text: '{names} put on an old curtain, to keep {H} company.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted in behind the chair, to be some more people.',
      '{names} bumped gently into the chair, and begged its pardon.',
      { text: '{names} waved to the chair, to make it less shy.', needs: ['hands'] },
      { text: '{names} wrapped a stool in a tea towel, and stood it next to the chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the raisin, and then there was no raisin.',
      '{names} crunched along, and so it was measured twice.',
      { text: '{names} shook the tin, to hear how far it would reach.', needs: ['hands'] },
      { text: '{names} swept up the crumbs, which counted as minutes.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair went back to the table. On it lay {worn}, ready, and looked at nobody.',
    'They washed and lay down. {H} could still feel the place on {H}’s back where the hand had been.'
  ],
  last: [
    '{worn.for} would be nine biscuits long, but {H} was asleep before the first one was finished.',
    'On a chair in the kitchen {worn} lay ready for nine biscuits, and {H} was asleep.'
  ]
})
