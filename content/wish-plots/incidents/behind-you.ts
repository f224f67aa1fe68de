import { wishPlot } from '../wish-plot.ts'

export const behindYou = wishPlot({
  id: 'wish-incident-goesalong',
  tellsAny: 'goesalong',
  fed: true,
  away: true,
  company: ['bag', 'zip', 'blanket', 'window', 'loaf', 'colander', 'seat'],
  about:
    'On a long journey the hero’s blanket must be in the big bag, so all of it is unpacked on to everybody’s knees; it was behind the hero’s back, and the bag only shuts when the family wears what is left over.',
  titles: ['The Very Bottom of the Bag', 'Three Hats Each', '{H} and the Yellow Blanket', 'Somebody Packed a Colander', 'A Long Way With {H}'],
  want: [
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        '{goesalong} {goesalong.going}, and the whole family was {goesalong.on}. {goesalong.told}. {goesalong.past}.',
        '{H} yawned. “Where’s my yellow blanket?” asked {H}. “I can’t sleep on the way without it.” “In the big bag,” said {A}. “Everything’s in the big bag.” The bag stood between their feet, as round as a pig.'
      ]
    }
  ],
  way: [
    {
      id: 'one-arm',
      A: 'partner',
      paragraphs: [
        '{H} put one arm in, right up to the shoulder. “I’ve got something soft,” said {H}, and pulled. It was a woolly hat. The next soft thing was a loaf.',
        'Now {A} had a go, and pulled out a colander. “Who packed a colander?” asked {A}. “You did,” said {H}. “You said that it might come in useful.”'
      ]
    },
    {
      id: 'the-snorer',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Across from them {goesalong.snorer} was asleep already, and snored. It began low down, like a very big bee. Then it climbed up and up, and at the top it stopped. {H} and {A} waited. Nothing came. They both leaned forward.',
        '“Pooh,” went {goesalong.snorer}, and the bee set off again from the bottom. “That’s the engine,” said {H}. “If it stops, we have to push.”'
      ]
    },
    {
      id: 'the-food',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a smell, and it grew. It came from {goesalong.food}. Heads turned round in front of them. {H} opened the paper just a little, to see if all was well in there.',
        '“We’re keeping that for later,” said {A}. “How late is it now?” asked {H}. {A} took another sniff. “It’s later than I thought,” said {A}. After that everybody had shiny fingers.'
      ]
    },
    {
      id: 'are-we-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are we there yet?” asked {H}. “No,” said {A}. {H} looked out for as long as it takes to eat a grape. “And now?” “No.” {H} ate another grape. By the last grape {H} had asked about {goesalong.asked} times.',
        'So they changed over. {A} asked, and {H} had to answer. “Are we there yet?” asked {A}. “No,” said {H}. “Are we there yet?” {H} held out until the fifth time. “You’re worse than me,” said {H}.'
      ]
    },
    {
      id: 'first-thing-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s the first thing you’ll do {goesalong.there}?” asked {A}. “Get out,” said {H}. “And then?” “Then I’ll shake both legs,” said {H}. “This one’s asleep already. It didn’t wait for me.”',
        '{A} tapped on {H}’s knee, to see if anybody was up. “It’s fizzing,” said {H}. So the leg was awake after all, and {H} wiggled it until it was just a leg again.'
      ]
    },
    {
      id: 'on-the-map',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had a map and laid it across their knees. “Here’s home,” said {A}, “and there’s where we’re going.” {H} put a thumb on it. The way was exactly one thumb long.',
        '“That’s not far,” said {H}. Some time later they measured what was left of the way. It was still nearly one thumb. “We should have gone by mine,” said {A}, who had the bigger thumb.'
      ]
    },
    {
      id: 'everybody-needs-to',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Does anybody need the toilet?” asked {A}. Nobody did. {H} least of all. {A} sat down again, put the coat back over the knees, and poured out a drink.',
        '“Now I do,” said {H}. And when {H} did, it turned out that everybody did. They came back in a long line, and all of them sat in the wrong places.'
      ]
    },
    {
      id: 'the-face-outside',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the dark window there was somebody else, close to {H}. It was somebody with {H}’s nose, and with a bit of the night behind the ears. {H} pulled a face. The one outside pulled it too, at the very same time.',
        '“Has it got a blanket?” asked {A}. {H} cupped both hands round {H}’s eyes to see. “No,” said {H}. “It’s looking for one as well.”'
      ]
    },
    {
      id: 'swap-seats',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had the bony corner of the seat, and {H} had the soft one. “We’ll swap,” said {A}, “as soon as we’ve counted to a hundred.” {A} counted rather fast. {H} helped at the end, and went through the eighties twice.',
        'Then {A} sat in the soft corner with both eyes shut. “Whose turn is it to count now?” asked {A}. “Mine,” said {H}. “One, two, a hundred. Change over.”'
      ]
    },
    {
      id: 'everything-out',
      A: 'partner',
      paragraphs: [
        '“We’ll take it all out,” said {H}. The loaf lay on {A}’s knees, and on the loaf lay six shirts. Soon there were boots, scarves and hats on every knee. Then {goesalong} {goesalong.leans}. Everything slid to the left. Then everything slid back again.',
        'When it all lay still, the colander sat on {A}’s head. {H} turned the bag upside down. One button fell out, and that was the end. “There’s no blanket in there,” said {A}, and looked at {H}. “You’re sitting further forward than I am. What have you got behind you?”'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        '{H} reached round. It was soft, and it was yellow. The blanket had been behind {H}’s back the whole way from home. “You said that the seat was hard,” said {A}. “So I put it there for you.” They laughed until the colander fell off.'
      ]
    },
    {
      id: 'child-shoe',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had taken both shoes off, and now there was only one of them. {A} crawled under the seat to look. There was a pencil down there, and half a biscuit from somebody else’s journey.',
        '“What does yours look like?” called {A}. “Like this one,” said {S}, and held it up, “but looking the other way.” The shoe turned up in the heap of shirts. It had very nearly been packed.'
      ]
    },
    {
      id: 'pet-in-the-bag',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along as well, and wanted to know what was going on. {A} looked at all the things, one by one. None of them was for eating, except the loaf, and {H} had a hand on that.',
        'So {A} settled down on the softest heap there was, right in the middle. “Don’t move,” said {H} to {A}. “You’re lying on the shirts, and that’s as good as ironing.”'
      ]
    },
    {
      id: 'baby-sock',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat up very straight, and watched a sock go into the bag. {A} pulled the sock out again. {H} put it back in. {A} pulled it out, and crowed.',
        'It went on for quite a while. It was always the same sock, and {A} was just as pleased with it every time. In the end {H} put it on {A}’s hand, and then there was peace.'
      ]
    },
    {
      id: 'wont-shut',
      A: 'partner',
      paragraphs: [
        'But now the things would not go back in. {A} knelt on the bag, and the zip still stopped halfway. {H} looked at what was left over, and put on two hats. “What we’re wearing doesn’t need to go in,” said {H}.',
        'So everybody wore something. {A} had three hats and two scarves, and {H} had so many jumpers that both arms stuck out. Then {H} pulled the zip with two fingers, and it ran shut all the way round.'
      ]
    },
    {
      id: 'too-warm',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} now had on two jumpers, a scarf and somebody’s big coat. Both arms stuck out at the sides. “Can you bend?” asked {A}. {H} tried. Only the hats bent.',
        '“I’ve got an itch on my nose,” said {H}, “and I can’t get there.” {A} could not get there either, for {A} had on three of everything. They leaned towards each other and rubbed noses. That helped both of them.'
      ]
    },
    {
      id: 'the-loaf',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And the loaf?” asked {A}. Nobody can wear a loaf. {H} thought it over. “That has to go inside us,” said {H}. So they broke it up, and handed it along the row in both directions.',
        'After that there was a good deal less of it to pack. {H} brushed the crumbs off the top jumper, and found that they had landed on the next one.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} picked up the colander and looked through it. Through every hole there was a very small {A}. “There are about forty of you,” said {H}.',
        'The light shone through it too, and a lot of little spots ran over the ceiling. “Do that again,” said {A}. “So that’s what it’s for,” said {H}.'
      ]
    },
    {
      id: 'elder-hen',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, we took a hen with us,” said {S}. “It was in a basket on my knees. I had to hold the lid shut with my chin.” “The whole way?” asked {A}.',
        '“The whole way,” said {S}. “When we got there, I had the pattern of the basket on my chin. And in the basket there was an egg, so we’d set off with one and arrived with two.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} began to hum, and {H} hummed along. {goesalong} {goesalong.hums}. It only knew one note, but it could hold that for as long as you liked.',
        '“It never has to breathe,” said {H}. They tried to do it like that. {H} held it for as long as a yawn. {A} held it longer, with a very red face.'
      ]
    },
    {
      id: 'round-people',
      A: 'partner',
      paragraphs: [
        'In the dark window sat a row of very round people in hats. “Who are they?” asked {A}. “{goesalong.same},” said {H}. {H} spread out the yellow blanket. It reached over four knees, and that was enough.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the big bag, and shook it a little.',
      '{names} moved up a bit, so that there was room for feet.',
      { text: '{names} looked under the coats, and found a coat.', needs: ['hands'] },
      { text: '{names} patted the seats, all along the row.', needs: ['hands'] }
    ],
    way: [
      '{names} slid to the left as well, and slid back.',
      '{names} sat still under a heap of scarves.',
      { text: '{names} held the boots, one in each arm.', needs: ['hands'] },
      { text: '{names} caught a rolling apple, just in time.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out from under a hat that was much too big.',
      '{names} leaned against the big bag, to help it to stay shut.',
      { text: '{names} tied one scarf to the next.', needs: ['hands'] },
      { text: '{names} waved to the round people in the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big bag leaned against their feet, with its zip shut. {goesalong} {goesalong.night}, and there was less and less to see outside.',
    'They wiped their faces with a damp cloth, and handed it along. Then they leaned against each other, for in so many jumpers they were soft from every side. {H} pulled up the yellow blanket as far as the chin.'
  ],
  last: [
    'This time the yellow blanket was in front, where everybody could see it, and {H} was asleep.',
    'They were not {goesalong.there} yet, and it did not matter at all, for {H} was asleep.'
  ]
})
