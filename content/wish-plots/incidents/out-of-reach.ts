import { wishPlot, type WrittenPlot, type WrittenScene } from '../wish-plot.ts'

/** While it is still there; each fits whatever is out of reach, and wherever that is. */
const WHILE_THERE: WrittenScene[] = [
  {
    id: 'asked-nicely',
    A: 'same',
    spare: 3,
    paragraphs: [
      '“Perhaps nobody’s asked,” said {A}. So {H} asked, quite politely. “Please come back,” said {H} to {outofreach}. They waited, and counted to twenty. Nothing came.',
      '“Say that there’s toast,” said {A}. {H} said that there was toast, with honey on. They listened. Somewhere a door opened, and a voice asked, “Did somebody say toast?” But it was only {outofreach} that they had wanted.'
    ]
  },
  {
    id: 'if-i-were-longer',
    A: 'same',
    spare: 4,
    paragraphs: [
      '“If I was an elephant,” said {H}, “I’d have {outofreach.them} by now.” {A} thought about that. “If you were an elephant, you’d have got stuck in the door this morning,” said {A}. “A monkey would be better.”',
      '“A monkey would get {outofreach.them} at once,” said {H}, “but it wouldn’t give {outofreach.them} back.” They tried to think of an animal that was long, and thin, and honest. There was only a worm, and a worm has no hands.'
    ]
  },
  {
    id: 'a-plan-on-paper',
    A: 'same',
    spare: 5,
    paragraphs: [
      '{H} drew a plan, with {outofreach} on one side and the two of them on the other. In between {H} drew an arrow. It was a very good arrow. “That’s what we need,” said {A}. “One of those.”',
      '{A} took the pencil and drew a machine. It had eleven wheels and a claw, and a handle for turning it. “Have we got a claw?” asked {H}. They had a colander and an umbrella. So the plan had to wait for somebody with a claw.'
    ]
  },
  {
    id: 'told-it-the-news',
    A: 'same',
    spare: 6,
    paragraphs: [
      '“Is it lonely there, do you think?” asked {H}. {A} did not think so, but nobody could be sure. They told {outofreach} what had happened since. There was not much of it. “We had a think,” said {H}. “And {A} sneezed.”',
      '“I sneezed twice,” said {A}, who liked to have things right. They went on until {outofreach} knew everything. After that it was a good deal easier to go off and look for a better way.'
    ]
  },
  {
    id: 'how-far-exactly',
    A: 'same',
    spare: 7,
    paragraphs: [
      '“How much longer would our arms have to be?” asked {A}. {H} closed one eye and measured it in the air, between two fingers. “That much,” said {H}. {A} closed one eye too. “I make it more,” said {A}, and showed it with both arms.',
      'They asked a ruler, but it was not long enough to know. “It’s more than a dog,” said {H} in the end, “and less than two dogs.” So that was what they wrote down: a dog and a half.'
    ]
  },
  {
    id: 'others-idea',
    A: 'other',
    spare: 8,
    paragraphs: [
      '{A} had an idea, and it was a quiet one. “You only have to look the other way,” said {A}. “Things come back when you’re not looking. It’s the same with cats.” So they turned round, and looked at a wall.',
      'It was a dull sort of wall. “Is {outofreach} back yet?” asked {H}. “You mustn’t ask,” said {A}. “They hear that.” After a while both of them had to look. Nothing had moved, and now their necks were stiff.'
    ]
  },
  {
    id: 'a-warm-cup',
    A: 'same',
    spare: 9,
    paragraphs: [
      '“We need a cup of something,” said {A}. “With a cup in your hand you think better.” They each had a cup of warm milk, and sat as close by as they could. {H} blew on the milk, and thought. {A} blew, and thought.',
      '“Have you thought of anything?” asked {A}. “Yes,” said {H}, “of biscuits.” “So have I,” said {A}. That was two of them with the same idea, and it was a good one. Only it had nothing to do with {outofreach}.'
    ]
  },
  {
    id: 'the-moon-too',
    A: 'same',
    spare: 10,
    paragraphs: [
      '{H} made a list of everything else that they had not been able to get. There was the top biscuit tin. There was the itch in the very middle of {A}’s back. There was the moon, which {H} had wanted once, for a whole week.',
      '“And what became of the moon?” asked {A}. “I left it there,” said {H}. “It was all right where it was.” They both looked in the direction of {outofreach}. That was another matter. The moon had never been theirs.'
    ]
  },
  {
    id: 'pet-tries',
    A: 'pet',
    spare: 11,
    paragraphs: [
      '{A} had noticed that everybody was looking the same way, and looked that way too. Then {A} looked at {H}. It was plain that something was up, and that there might be cheese in it.',
      '“Fetch,” said {H}, and pointed. {A} ran off at once, and was gone for a good while. {A} came back with a slipper, and put it down at {H}’s feet. It was not what {H} had meant, but it was very well fetched.'
    ]
  },
  {
    id: 'elder-remembers',
    S: 'elder',
    A: 'hero',
    spare: 12,
    paragraphs: [
      '“With me it was a bun,” said {S}. “I wanted to see if a bun would go right over the house. It came down on the chimney, and there it stayed.” “For how long?” asked {A}.',
      '“Until the swallows came,” said {S}. “They had a currant each. You could see from the way they flew that it wasn’t fresh.” {A} was glad that tonight it was only {outofreach}, and not a bun.'
    ]
  },
  {
    id: 'child-jumps',
    S: 'child',
    A: 'hero',
    spare: 13,
    paragraphs: [
      '{S} had an idea, and it was jumping. “It isn’t any nearer when you jump,” said {A}. “It is,” said {S}, “but only for a moment.” {S} jumped nine times on the same spot, with a noise each time.',
      'Then {S} stood still, and was out of breath. “How was it?” asked {A}. “I saw {outofreach},” said {S}, “and then I saw the floor, and then I saw {outofreach}.” It was the most that anybody had seen all day.'
    ]
  },
  {
    id: 'baby-drops',
    A: 'baby',
    spare: 14,
    paragraphs: [
      '{A} sat and watched, with a spoon in one hand. Now and then {A} dropped the spoon and looked after it. Then {H} picked it up. Nobody had to fetch a broom for it, or a ladder, or the neighbours.',
      '“You’re lucky,” said {H}. “Yours only ever goes down.” {A} took the spoon and thought it over. Then {A} dropped it once more, to see if it still worked. It did.'
    ]
  }
]

