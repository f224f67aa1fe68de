import { wishPlot } from '../wish-plot.ts'

export const whoeverHungry = wishPlot({
  id: 'wish-whoever-hungry',
  visits: 'anything',
  whoever: [
    'is always hungry',
    'is hungry',
    'is so hungry',
    'gets hungry',
    'is never full',
    'never gets full',
    'can’t get full',
    'is always eating',
    'eats everything',
    'eats too much',
    'eats all the time',
    'ate all the time',
    'eats a lot',
    'ate a lot',
    'eats all day',
    'ate all day',
    'eats too fast',
    'ate too fast',
    'eats everything in sight',
    'eats up everything',
    'ate everything',
    'ate too much',
    'can’t stop eating',
    'won’t stop eating',
    'never stops eating',
    'never stopped eating',
    'wants to eat everything',
    'wants to eat all the time',
    'is greedy',
    'is too greedy',
    'is hungry all the time',
    'wants a snack',
    'always wants a snack',
    'wants more food',
    'gobbles everything up',
    'gulps everything down',
    'guzzles everything',
    'has a rumbly tummy',
    'has a tummy that rumbles',
    'has an empty tummy',
    'is always starving',
    'is peckish',
    'munches all day',
    'munches everything',
    'scoffs everything',
    'can never get enough to eat'],
  except: ['was very hungry', 'isn’t hungry', 'never hungry', 'adventure', 'attention', 'doesn’t want to eat', 'books', 'socks', 'homework', 'shoes', 'furniture', 'words', 'letters', 'paper', 'curtains', 'clothes', 'ghosts', 'doesn’t eat', 'poor', 'no food', 'no money', 'people', 'children', 'sheep', 'plastic', 'rubbish', 'grandma', 'sweets and is sick'],
  company: ['raisin', 'table', 'clock'],
  fed: true,
  about: 'The hero wants to make one raisin last until bedtime; whoever eats everything and is always hungry has no idea how any of it tasted, until there is only that raisin.',
  titles: ['One Raisin', 'It Went Straight Past', '{visitor} Is Still Hungry', 'Until Half Past Seven', 'What Was in the Raisin'],
  want: [
    {
      id: 'the-raisin',
      A: 'partner',
      paragraphs: [
        '{H} had two raisins, and wanted to make one of them last until half past seven. {A} was to watch the clock. “You mustn’t chew,” said {A}. “And you mustn’t talk, or it slips down.” In went the raisin. It was eleven minutes past six.',
        'The door opened. There stood {visitor.first}, with a napkin on. There had been four slices of toast on the table. Now there was a plate. “Was that toast?” asked {visitor}. {H} wanted to say something, and swallowed. It was twelve minutes past six.'
      ]
    }
  ],
  way: [
    {
      id: 'all-gone',
      A: 'partner',
      paragraphs: [
        '“Is there anything else?” asked {visitor}. There was a pot of beans, and then there wasn’t. After that went six plums, and what was for tomorrow. “You need something that fills you up,” said {A}, quite sure. {A} cooked a pan of porridge, so thick that the spoon stood.',
        'The spoon fell over. “What was it like?” asked {A}. “It went straight past,” said {visitor}. “Is there any more?” But in the cupboard there was only a string.'
      ]
    },
    {
      id: 'guess-what',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Look at the wall,” said {A}, “and tell me what it is.” {A} had found a slice of apple in a lunch box. It was gone with a click. “Well?” “Something with corners,” said {visitor}. The next was the last pea in the house. “Was that already it?” asked {visitor}. Then came a spoon with nothing on it at all.',
        '{visitor} shut up tight for a moment. “That was the best one,” said {visitor}. “It was sort of cool.” {A} and {H} looked at the spoon. It had been left quite clean.'
      ]
    },
    {
      id: 'hungry-or',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it say that you’re hungry?” asked {A}. {visitor} laid something on the place. “Here,” said {visitor}, “in the middle. It pulls.” {H} felt the place as well. It did pull a little. “Mine does that when I’m waiting for somebody,” said {H}. “Then I eat a roll, and they still haven’t come.”',
        '{visitor} thought about that. “I’ve never waited for anybody,” said {visitor}. “There’s always been something there.” It was quiet for a bit. Then it pulled again, and they could all hear it. It sounded like a chair.'
      ]
    },
    {
      id: 'tummy-talk',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You could hear it from outside, if you put an ear to it. First there was a gurgle, then something like a drawer, and then a very small “peep”. “Who’s that?” asked {A}. “I think that’s the plums,” said {visitor}. “They don’t know anybody in there.”',
        '{H} tapped on it twice, to be friendly. Something tapped back. “It’s asking when the next thing’s coming,” said {visitor}. “Tell it that we’re just talking,” said {A}. {visitor} passed that on, and it grumbled, but it lay down.'
      ]
    },
    {
      id: 'caller-eats',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“If you could have anything at all now, what would it be?” asked {A}. “{caller.wants},” said {visitor} at once. “And then a roll.” “And when you’d had that?” “Then it would be gone,” said {visitor}, “and I’d want a roll.”',
        '{H} thought that this was sad, and drew the roll on a plate, with one finger. {visitor} watched till the last line, and then cleared the plate. “And now?” asked {A}. “A bit of finger,” said {visitor}.'
      ]
    },
    {
      id: 'caller-work',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“It’s no wonder I’m hungry,” said {visitor}, “with all that I do,” and {caller.does}. It was a lot, for such a full house. “Try it,” said {visitor}. So {A} {caller.move}, as far as there was room for it.',
        'When {A} had done it three times, {A} was hungry too. Even {H} was, and {H} had only looked. “You see?” said {visitor}. “It’s catching.” They all went to the cupboard, and there was the string.'
      ]
    },
    {
      id: 'menu',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“We could read something,” said {A}, “so that you’ve had something in between.” It was a cookery book, and {A} read aloud from it. “Take a warm roll,” read {A}, “and pull it apart, so that it steams.” {visitor} stopped rocking. “And then?” “Then the butter goes on. It’s cold, and it sits there, and it leans.”',
        '{A} went on reading, very slowly, up to the jam. {visitor} sighed. “That was long,” said {visitor}. “I’ve never had a roll as long as that.” “You haven’t had one at all,” said {H}.'
      ]
    },
    {
      id: 'shopping',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wrote a list of what had to be bought tomorrow. It said toast, beans and plums. It said “what was for tomorrow”. It got longer than the pencil. {H} had to stick another page to it, and then one more. It hung down over the edge of the table.',
        '{visitor} read it from top to bottom, and got quieter as it went on. “Was all that me?” asked {visitor}. “I didn’t see it like that, one under another. I’d have said hello.”'
      ]
    },
    {
      id: 'small-spoon',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps the spoon’s too big,” said {A}, and found a smaller one, and a smaller one still. The last was the one for mustard. With that {visitor} scraped out the sugar bowl, grain by grain. It went as fast as a sewing machine. “It’s the same,” said {visitor}, “only busier.”',
        'So then {A} took a fork, and stuck a label on it: “One moment, please.” {visitor} read it each time. “It does help,” said {visitor}. “But only the reading.”'
      ]
    },
    {
      id: 'chew',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’ve got to chew,” said {A}. “Thirty times.” They practised it, with nothing. {H} chewed nothing thirty times, and {A} counted. {visitor} had got to four. “It’s gone again,” said {visitor}. “But there wasn’t anything!” said {A}. “That went even faster.”',
        'They tried it with a song. You chew once to every word. {H} chewed as far as the second verse, and there the nothing began to taste a little sweet. It was from the raisin, and was still somewhere at the side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once made a mint last from home to the seaside,” said {S}. “That was two hours, on the train. My cousin crunched hers before we’d left the station.” “What did she say?” asked {A}. “She looked at my cheek the whole way,” said {S}. “She saw more of my cheek than of the country.”',
        '“And when you got there?” asked {visitor}. “It was as thin as a window,” said {S}. “I held it up, and I could see the sea through it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had kept a crust back since breakfast, for an emergency. It was in a sock. {S} got it out, and looked at {visitor}, and hid it again. “It’s hard,” said {S}. “You can’t eat it in one go.” “May I?” asked {visitor}.',
        '{S} held on to it, and {visitor} was only allowed a taste. They took turns at it. “It tastes of Tuesday,” said {S}. “And a bit of sock,” said {visitor}, and was surprised. It was the first thing all evening that had tasted of two things.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a dish, and it was full, and {visitor} had seen it. {A} had seen that too, and went and sat in front of it. They looked at each other for a while. Then {A} ate, without turning round, a good deal faster than usual.',
        '“{A} always leaves one bit,” said {H}. “It’s for later.” One bit lay in the dish now. {visitor} studied that bit from all sides, and could not make out how it was done.'
      ]
    },
    {
      id: 'the-stairs',
      A: 'partner',
      paragraphs: [
        '{A} looked at the clock. “It’s only half past six,” said {A}. “The bottom of you can’t have told the top yet. It has to send word all the way up, and that takes twenty minutes. I read that.” “What word?” asked {visitor}. “Thank you, that’s enough.”',
        '“By then I’ve always been at the next house,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'last-raisin',
      A: 'partner',
      paragraphs: [
        'Now there was nothing but the other raisin. {H} looked at it for a long time. “You do it,” said {H}. “You’ve only got to wait for the message. Don’t chew, and don’t talk.” {visitor} put it in, and {A} watched the clock.',
        'At first {visitor} shook all over. Then {visitor} grew still, and listened. {H} did the talking. “It’s got a crease in it,” said {H}. “You can go along it. In the crease it’s sweeter.” {visitor} had found it.'
      ]
    },
    {
      id: 'the-stalk',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After five minutes {visitor} held something up, as if to say: wait. “It’s found the place where the stalk was,” whispered {H}. “It’s a bit bitter there.” {visitor} agreed, without a word. That was where it had been tied on.',
        'After ten minutes it was getting rounder again. A raisin drinks, when you leave it alone. “It’s turning back into a grape,” said {A}, and forgot to look at the clock. {visitor} leaned back. You could see that the sun was shining in there.'
      ]
    },
    {
      id: 'nobody-moves',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Nobody wanted to disturb it. {H} sat on both hands. {A} wanted to cough, and went into the hall for it, and coughed out there among the coats. The plate stood on the table, and the spoon stood in the pan by itself.',
        'Once it nearly went wrong. There was a swallow, and they all jumped. {visitor} felt for it, very slowly, and then said no, without a sound. It had only been the juice.'
      ]
    },
    {
      id: 'the-message',
      A: 'partner',
      paragraphs: [
        '“Half past seven,” said {A}, quite hoarse. {visitor} bit. “There was a wall,” said {visitor}, “and it was hot, and then it got purple. I’ve been away all summer.” {visitor} stopped. “There’s somebody at the door,” said {visitor}, and listened inwards. “It’s the message!”',
        '“And?” asked {H}. “It says thank you,” said {visitor}. “It’s from the toast.” Then there came one from the beans, and one from the plums. “They’re all coming now,” said {visitor}, and had to sit down. “There was butter on it! Why did nobody tell me?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the raisin too, with a dry mouth.',
      '{names} sniffed round the plate, where there had been toast.',
      { text: '{names} tied the napkin on again, from behind.', needs: ['hands'] },
      { text: '{names} slid the butter out of reach, a little late.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the cupboard as well, and it was a nice string.',
      '{names} jumped at the rumble, and thought it was a lorry.',
      { text: '{names} brought what was left in a lunch box, and then the box.', needs: ['hands'] },
      { text: '{names} scraped round the pan, which had been scraped.', needs: ['hands'] }
    ],
    turn: [
      '{names} held very still, because of the raisin.',
      '{names} leaned closer, and could hear it being quiet.',
      { text: '{names} put the clock where everybody could see it.', needs: ['hands'] },
      { text: '{names} signed for the message from the plums.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was nothing to clear away, for once. They washed one plate, and did it slowly.',
    '{H} lay down, and the day went round once more, from cheek to cheek. There was a crease in it, and there it was sweeter.'
  ],
  last: [
    'Thank you, said the message, that’s enough, and {H} was asleep.',
    '{H} did not chew, and did not talk, and was asleep until morning.'
  ]
})
