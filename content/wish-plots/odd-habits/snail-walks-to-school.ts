import { wishPlot } from '../wish-plot.ts'

const SNAILS = ['snail', 'snails', 'slow snail', 'slug']
const SCHOOL = ['walk to school', 'walks to school', 'walked to school', 'walking to school', 'way to school', 'goes to school', 'went to school', 'going to school', 'late for school', 'school', 'nursery', 'kindergarten', 'preschool', 'classroom']

export const snailWalksToSchool = wishPlot({
  id: 'wish-snail-walks-to-school',
  wishes: [...SNAILS.flatMap((snail) => SCHOOL.map((school) => `${snail} ${school}`)), 'snail first day school', 'snail late', 'snail always late', 'snail long walk', 'snail long journey', 'snail takes all week', 'snail takes a week', 'snail monday friday', 'snail arrives friday', 'snail news time', 'snail on the school run', 'snail on the way to school', 'saw a snail on the way to school'],
  answers: ['snail', 'snails', 'slug', 'slow', 'slowly', 'slowest', 'walk', 'walks', 'walked', 'walking', 'way', 'path', 'wall', 'long', 'far', 'journey', 'trip', 'travels', 'sets', 'off', 'starts', 'start', 'first', 'goes', 'go', 'went', 'going', 'gets', 'arrives', 'arrived', 'arrive', 'reach', 'reaches', 'late', 'always', 'time', 'hurry', 'early', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'teacher', 'lesson', 'bell', 'gate', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'all', 'whole', 'days', 'day', 'morning', 'every', 'shell', 'house', 'home', 'bag', 'backpack', 'satchel', 'trail', 'silver', 'leaf', 'eyes', 'feelers', 'sees', 'seen', 'saw', 'see', 'looks', 'tells', 'tell', 'story', 'things', 'rain', 'rainy', 'wet', 'sunny', 'little', 'small', 'tiny', 'brave', 'friendly', 'patient', 'tired', 'funny', 'cute', 'named', 'called', 'wants', 'wanted', 'learn', 'learns', 'friend', 'friends', 'with', 'our', 'met', 'found', 'mum', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'boy', 'girl', 'takes', 'took', 'never', 'news'],
  except: ['race', 'racing', 'cheetah', 'skateboard', 'wheels', 'turbo', 'rocket', 'hare', 'tortoise', 'stepped', 'trod', 'squashed', 'crushed', 'dead', 'died', 'salt', 'eaten', 'bird', 'thrush', 'lost', 'mail', 'space', 'robot', 'sea', 'whale', 'hedgehog', 'pellets', 'sloth', 'giant', 'tank', 'pet', 'scared', 'afraid', 'alone', 'bullied', 'teased', 'animals', 'science'],
  moods: ['late', 'first', 'learning', 'waiting'],
  isTale: true,
  out: true,
  company: ['snail', 'wall', 'post', 'posts', 'teacher', 'school', 'gate', 'road', 'beetle', 'ants', 'leaf', 'letterbox', 'bell', 'plum', 'stone', 'window', 'peg', 'shell', 'sum', 'letter'],
  about: 'A snail sets out for school on Monday, and the hero, who has seen nothing on the way to tell the class on Friday, carries it ahead, until the silver road shows why it walked back.',
  titles: ['The Snail Who Walked to School', 'On Which Day', '{H} and the Long Way to School', 'It Was Not Finished There', 'From Monday to Friday'],
  want: [
    {
      id: 'monday',
      A: 'partner',
      paragraphs: [
        'On Monday, on the way home, {H} and {A} met a snail. It was by the first post of a long wall. “Good afternoon,” said the snail. “I’m walking to school. Is this right?” “It begins at nine,” said {H}. “On which day?” asked the snail. {H} hardly heard it. “What do you see on the way to school?” the teacher had asked. On Friday {H} was to tell. But {H} always ran, and saw nothing.'
      ]
    }
  ],
  way: [
    {
      id: 'carried',
      A: 'partner',
      paragraphs: [
        'On Tuesday the snail had got to the second post. “You’ll be late,” said {H}. A snail in class would be something to tell on Friday. So {H} carried it along the wall on a leaf, right to the letterbox. “That’s two days saved,” said {H}. The snail pulled its eyes in, and said nothing. On Wednesday there was no snail at the letterbox. “There,” said {A}. The snail was back at the second post.'
      ]
    },
    {
      id: 'everything-with-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Haven’t you got a school bag?” asked {H}. The snail looked over its shoulder, as far as a snail has one. “I’ve got the house,” it said. {H}’s own bag had a pencil case in it, a bottle, and a banana from last week. “What have you got in yours?” asked {A}.',
        '“Me,” said the snail. It had never yet forgotten anything. {H} thought about the banana. If your whole house comes along, there is nowhere to leave a thing behind.'
      ]
    },
    {
      id: 'tasted-of-dear',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a letterbox in the wall, and the snail had spent a night in it. Now one letter had no corner. “You’ve been eating the post,” said {A}. Snails do like paper. “I only read it,” said the snail. “I read with my mouth.”',
        '“What did it say?” asked {H}. “Dear,” said the snail, “and a bit of glue.” It had wanted to go on to the next word. But then it would have been too late for school.'
      ]
    },
    {
      id: 'counting-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you want to learn at school?” asked {A}. “I’ve heard that they do sums,” said the snail. So {H} began with it on the way. “How many feet have you got?” The snail drew itself together and looked. “One,” it said.',
        '“And if you take it away?” The snail was silent for half a post. “Then I’m still here,” it said, “but I’m not going anywhere.” {H} had to admit that nobody in the class had ever got so far.'
      ]
    },
    {
      id: 'other-with-a-watch',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a watch, and laid a twig beside the snail. “Go,” said {A}. When the snail came to the end of the twig, {A} did the sum on a ticket. It was seventy twigs to the next post.',
        '“You’ll be there on Friday,” said {A}. “Which Friday?” asked {H}. {A} turned the ticket over, and did the sum again on the front. By then the snail should have been at the second twig. But there was only one twig, and the snail was waiting for the next.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come along on the way to school, and found the snail first. {A} sniffed. At once both eyes went in, and all the rest after them. Now it was a stone. {A} sat down in front of the stone, and waited, with great interest.',
        'One eye came out, and had a look, and went back. “They’re playing,” said {H}. Then {A} blinked, and blinked again, and fell asleep. When {A} woke up, the snail had gone. It was a finger further on.'
      ]
    },
    {
      id: 'elder-seven-miles',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My way to school was seven miles,” {S} told the snail, “and uphill both ways.” “With the house?” asked the snail. {S} had to think. “No,” said {S}. “That stayed where it was.”',
        '“And you went back to it every evening?” The snail could not get over that. “You must have been very tired,” it said. {S} had told the story many times, and never to such a good listener. “I was,” said {S}.'
      ]
    },
    {
      id: 'child-as-a-snail',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} lay down on the path like the snail, with the school bag on top. Two fingers were the eyes. “I’m going to school too,” said {S}. {S} pushed with one foot, and was there, and pushed again. It was harder than it looked.',
        '“You’re too fast,” said the snail kindly. “You’ve missed an ant.” {S} went back for it. After that there was a crumb, a hair and half a leaf. “I’ve got as far as your shoe,” called {S}, and {A} was not to move.'
      ]
    },
    {
      id: 'decent-weather',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the middle of the week it rained. Everybody ran to school, with a bag over their heads. Only the snail came right out of its house, as far as it would go, and shone. “At last,” it said. “Good weather.” It had never been so quick.',
        '“You’re nearly running,” said {A}. “One has to use it, while it’s wet,” said the snail. {H} stood still beside it, without a hood. Once you had stopped running, it was quite good rain.'
      ]
    },
    {
      id: 'silver-road',
      A: 'partner',
      paragraphs: [
        '“Why did you go back?” asked {H}. “I wasn’t finished here,” said the snail. Behind it on the wall was its silver road. “It doesn’t go straight,” said {A}. “It goes to every single thing.” It went round a knot in the post, to a feather, and in behind a loose stone. “What’s in there?” asked {H}. “Look,” said the snail. In the crack sat a beetle, as green as glass. {H} had run past it every day for a year.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-that-pace',
      A: 'partner',
      paragraphs: [
        'On Thursday they set out early, and walked beside the snail. {H} saw ants with a petal, like an umbrella. {A} saw a plum stone with a round door in it. “That makes eleven things,” said {H}, “and we’re only at the letterbox.” On Friday the snail was not on the wall. Its silver road went in at the school gate, and up to a window. There sat the snail. “I walked all night,” it said.'
      ]
    },
    {
      id: 'snail-peg',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Beside the door of the class were the pegs, and each had a picture over it. There was a pear, a sun and a boat. The last one had a snail, and it had been empty for years. “Whose is that one?” asked {A}, and nobody knew.',
        '“Mine,” said the snail. It looked at its picture with the left eye, and then with the right. But it had nothing to hang up. It only had the house, and it was in that.'
      ]
    },
    {
      id: 'other-signs-the-book',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Whoever came late had to be written in a book. {A} held the pen. “How late?” asked {A}. The snail had set out on Monday at eight. “Four days,” wrote {A}, “and ten minutes.” Next to that there was a line for the reason.',
        '“Were you held up?” asked {A}. “No,” said the snail. “Not once.” {A} had never come across that before. Everyone else in the book had been held up. “Walked,” wrote {A}.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The snail had its eyes at the ends of its horns. So it could look round the corner of the cupboard and stay where it was. “What’s there?” asked {H}. “Glue,” said the snail, “and somebody’s lunch.” With the two short horns it smelled that it was cheese.',
        'The whole class tried it then. You had to keep your head still, and push one eye forward. “I can see a nose,” called {A}. It turned out to be {A}’s own.'
      ]
    },
    {
      id: 'as-far-as-wednesday',
      A: 'partner',
      paragraphs: [
        'On Fridays whoever was at home could come and listen, so {A} was there. “What did you see on the way to school, {H}?” asked the teacher. “May the snail begin?” asked {H}. The snail began with Monday. When it got to the green beetle, nobody wanted to go out. {H} told of the ants, and {A} of the plum stone. Then the bell rang. “We’ve only got as far as Wednesday,” said {H}. “You’ll hear the rest,” said the snail, “when I come back.”'
      ]
    }
  ],
  everybody: {
    want: [
      { text: '{names} said good afternoon to the snail, and had to wait for the answer.', needs: ['hands'] },
      '{names} ran along the wall as well, and saw nothing either.',
      '{names} walked ahead to the next post, and waited there for a long time.',
      { text: '{names} pointed out the way to school, and the snail nodded for quite some time.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the snail at the letterbox, high and low.',
      '{names} went back along the wall as well, but much too fast.',
      { text: '{names} laid a wet leaf in front of the snail, to make the road softer.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a twelfth thing, and it was under a shoe.',
      '{names} followed the silver road, with a nose close to it.',
      { text: '{names} opened the window of the class, just a crack.', needs: ['hands'] }
    ]
  },
  bed: [
    'It had taken {H} an hour to come home from school, and that was only the wall. The shoes were put away, and one had a petal in it.',
    '{H} washed slowly, and went to bed slowly. On the way there was a knot in the floor, which had always been there.'
  ],
  last: [
    'Out on the wall the snail was at the second post, going home, and {H} was asleep.',
    '{H} had pulled in first one eye and then the other, and was asleep.'
  ]
})
