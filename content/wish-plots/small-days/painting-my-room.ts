import { wishPlot } from '../wish-plot.ts'

export const paintingMyRoom = wishPlot({
  id: 'wish-painting-my-room',
  beginsElsewhere: true,
  wishes: ['painting my room', 'painting her room', 'painting his room', 'painting room', 'paint room', 'painted room', 'paints room', 'painting bedroom', 'paint bedroom', 'painted bedroom', 'decorating room', 'decorating bedroom', 'decorate bedroom', 'decorated bedroom', 'choosing colour room', 'choosing color room', 'choose colour room', 'chose colour room', 'choosing colour bedroom', 'choosing paint', 'choose paint', 'colour my room', 'colour of my room', 'color of my room', 'colour for bedroom', 'colour bedroom walls', 'new colour room', 'room new colour', 'painting bedroom walls', 'painting room walls', 'paint for my room'],
  answers: ['painting', 'paint', 'painted', 'paints', 'my', 'her', 'his', 'our', 'the', 'room', 'bedroom', 'new', 'colour', 'color', 'choosing', 'choose', 'chose', 'chooses', 'choosing', 'can’t', 'decide', 'which', 'what', 'we', 'are', 'is', 'today', 'tomorrow', 'weekend', 'saturday', 'yellow', 'white', 'walls', 'wall', 'together', 'helping', 'help', 'helped', 'decorating', 'decorate', 'decorated', 'big', 'own', 'favourite', 'got', 'to', 'wants', 'pot', 'roller', 'brush', 'brushes', 'with', 'for', 'of'],
  except: ['kitchen', 'bathroom', 'hall', 'living', 'pink', 'blue', 'green', 'purple', 'black', 'red', 'orange', 'grey', 'rainbow', 'gold', 'silver', 'stripes', 'space', 'dinosaur', 'dinosaurs', 'unicorn', 'jungle', 'mermaid', 'castle', 'dragon', 'magic', 'ghost', 'monster', 'baby', 'baby’s', 'nursery', 'school', 'class', 'messy', 'tidy', 'shares', 'sharing', 'share', 'sister', 'brother', 'granny', 'grandma', 'grandpa', 'nana', 'daddy', 'dad', 'mummy', 'mum', 'dog', 'cat', 'spilled', 'spilt', 'ruined', 'picture', 'pictures', 'face', 'nails', 'elves', 'elephant', 'monkey', 'robot', 'on the wall', 'drew', 'drawing'],
  moods: ['change', 'first', 'waiting', 'learning', 'proud'],
  company: ['blanket', 'bucket', 'roller', 'wall', 'pots', 'paint'],
  about: 'The hero wants the room painted in the colour that it is under the yellow blanket in the morning, which is in no pot, since under there every colour is right.',
  titles: ['Under the Yellow Blanket', 'It Isn’t in the Pots', '{H} Knows Exactly Which', 'Three Patches on a Wall', 'The Colour of a Wet Dog'],
  want: [
    {
      id: 'exactly-which',
      A: 'partner',
      paragraphs: [
        '{H}’s room was going to be painted, and {H} could choose the colour. {H} knew exactly which. It was the one under the yellow blanket, in the morning, when you’ve got it over your head. “What’s it called?” asked {A}. {H} didn’t know, so {A} had to creep in under the blanket and look. It was yellow, and warm, and soft. “That’s a good one,” said {A}. “I’ve never seen it in a pot.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-shop',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the paint shop there was a wall of cards. There were forty yellows, and each had a name. {H} had them read out. “Old Piano,” read {A}. “Hen on a Monday. Camel’s Breakfast.” “What does a camel have for breakfast?” asked {H}. It was rather brown, and a bit sandy.',
        'The man in the shop asked if he could help. “We’re looking for under the blanket,” said {H}. The man went along all the forty, with one finger. “I’ve got Behind the Sofa,” said the man in the end.'
      ]
    },
    {
      id: 'the-shaking-machine',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a machine that shook the pots. It held one in its arms, and shook it till the whole shelf buzzed. “That’s so it doesn’t all sit at the bottom,” shouted {A}. {H} laid one hand on the counter. It buzzed right up into {H}’s teeth.',
        '“Ca-a-an I ha-a-ave a go?” asked {H}. You couldn’t, but you could talk like that for as long as it ran. {A} ordered three pots of Cu-u-ustard. It came out right.'
      ]
    },
    {
      id: 'four-patches',
      A: 'partner',
      paragraphs: [
        'They painted patches on the wall, beside the bed. One pot was called Custard, and was too bright. One was called Old Piano, and was like teeth. The third ran down to the floor and looked like gravy. “I’ll test them,” said {H}. {H} took a bit of each on a card under the blanket.',
        '“Which is it?” asked {A}. “All of them!” said {H}. But when the card came out, all of them were wrong again.'
      ]
    },
    {
      id: 'everything-in-the-middle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First the whole room had to come away from its walls. The bed stood in the middle, with the chest on it, and the bear on that. Behind the chest lay three socks and a jigsaw piece. “That’s been missing since the summer,” said {A}.',
        'The room was much bigger, round the outside. You could walk along all the walls, like a guard. {H} did it twice. On the third round somebody said “Halt”. It was the bear, with {A}’s voice.'
      ]
    },
    {
      id: 'tape',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Along the edges they stuck tape, so that the paint should know where to stop. It came off the roll with a shriek. {A} stuck the left wall, and {H} the right. In the corner they met, and stuck to each other.',
        '“Did that hurt the wall?” asked {H}, as they tried to get it off again. “It’s my jumper that minds,” said {A}. There was a strip of fluff on it afterwards, quite straight.'
      ]
    },
    {
      id: 'hats',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For painting you need a hat of newspaper. You fold it twice, and pull it apart, and it’s a boat. Then you turn it over. On {H}’s there was the weather, and on {A}’s half a football team. “It’s going to rain on you in the west,” said {A}.',
        'The first drip fell on the goalkeeper. The second one hit the weather. “It was right,” said {H}.'
      ]
    },
    {
      id: 'the-old-colours',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Behind the chest a bit of paint had come off. Under it was blue. {A} scratched, only a little. Under the blue was a green one, and then something with roses on. “There’ve been others living here,” said {H}. “They chose as well.”',
        'They must all have stood here, with their pots. Somebody had loved roses. {H} drew a ring round the place, with a pencil. That bit could wait till last.'
      ]
    },
    {
      id: 'how-does-it-feel',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What’s it like, that colour?” asked {A}. “Does it taste of anything?” {H} thought about it. It was a bit like toast, if you’ve got a lot of time. “And what does it sound like?” “Like people talking in the kitchen, when you’re still in bed.”',
        '{A} nodded, and looked at Custard once more. Custard sounded like a trumpet. Old Piano tasted of the cupboard. “I know now what it isn’t,” said {A}.'
      ]
    },
    {
      id: 'it-dries',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Wait till it’s dry,” said {A}. “It’ll be quite different then.” So they sat down on the floor and watched paint dry. It isn’t as bad as people say. At the edge it turned dull, and that crept inwards. Whoever saw the last shiny bit had won.',
        '{H} won. But Custard had only got brighter. {A} laid one finger on it, to see, and scratched {A}’s nose. Now there was a patch on that as well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked at the patches, one by one. You could not tell from {A}’s face which was the best. It looked at all of them as if they might be something to eat later on.',
        '{H} put down the card with the bits of paint, to see what would happen. {A} came close to it. There was a pause. “Gravy,” said {H}. It was the gravy one, without a doubt. “But it isn’t your room,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours was painted with what was left from the boat,” said {S}. “It was the blue of a boat, and it had sand in it. You stuck to it on warm days.” “Was it nice?” asked {A}. “At night we all dreamed about fish.”',
        'There had been exactly enough for three walls and a bit. On the fourth you could see how far they had got. “There was a brush stroke, and then it was over,” said {S}. “We hung our coats there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} got a small brush and a small bit of wall, right at the bottom. “What are you painting?” asked {A}. “A wall,” said {S}. It took a long time. {S} did it in rows, from left to right, like writing.',
        '“Now it says something,” said {S}. “What does it say?” asked {A}. “Wall,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been painted before anyone could say “no”. It was one hand, Custard, up to the wrist. {A} looked at it with great surprise. Then it was laid on {H}’s trousers, and on the card, and there it stayed.',
        '“That’s one more patch,” said {H}, and had a look at it under the blanket, with {A}. In there {A} went still, and looked round with both eyes. “You see?” said {H}. “That’s the one I mean.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours everything’s white,” said {A}. “You can see each fly.” {A} would have liked a colour as well, but nobody had ever asked. “Which one?” asked {H}. It came at once. “The inside of a watermelon, just before the skin.”',
        'They looked for it on the cards. It was called Thursday. {A} was given it to take home. It was only as big as a stamp, but now {A} had a colour.'
      ]
    },
    {
      id: 'a-wet-dog',
      A: 'partner',
      paragraphs: [
        '“Then it’s all of them together,” said {H}. They poured the pots into the bucket, and stirred. {H} took the roller. Now the room was the colour of a wet dog. {H} nearly cried.',
        '{A} crept in under the blanket, to think, and brush in hand. “{H},” said {A} after a while, “in here even the wet dog’s the right colour. So’s my hand.” “Let me see,” said {H}. It was true. “It isn’t in the pots at all,” said {A}. “It’s the light.”'
      ]
    }
  ],
  turn: [
    {
      id: 'through-it',
      A: 'partner',
      paragraphs: [
        '{H} lifted up the edge of the blanket. In came white light. {H} let it down again, and the light was yellow. “It’s the blanket that does it!” said {H}. So they painted the whole room again, in plain white. Schlup, schlup, went the roller.',
        '“And now?” asked {A}. {H} took the blanket off the bed. They hung it up in front of the window. The sun came through it, and turned all the four white walls yellow. There was {H}’s colour, in every corner.'
      ]
    },
    {
      id: 'sitting-in-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They sat down on the floor, in the middle. It was just like under there, but nobody had to hold it up. There was room for the knees. There was even room for the chest. {A} went out and talked a bit in the kitchen, and {H} listened.',
        '“You can breathe better in this one,” said {A}. It had always got a bit stuffy in there by the end. {H} breathed in. It smelled of paint.'
      ]
    },
    {
      id: 'the-pencil-ring',
      A: 'other',
      spare: 15,
      paragraphs: [
        'One place was left, no bigger than a biscuit, down by the skirting board. {H} had been saving it. “Shall we leave it?” asked {A}. {H} wrote on it in pencil, very small, what day it was, and who had been painting.',
        'Then it was painted white, like all the rest. Somebody would scratch there one day, and find it. “They’ll think we loved white,” said {A}. So {H} wrote “and a yellow blanket” as well.'
      ]
    },
    {
      id: 'another-room',
      A: 'partner',
      paragraphs: [
        'The bed was pushed back against the new paint. It looked bare without its blanket. “What am I going to sleep under now?” asked {H}. {A} went to look, and came back with a blue blanket with a hole.',
        '{H} crept in and pulled it up, right over the head. “What’s it like?” asked {A}. “Come in,” said {H}. “I’ve got a blue room in here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in under the blanket as well, one after another.',
      '{names} sniffed at the pots, with the lids on.',
      { text: '{names} spread newspaper, right into the corners.', needs: ['hands'] },
      { text: '{names} opened the first pot with a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the bucket, and did not fall in.',
      '{names} looked at the wall from the door.',
      { text: '{names} caught a drip before it got to the floor.', needs: ['hands'] },
      { text: '{names} stirred, thirty times to the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in the yellow, in the middle.',
      '{names} lay down on the floor, in the yellow light.',
      { text: '{names} painted a bit too, low down.', needs: ['hands'] },
      { text: '{names} pulled off the tape, all in one go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The brushes were washed until the water was clear. The newspaper went out, with a lot of drips on it.',
    '{H} washed off some white and a bit of gravy, and lay down. It was dark now, and all the walls were grey, and waited for the morning.'
  ],
  last: [
    'In the window hung the morning, all ready, and {H} was asleep.',
    'Under the blue one it was quite another room, and in there {H} slept.'
  ]
})
