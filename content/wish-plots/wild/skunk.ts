import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const skunk = wishPlot({
  id: 'wish-skunk',
  wishes: ['skunk', 'skunks', 'scunk', 'skunck', 'skunk tea', 'smelly skunk', 'stinky skunk'],
  answers: ['smelly', 'stinky', 'smell', 'smells', 'stinks', 'stink', 'tail', 'stripe', 'stripes', 'striped', 'white', 'black', 'friend', 'friends', 'polite', 'shy', 'nice', 'kind', 'visits', 'visit', 'tea', 'party', 'spray', 'sprays', 'spraying', 'night', 'woods', 'forest', 'cute', 'sleepy', 'who', 'that', 'nobody', 'runs', 'away', 'manners', 'funny', 'little'],
  except: [...NOT_WELL, 'dog', 'sprayed', 'bath', 'cabbage', 'drug', 'smoke', 'purple', 'robot', 'car', 'pepe'],
  company: ['skunk', 'badger', 'door'],
  about: 'A very polite skunk comes to tea, and each bit of its good manners is just what a skunk does before it sprays.',
  titles: ['A Skunk with Good Manners', 'Under the Table Again', '{H} Wipes Its Feet', 'First It Stamps', 'Which Bit Is the Hello'],
  want: [
    {
      id: 'stamp',
      A: 'partner',
      paragraphs: [
        '{H} was a skunk, with a long white scarf for a tail. A skunk hardly ever gets asked anywhere. Today there was tea at the badger’s, and the badger was {A}. “I’ll do everything properly,” said the skunk.',
        'At the door it stamped its feet, left, right, left, to get the mud off. “Aah!” cried the badger, and was under the table. The skunk looked behind it. There was nobody there.'
      ]
    }
  ],
  way: [
    {
      id: 'tail',
      A: 'partner',
      paragraphs: [
        'Slowly {A} came out again. “It’s only my nerves,” said {A}. “Do sit down.” The cake stood on a low stool. {H} saw that the tail might brush against it. So the skunk lifted it up, quite straight.',
        '“Not in here!” cried the badger, and was under the table. The skunk was sorry for it. It’s hard to have people in, with such nerves.'
      ]
    },
    {
      id: 'cake-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The badger had a clothes peg by its plate. “What’s that for?” asked the skunk. “For the napkin,” said {A} quickly, and pegged it on. It had been meant for something else. “You needn’t worry,” said {H}. “I’ve had a bath.”',
        'It held out a paw to be smelled. {A} came nearer, with one eye shut. “Soap,” said {A}. “Yes,” said the skunk. “We don’t smell at all, as a rule. It’s only what we say when nobody listens.” The badger took the peg off its napkin.'
      ]
    },
    {
      id: 'dig-grubs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The skunk had brought a present, in its pocket. It was five beetles, and the beetles were raisins. It had dug for them itself. A skunk makes a small round hole for each, and doesn’t fill it in again. “Ours too,” said {A}. “There’s no time.”',
        'They put the beetles in a row, the best one in front. “You have that,” said the skunk. “No, you,” said the badger. They were both so polite that the beetle nearly got away. Then they halved it.'
      ]
    },
    {
      id: 'weak-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who’s the gentleman by the window?” whispered the skunk. “That’s a coat,” said {A}. Skunks don’t see well. Three steps away, everything’s a bush. “I did think that he was quiet,” said {H}, and nodded to it all the same.',
        '“And what do I look like?” asked {A} from the other end of the room. The skunk put its head on one side. “Like a badger, if one were going to be there,” it said. {A} came three steps closer. “Oh,” said the skunk, “you’ve got a face.”'
      ]
    },
    {
      id: 'rain-nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        'What it can’t see, a skunk smells. It put its nose up. “There’s something with apple behind me,” it said, “and a shoe that has been to the seaside.” {A} looked. The shoe had sand in it, from the summer.',
        '“Now me,” said the badger, who has a good nose as well. It shut its eyes. “Jam,” it said, “and wool, and somebody who’d like another slice.” They were quite pleased with each other. You don’t meet a nose like that every day.'
      ]
    },
    {
      id: 'waddle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A skunk isn’t in a hurry. Everybody gets out of its way, so it never had to learn to run. It can walk in the middle of the path, and roll a bit. {H} showed how, round the table. {A} came after, and rolled too.',
        '“Where are you going?” asked the badger. “Along,” said the skunk. After the second time round there was a good deal of it about, left and right. “It’s restful,” said {A}. “Badgers always have to be somewhere.”'
      ]
    },
    {
      id: 'kits',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Young skunks walk behind their mother, nose to tail, and it looks like one long skunk. They set out the cups like that, from the big one to the egg cup. “Is the little one dangerous too?” asked {A}. “From the third week on,” said the skunk. “It only squirts like a lemon.”',
        'The badger moved the egg cup a bit further off. Then it felt sorry, and filled it up. All the cups were to have the same.'
      ]
    },
    {
      id: 'handstand',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ve got a cousin with spots,” said the skunk. “He does it standing on his hands.” That’s true of spotted skunks. They walk on their front feet, with their tails in the air, to look taller. {H} put both hands on the rug and lifted one foot off it.',
        '{A} had seized the table by a leg. “It’s only a picture of him,” said the skunk, from below. “As far as I can do him.” It fell over sideways, in no way like the cousin.'
      ]
    },
    {
      id: 'the-owl',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is nobody at home with you?” asked the badger. “An owl comes by,” said the skunk. “Nearly every night.” A big owl minds nothing, since it can hardly smell at all. “What do you talk about?” “It says who, and I say me. Then it goes away again.”',
        'They tried how that was. “Who?” called {A} from the top of a cushion. “Me,” said {H}. “Who?” “Still me.” It was a good talk, but it didn’t get you much further.'
      ]
    },
    {
      id: 'how-many-times',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How often can you do it?” asked {A}, as lightly as a badger can. “Five or six times,” said the skunk, “and then I have to wait for a week.” It stirred its tea. “So you don’t do it for nothing. I’m saving mine.”',
        '“What for?” asked {A}. The skunk thought about that for a long time. “I’ve been saving it all my life,” it said. “Nothing’s ever been worth it.” The badger gave it the slice with the cherry.'
      ]
    },
    {
      id: 'pet-no-nose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was one guest who did not go under the table, as {A} was lying there already. The skunk looked down in. “Are you nervous too?” it asked. {A} sniffed at the white scarf, right along to the end, and breathed out.',
        'Nothing whatever had happened. The skunk stood quite still with joy. “It’s been at my tail,” it told the badger, “and it stayed.” Then {A} lay down on the other end of it.'
      ]
    },
    {
      id: 'elder-window',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had an armchair at the badger’s and was not going to get up for anybody. “I’ve got a cold,” said {S}. “You can do what you like.” “But I don’t want to do anything,” said {A}. “That’s what they all say,” said {S}, “and then there’s singing.”',
        'So {A} sat down beside the armchair, as far as the scarf allowed. {S} held a handkerchief in one hand and patted the skunk with the other. “Soft,” said {S}. “Nobody ever tells you that.”'
      ]
    },
    {
      id: 'child-skunklet',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was a young skunk and had to be taught. “First you stamp,” said {A}. {S} stamped. “Then you wait, and see if they go.” {S} waited, and looked at a chair. It did not go. “It hasn’t understood,” said {S}.',
        '“Then you put your tail up and wait again.” “And then?” “Mostly you can go home by then,” said {A}. “I never got any further myself.” {S} gave the chair one more chance.'
      ]
    },
    {
      id: 'baby-stinker',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was a guest as well. There was a smell, all of a sudden and quite near. Everybody looked at the skunk. “That wasn’t me,” said {H}. “I’m saving mine.” They followed it with their noses. It led to {A}.',
        '{A} was pleased, as {A} always was. There had been no stamping and no tail, and not a word of warning. “It has no manners at all,” said the skunk, with respect.'
      ]
    },
    {
      id: 'guest-late',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} had been asked too, and came to the door, and saw a white stripe. “I’ll come back in a minute,” said {A}. “That’s what they say when they don’t,” the skunk told the badger. But after a minute there was a knock.',
        '{A} had only gone to fetch another cup. “I thought there might not be enough,” said {A}, and sat down right next to the stripe. The skunk passed the sugar twice.'
      ]
    },
    {
      id: 'shut-the-door',
      A: 'partner',
      paragraphs: [
        'There was a draught from the door. “I’ll see to it,” said the skunk. It turned round, tail and all, and gave the door a push. “Goodbye, cake,” said a voice under the table.',
        'The skunk lay down on the rug, and looked in under the cloth. “Am I so terrible?” asked {H}. “I only wiped my feet.”'
      ]
    },
    {
      id: 'one-two-three',
      A: 'partner',
      paragraphs: [
        '“First a skunk stamps,” said {A}. “Then it puts its tail up. Then it turns round. And then it sprays.” “That’s right,” said the skunk. “We always give three warnings. It’s only fair.”',
        '{A} counted on three fingers. The mat, the cake, the door. They looked at each other, between the chair legs. “Oh,” said the skunk.'
      ]
    }
  ],
  turn: [
    {
      id: 'again-properly',
      A: 'partner',
      paragraphs: [
        '“I’ll come in again,” said {H}. This time it left its slippers on the mat, mud and all. Its tail went three times round its own neck. It came in face first, all the way.',
        '“And which bit’s the hello?” asked {A}. The skunk had never got as far as that. It put its nose against the badger’s nose, quite gently. “That bit,” it said.'
      ]
    },
    {
      id: 'badger-manners',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what do badgers do?” asked the skunk. {A} was a bit ashamed. A badger that likes somebody rubs its behind on them, so that they smell of home. It’s called musk, and it’s a compliment. “You do it too!” said the skunk.',
        '“It’s quite a different thing,” said {A}. They both looked into the teapot for a time. “Is it very strong?” asked {H}. “I’ve always been told that it’s homely,” said the badger.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Some cake had been left on the plate, and each wanted the other to have it. “I could stamp,” said the skunk. “Then you’d have to go under the table.” “You could,” said the badger. “But you’d only stamp if you had mud.”',
        'The skunk looked at its feet. They were clean. It broke the piece in two, and gave {A} the half with the icing. That felt very well brought up.'
      ]
    },
    {
      id: 'nerves-gone',
      A: 'partner',
      paragraphs: [
        'So there was cake. The tail stayed where it was, and kept the skunk’s neck warm. “Would you stamp once more?” asked {A} after a while. “I’d like to see if I can stay.”',
        'The skunk stamped, left, right, left. The badger held on to its chair and stayed. “It’s only mud,” said {A}, in a small voice. “There isn’t any on them,” said {H}. “I know,” said {A}. “Have some more cake.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dived under the table too, on the badger’s advice.',
      '{names} sniffed about, and there was only cake.',
      { text: '{names} laid a second doormat, for thorough guests.', needs: ['hands'] },
      { text: '{names} poured the tea, with a fairly steady hand.', needs: ['hands'] }
    ],
    way: [
      '{names} went under as well, and there it got crowded.',
      '{names} blocked the draught, full length.',
      { text: '{names} lifted the cake clear, with two hands.', needs: ['hands'] },
      { text: '{names} held out a plate, below the edge of the cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in face first as well.',
      '{names} stayed where there was no table overhead.',
      { text: '{names} set the slippers straight on the mat.', needs: ['hands'] },
      { text: '{names} handed the badger a napkin, for its nerves.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were washed, one after the other. The slippers still stood by the door, side by side, with the mud gone dry on them.',
    'The skunk took its tail along to bed, three times round its neck, and then off. {H} wiped {H}’s feet on the blanket, very softly, so as not to frighten anybody.'
  ],
  last: [
    'A nose was laid against the pillow, and that was the good night, and {H} was asleep.',
    'Nobody was under the table any more, and {H} was asleep.'
  ]
})
