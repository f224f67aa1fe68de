import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const cheetah = wishPlot({
  id: 'wish-cheetah',
  wishes: ['cheetah', 'cheetahs', 'cheeta', 'cheetas', 'cheater animal', 'chita', 'cheetah cub', 'fastest animal', 'fastest land animal'],
  except: [...NOT_WELL, 'lion', 'lions', 'tiger', 'tigers', 'girls', 'print', 'afraid', 'scared'],
  answers: ['sleepy', 'fast', 'fastest', 'run', 'runs', 'running', 'race', 'spots', 'spotty', 'speed', 'speedy', 'quick', 'cub', 'animal', 'world', 'slow', 'tired', 'who', 'that', 'africa', 'baby', 'savannah'],
  company: ['cheetah', 'hyena', 'plain'],
  about: 'The cheetah is always first at the sandwich, and is so out of breath that the hyena eats it, until it does not run.',
  titles: ['First at the Sandwich', 'Is This Free, Said the Hyena', '{H} Is the Fastest', 'Out of Breath', 'Where the Dust Goes'],
  want: [
    {
      id: 'first',
      A: 'partner',
      paragraphs: [
        '{H} was a cheetah. Far off on the plain, by the wall, lay a sandwich in four pieces. {H} wanted it. A cheetah is the fastest animal on legs. Whoosh, and it was there. Then it lay down beside the plate with its tongue out. “Huh, huh, huh,” it went.',
        'A hyena came by, at a walk. It was {A}, with both hands in {A}’s pockets. “Is this free?” asked the hyena. The cheetah could not speak yet. So the hyena took a piece.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        '“I’ll have to run faster,” said {H}, and went back to the start. This time it was so quick that it had to lie down for twice as long. “Huh, huh, huh,” said the cheetah. “Is this free?” said the hyena.',
        'The third time there was only a bang, and a bit of wind. The cheetah lay on its back and saw stars. When they had gone out, there was one piece left.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you get round the corner, at that speed?” asked {A}. “With the tail,” said {H}. It was a scarf, and it was swung to the left if you wanted to go right. The cheetah ran at the chair and swung it.',
        'The chair now had a scarf on. “And which way did you want to go?” asked {A}. “Round it,” said {H}. They unwound the chair, and both of them said they were sorry.'
      ]
    },
    {
      id: 'in-the-air',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When a cheetah runs, it’s mostly in the air. It comes down for a moment, to see if the ground’s still there. {H} showed how, over the stripes of the rug. “Now,” said {H}, “and now, and now.”',
        '{A} lay on the floor to check, with one cheek on the rug. “I saw light under you,” said {A}. “Twice. And once I saw a peg.”'
      ]
    },
    {
      id: 'chirp',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Roar, so that I know you’re coming,” said the hyena. “I can’t,” said the cheetah. “I’m the only big cat here that doesn’t. I chirp.” “You what?” “Chirp,” went {H}, quite high up, like a budgie.',
        '{A} looked out of the window for it, and then under the sofa. “It was me,” said {H}. “It’s the way we call the little ones.” The hyena had to sit down. Hyenas laugh at everything.'
      ]
    },
    {
      id: 'black-lines',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you been crying?” asked {A}. “Every cheetah has these,” said {H}, and drew a black line from each eye down past the nose. It was done with a clean finger, so you had to know that they were there.',
        '“They’re for the sun,” said the cheetah, “so that it doesn’t get into my eyes. I’m the only one who hunts at noon.” “I come at noon too,” said {A}. “I’ve noticed,” said the cheetah.'
      ]
    },
    {
      id: 'lookout',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A cheetah likes to sit on top of an old ant hill, for the view. It was a cushion, and {H} sat up very straight on it and looked over the plain. “What can you see?” asked {A}.',
        '“Everything,” said the cheetah. “There’s a giraffe with a lampshade on. There’s a herd of shoes at the water. One of them hasn’t got a friend.” {A} looked too. It was the left boot.'
      ]
    },
    {
      id: 'claws',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“All cats pull in their claws,” said {A}. “Show me yours.” {H} held out one foot, with the toes spread. “They stay out,” said {H}. “They’re for running, like the spikes on shoes. A dog has them as well.”',
        '“Then you’re half a dog,” said {A}. The cheetah thought that over. It scratched itself behind the ear with one hand, and purred, so that both sides had something.'
      ]
    },
    {
      id: 'gazelle',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A gazelle came by, and that was {A}. It wasn’t so fast, but it never went straight on. It went left at the table and right at the chair, and then left again. The cheetah ran straight on, and got to know the cupboard.',
        '“Why don’t you keep to a line?” it asked. “Because then you’d have me,” said the gazelle. It stood there on thin legs, and was not even warm.'
      ]
    },
    {
      id: 'laughing',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why are you laughing?” asked the cheetah. “I’m not,” said the hyena. “That’s how we talk. It tells the others how old I am, and what sort of a day I’ve had.” And it did it again, hee hee, hoo.',
        '“What sort of a day is it?” asked {H}. “Full,” said the hyena. “Today I’ve had three sandwiches with nobody in front of me but you.” Another crumb was found, in the fur under its chin.'
      ]
    },
    {
      id: 'pet-not-running',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Beside the plain lay {A}, watching the cheetah go by, and come back, and go by. For the first two times the head went along with it. After that it was only the eyes.',
        '{H} lay down there to pant as well. {A} was breathing in and out, about as fast as a clock. It’s possible that {A} had never been late for a sandwich in all those years.'
      ]
    },
    {
      id: 'elder-bus',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I used to run for the bus,” said {S}, “every single morning. And each time I got in and sat there like you, with my tongue out. I couldn’t even say where I was going.” “And then?” asked {A}.',
        '“Then I missed it once,” said {S}, “and walked. And the next one had a seat by the window.”'
      ]
    },
    {
      id: 'child-cub',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a cheetah cub, with a towel down {S}’s back. The small ones have long grey fur there, and look like a badger in a bad temper. Nobody cares to bite those. “Grr,” said {S}. “I’m a badger.”',
        '“A real one?” asked {A}, and went round at a distance. The cub could not keep it up. “No,” said {S}. “It’s me, underneath.” And it chirped, so that it would be known again.'
      ]
    },
    {
      id: 'baby-spots',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The cheetah lay and got its breath back, and {A} came and patted it. A cheetah has two thousand spots. {A} found one on its arm, which was a freckle, and one on its knee, which was jam.',
        'The jam was looked into more closely. “That’s for the hyena,” said {H}, but it was too late.'
      ]
    },
    {
      id: 'the-dust',
      A: 'partner',
      paragraphs: [
        '“How do you always find it?” asked {H}. “I don’t look for it,” said the hyena. “I look where the dust goes, and stroll along behind. A cheetah can only run for as long as it takes to count to twenty. Then it has to lie down for half an hour.”',
        '“You’re always first,” said {A}, “and I’m always in time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-dust',
      A: 'partner',
      paragraphs: [
        'The hyena waited for the dust. There wasn’t any. The cheetah had lain down flat in the yellow grass, and was creeping. One elbow came forward, and then the other. “Aren’t you going to run?” asked {A}. “Later,” said {H}, and rested behind a slipper.',
        'The hyena yawned, and looked at the sky. The cheetah crept from the slipper to the chair. From there it was only one jump. Hop! And the cheetah sat by the plate with all its breath.'
      ]
    },
    {
      id: 'flat-in-grass',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once more the cheetah lay flat in the grass, just because it was so good at it. With spots you look like sun and shade. “I can’t see you at all,” said {A}. “Only something that’s got a tail.”',
        'The tail was drawn in. “And now?” “Now there’s nothing here,” said {A}, and sat down on it, to rest. “There’s something here,” said the grass.'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At noon it’s too hot for anybody. The cheetah lay down under the only tree, and that was the table. The hyena asked if there was any shade left. “From here to here,” said {H}.',
        'They lay there and looked up into the tree. Somebody had once stuck a piece of chewing gum up there. “That’s the fruit,” said the hyena. “Leave it,” said the cheetah. “It isn’t ripe.”'
      ]
    },
    {
      id: 'is-this-free',
      A: 'partner',
      paragraphs: [
        '“Wait!” called the hyena. For the first time in its life it ran. It ran all across the plain, and then it fell down beside the plate. “Huh, huh, huh,” went the hyena.',
        '“Is this free?” asked the cheetah. The hyena could not speak yet. So {H} broke the piece in two, and put one half between the hyena’s paws. Then the cheetah purred. It’s the one thing that it does loudly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt a wind go by, and then a plate wobbled.',
      '{names} grazed on, like something that nobody hunts.',
      { text: '{names} laid a slipper at the start, to mark it.', needs: ['hands'] },
      { text: '{names} blew the dust off the sandwich.', needs: ['hands'] }
    ],
    way: [
      '{names} dropped down beside the cheetah, without any running.',
      '{names} strolled over to the plate, and there was only dust.',
      { text: '{names} fanned the cheetah, huh, huh, huh.', needs: ['hands'] },
      { text: '{names} timed it by the kitchen clock, and the clock had not moved.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept through the grass too, and met a slipper.',
      '{names} stretched out in the shade, as if it were any afternoon.',
      { text: '{names} pushed the last piece into the middle of the plate.', needs: ['hands'] },
      { text: '{names} parted the yellow grass, blade by blade.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was nothing on the plate but one crust, and it went out for the birds. {H} hung up the tail by its end.',
    '{H} washed off two black lines that had never been there. Then {H} came to bed on {H}’s elbows, quite flat, and without any dust.'
  ],
  last: [
    'It was not far, and it had not been fast, and {H} was asleep with all that breath.',
    'Something purred under the blanket, slower and slower, and that was {H}, asleep.'
  ]
})
