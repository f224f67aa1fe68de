import { wishPlot } from '../wish-plot.ts'

export const onceEverybodyWantsTo = wishPlot({
  id: 'wish-once-everybody-wants-to',
  tellsAny: 'once',
  about: 'Everybody wants a go at what somebody did, so there is a queue; whoever did it comes by and stands at the end of it, and when all do it at once there is nobody left who would like to.',
  titles: ['The Queue in the Hall', 'Until the Next One Coughs', 'Mind Your Backs', 'Since Tuesday', '{H} Comes In Twice'],
  company: ['hall', 'vacuum cleaner', 'coats', 'door'],
  want: [
    {
      id: 'the-news',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H} at the door. Before the sentence was over, {A} had put down a potato. “I want to {once.my} as well,” said {A}. “So do I,” said {H}, “and I knew first.”',
        'So there was a queue for it in the hall. The vacuum cleaner was first, because it had been there since Tuesday.'
      ]
    }
  ],
  way: [
    {
      id: 'nearly',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stood and talked, as people do in a queue. “I know somebody who nearly {once.did},” said {A}. “What went wrong?” asked {H}. “Nothing. They’d got as far as the door, and then there was cake.”',
        '“You can’t do it after cake,” said {H}. “Not properly.” They both looked along the hall, to see if there was any cake. There was none at all. It had never looked so good for {once.doing}.'
      ]
    },
    {
      id: 'the-cough',
      A: 'partner',
      paragraphs: [
        '“A go lasts until the next one coughs,” said {H}. The vacuum cleaner went first, and stood very still. “Was that {once.doing}?” asked {A}. “Not so that you’d notice,” said {H}, and coughed, and rolled it to the end.',
        'Then {H} took a colander and began to {once.do}. {H} had just got to the hard part when {A} coughed.'
      ]
    },
    {
      id: 'two-ladles',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What does anybody need for {once.doing}?” asked {A}. Nobody knew, so everybody brought what they had. {A} had a scarf and a ladle. {H} had a ladle too.',
        '“Two ladles can’t be chance,” said {H}. They laid them side by side on the floor and saw how it all fitted together. From then on everybody knew that nobody could {once.do} without a ladle. It was hard to believe that they had tried.'
      ]
    },
    {
      id: 'half-a-biscuit',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll give you half a biscuit for your place,” said {A}. “It isn’t a queue for the bus,” said {H}. “It’s for {once.mine}. That’s a whole one.” So {A} paid a whole biscuit and moved up.',
        'From further up it seemed further off. “You can have it back for half,” said {A}. {H} still had half. In the end they stood just as they had before, and there was no biscuit. They both thought it a fair price.'
      ]
    },
    {
      id: 'two-fingers',
      A: 'other',
      spare: 3,
      paragraphs: [
        'It can be practised in a queue, if it is kept small. {A} let two fingers walk out along the wall, and they had a try at {once.doing}. Nobody hurried them. It went beautifully.',
        '“That’s it,” whispered {H}. “Now with the rest of you.” {A} looked at {A}’s two fingers, and then down at the rest. There was a lot of it, and none of it had been watching. “They’d only get in each other’s way,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was where {A} always was at that hour. The queue went past there, so {A} was in it. When {A}’s turn came, they all stepped back. {A} looked straight ahead and did something that took no time at all.',
        '“Was that {once.doing}?” whispered {H}. {A} did not say yes and did not say no. But {A} had the look of somebody who had made no fuss about it the last time either.'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        '“Mind your backs,” said {A}, and came past the queue with an armful of wet washing. “That’s pushing in,” said {H}. “It’s socks,” said {A}. And in passing, without looking, {A} did it. It was {once.doing}, from the beginning to the end.',
        { extra: 1, both: ['“How did you do that?” asked {H}, who had forgotten to cough. “Do what?” said {A}. “I only wanted to get to the pegs.”'] }
      ]
    },
    {
      id: 'from-inside',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} came back from another go and leaned on the coats. “What’s it like, {once.doing}?” asked {H}. “You have to have been there,” said {A}. “I was there. I was two steps away.”',
        '“It’s different from inside,” said {A}, and thought about how. “It’s as if you’d got a hat on and didn’t know which.” {H} stood on tiptoe after that, so as to be a bit nearer when the time came.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They put chairs in the queue for all who might still come. It went into the kitchen, round the table and back again. When it was done, {A} at the very end stood nose to nose with {H} at the front.',
        '“Who’s first now?” asked {A}. “Both of us,” said {H}. “Nobody’s ever been so near it.” Either of them could have begun to {once.do}. They let each other go first until the tea was cold.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small, nobody wanted to {once.do},” said {S}. “You did it once, in February, with your coat on. Then you got a boiled egg, and it wasn’t mentioned again.” “Didn’t you like it?” asked {A}.',
        '{S} moved up one place. “I liked the egg,” said {S}. “But now I think of it, I might have looked about me, while I was at it.”'
      ]
    },
    {
      id: 'behind-the-cleaner',
      A: 'partner',
      paragraphs: [
        'Somebody knocked, and asked about {once.doing}. “The end’s behind the vacuum cleaner,” said {H}, and did not turn round. So {once.who} went and stood there, like everybody else.',
        { extra: 1, both: ['In a queue people know each other only from behind. “Have you come far?” asked {A}, looking straight ahead. “I only wanted to see how it’s done here,” said {once.who}.'] }
      ]
    },
    {
      id: 'fourth-hook',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} hung a card on the fourth coat hook. “A quarter of an hour from here,” it said, for people like to know. {A} stood beside it and read it several times. Then {A} took it down and hung it on the hook behind.',
        '“Now I’m past it,” said {A}. “In ten minutes I can {once.my}.” “But you haven’t moved,” said {H}. “No,” said {A}. “I’ve been standing here the whole time, and look how far I’ve come.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had had a go, and now came along the hall in a hat. “I’m new here,” said {S}, very low. “What’s your name?” asked {A}. “Mister,” said {S}.',
        'Mister was let in, and Mister had a go. It was {once.doing} just as {S} did it, but with one hand on the hat. “You’re better than the other one,” said {A}. {S} had been saying that all evening.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours there’s no queue for it,” said {A}. “We do it when the light’s good.” “And how do you know whose go it is?” asked {H}. “It’s anybody’s who has nothing in the oven.”',
        'They tried it like that. {H} had nothing in the oven, and went and stood by the lamp. It was quite another thing, {once.doing} with the light on it. But then there was a smell of toast, and it was nobody’s go any more.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} could not stand in a queue, and so {A} lay in it. When it was {A}’s turn, the whole hall went quiet. {A} opened one hand, looked inside, and shut it.',
        '“That’s how it starts, {once.doing},” said {H}. “{A}’s keeping the rest for later.” Nobody would have thought of coughing. There were years of it still to come, and the first moment had been very well done.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“Like this we’ll be here till Tuesday,” said {A}. “All together!” On three, the whole hall began to {once.do}. It was as full as any hall on a Monday morning, and nobody was looking at anybody.',
        '{A} stopped first. “There’s nobody left in the queue,” said {A}. “When you came in and said it, I wanted to so much that I put down a potato. There has to be somebody who’d like to and can’t yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'whose-go',
      A: 'partner',
      paragraphs: [
        'So {H} sent everybody back along the coats. “Whoever’s next can {once.do} for as long as it takes,” said {H}. “And nobody coughs.” Next was the vacuum cleaner. Behind it stood {once.who}. “Why didn’t you say that it was you?” asked {H}. “There was a queue,” said {once.who}.',
        { extra: 1, both: ['The vacuum cleaner gave up its go without a word.'] }
      ]
    },
    {
      id: 'how-it-goes',
      A: 'partner',
      paragraphs: [
        'And there in the hall, in front of the coats, {once.who} {once.did}. Everybody else had hurried over the middle, and the middle was the best of it.',
        { extra: 1, both: ['{A} held a wet sock to {A}’s mouth, so as not to cough. There was even a small part near the end of which nobody had heard.'] }
      ]
    },
    {
      id: 'nine-parts',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Could we see that slowly?” asked {H}. So {once.who} went through it bit by bit, with a stop after each. Taken like that, {once.doing} had nine parts. “We only had four,” said {H}.',
        '“You ran the others together,” said {once.who}. “It’s easily done.” {A} tried the fifth one alone. It was hardly more than a way of standing on the left foot. But without it none of the other eight knew where to go.'
      ]
    },
    {
      id: 'afterwards',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What’s the hardest part, when you {once.your}?” asked {A}. “Afterwards,” said {once.who}. “It’s done, and you’re standing there, and it’s only ten past four.”',
        '{H} knew at once what was meant. There ought to be something for that. They gave {once.them} the colander to look after, and it helped from the first moment. Nobody who is minding a colander is only standing there.'
      ]
    },
    {
      id: 'never-seen-it',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Next it was {H}’s go, and {H} did not hurry over the middle. “Is this right?” asked {H}, halfway through {once.doing}. “I couldn’t say,” said {once.who}. “I’ve never seen it from here.”',
        'The one who does a thing never sees what it looks like. {A} moved over, so that there was a better view. And somewhere at the end of the queue something tapped on the floor. It would have liked to begin.'
      ]
    },
    {
      id: 'in-the-hose',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Who was first, by the way?” asked {once.who}. “That one,” said {H}, and showed the vacuum cleaner. {once.who} went all round it. “Not bad,” said {once.who}.',
        '“But it didn’t do anything,” said {A}. “That’s just how I stood,” said {once.who}, “the moment before {once.mine}. You can tell by the hose.” They looked at the hose. Now that it had been said, they could hardly bear the suspense.'
      ]
    },
    {
      id: 'news-again',
      A: 'partner',
      paragraphs: [
        '{H} went out, shut the door, and came in again. “{once},” said {H}, “and in our hall.” Before the sentence was over, they were all in the queue. At the very end of it {once.was} {once.who}.',
        { extra: 1, both: ['“But you’ve had your go,” said {A}. “I know,” said {once.who}. “I’ve only just heard about it.”'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the queue as well, before the sentence was over.',
      '{names} pushed in front of the vacuum cleaner, and got sent round behind.',
      { text: '{names} dropped a tea towel, from wanting to so much.', needs: ['hands'] },
      { text: '{names} saved a place with a slipper, and lent it to nobody.', needs: ['hands'] }
    ],
    way: [
      '{names} had a very short go, because somebody coughed.',
      '{names} shuffled up by one boot, without looking round.',
      { text: '{names} handed out cough sweets, which did not make it any quicker.', needs: ['hands'] },
      { text: '{names} stretched a scarf along the wall, so that it was a proper queue.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed in line, on tiptoe, and held in a cough.',
      '{names} swallowed a hiccup, because of the rule.',
      { text: '{names} clapped in mittens, so that it was not loud.', needs: ['hands'] },
      { text: '{names} swung the vacuum cleaner round, for a better view.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung up the washing, sock by sock. The vacuum cleaner went into its cupboard, where it was first again.',
    'They washed, one after another, and nobody pushed in. Then {H} lay down, and went through {once.doing} once more, without hurrying over the middle.'
  ],
  last: [
    'Nobody coughed. So {H} had a go at {once.doing} that was as long as the night, and slept.',
    'The queue for {once.doing} had gone home, end first, and {H} was asleep.',
    'Behind {H} there {once.was} only {once.who}, in no hurry at all, and {H} slept.'
  ]
})
