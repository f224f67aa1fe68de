import { wishPlot } from '../wish-plot.ts'

export const oneShortLost = wishPlot({
  id: 'wish-incident-one-short-lost',
  tellsAny: 'oneshort',
  about: 'One thing is missing of many, and all is looked for but what fell out of a book: a map with a cross, by the hero’s own hand, for there had been pirates; and its steps were crept, not walked.',
  titles: ['Nine Steps and a Cross', 'In Case of Pirates', 'The Day {H} Counted Twice', 'Where {oneshort} Went', 'One Very Old Raisin'],
  company: ['sofa', 'raisin', 'candle', 'comb', 'umbrella', 'book', 'pirates', 'bed', 'wall', 'box', 'pencil'],
  want: [
    {
      id: 'counted-twice',
      A: 'partner',
      paragraphs: [
        '{oneshort.gone}. {oneshort.more}. {H} looked once more, with one finger on everything, and then underneath. It did not help.',
        '“Does it matter?” asked {A}. “Yes,” said {H}. “Now I can’t see anything but the place where {oneshort.it} should be.” {A} looked there as well. After that {A} could not see anything else either. {H} wanted {oneshort} back.'
      ]
    }
  ],
  way: [
    {
      id: 'side-of-the-sofa',
      A: 'partner',
      paragraphs: [
        'They looked in all the places where a thing like that should be. Then they looked where it should not be. Down the side of the sofa they found a comb, half a candle and a very old raisin. Behind the door stood an umbrella that {A} had been looking for since spring.',
        '“We’re finding everything,” said {A}, and opened the umbrella to see if it was well. “Everything but {oneshort},” said {H}.'
      ]
    },
    {
      id: 'all-in-a-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They laid out {oneshort.left}, side by side, to see how many that was. The row went over the floor, round a table leg and out at the door. {A} walked along it with both hands behind {A}’s back.',
        '“One of them must know something,” said {A}. {H} bent down and looked at the nearest ones. They lay there very still. “They’re not telling,” said {H}. “They stick together.”'
      ]
    },
    {
      id: 'a-biscuit-instead',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could put something else there,” said {A}. {A} fetched a biscuit and put it in the empty place. They stood back to see. It was too round, and there was sugar on it. “If you half close your eyes, it’s right,” said {A}.',
        '{H} half closed both eyes. There was a crunch. When {H} opened them, the place was empty again, and {A} had a full mouth. “It wasn’t right after all,” said {A}.'
      ]
    },
    {
      id: 'a-notice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} made a notice, and stuck it to the fridge. There was a drawing of {oneshort} on it, from the front and from behind. “And what does the finder get?” asked {A}. {H} thought. They had the comb and the raisin.',
        '“They can choose,” said {H}, and drew both. {A} came past the fridge twice, and read it each time, as if it were news. “I’d take the comb,” said {A}.'
      ]
    },
    {
      id: 'last-place-first',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s always in the last place you look,” said {A}. “Then let’s look in the last place first,” said {H}. It would save a lot of time. They only had to find out which it was.',
        '“I’d never look in the oven glove,” said {A}. So they looked in the oven glove. There was a hand-shaped hole in there, and nothing else. “Now it isn’t the last place any more,” said {H}. “Now it’s the first.”'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Next they did the pockets. Every pocket in the house was turned out, and hung there like a tongue. There was a conker and a ticket. There was a list that said “milk”, and under that, “and milk”.',
        '“That’s my writing,” said {A}. “I must have been thirsty.” In the last pocket there was a hole. {H} put a finger through it, and waved. “Hello,” said {A} to the finger.'
      ]
    },
    {
      id: 'gone-on-holiday',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Maybe it’s gone on holiday,” said {A}. “Where to?” asked {H}. {A} thought of somewhere warm, with not too many others about. “It would like that,” said {A}, “for a change.”',
        '“We’d have had a postcard,” said {H}. They went to look in the letterbox, just to be sure. There was one about pizza. They read it to the end, but it was really only about pizza.'
      ]
    },
    {
      id: 'other-accused',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Have you got it?” {H} asked {A}. “Me?” said {A}, and turned all the way round with both hands up. “What would I want with {oneshort}?” {H} did not know. It was only that nobody else was left to ask.',
        '“Look at my face,” said {A}. “Is that the face of somebody who’s got it?” {H} looked for a long time. It was the face of somebody who had eaten a biscuit, and not mentioned it.'
      ]
    },
    {
      id: 'how-thin-it-is',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} lay flat on the floor, and looked under everything at once. “There’s a whole other room down here,” said {A}. “It’s low, but it’s very wide.” {H} lay down as well. You could see the feet of all the furniture, with their little shoes of dust.',
        '“I’d live here if I was small,” said {H}. “Under the table in summer, and behind the curtain in winter.” They stayed there a bit, side by side, and nearly forgot what they had come for.'
      ]
    },
    {
      id: 'pet-searches',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} searched as well, and was very thorough. {A} went along each wall with a nose to the ground, and stopped at the fridge. There {A} sat down, and looked round for {H}. It was quite clear where {A} would begin.',
        '{H} opened it, to be fair. There was half a cabbage in there, and some rice. “It isn’t in here,” said {H}. {A} looked for a good while longer, in case {H} was wrong.'
      ]
    },
    {
      id: 'elder-button',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a game at home with one piece gone,” said {S}. “So we used a button off my father’s trousers. It was the fastest piece on the board. Everybody wanted to be the button.” “Did you ever find the real one?” asked {A}.',
        '“Years later,” said {S}, “in a jar of rice. We put it back with the others. And do you know, nobody ever wanted to be it. They all still asked for the button.”'
      ]
    },
    {
      id: 'child-hides',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} went under a blanket, so that there should be something for {A} to find. “I’m missing too,” said the blanket. {A} looked behind the chair. “Not there,” said the blanket. “Warmer. Much warmer!”',
        '{A} lifted up one corner. There was {S}, quite pink. “You’ve found me,” said {S}. “Well done.” Then {A} was asked to find {S} once more. It was nice to be so good at it.'
      ]
    },
    {
      id: 'baby-brings',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} found something at once, and held it up. It was a shoe. “Thank you,” said {H}, “but that’s not it.” {A} found something else. It was the other shoe, and {A} was prouder still.',
        '“You’re the only one of us who finds pairs,” said {H}. {A} took both shoes back, and put them somewhere else. In a while it would be nice to find them again.'
      ]
    },
    {
      id: 'out-of-a-book',
      A: 'partner',
      paragraphs: [
        '{A} took a book off the shelf to look behind it, and a paper fell out. On it was a drawing of a bed, then nine dots, and then a big red cross. {H} turned it the right way up. Slowly both of {H}’s ears went pink.',
        '“There were pirates the other day,” said {H}. “I had to hide the treasure.” “And what was the treasure?” asked {A}. {H} said nothing. “Then nobody’s lost {oneshort.them},” said {A}. “You hid {oneshort.them}, and you did it so well that even you couldn’t find {oneshort.them}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'creeping',
      A: 'partner',
      paragraphs: [
        '{A} stood by the bed with the map, and took nine good steps. The ninth one was a wall. There was nothing there but the bump on {A}’s nose. “You’re walking,” said {H}. “But they were asleep. You have to creep.”',
        'So {H} crept, heel against toe, and counted in a whisper. Nine creeps went exactly as far as the toy box. They took out everything, down to the floor of it. There lay an old pillowcase with a knot in. {H} undid the knot. In the pillowcase {oneshort.was} {oneshort}.'
      ]
    },
    {
      id: 'pirates-would-have',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“No pirate would have found that,” said {A}. “No,” said {H}. “When they woke up, they walked right past. One of them sat on the box, and had a sandwich.” {A} looked at the box. There were crumbs on it, that was true.',
        '“Weren’t you afraid?” asked {A}. “Only of sneezing,” said {H}. They both held their noses for a moment, as you do when there are pirates about.'
      ]
    },
    {
      id: 'everything-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then they put back all that had been in the toy box. It was more than before. It stood up in the middle, and a bear looked over the edge. “Push,” said {A}. {H} sat on the lid, and it went down as far as the bear.',
        '“Shall we leave the bear out?” asked {A}. The bear had been right at the bottom for months, under a train. It was put on the pillow, where it could see out.'
      ]
    },
    {
      id: 'where-it-belongs',
      A: 'partner',
      paragraphs: [
        '{H} carried {oneshort} back with both hands, and put {oneshort.them} into the empty place. Now there was no empty place. They looked at it from near by, and from the door. “I can see everything else again,” said {A}.',
        '“And the map?” asked {A}. {H} took a pencil. Under the cross {H} drew {oneshort}, so that next time it would say what was there. Then the map went back into the book, in case of pirates.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the empty place, and saw it too.',
      '{names} looked underneath as well, and found a crumb.',
      { text: '{names} counted again from the other end, and it came to the same.', needs: ['hands'] },
      { text: '{names} turned over a cushion, to make a start.', needs: ['hands'] }
    ],
    way: [
      '{names} searched under the table, mostly for crumbs.',
      '{names} sat on the sofa while it was being looked into.',
      { text: '{names} held the comb, the candle and the raisin.', needs: ['hands'] },
      { text: '{names} looked through a keyhole, and saw a coat.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept along behind, with a good deal of breathing.',
      '{names} put a nose over the edge of the toy box.',
      { text: '{names} kept watch at the door, with one hand over one eye.', needs: ['hands'] },
      { text: '{names} held up a lamp, though it was quite light.', needs: ['hands'] }
    ]
  },
  bed: [
    'The umbrella hung on its hook, and the comb lay with the brush. The raisin was put out for the birds, who are not so particular.',
    '{H} washed, and went to bed in nine creeps, without a sound. From the pillow everything could be counted, and it all came out right.'
  ],
  last: [
    'Nothing was missing, and the pirates were a long way off, and {H} was asleep.',
    'The map was in the book, {oneshort} {oneshort.was} home, and {H} was asleep.'
  ]
})

