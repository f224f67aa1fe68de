import { wishPlot } from '../wish-plot.ts'

export const bitingNails = wishPlot({
  id: 'wish-biting-nails',
  wishes: ['biting nails', 'bite nails', 'bites nails', 'bit nails', 'bitten nails', 'nail biting', 'nail biter', 'chews nails', 'chewing nails', 'biting fingernails', 'bites fingernails', 'bite fingernails', 'chewing fingernails'],
  answers: ['nails', 'nail', 'fingernails', 'biting', 'bites', 'bite', 'bit', 'bitten', 'chews', 'chewing', 'stop', 'stopping', 'always', 'all', 'time', 'watching', 'television', 'tv', 'telly', 'habit', 'keeps', 'wants', 'won’t', 'can’t', 'when', 'nervous', 'school', 'bored', 'fingers', 'mouth', 'her', 'his', 'cannot'],
  except: ['blood', 'bleed', 'bleeding', 'raw', 'sore', 'cutting', 'cut', 'clipping', 'hammer', 'wood', 'toenails', 'dog', 'cat', 'puppy', 'dragon', 'monster', 'witch', 'baby', 'died', 'hurt'],
  moods: ['learning', 'change', 'afraid', 'waiting', 'proud', 'first'],
  company: ['orange', 'thimble', 'walnut', 'bear', 'book', 'soup'],
  about: 'The hero bites all ten nails and needs one to peel an orange, and finds out when the teeth come for it.',
  titles: ['One Is Enough', 'Clonk', '{H} Grows a Nail', 'The Bear at the Door', 'A Walnut for the Exciting Bits'],
  want: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        'An orange lay on the table, and {H} wanted to peel it. You have to push in a nail at the top. But {H} bit {H}’s nails, all ten of them, and there was none to push with. The orange only got shinier.',
        '“Then I’ll grow one,” said {H}. “One is enough.” It was going to be on the little finger. “And nobody’s to bite it.” “Who’s nobody?” asked {A}. {H} shut {H}’s mouth.'
      ]
    }
  ],
  way: [
    {
      id: 'clonk',
      A: 'same',
      paragraphs: [
        '{H} put a thimble on that finger. Nobody can bite through a thimble. Then {A} read aloud from the book, and it came to the bear at the door. Clonk, it went. {H} took the thimble out of {H}’s mouth. “I didn’t do that,” said {H}. “It went up by itself.”',
        'The bear came in. Clonk. The next day the bus was late, and it went clonk fourteen times. The day after that the thimble was lost. By the evening the nail was gone as well.'
      ]
    },
    {
      id: 'what-of',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do they taste of?” asked {A}. {H} had to try it, to be able to say. The thumb tasted of pencil, and the next one of jam. The middle one had been in the sand.',
        '“And the little one?” “Of nothing,” said {H}. “Then why do you bite it?” “Because it comes after the others,” said {H}. There was no more to it than that.'
      ]
    },
    {
      id: 'mitten-soup',
      A: 'other',
      spare: 2,
      paragraphs: [
        'At supper {H} wore a mitten, so that no tooth should get in. It held the spoon like a bear holding a twig. {A} pushed the bowl a bit nearer.',
        'The mitten had the first spoonful, for it was closest. It had the second one too. “It’s eating more than you are,” said {A}. In the end it lay over the edge of the sink, quite full.'
      ]
    },
    {
      id: 'good-morning-nail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each morning they went to see how it was. {H} held {H}’s little finger up to the window, and {A} bent over it. “Good morning,” said {A}. “Have you slept well?”',
        'It was as short as the day before. “It’s shy,” said {H}. “It was bitten on Tuesday.” So they spoke more softly, and looked a little to one side of it.'
      ]
    },
    {
      id: 'ruler',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} fetched a ruler, to measure the nail. It began at nothing, and came to an end before the first line. “It’s shorter than anything they’ve got on here,” said {A}.',
        '{H} looked closely. Between nothing and the first line there was a small white gap. “It’s as long as that,” said {H}. So they wrote it down. “One gap.”'
      ]
    },
    {
      id: 'guarding',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“I could keep watch,” said {A}, and sat down opposite. {A} looked at {H}’s hands, and nothing else. They lay on the table, very good, like two gloves in a shop.',
        '“They know that you’re there,” said {H}. So {A} hid behind the curtain. After a while there was a small crunch. “That was a biscuit,” said {H}. It was, but only the first half of it.'
      ]
    },
    {
      id: 'pet-teeth',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was sitting by, and {H} had a look at what {A} had there. Nobody had bitten anything off it. It was all still on.',
        '“How do you do it?” asked {H}. {A} yawned, and then lay down on both front ends, so that nobody could get at them. {H} tried sitting on the hands. You can’t turn a page like that.'
      ]
    },
    {
      id: 'elder-button',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} took a button out of a pocket. It had once had four holes and a pattern, and now it was as smooth as soap. “I’ve had that for forty years,” said {S}. “It’s for waiting.”',
        '“What do you do with it?” asked {A}. “I go round the edge,” said {S}. {A} was allowed to, once. It went round and round, and there was no end on it to bite.'
      ]
    },
    {
      id: 'child-sleeve',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I don’t bite mine,” said {S}. But one of {S}’s sleeves was longer than the other, and it had a wet end. {A} looked at the sleeve. {S} looked at it too.',
        '“That’s different,” said {S}. “It’s a sleeve.” They agreed to tell each other. Whoever saw something go up said “bear”. It was said nine times before supper, five to four.'
      ]
    },
    {
      id: 'baby-gums',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{A} held out {A}’s little finger, and {S} took it and put it straight in. {S} had hardly any teeth. It was like being bitten by a warm sponge.',
        '“That one’s growing,” said {A}. “You can have the other hand.” {S} took the other hand as well. Nobody in the house had ever been so fond of all ten.'
      ]
    },
    {
      id: 'guest-lid',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a tin with a lid that would not open. “You need a nail for that,” said {S}, and looked at {A}. {A} put both hands on {A}’s back. “Not this week,” said {A}.',
        '“I can wait,” said {S}. There was something in the tin, and it rattled. They both listened to it. It is good for a nail to know that it is expected.'
      ]
    },
    {
      id: 'when',
      A: 'partner',
      paragraphs: [
        '“I’ve been listening,” said {A}. “It never went clonk when you had soap on your hands. It goes clonk when there’s a bear at the door, and your hands have nothing to do.”',
        '{H} looked at the hands. They lay there empty. “They can’t hold a bear,” said {H}. “Something smaller,” said {A}.'
      ]
    },
    {
      id: 'by-name',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“They ought to have names,” said {A}, “so that you know whom you’re biting.” They began at the thumb, and that was Boris. Then came Doris and Horace and Morris, and the little one was Florence.',
        'It was a good deal harder after that. “I nearly bit Morris,” said {H} at the bus stop. “How is Morris?” asked {A}. {H} had a look. Morris did not seem to have noticed anything.'
      ]
    }
  ],
  turn: [
    {
      id: 'walnut',
      A: 'partner',
      paragraphs: [
        '{H} tried a spoon, and it was all handle. Then there was a walnut, with wrinkles for the thumb to go along like roads. {A} opened the book. The bear knocked, and {H} drove round a bend. The bear came in and ate the porridge. Nothing went up.',
        'The walnut lived in {H}’s pocket after that. It was there when the bus was late. By Sunday there was a white edge on the little finger, as thin as a thread. By the next Sunday it was a nail.'
      ]
    },
    {
      id: 'somebody-in',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} shook the walnut beside {A}’s ear. There was a small knock inside. “Somebody’s in,” said {A}. “It’s a bear,” said {H}, “and it wants to come out.”',
        'They knocked back, twice. It knocked too. From then on there was a bear in the pocket, and it held {H}’s hand.'
      ]
    },
    {
      id: 'foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’ve got something as well,” said {H}, when the bear came to the stairs. {A} stopped reading. It was {A}’s foot. It was tapping, all by itself, under the table.',
        '“How long has it done that?” asked {A}. “Always,” said {H}. “At the bear.” They gave the foot a cushion to hold, and the story could go on.'
      ]
    },
    {
      id: 'sticker-corner',
      A: 'other',
      spare: 12,
      paragraphs: [
        'The nail’s first work was a sticker, on an apple. {A} held the apple still. {H} slid the nail under one corner, and the corner got up as if it had been called.',
        '“It’s in one piece,” said {A}. It was stuck on {A}’s forehead, where it said that it came from Spain. {A} wore it until supper.'
      ]
    },
    {
      id: 'lost-walnut',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Once the walnut was gone, just as somebody was creeping through the wood in chapter six. {H} felt in both pockets. One hand set off upwards. “Wait,” said {A}, and gave it a thumb to hold instead.',
        'It was {A}’s own thumb, and it had a wrinkle across the middle. It did very well until the end of the chapter. Then the walnut turned up in a shoe.'
      ]
    },
    {
      id: 'peel',
      A: 'partner',
      paragraphs: [
        'The orange had waited. {H} set the nail on it, right at the top, and pushed. Ssst, it said, and there was a hole, and a smell. {H} peeled all the way round, and it came off in one long curl. {A} hung it over one ear.',
        'Inside there were ten pieces. “That’s one for each finger,” said {H}, “but only this one’s earned it.” “Who’s next?” asked {A}. “The thumb,” said {H}. “It’s got the most to do.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the orange, which smelt of nothing yet.',
      '{names} rolled the orange back each time it went for the edge.',
      { text: '{names} held out ten nails, but {H} wanted to do it alone.', needs: ['hands'] },
      { text: '{names} looked for the thimble in the box with the buttons.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at every clonk.',
      '{names} listened for the bear from behind the chair.',
      { text: '{names} knocked on the table when it came to the bear.', needs: ['hands'] },
      { text: '{names} wrote down the clonks, to see how many there were.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a piece of the orange, from the sweet side.',
      '{names} came to see the white edge against the light.',
      { text: '{names} tried the curl of peel on the other ear.', needs: ['hands'] },
      { text: '{names} brought a second walnut, so that the first had company.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peel was put on the windowsill, where it went on smelling.',
    '{H} washed and lay down, with one hand round the walnut. The little finger stuck out a bit, since it was the longest now.'
  ],
  last: [
    'In the book the bear had gone home, the walnut was quite still, and {H} was asleep.',
    'Nine nails were growing and one had grown, and {H} was asleep.'
  ]
})
