import { wishPlot } from '../wish-plot.ts'

export const lionShoes = wishPlot({
  id: 'wish-lion-shoes',
  wishes: ['scared lion dance', 'scared of lion dance', 'afraid lion dance', 'frightened lion dance', 'hid lion dance', 'hides lion dance', 'hiding lion dance', 'cried lion dance', 'cries lion dance', 'lion dance scary', 'lion dance shoes', 'lion dance sneakers', 'lion dance trainers', 'lion dance feet', 'lion dance legs', 'lion dance two people', 'people in lion dance', 'people inside lion dance', 'who is in lion dance', 'lion dance drums loud', 'lion dance loud', 'lion dance lettuce', 'lion dance little one', 'lion dance new year', 'lion dance came', 'lion dancers shoes', 'lion dancers scared', 'lion dance lion', 'scared new year lion', 'afraid new year lion', 'scared chinese lion', 'afraid chinese lion', 'chinese new year lion', 'lunar new year lion', 'lion wearing sneakers', 'lion wears sneakers', 'lion in sneakers', 'lion with sneakers', 'lion wearing trainers', 'lion with trainers', 'lion wearing shoes', 'lion with shoes', 'lion had shoes', 'lion has shoes', 'lion in shoes', 'barongsai', 'mua lan', 'múa lân', 'wushi lion', 'southern lion dance'],
  answers: ['lion', 'lions', 'dance', 'dances', 'dancing', 'danced', 'dancer', 'dancers', 'scared', 'afraid', 'frightened', 'scary', 'hid', 'hide', 'hides', 'hiding', 'under', 'table', 'underneath', 'behind', 'cried', 'cry', 'cries', 'shy', 'shoes', 'shoe', 'sneakers', 'trainers', 'laces', 'lace', 'feet', 'foot', 'legs', 'people', 'two', 'men', 'inside', 'costume', 'real', 'not', 'drum', 'drums', 'drumming', 'loud', 'noise', 'noisy', 'cymbals', 'gong', 'lettuce', 'cabbage', 'red', 'packet', 'envelope', 'luck', 'lucky', 'mouth', 'eyes', 'blinks', 'head', 'big', 'little', 'small', 'one', 'new', 'year', 'chinese', 'lunar', 'street', 'restaurant', 'school', 'came', 'comes', 'coming', 'saw', 'sees', 'see', 'seeing', 'watch', 'watching', 'watched', 'until', 'then', 'but', 'that', 'only', 'had', 'has', 'wearing', 'wore', 'first', 'time', 'today', 'tomorrow', 'yesterday', 'grandma', 'popo', 'gonggong', 'nainai', 'yeye', 'mum', 'mummy', 'dad', 'daddy', 'brother', 'sister', 'cousin', 'family', 'our', 'house', 'door', 'at', 'the'],
  except: ['zoo', 'safari', 'den', 'king', 'mane', 'cub', 'roar', 'roars', 'tiger', 'circus', 'narnia', 'wizard', 'jungle', 'dragon', 'dragons', 'dotted', 'fell', 'hurt', 'hospital', 'ambulance', 'fire', 'firework', 'fireworks', 'firecracker', 'firecrackers', 'burned', 'crowd', 'lost', 'died', 'ballet', 'disco', 'sea', 'mountain', 'dandelion', 'bit', 'ate', 'eats people', 'horse', 'ladybird', 'birthday', 'hates', 'wedding'],
  moods: ['afraid', 'first', 'change', 'waiting'],
  company: ['lion', 'lettuce', 'shoes', 'shoe', 'lace', 'laces', 'table', 'tablecloth', 'fringe', 'door', 'drum', 'ribbon', 'cloth'],
  about: 'The New Year lion comes to the door for its lettuce, and the hero under the table is afraid of it, until below the fringe of the lion there are four shoes, and one lace is undone.',
  titles: ['Four Shoes', 'The Lion’s Lace', '{H} Under the Table', 'Below the Fringe', 'A Lettuce for the Lion'],
  want: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{H} was under the table, because the New Year lion was coming. It was red and gold, with eyes as big as plates. “It dances for luck,” said {A}, “and only eats lettuce.” A lettuce hung over the open door, on a ribbon.',
        '{H} did want the luck. “Only I don’t want to be here when it comes,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'why-lettuce',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does it eat lettuce?” asked {H}. “In Chinese, lettuce sounds nearly like growing rich,” said {A}. “So it takes it in its mouth and spits the leaves all over the place. Whoever gets one has luck.” {H} thought about whoever had to sweep.',
        '“Does it say thank you first?” asked {H}. {A} thought that it bowed three times. {H} bowed three times, on hands and knees, and hit the table at each.'
      ]
    },
    {
      id: 'not-by-the-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could send the lettuce to it by post,” said {H}. They worked it out. It would need a stamp on each leaf, and the lion would have to be at home. “It’s not at home,” said {A}. “At New Year it’s always out.”',
        '“Or down the street in a bucket, by itself,” said {H}. {A} looked at the lettuce on its ribbon. It did not look as though it knew the way.'
      ]
    },
    {
      id: 'how-a-lion-blinks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does it blink?” asked {H}. {A} knew that it was done with a string. “Inside the head there’s a string for the eyes, and one for the ears.” {H} felt behind both ears, to see about that. There was no string there, but something from breakfast.',
        '“Blink,” said {A}, and pulled at it gently. {H} blinked. They did it nine times, and it always worked. “Now the mouth,” said {H}, and opened it, before {A} had found anything to pull.'
      ]
    },
    {
      id: 'red-envelope',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the middle of the lettuce was a red envelope. “It’s for the lion,” said {A}, “because it’s come all this way.” “What does a lion buy?” asked {H}. {A} had never thought about that. It already had a fur coat.',
        '“A comb,” said {H}. That was what they would have got it, for they had seen the fringe. “And peppermints,” said {H}, “after so many lettuces.” By then it did not sound like a bad sort of lion. It was only so large.'
      ]
    },
    {
      id: 'be-the-lion',
      A: 'partner',
      paragraphs: [
        '{A} put on a red towel, and danced in and blinked, to show how it would be. That was no help. {A} smelled of soap. “It isn’t you that I’m afraid of,” said {H}.',
        'Then a drum came down the street. {H} held both ears shut. But the drum came in by the floor, and got into {H}’s knees. “It’s coming,” said {A}, and crept in under the table as well. The tablecloth hung down on all sides, as far as it went.'
      ]
    },
    {
      id: 'under-here',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was not bad under the table. A bit of light came in through the cloth. Someone had once stuck a sticker on the underside, and it was a pear. “Was that you?” asked {H}. “I was small,” said {A}, “and afraid of the aunties.”',
        '“Of all of them?” “Only when they came in together,” said {A}. They lay on their backs, and looked at the pear for a while. It had kept very well.'
      ]
    },
    {
      id: 'counted-by-drum',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How far away is it?” asked {H}. There was a glass of water on the table, and it shook with the drum. {A} looked out and read it. “It has rings,” said {A}. “Small ones. It’s at the baker’s.”',
        '“And now?” “Now it’s got rings, and a crumb’s dancing.” {H} put out one hand and took the crumb away. It was only a small one, and should not have to do that by itself.'
      ]
    },
    {
      id: 'a-word-with-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“You could write it a note,” said {A}. {H} dictated. “Dear Lion,” wrote {A} on a paper napkin. “Please take the lettuce. Don’t look under the table. There’s nobody there.” {A} read it out. “And who’s it from?” asked {A}.',
        '“From {H},” said {H}. “Under the table.” They both looked at the napkin. It was a polite letter, but there was something wrong with it.'
      ]
    },
    {
      id: 'pet-goes-first',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} heard the drum and came in under the tablecloth as well. “You’ve got it the wrong way round,” said {H}. “You’re an animal. You’re meant to talk to it.” {A} turned round twice, and lay down behind {H}.',
        'So {H} was in front now. It is hard to be so afraid with somebody breathing on your back. {H} put one arm behind, and held {A}’s ear, and it was the ear that shook.'
      ]
    },
    {
      id: 'elder-from-a-roof',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I cried at my first lion too,” said {S}. “It stopped, and sat down. It put its chin on the ground, so as to be smaller than me.” “And were you still scared?” asked {A}. “A bit,” said {S}. “But then I was sorry for its chin.”',
        'The street was wet. So {S} had lent it a handkerchief to put its chin on. “I never got it back,” said {S}. “It’s somewhere in a lion.”'
      ]
    },
    {
      id: 'child-roars',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll be a lion too,” said {S} at the edge of the tablecloth. “Then it’ll think that there’s one here already.” {S} roared. It sounded a good deal like a door. “Lettuce,” added {S}, so that there should be no mistake.',
        '{A} put out a hand with a bit of bread. {S} took it, and spat it out again, for luck. It landed on {A}’s head. So that was one luck, to begin with.'
      ]
    },
    {
      id: 'what-is-below',
      A: 'partner',
      paragraphs: [
        'Boom. The lion was at the door. {H} put {H}’s chin on the floor, where the cloth ended. Through the gap {H} saw a red fringe, and under the fringe stood a shoe.',
        '“It’s wearing shoes,” whispered {H}. Two were blue, and behind them were two that were white. “Four,” said {H}. “It’s two people.” {A} put down {A}’s chin as well. “The one at the back can’t see anything in there,” said {A}. “And look at that lace.” One white lace was undone.'
      ]
    }
  ],
  turn: [
    {
      id: 'your-lace',
      A: 'partner',
      paragraphs: [
        'The shoes got ready to jump. {H} forgot to be afraid. “Your lace!” called {H}, and came right out from under the table. The drum stopped. The lion sat down, back end first. Out of its side came a hand, and tied a bow.',
        '“Thank you,” said the back of the lion. “You’re welcome,” said {H}. The big head turned round and blinked.'
      ]
    },
    {
      id: 'a-double-bow',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“That’s only a single bow,” said {A}. “It’ll come undone again.” {H} told the lion. “Could you?” asked the lion, and stuck out its left hind leg. {H} took the two loops and crossed them once more, as {H} had been shown.',
        'The lion wiggled its foot and was content. “Now the others,” said the front, which had been listening. In the end all four had double bows, and {A} had done the blue ones.'
      ]
    },
    {
      id: 'warm-in-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is it hot in there?” asked {H}. “Like in a sock,” said the back of the lion. “All day I bend over and hold on to a belt.” {A} fetched a paper cup of water, and {H} held it in under the fringe. It came back empty.',
        '“What do you see?” asked {H}. “Two heels,” said the back of the lion, “and, now and then, luck.” Something fell out on the floor. It was a piece of lettuce from the last house.'
      ]
    },
    {
      id: 'the-lettuce',
      A: 'partner',
      paragraphs: [
        'Then the drum began again, and it got into {H}’s knees. This time {H} let it. The white shoes lifted the blue ones high up in the air. The mouth took the lettuce, ribbon and all, and out flew the leaves. One came down on {H}, and one on {A}.',
        'It bowed three times and went out backwards. {H} lay down on the floor once more, to see. “Left, right,” said {H}. “They’re in step.” And the bow held, all down the street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in under the tablecloth, to see who lived there.',
      '{names} listened for the drum, and heard it far away.',
      { text: '{names} gave the lettuce a push, and it swung.', needs: ['hands'] },
      { text: '{names} tied the red ribbon a second time.', needs: ['hands'] }
    ],
    way: [
      '{names} kept close to the table on the side by the door.',
      '{names} felt the drum as well, from below.',
      { text: '{names} smoothed down a corner of the tablecloth, for {H}.', needs: ['hands'] },
      { text: '{names} held the door wide open, and looked out.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under the fringe too, and there they were, all four.',
      '{names} got a leaf, and it was cold.',
      { text: '{names} waved, and the tail waved back.', needs: ['hands'] },
      { text: '{names} picked up luck from behind the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves were swept up, all but two. The tablecloth was folded, and under the table there was only a table.',
    '{H} washed, and put {H}’s own two shoes beside the bed, with the laces tied to be safe. Then {H} lay down. Far off in another street there was a drum, as small as a clock.'
  ],
  last: [
    'Four shoes stood empty somewhere, side by side, and {H} was asleep.',
    'The drum was in the pillow now, and quite slow, and {H} was asleep.'
  ]
})
