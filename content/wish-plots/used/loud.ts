import { wishPlot } from '../wish-plot.ts'

export const usedLoud = wishPlot({
  id: 'wish-used-loud',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'loud',
  company: ['telephone'],
  about: 'Wherever the hero plays, somebody jumps and spills something, until it is found out that it is not the loudness.',
  titles: ['One Note Before Supper', '{H} Has to Practise', 'Not Now, and Not There Either', 'Everybody Waited for It', 'A Place for {thing.the}'],
  want: [
    {
      id: 'first-note',
      A: 'partner',
      paragraphs: [
        '{H} wanted to play {thing.single}. In the room there was only {A}, who was pouring out some tea. “{thing.sound},” it went. {A} jumped. Half the tea was in the saucer.',
        '“Very nice,” said {A}, and held on to the table. “Are there any more?” “It’s only just begun,” said {H}. “Then do it where I’m not,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-rooms',
      A: 'partner',
      paragraphs: [
        '{H} took {thing.that} into the hall. “{thing.sound}!” it went, and something fell down behind a door. In the bathroom it was twice as loud, because of the tiles.',
        'Last of all {H} shut the door of the wardrobe from inside and played among the coats. “Muff,” it went. It was not the same. A coat cannot clap.'
      ]
    },
    {
      id: 'how-it-is-held',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is that how it’s done?” asked {A}. {H} showed {A} how it was done, without any noise at all. {H} {thing.move}. “I see,” said {A}, and did it too.',
        'Now they both did it without a sound. It was the best that they had ever played together. Somebody came in, looked at them, and went out again on tiptoe.'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} asked where the noise came from. {H} thought that it lived in {thing.part}. They looked there, with one eye and then with the other. It was too dark to see anything.',
        '“{thing.guess},” said {A}. “That’s what they told me at school.” “And what did they tell you about the rest?” asked {H}. “We never got as far as the rest,” said {A}.'
      ]
    },
    {
      id: 'softly',
      A: 'partner',
      paragraphs: [
        '“You could play more softly,” said {A}. So {H} came back and played so softly that you could hardly hear it. There was a pause. “{thing.sound},” it went, about as loud as a mouse.',
        '{A} jumped higher than before. The sugar went all over the floor. “That was soft!” said {H}. “I know,” said {A}.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then the telephone rang, and {A} did not jump at all. “It’s louder than me,” said {H}. “But that’s the telephone,” said {A}. “It’s allowed to.”',
        '{H} rang up with a banana, to see if that helped. “Hello,” said {H}, “there’s going to be some music.” “Thank you for letting me know,” said {A}, and put down the cup.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know something about it,” said {H}, while they were sweeping up the sugar. “{thing.fact}.” {A} said that this was worth some sugar.',
        'A few grains had rolled a long way off. When {H} played near the floor, very low, they moved. {A} lay down to look. “Again,” said {A}. “The one by the table leg hasn’t heard.”'
      ]
    },
    {
      id: 'other-counts',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was counting something, and had got to eighty-seven. “{thing.sound}!” it went. {S} looked at {A}. “Eighty what?” asked {S}. “I don’t know,” said {A}. “I wasn’t listening. I was playing.”',
        '{S} began again at one. At eighty-six {S} stopped and looked round. Nothing happened. So then {S} forgot it without any help.'
      ]
    },
    {
      id: 'what-tune',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it called?” asked {A}. “It’s called One,” said {H}, “because it’s only got one so far.” “And how does it go on?” {H} played it again. It went on as it had begun.',
        '“It’s catchy,” said {A}. {A} hummed it over the washing-up, and had it in {A}’s head for the rest of the evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was in a band once,” said {S}. “I had the triangle. I had to wait for a hundred and four bars, and then came my ting.” “Was it a good one?” asked {A}.',
        '“I sneezed,” said {S}. “It was in the right place, though. They clapped.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got hold of a saucepan and the lid of another. {S} did not mind who was pouring what. It went on for as long as {S} had arms. {A} put {thing.that} down and waited.',
        '“Your go,” said {S} kindly. After that anything sounded like a lullaby.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had gone behind the curtain at the first note, all but a bit. {H} knelt down there. “Shall I tell you before I do it?” asked {H}.',
        '{H} held up one hand. Then there was one small note. The bit of {A} stayed where it was. It had not even flinched.'
      ]
    },
    {
      id: 'why',
      A: 'partner',
      paragraphs: [
        '{A} swept up the sugar and thought. “When the clock strikes, nobody jumps,” said {A}. “And it’s no softer than you. But you can see it coming. It’s not the noise that we jump at. It’s that we don’t know when.”',
        '{H} looked up at the clock. The big hand was still a little way off.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-notice',
      A: 'partner',
      paragraphs: [
        '{H} said it at every door. “When the big hand’s at the top, I’ll play. Once. As loud as it goes.” Then {H} stood in the middle of the room with {thing.that}. {A} put down the cup.',
        'The hand went up, very slowly. Nobody poured out anything. Nobody even chewed.'
      ]
    },
    {
      id: 'one-minute',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How much longer?” whispered {A}. “One minute,” whispered {H}. It was the longest minute of the week. {A} held on to {A}’s knees, and something inside somebody gurgled.',
        '“Was that it?” asked {A}. “No,” said {H}. “That was lunch.” {A} begged its pardon, and looked at the clock again.'
      ]
    },
    {
      id: 'here-it-is',
      A: 'same',
      paragraphs: [
        '“{thing.sound}!” It was the loudest that {H} had ever done. It went right round the room and out. Not a drop was spilt. For a moment it was quite still. Then {A} breathed out.',
        '“Is there another one?” asked {A}. “At the half hour,” said {H}. “Oh,” said {A}. “As late as that.”'
      ]
    },
    {
      id: 'programme',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} made programmes out of an old envelope. “First part,” it said. “One. Interval, with biscuit. Second part: One again, by request.” {H} read it through, and bowed to the biscuit.',
        '“Who made the request?” asked {H}. {A} put up a hand, and then the other one as well, to make it look like more.'
      ]
    },
    {
      id: 'seats',
      A: 'same',
      spare: 12,
      paragraphs: [
        'For the second part {A} put out two rows of chairs. There were more chairs than people, so there were coats in some. The coats had been in the wardrobe, and knew the tune already.',
        '{A} sat in the first row with both hands in {A}’s lap. “Is this seat free?” {A} asked a coat, and was very polite to its sleeve.'
      ]
    },
    {
      id: 'by-heart',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“May I do one?” asked {A}. {H} showed {A} where to put the fingers. “You’ve got to tell everybody first,” said {H}. “I’m going to do one,” {A} told everybody.',
        '“{thing.sound},” it went, and then something that nobody had meant. “That was Two,” said {H}. “I’ll need to practise that.”'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What do you do in between?” asked {A}. “I wait,” said {H}. “That’s most of it. It’s the same as fishing.” {A} sat down beside {H} and waited as well, and they had a biscuit each.',
        'You could hear the other one chewing. You could hear the tap, and somebody’s sock on the floor. “There’s a lot going on,” whispered {A}, “when nobody’s playing.”'
      ]
    },
    {
      id: 'last-one',
      A: 'partner',
      paragraphs: [
        'The last one came just before bed. By then they had all found out how good it is to wait for something. {H} lifted one finger. They leaned forward.',
        'And {H} played it so softly that it was hardly there. “{thing.sound}.” Nobody jumped. “I think that was the best one,” whispered {A}, and the whole cup was still full.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped as well, a good deal higher than the cup.',
      '{names} went out of the door, and came in again when it was over.',
      { text: '{names} poured the saucer back into the cup.', needs: ['hands'] },
      { text: '{names} clapped twice, and held on to the sugar.', needs: ['hands'] }
    ],
    way: [
      '{names} slid under the table, and took the cushion along.',
      '{names} jumped at the noise, and then once more at nothing.',
      { text: '{names} put a saucer on top of the cup, like a hat.', needs: ['hands'] },
      { text: '{names} picked up the sugar, lump by lump.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned forward, as the hand went up.',
      '{names} stopped chewing, with one cheek full.',
      { text: '{names} pointed to the clock, and then to all the doors.', needs: ['hands'] },
      { text: '{names} held up three fingers, and two, and one.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the cup and hung it up. One grain of sugar was never found again, and is still waiting for the next one.',
    'Then {H} washed without splashing and lay down. Over the bed it was so quiet that you could wait for something in it. {thing.that} lay on the shelf, and had its rest as well.'
  ],
  last: [
    'There was a pause, and another pause, and in it {H} was asleep.',
    'The big hand went past the top, and nobody jumped, for {H} slept.'
  ]
})
