import { wishPlot } from '../wish-plot.ts'

export const whoeverHiccup = wishPlot({
  id: 'wish-whoever-hiccup',
  visits: 'anything',
  whoever: [
    'can’t stop hiccuping',
    'can’t stop hiccupping',
    'can’t stop hiccoughing',
    'keeps hiccuping',
    'keeps hiccupping',
    'won’t stop hiccuping',
    'won’t stop hiccupping',
    'never stops hiccuping',
    'never stops hiccupping',
    'is always hiccuping',
    'is always hiccupping',
    'always hiccups',
    'hiccups all the time',
    'has hiccups',
    'has the hiccups',
    'has got hiccups',
    'has hiccoughs',
    'has hickups',
    'has hicups',
    'has a hiccup',
    'gets hiccups',
    'got hiccups',
    'got the hiccups',
    'can’t get rid of hiccups',
    'can’t get rid of its hiccups',
    'goes hic',
    'keeps going hic',
    'says hic',
    'goes hic all day',
    'hiccups fire',
    'can’t lose its hiccups',
    'holds its breath for hiccups',
    'woke up with hiccups'],
  company: ['curtain', 'tablecloth', 'rug', 'blanket', 'door'],
  about: 'The hero wants to surprise somebody just once, and whoever has hiccups wants to be surprised; but nobody can be who has ordered it, and behind the curtain there is no room for a hic.',
  titles: ['Just Once, a Surprise', 'The Curtain Is Laughing', 'The Wrong Way Round', '{visitor} Goes Round the Other Way', 'Very Softly, Boo'],
  want: [
    {
      id: 'the-curtain-laughs',
      A: 'partner',
      paragraphs: [
        '{H} wanted to surprise somebody, just once. It never worked. {H} stood behind the curtain and did not breathe. But right before the boo a giggle got out. “I hear the curtain laughing,” said {A}.',
        'Then something in the hall went hic. It was {visitor.first}. “They say it stops if somebody, hic, surprises you,” said {visitor}. “Do you know anyone?” {H} had to sit down. “Me,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'ordered',
      A: 'partner',
      paragraphs: [
        '{visitor} stood in the middle of the rug and waited to be surprised. {H} crept up from behind. “Are you, hic, coming now?” asked {visitor}. “Not yet,” said {H}, and there was the giggle.',
        '“You’ve got to be bigger for it,” said {A}, who was quite sure, and put on the tablecloth. “Boo!” said the tablecloth, with both arms up. “Good evening,” said {visitor}. “Hic. We were expecting you.”'
      ]
    },
    {
      id: 'hops',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'At each hic all of {visitor} gave a little hop, and {caller.part} hopped last. {A} laid one finger there, to keep everything down. Hic. The finger hopped as well, and then the whole of {A}.',
        '“It’s a strong one, for its size,” said {A}. {H} held on to {A}. So it went through all three of them, like a bump in the road. “I’m sorry,” said {visitor}. “It, hic, goes wherever there’s somebody.”'
      ]
    },
    {
      id: 'hard-to-do',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You have to do something so hard that there’s no time for it,” said {A}. “What’s the hardest thing you can do?” {visitor} got ready, and {caller.does}. It was not easy to watch. They all leaned forward.',
        'Hic, it went, in the very middle, where you least need it. “It’s got better,” said {H}. “There’s a beat in it now.” They asked to see it again. {visitor} could not do it without any more.'
      ]
    },
    {
      id: 'full-stop',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} was in the middle of a letter. {A} read it out, to hear how it went, and {visitor} stood beside the chair. “Dear Aunt, hic. Thank you for the scarf, hic. It is very long, hic.” {A} looked up. Wherever there was a hic, there was a full stop.',
        '“You can hear where it ends,” said {A}. “I’ve never had them so clear.” {A} read on rather faster, and ran past one. Hic, said {visitor}. {A} went back, and it was true. There had to be a stop there.'
      ]
    },
    {
      id: 'an-egg',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How many is it to an egg?” asked {H}. They put one on, and {visitor} stood by. Nobody spoke. It was sixty for a soft one, and ninety for one that you can roll. “You’re better than the clock,” said {A}. “The clock’s never been hungry.”',
        '{visitor} was a bit proud. “It’s always the same gap,” said {visitor}. “I’ve just got time for, hic, a short sentence.” {H} and {A} ate the egg, in turns, in the gaps.'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You’ve got to say the alphabet backwards,” said {A}. “Nobody can hiccup and do that.” “Z,” said {visitor}. “Y. X. W. V. Hic.” “T,” said {A} at once, for {A} was keeping count. “So it knows it as well.”',
        'It went on down like that. The hic always came at a letter that nobody could think of just then. At the end they had twenty letters and six hics. It was a perfectly good alphabet, if you were not in a hurry.'
      ]
    },
    {
      id: 'the-pipes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Hic, said {visitor}. Tock, it said in the wall. They all listened. Hic. Tock. “There’s somebody in there,” said {H}. {A} laid an ear to the pipe. “It’s a neighbour,” said {A}. “They think that we’re knocking.”',
        '“What do I say to them?” whispered {visitor}. But it was too late. Hic. Hic-hic. There was a long pause. Then from the wall there came a tock, a tock tock, and a small tune. “Now you’ve said yes to something,” said {A}.'
      ]
    },
    {
      id: 'face',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps you can’t do the face for it,” said {A}. “If you’ve got the face, the rest comes along.” They practised in front of the mirror. {H} pulled both eyebrows up under the hair. {A} looked as if there were milk boiling over somewhere.',
        '{visitor} tried it too. “That’s not surprised,” said {H}. “That’s somebody who has just sat on a wet bench.” They all tried the bench. It was the better face, and they kept it up for quite a while.'
      ]
    },
    {
      id: 'parcel',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} made up a parcel, with string, and carried it in. “What is it?” asked {visitor}. “Hic.” “It’s a surprise,” said {A}. {visitor} shook it, and listened. “It’s soft,” said {visitor}, “and it belongs to me, and it’s, hic, my own bag.”',
        'It was. There had been nothing else in the hall that was the right size. “But I didn’t know that I’d get it today,” said {visitor}, to be kind. {H} took the string, and tied it round a different parcel.'
      ]
    },
    {
      id: 'too-good',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Next {H} hid in the laundry basket, right at the bottom, and pulled down the lid. It was a very good place. It was so good that nobody came by. {H} waited. {H} heard {A} say, “Would you like a biscuit?” and {visitor} say, “Hic, please.”',
        'There was nothing to be done. “I’m in the basket!” called {H}. They came at once, and looked very surprised. “We’d never have found you there,” said {visitor}. “Hic.” There was one biscuit left.'
      ]
    },
    {
      id: 'three-two-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Tell me just when it’s coming,” said {visitor}, “and then I’ll be ready not to know.” They tried that. “Three,” said {A}. “Two. One.” {visitor} was as ready as could be. “Thank you,” said {visitor}. “It’s a great help. Hic.”',
        'Then they told it wrong. {A} counted down, and at nought nobody did anything at all. They stood there. {visitor} waited, and looked round, and waited. “That was nearly one,” said {visitor}. “I was rather, hic, surprised at you.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“They gave me a surprise party once,” said {S}. “I’d known of it for weeks. There were forty eggs in the larder.” “And what did you do?” asked {A}. “I came in and said Oh,” said {S}. “I’d practised it on the stairs.”',
        '“So nobody was surprised,” said {visitor}. “Hic.” “They were,” said {S}. “I’d come in by the window, because I’d forgotten my key. They were all looking at the door.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know one,” said {S}. “You say there’s something behind you.” “Is there?” asked {visitor}, and did not turn round. “No,” said {S}. “That’s the trick.” {visitor} thanked {S}, and went hic.',
        'Then {A} turned round, just to be sure. There was the tablecloth, on its own, with its arms up. {A} let out a yell. It was on the drying rack. “It works on you,” said {S}, and was very content.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'At every hic {A} turned to {visitor}, as if somebody had said {A}’s name. Hic. “It wasn’t anything,” said {visitor}. {A} lay down again. Hic. {A} was there.',
        '“It sounds like the cupboard door,” said {H}, “when the food comes out.” By now {A} had been surprised about thirty times. “{A} must be cured of everything,” said {visitor}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '“{A} can do it,” said {H}, and held a cloth in front of {A}. It came down. There was {A}. {A} had not expected it in the least, and laughed till it squeaked. The cloth went up. {A} was gone. It came down again.',
        '“And each time it’s new?” asked {visitor}. “Hic.” They did it nine times. By the tenth {visitor} was quite surprised as well, that it could still be {A}.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'partner',
      paragraphs: [
        '“Nobody can be surprised by what they’ve ordered,” said {A}, and hung up the tablecloth. Then {A} looked at the curtain. “It’s a funny thing,” said {A}. “Before the giggle it’s so quiet in there. Nobody breathes. There’d be no room for a hic.”',
        '{H} looked from the curtain to {visitor}. “Then we’ve got it the wrong way round,” said {H}. “You go in. And you surprise us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-other-way',
      A: 'partner',
      paragraphs: [
        '{visitor} went behind the curtain. “Hic,” said the curtain. Then it tried hard. {H} and {A} talked about the weather, so as not to notice. There was no hic. They talked about all the weather there is. “It’s been a long time,” whispered {A}, and {H} lifted the curtain. There was nobody there.',
        '“Boo,” said somebody just behind them, in a very low voice. {H} jumped. {A} jumped. The curtain came down, rod and all.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Afterwards each of them had to tell it. “I thought it was the curtain,” said {A}. “I thought, Now it’s learnt to walk.” {H} had thought nothing at all. {H} had been up in the air, and there had been no time.',
        '{visitor} heard it all three times over. “And what did you do with your arms?” asked {visitor}. They showed it. They had each had hold of the other, it seemed, and nobody had been holding the tea.'
      ]
    },
    {
      id: 'not-planned',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They looked out for other surprises then, now that they knew how. {A} opened the fridge, and there was a pair of glasses in it. {A} had been looking for those since lunch. “Who did that?” asked {A}. It had been {A}, with the milk.',
        '“That’s the best one yet,” said {visitor}. “It took all day.” The glasses were as cold as fish. When {A} put them on, everybody went white and soft, and slowly came back.'
      ]
    },
    {
      id: 'very-softly',
      A: 'partner',
      paragraphs: [
        '“I was so busy going round,” said {visitor}, “that I forgot to hiccup.” They listened, and counted to fifty. Nothing hopped. But {H} had still surprised nobody, and said good night rather early.',
        '{A} came in later. The blanket lay there in a heap, and did not laugh. “Asleep already,” said {A}, and bent down to it. “Boo,” said {H}, very softly, from behind the door. {A} sat down on the heap. It was only pillows. “Not one giggle,” said {A}. “I breathed,” said {H}, “and went round the other way.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the curtain too, and did not tell.',
      '{names} looked round for the hic, and it was somewhere else.',
      { text: '{names} offered the guest a chair, and it hopped.', needs: ['hands'] },
      { text: '{names} brought sugar on a spoon, which helps some people.', needs: ['hands'] }
    ],
    way: [
      '{names} came in unexpectedly, and it did not count.',
      '{names} fled from the tablecloth, as far as the door.',
      { text: '{names} clapped at the wrong moment, in the hope that it was the right one.', needs: ['hands'] },
      { text: '{names} moved the cups in from the edge, because of the hops.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped too, and came down somewhere else.',
      '{names} kept quiet about who stood where.',
      { text: '{names} hung the curtain up again, a bit crooked.', needs: ['hands'] },
      { text: '{names} counted to fifty along with them, and then to sixty.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain hung straight again, with nobody in it. The tablecloth was folded up, both arms and all.',
    'Then {H} went to bed for the second time, and now it was meant. The breath came in, and the breath went out, and nothing stood in between.'
  ],
  last: [
    'There was a heap under the blanket, and this time it was {H}, asleep.',
    'It came up from behind, very softly, and {H} was asleep before the boo.'
  ]
})
