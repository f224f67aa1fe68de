import { wishPlot } from '../wish-plot.ts'

export const onceTheCakeCameFirst = wishPlot({
  id: 'wish-once-the-cake-came-first',
  tellsAny: 'once',
  about: 'There is a cake from the whole street for somebody who did it, and who only ever said “I might”; it cannot be done before a cake that has come for it, so the cake is eaten for “I might”, and then it is done for nothing.',
  titles: ['The Cake Came First', 'I Only Said That I Might', 'Out by a Cake', 'A Cake for {once.who}', '{H} Scrapes Off the Icing'],
  company: ['cake', 'street', 'cherry', 'cream', 'table', 'door', 'cupboard', 'icing', 'kitchen'],
  fed: true,
  want: [
    {
      id: 'out-of-breath',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H}, and put down the cake. The whole street had baked it. It had cream, and a cherry, and pink writing. It was for {once.doing}. Then somebody knocked. “There’s been a mistake,” said {once.who}. “I haven’t. Not yet. I only said that I might.”',
        '“Then have a slice first,” said {A}. {once.who} stood as far from the cake as the kitchen allowed. “Not a crumb,” said {once.who}. “That’s for somebody who {once.did}.” The cherry sank a little. “Then you’d better be quick,” said {H}.'
      ]
    },
    {
      id: 'give-it-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Couldn’t you give it back?” asked {A}. “I tried,” said {once.who}. “I told them that I’d done nothing of the kind. They said, ‘How modest.’ Then they put on the cherry.”',
        '“You should have said that you never meant to {once.your}.” “I said that as well,” said {once.who}. “They were very moved. The butcher had to turn away.” {A} looked at the cherry with new eyes. It had been put on with feeling.'
      ]
    }
  ],
  way: [
    {
      id: 'one-eye-on-the-cake',
      A: 'partner',
      paragraphs: [
        'So {once.who} began at once to {once.do}, with one eye on the cake. That made a bend in it, right round the table. {once.who} came out beside the forks. “You only looked at the cake,” said {A}. “I know,” said {once.who}. “I noticed at the forks.”',
        {
          joins: true,
          both: [
            '“Even {doer.part} pointed at the cake,” said {A}.',
            'As for {doer.part}, there might have been a magnet in the cream.',
            '“It’s the cream,” said {A}. “It pulls.”'
          ]
        }
      ]
    },
    {
      id: 'somebody-to-look-at',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“The cake’s looking at me,” said {once.who}. “Then we’ll give it somebody else to look at,” said {A}. In front of the cake they put {doer.stand}. For the cake, that was {once.who}. {A} {doer.move}, to show it how.',
        'The cake was quite taken in. But then {once.who} was taken in as well. “Has somebody come to {once.my} before me?” asked {once.who}, and lost the place, and had to start again.'
      ]
    },
    {
      id: 'might-and-would',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whom did you tell?” asked {A}. “The man with the newspapers,” said {once.who}. “To him I said that I might {once.my}. At the corner I was going to. By the time it got to the baker, I’d begun.”',
        '“And then?” “Then there’s the hill,” said {once.who}. They could see that. It was one of those streets where things get faster on their own. At the bottom people were standing about already, and had flour on their hands.'
      ]
    },
    {
      id: 'what-the-street-knows',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Do they know anything about it, in your street?” asked {A}. “They know one thing about {seen.many},” said {once.who}. “{seen.guess}.” {H} laughed until the forks shook. “{seen.fact},” said {H}.',
        '“I tell them that every week,” said {once.who}. “But they only ever hear the beginning, and then they run off to buy eggs.” {A} looked at the cake. So that was how one small “might” had got so many eggs in it.'
      ]
    },
    {
      id: 'how-much-is-a-step',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If all of it is one cake,” said {A}, “then half of it is half a cake.” So {once.who} went a very small way into {once.doing}, and came out again. They worked it out with a ruler. It came to the left half of a raisin.',
        '{once.who} looked at the half for a long time. “No,” said {once.who}. “That was only the run-up.” {A} ate it, because {A} had done the sum.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“They gave me a clock for forty years at the works,” said {S}. “I’d been there for thirty-nine.” “Did you say so?” asked {A}. “They had a band,” said {S}. “You can’t send home a band.”',
        '“So what did you do?” asked {once.who}, and came a step nearer. “I stayed another year,” said {S}, “with the clock in front of me. It was the slowest year they ever had. But after that it kept very good time.”'
      ]
    },
    {
      id: 'yesterday',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Let’s make it yesterday,” said {A}, and put the cake in the cupboard. Yesterday there had not been any cake. It went well for a while. {once.who} walked up and down in yesterday, and seemed to think of {once.doing}.',
        'Then somebody wanted a teaspoon, and the teaspoons were in the cupboard. “We didn’t drink tea yesterday,” said {H} quickly. But the door was open by then, and out came today, and it smelled of almonds.'
      ]
    },
    {
      id: 'flowers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a ring, and {A} went to open. “Well done!” said a boy from the fish shop, and held out some flowers. {A} had only opened a door. But he was gone again. “Now it’s happened to me,” said {A}.',
        '“Did you feel anything?” asked {once.who}. “Warm,” said {A}, “and then a bit like running after a bus.” {once.who} nodded. It was good not to be the only one. They stood the flowers in the sink, where nobody had to have earned them.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I might tidy up,” said {S}. “I might eat a carrot. I might even {once.my}.” Then {S} held out a plate. It was hard to say what was wrong with that. {A} looked at {once.who} for help.',
        '“When I said it,” said {once.who}, “I hadn’t got a plate.” {S} put the plate behind {S}’s back, and said it all over again. It sounded much more as if it was meant.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had no trouble with the cake at all. {A} had done nothing for it, and would have had it on the spot. “Doesn’t {A} want to know what it’s for?” asked {once.who}.',
        '“{A} thinks that it’s for {A},” said {H}. “{A} thinks so every time.” {once.who} watched {A} looking at the cake. It was a clear, straight look. “I had that,” said {once.who}, “before I said that I might {once.my}.”'
      ]
    },
    {
      id: 'a-few-words',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ll have to say a few words,” said {A}. “They’ll ask how it felt.” {once.who} could not tell, and would not make it up. So they wrote the speech, and left a gap where {once.doing} came.',
        '“Dear street,” read {once.who}. “Thank you for the cream.” Then there was the gap, and they waited, for as long as it was. “And so to the cherry,” read {once.who}. It was a good speech. You could have driven a cart through it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had got some cream, and nobody knew how. There was a good blob of it on one ear. “What was that for?” asked {once.who}. {A} looked at them all, very straight, and then put the ear to them.',
        '“For nothing,” said {H}. “{A} gets it for that all day.” {once.who} thought it over. It must have been like that for everybody once. That was before people wrote on things.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 16,
      paragraphs: [
        '“At ours there’s never any cake for it,” said {A}. “You {once.your}, and then you get your coat.” “Doesn’t anybody say anything?” asked {H}. “My aunt says, There,” said {A}.',
        '{once.who} had the greatest wish to move there. “How does she say it?” asked {once.who}. {A} looked past them all at a window, and put down a cup that was not there. “There,” said {A}.'
      ]
    },
    {
      id: 'under-a-pot',
      A: 'partner',
      paragraphs: [
        '“Then we’ll cover it up,” said {H}, and put the big pot over it. {once.who} started once more, got as far as the hard part, and stopped. “How’s the cherry?” asked {once.who}. {H} looked. The cherry was in up to its waist.',
        { extra: 1, both: ['“You looked at the pot,” said {A}. “It had such a thankful shape,” said {once.who}.'] }
      ]
    },
    {
      id: 'no-cake-for-that',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Leave {once.doing} for a moment,” said {H}. “Do something that you always do.” So {once.who} {doer.does}. It could not have been better, and there was no bend in it anywhere.',
        '“And what sort of cake did you get for that?” asked {A}. “For that?” said {once.who}. “Nobody’s ever so much as said thank you.” {A} looked from {once.who} to the pot, and began to have an idea.'
      ]
    },
    {
      id: 'hurrying-after',
      A: 'partner',
      paragraphs: [
        '“What you’re doing at the table isn’t {once.doing},” said {A}. “It’s only hurrying after a cake. What was it like when you said it?” “It was a Wednesday,” said {once.who}. “I’d put down my bag, and I thought, I might, you know.” “And now they’ve thanked you for it already,” said {A}. “It’s hard to begin after that.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-cake-for-might',
      A: 'partner',
      paragraphs: [
        'So {H} took a spoon, and scraped off the icing. Into the cream {H} wrote “I might”. “Did you say that?” asked {H}. “That I did say,” said {once.who}. “Then it’s yours,” said {H}. And they ate it, all of it, down to the plate. Only the cherry was left, on a saucer.'
      ]
    },
    {
      id: 'ing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had kept what was scraped off, on the lid of a jar. Most of it was only pink by now. But three letters had held together, an i, an n and a g. “It’s the ‘ing’,” said {A}. “It must be the strongest part.”',
        '“It’s the part that goes on,” said {once.who}. They looked at it from all sides, and did not eat it. It was the only piece of {once.doing} that there was in the house so far.'
      ]
    },
    {
      id: 'what-it-tasted-of',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What does it taste of?” asked {A} in the middle of it. {once.who} took a small forkful, and shut both eyes. “It’s lighter than I’d thought,” said {once.who}. “There’s so much room in it.”',
        '{A} tried again with both eyes shut, and found the same. It tasted of almonds first. Then it tasted a little of a Wednesday, with nothing on for the afternoon.'
      ]
    },
    {
      id: 'nobody-wanted-it',
      A: 'partner',
      paragraphs: [
        'Now nobody was owed anything. {A} took the plate to the sink. {once.who} brushed off a crumb. “I might, you know,” said {once.who}. And with nobody waiting for it, and for nothing at all, {once.who} {once.did}. It was exactly as good as the whole street had said.',
        { extra: 1, joins: true, both: ['Even {doer.part} had a share in it.'] },
        { extra: 1, both: ['{A} stood there with the wet plate, and did not dare to put it down.'] }
      ]
    },
    {
      id: 'what-was-best',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“How was it?” asked {once.who}, who had not been able to watch. “I only looked at {doer.part},” said {A}. “There you could see that you weren’t thinking of any cake.” {H} had liked the end best.',
        'So they did the end once more on the rug. {A} was {once.who}, and {doer.move}. {H} was the street. {H} came running out with flour on both hands. This time the street saw it, and baked nothing.'
      ]
    },
    {
      id: 'only-early',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do we have to tell them that it wasn’t true?” asked {A}. They looked out into the street, where people were going home. Each of them walked like somebody who has helped with a cake. “It is true,” said {once.who}. “They just came early.”',
        '“By how much?” asked {A}. {once.who} thought back, through {once.doing} and the hard part and the pot. “By one cake,” said {once.who}. “That’s not bad, for a street.”'
      ]
    },
    {
      id: 'with-a-cherry-on',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“If you could have had anything for it,” asked {A}, “what would it have been?” {once.who} did not have to think. “If it had to be something,” said {once.who}, “then {doer.wants}.”',
        '“We’ll tell the street!” said {A}, and was already at the window. “Please don’t,” said {once.who}. “They’d be at the door with it tonight. And there’d be a cherry on it.” {A} shut the window, very softly.'
      ]
    },
    {
      id: 'the-paper',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You’ve got cream on your chin,” said {A}. “I know,” said {once.who}. “I’m leaving it there until the corner. They’ll want to see that I had some.” It was the right side of the chin for it, too, the one towards the baker.',
        '“And if they ask you how it was?” asked {H}. “Now I can tell them,” said {once.who}. “I was there.” They were to hear everything about {once.doing}, and not a word about the pot.'
      ]
    },
    {
      id: 'the-cherry',
      A: 'partner',
      paragraphs: [
        '“And the cherry?” asked {A}. {H} pushed the saucer across the table. “That’s for {once.doing},” said {H}. {once.who} ate it slowly, and laid the stone on the edge. It was a stone that had been earned.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the cake, and only looked.',
      '{names} sat down opposite the cherry.',
      { text: '{names} counted out the plates, and then put them away again.', needs: ['hands'] },
      { text: '{names} laid a cloth over the cake, so that nobody had to look at it.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the big pot, in case the cake looked out.',
      '{names} took a bend round the forks as well, and knocked one over.',
      { text: '{names} spread a newspaper in front of the cake, like a screen.', needs: ['hands'] },
      { text: '{names} fished the cherry up by its stalk, and it sank again.', needs: ['hands'] }
    ],
    turn: [
      '{names} polished off a slice of it, mostly from the floor.',
      '{names} licked the plate, all the way round.',
      { text: '{names} set the saucer in the middle, where the cake had been.', needs: ['hands'] },
      { text: '{names} rinsed the forks, with no hurry in the world.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the plate, and the pot was only a pot. On the saucer lay one stone, and it stayed where it was.',
    'Still a bit damp, {H} lay down. “I might shut my eyes,” said {H} after a while. Nobody thanked {H} for it, and that made it easier.'
  ],
  last: [
    '{H} had only said “I might”, and slept.',
    'With nobody waiting for it, and for nothing at all, {H} was asleep.',
    'On the saucer was the stone, for {once.doing}. For the rest there was nothing to be had any more, and {H} slept.'
  ]
})
