import { wishPlot } from '../wish-plot.ts'

export const satellite = wishPlot({
  id: 'wish-satellite',
  wishes: ['satellite', 'satellites', 'sputnik', 'satélite', 'satelliten'],
  except: ['crash', 'crashed', 'fell', 'broken', 'lost', 'alone', 'lonely', 'spy', 'war', 'dish', 'afraid', 'scared', 'rocket', 'alien', 'aliens'],
  answers: ['space', 'earth', 'round', 'orbit', 'orbiting', 'goes', 'going', 'bip', 'beep', 'sky', 'night', 'star', 'stars', 'moving', 'little', 'weather', 'pictures', 'up', 'high', 'saw', 'seeing', 'spotting', 'watching', 'we', 'that', 'the', 'sees'],
  company: ['satellite', 'earth', 'lamp', 'armchair', 'station', 'sun'],
  about: 'A satellite wants to go to bed when it gets dark, but so close to the earth it gets dark every hour and a half.',
  titles: ['Good Morning, Good Night, Good Morning', 'Sixteen Bedtimes', '{H} Goes Further Out', 'Bip', 'Over the Same Roof'],
  want: [
    {
      id: 'round-the-armchair',
      A: 'partner',
      paragraphs: [
        '{H} was a satellite, with a tea towel along each arm for the wings. The earth was the armchair, and {H} went round it. In it sat {A}, who listened with a saucepan. “Bip,” said the satellite.',
        'On one side stood the lamp, and that was the sun. On the other side the chair’s tall back kept off the light. There it was night. “When it’s dark,” said {H}, “I’ll go to bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        'Behind the chair it got dark, and the satellite shut its eyes. “Good night,” said {A}. But a satellite can’t stop. Three steps on, the sun was in its face. “Good morning,” said {A}.',
        'So {H} brushed a few teeth and went on. It got dark again, and it got light. “Good night,” said {A}, and “Good morning”. After four times the satellite’s teeth were very clean.'
      ]
    },
    {
      id: 'first-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The very first was only as big as a beach ball,” said {A}. “It had four long whiskers, and could say one word.” “What was it?” “Bip,” said {A}. The whole world had got up at night to hear it.',
        '{H} went once round as that one, with four drinking straws at the back of the jumper. “Bip,” it said. {A} took off an imaginary hat. It was still the best word for it.'
      ]
    },
    {
      id: 'top-of-head',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll take your picture,” said the satellite, over the armchair. {A} put on a smile. But from up there it could only see the top of {A}’s head. There was a parting, like a country road, and two small woods.',
        '“Did I come out well?” asked {A}. “There’s a clearing in the north,” said {H}. {A} felt for it with one finger. It had not been on any of the older maps.'
      ]
    },
    {
      id: 'wings-to-the-sun',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A satellite lives on sunshine, and its wings always turn that way. {H} held both tea towels flat to the lamp. “What does it taste of?” asked {A}. “It’s a bit dusty,” said {H}, “and there’s some moth.”',
        'In the dark it had to live on what it had saved. So for that half of the way it talked less. “B,” it said, behind the chair. And out in the light came “ip”.'
      ]
    },
    {
      id: 'gold-paper',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the sun it’s hotter up there than a kettle. In the shade it’s colder than ice. “That’s why you’re wrapped in gold,” said {A}. There was the paper from a chocolate. It covered {H}’s nose and part of one ear.',
        '“Does it help?” “The nose is just right,” said the satellite. “The rest of me changes every minute.” So the chocolate was eaten as well, for the inside.'
      ]
    },
    {
      id: 'lost-glove',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came floating by with a glove held out in front. “Is this yours?” asked the glove. “I’ve got wings,” said the satellite. “An astronaut lost one of you, long ago. You went round for a month.”',
        '“I waved at everybody,” said the glove, “and they thought it was for somebody else.” The satellite waved a tea towel. That was all they had time for, since one went east and the other did not.'
      ]
    },
    {
      id: 'no-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There’s no air in space, and so nothing can be heard. The satellite ran into a chair leg, and opened its mouth wide. No sound came. “That must have been loud,” said {A}.',
        'Only the radio gets through. {H} said it all again, in bips. There were two short ones and a long one. {A} listened with the saucepan, and blew on {H}’s toe.'
      ]
    },
    {
      id: 'weather-report',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’ll the weather be?” asked {A}. The satellite looked down on the armchair. There was a white cushion coming in from the left. “Soft,” it said, “and later on there’ll be a button.”',
        '{A} moved a cup from under the button. The cushion drifted over one arm of the earth and stayed there. By the next time round it had been sat on, and the sky was clear.'
      ]
    },
    {
      id: 'pet-under-orbit',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At each round the satellite came by {A}. It saw the front of {A}, and a bit later the back. “You don’t turn,” it said. “Have you got a far side?” It took a picture of each, to compare.',
        'On the seventh picture one eye was open. The station was told at once, in a single bip. There was life down there, and it wanted to be left alone.'
      ]
    },
    {
      id: 'elder-star-walks',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The first time I saw one,” said {S}, “we all stood in the road in our slippers. A star came over the chemist’s, and it walked.” “Did it blink?” asked {A}.',
        '“Never once,” said {S}. “Aeroplanes blink. That one went by like somebody with a full cup. We said good evening to it, since it would be over China before we’d found our keys.”'
      ]
    },
    {
      id: 'child-second-satellite',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a satellite too, and went the other way round. “Bip,” said {A}. “Bop,” said {S}. They met behind the chair and in front of the lamp, and each time they nearly bumped.',
        '“What do you do?” asked {A}. “I look for my sock,” said {S}. “I can see everything, but it’s the wrong half each time.” At the next meeting there was one sock too many.'
      ]
    },
    {
      id: 'baby-ground-control',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had got hold of the saucepan, and now {A} was the station. The satellite came over. “Bip.” {A} put the pan to one ear, and then on the head, and laughed into it.',
        'That was sent on to all parts of the armchair. Each time the satellite came round, {A} knew it again. Nobody had ever been so glad of a bip.'
      ]
    },
    {
      id: 'too-near',
      A: 'partner',
      paragraphs: [
        '“I know what it is,” said {A}. “You’re too near. Down here a satellite has to race, or it’d fall into my lap. It goes round the earth in an hour and a half. So it gets dark sixteen times a day.”',
        'The satellite counted up what was left. “That’s twelve more bedtimes until tomorrow,” said {H}, “and not one night.”'
      ]
    }
  ],
  turn: [
    {
      id: 'further-out',
      A: 'partner',
      paragraphs: [
        '“Some are much further out,” said {A}. “There they can go slowly.” So {H} left the rug, and went along the wall. It was a long way, past the bookcase and the window.',
        '“Slower,” called {A}, and began to turn with the earth, on the seat. The satellite took a step, and {A} turned a little. At every step {H} saw {A}’s face, and no side of the chair went by. “Now you’re over the same roof all day,” said {A}. “And a roof has only one night.”'
      ]
    },
    {
      id: 'turn-left-here',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You can tell cars where they are,” said {A}, and drove round with a plate. “Turn left at the slipper,” said the satellite. “In two toes you have arrived.” {A} stopped, and was at the sofa.',
        '“I wanted the biscuit tin,” said {A}. “Then turn back when possible,” said {H}. The station sighed and went all the way round. It got there by the smell.'
      ]
    },
    {
      id: 'a-tenth-of-the-way',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Can you see the moon from there?” asked {A}. It was the clock above the door. “It’s still a long way,” said the satellite. “I’ve done one part, and there’d be nine more.”',
        '“Is anybody there?” {H} put up a hand against the sun. “There’s a big hand and a little hand,” said {H}, “and they don’t wave at the same time.” That was what the moon had instead of weather.'
      ]
    },
    {
      id: 'the-bed-goes-round',
      A: 'partner',
      paragraphs: [
        'Out there by the wall stood the bed. The satellite lay down in it and looked guilty. “Now I’ve stopped,” said {H}. {A} shook the saucepan. “You haven’t,” said {A}. “The real earth turns, with the house on it, and the bed. Everybody goes round with it. You only have to lie there.”',
        '{H} lay, and held on to the edge for a bit. It went so evenly that not even the water in the glass had noticed. “Bip,” said {H}, quite softly, to show where {H} was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up as the satellite went over.',
      '{names} took a place on the night side, where it was cool.',
      { text: '{names} turned the lamp so that it was noon.', needs: ['hands'] },
      { text: '{names} held a spoon up to the sky, and listened.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed down, while the sun rose once more.',
      '{names} saw the satellite come, for the fourth time.',
      { text: '{names} made marks on a paper bag, one for each sunrise.', needs: ['hands'] },
      { text: '{names} handed up a toothbrush in passing.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned with the earth, at no extra cost.',
      '{names} lay still, and went round all the same.',
      { text: '{names} lifted a chair out of the far orbit.', needs: ['hands'] },
      { text: '{names} pointed a saucepan at the bed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wings were hung on their hook again, one over the other. The earth stood in its corner and had a dent in the cushion.',
    '{H}’s teeth had been cleaned four times, so they were done quickly. Then the sun was turned off with a click, and this time it stayed night.'
  ],
  last: [
    'The whole house went round with its lamps out, and {H} was asleep in it.',
    'There was one bip, and a long way after it another, and {H} was asleep.'
  ]
})
