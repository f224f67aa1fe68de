import { wishPlot } from '../wish-plot.ts'

export const dragonSchool = wishPlot({
  id: 'wish-dragon-school',
  beginsElsewhere: true,
  wishes: ['dragon school', 'dragons school', 'school dragons', 'school for dragons', 'dragon academy', 'dragon class', 'dragon classroom', 'dragons classroom', 'dragon teacher', 'dragon lesson', 'dragon lessons', 'dragon nursery', 'dragon kindergarten', 'dragon preschool', 'dragon homework', 'dragon pupils', 'dragons learn school', 'dragon first day school', 'dragon skool', 'dragon training school', 'school photo dragon'],
  answers: ['dragon', 'dragons', 'school', 'academy', 'class', 'classroom', 'teacher', 'lesson', 'lessons', 'pupil', 'pupils', 'goes', 'go', 'going', 'went', 'starts', 'started', 'first', 'day', 'learn', 'learns', 'learning', 'fly', 'flying', 'fire', 'breathing', 'breathe', 'smoke', 'where', 'for', 'at', 'to', 'in', 'the', 'baby', 'little', 'friendly', 'young', 'green', 'red', 'who', 'photo', 'photograph', 'picture', 'new', 'funny', 'our', 'my', 'secret', 'cave', 'mountain', 'homework'],
  except: ['afraid', 'scared', 'fear', 'bully', 'bullies', 'bullied', 'train', 'how', 'toothless', 'dinosaur', 'lost', 'sad', 'nobody', 'egg', 'eggs', 'party', 'birthday', 'costume', 'knight', 'knights', 'princess', 'boat', 'bus', 'dance', 'bearded', 'dragonfly', 'cant', 'can’t', 'burnt', 'fired', 'play', 'night'],
  moods: ['first', 'learning'],
  company: ['dragon', 'dragons', 'school', 'teacher', 'photographer', 'camera', 'smoke', 'tail', 'tails', 'wings', 'bench', 'photograph', 'lunch', 'cloud', 'row'],
  about: 'At a school for dragons the class photograph is always a cloud, because whoever smiles breathes out, until something is said that makes them all breathe in.',
  titles: ['Say Cheese', 'Thirty Dragons and a Cloud', '{H} at Dragon School', 'The School for Dragons', 'There Is No Lunch'],
  want: [
    {
      id: 'the-cloud',
      A: 'partner',
      paragraphs: [
        'In the hall of the dragon school hung a hundred photographs, and each was of a cloud. “That’s me,” said the teacher, who had moss on both horns, and pointed at some grey. {H} and {A} were new today. {H} wanted to be in the photograph, and to be seen in it.',
        'Thirty dragons sat down in three rows, and folded their tails. {H} sat in front. The photographer crept under a cloth. “Say cheese!” They smiled. Whoosh! Where the school had been there was a cloud. “Once more, when it’s cleared,” said the teacher.'
      ]
    }
  ],
  way: [
    {
      id: 'register',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The register took all morning at that school, for a dragon has all the names of its family. “Agrimond Furnace Pottle Ashby the Third?” “Here,” said a very small one. “Agrimond Furnace Pottle Ashby the Fourth?” “Here,” said its twin.',
        '“{H}?” said the teacher. They waited for the rest. “Just {H},” said {H}. The whole class turned round to look. “It’s over before it’s started,” whispered the one behind. “May I have a go with it?”'
      ]
    },
    {
      id: 'hoarding',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The first lesson was lying on gold. There was only one coin to every two dragons, because of the cost. “Don’t wriggle,” said the teacher. “Feel it. Know how much there is.” Thirty dragons lay there and knew. It was one.',
        '{H} had to lie on a button, and {A} had the lid of a jar. After ten minutes they were asked what they’d learnt. “It gets warm,” said {H}. The teacher wrote that on the board. Nobody had put it so well.'
      ]
    },
    {
      id: 'flying',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In flying they practised landing, for the rest does itself. There was a mattress, and there was a cross on it in chalk. The first dragon hit the wall. The second one hit the first. “Better,” said the teacher.',
        'The third came in quite beautifully, with its feet out, over the cross, and over the mattress. It went on, through the door and down the corridor. They could hear it say sorry all the way to the kitchen. {A} held the door.'
      ]
    },
    {
      id: 'coat-pegs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the cloakroom every dragon hung up its wings, that is, it hung itself up by them. That way they did not get creased. It looked like a wardrobe that’s reading. “Where do I go?” asked {H}. There was a peg with a picture of a sock.',
        '{H} stood under it with both arms up, to be polite. The next dragon turned a bit to one side, and then its wings turned it back. “Don’t you wear anything in the rain?” it asked, with a look at {H}’s coat. {H} said that this was it.'
      ]
    },
    {
      id: 'reading-aloud',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The reading books were made of tin. {H} soon saw why. A green one read aloud, as far as the place where they lift the lid. “Oh!” said the green one. The page went red, and then it went blue. The teacher poured some tea over it.',
        '“Go on,” said the teacher. “Slowly. And away from you.” The next page had a kitten on it. The whole class had to lean back, because the green one went “ah”.'
      ]
    },
    {
      id: 'spelling',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They wrote with smoke. You blew it out at one corner of your mouth and pushed it about with a claw. “Star” hung over the first table. Over the second it said “rats”, because there was a draught. The teacher marked them quickly, before they drifted.',
        '{H} blew, and there wasn’t anything. {A} breathed on the window instead, and {H} wrote on that with a finger. The dragons came and stood round. “That one stays,” said the smallest. It said “the” right up to lunch.'
      ]
    },
    {
      id: 'sums',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Sums were all about sheep. “If I have nine sheep,” said the teacher, “and I look at them for an hour. How many have I got?” A red one put up a wing. “Nine,” it said, “and they’re embarrassed.” That was right.',
        '“And if I go away?” {A} put up a hand. “Still nine.” “No,” said the teacher kindly. “You don’t know sheep. They’d follow.” You could tell by the fluff on the teacher that there had been some trouble of that sort.'
      ]
    },
    {
      id: 'hot-dinner',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Lunch was always cold at that school, and everybody did the rest. Thirty dragons bent over thirty plates and said “ha”. After that it was hot. {H} said “ha” too, as hard as it would go. “It’s getting there,” said {A}, and felt the potato.',
        'The neighbour leaned over. “Do you like it brown?” it asked. It was only a small “ha”, out of one nostril. It went once along the top, and the cheese put up little hills.'
      ]
    },
    {
      id: 'tails',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They were allowed to go out in twos, holding the tail in front. It was a long way from the first dragon to the last, and there were corners. When the front was out, the back hadn’t heard yet. When the front came in, it met the back.',
        '“I haven’t got a tail,” said {H}. The one behind thought about it. Then it took hold of a scarf end, very carefully, in two claws. “Yours comes off,” it said after a while. “Did you know?”'
      ]
    },
    {
      id: 'ties',
      A: 'other',
      spare: 10,
      paragraphs: [
        'For the photograph they all had to be tidy. {A} went along the rows with a damp cloth and did the faces. Dragons don’t care for that any more than other people. They screwed up their eyes and turned away, so that {A} did mostly neck.',
        '“What’s this?” asked {A}, behind an ear. It was a bit of egg, and a coin, and a whole sheep, quite a small one. “It follows me,” said the dragon.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had never seen such a warm classroom. There were thirty radiators in it, and you could choose. {A} tried three of them, and stayed with a brown one that did not fidget.',
        'The brown one didn’t dare move after that. It didn’t put up its wing, though it knew the answer. It didn’t even swallow. “{A} does that,” said {H}. “You get used to it, after an hour or two.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had one of those cameras too,” said {S}. “You had to keep still while somebody counted to ten. At seven my friend’s hat began to slide. And nobody was allowed to move.” “And then?” asked {A}.',
        '“On the picture there are three hats,” said {S}, “one below the other. And under the last there’s a chin.” The dragons all wanted to know if it was a school for hats.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had been put beside a dragon of the same size. It had a wobbly tooth, and so they had something to talk about at once. “Mine’s got fire behind it,” said the dragon. “It comes through the gap.” {S} opened up and showed the gap. “Mine’s got juice behind it.”',
        'They thought about which was better. “Can you put it out with yours?” asked {A}. They both looked at {A}. It was only the first day, and that was already their plan.'
      ]
    },
    {
      id: 'mouths-shut',
      A: 'partner',
      paragraphs: [
        '“It’s the mouths,” said {A}, when they all sat there again. “Smile with your mouths shut!” So it came out at the dragons’ noses, in sixty stripes. They shut those too. Then it came out at the ears, and whistled.',
        '“Then hold it in,” said the teacher. They held it in, and grew rounder and rounder. Soon all of Class One hung under the ceiling. “Nobody let go!” said the teacher. Somebody did, and flew round the lamp like a balloon.'
      ]
    },
    {
      id: 'what-happens',
      A: 'partner',
      paragraphs: [
        'They were pulled down by their tails. {A} looked along the rows. “It isn’t the mouths,” said {A}. “It’s the smiling. To smile, a dragon breathes out, and then there’s smoke.”',
        '“And when they breathe in?” asked {H}. “Then there’s none. But nobody smiles breathing in.” It was nearly twelve. Thirty stomachs rumbled. “They needn’t smile,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-lunch',
      A: 'partner',
      paragraphs: [
        '{H} whispered it to the photographer and sat down in front. “Are you ready?” called {A}. “Ready,” said thirty dragons, and began to smile. Out of a nose came a thread of smoke. “There’s no lunch today!” said {H}.',
        '“Huuuh!” went the whole school. The smoke went back in at its nose. A pencil rolled uphill. The air was as clear as glass. Click.'
      ]
    },
    {
      id: 'holding-on',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It had been such a breath that things were missing. The photographer’s cloth had gone, and was found in the second row. {A} was holding on to a table leg, with both feet towards the dragons. “You might have told me,” said {A}.',
        '“It isn’t true about lunch?” asked the smallest one in a whisper. “There’s potato,” said {H}, “and cheese.” Then they all breathed out together. It took half an hour till they found the door.'
      ]
    },
    {
      id: 'the-teacher',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The teacher came and looked for a long time. Nobody at that school had ever seen what they were like. “Have I got moss?” asked the teacher. “On both,” said {H}. “And am I as green as that?” The teacher felt one horn, and seemed to like it.',
        'After that the teacher went along the hall, past all the clouds, and stopped at the oldest. “I was sitting next to Ashby,” said the teacher. “And Ashby pinched me. It’s all there, really. You’ve only got to know.”'
      ]
    },
    {
      id: 'who-is-that',
      A: 'partner',
      paragraphs: [
        'By the afternoon it hung beside the hundred clouds. There were thirty dragons in it, with round eyes and open mouths, down to the last tooth. In front of them all sat {H}, and smiled. “Who’s that?” asked Class Two. “Why are they all so frightened of it?”',
        '“That’s {H}, from Class One,” said {A}. “Wait till you see the teeth.” {H} turned round to Class Two, and smiled. “Huuuh!” they went, and {A}’s hat was gone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the end of a row, and looked much like smoke.',
      '{names} sneezed, and the cloud got a hole.',
      { text: '{names} fanned the cloud with a reading book.', needs: ['hands'] },
      { text: '{names} folded a tail that was nobody’s.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the soles of Class One.',
      '{names} ducked, whenever the balloon came round.',
      { text: '{names} hung on to a tail and slowed it down.', needs: ['hands'] },
      { text: '{names} counted heads, from below.', needs: ['hands'] }
    ],
    turn: [
      '{names} slid a little way towards the dragons.',
      '{names} breathed in too, to be on the safe side.',
      { text: '{names} held on to the camera by one leg.', needs: ['hands'] },
      { text: '{names} went and made sure about the potato.', needs: ['hands'] }
    ]
  },
  bed: [
    'The benches were put back, and the dragons went home two by two. The corners took a while. {H} had a small copy of the photograph, to stand by the bed.',
    '{H} washed off the smoke, and lay down. On the picture they were all still breathing in. Somebody had to do the other half, so {H} breathed out, long and slowly.'
  ],
  last: [
    'Out went the breath, without any smoke, and {H} was asleep.',
    'Thirty dragons watched over the edge of the bed with round eyes, and {H} was asleep.'
  ]
})
