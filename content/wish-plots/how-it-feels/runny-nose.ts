import { wishPlot } from '../wish-plot.ts'

export const whoeverRunnyNose = wishPlot({
  id: 'wish-whoever-runny-nose',
  visits: 'anything',
  whoever: ['has a cold', 'has a bad cold', 'has got a cold', 'has a terrible cold', 'has a little cold', 'has a heavy cold', 'has caught a cold', 'caught a cold', 'catches a cold', 'catches cold', 'gets a cold', 'got a cold', 'always has a cold', 'is full of cold', 'has a runny nose', 'has got a runny nose', 'always has a runny nose', 'has a running nose', 'has a blocked nose', 'has a stuffy nose', 'has a stuffed up nose', 'has a bunged up nose', 'has a snotty nose', 'has the sniffles', 'has a sniffle', 'sniffs all the time', 'always sniffs', 'is always sniffing', 'keeps sniffing', 'can’t stop sniffing', 'needs to blow its nose', 'has to blow its nose', 'won’t blow its nose', 'can’t blow its nose', 'doesn’t want to blow its nose', 'hates blowing its nose', 'needs a tissue', 'needs a hanky', 'kept sniffing', 'has a drippy nose', 'has a dripping nose', 'has a snuffly nose', 'is all snotty', 'has snot coming out', 'is all bunged up', 'keeps snuffling', 'has the snuffles', 'can’t breathe through its nose', 'wipes its nose on its sleeve', 'needs a handkerchief', 'has a congested nose', 'has a nose like a tap', 'talks through its nose', 'has a nose that always drips'],
  except: ['was cold', 'always cold', 'so cold', 'very cold', 'felt cold', 'cold nose', 'cold hands', 'cold feet', 'cold heart', 'the cold', 'flu', 'fever', 'hospital', 'was ill', 'poorly', 'sick', 'nosebleed', 'drink', 'drinks', 'bath', 'shower'],
  company: ['tissue', 'tissues', 'hanky', 'nose', 'box', 'mat', 'song', 'milk', 'honey', 'fridge', 'lamp', 'radio', 'scarf'],
  about: 'The hero has three notes in the head and wants to know the song; whoever has a cold knows it, but it comes out without its m and n, until they see where a hum gets out.',
  titles: ['Good Evedig', 'Three Blide Bice', '{visitor} Has the Left Side Free', 'Hum, Hum, Hum', 'The Door of the Nose'],
  want: [
    {
      id: 'three-notes',
      A: 'partner',
      paragraphs: [
        '{H} had three notes in the head, and nothing after them. “Hum, hum, hum,” they went, down like stairs. {H} wanted to know what song it was. “It’s one that goes round and round,” said {A}, who had heard it all day.',
        'There was a knock and a sniff. It was {visitor.first}. “Good evedig,” said {visitor}. “Excuse by cold.” Then {visitor} heard the three notes. “I doe that wud! It’s Three Blide Bice.” “Who are they?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'blow',
      A: 'partner',
      paragraphs: [
        '“You’ve got to blow it all out,” said {A} firmly. “Then you can say it.” {visitor} blew. It sounded like a tuba. For a moment the nose was empty. “Dow,” said {visitor}, and it was running again.',
        'They used up half the box. “There’s doe ed to it,” said {visitor}. {H} hummed the three notes again. {visitor} wanted to hum them too, and got quite red. There was no hum to be had.'
      ]
    },
    {
      id: 'where-it-has-been',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where is the cold now?” asked {A}. “Bostly id the dose,” said {visitor}. “But od Tuesday it visited {caller.part}.” It had looked round there, and gone again. {H} tied a scarf about the place, in case it came back for something.',
        '“Is it a big one?” asked {A}. {visitor} thought that it was a middling cold. It was too small for staying in, and too large for going out. So {visitor} had gone out, and had knocked at the first door.'
      ]
    },
    {
      id: 'with-a-sniff',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'With a cold you do what you always do, only with a sniff in it. {visitor} {caller.does}, and sniffed. “That’s how you know it’s over,” said {visitor}. Without the sniff, {H} would have waited for more.',
        '{A} {caller.move}, and put in the sniff at the end. “Earlier,” said {visitor}. A sniff has to come just before it drips. {A} tried it again, and was still too late, though there was nothing to drip. {H} passed a tissue all the same.'
      ]
    },
    {
      id: 'nothing-about-noses',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} looked up what to do for the cold, in the big book. “{caller.fact},” read {A}. “But dothig about doses?” asked {visitor}. There was not a word. There was a picture as well, without one single drip.',
        '“They bust have drawd it id the subber,” said {visitor}. {H} took a pencil and put in a drip, a small one, where it belonged. “Dow I dow who it is,” said {visitor}, and was touched, and had to blow again.'
      ]
    },
    {
      id: 'all-of-them',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Is there much of it about, {caller.where}?” asked {A}. “We’ve all got it,” said {visitor}. Since Sunday nobody there had said good morning. They said “Good bordig,” and were understood. Only one of them was well, and said it the old way.',
        '“And then?” asked {H}. “We asked what was the batter,” said {visitor}. By the evening that one had begun to say it properly. {A} tried it, with a bow, and {H} wished {A} a very good bordig back.'
      ]
    },
    {
      id: 'who-is-empty',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“You’ve got to do one side at a time,” said {A}. So that {visitor} could see it, {A} showed it on {caller.stand}. First the one side was held shut, and then the other. {A} made the noise for both. Nothing came out.',
        '“It’s quite clear id there,” said {visitor}, and looked at it for a while. “It bust be dice.” {H} laid a fresh tissue in front of it, for when it should catch cold. Then {visitor} blew one side at a time, and it was two small tubas.'
      ]
    },
    {
      id: 'letter-in-the-corner',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a proper hanky, with a letter sewn into one corner. It was an N. “What does it stand for?” asked {H}. “For dose,” said {visitor}. {A} looked at the letter once more, from the other side.',
        'It was as soft as an ear, and as big as a pillowcase. {visitor} blew, and it filled like a sail. “There’s roob id there for the whole week,” said {visitor}. They folded it in four, with the wet to the middle.'
      ]
    },
    {
      id: 'bilk',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What would you like for your cold?” asked {A}. “Bilk,” said {visitor}, “with huddy.” {A} looked all through the fridge, and behind the beetroot too. There was no bilk in it. “Would you take milk?” asked {A} at last. {visitor} would, gladly.',
        '“How does it taste?” asked {H}. “Hot,” said {visitor}. With a cold there are only hot and wet, and this was both. {A} stirred in more honey, so that it would also be slow.'
      ]
    },
    {
      id: 'what-says-deigh',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To pass the time until it stopped running, {visitor} thought of an animal. “It’s got a bade,” said {visitor}, “add it says deigh.” “A goose?” asked {A}. “It’s got a bade!” said {visitor}, and blew. “A very sad goose?” asked {A}.',
        'It was {H} who galloped once round the table and tossed a lot of hair. “That’s it,” said {visitor}. “I said so quite clearly.” “Perhaps they all say neigh,” said {H}, “and the ones we know are just well.”'
      ]
    },
    {
      id: 'red-light',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The nose had got red from all that wiping. {A} put out the lamp for a moment, to see if it glowed. “Is it od?” asked {visitor} in the dark. It very nearly was. They went and held it up beside the radio, which has a red light.',
        '“Yours is bigger,” said {H}. {A} dabbed a bit of cream on it, the size of a pea. Now it did not glow any more, it shone. “Bost people blow less,” said {visitor}, with some pride.'
      ]
    },
    {
      id: 'three-and-three',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How log does it take?” asked {visitor}. {A} knew about colds. They come for three days, and stay for three days, and go for three days. “It came on Friday,” said {A}, counting, “so it’s only just unpacked.”',
        '“Thed there’s doe hurry,” said {visitor}, and used the next tissue on both sides. {H} moved the box a bit nearer, and the bin as well. It is a good thing to know how long somebody is staying.'
      ]
    },
    {
      id: 'peppermint',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} remembered the peppermints, the strong white ones. {visitor} had one, and sat very still with it. “It’s god up,” said {visitor}. “It’s kdockig at the dose.” Far up on the left something whistled, as thin as a gnat.',
        'Then that was shut again too. “It’s god away,” said {visitor}, “but it left the widow opud.” {H} had a quarter of one, and all the air got cold. {A} had the other three quarters, and did not say anything for a bit.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once stood in a choir with a cold like that,” said {S}. “I opened my mouth and shut it again, and no more.” “Did anyone notice?” asked {A}. “The lady beside me. She said that I’d never sung so well.”',
        '“Add whed you were well agaid?” asked {visitor}. After that {S} had gone on doing it, in the very high places. You heard the others so nicely. {visitor} thought about it, and opened and shut for a while, and wiped in between.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a cold as well, because of the box. You pull out a tissue, and at once the next one looks out to see where it went. {S} pulled eleven. “It’s like with your nose,” said {S} to {visitor}. “Just like that,” said {visitor}.',
        '{A} tried to put them back. They had gone in flat, and they would not go in flat again. So {S} blew a dry nose into every one, to be fair to them. Then {S} gave the last to {visitor}, who had more to put in it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'One tissue after another fell beside the bin. {A} had been waiting for that since the first. Each of them got a shake, and was laid with the rest, under the table. “They’ve all beed used,” said {visitor}. {A} did not mind about that.',
        'When {visitor} blew the next time, there was a whole nest. {A} lay down in the middle of it, with only the ears out. “Sobebody’s glad that I’ve got a cold,” said {visitor}, and let the next one fall on purpose.'
      ]
    },
    {
      id: 'where-a-hum-gets-out',
      A: 'partner',
      paragraphs: [
        '{A} wanted to know how it is to have a cold, and hummed with a pinched nose. The hum stopped, like a tap. “It comes out of the nose!” said {A}. {H} tried it, and it was true.',
        '“So do m and n,” said {A}. “You have to hum for those. They’re stuck in there!” Bice, thought {H}, and put the m back. “Mice!” said {H}. “It’s Three Blind Mice!” “That’s what I keep sayig,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-one-side',
      A: 'partner',
      paragraphs: [
        'Now {H} knew the song, and sang it. Only {visitor} could not hum one note of it. “With a cold,” said {A}, “I lie on one side, and the top one comes undone.” So they all lay down on the mat and waited.',
        'They had to wait as long as a song with three verses. Then something went pop. “Hum,” went {visitor}. “Hum, hum.” It was as clear as a bell, and came from the upper half. “Don’t move,” said {H}.'
      ]
    },
    {
      id: 'changing-sides',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to see that again. So {visitor} turned over on the other side. There was a gurgle, as when a bath runs out. The cold was moving house. “Say something,” said {H}. “Barmalade,” said {visitor}, and a little later, “Marmalade.”',
        '“It’s only a cold for one half,” said {A}. “So they take it in turns.” They tried it once more, and you could hear it go across. After that they left it in peace, because it was on its way to bed as well.'
      ]
    },
    {
      id: 'one-after-another',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It is a song that you can hum one after another. {H} began, flat on the mat. At the second line came {A}. At the third came {visitor}, out of the side that had no cold. Then there was somebody on each stair.',
        'Whoever got to the bottom went back to the top. Nobody wanted to be the one to stop. In the end {visitor} had to sniff, and so it had a full stop after all. “That was the farmer’s wife,” said {visitor}, “shutting the door.”'
      ]
    },
    {
      id: 'what-was-stuck',
      A: 'partner',
      paragraphs: [
        '“What else was stuck in there?” asked {A}. {visitor} lay still, and let it come. “Moon,” said {visitor}. “Monday. Animal. My nose is running, and I don’t mind.” Last of all there came, a little creased, “Good evening.”',
        '“Good evening,” said {H} and {A}. They had waited for that since the door. Then {visitor} got up from the mat, and the cold slid back. “Good dight,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look who was sniffing.',
      '{names} listened with both ears, and understood every other word.',
      { text: '{names} fetched the big box, with two hundred in it.', needs: ['hands'] },
      { text: '{names} counted three of something on the fingers, and did not know what.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped a bit at every tuba.',
      '{names} sniffed too, and it was catching.',
      { text: '{names} passed the next tissue, and kept one back for luck.', needs: ['hands'] },
      { text: '{names} said “Bless you” in good time, and then once more.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the mat with the others.',
      '{names} kept quite still, so that nothing would move in the nose.',
      { text: '{names} pushed a cushion under whatever was lying on the floor.', needs: ['hands'] },
      { text: '{names} pinched both sides of the nose, and let go in time for the mice.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bin was full, and one tissue still looked out of the box. {visitor} went home with a lean to one side, humming with the upper half.',
    'They washed, and blew once all round, and lay down. {H} chose the left side, and left the right one free to hum.'
  ],
  last: [
    'In at one side and out at the other it went, and {H} was asleep.',
    'Down the three stairs went the song, and stayed at the bottom, and {H} was asleep.'
  ]
})
