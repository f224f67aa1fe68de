import { wishPlot } from '../wish-plot.ts'

export const fallenStar = wishPlot({
  id: 'wish-fallen-star',
  wishes: [
    'star fell', 'star falls', 'star fallen', 'fallen star', 'fell star sky', 'falling star', 'falling stars', 'stars fell', 'stars falling', 'catch star', 'catches star', 'catching star', 'caught star', 'star friend', 'friends star', 'baby star', 'littlest star', 'smallest star', 'tiny star', 'star pocket', 'star jar', 'star window', 'finds star', 'found star', 'star home', 'star came down', 'star comes down', 'star visit', 'star wanted', 'star down earth',
    'star drops', 'star dropped', 'twinkle star', 'shy star'
  ],
  except: ['night off', 'wars', 'week', 'pop', 'rock', 'chart', 'football', 'christmas', 'gold', 'sticker', 'reward', 'fish', 'shooting', 'wish', 'movie', 'film', 'dance', 'bethlehem', 'shepherd', 'unicorn', 'dragon', 'rocket', 'died', 'heaven', 'afraid', 'nose', 'jumps', 'jump', 'pyjamas', 'pajamas', 'anise'],
  answers: ['star', 'stars', 'fell', 'fall', 'falls', 'fallen', 'falling', 'catch', 'catches', 'catching', 'caught', 'sky', 'night', 'home', 'back', 'little', 'tiny', 'small', 'smallest', 'friend', 'friends', 'magic', 'who', 'down', 'up', 'earth', 'moon', 'twinkle', 'twinkling', 'shine', 'shines', 'bright', 'pocket', 'jar', 'window', 'garden', 'yard', 'finds', 'found', 'bedtime', 'goodnight', 'dark', 'shy', 'wanted', 'wants', 'from', 'visits', 'baby', 'lost'],
  moods: ['lost'],
  company: ['star', 'sky', 'bowl', 'step', 'yard', 'water', 'roof', 'washing line', 'point', 'window'],
  about: 'A star that fell wants to go home, and each time it is thrown up it comes down, for it can only fall, so the sky has to be underneath.',
  titles: ['All It Could Do Was Fall', 'Ting', '{H} and the Star with the Bent Point', 'A Bowl of Sky', 'Somebody {H} Knew'],
  want: [
    {
      id: 'ting',
      A: 'partner',
      paragraphs: [
        'Ting, it went, in front of the door, and a star lay on the step. It was no bigger than a hazelnut. It had five points, and one was bent from the fall. When {H} picked it up, the light came pink through {H}’s fingers.',
        '“Up?” said the star. “It wants to go home,” said {A}. {H} wanted that too, and before bedtime. Then there would be one up there that {H} knew.'
      ]
    }
  ],
  way: [
    {
      id: 'throwing',
      A: 'partner',
      paragraphs: [
        'In the yard {H} threw it up, as high as it would go. It flew as far as the washing line, and thought about it, and came down. Ting. “Up?” said the star. {A} could throw higher. It flew as far as the roof, and came down. Ting.',
        'They threw it flat, and with a spin, and it always came down. By the tenth time there was mud on it. “Sorry,” said the star.'
      ]
    },
    {
      id: 'ear-lamp',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} held it behind {A}’s ear, to see what would happen. The ear lit up like a lampshade. You could see all the little red lines in it. “You’re lovely from here,” said {H}. “Turn round.”',
        'Then {H} shut it in one hand. There were bones in there, quite thin, and around them everything was pink. “Were they there before?” asked {H}. “All the time,” said {A}. “Nobody’d put the light on.”'
      ]
    },
    {
      id: 'third-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know you,” the star said to {H}. “You’re the third window. At night you kick off the blanket, always with the left foot. And then somebody comes and puts it on again.” {H} had known nothing of this.',
        '{A} looked at the washing line. “It isn’t always the left,” said {A}. “And on Sunday you had a finger up your nose,” said the star, “as far as there.” You can see a great deal from up there.'
      ]
    },
    {
      id: 'in-the-light',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They switched on the light by the door, to see it better. Then there was nothing to see but a grey pebble with points. “It’s gone out,” said {H}, and {A} switched off the light, and it was back.',
        '“They’re up there at noon as well, every one,” said {A}. “Only the sun’s too bright.” “The sun’s my aunt,” said the star. “She talks all day, and the rest of us don’t get a word in.”'
      ]
    },
    {
      id: 'twinkle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Could you twinkle for us?” asked {H}. The star shone, quite steadily. “I’ve never done that,” it said. “It isn’t them,” said {A}. “It’s the air. It’s never still, and so the light wobbles on its way down.”',
        'So {A} flapped a towel in front of it, up and down. The star behind it went bright and dim, bright and dim. “It’s twinkling!” said {H}. “It’s you that’s twinkling,” said the star. “I’m just watching.”'
      ]
    },
    {
      id: 'paper-dart',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} folded a dart out of paper, with a place for the star at the front. They let it go from the step. It sailed out over the yard, beautifully, and turned left at the washing.',
        'Then it came round in a curve, nose down, and landed at {H}’s feet. Ting. “It’s got a good pilot,” said {A}. “It always finds the way back.” The star was a little sick.'
      ]
    },
    {
      id: 'points',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} tried to bend the bent point straight. It was like warm wax, but as soon as {H} let go, it went back. “Leave it,” said the star. “I like it. All the others have five the same.”',
        '“I’ve got one that’s different, too,” said {A}, and held up a little finger, which was crooked. They put them side by side, the finger and the point. They went the same way.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was something that the star had always wanted to see from the front, and that was {A}. “From above it’s only a back with a tail,” it said, “if it’s got a tail.” {H} held the star quite close to {A}’s face.',
        'In each of {A}’s eyes there was a star now. “There are two more down here!” it cried. “Hello!” {A} blinked. “They said hello,” the star told {H}. It was very pleased.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“One came down on us as well,” said {S}, “in the year of the big plums. A hen found it first, and sat on it.” “And did it hatch?” asked {A}. “No. But that whole winter you could read in the hen house, with the door open a crack.”',
        '“How did it get back?” {S} thought about that. “The hen took a drink from the trough one night,” said {S}, “and it rolled out from under.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Next it was lent to {S}. {S} held it under a coat and put {S}’s head in. It was a house with a light on. “Nobody’s at home,” said {S} from inside. “Only me and a star.”',
        '“May I come in?” asked {A}. “There’s room for your nose,” said {S}. So {A} came in with a nose. The three of them were quiet in there, and one of them lit up the buttons.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'When the star moved, a spot of light moved too, over the wall. {A} saw only that. {A} patted it, and it was on top of the hand. {A} patted it with the other hand, and it was on that one.',
        '“It’s me that’s the star,” said the star. {A} wouldn’t be told. The spot was bigger, and it sat still when you laughed at it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} bent down to it, with both hands behind {A}’s back. “Are you one that people steer by?” asked {A}. “Ships, and so on?” “No,” said the star. “There was a goose, once. But it was looking at the one beside me.”',
        '“I’ll steer by you,” said {A}. “I always go wrong at the baker’s.” The star shone quite red with joy. It practised being a bit to the left of the baker’s.'
      ]
    },
    {
      id: 'only-fall',
      A: 'partner',
      paragraphs: [
        '{A} fetched a bowl of water and washed off the mud. The bowl stood on the step between them. “It’s no good throwing,” said {A}. “It’s a falling star. Falling’s what it can do.” “I’m quite good at it,” said the star.',
        'Slowly the water grew still, and {H} looked in. Down there was the roof, on its head. Below the roof it was black and deep and full of stars.'
      ]
    }
  ],
  turn: [
    {
      id: 'into-the-sky',
      A: 'partner',
      paragraphs: [
        '“Then it has to fall into that,” said {H}. “There’s the sky, and it’s underneath.” Between two bright stars there was a gap in the water. {H} held the star over it, by the bent point. “Down?” asked the star. “Down,” said {H}, and let go.',
        'It didn’t go ting, and it didn’t go plop. It fell. It fell for much longer than a bowl is deep, and got smaller and smaller. Then it stopped, right in the gap. “Look up,” whispered {A}. There it was, over the roof, between the two bright ones.'
      ]
    },
    {
      id: 'a-stir',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} put the tip of one finger in the water. All the stars in the bowl swung to and fro, and ran into each other. {H} looked up, quite worried. But up there they held still.',
        '“That’s a good thing,” said {A}, and dried the finger. They waited until every star in the bowl had found its place again. The small ones took longest, as they do in a line at school.'
      ]
    },
    {
      id: 'the-moon-too',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A bit later the moon came into the bowl, at the edge. {H} got hold of a spoon and lifted it out. It lay in the spoon, and shook. “Put that back,” said {A}. “Somebody needs it.”',
        '{H} tipped the spoon, very gently. The moon slid back in, in two halves, and then it was one. “I only wanted to know what it weighs,” said {H}. It weighed as much as a spoon of water.'
      ]
    },
    {
      id: 'old-light',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What you see up there is quite old,” said {A}. “The light’s been on the way for years. It’s like a letter.” {H} looked at the star. “So what it’s saying now gets here when I’m grown up?” “About then,” said {A}.',
        '“Then I’ll have to remember to look,” said {H}. They agreed that {A} would remind {H}, if {A} was passing.'
      ]
    },
    {
      id: 'a-bit-beside',
      A: 'partner',
      paragraphs: [
        '“I can’t find it any more,” said {A} after a while. “You mustn’t stare,” said {H}. “Look just beside it, and then it comes.” It was true. A little star is best seen a bit from the side.',
        '“That one’s mine,” said {H}. “The one with the bent point.” Then they carried in the bowl, very slowly, and spilled none of the sky.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the step, because of the ting.',
      '{names} sniffed at the star, and glowed a little.',
      { text: '{names} polished one of its points on a sleeve.', needs: ['hands'] },
      { text: '{names} offered to straighten the bent point, and the star declined.', needs: ['hands'] }
    ],
    way: [
      '{names} hurried to where it came down, each time a bit late.',
      '{names} ducked, although it was only a hazelnut.',
      { text: '{names} held out a cushion for it to land on.', needs: ['hands'] },
      { text: '{names} threw it very gently, and it still came down.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed back from the bowl, so that the sky kept still.',
      '{names} leaned back on the step, chin up.',
      { text: '{names} shut the inner door on the hall lamp, so that it grew darker.', needs: ['hands'] },
      { text: '{names} pointed, and all the fingers went to the same place.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} gave the water to a pot with a plant in it. The bowl was dried and put away, and it was an ordinary bowl.',
    '{H} washed off the mud and lay down by the window. {H} looked at the curtain rail, just next to it, and there it came.'
  ],
  last: [
    'Far up, a bit to one side, there was one with a bent point, and {H} slept.',
    'There was one up there that {H} knew. It shone in for a while, and {H} was asleep.'
  ]
})
