import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const elephantClassroom = wishPlot({
  id: 'wish-elephant-in-the-classroom',
  beginsElsewhere: true,
  wishes: ['elephant classroom', 'elephants classroom', 'elephant school', 'elephants school', 'elephant class', 'elephant teacher', 'elephant preschool', 'elephant kindergarten', 'elephant nursery', 'elephant in my classroom', 'elephant schoolroom', 'elefant school', 'elephant lesson', 'elephant lessons', 'elephant class room'],
  answers: ['elephant', 'elephants', 'school', 'classroom', 'class', 'teacher', 'nursery', 'preschool', 'kindergarten', 'lesson', 'lessons', 'goes', 'go', 'going', 'went', 'came', 'comes', 'first', 'day', 'new', 'starts', 'starting', 'started', 'in', 'at', 'to', 'our', 'big', 'friend', 'friends', 'baby', 'little', 'who', 'wanted', 'sat', 'sits', 'boy', 'girl', 'takes', 'took', 'brings', 'brought', 'funny'],
  except: [...NOT_WELL, 'trip', 'bus', 'bully', 'bullies', 'bullied', 'afraid', 'scared', 'mouse', 'toy', 'teddy', 'play', 'costume', 'rhyme', 'swimming', 'dance', 'dancing', 'song', 'circus', 'zoo'],
  moods: ['first', 'learning'],
  company: ['elephant', 'school', 'classroom', 'teacher', 'trunk', 'register', 'milk', 'shoes', 'floor', 'jar'],
  about: 'A new elephant in the classroom is marked as not here because nobody hears it answer, until wet socks come off and all of them hear it with their feet.',
  titles: ['Not Here, Said the Teacher', 'Shoes Off for the Register', '{H} Sits Next to an Elephant', 'An Elephant in the Classroom', 'Heard from Below'],
  want: [
    {
      id: 'not-here',
      A: 'partner',
      paragraphs: [
        'An elephant was starting school. It came into the classroom with a bag, and combed ears. {A} was the teacher. “See that it gets a peg,” {A} told {H}, “and milk, and a sticker.” {H} wanted to do that very well.',
        'The teacher opened the register. “{H}?” “Here,” said {H}. “Elephant?” The elephant opened its mouth. There wasn’t a sound. {A} looked round the elephant, and over the top. “Not here,” said {A}, and wrote it down.'
      ]
    }
  ],
  way: [
    {
      id: 'the-milk',
      A: 'partner',
      paragraphs: [
        '“But it’s there!” said {H}. “It has to say so itself,” said {A}. “That’s the rule.” Whoever isn’t here gets no peg. So the elephant held its bag. And when the milk came, there was one too few.',
        'The elephant was thirsty. It drank the blue water from the paint jars. That tickled. It sneezed, and it rained blue on every table and into every shoe. “Who was that?” asked {A}. “The elephant,” said {H}. {A} looked it up. “It can’t have been,” said {A}.'
      ]
    },
    {
      id: 'the-chair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had tried a chair. It sat down with care, and then there was no more chair. “Somebody’s taken a chair,” said the teacher, and counted. The elephant stood up to look for it. There the chair was, at the back, with all four legs in the air.',
        'It had to be pulled off, like a cork. {H} pulled, and {A} pulled at {H}. “For somebody who isn’t here,” said {H}, “it’s very stuck.”'
      ]
    },
    {
      id: 'trunk-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who knows what two and three make?” asked the teacher. The elephant put up its trunk. It knew. The trunk reached the lamp and the lamp went out. “Who turned off the light?” asked {A}. The trunk went down, and the light came on.',
        '“Who knows how to spell cat?” It was dark again. By the time they’d had ten questions nobody could see the board. “It knows everything,” said {H} in the dark. “It’s just that you never ask it.”'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was warm, and so the elephant fanned itself. It had ears like two tablecloths. At the first flap the drawings left the wall. At the second the teacher’s hair lay down on the other side. The register turned over by itself, page by page, to last week.',
        '“{H}?” read {A} out of it. “Here,” said {H}. “That was Tuesday,” said {A}, and put an apple on the page. The elephant had only been waiting for an apple.'
      ]
    },
    {
      id: 'lunch-boxes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The end of its trunk went along the lunch boxes, and stopped at each one. You could hear it breathe. Then it laid a picture card on the lid. On the first it laid the banana. On the next went the cheese. “It can smell what’s inside,” said {H}.',
        'They opened them one after another, and it had them all right. Only on the teacher’s box it had put a shoe. {A} opened that one a crack, and shut it. “It’s a very old cheese,” said {A}.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the number lesson they counted toes. {H} had ten. {A} had ten too, and was wearing the tights to prove it. Then {H} crawled round the elephant with a pencil. “Five here,” called {H}. “Five there. Four at the back. And four.”',
        '“That’s an odd sort of sum,” said {A}. “And they’re not even toes. They’re only the nails.” The toes were inside, in a kind of cushion. “It’s got its slippers built in,” said {H}. That’s why an elephant can walk past you, and nobody looks round.'
      ]
    },
    {
      id: 'never-forgets',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What did I say that we’d do today?” the teacher wondered aloud. The elephant knew, for it never forgets. It took the glue from the cupboard. It took the box with the feathers too, and the glitter. All that went on the teacher’s desk.',
        '“Did I say that?” asked {A}. “You said, one day, when it’s dry outside,” said {H}. “In the spring.” The elephant put the big scissors there too. Then it thought about that, and put them back. {A} had also said no to those.'
      ]
    },
    {
      id: 'on-the-carpet',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For story time everybody sat on the carpet. The elephant sat down last. It got the middle, and up came the four corners, like a napkin round a pear. They all slid in towards it. “Comfortable?” asked {A}, from somewhere under an ear.',
        'It was, very. It was like leaning on a warm wall that breathes. The story was about a lost button. At the sad part a drop as big as an egg fell on {H}. “It’s listening,” said {H}.'
      ]
    },
    {
      id: 'tap',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Before lunch they all had to wash their hands. There was one small basin, and a long queue. The elephant stood there with a full trunk and did the queue instead. It did ten hands in one go. It did the backs as well.',
        'Then it did necks, because it was so good at it. The teacher came to see why it was quiet. {A} had not planned on washing. “I’m going to write that down,” said {A}, dripping. “As soon as I know who it was.”'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At break they played hide-and-seek, and {A} did the counting. The elephant stood behind the coats. It was the biggest coat there. {A} found {H} at once, under the bench. {A} walked by the elephant three times.',
        '“I give up,” called {A}. “Is there anybody else?” The elephant came out, with a scarf on each tusk. “You’ve won,” {H} told it. It’s the one game where it helps not to be here.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come along to school, just that once. {A} looked up at the elephant for a long time. Then {A} laid one ear on the floor. {A} was the only one who seemed to be listening to something.',
        '“What have you got?” asked {H}. {A} looked at the elephant, and at {H}, and back. It was all perfectly clear, to anybody with an ear down there. {A} sighed, and waited for people to get on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once said here for my friend,” said {S}. “She’d overslept. I did it in a high voice, behind my hand. And the teacher said, good morning, Rita. Come up and read us page nine.” “What did you do?” asked {A}.',
        '“I read it,” said {S}, “in the high voice. Then Rita came in at the door. So there were two of us, and I wasn’t there.” {S} still went pink. “I was never so absent in my life.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} lent the elephant the best pencil, the one with the rubber on it. It took it with the very tip of its trunk, like something hot. It drew a line on the paper, and the paper broke. “You’re pressing,” said {S}. “Do it as if it was asleep.”',
        'The elephant held its breath and drew again. It was quite a small circle, with two dots. “That’s you,” said {A}. {S} looked at it closely. Nobody else in that class had put in the freckle.'
      ]
    },
    {
      id: 'bare-feet',
      A: 'partner',
      paragraphs: [
        'Now everybody had wet socks. So they all took them off. {H} sat there with bare feet flat on the floor. “The floor’s humming,” said {H}. “Floors don’t,” said {A}, and wrung out a sock.',
        'Then {A} stopped. There was a little water left in one jar, and it was shivering. “It does that whenever the elephant opens its mouth,” said {A}. “It isn’t saying nothing. It’s saying something too low for ears.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-register-again',
      A: 'partner',
      paragraphs: [
        '“Read it again,” said {H}. “But with your shoes off.” {A} stood before the classroom with bare feet. “Elephant?” They all kept their heels down. It came through the boards, and up into the knees. It was as deep as a bus.',
        '“Here,” said the floor. {A} had to sit down. “It’s been saying that since this morning,” said {H}. So the elephant got its peg, and it took three. It got the milk, and the sticker, on its trunk, where it could see it.'
      ]
    },
    {
      id: 'more-to-say',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that it didn’t stop. It had a whole morning to tell. {H} lay down flat, to get all of it. “It says five,” said {H}. “That’s two and three. It says c, a, t. It says it’s sorry about the blue.” {A} wrote it all on the board.',
        '“What’s it saying now?” asked {A}. {H} listened with one cheek and both elbows. “It says that it isn’t called Elephant,” said {H}. “It’s called Doris.”'
      ]
    },
    {
      id: 'far-away',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then there came a hum that wasn’t the elephant’s. Its mouth was shut, and its ears stood out. “There’s another one,” said {H}, and shifted both heels. “It’s further off, and it’s older.” Elephants can hear each other like that over miles and miles.',
        '“It wants to know if there was milk,” said {H}. The elephant hummed back. It was a long hum, with a sneeze in the middle. From far off there came a bumpy one. {A} felt it in both ankles. “That’s laughing,” said {A}.'
      ]
    },
    {
      id: 'home-time',
      A: 'partner',
      paragraphs: [
        'At home time {A} read the names once more. “Elephant?” Everybody felt it. “{H}?” {H} put down one foot and hummed, as low as it would go. You couldn’t hear a thing.',
        '{A} looked along the rows, and over the top. “Not here,” said {A}, and took up the pencil. But the elephant reached out across the classroom. It laid its trunk on {H}’s head, to show where.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said here, each in a different voice.',
      '{names} went once round the elephant, and it took a while.',
      { text: '{names} hung a coat up, on a peg of the right size.', needs: ['hands'] },
      { text: '{names} moved a table, so that there was room for a trunk.', needs: ['hands'] }
    ],
    way: [
      '{names} shook off the blue, over whoever was next.',
      '{names} ducked a little after the sneeze.',
      { text: '{names} wiped a table, and had a blue cloth after that.', needs: ['hands'] },
      { text: '{names} hung socks along the window, in pairs.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat, to hear it better.',
      '{names} felt it in the stomach, and looked up.',
      { text: '{names} clapped, and the elephant flapped back.', needs: ['hands'] },
      { text: '{names} kept a hand on the floor, for the next bit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks were dry, and rather blue. The shoes found their feet, and everybody went home, and one of them shook the road.',
    '{H} washed both feet, and lay down, and put one of them against the wall. There was a hum in it, very low. It might have been a bus.'
  ],
  last: [
    'Far away somebody asked who was there, and it went through the bed, and {H} was asleep.',
    'Very low, too low for ears, the house hummed “here”, and {H} was asleep.'
  ]
})
