import { wishPlot } from '../wish-plot.ts'

export const nightMuseum = wishPlot({
  id: 'wish-night-museum',
  wishes: ['night museum', 'night at the museum', 'sleepover museum', 'sleeping museum', 'sleep museum', 'museum after dark', 'museum alive', 'museum comes alive', 'museum comes to life', 'museum come to life', 'museum statue', 'museum statues', 'museum guard', 'museum nights', 'overnight museum', 'museum when everyone has gone', 'museum wakes', 'museum wakes up', 'statue comes to life', 'statue came to life', 'statues come alive'],
  except: ['stolen', 'thief', 'thieves', 'robbery', 'robbers', 'war', 'locked', 'lost', 'scared', 'afraid', 'mummy', 'mummies', 'ghost', 'ghosts', 'broke', 'smashed', 'dinosaur', 'dinosaurs', 'school', 'liberty'],
  answers: ['night', 'nights', 'sleepover', 'sleeping', 'stay', 'staying', 'dark', 'torch', 'alive', 'life', 'comes', 'came', 'come', 'wakes', 'wake', 'up', 'guard', 'watchman', 'statue', 'statues', 'everything', 'things', 'when', 'everyone', 'gone', 'closed', 'shut', 'visit', 'in', 'at', 'old', 'paintings', 'bones'],
  moods: ['first', 'waiting'],
  partnerPlays: true,
  company: ['museum', 'guard', 'statue', 'torch', 'mirror'],
  about: 'A night guard at a museum has to have everything in its place by the morning, and a statue that has stood still for three hundred years wants to know what there is in Room Two.',
  titles: ['What They Say in Room Two', 'Nobody Moves When the Torch Is On', '{H} Guards the Museum', 'Now on the Other Leg', 'The Statue Says Oh'],
  want: [
    {
      id: 'the-guard',
      A: 'partner',
      paragraphs: [
        'At night the museum was shut. {H} was the guard, with a torch and a bunch of spoons for keys. There was one rule. In the morning each thing had to be where it had been the evening before.',
        'In Room One stood a statue on one leg. It was {A}, in a sheet, and had been there for three hundred years. {H} shone the torch on it, and walked on. “Psst,” said a voice behind. “What’s in Room Two?”'
      ]
    }
  ],
  way: [
    {
      id: 'steps',
      A: 'partner',
      paragraphs: [
        '“You can’t talk,” said the guard. “Not by day,” said the statue. “But they all go past me to Room Two, and then they say, Oh. I’ve never seen why.” “You’ve got to stay where you are,” said {H}.',
        'Something pattered. {H} turned round with the torch. The statue stood on one leg, but by the table. {H} turned away. Pat, pat. Now it was by the chair. Each time the light came, it was stone.'
      ]
    },
    {
      id: 'colours',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Have you always been so white?” asked the guard. “I was painted,” said {A}. “Nearly all of us were. I had red hair, and blue stripes as far as the knees. It’s come off in the rain.” That is true of old statues, and hardly anyone knows it.',
        '{H} shone the torch through a red sweet paper. There was the hair. Through a green one the statue looked rather unwell. “Leave it on the red,” said {A}. “I’d forgotten how lively I was.”'
      ]
    },
    {
      id: 'noses',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The guard counted the noses, as it said in the list. “Why are there so many missing?” asked {H}. “It’s the first thing to arrive when you fall,” said the statue. “After that it’s the arms. I’ve held mine in since I was new.”',
        '{H} felt at {H}’s own. It stuck out a good way, that was true. They both went past the door post with one hand in front of it. You do not get it back, said {A}, or only in plaster.'
      ]
    },
    {
      id: 'cellar',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Are you everything that there is?” asked the guard. “Oh no,” said {A}. “For each one of us up here there’s a whole shelf in the cellar. There isn’t the room to put them all out. They lie down there in paper, with a number.”',
        'They listened at the floor. It was quiet, as it is when a great many are holding their breath. “Good night,” said {H} downwards. There was a tick, like a cup being put down. “That was number four thousand and six,” said the statue. “She’s polite.”'
      ]
    },
    {
      id: 'low-light',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They had to keep the torch low. “Light eats colours,” said the statue. “That’s why it’s always like evening in here. The curtain over there used to be purple.” It was grey by now, and had a purple place where a chair had been.',
        '{H} put one hand round the torch. The hand was red inside, and the light came out in four stripes. They went along on those. “You’ve got nice hands,” said {A}. “You can see that there’s somebody in them.”'
      ]
    },
    {
      id: 'labels',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Everything in a museum has a piece of card. “What does it say on mine?” asked {A}. “I’ve never been able to bend that far.” {H} read it out. “Person, standing. Arm not original.” There was a silence. “Which arm?” asked the statue.',
        'It did not say. {A} looked at the left one and at the right one. They had always got on. “Whichever it is,” said {A}, “it’s been with me for two hundred and eighty years. I think that it can stay.”'
      ]
    },
    {
      id: 'dusting',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There was dust on the statue, and the guard brushed it off. It has to be done with a very soft brush, and always from top to bottom. {H} did an ear. “Not there,” said {A}, without moving its mouth. “I’m ticklish there.” “You’re stone,” said {H}.',
        'But the ear had begun to shake. It went on down as far as the knee. A cloud came off, all by itself, and drifted over to somebody else. “That’s me clean,” said the statue. “I usually wait till there’s a lorry outside.”'
      ]
    },
    {
      id: 'the-painting',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'On the wall hung a painting, and it was the calendar. There was a lady in it, with an eye that followed you. {H} went to the left. {H} went to the right, and crawled. “She’s looking at me wherever I go,” said the guard.',
        '“At me too,” said {A}, from the other side. They both stood there, and she looked at both of them. “That’s because she’s flat,” said the statue. “She was painted looking straight out, and there isn’t any side to get round to.” So they said good evening, both at once.'
      ]
    },
    {
      id: 'night-cleaner',
      A: 'other',
      spare: 8,
      paragraphs: [
        'With a bucket and a broom came {A}, who cleaned at night. “Mind, it’s wet,” said {A}. “Has that one been walking about again?” “Which?” asked {H}. “I’ve got its footprints,” said {A}. “There’s always only the one foot.”',
        '“Don’t you tell anybody?” {A} leant on the broom. “I’ve had a word with it,” said {A}. “I said, if you must, then wipe your foot. There’s a mat.” And now the guard saw that there was a mat, with one toe on it in stone dust.'
      ]
    },
    {
      id: 'alarm',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Across the door went a thread that nobody was allowed to touch. It was grey wool, and had a spoon at the end. “That’s the alarm,” said the guard. The statue stepped over it with its one leg in the air, and it was quite a sight.',
        'Then {H} wanted to show how dangerous it was, and pointed, and there was a cuff. Ting, went the spoon. They both stood like stone. Nobody came. “Who comes when it rings?” whispered {A}. “I do,” said {H}.'
      ]
    },
    {
      id: 'pet-lion',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the entrance lay a lion of marble, and it was {A}. The torch went over it. It did not stir. “That’s a good one,” said {H}. “You’d think that it was breathing.” Then one ear went round.',
        '“Not by day, either,” the guard told it. {A} got up and stretched, right down to the stone claws. It walked round once, and lay down facing the other way. From now on people would have to come in at the back.'
      ]
    },
    {
      id: 'elder-attendant',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew a man who sat in a museum on a chair,” said {S}. “He was there for thirty years, in the same room. People used to think that he belonged to it. One of them asked him how old he was.” “What did he say?” asked {A}.',
        '“He said, I’m later than that vase. He was proud of it, too,” said {S}. “When he stopped work they left the chair where it was. It’s got a dent. They’ve put a cord round it.”'
      ]
    },
    {
      id: 'small-knight',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a suit of armour, in a saucepan lid and a cushion cover. “Is there anybody in there?” asked {A}, and knocked. “No,” said the armour. The guard wrote down that it was empty.',
        'A bit later it sneezed. Clang. “Bless you,” said {A}. “Thank you,” said nobody. It was the draught, the armour said. It gets in at the knees. And could it have a biscuit, for afterwards, only to have in there.'
      ]
    },
    {
      id: 'baby-bust',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On a cushion sat a very old Roman without any hair, and that was {A}. They often look like that, round and a bit cross, with a chin. {H} shone the light past on one side, so as not to wake anyone. The Roman looked at it and made a grab.',
        'So the emperor had the torch for a while. It lit up the ceiling, and an ear, and the inside of a mouth. “They’ve always had the power,” said the statue. Then it was got back, for a rusk.'
      ]
    },
    {
      id: 'guest-last-visitor',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'By the coats stood {A}, who had not heard the bell. “I only wanted to finish reading,” said {A}, “and then it was dark.” “What was it about?” asked {H}. “A spoon,” said {A}. “It’s been to sea twice.” The guard had a key made of one, and held it up.',
        '“That’s just how it looked!” cried {A}, and was shown to the door. “Do come again,” said {H}. “When we’re open, there’s more light, but nobody talks to you.”'
      ]
    },
    {
      id: 'carried-back',
      A: 'partner',
      paragraphs: [
        'The guard walked the statue back to its place. Pat, pat. It was by the chair again. By the fourth time they were both out of breath.',
        '“I’m not running away,” said {A}. “I’ll be standing here in the morning, all the same. I only want to be a visitor, for once. Everybody’s been let in there but us.” {H} thought about the rule. It said nothing about the night.'
      ]
    }
  ],
  turn: [
    {
      id: 'tour',
      A: 'partner',
      paragraphs: [
        '{H} unlocked Room Two with the smallest spoon. “Last tour,” said the guard. “Please keep together.” The statue put down its other foot, and came along. In the middle of the room something stood under a cloth.',
        '{H} took off the cloth and shone the torch. It was a big old mirror. There was somebody in it, in a sheet, with one arm a bit bent. The statue looked, and put its head on one side. “Oh,” said {A}.'
      ]
    },
    {
      id: 'how-one-looks',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“I thought that I was taller,” said {A}. “You’re on a stand, in there,” said {H}. The statue turned, and looked at its back over one shoulder. Nobody had ever gone round that way, because there was a wall. It was just as well done as the front.',
        '“Somebody took trouble over that,” said {A}. “They knew that no one would see it.” For a while it stood there backwards. It was a pity to turn round.'
      ]
    },
    {
      id: 'sitting',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'There was a bench, where visitors sit down. “May I?” asked the statue. It bent in the middle, quite slowly, and something creaked. Then it sat. “So that’s what that’s for,” said {A}. It had seen thousands do it, and had thought that they were broken.',
        'The guard sat down too. They looked straight ahead, as you do there, and said nothing clever. “Does it always go numb?” asked {A}. “You can change over,” said {H}, and showed it how.'
      ]
    },
    {
      id: 'dawn',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Before it got light, they tidied up. The cloth went back on, and {H} wiped a stone breath off the glass. On the way they met two or three who had been out as well. A vase was just going round a corner. Everybody looked at the floor, and was polite.',
        '“You haven’t seen me,” said {A} to a painted lady on the wall. She had, of course. Painted ladies see everybody. But in four hundred years she has never told.'
      ]
    },
    {
      id: 'other-leg',
      A: 'partner',
      paragraphs: [
        '“So that’s what they come for,” said {A} on the way back. “They go in, and there they are.” The statue stood in its place again, and went stiff. The guard went round with the list. “One statue, on one leg,” said {H}, and stopped.',
        'It was the other leg. The guard looked at it for quite a while. Then {H} ticked it off. In the dark there was a very small “Oh.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned to stone when the light came round.',
      '{names} lay down across the entrance, as lions do.',
      { text: '{names} rattled the spoons, so that it sounded like more keys.', needs: ['hands'] },
      { text: '{names} held out a ticket that had been good until five.', needs: ['hands'] }
    ],
    way: [
      '{names} pattered along too, and stopped when the statue did.',
      '{names} froze on the way to the biscuits.',
      { text: '{names} lifted the statue’s other end, and it was ticklish.', needs: ['hands'] },
      { text: '{names} chalked a ring round the place where it belonged.', needs: ['hands'] }
    ],
    turn: [
      '{names} came on the tour as well, and kept together.',
      '{names} met somebody in the mirror, and sniffed.',
      { text: '{names} laid the cloth over one arm, as they do in good houses.', needs: ['hands'] },
      { text: '{names} folded up the tickets and went in on tiptoe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The list was ticked off as far as the last line. The keys went back to the spoons.',
    'The guard washed from top to bottom, with something soft. Then {H} lay down, and each thing was where it had been the evening before.'
  ],
  last: [
    'Nobody came round with a torch, and {H} was as still as stone, and slept.',
    '“Oh,” said {H}, and was asleep.'
  ]
})
