import { wishPlot } from '../wish-plot.ts'

export const visitorRefuses = wishPlot({
  visits: 'refuses',
  about: 'Somebody who will not have a certain thing done works at it all day long, alone, until the whole family does not do it together, and it turns out to keep.',
  titles: ['Is That It', 'With Toast', '{visitor} Will Not', 'It Takes All Day', '{H} Does Not Do It Either'],
  company: ['cushion', 'toast', 'rug', 'tea'],
  want: [
    {
      id: 'second-thing',
      A: 'partner',
      paragraphs: [
        'There was a knock, and outside stood {visitor.first}. “I’m not going to {visitor.be},” said {visitor}, before anybody had said good evening. “Nobody wants you to,” said {H}. “They always say good evening first,” said {visitor}. “And then it comes.”',
        '“Come in,” said {H}, “and don’t {visitor.be} here.” {H} had never seen anybody do that, and wanted to know how it was done. “It takes all day,” said {visitor}. “You’d better sit down.”'
      ]
    },
    {
      id: 'in-the-rain',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who said that you had to {visitor.be}?” asked {A}. “Nobody said it,” said {visitor}. “They just looked at each other, and one of them went to get something.” “What did they get?” “I didn’t stay to see,” said {visitor}.',
        '“Perhaps it was only a chair,” said {A}. {visitor} had not thought of a chair. But it was best to be sure. Many a time, {visitor} had heard, {visitor.being} had begun with a chair.'
      ]
    }
  ],
  way: [
    {
      id: 'is-that-it',
      A: 'partner',
      paragraphs: [
        '{visitor} took the place by the wall, and began not {visitor.being}. {visitor} hardly stirred. {A} came with a cushion. “Is that {visitor.being}?” asked {visitor} at once. “It’s a cushion,” said {A}. “Often it looks like a cushion,” said {visitor}.',
        '“I’ll say it beforehand,” said {H}. “I’m going for the toast now. That’s got nothing to do with {visitor.being}.” But each time {H} said it, {visitor} jumped. By the third slice {visitor} was nearly at the ceiling.'
      ]
    },
    {
      id: 'all-sides',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll watch the door for you,” said {A}, “and you can rest from not {visitor.being}.” {visitor} gave {A} the door, and then the window. That left only the other sides, and above. {visitor} rested for as long as it takes to say so.',
        '“What do I do if it comes?” asked {A}. “You say that I’m out,” said {visitor}. They practised. {A} opened the door to nobody. “Good evening,” said {A}. “There’s nobody here to {visitor.be}.” Nobody went away again.'
      ]
    },
    {
      id: 'kept-close',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which bit of you is most against it?” asked {A}. {visitor} showed {A} {caller.part}. “The rest might have given in by now,” said {visitor}. “But not that.” {A} looked at {caller.part} with respect.',
        '“And if you left that out of it?” asked {A}. “Only the rest, just once?” “First it’s only the rest,” said {visitor} darkly. “And on Monday they come for that too, and then you’re {visitor.being} all over.”'
      ]
    },
    {
      id: 'every-no',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How do you say it to them?” asked {A}. {visitor} had a No for every day. There was a short one for Mondays. There was one with a thank you in it, for aunts. There was one through the keyhole, when {visitor.being} was already on the stairs.',
        '{A} had only the one No, for porridge, and tried the others on. The one for aunts was a bit tight. “Keep it,” said {visitor}. “You never know who’ll want you to {visitor.be}.”'
      ]
    },
    {
      id: 'alone-with-it',
      A: 'partner',
      paragraphs: [
        '“Did you ever do something else?” asked {A}. “There’s no time,” said {visitor}. “If I look away, I might {visitor.be} before I’ve noticed.” {A} sat down and thought. “That’s a lot of work,” said {A}, “all by yourself.”'
      ]
    },
    {
      id: 'instead',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What would you rather have?” asked {A}. “If somebody came, I mean, and it wasn’t {visitor.being}.” {visitor} knew it straight away. It was {caller.wants}. “But nobody comes with that.”',
        '“Perhaps they think that you’d like to {visitor.be},” said {A}, “because they never heard of the other.” So {A} put up a list by the door, with two lines on it. One was crossed out twice.'
      ]
    },
    {
      id: 'it-carries-on',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“But you can do that other thing?” asked {A}. “Which?” said {visitor}, and {caller.does}. It went very well. “And was that {visitor.being}?” asked {A}. “Of course not,” said {visitor}. “It was nothing like it.”',
        '“So you weren’t {visitor.being},” said {A}, “all the time that you did it.” {visitor} stopped, and did it again, and listened. “I’d never have thought,” said {visitor}, “that the two went together.”'
      ]
    },
    {
      id: 'ask-me',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Ask me something,” said {visitor}, “that hasn’t got {visitor.being} in it.” {A} asked how {visitor} was. {visitor} was just going to say no, and stopped. “Fairly well,” said {visitor}. It sounded new.',
        '{A} asked if it was Tuesday. {A} asked if {visitor} had ever met an uncle. {visitor} grew warmer with each of them. “Go on,” said {visitor}. “I’d no idea how much there was to ask.”'
      ]
    },
    {
      id: 'a-close-shave',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Was it ever close?” asked {A}. “On a Thursday,” said {visitor} in a low voice. “They were all there, and they’d put on their good clothes. Somebody counted to three.” “And then?” “At two,” said {visitor}, “I said that I could smell rain.”',
        'They had all looked up. By the time they looked down again, nobody was there to {visitor.be}. “And did it rain?” asked {A}. “Not for a week,” said {visitor}. “They still talk of it.”'
      ]
    },
    {
      id: 'by-the-clock',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long have you been at it now,” asked {A}, “not {visitor.being}?” {visitor} had made a mark for each day, and lost the wall. “It must be a record,” said {A}. That pleased {visitor}. “Do you get a cup for that?” “You get tea,” said {A}.',
        'So {visitor} got tea, in the good cup. {A} made a speech. “Nobody,” said {A}, “has ever not done it so well.” {visitor} took a bow, and looked behind while down there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“{A} isn’t {visitor.being} either,” said {H}. It was true. Not far off lay {A}, and was not {visitor.being} at all, and had both eyes shut. “Without even looking,” said {visitor}. “Who taught {A} that?”',
        'Nobody had. {visitor} lay down alongside and stopped looking on one side. It was the braver of the two.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small they wanted me to be a snowflake in a play,” said {S}. “I said no from October on. I said it in the bath.” “And then?” asked {A}. “Then they made somebody else the snowflake.”',
        '“I was so used to it by then,” said {S}. “I went on not being a snowflake the whole winter.” {visitor} knew that. With {visitor.being}, you could not just leave off saying no from one day to the next.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m not going to be a horse,” said {S}. “Did somebody ask you?” asked {A}. “Not yet,” said {S}. {visitor} was full of praise. To begin so early, before anybody had even thought of it!',
        'So one of them sat there and was no horse. Beside that one sat {visitor}, not {visitor.being}. For a time you could not have said which of them did it better. Then {S} whinnied, and had lost.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-together',
      A: 'partner',
      paragraphs: [
        '{H} came and sat down close to {visitor}. “Move up,” said {H}. “I won’t {visitor.be} either.” “Would you?” asked {visitor}. “With me?”',
        'So now there were two of them, not {visitor.being}. Then {A} came and made three. “Is this right?” asked {H}. “Looser,” said {visitor}. “You can let go, in between.” {A} found that it could be done with toast. They all tried not {visitor.being}, with toast. They tried it under the rug, with humming.',
        'At the third song {visitor} stopped short. “I forgot!” cried {visitor}. “I wasn’t doing anything against it!” “And?” asked {H}. They looked on all sides. “It kept all by itself,” said {visitor}. “I still haven’t had to {visitor.be}.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'To be quite sure, {H} went out and knocked. “Good evening,” said {H}, in a hat. “Would anybody here like to {visitor.be}?” “No,” said {visitor}, over a slice of toast. It was the smallest No so far, and it was plenty. “Oh,” said {H}. “Then I’ve got the whole evening off.”',
        '“Then come in and don’t {visitor.be} with us,” said {visitor}. That was how it was done from then on. Whoever came to the door was asked in, and had toast, and did not have to {visitor.be}.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was a best way, and {A} found it. You lay on your back with the other end up the wall. It was so much better, not {visitor.being} with the other end up the wall.',
        '“I never had it as good as this,” said {visitor}, upside down. “At home I did it standing.” Even the lamp joined in, as far as they could see from there. Nobody had ever heard of a lamp {visitor.being}.'
      ]
    },
    {
      id: 'once-in-a-while',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Say it to me again,” said {visitor}. “Would you like to {visitor.be}?” asked {A}. “No,” said {visitor}, and laughed. “And again.” “Would you like to {visitor.be}, with jam?” “No!” It had turned into quite another word. You could have thrown it up and caught it.',
        'Then it was the turn of {visitor} to ask. “Would you like to {visitor.be}?” {A} had been looking forward to that, and took the one for aunts.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed where there was room, and did not do it either.',
      '{names} stared hard, but it was nothing that you could see.',
      { text: '{names} hung up a coat, and said quickly that it was a coat.', needs: ['hands'] },
      { text: '{names} put down the tea tray, very slowly, for all to see.', needs: ['hands'] }
    ],
    way: [
      '{names} went past on the other side, so as not to look like anything.',
      '{names} breathed out as softly as could be done.',
      { text: '{names} held up each thing first and said what it was.', needs: ['hands'] },
      { text: '{names} buttered the toast where it could be watched.', needs: ['hands'] }
    ],
    turn: [
      '{names} did not do it at the edge of the rug, where there was room.',
      '{names} hummed a second part to it, a little late.',
      { text: '{names} made more toast, since it went so well with that.', needs: ['hands'] },
      { text: '{names} lifted the rug at one end, and was handed a crust.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was shaken out, and the crumbs of it were swept up. Under it there was nothing left of the evening but one cushion. It was only a cushion.',
    '{H} lay down and did nothing of the kind. It went with a blanket even better than with toast.'
  ],
  last: [
    'Nobody had to look out for anything, and {H} slept with both eyes shut.',
    'It kept until the morning, all by itself, and so did {H}, asleep.'
  ]
})
