import { wishPlot } from '../wish-plot.ts'

export const chant = wishPlot({
  id: 'wish-any-chant',
  tellsAny: 'chant',
  about: 'The hero says something that nobody understands, and it turns out to have no meaning but a beat: it is for marching, and then for falling asleep.',
  titles: ['What {H} Said', 'It Goes', 'Knees Up and Slower', '{H} Says It Again', 'Nobody Knew What It Was'],
  company: ['table', 'passage', 'cups', 'shelf', 'foot', 'feet', 'beat'],
  want: [
    {
      id: 'said-plainly',
      A: 'partner',
      paragraphs: [
        '“{chant},” said {H}, and looked at {A}, who had not understood. “Say it again,” said {A}. “{chant},” said {H}, as plainly as it can be said.',
        '{H} wanted everybody to do it, this very evening, before bed. For that somebody had to find out what it was.'
      ]
    },
    {
      id: 'pardon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it wants to be louder,” said {H}, and said it out of the window. Next door a dog barked. {H} said it once more. The dog barked again, in just the same place.',
        '“He’s got the middle of it,” said {A}. The window was shut before the dog could ask for the rest.'
      ]
    }
  ],
  way: [
    {
      id: 'has-it-a-lid',
      A: 'partner',
      paragraphs: [
        '“Is it something to eat?” asked {A}. “No,” said {H}. “Is it something to put on?” “No.” “Has it got a lid?” That was a good question. {H} said all of it over once more, to see. “No lid,” said {H}.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It may be the weather,” said {A}, and read it out like the news. “Tonight, {chant}. Towards morning, a little rain.” {H} went to the window to look.',
        'Some of it was right, because it was dark out there. “But it isn’t raining,” said {H}. “Not yet,” said the news.'
      ]
    },
    {
      id: 'table-two',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} came in with a tray and a tea towel. “One {chant}, for table two,” said {A}, and put down a bowl, upside down. {H} lifted it. Under the bowl was a smaller bowl, and under that was a button.',
        '{H} looked at the button from both sides. “That isn’t it,” said {H}, and kept the button.'
      ]
    },
    {
      id: 'in-bits',
      A: 'partner',
      paragraphs: [
        '“We’ll do it one bit at a time,” said {A}. “First comes ‘{chant.begin}’.” {A} did that with both arms, and {H} laughed. “And then ‘{chant.after}’.” For that {A} ran twice round the table.',
        '“Now it’s in bits,” said {H}. “I did all of it,” said {A}, out of breath. “But not in one,” said {H}.'
      ]
    },
    {
      id: 'bucket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} said it into a bucket. The bucket said it too, only lower, and rounder at the edges. “The bucket can do it,” said {H}, who was rather proud of the bucket.',
        '{A} put an ear into the bucket to listen. By then the bucket had forgotten. {H} had to say it once more, and {A} came out of there with one very wide-awake ear.'
      ]
    },
    {
      id: 'whispered',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} whispered it right into {A}’s ear, in case the ear was the trouble. “It tickles,” said {A}. “That’s only how it begins,” said {H}, and whispered the rest.',
        '{A} sat with head on one side, to let it run in. “Is it in?” asked {H}. “It’s in,” said {A}. “It’s just as I thought. It’s {chant}.”'
      ]
    },
    {
      id: 'big-book',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} fetched the big book that has all the words in it. They looked for a long time. They found a word that was nearly the same, but that was a sort of shovel.',
        '“It isn’t a shovel,” said {H}. {A} shut the book. “Then they haven’t put it in yet,” said {A}. “You must be the first one who needed it.”'
      ]
    },
    {
      id: 'colander',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps you say it in a hat,” said {A}, and put on the colander. “{chant},” said {A}. It rang in there, and came out through all the holes.',
        'They took turns, and each of them heard it ring. It was the best way to say it so far. But {H} shook the colander. “It isn’t for standing still,” said {H}.'
      ]
    },
    {
      id: 'envelope',
      A: 'partner',
      paragraphs: [
        'So {A} wrote it on an envelope, to have it all in one piece. On the paper it lay quite still. {A} turned it upside down, and it lay still the other way up. “What does it say now?” asked {H}. “{chant},” read {A}. “It said that before,” said {H}. Paper was no use.'
      ]
    },
    {
      id: 'sock-drawer',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They asked the sock drawer, because it always has an answer. {H} said it into the drawer, and pulled out whatever came. It was a sock with a hole, and it was {A}’s.',
        '“So that’s what it is,” said {A}, and put a finger through the hole. “It’s where my sock was.” {H} was glad about the sock. But it was not that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{H} said it to {A} next, from the beginning to the end. {A} looked at {H} all the way through, and asked nothing. “You see?” said {H}. “{A} knows.”',
        '{H} waited for {A} to do it. {A} went on looking, and then looked at the biscuit tin. It was not the biscuit tin. {H} made sure of that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} held one hand as high as the table. “When I was as big as that, I said ‘ippy dippy’ all summer.” “What is it?” asked {A}. “I’ve waited sixty years for somebody to ask,” said {S}, and thought hard. “I think it was hurry up.”',
        '{A} tried it on the tap. “Ippy dippy,” said {A}. It ran no faster. But it was a much better thing to say to a tap.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I know,” said {S}. “It’s a password.” {S} stood in the kitchen door with both arms folded. {A} said it. “Pass,” said {S}, and {A} went through.',
        '{A} looked round the kitchen. “It’s just the same in here as ever,” said {A}. “You said it too fast,” said {S}. {A} had to go out and say it slowly, and came in again. Now it was a kitchen that you needed a password for.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'Then {A} said it. It had other letters in it, and most of them ran down {A}’s chin. But it went up and down in all the right places.',
        '{H} clapped. “At last,” said {H}. “{A} can do it, and can’t even talk.” They asked {A} to explain it, and {A} blew a bubble.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“We’ve got one of those at home,” said {A}, who was only there on a visit. “Ours goes ‘pim pam pudding’.” {H} had never heard that. They taught each other, line by line.',
        'Now each of them had two. {H} tried them one after the other, to feel the difference. “Yours has got more p’s in it,” said {H}.'
      ]
    },
    {
      id: 'the-foot',
      A: 'partner',
      paragraphs: [
        '{A} said it over once more, and thought of something else meanwhile. And under the table {A}’s foot went up and down, one, two, one, two. {H} saw it first. “There it is!” cried {H}. “Your foot’s doing it!” {A} looked under the table. “We’ve asked what it means all evening,” said {A}. “It doesn’t mean anything. It’s for the feet. It goes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'knees-up',
      A: 'partner',
      paragraphs: [
        'So they let it go. {H} marched in front with knees up high, and {A} marched behind. To each word there was one step. “{chant}!” It went round the table, out at the door and down the passage. On the shelf the cups rang along with it, always at the same place. This was what {H} had wanted all day long. Nobody had tried it with their feet.'
      ]
    },
    {
      id: 'in-socks',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The second time they took a saucepan lid along, and after the last word it went clang. Somebody knocked on the floor from below, politely, in time.',
        'So they did it in socks, without the lid. You could hardly hear it now. {A} had to put in the clang by lifting both eyebrows.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And now backwards,” said {H}. They walked backwards and said it backwards as well. It came out with its tail in front. At the corner they bumped into each other, in the middle of a word.',
        '“Which word was that?” asked {A}, from the floor. They could not tell. They had to begin again from the other end.'
      ]
    },
    {
      id: 'slower',
      A: 'partner',
      paragraphs: [
        'Marching makes you warm, and then it makes you slow. Outside the bathroom it was only a walk. Near the bed it was hardly that. After each word came a long gap with a yawn in it. “{chant},” whispered {A}. {H} nodded. “Now you can say it,” whispered {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened from the first word to the last, and then wanted it again.',
      '{names} heard it too, and looked at the ceiling, where it might have come from.',
      { text: '{names} put one hand behind each ear, to hear it bigger.', needs: ['hands'] },
      { text: '{names} counted the words on ten fingers, to begin somewhere.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for somebody to translate.',
      '{names} moved up closer, in case it came again.',
      { text: '{names} drew it in the air with one finger, and rubbed it out.', needs: ['hands'] },
      { text: '{names} looked for it in the drawer with the string.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined on at the back.',
      '{names} went round the table the other way, and met them in the passage.',
      { text: '{names} clapped whenever the cups rang.', needs: ['hands'] },
      { text: '{names} held on to whoever was in front, so as not to lose the beat.', needs: ['hands'] }
    ]
  },
  bed: [
    'Teeth were brushed to it, up for the beginning and down for the rest.',
    '{H} lay down and whispered the beginning, and from the door came the rest of it. Then {H} whispered the beginning again, with hardly any breath.'
  ],
  last: [
    'After the beginning there was no more of it, for {H} was asleep.',
    'The feet lay still, and it went on by itself, very slowly, and {H} was asleep.'
  ]
})
