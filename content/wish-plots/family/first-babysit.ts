import { wishPlot } from '../wish-plot.ts'

export const firstBabysit = wishPlot({
  id: 'wish-first-babysit',
  beginsElsewhere: true,
  wishes: ['babysat', 'babysits', 'babysit', 'first time babysitter', 'looked after baby cousin', 'looked after cousin', 'baby niece', 'baby nephew', 'baby cousin alone', 'baby sat first time', 'baby-sat', 'babysits', 'baby sits baby', 'babysat first time', 'babysitting first time', 'first babysitting', 'first babysitting job', 'first time babysitting', 'babysitting job', 'babysit baby', 'babysit cousin', 'babysit brother', 'babysit sister', 'babysitting baby', 'babysitting the baby', 'babysitting cousin', 'babysitting brother', 'babysitting little brother', 'babysitting little sister', 'babysitting her brother', 'babysitting next door', 'babysitting neighbour', 'babysitting neighbours', 'babysitting niece', 'babysitting nephew', 'being the babysitter', 'being babysitter', 'looked after baby', 'looking after baby', 'looks after baby', 'look after baby', 'look after the baby', 'minding baby', 'minded baby', 'minds baby', 'watched the baby', 'watching the baby', 'took care baby', 'taking care baby', 'takes care baby', 'care of the baby', 'in charge of baby', 'in charge baby', 'nappy backwards', 'nappy on backwards', 'nappy back to front', 'nappy wrong way', 'nappy inside out', 'diaper backwards', 'diaper on backwards', 'diaper wrong way', 'changed first nappy', 'changed a nappy', 'changing nappy', 'changed nappy', 'changed diaper', 'changed her first diaper', 'banana everywhere baby', 'fed baby banana', 'baby banana'],
  answers: ['first', 'time', 'ever', 'all', 'by', 'himself', 'herself', 'myself', 'one', 'whole', 'hour', 'two', 'hours', 'afternoon', 'evening', 'night', 'saturday', 'sunday', 'today', 'yesterday', 'tomorrow', 'nappy', 'nappies', 'diaper', 'diapers', 'backwards', 'back', 'front', 'wrong', 'way', 'round', 'on', 'put', 'banana', 'bananas', 'mashed', 'everywhere', 'hair', 'face', 'floor', 'wall', 'mess', 'messy', 'little', 'small', 'tiny', 'brother', 'sister', 'cousin', 'niece', 'nephew', 'neighbour', 'neighbours', 'neighbours’', 'in', 'neighbour’s', 'neighbor', 'neighbor’s', 'next', 'door', 'auntie’s', 'aunt’s', 'friend’s', 'big', 'older', 'elder', 'help', 'helped', 'helping', 'helps', 'job', 'babysat', 'babysit', 'babysitting', 'babysitter', 'looked', 'looking', 'looks', 'look', 'after', 'minded', 'minding', 'watched', 'watching', 'took', 'taking', 'care', 'charge', 'changed', 'changing', 'fed', 'feeding', 'fell', 'asleep', 'sleep', 'nap', 'laughed', 'laughing', 'cried', 'crying', 'funny', 'tired', 'proud', 'nervous', 'excited', 'was', 'is', 'for', 'the', 'a', 'her', 'his', 'my', 'our', 'story', 'please', 'about', 'while', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'bath', 'shower', 'cooked', 'cooking', 'kitchen', 'had', 'when', 'she', 'he', 'well', 'cousin’s', 'stays', 'home'],
  except: ['coming', 'new', 'hates', 'scared', 'afraid', 'doesn’t', 'doesnt', 'don’t', 'dont', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'monster', 'monsters', 'robot', 'alien', 'aliens', 'bear', 'bears', 'giant', 'elephant', 'lion', 'tiger', 'monkey', 'monkeys', 'owl', 'bird', 'birds', 'duck', 'ducks', 'animal', 'animals', 'puppy', 'puppies', 'kitten', 'kittens', 'lamb', 'dog', 'cat', 'rabbit', 'hamster', 'grandma', 'grandpa', 'nana', 'nani', 'granny', 'hospital', 'ill', 'poorly', 'sick', 'drunk', 'gone', 'left', 'never', 'always', 'every', 'alone', 'hurt', 'hit', 'dropped', 'fell off', 'died', 'lost', 'police', 'shouted', 'smacked', 'angry', 'ghost', 'witch', 'unicorn', 'plant', 'plants', 'egg', 'toy', 'doll', 'dolls', 'world', 'earth'],
  moods: ['first', 'proud', 'afraid', 'learning'],
  namesFamily: true,
  company: ['baby', 'nappy', 'banana', 'list', 'bear', 'kitchen', 'rug'],
  about: 'The hero looks after the baby for the first time, and has done two of three things on the list, but the baby will only go round and round, for there is a bear on the nappy and it is behind.',
  titles: ['One, Two, and Three', 'The Bear Was Behind', '{H} Looks After the Baby', 'For One Whole Hour', 'Banana in Both Ears'],
  want: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'For one whole hour {H} was the babysitter, for the first time ever. There was a list. One: nappy. Two: banana. Three: sleep. The kitchen door stood open. In there the baby’s people hoped to drink a cup of tea while it was hot.',
        '“I’m only here to watch,” said {A}. {H} nodded. {H} wanted to do all three, with nobody called in from the kitchen. The baby lay on the rug and looked up at {H}. It had one tooth, and showed it.'
      ]
    }
  ],
  way: [
    {
      id: 'nappy-and-banana',
      A: 'partner',
      paragraphs: [
        'First came the nappy. The baby rolled over, and {H} had to do up the sticky bits from behind. But they held. “One,” said {H}. Then came the banana, and the baby wanted to hold it too.',
        'After that there was banana in the baby’s hair, and in both its ears. There was banana on the lamp, and on {H}’s chin. “Is there any inside?” asked {A}. “A bit,” said {H}. “Two.”'
      ]
    },
    {
      id: 'where-the-chair-goes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where does a babysitter sit?” asked {A}. {H} had thought about that. It was a word with sitting in it. But each time {H} sat down, the baby went somewhere else, and so {H} got up again.',
        '“It ought to be called babywalking,” said {H}. “Or babypicking-up,” said {A}. The baby had found a slipper, and tasted it at the heel. {H} swapped it for a spoon. That tasted better on both sides.'
      ]
    },
    {
      id: 'who-is-eating',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The baby had a bit of banana left in its fist. It looked at the fist, and then at {H}. It held it up to {H}’s mouth. “Thank you,” said {H}. “That one’s for you.” The fist stayed where it was.',
        '“It’s looking after you,” said {A}. {H} opened up, and in it went. The banana was warm, and there was some rug in it. The baby watched until {H} had swallowed. Then it smiled with the tooth.'
      ]
    },
    {
      id: 'all-the-sounds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The baby said “Ba.” {H} said “Ba” as well, and the baby was delighted. So now they had something to talk about. “Ba?” asked {H}. The baby thought it over. “Ba,” it said, and hit the rug.',
        '“What have you two decided?” asked {A}. “I don’t know,” said {H}. “But I think I’ve said yes to something.” The baby thought so too, and put a spoon into {H}’s pocket.'
      ]
    },
    {
      id: 'wiping',
      A: 'other',
      spare: 4,
      paragraphs: [
        'They wiped. {A} did the lamp, and {H} did the baby. A baby is all corners. When one ear was clean, the hand that had been in it was in the other. “Keep still,” said {H}, very nicely. The baby kept still with its feet.',
        'In the end {A} had more banana than the lamp, and {H} had more than the baby. So the baby was clean, or very nearly. It held out both arms to the two of them, to be picked up by somebody sticky.'
      ]
    },
    {
      id: 'looking-at-the-clock',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How much of the hour’s gone?” asked {H}. {A} looked at the clock. “Eleven minutes,” said {A}. {H} had thought that it was nearly supper. “Is it a slow clock?” asked {H}.',
        '“It’s a quick baby,” said {A}. In those eleven minutes it had been at the shelf and at the basket. It had taken off one sock. {H} looked for the sock. It was in the banana dish.'
      ]
    },
    {
      id: 'peep',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} held a cloth in front of {H}’s face. The baby stopped. Where was {H}? Down came the cloth. There! The baby laughed so much that it had to sit down, and it was sitting already.',
        'They did it again, and then nine times more. “Doesn’t it know by now?” asked {H}. “It knows,” said {A}. “It’s only never quite sure.” So {H} did it once again, to be on the safe side.'
      ]
    },
    {
      id: 'the-tea',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From the kitchen you could hear spoons, and a quiet laugh. “They’ve forgotten what it’s like,” said {A}, “to hold a cup for so long.” {H} listened. Someone poured a second cup. Nobody got up.',
        '“Is everything all right in there?” called a voice. {H} looked at the rug, and the lamp, and the baby. “Everything’s here,” called {H}. It was the best answer there was.'
      ]
    },
    {
      id: 'songs-for-sleeping',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} knew four songs. The first was about a bus, and woke everybody up. The second had a goose in it, and the baby wanted to know where. In the third {H} forgot the middle. “Hum that bit,” said {A}.',
        'The fourth one was slow. {A} yawned at the second verse. {H} yawned after that. The baby looked from one wide mouth to the other, and put a finger in the nearest.'
      ]
    },
    {
      id: 'pet-moves-up',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had seen the banana coming, and had moved under the table. Now {A} came out again and looked at the rug. There were bits on it that belonged to nobody. {A} was ready to help.',
        '“That’s very kind,” said {H}, and let {A} look, and wiped up the rest. The baby watched {A}, and held its breath. “Ba,” it said then, very low. It was the longest look that it had given anyone.'
      ]
    },
    {
      id: 'elder-pins',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was seven, and had to push my cousin’s pram up and down in the yard,” said {S}. “That was all. Up and down until he slept.” “And did he?” asked {A}. “He looked at me the whole time,” said {S}. “He’d never seen anyone so bored.”',
        '“In the end I sat down, and sang to my own shoes. Then he slept.” {S} smiled at the baby. “They can’t bear it when you wait for it.”'
      ]
    },
    {
      id: 'child-was-one',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Was I like that?” asked {S}. {A} looked at {S} and then at the baby. “You had more hair,” said {A}. {S} lay down on the rug to see what it was like, and kicked with both legs.',
        'The baby kicked too. Now there were two to look after, and one of them wanted a cushion. “You’re very good at it,” said {S} from below. {A} got the cushion.'
      ]
    },
    {
      id: 'baby-meets-baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was on the rug as well, and looked at the visitor with the banana. They had not been told about each other. One of them put out a hand. The other took it, and tried to find out if it came off.',
        '“Gently,” said {H}. It did not come off. They both looked pleased about that, and {H} sat down between them, with an arm on each side.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        'Now only sleep was left. {H} sang, and {A} drew the curtain. The baby sat up and looked over its shoulder. It turned to see better, and went on turning, round and round on the rug. Then it sat down and yelled.',
        '“It’s looking for something behind it,” said {A}, and bent down. On the seat of the nappy, just under the shirt, there was a small printed bear. “The bear belongs in front,” said {A}. “That nappy’s on backwards.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-right-way-round',
      A: 'partner',
      paragraphs: [
        '“Then it’s been trying to see its bear,” said {H}, “all this time.” {H} laid the baby down again. Rip, went one side, and rip, the other. Out came the nappy, and round, and in again. This time it all did up in front.',
        'The baby stopped yelling. It looked down over its tummy, and there was the bear. “Ba,” said the baby. It put a whole hand on it.'
      ]
    },
    {
      id: 'what-the-bear-does',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} had a closer look at the bear. It was no bigger than a biscuit, and had a blue hat on. “It’s smiling,” said {H}. “But not for long,” said {A}. “At the next change it gets thrown away.”',
        '{H} looked into the packet. There was a bear on every nappy, forty in a row, and each had the hat. So the baby would not run out of bears.'
      ]
    },
    {
      id: 'the-last-banana',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was still a bit of banana behind the baby’s left ear. {H} saw it, and lifted the cloth, and let it sink again. “It’s nearly asleep,” whispered {H}. “Leave it,” whispered {A}. “It can have it later.”',
        'They sat down on the floor, one on each side. At last a babysitter sat. {H} had not known how good that is.'
      ]
    },
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '{H} hummed something slow, with a hand on the baby’s back. The fingers on the bear held tight, and then not so tight. “Three,” breathed {H}. In the kitchen a chair was pushed back, and the baby’s people looked round the door.',
        'They looked at the list, and the lamp, and the baby. It slept, with banana in its hair. “And our tea was hot,” they whispered. “Both cups.” {A} said nothing. {A} had only been there to watch.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the one tooth from a safe place.',
      '{names} lay down on the rug too, to be as low as a baby.',
      { text: '{names} put the packet of nappies where {H} could reach it.', needs: ['hands'] },
      { text: '{names} read the list once more, and it was still three.', needs: ['hands'] }
    ],
    way: [
      '{names} got some banana too, without asking.',
      '{names} went round once with the baby, and had to sit down.',
      { text: '{names} wiped the lamp, and then a thumb.', needs: ['hands'] },
      { text: '{names} held the dish, at the very end of an arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as the rug.',
      '{names} breathed more softly, to show how it is done.',
      { text: '{names} drew the curtain the last bit of the way.', needs: ['hands'] },
      { text: '{names} tucked a small blanket round two small feet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was rolled up, because of the banana. The list hung on the fridge, with three ticks on it.',
    'At the sink {H} found some more banana, on one elbow and behind an ear. Then {H} lay down, and it was time for number three.'
  ],
  last: [
    '“Three,” breathed {H}, and that was all, and {H} was asleep.',
    'For a whole hour {H} had looked after somebody, and now the blanket looked after {H}, who slept.'
  ]
})
