import { wishPlot } from '../wish-plot.ts'

export const easter = wishPlot({
  themes: ['easter'],
  beginsElsewhere: true,
  wishes: ['Easter'],
  except: ['bunny', 'buns', 'painting', 'decorating'],
  moods: ['proud', 'lost', 'first', 'waiting'],
  about: 'The hero hides twelve Easter eggs too well for anybody to find, and forgets where the twelfth is.',
  titles: ['Eleven and a Hood', 'The Best Hider of Them All', 'Tap, Said the Table', '{H} Looks the Other Way', 'An Egg with a Face'],
  want: [
    {
      id: 'twelve',
      A: 'partner',
      paragraphs: [
        'At Easter {H} hid the eggs, all twelve of them, and {A} had to find them. This time {H} wanted to hide them so well that one would never be found. {H} had on the top with the hood, for the egg hunt.',
        '“Ready!” called {H}. In came {A} with the basket. There was only straw in it. “I’ll soon have them all,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-face',
      A: 'partner',
      paragraphs: [
        'One egg was in a boot, and one was behind the kettle. {A} went to them as if they had called. Soon there were six in the basket. “How do you know?” cried {H}.',
        '“I don’t look for eggs,” said {A}. “I look at you. When I’m near one, you stop breathing.” {H} breathed at once, loudly. {A} found five more, for near each of them {H} breathed faster.'
      ]
    },
    {
      id: 'in-the-loaf',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of those had been in the bread bin, between two rolls. It had been painted brown for just that. {A} had picked it up twice and nearly buttered it.',
        '“It’s the best roll I ever hid,” said {H}. {A} knocked on it, and it went tock. Then {A} knocked on the rolls as well, to be sure. One of them went tock too, but it was only old.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'An egg had been lying quite close to {A} all morning. {A} had looked at it a few times and had not said a word.',
        '“You were a very good guard,” whispered {H}, and gave {A} a friendly nod. {A} looked at the empty place where the egg had been. Now there was nothing left to guard, so {A} guarded {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“One year we found an egg at Christmas,” said {S}. “It had been behind the clock since Easter.” {A} pinched {A}’s nose shut. “Did it smell?” asked {A}.',
        '“It was chocolate,” said {S}. “It only smelled of clock. I ate it, and for a week I was very punctual.” {A} went and looked behind the clock. There was only fluff.'
      ]
    },
    {
      id: 'the-twelfth',
      A: 'partner',
      paragraphs: [
        'Only the blue egg with the face was missing. {A} watched {H}, and {H} went red. “I’ve hidden it so well,” said {H}, “that I don’t know where it is.”',
        'So they both hunted. {H} bent down to look under the sofa, and felt a tap on the back of the neck. “Don’t tap me,” said {H}. “I’m over here,” said {A}, from the other end of the room.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} crawled under the table, and there it came again: tap. “It’s the table,” said {H} from below. “It doesn’t want us here.”',
        '{A} crawled under it too and waited to be tapped. Nothing happened. “It likes me,” said {A}. {H} found that unfair, for {H} had known this table just as long.'
      ]
    },
    {
      id: 'hen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A hen would know,” said {A}. “She always goes back to her egg.” So {H} went about like a hen, with {H}’s elbows out, and waited for a feeling.',
        'The feeling came at the biscuit tin. They opened it, and there was no egg in it. There were two biscuits, though, and a hen has to keep her strength up. {A} was given one for the idea.'
      ]
    },
    {
      id: 'call-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The egg had a face, so they called it. “Egg!” called {H}, and they listened. “It’s got a mouth,” said {A}, “but did you give it any ears?”',
        '{H} thought back to the paint. Two eyes, a mouth, and eyebrows that went up. There had been no room for ears. “Then it can see us coming,” said {A}, “and it can’t hear us say please.”'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let’s ask the others,” said {A}, and laid the eleven in a row on the table. They had lain in the dark bowl next to the blue one for two days. If anybody knew what it was like, they did. {H} bent over them. “Who was its friend?”',
        'The red one rolled. It rolled quite slowly, a whole turn, and lay still, with its spot pointing at the door. “There!” said {H}, and ran. Behind the door there was a broom. When they came back, the red one had rolled on, and pointed at the lamp. “It just likes pointing,” said {A}.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} counted the places on ten fingers. Boot, kettle, bread bin, and so on to the little finger. That was ten, and two eggs were still over.',
        '“Borrow mine,” said {A}, and held up two more. {H} touched the first. “Curtain,” said {H}. {H} touched the second and thought hard. {A} stood with that finger up until it got tired.'
      ]
    },
    {
      id: 'straw-egg',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} shook out the coats in the hall. Out of one came a glove, and out of the next a ticket to the zoo. “I’d never put it in a coat,” said {H}. “Where would you never put it?” asked {A}. “We’d better look there.” It was a good question for somebody who hides things too well.',
        '{H} would never put one in the bath, or under a saucepan, or in the washing. They looked in all three. There was a good deal of washing. “An egg in here would have been very well hidden,” said {A}, up to {A}’s elbows. {H} made a note of it, for next year.'
      ]
    },
    {
      id: 'young-seeker',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} looked where nobody had looked yet: in the places where the other eggs had been. “They’re empty now,” said {A}. “That’s why,” said {S}. “Nobody hunts there any more.”',
        'It was a good thought, and {A} was cross not to have had it. They went to the boot. The boot was empty too, but it was nice to see it again.'
      ]
    }
  ],
  turn: [
    {
      id: 'again-from-the-start',
      A: 'partner',
      paragraphs: [
        '“Do it again,” said {A}. “Everything, just as you did it this morning. I’ll walk behind you.” {H} took twelve eggs that were not there and went off. Boot. Kettle. Curtain. “Here I needed both hands,” said {H}. “So I put the blue one away, just for a moment, somewhere soft.”',
        'From behind, {A} could see a hood. There was something in it, about as big as an egg. “Bend down,” said {A}, “very low.” Tap, it went on {H}’s neck, and out rolled the egg with the face. It looked surprised. “So it was you,” said {H}.'
      ]
    },
    {
      id: 'ride',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There was a small dent in the egg, just over one eyebrow. “It’s been under the sofa with me,” said {H}. “It’s been everywhere.” “It helped us look,” said {A}.',
        '{H} held it to {H}’s ear. It was as warm as a hand. No other egg in the basket had been on such a journey.'
      ]
    },
    {
      id: 'in-the-basket',
      A: 'partner',
      paragraphs: [
        '“It doesn’t count,” said {A}. “I didn’t find it. Hide it again.” {A} shut {A}’s eyes and held the basket tight. {H} thought of the hood. Then {H} did something very quick and very quiet.',
        '{A} looked everywhere, and {H} breathed like anybody. “I give up,” said {A} at last, and put the basket on the table. Under the straw lay the twelfth egg, with its eyebrows up. {A} had carried it all the way. “Happy Easter,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the basket, straw and all, and had to be tipped out.',
      '{names} came in along with the basket, full of hope.',
      { text: '{names} promised not to point, and held one finger down with the others.', needs: ['hands'] },
      { text: '{names} tied on a yellow ribbon for the day, slightly crooked.', needs: ['hands'] }
    ],
    way: [
      '{names} got up when asked, and there was no egg underneath.',
      '{names} followed the basket from egg to egg.',
      { text: '{names} looked into one boot after another, and into the same boot twice.', needs: ['hands'] },
      { text: '{names} breathed loudly by the bookcase, where there was nothing at all.', needs: ['hands'] }
    ],
    turn: [
      '{names} trailed after {H} too, and it became a procession.',
      '{names} gave the egg with the face a good hard stare, and it won.',
      { text: '{names} hid a few eggs that were not there, just behind {H}.', needs: ['hands'] },
      { text: '{names} smoothed the straw in the basket and counted up to eleven.', needs: ['hands'] }
    ]
  },
  bed: [
    'The twelve eggs stayed in the basket on the table. The blue one lay on top, where anybody could see it.',
    'The hood was turned inside out and shaken, and after that everybody washed. {H} lay down and felt the back of {H}’s neck. There was nothing there now but pillow.'
  ],
  last: [
    '{H} breathed like anybody, in and out, and was asleep.',
    'All night long the blue egg kept its eyebrows up. {H} slept.'
  ]
})
