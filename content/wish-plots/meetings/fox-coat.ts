import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const foxCoat = wishPlot({
  id: 'wish-talking-fox',
  wishes: [
    'talking fox', 'talking foxes', 'fox talks', 'fox talked', 'fox that talks', 'fox that can talk', 'fox who can talk', 'fox can talk', 'fox could talk', 'speaking fox', 'fox speaks', 'meets fox', 'meet fox', 'met fox', 'meeting fox', 'fox says good evening', 'polite fox', 'fox at the door', 'fox by the bins', 'fox bins', 'fox friend', 'friends with fox',
    'meets talking animal', 'met talking animal', 'meeting talking animal', 'meet talking animal', 'meets animal that talks', 'meets animal who talks', 'meets animal that can talk', 'animal that can talk', 'finds talking animal', 'found talking animal', 'finds talking fox', 'found talking fox', 'talking animal friend', 'talking animal', 'clever fox', 'chatty fox'
  ],
  except: [...NOT_WELL, 'hen', 'hens', 'chicken', 'chickens', 'hunt', 'hunting', 'gruffalo', 'gingerbread', 'crow', 'grapes', 'stork', 'cub', 'cubs', 'bakery', 'rabbit', 'polar', 'arctic', 'flying', 'afraid', 'scared', 'bites', 'bit', 'steals', 'stole', 'zoo', 'doctor', 'dentist', 'dog', 'cat', 'parrot', 'owl', 'bear'],
  answers: ['fox', 'foxes', 'talking', 'talk', 'talks', 'speak', 'speaks', 'animal', 'meets', 'meet', 'met', 'meeting', 'finds', 'found', 'friend', 'friends', 'who', 'that', 'can', 'could', 'bins', 'bin', 'door', 'step', 'street', 'night', 'evening', 'red', 'clever', 'polite', 'magic', 'nobody', 'believes', 'believed', 'says', 'coat', 'little'],
  company: ['fox', 'bin', 'bins', 'coat', 'tail', 'step', 'door', 'moon'],
  isTale: true,
  about: 'A fox talks to the hero and barks as soon as anybody else comes, because everybody else talks over its head, until a coat says sorry to it.',
  titles: ['The Coat Said Sorry', 'Woof, Said the Fox', '{H} and the Fox by the Bins', 'Over My Head', 'Good Evening, Is That Toast'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'By the bins sat a fox. “Good evening,” it said. “Mild for the time of year.” {H} was sitting on the step, and looked left and right. There was nobody else.',
        '“It talks!” called {H} into the house. “Come quick!” {A} came, with a tea towel. “Oh, a fox,” said {A}. “Isn’t it red? What does it want?” {H} waited for just one word. “Woof,” said the fox.'
      ]
    }
  ],
  way: [
    {
      id: 'gone-again',
      A: 'partner',
      paragraphs: [
        '{A} went in. “That was {A},” said {H}. “You might have said something.” “I did,” said the fox. “I said woof.” It licked one paw. “I’ve tried it with others. They never answer. They say look at its tail, and they say it over my head.”',
        'So {H} said it all again to {A}, in the fox’s voice, word for word. “That’s very good,” said {A}. “But foxes can’t talk. It’s a sort of cough.”'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 1,
      paragraphs: [
        'What the fox liked best was to talk about the weather. It could do it for a whole street. “Damp,” it said, “with a chance of sausages from number nine.” {A} put a head out to see if it was raining. “Woof,” said the fox.',
        '“Who was that talking?” asked {A}. “The fox. It says that there’s a chance of sausages.” {A} held out one hand, palm up, and sniffed. “There is, too,” said {A}. “Somebody’s frying.” But that was no proof.'
      ]
    },
    {
      id: 'tooth-brush',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know all of you in there,” said the fox. “By the nose. One has peppermint, and one has ink, and one has had an egg.” {H} ran in to check. {A} had ink on the side of one thumb. “Did you tell the fox about that?” asked {H}.',
        '“I’ve never told a fox anything,” said {A}. {H} stopped with one foot in the air. That might be just what was wrong. Then the egg boiled over, and they both had to run.'
      ]
    },
    {
      id: 'dog-lessons',
      A: 'same',
      spare: 3,
      paragraphs: [
        'As a dog the fox was not good. It wagged too high, and from side to side it hit the bins. It lay on its back and looked at {A} upside down. “It’s never a dog,” said {A}. “Give me a paw.” The fox gave {A} the wrong one.',
        'When {A} had gone, it sat up and blew some dust off its chest. “Was that all right?” it asked. “You don’t say woof before you lie down,” said {H}. “You just lie down.” “There’s so much to remember,” said the fox.'
      ]
    },
    {
      id: 'words',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It had learnt its words from what lay about. It could say “best before” and “this way up”. When it was pleased, it said “lightly salted”. “What do you say if something’s sad?” asked {H}. “No longer crunchy,” said the fox, and looked at its feet.',
        '{H} went in and told {A} that supper had been lightly salted. {A} looked into the pan. “I forgot all about the salt,” said {A}. “Where do you get these things?”'
      ]
    },
    {
      id: 'tape',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} made a telephone from two cups and a long bit of string. One cup lay beside the fox, and the other was in the hall, on {A}’s ear. “Say something into that,” whispered {H}. The fox put its whole nose in.',
        '“Well?” called {H}. “I can hear the sea,” said {A}. “And somebody’s breathing in it.” Then there was a crunch, and the string went slack. It had been a yoghurt cup, and it hadn’t been washed out very well.'
      ]
    },
    {
      id: 'its-evening',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where do you go after this?” asked {H}. “Down behind the shops, along the railway, twice round the school,” said the fox. “I look in at all the windows. You hang your coat on the third peg.” “You’ve seen my peg?” “There’s a banana in the pocket,” said the fox. “It’s no longer crunchy.”',
        'The next thing {A} heard was somebody asking for a plastic bag to take to school. “What for?” asked {A}. “Only for a banana,” said {H}. “Somebody told me.”'
      ]
    },
    {
      id: 'riddle',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Ask it something that only a fox would know,” said {A}, “and then tell me. Then we’ll see.” So {H} asked what a moth tastes like. {H} came in with the answer. “Like the inside of a hoover,” said {H}, “but it’s fun while it lasts.”',
        '{A} had no way of finding out if that was right. There was a moth at the lamp. {A} looked at it for longer than you would think. “No,” said {A}.'
      ]
    },
    {
      id: 'photograph',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Hold still,” said {A}, “I’ll take its picture while it’s talking.” The fox saw what was coming, and shut its mouth. In the first picture there was a bin. In the second there was half a bin, with a tail. In the third one the fox sat up very straight with its head on one side.',
        '“That’s its best one,” said {H}. “It’s been wanting one like that.” The fox did not say a word. But it had moved a little to the left, where the light was better.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Then {A} came to the door. The fox and {A} looked at each other, and neither of them moved an ear. “You don’t talk, I suppose?” said the fox. {A} did not.',
        '“Very wise,” said the fox. “Once you’ve started, they want it all the time.” {A} sat down in the doorway with {A}’s back to everybody. It might have meant anything. “That’s well put,” said the fox.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small there was a donkey that talked,” said {S}. “It only did it on Sundays, when they were all indoors.” “What did it say?” asked {A}. “Names, mostly. It knew everybody who had ever sat on it.”',
        '{S} leaned out of the door and looked down at the fox. “How’s your mother?” asked {S}. The fox had its mouth open already. Then somebody came along the street with a pram, and it was too late.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} went out and said “woof” to the fox. “Woof,” said the fox. “Woof woof,” said {S}. They went on like that for some time, and it seemed to be quite a good talk. “What did it say?” asked {A}.',
        '“It said woof,” said {S}. “Then I said woof. Then it said that its uncle’s moved to the golf course.” {A} stared. “It said that?” “Not with words,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was carried to the door to see. “Ba,” said {A} to the fox, and bent forward. The fox pricked both ears. “Ba,” said the fox. {A} laughed so much that it ended in a hiccup.',
        '“That one talked to me straight away,” said the fox afterwards. “No remarks about the tail at all.” “It’s only got the one word,” said {H}. “It was a very nice one,” said the fox.'
      ]
    },
    {
      id: 'into-the-coat',
      A: 'partner',
      paragraphs: [
        '“I wouldn’t talk either,” said {A}, “if they all talked over my head.” {A} was only joking. But {H} fetched the longest coat from its hook. “Then be a coat,” said {H}. “Stand here and be quiet. You’ll hear it.”',
        '{A} was buttoned in, right over the ears, and stood on the step beside the bins. A coat could hang there, now and then. The fox came back round the corner with its tail in the air.'
      ]
    }
  ],
  turn: [
    {
      id: 'sorry',
      A: 'partner',
      paragraphs: [
        '“Good evening,” said the fox. “There’s somebody in that coat who smells of tea towel.” The coat jumped. It took a step back, to hide, and that was the wrong way to step. “And now it’s standing on my tail,” said the fox.',
        '“Oh, I’m so sorry!” said {A}. Then it was quiet by the bins. A button came undone, and there was an eye in the gap. “It answered,” said the fox slowly. “It said sorry. It said it to me.” “You talked,” said the coat. “So did you,” said the fox.'
      ]
    },
    {
      id: 'such-a-talk',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They talked until it was quite dark. {A} wanted to know if the feet got cold. The fox wanted to know what the tea towel was for. “You dry the plates with it,” said {A}. “But you’ve licked them by then,” said the fox.',
        '{H} could not get a word in. When {H} tried, {A} said, “Just a moment, we’re talking.” {H} sat between them on the step, and it all went by overhead. {H} looked up. “Woof,” said {H}. Then they both said sorry.'
      ]
    },
    {
      id: 'how-is-the-tail',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How’s the tail?” asked {A}. “It’s been better,” said the fox, and held it out. There was a flat place near the end. {H} and {A} looked at it very closely. They said nothing whatever about how red it was.',
        'The fox waited for a while. “You may say it,” it said at last. “As long as you say it to me.” “You’ve got a lovely tail,” said {A}. “I know,” said the fox. “Lightly salted.”'
      ]
    },
    {
      id: 'the-neighbour',
      A: 'partner',
      paragraphs: [
        'Just then Mr Lowe came past with some shopping. “It talks!” called {A}, with both arms stuck in the coat. “Come quick, Mr Lowe!” “Oh, a fox,” said Mr Lowe to {A}. “Isn’t it red?”',
        '{A} waited for just one word. The fox looked up at {H}, and shut one eye. “Woof,” it said. “It does that,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came as far as the mat, and heard a woof.',
      '{names} looked at the fox through a gap, and was looked at.',
      { text: '{names} pointed at the tail, and said that it was red.', needs: ['hands'] },
      { text: '{names} held the door, with one finger to the lips.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the letter box, where there was only weather.',
      '{names} said woof, to see if that was the trick of it.',
      { text: '{names} did up the last button, over the nose.', needs: ['hands'] },
      { text: '{names} stood in front of the coat, so that it looked more like a row.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out at last, and kept away from the tail.',
      '{names} sat down on the step, where nobody was over anybody’s head.',
      { text: '{names} said good evening, straight to the fox.', needs: ['hands'] },
      { text: '{names} helped to get the coat open, from the bottom up.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coat back on its hook, and said goodnight to it by mistake. Its hem had a few red hairs on it.',
    'Smelling of soap, {H} lay down. Outside somebody was going past, down behind the shops and along the railway.'
  ],
  last: [
    '“Mild,” said somebody under the window, “with a chance of sleep,” and {H} was asleep.',
    'By the bins it was quiet, without so much as a woof, and {H} was asleep.'
  ]
})
