import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const kingfisher = wishPlot({
  id: 'wish-kingfisher',
  wishes: ['kingfisher', 'kingfishers', 'king fisher', 'king fishers', 'eisvogel', 'martin-pêcheur'],
  answers: ['blue', 'orange', 'river', 'stream', 'canal', 'pond', 'fish', 'fishing', 'dive', 'dives', 'diving', 'fast', 'flash', 'saw', 'seen', 'see', 'spotted', 'paint', 'painting', 'picture', 'drawing', 'beautiful', 'bright', 'colourful', 'twig', 'branch', 'tunnel', 'nest', 'walk', 'little', 'who', 'that', 'laughs', 'laughing', 'friend', 'shy'],
  except: [...NOT_WELL, 'afraid', 'scared', 'train', 'beer', 'airline'],
  company: ['kingfisher', 'river', 'twig', 'paper', 'leaf'],
  partnerPlays: true,
  about: 'A kingfisher wants to be painted, and whoever paints looks out for something blue and takes the kingfisher on its twig for an orange leaf.',
  titles: ['Only Blue Behind', 'The Leaf with an Eye', '{H} Goes By', 'Three Blue Lines', 'A Kingfisher on Both Sides'],
  want: [
    {
      id: 'to-be-painted',
      A: 'partner',
      paragraphs: [
        '{H} was a kingfisher. It had a blue towel behind and an orange one in front, and the rug was the river. {A} sat on the bank on a stool, with paper and crayons. “I’m going to paint a kingfisher,” said {A}, “as soon as one comes.”',
        'Behind the sofa the kingfisher heard it. Nobody had ever painted it before. It pulled its towels straight, and whistled, so that {A} should be ready.'
      ]
    }
  ],
  way: [
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        '“Zip,” went the kingfisher, low over the river. {A} looked up. “Was that it?” On the paper there was a blue line. “Once more!” called {A}. “Zip.” Now there were two lines, and then three.',
        '“It looks like a page to write on,” said {A}. {H} tried to do it slowly. But a kingfisher has to whirr, or it falls in. It fell in, and the towel got twisted.'
      ]
    },
    {
      id: 'the-blue-is-only-light',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Which blue do you need?” asked {A}, and held out three crayons. “None of them,” said the kingfisher. Its feathers aren’t really coloured blue. It’s only how the light comes off them, as with a soap bubble. Hold one up against the window, and it’s brown.',
        '{A} tried it with brown. It was a very honest picture, and it looked like a potato. “Put a lamp next to it,” said {H}.'
      ]
    },
    {
      id: 'nodding-first',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Before a kingfisher dives, it nods, up and down, to see how far it is. {H} stood on a cushion, and nodded at the river. “Good evening,” said {A}, and nodded back. The kingfisher nodded again, for it had lost count.',
        '“Yes, very mild,” said {A}. Meanwhile the fish had gone. It was a peg, and somebody had sat down on it. “I wasn’t talking to you,” said the kingfisher, “but it is.”'
      ]
    },
    {
      id: 'goggles',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Do you shut your eyes under water?” asked {A}. “I put up the window,” said the kingfisher. It has a third eyelid, which comes across from the side, like goggles. {H} held two jam jar lids in front, and dived.',
        'A hand felt about in the river, left and right of the peg. “Can you see through them?” asked {A}. “They’re strawberry,” said the kingfisher, and came up with a slipper.'
      ]
    },
    {
      id: 'head-towards-you',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'You can tell by the fish who it’s for. If its head looks out at the front of the beak, it’s a present. You swallow a fish head first, so that one must be for somebody else. {H} came along with a peg in the beak, and {A} looked at which way it lay.',
        '“That’s for me,” said {A}, and opened wide. The peg was laid on {A}’s knee instead. “Only to look at,” said the kingfisher. “There’s a spring in it.”'
      ]
    },
    {
      id: 'bullet-train-nose',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There’s a train in Japan with your beak,” said {A}. It used to go bang each time it came out of a tunnel. Then the man who built it went to look at birds. A kingfisher makes hardly any splash. So they gave the train a nose like that.',
        '{H} put a paper bag on a toy bus, for a beak. It came out from under the sofa. “Well?” asked the kingfisher. There had been no bang at all. “It’s only a bus, of course,” said {A}.'
      ]
    },
    {
      id: 'the-laughing-cousin',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I’ve a cousin in Australia,” said the kingfisher. It’s a big brown one, the kookaburra, and hunts on dry land. In the mornings it sits on a branch and laughs. “What at?” asked {A}. “It laughs to say, this is my branch.”',
        '“Koo-koo-ka-ka-ka!” laughed {H}, with the head thrown back. {A} laughed from the other branch, the stool. Then they had to do it both together, and forgot whose was which.'
      ]
    },
    {
      id: 'seven-in-a-ring',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The young ones sit in the dark at the end of a tunnel. There may be seven. They sit in a ring. When the first has had its fish, they all move on. {H} set six spoons in a ring, and sat down with them.',
        '{A} came with a peg, and fed whoever was in front. “Move on,” said the kingfisher. The spoons moved on. “That one’s had two,” said a voice from the back. It was the ladle.'
      ]
    },
    {
      id: 'a-house-of-bones',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Could I paint you at home?” asked {A}. “It isn’t very tidy,” said the kingfisher. It lives on fish bones, which are left from lunch. It sits on them, too. {A} crept in under the table. It smelled of table.',
        '“Imagine two hundred lunches,” said {H}. {A} imagined them, one at a time. At eleven {A} came out again, and said how nice it was to work in the open air.'
      ]
    },
    {
      id: 'first-the-whistle',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'You hear a kingfisher before you see it. There’s a thin whistle, far up the river. If you look round then, you’re in time. {H} whistled. {A} looked to the left. “Zip,” it went, on the right.',
        '“The whistle was on that side!” said {A}. “That was me,” said the kingfisher, “but I’d already left.” Next time {A} looked the other way. So did the kingfisher, and they bumped.'
      ]
    },
    {
      id: 'pet-in-the-river',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had lain down in the middle of the river, as far as anybody could lie in it. When it went “Zip” there was no room to pass. The kingfisher had to turn in the air, with both towels flying.',
        '“There’s a bend here now,” said {H}. From then on the river ran round {A}, and {A} was an island. It was the sort of island on which you could warm your feet.'
      ]
    },
    {
      id: 'elder-camera',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve got one in my album,” said {S}. “A kingfisher. I waited three hours with the camera.” “What’s it look like?” asked {A}. “It’s a photograph of a bush,” said {S}. “It had been in front of that.”',
        '“And did you take another?” {S} nodded. “That one’s of my thumb. But it’s blue at the edge, and that’s the tail.” {A} looked at {S}’s thumb, from both sides.'
      ]
    },
    {
      id: 'child-poses',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the fish. “Then swim,” said {A}. {S} swam up the river and down again, flat on the rug. The kingfisher looked down and nodded. It had never seen such a large peg.',
        '“You have to catch me now,” said the fish. {A} flew down, and got hold of one sock. The rest swam on. They agreed that this was a fair share for the first day.'
      ]
    },
    {
      id: 'baby-with-crayon',
      A: 'baby',
      spare: 8,
      paragraphs: [
        'A crayon rolled down the bank and came to {A}. It was the orange one. {A} tried it on the tongue, and after that on the paper. There was one dot, and then a long pause for thought.',
        '“That’s the eye,” said the kingfisher, who saw it from above. {A} made another, a good way off. It was a wide sort of kingfisher, but it looked at you.'
      ]
    },
    {
      id: 'an-orange-leaf',
      A: 'partner',
      paragraphs: [
        'So {H} sat down on a twig, which was the arm of the sofa, and faced the paper. There it kept quite still. A kingfisher can do that as well. “Now it’s gone,” said {A}. “There’s nothing there but a leaf.” And {A} turned the paper over and painted that, in orange.',
        'The leaf had an eye. {A} let the crayon sink. “You’re only blue behind,” said {A}. “I was looking out for blue.” “I thought everybody knew,” said the kingfisher. “I never see myself from the back.”'
      ]
    }
  ],
  turn: [
    {
      id: 'both-sides-of-the-paper',
      A: 'partner',
      paragraphs: [
        '“I’ll have to start again,” said {A}. “A kingfisher’s got two sides, and I’ve got one piece of paper.” {H} came off the twig and looked at it. There was the orange leaf. {H} turned it over. There were three blue lines.',
        '“It’s finished,” said the kingfisher. It took the picture by one corner, and ran with it along the river. “Zip,” and it was blue. Then {H} held it quite still, by the twig, and the painting was a leaf.'
      ]
    },
    {
      id: 'in-the-bank',
      A: 'partner',
      paragraphs: [
        'They propped the picture on the arm of the sofa, to keep the place. A kingfisher needs somewhere dark for the night. {H} crept into a hole in the bank, between two cushions, with the blue side out. Then there was a wriggle, and the orange side looked out.',
        '{A} packed up the crayons, and folded the stool. “Goodnight, kingfisher,” said {A}, and bowed to the twig. “That’s the leaf,” said the bank.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited on the other bank, for something blue.',
      '{names} lay down where the river was shallow.',
      { text: '{names} tied the towels together, one before and one behind.', needs: ['hands'] },
      { text: '{names} sorted the crayons, from the longest to the stump.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round at every zip, and came too late.',
      '{names} took the leaf for a leaf as well.',
      { text: '{names} pointed to where the kingfisher had been.', needs: ['hands'] },
      { text: '{names} wrung out the end of the towel, which was dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the picture, and saw both of it.',
      '{names} curled up below the twig.',
      { text: '{names} wrote “kingfisher” on the edge of the paper, twice.', needs: ['hands'] },
      { text: '{names} tucked the river in along the bank.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels were hung up side by side, one blue and one orange. The picture was leaned against the wall, with the leaf to the front.',
    '{H} washed, and there was hardly a splash. Then the kingfisher went into its tunnel feet first, and pulled the river up to its chin.'
  ],
  last: [
    'By the wall a leaf looked out, with one eye, and {H} was asleep.',
    'Nothing went zip any more, on either side of the paper, and {H} was asleep.'
  ]
})
