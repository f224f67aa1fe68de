import { wishPlot } from '../wish-plot.ts'

export const popcorn = wishPlot({
  id: 'wish-popcorn',
  wishes: ['popcorn', 'pop corn', 'popcorns', 'popcorn popping', 'popcorn machine', 'popcorn maker', 'popcorn night', 'kernel', 'kernels', 'poppcorn'],
  answers: ['pop', 'pops', 'popping', 'popped', 'film', 'films', 'movie', 'movies', 'night', 'bowl', 'pot', 'pan', 'corn', 'sweet', 'salty', 'salted', 'salt', 'buttery', 'butter', 'warm', 'hot', 'making', 'make', 'made', 'eat', 'eating', 'ate', 'favourite', 'favorite', 'loves', 'kernel', 'kernels', 'never', 'wouldn’t', 'wouldnt', 'not', 'last', 'little', 'lid', 'loud', 'jumping', 'jumps', 'yummy', 'cinema', 'our', 'seed', 'bag', 'big'],
  except: ['cat', 'cats', 'chicken', 'shrimp', 'necklace', 'garland', 'string', 'lohri', 'bonfire', 'fire', 'burnt', 'burned', 'burn', 'smoke', 'microwave', 'exploded', 'stuck', 'tooth', 'teeth', 'choked', 'choking', 'allergic', 'sick', 'spilt', 'spilled', 'dropped', 'bird', 'birds', 'pigeon', 'field', 'farmer', 'rabbit', 'dragon', 'dragons', 'volcano', 'monster', 'robot', 'snow', 'cloud', 'clouds', 'lung', 'throwing', 'afraid', 'scared', 'hungry', 'hates', 'without', 'died', 'nose', 'ear'],
  moods: ['first', 'waiting', 'learning'],
  company: ['lid', 'pot', 'bowl', 'kernel', 'pan'],
  fed: true,
  about: 'The hero wants to watch one popcorn pop from beginning to end, and they are all too quick, except for the one that stayed in the bag and can still do it slowly.',
  titles: ['The One That Stayed in the Bag', 'Too Quick for Two Eyes', '{H} Watches One', 'Bang in Slow Motion', 'Lid On'],
  want: [
    {
      id: 'just-one',
      A: 'partner',
      paragraphs: [
        'First it was a hard little kernel, and then it was popcorn, big and white. {H} had never seen how it did that. {H} wanted to watch one, just one, from beginning to end.',
        'The bag was shaken into the pot, and the glass lid was put on. {A} and {H} stood well back, and each picked one out. {H}’s had a brown freckle. {H} didn’t take an eye off it. {H} only blinked. Pop! Something white was lying there.'
      ]
    }
  ],
  way: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        '“I’ll take the one beside it,” said {H}. Pop, went the one behind. Pop! Poppop! Then they all went. It drummed on the lid. “You’ve got to be quicker than they are,” said {A}. {H} held both eyes open with two fingers. Pop. “I was,” said {H}. “But it had finished.”'
      ]
    },
    {
      id: 'the-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The first one had gone off all by itself. Before that there was nothing but the oil, ticking a little. Then it went, and it sounded surprised. After that all the rest had waited, to hear what would come of it.',
        '“Who’d like to be second?” {A} had asked the pot. Nobody would. “They looked at each other,” said {H}. “And then two went at once, so that neither should have to be it.” They both thought that very decent.'
      ]
    },
    {
      id: 'drop-of-water',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s in there that goes off?” asked {H}. “Water,” said {A}. “There’s one small drop in each. It gets hot, and it wants to be steam, and it can’t get out. It pushes and pushes. In the end the whole kernel turns inside out.”',
        '{H} took off a sock, with great care, and it turned inside out on the way. “Like that?” asked {H}. “Faster,” said {A}. {H} put the sock on again, and stood still, and pushed. “Pop,” said {H}. It flew as far as the bread.'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the bowl there were no two alike. “That’s a sheep,” said {H}. “That’s an old king, from behind.” {A} had found a cloud with a nose. They laid those that were somebody on the edge of the table. The sheep was put next to the king.',
        'There was one that was nothing. They turned it every way. “Perhaps it’s popcorn,” said {A}. It was the only one. They let it stand in the middle, where everybody could see what it was.'
      ]
    },
    {
      id: 'catching-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One flew over the rim while the bowl was being filled. “I’ll catch the next,” said {A}, and held out a hat. Nothing flew into it. {A} looked away for a moment, and then it came. It went down the back of {A}’s collar.',
        '{A} wriggled, and it went further down. “Where is it now?” asked {H}. “It’s at my belt,” said {A}. It came out at the bottom of one trouser leg, some time later, quite flat. It had been kept very warm.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“They don’t all say pop,” said {H}. There was one that said “pip”, and some said “puck”. They listened with their eyes shut, each for a favourite. {A}’s was a deep one, that came from the middle. It said “pomp”.',
        '“That’s the bass,” said {A}. They sang along, pip and puck and pomp, whenever one was due. They were nearly always too late. Popcorn doesn’t wait for the beat.'
      ]
    },
    {
      id: 'salt-or-sugar',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Salt,” said {A}. “Sugar,” said {H}. They stood on the two sides of the bowl. In the end each of them did one half. They drew a line across the middle with a spoon. It held until somebody shook the bowl.',
        'After that you never knew. {A} took one, with care, and chewed, and listened. “Sweet,” said {A}. The next was salt. It was like a house with two doors, and you never knew who would open.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 7,
      paragraphs: [
        'All that popcorn had been one handful. {A} had shown it, and it didn’t even hide the lines of the hand. Now the bowl was full, and so was the other bowl. Three were lying on the floor. “Where does it get all that from?” asked {H}.',
        '{A} weighed one in the hand. It weighed nothing. “It’s mostly holes,” said {A}. “It’s taken the air from in here.” {H} took a deep breath, to see if there was still some. There was just enough.'
      ]
    },
    {
      id: 'being-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Then I’ll do it, and you watch,” said {A}. {A} crouched down on the floor, small and hard, with both arms round both knees. {A} got hot. You could tell by the cheeks. {H} watched, without a blink.',
        'Nothing happened, for a good while. “Is it soon?” asked {H}. “That’s what I’m asking myself,” said {A}. Then one knee cracked. It was the only thing that popped. “One of the slow ones,” said {A}, and had to be helped up.'
      ]
    },
    {
      id: 'a-film-of-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} knew somebody who had seen it in a film, slowed down. “First there’s a foot,” said {A}. “It comes out at the side, and kicks off. And it goes up in the air, and unfolds, like a shirt on a line.” “On one leg?” asked {H}. “On one leg,” said {A}.',
        '{H} looked into the bowl again. Now you could see it. There they lay, hundreds of them, as they had landed. All of them had jumped off on one leg, and nobody had held out a hand.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had heard the pot, and did not think much of it. Something was knocking in there, and wanted to come out. {A} kept to the far side of the room. But then the smell came over, quite warm, and that was another matter.',
        'A white one lay on the floor. {A} stretched out as far as could be, with the rest still back there, just in case. It didn’t go off. {A} took it away to the corner, and it squeaked a bit, between the teeth.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At our cinema they swept up on Saturdays,” said {S}. “What was under the seats went to my uncle’s hens. They knew every film. They laid better after the funny ones.” “How could they know?” asked {A}.',
        '“Nobody drops any in a sad one,” said {S}. “They sit there and hold it. With a funny one the whole floor’s white.” {S} threw one up, and caught it. “For a kiss there was hardly a beakful.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was in the pot, and the pot was the laundry basket. “Is the lid on?” asked {S}. {A} held a towel over it. Inside it began to rustle. “I’m getting warm,” said a voice. “I’m getting very warm.”',
        '“I won’t take my eyes off you,” said {A}. The towel went up, and {S} was out, with a vest on both ears. It had been too quick. “Again,” said {A}. “I blinked.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was too small to have any. But {A} was allowed the noise. At each pop {A} blinked. {A} stared at the pot, and then at {H}. One of those two must have said it.',
        'Then it was over, and {A} waited. {H} did one, with a finger in one cheek. “Pop,” said {H}. {A} laughed, right down to the toes. It was the same joke, and this time you could see who it was.'
      ]
    },
    {
      id: 'left-in-the-bag',
      A: 'partner',
      paragraphs: [
        'When it was quiet, it was all tipped into a bowl. {A} folded up the bag, and there was one left in it. “That one’s no good,” said {H}. “It didn’t even come.” “It’s just as it was,” said {A}. “You could put it in the ground.”',
        '“What for?” asked {H}. “It’s a seed,” said {A}. “They all were. It’s the only one here that can still come up.” {H} bent over it. “Does that go fast?” “No,” said {A}. “Very slowly.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-an-eggcup',
      A: 'partner',
      paragraphs: [
        '{H} fetched an eggcup with wet cotton wool, and laid the kernel on it. There was no lid. They put their chins on the table, and looked.',
        '“In four days the skin splits,” said {A}. “Then something white comes out.” “A foot,” said {H}. “And in a week it stands up.” {H} blinked, to try it out. It was still lying there. You could even go and wash your hands, and not miss a thing.'
      ]
    },
    {
      id: 'cheering',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} came to watch as well, and took a handful from the bowl. It was like at the cinema. “Has it begun?” asked {A}. “It’s at the very beginning,” whispered {H}. “Nothing’s happening, but it’s happening already.”',
        '{A} thought that it was a bit long. But the seats were good. “Who’s in it?” asked {A}. “Only one,” said {H}. They chewed as quietly as they could, so as not to make it nervous.'
      ]
    },
    {
      id: 'a-stick-beside-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“How tall does it get?” asked {H}. {A} stood up, and stretched, and held a hand a bit higher. “And on top there’s a tuft,” said {A}. “And in the middle there’s a corn cob, in a coat.” {H} looked at the eggcup. It would have to have the window.',
        '“And what’s on the cob?” “Kernels,” said {A}. “There may be five hundred of them.” They both looked at the pot. “Then it’ll be two evenings,” said {H}.'
      ]
    },
    {
      id: 'lid-off',
      A: 'partner',
      paragraphs: [
        'They ate all those which had been too quick. {H} held one up to the lamp. “You were in a hurry,” said {H}. Then {H} laid it down beside the eggcup. “What’s that for?” asked {A}. “It’s so that it knows,” said {H}, “how it would have turned out.”',
        'They waited. The kernel lay on its wet bed, and did not jump. “I can see it doing it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the pot, and blinked at just the wrong time.',
      '{names} jumped at the pop, which was somebody else’s.',
      { text: '{names} chose one as well, and lost it in the crowd.', needs: ['hands'] },
      { text: '{names} held the bowl ready, with a thumb on the rim.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at each knock on the lid.',
      '{names} found a white one on the floor, and it was nobody’s.',
      { text: '{names} counted the pops, and stopped at poppop.', needs: ['hands'] },
      { text: '{names} wiped the glass with a sleeve, and the steam was inside.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the eggcup, and had not missed anything.',
      '{names} breathed on it a little, for the warmth.',
      { text: '{names} picked off a thread of cotton wool.', needs: ['hands'] },
      { text: '{names} cut a tiny flag, so that nobody should throw it out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was cold by now, and was washed, and the lid lay beside it. The eggcup went to the window, where the light would come in first.',
    '{H} got clean, and lay down, small and round, with both arms about both knees. It got warm in there. Very slowly, first at one foot, {H} unfolded.'
  ],
  last: [
    'At the window something was at the very beginning, and {H} was asleep and missed nothing.',
    'It was not in any hurry, and neither was {H}, who was asleep.'
  ]
})
