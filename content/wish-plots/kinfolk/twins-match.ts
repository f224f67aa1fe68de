import { wishPlot } from '../wish-plot.ts'

export const twinsMatch = wishPlot({
  id: 'wish-twins-match',
  wishes: ['twins match', 'twins matching', 'twins match clothes', 'twins same clothes', 'twins same outfit', 'twins same outfits', 'twins dressed same', 'twins dressed the same', 'twins dressed alike', 'twins dress same', 'twins dress the same', 'twins dress alike', 'twins wear same', 'twins wearing same', 'twins want different clothes', 'twins different clothes', 'twins different outfits', 'twins look different', 'twins look the same', 'twins be different', 'twins hate matching', 'twins don’t want match', 'twins dont want match', 'twins refuse match', 'twins don’t want be dressed same', 'twins don’t want be dressed the same', 'twins won’t be dressed the same', 'twins refuse dressed the same', 'twins don’t want same clothes', 'twins won’t match', 'matching outfits', 'matching outfit', 'matching clothes', 'matching jumpers', 'matching jumper', 'matching sweaters', 'matching dresses', 'matching dress', 'matching pyjamas', 'matching shirts', 'matching t-shirts', 'matching tshirts', 'matching coats', 'matching hats', 'matching kurtas', 'sisters matching', 'brothers matching', 'sisters match clothes', 'brothers match clothes', 'sisters dressed same', 'sisters dressed alike', 'brothers dressed same', 'brothers dressed alike', 'sisters same dress', 'sisters same clothes', 'brothers same clothes', 'brothers same shirt', 'siblings same clothes', 'siblings matching', 'siblings dressed same', 'same jumper sister', 'same jumper brother', 'same dress sister', 'dressed the same', 'dressed alike', 'dress alike', 'dressed identical', 'dressed identically', 'twins confused', 'twins mixed up', 'twins muddled up', 'tell twins apart', 'telling twins apart', 'fingerprints', 'fingerprint', 'thumbprint', 'thumbprints'],
  answers: ['twin', 'twins', 'identical', 'sister', 'sisters', 'brother', 'brothers', 'sibling', 'siblings', 'cousins', 'boys', 'girls', 'two', 'both', 'match', 'matches', 'matching', 'same', 'alike', 'dress', 'dresses', 'dressed', 'dressing', 'wear', 'wears', 'wearing', 'clothes', 'outfit', 'outfits', 'jumper', 'jumpers', 'sweater', 'sweaters', 'shirt', 'shirts', 'stripes', 'stripy', 'striped', 'pyjamas', 'kurtas', 'different', 'differently', 'differ', 'apart', 'tell', 'telling', 'tells', 'confused', 'mixed', 'muddled', 'look', 'looks', 'not', 'don’t', 'dont', 'doesn’t', 'won’t', 'wont', 'never', 'no', 'want', 'wants', 'hate', 'hates', 'refuse', 'refuses', 'like', 'be', 'being', 'each', 'other', 'own', 'always', 'everyone', 'everybody', 'aunt', 'auntie', 'grandma', 'granny', 'knitted', 'photo', 'finger', 'fingers', 'fingerprint', 'fingerprints', 'thumb', 'thumbs', 'thumbprint', 'any', 'anymore', 'more', 'longer', 'today', 'wedding', 'party', 'eid', 'christmas', 'as', 'their', 'the', 'who', 'year', 'years', 'old', 'little', 'our', 'for'],
  except: ['swap', 'swapping', 'swapped', 'places', 'pregnant', 'expecting', 'baby', 'babies', 'newborn', 'born', 'birth', 'hospital', 'died', 'dead', 'ill', 'sick', 'poorly', 'lost', 'separate', 'separated', 'class', 'classes', 'divorce', 'fight', 'fighting', 'hit', 'hurt', 'jealous', 'bed', 'beds', 'room', 'bunk', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'robot', 'robots', 'princess', 'unicorn', 'unicorns', 'fairy', 'fairies', 'mermaid', 'mermaids', 'cat', 'cats', 'dog', 'dogs', 'kitten', 'kittens', 'puppy', 'puppies', 'teddy', 'doll', 'dolls', 'police', 'thief', 'burglar', 'detective', 'crime', 'socks', 'shapes', 'game', 'cards', 'memory', 'pairs', 'football', 'kit', 'cricket', 'fire', 'moon', 'space', 'superhero', 'superheroes', 'costume', 'teased'],
  amongChildren: true,
  partnerPlays: true,
  moods: ['quarrel', 'change', 'question'],
  company: ['parcel', 'jumper', 'jumpers', 'stripes', 'label', 'door', 'curtain', 'jam', 'thumb', 'card', 'bell', 'mirror'],
  about: 'Two who have been sent the same jumper do not want to match, and whatever one thinks of, so has the other, until two jam marks show what nobody has the same.',
  titles: ['Not a Sock', 'The Hill and the Pond', '{H} Does Not Match', 'The Same Idea Again', 'What Is on a Thumb'],
  want: [
    {
      id: 'not-a-sock',
      A: 'partner',
      paragraphs: [
        'A parcel had come for {H} and {A}, and in it were two striped jumpers. They were exactly the same. “Now you match,” it said on a card. {H} did not want to match. “I’m not a sock,” said {H}. {A} did not want to either. But Aunt Dot, who had knitted them, was coming at four, to see.'
      ]
    }
  ],
  way: [
    {
      id: 'counting-stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps there was a mistake in it somewhere. {H} counted the stripes on one sleeve, and {A} counted those on the other jumper. “Nine,” said both of them. “Don’t say it when I do,” said {H}. They did it again, {H} from the top and {A} from the bottom.',
        'It was nine, and they said it together. Only at five had they been really different, because there one of them had coughed.'
      ]
    },
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'To be different, {H} took one jumper behind the door. {A} took the other behind the curtain. {H} thought hard, and put it on back to front. When they came out, {A} had the label under the chin as well. {H} pulled up one sleeve, and out came {A} with one sleeve up. “Stop thinking of mine,” said {H}. The third time they both came out inside out.'
      ]
    },
    {
      id: 'four-in-the-mirror',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stood opposite each other. When {H} put up a hand, so did {A}, and on the same side. “It’s like a mirror,” said {H}. “And I’m the one in front of it.” “No, that’s me,” said {A}. There was a way to find out, and that was the mirror in the hall.',
        'They went and stood before it. There were two more in there, in striped jumpers. “Now we’re four,” said {A}. It had got worse.'
      ]
    },
    {
      id: 'asking-the-socks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do socks bear it?” asked {H}. They fetched a pair, to see. One of the two had a hole at the toe. The other was a good deal greyer, and had a bit of fluff on it. “They’ve both tried to get out of it,” said {A}.',
        '“This one was behind the washing machine till Tuesday,” said {H}. You could see that it had been good for it. It was laid next to the other again, and the hole looked up at it.'
      ]
    },
    {
      id: 'buttons-done-wrong',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There were three buttons at the neck. “I’ll do mine up wrong,” said {H}, “and you do yours up right.” {A} thought that it was a good plan, only the other way round. They could not agree who should be wrong. One button hung by a thread. They both took hold of it, and off it came, and rolled under the cupboard.',
        'Now there were three buttons on one jumper and two on the other. They really did not match, for as long as it took to find it and sew it on.'
      ]
    },
    {
      id: 'told-to-a-jumper',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“There you are,” said {A} to some stripes on a chair. “Wash your hands before four.” But it was only {H}’s jumper that sat there. {H} stood behind the door in a vest. “I’m here,” said {H}. “That’s just what I wear.”',
        '{A} looked at the chair, and at the door. “I know you by the stripes,” said {A}. The jumper had still not gone to wash. So it was very like {H} in one way, at least.'
      ]
    },
    {
      id: 'pet-knows-by-nose',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see about the jumpers, with a busy nose. Stripes are nothing to {A}, for they do not smell. But one jumper smelled of {H}, and the other did not, and that was that.',
        '{H} held a hand over {A}’s eyes. {A} turned to {H} all the same, and gave a sigh, because it was a very easy question. “{A} says that we don’t match at all,” said {H}.'
      ]
    },
    {
      id: 'elder-in-the-pond',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“They dressed me and my cousin Ann the same until we were nine,” said {S}. “Then she sat down in a duck pond. It was the first time that people could tell who was who. She was the green one.” {A} thought that this must have been a good day.',
        '“It was,” said {S}. “I was so glad that I sat down beside her to say so.” {S} was quiet for a bit. “Then we matched again.”'
      ]
    },
    {
      id: 'child-does-not-want-to-either',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came in a striped pyjama top, and stood in the row. “Now I match too,” said {S}. “But we don’t want to match,” said {A}. {S} had not known that. “Then I don’t want to either,” said {S}, and folded both arms, as {A} did.',
        '{A} let the arms hang down, and {S} let them hang. “You’re matching,” said {A}. “No,” said {S}. “I’m not wanting to, the same as you.”'
      ]
    },
    {
      id: 'two-marks',
      A: 'partner',
      paragraphs: [
        'It was hot work, and they had some bread and jam. They held the card between them, to see if it really said so. Now there was a red mark on either edge. “Even those are the same,” said {H}. {A} bent down over both. “They aren’t,” said {A}. “Mine goes up and over, like a hill. Yours goes round and round.” {H} looked at {H}’s own thumb. It was full of thin lines, like a pond with a stone in it. “Who else has got that?” asked {H}. “Nobody,” said {A}. “Twins can have the same nose and the same knees. But never the same thumbs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-collar',
      A: 'partner',
      paragraphs: [
        'They washed off the jam. In each collar was a white label, with nothing on it yet. There was an ink pad in the drawer. {H} pressed a thumb on that, and then on one label. Round and round. {A} did the other. Up and over. They put the jumpers on, the right way round. You saw nothing from outside. But {H} knew that it was there.'
      ]
    },
    {
      id: 'all-ten',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} did the other fingers as well, in a row on the back of the card. There was a loop among them, and a snail, and one like a tent. No two of the ten were the same. “And they’ve always gone about together,” said {A}.',
        '“In gloves as well,” said {H}, “and those match.” {H} looked at all the ten, and wriggled them. Not one had ever made a fuss about it.'
      ]
    },
    {
      id: 'a-hundred-zebras',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“A zebra has to wear stripes every day,” said {A}. “But no zebra’s got the same ones as another. That’s how a small one knows its mother.” They thought of a hundred zebras, all running. It was rather much to look at.',
        '“Do you think that they mind?” asked {H}. “They think they’re all quite different,” said {A}. “It’s us they can’t tell apart.” {H} could understand that. People had so little on them.'
      ]
    },
    {
      id: 'at-the-butter',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now they saw thumbs everywhere. There was one on the window, and one on the tap. “Somebody’s been at the butter,” said {H}, and bent down over it. It went up and over. {H} looked at {A}. “That’s from yesterday,” said {A}, “before anybody knew.”',
        '{A} looked at the jam jar then, on the inside of the lid. That one went round and round. They smoothed the butter, and wiped the lid, and did not say any more about it.'
      ]
    },
    {
      id: 'baby-both-thumbs',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'They wanted to see {A}’s thumb as well. It was always in {A}’s mouth, and came out wet and wrinkled, with a small pop. On it there were lines as fine as hairs, round and round and then off to the side. “They were there already on the day that {A} was born,” said {H}.',
        '{A} looked at the thumb too, for quite a time. Then it went back in where it had come from. It was the only one of its kind, and had to be kept warm.'
      ]
    },
    {
      id: 'aunt-dot-comes',
      A: 'partner',
      paragraphs: [
        'At four the bell rang. “How you two match,” said Aunt Dot. “No,” said {H}, and turned round, so that Aunt Dot could look in at the back. Aunt Dot looked into both collars, and then at her own thumb for quite a long time. Hers was a snail. When she had gone home, {H} sat down beside {A}. “We’ve got striped socks,” said {H}. “We could put them on tomorrow.” “Both of us?” asked {A}. “Both,” said {H}. “It’s only clothes.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the parcel, but there was no third jumper.',
      '{names} went from the one jumper to the other, and got a bit giddy.',
      { text: '{names} folded the paper of the parcel.', needs: ['hands'] },
      { text: '{names} counted three buttons, and then another three.', needs: ['hands'] }
    ],
    way: [
      '{names} waited in the middle, and looked at the door and the curtain by turns.',
      '{names} looked behind the curtain, and was sent away.',
      { text: '{names} held the mirror, for both of them at once.', needs: ['hands'] },
      { text: '{names} drew the curtain back too soon.', needs: ['hands'] }
    ],
    turn: [
      '{names} left a mark on the card too, a bit further down.',
      '{names} sniffed at the ink, and had a blue spot.',
      { text: '{names} pressed one thumb on the window, and it was a tent.', needs: ['hands'] },
      { text: '{names} held the label flat, for the thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ink pad went back in the drawer. The two jumpers lay on one chair, and whoever looked in the collar knew which was whose.',
    '{H} washed ten fingers, and the lines did not come off. In bed {H} felt for them with the other thumb, round and round.'
  ],
  last: [
    'Round and round it went, and nobody else’s went so, and {H} was asleep.',
    'On the chair the stripes lay side by side, and {H} was asleep.'
  ]
})
