import { wishPlot } from '../wish-plot.ts'

export const whoeverCries = wishPlot({
  id: 'wish-whoever-cries',
  visits: 'anything',
  whoever: ['cries easily', 'cries very easily', 'cries at films', 'cries at every film', 'cries at movies', 'cries at sad films', 'cries at songs', 'cries at every song', 'cries at sad songs', 'cries at music', 'cries at stories', 'cries at books', 'cries at adverts', 'cries at cartoons', 'cries at everything', 'cries at weddings', 'cries a lot', 'cries too much', 'cries all the time', 'cries for no reason', 'always cries', 'always cries at films', 'always cries at songs', 'always cries at the end', 'cries happy tears', 'cries when it’s happy', 'can’t stop crying at films', 'can’t help crying', 'is a crybaby', 'is always crying', 'weeps at films', 'weeps at everything', 'wept at films', 'gets teary', 'got teary', 'has to cry at films', 'had to cry at films', 'has to cry at songs', 'is very sensitive', 'is so sensitive', 'is sensitive', 'bawls at everything', 'blubs at everything', 'boo-hoos all the time', 'cries at the littlest thing', 'cries over nothing', 'cries when it hears music', 'gets upset at everything', 'is a big softie', 'is always in tears', 'is tearful', 'is weepy', 'sobs at everything', 'sobs at films', 'wells up at songs', 'bursts into tears'],
  except: ['itself to sleep', 'himself to sleep', 'herself to sleep', 'wolf', 'mother', 'mum', 'mummy', 'daddy', 'dad', 'alone', 'lonely', 'lost', 'hurt', 'died', 'dead', 'school', 'nursery', 'night', 'nobody', 'no friends', 'bullied', 'miss', 'misses', 'dark', 'onion', 'onions', 'sad all', 'home', 'sensitive to', 'skin', 'laughs'],
  company: ['song', 'glove', 'tissue', 'table', 'doormat', 'mat', 'booklet', 'railing', 'saucepan', 'washing machine', 'verse', 'wall', 'rain', 'snow'],
  about: 'The hero has a song about a lost glove and no end to it; whoever cries easily cries at all there is, but not at this, until they see at what one cries.',
  titles: ['Not One Tear', 'The Song of the Glove', 'Five Drops on Page Six', 'You May Now Open the Door', '{visitor} Has to Cry at Last'],
  fed: true,
  want: [
    {
      id: 'the-glove',
      A: 'partner',
      paragraphs: [
        '{H} had made a song. In the first verse a glove lay on a railing, all by itself. In the second it rained. {H} wanted to see somebody cry at it. “Lovely,” said {A}, and stirred the rice.',
        'On the doormat it said Welcome, and in front of it stood {visitor.first}, in tears. “I cry easily,” said {visitor}. “That mat doesn’t even know me.” {H} was very glad, and sang both verses. And {visitor} did not cry.'
      ]
    }
  ],
  way: [
    {
      id: 'where-they-come-from',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do you feel it coming?” asked {A}. {visitor} did, and always in the same place. It began in {caller.part}, with a kind of tickle, and then it went up. “From there it’s too late,” said {visitor}. “I can only look for something to cry into.”',
        '{A} laid a hand there, and said the kindest word that {A} could think of. It was teaspoon. Nothing happened for a moment. “Oh,” said {visitor}, and cried. “So small, and it still has to stir.”'
      ]
    },
    {
      id: 'a-little-show',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '{visitor} wanted to show how it was at the cinema. First the lights go down, and that alone is very moving. Then {visitor} {caller.does}. “That was the film,” said {visitor}, and was crying already. It had been short, but it had been about everything.',
        '{A} wanted to be in it, too. {A} {caller.move}, as a second part. “Don’t,” sobbed {visitor}. “They’ve found each other.” {H} had not noticed that anyone was looking. But the tissues did go rather well with it.'
      ]
    },
    {
      id: 'true-and-dry',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Let’s take something that’s only true,” said {A}. “You can’t cry at that.” {A} opened the big book at the right page. “{caller.fact},” read {A}. They all looked at {visitor}. There was one drop, and then there were three.',
        '“It’s just the way it is,” said {A}. “Yes,” sobbed {visitor}, “and somebody’s noticed!” {H} put a saucer under. It was a remarkably fine cry for such a short sentence, and it had not even rhymed.'
      ]
    },
    {
      id: 'they-all-sit-together',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Does everyone cry at films, {caller.where}?” asked {A}. They did not, said {visitor}. There was a showing on the first of the month, with one bench. “I always get the end,” said {visitor}, “because of the floor.”',
        'Once the film had broken in the middle. All went home, apart from {visitor}. “I cried at the white,” said {visitor}. “It looked as though it were trying to remember.” The man who showed it had come and sat there too. In the end they had used both his sleeves.'
      ]
    },
    {
      id: 'does-not-cry',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{H} wanted one who was sure not to cry, to sing to for practice. So they stood {caller.stand} on the other stool. {H} sang both verses. It did not cry, and it did not clap either. “I know that kind,” said {A}. “It’ll be all of an hour before it gets there.”',
        'But {visitor} had looked across, and now it was all wet round the stool. “It’s listening so hard,” said {visitor}. Nobody could deny that. {H} gave it a tissue to hold, so as not to leave it out.'
      ]
    },
    {
      id: 'what-it-was-today',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“What have you cried at since breakfast?” asked {A}. {visitor} could remember it all. There had been a bus that waited. There had been two shoes tied together by the laces. There had been music from a window, which stopped at the best place and went on.',
        '{A} had seen the same bus. “It waited for an old man with a plant,” said {A}. “Stop,” said {visitor}, but it was too late. They used the tea towel with the ships, which could do with the water.'
      ]
    },
    {
      id: 'kinds-of-tears',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There are several sorts, and {visitor} knew them all. Some run quickly and are over. Others stand there for a whole film and don’t dare. “And the best are the round ones,” said {visitor}, “that come one by one. For those you need violins.”',
        '{A} could play the violin on a rubber band. It went woing. {visitor} listened with great attention. “That was a thin one,” said {visitor}, and showed it, “but it did mean it.” It hung there for a bit, and looked about, and then jumped.'
      ]
    },
    {
      id: 'something-jolly',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what if it’s jolly?” asked {A}. {A} put a saucepan on, and sang the one about the sausage, with all the bangs. {H} banged too. In the middle of the third bang they heard a sob. “Is it the sausage?” asked {H}.',
        '“It’s got so many friends,” said {visitor}. They sang the rest in a whisper, which made it far worse. After the last bang {A} took off the saucepan and bowed. {visitor} asked if they could have it again, but not just yet.'
      ]
    },
    {
      id: 'louder-and-wetter',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Perhaps it was the tune, and not the glove. {H} sang it lower down, where songs are sadder. Then {H} sang it very high up. {A} held a note underneath, like a fridge. “That’s nice and sad,” said {visitor}, and was dry.',
        '“You cry at doormats!” said {H}. “It’s a good glove,” said {visitor}, and was ashamed. “I’m trying as hard as I can.” But with crying it’s no good to stand and wait for it. It went off and saw to something else.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I cried at the pictures once,” said {S}, “so that the row in front put up their collars.” “Was it so sad?” asked {A}. “It was a comic one. A man looked for his hat, and a little dog had it on.” {S} had to stop there, and look at the wall.',
        '“And then?” asked {visitor}. “He got it back,” said {S}, “and it was warm.” That was all there was to it, but now two of them were crying. {A} was sent for the big box, and took one out on the way back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had never cried at a song, only at soap. But {S} could do it without any tears, with the mouth. {S} showed {visitor}, and it was very square. “That’s the best mouth I’ve seen for it,” said {visitor}. “All that’s missing is the water.”',
        '“I’ll sing you something,” said {visitor} kindly, and sang what came to mind. {S} listened. Then {visitor} began to cry at it, and {S} did the mouth. “Now it’s complete,” said {A}. It was the loudest crying of the evening, and it came from two.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Tears are salty, and {A} had found that out before anyone else. {A} took up a place under {visitor}, a bit to the left, where the most came down. Whenever it stopped, {A} looked up. “Look at that face,” said {visitor}, and it went on.',
        '{H} moved {A} to one side, and {A} was there again. “I only have to be looked at like that,” sobbed {visitor}. {A} could look like that for hours. Somebody got a bowl of plain water in the end, but it was not the same.'
      ]
    },
    {
      id: 'it-snowed-as-well',
      A: 'partner',
      paragraphs: [
        '“It’s got to be sadder,” said {A}, who had heard sad songs before. So in the third verse it snowed. In the fourth a pigeon walked past the glove, and never looked. It was very sad, and there was not one tear.',
        'Then {A} took the booklet of the washing machine, and read from that. At page six {visitor} was crying so hard that the booklet got wet. “At that!” said {H}. “And not at my glove!”'
      ]
    },
    {
      id: 'five-drops',
      A: 'partner',
      paragraphs: [
        '{A} dried the booklet, and then looked again. There were five drops, and all on the same line. “Please wait,” read {A} slowly. “The light will go out. You may now open the door.”',
        '“You don’t cry when it’s sad,” said {A}. “You cry when it’s good again.” {visitor} thought of all those films. “That’s so,” said {visitor}. “At the sad bit I’ve got no time.” And {H}’s song had no good end. It had none at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'ends',
      A: 'partner',
      paragraphs: [
        'So {H} tried out ends, and {A} watched {visitor}. A king bought the glove. Nobody cried. The glove got up, and walked home on its fingers. That was better, but dry. “Who’s at home?” asked {A}.',
        'At home there was the other glove. It had lain in the hall all that time, with its thumb to the door. Plop. {visitor} had one tear, on the left. “Go on singing,” whispered {A}.'
      ]
    },
    {
      id: 'the-one-at-home',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried out what had to be there, so that one could cry. {A} left off the hall, and it was dry. They put the hall back. {A} left off the thumb, and it was nearly dry. “It’s the thumb,” said {A}. “It’s pointing the right way,” sobbed {visitor}.',
        'It was good to have somebody with whom it could be tried out so exactly. {H} marked it all down in pencil, with a drop for every drop. In the place where the verses rained, there was none at all.'
      ]
    },
    {
      id: 'an-onion',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had something in one eye. It was there just when the thumb was sung. {A} said that it must be the rice, which can be very sharp. {visitor} handed over half a tissue, and said nothing. They sat side by side on the stool.',
        '“Does it always do this?” asked {A} after a while. “What?” asked {visitor}. “It’s warm,” said {A}, “and I’m quite all right.” That was just it, said {visitor}. You cry, and you’re quite all right. Most people never get as far as that.'
      ]
    },
    {
      id: 'the-last-verse',
      A: 'partner',
      paragraphs: [
        'In the last verse there came a hand, which had been bare all winter. It went along the railing, and there was something woollen. Then they lay in the hall, the left and the right, one in the other.',
        '{visitor} cried like a gutter. “It’s so good again!” sobbed {visitor}. {A} had to cry as well, and blamed the rice. “That was the end,” said {H}, very proud, and {visitor} cried at that too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to both verses, and thought of supper.',
      '{names} came to look at the drops on the doormat.',
      { text: '{names} clapped, which is not the same as crying.', needs: ['hands'] },
      { text: '{names} fetched a glove, so that it could be seen what was meant.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed a bit, just to try it.',
      '{names} looked at {visitor}, and then at the floor, and stepped round it.',
      { text: '{names} tore off one more piece of kitchen paper.', needs: ['hands'] },
      { text: '{names} turned over to page seven, and that was only about fluff.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened so hard that it could be seen from behind.',
      '{names} moved up to the stool for the last verse.',
      { text: '{names} dabbed at both eyes, and blamed the pepper.', needs: ['hands'] },
      { text: '{names} held the box, and each of them took one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rice had stuck a little, and was eaten. {visitor} went home happy, and cried at the doormat again, from the other side.',
    'They washed, mostly round the eyes, and lay down. In the hall were two gloves. {H} had put them there, one in the other.'
  ],
  last: [
    'The light went out, and you could have opened the door, but {H} was asleep.',
    'Everything that had been out was home again and lay there in twos, and {H} was asleep.'
  ]
})
