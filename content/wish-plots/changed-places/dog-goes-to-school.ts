import { wishPlot } from '../wish-plot.ts'

const DOGS = ['dog', 'doggy', 'puppy', 'pup']

export const dogGoesToSchool = wishPlot({
  id: 'wish-dog-goes-and-i-stay-home',
  beginsElsewhere: true,
  wishes: ['one where the dog has to go to school and I stay home', ...DOGS.flatMap((dog) => [`${dog} school stay home`, `${dog} school stay at home`, `${dog} school i stay in the basket`, `${dog} school i sleep in the basket`, `${dog} school i lie in the basket`, `${dog} school i am in the basket`, `${dog} school me in bed`, `${dog} goes to school instead of me`, `${dog} has to go to school instead`, `${dog} nursery stay home`, `${dog} does my lessons`, `${dog} does my schoolwork`]), 'send the dog to school', 'sent the dog to school', 'dog goes to school and I get to be the dog', 'dog goes to school and i’m the dog at home', 'dog’s turn to go to school'],
  answers: [...DOGS, 'dogs', 'school', 'nursery', 'preschool', 'kindergarten', 'class', 'lessons', 'lesson', 'schoolwork', 'has', 'have', 'had', 'must', 'to', 'go', 'goes', 'going', 'went', 'and', 'i', 'me', 'my', 'we', 'our', 'the', 'a', 'stay', 'stays', 'stayed', 'staying', 'home', 'at', 'in', 'house', 'basket', 'bed', 'blanket', 'cushion', 'sofa', 'sleep', 'sleeps', 'lie', 'lies', 'lay', 'day', 'all', 'long', 'instead', 'of', 'for', 'swap', 'swaps', 'swapped', 'places', 'one', 'where', 'when', 'what', 'if', 'can', 'please', 'story', 'about', 'be', 'am', 'is', 'was', 'get', 'gets', 'do', 'does', 'turn', 'send', 'sent', 'with', 'wag', 'tail', 'bark', 'woof', 'lamp', 'posts', 'sniff', 'smell', 'smells', 'ball', 'fetch', 'walk', 'bag', 'teacher', 'while', 'funny', 'silly', 'because', 'he', 'she', 'it', 'learns', 'learn', 'read', 'write', 'sums', 'monday', 'morning', 'everybody', 'nobody', 'mum', 'mummy', 'dad', 'daddy'],
  except: ['uniform', 'jumper', 'died', 'dead', 'lost', 'runs away', 'ran away', 'vet', 'bites', 'bit', 'hurt', 'hospital', 'ill', 'poorly', 'sick', 'alone', 'lonely', 'misses', 'miss', 'cries', 'cried', 'crying', 'sad', 'scared', 'afraid', 'training', 'obedience', 'police', 'guide', 'playground', 'loose', 'stray', 'followed', 'follows', 'homework', 'ate', 'eats', 'eaten', 'cat', 'cats', 'rabbit', 'hot dog', 'late', 'forgot', 'bus', 'snow', 'bullied', 'driving', 'talks', 'talk', 'animals', 'kids'],
  nothingElse: true,
  moods: ['question', 'first', 'learning', 'change', 'waiting'],
  isTale: true,
  asked: true,
  company: ['dog', 'basket', 'blanket', 'door', 'bag', 'edge', 'corner', 'hall', 'post', 'lamp', 'lamp post', 'lamp posts', 'clock', 'sofa', 'ball', 'bell', 'bin', 'mat', 'pinch', 'neighbour', 'teacher', 'telephone', 'window', 'street', 'porridge', 'drains', 'station', 'nose'],
  about: 'The dog has to go to school and the hero stays at home in its basket and wants to be behind the door when it comes, but neither ears nor clock are any good for that. Then they smell how much dog is left in the blanket.',
  titles: ['A Pinch of Dog', 'Behind the Door', '{H} Stays in the Basket', 'Eleven Lamp Posts', 'How the Dog Knows'],
  want: [
    {
      id: 'in-the-basket',
      A: 'partner',
      paragraphs: [
        'The dog had to go to school, and {H} stayed at home in its basket. The blanket was hairy, and smelled of dog from one end to the other. Whenever {H} came home from school, the dog was already sitting behind the door. It had never missed a day.',
        'Today {H} wanted to sit there for the dog. “How do you know when I’m coming?” asked {H}. “You’ll notice,” said the dog, and took the bag in its teeth.'
      ]
    }
  ],
  way: [
    {
      id: 'ears-and-clock',
      A: 'partner',
      paragraphs: [
        '{H} listened. Footsteps! {H} shot out of the basket, sat down behind the door, and was glad all over. It was only the post. The next time it was somebody about the drains.',
        '“School’s over at three,” said {A}, with a look at the clock. At three {H} sat behind the door, and at half past, too. “It has to read all the lamp posts,” said {A}. For a dog, clocks are no use.'
      ]
    },
    {
      id: 'porridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had breakfast on the floor, in front of the basket, without a spoon. It was {H}’s own bowl with {H}’s own porridge. The nose went in first, because it was nearest. “Is it nice?” asked {A}. “I don’t know yet,” said {H}. “I’m still smelling it.”',
        'When the bowl was empty, there was porridge up to both eyebrows. “The dog’s always clean when it’s done,” said {A}. Out came {H}’s tongue, and got as far as the tip of the nose. For the rest somebody had to fetch a flannel.'
      ]
    },
    {
      id: 'who-wants-the-ball',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} threw the ball down the hall, and {H} brought it back. {A} threw it once more. {H} brought it back again. After the seventh time {H} sat down and puffed. “If you want it,” said {H}, “why do you keep throwing it away?”',
        '“I thought you wanted it,” said {A}. “I thought you did,” said {H}. They looked at the ball. It lay between them, rather wet, and did not say a thing. “Perhaps it’s the ball that wants it,” said {A}, and gave it a small push, to be kind.'
      ]
    },
    {
      id: 'a-bit-at-a-time',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Off the sofa,” said {A}. “That’s the rule for dogs.” So {H} sat in front of it on the floor. First only a chin lay on the edge. Later there was an elbow, and after that a knee, which seemed to be nobody’s.',
        'When {A} looked up, all of {H} lay there. “How did you get up?” asked {A}. “I didn’t,” said {H}. “It was one bit at a time.” That was how the dog did it, too. Nobody had ever caught it at it.'
      ]
    },
    {
      id: 'the-school-rings',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The telephone rang, and it was the teacher. “Your dog keeps putting its paw up,” said the teacher. “But when I ask it, it doesn’t say anything.” “It hasn’t got anything to say,” said {A}. “It only wants somebody to shake it.”',
        'There was a pause. Then you could hear a lot of chairs being pushed back. “It’s going round,” said the teacher, a bit out of breath. “They’re all shaking it now.” {H} nodded in the basket. It was a very good paw, and nobody shook it only once.'
      ]
    },
    {
      id: 'number-by-number',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A dog has to have its walk, so {A} took {H} once round the houses. At the first lamp post {A} waited politely. {H} read what was on it. It said seventy-one. The next one said seventy-two.',
        '“Is it a good story?” asked {A}. “You can see what’s coming,” said {H}. But after seventy-nine there was a corner, and nobody could say how it would go on. They crept up and looked round. It was eighty.'
      ]
    },
    {
      id: 'other-with-the-bin',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had only been outside with the bin. But {H} sat behind the door, and was glad. {H} hopped on both feet, ran to the kitchen and back, and was glad again. “I was just at the bin,” said {A}. “I know,” said {H}, and wagged.',
        '{A} hung up a coat, and thought about it. Nobody had ever been so pleased about the bin. So {A} put the coat back on. “I think I left the lid up,” said {A}, and went out, only to come in again.'
      ]
    },
    {
      id: 'pet-moves-in',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came by, and stopped. There was somebody in the basket, but the smell did not belong to the legs. {A} walked all round it. Then {A} got in as well, for it looked like a day on which things were shared.',
        'There was room for one and a half. {H} took the half. When {A} turned round, {H} had to turn round, too. “Does it always take so long to lie down?” asked {H}. {A} was not finished. It was only the third time round.'
      ]
    },
    {
      id: 'elder-the-six-o-clock',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a dog that met the train,” said {S}. “My father came at six. At ten to six it got up and went to the station.” “Could it tell the time?” asked {A}. “That’s what we thought,” said {S}. “But one day he came on the five o’clock, and there it sat.”',
        '“How did it know?” asked {A}, and sat up in the basket. “We asked it,” said {S}. “It looked at us as if we’d asked how to sneeze. After that we just put the potatoes on when the dog got up.”'
      ]
    },
    {
      id: 'child-is-the-puppy',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the puppy, and had to be in the basket as well. “Puppies sleep nearly all day,” said {A}. {S} shut both eyes, and opened them. “I’ve done that,” said {S}. “Puppies chew slippers.” {S} looked at the slipper. It was grey, and had been worn a lot.',
        '“I’d sooner have toast,” said {S}. So the puppy was given toast, in one corner of the blanket. “You’re making it smell of butter,” said {A}. The puppy said that it was a butter puppy. They do not grow very big.'
      ]
    },
    {
      id: 'more-of-you',
      A: 'partner',
      paragraphs: [
        '{H} crept back into the basket. {A} sat down beside it, and sniffed. “That’s odd,” said {A}. “This morning it was all dog in here. Now it’s nearly all you.” {H} put a nose in the blanket. In the middle there was no dog left. There was a little at the edge.',
        '“So that’s how the dog knows!” said {A}. “In the morning the hall smells of you. All day it gets less. And when there’s just a pinch of you left, you come home! Every day it’s the same pinch.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-pinch',
      A: 'partner',
      paragraphs: [
        'So {H} lay with a nose at the edge, and shut both eyes. First there was a handful of dog, and then a spoonful. When there was only a pinch, {H} got up and sat down behind the door.',
        '{A} looked out into the street. “Nobody’s there,” said {A}. Then, far away, something went click, click, click.'
      ]
    },
    {
      id: 'glad-by-spoonfuls',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} came and sat behind the door as well. There was not much to see, only a mat, and a bit of light under the door. “What do you do here all the time?” whispered {A}. “You’re glad already,” whispered {H}, “but only inside.”',
        '{A} tried it. It started small, somewhere near the belt, and went up. When it got to the ears, {A} had to hold them. “You mustn’t let it all out now,” whispered {H}. “The most of it’s for when the door opens.”'
      ]
    },
    {
      id: 'the-ninth-lamp-post',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Click, click, it went outside, and then nothing. “Lamp post,” whispered {A}. Click, click, and nothing. That was the second. They counted along on {H}’s fingers. From the school to their door there were eleven, and {A} had to lend one finger.',
        'At the ninth it took very long. “There must have been news,” whispered {A}. {H} bounced a little, and sat down again. The tenth was a short one.'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        'The door opened, and {H} was glad. {H} barked, ran round the dog three times, and wagged whatever could be wagged. The dog let the bag drop. Nobody had ever sat there for it before. “So that’s what it looks like,” said the dog, “from the front.”',
        'Then it lay down in its basket, and sniffed. “I’m nearly used up in here,” it said. It turned round and round, to put some back. Only one corner it left as it was, with a pinch of {H} in it, for tomorrow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked after the dog, until the bag was round the corner.',
      '{names} came up to the basket, and there were toes in it.',
      { text: '{names} scratched {H} behind the ear, in just the right place.', needs: ['hands'] },
      { text: '{names} pulled the hairy blanket up to {H}’s chin.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the door as well, and it was only the post.',
      '{names} lay down by the basket, and listened to the street.',
      { text: '{names} patted the blanket, and a few hairs flew up.', needs: ['hands'] },
      { text: '{names} took the letters from the mat, and got a wag for them.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the hall, so that nobody should miss it.',
      '{names} wagged as well, from a little further back.',
      { text: '{names} carried the bag in, which was wet at the handle.', needs: ['hands'] },
      { text: '{names} clapped, for it had been a very good welcome.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag stood in the hall, with teeth marks in the handle. In the basket the dog lay on its blanket, and smelled of itself.',
    '{H} washed, and lay down, nose in the pillow. It was all {H} in there, from one end to the other.'
  ],
  last: [
    'Nobody had to sit behind the door any more, and {H} was asleep.',
    'A pinch of {H} was in the basket, and all the rest was asleep.'
  ]
})
