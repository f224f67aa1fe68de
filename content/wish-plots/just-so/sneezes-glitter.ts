import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const GLITTERS = ['glitter', 'glittery', 'sparkles', 'sparkly', 'sequins', 'stardust']

/** Who sneezes it, and what the broom is in the end on one that is built of it. */
interface Sneezer {
  id: string
  called: string
  words: string[]
  broom: string
  others: string
  /** And what those sneeze. */
  theirs: string
  except?: string[]
}

function sneezesGlitter({ id, called, words, broom, others, theirs, except = [] }: Sneezer): ScenePlot {
  const it = `the ${called}`
  const It = `The ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`a ${words[0] ?? called} that sneezes glitter until the whole house is full of it`, ...words.flatMap((word) => GLITTERS.map((glitter) => `${word} sneezes ${glitter}`)), ...words.flatMap((word) => [`${word} achoo glitter`, `${word} atishoo glitter`, `${word} allergic glitter`, `${word} house full of glitter`, `${word} glitter everywhere`, `${word} glitter nose`])],
    nothingElse: true,
    answers: [...words, 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'sneezy', 'achoo', 'atishoo', 'cold', 'nose', 'allergic', 'tickly', 'tickles', 'glitter', 'glittery', 'sparkle', 'sparkles', 'sparkly', 'sequins', 'stardust', 'confetti', 'rainbow', 'rainbows', 'pink', 'gold', 'golden', 'silver', 'purple', 'blue', 'white', 'colour', 'colours', 'house', 'home', 'room', 'kitchen', 'bedroom', 'carpet', 'sofa', 'everywhere', 'everything', 'everybody', 'everyone', 'whole', 'full', 'all', 'over', 'until', 'till', 'covered', 'covers', 'mess', 'messy', 'clean', 'cleaning', 'tidy', 'sweep', 'hoover', 'hoovering', 'vacuum', 'broom', 'stop', 'stops', 'can’t', 'cannot', 'couldn’t', 'won’t', 'always', 'never', 'keeps', 'every', 'time', 'whenever', 'when', 'instead', 'out', 'comes', 'came', 'who', 'that', 'which', 'with', 'and', 'the', 'a', 'an', 'of', 'in', 'on', 'up', 'it', 'its', 'is', 'was', 'his', 'her', 'he', 'she', 'so', 'too', 'lots', 'much', 'little', 'small', 'big', 'baby', 'tiny', 'magic', 'magical', 'friendly', 'kind', 'happy', 'funny', 'silly', 'visits', 'visit', 'called', 'named', 'day', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'fire', 'smoke'],
    except: ['hospital', 'doctor', 'ill', 'poorly', 'flu', 'covid', 'died', 'dead', 'hurt', 'eye', 'eyes', 'scared', 'afraid', 'sad', 'lost', 'hay fever', 'pollen', 'nursery', 'school', 'party', 'birthday', 'christmas', 'wizard', 'witch', 'poo', 'poos', 'farts', 'fart', 'bubbles', 'rainbow fart', 'costume', 'toy', 'bites', ...except],
    moods: ['losing', 'change', 'late', 'question'],
    isTale: true,
    company: [called, words[0] ?? called, 'glitter', 'broom', 'nose', 'speck', 'bed', 'carpet', 'hall', 'door', 'windowsill', 'floor', 'sneeze', 'cloth', 'cloths', 'drops', 'lamp', 'ball', 'balls', 'chairs', 'neighbours', 'curtain', 'pineapple', 'telephone', 'sofa', 'cloud', 'clock', 'butter'],
    about: `${It} sneezes glitter until the house is full, and the broom makes a cloud of it that is sneezed at; the glitter itself tickles, until it is seen where it lies still, and that wet glitter can be rolled.`,
    titles: ['Bless You, All over the House', 'One Speck Left', '{H} and the Glittering Sneeze', 'Up to the Windowsill', 'It Takes Practice'],
    want: [
      {
        id: 'from-top-to-toe',
        A: 'partner',
        paragraphs: [
          `${It} on {H}’s carpet sneezed, and {H} was glitter from top to toe. “I’m so sorry,” it said, and sneezed again. By noon the carpet was gone, and by four so were the chairs. “How much more is in there?” asked {A}.`,
          `“I don’t know,” said ${it}. “I’ve never seen the end of it.” The glitter was soft, and shone in every colour. Somewhere underneath was {H}’s bed, and {H} wanted that back before night.`
        ]
      }
    ],
    way: [
      {
        id: 'with-the-broom',
        A: 'partner',
        paragraphs: [
          `“That’s soon swept up,” said {A}, and went at it with the broom. Swish. All the glitter flew up in a cloud, and hung under the lamp. ${It} looked up at it, and breathed in. Then it sneezed four times, once into each corner. Now the glitter was up to the windowsill. “I think it was the broom,” said {H}, from inside.`
        ]
      },
      {
        id: 'the-telephone',
        A: 'same',
        spare: 1,
        paragraphs: [
          'Deep down in the glitter the telephone rang. {H} and {A} dug for it with both arms. First they found a slipper, then the butter, and then last week’s sock. The telephone was still ringing, a bit more to the left.',
          '“Hello?” said {A} at last. It was the neighbours. They only wanted to know if it was snowing. Something pink had come in at their letter box. “Not snowing,” said {A}. “No.” Then there was a sneeze close by, and the telephone was gone again.'
        ]
      },
      {
        id: 'oats-like-the-others',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“What do you eat?” asked {A}. “Porridge,” said ${it}, “the same as you.” {A} looked into a spoonful of it very carefully. There was nothing in it that shone. “And ${others}? What do they sneeze?” asked {H}.`,
          `“Just ${theirs},” said ${it}. “They do it, and then it’s over, and nobody has to be brushed.” It had tried to see up its own nose once, in the back of a spoon. But then the spoon had tickled.`
        ]
      },
      {
        id: 'who-is-who',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{H} could no longer tell who was who. Everybody was a heap of glitter, and so was everything else. “There you are,” said {H}, and took {A} by the hand. It was a cold hand, and rather thin. It was the lamp.',
          '“I’m here,” said {A}, from the other side. “I’ve been telling you so for some time. You’ve been very quiet.” Then they saw that {A} was talking to a chair with a coat on. From then on they both hummed, so as not to be taken for furniture.'
        ]
      },
      {
        id: 'say-pineapple',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{A} knew a trick. “When you feel a sneeze coming,” said {A}, “say pineapple. Then it goes away again.” They all waited. ${It} shut its eyes, and went up on tiptoe. “Pine,” it said. “Pine, pine, pine.” “Apple,” whispered {H}. “Say apple.”`,
          `Apple came out as well, and went right across the room in gold, and stuck to the curtain. “You’re meant to say it in one go,” said {A}. ${It} asked if there was a trick with a shorter fruit. “Plum,” said {H}. But by then it had happened.`
        ]
      },
      {
        id: 'out-of-the-window',
        A: 'same',
        spare: 5,
        paragraphs: [
          '“We’ll let the glitter out,” said {H}, and {A} opened the window. A good deal of it went out, as pink as an evening cloud. Down in the street a cyclist stopped, and rang the bell at it.',
          'But there was a wind. It took the glitter once round the corner, and brought it in again by the kitchen. With it came five leaves, somebody’s shopping list, and a pigeon, which sparkled. “Now we’ve got more than before,” said {A}, and showed the pigeon out.'
        ]
      },
      {
        id: 'other-opens-the-door',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} opened the door to come in, and glitter ran out round {A}’s shoes. {A} shut it again. They heard {A} outside, reading out the number on the door, and then the name. Both of them were right. The door opened a crack.',
          `“Is anything the matter?” asked {A}. “Not really,” said {H}, who could be seen from the chest up. “Bless you,” said {A} to ${it}, just in time. Then {A} came in, gold all over, and asked no more.`
        ]
      },
      {
        id: 'pet-shakes',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} came up out of the glitter, pink on one side and gold on the other. “Don’t shake,” said {H}. {A} had not been going to. But now that {H} said so, it did seem a good idea.`,
          `{A} shook, from the front to the back. When the air cleared, {A} looked just as usual, and everybody else had twice as much on. ${It} was already breathing in. {A} went under the table, and was there before the sneeze.`
        ]
      },
      {
        id: 'elder-a-spoonful',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“We had glitter once,” said {S}. “It was one spoonful, for a paper star. I was seven.” “Did you get it all up again?” asked {A}. “Nearly,” said {S}. “I still find some. I’ve moved house four times since, and it’s come along.”',
          `“Where do you find it?” “In the sugar,” said {S}, “and once at the dentist’s.” ${It} wanted to say how sorry it was, and had to turn its head away. {S} held out a hand, and caught a few specks. “There,” said {S}. “I was running short.”`
        ]
      },
      {
        id: 'child-swims',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} did not see what was wrong. {S} lay down on top of the glitter, and swam from the cupboard to the sofa and back. Then {S} made an angel, with both arms. After that the angel got two more arms, because {S} had liked doing them.',
          `“What sort of angel’s that?” asked {A}. “One for carrying things,” said {S}. ${It} admired it from the doorway. It held its nose with all it had, so as not to spoil it. So that angel lasted longer than most.`
        ]
      },
      {
        id: 'nobody-move',
        A: 'partner',
        paragraphs: [
          `“Nobody move,” said {H}. So they stood still, and the glitter sank and lay still too. They counted to nine. Then one speck slid off {A}’s eyebrow. It turned over in the light, and floated across the room, and went up ${it}’s nose. Out came a bucketful.`
        ]
      },
      {
        id: 'the-flat-place',
        A: 'partner',
        paragraphs: [
          `“It was that speck!” said {A}. “It’s your own glitter that tickles you. Then you sneeze, and there’s more to tickle.” “And I thought it was a cold,” said ${it}. {H} was looking at the floor, right in front of that nose. There the glitter lay flat, and did not fly. {H} put a finger on it. “It’s wet here,” said {H}. “You sneeze rather wet.”`
        ]
      }
    ],
    turn: [
      {
        id: 'indoor-rain',
        A: 'partner',
        paragraphs: [
          `So they made it rain. {H} had the spray for the plants, and {A} shook a wet cloth. Wherever the drops came down, the glitter lay down too. ${It} breathed in, very carefully. They all held on to something. It breathed out again, and that was all.`
        ]
      },
      {
        id: 'a-rainbow-indoors',
        A: 'same',
        spare: 10,
        paragraphs: [
          'By the window, in the sun, {H} sprayed a little higher. There stood a rainbow, as wide as the sofa. It went from the cushions to the clock, and looked rather too big for indoors. “Is that me as well?” asked ' + it + ', quite frightened.',
          '“No,” said {A}. “That’s only the water and the sun.” They watched until the last of the drops was down, and the rainbow was gone. “I liked it,” said ' + it + '. “It cleared itself away.”'
        ]
      },
      {
        id: 'under-the-clock',
        A: 'same',
        spare: 11,
        paragraphs: [
          'They had forgotten the top of the clock. It struck six, and with each stroke a little dry heap jumped. At the fourth it came to the edge. ' + It + ' saw it coming, and its eyes grew wide. “Quick,” said {A}.',
          '{H} had no water left in the spray, and ran with the wet cloth held out. At the sixth stroke the heap came down in it, with a soft flop. “Saved,” said {A}. ' + It + ' had to sit down for a bit.'
        ]
      },
      {
        id: 'it-takes-practice',
        A: 'partner',
        paragraphs: [
          `And wet glitter could be rolled like snow. They rolled it off the chairs and the bed, and out at the door. That made three big balls. Out of those they built another ${called}, with the broom for a ${broom}.`,
          `“There’s one speck left,” said {A}. It sat on {H}’s nose. {H} breathed in, and in, and sneezed as never before. They looked all round. There was nothing, not even a sparkle. “It takes practice,” said ${it} kindly.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} shook, and there was a second one in glitter on the floor.',
        '{names} waded to the door and back, to see how deep it was.',
        { text: '{names} drew a smile in the glitter with one finger.', needs: ['hands'] },
        { text: '{names} held out a hanky, and got it back sparkling.', needs: ['hands'] }
      ],
      way: [
        '{names} went under, and came up again beside the table.',
        '{names} breathed as little as possible, and through the mouth.',
        { text: '{names} said “Bless you”, and held on to the curtain.', needs: ['hands'] },
        { text: '{names} dug out a chair, and it was the wrong one.', needs: ['hands'] }
      ],
      turn: [
        '{names} got rained on, and shone no more than usual.',
        '{names} rolled along behind the ball, and came away clean.',
        { text: '{names} gave the ball a push at the doorstep.', needs: ['hands'] },
        { text: '{names} wrung out the cloth, and the drops were pink.', needs: ['hands'] }
      ]
    },
    bed: [
      `Outside the door stood the ${called} of glitter, and kept quite still. ${It} went and stood there too, nose to nose, and nothing happened.`,
      '{H} washed, and washed once more behind the ears. Then {H} lay down in the bed, which was back again, and hardly crunched at all.'
    ],
    last: [
      'On the pillow lay one speck, and it did not tickle anybody, and {H} was asleep.',
      'It was quiet in the house, from the carpet to the windowsill, and {H} was asleep.'
    ]
  })
}

export const unicornSneezesGlitter = sneezesGlitter({ id: 'wish-unicorn-sneezes-glitter', called: 'unicorn', words: ['unicorn', 'unicorns'], broom: 'horn', others: 'the other unicorns', theirs: 'wind' })

export const dragonSneezesGlitter = sneezesGlitter({ id: 'wish-dragon-sneezes-glitter', called: 'dragon', words: ['dragon', 'dragons'], broom: 'tail', others: 'the other dragons', theirs: 'sparks', except: ['unicorn', 'princess', 'knight', 'egg', 'fairy', 'gold coins'] })

export const fairySneezesGlitter = sneezesGlitter({ id: 'wish-fairy-sneezes-glitter', called: 'fairy', words: ['fairy', 'fairies'], broom: 'wand', others: 'the other fairies', theirs: 'wind', except: ['tooth', 'unicorn', 'dragon', 'godmother', 'lights', 'cake'] })

export const dogSneezesGlitter = sneezesGlitter({ id: 'wish-dog-sneezes-glitter', called: 'little dog', words: ['dog', 'dogs', 'puppy'], broom: 'tail', others: 'the other dogs', theirs: 'wind', except: ['unicorn', 'dragon', 'vet', 'hot dog'] })
