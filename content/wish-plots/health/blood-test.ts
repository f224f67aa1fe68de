import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const bloodTest = wishPlot({
  id: 'wish-blood-test',
  beginsElsewhere: true,
  wishes: ['blood test', 'blood tests', 'blood taken', 'bloods taken', 'blood drawn', 'blood draw', 'bloods done', 'bloodtest', 'blood sample', 'taking blood', 'take blood', 'numbing cream', 'magic cream arm', 'emla cream'],
  answers: ['doctor', 'doctors', 'nurse', 'needle', 'needles', 'arm', 'brave', 'clinic', 'cream', 'numb', 'plaster', 'first', 'getting', 'having', 'has', 'afraid', 'scared', 'needs', 'today', 'tomorrow', 'sticker', 'done', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'time', 'appointment', 'take', 'taken', 'hates', 'again'],
  except: [...SERIOUS, 'vet', 'moon', 'vampire', 'pressure', 'transfusion', 'chemo', 'fever', 'results', 'sick', 'ill', 'diabetes', 'diabetic', 'insulin', 'finger'],
  moods: ['afraid', 'first', 'waiting', 'proud', 'change'],
  company: ['scarf', 'cushion', 'beads'],
  about: 'What goes round in the hero has a blood test tomorrow and has never been to school; it answers every sum with a thump and never stops, for it is a bus line, and only the passengers are to be counted.',
  titles: ['It Has Never Been to School', 'Thump Is the Answer', 'A Stop in the Crook of the Arm', '{H} Takes the Sums Along', 'All Round and Back Again'],
  want: [
    {
      id: 'a-test',
      A: 'partner',
      paragraphs: [
        'Tomorrow there was a test at the clinic. It was not {H} who had to do it. It was the red stuff that {H} had inside. “But it’s never been to school,” said {H}. “It just goes round in there. It’ll get everything wrong.”',
        '“What will they ask it?” “Sums,” said {A}. “There are always sums.” {H} wanted it to get full marks.'
      ]
    }
  ],
  way: [
    {
      id: 'two-and-two',
      A: 'partner',
      paragraphs: [
        '{H} laid one arm on a cushion. Inside the elbow there was a thin blue line, like a road on a map. “How much is two and two?” {A} asked the elbow. {H} put two fingers on the wrist. Thump, it went in there. Thump, thump, thump. “Four!” cried {H}. “It can do it!”',
        '“And one and one?” asked {A}. Thump, thump. They held their breath. Thump, it went. Thump, thump, thump. It did not know when to stop.'
      ]
    },
    {
      id: 'where-it-was-today',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps they’ll ask where it’s been,” said {A}. {H} knew that. “In here,” said {H}, and drew it with one finger. It went from the chest along the arm, and out to the little finger. There it turned, and went all the way back. After that it did the leg.',
        '“How long does it take?” asked {A}. They had seen it in a book. It is down at the toes and home again before you have done up a coat. {H} looked at {A}’s coat. It only had the four buttons.'
      ]
    },
    {
      id: 'manners',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It ought to say good morning,” said {A}. “It makes a good impression.” {H} bent over the arm and explained that. {A} was the nurse, and came in with a tray. “Good morning,” said the nurse to the elbow. The elbow said nothing, but the thumb stood up.',
        '“That’ll do,” said the nurse. They tried it with the other arm. There it was the little finger that stood up, all alone. “That one’s shy,” said {A}.'
      ]
    },
    {
      id: 'cream',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Often there’s a cream first,” said {A}. “It goes on your arm, with a see-through plaster over it. Then the skin falls asleep, just there.” “Only the skin?” asked {H}. “Only as much as a biscuit.” {H} drew round a biscuit with a finger.',
        '“And the rest of me?” “The rest has to be quiet,” said {A}, “so that it doesn’t wake up.” They whispered for a while, to practise. Afterwards they ate the biscuit.'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It gets a small tube,” said {A}, “with a lid on. The lids come in colours. There’s purple, and yellow, and one like a strawberry.” {H} thought about which of those it would want. “Can you choose?” “The colour says what they’ll look for,” said {A}.',
        '{H} held a felt pen against the blue line, lid first, and then another one. It looked good in purple. With the yellow it looked a bit pale. “I’ll tell them,” said {H}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How much of it do they take?” asked {H}. {A} got out a teaspoon. “About that much,” said {A}. “Perhaps two.” {H} looked into the spoon. Then {H} looked at the big soup pot, for that is about how much there is in you. They put the spoon in the pot, and it went clink, quite far down.',
        '“It won’t be missed,” said {H}. “You make some more while you’re asleep,” said {A}. “It’s done by your bones.” {H} looked at both knees. They had never said a word about it.'
      ]
    },
    {
      id: 'a-hard-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s the capital of France?” asked {A}. Thump. “What do bees make?” Thump. “Who comes after Tuesday?” Thump, thump. “That was nearly Wednesday,” said {H}. {A} wrote it all down, with a tick, or a small cloud where it was not so sure.',
        'In the end there was a whole page of clouds. “It’s very good at thump,” said {A}. “It hasn’t got one of those wrong.” {H} was a bit comforted.'
      ]
    },
    {
      id: 'warm-hands',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the back of {H}’s hand the road was so thin that you could hardly see it. {H} held that hand in a bowl of warm water, with two boats. After a while the road had come up, and had side roads. “It likes it warm,” said {A}. “Then it comes out to look.”',
        '“I’ll take gloves tomorrow,” said {H}. “And you’re to drink a lot, till we get there,” said {A}. “It’s a river, after all.” {H} drank a glass, and watched the back of that hand. It took a moment to get through.'
      ]
    },
    {
      id: 'other-mine-did',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’ve had three of those,” said {A}. “Did it pass?” asked {H}. {A} had to think. “They said it was fine.” “Out of what?” “Just fine.” {H} thought that was not much of a mark. There ought to have been a sticker at least.',
        '“I looked at the clock on the wall,” said {A}. “It had a fish on it. There was a pinch, and the fish went from the three to the four. That was it.” “Fine,” said {H}, and tried how it sounded.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} wanted to know if {A} had it too, and held still, and felt. Under there it was going along at quite a pace. Thump-thump-thump. “You’re better at sums than mine,” said {H}. {A} had never made a fuss about it.',
        'They did it both at once, with one hand here and one there. It was like two clocks in two rooms. Just once they went thump in the same moment. {A} looked up at that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At my last one,” said {S}, “the nurse tapped my arm, and said: come on, dear. I said that I was coming as fast as I could. She wasn’t talking to me. She was talking to the arm.”',
        '“And did it come?” asked {A}. “For her it did,” said {S}. “It’s never listened to me.” {S} pulled up one sleeve, and they both said, “Come on, dear.” A blue line came up, rather late, and lay there as thick as string.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to do the test as well. “Two and two?” asked {A}, and felt at {S}’s wrist. “I can’t find it,” said {A}. “It’s gone out to play.” {S} was worried, and shook that arm. They looked for it in the neck. It was in the neck.',
        '“Four,” said {S}, before it could say it. “You’re not to help,” said {A}. But {S} knew that one. It was the only sum that {S} knew, and it had to come out.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{H} held a small arm by its wrist, where there was a crease. You could hardly count in there, it went so fast. {A} looked at {H}’s two fingers, and waited to see what they were going to do. “It’s a very small class,” said {H}, “and they’re all running.”',
        '{A} laughed, and it went faster still. “Now they’ve got playtime,” said {H}. {A} took hold of {H}’s wrist in return, and was very serious about it.'
      ]
    },
    {
      id: 'it-cannot-stop',
      A: 'partner',
      paragraphs: [
        '{A} felt for a long time, with two fingers. “It isn’t counting,” said {A}. “It’s driving. Each thump’s somebody saying: move along, please. It’s never once stood still since you were born. It can’t sit a test!”',
        '“Where does it have to get to?” asked {H}. “All round, and back again. It takes breath to your toes, like a bus.” {H} looked down the blue line. So it was a road.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-stop',
      A: 'partner',
      paragraphs: [
        '“If it’s a bus,” said {H}, “what do they want it to stop for? What’s the test?” {A} took the beads out of the drawer and let a few roll into a small glass. “To see who’s on board,” said {A}. “So many red ones, and so many white. They only look.” “And they don’t ask it a thing?” “Not a thing.” {H} let out a long breath.',
        '{A} tied a scarf round {H}’s arm. The road filled up. “There’s a pinch,” said {A}, “and a few get off. You’re the one who has to keep still.” {H} looked at the lamp, and counted. At nine the scarf came off, and everybody drove on.'
      ]
    },
    {
      id: 'passengers',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They counted the beads in the glass. There were twenty red ones and one white one. And there was a tiny flat one, off some necklace. “The red ones carry the breath,” said {A}. “The white one’s the inspector. It sees that nobody’s on who shouldn’t be.”',
        '“And the flat one?” “That’s for holes,” said {A}. “They all sit down in the hole, close together, till it’s shut.” {H} thought that was a very good sort of passenger.'
      ]
    },
    {
      id: 'cotton-wool',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then you had to press on it with cotton wool. {A} folded some, and {H} pressed, and looked at the ceiling. “How long for?” “Till some of the passengers have sat down in the hole,” said {A}, “close together.” They could not hear them. They gave them time for two verses of something.',
        '“And then there’s a plaster,” said {A}. “What for, if they’re sitting there?” asked {H}. {A} thought. “It’s the roof,” said {A}. “A stop ought to have one.”'
      ]
    },
    {
      id: 'full-marks',
      A: 'partner',
      paragraphs: [
        '“You needn’t know a thing,” {H} told the elbow. “Somebody’s only going to count you, and then there’s a plaster.” {A} felt at the wrist once more. “Does it understand?” asked {H}.',
        'Thump, it went. “It said yes,” said {H}. Thump, thump, thump. “It’s said yes four times now,” said {A}, “and it’s still saying it.” That was more than full marks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the first question, quite still.',
      '{names} breathed on the elbow, to wish it luck.',
      { text: '{names} sharpened a pencil for it, just in case.', needs: ['hands'] },
      { text: '{names} wrote out a sum on the back of an envelope.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the wrist, and heard the sea, or a bus.',
      '{names} went all round the table, and back again.',
      { text: '{names} felt for a thump too, and found it under the chin.', needs: ['hands'] },
      { text: '{names} plumped up the cushion, for the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the lamp as well, up to nine.',
      '{names} moved along, please, by about one place.',
      { text: '{names} set the beads out in a queue.', needs: ['hands'] },
      { text: '{names} folded the scarf up small, to take along.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beads went back into the drawer, all but one red one, which had rolled off somewhere. It was on its way round.',
    '{H} washed both elbows, and lay down. Inside the arm that lay on the pillow the road ran on, quite warm. It was hardly louder than a bus in the next street.'
  ],
  last: [
    'Thump, it went, rather slowly now, out to the toes and home again, and {H} was asleep.',
    'It had no sums to do, and it drove on through the night, and {H} slept.'
  ]
})
