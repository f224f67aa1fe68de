import { wishPlot } from '../wish-plot.ts'

export const shoesFirst = wishPlot({
  id: 'wish-shoes-first',
  tellsAny: 'feat',
  fed: true,
  about: 'Somebody of the family has done something great and is on the way home; what one does at the door for such a person has to be tried out.',
  titles: ['Shoes First', 'At Six, by the Door', '{H} Practises a Hooray', 'How One Comes Home', 'What Six O’Clock Is For'],
  company: ['door', 'hall', 'telephone', 'banner', 'broom', 'slippers', 'chair', 'clock', 'saucepan', 'lid', 'lids', 'coat', 'pen', 'soup', 'stove', 'table'],
  want: [
    {
      id: 'by-telephone',
      A: 'partner',
      paragraphs: [
        'It had come by telephone. {feat.who} had {feat.done}, and would be home at six. {A} put the telephone down quite gently, and they looked at each other. “{feat.who}!” said {H}. “Really and truly!”',
        '“What do you do for somebody who’s {feat.done}?” asked {H}. {A} did not know. It had never happened in that house before. {H} wanted it to be so grand that {feat.who} had to hold on to the door.'
      ]
    }
  ],
  way: [
    {
      id: 'rehearsal',
      A: 'partner',
      paragraphs: [
        'They got two lids and a banner. To be quite sure, they tried it out first. {A} went outside and was {feat.who}. There was the key, and the door opened. “Hooray!” shouted {H}, crashed the lids together, and let the banner down. It came down on {A}’s head.',
        'They did it four times. Each time it got louder, and each time {A} jumped, although {A} knew that it was coming. “How was it?” asked {H}. {A} thought about it, with one finger in one ear. “I’d have liked to go out again,” said {A}.'
      ]
    },
    {
      id: 'banner',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The banner was an old sheet. “{feat.who},” wrote {H} on it, very large, and then there was hardly any room left. The rest of what had happened had to go downhill along the edge.',
        '“You can read it if you walk round it,” said {A}. They walked round it. By the end you had to be on your knees. “That’s right,” said {H}. “That’s how it should be read.”'
      ]
    },
    {
      id: 'wait-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Did you know that it would go well?” asked {H}. {A} had hoped so. “I knew on Sunday,” said {H}, “from the humming.” There had been humming in the bathroom, in fact, with the tap on.',
        '“You hum like that if you’re afraid,” said {A}, “or if you’re going to do it.” They tried to hum both. From outside the door you could not have told them apart.'
      ]
    },
    {
      id: 'what-to-wear',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You dress up for a thing like that. {H} put on the shirt with the collar, and {A} the good cardigan. They stood in the hall like two people on a cake.',
        '“Now we can’t do anything until six,” said {A}, “or it’ll crease.” So they stood. It was ten minutes past four. The collar had a great deal to say to {H}’s neck.'
      ]
    },
    {
      id: 'speech',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There ought to be a speech as well. {A} wrote it on the back of a bill. “Dear {feat.who},” it began. “We, the undersigned.” After that came a long time with the pen in {A}’s mouth.',
        '“Say what it’s like without it,” said {H}. {A} crossed it all out and wrote two words. They were, “Well, then.” It was a very good speech, and could be said in one breath.'
      ]
    },
    {
      id: 'neighbours',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} could not keep it in. {H} told the postman, who was just going by, and the postman said, “You don’t say!” {A} told the woman in the bread van. “Then have these rolls,” said the woman.',
        'Now they had a bag of rolls, and half the street knew. “It’ll be there before {feat.who} is,” said {A}, and they went back in.'
      ]
    },
    {
      id: 'medal',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} made a medal out of a lid from a jar. It had a ribbon, and it smelled of gherkin. “What do you put on it?” asked {A}. There was not room for much.',
        '{H} wrote, “For it.” Everybody knew what was meant. They hung it on the coat stand, which looked at once as if it had done something.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had gone to lie in front of the door at half past four. Nobody had told {A} the time.',
        '“{A} knows it as well,” said {H}. It might be so. But {A} lay there every day at half past four, and was just as pleased each time.'
      ]
    },
    {
      id: 'child-drum',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m the trumpet,” said {S}. It was a funnel, and it went rather well. “What are you playing?” asked {A}. “The one for when somebody comes,” said {S}.',
        '“And the one for when they don’t come yet?” {S} took a breath and played that, too. It was much longer. It had a bit in the middle for looking out of the window.'
      ]
    },
    {
      id: 'elder-band',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When my uncle came home they’d got a band,” said {S}, “on the platform. He stayed on the train.” “Why?” asked {A}. “He thought that it was for somebody else,” said {S}.',
        '“He went as far as the sea. He had to walk the whole way back, and by then the band was in bed. He said it was the best evening of his life. He’d had it all to himself.”'
      ]
    },
    {
      id: 'why-not-loud',
      A: 'partner',
      paragraphs: [
        '“Why did you want to go out again?” asked {H}. {A} sat down on the floor. “I had my shoes on,” said {A}, “and a bag, and a long day in my legs. There wasn’t any room in me yet.” {H} put the lids down. Nobody can be grand in wet shoes.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-order',
      A: 'partner',
      paragraphs: [
        'So they did it in order. First came the slippers, side by side on the mat, pointing in. Then there was the chair, and the soup at the back of the stove. Only after that came the banner, and last of all the lids. They tried it once more. {A} came in, and {H} left {A} in peace. {A} stepped into the slippers, and sat down, and breathed out. “Now,” said {A}.',
        'At six there was the key. Nobody shouted. There stood {feat.who}, and looked at the two slippers. “Is anybody at home?” asked {feat.who}. “In a minute,” said {H}. “Shoes first.”'
      ]
    },
    {
      id: 'six-oclock',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the kitchen they had held their breath for so long that {A} was quite pink. One shoe fell, and then for a long time nothing. “There’s one to come,” whispered {H}.',
        '“Perhaps there’s a knot,” whispered {A}. They looked at the lids. It was dreadful to hold them and not be allowed. Then the second shoe fell. It was the best sound of the day.'
      ]
    },
    {
      id: 'tell-again',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{feat.who} had to tell it from the beginning, and then once more for the bits in between. “And what did your knees do?” asked {H}. “They went like jelly,” said {feat.who}.',
        '“And then?” asked {A}, although {A} had been told already. “And then it was done,” said {feat.who}, and looked at both hands, as if it must be there.'
      ]
    },
    {
      id: 'the-medal-on',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For the rest of the evening {feat.who} was not allowed to get up. If anything was wanted, {H} ran, even if it was only a spoon. “You’ve done enough,” said {A}.',
        '{feat.who} sat there and got rounder and quieter, like a cat on a wall. Now and then somebody said it again, just as it was, for no reason. “You’ve {feat.done}.” “I have,” said {feat.who}.'
      ]
    },
    {
      id: 'leftover-hooray',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They had practised so much that there was a hooray left over. “Who gets that?” asked {H}. They went through everybody they knew. Nobody else had telephoned today.',
        '{A} opened the window, and they called it out, quite softly, after somebody with a bicycle. The somebody turned round and lifted a hat. You never know what people have done.'
      ]
    },
    {
      id: 'crumbs-of-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When it had been told nine times it began to get shorter. In the end it was only a word, and then a nod. “Now it’s going in,” said {A}. “Where?” asked {H}.',
        '“Where you keep the best days,” said {A}. “You can’t see it from outside. But sometimes somebody takes two stairs at once, and then you know.”'
      ]
    },
    {
      id: 'hooray',
      A: 'partner',
      paragraphs: [
        'Then {feat.who} sat on the chair, with warm feet, and breathed out. “Now,” said {feat.who}. And it was as loud as four rehearsals. The lids crashed, and the banner came down, and this time everybody had room for it. {feat.who} held on to the table with both hands. “Again,” said {feat.who}. “You’ve only {feat.done} once,” said {A}. But {H} had already lifted up the lids.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran to the door at once, though it was hours till six.',
      '{names} hopped up and down in the hall, because the others did.',
      { text: '{names} moved the umbrella stand nearer, for somebody to hold on to.', needs: ['hands'] },
      { text: '{names} wiped the telephone, which had done well.', needs: ['hands'] }
    ],
    way: [
      '{names} went under the table at the second hooray.',
      '{names} howled along with the lids, out of joy.',
      { text: '{names} rolled the banner up again, for the next head.', needs: ['hands'] },
      { text: '{names} combed a fringe, in case it was the last rehearsal.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down by the slippers, without touching them.',
      '{names} kept quiet, though it was hard, until the slippers were on.',
      { text: '{names} stirred the soup, in silence.', needs: ['hands'] },
      { text: '{names} took the wet coat, and hung it over the bath.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids went back on their pans, and {H} rolled up the banner for the next time.',
    'They washed and went to bed. In the hall stood a pair of shoes that had done a lot that day.'
  ],
  last: [
    'In the hall the shoes were having a rest, and {H} was asleep.',
    'There was not one hooray left over, and {H} slept.'
  ]
})
