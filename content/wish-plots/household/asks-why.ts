import { wishPlot } from '../wish-plot.ts'

export const asksWhy = wishPlot({
  id: 'wish-asks-why',
  wishes: ['asks why everything', 'asks why about everything', 'ask why everything', 'asking why everything', 'asked why everything', 'always asking why', 'always asks why', 'keeps asking why', 'keeps asking questions', 'never stops asking why', 'never stops asking questions', 'won’t stop asking why', 'asks why all day', 'asks why all the time', 'asks why constantly', 'constantly asking why', 'constant questions', 'in the why phase', 'in the why stage', 'at the why age', 'says why everything', 'so many questions', 'asks many questions', 'asks a hundred questions', 'hundred questions', 'thousand questions', 'million questions', 'endless questions', 'questions all day long', 'asks questions all day', 'endless why', 'curious child asks', 'curious girl why', 'curious boy why'],
  answers: ['why', 'asks', 'ask', 'asked', 'asking', 'asker', 'questions', 'question', 'everything', 'anything', 'always', 'constantly', 'constant', 'all', 'every', 'day', 'time', 'never', 'stops', 'stop', 'stopped', 'won’t', 'keeps', 'keep', 'says', 'say', 'said', 'phase', 'stage', 'age', 'but', 'because', 'about', 'after', 'to', 'girl', 'boy', 'child', 'kid', 'toddler', 'daughter', 'son', 'little', 'granddaughter', 'grandson', 'niece', 'nephew', 'sister', 'brother', 'curious', 'curiosity', 'clever', 'wants', 'want', 'know', 'knows', 'nobody', 'no', 'one', 'answer', 'answers', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'grandad', 'nana', 'two', 'three', 'four', 'five', 'six', 'year', 'old', 'hundred', 'thousand', 'million', 'times', 'many', 'lots', 'endless', 'bedtime', 'breakfast', 'dinner', 'car', 'morning', 'evening', 'night', 'until', 'end', 'last', 'world', 'things', 'funny', 'who', 'drives', 'us', 'mad'],
  except: ['died', 'die', 'dead', 'death', 'divorce', 'leave', 'left', 'war', 'hospital', 'ill', 'sad', 'cries', 'crying', 'cry', 'dog', 'cat', 'teacher', 'school', 'police', 'adopted', 'skin', 'babies', 'god', 'heaven', 'help', 'same question', 'robot', 'dragon', 'monster', 'princess', 'owl', 'elephant', 'monkey', 'riddle', 'quiz', 'shy', 'bullied', 'dummy', 'wee', 'toilet', 'food', 'sweets', 'toys'],
  moods: ['learning', 'question', 'waiting'],
  company: ['bowl', 'bowls', 'slippers', 'floor', 'sun', 'earth', 'dust', 'because', 'window', 'sill', 'pea', 'lamp', 'cupboard', 'table'],
  about: 'The hero asks why about everything and wants the very last because, which first goes round in a ring and then stops at one that nobody knows, until the question is asked back.',
  titles: ['The Last Because', 'Why, and Then Why', '{H} Asks Why', 'The Smallest Bowl', 'A Because With Nothing in It'],
  want: [
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        '{H} asked why about everything. “Put your slippers on,” said {A}. “Why?” asked {H}. “Because the floor’s cold.” “Why?” “Because the sun’s gone.” “Why?” “Because the earth has turned.” “Why?” “Just because,” said {A}. There was nothing in that one. All the others had had a new why inside. Somewhere, {H} thought, there must be a very last because. {H} wanted it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bowls',
      A: 'partner',
      paragraphs: [
        'In the cupboard were six bowls, each inside the next. Every because was to have one, the biggest first. “Why do we sleep?” asked {H}. “Because we’re tired,” said {A}. “Why?” “Because we’ve been up.” “Why?” “Because it was day.” “Why?” “Because the night was over.” “Why?” “Because we’d slept,” said {A}. {H} held out the smallest bowl. “Why?” “Because we were tired,” said {A}. But that one was in the biggest bowl already. “We’ve gone round in a ring,” said {H}.'
      ]
    },
    {
      id: 'in-the-spoon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked into a spoon. “Why am I on my head in there?” asked {H}. “Because it’s hollow,” said {A}. “Your top goes down and your bottom goes up.” {H} turned the spoon over. On the back of it {H} was the right way up, with a big nose.',
        '“Why’s my nose so big?” “Because it’s nearest.” {H} came nearer still, with one ear in front. It was true. “Why don’t people know that?” asked {H}, and looked at {A}’s chin, from below.'
      ]
    },
    {
      id: 'why-not',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For a change {H} asked why not. “Why can’t we have pancakes in bed?” “Because of the crumbs,” said {A}. “Why not?” asked {H}. {A} began to answer, and stopped. It did not fit. You could not say what it was asking.',
        '“A why goes down, like stairs,” said {A}, “and a why not only knocks on the door.” {H} knocked once more, to see if there was a pancake behind it. It was late for pancakes. {H} did not ask why.'
      ]
    },
    {
      id: 'hands-and-no-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why has a clock got hands?” asked {H}. “Because it has to point,” said {A}. “Why hasn’t it got feet?” “Because it stays on the wall.” “Why?” “Because there’s a nail.” That was three becauses, and each of them was right.',
        '{H} looked up at the clock. It pointed at the eight and at the door. “It wants to go,” said {H}. “It’s got a face, and it runs.” {A} had always thought of that clock as a quiet one.'
      ]
    },
    {
      id: 'other-says-so',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Why do I have to wash behind the ears?” asked {H}. “Because I say so,” said {A}. {H} took that because and tried to get a why in. There was no way in, for it had a lid on.',
        '“Why do you say so?” asked {H}, and that was the way round the back. “Because it was said to me,” said {A}, “every evening, by my aunt.” {H} asked why. {A} felt behind one ear, and thought of the aunt. “I never dared to ask,” said {A}.'
      ]
    },
    {
      id: 'elder-peas',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was one that asked why as well,” said {S}. “My grandmother put a pea in a jar each time. When the jar was full, we had pea soup.” “How often was that?” asked {A}. “On Thursdays,” said {S}, “and in the holidays daily.”',
        '{A} thought about it. “Why peas?” asked {A}. {S} sat up. That was the one thing that {S} had never asked, in all those years. “We might have had cherries,” said {S}.'
      ]
    },
    {
      id: 'child-giraffe',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} knew the because for everything. “Ask me,” said {S}. “Why is it dark?” asked {A}. “Because of the giraffe,” said {S}. “Why?” “It’s standing in front of the lamp.” That could not be faulted.',
        '“And why’s the soup hot?” “Because of the giraffe,” said {S}. “It likes it like that.” {A} asked why it was not here, then. {S} looked at the door, which was of the usual height. “Because of the giraffe,” said {S}.'
      ]
    },
    {
      id: 'pet-never-asks',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The only one in the house who never asked why was {A}. {A} looked at the wall, at a spot where there was nothing. {H} went to see. It was a very plain wall. “Why does {A} look at that?” asked {H}.',
        '{H} asked everybody, and no one knew. “{A} does,” said {H}. {H} lay down beside {A} and looked at the wall as well. After a time it got quite good. But you could not have said why.'
      ]
    },
    {
      id: 'the-crust',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They tried it with bread. “Why is there a crust?” asked {H}. “Because the heat gets to the outside first.” “Why?” “Because the inside has to wait.” “Why?” “Because the outside’s in the way,” said {A}, and took a bite.',
        '“Why are you eating it?” asked {H}. {A}’s mouth was full, and so there was no because for a while. {H} was patient. When the mouth was empty, the bread was gone, and with it the question.'
      ]
    },
    {
      id: 'never-said-because',
      A: 'partner',
      paragraphs: [
        '“And why does the earth turn?” asked {H}. “Because it’s made of dust that was turning already,” said {A}, “and nothing has ever stopped it.” “Why was the dust turning?” “Nobody knows what gave it the first push,” said {A}. “Nobody?” asked {H}, and looked into the smallest bowl. There was nothing in it. But {A} had noticed something else. “You’ve asked why all day,” said {A}, “and you’ve never yet said because.”'
      ]
    }
  ],
  turn: [
    {
      id: 'asked-back',
      A: 'partner',
      paragraphs: [
        '“So now I’ll ask,” said {A}. “Why do you ask why?” {H} had never been asked that. “Because I want to know,” said {H}. “Why?” asked {A}. “Because then you tell me something.” “Why?” “Because you’ve always got one more.” “Why?” asked {A}. It is much harder at the other end. “Because you like it too,” said {H} at last. {A} looked for another why, and there was none. “That’s true,” said {A}.'
      ]
    },
    {
      id: 'what-nobody-knows',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What else does nobody know?” asked {H}. {A} thought that nobody knew quite why you yawn when another yawns. They tried it. {H} yawned, and {A} did, and then {H} had to again. Nobody was tired, and it went on for some time.',
        '“Why,” began {H}, and the rest was a yawn. They laid a saucer on top of that one, so that it could not get at anybody else.'
      ]
    },
    {
      id: 'other-looks-it-up',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} would not believe that there was a why that nobody knew. {A} fetched the thick book, and looked under “earth”. “See dust,” it said there. Under “dust” it said “see broom”. {A} sighed, and turned to “broom”.',
        '“Well?” asked {H}. There was a picture of a broom. {A} looked at it until the page was warm. “It can’t have been that big a push,” said {A}, and shut the book. A little dust came out, turning.'
      ]
    },
    {
      id: 'the-oldest-why',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who’s the first that ever asked why?” asked {H}. {A} thought it might have been somebody in a cave, quite small, with a big one beside it. “Don’t touch the fire,” the big one had said. And then it had come.',
        '“And did the big one know?” asked {H}. “It knew the first,” said {A}, “and perhaps the second.” {H} worked it out. “Then it’s been one more each time, up to us,” said {H}. It must be a very long way down by now.'
      ]
    },
    {
      id: 'on-the-sill',
      A: 'partner',
      paragraphs: [
        'The bowls were put back, each because inside the next. Only the smallest was left over. “What do we do with the one that nobody knows?” asked {H}. “We leave it open,” said {A}. So {H} stood the little bowl on the window sill, under the sky, with nothing in it. “Why there?” asked {A}. {H} put on the slippers, because the floor was cold. “Because that’s where it would come in,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the floor, and it was cold, so that much was certain.',
      '{names} looked under the slippers for the next because.',
      { text: '{names} wrote “why” on a piece of paper, and turned it round.', needs: ['hands'] },
      { text: '{names} shook the empty because beside one ear.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the table once, to see what a ring was like.',
      '{names} asked a why as well, and it had to wait for the next bowl.',
      { text: '{names} held the biggest bowl steady, while the others went in.', needs: ['hands'] },
      { text: '{names} counted the becauses on one hand, and needed a thumb from the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the answer, and then for the one after that.',
      '{names} looked into the smallest bowl, and left it as it was.',
      { text: '{names} wiped the smallest bowl, in case the last because was fussy.', needs: ['hands'] },
      { text: '{names} drew back the curtain, so that the last because could find the sill.', needs: ['hands'] }
    ]
  },
  bed: [
    'Five bowls stood in the cupboard, one in the other. The sixth was on the sill, and had begun to collect a bit of moon.',
    '{H} washed, also behind the ears, and lay down. There was one more why, but such a small one that it only got to the pillow.'
  ],
  last: [
    'The earth went on turning, nobody knew why, and {H} was asleep.',
    'On the sill the smallest bowl was open, and {H} was asleep.'
  ]
})
