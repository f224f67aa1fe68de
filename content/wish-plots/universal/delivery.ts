import { wishPlot } from '../wish-plot.ts'

export const delivery = wishPlot({
  id: 'wish-any-delivery',
  tellsAny: 'thing',
  about: 'What the hero ordered comes in an enormous box that will not go in; they build it in full size meanwhile, until the partner hears how softly it was ordered, and then they build it small.',
  titles: ['Ordered in a Whisper', 'The Box That Would Not Come In', '{H} Takes a Delivery', 'No Bigger Than a Matchbox', 'A Van at the Door for {H}'],
  want: [
    {
      id: 'van',
      A: 'partner',
      paragraphs: [
        'Last night, when everything was quiet, {H} had stood at the window and ordered something. Now a yellow van stopped outside. The driver had a pencil behind each ear, and had come with {wish}. “I only whispered it,” said {H} to {A}. “I didn’t know they were listening.”',
        'Outside the door stood a box, as tall as the door and a good bit wider. “It has to come in,” said {H}. “I’ve wanted it for so long.”'
      ]
    }
  ],
  way: [
    {
      id: 'full-size',
      A: 'partner',
      paragraphs: [
        '{A} was not sure that there was room. So they built {wish} in the kitchen first, in full size. The table was the long part. A bucket was the part at the back, and {A} was the noise.',
        {
          joins: true,
          both: [
            'For the rest they took {seen.stand}, and {H} {seen.move}. It was splendid, and touched both walls.',
            '{A} did the noise twice, once coming and once going away. Nobody could have got past it with a tray.'
          ]
        }
      ]
    },
    {
      id: 'inside',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Is {seen} really in there?” asked {A}. {H} put one ear to the box. Deep inside, something went “{seen.sound}”. “That’s how {seen.many} go,” said {H}. “I’d know it anywhere.”',
        '{H} knocked twice, to say hello. “{seen.sound},” went the box, twice. “And it can count,” said {A}. “Then it must get in before it counts how long we’re taking,” said {H}.'
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
      id: 'who-is-it-for',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The driver came in, to see the one in the kitchen. “And what will you do when it comes?” asked the driver. “First you stand here,” said {H}, “because you can’t believe it.” {A} stood there and couldn’t believe it. “Then you go round to the good side.”',
        'The good side was between the table and the stove, and only one person fitted in. {H} showed the driver what you do there. It went very fast and had a jump at the end. “I deliver these every day,” said the driver, “and nobody ever told me that.”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The driver took down one of the pencils and ran it along a list. “Is there a draught? Does anybody in the house snore?” “Why do you have to know?” asked {A}. “Not everything likes to be snored at,” said the driver. {H} lay down under the table, inside the long part, and {A} snored at it.',
        '“It’s all right in here,” called {H} after a while. “You feel it, but you don’t mind.” “I don’t snore,” said {A}. “I breathe, with a noise in it.” The driver wrote down “breathes” and seemed content.'
      ]
    },
    {
      id: 'push',
      A: 'partner',
      paragraphs: [
        '{H} and {A} went outside, and pushed the box. It went in as far as the two corners, and there it stuck. They turned it round and pushed again. It had the same corners on that side too.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it wants to be asked,” said {A}. They stood on either side of the door. “Do come in,” said {H}, and bowed, and {A} bowed too. Out on the step the driver took off an invisible hat.',
        'The box stayed where it was. “It thinks that we mean to go first,” said {A}. So they went first, and waited at the back beside the bucket. {H} looked round the corner. “It’s got very good manners,” said {H}, “but no knees.”'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Perhaps it’s the wrong sort of door for it,” said {H}. So they tried it with the one in the kitchen. The part at the back went through the door with room for a loaf on each side. The table went through lying down. {A} went through and made the noise, which went through by itself.',
        '“All of it fits,” said {A}. “Then why’s it stuck?” asked {H}. They both looked at the driver. The driver looked down the whole list and turned it over. “It doesn’t say,” said the driver. They put everything back as it had been.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} looked at the one in the kitchen from the side. “Have we got it the right way round?” asked {A}. {H} thought so. To be sure they turned it, until the bucket was next to the door. {A} did the noise backwards.',
        'It was terrible. It looked as if it were leaving. “Turn it back, quick,” said {H}, “before the one outside gets the idea.” When it was back {H} patted the table, to make up for it.'
      ]
    },
    {
      id: 'what-was-missing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} walked round the one in the kitchen, all the way, and stopped. “There’s something missing,” said {H}. They added a lamp, a sock and the big ladle. It was not the lamp. It was not the sock, and with the ladle it was worse.',
        '“What does the real one do, that ours doesn’t?” asked {A}. {H} thought so hard that one foot turned in. “It’s glad to see me,” said {H}. So {A} got in behind the bucket, and was the noise and glad as well.'
      ]
    },
    {
      id: 'pet-box',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} asked {A} to look at the box. {A} looked at it for a long time. Then {A} looked at the one in the kitchen, and settled down in the middle of it.',
        '“You’re a part now,” said {H}. “Which one are you?” It was not easy to say. But there had been a gap just there, and it was gone. “The warm part,” said {H}, and told the driver, who put it on the list.'
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
        '“Suppose half of it comes in,” said {A}, “and half of it stays out.” They tried that with the one in the kitchen, and carried the bucket outside. “Can you hear us?” called {H}. {A} was the half outside. “What are you having to eat?” called {A} through the letter box.',
        'It went on like that. The half inside couldn’t do anything properly, with somebody asking all the time. “All or nothing,” said {H}, and let {A} in again.'
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
      id: 'no-box',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the step. “How did you say it, last night?” asked {A}. {H} said it again, just as it had been: “{wish}.” {A} had to bend down to hear it. “That’s not as big as a kitchen,” said {A}. “That’s hardly as big as an ear. And you never ordered a box.”'
      ]
    }
  ],
  turn: [
    {
      id: 'opening',
      A: 'partner',
      paragraphs: [
        '{H} jumped up. The box could stay out, then! They opened it, and in it was a blanket, and in the blanket a smaller box. In that one was another blanket. At last {H} held a box no bigger than a matchbox, and pushed it open. There lay {wish}.',
        {
          joins: true,
          both: [
            'If you looked closely, you could see {seen.part}. “So small,” breathed {A}.',
            'Nothing was missing, but all of it was tiny. “So small,” breathed {A}.'
          ]
        },
        { extra: 1, both: ['The driver looked down the list. “Ordered in a whisper,” it said there. “Well, that’s how they come. If you’d shouted, I’d have brought the big van.”'] }
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
        'They lay down on the floor of the kitchen, nose to nose, with the matchbox between them. “Don’t breathe on it,” said {A}. So they breathed in turns, each to the side. Then {H} said hello, and used only the front teeth for it.',
        '“From here it looks quite big,” said {H} after a while. “You only have to come close.” And that was so. With one eye shut, there was nothing else in the whole kitchen.'
      ]
    },
    {
      id: 'right-size',
      A: 'partner',
      paragraphs: [
        '{H} looked from the matchbox to the one in the kitchen, and they took that apart. Then they built it once more, on the windowsill, round the matchbox. A pencil was the long part, and a thimble was the part at the back.',
        {
          joins: true,
          both: [
            'For {seen} they left room, and just enough. {A} did the noise, so low that the glass hardly misted. Inside something answered.',
            'In the middle it was exactly big enough. {A} was the noise again, coming and going, and no louder than a sleeve.'
          ]
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
      '{names} lay down in the long part, and had to be built round.',
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
    'They put the table and the bucket back, and folded the blankets. The yellow van had gone. It had left without any noise.',
    'When the washing was done and {H} lay in bed, there was still one thing to say. “Thank you,” {H} whispered towards the window. From far down the road came a hoot, and it was a very small one.'
  ],
  last: [
    'Sleep had been ordered in a whisper as well. It fitted through the door, and {H} slept.',
    'On the sill stood a box like a matchbox, and beneath it, without a sound, slept {H}.'
  ]
})
