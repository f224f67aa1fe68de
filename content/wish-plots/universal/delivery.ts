import { wishPlot } from '../wish-plot.ts'

export const delivery = wishPlot({
  id: 'wish-any-delivery',
  tellsAny: 'thing',
  about: 'What the hero ordered comes in an enormous box, and is the size that a whispered order gives.',
  titles: ['Ordered in a Whisper', 'The Box That Would Not Come In', '{H} Takes a Delivery', 'No Bigger Than a Matchbox', 'A Van at the Door for {H}'],
  want: [
    {
      id: 'van',
      A: 'partner',
      paragraphs: [
        'Last night, when everything was quiet, {H} had stood at the window and ordered something. Now a yellow van stopped outside. The driver had a pencil behind each ear, and had come with {wish}. “Where would you like it all?” asked the driver.',
        '{A} looked at {H}. “Did you order that?” “I only whispered it,” said {H}. “I didn’t know they were listening.”',
        'Outside the door stood a box, as tall as the door and a good bit wider. “It has to come in,” said {H}. “I’ve wanted it for so long.”'
      ]
    }
  ],
  way: [
    {
      id: 'making-room',
      A: 'partner',
      paragraphs: [
        'First they made room for {wish}. They pushed the table to the wall, and the chairs on to each other’s laps. {H} carried out the bin. When they had done, the kitchen was so empty that it had an echo.',
        '“Hello,” said {H}. “Lo,” said the kitchen. “That should do,” said {A}.'
      ]
    },
    {
      id: 'inside',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Is {seen} really in there?” asked {A}. {H} put one ear to the box. Deep inside, something went “{seen.sound}”. “That’s how {seen.many} go,” said {H}. “I’d know it anywhere.”',
        '{H} knocked twice, to say hello. “{seen.sound},” went the box, twice. “And it can count,” said {A}. “Then it knows I’m here,” said {H}.'
      ]
    },
    {
      id: 'handbook',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Do you know how to keep {seen.a}?” asked the driver, and turned over a leaf of the list. “I have to ask. It’s about {seen.part}, mostly.” “I know all about {seen.many},” said {H}. “{seen.fact}.”',
        'The driver ticked that with the left pencil. “I only know one thing about {seen.a},” said {A}. “{seen.guess}.” The driver took the right pencil for that, and put a question mark. “You’d better let {H} do the talking,” said the driver.'
      ]
    },
    {
      id: 'ear',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} put one ear to the box and held up a finger. “What can you hear?” whispered {A}. “My ear,” said {H}.',
        '{A} tried the other side. “There’s a sort of rustle.” They both listened so hard that they leaned. The box slid a little nearer to the door, and they fell after it. “You’ve saved me the pushing,” said the driver. “Thank you very much.”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The driver took down one of the pencils and ran it along a list. “Is it hot in there? Is there a draught? Does anybody in the house snore?” “Why do you have to know?” asked {A}. “Not everything likes to be snored at,” said the driver.',
        '“Only {A} snores,” said {H}. “I breathe,” said {A}. “With a noise in it.” The driver wrote down “breathes” and seemed content with that.'
      ]
    },
    {
      id: 'push',
      A: 'partner',
      paragraphs: [
        'Then came the door. {H} and {A} pushed the box from outside. It went in as far as the two corners, and there it stuck. They turned it round and pushed again. It had the same corners on that side too.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it wants to be asked,” said {A}. They stood on either side of the door. “Do come in,” said {H}, and bowed, and {A} bowed too. Out on the step the driver took off an invisible hat.',
        'The box stayed where it was. “It thinks that we mean to go first,” said {A}. So they went first. They waited right at the back of the kitchen, so as not to be in the way. “Do come in,” said the echo. {H} looked round the corner. “It’s got very good manners,” said {H}, “but no knees.”'
      ]
    },
    {
      id: 'on-the-stage',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“{seen} might be stuck too, and not only the box,” said {H}. “How does {seen.a} go through a door?” For {seen} they took {seen.stand}. {A} {seen.move}, to show how it is done, and {H} carried all that through the door. There was lots of room on both sides.',
        '“So {seen} would fit,” said {A}. “Then why is it stuck?” asked {H}. They both looked at the driver. The driver looked down the whole list and turned it over. “It doesn’t say,” said the driver.'
      ]
    },
    {
      id: 'soap',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When a ring’s stuck, you use soap,” said {A}. So they soaped the door, on both sides, as high as they could. It smelled of lemons.',
        'The box did not move. {H} leaned on it to think. Only then did something slide, and it was {H}, quite slowly, down to the floor. “It works,” said {A}. “It’s just working on the wrong one.”'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On one side there was an arrow, and it pointed down. “Has it been standing on its head?” asked {H}. {A} laid {A}’s own head on one side, to read what was under the arrow. It said UP. The driver read it as well. “I’ve always had trouble with that word,” said the driver.',
        'So they turned the box, all three of them, corner by corner. Inside something slid down and sighed. They looked at the arrow. It pointed up now, and the word was on its head. “You can’t please both of them,” said {A}.'
      ]
    },
    {
      id: 'pet-box',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} asked {A} to look at the box. {A} looked at it for a long time. Then {A} looked at the bottom of it, and went on looking there.',
        '{H} lay down to see what it was. At the bottom, out of a crack, hung a bit of grey fringe. “It’s got a blanket on,” said {H}. “Nobody told me that it feels the cold.”'
      ]
    },
    {
      id: 'elder-order',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once ordered an elephant that way,” said {S}, “out of the window, on a Tuesday.” “Did it come?” asked {A}. “There was a knock. I was in the middle of my soup, so I didn’t go.”',
        '{S} looked at the big box. “I’ve often wondered about that knock.” {A} took {S} by the hand, and they went round to the front, to be there this time.'
      ]
    },
    {
      id: 'child-pay',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“What does it cost?” asked {A}. The driver looked it up. “Three buttons, or something that you’ve been keeping.” {H} felt in one pocket and found a snail shell with nobody in it.',
        '{A} had a ticket from a merry-go-round. The driver held them both up to the light and chose the ticket. {A} got half of it back, as change.'
      ]
    },
    {
      id: 'other-half',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Suppose half of it comes in,” said {A}, “and half of it stays out.” They thought about that. The half inside would be warm, and could see what they were having to eat.',
        '“The half outside would hear about it,” said {H}, “and want to know why.” There would be talk between the two halves, all night, through the letter box. “All or nothing,” said {A}, and {H} thought so too.'
      ]
    },
    {
      id: 'sign',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“First you’ve got to sign for it,” said the driver, and held out a sheet. The line on it was as long as an arm. {H} wrote {H}’s name there, and it came to about a thumb. “It has to be full,” said the driver, “or somebody might add a wardrobe.”',
        '{A}’s name went on as well, in big letters. There was still room. So they drew hens, one behind the other, until the line was used up. The driver counted them, and looked at the box, and counted again. “That’s all in order,” said the driver.'
      ]
    },
    {
      id: 'return',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I could take it all back,” said the driver kindly. “There’s a family down the road who’d like it. They’ve got double doors.” {H} stood in front of the box with both arms out.',
        '{A} came and stood there as well. “We’re still thinking,” said {A}. “Some things take two people and a while.” The driver sat down on the van’s step and ate a pear.'
      ]
    },
    {
      id: 'chimney-window',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s still the window,” said {H}. They opened it, and the driver held the box up to it, with a groan. The window was as wide as the box’s face. It was as if somebody very broad was looking in to see what there was for supper. “It fits!” said {H}. “It fits in front of it,” said {A}.',
        'Now it was dark in the kitchen, and the echo had a cold. “Hello,” said {H}. “Low,” it said. “My arms,” said the driver politely, from behind it. So the box was let down again, and then there was light.'
      ]
    },
    {
      id: 'no-box',
      A: 'partner',
      paragraphs: [
        '{H} sat down, chin on both fists. “I dreamed of {wish},” said {H}, “and the box won’t come in.” {A} knocked on the box. It sounded like a drum. “You’re trying to bring in a box,” said {A}. “You never ordered a box.”'
      ]
    }
  ],
  turn: [
    {
      id: 'opening',
      A: 'partner',
      paragraphs: [
        '“Then the box can stay out,” said {H}. They opened it. In it was a blanket, and in the blanket a smaller box. In that one was another blanket. They went on until there were blankets everywhere. Then {H} held a box no bigger than a matchbox.',
        '{H} carried it in with both hands and pushed it open. In it was just what {H} had ordered: {wish}.',
        {
          joins: true,
          both: [
            'If you looked closely, you could see {seen.part}. “So small,” breathed {A}.',
            'Nothing was missing, but all of it was tiny. “So small,” breathed {A}.'
          ]
        },
        'The driver looked down the list. “You ordered in a whisper,” said the driver. “So it came small. If you’d shouted, I’d have brought the big van.”'
      ]
    },
    {
      id: 'first-evening',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“What does {seen.a} need on the first evening?” whispered {A}. {H} knew that too. “Most of all {seen.wants}. But only a very small one would fit.” They looked for something small enough. They found a crumb, a short thread and a grain of rice.',
        'In the matchbox {seen} moved a little. {H} bent down to see {seen.part}. All of it was no bigger than a poppy seed, and nothing was missing. “Welcome,” breathed {H}, “but only as loud as you are.”'
      ]
    },
    {
      id: 'look',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They lay down on the floor of that huge kitchen, nose to nose, with the matchbox between them. “Don’t breathe on it,” said {A}. So they breathed in turns, each to the side.',
        '“From here it looks quite big,” said {H} after a while. “You only have to come close.” And that was so. With one eye shut, there was nothing else in the whole kitchen.'
      ]
    },
    {
      id: 'place',
      A: 'partner',
      paragraphs: [
        '{H} looked all round the empty kitchen for a good place. Then {H} put the matchbox on the windowsill, where {H} had stood to order it.',
        {
          joins: true,
          both: ['“{seen.sound},” it went in there, about as loud as a crumb falls.', 'There it looked at home.']
        },
        '“Next time, will you shout?” asked {A}. “No,” whispered {H}. “Then it would never come through the door.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran out to the van, and ran back in with the news.',
      '{names} walked all the way round the box.',
      { text: '{names} knocked on the box, and it knocked back, or nearly.', needs: ['hands'] },
      { text: '{names} lent the driver a third pencil.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed from the inside, so the box went the other way.',
      '{names} tried out the echo, and it worked.',
      { text: '{names} measured the door with outstretched arms, and took the width to the box.', needs: ['hands'] },
      { text: '{names} patted the two corners, which were as sharp as before.', needs: ['hands'] }
    ],
    turn: [
      '{names} burrowed into a blanket, and came out of another.',
      '{names} came up close to the matchbox, and did not breathe on it.',
      { text: '{names} folded up blankets until there was no more room to fold.', needs: ['hands'] },
      { text: '{names} signed for it, in very small letters.', needs: ['hands'] }
    ]
  },
  bed: [
    'They let the table and the chairs come back, and folded the blankets. The yellow van had gone. It had left without any noise.',
    'When the washing was done and {H} lay in bed, there was still one thing to say. “Thank you,” {H} whispered towards the window. From far down the road came a hoot, and it was a very small one.'
  ],
  last: [
    'Sleep had been ordered in a whisper as well. It fitted through the door, and {H} slept.',
    'On the sill, in a box like a matchbox, {H} had {wish}, and {H} was asleep.'
  ]
})
