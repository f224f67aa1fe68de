import { wishPlot } from '../wish-plot.ts'

export const pleaseDoNotTouch = wishPlot({
  id: 'wish-today-please-do-not-touch',
  tellsAny: 'today',
  about: 'The hero wants to keep what happened and opens a museum for it, with a rope; but what is kept there will not keep still, and is laughed off its chair, and comes to rest only when it has been told to its end, as does the last number, which is a bed.',
  titles: ['Please Do Not Touch', 'A Rope Across the Rug', 'Number One Would Not Keep Still', '{H} Shows a Visitor Round', 'The Museum Is Closing', 'Nowhere to Sit'],
  company: ['rug', 'rope', 'colander', 'oven glove', 'ladle', 'lids', 'chair', 'ticket', 'station', 'museum'],
  want: [
    {
      id: 'the-rope',
      A: 'partner',
      paragraphs: [
        '“{today.one},” said {H}. “And then {today.two}. I want to keep that.” It was too big for the drawer. “You’ll need a museum,” said {A}.',
        'So {H} hung a dressing-gown cord for a rope from chair to chair, and was the guide. {A} was the visitor, with a bus ticket. “This only goes to the station,” said {H}. “I’ll walk the rest,” said {A}.'
      ]
    },
    {
      id: 'no-jam',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“No running, no shouting and no jam,” said {H}, and looked at all {A}’s fingers, front and back. Nine of them might come in. The tenth was sticky.',
        '“It could be very old jam,” said {A}. “It could belong in here.” But it had to be licked off all the same, before the finger could see anything.'
      ]
    }
  ],
  way: [
    {
      id: 'number-one',
      A: 'partner',
      paragraphs: [
        '“Number One,” said {H}. “The room in which {today.one}.” On a chair stood a colander with an oven glove on. “What’s it doing?” asked {A}. “It’s being kept,” said {H}. {A} had come a long way, and wanted to sit down. “You can’t,” said {H}. “The chairs are on show.”'
      ]
    },
    {
      id: 'how-old',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Is it real?” asked {A}. “It happened,” said {H}. “How old is it?” asked {A}, because that’s what people ask. “The colander’s old,” said {H}. “What happened is nearly new.”',
        '“In other museums it’s all old,” said {A}. “They didn’t start in time,” said {H}.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Over there you have {seen},” said {H}, like a guide. For that {H} had taken {seen.stand}. {A} bent down and looked for {seen.part}. “Round the back,” said {H}. “Not many people get to see that.”',
        'So {A} went round the back, on tiptoe. “Oh yes,” said {A}. “I’d have walked twice as far for that.”'
      ]
    },
    {
      id: 'number-two',
      A: 'partner',
      paragraphs: [
        'Next came Number Two, a ladle and two saucepan lids. {A} put out a finger. “Please do not touch,” said {H}.'
      ]
    },
    {
      id: 'somebody',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} went back to Number One and stood in front of it, head on one side. “It looks like somebody,” said {A}. “Everybody says that,” said {H}.',
        'They both looked at it for a while. It had a round back and one big hand. “It’s the holes,” said {A} at last. “I don’t know anybody with holes.”'
      ]
    },
    {
      id: 'cups',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} held a cup to each ear. In a museum that’s how you hear what you’re looking at. “Nothing’s coming,” said {A}. So {H} came round and spoke into the left one. “{today.one}.” Then {H} did the right one. “{today.two}.”',
        '“Lovely,” said {A}. “But I mustn’t change over now. It would end before it began.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came in as well, with a biscuit wrapper for a ticket. “It’s empty,” said {A}. “It wasn’t when I set out,” said {S}, and looked at Number One. “May I touch it with my nose?” “No.” “With my hair?” “No,” said {A}. “Not with anything.”',
        '{S} thought about that, and blew. The oven glove waved. “Who did that?” asked {A}. “I think it knows me,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in without a ticket, and stopped on the wrong side of the rope. There {A} kept still. “Look at that,” said {H} to the ladle. “That’s how it’s done.” So {A} was given a number, too, and was One and a Half.',
        'Only {A}’s eyes went with you wherever you walked. They do that in very good museums.'
      ]
    },
    {
      id: 'see-it-happen',
      A: 'partner',
      paragraphs: [
        '“I can’t see it happen,” said {A}. So {H} got behind the rope and put on the oven glove. “{today.one}!” The colander did that, up and down the rug. “And then {today.two}!” The lids were the noise. Now the museum lay all over the floor.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s a Number Three,” said {H}, “but it’s hard to look at. {today.three}.” Number Three was a tea towel, with {H} at one end of it. It went twice round the table at a run.',
        '“Where is it now?” asked {A}. “Wait there,” called {H}. “It’s coming past again.”'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Number Four is only for people with tickets,” said {H}, and looked at the ticket again. Then the door was opened just a crack. “{today.four}.” {H} did that one in the crack, as far as there was room.',
        '“It’s a small one,” said {H}, “but people come a long way for it.” “From the station,” said {A}.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Have you got {beside} here, too?” asked {A}. {H} went away and came back with {beside.stand}. There was no chair left for it, so the visitor would have to hold it. “But please do not touch,” said {H}.',
        '“How do I hold it without touching it?” asked {A}. {H} thought of what a guide would say. “Most people manage,” said {H}.'
      ]
    },
    {
      id: 'on-one-leg',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You need people for this,” said {H}. “I’ll be it myself.” {H} stood behind the rope on one leg, both arms out, as still as anything. “Which bit is it?” asked {A}. “{today.two},” said {H}, with shut lips.',
        '{A} walked round it and felt an elbow. So {H} had to come out, say, “Please do not touch,” and get back on one leg.'
      ]
    },
    {
      id: 'photograph',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} wanted a picture of it to take home. “No flash,” said {H}. It was only a sandwich box. {A} looked along the top of it and said, “Click.” Then {A} lifted the lid, to see how it had come out.',
        '“There’s nothing on it,” said {A}. {H} looked in as well. “It moved,” said {H}.'
      ]
    },
    {
      id: 'sat-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} could not stand any longer, and sat down on the rug, only for a moment. “You’re sitting in Number Two,” said {H}. {A} felt about underneath, and there was the ladle.',
        '“I wondered what it was,” said {A}. “It’s very well made. You can feel everything.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once stood still in a museum, to rest my feet,” said {S}. “Somebody stopped, and read what it said beside me.” “What did it say?” asked {A}. “Pot with lid,” said {S}.',
        '“And what did you do?” “I kept still until they’d gone,” said {S}. “They had come such a long way.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was the youngest visitor they had ever had, and touched Number One all over. “Please do not touch,” said {H}. {A} looked at {H} kindly, and touched the other side.',
        '“{A} doesn’t know about museums yet,” said {H}. The oven glove was quite wet. From now on it would have to be kept on the radiator.'
      ]
    },
    {
      id: 'wont-keep-still',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '{H} put Number Two back, and had to tell it again to know where. “{today.two}.” But one lid was off already, and the other went after it. “It heard you,” said {A}. {H} held down a lid with each hand, and the ladle with one foot.'
      ]
    }
  ],
  turn: [
    {
      id: 'laughed-off',
      A: 'partner',
      paragraphs: [
        '“Please keep still,” said {H}, and set the colander back on its chair. {A} tried to laugh on the inside, as you do in museums. It wouldn’t stay in. The rope shook, the chairs shook, and the colander fell down and rolled away. “I didn’t touch it!” said {A}.'
      ]
    },
    {
      id: 'please-do-not-laugh',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Please do not laugh,” said {H}, in the guide’s voice. That was the worst thing to say. {A} held on to the rope, and it went up and down, and took both chairs with it.',
        '{H} looked at the wall, because guides don’t. But it was no good. {H} had to join in, so that it would be over sooner.'
      ]
    },
    {
      id: 'rocked',
      A: 'partner',
      paragraphs: [
        'The colander lay on its back and rocked. “It doesn’t know that it’s over,” said {A}. Nobody touched it. “{today.one},” said {H}, quite low. It rocked. “And then {today.two}.” It rocked less, and less, and kept still. “It only wanted to get to the end,” said {A}.'
      ]
    },
    {
      id: 'the-lids',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They tried it with a lid as well. {H} set it going on its rim, and it ran round and round, and sang. “{today.two},” said {H}. It sang lower, and sank, and lay down flat.',
        '“That one’s kept now,” whispered {A}. They went round it on the very edge of the rug.'
      ]
    },
    {
      id: 'visitors-book',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'By the door lay the shopping list, with a pencil. “That’s for visitors to say what they liked best,” said {H}. {A} wrote for quite a long time, with one arm round it.',
        '“I liked all the numbers,” {A} read out. “Next time I shall bring a chair.” Above that it said, “Onions.” Somebody must have liked those.'
      ]
    },
    {
      id: 'counted',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Before they close, guides count everything. “One colander,” said {H}, “one glove, one ladle, one lid.” There had been two. {H} looked under the table, and behind the door.',
        'Then {A} had to get up from the rug, and there it was. “I didn’t touch it,” said {A}. “I only kept it warm.”'
      ]
    },
    {
      id: 'closing',
      A: 'partner',
      paragraphs: [
        '“We’re closing,” said {H}. Number One and Number Two went dark. “Is that all?” asked {A}. “There’s one more, at the back,” said {H}. “You can sit down there.” “Does it keep still?” asked {A}. “Not straight away.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what there was behind the rope.',
      '{names} waited at the door until the museum opened.',
      { text: '{names} held the other end of the rope until it hung straight.', needs: ['hands'] },
      { text: '{names} sold the tickets, at two buttons each.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at each thing from very near, and for nothing.',
      '{names} kept still as well, to show the colander.',
      { text: '{names} dusted the lids with a clean sock.', needs: ['hands'] },
      { text: '{names} counted the visitors on one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see where the colander had stopped.',
      '{names} stayed by the rope until the visitor had gone past.',
      { text: '{names} drew the curtains for Number Two.', needs: ['hands'] },
      { text: '{names} helped a chair back to the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander went back on its hook, and the lids on the pans from supper. Only the rope came along, for it was needed once more. Behind it the kitchen went dark, and then the hall.',
    'They washed and brushed their teeth. Now just one room was open. The rope lay along the floor by the bed. {H} lay down behind it, and was the last number. It was not to be touched, only tucked in. Then the visitor could sit down at last, on the edge.'
  ],
  last: [
    'The last number moved one foot, and then it kept still, and {H} was asleep.',
    'Nobody touched anything, the museum was dark, and {H} was asleep.'
  ]
})
