import { wishPlot } from '../wish-plot.ts'

export const builtRobot = wishPlot({
  id: 'wish-builds-robot',
  wishes: [
    'builds robot', 'build robot', 'built robot', 'building robot', 'builds a robot', 'makes robot', 'make robot', 'made robot', 'making robot', 'invents robot', 'invented robot', 'inventing robot', 'constructs robot', 'own robot', 'home made robot', 'homemade robot', 'cardboard robot', 'robot out of boxes', 'robot boxes', 'robot made of cardboard', 'robot kitchen timer', 'robot tidies', 'robot tidy', 'robot tidying', 'robot tidies room', 'robot tidy room', 'robot clean room', 'robot cleans room', 'robot helper', 'robot to tidy', 'builds robots', 'building robots', 'build robots', 'junk robot', 'robot from junk', 'robot from rubbish', 'gets robot', 'got robot', 'meets robot', 'met robot', 'finds robot', 'robot friend'
  ],
  except: ['dog', 'dogs', 'puppy', 'dinosaur', 'dinosaurs', 'hoover', 'vacuum', 'lego', 'broken', 'broke', 'lost', 'space', 'alien', 'war', 'fight', 'evil', 'bad', 'costume', 'cake', 'party', 'wall-e', 'transformer', 'transformers', 'car', 'cat', 'unicorn', 'school', 'rusty', 'rust', 'dance', 'dancing', 'cook', 'cooks', 'nanny', 'teacher', 'sad', 'lonely'],
  answers: ['robot', 'robots', 'build', 'builds', 'built', 'building', 'make', 'makes', 'made', 'making', 'invents', 'invented', 'own', 'cardboard', 'box', 'boxes', 'tidy', 'tidies', 'tidying', 'room', 'clean', 'cleans', 'helper', 'helps', 'help', 'real', 'out', 'from', 'junk', 'big', 'giant', 'friend', 'colander', 'torch', 'torches', 'arms', 'eyes', 'head', 'clever', 'first', 'has', 'gets', 'new', 'home', 'who', 'meets', 'met', 'finds'],
  company: ['robot', 'box', 'colander', 'torches', 'timer', 'arm', 'arms', 'eyes', 'bed', 'drawer', 'hoover', 'pipe', 'butter'],
  isTale: true,
  about: 'The hero builds a robot to do the tidying, and it does exactly what is said, so that at last it puts itself back where it came from.',
  titles: ['By What, Asked the Robot', 'Everything Back Where It Came From', '{H} Builds a Robot', 'Tick, Ready', 'Butter Under B'],
  want: [
    {
      id: 'something-that-goes',
      A: 'partner',
      paragraphs: [
        '{H} was to tidy up, and didn’t want to. So {H} built a robot to do it. Its tummy was a box, and its head was the colander. Its arms were two pipes from the hoover. {A} found two torches in the drawer, for eyes.',
        '“It needs something that goes,” said {A}. So {H} hung the kitchen timer in its chest, and turned the knob. Tick, tick. Both eyes came on. “Ready,” said the robot. “What shall I do?”'
      ]
    }
  ],
  way: [
    {
      id: 'by-colour',
      A: 'partner',
      paragraphs: [
        '“Tidy up,” said {H}, and lay down on the bed. “By what?” asked the robot. “By colour,” said {H}. So it made one heap of all that was red. There was a car, and the ketchup, and {A}, who had a red jumper on.',
        '“Not like that!” called {A}. “By letters, then,” said {H}. Under B it put the ball, and the butter, and the bed with {H} on it. Under S came the soup and the shoes, and it poured the one into the others.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had taken a while until it could walk. The first legs were two rolls of paper, and they gave way at “ready”. “You forgot the knees,” said {A}. Nobody thinks of knees until there aren’t any.',
        'They built it some out of tins, with a bit of elastic. It sat down and got up again. It sat down once more, and then it would not stop. “It likes them,” said {H}. They had to wait for a bit before they could go on with the hands.'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For one hand it had a whisk, and for the other a pair of salad tongs. {H} shook the tongs and said how do you do. “How do I do what?” asked the robot. “It’s only what people say,” said {A}. “And then what do they do?” “Nothing,” said {A}.',
        'The robot stored that. After that it shook hands with the lamp, and the door, and the curtain. It asked each of them how to do it. None of them knew either.'
      ]
    },
    {
      id: 'a-mouth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The robot had no mouth yet, and talked through its holes. {A} drew it one with a pen, from ear to ear, turned up at the ends. “Now it’s pleased,” said {A}. “I am not anything,” said the robot, smiling.',
        '“Then do one that can change,” said {H}. They took a bit of string instead, with glue on one side only. When it was thinking, {H} pulled the string straight. When it saw the soup, one end fell off.'
      ]
    },
    {
      id: 'wake-me',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When the timer ran down, the robot stopped in the middle of a step. “What shall I…” it said, with one leg up. “It’s only got an hour in it,” said {A}. It was a timer for cakes.',
        'So {H} turned the knob again, through the flap. “…do?” said the robot, and put down its foot. It had not missed a thing. Nobody told it that they had had a sandwich in between. “You’ve got butter on your chin,” it said. “That goes under B.”'
      ]
    },
    {
      id: 'please',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You had to be careful how you talked. “I’ll be back in a second,” said {A}, and went to get some tape. “One,” said the robot. “You are late.” It told {A} how late at every second, all the way to the kitchen.',
        '“I could eat a horse,” said {H}. The robot turned both its eyes to the window. “There is none,” it said. “There is a dog at number six.” “No!” cried {H}. It had already taken the salad tongs.'
      ]
    },
    {
      id: 'by-size',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it by size as well. The largest was to go at the back, and the smallest in front. It was a handsome row. It began with the cupboard, and went on with {A}, and a chair, and {H}. At the far end lay a lentil.',
        'The robot looked along it with one eye shut. It was not content. It picked up {H}, and held {H} beside the chair. “You have grown,” it said, and changed them round.'
      ]
    },
    {
      id: 'joke',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Can it laugh?” asked {A}, and told it the best joke in the house. It was the one about the penguin in the lift. The robot listened to the end. “There is a mistake in it,” it said. “A penguin can’t reach the button.”',
        '“That’s the joke,” said {A}. “I shall mend it,” said the robot. Now it was a tall penguin, and it rode to the fourth floor and got out. That was so bad that {H} had to lie on the floor. “Now it works,” said the robot.'
      ]
    },
    {
      id: 'a-name',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It has to have a name,” said {A}. “Not a word. Robots have got letters, with a number after.” They looked it over. On the box that was its tummy it said “Twelve jars, this way up”. So they called it Twelve-Jars.',
        '“That is printed,” said the robot, pleased. “And this way up, is that also me?” “That’s your surname,” said {H}. From then on it never once bent over.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came by, and looked up into the light of two torches. “What is that?” asked the robot. “That’s {A},” said {H}. “By colour?” {A} was of more than one. “By size?” {A} lay down, and was a different size.',
        'The robot’s timer ticked faster. It tried to put {A} in a row. {A} was always at the other end already. At last it made a heap with only {A} in it, and left a space all round.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I could have done with one of those,” said {S}. “I was always told to tidy up as well. I had a big chest. Everything went in, and I sat on the lid. That was tidy.” “And what happened?” asked {A}.',
        '“One day I got up,” said {S}. “The lid flew open, and they were finding marbles till I was married.” The robot had listened to every word. “That is not tidy,” it said. “It was till I got up,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be a robot too, and stood beside it with stiff arms. “Ready,” said {S}. “What shall I do?” “You can put your own blocks away,” said {A}, quick as a flash. {S} thought about that, with a whirring noise.',
        '“My timer’s run down,” said {S}, and stopped. The real one came over. It opened {S}’s jumper at the neck, and looked for the knob to wind. {S} could not keep still for that. “This one is broken,” said the robot. “It leaks.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat on the rug and threw a spoon. The robot brought the spoon back, and laid it down straight. {A} threw it again. “It is untidy,” said the robot, and brought it. {A} shouted for joy.',
        'They did it forty times, and neither of them wanted to stop. “Those two were made for each other,” said {H}. At forty-one the robot sat down on the rug as well, and threw one of its own bolts. It wanted to see what was in it.'
      ]
    },
    {
      id: 'what-is-tidy',
      A: 'partner',
      paragraphs: [
        '“The robot does just what you tell it,” said {A}, and tipped out a shoe. “And you’ve never told it what tidy is.” {H} thought hard. “It’s when everything’s back where it came from,” said {H}. “Everything,” said the robot. “Ready.”'
      ]
    }
  ],
  turn: [
    {
      id: 'itself',
      A: 'partner',
      paragraphs: [
        'Now it went like clockwork. In five minutes it was all tidy. Then the robot looked down at itself. It took out its eyes, and laid them in the drawer. It felt its way to the kitchen, and hung up its head.',
        '“Stop!” called {H}. But {H} had said everything. It carried one arm to the hoover with the other. Then there was only a box with one arm, and that was unhooking the timer. “And where,” it ticked, “did I come from?”'
      ]
    },
    {
      id: 'very-slowly',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The timer had only a minute left in it, and that’s not much for a question like that. It ticked more and more slowly. {A} ran for the plans. There it all was, on the back of an envelope, with arrows. “Colander, kitchen,” read {A}. “Pipes, hoover. Box, jars.”',
        '“And the rest?” asked {H}. They turned the envelope over. On the front there was nothing but their own address. {A} held it to where the eyes had been.'
      ]
    },
    {
      id: 'from-here',
      A: 'partner',
      paragraphs: [
        '“From here!” said {H}. “I built you on this floor!” The box thought about it. “Then I am back,” it said. So {H} and {A} ran for the rest. The colander was under all the pans. For the torches the whole drawer had to come out.'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They put the robot together again with the drawer on the floor between them. {A} did the arms, and they were the wrong way round. When it wanted to scratch its head, it hit the lamp. “I am left-handed now,” said the robot. “It is interesting.”',
        '“What did you see when your eyes were in the drawer?” asked {H}. “String,” said the robot, “a key that nobody knows, and eleven pens. Two of them write.” They tried it. It was quite right.'
      ]
    },
    {
      id: 'shall-i',
      A: 'partner',
      paragraphs: [
        'At last the robot stood there with its head on. All over the floor lay pans, and string, and lids. Both eyes went slowly round the room. “Shall I tidy up?” it asked. “No!” said {H} and {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat still, so as not to be built in.',
      '{names} looked into one of the eyes, and had to blink.',
      { text: '{names} held the box, while it got its head.', needs: ['hands'] },
      { text: '{names} tore off tape, in pieces as long as an arm.', needs: ['hands'] }
    ],
    way: [
      '{names} turned up under another letter each time.',
      '{names} went behind the curtain, and belonged to the curtain.',
      { text: '{names} took the ketchup out of the heap, because of the jumper.', needs: ['hands'] },
      { text: '{names} wrung out a sock, and it was tomato.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along behind, from one place to the next.',
      '{names} looked up at where the head had been.',
      { text: '{names} lifted the pans off the colander, one by one.', needs: ['hands'] },
      { text: '{names} brought the pipes back from the hoover.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} tidied up then, with both hands, and the robot shone on what was still lying there. It was done before the timer was.',
    'Washed and dried, {H} lay down, back where {H} came from that morning. In the corner it went tick, and a while later, tick.'
  ],
  last: [
    '“Ready,” said the robot softly, and both eyes went out, and {H} was asleep.',
    'Everything was where it came from, and {H} was in bed, asleep.'
  ]
})