const EVERYBODY_WANT: WrittenPlot['everybody']['want'] = [
  '{names} came to see what everybody was looking at.',
  '{names} stretched as well, for company, and yawned.',
  { text: '{names} pointed at {outofreach}, in case nobody had noticed.', needs: ['hands'] },
  { text: '{names} held up one hand, to see how much was missing.', needs: ['hands'] }
]

export const outOfReachUp = wishPlot({
  id: 'wish-incident-out-of-reach-up',
  tellsAny: 'outofreach',
  about: 'Something is up where nobody reaches it, and whatever is thrown after it stays up there too; who stands underneath sees only mop, so the hero goes a long way back and becomes the eyes.',
  titles: ['A Broom and a Mop and a Pair of Eyes', 'Please Don’t Throw Anything Else', 'How {outofreach} Came Down', '{H} Walks Backwards', 'No, the Other Left'],
  company: ['broom', 'mop', 'basket', 'sock', 'belt'],
  want: [
    {
      id: 'right-underneath',
      A: 'partner',
      paragraphs: [
        '{outofreach} {outofreach.was} {outofreach.up}. {outofreach.more}. {H} stood right underneath and stretched. {A} stretched as well, up to the very tips of the fingers. There was still room for a goat in between.',
        '“A bit more,” said {H}. “There isn’t any more of me,” said {A}, and came down off tiptoe. {H} looked up. {H} wanted {outofreach} back, and not tomorrow.'
      ]
    }
  ],
  way: [
    {
      id: 'two-socks',
      A: 'partner',
      paragraphs: [
        '“All it needs is a bump,” said {A}. {A} took off one sock, rolled it into a ball and threw it. The sock flew up very well. It did not come down again.',
        'So {A} threw the other sock, to fetch the first. Now there were two socks up there as well, and {A} had bare feet. “Please don’t throw anything else,” said {H}. “Soon you’ll have nothing on.”'
      ]
    },
    {
      id: 'some-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A bit of wind would do it,” said {A}. There was none to be had, so they made some. {H} flapped a tray up and down, and {A} puffed with both cheeks. Everything that was loose flew about, and most of all {A}’s hair.',
        '“Harder,” said {H}. {A} blew until there was no more breath, and had to sit down. “Did anything move?” asked {A}. “A sock did,” said {H}. “I think it waved.” But {outofreach} had not stirred at all.'
      ]
    },
    ...WHILE_THERE,
    {
      id: 'something-tall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} lay down flat, to see what it looked like from the very bottom. {A} lay down too. From there {outofreach} looked even higher. “This is the wrong direction,” said {A} after a while. “We ought to be lying on something tall.”',
        'They thought of everything tall that they knew. There was a giraffe, but it was at the zoo. There was the lamp post, but that had work to do. “The broom’s tall,” said {H}. “You can’t lie on a broom,” said {A}. “No,” said {H}, and sat up.'
      ]
    },
    {
      id: 'only-mop',
      A: 'partner',
      paragraphs: [
        'They fetched the broom, and it was too short. They fetched the mop, and tied it to the broom with the belt of a dressing gown. Now they had something very long, with hair at both ends. {A} held it up and poked. “Am I there?” “No,” said {H}.',
        '{A} poked on the left, and then on the right. Dust came down, and a good deal of it. “I’m too near,” said {A}, and sneezed. “I’m right underneath. All I can see from here is mop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-and-arms',
      A: 'partner',
      paragraphs: [
        '{H} put the washing basket underneath. Then {H} walked backwards, as far as there was room, until {outofreach} could be seen, and both socks. “I’ll be the eyes,” called {H}. “You’re the arms. Left a bit. No, the other left. Up. Stop! Now push, but gently.”',
        'Something slid. A sock came down, and landed on {A}’s head. “More!” called {H}. The mop gave one more push. Then {outofreach} tipped, and came down after it, plop, right into the basket.'
      ]
    },
    {
      id: 'what-else-is-up-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“What else can you see up there?” asked {A}, who still held the mop. {H} looked, from far back. There was a clothes peg. There was something round that might have been a plum, some time ago.',
        '“Shall I push the plum?” asked {A}. “No,” said {H}. “It’s been there longer than we have.” {A} put the mop down. Both arms had gone all soft, and shook a bit when {A} scratched {A}’s nose.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“You were good arms,” said {H}. “You were good eyes,” said {A}. They tried it the other way round, just to see. {A} stood far back, and {H} held the mop, and had to touch a button on the ground.',
        '“Left,” said {A}. “More left. Now you’ve got it.” “That’s my own foot,” said {H}. They agreed that {A} should go on being the arms.'
      ]
    },
    {
      id: 'second-sock',
      A: 'partner',
      paragraphs: [
        '{H} took {outofreach} out of the basket, and looked at every side. There was dust on the top, and {H} blew it off. “Where’s my other sock?” asked {A}. It was still up there.',
        'They had turned to go when the sock came down all by itself, quite softly. It lay on the ground behind them. “It wanted to be last,” said {H}, and {A} put it on.'
      ]
    }
  ],
  everybody: {
    want: EVERYBODY_WANT,
    way: [
      '{names} watched the socks go up, and waited for them underneath.',
      '{names} sneezed at the dust, and moved back a little.',
      { text: '{names} held the dressing gown, which had no belt now.', needs: ['hands'] },
      { text: '{names} tried the knot, to see if it would hold.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the plop, and looked into the basket.',
      '{names} kept well out of the way of the mop.',
      { text: '{names} held the basket by one handle.', needs: ['hands'] },
      { text: '{names} called “Left!” as well, and pointed right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom and the mop were untied, and stood in their corner again, each with its own hair. The dressing gown had its belt back.',
    'Then {H} washed the dust off, and lay down. {outofreach} {outofreach.was} quite near now, not a goat away, and not even a finger.'
  ],
  last: [
    'Everything that had been up was down, and {H} was asleep.',
    'Two socks and {outofreach} were home again, and {H} was asleep.'
  ]
})

export const outOfReachIn = wishPlot({
  id: 'wish-incident-out-of-reach-in',
  tellsAny: 'outofreach',
  about: 'Something is behind or under what no hand fits into, and each poke pushes it further in; what is needed is something that pulls, and the hero knows what one cannot get rid of.',
  titles: ['Twice as Far In', 'Something That Pulls', 'Where {outofreach} Went', '{H} and the Very Old Raisin', 'The Sticky Side Out'],
  company: ['ruler', 'spoon', 'tape', 'raisin', 'dust'],
  want: [
    {
      id: 'one-eye',
      A: 'partner',
      paragraphs: [
        '{outofreach} {outofreach.was} {outofreach.in}. {outofreach.more}. {H} bent down and put one eye to the gap. A long way in, in the dark, among all the dust, {outofreach.it} could just be seen.',
        '{A} held a hand against the gap. “Too big,” said {A}. {H} held one there as well, and it was too big for the gap by one thumb. {H} wanted {outofreach} back, before the dust got fond of {outofreach.them}.'
      ]
    }
  ],
  way: [
    {
      id: 'twice-as-far',
      A: 'partner',
      paragraphs: [
        '{A} fetched a ruler, slid it in, and gave a poke. It reached quite easily. But {outofreach} moved away from it. {A} poked again, a bit harder. “Is that nearer?” asked {A}.',
        '{H} looked in. “It’s further,” said {H}. “Twice as far.” “Then I’ll give just one more poke,” said {A}, “to put it right.” After that it was three times as far, and {H} took the ruler away.'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} fetched the torch, and they took turns to look. In the light the dust lay about in soft grey rolls. “It’s like sheep,” whispered {H}, “in a very long field.” And in the middle of the sheep lay {outofreach}.',
        '{A} looked, and counted the sheep, and at eleven {A} had to yawn. “You’re not meant to count them now,” said {H}. One of the sheep got up and rolled over. But that was only because {H} had breathed.'
      ]
    },
    ...WHILE_THERE,
    {
      id: 'tip-it-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If we tipped the place up on one end,” said {A}, “it would all slide out.” {H} thought of the cups and the beds, and of everybody next door. “Who’d hold it up?” asked {H}.',
        '{A} took hold of the nearest corner, with both hands, and pulled a bit. Nothing tipped. “It’s very well made,” said {A}, and gave the wall a pat.'
      ]
    },
    {
      id: 'it-all-pushes',
      A: 'partner',
      paragraphs: [
        'They tried a wooden spoon instead. It was longer, so it could push further. In the end {outofreach} {outofreach.was} right at the back. And so was the spoon, for {A} had let go of it.',
        '{A} sat down on the ground. “Whatever we put in there pushes,” said {A}. “The ruler pushes, and the spoon pushes, and I push most of all. We need a thing that pulls.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sticky-side-out',
      A: 'partner',
      paragraphs: [
        'What could pull? {H} thought of things that hold on to you and won’t let go. Jam was one. Then {H} ran to the drawer, and came back with the sticky tape. {H} wrapped it round the end of the ruler, with the sticky side out. “Now don’t poke,” said {H}. “Just touch.”',
        'In went the ruler, and out it came. On it sat a very old raisin. They tried again, and there was the spoon. The third time it was heavier. “Slowly,” whispered {A}. {H} pulled as a snail pulls. Out came {outofreach}, with a long grey beard of dust.'
      ]
    },
    {
      id: 'what-else-comes-out',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Again,” said {A}, for now it had begun to be fun. The ruler went in with new tape on it. It brought out a bus ticket and some fluff. It brought out a button. “So that’s where that went,” said {A}.',
        '“Anything else in there?” asked {A}. {H} put one eye to the gap. There was nothing left in there, not even a raisin. It looked as if somebody could have moved in.'
      ]
    },
    {
      id: 'tape-on-everything',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The tape did not want to leave. {A} pulled it off the ruler, and then it was on {A}’s thumb. {A} shook it, and then it was on the other thumb. “It holds on,” said {H}. “That’s why I took it.”',
        'It went from {A} to {H}, and from {H} to the wall. There it stayed. “That’s the only way,” said {A}. “You have to find something that it likes better than you.”'
      ]
    },
    {
      id: 'off-with-the-beard',
      A: 'partner',
      paragraphs: [
        '{H} blew, and the beard flew off, and most of it settled on {A}. “It suits you,” said {H}. Under it {outofreach} looked just as before, only a little surprised.',
        '“Whose is the raisin?” asked {A}. Nobody wanted to be its owner. {H} rolled up a towel and laid it along the gap, so that nothing else could get in. Then {H} carried {outofreach} away, in both hands.'
      ]
    }
  ],
  everybody: {
    want: EVERYBODY_WANT,
    way: [
      '{names} put one eye to it too, and saw an eyelash.',
      '{names} sniffed at the dust, and sneezed.',
      { text: '{names} brought another ruler, which was just as bad.', needs: ['hands'] },
      { text: '{names} shone in with a torch, the wrong way round at first.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the raisin, and left it alone.',
      '{names} held one breath until all of it was out.',
      { text: '{names} cut nothing and held nothing, but got some tape on one sleeve.', needs: ['hands'] },
      { text: '{names} clapped very softly, so that nothing would slip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ruler lay in its drawer again, and the spoon had been washed twice. The raisin went out with the crumbs.',
    '{H} washed off the dust, and lay down. {outofreach} lay where any hand could reach, even a sleepy one.'
  ],
  last: [
    'Nothing was stuck now but a bit of tape, and {H} was asleep.',
    '{outofreach} {outofreach.was} back, the dust was by itself, and {H} was asleep.'
  ]
})

export const outOfReachOver = wishPlot({
  id: 'wish-incident-out-of-reach-over',
  tellsAny: 'outofreach',
  about: 'Something is next door, and nobody likes to ring; fishing for it brings in next door’s tea towel, so that now both have something of the other’s, and the hero rings.',
  titles: ['Next Door’s Tea Towel', 'Not Gone, Only Next Door', 'Where {outofreach} Went Visiting', '{H} Rings the Bell', 'A Box of Things That Came Over'],
  company: ['string', 'peg', 'towel', 'bell', 'box', 'door'],
  want: [
    {
      id: 'not-gone',
      A: 'partner',
      paragraphs: [
        '{outofreach} {outofreach.was} {outofreach.over}. {outofreach.more}. {H} stood as near as you could get, with both hands held out. But here their own place stopped, and the next one began, and nobody has arms that long.',
        '“Well, that’s that,” said {A}. “Gone.” “Not gone,” said {H}. “Only next door.” {H} wanted {outofreach} back. “You’d have to ring, then,” said {A}, and looked at the floor.'
      ]
    }
  ],
  way: [
    {
      id: 'fishing',
      A: 'partner',
      paragraphs: [
        '{A} did not like to ring. “They’ll be at supper,” said {A}. “Or asleep. I’d sooner fish.” So they tied a clothes peg to a long string, and {A} threw it across. The peg caught hold of something. “Got it!” whispered {A}.',
        'They pulled. The string came along in jerks, and then all at once. At the end of it hung a tea towel with blue boats on. It was not {outofreach}, and it was not theirs.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I could write to them,” said {A}, and fetched a sheet of paper. “Then nobody has to ring.” {A} wrote for a good while. “Read it out,” said {H}. “Dear Next Door,” read {A}, “it has been quite mild for the time of year.”',
        'It went on like that. On the second page {A} asked how they were. On the third page {A} asked it again. “Where does it say about {outofreach}?” asked {H}. “I’m getting to it,” said {A}. {H} thought that a bell was a good deal shorter.'
      ]
    },
    ...WHILE_THERE,
    {
      id: 'practice',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They practised, in case somebody had to ring after all. {A} was next door, and {H} rang by pressing {A}’s nose. “Ding-dong,” said the nose. “Yes?” said {A}. “Please may we have {outofreach} back?” said {H}. “Of course,” said {A}. It took no time at all.',
        'Then it was {A}’s turn. {A} pressed {H}’s nose. “Ding-dong,” said {H}. “Yes?” But there was nobody there. {A} had run off, and was standing behind the coats.'
      ]
    },
    {
      id: 'a-towel-too-many',
      A: 'partner',
      paragraphs: [
        '{A} held the tea towel by two corners. “That makes it worse,” said {A}. “They’ve got something of ours, and now we’ve got something of theirs. They may be standing there this minute, with wet plates, and not liking to ring.”',
        '{H} thought of next door with all those wet plates. {H} could almost hear them drip. Somebody had to go over there. “Give it to me,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        '{H} folded the tea towel until all the boats were inside. Then {H} marched next door, with {A} two steps behind, and rang. The door opened, and there stood {outofreach.who}, with a wet plate. “This is yours,” said {H}. “We caught it by mistake. We were fishing for {outofreach}.”',
        '“So that’s whose {outofreach.it} {outofreach.was},” said {outofreach.who}. “I thought somebody had sent me a present.” And there, on the best chair, with a cushion, sat {outofreach}.'
      ]
    },
    {
      id: 'drying-up',
      A: 'same',
      spare: 15,
      paragraphs: [
        'As they were there, and the towel was there too, they dried the plates. {H} did the small ones. {A} did a pan, and found a face in the bottom of it. “Who’s that?” asked {A}. It was {A}.',
        '“I’ve heard you through the wall,” said {outofreach.who}. “You sing in the mornings.” {A} turned a bit red, and went on with the pan. “It’s only the first half of the song,” said {outofreach.who}. “I’ve always wondered how it ended.”'
      ]
    },
    {
      id: 'inside-a-mirror',
      A: 'same',
      spare: 16,
      paragraphs: [
        'It was the other way round in there. The door was on the left, and the tap dripped on the right. “It’s like being inside a mirror,” said {H}.',
        '{A} went to look out of a window, and saw their own place from behind. It was small, and the light was on. “Look,” said {A}. “That’s us, over there, with nobody in.”'
      ]
    },
    {
      id: 'box-of-things',
      A: 'partner',
      paragraphs: [
        'Then {outofreach.who} brought a box. In it lay five pegs, a sock, a paper dart and half a ball. “All this came over as well,” said {outofreach.who}. “I didn’t like to ring.” “Nor did we,” said {A}.',
        '“I’ll ring,” said {H}. “Every time. I don’t mind it.” So that was settled. They went home with {outofreach} and a box. Behind them the door stayed open until they were in.'
      ]
    }
  ],
  everybody: {
    want: EVERYBODY_WANT,
    way: [
      '{names} sniffed at the tea towel, which smelled of somebody else’s soup.',
      '{names} got mixed up in the string, and had to be unwound.',
      { text: '{names} held the end of the string, so that it did not go over as well.', needs: ['hands'] },
      { text: '{names} counted the boats, and there were ten.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along too, and stood in the doorway.',
      '{names} looked at the best chair, and at the cushion.',
      { text: '{names} wiped both shoes on the mat, for a long time.', needs: ['hands'] },
      { text: '{names} carried the box home, with one hand on the lid.', needs: ['hands'] }
    ]
  },
  bed: [
    'The string was rolled up, and the pegs went back to the other pegs. The paper dart was put on the windowsill, to have a rest.',
    '{H} washed, and lay down. Through the wall you could just hear somebody putting plates on a shelf, one after the other.'
  ],
  last: [
    'The last plate was put away, next door and here, and {H} was asleep.',
    '{outofreach} {outofreach.was} home from a visit, and {H} was asleep.'
  ]
})
