import { wishPlot } from '../wish-plot.ts'
import { ANY_LITTLE, NOT_THEN, OF_THEN } from './then.ts'

export const littleAndNaughty = wishPlot({
  id: 'wish-when-little-naughty',
  star: 'kin',
  nothingElse: true,
  wishes: ANY_LITTLE,
  answers: [...OF_THEN, 'naughty', 'naughtiest', 'cheeky', 'mischief', 'bad', 'rude', 'trouble', 'told', 'off', 'fib', 'fibbed', 'trick', 'tricks', 'prank', 'tooth', 'wobbly', 'bread', 'mouse', 'did', 'something', 'thing', 'things', 'got', 'good'],
  except: [...NOT_THEN, 'school', 'nursery', 'teacher', 'shoe', 'shoes', 'sock', 'baby', 'toddler', 'newborn', 'normal', 'ordinary'],
  moods: ['question', 'first', 'change', 'lost'],
  company: ['bread', 'loaf', 'board', 'lamp', 'aunt', 'mouse', 'spoon', 'spoons', 'kitchen', 'table', 'paper', 'crust', 'slice', 'flour', 'neighbour', 'cat', 'sock'],
  about: 'One of the family was small once and blamed a mouse for a hollow loaf, and had to be that mouse, until a tooth stayed in the crust.',
  titles: ['Dear Mouse', 'A Tooth Like a Door', 'Both Ears Went Red', 'The Mouse Who Dried the Spoons', '{H} Hears About the Bread'],
  want: [
    {
      id: 'red-ears',
      A: 'partner',
      paragraphs: [
        '“Were you naughty when you were little?” asked {H}. “Never,” said {A}, and both ears went red. {H} wanted one naughty thing. “It’s about a loaf,” said {A} at last. “I was six, and I had a tooth like a door.”',
        'So there was that kitchen, before {H} was here. On the table stood a new loaf. A small {A} knelt on a chair and made a hole in the end. A little of the soft came out. Then the crust went back on, like a lid.'
      ]
    }
  ],
  way: [
    {
      id: 'a-tunnel',
      A: 'partner',
      paragraphs: [
        'It was so warm in there that the finger went back. At noon the loaf was a tunnel, and weighed as much as a hat. Then the aunt cut it. It sighed and went flat. “Who did that?” asked the aunt, who ruled that kitchen. “A mouse,” said {A}.',
        '“You didn’t!” cried {H}. “It was the first thing that came,” said {A}.'
      ]
    },
    {
      id: 'what-sort-of-mouse',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The aunt wanted to know what sort of mouse it was. {A} looked round the kitchen for one. There was a brown jug, so it was a brown mouse. There was a broom, so it had whiskers, and they were stiff. “And how big?” {A} held out both hands, as far as the tunnel was long.',
        '“That’s a dog,” said {H}. “I noticed that too,” said {A}. “But you can’t put your hands back together once you’ve said it.”'
      ]
    },
    {
      id: 'flour',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'One evening the aunt shook flour over the kitchen floor, to see where the mouse came from. That night {A} was hungry, and went over it with bare feet. In the morning everybody stood in the door and looked. There were ten toes, going to the bread and coming back.',
        '“It walks upright,” said the aunt. The next night there were only smooth, long prints. “And now it’s wearing socks,” said the aunt. “I do hope it isn’t cold.” {H} laughed so much that the chair walked.'
      ]
    },
    {
      id: 'to-have-been-there',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“If I’d been there,” said {H}, “I’d have said it was the cat.” “We hadn’t got a cat,” said {A}. “Then it couldn’t have said that it wasn’t,” said {H}. {A} thought about that for some time. It was a very good plan, and it had come too late.',
        '“What would you have done with the inside?” asked {A}. “Shared it,” said {H}, “with me under the table.” And they both looked under the table, where there would have been plenty of room.'
      ]
    },
    {
      id: 'dear-mouse',
      A: 'partner',
      paragraphs: [
        'The aunt believed in that mouse, and wrote to it. Dear Mouse, did it taste nice? So at night {A} wrote an answer, very small: Yes. Next day there was another. Dear Mouse, then please dry the spoons.',
        'There were thirty-one. {A} dried them in the dark, as a mouse would. “Did you squeak?” asked {H}. “At the big ones,” said {A}.'
      ]
    },
    {
      id: 'small-writing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A mouse must not write like {A}. So {A} held the pencil in the wrong hand. Then it went between two toes, and that was too like a spider. In the end the mouse had the same writing as {A}, only smaller. Its s looked the wrong way, just like {A}’s.',
        '“Then anybody could see it,” said {H}. “I made the paper a bit dirty,” said {A}, “as if somebody had run over it.” “With how many feet?” “Four,” said {A}. “I did think of that.”'
      ]
    },
    {
      id: 'a-bed-for-it',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Then the mouse got a bed, for it worked so hard. First the aunt took a matchbox. “Too short,” said {A}, “I mean, I should think so.” Then it was a bread tin, with a tea towel in it, and after that a whole drawer. The aunt pulled it out as far as it went.',
        '“Did you sleep in it?” asked {H}. “One night,” said {A}. “I had to fold up like a letter. In the morning somebody had tucked me in.” {H} sat up. “Tucked the mouse in,” said {A} quickly.'
      ]
    },
    {
      id: 'the-neighbour',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A neighbour came for some salt, and heard about the mouse. The neighbour was on a chair before the word was over. “Catch it!” There was nothing to be done. {A} crept under the table, and rushed about, and came out with both hands shut.',
        '“Is it soft?” came a voice from above. “Warm,” said {A}, for it was. The two empty hands were carried out of the door and let go behind the bins. “Goodbye,” said {A} to nobody. The aunt waved as well.'
      ]
    },
    {
      id: 'borrowed-cat',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'After that a cat was borrowed, from two doors along. It was big and grey, and it had never let a mouse go. The aunt put it down in the middle of the kitchen. The cat looked under the stove. It looked at the bread. Then it walked straight over to {A}, climbed up, and lay down.',
        '“Well, it’s got it,” said the aunt. The cat stayed there until supper. “That cat knew,” said {H}. “I smelled of crust,” said {A}.'
      ]
    },
    {
      id: 'stuffed',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Once {A} tried to put it right. A loaf that is hollow has to be filled, so {A} filled it, with socks. They went in very well, four pairs, and it weighed the same as before. It even sat up straight. “That was kind,” said {H}. “I thought so,” said {A}.',
        'Then the aunt sawed off a slice. It had a crust, and in the middle there was blue, with a stripe. The aunt held it up to the light. “Wool,” said the aunt, and buttered it.'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What could you do with a tooth like that?” asked {H}. {A} showed it with one finger, where there was none now. You could push it open with your tongue, and it fell shut by itself. When {A} said sausage, it whistled. A pea could go in without knocking.',
        '“And in the wind?” asked {H}. “In the wind it banged,” said {A}. That was not quite true, and one ear said so. {H} let it pass.'
      ]
    },
    {
      id: 'where-the-crumbs-went',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“But where were the crumbs?” asked {H}, who did not leave a thing like that alone. {A} had thought of it. Every crumb had gone into one pocket. That pocket got fatter and fatter. When {A} ran, it ticked like rain.',
        'Then one day a sparrow came along behind, and another, and then eleven. They came as far as the door, and sat down outside to wait. “Have they lost something?” asked the aunt. {A} said that they were probably just fond of walking.'
      ]
    },
    {
      id: 'pet-hears-mouse',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had heard one word of all this, and the word was bread. Nothing else in it mattered much. {A} came and stood beside the chair, in case some of that story was left over.',
        '“It’s from a long time ago,” said {H}. “It’s all been eaten.” {A} waited politely. Very old bread was bread as well.'
      ]
    },
    {
      id: 'child-would-have',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’d have eaten the crust and left the soft,” said {S}. “Then it can’t stand up,” said {A}. “It would just be a lump without a coat on.” {S} had to think about that, and tried to look like one.',
        '“Who did that?” asked {A} in a deep voice. “An elephant,” said {S} at once. They both agreed that an elephant was better than a mouse, except for the drawer.'
      ]
    },
    {
      id: 'elder-knows-one',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“We never had mice,” said {S}. “With us it was always the wind. The wind broke the blue jug, and the wind ate the plums.” “Did they believe it?” asked {A}.',
        '“They shut all the windows,” said {S}. “In July. We sat there and melted, and I couldn’t say a word.” {S} still fanned with one hand at the thought of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-crust',
      A: 'partner',
      paragraphs: [
        'Then came a crust that was too hard. At supper a tooth sat in the aunt’s slice. “The mouse has lost a tooth!” cried the aunt. In that house, whoever lost one might choose the meals for a day. “It’ll want cheese rind,” said the aunt.',
        '“It’s mine!” shouted {A}, through a gap like an open door. “It was me, and the spoons were me!” “At last,” said the aunt. “I was running out of spoons.”'
      ]
    },
    {
      id: 'what-was-chosen',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“And what did you choose?” asked {H}. {A} shut both eyes, to see it better. In the morning there was the soft of a loaf, with jam. At noon there was the soft of a loaf, in soup. In the evening {A} wanted a crust, just once, and could not manage it without the tooth.',
        'So the aunt ate the crusts. That had been the bargain all along, it turned out: the aunt had never cared for the soft.'
      ]
    },
    {
      id: 'one-more-letter',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'There was one more letter, on the next morning. Dear Mouse, it said, I shall miss you, the spoons have never been so dry. {A} read it twice. It seemed a pity about such a good mouse. So that night there was a noise under the table, and it squeaked at the big ones.',
        '“You went on?” asked {H}. “Only on Fridays,” said {A}. “The aunt used to leave me a biscuit on the thirty-first.”'
      ]
    },
    {
      id: 'there-was-a-mouse',
      A: 'partner',
      paragraphs: [
        '“So she knew from the start,” said {A}. “I’ve never found out how.” {H} looked at {A}’s ears, and did not say. All that bread had made {H} hungry. On the board stood their own loaf. It weighed as much as a hat, and you could see the lamp through it. “That must have been a mouse,” said {A}.',
        'Two ears were as red as jam. {H} drew a letter with a mouse on it, and every spoon in the drawer. “At night,” said {H}. “In the dark.” And {A} went to look for a cloth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept quiet, so that the story would come out.',
      '{names} had a look at those ears from close by.',
      { text: '{names} pulled up a chair as well.', needs: ['hands'] },
      { text: '{names} held up six fingers, to see how little that was.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed, and thought of warm bread.',
      '{names} squeaked once, to see what it was like.',
      { text: '{names} counted the spoons in the drawer.', needs: ['hands'] },
      { text: '{names} pushed an arm up a sleeve, like into a loaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} got every crumb that had fallen.',
      '{names} looked through the loaf from the other end.',
      { text: '{names} fetched the pencil for the letter.', needs: ['hands'] },
      { text: '{names} tapped every tooth, and all of them were in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread was put away, with its lid on. The letter lay beside it.',
    'When {H} had washed there was something to be heard in the kitchen. It clinked, and at the big ones it squeaked.'
  ],
  last: [
    'One spoon after another was dry, and {H} was asleep.',
    'In the kitchen the mouse went on drying, and {H} slept.'
  ]
})
