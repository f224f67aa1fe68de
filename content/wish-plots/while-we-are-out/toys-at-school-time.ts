import { wishPlot } from '../wish-plot.ts'

export const toysAtSchoolTime = wishPlot({
  id: 'wish-toys-at-school-time',
  beginsElsewhere: true,
  wishes: ['toys do school', 'toys do at school', 'toys do when we go to school', 'toys do when I go to school', 'toys while at school', 'toys when at school', 'toys school time', 'toys do nursery', 'toys while at nursery', 'toys do kindergarten', 'toys do preschool', 'toys do daycare', 'toys do all day', 'toys alive leave', 'toys come alive leave', 'toys come alive when we leave', 'toys when we leave', 'toys wake leave', 'toys all day', 'toys do during the day', 'toys nobody home', 'toys nobody is home', 'toys no one home', 'toys no one is home', 'toys home alone', 'toys alone at home', 'toys empty house', 'toys when we are out', 'toys while we are out', 'toys do while out', 'toys when I’m gone', 'toys stay home', 'teddy does school', 'teddy does nursery', 'teddy do all day', 'teddy does all day', 'teddy while at nursery', 'teddy while at school', 'teddy when at school', 'teddy home alone', 'teddy nobody home', 'teddies do school', 'teddies do nursery', 'teddies do all day', 'teddies nobody home', 'bear does all day', 'dolls do all day', 'dolls do school', 'stuffies do all day', 'stuffies do school', 'stuffed animals do all day', 'stuffed animals do school', 'cuddly toys do all day', 'cuddly toys do school', 'soft toys do school'],
  except: ['night', 'nights', 'midnight', 'asleep', 'sleep', 'take', 'takes', 'taking', 'took', 'bring', 'brings', 'bringing', 'brought', 'show', 'lost', 'left', 'forgot', 'forgotten', 'broken', 'broke', 'shop', 'sharing', 'share', 'tidy', 'tidying', 'hospital', 'library', 'afraid', 'scared', 'scary', 'monster', 'died', 'thrown', 'christmas', 'birthday', 'museum', 'strike', 'cowboy', 'astronaut', 'woody', 'buzz', 'teacher', 'allowed', 'bag', 'hid', 'play', 'plays', 'plays', 'miss', 'misses', 'cries', 'cried', 'sad', 'lonely', 'dog', 'cat', 'class', 'weekend', 'diary'],
  answers: ['what', 'when', 'while', 'if', 'my', 'our', 'his', 'her', 'the', 'do', 'does', 'did', 'toy', 'toys', 'teddy', 'teddies', 'doll', 'dolls', 'stuffies', 'stuffed', 'cuddly', 'soft', 'animals', 'bear', 'bears', 'day', 'daytime', 'all', 'during', 'morning', 'whole', 'school', 'nursery', 'kindergarten', 'preschool', 'daycare', 'work', 'out', 'away', 'gone', 'home', 'house', 'empty', 'alone', 'nobody', 'no', 'one', 'is', 'are', 'not', 'there', 'here', 'in', 'stay', 'at', 'go', 'goes', 'going', 'leave', 'i', 'am', 'i’m', 'we', 'we’re', 'children', 'kids', 'everyone', 'everybody', 'really', 'secretly', 'time', 'get', 'up', 'to'],
  moods: ['question', 'first'],
  company: ['toys', 'teddy', 'penguin', 'rabbit', 'elephant', 'wool', 'chair', 'slippers', 'pens', 'bed', 'fridge'],
  isTale: true,
  asked: true,
  about: 'A ring of red wool round the teddy is to show what the toys do while everybody is out; what gives them away at teatime is that they play at being the family, and do it too well.',
  titles: ['The Second Click', 'A Ring of Red Wool', 'The Teddy Was {H} Till Four', 'All the Caps Were On', 'Somebody Has Been Being Me'],
  want: [
    {
      id: 'red-wool',
      A: 'partner',
      paragraphs: [
        'That morning everybody was going out, to school or work or nursery. “What do the toys do when we’ve gone?” asked {H}. “They lie where you put them,” said {A}.',
        '{H} wanted to be sure. The teddy lay on the bed, on its back. {H} laid red wool all the way round it. “If it moves, I’ll see,” said {H}, and the door clicked.'
      ]
    }
  ],
  way: [
    {
      id: 'second-click',
      A: 'partner',
      paragraphs: [
        'The home was empty. The fridge hummed. The door clicked again, for {H} had forgotten a bag, and then once more. “That’s them gone,” said the teddy, and sat up. Toys always wait for that.',
        '“Places!” said the penguin. Chairs get cold when nobody’s in. So in the daytime the toys keep ours warm, and take turns at being us. “Today I’m {H},” said the teddy. The rabbit was {A}.'
      ]
    },
    {
      id: 'just-like-them',
      A: 'partner',
      paragraphs: [
        '“Shoes!” called the rabbit, just as {A} does. “In a minute,” said the teddy, just as {H} does. It shuffled to the table in {H}’s slippers, and drew a house.',
        'Then the teddy put the caps back on the felt pens, and pushed in {H}’s chair. It set the slippers side by side. “There,” said the rabbit. “Nobody will notice.”'
      ]
    },
    {
      id: 'the-sun',
      spare: 1,
      paragraphs: [
        'By ten the sun lay on the floor, in a square from the window. The toys went and sat in it. It moved, as it does, but so slowly that you have to be home all day to see. When it had left the penguin’s feet, they all shuffled up.',
        'At eleven it was on the rug, and at twelve half-way up the cupboard. The elephant stood on its hind legs to have the last of it. That is why some toys are paler on one side. They have been away, on the rug.'
      ]
    },
    {
      id: 'been-to-school',
      spare: 2,
      paragraphs: [
        '“And what do they do at school?” asked the penguin. None of the toys knew, except for the rabbit. It had been there once, by mistake. “It’s dark,” said the rabbit, “and there’s a zip. It smells of banana. A bell rings, and then somebody sits on you.”',
        'They all thought of the family, there in the dark till four, and were sorry. “And they go back every day,” said the teddy. “They must like banana.”'
      ]
    },
    {
      id: 'the-post',
      spare: 3,
      paragraphs: [
        'There was a clack at the front door. Every toy fell flat where it stood, and the elephant fell on the penguin. But it was only the post. A letter lay on the mat. “Read it out,” said the elephant from above.',
        '“To whoever lives here,” read the teddy. They looked at each other. Till four that was them. It was about new windows, and had a picture. They talked it over, and decided to keep the old ones, because of the sun. Then they laid it back, with the same corner up.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'At noon the telephone rang. The toys all turned to the rabbit, since it was {A} today. The rabbit went and stood in front of it. “I’m not in,” said the rabbit, and did not pick it up.',
        'It rang three times more, and stopped. “It believed me,” said the rabbit. {A} could not have done that better. The penguin wanted to know who it had been. “Somebody who’s got a lot of time,” said the rabbit. “It’s the middle of the day.”'
      ]
    },
    {
      id: 'lunch',
      spare: 5,
      paragraphs: [
        'For lunch there was a crumb, left over from breakfast under the toaster. The teddy cut it into four, and cut off the crusts, for whoever is {H} does that. The elephant got all the crusts. It was somebody’s grandmother today, and had to say that they make your hair curl.',
        'It looked at its own back. There was not a hair on it, only grey plush. “I’ve been eating them since Monday,” said the elephant. They gave it a bit from the middle, to cheer it up.'
      ]
    },
    {
      id: 'under-the-sofa',
      spare: 6,
      paragraphs: [
        'At one o’clock the toys called on those under the sofa. A marble lives there, and a brick, and a wooden sheep that has been looked for since winter. “Don’t you want to come out?” asked the teddy. “What’s it like?” asked the sheep. “Busy,” said the teddy.',
        'The sheep looked round. It had fluff to the knees, like a meadow, and a raisin for Sundays. “Say that you haven’t seen me,” it said. The toys never say anything. That makes them good at it.'
      ]
    },
    {
      id: 'who-is-next',
      spare: 7,
      paragraphs: [
        'All the toys like best to be {H}. You get called for, and you may say no once. Tomorrow it would be the penguin’s turn, and the penguin was practising. “I’m not tired,” it said, and, “That’s not fair,” and, “Only one more.” “With more eyebrow,” said the teddy.',
        'It has no eyebrows. It lifted both wings instead, and let them fall, with a sigh that went through the whole flap. “That’s it,” said the rabbit. “I was going to say yes.”'
      ]
    },
    {
      id: 'the-bus',
      spare: 8,
      paragraphs: [
        'The toy bus wanted to go to work like everybody. Nobody pushes it in the daytime, so it needs a hill. They laid the atlas on the dictionary, with one end down. The penguin got in, and bought a ticket. “To the skirting board,” said the penguin.',
        'It went all the way in one go, and bumped. The penguin looked at the wall for a while. That was work. Then there was no hill back, and it had to come home on foot, like so many.'
      ]
    },
    {
      id: 'rain-on-the-glass',
      spare: 9,
      paragraphs: [
        'About two it rained a little, and the toys sat along the window sill. Each had a drop. The elephant’s was the fattest, and ran well as far as the middle, where it met the rabbit’s. After that they had one between them. “Whose nose is in front?” asked the elephant.',
        'Far below, if you leaned, a dog went by under an umbrella. The teddy’s drop had not started. “It’s me,” said the teddy. “It’s doing: in a minute.”'
      ]
    },
    {
      id: 'bear-in-the-ring',
      A: 'partner',
      paragraphs: [
        'At four there was a key in the lock. The teddy jumped over the wool, and fell on its back. {H} came running, and there it lay in its ring. “You see?” said {A}. “All day long.”',
        '“It watched me lay the wool,” said {H}. “Then it knows where to lie,” said {A}. “You’d need something that toys get wrong.” Then there was tea.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-tidy',
      A: 'partner',
      paragraphs: [
        '{H} stopped at the table. “Who pushed in my chair?” Under it stood the slippers, side by side. Every felt pen had its cap on. “I never put the caps on,” said {H}. “True,” said {A}.',
        '{H} turned to the teddy. “Somebody’s been being me,” said {H}, “and got it too right.”'
      ]
    },
    {
      id: 'the-drawing',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Under the pens lay a drawing. It was a house. The whole family was on the way out of it, as small as peas. In the window stood a bear. The bear was bigger than the door. “Did you do that?” asked {A}. {H} had been out since half past eight.',
        '“I’d have made me bigger,” said {H}. {A} stuck it on the fridge, low down, where toys could see it too.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been home the whole time, and had seen it all. {A} knew who had been who since Monday. “What do the toys do?” {H} asked. {A} looked at the teddy, and the teddy looked at {A}. They had an understanding.',
        'It was about the mornings. {A} said nothing about the slippers, and nobody said anything about who slept on the good cushion.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a tin mouse with a key in its side,” said {S}. “Each morning it had run down when I left for school. And each day when I came home the key wouldn’t turn any further.” “So it was full,” said {A}.',
        '“One of the others must have done it,” said {S}. “You can’t reach that yourself.” {A} felt about behind {A}’s own back, and it was true.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} went to see about {S}’s own toys. “Mine have been me as well,” called {S}. The toothbrush was dry, and yet it lay the other way round. On the pillow there was a dent, no bigger than a bun. {A} came and laid a hand in it.',
        '“It’s kept your place,” said {A}. {S} lay down to compare. The bed was not a bit flat.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} was set down among the toys. {A} looked from one to another, took the elephant by the trunk, and sniffed. It smelt of toast. {A} licked it, to be sure, and found a crumb behind one ear.',
        'The elephant bore it. A toy that has been out of its place all day can’t complain.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'partner',
      paragraphs: [
        '{H} took the teddy on both knees. “Watch,” said {H}, and pulled off a cap, and rolled it under the table. The slippers flew, one here and one there. “That’s how I do it.” The teddy had had no idea.',
        '“And the chair?” asked {A}. “It can go on doing the chair,” said {H}. By bedtime no toy moved. They had been us since half past eight, and that makes you tired.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the toys, and the toys looked at nothing.',
      '{names} sniffed at the red wool, and stepped round it.',
      { text: '{names} waited by the door, with {H}’s coat.', needs: ['hands'] },
      { text: '{names} said goodbye to the teddy, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down in a place that the toys had kept warm.',
      '{names} found the rug oddly warm for four o’clock.',
      { text: '{names} hung up a coat, and nodded to the rabbit.', needs: ['hands'] },
      { text: '{names} pulled at one end of the wool, to see if it was true.', needs: ['hands'] }
    ],
    turn: [
      '{names} brought one slipper back, from under the table.',
      '{names} lay down among the toys, and was somebody else for a bit.',
      { text: '{names} pushed in a chair, so as not to be suspected.', needs: ['hands'] },
      { text: '{names} looked for the cap, and found a wooden foot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pens went back in their box, one of them without a cap. The teddy could practise on that.',
    'When {H} had washed, the red wool was laid all the way round, on top of the blanket. {H} lay in the middle. Whoever moved would be seen.'
  ],
  last: [
    'In the ring of red wool {H} lay still, and was asleep.',
    'The teddy had been {H} all day. Now {H} was {H} again, and slept.'
  ]
})
