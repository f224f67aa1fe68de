import { wishPlot } from '../wish-plot.ts'

const THERE = ['canada', 'china', 'australia', 'other side of the world', 'other side of the earth']

export const wombatDigsToCanada = wishPlot({
  id: 'wish-wombat-digs-to-canada',
  beginsElsewhere: true,
  wishes: ['a wombat who digs a hole all the way to Canada', ...THERE.flatMap((where) => [`wombat digs ${where}`, `wombat hole ${where}`, `wombat tunnel ${where}`, `dig a hole to ${where}`, `dig a tunnel to ${where}`, `tunnel through to ${where}`]), 'digging all the way to canada', 'digging all the way to china', 'digging all the way to australia', 'wombat digs a hole', 'wombat digs tunnel', 'wombat deep hole', 'wombat digs through the earth', 'wombat digs through the world', 'hole through the whole world', 'hole right through the earth', 'hole all the way through the world', 'tunnel through the middle of the earth', 'dig through the middle of the earth', 'digs out the other side of the world', 'digging so deep other side of the world', 'drop a carrot through the world'],
  answers: ['wombat', 'wombats', 'dig', 'digs', 'digging', 'dug', 'hole', 'holes', 'tunnel', 'tunnels', 'burrow', 'deep', 'deeper', 'long', 'big', 'huge', 'all', 'the', 'way', 'to', 'through', 'down', 'and', 'out', 'pops', 'comes', 'came', 'up', 'other', 'side', 'end', 'of', 'world', 'earth', 'globe', 'planet', 'middle', 'centre', 'center', 'canada', 'canadian', 'australia', 'china', 'new', 'zealand', 'japan', 'america', 'land', 'country', 'ends', 'finds', 'meets', 'what', 'who', 'that', 'there', 'from', 'our', 'my', 'garden', 'backyard', 'yard', 'beach', 'sandpit', 'sand', 'playground', 'a', 'an', 'so', 'it', 'goose', 'moose', 'beaver', 'snow', 'kangaroo', 'panda', 'pancake', 'pancakes', 'carrot', 'supper', 'hungry', 'visit', 'visits', 'friend', 'home', 'back', 'little', 'small', 'brave', 'clever', 'funny', 'silly', 'sleepy', 'one', 'day', 'night', 'once', 'named', 'called', 'accidentally', 'accident', 'by', 'mistake'],
  except: ['died', 'dead', 'buried', 'grave', 'stuck', 'trapped', 'collapsed', 'escape', 'prison', 'hurt', 'lost', 'bone', 'treasure', 'moving', 'emigrating', 'moved', 'grandma', 'granny', 'grandparents', 'cousin', 'cousins', 'volcano', 'lava', 'train', 'why', 'how', 'pipe', 'roadworks', 'mine', 'miners', 'get away', 'away from', 'dad', 'mum', 'police'],
  isTale: true,
  out: true,
  moods: ['question', 'first', 'change', 'waiting'],
  company: ['wombat', 'hole', 'carrot', 'carrots', 'goose', 'snow', 'mat', 'doormat', 'door', 'pancake', 'hiccup', 'world', 'earth', 'middle'],
  about: 'A wombat has dug from the doormat all the way to Canada without its supper; but a carrot that is dropped down the hole looks out on the other side and falls home again, until somebody sees that it stops at the top, as a swing does, for just one hiccup.',
  titles: ['One Hiccup at the Top', 'The Carrot That Went Home', '{H} Sends a Carrot to Canada', 'Canada, or Else China', 'From the Doormat Down'],
  want: [
    {
      id: 'no-supper-in-canada',
      A: 'partner',
      paragraphs: [
        'The wombat’s hole went all the way to Canada, and its supper was still here with {H}. “I’m through!” it called, from far down. “It’s Canada, or else it’s China. There’s snow, and a goose, and it’s morning.”',
        '“Have you eaten?” called {A}. “Only mud,” said the wombat, “for eight days.” A rumble came up the hole, and that was its tummy. {H} had a carrot, and wanted to send it over while it was crisp.'
      ]
    }
  ],
  way: [
    {
      id: 'there-it-goes',
      A: 'partner',
      paragraphs: [
        'Where the doormat had been, {H} let the carrot fall. Down it went with a whistle. “Here it comes!” called the wombat. “And there it goes.” Then something rose out of the hole, up to {H}’s chin. It was the carrot, with snow on its nose. It hung there for a moment, and fell again.'
      ]
    },
    {
      id: 'white-on-top',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Beside the door stood the heap of all that had come out. At the bottom it was brown. Further up it was red, and then black, and at the very top it was white. {A} tried the white bit with one finger. It was snow.',
        'In the snow stuck a bus ticket, with a word on it that nobody could read. {A} turned it the other way up, because of where it came from. It was no easier that way. “It’s there and back,” said {H}, for it had an arrow at each end.'
      ]
    },
    {
      id: 'a-sky-like-a-button',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked down, and {A} held on to {H}’s jumper. At the far end there was a bit of sky, as small as a blue button. Across the button lay something with a beak. “You’re upside down!” called {H}.',
        '“It says that you are,” called the wombat. “It can see right up your nose.” {A} tried it from the other side of the hole, and it made no difference. In the end they all agreed that it was the wombat that lay sideways.'
      ]
    },
    {
      id: 'past-the-turning',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why did you dig so far?” called {A}. “I didn’t mean to,” said the wombat. “I was making a bedroom, and I was thinking of something else. When I looked up, there was a goose.” “What were you thinking of?” called {H}.',
        'It took a while to come up. “Australia,” it said. “That’s where I’m from. There was a turning to it, in the middle, on the left. It smelled of warm trees.” “Then why didn’t you take it?” asked {A}. “I was going so well,” said the wombat.'
      ]
    },
    {
      id: 'a-ball-of-string',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could let things down on a string,” said {A}. There was a whole ball of it. They tied a spoon to the end, and let it down until the ball was gone. “Can you see a spoon?” called {H}. “Not yet,” called the wombat.',
        '“How much more do we need?” asked {A}. It was eight days to Canada, said the wombat, and you dug all morning and all afternoon. They had string as far as the first cup of tea. They rolled it up again. In the spoon sat a beetle that had taken it for the lift.'
      ]
    },
    {
      id: 'to-hold-its-hand',
      A: 'partner',
      paragraphs: [
        '“It had a look at Canada,” called the wombat, “and went home.” “Then it’s shy,” said {A}. “We’ll send another, to hold its hand.” {H} dropped in a second carrot. Now two of them came up, looked at {A}, and left. “The goose says they’ve got lovely manners,” called the wombat. Its tummy said something else.'
      ]
    },
    {
      id: 'other-wipes-both-feet',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was just going indoors, and wanted to wipe both feet. Where the mat had been there was a hole. “Mind out,” said {H}, “that’s Canada.” {A} put the foot back where it had come from. “I knew that,” said {A}. “It was only my foot that didn’t.”',
        'The mat was leaning on the wall. So {A} wiped both feet there, up and down, one after the other. A carrot rose out of the hole, looked at the soles, and left.'
      ]
    },
    {
      id: 'the-middle-has-no-down',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it like in the middle?” called {A}. “Hot,” said the wombat, “and there isn’t any down in it. I dug down for four days. Then I dug up for four days, and I’d never turned round.” They both thought about that.',
        '{H} bent over and looked out between two knees. There was the street, hanging from its pavement. “Which way’s down now?” asked {H}. Then {H}’s hat fell off, and showed them.'
      ]
    },
    {
      id: 'pet-at-the-edge',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never met a hole that gave things back. A carrot came up, and {A} looked at it, and it went. {A} moved a little closer. A bit later it came again, and looked the same as before, only colder.',
        '“Take it,” said {H}. But {A} had no use for a carrot. {A} only wished to see it do that again. It did. No ball had ever come back to {A} all by itself.'
      ]
    },
    {
      id: 'elder-sent-a-letter',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once had a letter like that,” said {S}. “I wrote to my cousin that I’d come on Sunday, and put on too few stamps. It came back to me. So I sent it off again, as it was.” “How often?” asked {A}.',
        '“All that year,” said {S}. “I’d been there, and had come home, and had told everybody about it. Then it got through.” “And what did your cousin do?” asked {A}. “Baked a cake,” said {S}, “and sat there on Sunday, and looked down the road.”'
      ]
    },
    {
      id: 'child-digs-in-a-pot',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had begun a hole as well, with a spoon, in a flower pot. “Where does yours go?” asked {A}. {S} dug on until it went clink. “To here,” said {S}. Then {S} let a pea fall in, and waited for it with one hand held out.',
        'The pea did not come back. “It must like it there,” said {S}. “That’s only because yours has got a bottom,” said {A}. {S} looked in. It was a good bottom. You always knew where your pea was.'
      ]
    },
    {
      id: 'what-the-paws-do',
      A: 'partner',
      paragraphs: [
        '{A} watched the carrots come and go. “They aren’t shy,” said {A}. “They’re on a swing. Down our side, up yours, and at the top they stop.” “They don’t stop, they go,” called the wombat. “First they stop,” said {A}, “for one hiccup. What are your paws doing then?” “Clapping,” said the wombat.'
      ]
    }
  ],
  turn: [
    {
      id: 'do-not-clap',
      A: 'partner',
      paragraphs: [
        '“Don’t clap,” called {H}. “Grab!” The first carrot came up to {H}’s chin, and went down with a whistle. Nobody breathed. Then there was a crunch. It came through the whole world, and it was crisp.',
        '“Now you!” called the wombat. Up out of the hole came something round and flat. At the hiccup {H} grabbed. It was a pancake, still warm from the middle of the world.'
      ]
    },
    {
      id: 'the-syrup-came-later',
      A: 'same',
      spare: 10,
      paragraphs: [
        'With the pancake there was syrup. It came a bit later, for syrup does everything later. It rose up over the hole in one long golden thread. “Quick, the plate,” said {A}. There was no hurry.',
        'It did not stop for a hiccup. It stopped for about as long as it takes to say Canada three times. {A} said it five times. Then the syrup saw that there was a pancake, and lay down on it.'
      ]
    },
    {
      id: 'something-from-the-goose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The goose would like to send something too,” called the wombat. Up came an egg cup with snow in it, heaped up and patted smooth. {H} took it at the hiccup. It had been through the middle, and had only begun to melt in {H}’s hand.',
        '“What’ll we send the goose?” asked {H}. {A} thought about what a goose is short of in the snow. They sent it a sock. “It’s got it on!” called the wombat. Then there was a honk. “It wants to know where the other one is.”'
      ]
    },
    {
      id: 'on-the-doormat',
      A: 'partner',
      paragraphs: [
        '“I’m coming home,” called the wombat. Out of the hole rose two ears, and a nose with snow on it. Then came the rest, as round as a cushion, and hung in the air. “Now,” said {A}, and {H} pushed the doormat across underneath.',
        'The wombat sat down with a bump. “Was it Canada?” asked {H}. “I forgot to ask,” it said. “I was clapping.” Under the mat something gave a soft tap. It was the second carrot, and it could not stay.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the hole, and it smelled of snow.',
      '{names} came to the door, and stopped just in time.',
      { text: '{names} cupped both hands and called good morning down the hole.', needs: ['hands'] },
      { text: '{names} leaned the doormat on the wall, out of the way.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the carrot, and the carrot looked back.',
      '{names} stood well away from the edge, and saw it all the same.',
      { text: '{names} waved to the carrots when they came by.', needs: ['hands'] },
      { text: '{names} counted the times that a carrot came home, and got to six.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the crunch, and did not make a sound.',
      '{names} got a bit of the pancake, from the edge.',
      { text: '{names} rubbed the snow off the wombat’s nose.', needs: ['hands'] },
      { text: '{names} pulled the mat straight at one corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wombat lay down on the doormat like a lid, and there was no more draught from Canada.',
    '{H} washed, and lay down. Outside the door something went tap, and after a good while it went tap.'
  ],
  last: [
    'Up came the carrot, and stopped for one hiccup, and went, and {H} was asleep.',
    'On the other side of the world a goose got up, and here {H} was asleep.'
  ]
})
