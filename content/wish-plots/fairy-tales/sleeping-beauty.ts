import { wishPlot } from '../wish-plot.ts'

export const sleepingBeauty = wishPlot({
  id: 'wish-sleeping-beauty',
  wishes: ['sleeping beauty', 'sleepy beauty', 'briar rose princess', 'little briar rose', 'princess hundred years', 'princess spindle', 'princess spinning wheel'],
  except: ['beast', 'salon', 'black'],
  answers: ['princess', 'prince', 'fairy', 'fairies', 'spindle', 'castle', 'palace', 'hedge', 'roses', 'kiss', 'asleep', 'sleeps', 'hundred', 'years', 'wakes', 'spell', 'cook', 'king'],
  company: ['prince', 'cook', 'fairy', 'hedge', 'jelly'],
  fed: true,
  about: 'The prince comes to wake Sleeping Beauty for her birthday jelly, and whoever sees her yawn has to lie down too.',
  titles: ['The Last Yawn in the Palace', 'A Hundred Years Before the Jelly', '{H} and the Hedge of Roses', 'The Thirteenth Fairy’s Plate', 'The Yawn Behind the Fan'],
  want: [
    {
      id: 'birthday',
      A: 'partner',
      paragraphs: [
        '{H} was Sleeping Beauty, and it was the princess’s birthday. {A} was the cook, just carrying in a red jelly. But there was a spell on that day, from a fairy whom nobody had invited. {H} touched the spindle, which was a spoon with some wool on. “Oh,” said the princess, and lay down for a hundred years.',
        'Everybody in the palace had to stay as they were. The cook stood still, with one foot in the air. “Wake me up for the jelly,” said {H}, with {H}’s eyes shut.'
      ]
    }
  ],
  way: [
    {
      id: 'twelve-plates',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why wasn’t she invited?” asked {H} from the pillow. “There were thirteen fairies,” said {A}, “and only twelve golden plates.” The princess was quiet for a while. “She could have had a lid,” said {H}.',
        '“That’s what the king said,” said {A}, “but it was afterwards.” “Or the big saucer. Or we could have sat together.” The cook sighed, without moving. It was a pity that nobody had asked the princess. She had been in the cradle.'
      ]
    },
    {
      id: 'nose',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The cook had been just about to scratch an itchy nose when the spell came. Now the finger stopped quite close to it, and the nose still itched. “Can’t I quickly?” asked {A}. “In a hundred years,” said the princess.',
        'The nose went to the left, and the nose went to the right. The finger stayed where it was. “The itch was in the middle of something too,” said {A} through closed teeth. “It’s the only one here who isn’t keeping still.”'
      ]
    },
    {
      id: 'standing-horses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The horses slept in the stable, and the pigeons on the roof, and the flies on the wall. “Did the horses fall over?” asked {H}. “A horse locks its knees,” said {A}, “and sleeps standing up. They didn’t even have to stop what they were doing.”',
        '{A} showed it, with {A}’s knees straight and a long face. For some time nothing moved. Then one ear did. “There’s a fly on it,” said {A}. “But it’s asleep.”'
      ]
    },
    {
      id: 'guard-dog',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the tale even the animals in the palace stay as they were. Somebody had to tell {A}. {H} did it in a whisper. “Don’t move,” said {H}, “for a hundred years.”',
        '{A} had not been going to. Whatever {A} had been at before, there was more of it now. “Nobody in the palace does it better,” said {H}. A king passed that way on a walk, and took it for a cushion.'
      ]
    },
    {
      id: 'only-resting',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'On the throne sat the king, with a crown over one ear, and that was {S}. “I’m not asleep,” said the king. “I’m only resting my eyes.” “It’s been sixty years,” said Sleeping Beauty. “They were very tired,” said the king.',
        '{A} wanted to know what a king does in such a long time. “I listen,” said {S}. “You hear everything in a quiet house. Somebody took the lid off a tin just now.” In the palace nobody had moved. But there was a crumb on the princess.'
      ]
    },
    {
      id: 'finger-in-jelly',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The kitchen boy was {S}. Just before the spell, the boy put a finger into the jelly, to see if it was ready. It was. So there the finger was, for a hundred years.',
        '“Is it cold?” asked the princess. “Only at the front,” said {S}. “May I lick it?” {A} thought about it, and about the rules. “At midnight,” said {A}, “on my next birthday. But quickly, so that it doesn’t count.”'
      ]
    },
    {
      id: 'how-to-spin',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What did they want with a spindle?” asked {H}. {A} pulled a bit of fluff out of the wool, and turned it between two fingers. The longer it was turned, the thinner and firmer it got. It had been fluff, and now it was thread.',
        '“And somebody did that for every sock?” “For every sock in the world,” said {A}. {H} looked at both feet under the blanket. That was where all the time had gone to, before there were shops.'
      ]
    },
    {
      id: 'too-early',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the first of the princes, and had come too early. “Is it open yet?” asked {S} at the hedge. “Not for another forty years,” said the princess, in her sleep. {S} had thought as much.',
        '“Could I leave something for you?” It was a bun. {A} put out one hand, and it was the only bit of the palace that moved that year. “Come back when you’re older,” said {A}. “I’ll be eighty,” said {S}. “Then bring another bun,” said the princess.'
      ]
    },
    {
      id: 'prince-comes',
      A: 'partner',
      paragraphs: [
        'The hedge round the palace was the washing on its rack, with socks for roses. Through it came the prince. It was {A}, who had put down the jelly to do it. Just then Sleeping Beauty yawned. It was a royal yawn, with all the teeth in it. The prince saw it, yawned too, and lay down on the mat.',
        '{H} opened one eye. “You’re supposed to wake me.” “I was nearly there,” said {A}.'
      ]
    },
    {
      id: 'thorns',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In a hedge of roses there are thorns, and here they were pegs. One of them had the prince by the sleeve. {A} took it off, and then another had the prince by the back of the jumper. “Let go,” said the prince. “I’m expected.”',
        'In a tale the hedge opens by itself, when the hundred years are up. {A} asked what time it was. “Ninety-nine,” said {H}. So the prince had to stand there for one more, with a damp shirt on his head.'
      ]
    },
    {
      id: 'catching',
      A: 'partner',
      paragraphs: [
        'The second time, the prince ran. But there came another yawn, and {A} sank down beside the bed like a coat. “It’s you,” said {A} from the floor. “A yawn’s catching. It isn’t the hedge that stops the princes. They come as far as you, and lie down.”',
        '“I can’t help it,” said {H}. “I’m Sleeping Beauty.” They looked at the jelly.'
      ]
    }
  ],
  turn: [
    {
      id: 'tea-towel',
      A: 'partner',
      paragraphs: [
        'Then {H} folded a fan out of paper. When the next yawn came, the princess put up the fan in front of it. You only saw two eyes get narrow. The yawn stayed behind the fan.',
        'This time the prince got all the way. {A} bent down and kissed the princess’s hand. “Jelly,” whispered the prince. Sleeping Beauty sat up, and the whole palace went on where it had stopped. The cook put down that foot at last, and the jelly wobbled.'
      ]
    },
    {
      id: 'stretching',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After a hundred years you have to stretch, one bit after another. {H} began with the little toes. Something cracked. “That was the first sixty,” said {H}.',
        '{A} had one arm that would not come down. It had been up in the air since the birthday. They took turns at stroking it, from the shoulder to the hand. Then it gave a sigh, and hung there like everybody else’s.'
      ]
    },
    {
      id: 'what-is-new',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What’s new?” asked the princess, as you do when you’ve been away. The prince had to think, for it was a lot. “There are buses,” said {A}. “And in the kitchen there’s a cupboard that’s cold inside.”',
        '“Why?” “For the jelly.” Sleeping Beauty thought that this was well worth a hundred years. “And do people still have twelve plates?” asked {H}. “Not golden ones,” said the prince. “So now there’s always one more.”'
      ]
    },
    {
      id: 'one-for-the-fairy',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the thirteenth fairy they put a helping on one side. There was no plate for it, so it came on a lid. It wobbled there, all by itself, in the draught from the door.',
        '“Do you think she’ll come?” asked {H}. “She’s over a thousand,” said {A}, “and has never had jelly from anybody.” They pulled up one more chair. It did not look cross at all, for a chair with a fairy on it.'
      ]
    },
    {
      id: 'last-yawn',
      A: 'partner',
      paragraphs: [
        'They ate it all, and it was very good for its age. “There’s only one thing wrong,” said {A}. “We’ve slept for a hundred years. Now it’s night, and nobody here’s tired.”',
        '{H} put down the fan. The yawn was still behind it. It was long and wide, and had been waiting its turn. {A} looked, and that was enough. From {A} the yawn went on through the palace, out of one door and in at the next.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed exactly so, with an open mouth.',
      '{names} drooped in the palace, wherever there was room to droop.',
      { text: '{names} stopped with a spoon halfway up, ready for jelly.', needs: ['hands'] },
      { text: '{names} froze in the act of waving to the guests.', needs: ['hands'] }
    ],
    way: [
      '{names} got a sock out of the hedge, roses and all.',
      '{names} rolled over once, in the thirtieth year.',
      { text: '{names} dusted the prince, who had been there since Tuesday.', needs: ['hands'] },
      { text: '{names} laid a napkin over the jelly, against the dust of the years.', needs: ['hands'] }
    ],
    turn: [
      '{names} wobbled at the same moment as the jelly.',
      '{names} stretched everything at once, as after a hundred years.',
      { text: '{names} finished waving to the guests, a hundred years late.', needs: ['hands'] },
      { text: '{names} held out bowls, with a very old appetite.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spindle became a spoon again, and was washed up with the others. {H} folded the hedge, sock by sock, and laid the fan on top, quite flat.',
    'The princess washed, with a yawn in the middle. Then somebody in the kitchen had one too. No spell was needed, only a bed.'
  ],
  last: [
    'It was not for a hundred years, but only until breakfast. {H} was asleep.',
    'The whole palace stayed as it was, and {H} slept.'
  ]
})
