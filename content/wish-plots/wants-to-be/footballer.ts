import { wishPlot } from '../wish-plot.ts'

export const whoeverFootballer = wishPlot({
  id: 'wish-whoever-footballer',
  visits: 'anything',
  whoever: [
    'wants to be a footballer',
    'wants to play football',
    'wants to be in the team',
    'wants to be on the team',
    'wants to be in the football team',
    'wants to be on the football team',
    'wants to be in a football team',
    'wants to join the football team',
    'wants to join the team',
    'wants to play in the team',
    'wants to play for the team',
    'wants to be picked for the team',
    'wants to get into the team',
    'is never picked for the team',
    'never gets picked for the team',
    'wants to become a footballer',
    'wants to be a football player',
    'wants to be a famous footballer',
    'wants to be a football star',
    'wants to learn to play football',
    'wants to learn football',
    'wants to play soccer',
    'wants to be a soccer player',
    'wants to be a soccer star',
    'wants to be on the soccer team',
    'wants to join the soccer team',
    'wants to learn to play soccer',
    'wants to score a goal',
    'wants to kick a ball',
    'wants to win the World Cup',
    'wants to play in the World Cup',
    'dreams of being a footballer',
    'dreams of playing football',
    'dreams of scoring a goal',
    'can’t play football',
    'can’t play soccer',
    'is bad at football',
    'is no good at football',
    'loves football',
    'loves soccer',
    'loves playing football',
    'loves to play football',
    'wants to be a goalkeeper',
    'wants to be a goalie',
    'wants to be a striker',
    'is rubbish at football',
    'loves footy',
    'plays footy all day',
    'always misses the goal',
    'always sits on the substitutes’ bench',
    'wants to play for England',
    'can’t kick a ball straight',
    'kicks a ball about all day',
    'is always picked last'],
  except: ['rugby', 'basketball', 'cricket', 'cheerleading', 'netball', 'hockey', 'coach', 'referee', 'watch', 'watches'],
  company: ['ball', 'hall', 'coats', 'goal'],
  about: 'The hero wants the goalkeeper to fetch the ball just once, and whoever wants to be a footballer is always in the way of it, until the hero aims at that.',
  titles: ['Take Your Time', 'Somebody to Hold the Coats', '{visitor} Is On', 'Always in the Way', 'Off the Side of {visitor}'],
  want: [
    {
      id: 'take-your-time',
      A: 'partner',
      paragraphs: [
        'The ball was three socks in a fourth one. {A} stood in goal, and let nothing in. Each time {H} had to fetch it from under the shoe shelf. “Take your time,” said {A}. {H} wanted {A} to have to fetch it, just once.',
        'There was a knock. It was {visitor.first}, under a heap of coats. “I hold these for the players,” said {visitor}. “I’ve never been on.” {H} threw the coats in two heaps, and there was a real goal. “You’re on,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'eye-on-the-ball',
      A: 'partner',
      paragraphs: [
        '{H} passed the ball, and {visitor} gave it a mighty push. It rolled as far as a biscuit. “You’ve got to keep your eye on it,” said {A}, who was quite sure. “Then it goes by itself.”',
        'So {visitor} ran along with an eye on the ball. Bonk. That was the bathroom door. “I saw it the whole time,” said {visitor} from the floor.'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to warm up first,” said {A}. They ran on the spot. They touched the floor, as near as they could get. {visitor} did everything half a beat late. “I’m warm already,” said {visitor}. “I’ve been under eleven coats.”',
        '“Then cool down,” said {H}. That is done by standing about with a cup of water, and looking at the sky. {visitor} was a master at it. “You’d think you had played already,” said {A}. “That’s what people always say to me,” said {visitor}, “before the match.”'
      ]
    },
    {
      id: 'a-trick',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“The good ones have all got a trick,” said {A}. “What’s yours?” It took a moment, next to the ball. “This,” said {visitor}, and {caller.does}. Nobody in the hall had ever seen that on a pitch. The ball had not moved at all.',
        '“What did I do?” asked {visitor}. “I couldn’t tell you about the ball,” said {A}. “I was looking at you.” {H} noticed that. It was the first time that evening that {A} had not looked at the ball.'
      ]
    },
    {
      id: 'not-with-hands',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What may you play it with?” asked {visitor}. “With anything that isn’t hands,” said {A}. {visitor} looked along what there was, from one end to the other. “Then I’ll use {caller.part},” said {visitor}. {H} threw the ball up for it.',
        'It came down on the right spot, and stayed there. It looked like a sock on a peg. “Now shake it off,” said {A}. {visitor} did not want to. “It’s never come to me before,” said {visitor}. “Let it have a rest.”'
      ]
    },
    {
      id: 'commentary',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} did the voice from the television as well, into a ladle. “And it’s {H} with the ball,” said {A}, “and {H} stops, and pulls up a sock. And not the one that’s the ball.” On television they always go on talking, even when nothing happens.',
        '“And now a word about our new player,” said {A}. “{caller.fact}.” {visitor} stood still to hear it. “Is that on everywhere?” asked {visitor}. “In all the kitchens,” said {A} into the ladle. {visitor} stood up very straight, to look like it.'
      ]
    },
    {
      id: 'offside',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You were offside there,” said {A}. {visitor} stopped. “What’s offside?” {A} explained it with the shoes. The boot was the goalkeeper, and two slippers were the defence. A sandal came running. “If that’s in front of the slipper,” said {A}, “when the trainer…” {A} looked at the trainer.',
        '“Then what?” asked {H}. {A} began again with the sandal. By the end all the shoes were offside, and the boot was lying down. “They blow the whistle,” said {A}, “and everybody shouts. That’s how you tell.”'
      ]
    },
    {
      id: 'yellow-card',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} was the referee, and had a slice of cheese in one pocket. “That’s a yellow card,” said {A}, and held it up in front of {visitor}. “What have I done?” asked {visitor}. {A} had to think. “You said sorry to the ball. That’s holding up play.”',
        '{visitor} said sorry for that. Up went the cheese again. “Two yellows are a red,” said {H}. But there was no red in the house but a tomato. {A} bit a corner off the card, and let everybody play on.'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 4,
      embodied: true,
      paragraphs: [
        'At half-time there was an orange, in quarters. {visitor} knew all about half-times. “You don’t say anything for a bit,” said {visitor}. “You look at the grass. Then somebody says that we’re still in it.” They looked at the rug, and sucked.',
        '“We’re still in it,” said {A} after a while. {H} had a piece of peel for teeth, and so had {visitor}. They grinned at each other with it, from ear to ear. “At the side,” said {visitor}, “I only ever got to hold the plate.”'
      ]
    },
    {
      id: 'number',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A player needs a number on the back. {A} had paper, and a peg, and a thick pen. “Seven’s good,” said {A}. “And ten’s for the best one.” {visitor} asked which one came after all the others. “Twelve,” said {A}. “The twelfth sits on the bench.”',
        '“I know the bench,” said {visitor}. “I know which plank is loose. I’ll have twelve.” {A} wrote it, and pegged it on. {visitor} went round twice to read it. “That’s strange,” said {visitor}. “The bench isn’t there.”'
      ]
    },
    {
      id: 'line-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before a real match they stand in a row, and there is a song. So they stood in a row and looked out over the shoes. {A} hummed, very slowly, with a chin in the air. {H} hummed along, and swayed a bit. Neither of them knew how it went.',
        'Then you go along and say hello to the others. There were no others, so they said hello to the coats. “Good luck,” said {visitor} to each sleeve. “Good luck, number four. You’ve got a hole in your pocket. I’ve had your keys.”'
      ]
    },
    {
      id: 'throw-in',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The ball had gone off the side, into the washing basket. It was full of socks. {H} put one arm in, and {visitor} held the basket. They took out a ball, and another. “That’s a pair,” said {A}. They took out a third. “That’s pyjamas.”',
        'At the end there were six balls in the hall. They had to be kicked one by one. The right one was the one that came to bits. “It’s got the stripy end,” said {H}. “I’d know it anywhere. I’ve fetched it often enough.”'
      ]
    },
    {
      id: 'in-goal',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had to scratch one ankle, so {visitor} went in goal for a moment. {H} came running up with the ball. {visitor} saw {H} coming, and stepped aside, and held the air open like a door. “After you,” said {visitor}.',
        '“You’ve got to stop it!” said {A}. “I thought it wanted to come in,” said {visitor}. {H} had been so surprised that the ball had been left standing. It lay halfway, on the rug. Nobody had ever been so polite to it.'
      ]
    },
    {
      id: 'the-bench',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} wanted to know how it was at the side. “It’s a good place,” said {visitor}. “You’re first at the tea. You find four buttons a season.” {visitor} had them along, in a matchbox. “And everybody gives you their watch. I’ve always known exactly how late it was.”',
        '“And what did you do the whole time?” asked {A}. {visitor} looked down. “I kicked along,” said {visitor}. “Under the coats. Whenever they did it, I did it too. I’ve played every match. It’s just that you couldn’t see.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our street we played till nobody could see the ball,” said {S}. “Then we played by ear.” {A} wanted to know how you did that. “You listened where it had been,” said {S}. “And once it was a hedgehog, and the whole street stood still until it had passed.”',
        '“Who won?” asked {visitor}. “I never heard,” said {S}. “I was called in at eighty-four to eighty-three.” {S} shot once, out of a slipper. {visitor} brought the slipper back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the crowd. {S} stood there in a scarf and sang, and had only one word for it. “Goal!” sang {S}. “There hasn’t been one,” said {A}. “Goal!” sang {S}. It was very hard to shoot with that.',
        '“Sing when something happens,” said {A}. So {S} waited, with an open mouth. {visitor} moved a slipper. “Goal!” cried {S}, for that was something. {visitor} had never been cheered before, and moved the other one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been looking at the ball for some time. It smelled of four feet. At the next shot it passed quite near, and then there was no ball. There was only {A}, lying on something, and looking at the wall. “{A} is in their team,” said {visitor}.',
        '“Say please,” said {H}. They said it. They offered a slipper for it. Then there was a noise in the kitchen, and {A} got up. The ball was warm. “It’s been hatched,” said {H}.'
      ]
    },
    {
      id: 'in-the-way',
      A: 'partner',
      paragraphs: [
        '{H} shot at the left corner, and hit {visitor}. “Sorry,” said {visitor}, and stepped to the right. {H} shot to the right, and bump. {visitor} hid by the umbrellas. Bump. “You’re always in the way!” cried {H}. “I know,” said {visitor}. “Shall I hold something?”',
        '“Wait,” said {A}. “How do you know where the ball’s going to be? I never do. And it comes off you so crooked that I get dizzy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-goal',
      A: 'partner',
      paragraphs: [
        '{H} looked very hard at the left corner, and {A} leaned to the left. Then {H} shot straight at {visitor}. Bump. The ball came off sideways. It rolled past {A}, quite slowly, between the coats, and in.',
        '“Goal!” shouted {H}. “Who was it?” asked {visitor}. “You!” said {A}. “Whoever touches it last.” {visitor} stood there, and then ran three times round the hall without any coats.'
      ]
    },
    {
      id: 'slow-motion',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They did it again in slow motion, as on television. {H} shot with a foot like a snail. {A} carried the ball through the air, and put it to {visitor} with a long, deep “bump”. {visitor} opened in surprise, bit by bit. “That’s just how I looked,” said {visitor}.',
        'The heel was in it too, and the coats. The third time they did it backwards. The ball came out of the goal, and went home to {H}, and it was still nil-nil. So then they had to do it forwards once more.'
      ]
    },
    {
      id: 'interview',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did you do it?” asked {A}, who had a wooden spoon for talking into. “I was standing there,” said {visitor}. “And what did you think?” “I thought, here it comes again.” {A} held the spoon out for more. “I’d like to thank the bathroom door,” said {visitor}.',
        '“And you, {H}?” asked the spoon. {H} was out of breath, as you are. “We take every match as it comes,” said {H}, “and the next one’s bed.” {A} gave back to the kitchen.'
      ]
    },
    {
      id: 'fetch-it',
      A: 'partner',
      paragraphs: [
        'The ball had rolled on, right under the shoe shelf. {A} had to lie down flat for it, with one arm in the dust. {H} stood by with both arms folded. “Take your time,” said {H}.',
        '“And who’s holding the coats?” asked {visitor}. “Nobody,” said {H}. “They’re the goal.” {visitor} looked at the two heaps. “Then I’ve had it with me all along,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out to see who was crawling about under the shelf.',
      '{names} sniffed at the ball, and remembered every sock.',
      { text: '{names} patted the two heaps of coats into posts.', needs: ['hands'] },
      { text: '{names} chalked up the score on the lid of a shoebox, nil and nil.', needs: ['hands'] }
    ],
    way: [
      '{names} ran up and down along the side, where the bench would be.',
      '{names} got in front of the ball as well, and out again.',
      { text: '{names} held a wet flannel to the bathroom door, and then to {visitor}.', needs: ['hands'] },
      { text: '{names} waved a tea towel for whoever had the ball.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran the three rounds as well, and finished fourth.',
      '{names} made a noise like a whole stadium.',
      { text: '{names} rubbed out a nil, and wrote a one.', needs: ['hands'] },
      { text: '{names} threw a scarf up as far as the lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were hung up for the night, and the goal was gone. The ball was taken apart, and each sock went to its own.',
    'They washed off the dust and lay down. There was only one bench now, and it was wide and soft, and everybody was on it.'
  ],
  last: [
    'In the dark, past everything, a goal rolled in, and {H} had shut both eyes and was asleep.',
    'Nobody had to fetch anything any more. Taking plenty of time, {H} fell asleep.'
  ]
})
