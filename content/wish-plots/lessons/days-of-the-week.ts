import { wishPlot } from '../wish-plot.ts'

/** It goes from Monday to Saturday: each spare scene stands where its day is. */
export const daysOfTheWeek = wishPlot({
  id: 'wish-days-of-the-week',
  wishes: ['what day is it', 'what day it is', 'which day is it', 'which day it is', 'days week', 'weekdays', 'learning days', 'learning names days', 'mixes days', 'mixed days', 'mixing days', 'muddles days', 'muddled days', 'days order', 'days song', 'monday tuesday', 'tuesday wednesday', 'wednesday thursday', 'saturday yet', 'weekend yet', 'yesterday tomorrow', 'calls everything yesterday', 'says yesterday tomorrow', 'difference yesterday tomorrow'],
  answers: ['day', 'days', 'week', 'weeks', 'weekday', 'weekdays', 'weekend', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'yesterday', 'today', 'tomorrow', 'yet', 'learning', 'learn', 'learns', 'knows', 'know', 'knowing', 'names', 'name', 'order', 'wrong', 'right', 'mixes', 'mixing', 'muddles', 'mixed', 'muddled', 'up', 'asks', 'asking', 'ask', 'always', 'keeps', 'difference', 'gets', 'trouble', 'every', 'morning', 'time', 'what', 'which', 'when', 'how', 'many', 'seven', 'all', 'calls', 'calling', 'everything', 'song', 'say', 'says', 'saying', 'doesn’t', 'can’t', 'understand', 'understands', 'remember', 'remembers', 'forgets', 'nursery', 'school', 'preschool', 'reception', 'kindergarten', 'little', 'son', 'daughter', 'her', 'his', 'confused', 'confuses', 'about', 'again', 'socks', 'sock', 'buns', 'bun'],
  except: ['hospital', 'doctor', 'died', 'dead', 'funeral', 'court', 'prison', 'police', 'hits', 'visit', 'visits', 'custody', 'dad’s', 'mum’s', 'daddy’s', 'mummy’s', 'birthday', 'christmas', 'easter', 'holiday', 'pancake', 'shrove', 'ash', 'black', 'good', 'half', 'term', 'first', 'last', 'swimming', 'football', 'bad', 'hard', 'horrible', 'rainy', 'snow', 'sick', 'poorly', 'dementia', 'star', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'addams', 'child', 'chemo', 'treatment', 'alone', 'scared', 'afraid', 'worried', 'sad', 'caterpillar', 'work', 'club', 'mars', 'moon', 'planet', 'robot', 'dragon', 'dinosaur', 'pirate', 'fasting', 'ramadan', 'lost', 'name day', 'name days', 'hate', 'hates'],
  nothingElse: true,
  asked: true,
  moods: ['question', 'learning', 'waiting', 'change'],
  company: ['sock', 'socks', 'line', 'string', 'baker', 'peg', 'pegs', 'bus'],
  about: 'The hero cannot see what day it is, until seven odd socks hang in a row and the day is worn on the left foot, and puts on Saturday too soon.',
  titles: ['Saturday Too Soon', 'A Sock for Thursday', 'What Day Is It on Your Foot', 'Seven Odd Ones', '{H} Puts on Saturday'],
  want: [
    {
      id: 'what-day-is-it',
      A: 'partner',
      paragraphs: [
        '“What day is it?” asked {H}. {H} asked it every morning, for on Saturday there were hot buns. “Friday,” said {A}, not quite awake. So the next morning {H} was first at the table, with a plate for the bun.',
        '{A} looked it up. “It’s Tuesday,” said {A}. “Yesterday was only Monday.” {H} went to the window. Tuesday looked just like Saturday, with a bus in it. {H} wanted to see what day it was.'
      ]
    }
  ],
  way: [
    {
      id: 'seven-odd-socks',
      A: 'same',
      paragraphs: [
        '{A} wrote down all seven days. “They’re the same at the back,” said {H}. There was a day on each. {H} looked at {H}’s feet. One sock was red, and the other was blue. Those you could tell apart.',
        'In the basket were more odd ones, and they pegged seven on a string. “Monday,” said {A}, for the grey. “Tuesday, Wednesday, Thursday, Friday.” Those were striped, long, woolly and green. Saturday was yellow, and Sunday was as big as a pillowcase. {H} put Tuesday on the left foot.'
      ]
    },
    {
      id: 'pushes-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} said them after {A}, without looking at the string. “Monday, Tuesday, Saturday.” “Not yet,” said {A}. “Monday, Saturday.” It got further forward every time. “Saturday, Saturday,” said {H}, and stopped.',
        '“It pushes in,” said {A}. “It’s the buns,” said {H}. They tried it with {A}’s hand held over Saturday, so that it had to wait. Then they went all the way from Monday to Sunday, and nobody was pushed. But under the hand you could feel it.'
      ]
    },
    {
      id: 'where-monday-is',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where’s Monday now?” asked {H}. “It’s over,” said {A}. “And when it comes back, is it the same one?” They looked at the grey sock. It had a small stain on the heel, from something with gravy.',
        '“I think it’s the same,” said {A}. “But it’s been through the wash.” {H} thought of Monday, going round and round behind the glass. It had all week for that. “Then it could be cleaner,” said {H}.'
      ]
    },
    {
      id: 'no-tomorrow',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“And which is tomorrow’s?” asked {A}. {H} pointed at the long one. “And yesterday’s?” That was the grey. {A} made two labels, and hung them there with a peg.',
        'But in the night they would have to be moved, both of them. And the night after that. “They can’t stay anywhere,” said {H}. “As soon as you’re there, it’s called today.” {A} took the labels down again. The socks hung easier without.'
      ]
    },
    {
      id: 'the-hole',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The woolly one had a hole, so there was a hole in Thursday. {A} wanted to mend it. {H} put a finger through. “What do we do on Thursdays?” asked {H}. {A} thought hard. On Mondays there was the shopping, and on Fridays the sweeping.',
        '“Nothing,” said {A}. “On Thursdays we’ve got nothing on.” “That’s the hole, then,” said {H}. They left it as it was. You could see right through it to the wall.'
      ]
    },
    {
      id: 'bottles-or-paper',
      A: 'other',
      spare: 5,
      paragraphs: [
        'The neighbour stood before the door with a bin in each hand. “Is it bottles today, or is it paper?” she asked. {A} did not know. {H} put out the left foot, and they all bent down to it.',
        '“Stripes,” said the neighbour. “That’s Tuesday. Then it’s bottles.” She went off, and it clinked. From then on she asked for the foot whenever she came out. {H} had to be lifted up to the little window in the door.'
      ]
    },
    {
      id: 'the-right-foot',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And what day is it on the right foot?” asked {A}. There was a plain blue sock on it. {H} looked at the one foot, and at the other. “The left one’s for what it is,” said {H}. “The right one’s for what I’d like it to be.”',
        '“And what’s blue?” {H} had to think about it. “Eighthday,” said {H}. “It comes after Sunday, and you needn’t brush anything.” {A} would have liked to look it up.'
      ]
    },
    {
      id: 'pet-today',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was no sock that would fit {A}. “What day do you think it is?” asked {H}. {A} had a good look round, at the light, and the floor, and {H}. It seemed to be today.',
        'Yesterday it had been today as well. {H} could find nothing wrong with that. They both sat under the string for a while. A bit of wool came down.'
      ]
    },
    {
      id: 'elder-smells',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We could smell what day it was,” said {S}. “Monday was soap, Tuesday was ironing. Wednesday was onions. On Friday it was fish, and it stayed till Sunday.” {A} sniffed. It might have been any day.',
        '“And Saturday?” asked {A}. “We were bathed on Saturday,” said {S}, “all in the same water, and I was the last. So by Thursday you could smell us as well.”'
      ]
    },
    {
      id: 'child-backwards',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could say the days of the week backwards. “Sunday, Saturday, Friday, Thursday, Wednesday, Tuesday, Monday,” said {S}, and walked backwards while saying it. There was a bump.',
        '“That’s where last week begins,” said {A}. {S} rubbed the place. “Shall I go on?” {A} tried to think what they had done last Sunday. It had been the cabbage. “I wouldn’t,” said {A}.'
      ]
    },
    {
      id: 'baby-friday',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had got hold of the green sock, and had it in the mouth up to the heel. “That’s Friday,” said {A}. {S} chewed, and looked at everybody over the top. “You can’t have Friday yet.”',
        '{A} held out a rusk, and it was taken, and so there was Friday again. It had got longer at one end. “It’ll be a long day,” said {A}, and pegged it up to dry.'
      ]
    },
    {
      id: 'guest-a-day-early',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m not really here yet,” said {S}. “I thought that it was Wednesday.” {A} showed {S} the striped sock, and the long one that came after it. {S} was a whole sock too early.',
        '“Shall I go home, and come again?” asked {S}. {A} thought that it was hardly worth it. “You can wait here till you’re due,” said {A}. So {S} waited, on a chair, and was given something while it lasted.'
      ]
    },
    {
      id: 'saturday-too-soon',
      A: 'partner',
      paragraphs: [
        'On Wednesday {H} was up first. The long one was next, but {H} could just reach the yellow. “It’s Saturday!” said {H}, and stuck out the foot. {A} trusted the sock, and they went for buns.',
        'The baker leaned over the counter. “Lovely sock,” said the baker. “But it’s Wednesday. I’ve only got rye.” On the way home it rained, and Saturday got wet. “Now when it’s Saturday,” said {H}, “I’ll have nothing to put on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-more-socks',
      A: 'partner',
      paragraphs: [
        'So they pegged it up in its old place, and {H} put on Wednesday. On Thursday it was the woolly one’s turn. Whatever had been worn went to the back. Only the green one hung before the yellow now, and the yellow still dripped. “That’s how far it is to Saturday,” said {H}.',
        '“What day is it?” called {A}, who could not find the paper. {H} did not have to ask. “Thursday,” said {H}. “It’s on my foot.”'
      ]
    },
    {
      id: 'with-eyes-shut',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} could do it with both eyes shut. {H} felt along the string. “Smooth, that’s Friday. Wet, that’s Saturday. And this one doesn’t stop, so it’s Sunday.” {A} wanted to have a go too, and was turned round once.',
        '{A} got as far as Sunday, and went on feeling. “There’s another,” said {A}. “It’s thin and flat, with four corners. Is there a day that I don’t know about?” “That’s the tea towel,” said {H}.'
      ]
    },
    {
      id: 'the-night-between',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At night {H} wanted to see how it got to be Friday. {H} hung the woolly sock over the end of the bed, and laid the green one beside it. “Now they’ve only got to change places,” said {H}, and watched them.',
        'In the morning they lay just as before. But it was Friday. “They didn’t do anything,” said {H}. {A} bent down to look. “They’ll have done it behind your back,” said {A}. “It’s only a small step, from one day to the next.”'
      ]
    },
    {
      id: 'at-the-bus-stop',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On Friday they stood at the bus stop. A man with a ladder asked what day it was. {A} pulled up a trouser leg and looked. There was only {A}’s leg. “It isn’t on everybody,” said {H}, and held out the green sock.',
        '“Friday!” said the man. “Then I’m at the wrong house.” He ran, and the ladder ran after him. Now everybody at the stop looked down at their own feet. It was nothing but black socks, all the way along. You could not have told what day it was at all.'
      ]
    },
    {
      id: 'wednesday-again',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“What about the long one?” asked {A}. It had been worn for only half of Wednesday, and now it hung at the back. {H} put an arm into it, right up to the shoulder.',
        '“I’m sorry, Wednesday,” said {H}. “You were there all morning, and I had on something else.” The hand in the sock nodded. It had rained anyway, said the sock. It would be back in a week, and would start a bit earlier then.'
      ]
    },
    {
      id: 'how-they-sound',
      A: 'other',
      spare: 16,
      paragraphs: [
        '“Some of them you can hear,” said {A}. “Tuesday clinks. That’s the bottles.” They stood on the mat with the door open, and listened to Friday. Somebody was whistling on the way home. There was a bag with something heavy in it.',
        '“It’s the same man as yesterday,” said {H}. “But yesterday he didn’t whistle.” They listened until he had gone round the corner. “And Thursday?” asked {A}. Neither of them had heard Thursday make any sound.'
      ]
    },
    {
      id: 'saturday',
      A: 'partner',
      paragraphs: [
        'Friday was green, and soon over. Then the yellow one was next, and it was dry. “And?” asked the baker. {H} held up the foot. “Saturday!” said the baker, and brought out a tray of buns.',
        'They ate them on a wall. Then {A} took off the left shoe, and there was the other yellow sock. “It was in my bed,” said {A}. They held their feet side by side. It had never been so much Saturday.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the table too, to see if it was Saturday.',
      '{names} looked out at Tuesday, and did not see any difference.',
      { text: '{names} had brought a plate, and took it back again.', needs: ['hands'] },
      { text: '{names} rubbed a place on the window, to look for the day.', needs: ['hands'] }
    ],
    way: [
      '{names} sat under the string, between Monday and Sunday.',
      '{names} went once along the socks and back again.',
      { text: '{names} handed up the pegs.', needs: ['hands'] },
      { text: '{names} held the string tight at one end.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a drop of Saturday on the head.',
      '{names} came to see what day it was on the foot.',
      { text: '{names} wrung out a corner of Saturday.', needs: ['hands'] },
      { text: '{names} looked down at two feet, and had no idea.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening Saturday was rinsed, both of it, and hung at the back. Now the big one was at the front.',
    '{H} tried it on before lying down, and both feet fitted in. You could not go anywhere, and for a Sunday that was just right. Then {H} said the others, from the front to the back. “Monday, Tuesday, Wednesday, Thursday, Friday.” Last came Saturday, and it dripped.'
  ],
  last: [
    'Saturday hung at the back, Sunday was next, and {H} was asleep.',
    'There were seven days on a string, with a peg on each, and {H} was asleep.'
  ]
})
