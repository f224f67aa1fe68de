import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const hyena = wishPlot({
  id: 'wish-hyena',
  wishes: ['hyena', 'hyenas', 'hyaena', 'hyaenas', 'spotted hyena', 'laughing hyena', 'hiena', 'hienas', 'hyäne'],
  answers: ['laughing', 'laughs', 'laugh', 'laughed', 'giggle', 'giggles', 'giggling', 'giggly', 'funny', 'spotty', 'spotted', 'spots', 'hide', 'hides', 'hiding', 'seek', 'lion', 'savannah', 'africa', 'night', 'little', 'baby', 'cub', 'hungry', 'who', 'that', 'stop', 'stops', 'stopping', 'not', 'cannot', 'always', 'friendly', 'nice'],
  except: [...NOT_WELL, 'afraid', 'scared', 'king', 'simba', 'cheetah', 'dog', 'bones', 'hunting', 'hunt', 'jokes', 'school', 'pack'],
  company: ['hyena', 'lion', 'giggle', 'curtain', 'basket'],
  about: 'A hyena giggles itself out of every hiding place, because it giggles when the lion comes nearer, and so it hides behind the lion.',
  titles: ['The Basket Giggled', 'No Joke at All', '{H} Behind the Lion', 'The Hyena Nobody Found', 'Three Steps Back'],
  want: [
    {
      id: 'hide-and-seek',
      A: 'partner',
      paragraphs: [
        '{H} was a hyena, with spots of black paper on a brown jumper. They played hide-and-seek in the grass, and the grass was the rug. {A} was the lion, and counted up to twenty. Just once the hyena wanted to stay hidden until it got boring.',
        'It stood behind the curtain, as flat as a shirt. At nineteen something began to climb up inside it. “Hee,” said the hyena. “Hee-hee-hee!” “Behind the curtain,” said the lion, who had not yet turned round.'
      ]
    }
  ],
  way: [
    {
      id: 'the-basket',
      A: 'partner',
      paragraphs: [
        'Next {H} got into the washing basket, with a cushion on top and a sock between the teeth. The lion came by, and the sock was no use. The giggle came out through the nose. The whole basket said “Hee-hee”, and one spot flew out.',
        '“What’s so funny in there?” asked the lion, and lifted off the cushion. “Nothing,” said the hyena. It had tears in its eyes. “I don’t even know a joke.”'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll tell you one, then,” said the lion. “Knock, knock.” The hyena looked at the door. “There’s nobody there,” it said. “You’ve got to ask who it is,” said the lion. “Who is it?” “Lettuce.” “Lettuce who?” “Let us in!”',
        'The hyena thought about the lettuce. It was wet, and it was standing outside. It didn’t see what there was to laugh at. It got up, and opened the door for it.'
      ]
    },
    {
      id: 'whoop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A hyena has another voice as well. It holds its head down low, and out comes a whoop. It starts in the cellar and ends on the roof. You can hear it for miles. {H} tried one. “Oooo-up!”',
        '“What does it say?” asked {A}. “It says where I am, and that I’m me,” said {H}. “Each of us has got a different one.” {A} looked at the hyena for a moment. “That’s not much help in hide-and-seek,” said {A}.'
      ]
    },
    {
      id: 'bowl',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had a break, with breadsticks. A hyena’s jaws are so strong that it eats the bones too. It finished its breadsticks, and the crumbs, and the paper that they had come in. It had already got its teeth round the edge of the bowl.',
        '“That’s not for eating,” said the lion. “Are you sure?” asked the hyena. “It’s the hard bit.” The lion ate more slowly after that, and held on to the spoon.'
      ]
    },
    {
      id: 'downhill',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Why are you going uphill?” asked {A}. “I’m not,” said the hyena. “I’m standing.” A hyena’s front legs are longer than its back ones. So it slopes, wherever it is. {H} had a thick book under each hand, and none behind.',
        '{A} put a marble between its shoulders, and it rolled to the tail. “You’d make a good slide,” said {A}. The hyena turned the other way. Now it was a slide from the other side, and it was still going uphill.'
      ]
    },
    {
      id: 'the-queen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who’s the king where you come from?” asked the lion, and shook its mane. “We haven’t got one,” said the hyena. “The mothers are in charge. They’re bigger, too.” The lion had never heard of such a thing.',
        '“And the fathers?” it asked. “They eat afterwards,” said the hyena, “and are very polite.” The lion thought about that all the way across the rug. It let the hyena go through the door first.'
      ]
    },
    {
      id: 'nearly-a-cat',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’re some kind of dog,” said {A}. “Everybody says so,” said the hyena. “I’m nearer to a cat.” It lifted one foot, to wash. But hyenas are put together in front for something quite different, and it tipped over on its nose.',
        '“Say miaow,” said {A}. “Hee,” said the hyena. “Say woof.” “Hee.” {A} wrote it all down in a notebook. Under C and under D there was nothing, and so {A} began a page with H.'
      ]
    },
    {
      id: 'serious-face',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Think of something serious,” said {A}, “and the giggle will go away.” The hyena thought of long division. It thought of Sunday, at about four o’clock. The corners of its mouth hung down on both sides, and it looked like a headmaster.',
        'Then a floorboard creaked behind it. “Hee-hee,” said the headmaster. “What did you think of?” asked {A}. “Of a wet bus stop,” said the hyena. “With you coming.”'
      ]
    },
    {
      id: 'borrowed-spots',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} was a leopard, and had come about the spots. “Mine are neater,” said {A}, and looked the hyena up and down. “Mine are all different,” said the hyena. “That’s so that the others know me.” There was one like a boot, and one like a pear.',
        'The leopard looked at its own, and they were rings, with nothing in the middle. “Would you swap?” it asked. They swapped one. It was the pear, and the leopard wore it at the front.'
      ]
    },
    {
      id: 'in-the-pillowcase',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could get rid of it beforehand,” said the lion. So the hyena took a pillowcase, and giggled into it until it was quite empty. It tied a knot in the top. Inside the knot it was still going on a bit.',
        'Then it hid under the table, with nothing left. The lion took one step, with one claw on the floor. “Hee,” said the hyena, who had found some more. From the pillowcase came nothing. That one could have won.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} could have said where the hyena was at any time. {A} had been in the grass since the beginning, and had a good nose. But nobody asked. So {A} went and sat in front of the basket, and looked at it.',
        '“Don’t,” whispered the basket. {A} stayed where it was nice, beside a friend with a cushion on top. The basket held out for four whole breaths.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once got the giggles in the library,” said {S}. “There was nothing funny at all. It was only so quiet.” “What did you do?” asked {A}. “I looked hard at Aunt Vera’s hat,” said {S}, “because it was the saddest thing there.”',
        '“Did that help?” “No,” said {S}. “The hat was shaking too.” The hyena lent {S} the sock, and they both held on to an end.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Hyena cubs are quite dark, and have no spots yet. {S} was one, and stood in the middle of the rug with closed eyes. “I’ve hidden,” said {S}. “I can’t see anybody.”',
        '{A} gave the cub one paper spot to be going on with. {S} looked down at it. “Now I can see me,” said {S}. “Hee.” It was a very small one, but it was the real thing.'
      ]
    },
    {
      id: 'not-funny',
      A: 'partner',
      paragraphs: [
        'The lion sat down on the edge of the basket. “It isn’t because anything’s funny,” said {A}. “A hyena giggles when it’s nervous. I’ve listened. When I go away it stops, and when I come nearer it begins.”',
        'They tried it out. {A} took three steps back, and {H} was as silent as a stone. {A} took one step forward. “Hee,” said the hyena.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        'The lion covered its eyes and counted. {H} knew a place now to which the lion could not come any nearer. At twenty the hyena stood right behind the lion, and took hold of the end of the tail. Nothing climbed up.',
        'The lion looked behind the curtain, and there hung a curtain. It looked in the basket. Wherever it went, it went away from the hyena. Three steps later the hyena came too, on tiptoe.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} saw a lion come by, and after the lion a hyena with a finger on its lips. {A} saw them come back the other way. Then {A} laughed out loud, so that the teeth showed, all of them.',
        'The lion looked under {A}, and on both sides. “There’s no hyena here,” it said. “Only somebody who’s found something funny.”'
      ]
    },
    {
      id: 'dull',
      A: 'partner',
      paragraphs: [
        'After the ninth round it got boring. “I give up,” said the lion, and it yawned, and lay down on the rug where it was. The hyena lay down behind it. It had never been hidden for so long. “So that’s boring,” it thought. “It’s lovely.”',
        'When it was nearly dark, the lion felt something warm at its back. “Is that you?” asked {A}. “No,” said {H}. The lion did not turn round. If it had, there would only have been giggling.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, and did not say hee.',
      '{names} listened to the curtain, with interest.',
      { text: '{names} stuck two spots on, where the jumper had none.', needs: ['hands'] },
      { text: '{names} counted along with the lion, and came to thirty.', needs: ['hands'] }
    ],
    way: [
      '{names} caught the giggle, and could not give it back.',
      '{names} sat on the basket, and it shook.',
      { text: '{names} fetched a second sock, a thicker one.', needs: ['hands'] },
      { text: '{names} picked up the spot that had flown out.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the hyena, who followed the lion.',
      '{names} lay down third, behind the hyena.',
      { text: '{names} held the curtain open, and let all three steps go through.', needs: ['hands'] },
      { text: '{names} pointed for the lion, the wrong way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spots were peeled off the jumper, and put away in an envelope. The basket got its washing back, and had nothing to say.',
    '{H} washed, and crept to bed on tiptoe, out of habit. Under the blanket there was still one giggle. It turned over once, and lay down.'
  ],
  last: [
    'Nothing came any nearer, and nothing said hee, and {H} slept.',
    'It was boring and dark and warm, as it had been meant to be, and {H} was asleep.'
  ]
})
