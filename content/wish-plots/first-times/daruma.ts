import { wishPlot } from '../wish-plot.ts'

export const daruma = wishPlot({
  id: 'wish-daruma',
  wishes: ['daruma', 'darumas', 'daruma doll', 'daruma dolls', 'daruma one eye', 'daruma eye', 'daruma eyes', 'daruma second eye', 'daruma other eye', 'daruma wish', 'daruma san', 'daruma japan', 'japanese daruma', 'japanese wishing doll', 'japanese wish doll', 'red doll one eye', 'doll one eye wish', 'wish doll japan', 'wishing doll japan', 'japan doll one eye', 'japanese doll one eye', 'doll paint other eye wish', 'paint eye doll wish', 'painting daruma', 'dharma doll', 'dharuma', 'okiagari', 'roly-poly doll japan'],
  answers: ['daruma', 'doll', 'dolls', 'eye', 'eyes', 'one', 'only', 'single', 'second', 'other', 'left', 'right', 'two', 'both', 'half', 'wish', 'wishes', 'wishing', 'wished', 'goal', 'luck', 'lucky', 'good', 'japan', 'japanese', 'red', 'round', 'small', 'big', 'paper', 'paint', 'paints', 'painted', 'painting', 'draw', 'draws', 'drew', 'brush', 'ink', 'pen', 'fill', 'filled', 'fills', 'coloured', 'waits', 'waiting', 'wait', 'looks', 'looking', 'stares', 'watching', 'falls', 'tips', 'over', 'stands', 'again', 'got', 'gets', 'has', 'had', 'bought', 'brought', 'present', 'gift', 'from', 'grandma', 'grandpa', 'uncle', 'aunt', 'auntie', 'mum', 'dad', 'friend', 'temple', 'shop', 'shelf', 'new', 'year', 'today', 'yet', 'still', 'true', 'comes', 'come', 'until', 'when', 'why', 'son', 'daughter', 'boy', 'girl', 'our', 'home', 'house'],
  except: ['died', 'hospital', 'burn', 'burning', 'burned', 'blind', 'broken'],
  moods: ['waiting', 'learning', 'first', 'proud'],
  company: ['daruma', 'sock', 'brush', 'ink', 'shelf', 'doll'],
  about: 'A daruma has only one eye until the hero can put on a sock standing up, and shows how that is done by having no legs at all.',
  titles: ['A Daruma with One Eye', 'The Other Eye Has to Wait', '{H} Keeps It All Below', 'One Sock, Two Eyes', 'Somebody without Legs'],
  want: [
    {
      id: 'only-one-eye',
      A: 'partner',
      paragraphs: [
        '{H} had a daruma with only one eye. A daruma is a round red doll from Japan, without arms or legs. A new one has no eyes either. You wish for something, and paint one. The other eye is painted when the wish is done. {H} had wished to put on a sock standing up, as big people do. “It can only see half of you,” said {A}. {H} wanted that other eye painted tonight.'
      ]
    }
  ],
  way: [
    {
      id: 'fast',
      A: 'partner',
      paragraphs: [
        'So {H} stood up in front of the daruma, and did it fast. One foot came up and the sock went down to meet it. They missed each other. {H} hopped to the left, with both arms in the air. {H} looked at the ceiling and the door, and sat down on a cushion. “Was that it?” asked {A}. The daruma only looked at the dry brush.'
      ]
    },
    {
      id: 'wink',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s got the other eye already,” said {H}, “and it’s winking.” {H} and {A} sat down in front of the daruma and winked back. {A} was done after four breaths. {H}’s whole cheek began to shake.',
        'The daruma did not even blink. “Nobody can wink that long,” said {A}. “So it really hasn’t got one.” {H} rubbed one cheek. It had been worth asking.'
      ]
    },
    {
      id: 'half-a-room',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What does it see, with one eye?” asked {A}. {H} covered one eye with a hand, and sat down where the daruma was. There was the lamp, and the half of {A} that had the teapot. The other half was gone, with the biscuits.',
        '“Then it doesn’t know about the biscuits at all,” said {H}. They turned the daruma a little, to be fair. Now it had the biscuits, and did not know about the tea. “It’ll have to remember the tea,” said {A}, “or take our word for it.”'
      ]
    },
    {
      id: 'chalk-dot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A raisin is black, and about as big as an eye. {H} pressed one on the daruma’s white spot, where the other eye would go. For a moment it had two eyes, and seemed surprised. Then the raisin slid down its cheek, very slowly, and lay on the shelf.',
        '“It’s dropped it,” said {A}. {H} looked at the raisin, and the raisin looked at nobody. An eye that nobody had earned did not stick. {H} ate it, and wiped the shelf, and the white spot as well.'
      ]
    },
    {
      id: 'smaller-wish',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could have wished for something easier,” said {A}. {H} thought about what was easier. You could wish to sneeze. You could wish that it would be Thursday. {H} said it all to the daruma, in a low voice.',
        'The one eye looked straight ahead. It had heard the wish with the sock, and it was not going to listen to a second. “It’s only got one eye,” said {H}, “but it’s got a very good memory.”'
      ]
    },
    {
      id: 'elder-cupboard',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I knew a daruma that had one eye for eleven years,” said {S}. “Its owner had wished to finish a jumper.” {A} asked whether it was such a big one. “No,” said {S}. “But whenever it was nearly done, the owner had grown.”',
        '“And the second eye?” asked {A}. “In the end it was given to a smaller cousin, and was finished at once,” said {S}. “So was the eye. The daruma looked at the cousin as if it had been expecting someone bigger.”'
      ]
    },
    {
      id: 'pet-stares',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not like to be looked at by one eye. So {A} sat down in front of the daruma and looked back. Neither of them moved. {A} had two eyes, and ought to have won twice as fast.',
        'But {A} had to blink now and then, and the daruma never did. In the end {A} went to lick a paw on the far side. The daruma had no eye there. “That’s where I’d go too,” said {H}.'
      ]
    },
    {
      id: 'down-and-up',
      A: 'partner',
      paragraphs: [
        '{H} gave the daruma a push. It went over on its nose, and got up again. {H} pushed it the other way, and it got up again. “I fall over, and I’ve got two legs,” said {H}. “It hasn’t got any.” {A} looked closely. “It’s heavy below, and on top it’s empty,” said {A}. “And its eye goes back to the same place.” {H} had waved both arms, up on top, and had looked everywhere.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-below',
      A: 'partner',
      paragraphs: [
        'So {H} stood in front of the daruma, and kept everything low. {H} bent one knee, sank a bit, and held both elbows in. “And the eye?” asked {A}. {H} needed one place to look at. There was the white spot where the other eye was not. {H} looked at the spot, and at nothing else. The foot came up by itself. The toes found the sock. {H} wobbled once, and came back up. “It’s on,” said {A}.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does it look at, when it goes to sleep?” asked {A}. {H} laid the daruma down on its back, to see. It got up. {H} laid it on its face. It got up again, and looked as if nothing had been the matter.',
        '“It can’t go to bed,” said {H}. They tried it with a cushion on each side, and one on top. The top cushion rose, and there was an eye. They let it stay up. It was waiting for something, after all.'
      ]
    },
    {
      id: 'child-wish',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be a daruma too. {S} pulled both arms into one jumper, and both knees as well, and sat there, quite round. {A} gave a very small push. {S} went over on the carpet, and stayed there.',
        '“Get up,” said {A}. “I’m heavy on the wrong side,” said {S}. {A} rolled {S} to the left and to the right. In the end {S} lay with one eye shut, and said that this was the kind that slept.'
      ]
    },
    {
      id: 'which-eye',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The first eye goes on its left,” said {A}, who had read the paper in the box. {H} looked at the daruma. The eye was on the right. {H} went hot all over. Then {H} turned round and stood as it did, with {H}’s back to the shelf.',
        'Now it was on the left. “You’ve got to be it,” said {H}, “and then it’s easy.” {A} turned round too, to make sure. The daruma saw two backs, one of them with its good eye.'
      ]
    },
    {
      id: 'other-slipper',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} put on slippers standing up, and always had done, leaning on the wall with one hand. “Does that count?” asked {H}. They both looked at the daruma. It had no wall. It had no hand to put on one.',
        '{A} let go of the wall, and turned a slow half circle, and was caught by the curtain. “It’s seen that,” said {A}. {H} turned the daruma round, so that it had not, and {A} did it once more.'
      ]
    },
    {
      id: 'second-eye',
      A: 'partner',
      paragraphs: [
        '{H} dipped the brush in the ink, and stood in front of the daruma on two good feet. One round black dot, and there it was, the other eye. It was a bit bigger than the first. “That’s because it’s pleased,” said {A}. The daruma looked at the left sock, and at the right foot, which was bare. It saw all of {H} now. “The other sock as well?” asked {H}. But there was no third eye to paint, so {H} did that one sitting down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} showed the daruma which sock it would be.',
      '{names} went over to the side where the daruma could not see.',
      { text: '{names} stirred the ink, in case it was needed soon.', needs: ['hands'] }
    ],
    way: [
      '{names} counted how often the daruma had got up, and came to eight.',
      '{names} said that the sock had been upside down as well.',
      { text: '{names} moved the cushion to where {H} was going to fall.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood behind the daruma, to be looked at by mistake.',
      '{names} kept the room still, so that nothing moved but the foot.',
      { text: '{names} held the ink pot while the second eye was made.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the brush until the water stayed clear. The daruma went back on its shelf, with two eyes, and nothing more to wait for.',
    '{H} washed, and took off both socks, one of them standing up. Then {H} lay down, and that was the one thing that a daruma cannot do.'
  ],
  last: [
    'Two black eyes were open on the shelf, two others were shut, and {H} was asleep.',
    'The daruma stayed up to look at the wish that was done, and {H} slept.'
  ]
})
