import { wishPlot } from '../wish-plot.ts'

export const inventor = wishPlot({
  id: 'wish-inventor',
  wishes: ['inventor', 'inventors', 'inventing', 'invention', 'inventions', 'invents a machine', 'invent something', 'inventing things', 'inventing machines', 'invents things', 'girl inventor', 'boy inventor', 'young inventor', 'little inventor', 'mad inventor', 'crazy inventor', 'inventor machine', 'great inventor', 'invented a machine'],
  except: ['robot', 'robots', 'time', 'rocket', 'space', 'bomb', 'weapon', 'gun', 'monster', 'dinosaur', 'dragon', 'explodes', 'explosion', 'died', 'lost', 'stolen', 'wheel', 'light', 'bulb', 'telephone', 'phone', 'who', 'when', 'homework', 'scientist', 'science', 'dog', 'cat', 'why', 'evil', 'invisible', 'shrink', 'flying', 'chocolate'],
  answers: ['girl', 'boy', 'young', 'little', 'mad', 'crazy', 'great', 'famous', 'clever', 'machine', 'machines', 'things', 'thing', 'something', 'new', 'workshop', 'shed', 'string', 'being', 'becoming', 'grandpa', 'grandad', 'loves', 'that', 'makes', 'build', 'builds', 'contraption', 'contraptions', 'gadget', 'gadgets', 'idea', 'ideas'],
  moods: ['learning', 'first', 'proud'],
  partnerPlays: true,
  company: ['inventor', 'machine', 'slippers', 'string', 'umbrella'],
  about: 'An inventor builds a machine that is to bring slippers to the bed, and it gets bigger and bigger, until somebody sees that it begins at the wrong end.',
  titles: ['Begin with What Is Wrong', 'The Slipper Machine', '{H} Leaves Something Out', 'It Has No Machine in It', 'Left, Right, Left'],
  want: [
    {
      id: 'what-is-wrong',
      A: 'partner',
      paragraphs: [
        '{H} was an inventor, with a pencil behind each ear. {H} wanted to invent something that the world needed. So {H} asked {A}. “What do you need that there isn’t?”',
        '{A} thought about it. “When I’m in bed in the morning, my slippers are by the door,” said {A}. “I don’t know how they do it. And the floor’s cold.” The inventor wrote that down with both pencils.'
      ]
    }
  ],
  way: [
    {
      id: 'machine-one',
      A: 'partner',
      paragraphs: [
        'By dinner time there was a machine. A ball rolled down a book, and knocked a spoon into a tin. The tin pulled a string, and opened an umbrella. And the umbrella pushed the slippers. “Invention number one,” said {H}, and let go of the ball.',
        'Tock, clack, clonk, flop. It all worked. The slippers moved a thumb’s width, in the wrong direction. “They were nearer before,” said {A} from the bed.'
      ]
    },
    {
      id: 'ear-muffs',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Do you have to be grown up to be an inventor?” asked {A}. “No,” said {H}. “The ice lolly was invented by a boy of eleven. He’d left his drink outside overnight, with the stick in it. And ear muffs were thought of by a boy of fifteen, because his ears were cold.”',
        '{A} thought of everything that had ever been left outside overnight. There was a bucket, and one glove. “It hasn’t come to anything yet,” said {A}. “You’ve got to go and look in the morning,” said the inventor. “That’s the hard bit.”'
      ]
    },
    {
      id: 'burr',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Some things invent themselves. A man came home from a walk, and his dog was full of burrs. He did not only pick them off, he looked at one. It had little hooks. So that was how shoes got to do up with a rip. {H} told it, and did up one shoe. Krrrp.',
        'They had a look at what was stuck to the two of them. There was a bit of jam, and a hair. “What does that make?” asked {A}. “Toast,” said {H}, “with somebody in it.” It was not yet quite ready.'
      ]
    },
    {
      id: 'mistake-glue',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} mixed some glue out of flour and water. It did not stick. You could pull it off again as if it had only been a visitor. “That’s a failure,” said the inventor. “Don’t throw it out,” said {A}. “Somebody had a glue like that once. It’s on all those little notes that you can move.”',
        'So they stuck up a note with it. “Buy string,” it said. It held for as long as it took to read it. “You could have it for things that you want to forget,” said {A}.'
      ]
    },
    {
      id: 'two-in-one',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'One way to invent is to put two things together that each had a life of its own. They wrote all they could think of on bits of paper, and drew two. “Hat,” read {A}, “and soup.” They considered it. It would keep the head warm, but you could only nod once.',
        '“Chair,” read {H}, “and bell.” That was better. It would ring when anyone sat down. “What for?” asked {A}. “So that you know that you’re sitting,” said the inventor. {A} sat down, and {H} went ding. It was quite a comfort.'
      ]
    },
    {
      id: 'notebook',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the inventor’s book was everything, the good and the bad. {A} was allowed to look. There were holes without a sock round them. There was a spoon for people who would rather not. “And that?” asked {A}. It was a circle.',
        '“That’s been invented already,” said {H}, “but I thought of it too.” Suitcases have been about for ages. It was a very long time till anybody put wheels on one. “So you can’t ever be sure that it’s done,” said {A}. {H} kept the circle in.'
      ]
    },
    {
      id: 'biscuit-lift',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In between there was a smaller invention, because they were hungry. It was a lift for biscuits, made of a cup on a string over a chair. {A} sat below and pulled. Up it came, full, and swung, and stood still by {H}’s nose.',
        'It came down empty. {A} looked into it, and pulled it up once more. It came down empty again. “It only goes in one direction,” said {A}. “I’ve seen that,” said the inventor, mouth full. “I’m looking into it.”'
      ]
    },
    {
      id: 'wiper',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'It rained on the window. “Mary Anderson rode on a tram in the snow,” said {H}. “The driver kept getting out to wipe the glass. So she invented the wiper.” They both looked through the wet pane. You saw a lamp with a beard.',
        'For glasses there was nothing like it yet. The inventor wagged a finger in front of each eye. To and fro it went. “How do I look?” asked {H}. “As if you were saying no all the time,” said {A}.'
      ]
    },
    {
      id: 'customer',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Word had got about, and a customer came. It was {A}. “I’d like something for not forgetting,” said {A}, “but I’ve forgotten what.” The inventor tied a knot in {A}’s hanky. “Every time that you see that, you’ll know that there was something.”',
        '{A} went as far as the door, and blew a nose, and saw the knot. “There was something!” said {A}, and came back, and was very glad. “It works. What was it?” “That’s invention number two,” said {H}. “It isn’t ready yet.”'
      ]
    },
    {
      id: 'noise',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What does it sound like?” asked {A}, for a machine without a sound is only furniture. They gave it one. {A} did the hissing. {H} did a tick and a pock, with a whistle at every fourth. It was so good that they forgot to switch it on.',
        'After a while it was the best noise in the house, and it did nothing at all. “People would buy that,” said {A}. “What for?” asked {H}. “To have it on while they’re not doing something,” said {A}.'
      ]
    },
    {
      id: 'pet-tester',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'An invention has to be tried out by somebody who knows nothing about it. That was {A}. It went up to the machine, and sniffed at the ball. It put its nose against the spoon. Then it took one of the slippers by the heel and carried it away.',
        '“That’s quicker,” said the inventor. It had not gone to the bed, though, but under the table. There it was lain upon. “It’s a slipper machine,” said {H}, “but it’s set to the wrong address.”'
      ]
    },
    {
      id: 'elder-egg',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle invented a thing for eggs,” said {S}. “It took off the top, put in the salt, and wished you good morning. It was as big as a wardrobe.” “And did it work?” asked {A}. “Every day,” said {S}. “It’s only that it wanted somebody to hand it the egg.”',
        '“So he had to get up first?” “At six,” said {S}. “He’d never been so early in his life. He said that was the invention.”'
      ]
    },
    {
      id: 'small-inventor',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} had invented something as well, and had it behind {S}’s back. “It’s a stick,” said {S}. “What does it do?” asked {A}. “You can point with it. You can lean on it. It’s a horse, if you want. And when you’re tired of it, you put it down.”',
        'The inventor turned it over. There was no string on it, and not a single spoon. “How did you come to think of it?” “It was lying there,” said {S}, “and nobody had.”'
      ]
    },
    {
      id: 'baby-button',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} was also an inventor. {A} had found out that a cup falls down when you let go of it. That had to be tried again. It fell down. {H} gave it back. “You’re very thorough,” said {H}.',
        'After the ninth time {A} was still not sure. A cup might do it, and then one day it might not. “That’s how it’s done,” said the inventor, and fetched it from under the chair, for number ten.'
      ]
    },
    {
      id: 'guest-patent',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} came from the office where inventions are written down. “What’s it for?” asked {A}. “For slippers,” said {H}. “And is it new?” {A} walked round the umbrella, and looked in a thick book, from the back. “There’s one for hats,” said {A}, “and one for getting out of talking to people. I don’t see any for slippers.”',
        '{A} stamped it, with an egg cup. “And who invented the stamp?” asked {H}. {A} looked at the egg cup. “I’ll have to look into that,” said {A}.'
      ]
    },
    {
      id: 'machine-two',
      A: 'partner',
      paragraphs: [
        'The inventor built on. There was a second umbrella now, a bucket, and all the books. “Invention number one and a half,” said {H}. Tock, clack, clonk, flop, flop, rumble. One slipper stayed where it was. The other hung on the lamp.',
        '“You started with the ball,” said {A}, and looked up at it. “After that comes the tin, and then the umbrella. My slippers only get a turn at the very end, when it’s tired. But they’re what was wrong.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-end',
      A: 'partner',
      paragraphs: [
        'The inventor took down the slipper, and for a long time looked at nothing else. It was here, and it ought to be there. What was in between? {H} took away the umbrellas and the bucket, the tin and the books. Last of all the ball went. There was only the string left.',
        '{H} tied one end round both slippers. The other end went across the floor, to {A}’s hand in the bed. “Pull,” said {H}.',
        '{A} pulled. By the door something stirred. The slippers set off over the boards, left, right, left, like two ducks on the way home. They stopped in front of the bed.'
      ]
    },
    {
      id: 'spare-parts',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What do we do with all that’s left over?” asked {A}. It stood about and looked disappointed, most of all the umbrella. “That isn’t left over,” said {H}. “It’s just early. Somewhere there’s something wrong that it’s right for.”',
        'They tried to think what that could be. You would have to need a noise, a long way off, and slightly too late. “It’s an alarm clock,” said {A}, “for Sundays.” The inventor wrote it down.'
      ]
    },
    {
      id: 'test-pull',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The string had to be tested, as an inventor does, with everything that could happen. The slippers came when you pulled fast, and they came when you pulled slowly. Round a corner they lay on their sides, and got up again. One time a sock came too, that nobody had sent for.',
        '“And what if I let go of the string?” asked {A}. They both looked at it. “Then you’ll have to get up and fetch it,” said {H}. So there was still something to invent.'
      ]
    },
    {
      id: 'no-machine',
      A: 'partner',
      paragraphs: [
        '“There’s no machine in it,” said {A}. {H} had been a bit afraid of that.',
        '“I’ve left it out,” said the inventor. “That was the most work.” {A} put both feet in, and they were warm. “The world did need it,” said {A}. And {H} took the pencils out from behind both ears.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to stand on the cold floor with no feet at all.',
      '{names} sniffed at the slippers, and then knew whose they were.',
      { text: '{names} lent the inventor a third pencil, for in case.', needs: ['hands'] },
      { text: '{names} fetched the string, and with it a knot.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the clonk, though it came every time.',
      '{names} crawled out by the door, underneath the second umbrella.',
      { text: '{names} caught the ball at the bottom and carried it up to the start.', needs: ['hands'] },
      { text: '{names} held the tin steady, and let go a bit too soon.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along behind the slippers, left, right, left.',
      '{names} made room for two slippers coming through.',
      { text: '{names} carried off the umbrellas, one under each arm.', needs: ['hands'] },
      { text: '{names} held on to the end of the string in case of emergency.', needs: ['hands'] }
    ]
  },
  bed: [
    'The books went back, and so did both umbrellas.',
    'The inventor washed behind both ears, where the pencils had been. The string was rolled up until the morning. The slippers were put by the door, on purpose.'
  ],
  last: [
    'Everything that was not needed had been left out, and {H} was asleep.',
    'By the door stood two slippers, with their toes to the bed, and {H} slept.'
  ]
})
