import { wishPlot } from '../wish-plot.ts'

export const gordonIsHere = wishPlot({
  id: 'wish-class-pet',
  wishes: ['class pet', 'class pets', 'class hamsters', 'nursery pet', 'kindy pet', 'school hamsters', 'class hamster', 'class guinea pig', 'class rabbit', 'class bunny', 'class gerbil', 'classroom pet', 'classroom hamster', 'classroom guinea pig', 'classroom rabbit', 'classroom bunny', 'school hamster', 'school guinea pig', 'school rabbit', 'school bunny', 'school gerbil', 'school pet', 'nursery guinea pig', 'nursery rabbit', 'nursery hamster', 'hamster from school', 'guinea pig from school', 'rabbit from school', 'teacher’s hamster', 'kindy guinea pig', 'preschool hamster', 'preschool guinea pig', 'hamster from class', 'hamster class weekend', 'nursery guinea pig weekend', 'nursery hamster weekend', 'school guinea pig weekend', 'class rabbit weekend', 'nursery rabbit weekend'],
  answers: ['weekend', 'home', 'bring', 'brings', 'bringing', 'brought', 'take', 'takes', 'taking', 'took', 'looking', 'look', 'looks', 'after', 'care', 'caring', 'holidays', 'holiday', 'half', 'term', 'turn', 'gets', 'getting', 'got', 'having', 'have', 'comes', 'came', 'coming', 'stay', 'stays', 'staying', 'friday', 'saturday', 'sunday', 'monday', 'class', 'school', 'our', 'night', 'nights', 'two', 'feed', 'feeding', 'cage', 'guest', 'minding'],
  except: ['fish', 'goldfish', 'snail', 'snails', 'tortoise', 'turtle', 'lizard', 'gecko', 'snake', 'stick', 'insect', 'insects', 'frog', 'tadpoles', 'spider', 'bird', 'budgie', 'parrot', 'chick', 'chicks', 'dog', 'cat', 'dragon', 'bearded', 'escaped', 'escape', 'escapes', 'loose', 'lost', 'missing', 'gone', 'died', 'dead', 'sick', 'ill', 'vet', 'bit', 'bites', 'babies', 'space', 'moon', 'rocket', 'talks', 'talking', 'magic', 'teddy', 'toy', 'teaches', 'superhero'],
  moods: ['first', 'proud', 'waiting', 'late', 'learning'],
  company: ['gordon', 'cage', 'straw', 'lettuce', 'class', 'teacher', 'list', 'school', 'register', 'bell'],
  about: 'The class pet comes home for the weekend and will not come out, for it is far too quiet there without a class.',
  titles: ['Gordon Is Here', 'The Register', 'Gordon for the Weekend', '{H} Calls Everybody’s Name', 'Twenty-Eight at Once'],
  want: [
    {
      id: 'bottom-first',
      A: 'partner',
      paragraphs: [
        'Gordon was the class pet, round and brown, with whiskers. This weekend it had come home with {H}. {H} had waited for it since the summer. At school Gordon stood up at the bars and ate out of your hand.',
        'Here it went straight into the straw house and turned round. All that could be seen was a bottom. “Is that his good side?” asked {A}. “No,” said {H}. “I want the other one.”'
      ]
    }
  ],
  way: [
    {
      id: 'quite-quiet',
      A: 'partner',
      paragraphs: [
        '“We frighten him,” said {A}. So they made it as quiet as they could. They took off their shoes. They put a cushion on the clock. They spoke in very small voices. {H} laid a leaf of lettuce before the straw house.',
        'They waited until tea, and they ate it without spoons. The lettuce lay there. The bottom had not moved. “He isn’t eating,” whispered {H}. “At school he eats the whole time.”'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The class had sent a list along. Everybody had been allowed to write one thing. “No cheese,” read {A}. “No cuddling with cheese. He does not like the colour of Tuesday. If he sneezes, say bless you, he waits for it.”',
        'It had twenty-eight lines. The last one was the teacher’s. “Please bring him back,” read {A}. There was a line under “back”. “Why’s that?” asked {A}. {H} looked out of the window. “There used to be two,” said {H}. “One liked it so much at somebody’s gran’s.”'
      ]
    },
    {
      id: 'how-he-came',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Getting Gordon home had been work. {H} had carried one side of the cage, and {A} the other. Behind them came the straw, all along the street. “We’ll find the way back,” said {A}.',
        'At each corner a child from the class had stood and waved. They were not waving at {H}. “Bye, Gordon,” they said. “Be good, Gordon.” A big boy had blown his nose. “It’s only two nights,” {H} told him.'
      ]
    },
    {
      id: 'where-he-stands',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Perhaps Gordon stood in the wrong place. They carried the cage to the window, for the view. Gordon showed the view the same bottom. They carried it to the sofa, and to the top of the fridge, and once round the table.',
        '“He’s seen more of this place than I have,” said {A}, and put down the cage. “He hasn’t,” said {H}. “He’s had his eyes shut.” Nobody could know that. But it was that sort of bottom.'
      ]
    },
    {
      id: 'guess-which-end',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to meet Gordon properly, and bent down. “Hello,” said {A}. “What a nice face.” “That isn’t his face,” said {H}. {A} looked again, and for longer. “But it’s got a sort of smile.”',
        '“That’s straw,” said {H}. {A} went round to the back, to say hello to that end as well. There was only the wall of the house. “I’ll introduce myself later,” said {A}.'
      ]
    },
    {
      id: 'other-food',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps he’s tired of lettuce,” said {A}. They tried a bit of carrot, and a bit of apple. It all lay in front of the house in a row, like things outside a shop.',
        '{A} ate a bit of carrot, to show how good it was, with loud crunching. They watched the bottom. Then {H} ate the apple, and said “Ah” and “Ooh”. {A} had the cucumber. “Who’s this for?” asked {A}, after a while. The dish was empty, and both of them were full.'
      ]
    },
    {
      id: 'shift',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Somebody had to watch, in case Gordon turned round. {A} took the first turn and {H} the second. The one who was off had to lie on the rug with closed eyes. After a minute they changed over.',
        '“Anything?” asked {H}. “It went up,” said {A}, “and then it came down.” That was breathing. They wrote it down all the same, since it was all they had. Up, they wrote, and down, and up.'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a tiny noise in the straw. It went “tsi”. “He’s sneezed!” whispered {H}. “Bless you,” they both said, very softly, towards the bottom. They waited for something to come of it.',
        'It went “tsi” again. “Bless you,” they said. It went “tsi” eleven times. At the twelfth {A} got up and looked behind the cage. It was the radiator. They had blessed it twelve times, and it was getting nice and warm.'
      ]
    },
    {
      id: 'what-is-it-like',
      A: 'partner',
      paragraphs: [
        '“What’s it like for him at school?” asked {A} in the small voice. “What does he hear?” {H} thought. Twenty-eight chairs scraped. Somebody sang. Somebody fell off something. The teacher called out all the names, and everybody shouted “Here!”',
        '{A} looked round the room. A clock ticked under a cushion. “And here he’s got us, whispering,” said {A}. “I’d go indoors too.” {H} stood up, and put on both shoes again. “Then he needs a class,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'register',
      A: 'partner',
      paragraphs: [
        '{H} scraped a chair over the floor, as loud as it would go. Then {H} took the list, and called the register of the class. “Abdul!” “Here!” shouted {A}. “Bonnie!” “Here!” squeaked {A}, in quite a different voice. “Big Max!” “HERE!” Cups jumped on the shelf. In the straw, an ear went up.',
        '“Little Max!” “Here.” “Rosie!” “She’s got a cold,” said {A} through the nose. At “Wilf!” the bottom moved. Gordon turned round. Out it came, with straw on its head, and stood up at the bars. {H} looked Gordon in the face, and took a breath. “Gordon!” called {H}. Gordon sneezed.'
      ]
    },
    {
      id: 'out-of-the-hand',
      A: 'partner',
      paragraphs: [
        '“Bless you,” said everybody. {H} held out the lettuce. Gordon ate it out of {H}’s hand, down to the fingers. It tickled. “Does he want more?” asked {A}, quite hoarse. “He wants singing,” said {H}. “It’s singing after the register.”'
      ]
    },
    {
      id: 'sums',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After that there were sums. “What’s two and two?” {H} asked the class. {A} was the class, and held up all the hands there were. “Five,” said {A}. Gordon stopped chewing. “I think he knows,” said {A}.',
        '{H} laid down two bits of carrot, and two more, before the bars. Gordon looked at all of them. Then one was eaten. “Three,” said {H}. “He’s done the next sum already.”'
      ]
    },
    {
      id: 'playtime',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At playtime {H} rang a spoon against a glass, and the whole class ran out. It ran once round the table, with its coat on, and fell over the rug. “Somebody’s crying,” said {A}, and cried. “You need a wet paper towel,” said {H}.',
        'At school a wet paper towel is good for everything. {A} had one on the knee, one on the elbow, and one on the head. Gordon held on to the bars, and did not miss any of it.'
      ]
    },
    {
      id: 'hear-reading',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now there’s reading,” said {H}. In class somebody always sat with Gordon and read out loud. Gordon did not mind what it was. {A} read out the back of the straw packet. “Soft, dry, and a hundred times better,” read {A}.',
        'Gordon listened with its head on one side. “Do it with the voices,” said {H}. {A} did the straw in a deep voice, and the packet in a high one. It was quite exciting for a bit, towards the end, where it said: keep cool.'
      ]
    },
    {
      id: 'neighbour',
      A: 'other',
      spare: 11,
      paragraphs: [
        'There was a knock. It was the lady from next door, in slippers. “How many are you in there?” asked the lady. “Twenty-eight,” said {H}. “And Gordon.” The lady looked past {A} into the room. There was a cage, a chair on its side, and a good many paper towels.',
        '“May I be one?” asked the lady. So there was Rosie, back from the cold, and said “Here!” so well that it had to be done again.'
      ]
    },
    {
      id: 'elder-class',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Our class had a goose,” said {S}. “It came by itself each morning. It stood in the front row and hissed at whoever was wrong.” “Did it know sums?” asked {A}. “It knew faces,” said {S}.',
        '{S} showed how the goose had come along the row, with its neck out. “We all learned the seven times table in a week,” said {S}. “And in the holidays?” asked {A}. “Then it went home with the teacher. He was rather thin, afterwards.”'
      ]
    },
    {
      id: 'child-class',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was all of the front row. “Hands up if you need the toilet,” said {A}. Up went both of {S}’s hands. “Hands down if you’ve been.” They stayed up. “Do you really need it?” asked {A}.',
        '{S} had a look at Gordon, and thought about what might be missed. “Gordon first,” said {S}. Gordon went, in the corner. Then {S} ran.'
      ]
    },
    {
      id: 'pet-class',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'For this weekend a door was kept shut, and {A} lay behind it. There was somebody in there who smelled of straw and of twenty-eight children. Nobody had asked {A} first.',
        '{H} came out and sat down on {A}’s side. “You’re still the one who lives here,” said {H}. “He’s only got two nights.” {A} breathed out through the crack, so that the visitor knew it too. From inside came a small “tsi”.'
      ]
    },
    {
      id: 'baby-class',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} sat in front of the cage, and there was somebody of just the right size. They looked at each other through the bars, nose to nose. Gordon chewed. {A} chewed too, on nothing.',
        '“Say ‘here’,” said {H}. {A} thought about it, and shouted something with a lot of A in it. It was longer than “here”, and much louder. Gordon seemed to know that child from somewhere.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at Gordon, and looked at a bottom.',
      '{names} sniffed at the straw, and had some of it on the nose.',
      { text: '{names} filled the water bottle, and it said blub.', needs: ['hands'] },
      { text: '{names} cleared the low table for Gordon, down to the last cup.', needs: ['hands'] }
    ],
    way: [
      '{names} went about on tiptoe, and every floorboard creaked.',
      '{names} tried not to breathe so much, and went quite red.',
      { text: '{names} stuffed a sock into the doorbell.', needs: ['hands'] },
      { text: '{names} turned over each page of the newspaper as if it was asleep.', needs: ['hands'] }
    ],
    turn: [
      '{names} shouted “Here!” at every name, to be safe.',
      '{names} made such a noise that the lamp swung, and Gordon liked it best.',
      { text: '{names} drummed on the lids of all the pots, for the music lesson.', needs: ['hands'] },
      { text: '{names} dropped a box of pencils, just like at school.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then school was over. The chair went back to the table, and the clock came out from under its cushion. Gordon had eaten the lettuce, and everybody was a bit hoarse.',
    '{H} lay down. “Good night, Abdul,” said {H}. “Good night, Bonnie.” In the straw somebody turned round twice and sat down, face this way.'
  ],
  last: [
    '{H} got as far as Little Max, and was asleep, and Gordon was there.',
    'It went “tsi” in the dark. Somebody said “bless you”, and {H} was asleep.'
  ]
})
