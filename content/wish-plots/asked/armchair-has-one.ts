import { wishPlot } from '../wish-plot.ts'

export const armchairHasOne = wishPlot({
  id: 'wish-question-armchair',
  tellsAny: 'question',
  asksOf: 'body',
  moods: ['question'],
  partnerPlays: true,
  about: 'What everybody has in their own body is put on the armchair, which keeps still for it; with nobody in the chair it does nothing.',
  titles: ['The Armchair Has One', 'Nobody in the Chair', '{H} Leans Back', 'Something for the Armchair', 'It Came with the Cushion'],
  want: [
    {
      id: 'keeps-still',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “We’d have to look at one from outside,” said {A}, “on somebody who keeps still.” So the armchair got one. {A} fetched {asked.stand}, and {H} put it where it belonged. That was {asked}.',
        '“I’ve always wanted one,” said the armchair, in {A}’s voice. It had legs and arms already. It held itself very straight.'
      ]
    }
  ],
  way: [
    {
      id: 'first-guess',
      A: 'partner',
      paragraphs: [
        [
          'They waited for {asked} to begin. “I know already what it’s about,” said the armchair, which had had it for two minutes. “{wrong.one}.” “{but.one},” said {H}. “With yours, perhaps,” said the armchair.',
          'They waited for {asked} to begin. “I know already what it’s about,” said the armchair, which had had it for two minutes. “{guess}.” “Mine doesn’t do that,” said {H}. “Mine’s new,” said the armchair.'
        ]
      ]
    },
    {
      id: 'stool-too',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Then the stool wanted one too. It was jealous, and stood closer. “You’re too young,” said the armchair. “You haven’t even got a back.” So {H} lent the stool a bit of {asked}, which was only a button.',
        '“I can feel it,” said the stool, in a high voice. “It’s smaller than yours, but it’s quicker.” The armchair said that it wasn’t a race.'
      ]
    },
    {
      id: 'its-sound',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Does {asked} make a noise as well?” asked the armchair. “{asked.sound},” {H} told it. “{asked.sound},” said the armchair carefully, and a spring joined in. “Excuse me,” it said. “That last bit was mine from before.”'
      ]
    },
    {
      id: 'shows-how',
      A: 'partner',
      paragraphs: [
        '“Look, this is what you have to do,” said {H}. {H} {asked.move}. It had gone right all by itself. The armchair tried until it creaked. In the right place it had {asked.part}, and nothing came.',
        '“Perhaps it’s not plugged in,” said the armchair. {H} looked behind {asked}. There was nothing behind it but stuffing, and one old peanut.'
      ]
    },
    {
      id: 'second-guess',
      A: 'partner',
      paragraphs: [
        [
          '“{wrong.two},” said the armchair, but it was not so sure now. “{but.two},” said {H}.',
          '“{guess},” said the armchair, but it was not so sure now. {H} shook {H}’s head, and the armchair would have shaken its own.'
        ]
      ]
    },
    {
      id: 'peanut',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They asked the peanut how long it had been in there. It came from last winter. “Did you ever see {asked.a} in there?” asked {H}. “Only elbows,” said the peanut. “They come down beside you, and then there’s no room to think.”'
      ]
    },
    {
      id: 'book',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“It came without instructions,” said the armchair. So {A} read it something out of a cookery book, with one finger on the line. “{asked.fact}.” “Does it say that under soups?” asked {H}. “Under extras,” said {A}.',
        'The armchair was silent for a moment. “And I’ve got one of those,” it said. “If my mother could see me. She was a bench.”'
      ]
    },
    {
      id: 'would-like',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What do you feed it?” asked the armchair. “What does it like?” {H} thought of {asked} at home, that is, on {H}. “{asked.wants},” said {H}. The armchair had only crumbs, and a pencil, and twenty pence.',
        '“Would it take a pencil?” It wouldn’t. {asked} was particular.'
      ]
    },
    {
      id: 'a-name',
      A: 'partner',
      spare: 4.5,
      paragraphs: [
        '“Do you say you to it, or it?” asked the armchair, and meant {asked}. “You don’t say anything to it,” said {H}. “It’s just there.” The armchair thought that rather cold, after all it did for a person. “Good evening,” it said to {asked}.',
        '{asked} gave no answer, but it had been said. “At our house we greet each other,” said the armchair. “I know every cushion by its corners.”'
      ]
    },
    {
      id: 'left-or-right',
      A: 'partner',
      spare: 5.2,
      paragraphs: [
        '“Is it on straight?” asked the armchair. {H} moved {asked} up a bit, and then back. On people you never had to think where it went. “Higher,” said {A}. “It’s not a doorbell.” They tried it on the left arm too. There it looked like something that a visitor had left behind. Tomorrow it would be asked for.'
      ]
    },
    {
      id: 'exercise',
      A: 'partner',
      spare: 5.4,
      paragraphs: [
        '“It wants exercise,” said {A}. So they took the armchair for a walk, once round the rug, with {asked} in front. It went on its front legs and then on its back ones. “I feel something!” said the armchair at the second corner. It was the carpet.',
        '{H} asked if {asked} was tired. “How would I know?” said the armchair. “It never tells me anything.”'
      ]
    },
    {
      id: 'waiting-room',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came in, and was just about to sit down. “Careful,” said {A}. “It’s got {asked.a} now.” “Since when?” asked {S}, and stayed in the air, halfway down. “Since supper.” {S} congratulated it, and looked for something to give.',
        'In the end it got one glove, in case. “In case of what?” asked the armchair. “Hands come next,” said {S}.'
      ]
    },
    {
      id: 'old-sofa',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a sofa that swallowed,” said {S}. “Spoons, mostly. Once it had my uncle’s pipe.” “Did it chew?” asked {A}. “It sighed,” said {S}, “whenever you sat down. And on Sundays we turned it over, and it gave everything back.”',
        'The armchair was not related to that sofa, it said. It had never swallowed more than a peanut.'
      ]
    },
    {
      id: 'compared',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to look at what the armchair had got. {A} had always thought of it as something to be under. Now {A} looked at {asked}, and {asked} did nothing about it. “We’re getting used to each other,” said the armchair.'
      ]
    },
    {
      id: 'has-two',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sat down on the floor, with both arms on the rug, and was an armchair as well. “I’m the newer model,” said {S}. “Mine’s built in.” {A} had a look. There it was, and it worked. “How much is this one?” asked {A}.',
        '“It isn’t for sale,” said {S}. “But you can sit on it.” So {A} did, for a moment.'
      ]
    },
    {
      id: 'took-it',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had one too, and didn’t know what it was called. {A} pulled the other one off the armchair, and held it up to the light. “That’s mine,” said the armchair. {A} laughed, and sat on it. So now it was under somebody, at least.'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        '{A} came round to the front, and was only {A} for a moment. “It’s all on the outside,” said {A}. “{asked} doesn’t do a thing by itself. There has to be somebody in there that it belongs to.” In the armchair there was nobody.'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-in',
      A: 'partner',
      paragraphs: [
        'So {H} got in, and leaned back as far as it went. Two arms lay on two arms. Now the armchair had somebody inside. “{question}” asked the armchair, from behind {H}’s ears. {H} sat and felt, and so did the armchair.',
        '“It’s begun!” said the armchair, for {asked} {asked.does}.',
        [
          '{known}“{fact},” said {A}, slowly, for {A} was feeling it too. That was the true one. “All that’s in there?” said the armchair. “No wonder you’re tired.”',
          '{A} thought for some time. “{fact},” said {A}. That was as much as you could feel from outside. “And there’s more of it?” asked the armchair. “I’d rather be stuffed.”'
        ]
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      spare: 0.4,
      paragraphs: [['They tried it out on {H}, since {H} was just sitting there. {try}']]
    },
    {
      id: 'warm',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What else have you got in there?” asked the armchair. {H} thought, and counted up some of it. There was supper, and a song from this morning, and a bit of itch. “I’ve got springs,” said the armchair. “Eleven. One of them’s called Ruth.”'
      ]
    },
    {
      id: 'both-of-us',
      A: 'partner',
      spare: 11.5,
      paragraphs: [
        '“Shall we do something together?” asked the armchair. {H} breathed in, and the cushion rose. {H} breathed out, and it sank. “So that’s breathing,” said the armchair. “I always thought you were counting.” They did it seven times, to be sure. {asked} went up and down with it.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“And if I’d rather have a different one?” asked the armchair. They thought what else there was on a person. It didn’t care for knees, for it had four of a kind already. It would have liked a hat. So it got a hat, and {asked} kept its place below it.'
      ]
    },
    {
      id: 'given-back',
      A: 'partner',
      paragraphs: [
        '“Take it off again,” said the armchair. “It’s a great deal of work, and I’m made for sitting.” {H} took {asked} away, and smoothed the place with one hand. What else there was to know about it, they would look up tomorrow.',
        '“I’ve still got mine,” said {H}. “Bring it along, whenever you like,” said the armchair. “It’s nicer with somebody round it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see {asked} on the armchair.',
      '{names} made sure that nothing else was missing.',
      { text: '{names} held up a spoon, so that the armchair could see itself.', needs: ['hands'] },
      { text: '{names} brushed the crumbs off the armchair, for the occasion.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on the rug, and waited for {asked} to begin.',
      '{names} moved a bit further from the armchair.',
      { text: '{names} straightened {asked} by the width of a finger.', needs: ['hands'] },
      { text: '{names} knocked on the back of the armchair, and listened.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in as well, where there was room.',
      '{names} kept still, and felt what went on inside.',
      { text: '{names} tucked a blanket round whoever was in the armchair.', needs: ['hands'] },
      { text: '{names} patted the armchair on one arm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The armchair stood in its corner again, with its arms out. It had only a cushion on it now, as before.',
    '{H} washed what there was of {H}, and took it all to bed. Everything was there, on the inside and on the outside.'
  ],
  last: [
    'All that belonged to {H} lay still, and was asleep.',
    'There was nobody in the armchair, and in the bed was {H}, asleep.'
  ]
})
