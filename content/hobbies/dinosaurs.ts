import type { HobbyFamily } from '../format.ts'

export const dinosaurs: HobbyFamily = {
  id: 'dinosaurs',
  noun: 'dinosaurs',
  keys: [
    'dinosaur', 'dino', 'fossil', 't rex', 'trex', 'palaeont', 'paleont', 'prehistoric',
    'jurassic', 'mammoth', 'digging for bones'
  ],
  marks: [
    'bones', 'dinosaur', 'dinosaurs', 'fossil', 'fossils', 'roar'
  ],
  skills: ['look', 'remember', 'brave'],
  habit: [
    'knew the names of forty dinosaurs and could spell four',
    'stamped like a dinosaur on Mondays and only on Mondays',
    'looked for bones in every heap of sand',
    'said good night to a shelf of dinosaurs in order of size',
    'asked everybody which dinosaur they would like to be',
    'kept a fossil in one shoe, so as not to lose it',
    'ate peas as the long-necked dinosaurs ate trees',
    'measured rooms in dinosaurs, lying down',
    'could roar in three sizes',
    'had buried a bone in a flowerpot, and many other bones since',
    'went round corners like a dinosaur with a long tail',
    'put a dinosaur into every bag that was packed',
    'could say the longest dinosaur without breathing in',
    'fed the dinosaurs first and the family second'
  ],
  bridge: {
    look: [
      'Whoever hunts fossils looks at the ground a great deal, and {S} missed nothing.',
      'From one small bone, as dinosaur people do, {S} could tell how big the whole thing was.',
      '{S} had found a fossil once, because it was a bit too round for a stone.',
      'A footprint is a letter in the mud, and {S} had read those of dinosaurs.'
    ],
    remember: [
      '{S} had all the dinosaurs by heart, with their weights and what they ate.',
      '{S} could say Pachycephalosaurus, and a head that holds that dinosaur holds anything.',
      'Nothing about dinosaurs was ever forgotten by {S}, not even the boring tail bones.',
      '{S} kept facts the way rocks keep fossils, flat and for ever.'
    ],
    brave: [
      'What are dark places to somebody who is on good terms with dinosaurs, as {S} was?',
      '{S} had practised a roar in front of the mirror until the mirror stepped back.',
      'In many a game {S} had been the smallest dinosaur, and gone ahead all the same.',
      'After years among teeth as long as bananas, dinosaur fan {S} was not easily scared.'
    ]
  },
  help: [
    '{S} did a quiet dinosaur stamp, so that the ground should know who was coming.',
    'One small friendly roar from {S}, and everybody felt a size larger.',
    '{S} found a stone that might be a fossil, and gave it to whoever was tired.',
    'As with old bones, {S} brushed off the dust very gently, and it helped.'
  ],
  dream: [
    '{S} slept as still as a fossil in a stone.',
    'One by one the dinosaurs lay down in a long row, and {S} lay down at the end.',
    'Even the biggest dinosaur sleeps on its side, and so did {S}.',
    'In the dream a very old dinosaur gave {S} a ride, quite slowly.',
    'Beside {S} slept a dinosaur, which took up hardly any room.',
    'The dinosaurs in the dream were all small, and sat on the knees of {S}.',
    'No roar was heard that night, not even a small one, and {S} slept.',
    'A long-necked dinosaur looked in at the window of the dream, and {S} waved.',
    'Under the pillow was a dinosaur, and on the pillow was {S}.',
    'Some sleepy dinosaur in the dream wanted a story, and {S} told it one.',
    'Forty dinosaurs had been said good night to, and {S} slept.',
    'Very slowly a dinosaur as big as a bus walked past, and {S} slept on.',
    'When dinosaurs yawn it takes all day, and {S} was quicker.',
    'On the shelf stood the dinosaurs in a row, and none of them woke {S}.'
  ],
  meanwhile: [
    'A dinosaur with three legs stood propped against the jam. {S} was telling it that it came of a kind that leaned.',
    { text: '“It only eats leaves,” said {S}, and put the dinosaur down beside the butter. “It’s just looking.”', says: 'S' },
    { text: '“Micropachycephalosaurus,” said {S}, in passing. “Longest name of all the dinosaurs, and it was about as big as a dog.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'With both arms tucked up short {S} was trying to eat a biscuit. You could see now why the dinosaur roared.', needs: ['hands'], age: { S: ['small', 'middle', 'big'] } },
    'The dinosaurs had been parted into those who ate leaves and those who did not. {S} had put a slipper in between.',
    { text: '“When I was at school this one dragged its tail,” said {S}, over the dinosaur book. “Now it’s up. I’m glad.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'Nine washed chicken bones lay on newspaper. {S} was putting them together, and it was coming out bigger than a chicken.', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Over the back of the sofa rose a dinosaur’s neck, and looked both ways. After a while {S} had to change arms.', needs: ['hands'] },
    { text: 'Beside a knobbly potato stood a card that said “Fossil”. {S} came back, and added a small question mark.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'From the kitchen wall to the front door {S} had paced out a dinosaur. It would have to come in without the tail.',
    'The cups on the shelf rang very slightly, and again. It was {S}, going for a glass of water as a dinosaur.',
    '{S} brushed a stone, blew on it, and brushed again. It was still no fossil, but it had never been so clean.'
  ]
}
