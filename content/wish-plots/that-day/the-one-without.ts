import { wishPlot } from '../wish-plot.ts'

export const theOneWithout = wishPlot({
  id: 'wish-the-one-without',
  wishes: ['friend got glasses and wants some too', 'sister got glasses and now I want some too', 'sister glasses too', 'brother glasses too', 'friend glasses too', 'cousin glasses too', 'sister got glasses want', 'brother got glasses want', 'friend got glasses want', 'sister glasses jealous', 'wants glasses', 'want glasses', 'wanted glasses', 'wants glasses like', 'wants glasses too', 'want glasses too', 'wants glasses doesn’t need', 'wants glasses but doesn’t need them', 'wants glasses eyes fine', 'wants glasses nothing wrong eyes', 'pretends needs glasses', 'pretends to need glasses', 'pretended needs glasses', 'pretending needs glasses', 'wants spectacles', 'wants specs', 'glasses like her sister', 'glasses like his brother', 'wants a plaster cast', 'wants plaster cast too', 'want plaster cast too', 'friend plaster cast too', 'sister plaster cast too', 'brother plaster cast too', 'friend cast want too', 'friend broke arm want cast', 'friend broke leg want cast', 'wants a cast', 'wants cast too', 'friend cast jealous', 'wants braces', 'wants braces too', 'want braces too', 'sister braces too', 'brother braces too', 'friend braces too', 'sister braces jealous', 'wants crutches', 'wants crutches too', 'wants walking stick', 'wants walking stick too', 'wants grandpa’s stick too', 'pretends can’t see glasses', 'pretends not to see glasses', 'pretended can’t see glasses', 'now I want a cast', 'wants a bandage too', 'wants bandage', 'friend cast arm want one', 'friend cast leg want one', 'wants plaster like friend', 'wants plaster like friend broken leg', 'wants plaster like friend broken arm', 'everyone glasses except me'],
  answers: ['glasses', 'specs', 'spectacles', 'plaster', 'cast', 'braces', 'brace', 'crutches', 'stick', 'sling', 'bandage', 'arm', 'leg', 'teeth', 'eyes', 'broken', 'broke', 'got', 'gets', 'get', 'has', 'have', 'had', 'wear', 'wears', 'wearing', 'new', 'now', 'too', 'also', 'same', 'some', 'one', 'them', 'like', 'just', 'wants', 'want', 'wanted', 'need', 'needs', 'doesn’t', 'don’t', 'jealous', 'envious', 'unfair', 'fair', 'pretends', 'pretending', 'pretend', 'big', 'older', 'little', 'younger', 'sister', 'sister’s', 'brother', 'brother’s', 'friend', 'friend’s', 'best', 'cousin', 'twin', 'classmate', 'class', 'girl', 'boy', 'school', 'nursery', 'preschool', 'kindergarten', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'blue', 'pink', 'red', 'green', 'purple', 'optician', 'doctor', 'dentist', 'because', 'and', 'but', 'so', 'everyone', 'everybody', 'except', 'looks', 'signed', 'names', 'today', 'yesterday', 'week', 'cool', 'fine', 'good', 'see', 'broke', 'well', 'perfect', 'really', 'badly', 'very', 'much', 'why', 'can’t', 'is', 'are', 'she', 'he', 'her', 'his', 'my', 'our'],
  except: ['sunglasses', 'sun', 'hates', 'hate', 'won’t', 'refuses', 'teased', 'bullied', 'lost', 'loses', 'died', 'dead', 'cancer', 'wheelchair', 'hearing', 'magic', 'monkey', 'giraffe', 'owl', 'mole', 'fish', 'afraid', 'scared', 'head', 'swimming', 'goggles', 'off', 'spoon', 'castle', 'magician'],
  moods: ['learning', 'first', 'proud', 'change'],
  company: ['glasses', 'plaster', 'braces', 'sofa', 'apple', 'fly', 'newspaper', 'door', 'arm', 'teeth', 'spoon', 'stick'],
  about: 'The big ones have a plaster cast, braces and now glasses, and the hero wants some too and cannot fail an eye test without seeing too well, until the glasses are lost and can only be found by somebody who has none.',
  titles: ['The One Without', 'A Fly on the E', 'Whatever Is the Matter with {H}', 'Three with and One Without', 'Under the Sofa, Blue'],
  want: [
    {
      id: 'all-three-had-something',
      A: 'partner',
      paragraphs: [
        'All three of the big ones had got something, and {H} had nothing. One had a plaster cast on an arm, full of names. One had braces, which glittered. And today the third had got glasses, blue ones, and everybody had said “Oh”. “I want some too,” said {H}. “You have to have something the matter,” said {A}. “Then find out what,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'an-arm-and-the-teeth',
      A: 'partner',
      paragraphs: [
        'So {A} was the doctor. For plaster, an arm must not bend. {H} held one out, as stiff as a ladle. Then {H}’s nose itched, and the arm went and saw to it. “That one’s well,” said {A}. For braces, a tooth must stand the wrong way. {H} showed all of them in a spoon, and they stood like a fence. That left the eyes.'
      ]
    },
    {
      id: 'wire-frames',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} made a pair of glasses out of a pipe cleaner, with two rings and two hooks. They sat very well. “What do they do?” asked {A}. {H} looked round the room. It was all as it had been, only with an edge.',
        '“They show where it stops,” said {H}. A moment later {H} wanted to rub one eye, and the finger came straight through the glass. “Mine are the only ones that you can scratch in,” said {H}.'
      ]
    },
    {
      id: 'plaster-sock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A white sock with the toe open makes quite a good plaster. {H} pulled one up over the elbow, and wrote names on it. There was not much room, so most of them were only the first letter. The longest of them was “Oh”.',
        '“Does it hurt?” asked {A}. {H} waved it about, to see. It knocked on nothing, and when you pushed, it gave. That is the trouble with a sock. By supper time all the names had slid down to the wrist, and lay in a heap.'
      ]
    },
    {
      id: 'on-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} drew the braces on the mirror, with a soapy finger. It was one long line, with a small square for each tooth. When {H} stood just in front of it and smiled, the teeth were behind it, and it glittered. “Those are good ones,” said {A}. “Now say something.”',
        '{H} said something. The teeth went up and down, and the braces stayed where they were. So {H} had to smile without a word, and could not step aside. And when {H} went to show them in the kitchen, they were still in the bathroom.'
      ]
    },
    {
      id: 'stick',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Old people get a stick, and then somebody always stands up for them on the bus. {H} took the broom, and went across the kitchen with it, bent over. “Would you like to sit down?” asked {A}. “That’s very kind,” said {H}, in an old voice.',
        '{H} sat. Now there was the broom, which had nowhere to go. It leaned here, and it slid, and it fell down with a bang. {H} had to get up for it each time. “Having a stick keeps you fit,” said {A}.'
      ]
    },
    {
      id: 'try-on',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“May I?” asked {H}, and got the blue ones for as long as it takes to count to ten. The floor came up on one side. The table was bent, and {A} had soft edges all round, like a peach. “How do I look?” asked {A}. “Ripe,” said {H}.',
        '{H} put out a hand for the door handle, and shook hands with the air next to it. At seven {H} gave them back. “They don’t work,” said {H}. On the right nose they worked at once.'
      ]
    },
    {
      id: 'try-blinking',
      A: 'same',
      spare: 6,
      paragraphs: [
        'People who need glasses screw up their eyes, so {H} did it as well. Everything got very narrow. The cupboard was a stripe, and {A} was two ears and some chin. “What’s the matter?” asked {A}. “I’m short-sighted,” said {H}.',
        'It was hard work for both cheeks. After a minute they began to twitch, and {H} looked as if there were a good joke coming. “What’s so funny?” asked {A}. “You,” said {H}. “There’s so little of you.”'
      ]
    },
    {
      id: 'other-waiting-room',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} sat down on a chair by the wall, with an old magazine. “I’m in the waiting room,” said {A}. “I’m next.” “What’s the matter with you?” asked {H}. “I’m waiting,” said {A}. “I’ve had it all afternoon.”',
        '{H} looked at one knee, and knocked on it with a wooden spoon. The foot went up, and so did the magazine. “You’re cured,” said {H}. But {A} stayed on, because in the magazine they were just about to find the necklace.'
      ]
    },
    {
      id: 'pet-collar',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was examined too. {H} looked into one ear, and then into the other, and it could not be seen through. “Say something,” said {H}. {A} said something, and it was quite a healthy one. The nose was cold and wet, as it ought to be.',
        '“And the teeth?” {A} showed all of them, and a good deal of tongue. Not one of them stood straight, and in the gap you could have hung a key. {A} had never asked for anything because of that, only for supper.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In our class there was a boy who had a plaster,” said {S}, “and we all wanted one. So we drew it. Thirty-one of us went home with a white arm, and it was chalk.” “Did it work?” asked {A}.',
        '“For a day,” said {S}. “Then there was dictation. With a plaster you can’t write, so we all just sat there. Only he wrote, for he’d broken the left one.” {S} rubbed one elbow, where the chalk had been. It had been on {S}’s best jacket too.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve already got something,” said {S}, and pushed up a sleeve. There was nothing there. “It’s a freckle,” said {S}. “It comes out in summer.” {A} looked for it with one eye shut, and then with the other. “It’s very far in,” said {A}.',
        '“You can write your name round it,” said {S}, and held out the arm. So {A} did that, in small letters. Now {S} had a name on one arm, and had not even had to break it.'
      ]
    },
    {
      id: 'the-fly-on-the-e',
      A: 'partner',
      paragraphs: [
        '{H} hung a newspaper on the door, and went right across the room from it. “Read me the letters,” said {A}. “I can’t,” said {H}. “It’s all mist. I can’t even see that there’s an E, with a fly on it.” “What’s it doing?” asked {A}. “I can’t see that either,” said {H}. “It’s washing.” “Which hands?” asked {A}. “Only the front ones.” {A} was sorry, but there was nothing the matter with {H} at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'lost',
      A: 'partner',
      paragraphs: [
        'Then there was a shout. The blue glasses had come off for a cartwheel, and now they were gone. Their owner looked for them, and looked straight at the sofa, and took it for a cow. “You’d need glasses to find them,” said {A}. The one with the cast felt under the sofa, and the cast went clonk, and stuck.'
      ]
    },
    {
      id: 'asked-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        'While they searched, the one without the blue glasses wished to know the time. There was a clock on the wall, but it had gone soft. “The long hand’s straight up,” said {H}, “and the short one’s on the four.”',
        '“And is that a bee, on my bun?” “It’s a raisin,” said {H}. “And that one?” “That’s a bee.” The bun was put down again. “You could be hired out,” said {A}.'
      ]
    },
    {
      id: 'it-took-one-without',
      A: 'partner',
      paragraphs: [
        '{H} lay down and looked. Right at the back, in the fluff, was something blue. {H}’s arm went in. It bent round a leg of the sofa, and fetched the glasses out. “That took one without,” said {A}. “Without what?” asked {H}. “Without glasses, to see them. And without a cast, to get round the corner.” The one with the braces held out an apple. With braces you must not bite into one. “Could the one without begin it?” {H} bit, and handed it back. “Where’s the one without?” they called, five times before supper, and {H} had to run. Anybody could have glasses. There were three with, and only one without.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had nothing to show either, only an elbow.',
      '{names} said “Oh” as well, for the glasses really were very blue.',
      { text: '{names} found a free place on the cast, and wrote there.', needs: ['hands'] },
      { text: '{names} set out a chair for whoever was to be examined.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the fly too, and it had begun on the back ones.',
      '{names} stuck out a tongue for the doctor, and nobody had asked.',
      { text: '{names} held the ladle beside {H}’s arm, and the ladle was stiffer.', needs: ['hands'] },
      { text: '{names} polished the spoon, so that the teeth could be counted.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood quite still, so that nothing blue was trodden on.',
      '{names} looked under the table, and met a button there.',
      { text: '{names} lifted the fringe of the sofa, and let some light in.', needs: ['hands'] },
      { text: '{names} wiped the fluff off the blue ones with a sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took the newspaper down from the door, and the fly moved to the calendar. The blue glasses lay folded on a chair, where a hand could find them.',
    '{H} washed, with two arms that bent, and brushed a straight row. There was nothing to take off but the clothes.'
  ],
  last: [
    '{H} slept, without anything at all.',
    'There was nothing the matter with {H}, and {H} slept.'
  ]
})
