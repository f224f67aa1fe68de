import { wishPlot } from '../wish-plot.ts'

export const deedEverywhereButThere = wishPlot({
  id: 'wish-deed-everywhere-but-there',
  tellsAny: 'once',
  deeds: ['hides'],
  about: 'The hero keeps the secret of somebody hidden, and is found out each time, for the hero looks everywhere but there; so they all get in among the coats, until nobody is left to look.',
  titles: ['Everywhere but There', 'In Among the Coats', 'Not a Word', 'Still Not Found', '{H} Looks at the Lamp'],
  company: ['coats', 'hooks', 'hall', 'scarf', 'lamp', 'table', 'cloth', 'door', 'sleeve', 'clock'],
  want: [
    {
      id: 'not-a-word',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}, and nobody saw it but {H}. “Not a word,” whispered {once.who}, and went from there straight in behind the coats in the hall. Something still stuck out, and {H} hung a scarf on it.',
        '{H} had never had a secret with somebody in it before. It was to last until bedtime. {H} sat down in front of the coats, and looked like somebody who was only sitting there.'
      ]
    },
    {
      id: 'a-hat-on-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It stuck out again further up, and this time it was {doer.part}. {H} hung a hat there. “How long have we had a hook there?” asked {A}. “Since today,” said {H}.',
        '{A} was pleased, for there were never enough hooks, and went to get a bag as well. It was quite a heavy one. “Thank you,” whispered the hook, when the bag was off again.'
      ]
    }
  ],
  way: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{A} came through the hall. {H} looked at the lamp. {H} looked at the door, the floor and the clock, and whistled. {A} went straight up to the coats, and lifted the scarf. “Good evening,” said {A}.',
        'So they took another place, under the table with the cloth hanging down. {A} went out and came in again. {H} looked at the ceiling, the bread, and all four corners. “Good evening,” said {A}, and had the cloth up already.'
      ]
    },
    {
      id: 'in-that-pocket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{what.sound},” it went in among the coats. “What was that?” asked {A}. “My pocket,” said {H}. {A} looked at the pocket, which was quite flat. “What have you got in it?” {H} could think of nothing else. “{once.thing},” said {H}.',
        '“You do have ideas,” said {A}, and went on with the broom. It had been very nearly the truth. It was only another pocket.'
      ]
    },
    {
      id: 'has-anybody-seen',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Has anybody seen {once.thing}?” asked {A}, and looked in the bread bin. “Cold,” said {H}, who could not help it. {A} looked in both the boots, and under the lid of the kettle. “Colder,” said {H}. “Now it’s freezing.”',
        '{A} came back into the hall, and stopped by the coats to warm up. “That’s better,” said {A}. {H} held both hands over {H}’s mouth, and turned as red as a stove.'
      ]
    },
    {
      id: 'what-it-was-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what was {once.spot} like?” whispered {H} into the coats. “Quiet,” came out of them in a whisper, “and everybody was looking the other way.”',
        '{H} could just see it. Here it was just the same, only that everybody was {A}. And {A} was not looking the other way at all. {A} was looking at {H}, who was talking to a raincoat.'
      ]
    },
    {
      id: 'what-was-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{doer.sound},” came from in there, not very loudly. “What did you say?” asked {A}. “{doer.sound},” said {H} quickly. {A} put down the washing. “Say it again,” said {A}.',
        '{H} had to say it three times, and the third was the best. “You’re getting a cold,” said {A}, and fetched the thick socks. One pair of those was gone afterwards, and it was warmer behind the coats.'
      ]
    },
    {
      id: 'what-a-pity',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} tried it with cunning. “What a pity,” said {A} to nobody at all. “And I could so easily have got {doer.wants}.” In between the sleeves it began to stir.',
        '“It’s the draught,” said {H}. “Then I’ll shut the door,” said {A}, and did. It stirred all the same. “It’s the other draught,” said {H}. There was no other door, and they both looked for it for some time.'
      ]
    },
    {
      id: 'the-hill',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then it was the turn of the rug. Where it had been flat there was a hill now, with a fringe round it. {H} sat on the sofa, and admired the curtains.',
        '{A} walked carefully round the hill, and wished it good evening. “Is this new?” asked {A}. “It’s always been there,” said {H}. “You only never went that way.” The hill was very proud, and rose a bit.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Behind a newspaper nobody’s ever seen,” whispered {once.who}. It was put up in the armchair, and was quite still. From time to time a page was turned. {A} came in and sat down opposite. “Anything in it?” asked {A}.',
        '“Rain,” said the newspaper, “and later on none.” {A} was content with that. It would have gone well for longer, but {H} was looking so hard at the stove.'
      ]
    },
    {
      id: 'pass-the-salt',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The best place is right in the middle,” said {once.who}. So they laid one more plate, and {once.who} {once.was} simply there. {A} came in with the potatoes, and counted the plates, and counted again.',
        '“Somebody’s too many,” said {A}. They each looked at their fork. “It could be me,” said {H} at last. {A} thought that this could not be it, for {H} was there every evening.'
      ]
    },
    {
      id: 'under-the-lampshade',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the corner stood a lamp that nobody had bought. It had a lampshade on, and kept very straight. “Does it work?” asked {A}, and felt for the switch. It was ticklish, and there was no other word for it.',
        '“It only laughs,” said {H}. “It isn’t plugged in.” {A} left it standing there. There was something to be said for a lamp that was so easily pleased.'
      ]
    },
    {
      id: 'how-still',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You were very still,” said {A} to {once.who}, in between. “It has to be learnt,” said {once.who}. “You think of a stone. And then you think of what the stone’s thinking of.” They tried it, all in a row.',
        '{H} got as far as the stone. “What’s yours thinking of?” whispered {A}. “Of sitting down,” whispered {H}. But they were sitting already, and so it was a happy stone.'
      ]
    },
    {
      id: 'still-in-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Are you still in there?” whispered {H} to the coats. “No,” they whispered back. That was the right answer, and it had been agreed on. {A} had heard it too.',
        '“Then where?” asked {A}. It was quiet for a time, for that had not been agreed on. “Out,” whispered the coats, “shopping.” {A} asked them to bring some butter.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came along, and sat down right in front of the coats. {A} looked at them. {A} looked at nothing else, and did not blink. “Come away from there,” said {H}.',
        '{A} did not come away. So {H} sat down there and did it too. Then they were simply two who liked coats, and nobody minds that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I hid in a laundry basket once,” said {S}. “I was so good that they all went home.” “And then?” asked {A}. “Then it was Monday,” said {S}.',
        '“They carried me down with the washing. A sock asked for less noise.” {S} laughed until it had to be wiped away. {A} was not sure about the sock, but the basket was still there, and had a dent.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to hide as well. {S} stood in the middle of the hall, and held both hands over {S}’s eyes. “Where am I?” called {S}. {A} looked in the umbrella stand.',
        '“Not here,” said {A}. The coats were beginning to shake. “Am I behind the coats?” called {S}. “No,” said the coats, “that’s somebody else.” It was lucky that nobody was listening.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} knew this game, and knew it better than they did. {A} pulled a blanket over {A}’s head and was gone. {once.who} looked out from between the coats. “Where’s it gone?” asked {once.who}.',
        'The blanket came off, and there was {A}. {once.who} could hardly believe it. They did it fourteen times. “Nobody can see how it’s done,” said {once.who}, “not even in the trade.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“I’m always found last at home,” said {A}. “They know that, and so they don’t look.” Something reached out from between the coats, and drew {A} in by the sleeve.',
        '“How is it?” whispered {H} after a time. “As if somebody was looking,” whispered {A}. {H} went up and down outside, and said “Hm” in front of every coat.'
      ]
    },
    {
      id: 'you-look-everywhere',
      A: 'partner',
      paragraphs: [
        '“How do you do it?” asked {once.who}. {A} had to think. “It isn’t you,” said {A}. “You’re as still as a broom. It’s {H}. {H} looks at the lamp, and the bread, and everywhere but at you. So I go where {H} isn’t looking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-among-them',
      A: 'partner',
      paragraphs: [
        '“Then I’ll look at the coats the whole time,” said {H}. “Then I’ll look there as well,” said {A}. {H} thought about that. “So nobody must be left outside to look,” said {H}. So {H} got in behind the coats too, beside {once.who}. Now nobody looked at the lamp. Nobody looked at anything.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Behind the coats they talked it over, in whispers. {H} put out one hand to see if it was so, and the hand came in again. Then they kept twice as still.'
      ]
    },
    {
      id: 'who-is-looking',
      A: 'partner',
      paragraphs: [
        '{A} stood in the hall alone, with the whole house to look in. It was so quiet. Then {A} looked to the left and to the right, and got in as well. It was warm in there, and smelled of rain and old toffees. “Who’s looking for us now?” whispered {A}. They listened. In all the house there was nobody left.'
      ]
    },
    {
      id: 'something-in-the-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the dark something pressed into the side of {A}. {A} felt it all over, from one end to the other. “So this is where,” whispered {A}. {once.who} had brought {once.thing} along, to be safe. Nobody else in the house knew.',
        'It was a fine thing to know, and a bit hard at the corners. “Shall we put a scarf on it?” whispered {H}. Now both of them looked at nothing at all, and nobody came.'
      ]
    },
    {
      id: 'in-the-pockets',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the dark there was nothing to do but to feel in the pockets. {A} had a bus ticket, and a walnut. {H} had somebody’s nose. “That’s mine,” whispered {A}. {H} gave it back.',
        'Right at the bottom of the long coat was a glove. They had looked for it since the winter. “That one knows how to do it,” whispered {once.who}.'
      ]
    },
    {
      id: 'whose-tummy',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A tummy rumbled behind the coats. “That wasn’t me,” whispered {A}. “Nor me,” whispered {H}. It rumbled again, longer, and came to something like an end.',
        '“It’s the winter coat,” whispered {once.who}. “It’s had nothing since March.” They patted the winter coat. {A} had half a biscuit. It was handed along in the dark, and got smaller from hand to hand.'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the kitchen the telephone rang. It rang nine times, all alone. “We’re not there,” whispered {A}. “It doesn’t know that,” whispered {H}. It stopped, and they all felt sorry for it.',
        'Then it began again. “It’s looking for us,” whispered {once.who}, and that was nice to know. It had looked in the kitchen, and it would never think of the coats.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The clock in the hall struck, though there was nobody to hear it. It struck very carefully, as if it were feeling its way in an empty house. Behind the coats they counted along. “That’s late,” whispered {A}.',
        '“Only for people who are there,” whispered {H}. The clock waited for a bit. Then it went on ticking, a little louder than usual, in order to have company.'
      ]
    },
    {
      id: 'still-not-found',
      A: 'partner',
      paragraphs: [
        '“Found you!” whispered {A} after a time, and had hold of a sleeve. There was nobody in it. “Found you!” whispered {H}, and that was {A}. They laughed until the hooks rang. “Still not found,” whispered somebody in the middle, and was happy. It was {once.who}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front of the coats as well, and looked like furniture.',
      '{names} gave one sneeze in the hall, and every coat held still.',
      { text: '{names} hung up one more scarf, where a bit was showing.', needs: ['hands'] },
      { text: '{names} whistled a tune with two wrong notes in it.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the cloth too, until it stood out on every side.',
      '{names} stared at the bread so hard that it nearly looked back.',
      { text: '{names} pulled the cloth straight, and gave the table one leg too many.', needs: ['hands'] },
      { text: '{names} held a finger up for quiet, where the whole hall could see it.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in at the other end of the coats, and breathed through the wool.',
      '{names} giggled into a hood, and the hood giggled on.',
      { text: '{names} passed round an old toffee, with some pocket on it.', needs: ['hands'] },
      { text: '{names} drew the last coat shut like a curtain.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were only coats again, and the scarf hung on a proper hook. Anybody could look at them now.',
    'Clean again, or nearly, {H} lay down. On the sofa {once.who} hid under a blanket, and one corner of it whispered good night. {H} looked at the lamp, the door and the clock.'
  ],
  last: [
    'There was only a blanket to be seen, and under it {H} was asleep.',
    'Then {H} looked nowhere at all, and was asleep.',
    'Still not found, said the dark, and {H} slept.'
  ]
})
