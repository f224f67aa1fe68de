import { wishPlot } from '../wish-plot.ts'

export const eidMorning = wishPlot({
  id: 'wish-eid-morning',
  wishes: ['eid morning', 'eid mornings', 'morning eid', 'eid shoes', 'eid new shoes', 'new eid shoes', 'eid shoes squeak', 'eid squeaky shoes', 'squeaky eid shoes', 'eid sandals', 'eid new sandals', 'eid cousins', 'eid cousin', 'eid all cousins', 'eid morning cousins', 'eid coin', 'eid coins', 'eid money', 'eid morning coins', 'eid morning shoes', 'eidi coins', 'eidi coin', 'eidi cousins', 'eidi money', 'eidi morning', 'eidiya', 'eidiyah', 'eidia', 'eidiyya', 'bayram harçlığı', 'bayram coins', 'bayram money', 'bayram morning', 'bayram shoes', 'duit raya', 'raya morning', 'raya money', 'raya shoes', 'raya cousins', 'lebaran morning', 'lebaran shoes', 'eid ka din', 'eid aunties', 'eid auntie', 'eid great aunt', 'eid day cousins', 'eid breakfast', 'eid dates', 'eid new clothes', 'eid clothes', 'new clothes eid', 'new clothes for eid', 'eid sweets', 'eid dress', 'eid new dress', 'new eid clothes', 'eid visits', 'eid visiting', 'bayram hands', 'kissing hands bayram', 'bayram sweets', 'kissing elders hands'],
  answers: ['morning', 'mornings', 'early', 'new', 'shoes', 'shoe', 'sandals', 'squeak', 'squeaks', 'squeaky', 'squeaking', 'cousin', 'cousins', 'all', 'eleven', 'many', 'lots', 'coin', 'coins', 'money', 'eidi', 'gift', 'gifts', 'purse', 'aunt', 'aunts', 'auntie', 'aunties', 'aunty', 'great', 'uncle', 'uncles', 'khala', 'khalto', 'amma', 'dadi', 'nani', 'teta', 'jiddo', 'grandma', 'grandpa', 'family', 'mubarak', 'saeed', 'happy', 'feast', 'day', 'today', 'tomorrow', 'prayer', 'prayers', 'namaz', 'mosque', 'dates', 'breakfast', 'clothes', 'dress', 'shiny', 'first', 'come', 'coming', 'came', 'visit', 'visiting', 'house', 'door', 'hugs', 'hug', 'excited', 'loves', 'wear', 'wears', 'wearing', 'wore', 'get', 'gets', 'getting', 'got', 'gives', 'giving', 'gave', 'say', 'says', 'everyone', 'everybody', 'little', 'our', 'loud', 'fitr', 'al', 'ul', 'sweets', 'and', 'visits', 'kiss', 'kissing', 'kissed', 'hands', 'elders'],
  except: ['adha', 'al-adha', 'ul-adha', 'el-adha', 'bakra', 'bakri', 'bakrid', 'kurban', 'qurban', 'qurbani', 'kebir', 'kabir', 'haji', 'moon', 'crescent', 'henna', 'mehndi', 'lost', 'stole', 'stolen', 'broke', 'poor', 'no money', 'can’t afford', 'alone', 'missing', 'misses', 'died', 'dead', 'grave', 'hospital', 'war', 'tent', 'camp', 'prison', 'divorce', 'without', 'cried', 'crying', 'hurt', 'blister', 'tight', 'fight', 'dragon', 'cat', 'goat', 'sheep', 'camel', 'bed'],
  moods: ['first', 'waiting', 'proud', 'change'],
  company: ['shoe', 'shoes', 'mat', 'purse', 'coin', 'coins', 'cousins', 'Great-Aunt Zohra', 'chair', 'dates', 'door', 'slippers'],
  about: 'On Eid morning the hero wants to wish the great-aunt well before she can do it herself, learns to walk without a squeak, and is left without a coin, for she counts by the squeaks.',
  titles: ['The Twelfth Coin', 'Where the Shoe Bends', '{H} Comes In on Flat Feet', 'Eleven Squeaks', 'Who Had Not Squeaked'],
  want: [
    {
      id: 'by-the-squeak',
      A: 'partner',
      paragraphs: [
        'On Eid morning {H} had new shoes, and they squeaked. At ten the cousins would come, all eleven, in new shoes too. Every Eid Great-Aunt Zohra sat by the front door, where shoes came off. Her eyes were shut, and her purse was open. At each new squeak she held out a coin. “Eid Mubarak,” she said, before anybody could say it to her. This year {H} wanted to say it first.'
      ]
    }
  ],
  way: [
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'They practised at once. {A} sat down on the chair by the door, with both eyes shut. {H} went out, and came in again on tiptoe. It squeaked at every step, and twice on the mat. “Eid Mubarak,” said {A}. “That’s what I was going to say,” said {H}. So {H} went more slowly. Now it squeaked more slowly, and for longer.'
      ]
    },
    {
      id: 'like-a-horse',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What about the heels?” asked {A}. {H} went out once more, and came in on both heels, with ten toes in the air. It did not squeak at all. It knocked, all the way from the step to the mat. “Eid Mubarak, horse,” said {A}.',
        '{H} had not thought of that. It was no use being quiet as a child and loud as a horse. So {H} trotted twice round the chair, and neighed, and became {H} again at the door.'
      ]
    },
    {
      id: 'odd-number',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before the Eid prayer there had been dates for breakfast. You eat an odd number of them, and {H} had eaten three. Then {H} ate one more, because it was there. “That’s four,” said {A}. “Four’s even.” So {H} had to eat a fifth.',
        '{A} had got to five as well, and looked into the bowl. “Together we’ve had ten,” said {A}. “That’s even again.” They thought about it, each with one more date.'
      ]
    },
    {
      id: 'two-streets',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had been to the prayer very early. On that day you go by one street and come home by another, and meet more people. {H} had squeaked through both. At the corner a man took the oil can to his bicycle.',
        '“He thought that it was him,” said {A}. {H} had wanted to explain, but could not go back. It would have been the same street.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The left shoe squeaked a little higher than the right. “It sounds as if it was asking something,” said {A}. {H} took two steps. The left one asked, and the right one answered, rather shortly.',
        '“What did it say?” asked {A}. {H} took the two steps again, to hear it better. “It asked if we’re there yet,” said {H}. On the mat both feet stood still, and nobody asked any more.'
      ]
    },
    {
      id: 'pet-mouse',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} heard the squeak, and was sure that something small lived in the left shoe. {A} came and put one eye to the laces. Nobody was at home but a foot. {H} took a step, and there it was again.',
        'So {A} walked close behind {H}, from step to mat, and waited for it to come out. “It’s only leather,” said {H}. {A} had met leather before, and it had not talked.'
      ]
    },
    {
      id: 'elder-paper',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My Eid shoes were always two sizes too big,” said {S}, “so that they’d last for two Eids. In front there was newspaper. I didn’t squeak. I rustled.” “Did you get your coin?” asked {A}.',
        '“My uncle gave me two,” said {S}. “One was for me, and one was for another newspaper. He’d heard this one all the way down the street. Now he wanted to know how it went on.”'
      ]
    },
    {
      id: 'child-hands',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a new shoe on each hand, and walked up the wall with them to the coats. They squeaked up there too. “Who’s that?” asked {A}, with both eyes shut.',
        '“It’s nobody,” said {S}. “I’m standing down here.” The shoes went along above the coats and came down by the door frame. “Then Eid Mubarak up there,” said {A}.'
      ]
    },
    {
      id: 'baby-shoes',
      S: 'baby',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had new shoes as well, as long as a thumb. They did not squeak, for nobody had ever stood in them. {A} held {S} over the mat and let the soles come down. They were as quiet as two rolls.',
        '“You’d be first,” said {A}. “You’d only have to say it.” {S} thought for a while, and said something. It was long, and it was to the shoes.'
      ]
    },
    {
      id: 'guest-answer',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“What do I say, when she says Eid Mubarak?” asked {S}. “You say Eid Mubarak,” said {A}. “And then?” “Then there’s a hug. In some families there are three.” {S} wrote it on one hand, left, right, left.',
        'They tried it, and {S} began on the wrong side. Their noses met in the middle. “That was the fourth,” said {A}. “We’ve got one over, for later.”'
      ]
    },
    {
      id: 'old-shoes',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Behind the door stood {H}’s old shoes, and looked the other way. {A} squeezed one. It made no sound at all, however you bent it. “They used to squeak too,” said {A}. “That was last Eid.”',
        '“And where’s it gone?” asked {H}. {A} thought that shoes only had so much to say, and then it was said. “Mine are only beginning,” said {H}, and squeaked.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You needn’t keep your eyes shut in between,” said {H}. “It’s so restful,” said {A}, and leaned back. {H} went out, and came in, and squeaked. {A} said nothing. {A}’s chin had sunk, and {A} breathed very evenly.',
        '{H} opened {H}’s mouth to say it first. “Eid Mubarak,” said {A}, fast asleep. Some people can do it like that. It did not count, of course, but it was hard to say for whom.'
      ]
    },
    {
      id: 'rubbed-together',
      A: 'partner',
      paragraphs: [
        '{A} wanted to see one of those shoes from near by. {A} shook it, and knocked on the heel, and it kept quiet. Then {A} bent it across the middle. Squeak. “It’s only where it bends,” said {A}. “There are two skins of leather, one on the other, and they’re so new that they rub.” On tiptoe a shoe bends most of all. {H} put it on again, and came in on flat feet, like an iron over a shirt. There was no sound. {A} sat there with both eyes shut, and was still waiting.'
      ]
    }
  ],
  turn: [
    {
      id: 'flat-practice',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was half an hour left. {H} walked flat to the gate, and flat round the flowerpot. It is not easy to turn a corner like that. You have to do it bit by bit, as with a wardrobe. “Can you sit down?” asked {A}.',
        '{H} could sit on the step, with both legs straight out. “And up again?” That was harder. {A} had to take hold in front and lean {H} against the wall, like a ladder.'
      ]
    },
    {
      id: 'two-words',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It’s two words,” said {A}. “After the first she’ll have heard you, and then she’ll be quick.” So {H} practised saying both at once. It came out like the name of a town. {A} asked if you could get there by train.',
        'They tried a word each, {H} the first and {A} the second. That was very fast. “But then half of it’s yours,” said {H}, “and half the coin.” They went back to one person.'
      ]
    },
    {
      id: 'coins-polished',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“What will you do with your coin?” asked {A}. {H} did not know. It could be saved, or it could turn into sweets at the corner shop. Last year’s had lain in a pocket until the summer, and been washed three times.',
        '“It was the cleanest coin in town,” said {H}. “The man in the shop had a sniff at it, and then at all his others.” The next day those had been washed as well.'
      ]
    },
    {
      id: 'twelfth',
      A: 'partner',
      paragraphs: [
        'At ten the street began to squeak. Great-Aunt Zohra sat on the chair by then, with her eyes shut. Eleven cousins came in over the mat, high and low. None of them got as far as the first word. “Eid Mubarak,” said Great-Aunt Zohra, eleven times. Last came {H}, on flat feet, right up to the chair. “Eid Mubarak,” said {H}. Great-Aunt Zohra jumped, so that the purse rang. “Who was that?” she asked. Nobody had squeaked.'
      ]
    },
    {
      id: 'bend',
      A: 'partner',
      paragraphs: [
        '{H} had said it first, and held out a hand. But a hand makes no noise. Great-Aunt Zohra felt about in her purse. “Eleven squeaks,” she said, “and there’s a coin over. Somebody’s still to come.” She went on waiting. {A} bent down to {H}. “Bend,” whispered {A}. {H} went up on tiptoe, as high as it would go. Squeak. “Eid Mubarak, Great-Aunt,” said {H} quickly. “That’s twice,” said Great-Aunt Zohra. She opened one eye, to see who it could be. The twelfth coin was quite warm from waiting.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed by the mat, to see who would come first.',
      '{names} listened to the new shoes with great attention.',
      { text: '{names} moved the slippers along, to make room for eleven pairs.', needs: ['hands'] },
      { text: '{names} rubbed a thumb mark off the left shoe.', needs: ['hands'] }
    ],
    way: [
      '{names} came in over the mat as well, and was not heard.',
      '{names} looked under the chair for whatever it was that squeaked.',
      { text: '{names} opened the door each time, and shut it behind {H}.', needs: ['hands'] },
      { text: '{names} passed the dates, one at a time.', needs: ['hands'] }
    ],
    turn: [
      '{names} got hugged by four cousins at once, and came out crumpled.',
      '{names} sat between the empty shoes, where it was warm.',
      { text: '{names} set the shoes side by side, and there were twelve pairs.', needs: ['hands'] },
      { text: '{names} held a coin up to one ear, but it said nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cousins had squeaked away down the street, all eleven. {H} put the new shoes on the mat, with the coin in the left one.',
    '{H} washed, and went to bed in bare feet, which bend without a sound. Then {H} lay down quite flat.'
  ],
  last: [
    'On the mat the new shoes had nothing more to say, and {H} was asleep.',
    'In bed nothing bends, and nobody heard how {H} fell asleep.'
  ]
})
