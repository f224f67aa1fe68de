import { wishPlot } from '../wish-plot.ts'

export const animalsSchool = wishPlot({
  id: 'wish-animals-school',
  beginsElsewhere: true,
  wishes: ['animals went to school', 'animals go to school', 'animals at school', 'animals school', 'animal school', 'school for animals', 'school of animals', 'animals in class', 'animals classroom', 'animal classroom', 'animals lessons', 'animals taught', 'animals teach', 'animals teaching', 'animals taught us', 'animals taught lessons', 'animals taught children', 'animals were teachers', 'animals teachers', 'animal teacher', 'animal teachers', 'teacher was an animal', 'teachers were animals', 'teacher was a cat', 'teacher was a dog', 'teacher was an owl', 'teacher was a bear', 'teacher was a lion', 'teacher was a pig', 'teacher was a horse', 'teacher was a cow', 'teacher was a monkey', 'teacher was a giraffe', 'teacher was an elephant', 'teacher was a mouse', 'teacher was a snail', 'teacher was a penguin', 'pets went to school', 'pets school', 'farm animals school', 'zoo animals school', 'jungle school', 'forest school animals', 'animals learned to read', 'animals homework', 'animal class', 'animal pupils', 'dog school and kids stay home'],
  except: ['trip', 'visit', 'visited', 'visits', 'died', 'hamster', 'guinea', 'stuffed', 'cuddly', 'poster', 'drawing', 'dinosaur', 'dinosaurs', 'bus', 'afraid', 'scared', 'dissect', 'allergic', 'hurt', 'magic', 'witch', 'sea', 'fish', 'swimming', 'driving', 'drive', 'music', 'dance', 'nursery'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'animal', 'animals', 'pets', 'cats', 'dogs', 'school', 'schools', 'class', 'classroom', 'lesson', 'lessons', 'teacher', 'teachers', 'teach', 'teaches', 'teaching', 'taught', 'learn', 'learned', 'learnt', 'pupils', 'homework', 'went', 'go', 'goes', 'to', 'at', 'all', 'our', 'my', 'were', 'was', 'cat', 'dog', 'owl', 'bear', 'lion', 'pig', 'horse', 'cow', 'monkey', 'giraffe', 'elephant', 'mouse', 'snail', 'penguin', 'frog', 'farm', 'zoo', 'jungle', 'forest', 'children', 'kids', 'us', 'read', 'like', 'instead', 'of', 'and', 'us', 'one', 'whole', 'for', 'stayed', 'stay home'],
  moods: ['question', 'first', 'learning'],
  company: ['dog', 'cat', 'owl', 'pig', 'horse', 'cow', 'snail', 'mole', 'bees', 'hedgehog', 'bat', 'star', 'stars', 'list', 'caretaker', 'fly', 'sheep', 'monkey', 'giraffe'],
  isTale: true,
  asked: true,
  out: true,
  about: 'The animals come to school and teach what they can, and the hero, who can do none of it and wants a star, has something that all of them have been missing in one place.',
  titles: ['Where It Itches', 'A Star for {H}', 'The Horse at the Back', 'Lessons with a Cat', '{H} Takes the Last Lesson'],
  want: [
    {
      id: 'smelling',
      A: 'partner',
      paragraphs: [
        'That day the animals went to school, and were the teachers too. The horse stood at the back, and {H} and {A} had to move up. Whoever was good at something got a gold star. {H} wanted one very much.',
        'First the dog taught smelling. “What did the caretaker have for breakfast?” it asked. {H} smelled nothing but dog. “Egg,” said the pig, “and the spoon had been in the jam.” So the pig got a star. It had no fingers, so {H} peeled the star off, and stuck it on for the pig.'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before that there had been the register. It had taken an hour, because of the bees. “Here,” they said, one after another, forty thousand of them. One was away with a cold. The snail was called while it was still on the step, so as to be in time.',
        '“Mole?” A small hill came up between the desks. “Here,” it said, from underneath. “Is it still day?” They told it that it was. The hill went down again.'
      ]
    }
  ],
  way: [
    {
      id: 'turning-and-lying',
      A: 'partner',
      paragraphs: [
        'The owl taught looking behind you without getting up. {H} got as far as the shoulder. Then the cat taught lying. {H} lay down, and kept quite still. “You’re thinking of something,” said the cat. “I can see it move.”',
        'All the others were good at something. {H} peeled off nine stars, and stuck them on fur and feathers, and one on a beak.'
      ]
    },
    {
      id: 'hanging',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bat took them for hanging. They all had to go out to the climbing frame, and hold on by the knees. It was pleasant at first. “And now fall asleep,” said the bat. {A}’s coins fell out, and a biscuit, and then {A}’s jumper came down over {A}’s face.',
        '“Very good,” said the bat. “You’ve got your wings shut.” It was the only lesson in which nobody talked. From time to time something went plop, and that was the pig.'
      ]
    },
    {
      id: 'sums',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Sums were given by the sheep. “One,” said a sheep, and jumped over the bin. “Two,” said the next. The third one jumped as well. At eleven the horse was asleep on its feet. At twenty there was no one left who could have said what came after that.',
        '“Twenty-one,” said {A}, with {A}’s cheek on the desk. It was not written down anywhere. When they woke up, all the sheep were back on the same side, and it was break.'
      ]
    },
    {
      id: 'break',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At break they swapped their sandwiches. “I’ve got hay,” said the horse. “What have you got?” “Cheese,” said {A}. The horse looked into the bread, and saw that there was no grass on it at all. One of the mice had cheese too, and nothing round it. They got on at once.',
        'By the wall stood a spider with a lunch that was still wriggling, and nobody wanted to swap. “It’s very fresh,” said the spider. They all said that they were full.'
      ]
    },
    {
      id: 'handwriting',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In writing the snail was the best. It had begun on Sunday. It wrote in one go, without lifting anything, and the line shone. “What does it say?” whispered {H}. It was an O, and you had to walk round it. “It’s nearly done,” said the snail. “I’ve still got to join it up.”',
        'A hen had finished long ago. She had written four pages, all with arrows. They pointed to where she had been. “It’s a true story,” she said.'
      ]
    },
    {
      id: 'headmaster',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The door opened, and the head looked in. It was the giraffe’s head. The rest of it was down in the hall. “Is everything all right in here?” it asked. It had a look at the last row, and chewed a little at the plant.',
        '“We’re just having silence,” said the cat. The head went out again, with its lashes lowered. It had to go down the passage for quite some way until all of it was past.'
      ]
    },
    {
      id: 'caretaker',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The caretaker went along the corridor with his broom, and then he went along it with another one. There were hooves, and then feathers, and something wet that had come by on its own. “Who is it that eats chalk?” he asked. A goat looked at the ceiling.',
        'But he did not really complain. In thirty years no one had ever been so pleased to see his rubbish. “They look into it,” he told {A}, “and they thank me.”'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had got into the wrong class, and came in with wet knees. “I’ve had two hours of pond,” said {A}, “with a frog. I can do the legs now.” {A} did the legs, on the floor, between the desks. They were good legs. They ended under the cupboard.',
        '“And what did you get?” asked {H}. {A} took it out of a pocket. It was a star, but it had been peeled off by a duck, and it was mostly corner.'
      ]
    },
    {
      id: 'homework',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For homework the monkey had asked for a banana, described from the inside. “Mine got eaten,” said {A}. “By whom?” “By the dog,” said {A}. The dog stood right beside it, and was hurt. “It was by me,” said {A}, “but everybody says that it was the dog.”',
        'The dog had done its own. It was a bone, and it had thought about it all night. It laid it on the desk, and could hardly bear to leave it there to be marked.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a star already, for hopping. It was on the tip of {S}’s nose, so that {S} could see it. “A frog said that I’m a natural,” said {S}, with crossed eyes. “You’ve got to think of your tummy as a ball.” {S} hopped once round {A}, and once over the bin.',
        '“Could I have it for a bit?” asked {A}. {S} thought about that for two more hops. “You can look at it,” said {S}, and held the nose up closer.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had sat in that very desk before. “We were forty,” said {S}, “and Miss Pringle had a ruler. We had to sit as if there was one in our backs as well.” {S} looked round. Beside {S} sat a goose, as straight as a jug. It gave {S} a nod. It was Miss Pringle all over.',
        '“Hands on the desk,” hissed the goose. {S} put both hands on the desk at once. “You see?” whispered {S} to {A}. “It never leaves you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had come along too, and gave a lesson. It was called Looking at Somebody Until They Get Up. Everyone had to do it with a partner. {A} showed how, on {H}. After a minute {H} got up, and did not know why, and fetched something to eat.',
        '“That’s all there is to it,” said {A}’s face. They practised until the bell. By then everybody had stood up, and nobody was left who would bring anything.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was in the first class, with the ducklings. They were learning to follow. One walked in front, and all the others behind, and whoever was last said peep. {A} did it on all fours, round the sandpit and back, and said peep.',
        'It was the right word, and it came at the right time. Their mother counted heads, and got one too many, and was glad. {A} had to be fetched out from under her after school. There was down on {A}’s ears.'
      ]
    },
    {
      id: 'where-it-itches',
      A: 'partner',
      paragraphs: [
        'One lesson was left, and they all looked at {H}. “But I can’t teach anything,” said {H}. “I can’t smell, or turn, or lie.” The door frame creaked. The horse was rubbing itself on it, and so was the pig on the leg of a desk.',
        'They had done that all day. “Where does it itch?” {A} asked the horse. “In the middle,” said the horse. “I’ve never been there.” {A} looked at its hoof, and then at {H}’s hand.'
      ]
    }
  ],
  turn: [
    {
      id: 'scratching',
      A: 'partner',
      paragraphs: [
        '“Five fingers,” said {A}, “and all of them with nails.” {H} reached up, and scratched the horse just there. Its lip grew longer and longer. It sighed so that the stars fluttered. “What was that?” asked the pig.',
        '“That’s scratching,” said {H}, in front of the class. “Put up whatever you’ve got, and say where.” The queue went out at the door and once round the yard.'
      ]
    },
    {
      id: 'hedgehog',
      A: 'same',
      spare: 14,
      paragraphs: [
        'With some of them it needed thought. The hedgehog had to be done with a fork, between the rows. The snail was itchy inside, round the second bend, and for that there was a straw. “A bit further up,” said the giraffe, to somebody standing on a chair. “No, further. That’s still down.”',
        'The owl wanted nothing, it said. It could get round to anywhere. Then {H} scratched it on the very top of the head. Both its eyes went up there to see who that was.'
      ]
    },
    {
      id: 'bees-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The fly was the only one who could do it by itself. It sat on the board, rubbed its back legs and its front legs, and laughed at them. “You’ve got six,” {A} told it. “It’s not fair to compare.”',
        'After the fly came the bees, forty thousand of them, and they were in no hurry. {H} did it with a blade of grass. They said thank you, one after another, and it sounded like a motor a long way off.'
      ]
    },
    {
      id: 'the-star',
      A: 'partner',
      paragraphs: [
        'There was one star left, for {H}. “Nobody puts on their own,” said the owl. So the cow did it. It stuck to her tongue, and then it stuck to {H}’s forehead, rather wet.',
        'In the evening {H} sat on the bed, and it itched. It was between the shoulders, in the middle, where {H} had never been. “Up a bit,” said {H}. “To the left.” {A} found it. The star slid down {H}’s nose, and {H} let it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down next to a goose, and was told to sit up.',
      '{names} smelled the jam as well, but did not say so.',
      { text: '{names} shared a desk with a duck, and got feathers in the pencil case.', needs: ['hands'] },
      { text: '{names} sharpened a pencil for the mouse, at both ends.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down in the cat’s lesson, and stayed for the next.',
      '{names} looked round, until something cracked.',
      { text: '{names} held the sheet with the stars, and passed them up.', needs: ['hands'] },
      { text: '{names} opened a window, on account of the smelling.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the queue twice, and hoped that nobody counted.',
      '{names} closed both eyes when it was time.',
      { text: '{names} took over the sheep, with two hands at once.', needs: ['hands'] },
      { text: '{names} dried {H}’s forehead, round the star.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the morning the star would go on a coat, so that everybody saw it. Somewhere down the road a door frame had its evening off.',
    '{H} washed, as far as a hand can reach. Then {H} lay down in the way that the cat had shown.'
  ],
  last: [
    'Nothing moved any more, not even what {H} was thinking of, and {H} was asleep.',
    'Nothing itched anywhere, and {H} slept as a horse does, only lying down.'
  ]
})
