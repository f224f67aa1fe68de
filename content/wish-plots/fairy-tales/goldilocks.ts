import { wishPlot } from '../wish-plot.ts'

export const goldilocks = wishPlot({
  id: 'wish-goldilocks',
  wishes: ['goldilocks', 'goldilock', 'goldielocks', 'goldie locks', 'goldy locks', 'three bears', 'bears porridge'],
  except: ['polar', 'koala', 'panda', 'teddy', 'honey', 'boat', 'camping'],
  answers: ['house', 'girl', 'golden', 'hair', 'three', 'bears', 'daddy', 'mummy', 'baby', 'papa', 'mama', 'bed', 'beds', 'chair', 'chairs', 'sorry'],
  moods: ['quarrel'],
  company: ['bear', 'bears', 'porridge', 'spoon'],
  fed: true,
  about: 'One bowl is too hot, one is too cold and the third is gone, until Goldilocks finds out what two wrong ones make.',
  titles: ['Too Hot, Too Cold and Gone', 'Somebody’s Been Eating My Porridge', '{H} and the Three Bears', 'Goldilocks Stays for Supper', 'Two Wrong Bowls'],
  want: [
    {
      id: 'three-bowls',
      A: 'partner',
      paragraphs: [
        '{H} was Goldilocks, with a yellow towel for hair, and very hungry. In the bears’ house stood three bowls of real porridge. {A} was all three bears, and they were out for a walk while it cooled.',
        'Goldilocks wanted a bowl that was just right. The great big bowl was too hot. The middle-sized bowl had stood at the window and was too cold. The little wee bowl was an egg cup. It was just right, and after one spoonful it was empty.'
      ]
    }
  ],
  way: [
    {
      id: 'the-walk',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bears walked round the sofa. The first time round they took great big steps, and the second time middle-sized ones. Then came the little wee steps, and those took for ever.',
        '“Is it cool yet?” called a great big voice behind the sofa. “Not quite,” said Goldilocks, with a mouth full of porridge. “Thank you,” called the voice. After a few more steps it asked, “Who said that?”'
      ]
    },
    {
      id: 'anybody-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You didn’t knock,” said {A}. So Goldilocks went out, and shut the door, and knocked. “Is anybody in?” asked {H}. “No,” said three bears, one after another.',
        '“May I come in, then?” There was some growling behind the door. “We can’t say,” said the middle-sized bear. “We’re out.” And a little wee voice said, “Wipe your feet!”'
      ]
    },
    {
      id: 'three-spoons',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Three spoons lay there too. The great big one was for soup, and it was as wide as Goldilocks’s whole mouth. What went in at the front came out at both sides.',
        'The little wee spoon was for salt. It held four oats. {H} counted them on the way up. “If I eat with this one,” said {H}, “I’ll be hungrier at the end than I was before.” {A} said that small bears chew each oat twice.'
      ]
    },
    {
      id: 'do-they-eat-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Do real bears like porridge?” asked {H}. “They like berries and roots and fish,” said {A}, “and honey, with the bees left in. In autumn they eat all day long, until they’re as round as barrels.”',
        '“And if they walked past some porridge?” {A} went past it slowly, with swinging shoulders. The nose turned first, and next the head. “They’d do what Goldilocks did,” said {A}.'
      ]
    },
    {
      id: 'golden-hair',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'When Goldilocks bent over the great big bowl, one end of the golden hair hung in it. {H} wrung it out, and that made it worse. By and by the hair began to get stiff, and stood up like a handle.',
        '“You could be carried by that,” said {A}. “A bear would never do such a thing,” said {H}. {A} tried it, with two fingers. The hair came off, and underneath Goldilocks was somebody else.'
      ]
    },
    {
      id: 'old-woman',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When they first told it, it wasn’t a girl,” said {S}. “It was an old woman who came in at the door. She had silver hair.” “Then it could have been you,” said {A}. {S} did not deny it.',
        '“I’d have tried the chairs first,” said {S}. “And in the soft one I’d have stayed. The bears would have had to bring me my porridge.” “Which one?” asked {A}. “I’m not fussy,” said {S}. “The biggest.”'
      ]
    },
    {
      id: 'chairs-and-bed',
      A: 'partner',
      paragraphs: [
        '“I’ll wait until the big one’s cool,” said Goldilocks. But the first chair was too high, and in the second {H} sank down to {H}’s ears. The third was a shoe box, and just right. Then it went crack, and Goldilocks sat on the floor.',
        'So {H} lay down. The first bed was too hard, and the second was too soft. {H} had just got into the third when the door opened.'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had three voices to look after. The great big one came from the tummy, and the middle-sized one through the nose. The little wee one came out at the top, and you had to stand on tiptoe for it.',
        'Once the great big bear began a sentence, and the little wee one finished it. “It’s got a frog in its throat,” said {H}. “It’s got another bear in there,” said {A}, quite hoarse.'
      ]
    },
    {
      id: 'my-rug',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Who’s been lying on my rug?” said the great big bear. “Who’s been lying on my rug?” said the middle-sized bear. They both looked down, and the little wee bear did too.',
        '“Somebody’s been lying on my rug,” it said, “and still is.” It was {A}. Goldilocks was glad of it, for now there were two of them who had just come in. {A} did not jump up and run away either.'
      ]
    },
    {
      id: 'fourth-bear',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'There was a fourth bear, whom nobody ever mentions, and it was {S}. “They forgot me,” said the bear. “I was behind the door, being very quiet.” “Have you got a bowl?” asked {A}. “No. I’ve got a lid,” said {S}, and showed it.',
        'So Goldilocks had to try that too. It was too flat. “You can’t get much in it,” said the fourth bear, “but it’s quick to wash.”'
      ]
    },
    {
      id: 'bear-next-door',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the bear from next door, and only wanted to say something. “Somebody’s been walking on your mat,” said {S}. “Somebody with small feet.” Goldilocks put one foot behind the other.',
        '“And somebody’s been looking in at your window,” said the bear. “Who was that?” asked {A}. “That was me,” said {S}. “I could smell porridge.”'
      ]
    },
    {
      id: 'whos-been',
      A: 'partner',
      paragraphs: [
        '“Who’s been eating my porridge?” said the great big bear. “Who’s been eating my porridge?” said the middle-sized bear. “And who’s been eating mine,” squeaked the little wee bear, “and eaten it all up?” Now Goldilocks should have run away. But the bear’s lip was trembling.',
        '“It’s like that every day,” said {A}. “There’s too much hot in one bowl, and too much cold in the other. And nobody ever gets enough.” {H} got out of the bed.'
      ]
    }
  ],
  turn: [
    {
      id: 'mixing',
      A: 'partner',
      paragraphs: [
        '“Then you need some of each,” said Goldilocks. Into the egg cup {H} put a spoonful of too hot and a spoonful of too cold. The little wee bear stirred, and tasted it. It closed both eyes. “Just right,” it squeaked.',
        'So all of the cold went into all of the hot, and {H} stirred with the biggest spoon. There was enough for three bears, and {A} ate for every one of them. Goldilocks held out the egg cup seven times.'
      ]
    },
    {
      id: 'mend-the-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’m sorry about your chair,” said Goldilocks. It lay there as flat as a letter. {H} pushed it out again from inside, corner by corner. One side had split. “It wants a bandage,” said {A}, and they tied the yellow towel round it.',
        'Now it was a chair with golden hair. The little wee bear sat down with great care, on one half of itself. It held. “It never had arms before,” said the bear, and laid its own on the knot.'
      ]
    },
    {
      id: 'come-to-mine',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Tomorrow you can come to my house,” said Goldilocks, mouth full. “We’ve got cornflakes.” The bears put their heads together, as well as {A} could. “Are they too hot?” asked the great big one. “No.” “Are they too cold?” “No,” said {H}.',
        '“Then they must be just right,” squeaked the little wee bear. {H} had to be honest. “They’re too loud,” said Goldilocks.'
      ]
    },
    {
      id: 'scraping',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the bottom of the great big bowl a bit was left, and everybody saw it. “I’m the biggest,” said the great big bear. “I’m the smallest,” said the little wee one. The bear in the middle sighed. “I’m never anything,” it said.',
        'Goldilocks gave it the spoon. The middle-sized bear scraped out the bowl, all the way round, and it took its time. “So that’s what it’s like,” it said.'
      ]
    },
    {
      id: 'beds',
      A: 'partner',
      paragraphs: [
        '“And now the beds,” said {H}. One was too hard, one was too soft, and they laid the soft one on top. They tried it, with their feet up. “Oh,” said the great big bear.',
        '“This is where she runs away,” said {A} at last. Goldilocks had no wish to run. “And who’ll be here tomorrow,” asked {H}, “when it’s too hot again?” “Stay where you are,” squeaked the little wee bear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the steam, and then rather wished for a spoon.',
      '{names} nosed the door of the bears’ house open a bit further.',
      { text: '{names} blew on the great big bowl, which stayed great big and hot.', needs: ['hands'] },
      { text: '{names} called on the bears as well, and found only three bowls in.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on whatever chair came free, and none of them fitted.',
      '{names} growled very low, some way off in the wood.',
      { text: '{names} picked up the pieces of the shoe box and put the lid on.', needs: ['hands'] },
      { text: '{names} tucked in the foot of the bed, so that no toes gave anybody away.', needs: ['hands'] }
    ],
    turn: [
      '{names} cleaned a spoon that somebody had finished with.',
      '{names} tried a mouthful, and that was just right too.',
      { text: '{names} held the egg cup steady while Goldilocks filled it.', needs: ['hands'] },
      { text: '{names} passed the honey to whoever growled for it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were washed in order, great big, middle-sized and little wee. The golden hair hung on the rail, and dried.',
    'Then Goldilocks washed too, and the water was not too hot, and not too cold. The bed was neither hard nor soft, and nobody had been lying in it yet.'
  ],
  last: [
    'Somebody was sleeping in this bed, and it was {H}, and that was just right.',
    'Too late to run away, and too warm to want to, {H} was asleep.'
  ]
})
