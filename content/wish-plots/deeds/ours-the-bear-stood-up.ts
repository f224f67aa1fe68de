import { wishPlot } from '../wish-plot.ts'

export const oursTheBearStoodUp = wishPlot({
  id: 'wish-deed-ours-the-bear-stood-up',
  tellsAny: 'ours',
  deeds: ['talks'],
  about: 'The hero can talk to whom nobody can, and what is said back is a complaint: the bedtime book always stops at the same place, for the hero is asleep by then; so it is read from behind.',
  titles: ['The Bear Stood Up', '{H} Hears the Other Half', 'A Complaint about the Bear', 'In the Middle of the Lake', 'The Voice with the Pillow in It'],
  company: ['step', 'blanket', 'book', 'bear', 'boat', 'lake', 'torch', 'door', 'house', 'woman', 'window', 'sandwiches', 'flower pot', 'gutter', 'hen', 'suitcase'],
  want: [
    {
      id: 'the-other-half',
      A: 'partner',
      paragraphs: [
        'After supper {H} and {A} sat on the step by the door, with a blanket. And there {H} {ours.did}. It was quite easy. {A} heard only the one half. “Yes,” said {H}. “No. Only on Sundays.”',
        '“And what’s the other half?” asked {A}. “It’s a complaint,” said {H}. “It’s about the bear.”',
        { extra: 1, joins: true, both: ['“A complaint from {ours.the}?” asked {A}. “From over there,” said {H}, and nodded that way.'] }
      ]
    },
    {
      id: 'much-too-loudly',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wanted to say something too. “Good evening,” said {A}, slowly and far too loudly, as people do abroad. {H} waited, with one hand up. “Did it get there?” asked {A}.',
        '“Yes,” said {H}. “‘Nobody here is deaf.’” {A} said good evening again, in half the size. After that they were on good terms.'
      ]
    },
    {
      id: 'in-the-middle-of-the-lake',
      A: 'same',
      paragraphs: [
        'Every evening {A} read to {H} from the book with the bear. Whoever was outside had heard it as well. And it always broke off at the same place. The bear was in the middle of the lake, and had just stood up in the boat.',
        '“It’s stood there since spring,” said {H}, “and somebody wants to know what for. So do I.” {H}’s eyes had always been shut by then.'
      ]
    }
  ],
  way: [
    {
      id: 'hm',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then tell them something,” said {A}. So {H} made up an end. The bear sat down again, and there was cake. {H} listened to what came back. “Well?” asked {A}. “‘Hm,’” said {H}.',
        '{H} put a cherry on the cake, and a second bear. “‘Hm,’” said {H}, before it was quite out. They had all been told things before, it seemed, by people who were only being kind.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“While you’re at it,” said {A}, “ask about {what.part}.” {A} had been wondering about that for years, and had never known where to turn. {H} asked, as nicely as it could be put.',
        'What came back was short. “‘They all ask that,’” said {H}. “Is that the whole answer?” asked {A}. It was. They both looked politely at something else for a bit.'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the middle of a sentence {ours.the} {what.does}. “What does that mean?” asked {A}. “That isn’t a word,” said {H}. “That’s what you do in between. You scratch your ear.”',
        '{A} had been scratching an ear just then. “And what have I been saying?” asked {A}. {H} passed the question on. It had meant Thursday, mostly.'
      ]
    },
    {
      id: 'a-thin-book',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve read something about this,” said {A}. “{what.fact}.” {H} passed it on, to see whether it was true. It took a while. “‘Who says so?’” said {H}.',
        '{A} could not remember. It had been a thin book, and it had lain at the dentist’s. “‘Ah,’” said {H}. “‘The dentist.’” Nothing more was said about it on either side.'
      ]
    },
    {
      id: 'anything-else',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And is there anything else that we could do?” asked {A}. {H} passed it on. There was one thing more. It was {what.wants}. “Now?” asked {A}. “Only if it’s no trouble,” said {H}.',
        '{A} went in and looked in all the drawers. There was string, and there was a cork. {H} offered the cork. It was taken in good part, but it was not the same.'
      ]
    },
    {
      id: 'the-gutter',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man came past with his shopping. He had heard that {H} could pass things on. “It’s about last night,” he said, “between two and three. It needn’t stop. It’s only the high bit.”',
        '{H} put it carefully. There was a pause. “‘That was the gutter,’” said {H}. The man thanked everybody. He went home to have a word with the gutter himself.'
      ]
    },
    {
      id: 'about-the-bath',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do they know about us out here?” asked {A}. {H} asked, and it went on for a long time. {H} nodded, and said “Oh”, and once, “With both feet?” “What was that?” asked {A}.',
        '“It’s only about the bath,” said {H}. {A} drew the blanket up. “And who else has heard it?” {H} did not need to ask. “The gutter,” said {H}.'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 8,
      paragraphs: [
        'So they guessed. {A} thought that the bear was saying good afternoon to another boat. {H} thought of a wasp. Then there came a guess from the other end, and {H} had to hear it twice.',
        '“It’s being measured,” said {H}, “is the guess.” They looked at each other. “For trousers?” asked {A}. It was a good guess. It was only that you would have heard the tailor.'
      ]
    },
    {
      id: 'a-bus-bear',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to know whether anybody out there had ever met a bear. There was a friend of a friend who had. “And did that one stand up in boats?” asked {A}. {H} passed it on.',
        '“It was more of a bus bear,” said {H} after a moment. “Did it stand up in the bus?” It had, for an old lady. That did not help them with the lake, but it was nice to know.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had no complaint. {A} was there for the reading every evening, and had never yet got past page two. “You might have told me that it stops,” {H} said.',
        '{A} looked at {H} for a good while. {H} knew what that was, even without being told. It was what you look like when you could have been asked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small, I could talk to the stove,” said {S}. “And what did it say?” asked {A}. “‘Shut the door,’” said {S}. “It was always the same thing. It never got beyond that.”',
        '“And did you?” “I shut its own one, the little one with the handle,” said {S}. “Every time. It was years before I saw that it had meant the big one.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had something to be passed on as well. “Why?” said {S}. “Why what?” asked {A}. {S} had not got that far yet. So {A} passed it on just as it was.',
        'The answer came at once. “‘Because,’” said {A}. {S} nodded slowly. That was what they said indoors too. If even out here they said it, there had to be something in it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} did not need anything passed on. {A} said “Ba” into the dark, and listened, and laughed out loud. Then {A} said “Ba” again, but with a little more doubt in it.',
        '“What was it about?” asked {H}. It had not been about the bear. {H} would not say any more than that. It had been said to {A}, after all.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At ours it’s only ever the wind,” said {S}. “What does it say?” asked {A}. “‘Whoo,’” said {S}. {A} thought that this was not much, for a whole wind. “It’s a small house,” said {S}. “There isn’t room for the rest of it.”',
        'They listened for a moment. There was a wind here too. It was saying what the bus times were.'
      ]
    },
    {
      id: 'like-a-slipper',
      A: 'partner',
      paragraphs: [
        'So {A} fetched the book and read, low, and put each word down like a slipper. The bear rowed out. The bear stood up. By then {H}’s head was on {A}’s arm, and both eyes were shut.',
        '{A} closed the book. A long sigh came out of the dark, and {H} sat up. “And what did it do?” asked {H}. “I don’t know,” said {A}. “When you’re asleep, I stop. I’ve never been any further myself.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. {A} had not been ready for that, and dropped the book off the step. They had to look for the bear again, page by page.'
      ]
    },
    {
      id: 'it-is-the-voice',
      A: 'partner',
      paragraphs: [
        '{A} looked across the road. The woman at the window there had her chin in the flower pot. “It’s my voice,” said {A}. “I’ve only ever read with it at bedtime. Whoever hears it goes to sleep. It’s got the pillow in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        '{H} took the book, turned it over, and opened it from behind. On the last pages there were hardly any words. It was nearly all bear. “I’ll look, and I’ll say what I see,” said {H}. “Then nobody’s read to.” {A} held the torch.',
        '{H} used a loud voice, the one for calling across the street. “It’s home again! Now it’s rowing! Now it’s standing up. It’s looking at something flat.” {H} held the page to the torch. “It’s been sitting on the sandwiches!”'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      paragraphs: [
        'For a moment you could have heard the torch. Then {H} had to hold on to the step for laughing. “What’s the answer?” asked {A}. {H} wiped both eyes. “‘What was in them?’” said {H}. They held the torch nearer. It was egg.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was told further at once. {H} could hear it go, along the wall and round the corner. “What are they saying now?” asked {A}. By the wall there were twelve sandwiches. By the corner the bear had a hat.',
        '“Shall I put it right?” asked {H}. {A} thought about the bear without one, out there in the sun. “Leave it the hat,” said {A}.'
      ]
    },
    {
      id: 'across-the-road',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Across the road the woman took her chin out of the flower pot. “What was it?” she called. “Sandwiches!” called {H}. “What about them?” “Flat!” called {A}.',
        'She nodded, and drew her head in. They could hear her telling somebody inside. “Flat,” she said, and after a time a man’s voice said, “I thought as much.” There was earth on her chin, but nobody could pass that on now.'
      ]
    },
    {
      id: 'tried-at-home',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} went in and came out with two slices of bread. They put one under each of them and sat still for as long as you can. “Now,” said {H}, and they stood up, just like that, in the middle of everything.',
        'They were flat, but not as flat as on the lake. “It’s had more practice,” said {A}. They ate them. You could taste the step a little.'
      ]
    },
    {
      id: 'one-thing-more',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is that the end of the complaint?” asked {A}. It was, nearly. {H} only had to pass on one thing more. Next time, please, it should be somebody with luggage. Then there would be something to wonder about from the start.',
        '“We’ve got a hen at a station,” said {A}. {H} passed on the hen. “‘With how many bags?’” said {H}. They had to go in and count.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved in under the blanket, and cold toes came too.',
      '{names} tilted towards the dark, and got only the same half.',
      { text: '{names} tucked the blanket round the step, as if the step were cold.', needs: ['hands'] },
      { text: '{names} brought a spare cushion for the complaint.', needs: ['hands'] }
    ],
    way: [
      '{names} sagged a bit further with every stroke of the oars.',
      '{names} drooped, chin first, until the sigh came.',
      { text: '{names} rowed a little, with two spoons.', needs: ['hands'] },
      { text: '{names} turned a page back, to see if the bear sat down again.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled off the step with laughing, blanket and all.',
      '{names} thumped the step three times, for the sandwiches.',
      { text: '{names} propped the book up on both thumbs.', needs: ['hands'] },
      { text: '{names} sketched a flat sandwich in the dust.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put back the book with the bear, and shook out the blanket. Then {H} said good night from the door. There was an answer, and {H} passed it on.',
    'Freshly washed, {H} lay down. The new book had a hen in it, at a station, with a suitcase. It was read low, and far away somebody asked what was in it.'
  ],
  last: [
    'The bear was home, and it was sitting on nothing at all, and {H} was asleep.',
    'It was egg. They all knew it now, as far as the corner, and {H} was asleep.'
  ]
})
