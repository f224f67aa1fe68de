import { wishPlot } from '../wish-plot.ts'

const ROBOTS = ['robot', 'robots', 'android']
const WORDS = ['banana', 'bananas', 'bannana', 'bananna', 'says banana', 'only says banana', 'one word', 'single word', 'same word', 'only word', 'the only word', 'knows one word', 'only knows one word', 'word over and over']

export const bananaRobot = wishPlot({
  id: 'wish-banana-robot',
  wishes: [...ROBOTS.flatMap((robot) => WORDS.map((word) => `${robot} ${word}`)), 'robot can’t talk', 'robot cannot talk', 'robot can’t speak', 'robot wrong word', 'robot wrong words', 'robot speaks another language', 'robot own language', 'robot understand words', 'robot nobody understands', 'banana word for everything', 'robot only says one word', 'robot says the same word', 'robot new words', 'robot learns to talk', 'robot learning to talk', 'robot stuck word'],
  answers: ['robot', 'robots', 'android', 'banana', 'bananas', 'word', 'words', 'one', 'single', 'same', 'only', 'just', 'nothing', 'but', 'says', 'say', 'said', 'saying', 'speak', 'speaks', 'talk', 'talks', 'talking', 'keeps', 'always', 'stop', 'won’t', 'can', 'can’t', 'cannot', 'learn', 'learns', 'learning', 'knows', 'who', 'that', 'which', 'whose', 'the', 'a', 'all', 'time', 'day', 'ever', 'everything', 'anything', 'answers', 'answer', 'question', 'whatever', 'you', 'ask', 'it', 'its', 'he', 'she', 'little', 'small', 'big', 'red', 'blue', 'yellow', 'silver', 'green', 'rusty', 'old', 'new', 'funny', 'silly', 'friendly', 'lonely', 'kind', 'broken', 'wrong', 'language', 'another', 'robotic', 'friend', 'home', 'kitchen', 'eats', 'eat', 'loves', 'likes', 'wants', 'want', 'to', 'be', 'with', 'and', 'in', 'at', 'our', 'house', 'comes', 'night', 'bedtime', 'stuck', 'thing', 'something', 'new', 'tired', 'bed', 'battery', 'plug', 'understand', 'understands', 'nobody', 'everybody', 'boy', 'girl', 'brother', 'sister', 'grandpa', 'dad', 'mum', 'inventor', 'made', 'built', 'cardboard', 'box', 'morning', 'today', 'hello', 'instead', 'of', 'sad', 'happy'],
  except: ['hoover', 'vacuum', 'mower', 'dog', 'cat', 'dinosaur', 'dinosaurs', 'monkey', 'minion', 'minions', 'dance', 'dances', 'dancing', 'war', 'fight', 'died', 'dead', 'scared', 'afraid', 'school', 'teacher', 'space', 'moon', 'sorry', 'no', 'bread', 'pancakes', 'stutter', 'speech'],
  moods: ['question', 'first', 'learning'],
  isTale: true,
  company: ['robot', 'banana', 'bananas', 'crate', 'lid', 'lamp', 'lamps', 'cupboard', 'door', 'tune', 'plug', 'socket', 'cushion', 'chest', 'bowl', 'string', 'wheels'],
  about: 'A robot that only says banana does not want one, and nobody knows what it does want, until it is heard through a door, where the word is gone and only the tune is left.',
  titles: ['The Robot That Said Banana', 'Not That Banana', '{H} Hears the Tune', 'Banana Through a Door', 'Everything but Bananas'],
  want: [
    {
      id: 'out-of-the-crate',
      A: 'partner',
      paragraphs: [
        'A crate stood outside {H}’s door, and there was a knock from inside. {H} lifted the lid. In it sat a robot, with three blue lamps on its chest. “Good morning,” said {H}. “Banana,” said the robot. It rolled in, and all round the kitchen. “Banana, banana, banana.”',
        '“It wants something,” said {H}, and longed to know what. “This is an easy one,” said {A}, and fetched a banana.'
      ]
    }
  ],
  way: [
    {
      id: 'not-that',
      A: 'partner',
      paragraphs: [
        'The robot took the banana, turned it over, and hung it on a hook. “Banana,” it said, and shook its head. {H} peeled one for it, and cut up another with a spoon. The robot passed the pieces back politely. So {H} showed it a brush, a boot and a jar of peas. It said “banana” to each of them. One of its blue lamps went out. “It knows just one word,” said {A}, “and that isn’t what it means.”'
      ]
    },
    {
      id: 'the-telephone',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The telephone rang, and the robot was nearest. “Banana,” it said into it. It listened, and nodded. “Banana? Banana!” Somebody at the other end talked for a long time. The robot laughed, and put the telephone down.',
        '“Who was it?” asked {A}. “Banana,” said the robot. {H} rang the number back. It was the dentist. “We’ve settled it all with your uncle,” said the dentist. “A very pleasant man. He’s coming on Thursday.”'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The robot sat down opposite {H}, and told a joke. You could tell that it was one. “Banana, banana,” it began, and rolled its eyes. “Banana?” it asked, in a high voice. “Banana,” it answered, in a low one. Then it waited.',
        'It was so good at the waiting that {A} had to laugh. {H} laughed too. “Did you understand it?” asked {A}. “Only the end,” said {H}. “It was the banana.”'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it can count,” said {A}, and laid six peas on the table. “How many are they?” The robot bent down. “Banana, banana, banana, banana, banana, banana,” it said, once to each pea. It was quite right.',
        '“And how many altogether?” asked {H}. “Banana,” said the robot. {A} laid out five peas and asked the same. “Banana,” it said. {H} thought that it had been said a little shorter. {A} thought so too, by one pea.'
      ]
    },
    {
      id: 'nine-lines',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} gave the robot a pencil, in case it was better at writing. It bent over the paper and wrote for a long time. Its tongue was out, and was a small red light. Then it pushed the page across.',
        'There were nine lines on it, all different. Some were in curly letters, and one was crossed out. “Banana,” read {H}. “Banana, with an exclamation mark. Banana, in brackets.” {A} had got stuck at the seventh. “That one’s got two letters too many,” said {A}. “It must be very excited.”'
      ]
    },
    {
      id: 'second-word',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We’ll teach it a second word,” said {A}. “It had better be a short one.” {A} held up an egg. “Egg,” said {A} slowly. The robot watched {A}’s mouth. “Egg,” said {H}, to help. The robot hummed, and its wheels trembled.',
        '“Ban,” it said. “Ban, egg.” They both leaned forward. “Ban, egg, na,” said the robot. It looked from one to the other. {H} thought that it was a very fair start. {A} wrote it down, as a sort of egg.'
      ]
    },
    {
      id: 'other-asks-the-way',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was thinking of soup, and saw only a back, with a hat on. “Is it raining?” asked {A}. “Banana,” said the robot gloomily. {A} took the umbrella. “And is there any soup left?” “Banana,” said the robot. “Good,” said {A}, and got out a bowl.',
        '{H} had been watching from the table. “How did you know that there was soup?” asked {H}. “I was told,” said {A}. And it was true, there was. It was pea.'
      ]
    },
    {
      id: 'pet-understands',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The robot bent down to {A}. “Banana,” it said. {A} sat down. “Banana,” it said, a little lower. {A} got up and went to the mat. “Banana!” it said. {A} turned round once, and lay down with {A}’s back to it.',
        '“Why can you understand it?” {H} asked. {A} looked up. {A} had never listened to any of the words here, and had always got along very well. {A} only ever listened to how they went.'
      ]
    },
    {
      id: 'elder-abroad',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once spent a week abroad,” said {S}, “and knew one word, and that was ‘herring’.” “Was it enough?” asked {A}. “I got a bed with it,” said {S}, “and a haircut, and the way to the station. You only have to look at people while you say it.”',
        '“Banana,” said the robot, and looked at {S}. “Thank you,” said {S}, and sat up. “So do you.” {S} never told {A} what it had been.'
      ]
    },
    {
      id: 'child-answers',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} planted both feet before the robot. “Banana!” said {S}. “Banana?” said the robot. “Banana, banana,” said {S}, and pointed to the ceiling. The robot looked up there for some time. “Ba-na-na,” it said, in three pieces, and seemed to be shocked.',
        '“What have you been telling it?” asked {A}. “I don’t know,” said {S}. “But it was exciting.” The robot did not take its eyes off the ceiling for a while.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'partner',
      paragraphs: [
        'The second lamp went out. The robot rolled up to the cupboard, into it, and shut the door. “Banana,” it said in there. Through the door you could not hear the word, only the tune. “Mm-mm-mm,” it went, up, and up, and slowly down.',
        '{A} put an ear to the door. “I know that one,” said {A}. “I hear it every evening. It’s yours.” {H} put an ear there too. It was just how {H} said, “I’m not tired.”'
      ]
    }
  ],
  turn: [
    {
      id: 'i-am-not-tired',
      A: 'partner',
      paragraphs: [
        '{H} opened the door. The robot was leaning against a broom, and its last lamp blinked. “You’re tired!” said {H}. “Banana,” said the robot, in that tune, and nearly fell over. {H} saw a string at its back, with a plug on the end. “It wants to go to bed!” said {H}. They put a cushion by the wall, and {A} saw to the plug. “Banana,” sighed the robot, and one lamp came on.'
      ]
    },
    {
      id: 'by-the-tune',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that they knew how to listen, they shut their eyes for it. “Banana,” said the robot, down and up. “It wants to know what’s on the hook,” said {A}. “Banana, banana.” “It likes the cushion,” said {H}.',
        'Then {H} tried it without a word. {H} shut {H}’s mouth and hummed something to {A}, up, down, and up. {A} had understood it before it was over. “No,” said {A}, “not before supper.”'
      ]
    },
    {
      id: 'in-four-tunes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There are languages like that,” said {A}. “In Chinese you can say ‘ma’ in four tunes. In one it’s a mother, and in another it’s a horse.” {H} said it up and down, and round a corner. It was hard to say which of them had come.',
        '“Banana,” said the robot from the cushion. {H} turned to it. “Is that a mother or a horse?” “Banana,” said the robot, and there could be no doubt. It was a robot.'
      ]
    },
    {
      id: 'for-once',
      A: 'partner',
      paragraphs: [
        'The robot lay on its cushion with its lamps on low. {H} took the banana from the hook and ate it, so as not to waste it. The robot watched. “Banana,” it said. They listened for the tune. There was none. It was quite flat.',
        '{H} stopped chewing, and held up the skin. “Do you mean this?” asked {H}. “Banana,” said the robot, and nodded. For once it had only meant the banana.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was saying banana.',
      '{names} looked into the crate, where there was only straw.',
      { text: '{names} shook hands with the robot, and was called banana.', needs: ['hands'] },
      { text: '{names} put all the bananas into one bowl, to be ready.', needs: ['hands'] }
    ],
    way: [
      '{names} got a piece of banana from the robot, politely.',
      '{names} listened hard, first with one ear and then with another.',
      { text: '{names} held up a boot, and that was banana too.', needs: ['hands'] },
      { text: '{names} hung a second banana on the hook, for company.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked softly round the cushion, for a lamp had come on.',
      '{names} hummed something, and the robot answered it.',
      { text: '{names} tucked a tea towel round the robot’s wheels.', needs: ['hands'] },
      { text: '{names} dusted the three lamps, which shone better for it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas went back into the jar, and the skin of the banana into the bin. In the kitchen three small lamps shone, a bit brighter than before.',
    '{H} washed and lay down. “Banana,” came through the wall, and that was the tune of good night. “Banana,” said {H}, in the same.'
  ],
  last: [
    '“I’m not tired,” hummed {H}, up, and up, and slowly down, and was asleep.',
    'Through the wall no word was to be heard any more, and {H} was asleep.'
  ]
})
