import { wishPlot } from '../wish-plot.ts'

export const notHowItWas = wishPlot({
  id: 'wish-events-not-how-it-was',
  tellsAny: 'events',
  about: 'The hero wants to tell it to the end without being interrupted, and there is a knock: all of it is right, and the important thing has been left out; it is the knocking.',
  titles: ['Not How It Was', 'It Is Never the Cake', 'Somebody at the Door', 'A Complaint in a Tea Towel', 'A Bit to the Left'],
  company: ['door', 'tea towel', 'cushions', 'spoon', 'table', 'telephone', 'mat'],
  want: [
    {
      id: 'interrupted',
      A: 'partner',
      paragraphs: [
        '“{event.one},” said {H}, and the telephone rang. {H} began again. “You’ve got jam on your ear,” said {A}. {H} wanted to tell it just once to the end, without anything coming in between.',
        '“I’ll go out,” said {A}, and shut the door. So {H} told it to the cushions, right up to where {event.two}. {H} was about to say, “The end.” But there was a knock.'
      ]
    }
  ],
  way: [
    {
      id: 'complaint',
      A: 'partner',
      paragraphs: [
        '“Who’s there?” called {H}. “{event.who},” said {A}’s voice outside, with a tea towel over it. “That’s not how it was.” “Which bit is wrong?” asked {H}. “None of it,” said the voice. “But the important thing’s missing.” “What is it?” “It’s not so easy to say.”'
      ]
    },
    {
      id: 'itches',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How did you know that I was telling it?” asked {H}. “It itches,” said the voice. “Wherever there’s something left out, it itches.” “Where?” “Just where you can’t get at it.”',
        'That was a pity, and {H} scratched the door for a while, about halfway up. “Higher,” said the voice. “Left a bit. Oh, thank you.” But it didn’t cure it.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Is it something about {seen}?” asked {H}. “{seen.fact}. I never said that.” It was quiet out there. “That’s very true,” said the voice, “and I’m glad to have heard it. But it’s no reason to come and knock.”',
        '“What about {seen.part}?” asked {H}. “I only said it quickly.” “Nobody could tell,” said the voice. “It’s not that, either.”'
      ]
    },
    {
      id: 'slippers',
      S: 'child',
      A: 'partner',
      spare: 2.5,
      paragraphs: [
        '{S} lay down on the floor and looked under the door. “I can see slippers,” said {S}. “Would {event.who} wear slippers?” “On a visit,” said the voice. “Out of politeness.”',
        '“They look like {A}’s,” said {S}. “They’re only borrowed,” said the voice. So that was cleared up, and {S} went on looking, in case they did anything.'
      ]
    },
    {
      id: 'put-in',
      A: 'partner',
      paragraphs: [
        '{H} told it again, with a high wind, and an uncle with a cake. Just before the end came the knocking.',
        '“It’s never the cake,” said the voice. “You needn’t knock like that,” said {H}. “Nobody is,” said the voice. “Every hand out here is in the tea towel.”'
      ]
    },
    {
      id: 'wind',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“You only put in what comes from outside,” said the voice. “But it was a good wind,” said {H}, and blew it again over the top of a bottle.',
        '“It was,” said the voice. “I had to hold on to the tea towel. But that’s not what’s missing. That’s only more.”'
      ]
    },
    {
      id: 'ask-the-cushions',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} asked the cushions if they had missed anything. One of them had been lying on its face the whole time, and had to be turned over. “What does it say?” asked the voice.',
        '“It says it was lovely,” said {H}, “and very dark.” “And the others?” “They were happy with it as it was.” “Cushions always are,” said the voice. “They haven’t got one.”'
      ]
    },
    {
      id: 'lemon',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How big is it, then?” asked {H}. “About like a fist,” said the voice. “And where’s it kept?” “Inside, and a bit to the left.” {H} went to the cupboard and opened it. Inside, a bit to the left, there was a lemon.',
        '“Is it a lemon?” “It is not a lemon,” said the voice. {H} put the lemon by the door all the same. It was the nearest they had come.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I’ve built {beside} now, so that nobody can say it’s missing,” called {H}. For {beside} there was {beside.stand}. “Shall I tell you what it looks like?” “Please,” said the voice. {H} described it from the front, and then went round and did the back.',
        '“I can see it clearly,” said the voice, behind the shut door. “It’s almost too good.” But it did not go away.'
      ]
    },
    {
      id: 'monday',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Complaints are on Mondays,” said {H}, who was getting tired of it. “It’s a long way to come back,” said the voice. {H} was sorry then. “Where have you come from?” “From the beginning,” said the voice. “I came past the middle. It was still there.”',
        '{H} sat down right by the door, so that at least nobody had to shout. On the other side somebody sat down, too.'
      ]
    }
  ],
  turn: [
    {
      id: 'ear',
      A: 'partner',
      paragraphs: [
        '{H} put one ear to the wood, to hear what knocked, and told it softly through the keyhole. “{event.one}.” Bump, it went on the other side. Bump. “And then,” said {H}, and waited. Bump, bump, bumpbumpbump.',
        '“It went like that the whole time,” said the voice, “and nobody ever tells it.” {H} opened the door. “Come in,” said {H}. “It’s your heart.”'
      ]
    },
    {
      id: 'told-right',
      A: 'partner',
      paragraphs: [
        '{event.who} got a cushion, and a wooden spoon to knock with. “{event.one},” said {H}. The spoon knocked like somebody slow on the stairs. “And then {event.two}!” It rattled like a tray of cups.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And it couldn’t stop yet,” said {H}, “because {event.three}.” The spoon had just been going to rest. It started up again, and did that part on the edge of the table, where it was louder. The cushions shook.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Once more,” whispered {H}, “and this one’s the last. {event.four}.” That was when the spoon missed a knock altogether. They both held still, until it had found it again.'
      ]
    },
    {
      id: 'the-end',
      A: 'partner',
      paragraphs: [
        'Then it calmed down. Somewhere the telephone rang, and nobody heard it. “The end,” said {H}. Nothing had come in between.',
        '“That’s how it was,” said the tea towel, and came off. “Did anybody come while I was out?” asked {A}. “Yes,” said {H}, “about the story. But it’s all right now.”'
      ]
    },
    {
      id: 'shopping',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does it belong in everything?” asked {A}. They tried it on the shopping list. “Onions,” said {H}, and {A} knocked. “Rice.” Bump, bump. “And then,” said {H}, and waited, “washing powder!” The spoon went like mad.',
        '“I’d no idea,” said {A}. “And it’s been on the fridge since Monday.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine goes like that when I’ve got a secret,” said {S}. “You can hear it right through a jumper.” “When did you last have one?” asked {A}. “Just now. It’s about a present.” “Who for?” asked {A}.',
        '{S} looked at the wall. “There it goes again,” said {S}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine went like that once,” said {S}, “in the post office. There was somebody behind the counter.” “And what did you do?” asked {A}. “I bought a stamp. Then I went to the back of the queue, and bought another one.”',
        '“How many did you buy?” “We’ve still got some,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come to look at the spoon, and kept looking, even when it lay quite still. Then {A} looked at {H}, a bit to the left.',
        '“{A} can hear it without any door,” said {H}. “{A} knew all the time, and nobody asked.” It was a long look. It left nothing out.'
      ]
    },
    {
      id: 'uncle',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’m sorry about the uncle,” said {A}. “He’d only just come in.” {H} was sorry, too. He had brought a cake, and now he had to carry it home again in a high wind.',
        '“Perhaps there’s a story somewhere with an uncle missing,” said {A}. “There must be,” said {H}. “He can knock, and ask if it’s theirs.”'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} wanted to know who else had one, and they listened at whatever there was. The clock had one, but it was always the same. “Nothing’s ever happened to it,” said {A}. The fridge had a long one and a shake at the end.',
        'Last of all {H} listened at {A}’s jumper. “What’s it saying?” asked {A}. “Bump,” said {H}. “It’s heard the story.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the door before anybody else did.',
      '{names} kept as still as the cushions.',
      { text: '{names} put the cushions straight, in case it was a visitor.', needs: ['hands'] },
      { text: '{names} brought one more cup, in case somebody was coming in.', needs: ['hands'] }
    ],
    way: [
      '{names} came to the door as well, and listened to this side of it.',
      '{names} waited by the cushions to hear what it would be.',
      { text: '{names} knocked from this side, to be fair.', needs: ['hands'] },
      { text: '{names} looked under the mat for it, and found a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close, and did not make a sound.',
      '{names} listened as well, a bit to the left.',
      { text: '{names} made room among the cushions.', needs: ['hands'] },
      { text: '{names} laid a hand on the wood and felt it, too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jam came off {H}’s ear with a corner of the tea towel. Then that went back on its rail, and the spoon into its jar.',
    'They brushed their teeth, and {H} lay down. Bump, it went, a long way in, and a bit to the left. “Who’s there,” said {H}, very low. It was only {H}.'
  ],
  last: [
    'It knocked quite slowly now, nobody had to open, and {H} was asleep.',
    'Nothing was left out, nothing came in between, and {H} was asleep.'
  ]
})
