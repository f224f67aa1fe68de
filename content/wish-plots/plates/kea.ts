import { wishPlot } from '../wish-plot.ts'

export const kea = wishPlot({
  id: 'wish-kea',
  wishes: ['kea', 'keas', 'kea bird', 'kea birds', 'kea parrot', 'kea parrots', 'kea car', 'keas car', 'kea cars', 'kea steals', 'kea stole', 'kea took', 'kea takes', 'kea mitten', 'kea glove', 'kea wiper', 'kea rubber', 'kea hat', 'kea shoe', 'kea boot', 'kea boots', 'kea backpack', 'kea tent', 'kea lunch', 'cheeky kea', 'naughty kea', 'clever kea', 'curious kea', 'mountain parrot', 'mountain parrots', 'alpine parrot', 'alpine parrots', 'green parrot mountain', 'new zealand parrot', 'new zealand parrots', 'parrot new zealand', 'parrot snow', 'parrots snow', 'parrot in the snow', 'parrot car roof', 'parrot eats car', 'kea eats car', 'kea ate car', 'kea eating car', 'kea ate', 'kea car roof', 'bird eats car', 'parrot steals car', 'bird pulls rubber off car', 'bird steals from cars', 'bird stole mitten', 'bird stole my mitten', 'bird stole glove', 'bird stole my glove', 'bird took my mitten', 'bird took my glove'],
  answers: ['kea', 'keas', 'ate', 'eat', 'eats', 'eating', 'parrot', 'parrots', 'bird', 'birds', 'green', 'big', 'cheeky', 'naughty', 'clever', 'curious', 'funny', 'wild', 'nosy', 'smart', 'steal', 'steals', 'stole', 'stealing', 'take', 'takes', 'took', 'taking', 'pull', 'pulls', 'pulling', 'pinch', 'pinches', 'thief', 'things', 'stuff', 'everything', 'off', 'our', 'from', 'car', 'cars', 'van', 'campervan', 'roof', 'window', 'wiper', 'wipers', 'windscreen', 'windshield', 'rubber', 'aerial', 'door', 'mitten', 'mittens', 'glove', 'gloves', 'hat', 'boot', 'boots', 'shoe', 'shoes', 'lace', 'laces', 'backpack', 'bag', 'zip', 'lunch', 'sandwich', 'snow', 'snowy', 'ski', 'skiing', 'mountain', 'mountains', 'alps', 'pass', 'car park', 'park', 'hut', 'tramp', 'tramping', 'camp', 'camping', 'holiday', 'trip', 'drive', 'new', 'zealand', 'south', 'island', 'aotearoa', 'arthurs', 'milford', 'queenstown', 'winter', 'cold', 'saw', 'see', 'met', 'meets', 'back', 'puzzle', 'puzzles', 'nana', 'koro', 'grandpa', 'grandma', 'whānau', 'whanau', 'family', 'dad', 'mum'],
  except: ['hurt', 'died', 'dead', 'shot', 'poison', 'sick', 'ill', 'extinct', 'run over', 'sheep', 'pirate', 'pirates', 'ikea', 'swedish', 'cage', 'rainforest', 'jungle', 'treasure', 'speaks', 'talks'],
  moods: ['learning', 'losing', 'first'],
  out: true,
  company: ['kea', 'mitten', 'mittens', 'car', 'roof', 'wiper', 'spoon', 'cap', 'bottle', 'thumb', 'beak', 'foot', 'snow', 'wall', 'zip', 'lace', 'window', 'mountain', 'bonnet', 'bird', 'spade'],
  about: 'A kea has flown up on the car with the hero’s red mitten, and takes whatever is offered for it as well, until it is seen that it lets go of a thing as soon as it knows how that works.',
  titles: ['The Kea and the Mitten', 'How a Mitten Works', 'A Bird on the Roof', '{H} Shows a Thumb', 'It Only Wanted to Know'],
  want: [
    {
      id: 'on-the-roof',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had stopped by the mountain road to look at the snow. A kea sailed down to their car. It was a big green parrot, and looked at everything. It looked at the wiper, and at {A}. On the wall lay one of {H}’s red mittens. The kea took that, and was up on the roof. {H} wanted the mitten back.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-car',
      A: 'partner',
      paragraphs: [
        '{H} went to the left of the car, and the kea hopped to the right. {H} went to the right. “You can’t catch a bird that hops sideways,” said {A}. So {H} held out a shiny spoon from the picnic, to swap. The kea came down at once. It took the spoon in its beak, and kept the mitten in one foot. Now it had both.'
      ]
    },
    {
      id: 'the-wiper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The kea put down the mitten for a moment, and stood on it. With its beak it lifted the wiper off the glass, and let go. Down came the wiper with a smack. It came down four times. “It’s making sure,” said {A}.',
        '{H} sat in the car for a bit, and looked out through the glass. The kea bent down and looked in. It lifted the wiper once more, a little higher, and waited to see what {H} would do. {H} blinked. “That works too,” said {A}.'
      ]
    },
    {
      id: 'orange-underneath',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the front the kea was as green as moss. Then it stretched a wing, and underneath it was orange, like the inside of a stove. “It’s had that on the whole time,” said {A}. {H} opened the top button to see. Underneath it was only a jumper.',
        '“It calls its own name,” said {A}, and that was just what it did. “Kea,” it said, long and high, and the mountain said it back. The bird turned its head to listen. “Now it thinks that there’s one over there,” said {H}, “with a mitten.”'
      ]
    },
    {
      id: 'other-hides-things',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had put away everything that a kea could want. The hats were in the bag, the bag was in the boot, and {A} sat on the lid. “Now it can’t get at anything,” said {A}. The kea thought so too.',
        'It came round to the back on foot. There it found two laces, and {A} was still attached to them. “I’m not moving,” said {A}. “It’s only doing the bows.” They were undone quite neatly, and laid out straight.'
      ]
    },
    {
      id: 'where-the-spoon-is',
      A: 'partner',
      paragraphs: [
        '“There’s the spoon,” said {A}. It lay in the snow, looked at and dropped. Beside it lay the cap of their water bottle, which had only just been on. “It’s unscrewed that,” said {A}, “and then it didn’t want it.” {H} looked from the one to the other. “It doesn’t want things,” said {H}. “It wants to know how they work!”'
      ]
    },
    {
      id: 'elder-and-the-radio',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I took our alarm clock apart when I was seven,” said {S}. “I wanted to see who was in such a hurry.” {A} asked who it was. “Nobody,” said {S}. “But I’d never seen so many wheels. I had them in a row, all the way up the stairs.”',
        '“And could you put it together again?” asked {A}. “Nearly,” said {S}. “After that it went backwards, but it was never late.” {S} looked up at the kea. It had its head on one side, and looked at {S}’s top button.'
      ]
    },
    {
      id: 'child-is-a-kea',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} hopped sideways round the car, both feet at once. “I’m one too,” said {S}, and took {A}’s scarf. {A} asked for it back. “First I’ve got to know how it goes,” said {S}, and looked at it from both ends.',
        'It went round, and it was long, and it had fringes at the bottom. {S} tried a fringe. “Now I know,” said {S}, and dropped the scarf in the snow. “What’s your hat like?” It was much the same on the inside.'
      ]
    },
    {
      id: 'not-solved-yet',
      A: 'partner',
      paragraphs: [
        'On the roof the kea put its head in the mitten, and could get no further. It backed out, turned the mitten over, and went in again. There was a small bit at the side that it could not make out. “It’s stuck at the thumb,” said {A}. “It’ll never let go like that.” {H} felt in one pocket. The other mitten was in there.'
      ]
    }
  ],
  turn: [
    {
      id: 'showing-the-thumb',
      A: 'partner',
      paragraphs: [
        '{H} stood where the kea could see. {H} put a hand into the other mitten. The fingers had the big room, and the thumb was next door. Then {H} moved the thumb. “Once more,” said {A}. The kea leaned down until it nearly fell off. It pushed its head into its mitten again, to the side this time. Out came a red thumb with a beak in it. It moved.'
      ]
    },
    {
      id: 'the-zip',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The kea stood on the mitten, and wanted to hear about the zip on {H}’s pocket. {H} pulled it up and pulled it down, and stepped back. The kea took hold of the tag. Up it went, and down, and up. “How long do you think for that one?” asked {A}.',
        'It was eleven times. Then the kea looked into the pocket, to see what all that was for. There was nothing in it. It shut the zip again, to be on the safe side.'
      ]
    },
    {
      id: 'no-crumbs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do you think it’s hungry?” asked {H}. By the wall was a sign with a kea and a sandwich, and a line through both. “It finds its own,” said {A}, “roots and berries. It’s got no time for sandwiches. It has to look after the cars.”',
        'The kea read the sign as well. It read it with its beak, beginning at the bottom corner, where a bit was loose already. By and by the sandwich was off. The kea was still on.'
      ]
    },
    {
      id: 'a-second-kea',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A second kea came over the ridge, and sat down beside the first. It did not know about mittens yet. The first one told it nothing. It only lay down on its back in the snow, with its feet up. The second one jumped over it, and back.',
        '“They’re playing,” said {A}. “They laugh too, and then the others can’t help it.” {H} lay down in the snow, with two boots in the air. Both of the keas came to have a look. They tried the soles, and could find no way in. Then the second one flew on, to tell the mountain.'
      ]
    },
    {
      id: 'pet-through-the-glass',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had stayed in the car, where it was warm. The kea looked in at the window, and {A} looked out. The kea moved to the next window. {A} moved there too. They went round the whole car like that, one inside and one outside.',
        'It tapped on the glass, and {A}’s nose made a round wet mark there. The kea wiped at the mark with its beak. But the mark was on the inside, and stayed. That was something to think about for the rest of the day.'
      ]
    },
    {
      id: 'who-else-had-something',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Behind the wall {H} found what the kea was done with. There was half a tent peg, a bottle top, and a sock with a pattern. There was a ball pen in four parts, in the right order. “It’s a library,” said {A}, “where everything’s been read.”',
        '{A} said that they should take it down to the bin. So they did. But the pen {H} put together again, first the spring and then the cap. It wrote quite well. “It only needed somebody to read it backwards,” said {H}.'
      ]
    },
    {
      id: 'now-it-knows',
      A: 'partner',
      paragraphs: [
        'Now the kea knew all about it, and opened its beak. The mitten fell into the snow. “There,” said {A}. {H} put it on. It was damp, and just as warm as the other. As they drove off, {H} looked out at the back. {H} held up one red mitten, and moved the thumb. The kea was back on the wall. It lifted one foot, and moved a toe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in the kea’s way, and was looked at from top to bottom.',
      '{names} hopped sideways as well, to find out how the kea thinks.',
      { text: '{names} put both hands in both pockets, to be safe.', needs: ['hands'] },
      { text: '{names} did up everything that had a button.', needs: ['hands'] }
    ],
    way: [
      '{names} found one more thing in the snow that the kea was done with.',
      '{names} watched the left side of the car, in case.',
      { text: '{names} screwed the cap back onto the bottle, and hid that.', needs: ['hands'] },
      { text: '{names} held out a button, and then had none.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded each time that the thumb moved.',
      '{names} called “Kea!” and the mountain agreed.',
      { text: '{names} showed it with a sock, and got the heel wrong.', needs: ['hands'] },
      { text: '{names} wiped the snow off the mitten.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mittens were hung up side by side, the dry one and the damp one. Both of them knew what to do with a thumb.',
    '{H} washed, and put an arm into the pyjamas, and looked for the way out. There it was. {H} lay down, and knew how that went.'
  ],
  last: [
    'Up on the mountain somebody green was thinking about thumbs, and {H} was asleep.',
    'Everything was done up that had a button, and {H} slept.'
  ]
})
