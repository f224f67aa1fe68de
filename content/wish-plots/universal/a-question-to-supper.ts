import { wishPlot } from '../wish-plot.ts'

export const questionToSupper = wishPlot({
  id: 'wish-question-to-supper',
  tellsAny: 'question',
  moods: ['question'],
  about: 'A question that was asked comes to the table, made of a scarf and an orange; wrong answers give it hiccups, and a true one straightens it out.',
  titles: ['Now You’ve Asked It', 'All Neck and One Orange', '{H} and the Guest with the Hiccups', 'A Question Comes to Supper', 'The Cook Tastes First'],
  want: [
    {
      id: 'one-more-chair',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H} after supper. “Now you’ve asked it,” said {A}, “so it’s come.” {A} hung a rolled-up scarf over a chair, with a bend at the top. Under it, on the seat, went an orange.',
        'Together they were a question mark. “Thank you for asking me,” it said, in {A}’s politest voice. “What does it eat?” whispered {H}. “Answers,” whispered {A}. “It can’t leave till it’s full.”',
        [
          '“{wrong.one},” said {A}, and {H} served it. It was gone in one bite. “{but.one},” said {H}, who had been thinking. “Hic!” said the guest, and its orange jumped.',
          '“{guess},” said {A}, and {H} served it. It was gone in one bite. “Hic!” said the guest, and its orange jumped.'
        ]
      ]
    },
    {
      id: 'all-neck',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It ought to have a napkin on,” said {H}, and felt about for the neck. “Where does its neck begin?” “It’s all neck,” said {A}. So {H} tied the napkin round the middle.',
        '“Too kind,” said the guest. {H} sat down across from it, with a very straight back. They didn’t often have somebody to supper who was all neck.'
      ]
    }
  ],
  way: [
    {
      id: 'company',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Our guest might like some company,” said {A}, and fetched {seen.stand}. For this evening that was {seen}. {A} laid a place for {seen}, right across from the guest.',
        'The guest didn’t know where to look. “I’ve been thinking of {seen} all day,” it whispered to {H}. “And now I can’t get a word out.” “Just ask,” whispered {H}. But the guest had hidden its bend behind the jug.'
      ]
    },
    {
      id: 'second-helping',
      A: 'partner',
      paragraphs: [
        '“Did you like your answer?” asked {H}. “Very much,” said the guest. “Only, there was nothing in it. Might I have another?”'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        [
          '“{wrong.two},” said {A}. It was a big one, and took both arms. The guest ate it up. “{but.two},” said {H}. “Hic!” The orange fell down, and {H} crawled after it.',
          '“{guess},” said {A}. That one was bigger, and took two hands to serve. The guest ate it up. “Hic!” The orange fell down, and {H} crawled after it.'
        ]
      ]
    },
    {
      id: 'cure',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They both knew what to do about hiccups. {A} turned the guest upside down, and {H} counted to ten. Upside down it wasn’t a question at all. It was a sort of hook.',
        '“Has it gone?” asked {H}. They held their breath, and so did the hook. Nothing happened for so long that {A} began to smile. “Hic,” said the hook.'
      ]
    },
    {
      id: 'small-talk',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A guest has to be talked to. “How was your day?” asked {H}. “How was yours?” said the guest. “Have you come far?” asked {H}. “Have you?” said the guest.',
        '{H} leaned over to {A}. “It never tells me anything,” whispered {H}. “It can’t,” whispered {A}. “It’s question all the way down to the orange.”'
      ]
    },
    {
      id: 'three-winters',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had one of those when I was small,” said {S}. “It stayed for three winters.” “Why didn’t you answer it?” asked {A}. “Everybody thought that somebody else knew how,” said {S}.',
        '“And then?” asked {A}. “Then they told us at the baker’s, in between two loaves, and it went home the same day. We rather missed it. It was so good at laying the table.”'
      ]
    },
    {
      id: 'tin',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was there too, and looked at {H} without a word. “That’s another question,” said {H}. But it was an easy one, and {H} knew the answer by heart. It was kept in {A}’s own tin.',
        'The guest bent right over to watch. “You see?” {H} told it. “You have to ask for something that we’ve got.”'
      ]
    },
    {
      id: 'mostly-plate',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What if we say that we don’t know?” asked {A}. They said it both together, and put it on the plate. The guest took a small bite of that, and then another. They waited for the hiccup.',
        'None came. “It’s the first one that’s stayed down!” said {H}. “Well, it’s true,” said {A}. “We don’t.” The guest looked for more of it, on both sides. “It’s good,” said the guest, “but it’s mostly plate.”'
      ]
    },
    {
      id: 'butter',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They only looked away for a moment. Then the guest was a good deal nearer to the butter. “Were you going to eat that?” asked {H}. “Oh no,” said the guest. “I was just asking it something.”',
        '{H} moved the butter to the other end of the table. A little later the whole chair was at the other end as well. “Now the chair’s asking,” said {A}.'
      ]
    },
    {
      id: 'sink',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Visitors bring something,” said {H}. “I’ve brought one of my cousins,” said the guest. “It’s only a little one. Who’s doing the dishes?”',
        '{H} looked at {A}, and {A} looked at {H}. Neither of them wanted to feed that one. “It can wait in the sink,” said {A}.'
      ]
    },
    {
      id: 'after-you',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The guest wouldn’t go on eating alone. “After you,” it said. So {H} ate a spoonful of what had been left over, and {A} ate one too. It slipped down very easily.',
        '“Hic,” said {H}. “Hic,” said {A}. They looked at each other with round eyes. “Hic,” said the guest, so as not to leave them alone with it.'
      ]
    },
    {
      id: 'thumb',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} reached for the orange. “You can’t eat that,” said {A}. “It’s the dot. Without a dot it’ll never stop.” {S} thought of a question that went on all night, and was still going on at breakfast.',
        'So {S} put the orange back. It had the mark of a thumb in it by now. {S} turned that side to the chair.'
      ]
    },
    {
      id: 'waiter',
      S: 'other',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came up as the waiter, with a tea towel over one arm. “And how was everything?” asked {S}. “Wrong,” said {A}. “Wrong, very good,” said {S}, and pretended to write it down. “All of it?” “Every bit.”',
        '{S} went to have a word with the cook, and came back on tiptoe. “They’ve only been guessing in there,” said {S} behind one hand. “I know,” said {A}. “I’m in there too.”'
      ]
    },
    {
      id: 'rumble',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something rumbled. “I do beg your pardon,” said the guest. “That was my orange.” {H} laid one ear on it. It was cool, and it smelled nice, and there wasn’t a sound.',
        '“I can’t hear anything in there,” said {H}. “That’s how empty it is,” said {A}. {H} listened once more. You could hear it quite clearly now, how empty it was.'
      ]
    },
    {
      id: 'napkin',
      A: 'partner',
      paragraphs: [
        'But the guest only got hungrier. Its bend sank down to the plate. “{question}” it sighed. “I don’t want to be any trouble, but does anybody need this napkin?”'
      ]
    },
    {
      id: 'hurry',
      A: 'partner',
      paragraphs: [
        [
          '“Quick, before it eats the napkin!” said {A}. {H} gave it the first thing that came. “{wrong.three}.” “{but.three},” said {A}, too late. “Hic!” Off the chair went the guest, bend and all.',
          '“Quick, before it eats the napkin!” said {A}. {H} gave it the first thing that came. “{guess}.” It went down whole. “Hic!” Off the chair went the guest, bend and all.'
        ],
        '“We only give it what’s lying about,” said {A}. “Nobody’s tasted it first, to see if it’s true.”'
      ]
    }
  ],
  turn: [
    {
      id: 'cook-tastes',
      A: 'partner',
      paragraphs: [
        '{H} hung up the guest again. “From now on the cook tastes first,” said {H}. “{question}” This time {A} didn’t hurry.',
        ['{known}“{fact},” said {A} at last. {H} chewed that on the left, and on the right. It didn’t fall apart. “This one’s done,” said {H}.', '“I don’t know,” said {A} at last. “Nobody here does.” {H} chewed that on the left, and on the right. It didn’t fall apart. “That’s true, anyway,” said {H}.']
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      paragraphs: [['“Try it once more,” said {A}, “properly.” {try} Now the answer could be served.']]
    },
    {
      id: 'plain',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wanted to put something on top, a bit of green perhaps, or a small flag. “No,” said {H}. “This one goes in plain.” They wiped the edge of the plate with a corner of the tea towel. The guest had stopped sighing, and lifted its bend a little. It could smell something.'
      ]
    },
    {
      id: 'straight',
      A: 'partner',
      paragraphs: [
        ['{known}The guest ate the true one slowly, without a hiccup. Then its bend opened. It grew longer and longer, till it was a straight scarf, with an orange at the end.', 'The guest ate that slowly, without a hiccup, for nobody had made it up. Then its bend opened. It grew longer and longer, till it was a straight scarf, with an orange at the end.'],
        ['{known}“That’s a full stop,” said {A}. “Now it’s been said.” Only the tip was still curled. “That’s the rest of it,” said {H}. “We’ll look that up tomorrow.”', '“That’s a full stop,” said {A}. “For tonight.” Only the tip was still curled. “That’s what we don’t know yet,” said {H}. “We’ll look it up tomorrow.”']
      ]
    },
    {
      id: 'first-again',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          'Was it really full? {S} bent down to the scarf with the very first one. “{wrong.one}.” The scarf didn’t lift its tip. “It’s had that,” said {A}. “{but.one}.”'
        ],
        '“I could put it by for somebody else,” said {S}. “Better not,” said {A}. “They’d get the hiccups.” So {S} let it go, and it was only a bit of breath.'
      ]
    },
    {
      id: 'gone-home',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“Where’s the guest?” asked {H}. There was only a scarf. “It’s gone home,” said {A}. “Where does it live?” {A} tapped {H} on the forehead, with one finger.',
        '“Up there,” said {A}. “It’s taking its shoes off now.” “It hasn’t got any shoes,” said {H}. They listened all the same, and it was very quiet up there.'
      ]
    },
    {
      id: 'last-hic',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Hic.” They both looked at the scarf. It lay there as straight as before. “That was me,” said {A}. “I had some of the big one, when you weren’t looking.”',
        '{H} fetched a glass of water, and {A} drank it in seven sips, with {H} counting. After the seventh they waited. It stayed down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to have a look at the guest from very near.',
      '{names} crept under the chair, to see it from below.',
      { text: '{names} laid a fork and a spoon for somebody without hands.', needs: ['hands'] },
      { text: '{names} pulled out a chair as well, on the guest’s good side.', needs: ['hands'] }
    ],
    way: [
      '{names} hiccuped along a little, to be friendly.',
      '{names} sat down next to the orange, in case it jumped again.',
      { text: '{names} patted the guest on the back, wherever that was.', needs: ['hands'] },
      { text: '{names} moved the napkin out of the guest’s reach.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, so as not to shake the table.',
      '{names} listened for a hiccup, and heard none.',
      { text: '{names} tasted a corner of it too, and nodded.', needs: ['hands'] },
      { text: '{names} dried the empty plates, very quietly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf went back on its hook, with the one small curl at the tip. The orange went into the bowl, to be a full stop there all night.',
    '{H} let the water out, and lay down, and stretched out a little at a time. In the end nothing was bent any more.'
  ],
  last: [
    'The orange lay in its bowl. After a full stop there comes nothing more, and {H} was asleep.',
    'Nobody was hungry any more, not even the question. {H} was asleep.'
  ]
})
