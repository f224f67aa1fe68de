import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const ferret = wishPlot({
  id: 'wish-ferret',
  beginsElsewhere: true,
  wishes: ['ferret', 'ferrets', 'pet ferret', 'polecat', 'polecats', 'hurón', 'frettchen', 'furet'],
  answers: ['pet', 'steals', 'steal', 'stealing', 'stole', 'thief', 'hides', 'hide', 'hiding', 'socks', 'sock', 'keys', 'dance', 'dances', 'dancing', 'jumps', 'tunnel', 'tube', 'trousers', 'naughty', 'cheeky', 'playful', 'sleepy', 'sleeps', 'little', 'baby', 'cute', 'long', 'who', 'that', 'funny', 'new', 'our', 'my', 'wants', 'want'],
  except: [...NOT_WELL.filter((word) => word !== 'stolen'), 'afraid', 'scared', 'rabbit', 'rabbits', 'hunting', 'black', 'footed', 'bit', 'bites', 'biting', 'racing', 'wheel'],
  company: ['ferret', 'sock', 'treasure', 'heap', 'sofa', 'duck'],
  about: 'A ferret takes away all that is left lying about, and when the place is tidy and there is nothing to take, it takes the one who tidied.',
  titles: ['Where the Left Ones Go', 'The Ferret Behind the Sofa', '{H} Takes the Last Thing', 'Backwards, With a Sock', 'Nothing Left Lying About'],
  want: [
    {
      id: 'behind-the-sofa',
      A: 'partner',
      paragraphs: [
        '{H} was a ferret, with a long stocking over each arm. A ferret takes home whatever lies about. Behind the sofa it had a treasure, and so far that was one sock. It wanted a heap that it could sleep on.',
        '{A} was getting dressed. “I had two of these,” said {A}, on one leg. The ferret came out from under the chair, as flat as a ruler. It took the second sock, and went off backwards. “Now I’ve none,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'tidying-up',
      A: 'partner',
      paragraphs: [
        'After the socks there went a key, a rubber duck and half a banana. {A} looked for them all in places where they’d never been. “Things can’t walk,” said {A}. Along the wall a slipper went by.',
        '{A} thought that it all came of the mess, and tidied up. All that could be carried went into the cupboard. When the ferret came out again {H} looked to both sides. There was only floor.'
      ]
    },
    {
      id: 'up-the-sleeve',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Where there’s a tunnel a ferret has to go through it. It’s like an itch. {A} had laid a jumper over a chair, and there were two tunnels in that. {H} went in at the left cuff. A long lump crept up, and stuck at the elbow.',
        '“Come out,” said {A} to the sleeve. “I’m only passing through,” said the sleeve. In the end a nose looked out at the neck. It had found a tissue in there, and a way to the other arm.'
      ]
    },
    {
      id: 'the-dance',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When a ferret’s glad, it dances. It makes its back round, and hops sideways, and bumps into things. It has a small song for that, and it’s “dook”. {H} danced into a table leg, and into the door. “Dook,” said {H} to both.',
        '“What are you so glad about?” asked {A}. “I don’t know,” said the ferret. “It’s a biscuit tin.” It hadn’t even looked inside. {A} looked, and there was a needle and thread in it. “Dook,” said the ferret, all the same.'
      ]
    },
    {
      id: 'dead-asleep',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A ferret sleeps for sixteen hours a day and more, and so hard that you can’t wake it. In the middle of the floor {H} fell down and slept. {A} lifted one arm and let it drop. {A} lifted a foot. It was like picking up a wet towel.',
        '“Biscuit,” said {A}, quite softly. Nothing stirred. “Squeaky toy.” One whisker moved. Then {A} put down a teaspoon, just to free both hands. When {A} looked again, there was neither a teaspoon nor a ferret.'
      ]
    },
    {
      id: 'a-business',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A business of ferrets is what you say when there’s more than one. “Are you the business?” asked {A}, who had come with a briefcase. “I’m the head of it,” said the ferret. “What do you deal in?” “Left ones,” said the ferret.',
        '{A} opened the case to make a note of that. It had a pen in it, two sandwiches and a stapler. The ferret showed great interest. When {A} got home, there was just one sandwich, and a sock that was nobody’s.'
      ]
    },
    {
      id: 'wires',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You needn’t be a thief,” said {A}. “Ferrets have proper jobs too. They’ve pulled wires through long pipes, where nobody’s arm would go.” {A} hung a blanket over three chairs, and that was the pipe. {H} took the end of a string, and went in.',
        'At the other end {A} waited for the string. It came, and with it came the ferret, a marble, and a postcard from two summers ago. “I was passing,” said the ferret. The postcard was from the seaside. They were all well.'
      ]
    },
    {
      id: 'wanted',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} hung up a notice. “Missing,” it said, “one sock, one sock, one key, a duck.” Underneath was a drawing of whoever it might be. {A} had given it a mask and a sack. The ferret came by, stood up on its back legs, and studied that.',
        '“I haven’t seen anybody with a sack,” it said. That was quite true. “Keep your eyes open,” said {A}. The ferret promised. Then it looked at the pencil that the notice had been drawn with.'
      ]
    },
    {
      id: 'count-the-heap',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Behind the sofa the ferret went over its treasure. It didn’t count, it smelled. “Foot,” said {H}, “foot, pocket, bath.” They were all there. It moved the foot to where the bath was, and the bath to where the pocket was. Now it was quite a different heap.',
        '“Who’s there?” asked {A}, in front. The ferret kept so still that you could hear the dust. But it was sitting on the duck. “Quack,” said the duck, in a very small way. “It’s the heating,” said {A}.'
      ]
    },
    {
      id: 'other-loser',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Has anybody seen my glasses?” asked {A}. Everybody looked at the ferret. For once it had not been the ferret. “They’re on your head,” it said, rather hurt. {A} felt there, and so they were.',
        '“You see everything, don’t you?” said {A}. “Where’s my pen?” “Behind your ear.” “And my other shoe?” The ferret began to wash, from the shoulder to the tail. It was very thorough.'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps it would swap,” said {A}, and laid a carrot on the floor. “For that I want one key.” They turned round, so as not to look. Something dragged across the boards. When they turned back, the carrot had gone.',
        'In its place lay a cork, a bit chewed. “That’s not a key,” said {A}. “It’s round, and it’s been of use,” said a voice from the chair. {A} thought of what it must cost to get the duck.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a toy, and {A} knew exactly where it was. Then it wasn’t. {A} followed the smell across the boards, as far as the sofa, and looked in.',
        'There was a ferret on top of it. They looked at each other. {A} took the toy in front, and the ferret held on to it behind. After a time they both fell asleep like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My uncle took one on the bus in his coat,” said {S}. “It came out of a sleeve at the second stop.” “What did it take?” asked {A}. “It took the fares,” said {S}. “One coin at a time. He found them in his boot, on the Monday.”',
        '“Did he have to give them back?” “He did, and there were more than anybody had paid,” said {S}. “It must have been saving.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Young ferrets are called kits. {S} was a kit, and wanted to steal something too. “You’ve got to be quiet,” said {A}, “and quick, and low.” {S} crept up to a cushion, which was larger than {S}.',
        '“I’m stealing it now,” said {S}, aloud. The cushion went a step, and {S} had a rest on it. “Is anybody looking?” “No,” said {A}, and looked at the ceiling until they were both past.'
      ]
    },
    {
      id: 'not-to-keep',
      A: 'partner',
      paragraphs: [
        'The ferret went along the wall, and back. “Dook,” it said, very low. {A} watched that from the rug, with two bare feet.',
        '“Now I see,” said {A}. “It isn’t that you need a duck. Your people carry things home into the burrow. And I’ve gone and put the whole world in a cupboard.” {A} lay down on the floor, tired from all that tidying. {H} came a little closer.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-thing',
      A: 'partner',
      paragraphs: [
        'There was one thing that still lay about. The ferret sniffed at it, from the heel to the collar. Then {H} took hold of a sleeve, and pulled backwards. “What are you doing?” asked {A}. The ferret couldn’t answer, for its teeth were full of shirt.',
        '{A} helped a little with one foot. They went along the wall, inch by inch, under the chair, and round the end of the sofa.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'On the way they passed {A}, who sat on the floor, and did not lie about at all. The ferret stopped, and had a sniff. It was soft, and it had a sock on either end.',
        'It took one. {A} looked at that foot, and then held out the other, so as to be even.'
      ]
    },
    {
      id: 'on-the-heap',
      A: 'partner',
      paragraphs: [
        'Behind the sofa lay two socks, a key, a slipper, a duck and half a banana. “So here it all is,” said {A}. The ferret put {A} on top, turned {A}’s collar straight, and stepped back. It was the best heap that it had ever had. “Dook,” said {H}.',
        '“I’ll just take my socks,” said {A}. But it was warm in there, and narrow. The ferret rolled itself up in the bend of {A}’s knees. Then it pulled one sock up to its chin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on whatever they did not want to lose.',
      '{names} looked behind the sofa, and the ferret looked back.',
      { text: '{names} searched a drawer, and it was the wrong one.', needs: ['hands'] },
      { text: '{names} held on to both socks, with both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} watched a slipper go along the wall.',
      '{names} walked over the bare floor, and heard every step.',
      { text: '{names} put the lid on the pencils.', needs: ['hands'] },
      { text: '{names} shut a cupboard, and leaned on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} came after the shirt, under the chair.',
      '{names} crept in at the other end of the sofa, of their own free will.',
      { text: '{names} pushed from behind, by the heels.', needs: ['hands'] },
      { text: '{names} lifted up the duck, so that nobody should lie on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The key went back to its hook, and the banana to where bananas end. Two socks were put in the wash, and got there.',
    '{H} washed, and looked round for something to take along. Then {H} went down into the blankets, as far as they went, and turned round once.'
  ],
  last: [
    'Nothing was left lying about but one thing, and that was {H}, fast asleep.',
    'Everything that had been wanted was in one heap, and {H} slept on the top.'
  ]
})
