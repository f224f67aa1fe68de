import { wishPlot } from '../wish-plot.ts'

const WALKERS = ['sandwich', 'sarnie', 'butty', 'toastie', 'toasted sandwich', 'cheese roll']
const GOES = ['goes to school', 'went to school', 'walks to school', 'runs to school', 'school by itself', 'school on its own', 'school all alone']

export const sandwichToSchool = wishPlot({
  id: 'wish-sandwich-to-school',
  beginsElsewhere: true,
  wishes: ['a cheese sandwich that goes to school by itself', ...WALKERS.flatMap((walker) => GOES.map((goes) => `${walker} ${goes}`)), 'packed lunch walks to school', 'packed lunch goes to school by itself', 'packed lunch school on its own', 'sandwich sets off to school', 'sandwich joins a class', 'sandwich first day school', 'sandwich walks itself to class', 'lunchbox goes to school by itself', 'lunchbox goes to school on its own'],
  answers: ['cheese', 'cheddar', 'ham', 'jam', 'butter', 'peanut', 'tomato', 'cucumber', 'egg', 'bread', 'toast', 'crumbs', 'crust', 'sandwich', 'banana', 'boiled', 'apple', 'lunchbox', 'lunch', 'box', 'tiffin', 'packed', 'school', 'nursery', 'class', 'classroom', 'teacher', 'lesson', 'register', 'bell', 'coats', 'soup', 'friday', 'monday', 'morning', 'day', 'first', 'goes', 'go', 'going', 'went', 'walks', 'walked', 'walking', 'sets', 'off', 'runs', 'hops', 'rolls', 'by', 'itself', 'its', 'own', 'alone', 'all', 'decides', 'decided', 'wants', 'wanted', 'to', 'that', 'who', 'which', 'and', 'little', 'brave', 'funny', 'silly', 'talking', 'alive', 'way', 'knows', 'finds', 'learns', 'learn', 'make', 'makes', 'friends', 'child', 'children', 'us', 'without', 'me', 'him', 'her', 'them', 'home', 'street', 'pigeon', 'triangle', 'about', 'story', 'one', 'because', 'left', 'behind', 'instead', 'of', 'being', 'eaten'],
  except: ['she', 'he', 'with a', 'with an', 'with her', 'with his', 'with my', 'with our', 'with their', 'bag', 'pocket', 'eating', 'eats', 'ate', 'mum', 'dad', 'mummy', 'daddy', 'takes', 'took', 'brings', 'brought', 'lost', 'forgot', 'forgotten', 'allergy', 'allergic', 'sick', 'ill', 'hospital', 'died', 'dead', 'stole', 'stolen', 'bully', 'bullied', 'choked', 'choke', 'hates', 'hate', 'won’t eat', 'doesn’t eat', 'didn’t eat', 'refuses', 'picky', 'mouldy', 'new lunchbox', 'swap', 'swapped', 'shared', 'astronaut', 'space', 'dinosaur', 'dragon', 'monster', 'robot', 'computer', 'picking', 'orchard', 'bread machine', 'cried', 'cries', 'crying', 'scared', 'fight', 'pie', 'cooking'],
  moods: ['first', 'alone', 'proud', 'learning', 'lost'],
  isTale: true,
  out: true,
  company: ['sandwich', 'lunchbox', 'banana', 'egg', 'crumbs', 'knocks', 'knee', 'soup', 'coats', 'corner', 'wall', 'cheese', 'crust', 'lid', 'teacher', 'pigeon', 'napkin', 'street', 'hedge', 'roll'],
  about: 'A cheese sandwich with the day off goes to school by itself, by the way that the crumbs have handed down: seventy knocks and then left; but there are no knocks, until it is seen whose knee they come from.',
  titles: ['Seventy Knocks and Then Left', 'The Sandwich Had the Day Off', 'Three Steps Behind', '{H} Is the Knocks', 'The Crumbs Never Said'],
  want: [
    {
      id: 'the-day-off',
      A: 'partner',
      paragraphs: [
        '{H}’s cheese sandwich stood at the front door, and wanted to go to school by itself. “It’s Friday, and there’s soup at school,” it said. “So I’ve got the day off. I’d like to see something.” {A} had made it all the same, from habit.',
        '“Do you know the way?” asked {H}. “The crumbs told me,” said the sandwich. “They’ve been in the lunchbox for years. First come seventy knocks, then left. Then ninety knocks, and it smells of coats.” {H} had never heard a knock on the way.'
      ]
    }
  ],
  way: [
    {
      id: 'not-one-knock',
      A: 'partner',
      paragraphs: [
        'The sandwich was a triangle, so it had two corners to walk on. {H} and {A} went three steps behind. {H} had the lunchbox under one arm, so that the boiled egg in it should not roll. The sandwich marched on, past the wall where everybody turns left.',
        '“Wasn’t that your corner?” called {H}. “There hasn’t been a knock yet,” it called back. “First seventy knocks, then left.” It marched on, and listened.'
      ]
    },
    {
      id: 'the-pigeon',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A pigeon came down, and put its head on one side. The sandwich stood quite still, with one corner against a gate. “Good morning,” it said to the pigeon. “I’m a doorstop.” The pigeon looked at it from the left, and then from the right. It had never seen a doorstop with cheese.',
        '“Are you holding the gate?” asked {A}, to help. “With all my strength,” said the sandwich. The pigeon pushed the gate with its beak, and the gate stayed shut. So there was nothing more to be said, and the pigeon flew off.'
      ]
    },
    {
      id: 'two-and-a-half',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“By myself means three steps,” said the sandwich. It did not look round. “I can hear you. You’re at two and a half.” {H} stood still until it was three again. {A} had steps of another size, and that made it hard.',
        '“What are we, if anybody asks?” said {A}. The sandwich thought about it. “You’re two people who just happen to be going to school,” it said. So they looked at the sky, and whistled a bit, and just happened.'
      ]
    },
    {
      id: 'the-roar',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now comes the roar,” said the sandwich, and held on to the wall. The crumbs had told it about that as well. First it roared, then everything shook, and then the egg fell over. The crumbs believed that it was a dragon.',
        'A bus came along the street. It roared, and the wall shook. In the lunchbox the egg fell over. “It’s blue,” said the sandwich, “and there are people in it, reading the paper.” “Are you disappointed?” asked {A}. “No,” said the sandwich. “But I’ll tell the crumbs gently.”'
      ]
    },
    {
      id: 'the-top-slice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a bit of a breeze. It got under the top slice of the sandwich and lifted it, like a hat. You could see right in to the cheese. “Don’t look,” said the sandwich. {H} looked at a lamp post, and {A} looked at a cloud.',
        'The sandwich pressed itself against the wall, until it was shut again. “You can turn round,” it said. From then on it held its top slice down with one corner. Only the butter had caught a bit of a chill.'
      ]
    },
    {
      id: 'banana-asks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Something bumped in the lunchbox, and {A} opened the lid. Beside the egg lay a banana, and it wished to know what it was like out there. “Wide,” said the sandwich. “And nobody leans on you.” The banana looked out a little way, and drew in again.',
        '“I’d go too,” it said, “but I’d only go round in a bend.” The egg would have set off at once, but it never knew where it would stop. An apple had gone by itself once, and that was still under the cupboard.'
      ]
    },
    {
      id: 'other-with-a-napkin',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought a napkin along. “It’s gone out without anything on,” said {A}, “and with all that butter.” The sandwich did not want a napkin. Nobody wore a napkin who was out by themselves. “Just round the crust,” said {A}.',
        'So it was tied round the crust, with a knot. The sandwich looked down at itself. It was a very good napkin, with a blue edge. “If we meet anybody,” said the sandwich, “I’m a parcel.”'
      ]
    },
    {
      id: 'pet-behind',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along, and went right behind the sandwich. {A} did not keep three steps away. It was more like three whiskers. The whole street smelled of cheese, and {A} had never been so eager to go to school.',
        '“Somebody’s breathing on me,” said the sandwich. {A} looked at a tree. Then they went on, the one in front, and the other with its mouth watering. But {A} only looked. It was the best-behaved walk that {H} had ever seen.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine went to school in newspaper,” said {S}. “Every day it was wrapped in another page. By the summer that bread could read.” “What did it read?” asked {A}. “The football, mostly,” said {S}. “On Mondays you could see the score on the cheese, the wrong way round.”',
        'The sandwich had been listening. “Which class was that sandwich in?” it asked. “In the third,” said {S}. “I was only in the second.” The sandwich held itself a little straighter after that, and read every gate.'
      ]
    },
    {
      id: 'child-by-itself-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to go all alone as well. So {S} had to have three steps in front and three behind. It made a long row. First came the sandwich, all alone. Then came {S}, all alone. Then came {A}, who was all alone because nobody was left.',
        '“It’s lonely,” said {S} after four houses. “Can we be alone together?” The sandwich had no objection. They walked on side by side, and told each other how alone they were.'
      ]
    },
    {
      id: 'whose-knee',
      A: 'partner',
      paragraphs: [
        'At the end of the street stood a hedge, and nothing had knocked. {H}’s arm was tired, so {H} let the lunchbox hang by its handle, as usual. It bumped against {H}’s knee. “One!” cried the sandwich. {H} took a step. “Two!” it cried.',
        '{A} bent down to the knee. “So it’s you that knocks,” said {A}. “Nobody could know that from inside.” “I thought it was the street,” said the sandwich, and bowed to the knee. “You do that every day? Thank you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'seventy-and-ninety',
      A: 'partner',
      paragraphs: [
        'They began again from the front door. The sandwich went ahead, all by itself. Three steps behind came {H}, whose knee did the knocks. At seventy the sandwich turned left, and did not look round once.',
        'Ninety knocks later it stood under the coats at school. “They’re red,” it said. “And yellow! The crumbs never said.” In the lunchbox it had always been dark.'
      ]
    },
    {
      id: 'not-on-the-list',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The teacher read out the list. “Here,” said one after another, and then it was {H}’s turn, and {H} was here too. “Is there anybody here who’s not on the list?” asked the teacher. It was only a joke. “Here,” said the sandwich.',
        'The teacher had to look for it, between two pencil pots. {A} explained how it had come, and about the knocks. So it was written down at the very bottom of the list. First name Sandwich, last name Cheese.'
      ]
    },
    {
      id: 'beside-the-soup',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At noon the soup came, and the sandwich sat beside the bowl. It wanted to make a good impression. “Have you come far?” it asked. The soup had come from the kitchen. “By yourself?” The soup steamed a little. It had been carried by two people.',
        '“I see,” said the sandwich kindly. “Well, not everybody can.” {A} thought that it might be easier with corners. The sandwich moved up closer, and told the soup about the street. By then the soup had nearly stopped steaming.'
      ]
    },
    {
      id: 'for-monday',
      A: 'partner',
      paragraphs: [
        'In class the teacher drew a triangle. “Who can find another one?” “Here,” said the sandwich, surprised. It had to turn round three times, so that everybody could count its corners.',
        'It rode home in the lunchbox, with the lid up. On the way it rubbed off three crumbs. “For the one on Monday,” it said. “Left at the wall. And tell it about the coats.” “Will they remember?” asked {A}. “What else is there to do in there?” said the sandwich.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the sandwich, and stepped out of its way.',
      '{names} had never seen cheese so wide awake.',
      { text: '{names} held the front door open, as wide as for a wardrobe.', needs: ['hands'] },
      { text: '{names} waved after the sandwich, and put the lid on the butter.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for a knock, and there was only a sparrow.',
      '{names} kept three steps behind those who kept three steps behind.',
      { text: '{names} knocked on the hedge, to be helpful, and it rustled.', needs: ['hands'] },
      { text: '{names} picked up a crumb, and put it where it could be found.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the knocks too, and only once said eighty for seventy.',
      '{names} looked at the coats, as if they were new.',
      { text: '{names} drew a triangle in the air, and it had the right number of corners.', needs: ['hands'] },
      { text: '{names} held the lid of the lunchbox up, for the view.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the kitchen the lunchbox stood on the table with its lid up. The sandwich lay in it, a bit stiff at the corners, as people are after a long day.',
    '{H} washed, and lay down on one side with both knees drawn up. They had knocked enough for today.'
  ],
  last: [
    'In the dark three crumbs told each other about red and yellow, and {H} was asleep.',
    'From here it was seventy knocks, and then left, and {H} was asleep.'
  ]
})
