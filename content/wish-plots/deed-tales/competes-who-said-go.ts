import { wishPlot } from '../wish-plot.ts'

export const deedCompetesWhoSaidGo = wishPlot({
  id: 'wish-deed-competes-who-said-go',
  tellsAny: 'once',
  deeds: ['competes'],
  isTale: true,
  out: true,
  about: 'Needs no thing. Somebody wins or enters or comes last, but nobody had said “go”, so it does not count; {H} is to say it now, and whoever is waiting for a go starts at every “going” and “mango”, until {H} collects all the goes of the street in both hands and lets them out at once.',
  titles: ['Who Said Go', '{once.who} and the Lady with the List', 'Ready, Steady, and Then a Postman', 'Not Counted', 'A Go in Both Hands'],
  company: ['street', 'step', 'lady', 'list', 'postman', 'man', 'mango', 'pencil', 'windows', 'bicycles', 'bus'],
  want: [
    {
      id: 'crossed-out',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first}, and {once.did}. {H} and {A} saw it from the step, and so did a lady with a list. “Very fine,” said the lady. “And who said go?” Nobody had. “Then it doesn’t count,” said the lady, and crossed it out.',
        '“Could somebody say it, please?” asked {once.who}. All week {H} had wanted to say go to somebody. “I will,” said {H}.'
      ]
    },
    {
      id: 'no-difference',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“But it was done,” said {A}. “We saw it.” “I don’t say it wasn’t done,” said the lady. “It just wasn’t begun.” She had a whole page of such things, all crossed out.',
        '{once.who} read down the page. Somebody there had won by a mile. “He’s very old now,” said the lady. “He still doesn’t know what he did wrong.” {once.who} stood on the line at once.'
      ]
    }
  ],
  way: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '“Ready,” said {H}. {once.who} leaned forward a bit. “Steady,” said {H}. It was lovely in the steady, so {H} stayed in it. “Must be going,” said a postman. Off went {once.who}, and did it all again. “Not counted,” said the lady. “That was only the go in going.”',
        'The second time a man with a box said, “Anyone for a mango?” And {once.who} was off once more. “That was the go in mango,” said the lady. The third time {H} said it all in one breath. “Don’t leave out the steady,” said {once.who}. “That’s for leaning.” “I’ve got another go in me,” whispered the postman, and put it into {H}’s hand. After that he only nodded.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Steady,” said {H}. They were all steady but for {doer.part}. “That was too soon,” said the lady with the list. {once.who} looked round. “I told all of me,” said {once.who}. “It takes a while to get there.”',
        'So {H} said it once more, just to {doer.part}, and slowly. “Steady.” {A} kept watch on that side. It was better, but you could see what it cost.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the middle of the steady {once.who} {doer.does}. “Is that allowed?” asked {A}. The lady went through her list, front and back. “It doesn’t say so,” she said, “but it doesn’t say not.”',
        'So {H} did it too, as well as that could be done. Then the lady tried it, to see what she was allowing. They were all a little steadier after it, and she wrote that down.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Ready,” said {H}. “{doer.sound},” said {once.who}. “Is there a go in that?” asked {A}. The lady wrote it down and looked at it from the front. She turned the list round, and looked at it from behind.',
        '“None that I can find,” said the lady. So {once.who} could say it as often as it was wanted. It was wanted six times. At last the lady tried it too, to find out why. “{doer.sound}.” It did help.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you get, if it counts?” asked {A}. {once.who} had thought about that beforehand. “{doer.wants},” said {once.who}. The lady shook her head. “If it counts, you’re on the list,” she said. “In pencil?” “In ink.”',
        '{once.who} thought about ink. “For ever?” asked {once.who}. “Till the page is full,” said the lady. It was a large page. “Then I’ll take the ink,” said {once.who}, “and wait a bit for the other.”'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where do you practise?” asked {A}. “{doer.where},” said {once.who}. “And who says it to you there?” Nobody ever had. “Once I stood there ready from Monday till Thursday,” said {once.who}.',
        '“And on Thursday?” asked {H}. “On Thursday I had a rest,” said {once.who}, “and then I was ready again.” {H} stood up straighter. It was high time that somebody came who could say it.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was an empty line on the list. “Is anything known about you?” asked the lady. “{doer.fact},” said {once.who}. She wrote it down, and came to the edge, and wrote on up the side.',
        '“Does that help?” asked {A}. “For this, I mean?” {once.who} had never thought of it like that. “It’s never been held against me,” said {once.who}.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You say it better if you know what it’s like,” said {once.who}. So {H} came to the line too, and {doer.move}. “Not counted,” said the lady, although it was only {H}, being {once.who}.',
        'The lady looked from one to the other. Then she drew a second line on the page, and wrote above it: practice. {A} was put there as well, for watching.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And {once.the}?” asked {A}. The lady had crossed out {once.the} as well, in order to be fair. {once.who} did not mind about the rest. “But I’d been looking forward to {once.the},” said {once.who}.',
        'So the lady took her rubber, and rubbed for a while. Now everything was crossed out but {once.the}. “There,” she said. “That’s where we’ll carry on from.”'
      ]
    },
    {
      id: 'on-or-after',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We could count to three instead,” said {A}. “On three, or after three?” asked {once.who}. “On,” said the postman. “After,” said the man with the box. Windows were opened. One half of the street was for on.',
        '“One,” said {H}, to try it. “On one?” called somebody. “Or after?” {once.who} sat down on the line, with chin in hand or something like it. They stuck to ready and steady.'
      ]
    },
    {
      id: 'hugo',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“Steady,” said {H}. It was quite quiet, right down to the corner. But behind the corner a woman was calling her dog. “Hugo!” she called. “Hugo!” So {once.who} {once.did} twice, one after the other.',
        '“Neither counted,” said the lady. “There’s one in every Hugo.” Then the dog came, and sat down on the line, and leaned forward a bit. “What’s he waiting for?” asked {A}. Nobody liked to tell him.'
      ]
    },
    {
      id: 'stop',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“Try it with stop,” said {A}. “That’s just as short.” “Ready,” said {H}. “Steady. Stop!” {once.who} was standing on the line, and had been all along. “I am,” said {once.who}.',
        '“Then stop more,” said {A}. {once.who} tried it. It was hard to see from outside. The postman stopped too, and the man with the box, and a cyclist at the corner. After that it took a while to get them all undone.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'In the whole street {A} alone was not waiting for anything. {H} went over and tried it out. “Go,” said {H}, into one ear. {A} looked at {H} kindly, and stayed.',
        '{once.who} was away already, of course, and came back, and looked at {A} for some time. “That,” said {once.who}, “is what I call a steady.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“At our sports day the teacher said ready and steady,” said {S}, “and then the telephone rang.” “And what did you do?” asked {A}. “We leaned,” said {S}, “until she came back. It was a very long call, about a hat.”',
        '“And then?” asked {once.who}. “Then she said it, and we all fell over,” said {S}. “I fell furthest.” {once.who} wanted to know whether that had counted. “I had a ribbon,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} wanted to have a word to say too. “You can have the ready,” said {A}. But {S} was ready before that. “I’m ready already,” said {S}. “I was ready at lunch.”',
        'So {S} said it, and meant it. {once.who} had never heard such a ready. After it the steady came as a bit of a let-down. “Not so much next time,” said {once.who}.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 16,
      paragraphs: [
        '“I’ve,” said {S}, and stopped. A “got” had been on its way, and that is nearly a go. “I have an idea,” said {S}, and looked at each word before it was let out. {once.who} leaned forward at every one.',
        '“What’s the idea?” asked {A}. {S} looked it over from the inside. There was a go right in the middle of it. “I’ll write it down for you tomorrow,” said {S}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 17,
      paragraphs: [
        '“At ours they say on your marks,” said {A}. “You need marks for that.” They searched the ground, and found one. It was round, and somebody had once dropped some paint there.',
        '{once.who} stood on it. That left none for anybody else. “At ours everybody has a mark,” said {A}. “Some of us have had the same one for years.” They all looked at the mark with respect.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 18,
      paragraphs: [
        '{A} had been listening, and now {A} said something. It was short, with a bubble at the end. {once.who} leaned forward, and back, and forward. “Was that one?” asked {once.who}.',
        'The lady had {A} say it again. She held the list up to her ear. “It might become one,” she said. “Ask me in a year.” {once.who} said that there was no hurry.'
      ]
    },
    {
      id: 'one-in-everybody',
      A: 'partner',
      paragraphs: [
        '“Everybody has a go in them somewhere,” whispered {A}, “and it slips out. But the postman gave you his. He hasn’t let out another since. You could collect them all.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        '{H} put both hands together like a bowl, and went from one to the next. “Your go, please,” whispered {H}. The man with the box had nine, one for each mango. The lady with the list found two, and had not known. {A} had half of one. {H} carried them to the line, and shut both hands.',
        '“Ready,” said {H}. “Steady.” Nothing slipped out, and {once.who} could lean for as long as it took. Then {H} opened both hands, and they all came out in one. “Go!” The windows rattled, and {once.who} {once.did}. Never had it been done so well.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Does that count too?” asked {A}. “It was after the go,” said the lady. “Everything after the go counts.” And she wrote it underneath.'
      ]
    },
    {
      id: 'it-rolled-on',
      A: 'same',
      spare: 19,
      paragraphs: [
        'A go as big as that does not stop at once. It rolled on down the street. Three bicycles set off that had only been leaning there, and then a bus. Right at the end something fell off a shelf.',
        '“Was that because of us?” asked {A}. “We’ll put it down to {once.who},” said the lady. {once.who} looked down the street, where it was still rattling a little. “Put the bus as well,” said {once.who}.'
      ]
    },
    {
      id: 'begun',
      A: 'other',
      spare: 20,
      paragraphs: [
        '“Was it different?” asked {A}. “Quite different,” said {once.who}. “The other times it was just something that I’d done. This time it had a front.”',
        '{A} wanted to know if it had a back as well. {once.who} turned round, and looked. There stood {H}, with both hands still open. “That’s where I left from,” said {once.who}.'
      ]
    },
    {
      id: 'none-left',
      A: 'partner',
      paragraphs: [
        '“Counted,” said the lady, and wrote it in ink: {once.who} {once.did}. {once.who} read it three times. “It’s time to,” said {A}, and the next word would not come. There was not a go left in the whole street.',
        '{H} looked into both hands. A few small ones had stuck between the fingers. {H} gave one to each. “Must be going,” said the postman, glad to have it back. {once.who} heard it, and did not even lean.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, so as to be there when it was said.',
      '{names} looked at {once.who}, and then at the list, and then at {H}.',
      { text: '{names} counted on ten fingers how often nobody had said it.', needs: ['hands'] },
      { text: '{names} drew the line once more with chalk, for {once.who} to stand on.', needs: ['hands'] }
    ],
    way: [
      '{names} kept as steady as {once.who}, and almost as long.',
      '{names} leaned a bit too, whenever {once.who} did.',
      { text: '{names} put a hand over the mouth, in case one slipped out.', needs: ['hands'] },
      { text: '{names} held up a finger for each time that it had not counted.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw {once.who} off, and would have told anybody that it counted.',
      '{names} felt it go by, like wind from a door.',
      { text: '{names} had put one in as well, and clapped when it came out.', needs: ['hands'] },
      { text: '{names} clapped for {once.who}, for now it was allowed.', needs: ['hands'] }
    ]
  },
  bed: [
    'One was left over. {H} kept it in one hand, washed the other, and then changed round.',
    '“Ready,” said {H} at the bedroom door. “Steady.” It was nice there as well, so {H} stayed for a bit. Then {H} opened the hand, said it quite softly, and was off to bed. It counted.'
  ],
  last: [
    'Outside somebody leaned forward a bit. “Ready,” said {once.who}. “Steady.” But {H} was asleep.',
    'On the list it said, in ink, that {once.who} {once.did}. {H} was asleep.'
  ]
})
