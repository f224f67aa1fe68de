import type { ScenePlot } from '../../format.ts'
import { wishPlot, type WrittenPlot } from '../wish-plot.ts'

const KIN = ['mummy', 'mum', 'mom', 'mommy', 'mama', 'daddy', 'dad', 'papa', 'granny', 'grandma', 'nana', 'nan', 'grandpa', 'grandad', 'auntie', 'uncle']
const GROWN = ['grown up', 'grown-up', 'grownup', 'adult', 'parent']

const told = (of: Pick<WrittenPlot, 'id' | 'amongChildren' | 'wishes'>): ScenePlot =>
wishPlot({
  ...of,
  beginsElsewhere: true,
  answers: [...KIN, 'grown', 'grown-up', 'grownup', 'ups', 'adult', 'adults', 'parent', 'parents', 'big', 'baby', 'babies', 'when', 'i', 'was', 'am', 'is', 'were', 'are', 'and', 'the', 'a', 'my', 'our', 'me', 'one', 'where', 'what', 'if', 'day', 'for', 'swap', 'swaps', 'swapped', 'swapping', 'places', 'change', 'changed', 'turn', 'turns', 'turned', 'into', 'became', 'become', 'becomes', 'little', 'small', 'tiny', 'high', 'chair', 'highchair', 'pram', 'pushchair', 'buggy', 'stroller', 'nappy', 'nappies', 'diaper', 'bib', 'dummy', 'bottle', 'spoon', 'porridge', 'feed', 'feeds', 'look', 'looks', 'after', 'boss', 'in', 'charge', 'had', 'has', 'have', 'to', 'do', 'what', 'said', 'say', 'she', 'he', 'her', 'him', 'they', 'kids', 'children', 'child', 'all', 'everybody', 'everyone', 'again', 'instead', 'funny', 'silly', 'story', 'about', 'please', 'drops', 'dropped', 'coffee', 'tea', 'cocoa', 'newspaper', 'laughed', 'peekaboo', 'boo', 'wear', 'wears', 'wore'],
  except: ['new baby', 'having', 'expecting', 'tummy', 'belly', 'born', 'pregnant', 'coming', 'birth', 'twins', 'lost', 'died', 'dead', 'heaven', 'ill', 'poorly', 'hospital', 'hurt', 'sad', 'cries', 'cried', 'crying', 'photo', 'photos', 'sister', 'brother', 'cousin', 'dinosaur', 'dragon', 'animal', 'owl', 'doll', 'toy', 'teddy', 'jealous', 'old', 'forgets', 'away', 'work', 'school', 'holding', 'held', 'cuddle', 'cot', 'sick'],
  nothingElse: true,
  partnerPlays: true,
  moods: ['question', 'first', 'change', 'learning'],
  isTale: true,
  asked: true,
  company: ['baby', 'spoon', 'spoons', 'cup', 'cocoa', 'paper', 'newspaper', 'chair', 'high chair', 'table', 'bib', 'drawer', 'keys', 'tray', 'floor', 'porridge', 'aeroplane', 'telephone', 'shoes', 'pancakes', 'armchair', 'airport', 'edge', 'goat', 'minute', 'grown-up'],
  about: 'The hero is the grown-up, who wants to drink one cup while it is warm, and the baby drops its spoon again and again. A heap of spoons is no help, for the baby likes the face that goes and comes back, and a newspaper does that without getting up.',
  titles: ['While It Was Warm', 'What the Newspaper Is For', '{H} Is the Grown-Up', 'Eleven Spoons', 'It Had a Face On'],
  want: [
    {
      id: 'who-is-who',
      A: 'partner',
      paragraphs: [
        '{H} was the grown-up that day, and {A} was the baby. {A} sat in the high chair, in a bib, with both knees up. “Spoon,” said {A}. {H} gave the baby a spoon.',
        '{H} had a bunch of keys, a newspaper and a cup of cocoa. “I never get to drink a whole cup while it’s warm,” grown-ups always said. {H} wanted to be the first.'
      ]
    }
  ],
  way: [
    {
      id: 'eleven-spoons',
      A: 'partner',
      paragraphs: [
        'Clink! The spoon lay under the table. {H} crept under, and came up again with the spoon. “Thank you,” said {A}, who was a polite baby, and let go of it. Clink!',
        'So {H} took all the spoons out of the drawer, and laid them in front of {A}. There were eleven. “That’ll last you,” said {H}. Clink, clink, clink. Eleven times {H} was under the table, and {A} laughed till the chair shook. By then the cocoa was cold.'
      ]
    },
    {
      id: 'the-airport-is-closed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was porridge, too. {H} filled a spoon, and held it up high. “Here comes the aeroplane,” said {H}. {A} shut both lips. “The airport’s closed,” said {A}, through a very small gap. So the aeroplane flew round the lamp, and round the lamp again.',
        '“It’s got nowhere to land,” said {H}. “And there are people in it.” That was too much for the baby. {A} opened up quite wide, and let them all in. “They were sweet,” said {A}. “Is there another aeroplane?”'
      ]
    },
    {
      id: 'in-a-minute',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Look,” said {A}. “In a minute,” said {H}. The words were out before {H} had noticed. So that was how it happened! Grown-ups did not do it on purpose. The words just lay ready on the tongue. “Is it over now?” asked {A}. “No,” said {H}.',
        '“Is it now? Is it now?” {H} looked at the clock, and the hand had hardly moved. For a grown-up a minute was quite short. “For a baby it’s much longer,” said {A}. {H} could still remember that.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had to make a telephone call, as grown-ups do. “How are you?” said {H}. “Mustn’t grumble. And the weather? Well, there you are. It’s the time of year.” {H} walked up and down with it, looked out of the window, and laughed at nothing.',
        '“Who was it?” asked {A}. “I haven’t rung anybody yet,” said {H}. “That was only for practice.” Then {A} wanted the telephone as well. {A} listened for a while, said “Goodness”, and gave it a lick.'
      ]
    },
    {
      id: 'what-we-are-late-for',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’re late,” said {H}, and rattled the keys. “What for?” asked {A}. {H} did not know that yet. But grown-ups were always late, so it had to be for something. “Shoes on, quick,” said {H}. “I can do it by myself,” said the baby.',
        'It took a long time, and a good deal of breathing. “Done,” said {A}. {H} looked. Both of {A}’s shoes were on, and both of them were on {H}. “And now mine,” said {A}, and held out two bare feet. By then they were too late to be late for anything.'
      ]
    },
    {
      id: 'perhaps-its-teeth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All at once the baby pulled a face. “It’s teeth,” said {H}, who knew about babies. {H} looked in. All the teeth were there. “Then it’s wind,” said {H}. {H} took as much of {A} as would go into two arms, and patted.',
        'Nothing came up. “Then you’re overtired,” said {H}. “It’s my foot,” said {A}. “You’re standing on it.” {H} had not thought of that one. {H} got off, and at once the baby was as good as gold.'
      ]
    },
    {
      id: 'other-with-the-keys',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“May I hold the keys?” asked {A}. But {H} held on to them. There were seven on the ring, and it had never been {H}’s turn before. One was for the door and one was for the bicycle. “And this one?” asked {H}.',
        '“Nobody knows,” said {A}. “All grown-ups have some that are for nothing.” “Then why do they carry them?” “You never know,” said {A}. {H} gave them a shake. So that was what always rattled in the hall. It was the you-never-knows.'
      ]
    },
    {
      id: 'pet-under-the-tree',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Under the table sat {A}. There had never been much to do down there. But now spoons came from above, and on each of them was a bit of porridge. {A} had licked each one clean before {H} was even on the floor.',
        'After the third, {A} looked up when it was time. After the fifth, {A} moved a little to the left, where they came down best. {A} must have taken the high chair for a sort of tree. It was the right time of year for spoons.'
      ]
    },
    {
      id: 'elder-tuesday',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was the baby,” said {S}, “I lived mostly under the table. It’s a room with four legs. On the ceiling somebody had written ‘Tuesday’, in pencil.” “Who had?” asked {A}. “The carpenter, I suppose,” said {S}. “I took it for its name.”',
        '“And what’s written under ours?” {A} was down there anyway, for the spoon, and had a look. There was only a bit of old jam. “Then it isn’t called anything,” said {S}. “You’d better give it a name while you’re there.”'
      ]
    },
    {
      id: 'child-in-her-day',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to be the baby, or the grown-up either. {S} was the grandmother, and sat in the armchair with a blanket round both knees. “In my day,” said {S}, “everything was better.” “What was better?” asked {A}, with a spoon in each hand.',
        '{S} had to think hard. “The pancakes,” said {S}. That was quite true. Yesterday there had been pancakes. “And grandmothers were always brought a biscuit,” said {S}. So {A} went and fetched one.'
      ]
    },
    {
      id: 'what-spoon',
      A: 'partner',
      paragraphs: [
        '“Why do you do that?” asked {H}, from below. Most babies cannot tell you. But this one had been big till breakfast, and knew the words. {A} bent over the edge. “You’re there,” said {A}. “Then I let go, and you’re gone. There’s nobody! And then up you come, and you’ve got a face on! Every time!”',
        '{H} came up with the last spoon, and {A} crowed. “So you don’t want the spoon?” asked {H}. “What spoon?” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-paper',
      A: 'partner',
      paragraphs: [
        '{H} poured out a new cup. Then {H} opened the newspaper wide, and was gone. Behind it {H} took a sip, and it was warm. {H} let the paper down. “Boo,” said {H}. {A} drummed on the tray for joy.',
        'Up went the paper, and {H} drank. Down it came. The spoon lay there, and nobody thought of it. “So that’s what newspapers are for!” said {H}. There was hardly a picture in it.'
      ]
    },
    {
      id: 'gone-as-well',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wanted to be gone as well, and was given the page with the weather. {A} held it up with both hands. “Where’s the baby?” asked {H}. “It was here a moment ago.” The weather shook a bit. Below it were two knees, and a bib.',
        '{H} searched in the cup and in the bunch of keys. Then both papers came down in the same moment. “Boo,” said both of them, and both of them jumped. A boo is much stronger when there are two.'
      ]
    },
    {
      id: 'out-at-the-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The next time {H} did not come over the top. {A} watched the top edge, and nobody came. Then there was an eye, round at the left. {A} had to think about it first, and then laughed so hard that no sound came out.',
        '“Again,” said {A}. {H} came out at the right, and underneath, and once through a hole in the sports page. {A} was right only once, and that was the best time. “I knew you’d be there,” said {A}, as proud as a cat.'
      ]
    },
    {
      id: 'from-top-to-bottom',
      A: 'partner',
      paragraphs: [
        'At the last sip {H} stayed behind the paper, because there was a picture of a goat. It went quiet. Then one finger came over the edge, and pulled. There was {A}, with a face on. “Boo,” said {A}.',
        '“You may be big again now,” said {H}. So {A} took off the bib, and got a cup as well. {A} drank it from the top to the bottom, while it was warm. Nothing went clink. {H} sat next to {A}, and held on to the spoon with both hands. It was not easy.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the high chair, and looked the baby over.',
      '{names} smelled the cocoa from the door, and stayed.',
      { text: '{names} tied the bib again, with a better bow.', needs: ['hands'] },
      { text: '{names} held the keys for the grown-up, until they were wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down a little to one side, because of the spoons.',
      '{names} looked under the table, and met {H} there.',
      { text: '{names} caught a spoon on its way down, by chance.', needs: ['hands'] },
      { text: '{names} counted the spoons with one finger, and came to eleven.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked behind the newspaper, and it was only {H}.',
      '{names} jumped a little at each boo, to be polite.',
      { text: '{names} turned a page, and there was nobody behind that either.', needs: ['hands'] },
      { text: '{names} picked the last two spoons off the floor.', needs: ['hands'] }
    ]
  },
  bed: [
    'Eleven spoons lay in the drawer, one inside the other, and none of them let go.',
    '{H} washed, and lay down. The blanket went up, and {H} was gone. The blanket came down, and there was a face. “Boo,” said somebody in the doorway.'
  ],
  last: [
    'A face came up over the blanket once more, and stayed there, and {H} was asleep.',
    'On the table stood two cups, both of them empty, and {H} was asleep.'
  ]
})

const BIG = [...GROWN.map((grown) => `i ${grown}`), 'i was big', 'swap']

/** A wish of the child’s own, which names who was the baby. */
export const grownUpAndBaby = told({
  id: 'wish-grown-up-and-baby',
  amongChildren: true,
  wishes: ['when I was a grown up and mummy was the baby', ...KIN.flatMap((kin) => [...BIG.map((big) => `${kin} was the baby ${big}`), `${kin} turned into a baby`, `${kin} became a baby`, `${kin} becomes a baby`, `${kin} in a nappy i was the grown up`, `${kin} in a nappy i am the boss`])]
})

/** No one is named in the wish. */
export const grownUpsAreBabies = told({
  id: 'wish-grown-ups-are-babies',
  wishes: ['the grown ups are the babies and the kids are the grown ups', ...GROWN.flatMap((grown) => [`${grown} babies kids`, `${grown} babies children`, `${grown} was the baby and i was big`, `${grown} was the baby and i was in charge`, `all the ${grown} turned into babies`]), 'grown ups are babies', 'grown-ups are babies', 'grownups are babies', 'adults are babies', 'parents are the babies', 'parents become babies', 'parents turned into babies', 'i was the grown up and everyone else was a baby']
})
