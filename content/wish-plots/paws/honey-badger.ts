import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const honeyBadger = wishPlot({
  id: 'wish-honey-badger',
  wishes: ['honey badger', 'honey badgers', 'ratel', 'ratels', 'honigdachs'],
  answers: ['escapes', 'escape', 'escaping', 'escaped', 'out', 'gets', 'bed', 'zoo', 'keeper', 'brave', 'fearless', 'bold', 'tough', 'cheeky', 'naughty', 'strong', 'clever', 'bees', 'bee', 'honey', 'care', 'cares', 'skin', 'baby', 'little', 'digs', 'digging', 'africa', 'who', 'that', 'never', 'hungry', 'funny', 'climbs'],
  except: [...NOT_WELL.filter((word) => word !== 'escaped'), 'afraid', 'scared', 'snake', 'lion', 'pot', 'pooh', 'hufflepuff', 'football', 'team', 'birthday', 'school'],
  company: ['badger', 'keeper', 'umbrella', 'collar', 'cushion'],
  about: 'A honey badger gets out of every bed that it is put into, until the keeper shuts the bed with the badger on the outside.',
  titles: ['Over, Under and Through', 'The Bed Is Shut', '{H} Gets In', 'The Loosest Pyjamas', 'Once Round Inside the Collar'],
  want: [
    {
      id: 'tucked-in',
      A: 'partner',
      paragraphs: [
        '{H} was a honey badger, dark below, with a white towel down its back. It had teaspoons for claws. Its skin was the biggest pyjamas in the house. A honey badger’s skin is like that, with room for more.',
        '{A} was the keeper at the zoo. “Tonight you’re staying in,” said {A}, and tucked the honey badger up on all four sides. The honey badger wanted to be out. Wherever there’s an in, there’s an out, and it always found it.'
      ]
    }
  ],
  way: [
    {
      id: 'inside-the-collar',
      A: 'partner',
      paragraphs: [
        'The keeper stood a chair in front of the bed. The honey badger rolled a cushion up to it, and stepped over. So the keeper took the cushion away, and it came out along an umbrella. A real one in South Africa used a rake.',
        '“Got you,” said the keeper, and held it by the collar. But {H} turned round inside the skin. Now its back was in front, and its front was in the towel. “Who have you got?” it asked. The keeper let go, to look.'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The keeper fetched a ribbon, and tied the chair to the bed with twelve bows. It took a quarter of an hour. “Those are my best,” said the keeper, and turned out the lamp.',
        'There was a soft sound, twelve times over, like a shoelace giving up. When the lamp went on again, the ribbon hung across the window in loops. “It’s wasted down there,” said the honey badger. “You can’t see it from the street.”'
      ]
    },
    {
      id: 'notice',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps nobody’s ever asked it nicely,” said the keeper. So the keeper wrote on a piece of card. “Please stay in,” it said, in red, and “thank you” under that. It stood at the foot of the bed, folded like a roof.',
        'The honey badger read it twice, and was pleased with the thank you. Then it laid the card over the edge, for a slide. “It’s the first one with a ‘please’ on it,” it said, at the bottom. “It goes faster.”'
      ]
    },
    {
      id: 'sting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It had to pass the bees. They were ten clothes pegs, and {A} was all of them. “This is our honey,” said the bees, and sat down on the badger in a row. It dipped one finger in the jar.',
        '“Don’t you feel us?” asked the bees. “Where?” asked the honey badger. Its skin is so thick that it has to be told. “Here, and here, and here,” said the bees. It licked the finger, and thanked them for pointing it out.'
      ]
    },
    {
      id: 'not-a-badger',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} stood at the fence, as a visitor, and read out the board. “It isn’t really a badger at all,” read {A}. “It’s more of a weasel.” “Does it mind?” asked the next visitor, who had a white towel down the back.',
        '“It doesn’t say,” said {A}. “There’s a picture, though.” They looked from the picture to the cage, and the cage was empty. “It’s out a good deal,” said the visitor, and took another of {A}’s peanuts.'
      ]
    },
    {
      id: 'digging',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A honey badger has claws in front as long as teaspoons. It dug straight down at the side of the mattress, and everything flew out behind. There was a sock, a book, and the other half of a biscuit.',
        'The keeper stood there and was hit by most of it. “That’s my book,” said the keeper, and opened it at the place. By the end of the page a nose came up on the far side of the bed. It had fluff on it, and looked satisfied.'
      ]
    },
    {
      id: 'the-lion',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Next time it was a lion who lay in the doorway. {A} had put on the brown cushion for a mane, and growled. Other animals go round by the window. The honey badger walked up until their noses touched, and growled back. It was a small growl, but it came from the feet.',
        '“You’re supposed to be frightened,” whispered the lion. “I’ve no time,” said the honey badger. “I’m on my way out.” The lion pulled in its legs, and let it through, and felt its own teeth for a while.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“One more step,” said the keeper, “and I’ll carry you.” The honey badger turned its back. When it’s had enough, a honey badger can make a smell, and that’s the end of the talk. {H} had a sock for it, from Thursday, and let it swing.',
        'The keeper stepped back as far as the wall. “It’s quite strong,” said the keeper, through one sleeve. “It’s Thursday’s,” said the honey badger. “I’ve got Friday’s on.”'
      ]
    },
    {
      id: 'rolled-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The keeper rolled the honey badger up in the quilt, until only the head looked out. “How’s that?” asked the keeper. “Firm,” said the honey badger. It breathed in, and then it breathed out for a long time.',
        'Now it was thinner than its pyjamas. First it drew one arm out of a sleeve, and then the other. Then the whole honey badger came out of the neck, in its vest. The keeper sat beside a quilt full of pyjamas, and sang to them.'
      ]
    },
    {
      id: 'list',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Which way was the hardest?” asked {A}, who wrote for the zoo’s newspaper. The honey badger thought about it, on the wrong side of the fence. “The one with the ditch,” it said. “I had to fill it in first. I used stones, and a flowerpot, and mud in balls.”',
        '“And what did the keeper do?” asked {A}. “Dug it out again,” said the honey badger. “Every morning. We’ve got very good at it, the two of us.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'In the honey badger’s empty bed there was a dent, and it was warm. {A} got in. When the keeper felt for the honey badger in the dark, there was something with fur.',
        '“Good,” said the keeper, and tucked it up. It stayed. It was the only one all evening that didn’t want to be anywhere else.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once got out of a nap,” said {S}. “It was under the blanket, feet first. I was two.” “Where did you go?” asked the honey badger, who was {A}.',
        '“To the other side,” said {S}, “and sat down. There was nothing on there either.” {S} shook the blanket straight. “But I’ve always known since then that I could.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Sometimes two honey badgers go about together. {S} was the second one. “I’ll hold the chair,” said {S}, “and you’ll climb.” {S} held it so well that it couldn’t be moved any more.',
        '“Now let go,” said {A}. “You said I was to hold it,” said {S}. {A} sat down on the chair, to think. So the keeper found two honey badgers that had stayed where they were.'
      ]
    },
    {
      id: 'no-more-out',
      A: 'partner',
      paragraphs: [
        'When it had got out for the seventh time, the keeper did not put it back. The keeper sat down and watched. There stood the honey badger, on the open rug. It looked left and right, and scratched itself.',
        '“You don’t want to be out at all,” said {A}. “You only like getting there.” It was true. Out here there was nothing to get through.'
      ]
    }
  ],
  turn: [
    {
      id: 'shut',
      A: 'partner',
      paragraphs: [
        'Now the keeper took off both shoes, and got into the bed. In came the umbrella and the cushion as well. The blanket was tucked in from the inside. “The bed’s shut,” said {A}. “Stay out as long as you like.”',
        '{H} walked round the bed. It was shut on all four sides. Its nose began to twitch.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was asked the way in, since {A} was the only one about. {A} had a fistful of blanket, and was chewing the hem. Where it had been chewed it was no longer quite so tight.',
        'The honey badger looked at that place with one eye, and then at {A}. “That’s how I began,” it said.'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'It scraped at the corner with both claws. It made itself long, which is easy in a skin like that, and went in at the foot. A lump climbed past the keeper’s knees, and out on the pillow came a honey badger. “I’m in,” said {H}.',
        '“How?” asked the keeper. “I’m not telling,” said the honey badger. “I may need it tomorrow.” The keeper tried to sit up, and there was badger on all sides. “Now I can’t get out,” said {A}. “No,” said the honey badger, and lay down on the blanket’s edge.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down next door, as a honey badger of another kind.',
      '{names} found a way out too, and it was the door.',
      { text: '{names} rolled up four pyjama cuffs, and they fell down again.', needs: ['hands'] },
      { text: '{names} locked the zoo, with a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} met the honey badger, on its way out again.',
      '{names} looked into the collar, where somebody had been.',
      { text: '{names} hung the umbrella up, and found it gone.', needs: ['hands'] },
      { text: '{names} chalked up the seventh time.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the lump go by under the blanket.',
      '{names} went round the bed behind the badger, sniffing for a gap.',
      { text: '{names} knocked on the bed, and asked if it was open.', needs: ['hands'] },
      { text: '{names} passed the teaspoons in after it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair went back to the table, and the umbrella to the door. The keeper was dug out in the end, and had one sock on.',
    '{H} washed, teeth and claws, and got in again from below, without disturbing the blanket. It had been much harder than getting out.'
  ],
  last: [
    'There were eight ways out of that bed, and {H} knew them all, and slept.',
    'The bed was shut, and on the inside {H} was asleep, with skin to spare.'
  ]
})
