import { wishPlot } from '../wish-plot.ts'

export const whoeverBall = wishPlot({
  id: 'wish-whoever-ball',
  visits: 'anything',
  whoever: [
    'wants to catch a ball',
    'wants to catch the ball',
    'wants to play ball',
    'wants to play catch',
    'wants to throw a ball',
    'wants to throw the ball',
    'wants to throw and catch',
    'wants to throw and catch a ball',
    'wants to catch and throw a ball',
    'wants a ball',
    'wants to play ball games',
    'can’t catch a ball',
    'can’t catch the ball',
    'can’t catch',
    'can’t throw a ball',
    'can’t throw',
    'can’t play ball',
    'can’t play catch',
    'catches a ball',
    'throws a ball',
    'plays ball',
    'plays catch',
    'loves to play ball',
    'loves playing ball',
    'loves to play catch',
    'loves playing catch',
    'is bad at catching',
    'is bad at catching a ball',
    'is bad at throwing',
    'is no good at catching',
    'is no good at throwing',
    'is afraid of the ball',
    'is scared of the ball',
    'is afraid of balls',
    'always drops the ball',
    'keeps dropping the ball',
    'dropped the ball',
    'drops the ball',
    'drops every ball',
    'dreams of catching a ball',
    'is rubbish at catching',
    'is hopeless at catching',
    'can’t hold on to the ball',
    'plays with a ball',
    'misses every ball',
    'plays basketball',
    'wants to play basketball',
    'plays cricket',
    'drops every catch',
    'ducks when the ball comes',
    'fumbles the ball',
    'plays piggy in the middle'],
  except: ['kick', 'football', 'basketball', 'cricket', 'tennis', 'snowball', 'snowballs', 'cold', 'a cold', 'fish', 'thief', 'mouse', 'mice', 'robber', 'hit', 'stones', 'window', 'tantrum', 'tantrums'],
  company: ['ball', 'wall', 'lady', 'bed', 'blanket', 'hall'],
  about: 'The hero wants ten throws without a sound, because of the lady behind the wall, and every ball flies off again from whoever cannot catch, until it is seen what a blanket does with one.',
  titles: ['Ten Without a Sound', 'What the Blanket Does', 'It’s Sitting', 'The Lady Behind the Wall', '{visitor} Goes Down With It'],
  want: [
    {
      id: 'because-of-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get to ten: ten throws, and not a sound. It was because of the wall. Behind it lived a lady who knocked. Smack, went the ball into {A}’s hands. Tock, tock, went the wall. “That was one,” said {A}, “and it doesn’t count.”',
        'Tock, tock, went the door now. It was {visitor.first}. “Somebody’s got a ball in here,” said {visitor}. “I’d be no trouble. It never stays with me for long.”'
      ]
    }
  ],
  way: [
    {
      id: 'snap',
      A: 'partner',
      paragraphs: [
        '“You’ve got to snap at it,” said {A}. “Hard and quick, before it gets away.” {H} threw. {visitor} shut everything there was to shut. Bonk.',
        'The ball had met something hard. It flew back past {H}, down the hall and off the shoe shelf, bonk, bonk, bonk. Tock, tock, tock, went the wall. “That’s how it is every time,” said {visitor}. “It comes as far as me, and then it goes home.”'
      ]
    },
    {
      id: 'what-to-catch-with',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What did you catch with?” asked {A}. {visitor} wasn’t sure, having shut everything. They went over {visitor} for warm places, for a ball leaves one. It had been {caller.part}. “Is that wrong?” asked {visitor}. “It’s rather far out,” said {A}.',
        '{A} showed where it ought to be. You make a nest, in front of the tummy, with a bottom to it. {visitor} made one out of what there was. It was a bit of a strange nest. But a strange bird would have been glad of it.'
      ]
    },
    {
      id: 'ready',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Before you throw, you ask. “Ready?” asked {H}. “Ready,” said {visitor}, and {caller.does}. The ball came just in the middle of that. It went by, and nobody in there had noticed. “You weren’t ready,” said {H}. “You were busy.”',
        '“That’s how I get ready,” said {visitor}. {A} {caller.move}, to see if it helped. You did feel very awake afterwards. But by then the ball was behind you, and under something.'
      ]
    },
    {
      id: 'call-first',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“You’ve got to call out who it’s for,” said {A}. “Otherwise it’s for nobody.” So {H} called, and {A} called back. It made quite a noise, for a quiet game. “What do they call where you come from?” {H} asked {visitor}. It was “{caller.sound}”.',
        'They tried that, in a whisper, one after another: {caller.sound}, from here to there. Behind the wall it grew still. Then a voice in there said the same thing, quite low, to find out how it felt.'
      ]
    },
    {
      id: 'a-better-one',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{A} wanted to see it from outside. On a chair they put {caller.stand}. That was {visitor}, and got the ball. It went bonk, of course. “It’s no better at it than I am,” said {visitor}.',
        '“But it didn’t shut anything,” said {H}. They all bent down and looked at it. It had been bonked, and it was just as before. It even looked a little interested. {visitor} sat down beside it, and practised looking like that.'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Begin with something slow,” said {A}, and threw up a scarf. It went as high as the lamp, and there it had to think. Then it came down, first this side and then that. You could have made a sandwich in the meantime.',
        '{visitor} got it with the face. “Caught!” said {visitor} from in there. {H} got it on one foot. On {A} it had come down behind, like a tail. {A} looked for it everywhere.'
      ]
    },
    {
      id: 'sponge',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a sponge, full of water, for the kitchen floor was to be washed anyhow. “That one tells on you,” said {A}, and threw it. {H} grabbed it hard. It told on {H} from the chin to the belly button.',
        'Then {visitor} was wet all over, although it had only brushed past. “I snapped,” said {visitor}. “I can’t help it. I see something coming, and I’m a door.” Only the last time was it nearly dry, for {visitor} had been thinking of something else.'
      ]
    },
    {
      id: 'the-stripe',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What colour is the stripe?” asked {A}. {visitor} had never seen a stripe. All {visitor} knew of the ball was that it was dark, and then it was bonk. “There’s one all the way round it,” said {H}. “You’ve got to look till you see it.”',
        'They threw it past, very slowly. “Green!” said {visitor}. So there was a stripe. The next time there was a scratch, too, and letters. “It says Made in,” said {visitor}, and looked after it. “It was gone before it said.”'
      ]
    },
    {
      id: 'what-she-says',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By now they knew what the lady meant. One tock was, oh dear. Two was, now then. Three was with a broom handle. {A} once knocked back, to say sorry. There was a pause, as when someone puts down a cup. Then it came very quickly, tock-tock-tock-tock.',
        '“What’s that?” asked {visitor}. “I don’t know,” said {A}. “I think I said something else.” They did not knock any more. You shouldn’t, in a language in which you can only say one thing.'
      ]
    },
    {
      id: 'let-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Now {visitor} was to throw. The first went straight up, and had to be got down from the lamp. “You let go too soon,” said {A}. The second went into the floor, right under {visitor}. “And that was too late.” In between there had to be a place.',
        '“Let go when you’re pointing at me,” said {H}. {visitor} swung it from below, once, and twice, and pointed, and let go. It flew in a bow, like a loaf. {H} could have read a page while it came.'
      ]
    },
    {
      id: 'one-step',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Come quite near,” said {A}. They stood quite close, and {H} put the ball into {visitor}’s nest. “Caught,” said {A}. “That was only given,” said {visitor}. “Between given and thrown there’s nothing but floor,” said {A}. So they each took one step back.',
        'Now the ball had to cross a crack in the boards. It got over. They took one more step, and there were three cracks and a rug. That was where it remembered, and went bonk.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had no ball,” said {S}, “so we had a potato.” {A} wanted to know if it bounced. “Once,” said {S}. “You were very careful with it. By Friday it was quite soft, and anybody could catch it.” {visitor} would have liked a potato like that.',
        '“And on Saturday?” asked {A}. “On Saturday it was soup,” said {S}, “and on Monday there was a new one.” {S} held both hands out, ready, and you could see what size it had been.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to give it back. {S} had caught it by lying on it, and there it was now. “You’ve got to throw it,” said {A}. “I’m still catching,” said {S}, and went on. From time to time {S} looked underneath, to see whether it was caught by now.',
        '{visitor} admired that very much. “How do you do that, so that it stays?” “I’m heavy,” said {S}. It was true, and it was quiet. But you couldn’t do ten of those before bed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had heard every bonk, and liked none of them. At last the ball came rolling, all out of breath, and stopped by {A}. {A} looked at it. It did nothing. {A} looked away, and then quickly back again. It had not moved.',
        '“It likes {A},” said {visitor}. “With me it would be in the kitchen by now.” “{A} doesn’t want anything from it,” said {H}. The ball rolled a little nearer still, for the floor is not quite straight there.'
      ]
    },
    {
      id: 'on-the-bed',
      A: 'partner',
      paragraphs: [
        'Then {H} threw too far, right over {visitor} and in at the bedroom door. They all waited for the bonk. None came. {A} went in. There lay the ball on the bed, in a small dip. {A} dropped it once more, from as high up as it would go. Not a sound. “What does the blanket do that we don’t?” asked {A}. {visitor} looked from very near. “It doesn’t stop it at all,” said {visitor}. “It goes down with it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'be-the-blanket',
      A: 'partner',
      paragraphs: [
        '“Then you be the blanket,” said {H}, and threw from below, in a bow. {visitor} made a nest, far out in front, wide open and soft. The ball came in. And {visitor} went down with it, just as fast as it did. They went down and down, until they had both stopped.',
        'Nobody had heard anything. “It’s sitting,” whispered {visitor}, nearly on the floor. “It isn’t going home.”'
      ]
    },
    {
      id: 'once-hard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had snapped for so many years that it was hard to leave off. “Smack,” went {A}’s hands. “Start further out,” said {visitor}. “Then you’ve got somewhere to go.” {A} held them out so far that it looked like asking for a baby.',
        'The next one came, and {A} took it in, all the way to the buttons. It was like a lift that gets there. “I’ve always hit it,” said {A}. “I thought that was catching.”'
      ]
    },
    {
      id: 'other-blankets',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried it with a biscuit, and it stayed whole. They tried it with a paper bag full of rice. That can talk, if it’s hurried, and it said only “sss”. {H} would have tried it with an egg, but {A} knew where this ended.',
        '“What’s the quietest thing there is?” asked {visitor}. It was the sock, they thought, and then the feather. {H} threw the feather. It took its time. {visitor} was down already, and had to come up and fetch it.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      paragraphs: [
        'So they stood in a ring, and went down and came up. Three. Four. Five. It was so still that you could hear it turn in the air. At nine there was a knock, and this time it was at the door. There stood the lady, in a dressing gown. “What’s the matter in here?” she asked. “I can’t hear you any more.”',
        '“Nest!” whispered {H}, and threw. The lady held out her dressing gown, and went down with the ball to the mat. Not a sound. “Ten,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran to the wall at the tock, and to the door at the other one.',
      '{names} kept out of the way, and got hit by the ball all the same.',
      { text: '{names} laid a rug along the wall, for the sake of peace.', needs: ['hands'] },
      { text: '{names} held both hands over a vase.', needs: ['hands'] }
    ],
    way: [
      '{names} got there before the ball, wherever that was.',
      '{names} made a small bonk as well, with no ball at all.',
      { text: '{names} fished under the shoe shelf with an umbrella.', needs: ['hands'] },
      { text: '{names} kept the score on a door, with nothing on it so far.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the dip, when it was free.',
      '{names} went down with each ball, and stayed there after the sixth.',
      { text: '{names} caught one, so quietly that the others had to ask.', needs: ['hands'] },
      { text: '{names} held up the fingers, one for each, up to ten.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lady took the paper bag of biscuits that they gave her, and she took it very softly. {visitor} went home with the ball, and it stayed there all the way.',
    'They washed and lay down. The blanket did what it does: it stopped nobody, and went down with them.'
  ],
  last: [
    '{H} went further and further down, until everything had stopped, and was asleep.',
    'From behind the wall there came one tock, and it meant good night. {H} was asleep.'
  ]
})
