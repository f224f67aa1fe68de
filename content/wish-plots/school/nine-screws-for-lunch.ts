import { wishPlot } from '../wish-plot.ts'

export const nineScrewsForLunch = wishPlot({
  id: 'wish-school-lunch-box',
  wishes: ['lunch box', 'lunchbox', 'lunch boxes', 'forgot lunch box', 'forgot lunchbox', 'forgot lunch', 'forgot his lunch', 'forgot her lunch', 'forgot packed lunch', 'forgot tiffin', 'forgot snack', 'forgot snack box', 'left lunch at home', 'left lunch box', 'left lunchbox', 'lunch box home', 'no lunch school', 'lost lunch box', 'lost lunchbox', 'wrong lunch', 'wrong lunch box', 'wrong lunchbox', 'wrong box lunch', 'mixed up lunch boxes', 'swapped lunch', 'swap lunch', 'sharing lunch', 'shared lunch', 'shares lunch', 'shared his lunch', 'shared her lunch', 'packed lunch', 'school lunch', 'lunch at school', 'lunch time school', 'lunchtime', 'lunch nursery', 'lunch daycare', 'lunch preschool', 'lunch kindy', 'lunch kindergarten', 'lunch kura', 'left his lunchbox', 'left her lunchbox', 'lunchbox at home', 'lunch box at home', 'tiffin', 'tiffin box', 'bento', 'bento box', 'lunch bag', 'lunch tin', 'snack box', 'snack time', 'sandwich box', 'first packed lunch', 'lunch empty'],
  answers: ['school', 'forgot', 'forgets', 'forgotten', 'left', 'home', 'table', 'lunch', 'box', 'bag', 'packed', 'wrong', 'sandwich', 'cheese', 'hungry', 'shared', 'share', 'sharing', 'friends', 'friend', 'class', 'teacher', 'swapped', 'swap', 'today', 'tomorrow', 'nursery', 'kindy', 'preschool', 'kura', 'tiffin', 'bento', 'mixed', 'up', 'everyone', 'time', 'plum', 'biscuit', 'kitchen', 'door', 'hall', 'his', 'her'],
  except: ['new', 'legs', 'runs', 'snail', 'octopus', 'lives', 'bus', 'train', 'won’t', 'eat', 'eats', 'ate', 'eaten', 'fussy', 'refuses', 'hates', 'stole', 'stolen', 'steals', 'took', 'mean', 'bully', 'bullied', 'teased', 'laughed', 'smells', 'smelly', 'alone', 'nobody', 'allergy', 'allergic', 'nuts', 'sick', 'money', 'poor', 'robot', 'dinosaur', 'dinosaurs', 'dragon', 'monster', 'alien', 'magic', 'talking', 'talks', 'talk', 'alive', 'monkey', 'seagull', 'dog', 'cat', 'mouse', 'ant', 'ants', 'frog', 'snake', 'spider', 'astronaut', 'space', 'moon', 'workers', 'builder', 'farmer', 'trip', 'picnic', 'dad’s', 'mum’s', 'daddy', 'mummy', 'dad', 'mum', 'grandma', 'grandpa', 'lady', 'dinner', 'queue', 'tray', 'trays', 'worms', 'disappeared', 'vanished', 'pet', 'museum', 'unicorn', 'fairy', 'fairies', 'hot', 'spilled', 'spilt', 'leaked', 'exploded', 'broke', 'broken', 'note', 'notes'],
  moods: ['late', 'losing', 'lost', 'learning', 'proud', 'change', 'alone', 'first', 'waiting', 'afraid'],
  out: true,
  company: ['boxes', 'teacher', 'boy', 'girl', 'tape', 'screws', 'string', 'sponge', 'sandwich', 'table', 'yoghurt'],
  about: 'The hero takes the wrong box to school, with nine screws in it, and is fed by the whole table, measured with the tape.',
  titles: ['Nine Screws for Lunch', 'Two Blue Boxes', 'The Longest Lunch', '{H} and the Wrong Box', 'A Very Long Noodle'],
  want: [
    {
      id: 'two-blue-boxes',
      A: 'partner',
      paragraphs: [
        'Two blue boxes stood by the door. In one was {H}’s lunch: a cheese sandwich, a plum and a biscuit. In the other was all that {A} needed for mending things. {H} was late for school, and took the wrong one.',
        'On the way it rattled. “What’s that?” asked {A}. “The biscuit,” said {H}. By ten o’clock {H} was hungry. By twelve {H} could have eaten the teacher.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-must-see',
      paragraphs: [
        'Lunchtime! {H} sat down at the long table and undid the lid. There lay a tape measure, some string, a sponge and nine screws. {H} shut it again, quick. “What have you got?” asked the boy beside {H}. “Noodles,” said {H}.',
        '{H} pulled out a bit of the yellow tape, to show him. “It’s a long one,” said the boy. “Can I help?” He pulled. It ran down the table, past nine lunches. Then he let go. Zzzip! It came back, with yoghurt on.'
      ]
    },
    {
      id: 'is-it-cake',
      spare: 1,
      paragraphs: [
        'They all leaned over the box. “You’ve got cake,” said a small girl, and pointed at the sponge. It was yellow on top and green below. {H} pressed it. It went flat, and then it sat up again, as if nothing had happened.',
        '“Cake doesn’t do that,” said the boy. “My gran’s does,” said the small girl. She smelled at it, to be sure. “It’s not cake,” she said. “It’s Saturday, when we wash the car.”'
      ]
    },
    {
      id: 'what-each-could-be',
      spare: 2,
      paragraphs: [
        '“The string could be spaghetti,” said the boy, “if you’re not looking.” “And the screws?” asked {H}. They laid all nine in a row. “Crunchy bits,” said the boy. Nobody wanted to be the one to try, and that was just as well.',
        'A girl across the table turned one between two fingers. “My uncle’s got one of those in his knee,” she said. They looked at it with more respect. “He can’t have it back,” said {H}. “It’s for a shelf.”'
      ]
    },
    {
      id: 'the-tummy',
      spare: 3,
      paragraphs: [
        '{H}’s tummy had been waiting since ten o’clock, and now it said so. It began low down, like a lorry. Then it went up, and ended in a squeak. The whole table was quiet. “Was that the box?” asked somebody.',
        '“That was me,” said {H}. A moment later the tummy of the boy beside {H} answered, though it had already had a roll. It was a lower one. They listened for a while. It was like two dogs talking over a fence.'
      ]
    },
    {
      id: 'drinking-fountain',
      spare: 4,
      paragraphs: [
        'There was always the tap in the corner. {H} went and drank, and drank some more. That made the tummy round, and for a moment it was satisfied. Then it noticed. “That was only water,” it said, in its own way.',
        '{H} walked back, and it could be heard. Slosh, slosh, slosh. “You’re raining,” said the small girl. {H} sat down with great care, and nothing ran over.'
      ]
    },
    {
      id: 'half-a-sandwich',
      paragraphs: [
        '“I took the wrong box,” said {H}. A girl with plaits pushed over half of her roll, at once. The boy pushed over his banana. Then they all pushed, and it was far too much.',
        'Now the girl looked at the half that was gone. The boy looked at his banana. {H} looked at the tape measure. “No,” said {H}. “We’ll do it properly.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-long-as-a-finger',
      paragraphs: [
        'First the teacher went along the table, and checked that it was all right for {H} to eat. Then {H} pulled out the tape. “Just one finger long,” said {H}, “and the same from everybody.” So {H} got one finger of roll, and one of banana. There was one finger of cheese, of cucumber, and of cold pancake.',
        '{H} laid it all in a row, from the salt to the water jug. There were eighteen sorts, and not one was the same. It was the longest lunch in the school.'
      ]
    },
    {
      id: 'measuring-a-noodle',
      spare: 5,
      paragraphs: [
        'Some things would not be measured. A girl had real noodles, and they were longer than a finger, all of them. She bit one off, and it was still too long. She bit again. “Now it’s gone,” she said.',
        'A grape was too short, so you needed two. Rice was worse. The boy laid the grains end to end, along the tape, with his tongue between his teeth. At the end there were nineteen. They ate them with one fork each.'
      ]
    },
    {
      id: 'everyone-measured',
      spare: 6,
      paragraphs: [
        'After that the tape went round. The small girl measured her plait, and then the other one. One was longer. She had always thought so. The boy measured his tongue, and the number got wet. The teacher’s foot was exactly as long as the bread.',
        '“How long’s your tummy?” they asked. They laid the tape once round {H}. It was bigger than before lunch, by one finger. “It’s all in there, then,” said the teacher, and wrote it down.'
      ]
    },
    {
      id: 'best-of-the-row',
      spare: 7,
      paragraphs: [
        'Everybody wanted to know which was best. {H} ate along the row, and took it seriously. There was something sour in a leaf, and something sweet in the middle of something green. There was a cold potato with a name. “What’s this?” asked {H} with full cheeks.',
        '“My gran made it,” said a boy, “and she won’t say.” It was hot at the end. {H} drank from the jug, and went on. “That was the best,” said {H}, “but it’s still talking.”'
      ]
    },
    {
      id: 'mended-the-leg',
      spare: 8,
      paragraphs: [
        'The table had been wobbling for years, and everybody knew about it. When somebody cut something at one end, all the soup at the other end got up. The teacher looked under it, and then into {H}’s box. “May I?” she asked.',
        'She chose one screw, and was gone for a while. There was some breathing. When she came up, she leaned on the table with both hands, and the soup stayed lying down. That left eight.'
      ]
    },
    {
      id: 'sandwich-under-the-sink',
      A: 'partner',
      paragraphs: [
        'Then the door flew open, and there stood {A} with the other box, quite out of breath. “I was under the sink,” said {A}. “I put in my hand for the sponge, and I got a plum.” “Did it work?” asked {H}. “For a bit,” said {A}. “Then it dripped and was sticky.”',
        'Eighteen children looked at the biscuit. {H} broke it up, next to the tape, and everybody got a crumb of just the same size.'
      ]
    },
    {
      id: 'what-was-the-string',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the way home they each carried a box, and looked into both of them first. “What did you do with the string?” asked {A}. “We needed it,” said {H}. “There was a boy with a loose shoe and no lace.”',
        '“And the sponge?” “Somebody’s milk.” {A} was quiet for half a street. “I’ve had that box for years,” said {A}. “I’ve never used so much of it in a day.”'
      ]
    },
    {
      id: 'rattle-again',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the corner {A} stood still. “Did you really think that it was the biscuit?” asked {A}. “The noise?” {H} shook the box. It rattled like a small train. “You did say that it was a hard one,” said {H}.',
        '“I only said that it would last till lunch,” said {A}. They listened to it a bit longer. Now that they knew, it did not sound like a biscuit at all. It sounded exactly like eight screws or nine.'
      ]
    },
    {
      id: 'other-sandwich',
      A: 'other',
      spare: 11,
      paragraphs: [
        'The cheese sandwich was still there, and it had been through a lot. {A} lifted the top and looked in. “There’s a washer in it,” said {A}. That is a small ring, for taps. {H} pushed a finger through it, and it fitted.',
        '“Is the sandwich still good?” asked {H}. {A} thought that it had been under the sink too long. So they ate the plum instead, bite and bite about. It had been sponged, after all.'
      ]
    },
    {
      id: 'elder-egg',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had an egg each day,” said {S}, “for six years. My friend had cheese each day. So every day we swapped.” “Then you liked cheese better?” asked {A}. “No,” said {S}. “I couldn’t bear it.”',
        '“Then why did you swap?” {S} smiled at something a long way off. “He thought that I liked it,” said {S}. “Years later he told me that he couldn’t bear eggs.”'
      ]
    },
    {
      id: 'child-smelled-it',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I knew it,” said {S}. “This morning I smelled at your box, and it smelled of bicycle.” “Why didn’t you say so?” asked {A}. {S} lifted both shoulders, right up to the ears.',
        '“I thought that it was a new sort of cheese,” said {S}. {A} sniffed at the lid. It did smell of bicycle, and a little of yoghurt. “You should smell it every morning,” said {A}. {S} was proud of the job.'
      ]
    },
    {
      id: 'pet-knew',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} had known it first. Every morning {A} said goodbye to the lunch, and stayed by it as long as possible. This morning {A} had stayed by the box that did not go to school. Nobody had asked why.',
        '“You were right,” said {H}, and held out a crumb, just as big as all the others. {A} did not measure it. It was there, and then it was gone. {A} looked at the box again.'
      ]
    },
    {
      id: 'baby-measured',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} got hold of the end of the tape and would not let go. So {H} measured {A}, from the top of the head to the toes. It took three tries, for {A} was longer with every kick.',
        '“You’re as long as lunch,” said {H}. “Exactly, from the salt to the jug.” {A} put the number in {A}’s mouth, and it came out shiny. Then the tape ran home, zzzip, and {A} laughed until there were hiccups.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waved after the wrong box until it was round the corner.',
      '{names} stood at the door in the way, while somebody looked for a shoe.',
      { text: '{names} held out the coat, one sleeve after the other.', needs: ['hands'] },
      { text: '{names} tied a lace, called out the time, and tied the other one.', needs: ['hands'] }
    ],
    way: [
      '{names} walked past a blue box several times that morning, and thought nothing of it.',
      '{names} had lunch at home at just that time, and it was not screws.',
      { text: '{names} put a bowl under the drip at home, and then a bigger one.', needs: ['hands'] },
      { text: '{names} opened the blue box at home, and shut it, and opened it again.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in behind the box, and sat down at the long table too.',
      '{names} licked up a crumb that had not been measured.',
      { text: '{names} held one end of the tape, and was very exact about it.', needs: ['hands'] },
      { text: '{names} shook hands with everybody who had given a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the two blue boxes stood by the door again. Now one had a cheese sandwich drawn on its lid, and the other a screw.',
    '{H} washed and lay down. Then there was one more thing to measure: from the pillow down to the toes. It was the longest that it had been all day.'
  ],
  last: [
    'The tape ran home, quite softly, and {H} was asleep.',
    'Inside everything was quiet, the banana and the roll and all the rest, and {H} was asleep.'
  ]
})
