import { wishPlot } from '../wish-plot.ts'

export const lostItsChild = wishPlot({
  id: 'wish-lost-its-child',
  tellsAny: 'found',
  isTale: true,
  about: 'A toy is lost and sees it the other way round: it has lost its child, and looks for it as busily as they look at home, until each thinks of where the other would look.',
  titles: ['{found} Has Lost Somebody', 'Lost: One Child', 'Have You Seen {H}', 'Nobody in the Teapot', 'The Child With Jam on One Cheek'],
  company: ['glove', 'umbrella', 'biscuit', 'boots', 'teapot', 'bag', 'coat', 'moon', 'mouse', 'beetle', 'crisp', 'lamp'],
  want: [
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '{H} had lost {found}. That was how they saw it at home. They turned out the bag and both boots. {H} would not go to bed, because nobody could sleep without {found}.',
        [
          '{found} saw it the other way round. “I’ve lost {H},” said {found}, all by itself {found.where}. “{H} was here a moment ago, with jam on one cheek. How will that child ever get to sleep without me?” So {found} got up, and went to look.',
          'But {found} sat in the dark, and thought otherwise. “{H} is lost,” said {found}. “And there’s still jam to be wiped off. And that child can’t sleep unless I’m there!” So {found} stood up, and set out.'
        ],
        { extra: 1, both: ['It was getting dark, and {found} had never gone looking for anybody before.'] }
      ]
    }
  ],
  way: [
    {
      id: 'the-glove',
      A: 'partner',
      paragraphs: [
        'A glove lay there, and it was lost too. “Have you seen a child?” asked {found}. “About so high, and sticky.” “I’ve lost a whole lady,” said the glove. “There was a hand in me, and then there wasn’t.” They looked under a crisp packet together. There was no child under it, and no lady.',
        'At home {A} was looking into the teapot. “Why should {found} be in there?” asked {H}. “It’s the only place left,” said {A}. “I’ve been through all the clever ones.”'
      ]
    },
    {
      id: 'notice',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{found} found a bit of paper and put up a notice. LOST, it said. ONE CHILD, STICKY. Underneath there was a drawing, with two eyes, and a great deal of jam.',
        '“Is there a reward?” asked the glove. {found} felt about, and had half a biscuit, from some other day. HALF A BISCUIT, wrote {found}. Then it got late, and there was nobody about, and so {found} rubbed out HALF and wrote QUARTER.'
      ]
    },
    {
      id: 'washing-machine',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'At home {H} called into the washing machine. “{found}!” It sounded very large in there. Something came round from the back, slowly, and it was a sock.',
        '“That’s mine,” said {A}. “I gave that up in the spring.” They called into the cupboard next, and into the bin. From each there came something that somebody had missed. By the end {A} had two spoons, a letter and that sock, and {H} had nobody.'
      ]
    },
    {
      id: 'beetle',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A beetle came along, black and shiny, like somebody from the police. “When did you last see this child?” asked the beetle. “This afternoon,” said {found}. “It was carrying me by one leg.” “By one leg,” said the beetle, and wrote that down.',
        '“Is it a good child?” {found} thought about it. “It once put a plaster on my nose,” said {found}. “There was nothing wrong with my nose.” “A good child,” wrote the beetle.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’ll ring and ask,” said {A}. “What does {found} look like?” {H} shut both eyes to see it better. “Soft,” said {H}. “And flat in one place. And {found} looks as if somebody’s just going to say something nice.”',
        '{A} said all that into the telephone. “They’ve got a blue umbrella,” said {A} after a time, “and a tooth.” {H} shook {H}’s head. “Thank you,” said {A}. “It isn’t the tooth.”'
      ]
    },
    {
      id: 'nine-times',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'An umbrella was leaning there in the dark. “It’s my ninth time,” said the umbrella. “You mustn’t take it to heart. They’re like that. It stops raining, and they walk off.” “Mine doesn’t,” said {found}. “Mine only put me down to have two hands free.”',
        '“What for?” asked the umbrella. “I don’t know,” said {found}. “It was something with jumping.” They were all quiet for a little. It must have been very good jumping.'
      ]
    },
    {
      id: 'cucumber',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} tried lying down without {found}. One arm was bent, and there was nothing in it. “Would something else do, just for now?” asked {A}, and brought a cucumber in a tea towel. It was about the right length.',
        '{H} tried it. It was cold, and it had no face. {A} drew on a face, with a pen. “Now it looks surprised,” said {H}. “So would you,” said {A}. They put it back into the fridge, where it felt at home.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'It was the time when there was a song at home. {found} sang it, so as to keep in practice. It came out rather flat, as {found} had only ever listened. At the second line there was a hole where {H} always coughed.',
        '“You’ve left something out,” said the glove. “That’s the cough,” said {found}. “It belongs there.” After that the glove did the cough, and they sang it through three times.'
      ]
    },
    {
      id: 'mouse-supper',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A mouse sat down beside {found}, and smelled at the fur. “You’ve got egg on you,” it said, “and porridge, and a bit of orange.” “That’s all from {H},” said {found}. “I’ve got something of every meal.”',
        '“It must be a kind child,” said the mouse, and had some of the egg. “Leave me the jam,” said {found}. “That’s from today. I want to be able to show it.”'
      ]
    },
    {
      id: 'half-asleep-home',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'At home the toys had all been asked. {H} had gone along the whole shelf. “Did {found} say anything to you?” The tall ones looked straight ahead, and the small ones looked at the tall ones.',
        '“They know something,” said {A}. “They’re only sad,” said {H}. In the row there was a gap. Nobody had moved up. {H} put a hand into the gap, and left it there for quite a time.'
      ]
    },
    {
      id: 'pet-knows-smell',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At home {A} took no part in looking into teapots. {A} had once slept on {found} for a whole afternoon, by mistake, and knew how {found} smelled. That smell was not in the house.',
        '{A} went to the door, and stayed there. {A} looked at the door, and at {H}, and at the door. “Not now,” they said, and looked into another boot. It was the cleverest thing that anybody had said that evening.'
      ]
    },
    {
      id: 'elder-left',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once left a rabbit at the station,” said {S}. “It was called Mr Button. I cried from there to the sea.” “Did he come back?” asked {A}. “By the next train,” said {S}, “on the driver’s lap.”',
        '“And what did he say?” “He said that it had been very interesting,” said {S}, “and that he’d pulled the whistle.” {A} felt a little better. Perhaps {found} was pulling a whistle somewhere.'
      ]
    },
    {
      id: 'child-lends',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came with both arms full. “You can have mine until then,” said {S}. There was one with a single eye, and one that squeaked, and half a crocodile. {A} looked at them all.',
        '“They’re yours, though,” said {A}. “They know it’s only lending,” said {S}, and set them round {A} in a ring. The half crocodile came nearest. It had been told to look like {found}, and did what it could.'
      ]
    },
    {
      id: 'baby-bib',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} wanted to help as well, and looked where {A} always looked. That was under the bib. There was nobody there. {A} let go of it, and looked again, in case it had been too quick.',
        '“Peep,” said {A}, and meant, where is {found}? {H} looked under the bib too. It was a better place than the teapot, and it was much more fun to be told so.'
      ]
    },
    {
      id: 'wrong-way',
      A: 'partner',
      paragraphs: [
        '{found} walked on to look further, and got three steps. Then both legs folded, for they were only stuffed. “That’s no good,” said the glove. “You’ll never find your child like that. Where does it always look for you?” {found} thought hard, nose down.',
        'At that very moment {A} shut the teapot. “We’re looking where we would be,” said {A}. “But we’re not {found}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'they-both-think',
      A: 'partner',
      paragraphs: [
        '{H} sat up. “{found} knows me,” said {H}. “{found} will be where I’d look last. I always want to go there once more.” So they took the torch, and ran.',
        [
          'And there sat {found}, {found.spot}, very upright, so as to be seen. The glove sat next to it, and had all its fingers up. “There you are!” said {found}. “I’ve looked for you everywhere. You mustn’t just walk off like that!”',
          'In the light of the torch sat {found}, as straight as a bottle. The glove was beside it, waving. “At last!” said {found}. “I’ve been looking for you all evening! Nobody must simply vanish from under my paw!”'
        ]
      ]
    },
    {
      id: 'somebody-helped',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'It was {found.by} who had helped. “You’re waiting for somebody,” a friendly voice had said, and two hands had come down from above. They had sat {found} up straight, where nobody could miss it.',
        '{H} said thank you, twice. And {found} gave a quarter of a biscuit, which was the reward. It had some fluff on. It was the best biscuit that {found} had.'
      ]
    },
    {
      id: 'scolding',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“Where have you been?” asked {found} on the way home. “In the washing machine,” said {H}, “and in the teapot.” {found} was shocked. “No wonder I couldn’t find you,” said {found}. “Who puts a child in a teapot?” {A} coughed, and looked at the moon.',
        '“When you’re lost, you should stay where you are,” said {found}, “and say your name.” “I’m {H},” said {H}. “I know that now,” said {found}, and leaned against {H}’s neck.'
      ]
    },
    {
      id: 'tell-me-all',
      A: 'partner',
      spare: 16,
      paragraphs: [
        '“I’ve got egg off on one side,” said {found}. “That was a mouse. And I can do most of the song.” {H} wanted to hear it all, in the right order, and then once more in the wrong one.',
        '“Weren’t you frightened?” asked {A}. “I hadn’t got the time,” said {found}. “I had a child to find.” But somebody squeezed {H}’s hand a little, and it was somebody small.'
      ]
    },
    {
      id: 'glove-up',
      A: 'partner',
      paragraphs: [
        '“I’m sorry,” said {H}. “I’ll hold on better.” “Good,” said {found}. “By the leg, if you like.” They stuck the glove up where a lady would see it, with all five fingers in the air. It looked as if it were waving.',
        '{found} looked back at it once more, over {H}’s shoulder, and waved too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked as well, and came out from under the sofa with a beard of fluff.',
      '{names} had no peace either, because {found} was missing.',
      { text: '{names} shook out every blanket, and then folded them up in a temper.', needs: ['hands'] },
      { text: '{names} opened all the drawers, even the one for string.', needs: ['hands'] }
    ],
    way: [
      '{names} found something soft under the cushions, but it was only a bun.',
      '{names} listened at the door, in case somebody small should knock.',
      { text: '{names} put the lamp in the window, so that {found} would see it.', needs: ['hands'] },
      { text: '{names} emptied the laundry basket, and asked each sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} got there first, and out of breath.',
      '{names} came along, and got the second hug.',
      { text: '{names} held the torch, and lit up {found} like a singer.', needs: ['hands'] },
      { text: '{names} had brought a scarf for {found}, and wrapped it round four times.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teapot went back on its shelf, and got its lid on again. The torch hung on its hook.',
    '{found} lay where {found} belonged, in the bent arm, and felt for the jam. It was still there, on the cheek. “Found,” said {found}.'
  ],
  last: [
    'Nobody was lost any more, neither the large one nor the small one, and {H} was asleep.',
    '{found} waited until {H} was asleep, and counted: one child. Then {found} slept too.'
  ]
})
