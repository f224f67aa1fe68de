import { wishPlot } from '../wish-plot.ts'

export const deedPerformsForTheStep = wishPlot({
  id: 'wish-deed-performs-for-the-step',
  tellsAny: 'once',
  deeds: ['performs'],
  isTale: true,
  out: true,
  about: 'Needs no thing: somebody performs in the street, {H} joins in and then everybody does, until nobody is left to watch; so {H}, who is just getting good at it, sits down in front, and the whole street does it for one.',
  titles: ['The Best Seat in the Street', 'Nobody on the Step', '{once.who} Begins Again', 'All for {H}', 'The Whole Street Joins In'],
  company: ['step', 'lamp post', 'corner', 'postman', 'bag', 'doors', 'house', 'street', 'road', 'envelope'],
  want: [
    {
      id: 'by-the-lamp-post',
      A: 'partner',
      paragraphs: [
        'One evening, by the lamp post, {once.first} {once.did}. Nobody had been invited. But {H} and {A} sat down on the step, so there was an audience. {once.who} saw it, and stood up a little straighter.',
        '“Can I do it too?” called {H}, after a while. “There’s room on my left,” said {once.who}, and moved over. So {H} got up from the step, and was in it.'
      ]
    },
    {
      id: 'the-end-is-easy',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is it hard to {once.do}?” asked {A}. “Only at the beginning,” said {once.who}, “and then in the middle. The end is easy. But you have to have had the others first.”',
        '{H} tried it with only the end. It was quite easy, and then it was over. “There you are,” said {once.who}. {A} had blinked just then, and had missed it all.'
      ]
    }
  ],
  way: [
    {
      id: 'all-in-it',
      A: 'same',
      paragraphs: [
        '{H} did it just like {once.who}, only shorter. “What’s it like?” called {A}. “You can’t tell from over there,” called {H}. So {A} came too. A postman who had stopped to look put down his bag. Doors opened, and soon the whole street was {once.doing}.',
        { extra: 1, joins: true, both: ['Those who had nothing to do it with did it with {what.stand}.'] },
        'In the middle {once.who} stopped. “Something’s missing,” said {once.who}. “There aren’t enough of us,” said {H}, and rang at the last three doors. They began again with everybody there was. It was bigger than before, but there was less in it. “Now even more is missing,” said {once.who}.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The postman was right behind {once.who}, and all that he could see was {doer.part}. “Then I’ll do it by that,” he said. He watched so closely that he did not breathe. Whoever was behind him did it by the postman.',
        'Once {once.who} looked round, to see who was there. The postman looked round as well, and so did everybody, right to the back. “Was that in it?” asked {A}. “It is now,” said {once.who}, and made the most of {doer.part}.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In between {once.who} {doer.does}. {H} did it too, and so did {A}, the postman and three ladies. “That isn’t part of it,” said {once.who}. “That’s only me.”',
        '“It was my best bit,” said the postman. “I’d got into it so nicely.” They all looked rather let down. So {once.who} did it once more, in the same place, and from then on it belonged there.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When you hear this, we begin,” said {once.who}. “{doer.sound}.” They all held their breath and waited. Somewhere a nose was blown, and half the street began. “That was only me,” said the postman.',
        '“{doer.sound},” said {once.who}, rather more clearly. “Is that the one for beginning?” asked {A}. “Or is it another nose?” By the time that had been cleared up, they had missed it. The hanky was put away for later.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you get for it?” asked {A}. “{doer.wants},” said {once.who}, “if it goes well.” “And if it doesn’t go well?” “The same again,” said {once.who}, “but for comfort.”',
        '{H} wanted to know what there was for those on the left. “You get half,” said {once.who}. The postman had heard that, and worked out what it came to for a whole street. It was a crumb each, and he was on the right.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} was writing a programme on the back of an envelope. “What should people know about you?” asked {A}. “{doer.fact},” said {once.who}. {A} wrote it down, and drew a line under it.',
        'The envelope went from hand to hand. Whoever had read it put it in the next hand and joined in. At the far end it came to a lady with nobody beside her. She read it out to a tree, and then she joined in too.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where do you do it as a rule?” asked {A}. “{doer.where},” said {once.who}. “And do many people come?” “It’s hard to see,” said {once.who}. “But nobody’s ever walked out.”',
        '“Do they clap?” asked {H}. {once.who} thought back. “Something did once,” said {once.who}. “I bowed four times. Then it turned out to be a shutter.” {A} patted {once.them}, in time.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How did you come by {once.the}?” asked {A}. “I was just going past,” said {once.who}, “and there was {once.the}. After that I couldn’t very well walk on.” “And what did you do before that?” asked {H}.',
        '“I had a great many evenings,” said {once.who}. “You could put them end to end.” {A} wanted to know what it was like, the very first time with {once.the}. “Short,” said {once.who}, “and then somebody shut a window.”'
      ]
    },
    {
      id: 'the-complaint',
      A: 'same',
      spare: 9,
      paragraphs: [
        'An old man opened his window. “It’s too loud,” he called. So they all did it more quietly. “Now I can’t make it out,” he called. He leaned over to the side. “And the lady with the hat’s in the way.”',
        'Then he was standing there in his slippers. “I’ve only come to complain,” he told {A}, and did it with one arm. “This is just how it should not be done,” he said, and took the other arm as well.'
      ]
    },
    {
      id: 'then-it-is-meant',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} went wrong, and stopped. “Don’t stop,” said {once.who}. “Go wrong once more in the same place. Then it’s meant.” {A} did, and it was even harder than getting it right.',
        'The row behind took it over, and so did the row behind that. The fourth time, {once.who} came to the back to ask how it went. “You have to be surprised first,” said {A}.'
      ]
    },
    {
      id: 'the-bin',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now the bow,” said {once.who}, and showed them. Down it went, slowly, and was left there until it was ripe. The whole street bowed. Across the road stood a bin with its lid shut.',
        'They came up again and looked at the bin. “It didn’t say anything,” said the postman. “Perhaps it was moved,” said {A}. They bowed once more, a bit lower, and the bin went on thinking about it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was in it as well, and that was mostly in the way. Wherever {once.who} needed to go next, {A} was there first. “What’s {A} doing in it?” asked a lady. “{A} is the scenery,” said {H}.',
        'So {once.who} did it round the scenery, first to the left and then to the right. It took longer, but there was more to look at. Then the scenery moved, and everybody moved with it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was in it too, on somebody’s arm, and had lately learned to clap. Mostly one hand went past the other. “That was for me,” said {once.who}, and bowed.',
        'Then a leaf came down, and {A} clapped for that. {A} clapped for a shoe as well, and for the shoe twice. {once.who} watched the shoe for some time, to see what it did.'
      ]
    },
    {
      id: 'one-more-drain',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I sat in the wrong hall once,” said {S}. “I’d wanted the dancers, and it was a man with a talk about drains. I clapped so hard that he did an extra one.” “An extra what?” asked {A}. “One more drain,” said {S}.',
        '{once.who} wanted to know how it’s done, clapping like that. “You leave a hollow in your hands,” said {S}, “and you have to have liked something.” “What did you like?” asked {A}. “His face,” said {S}, “from the second clap on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was going to be the one who comes on at the end and bows. To get used to it, {S} came on at the beginning too, and in the middle. “But you haven’t done anything yet,” said {A}. “I’ve bowed,” said {S}.',
        '{once.who} bowed back, to be polite. After that neither of them wanted to be the first to straighten up. The whole street had to wait, and two people at the back thought that it was over.'
      ]
    },
    {
      id: 'only-the-foot',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I don’t do that sort of thing,” said {S}, with one foot in it already. “You’re doing it,” said {A}. “That’s the foot,” said {S}. “I’m just standing here.” Then the other foot began.',
        '{once.who} said nothing, and left a gap. {S} looked at the gap for some time, and then up and down the street. “Only as far as the lamp post,” said {S}. At the lamp post nobody was asked to stop.'
      ]
    },
    {
      id: 'row-four',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you have to have a ticket,” said {A}. “Mine always says row four, and in row three there’s a tall man. I’ve seen eleven shows, and he was in all of them.” “Was he good?” asked {once.who}.',
        '{A} had to think about it. “He has a very calm back,” said {A}, “and near the end one ear goes red.” {once.who} thought that it must have been a good end, then.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which is the hardest bit of all?” asked {A}, in between. “{what.part},” said {once.who}. So the whole street did just that, nine times over, with nothing before it and nothing after.',
        'At the tenth time the postman could do it. He had to sit down on his bag for a moment. “My mother ought to have seen that,” said the postman.'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once it came out quite wrong. “{what.sound},” it went at the front. “{what.sound},” it went at the back, much later, and the baker was later still. “Is it meant to be like that?” asked {A}.',
        '“It is if we do it twice,” said {once.who}. So they did it twice, each of them exactly as late as before. After that it was an echo, and everybody was rather proud of it.'
      ]
    },
    {
      id: 'nobody-on-the-step',
      A: 'partner',
      paragraphs: [
        '“Look at the step,” said {A}. They all looked. There was the step, and there was nobody on it. “We’re all {once.doing},” said {A}, “and there’s nobody to do it for.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-for-one',
      A: 'partner',
      paragraphs: [
        'Now somebody had to go and sit there. Nobody wanted to, for it was much nicer to be in it, and {H} was just getting good. {H} did it once more, quickly. Then {H} went across, sat down in the middle of the step, and looked. “Now,” said {H}.',
        '{once.who} looked at {H}, and began. Then the whole street {once.did}, and every bit of it was for {H}. Nothing was missing any more. So much of it came across the pavement that {H} had to hold on to the step.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “What was that?” called {A}, who had been facing the other way. “You have to sit here for that,” called {H}.'
      ]
    },
    {
      id: 'with-the-eyes',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What do I do all this time?” called {H}. “It’s done with the eyes,” called {once.who}. “Open them a bit wider at the good bits. We can see that from here.” {H} tried it, and at once they were all better.',
        'Then {H} tried it with only one eye. {A} was on the other side, and noticed straight away. “Over here as well, please,” called {A}. It was more work than it looked.'
      ]
    },
    {
      id: 'one-after-the-other',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Who was that clap for?” asked {A}. It had been for {once.who}. So {H} did one for {A} as well, and then of course one for the postman. Behind the postman they were already waiting in a line.',
        '“Couldn’t I do you all at once?” asked {H}. “You could,” said the postman, “but I’d know.” {H} went on to the very last, and by then both hands were as warm as toast.'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        'At the end {H} clapped. It was only two hands, but they could be heard right down the street. {once.who} came over to the step. “I’ve never seen it,” said {once.who}. “I’m always in it.” “There’s room on my left,” said {H}.',
        'So the street did it once again, for the two of them, with {A} in front. “Is that how it looks?” whispered {once.who}. “With you in it there’s more,” whispered {H}. “And with you out here,” whispered {once.who}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out too, to see what there was to be seen.',
      '{names} could not keep quite still, and soon stopped trying.',
      { text: '{names} clapped in the wrong place, and then in the right one.', needs: ['hands'] },
      { text: '{names} put everything down, so as to have a better look.', needs: ['hands'] }
    ],
    way: [
      '{names} joined in at the back, where it was widest.',
      '{names} came in a little later than the others, and left off later too.',
      { text: '{names} did the left half of it with the right hand.', needs: ['hands'] },
      { text: '{names} knocked at one more door, to be quite sure.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed in it, and did it all in the direction of {H}.',
      '{names} did it once more, and this time it was for somebody.',
      { text: '{names} bowed, with one arm in front and one behind.', needs: ['hands'] },
      { text: '{names} waved to {H}, though in a show you’re not meant to.', needs: ['hands'] }
    ]
  },
  bed: [
    '{once.who} went home, and did one last little bit at the corner, because {H} was still looking.',
    '{H} washed in front of the mirror, and the mirror joined in. Then {H} lay down in the very middle, as on the step. Somewhere far off, somebody was still doing it softly.'
  ],
  last: [
    'It was the best seat of all, and {H} was asleep in it.',
    'At the corner {once.who} bowed once more, and {H} slept.'
  ]
})
