import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const CANNOT = ['can’t dig', 'cant dig', 'cannot dig', 'couldn’t dig', 'couldnt dig', 'could not dig', 'doesn’t know how to dig', 'doesnt know how to dig', 'didn’t know how to dig', 'unable to dig', 'bad at digging', 'rubbish at digging', 'terrible at digging', 'hopeless at digging', 'forgot how to dig', 'forgets how to dig', 'learns to dig', 'learns digging', 'wants to dig a burrow', 'tries to dig', 'trouble digging', 'struggles to dig', 'struggles with digging', 'digging goes wrong', 'hole fills up', 'fills in its own hole']

/** Who cannot dig, and what is seen of one that is trying. */
interface Digger {
  id: string
  called: string
  words: string[]
  /** “They were as broad as spoons.” */
  paws: string
  /** What looks out of the hole last of all. */
  behind: string
  home: string
  answers?: string[]
  except?: string[]
}

function cannotDig({ id, called, words, paws, behind, home, answers = [], except = [] }: Digger): ScenePlot {
  const it = `the ${called}`
  const It = `The ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`a ${called} that can’t dig`, ...words.flatMap((word) => [...CANNOT, `without a ${home}`, `hasn’t got a ${home}`].map((cannot) => `${word} ${cannot}`))],
    nothingElse: true,
    answers: ['whose', 'are', 'were', 'there', 'story', ...words, ...answers, 'can', 'can’t', 'cant', 'cannot', 'couldn’t', 'couldnt', 'could', 'not', 'doesn’t', 'doesnt', 'didn’t', 'didnt', 'won’t', 'wouldn’t', 'know', 'knows', 'how', 'able', 'unable', 'dig', 'digs', 'digging', 'dug', 'hole', 'holes', 'burrow', 'burrows', 'den', 'sett', 'warren', 'tunnel', 'tunnels', 'home', 'house', 'bed', 'bedroom', 'earth', 'soil', 'mud', 'muddy', 'dirt', 'sand', 'ground', 'heap', 'hill', 'paws', 'claws', 'feet', 'bucket', 'spade', 'shovel', 'garden', 'field', 'park', 'tree', 'learn', 'learns', 'learned', 'learnt', 'learning', 'teach', 'teaches', 'taught', 'helps', 'help', 'helped', 'tries', 'trying', 'tried', 'try', 'practise', 'practises', 'practice', 'finally', 'at', 'last', 'very', 'well', 'properly', 'proper', 'bad', 'rubbish', 'terrible', 'hopeless', 'never', 'always', 'keeps', 'filling', 'fills', 'up', 'back', 'in', 'all', 'other', 'others', 'everyone', 'everybody', 'else', 'family', 'friend', 'friends', 'brother', 'sister', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'child', 'girl', 'boy', 'little', 'small', 'young', 'baby', 'big', 'fat', 'shy', 'funny', 'silly', 'kind', 'cute', 'brave', 'lazy', 'clumsy', 'sad', 'upset', 'happy', 'proud', 'sleep', 'sleepy', 'sleeps', 'night', 'winter', 'day', 'one', 'once', 'called', 'named', 'who', 'that', 'which', 'because', 'but', 'and', 'so', 'then', 'no', 'without', 'any', 'is', 'was', 'wants', 'wanted', 'find', 'finds', 'found', 'out', 'why', 'something', 'own', 'his', 'her', 'its'],
    except: ['hurt', 'broken', 'broke', 'paw hurts', 'injured', 'hospital', 'vet', 'died', 'dead', 'buried', 'bury', 'grave', 'stuck', 'trapped', 'flood', 'fire', 'bushfire', 'lost', 'alone', 'bullied', 'teased', 'zoo', 'toy', 'teddy', 'afraid', 'scared', 'dark', 'fox', 'treasure', 'canada', 'china', 'digger', 'excavator', 'tractor', 'poo', 'hop', 'swim', 'run', 'fly', ...except],
    moods: ['learning', 'first', 'change', 'losing'],
    isTale: true,
    out: true,
    company: [called, 'hole', 'heap', 'doormat', 'mat', 'tree', 'bucket', 'earth', 'beetle', 'bench', 'grass', 'hall', 'bedroom', 'pond', 'ducks', 'ceiling', 'sock', 'hill', 'place', 'ground', 'left', 'ball', 'snow', 'wall', 'neighbour'],
    about: `${It} digs a hole, turns round and finds a heap, and digs that away until the hole is full; a bucketful is no help either, until it is seen that the heap is what was in the hole, and that nobody digs away what somebody is sitting on.`,
    titles: ['It Went In Exactly', 'Somebody’s Put a Heap at My Door', '{H} Sits on It', 'As Much Heap as Hole', 'All I’ve Got Is a Doormat'],
    want: [
      {
        id: 'only-a-doormat',
        A: 'partner',
        paragraphs: [
          `“I can’t dig,” said ${it} to {H}. It had been trying since breakfast, and under the big tree there was still no hole. “Everybody at home’s got a ${home},” it said. “All I’ve got is a doormat.”`,
          `“Don’t your paws work?” asked {A}. They were ${paws}, and there was mud on all four. {H} wanted it to have a hole by bedtime. “Show us,” said {H}.`
        ]
      }
    ],
    way: [
      {
        id: 'a-heap-at-the-door',
        A: 'partner',
        paragraphs: [
          `${It} dug. The earth flew out behind it, and soon you saw nothing but ${behind}. “But that’s a hole!” cried {H}. “Just wait,” it said, and turned round. There stood a heap. “Every time,” it sighed. “Somebody’s put a heap at my door.”`,
          'It couldn’t bear heaps. So it dug that one away, and the earth flew out behind it. Then it turned round again. “And now somebody’s filled in my hole,” it said. {A} looked behind the tree, to see who.'
        ]
      },
      {
        id: 'come-in',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“Come in,” said ${it}, “and wipe your feet.” They stood close together on the doormat, for there wasn’t any more of it. “This is the hall,” it said. “The bedroom’s going to be down there.” {A} bent down, so as not to bump into the ceiling.`,
          '“It’s very light,” said {H}, to be polite. “And airy,” it said. “They all say that.” A leaf came down on the mat. It picked up the leaf and carried it out of the house, which was one step.'
        ]
      },
      {
        id: 'which-way-round',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“Perhaps you turn round the wrong way,” said {A}. So the next time ${it} turned to the left. There stood the heap. Then it turned to the right, and the heap was there first. “Now very fast,” said {H}, “and you’ll catch them at it.”`,
          'It spun round four times, like a top. After that it saw two heaps, and dug away the wrong one. That was the doormat. “They’re getting clever,” it said, when the tree stood still again. “That one was all bristles.”'
        ]
      },
      {
        id: 'the-beetle',
        A: 'same',
        spare: 3,
        paragraphs: [
          'Out of the heap looked a beetle. It had lived under the big tree all its life, on the left. Since breakfast it had moved house eleven times. It had a bit of moss with it. “That’ll be its carpet,” said {A}.',
          `“Good morning again,” said ${it}. The beetle didn’t answer. {H} put it down by a dandelion, with the moss, where nobody was digging. It sat there and held on tight. “It’s waiting for the next time,” said {A}.`
        ]
      },
      {
        id: 'who-told-them',
        A: 'same',
        spare: 4,
        paragraphs: [
          `“Perhaps it’s the wrong place,” said {A}. {H} took the doormat under one arm, and they went round to the back of the tree. There ${it} dug. When it turned round, there stood the heap. “They’ve found us,” it whispered.`,
          `So they moved once more, on tiptoe, to where the grass was long. {A} kept a lookout. Nobody came by except a duck, and it wasn’t carrying anything. ${It} dug without a sound, and looked over its shoulder. There stood a heap. “Who told them?” it asked.`
        ]
      },
      {
        id: 'one-bucket',
        A: 'partner',
        paragraphs: [
          '“We’ll be quicker than they are,” said {A}. The next heap went into a bucket. It was so heavy that {H} pulled and {A} pushed, and nobody saw where they were going. They tipped it out into the first dip they came to. “Oh,” said {H}. “That was your hole.”'
        ]
      },
      {
        id: 'other-walks-round-it',
        A: 'other',
        spare: 5,
        paragraphs: [
          '{A} went for a cup of tea, and walked round a heap. A little later {A} came back with a biscuit, and the heap was gone. Just where the next foot was going there was a hole. {A} stopped on one leg, and thought.',
          '“Wasn’t that the other way up?” asked {A}. “It takes turns,” said {H}. {A} waited, on the one leg, and ate the biscuit. Then it was a heap again. {A} walked round it, and felt better, for that was how {A} knew it.'
        ]
      },
      {
        id: 'pet-and-the-sock',
        A: 'pet',
        spare: 6,
        paragraphs: [
          'Only {A} liked it just as it was. A hole is there to have something put in it. So {A} put in an old sock, and looked up. The earth flew, and the sock was under it. {A} had never been served so quickly.',
          'Then the earth flew the other way, and there was the sock again. {A} looked at it with great surprise. It was browner now, and smelled of all sorts of things. {A} put it back in at once.'
        ]
      },
      {
        id: 'elder-and-the-snow',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          '“One winter somebody kept putting snow on my path,” said {S}. “Every evening I shovelled it over the wall. Every morning it was there again.” “Who did it?” asked {A}. “The neighbour,” said {S}, “who was just as cross with somebody as I was.”',
          '“How did you find out?” “We both got up early,” said {S}, “and threw at the same time. We stood there like two snowmen with a wall between.” After that they built one on top of the wall, with all there was. It had a face on both sides.'
        ]
      },
      {
        id: 'child-takes-it-home',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '{S} had got hold of the empty bucket, and held both hands over it. “What’s in there?” asked {A}. “The hole,” said {S}. “You tipped out all the rest.” {S} lifted one finger, and let {A} look. It was dark in there, and round, and quite deep.',
          `“That’s just the kind I want,” said ${it}. So {S} gave it away, because {S} had no use for a hole at home. ${It} tried it on. It fitted as far as the shoulders. “It’s a bit tight,” it said from inside, “but it’s not been filled in.”`
        ]
      },
      {
        id: 'the-same-earth',
        A: 'partner',
        paragraphs: [
          `“The heap went in exactly,” said {A}. “There wasn’t a spoonful left over.” {A} looked from the bucket to the full hole. “It’s the same earth! Nobody brings you a heap. It’s what was in the hole.” “Then I can’t have one without the other,” said ${it}, “and I can’t bear heaps.”`
        ]
      }
    ],
    turn: [
      {
        id: 'where-i-sit',
        A: 'partner',
        paragraphs: [
          `“You dig,” said {H}, “and leave the heap to me.” The earth flew out, and {H} sat down on it. ${It} turned round. “Is that a heap?” it asked. “No,” said {H}, “it’s my seat.” You can’t dig away a seat while somebody’s sitting on it. That would be rude. So ${it} dug on.`
        ]
      },
      {
        id: 'it-has-got-bigger',
        A: 'same',
        spare: 9,
        paragraphs: [
          `After a while ${it} looked round again. “It’s got bigger,” it said. “Are you sure that it isn’t a heap?” “It’s a sofa,” said {A}, and sat down at the other end. They leaned back, so that it could see.`,
          `The next time it was a balcony, and {H} waved from it. After that it was a theatre. “What’s on?” asked ${it}. “You are,” said {A}. So it bowed, with earth on its nose, and went down for the second half.`
        ]
      },
      {
        id: 'somebody-on-top',
        A: 'same',
        spare: 10,
        paragraphs: [
          `From up there they could see where ${it} was. A daisy shook, and then the next one, in a line across the grass. “Where am I?” it called, from far down. “Under the bench,” called {H}. “Is anybody sitting on it?” There was, said {A}, with a sandwich.`,
          '“Then this is where I’ll have the bedroom,” it called. “What somebody’s sitting on stays where it is.” On the bench the sandwich was put down. Its owner looked at the grass for a while, and said that it was quite all right.'
        ]
      },
      {
        id: 'whoever-made-that',
        A: 'partner',
        paragraphs: [
          'Whenever more earth came, {H} and {A} stood up, and sat down on top of it. Soon they could see as far as the ducks. Then it was quiet. Out from under the doormat came a nose.',
          `“I’ve got a bedroom,” said ${it}. It came up and sat between them. It looked at the ducks, and then at what it was sitting on. “What a hill!” it said. “Whoever made that can really dig.”`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} walked once round the big tree, and there was no hole there either.',
        '{names} got onto the doormat, and heard “Come in”.',
        { text: '{names} shook a paw, and had to wipe one hand on the grass.', needs: ['hands'] },
        { text: '{names} beat the doormat, so that it looked lived in.', needs: ['hands'] }
      ],
      way: [
        '{names} watched for somebody, and saw nobody.',
        '{names} got a bit of earth on the nose, and sneezed.',
        { text: '{names} took one handle of the bucket.', needs: ['hands'] },
        { text: '{names} patted the place flat, and it was as flat as before.', needs: ['hands'] }
      ],
      turn: [
        '{names} sat on it as well, lower down, where it was warm.',
        '{names} listened at the grass, and heard somebody dig.',
        { text: '{names} pointed at the ducks from up there.', needs: ['hands'] },
        { text: '{names} laid the doormat in front of the door, and got it straight.', needs: ['hands'] }
      ]
    },
    bed: [
      'The hill stayed where it was, with a hollow on top, from sitting. Deep down somebody turned round three times, and met nothing but bedroom.',
      '{H} washed off the earth, and there was enough for a flower pot. The bed had a hollow, and the blanket made a heap on top, and {H} went in exactly.'
    ],
    last: [
      'Nobody digs away a heap while somebody sleeps in it, and {H} was asleep.',
      'There was a hollow and a heap, and not one without the other, and {H} was asleep.'
    ]
  })
}

export const wombatCannotDig = cannotDig({ id: 'wish-wombat-cannot-dig', called: 'wombat', words: ['wombat'], paws: 'as broad as soup spoons', behind: 'a round brown bottom', home: 'burrow', answers: ['australian', 'australia', 'bush'], except: ['koala', 'combat'] })

export const badgerCannotDig = cannotDig({ id: 'wish-badger-cannot-dig', called: 'badger', words: ['badger'], paws: 'as broad as soup spoons, with claws like combs', behind: 'a round grey bottom', home: 'burrow', except: ['road', 'honey', 'striped'] })

export const moleCannotDig = cannotDig({ id: 'wish-mole-cannot-dig', called: 'mole', words: ['mole'], paws: 'as pink and broad as shovels', behind: 'a round velvet bottom', home: 'tunnel', except: ['arm', 'leg', 'face', 'cheek', 'skin', 'whack', 'naked', 'rat', 'glasses', 'blind', 'doctor'] })

export const rabbitCannotDig = cannotDig({ id: 'wish-rabbit-cannot-dig', called: 'rabbit', words: ['rabbit', 'bunny'], paws: 'as quick and soft as whisks', behind: 'a round white tail', home: 'burrow', except: ['hutch', 'cage', 'easter', 'white rabbit', 'alice', 'pet', 'carrots', 'kick', 'harbour'] })
