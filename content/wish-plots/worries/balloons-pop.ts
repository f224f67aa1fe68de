import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const balloonsPop = wishPlot({
  id: 'wish-afraid-balloons',
  beginsElsewhere: true,
  wishes: ['afraid of balloons', 'hates balloons', 'hate balloons', 'balloons hate', 'balloon popped cried', 'balloons popping', 'balloon pop', 'balloons pop', 'balloon pops', 'balloon popped', 'balloons bang', 'balloon bang', 'balloon burst', 'balloons burst', 'balloon bursting', 'balloons bursting', 'balloon bursts', 'balloon loud', 'balloons loud', 'balloon phobia', 'balloons phobia', 'balloons ears', 'balloon ears', 'balloon hands over ears', 'terrified of balloons', 'doesn’t like balloons', 'not like balloons', 'no balloons party', 'balloons anxious', 'popping balloons', 'popped balloon', 'burst balloon', 'bursting balloons', 'afraid balloons', 'scared balloons', 'frightened balloons', 'terrified balloons', 'fear balloons', 'fears balloons', 'scary balloons', 'worried balloons', 'nervous balloons', 'petrified balloons', 'afraid balloon', 'scared balloon', 'frightened balloon', 'terrified balloon', 'fear balloon', 'fears balloon', 'scary balloon', 'worried balloon', 'nervous balloon', 'petrified balloon', 'afraid balloons popping', 'scared balloons popping', 'frightened balloons popping', 'terrified balloons popping', 'fear balloons popping', 'fears balloons popping', 'scary balloons popping', 'worried balloons popping', 'nervous balloons popping', 'petrified balloons popping', 'afraid balloon popping', 'scared balloon popping', 'frightened balloon popping', 'terrified balloon popping', 'fear balloon popping', 'fears balloon popping', 'scary balloon popping', 'worried balloon popping', 'nervous balloon popping', 'petrified balloon popping'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'hates', 'hate', 'balloon', 'balloons', 'pop', 'pops', 'popped', 'popping', 'burst', 'bursts', 'bursting', 'bang', 'bangs', 'loud', 'noise', 'party', 'parties', 'birthday', 'birthdays', 'ears', 'covers', 'hands', 'go', 'going', 'goes', 'might', 'will', 'room', 'cries', 'cry', 'cried', 'hides', 'hid', 'under', 'table', 'won’t', 'wont', 'because', 'when', 'friend', 'friends', 'red', 'yellow', 'blue', 'big', 'all', 'really', 'very', 'still', 'blow', 'blowing', 'blown', 'up', 'squeaky', 'rubber', 'brave', 'even', 'near', 'close'],
  except: [...NOT_WELL, 'flew', 'floated', 'lost', 'hot', 'air', 'helium', 'firework', 'fireworks', 'thunder', 'storm', 'dog', 'dogs', 'cat', 'cats', 'hedgehog', 'dragon', 'elephant', 'who', 'water', 'fight', 'animals', 'clown', 'clowns', 'dark', 'hurt', 'choked', 'swallowed', 'monster', 'gun'],
  moods: ['afraid', 'learning', 'first'],
  company: ['party', 'balloon', 'balloons', 'jelly', 'table', 'bang'],
  about: 'The hero dreads the bang of party balloons, has watched them so closely that nobody else knows when one will burst, and becomes the one who says stop.',
  titles: ['The One Who Says Stop', 'It Turns Pale First', 'One More Puff', '{H} Under the Table', 'A Balloon With a Waist'],
  want: [
    {
      id: 'the-others-all-want',
      A: 'partner',
      paragraphs: [
        'Tomorrow there was a party, with a jelly in the shape of a castle. {H} wanted all of it, except for the balloons. Balloons go bang. “Couldn’t we blow up socks?” asked {H}.',
        '“It has to be balloons,” said {A}, and shook them out on the table. There were twelve of them, as flat as tongues. {H} got under the table, with both hands over both ears.'
      ]
    }
  ],
  way: [
    {
      id: 'one-more-puff',
      A: 'partner',
      paragraphs: [
        '{A} blew up the yellow one. It was as big as an apple, and then as big as a head. “That’s enough,” called {H} from below. “It can take one more,” said {A}, and gave it one more. Bang!',
        'The lamp rang. It smelled of rubber, and for a while nobody said anything. “I told you so,” said {H} then. {A} picked up a yellow rag, no bigger than a leaf. “All that,” said {A}, “out of this.”'
      ]
    },
    {
      id: 'what-bang-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s in there that makes it go bang?” asked {H}. “Nothing but breath,” said {A}. “It wants to get out. If there’s a hole it all goes through at once, like a class at the end of school. It bumps into the air outside, and that’s the bang.”',
        '{H} thought of the class, and of the door. One of them always pushes. “And through the neck?” “There they go out in a row,” said {A}. {H} would make them take hands.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'So they tried it with socks, to be fair. {A} blew into a green one with all {A}’s might. It went through at once, and came out warm at the toe. They stuffed it with tights, and hung it on the door. It looked like a leg.',
        'They hung up a second one, so that it should look less like a leg. Now it looked like two. “People will ask where the rest of him is,” said {A}. {H} took them down again. It was not what you think of at a party.'
      ]
    },
    {
      id: 'ear-things',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} came out with a cushion over each ear, and a scarf round both cushions. The world had gone soft. {A} said something. {H} saw the mouth go. “What?” called {H}. {A} said it again, with hands. It was about a biscuit.',
        'That was the trouble with it. You couldn’t hear a bang, and you couldn’t hear a biscuit. And how were you to hear the song with the candles? {H} took off the left cushion. One ear was for the party, and one was against it.'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does everybody else like it?” asked {H}. {A} counted them off on both hands. “When one goes bang, the lady from the baker’s says a word,” said {A}. “The man from the shop throws up his arms. And I shut my eyes, and think of my aunt. Nobody likes it.”',
        '{H} had not known that. They all stood about at parties with a glass of juice, and laughed, and waited for it. “They’re only better at standing there,” said {A}.'
      ]
    },
    {
      id: 'the-squeak',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bang was not the only thing. There was the squeak as well, if you rub one. It went through {H} from the top to the toes. “Like a fork on a plate,” said {H}. “Like a wet finger on a window,” said {A}. They both shook themselves.',
        'They thought of some more. There was chalk, and the chair in the doctor’s waiting room, and the gate at number nine. In the end they had goose pimples all over, and had not rubbed a single balloon.'
      ]
    },
    {
      id: 'the-corner',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} went to look where a person could stand tomorrow. Behind the door you’re safe from a bang, but you don’t get any jelly. By the jelly they hang up the most. {H} drew it on paper, with circles for the balloons. There was a path, thin as a thread.',
        '“It goes through the coats, and along the wall, and there you duck,” said {H}. {A} tried out the path. At the jelly {A} was on all fours. “And how do you eat it?” “From below,” said {H}.'
      ]
    },
    {
      id: 'long-neck',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} blew up a blue one, and did not tie it. {A} pulled its neck out wide with both hands and let a little go. Eeeee, it said. It said it high, and then low, and then like a cow that has been told no.',
        '{H} put one ear out from under the table. That was not a bang. That was someone complaining. “Make it say it again,” said {H}. {A} made it say “good evening”, as far as a balloon can. By the end it was as flat as before, and nothing had burst.'
      ]
    },
    {
      id: 'old-ones',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I know one that never went bang at all,” said {A}. “It was left over, and it lay behind our sofa till spring. It got smaller and smaller, and soft, and it had wrinkles like an old lady. In the end it fitted into a teacup.”',
        '“And then?” asked {H}. “Then we said goodbye to it,” said {A}. {H} liked that balloon. It had let out its breath bit by bit, and had bothered nobody. It had only been very slow.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was under the table too. {A} had been there before {H}, in fact, and had the better corner. They sat side by side, and looked at the feet. “It’ll get very big first,” whispered {H}, “and then you shut your eyes.”',
        '{A} shut them already. {H} thought that was a bit early, but you can’t be too careful. There was just room for two under there, if both breathed in.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At my seventh birthday there was a balloon on my chair,” said {S}, “and I sat down.” “And?” asked {A}. “I went up with a bang, and came down in the cake.”',
        '“Were you afraid of them after that?” “No,” said {S}. “Of cake.” {A} looked to see if that was true. {S} was eating a crisp. “It took till the Thursday,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be a balloon. {S} crouched on the carpet, quite flat, and {A} blew. At each puff {S} got a bit rounder. In the end {S} stood there with round cheeks, and creaked.',
        '“That’s enough!” called {A}, but {S} wanted one more. {S} stretched both arms out, turned red, and burst all over the sofa. “Bang!” said {S} with a hoarse voice. {A} had both hands over both ears, and was laughing all the same.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had found a flat green balloon, and it was on its way into {A}’s mouth. {H} shot out from under the table and got it first. “You can’t have that,” said {H}. “Babies mustn’t, not even the rags. I know about balloons.”',
        '{A} was given a wooden spoon for it. You can suck a spoon, and it stays the size it is. {H} took another look at it. It was really a very restful thing.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“I’m like that with hand dryers,” said {A}. “The ones on the wall, that roar. I shake mine dry, and come out like a dog.” {H} knew those. {H} had nothing at all against them. “They say when they’re going to start,” said {H}. “You put your hands in.”',
        '“They start when anybody does,” said {A}. “There’s always a lady behind you.” {H} could see that it was the same thing. You never knew when somebody else was going to do it.'
      ]
    },
    {
      id: 'how-did-you-know',
      A: 'partner',
      paragraphs: [
        'There were eleven left, and {H} was back under the table. {A} looked in. “How did you know?” asked {A}. “I was holding it, and I didn’t.” {H} took one hand from one ear. “First it’s dark,” said {H}. “Then it gets so pale that there’s light in it. When its neck swells up too, like a pear, it’s nearly there.”',
        '{A} had never noticed any of that. “You’ve looked at them harder than anybody,” said {A}. “You could tell me when.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stop',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the table. “I’ll say stop,” said {H}, “and then there’s no more puff.” {A} took a red one, and blew. {H} looked through it at the lamp. It was still dark. “Stop,” said {H}.',
        'It was not very big, but it was soft. {H} put one finger on it, and then one hand, and squeezed a waist into it. It did not even creak. So they did all eleven like that.'
      ]
    },
    {
      id: 'a-waist',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A balloon as soft as that can do more. {H} squeezed the middle of the red one, and it had a bottom and a head. {A} laid another on a chair and sat down on it, quite slowly. The balloon came out left and right, and looked like a hat for two.',
        '“Is it getting pale?” asked {A}, who did not dare to look. {H} checked it at the side. “A little,” said {H}. “You can stay till I say.” {A} stayed, very upright. It was like sitting on somebody’s tummy.'
      ]
    },
    {
      id: 'the-inspector',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} went along all the balloons with a pencil, and gave each of them a mark. A one was as soft as dough. A two was a two. There was only one three, a green one. It had begun to shine at the top.',
        '“That one isn’t to stand near the radiator,” said {H}. “They get bigger in the warm.” {A} carried it to the cool side, on both palms. “How do you know that?” asked {A}. “It’s always those that go first,” said {H}.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        '“And if there’s a pale one tomorrow?” asked {A}. “I’ll see it from the door,” said {H}, “and tell them. And I’ll eat my jelly at the other end.”',
        'The last of the eleven was not tied yet. {H} took it by the neck, and {A} got under the table, with both hands over both ears. “I’ll say when,” said {H}. “When!” Prrrrt, it went, three times round the lamp, and sank down. {A} looked out. “Once more,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the flat balloons, and they smelled of wellingtons.',
      '{names} looked under the table, and stayed there too.',
      { text: '{names} sorted the balloons by colour.', needs: ['hands'] },
      { text: '{names} tried a balloon with both thumbs, and pulled it long.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the bang, and looked at each corner in turn.',
      '{names} came out again only when it was quiet.',
      { text: '{names} picked up a scrap of yellow, and another one.', needs: ['hands'] },
      { text: '{names} held on to the lamp, till it had stopped ringing.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the balloon with both eyes, three times round.',
      '{names} rolled against a soft one, and nothing went bang.',
      { text: '{names} tied the knots, since it takes small fingers or great patience.', needs: ['hands'] },
      { text: '{names} looked through a red one at the lamp, as {H} did.', needs: ['hands'] }
    ]
  },
  bed: [
    'They laid the balloons in the cool corner for tomorrow, side by side, with air between. {H} looked along the row once more, and not one of them was pale.',
    'Still a bit damp, {H} lay down. The breath went in till it was enough, and not one puff more. Then it went out again, softly.'
  ],
  last: [
    'All the balloons were soft and dark in their corner, and {H} was asleep.',
    'Bit by bit, and without any bang, the day went out of {H}, who was asleep.'
  ]
})
