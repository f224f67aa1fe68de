import { wishPlot } from '../wish-plot.ts'

export const deedOursSomebodyHasToBe = wishPlot({
  id: 'wish-deed-ours-somebody-has-to-be',
  tellsAny: 'ours',
  deeds: ['becomes'],
  fed: true,
  about: 'On hair-washing day {H} is something else, so {A} has to be {H}, gets the custard and then the jug; but only {H} knows where to look while it is poured.',
  titles: ['Somebody Has to Be {H}', 'The Custard with the Skin On', 'Hair-Washing Day', 'The Duck on the Ceiling', 'One {H} Short'],
  company: ['jug', 'towel', 'chair', 'custard', 'spoon', 'bath', 'ceiling', 'duck', 'skin', 'table', 'cup', 'bowl', 'telephone'],
  want: [
    {
      id: 'hair',
      A: 'partner',
      paragraphs: [
        'Wednesday was hair-washing day. At a quarter to six {H} {ours.did}. It began at the top and ran down all over. Then {A} came with the towel and the jug. “Hair,” said {A}.',
        { joins: true, both: ['{H} {what.move}.', 'Round the table came {H}, the way {ours.thing} does.'] },
        { joins: true, both: ['“That’s for {H},” said {H}. “I’m {ours.thing}.”'] },
        '{A} looked {ours.the} up and down. “Then who’s {H}?” asked {A}. On the table stood {H}’s custard, with the skin on. “Somebody has to be {H},” said {A}, “or there’s one over.” And {A} sat down on {H}’s chair.'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was easy to be {ours.thing}. {H} did it once more by the fridge, and once by the door. “Can {H} do that?” asked {A}, from {H}’s chair, and had a try. The salt fell over.',
        '“Not so well,” said {H}. “But {H} isn’t very big yet.” {A} stood the salt up and tried it smaller. That was how {H} would have done it yesterday.'
      ]
    },
    {
      id: 'instead-of-custard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what do I get?” asked {H}. {A} thought about it. What {ours.thing} liked best was {what.wants}. {A} opened the fridge, and moved the milk. “We’re out of it,” said {A}.',
        '“How long have I been?” asked {H}. “I couldn’t say,” said {A}. “Nobody’s ever asked.” {A} shut the fridge again, and turned the custard round, so that it looked the other way.'
      ]
    }
  ],
  way: [
    {
      id: 'one-knee-up',
      A: 'partner',
      paragraphs: [
        '“I’m not tired,” said {A}, on the chair. “Why’s it called custard? Is that all?” {A} had one knee up, and one elbow in the butter. “I don’t do that,” said {H}. “{H} does,” said {A}. {H} had never seen {H} from over here.'
      ]
    },
    {
      id: 'mouth-full',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{what.sound},” said {H}. “Not with your mouth full,” said {A}. “There’s nothing in it,” said {H}. “It just comes out like that.” It came out once more, to prove it.',
        'Then {A} took a big spoonful, and shut both lips over it. “{what.sound},” said {A}, through the custard. They were both surprised. “You’ve got a gift,” said {H}.'
      ]
    },
    {
      id: 'why',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.fact},” said {H}, because it had come up. “Why?” asked {A}, who was {H}. “It’s always been like that,” said {H}. “Why?” “Because otherwise it’d be different.” “Why?” asked {A}.',
        '{H} looked at the clock. It had only been four minutes. “Eat your custard,” said {H}, in a voice that {H} knew from somewhere.'
      ]
    },
    {
      id: 'moving-out',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I suppose you’ll be moving out,” said {A}. “You’d want to live {what.where}.” {H} had not thought as far as that. “Only from Friday to Sunday,” said {H}. “I’ve got things on.”',
        '“{H} can do them,” said {A}, “now that there’s one here.” {H} looked at the pegs in the hall, and at {H}’s coat. “It wouldn’t go round you,” said {H}.'
      ]
    },
    {
      id: 'the-good-side',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H}’s cup had a chip in it. {A} drank, and it ran down inside the collar. “You have to hold it with the chip to the window,” said {H}. “{H} knows that.” “I’ve only been {H} since six,” said {A}.',
        'So {A} turned the chip to the window. That worked, but now {A} was facing the wall. “That’s why {H} sits crooked,” said {A}. “I’d always thought that it was manners.”'
      ]
    },
    {
      id: 'speaking',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The telephone rang, and it was an aunt, for {H}. “Speaking,” said {A}. “You sound as if you’d grown,” said the aunt. “It’s the custard,” said {A}. “And what’s new with you all?”',
        '“We’ve got {ours.thing},” said {A}. “How lovely,” said the aunt. “Is it house-trained?” {A} put a hand over the telephone, and asked. “More or less,” {A} said into it. {H} took that as a compliment.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} liked to be near {H} when there was something to eat. Now there were two, one on the chair and one that was {ours.thing}. {A} looked at the one, and at the other.',
        'Then {A} settled on the side where the custard was. “You’re not even ashamed,” said {H}. {A} was not. To {A} it had always been more a question of where the spoon went.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a wardrobe once, on a hair-washing day,” said {S}. “I stood in the corner and kept my doors shut.” “Did it work?” asked {A}.',
        '“They washed the wardrobe,” said {S}. “They did it twice, with the green soap, and they dried me on the hinges.” {S} felt along the top, where there was less than there had been. “You could see your face in me,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“And who am I?” asked {S}. “You’re {S},” said {A}. {S} was no longer so sure of that. On such a day you have to look after your things. {S} felt both knees and both ears, and they were {S}’s.',
        '“If anybody wants to be me,” said {S}, “they’ve got to ask first.” {A} promised. To be quite safe, {S} sat on both hands as well.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had had custard too, and it was mostly in {A}’s hair. “That’s how it starts,” said {H}. “Tomorrow they’ll come to you with the jug.” {A} beat on the table with both hands, and some of it flew.',
        'It landed on {ours.the}, quite high up. {A} held out the spoon for more. That was as near as {H} had been to a custard all evening.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At ours it’s Thursdays,” said {S}. “I’ve tried being ill, and I’ve tried being at a friend’s.” “Did it help?” asked {A}. “It came after me,” said {S}. “They rang up, and it was done there.”',
        '{S} looked at {ours.the} from all sides, with respect. “I’d never have thought of that,” said {S}. “It must be a good deal of work.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. “Who’s that down to?” asked {A}. “{H}, or {ours.the}?” They put it down to {ours.the}. “{H}’s got enough to do on a Wednesday,” said {A}.'
      ]
    },
    {
      id: 'skin-first',
      A: 'partner',
      paragraphs: [
        '{A} picked up the spoon. “I’ll be {H} for the custard,” said {H}, “and {ours.thing} for the jug.” {A} pushed the bowl across. One spoonful went in. “So that’s {H}!” cried {A}, and up came the jug. {H} had to be {ours.thing} again very fast, and the bowl went back.'
      ]
    },
    {
      id: 'not-in-pieces',
      A: 'partner',
      paragraphs: [
        '“It won’t work by the spoonful,” said {A}, chewing the skin. “If you’re {H} at all, you’re {H} all over. It’s custard at the front and hair on top.” {A} scraped the bowl, sighed, and went to get {H}’s hair washed.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the way {A} got under the table. “{H} isn’t here,” said the tablecloth. {H} lifted a corner of it. “They always look there first,” said {H}. “I could have told you.”',
        '“Where’s better?” asked {A}. “Behind the coats,” said {H}, “but then you’ve got to leave your feet somewhere else.” {A} looked down at {A}’s feet. There was no time for that.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-my-eyes',
      A: 'partner',
      paragraphs: [
        '{A} bent over the bath and held up the jug. “It’s in my eyes!” called {A}. The water was still in the jug. “It’s too cold! Is it over?” That was just how {H} did it, and {H} had to laugh. “You’ve got to look up,” said {H}, “at the duck.”'
      ]
    },
    {
      id: 'the-duck',
      A: 'partner',
      paragraphs: [
        'It was on the ceiling, a brown one, from an old leak. You only saw it with your head right back. {H} leaned back, to show the beak. Only {H} knew that duck, so it was {H} who looked, hair, ears, chin and all. {A} poured, and not a drop went astray.',
        '“So it’s you,” said {A}. “Down to the neck,” said {H}. “The rest can be {ours.thing} till bedtime.” {A} brought a second bowl from behind the milk. “That’s for {ours.the}, then,” said {A}. “It doesn’t have to wash.” {H} began with the skin.'
      ]
    },
    {
      id: 'does-that-want-washing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was some water left in the jug. “What about that?” asked {A}, and held it over {what.part}. “That does itself,” said {H}. {A} went over it all the same, with the dry end of the towel.',
        'It came up very nicely. “You could wear that on a Sunday,” said {A}. “It’s Wednesday,” said {H}, “and at half past seven it’s off.”'
      ]
    },
    {
      id: 'where-to-stop',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} put the towel round {H}’s head, and rubbed. Above, it was {H}. Below, it was still {ours.the}. “Where do I stop drying?” asked {A}. “You’ll notice,” said {H}, out of the towel.',
        '{A} went slowly, so as not to go too far. There was no line, as there is on a bath. There was only a place where it got ticklish, and there somebody laughed who was both.'
      ]
    },
    {
      id: 'the-pond',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {A} leaned back too, and they looked at the ceiling side by side. “What’s it standing on?” asked {A}. “That’s a crack,” said {H}. “It’s on its way to the lamp. Last year it was further off.”',
        '“And what does it want there?” {H} had had many Wednesdays to think about that. “It’s dry,” said {H}. They wished it luck, and a bit of plaster came down for an answer.'
      ]
    },
    {
      id: 'the-comb',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that came the comb. In the knot at the back {A} found some blue wool, and a crumb. “That’s {H}, all right,” said {A}. “{ours.thing} would have kept it tidier.”',
        'The wool was from a hat that had been lost in spring. {H} laid it on the edge of the bath to dry. “It’s been up there all the time,” said {H}, “and I looked everywhere.”'
      ]
    },
    {
      id: 'giving-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had to give everything back, and did it properly. There was the chair, the cup and the sitting crooked. “And the Why,” said {H}. “I’d like to keep that till tomorrow,” said {A}. “I’ve got something to ask it.”',
        '“What was I like?” asked {H}. {A} thought it over. “It’s a good place,” said {A}. “There’s a lot of custard. It’s only a bit wet at the top.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round {ours.the}, and then round {H}’s chair, comparing.',
      '{names} breathed on the custard, and the skin shook.',
      { text: '{names} felt the water in the jug with an elbow.', needs: ['hands'] },
      { text: '{names} put out one more spoon, for whoever it might be.', needs: ['hands'] }
    ],
    way: [
      '{names} got on with being nobody else, under the table.',
      '{names} mixed the two up, and leaned on the wrong one.',
      { text: '{names} wiped the butter off an elbow that was not {H}’s.', needs: ['hands'] },
      { text: '{names} refilled the jug, as it had gone cold from all the talk.', needs: ['hands'] }
    ],
    turn: [
      '{names} tipped back too, and met the duck’s eye.',
      '{names} shook off some water that had not even been poured.',
      { text: '{names} warmed a towel on the pipe, for one and a half.', needs: ['hands'] },
      { text: '{names} squeezed the shampoo, and it burped.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two bowls stood in the sink. The jug hung upside down over the bath, and let go of its last drop.',
    '{H} lay down with clean hair. Further down {ours.the} grew less and less. By the end of the blanket there were ten toes.'
  ],
  last: [
    'On the ceiling the duck went on towards the lamp, and underneath it nobody but {H} was asleep.',
    'It was {H} on the pillow, and {H} all the way down, and {H} was asleep.'
  ]
})
