import { wishPlot } from '../wish-plot.ts'

export const deedAndThatIs = wishPlot({
  id: 'wish-deed-and-that-is',
  tellsAny: 'once',
  deeds: ['sleeps'],
  out: true,
  about: 'Somebody has one thing to tell and falls asleep in the middle of it; every noise only goes into the dream, until they make it so dull that there is nothing left to dream.',
  titles: ['And That Is', 'Put It with the Others', 'Half a Sentence', '{H} Makes It Dull', 'Nothing Left to Dream'],
  company: ['lid', 'saucepan', 'bell', 'alarm clock', 'clock', 'door', 'step', 'street', 'blanket', 'washing', 'sentence', 'timetable', 'tap', 'parcel', 'postman', 'dream', 'snail', 'trumpet'],
  want: [
    {
      id: 'half-a-sentence',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and outside the door stood {once.first}. “There’s just one thing to tell you,” said {once.who}. “And that is.” And there, in the middle of the sentence, {once.it} {once.did}. {H} waited for the rest. {A} came and waited as well.',
        '“It might be about me,” said {H}. “It might be about the bath,” said {A}, and ran to look. The bath was all right. But nobody can go to bed with half a sentence.'
      ]
    },
    {
      id: 'the-washing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it was, ‘And that is, it’s going to rain,’” said {A}. So they ran and brought in the washing. “Or, ‘It isn’t going to rain,’” said {H}. They ran and hung it out again.',
        '“Or it’s about the gate.” They shut the gate, and opened it, and left it halfway. After that they were quite out of breath. “I hope that it was one of those,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '{H} fetched a saucepan lid and struck it. “Come in,” said {once.who}, and slept on. {A} rang the bicycle bell. “Two tickets, please,” said {once.who}, and slept on. The alarm clock rattled until it fell off the step. “Put it with the others,” said {once.who}.',
        'The neighbour came with his trumpet, and blew until his hat fell off. “Thank you, Doreen,” said {once.who}, and smiled, and slept on.'
      ]
    },
    {
      id: 'the-blanket',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was getting cool, so {A} brought a blanket. They spread it out with great care, and tucked it in. But {doer.part} looked out at the top. {H} pulled the blanket up there, and then the bottom was bare.',
        'So {A} brought a tea towel, just for {doer.part}. It had ducks on it. “That’s the most important thing,” said {A}, “that nothing sticks out. Otherwise you dream of the north.”'
      ]
    },
    {
      id: 'smiled',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to hold something under people’s noses,” said {A}. “With me it’s toast.” What {once.who} liked best was {doer.wants}. They looked in the kitchen, and there was toast.',
        'In the end {H} bent down and only said it, quite close. “Here it comes,” whispered {H}. {once.who} smiled all the way round. “That was the best yet,” said {once.who}, and slept on. So that was gone too, and nobody had even seen it.'
      ]
    },
    {
      id: 'only-the-breathing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{doer.sound},” went {once.who}, and after a while, “{doer.sound}.” “Is that the rest of it?” asked {H}. {A} put it behind the first half. There was just one thing to tell them, and that was “{doer.sound}”.',
        '“It makes a sentence,” said {A}. “But I don’t know what I’d do about it.” They listened again. It went in, and it went out. “That’s only the breathing,” said {H}.'
      ]
    },
    {
      id: 'the-parcel',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The postman had a parcel for number eight, and nobody was in at number eight. “Could you sign for it?” he asked, and he asked the wrong one. “With pleasure,” said {once.who}, fast asleep, and took the pencil.',
        'It was a beautiful signature. It had a ship in it, under full sail. The postman looked at it from all sides. “I can’t read it,” said the postman, “but it’s the best I’ve had this week.”'
      ]
    },
    {
      id: 'tiptoe',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By then people had come who wanted to help, and people who said shh. Those who said shh were the louder ones. “Shh!” went the whole street. “There’s a puncture somewhere,” murmured {once.who}.',
        'A man wheeled his bicycle past, and stopped, and felt both his tyres. He pumped up the front one, to be safe. “Much better,” said {once.who}. He was pleased, and rode off, and never knew who had said it.'
      ]
    },
    {
      id: 'what-is-doreen',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s Doreen?” asked {A}. Nobody there was called Doreen. The neighbour with the trumpet was Mr Pym. “She must be in there as well,” said {H}, “with the tickets.” They both listened.',
        '“After you, Doreen,” said {once.who}. So Doreen was. They seemed to be getting on to something, and it had a step. {A} thought that it was a boat. {H} thought that it was the sort of bus where you sit on the roof.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come out to see what was the matter. {A} looked at {once.who} for some time, and saw nothing that was the matter. Then {A} turned round twice and settled down close by.',
        '“{A} knows the rest,” said {H}. “Look at that face.” But {A} was not going to tell. {H} put in a finger under {A}’s chin, where it was warmest. It was only for the sake of the finger.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle dropped off in the middle of the word ‘marmalade’,” said {S}. “He’d got as far as ‘marma’. We stood there with the bread.” “And then?” asked {A}.',
        '“We put jam on it,” said {S}. “When he woke up, he looked round at us and said ‘lade’. Nobody could remember what it belonged to. We thought that it was a foreign language. We were very proud of him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had noticed how it was done. “An elephant,” whispered {S}. “Mind the elephant, Doreen,” said {once.who}. “And it’s got a cake,” whispered {S}. “On the tray, please,” said {once.who}.',
        '“Leave some room in there,” said {A}. But {S} had only just begun. {S} put in a slide, and seven kittens. {once.who} {once.was} getting rather warm. “Not the band as well,” said {once.who}. {S} hadn’t even said the band.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'Then it was {A}’s turn, and {A} was louder than the trumpet. {A} turned red, and took a breath, and did the whole of it again. They all held on to their hats.',
        '“What a voice,” murmured {once.who}, deep down, and clapped three times. {A} stopped at once. Nobody had ever clapped at that. {A} thought it over, with a wet face.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In assembly our caretaker dropped off,” said {S}. “Standing up, against the piano.” “Did they wake him?” asked {A}. “They sang,” said {S}. “He only sang along. He did the low bit.”',
        'So they all sang something with a low bit. It was quite true. {once.who} came in just there, and held it for longest. “That’s what he did,” said {S}. “They had to leave him his own verse.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody could sleep through that, thought {H}. “One at a time, please,” murmured {once.who}. “There’s room inside.” So that was in there as well now.'
      ]
    },
    {
      id: 'too-much-on',
      A: 'partner',
      paragraphs: [
        '{A} took the lid out of {H}’s hand. “It all goes into the dream,” said {A}. “There’s a bell in there by now, and a trumpet, and Doreen. I wouldn’t come out of that either.” {H} could see that. There was much more going on in there than out here. “Then we must be dull,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'dull',
      A: 'partner',
      paragraphs: [
        'So the trumpet was sent home. They sat down on the step, and did nothing. {A} read out the bus timetable, with all the Sundays. {H} told everybody about shoelaces. A snail went past, and they watched it. “Doreen?” said {once.who}. Nobody answered.'
      ]
    },
    {
      id: 'shoelaces',
      A: 'same',
      spare: 9,
      paragraphs: [
        'About shoelaces there was more to say than {H} had thought. “There are two,” said {H}, “and they’re the same. One goes over, and one goes under.” “And then?” asked {A}, who was having trouble with both eyes.',
        '“Then it’s the other way round,” said {H}. Number four drew its curtains. At number six somebody sank slowly down behind the hedge, with the pruning shears still in the air.'
      ]
    },
    {
      id: 'the-snail',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The snail needed a quarter of an hour from the one end of the step to the other. In the middle it stopped. “It’s thinking of something,” said {A}. They waited to see what it was.',
        'Then it went on, so it can’t have been much. “That was the best bit,” said {H} softly. They had both sat up for it. But {once.who} had missed it, and so it did no harm.'
      ]
    },
    {
      id: 'woke',
      A: 'partner',
      paragraphs: [
        'The street lamps came on, and nobody said a word about it. And {once.who} stretched and woke up. “Nothing was happening in the dream any more,” said {once.who}, and saw them sitting there. “Oh, yes. There’s just one thing to tell you. And that is, there’s no hurry.”'
      ]
    },
    {
      id: 'no-hurry',
      A: 'same',
      paragraphs: [
        '“And for that you came all the way?” asked {A}. They brought {once.who} a pillow for the second half of the night. {H} had one question left. “Who’s Doreen?” But {once.who} {once.was} back in the dream already, and had just got a seat by the window.'
      ]
    },
    {
      id: 'what-was-done',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“If I’d known that there’s no hurry,” said {A}, “I’d have hurried less.” They went over everything that they had run for. There was the bath. And there was the alarm clock, on its back under the step.',
        '{H} picked it up and shook it. It was an hour slow now. “That’s just right,” said {H}, and put it by the bed as it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pressed close to the doorway, and breathed as quietly as could be.',
      '{names} moved up, to leave half a step free for the other half of the sentence.',
      { text: '{names} brought out a rug, and tucked it in round the edges.', needs: ['hands'] },
      { text: '{names} counted off on ten fingers what it might be about.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped a foot at the lid, and two at the trumpet.',
      'At the loudest bit of all, {names} hid behind {H}.',
      { text: '{names} put back the hat that the trumpet had blown off.', needs: ['hands'] },
      { text: '{names} tried two spoons and a cheese grater, and got a nod for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched as well, after so much dullness.',
      '{names} gave a small grunt of joy at the end of the sentence.',
      { text: '{names} shut the timetable, and kept a thumb in at Sundays.', needs: ['hands'] },
      { text: '{names} waved the snail goodbye, for as long as that takes.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went in, and nobody ran. {H} hung up the lid, and put the timetable back behind the clock.',
    '{H} washed, both sides, with plenty of time, and lay down. Through the window you could hear {once.who}, a long way in. Then {H} sat up once more. “There’s just one thing,” said {H}.'
  ],
  last: [
    '“And that is,” said {H}, and was asleep.',
    'In the dream {once.who} rode along beside Doreen. There was no hurry, and {H} slept.',
    'The other half could wait until the morning, for {H} was asleep.'
  ]
})
