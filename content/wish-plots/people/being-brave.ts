import { wishPlot } from '../wish-plot.ts'

export const beingBrave = wishPlot({
  id: 'wish-being-brave',
  wishes: ['being brave', 'be brave', 'brave', 'bravery', 'braver', 'bravest', 'courage', 'courageous', 'feeling brave', 'brave girl', 'brave boy'],
  except: ['knight', 'dragon', 'princess', 'prince', 'pirate', 'lion', 'tiger', 'mouse', 'hedgehog', 'rabbit', 'dog', 'puppy', 'kitten', 'cat', 'fox', 'bear', 'wolf', 'dinosaur', 'owl', 'penguin', 'duck', 'horse', 'robot', 'superhero', 'witch', 'fairy', 'unicorn', 'giant', 'soldier', 'firefighter', 'fireman', 'dentist', 'doctor', 'doctors', 'hospital', 'jab', 'jabs', 'needle', 'needles', 'injection', 'vaccine', 'blood', 'operation', 'plaster', 'dark', 'night', 'bed', 'monster', 'thunder', 'storm', 'spider', 'spiders', 'bee', 'bees', 'wasp', 'school', 'nursery', 'teacher', 'swimming', 'water', 'slide', 'haircut', 'sick', 'ill', 'broken', 'arm', 'leg', 'fell', 'hurt', 'died', 'new', 'shy', 'hello', 'friends', 'tomorrow', 'today', 'yesterday', 'train', 'bus', 'boat', 'aeroplane', 'plane', 'bike', 'stage', 'scout', 'merida', 'snail', 'sailor', 'explorer', 'viking', 'king', 'queen', 'warrior', 'ninja', 'tailor', 'train', 'car', 'tooth', 'teeth', 'toy', 'teddy', 'balloon', 'loud', 'noise', 'noises', 'alone'],
  answers: ['little', 'girl', 'boy', 'child', 'how', 'to', 'being', 'learning', 'feeling', 'courage', 'more', 'always', 'very', 'was', 'scared', 'afraid', 'trying', 'things', 'about', 'brave'],
  moods: ['afraid', 'proud', 'learning', 'question', 'first'],
  nothingElse: true,
  company: ['box', 'hole', 'shoe', 'sponge', 'brush'],
  about: 'There are three things in a box with a hole, to be brave with, and a fourth one that nobody put in.',
  titles: ['The Fourth Thing', 'A Tongue and Six Eyes', '{H} and the Box with a Hole', 'Wet, Hairy and No Bones', 'There Are Only Three'],
  want: [
    {
      id: 'nothing-to-be-brave-at',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be brave, and at home there was nothing to be brave at. So {A} pulled a big box out from under the bed. In its side was a hole, as wide as an arm. Behind it was the dark.',
        '“I’ve put three things in,” said {A}. “One’s wet, one’s hairy, and one’s got no bones. Now guess them by hand.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-finger',
      A: 'partner',
      paragraphs: [
        '{H} sent in one finger, as far as the nail. It came out again by itself. “I’ll go in on three,” said {H}. At three nothing went in. {H} counted to twenty-six, and the hole got bigger all the time.',
        '“It’s not your hand that’s scared,” said {A}. “It’s your head. It’s got nothing else to do, so it makes up monsters.”'
      ]
    },
    {
      id: 'what-it-could-be',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it a crocodile?” asked {H}. “A crocodile’s got bones,” said {A}. “And it wouldn’t be hairy.” “It could’ve eaten the hairy one.” {A} lifted the box a little and put it down. “Then it’s a light crocodile,” said {A}.',
        '{H} thought of more and more, and each one had more legs than the last. With the eleventh {A} put up one hand. “Stop,” said {A}. “Now I’m frightened too.”'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        'So {H} sang a song, to give the head something to do. While it was busy, the hand went in. “Cold,” sang {H}. “It’s the sponge!” Next came the hairbrush. The one without bones was cooked noodles, on a saucer.',
        '“That was brave,” said {A}. “All three.” But {H} had stopped singing. “And what’s the fourth one?” asked {H}. “There isn’t a fourth one,” said {A}.'
      ]
    },
    {
      id: 'how-far-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How brave are you by now?” asked {A}. {H} showed it on one arm. Before the song it had only come up to the nail. Now it came up to the elbow, and a bit over. “And you?”',
        '{A} looked along {A}’s own arm for quite a time. Then {A} pointed to the button on the cuff. “Only so far,” said {A}, “since you found a fourth one.”'
      ]
    },
    {
      id: 'noodle-ring',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A noodle had come out with the hand. It had gone round one finger like a ring. “It wanted to come along,” said {A}. “It’s got no bones, but it’s brave.”',
        '{H} held it up by one end. The noodle hung down and trembled a little, and {H} put it back to its friends.'
      ]
    },
    {
      id: 'the-first-egg',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“The bravest one of all,” said {A}, “was whoever ate the first egg.” “Why?” asked {H}. “Nobody had done it yet. And think where it comes from.” {H} thought, and had to sit down.',
        '“And whoever got on a horse before anybody else,” said {H}. “And tasted a cheese when it was blue.” “Perhaps it was always the same person,” said {A}.'
      ]
    },
    {
      id: 'heart',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} had a hand on {H}’s own chest. It was knocking in there. “That’s only your heart,” said {A}. “It goes quick so that you’re ready.” “For what?” “It doesn’t know. It just gets ready.”',
        '{A} felt for another one, to see. {A}’s own heart was hurrying too. “Why’s yours going?” asked {H}. “I put in the noodles myself,” said {A}. “I’ve got no idea.”'
      ]
    },
    {
      id: 'knees',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“My knees are being silly,” said {H}. They wobbled like two eggs in a pan. {A} took hold of one of them with both hands. It stopped, and then the other knee wobbled twice as much.',
        '“Let them,” said {A}. “You don’t need knees for this. You’re sitting down.” That was true. {H} looked down at them, and let them get on with it.'
      ]
    },
    {
      id: 'brave-noise',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Some people shout,” said {A}, “to make themselves bigger. Geese do it, and so do I when the bath’s cold.” {H} shouted “Ha!” at the hole. It came back out of the box, deeper, and smelling of noodles.',
        '{H} moved back a bit. “It said it too,” whispered {H}. “That’s only your own Ha,” whispered {A}, “with the lid on.” After that they only whispered, in case somebody in there minded the noise.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} thought that {A} could tell what the fourth thing was, and turned the hole that way. {A} looked into it for some time, and seemed to know all about it.',
        '“Is it dangerous?” asked {H}. {A} stayed exactly where {A} was, neither nearer nor further off. Then {A} licked a noodle off the edge.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was brave once, at a goose,” said {S}. “It stood in the gate, and I had to get by with a jug of milk.” “Weren’t you afraid?” asked {A}. “Oh, I was so afraid that the milk was nearly butter.”',
        '“And then?” “I walked past,” said {S}. “It took about four steps.” {S} showed the steps. The third was quite small, with both eyes shut. “It’s best if you don’t run,” said {S}, “with milk.”'
      ]
    },
    {
      id: 'child-in-charge',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be brave as well, and began with something small. It was the dark inside a sleeve. {S} put a hand in at one end, and after a while it came out at the other. “I did it!” said {S}.',
        '“What was in there?” asked {A}. “My arm,” said {S}. It went on to the other sleeve, and then to a sock, which had only one end. That was the bravest.'
      ]
    },
    {
      id: 'its-got-eyes',
      A: 'partner',
      paragraphs: [
        '{H} put a hand in again, to the back. “It’s got a tongue,” whispered {H}, “and it’s dry. It’s got six small round eyes.”',
        '{A} was up on the sofa with both feet. “I never put that in,” said {A}, “and I’m not touching it. It’s you who wanted to be brave.”'
      ]
    }
  ],
  turn: [
    {
      id: 'right-to-the-shoulder',
      A: 'partner',
      paragraphs: [
        '{H} was frightened. “Perhaps it’s frightened as well,” said {H}. “It’s only me,” said {H} into the hole. “I’m going to hold your tongue now.”',
        'One hand {H} gave to {A}. The other one went in, up to the shoulder, and {H} did not even sing. Something scraped along the bottom, and came out into the light. It had a tongue, and six eyes for the lace. It was a shoe.'
      ]
    },
    {
      id: 'the-longest-part',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They asked each other when it had been worst. “When you said eyes,” said {A}. For {H} it had been a bit before. The arm was still outside then, and knew where it was going.',
        '“And in there?” asked {A}. {H} thought about it. “In there it wasn’t so bad,” said {H}.'
      ]
    },
    {
      id: 'back-of-hand',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} felt it once more with both eyes shut, and now it was a shoe all over. The beast with the six eyes was gone. “Where is it?” asked {H}.',
        '“Say it had a tongue,” said {A}, “and say it slowly.” {H} did. For a moment it was there again, and they both had to hold on to a cushion.'
      ]
    },
    {
      id: 'looked-for-since-march',
      A: 'partner',
      paragraphs: [
        '“That’s mine!” said {A}. “I’ve been looking for that since March!” It had been in the box the whole time. {A} put it on and came down from the sofa, a bit lopsided.',
        '“You were brave,” said {A}. “I was only high up.” {H} turned round with the box and put something in. “Now you,” said {H}. “It’s got teeth.” {A} had to sing two songs first, and it was the comb.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a sniff at the hole, and then a step back.',
      '{names} crept round the box, to see if it had a back way out.',
      { text: '{names} held one hand up against the hole, for size.', needs: ['hands'] },
      { text: '{names} rolled up two sleeves, and then let the others go first.', needs: ['hands'] }
    ],
    way: [
      '{names} got in behind {H}, at three.',
      '{names} backed away to the door, and came back for the noodles.',
      { text: '{names} sang the second verse, to keep the head busy.', needs: ['hands'] },
      { text: '{names} dried the sponge a bit, so that it was less brave to hold.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the box, one foot after another.',
      '{names} held on to a trouser leg, and did not let go.',
      { text: '{names} knocked on the lid, to say that somebody was coming.', needs: ['hands'] },
      { text: '{names} moved the lamp, so that the hole was not so deep.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoe stood beside the other shoe, which had waited since March. The box went under the bed again, with nothing in it at all. {H} had felt in every corner.',
    '{H} washed the brave arm up to the shoulder, and the other one as well. Then {H} put both of them under the blanket, where it was dark, and that was quite easy.'
  ],
  last: [
    'Under the bed there was an empty box with a hole in it, and above it {H} slept.',
    'Both hands lay in the dark and knew nothing, and {H}’s head had nothing to do, and slept.'
  ]
})