export const oneShortNeeded = wishPlot({
  id: 'wish-incident-one-short-needed',
  tellsAny: 'oneshort',
  about: 'More is needed than there is, and the shop has none; the one who has it is a stern neighbour at whose door nobody rings, and the hero rings, with a cucumber.',
  titles: ['The Cucumber', 'Nobody Ever Rings There', '{H} and the Cobweb on the Bell', 'A Stern Sort of Yes', 'Just Enough'],
  company: ['shop', 'cucumber', 'bell', 'door', 'cobweb', 'slippers', 'shelf'],
  want: [
    {
      id: 'not-enough',
      A: 'partner',
      paragraphs: [
        '{oneshort.gone}. {oneshort.more}. {H} looked in the drawer with the string, and then behind the bread. There was nothing there but a cork.',
        '“Then that’s that,” said {A}. “It can’t be,” said {H}. “{oneshort.ask}” {H} wanted {oneshort.need}, and before bedtime. {A} did not think that there was much hope of it.'
      ]
    }
  ],
  way: [
    {
      id: 'corner-shop',
      A: 'partner',
      paragraphs: [
        'They ran to the shop on the corner. The man had soap and string, and a cat on a sack of rice. He looked on the top shelf, and in the back, and under the cat. “I’ve got everything,” he said, “but not that.”',
        'So as not to have come for nothing, they bought a cucumber. {H} carried it out of the shop. “What’s it for?” asked {A}. “I don’t know yet,” said {H}.'
      ]
    },
    {
      id: 'make-it-last',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could share things out differently,” said {A}, and tried it with fingers. One for you, one for me, one for the other one. However {A} shared it out, at the end there was always a finger that got nothing.',
        '“Begin with that one,” said {H}. {A} began with that one. Now the thumb got nothing, and it took that badly. “It’s no use,” said {A}. “Not enough is not enough, from whichever end you start.”'
      ]
    },
    {
      id: 'two-doors',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried two other doors first. At one of them a boy brought out all that his family had too much of. It was left wellies. At the next a lady gave them an onion, because she had not quite heard.',
        '“Now we’ve got an onion as well,” said {A}. They put it on a wall, for whoever might be one onion short. When they looked back from the corner it had gone.'
      ]
    },
    {
      id: 'make-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Could we make some?” asked {A}. They thought hard about what it would take. {A} drew it on the back of a bill, and wrote how much of each. At the top it said, “First, take {oneshort.need}.”',
        '“That’s where we are already,” said {H}. {A} turned the bill round. On the other side there was only what the cucumber had cost.'
      ]
    },
    {
      id: 'carrying-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A cucumber is a friendly thing to carry. {H} had it over one shoulder, and then like a baby, and then like a telephone. “It’s for you,” said {H}, and held it out to {A}. {A} listened.',
        '“They’ve got none either,” said {A}. “But they say it’s raining there.” {A} said thank you and goodbye, and gave it back. A lady on the other side of the street had stopped to watch. {H} nodded to her, and she nodded back.'
      ]
    },
    {
      id: 'other-asks-about',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew somebody who knew somebody. They went round that way, and {A} called up to a window. It took a while, for first there was all the weather to talk about.',
        '“Well?” asked {H}. “There’s an aunt who had plenty,” said {A}, “in May.” {H} counted the months. “Did you ask who’s got any now?” {A} had meant to. It had slipped away somewhere in the weather.'
      ]
    },
    {
      id: 'what-one-has-too-much-of',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What have we got too much of?” asked {H}. {A} thought of the cupboard at home. There were eleven jam jars without lids. There was a bag of bags. There was the drawer of keys that fitted nothing.',
        '“Perhaps somebody’s sitting at home with eleven lids,” said {H}, “and wondering.” It was odd how it was spread about. There was probably enough of everything, and it was only in the wrong houses.'
      ]
    },
    {
      id: 'counting-once-more',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps we miscounted,” said {A}. They counted again in their heads, from the first to the last. {H} came to the same as before. {A} came to one more, and was glad. But it turned out to be {A}’s own thumb.',
        '“It’s a good thumb,” said {H}, “but it’s no help.” They counted a third time, to be fair, and without thumbs. But there was still not enough, however often they counted.'
      ]
    },
    {
      id: 'pet-and-cucumber',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had never met a cucumber, and smelled at both ends of it. It did not smell like anybody. When {H} laid it down, it rolled a little. {A} went a good way round it after that.',
        '“It won’t do anything,” said {H}. {A} was not so sure. It was long and green, and kept very quiet. In the end {A} sat down at {H}’s other side, and from there it could be watched.'
      ]
    },
    {
      id: 'elder-egg',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Once I was sent next door to borrow an egg,” said {S}. “They had none, so they borrowed one from their neighbour. She had none, and sent across the yard. It went all the way round, from door to door.” “And who had one?” asked {A}.',
        '“A boy came to us, out of breath, and asked my mother for an egg,” said {S}. “We’d been asked for the egg that we were asking for.” {S} shook {S}’s head. “We had pancakes on Thursday instead.”'
      ]
    },
    {
      id: 'child-shop',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve got some,” said {S}, and ran and opened a shop behind the chair. “What would you like?” {A} said what they needed. {S} looked on all the shelves, which were air. “How many?” asked {S}.',
        '{S} wrapped it up in nothing, and counted it out into both of {A}’s hands. It weighed very little. “Don’t drop it,” said {S}. {A} paid with a button, and got two buttons back.'
      ]
    },
    {
      id: 'cobweb',
      A: 'partner',
      paragraphs: [
        'On the way home they passed the door of {oneshort.who}. {A} walked faster there, as everybody did. “That’s where we could ask,” said {H}. “Nobody ever rings there,” said {A}. “You get such a look.”',
        'Then {A} stopped all the same. Over the bell there was a cobweb, with a spider in it, fast asleep. “Nobody’s rung here since last year,” said {A} slowly. “I think I’d look like that too, if nobody ever came.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stern-yes',
      A: 'partner',
      paragraphs: [
        '{H} blew the cobweb aside, spider and all, and rang. For a long time there was nothing. Then the door opened, about as wide as a hand. “Yes?” said {oneshort.who}. It was a stern sort of yes. {H} held up the cucumber. “Please,” said {H}, “we need {oneshort.need}. We can swap.”',
        '“What for?” So {H} told {oneshort.tell}, from the beginning. With each bit the door opened a bit wider. In the end it was as wide as a door can be. “As it happens,” said {oneshort.who}, “that’s just what I’ve got.”'
      ]
    },
    {
      id: 'swapped-what',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They were asked to wait in the hall. There was a clock in it that went very slowly, and eleven hats. “Who needs eleven hats?” whispered {A}. “You can only wear one at a time,” whispered {H}. “So ten are always at home.”',
        'A voice came from the back. “I can hear you,” said the voice, “and it’s twelve.” {A} stood up very straight. {H} counted again. There was one more behind the door.'
      ]
    },
    {
      id: 'spider-moves',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Up on the door frame sat a spider, with all its arms folded. “I’m sorry about your web,” said {H}. “But it’s a bell, you know.” {A} held out the end of the cucumber, and it stepped on board.',
        'They set it down at the top of a drainpipe, where nobody ever rings. It walked up and down there once or twice. Then it began at the left and put the first thread across.'
      ]
    },
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        '“But not for a cucumber,” said {oneshort.who}. “You can have what you need if I may come and see.” And so they all walked home together. {H} carried {oneshort} as if {oneshort.it} were made of glass, and {oneshort.who} came behind, in slippers. Now there was enough, and it could all go on.',
        '{oneshort.who} sat {oneshort.seat}, as straight as a ruler, and watched it all without one word. Then came a very small smile. “Good,” said {oneshort.who}. “Ring again when you’re short of something.” And the cucumber went home with the visitor after all, as a present.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the bread as well, and found bread.',
      '{names} came to see the cork, and sniffed at it.',
      { text: '{names} shook a tin, and it was empty.', needs: ['hands'] },
      { text: '{names} counted on all fingers, and began again.', needs: ['hands'] }
    ],
    way: [
      '{names} came along, and looked for a while at the cat in the shop.',
      '{names} walked close to the cucumber all the way.',
      { text: '{names} held the door of the shop, for three strangers and a pram.', needs: ['hands'] },
      { text: '{names} tried the weight of the cucumber, and gave it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood behind {H}, and looked through in between.',
      '{names} sniffed at the slippers, which were green.',
      { text: '{names} pulled out a chair for the visitor.', needs: ['hands'] },
      { text: '{names} waved after the cucumber, until it had gone in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair for the visitor stayed where it was, in case it should be wanted again.',
    '{H} washed, and lay down, and thought of a bell without a cobweb. Down the street there was a light in a window where there had been none before.'
  ],
  last: [
    'It was enough now, and {H} was asleep.',
    'The light down the street went out, and {H} was asleep.'
  ]
})
