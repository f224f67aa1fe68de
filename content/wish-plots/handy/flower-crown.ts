import { wishPlot } from '../wish-plot.ts'

export const flowerCrown = wishPlot({
  id: 'wish-flower-crown',
  wishes: ['daisy chain', 'daisy chains', 'daisychain', 'daisychains', 'daisies chain', 'chain of daisies', 'daisy crown', 'daisy crowns', 'daisies crown', 'daisy necklace', 'daisies necklace', 'daisy bracelet', 'daisies bracelet', 'daisy wreath', 'daisy garland', 'flower crown', 'flower crowns', 'flowers crown', 'flowercrown', 'floral crown', 'dandelion crown', 'dandelions crown', 'dandelion chain', 'clover crown', 'clover chain', 'flower chain', 'flower chains', 'flowers chain', 'flower wreath', 'flower wreaths', 'flowers wreath', 'flower necklace', 'flowers necklace', 'flower bracelet', 'flowers bracelet', 'flower headband', 'flowers hair', 'flower hair', 'garland', 'garlands', 'flower garland', 'flowers garland', 'mala', 'malas', 'phool mala', 'flower mala', 'marigold mala', 'marigold garland', 'marigolds garland', 'jasmine garland', 'gajra', 'lei', 'leis', 'flower lei', 'threading flowers', 'stringing flowers', 'weaving flowers'],
  nothingElse: true,
  answers: ['daisy', 'daisies', 'chain', 'chains', 'crown', 'crowns', 'flower', 'flowers', 'floral', 'garland', 'garlands', 'mala', 'malas', 'lei', 'leis', 'wreath', 'wreaths', 'necklace', 'bracelet', 'headband', 'dandelion', 'dandelions', 'clover', 'marigold', 'marigolds', 'jasmine', 'wild', 'wildflower', 'wildflowers', 'petal', 'petals', 'stalk', 'stalks', 'stem', 'stems', 'meadow', 'grass', 'garden', 'park', 'lawn', 'field', 'summer', 'spring', 'sunny', 'sun', 'day', 'afternoon', 'evening', 'make', 'makes', 'making', 'made', 'weave', 'weaves', 'weaving', 'wove', 'thread', 'threads', 'threading', 'string', 'stringing', 'pick', 'picks', 'picking', 'picked', 'learn', 'learns', 'learning', 'wear', 'wears', 'wearing', 'put', 'head', 'hair', 'neck', 'long', 'longest', 'little', 'first', 'pretty', 'beautiful', 'white', 'yellow', 'pink', 'orange', 'together', 'mum', 'mummy', 'dad', 'sister', 'brother', 'grandma', 'nana', 'all', 'from', 'of', 'out', 'how', 'to', 'a'],
  except: ['christmas', 'tinsel', 'advent', 'paper', 'easter', 'grave', 'funeral', 'died', 'dead', 'wedding', 'bride', 'groom', 'diwali', 'onam', 'lucia', 'midsummer', 'popcorn', 'torn', 'broke', 'broken', 'cries', 'crying', 'allergic', 'allergy', 'stung', 'bee', 'bees', 'bike', 'bicycle', 'gold', 'golden', 'necklace lost', 'lost', 'dragon', 'robot', 'unicorn', 'elephant', 'cow', 'goat', 'horse', 'cut', 'sauce', 'hotpot', 'spicy', 'prayer', 'beads'],
  moods: ['learning', 'first'],
  company: ['daisy', 'daisies', 'crown', 'chain', 'stalk', 'button', 'cardigan', 'grass', 'ant', 'bee', 'door', 'plate'],
  out: true,
  about: 'The hero wants to wear the daisies, but every slit in a stalk tears out through the end, until a button on a cardigan shows where a hole has to stop; and then the crown shuts its eyes.',
  titles: ['Twenty-Three Buttons', 'All the Way Round', 'The Crown That Shut', '{H} Wears the Daisies', 'Day’s Eye'],
  want: [
    {
      id: 'all-looking-up',
      A: 'partner',
      paragraphs: [
        '{H} wanted to wear the daisies. They stood in the grass by the door, more than you could count. “Then they’ll have to hold on to each other,” said {A}, “in a chain.” Round a neck that was a garland, or a mala, or a lei. Round a head it was a crown. “A crown,” said {H}, “with no gap in it.” So they picked a lapful, with long stalks.'
      ]
    }
  ],
  way: [
    {
      id: 'who-goes-in-front',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which one goes in front?” asked {A}. There was a very fine daisy, as round as a coin. There was one with a bent petal, too. {H} did not want that to be always at the back. So they laid the heap out in a ring on the grass.',
        '{H} walked all round it. “There isn’t a front,” said {H}. “It’s only where your nose is.” So it was settled. Whoever was at the back only had to wait until {H} turned round.'
      ]
    },
    {
      id: 'under-the-mower',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The mower was here on Friday,” said {A}. “How is it that there are any left?” {H} lay down to look at it from below. “They’ve got all their leaves on the ground,” said {H}, “flat as a plate.” The mower had gone over those, and had taken only the heads.',
        '“So they duck,” said {H}, “and then they send up new ones.” {H} lay as flat as a leaf, and {A} went over with a loud hum. Only {H}’s hair was mown.'
      ]
    },
    {
      id: 'at-the-very-end',
      A: 'partner',
      paragraphs: [
        '{H} pressed a thumbnail into the end of a stalk, and there was a slit. {A} put the next stalk through. It held! So they went on, until a chain lay right across the grass.',
        '{H} lifted it up to be crowned. It came apart in the air. One daisy stayed on {H}’s head, and the others were on {H}’s shoes. In every stalk the slit had torn, right out through the end. “They’ve let go,” said {A}.'
      ]
    },
    {
      id: 'sticky-tape',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Tape,” said {A}, who fetched a roll of it and tore off a piece. It stuck to the daisy. It also stuck to {A}’s thumb, and a bit of grass, and then to itself. {H} held the daisy, and {A} pulled. Now the daisy was on {A}’s sleeve, and would not come off.',
        '“It’s the best joined daisy of all,” said {A}. “Only it’s joined to you,” said {H}. They could hardly make a crown with {A} in it. It would have been too heavy, and {A} had things to do.'
      ]
    },
    {
      id: 'a-hundred-at-home',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A bee sat down on the heap. It went about on the yellow middle of a daisy, and put its head in here and there. “It’s been in that one nine times,” said {H}. “They’re all different ones,” said {A}. “All that yellow is small flowers, about a hundred of them. The white bits round the edge are some as well.”',
        '{H} looked quite closely. Each daisy was a whole bunch, then, and all of it stood on one leg. “We’ve picked thousands,” said {H}. They waited until the bee had been in everywhere.'
      ]
    },
    {
      id: 'elder-dandelions',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We used to take dandelions,” said {S}. “They have a stalk like a pipe. You push the thin end into the thick end, and you’ve got a ring. Then you hang the next ring in it. I had a chain like that down to my knees.” “Did it hold?” asked {A}. “Till supper,” said {S}.',
        'But the milk from the stalks made brown spots on their hands. Those stayed on for a week. “That’s how long I reigned,” said {S}. People had only said that {S} should use soap.'
      ]
    },
    {
      id: 'child-between-the-toes',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} could not wait for a chain. {S} took off one shoe, and put daisies in between the toes. Four went in. “There are five toes,” said {S}, “and only four daisies.” {A} counted as well. It was so.',
        '“It’s because of the gaps,” said {A}. “There’s always one fewer.” The little toe had nobody on the far side. So {S} held a fifth daisy there by hand, and hopped.'
      ]
    },
    {
      id: 'the-top-button',
      A: 'partner',
      paragraphs: [
        'The sun went down, and it got cool. {H} did up the top button of a cardigan. {A} watched it go in. “Why doesn’t that come out again?” asked {A}. {H} tugged. “It’s fatter than the hole,” said {H}. {A} felt all round the hole. “And this stops before the edge,” said {A} slowly. “If it went on to the edge, it’d be a rip.” They both looked down at the daisies. Each was a thread with a button on.'
      ]
    }
  ],
  turn: [
    {
      id: 'buttoned',
      A: 'partner',
      paragraphs: [
        'Now {H} made the slit in the middle of the stalk, with green all round. They pulled the next daisy through, until its yellow button sat on the hole. {A} tugged. It held. “Buttoned,” said {A}. They buttoned twenty-three. The chain went over one ear, and then over both. The last slit was a long one, and the head of the first daisy went through that. There was no gap.'
      ]
    },
    {
      id: 'ant-goes-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They hung the crown on a twig, to look at it. An ant came down the twig, and got onto the first daisy. It walked along the stalk to the next, and to the next, in a great hurry. “It’s going somewhere,” said {A}.',
        'After a time it came past again, from the other side. “It thinks that’s a very long road,” said {H}, “and all the houses look alike.” At the third time {H} held out a blade of grass, as a turning. The ant took it at once.'
      ]
    },
    {
      id: 'weighs-nothing',
      A: 'same',
      spare: 2.5,
      paragraphs: [
        'The crown weighed nothing at all. {H} had to ask every little while. “Am I still wearing it?” “Yes,” said {A}. “And now?” “Still,” said {A}. Real ones are made of gold, and as heavy as a bag of flour. “That’s so that they notice,” said {H}.',
        '{A} laid one finger on top, to make it a bit heavier. That helped. Only it’s hard to reign with somebody who always has to walk along behind.'
      ]
    },
    {
      id: 'half-a-head',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They wanted to know for whom else it would have been big enough. {H} laid it round one knee, and it went round twice. “So your knee is half a head,” said {A}. It went round the door handle four times, and round a boot once and a bit.',
        'On the watering can it fitted exactly. It had a brim of daisies, and looked down its long nose at them. “Her Majesty wishes to go to the tap,” said {A}. It was some time before {H} could ask for the crown back.'
      ]
    },
    {
      id: 'guest-orange-ones',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At home ours are orange,” said {S}. “They’re marigolds, and they go onto a thread with a needle, until it’s as thick as my arm. Whoever comes to visit gets one round the neck.” {A} looked at {S}. {S} had come to visit, and had been there since lunch with a bare neck.',
        'There were three daisies over. {A} buttoned them together, and the chain was as long as a finger. It went round one of {S}’s fingers. “It’s for a short visit,” said {A}.'
      ]
    },
    {
      id: 'pet-wears-one',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to see what was going on, and breathed on the daisies that were left. One of them moved. {A} breathed again, and lay down there, right in the middle. When {A} got up, a daisy was stuck to {A}’s back.',
        '{A} went away with it, slowly, all along the house, and knew nothing about it. “Should we say something?” somebody asked. “No,” said {H}. “If you wear it like that, it’s a crown.”'
      ]
    },
    {
      id: 'baby-all-heads',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} picked some as well, with two fingers and great care, and put each into {A}’s hand. They were heads with no stalks. “Those are buttons without a thread,” said {A}. {S} looked pleased, and went for more. Soon {A} had eleven, and no hand free.',
        '{A} set them on the step in a row. That was a chain too, if nobody touched it. {S} sat down beside it and touched it.'
      ]
    },
    {
      id: 'days-eye',
      A: 'partner',
      paragraphs: [
        '“How does it look?” asked {H}. {A} was quiet. The crown had been white. Now it was thin and pink. “It’s shutting,” said {A}. So was every daisy in the grass. “Daisy is short for day’s eye.”',
        '{H} did not nod, so as not to wake them. {H} walked indoors with a very straight neck. They laid the crown in a soup plate, with a little water. “Good night,” whispered {H}. “I’ll wear you again when you can see where we’re going.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the grass, and was looked at by daisies.',
      '{names} went round the heap and not through it.',
      { text: '{names} picked some from behind the bin, where they grow longest.', needs: ['hands'] },
      { text: '{names} put the daisies side by side, all heads one way.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the crown come down, and looked at the shoes.',
      '{names} found one more daisy, a good way off.',
      { text: '{names} picked them all up again, and blew off the grass.', needs: ['hands'] },
      { text: '{names} undid a button and did it up again, to see how it was done.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed a little as the crown went by.',
      '{names} walked in behind the crown, on tiptoe.',
      { text: '{names} held one end of the chain, while the other grew.', needs: ['hands'] },
      { text: '{names} fetched the soup plate, and carried it level.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stalks that had torn were swept off the step. In the soup plate lay the crown, and all its eyes were shut.',
    '{H} washed ten green fingers, undid the buttons from top to bottom, and lay down. It was warm under the cover, and it closed all round, with no gap.'
  ],
  last: [
    'Twenty-three daisies had shut their eyes, and {H} was asleep too.',
    'Out in the grass all the eyes of the day were shut, and {H} was asleep.'
  ]
})
