import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const crookedPlaits = wishPlot({
  id: 'wish-crooked-plaits',
  star: 'kin',
  nothingElse: true,
  wishes: ['plaits badly', 'plaits wrong', 'plaits wonky', 'plaits crooked', 'plaits sideways', 'plaits lopsided', 'plaits funny', 'plaits messy', 'plaits terrible', 'plaits stick out', 'plaits sticking out', 'plaits stick up', 'plaits practises', 'plaits practices', 'plaits practising', 'plaits practise', 'plaits mop', 'plaits dough', 'plaits can’t', 'does plaits', 'doing plaits', 'makes plaits', 'plaits hair', 'plaited hair', 'plait hair', 'plaiting hair', 'plaits my hair', 'learns plait', 'learning plait', 'learns to plait', 'learning to plait', 'learnt plait', 'tries plait', 'trying plait', 'tried plait', 'first plaits', 'braids badly', 'braids wrong', 'braids wonky', 'braids crooked', 'braids sideways', 'braids lopsided', 'braids messy', 'braids funny', 'braids stick out', 'does braids', 'doing braids', 'braids hair', 'braided hair', 'braids my hair', 'learns braid', 'learning braid', 'learns to braid', 'learning to braid', 'tries braid', 'trying braid', 'tried braid', 'pigtails wonky', 'pigtails crooked', 'pigtails badly', 'pigtails lopsided', 'does pigtails', 'doing pigtails', 'dad learning to do plaits', 'dad plaits', 'dad does plaits', 'dad braids', 'daddy plaits'],
  answers: [...WHICHEVER_RELATIVE, 'plait', 'plaits', 'plaiting', 'plaited', 'braid', 'braids', 'braiding', 'braided', 'pigtails', 'pigtail', 'hair', 'does', 'did', 'doing', 'do', 'makes', 'made', 'badly', 'bad', 'wrong', 'wonky', 'crooked', 'sideways', 'lopsided', 'messy', 'terrible', 'up', 'down', 'out', 'one', 'two', 'other', 'stick', 'sticks', 'sticking', 'go', 'goes', 'going', 'practises', 'practices', 'practising', 'practicing', 'practise', 'practice', 'mop', 'bread', 'dough', 'on', 'can’t', 'cannot', 'couldn’t', 'learn', 'learns', 'learning', 'learnt', 'learned', 'tries', 'trying', 'tried', 'first', 'time', 'school', 'tomorrow', 'today', 'every', 'morning', 'before', 'nursery', 'for', 'to', 'me', 'daughter', 'with', 'not', 'doesn’t', 'know', 'own', 'only', 'is', 'was', 'has', 'it', 'two', 'looks', 'look', 'laughs', 'ribbon', 'ribbons', 'still', 'but', 'at', 'of', 'concert', 'dad', 'photo'],
  except: ['hairdresser', 'salon', 'barber', 'french', 'cornrows', 'box', 'dyed', 'ill', 'hospital', 'cancer', 'chemo', 'bald', 'lost', 'died', 'dead', 'gone', 'away', 'left', 'misses', 'divorce', 'teased', 'laughed', 'bullied', 'hurts', 'hurt', 'pulls', 'screams', 'cries', 'crying', 'cut', 'scissors', 'nits', 'lice', 'horse', 'pony', 'doll', 'dolls', 'mermaid', 'princess', 'rapunzel', 'unicorn', 'beard', 'gum', 'glue', 'viking', 'bracelet', 'bracelets', 'friendship', 'challah', 'grass', 'onions', 'garlic', 'rug', 'rope'],
  moods: ['learning', 'first', 'change', 'proud'],
  company: ['mop', 'bucket', 'dough', 'hair', 'comb', 'plait', 'table', 'chair', 'broom', 'kitchen', 'cloth', 'loaf', 'elbow', 'lamp', 'ear', 'sugar'],
  about: 'One plait goes up and one goes sideways; on the mop and on the dough they come out straight, until it is seen that a plait goes where the hands were that made it.',
  titles: ['One Went Up and One Went Sideways', 'The Mop Has Lovely Plaits', 'Elbows Down', '{H} and the Two Handles', 'A Plait Goes Where It Was Made'],
  want: [
    {
      id: 'one-up-one-sideways',
      A: 'partner',
      paragraphs: [
        '{H} sat on the rug, and {A} sat above on the chair and did {H}’s plaits. It was only practice, for tomorrow. “Done,” said {A}. {H} felt them. One plait went straight up, like the handle of a jug. The other went out sideways, and pointed to the kitchen. “They’re meant to hang,” said {H}. “I want two that hang.” “I did it over, and over, and over,” said {A}. “I don’t know who’s told them.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went to the mirror, to see what could be done with it. A cup could be hung on the one that went up. The other was good for turning corners. “You’d only have to look at it,” said {A}, “and you’d know that you’re going left.”',
        '{H} went left, into the bathroom. To come out again {H} had to walk backwards, or nobody would have understood. {A} took the cup down first.'
      ]
    },
    {
      id: 'the-third-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A plait has three strands, and {A} has two hands. That was where it always began. “Left over the middle,” said {A}. “Right over the middle. Now where’s the other one?” It was between {A}’s teeth.',
        '{A} said something through it that had no letters in it. “What?” asked {H}, and turned round to look. All three went off, in three directions. “Now it’s hair,” said {A}.'
      ]
    },
    {
      id: 'the-parting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First there has to be a parting, straight down the middle. {A} drew it with the comb. “It feels a bit round,” said {H}. “It’s going round the crown,” said {A}. “There’s a hill there.” Then it went by way of the ear.',
        '“Where does it come out?” asked {H}. “At the collar,” said {A}, “on the sunny side.” So the left plait got rather more to do than the right.'
      ]
    },
    {
      id: 'on-the-mop',
      A: 'partner',
      paragraphs: [
        'They needed a head that had time. {A} leaned the mop on the table, upside up, and its white strings hung down all round. {A} crouched before it. Left over the middle, right over the middle. It made two plaits, as straight as ropes.',
        '“It’s got lovely hair,” said {A}. “Now I can do it.” {H} sat down on the rug again, and {A} on the chair. One went up, and one went sideways. They both looked at the mop.'
      ]
    },
    {
      id: 'the-mop-cleans',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Since it was done up so nicely, the mop was to go out. It went once across the kitchen floor. With its hair loose it made one broad, wet street. Now it made two narrow ones, like a cart.',
        '{H} walked in the dry part between. “It’s cleaner where the plaits were,” said {H}. “It’ll have to go everywhere twice,” said {A}. Beauty was a good deal of work.'
      ]
    },
    {
      id: 'everything-in-threes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'After that {A} plaited whatever came in threes. There were three scarves on the hook, and the fringe of the rug. There were three shoelaces, from two people, and three bits of spaghetti, but those broke. All of it hung down, or lay, as it should.',
        '“It’s only yours,” said {A}. {H} held {H}’s head very still. “It’s heard you,” said {H}. “It’s going to stick out now on purpose.”'
      ]
    },
    {
      id: 'good-advice',
      S: 'other',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{S} knew how it was done, and stood behind the chair to say so. “Left,” said {S}. “No, the other left.” {A} let go of one and took the other. “Now under.” “I thought it was over,” said {A}. “It’s over, seen from under,” said {S}.',
        'After a while there was a plait. It had one end, and in the middle of it was {A}’s finger. “That’s a very old kind,” said {S}.'
      ]
    },
    {
      id: 'hair-tie',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the end comes the hair tie, and it has to go round three times. {A} stretched it. It went round once, and round twice, and then it went across the room. There was a small tick, up by the lamp.',
        '“That’s the second one up there,” said {H}. They stood and looked. They were sitting side by side on the rim of the shade. “At least those two are even,” said {A}.'
      ]
    },
    {
      id: 'child-wants-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted a plait as well. There was not much to make one of, just a tuft above the forehead. {A} twisted it, and held it with a bit of red wool. It stood up like the green on a radish.',
        '“Does it hang?” asked {S}. “No,” said {A}. “Good,” said {S}, and went to show it about. Those who want one that stands are soon served.'
      ]
    },
    {
      id: 'in-the-dough',
      A: 'partner',
      paragraphs: [
        'In the kitchen was the dough for tomorrow’s loaf. {A} rolled it into three long strings, side by side on the table, and tried once more. Over the middle, and over the middle. {H} stood by and watched, for once from the front.',
        'It was a very good plait. It ran straight to the edge of the table, and {A}’s elbows had gone along with it. {H} looked at the elbows. “Where were they when you did me?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'elbows',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the chair and did it in the empty air. One elbow was up by {A}’s ear. The other was out to the side, because of the lamp. “That’s them,” said {H}. “That’s my plaits.”',
        '{A} stared at the two elbows. “A plait stays the way it was held,” said {A}. “I’ve been holding you up.”'
      ]
    },
    {
      id: 'cord',
      S: 'hero',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} wanted to try it too. There was a dressing gown with a long cord, and {A} was in it. {H} took the two ends for the outside, and for the middle the belt of a coat. Over, and over. It went quickly, with the elbows down.',
        '“Very straight,” said {A}, and wanted to get up and look. The chair came too. The middle one had been the back of the chair.'
      ]
    },
    {
      id: 'pet-and-comb',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen the mop, and had seen the fringe of the rug. Now {A} saw the comb coming, and remembered something that had to be done in another room.',
        '“We were only going to look,” called {H}. It was quiet. A little later two eyes came round the door, to see who it was by now. It was the tea towel.'
      ]
    },
    {
      id: 'elder-tight',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Mine were done so tightly,” said {S}, “that I couldn’t shut my eyes.” “Not even at night?” asked {A}. “At night they were undone. You could hear it. It went through the house like a sigh, and then all of us blinked.”',
        '{A} tried to look like that, with both hands pulling back. “You look surprised,” said {S}. “I was surprised until I was twelve.”'
      ]
    },
    {
      id: 'two-that-hang',
      A: 'partner',
      paragraphs: [
        'So {H} got the chair, and {A} knelt on the rug behind it. Now all of {A} was lower down. Over the middle, with the elbows by the knees, and further and further towards the floor. {A} did not breathe much. Then {H} shook {H}’s head. Something knocked on the left shoulder, and something on the right. “They hang,” said {H}.',
        'At the very end, one of them turned out a little, like a foot. {A} wanted to do it again. “No,” said {H}. “That bit’s how I know it’s you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round {H}, and kept clear of the one that pointed.',
      '{names} looked where the plait pointed, but in the kitchen there was nobody.',
      { text: '{names} bent the one down, and it came up again.', needs: ['hands'] },
      { text: '{names} held the comb, until it should be wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down before the mop, and did not know it again.',
      '{names} came to smell the dough, from the thick end to the thin.',
      { text: '{names} combed the mop for next time.', needs: ['hands'] },
      { text: '{names} swept up the flour, right up to the plait.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the plaits swing, left and right and left.',
      '{names} lay down on the rug, as far down as a plait can go.',
      { text: '{names} moved the lamp back, away from everybody’s elbows.', needs: ['hands'] },
      { text: '{names} gave each of the two a small pull, like a bell.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dough was laid in its tin under a cloth, to grow until morning. The mop hung on its hook, and might keep its plaits for the night.',
    '{H} washed, with a plait on each side of the basin. Then {H} lay down. One plait lay to the left on the pillow, and one to the right. They pointed at nothing.'
  ],
  last: [
    'One plait hung over the edge of the bed, quite straight, and {H} was asleep.',
    'In the kitchen one long plait was slowly rising, and {H} was asleep between two.'
  ]
})
