import { wishPlot } from '../wish-plot.ts'

export const window = wishPlot({
  id: 'wish-window',
  wishes: ['window', 'windows', 'windowpane', 'window pane', 'breathing window', 'breath window', 'misty window', 'foggy window', 'steamy window', 'steamed up window', 'steamed up windows', 'drawing window', 'drawing windows', 'window drawing', 'windowsill', 'window sill', 'nose window', 'looking window', 'condensation'],
  namesNobody: true,
  answers: ['breath', 'breathing', 'breathes', 'misty', 'foggy', 'steamy', 'steamed', 'drawing', 'draws', 'draw', 'drew', 'picture', 'pictures', 'horse', 'nose', 'looking', 'looks', 'out', 'glass', 'finger', 'cold', 'big', 'our', 'bedroom', 'kitchen', 'sitting', 'up', 'sill', 'fog', 'mist', 'evening', 'invisible', 'kisses', 'through', 'little', 'smiley', 'face', 'faces'],
  except: ['rain', 'raindrop', 'raindrops', 'broke', 'broken', 'breaks', 'smashed', 'smash', 'ball', 'rainbow', 'crow', 'seat', 'plane', 'train', 'bus', 'car', 'open', 'opened', 'fell', 'fall', 'climb', 'climbed', 'climbing', 'climbs', 'jump', 'jumped', 'cleaner', 'cleaners', 'cleaning', 'washing', 'bird', 'birds', 'hit', 'flew', 'cat', 'dog', 'fly', 'wasp', 'bee', 'shop', 'stained', 'monster', 'ghost', 'scary', 'scared', 'afraid', 'dark', 'night', 'knocking', 'tapping', 'blind', 'blinds', 'curtain', 'curtains', 'snow', 'frost', 'icy', 'ice', 'frozen', 'box', 'plant', 'flowers', 'moon', 'star', 'stars', 'trapped', 'locked', 'opposite', 'neighbour', 'neighbor', 'lady', 'man', 'submarine', 'spaceship', 'computer', 'transfer', 'hospital', 'fish', 'spider', 'owl', 'fox'],
  moods: ['first', 'learning', 'waiting'],
  company: ['horse'],
  about: 'A horse drawn on the breathed-on window is gone whenever somebody comes to see it, until that one looks for it too closely.',
  titles: ['The Horse in the Window', 'You’ve Just Missed It', 'Three Legs and a Bit', '{H} Has Run Out of Breath', 'It Only Needs Somebody to Breathe'],
  want: [
    {
      id: 'come-and-see',
      A: 'partner',
      paragraphs: [
        '{H} breathed on the window, a long “hhhh”, and drew a horse on it with one finger. It was the best one ever. It had a mane, and a look. {H} wanted {A} to see it. “Come quickly!” called {H}.',
        '{A} dried both hands, and came. There was the window. There was the street. “Where is it?” asked {A}. “You’ve just missed it,” said {H}. The horse had gone off with the breath.'
      ]
    }
  ],
  way: [
    {
      id: 'too-late-again',
      A: 'partner',
      paragraphs: [
        'So {H} did the next one further along, with bigger breath, and called at the ears. {A} came at the tail, and the rest had gone. The third was drawn as fast as lightning. {A} ran, and slid the last bit in socks. There was one hoof. Then there was no hoof.',
        '“I believe you that it was a horse,” said {A}. But it was the kind of voice that you believe with when you’d like to go. “It had a look,” said {H}, and leaned against the wall with no breath left.'
      ]
    },
    {
      id: 'kinds-of-breath',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’re blowing,” said {A}. “You’ve got to say ha.” They tried it. With a pointed mouth it stayed clear, for that is for soup. With a wide one there was a cloud at once, as big as a plate.',
        '{A} did hee, and ho. Ho was the roundest. Hee came out at the sides and made a moustache. “A horse needs a ha and a ho,” said {H}. After that they both had to sit down for a moment, and the room went round.'
      ]
    },
    {
      id: 'the-edge-runs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They watched how it went away. It went from the outside to the middle, like a puddle in summer. You could hear nothing. Last of all there was a spot no bigger than a pea. It stood there, and stood there, and they both looked at it.',
        '“Now,” said {A}. It was gone. “You said it too soon,” said {H}. They breathed once more, and looked again at the last pea. This time nobody spoke, and it took a bit longer.'
      ]
    },
    {
      id: 'frame',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll stay here,” said {A}. “Then I can’t be late.” {A} stood by the window with folded arms, and waited for a horse. {H} raised one finger. It was quite different, with somebody watching. First came a nose, and it was a pig’s.',
        '“I can see it,” said {A}. “That isn’t it,” said {H}. {H} tried another. That one was a bag with legs. “It doesn’t come if you wait for it,” said {H}, and {A} was sent back to the onions.'
      ]
    },
    {
      id: 'cold-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why does it only work on the window?” asked {H}. They tried some other things. They breathed on a cushion, and on the teapot. They tried a spoon. It could do it, but there was no room for legs.',
        '“It’s got to be cold,” said {A}. “There’s water in your breath. It sits down where it’s cold.” {H} breathed into one hand. It was warm in there, and rather wet. So there was something in it.'
      ]
    },
    {
      id: 'noses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a rest they pressed their noses on it. It left two marks, one big and one small, with a smudge below for the mouth. “That’s us,” said {A}. “Two owls.” Outside somebody went by with a ladder, and looked up, and walked faster.',
        'The owls were still there when everything else had gone. “Why do they stay?” asked {H}. “Noses are greasy,” said {A}. {H} felt all round it. It was hard to believe of a nose like that.'
      ]
    },
    {
      id: 'bigger-pieces',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Draw something that’s quick,” said {A}. “A worm.” {H} drew a worm, and called, and {A} was there in time. They looked at the worm together, from one end to the other, and there was even some over. It was a good worm.',
        '“There you are,” said {A}. {H} waited until it had gone. “You’d have liked the horse better,” said {H}. “You don’t have to say anything to a worm.”'
      ]
    },
    {
      id: 'on-paper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} brought paper and a pencil. “On that it’ll stay.” {H} drew the horse once more, with all its legs. It did stay. It stayed exactly as it was, with all the legs that had been rubbed out.',
        '“That’s a horse,” said {A}. “It’s one that’s standing about,” said {H}. They held the paper up to the window, where the other had been. It looked as if it was waiting for a bus.'
      ]
    },
    {
      id: 'other-also-late',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Next time {A} came with a cup, and was in time for nothing. “Ah,” said {A}, with a friendly look at the window. “Very nice. The one with the hat.” {H} turned round. Outside, at the stop, stood a man with a hat on.',
        '“That isn’t the horse,” said {H}. “No,” said {A}. “I thought it was modern.” They watched the man until his bus came. He did not go slowly, from the edges. He just got in.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“From outside it would be going the other way,” said {A}. {H} had not thought of that. In here it went to the left, to the door. Out there it would be going right, to the bakery. “So where does it really go?” asked {H}.',
        '{A} put a coat on one arm, and took it off again. It wasn’t quick enough for that. “It goes away,” said {A}. “Both times.”'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wrote something too, very small. You had to be quick. It said that there was cake. “Where?” cried {H}. But the next line had already gone. {A} tried to remember how it went on. “It was about a tin,” said {A}.',
        'They looked in all of the tins. In the third one there was cake, two slices. “It’s a very good window for secrets,” said {H}. “It’s eaten them before we have.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came to the window, to see what there was. {A} looked out, close to the pane. With each breath a small cloud came, and went. {A} did that every day, and had never drawn anything.',
        '{H} quickly put two ears on the cloud, and a tail. It was a tiny {A}, for as long as it lasted. {A} sniffed at it, and with that made a new one.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“On the bus to school we wrote to the boys behind,” said {S}. “You breathed, and wrote, and they could read it until the next stop.” “What did you write?” asked {A}. “Ham,” said {S}. “They’d asked what was in my sandwich.”',
        '“And did they answer?” “One of them did. He wrote Swap, with a line under it. Then we got to the school, and it had gone.” {S} smiled. “I’ve thought about that sandwich now and then.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} breathed so hard that it was nearly a roar, and made a dot in the middle. “What is it?” asked {A}. “A horse,” said {S}. {A} looked at the dot from near and far. “It’s a long way off,” said {S}.',
        'They waited for it to come closer. It did not, and then it was gone. “It’s gone past,” said {S}. {A} had to admit that it had been quick.'
      ]
    },
    {
      id: 'too-close',
      A: 'partner',
      paragraphs: [
        '{A} wanted to be kind, and looked for it properly. “Was it here?” {A} bent down till there was hardly room for a nose. “I can’t see the least bit of a… hhhh.” And there was an eye. {A} jumped. There was a mane, as well, and it had a look.',
        '“It’s come back!” cried {A}. “I only breathed, and there it was!” {H} came up close. “It never went away,” said {H} slowly. “It’s been in there the whole time. Only the white went.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-trots-in',
      A: 'partner',
      paragraphs: [
        'They breathed along the window, side by side, from the left to the right. “Hhhh.” The tail came. “Hhhh.” That was the second one, with its ears. By the third they hardly had any air. In it came, at a gallop, with all four hoofs. All three stood in the pane and looked at {A}.',
        '“They’ve waited for you,” said {H}. {A} said nothing for some time. Then {A} said it in the right voice. “That’s a horse.”'
      ]
    },
    {
      id: 'what-else-is-in-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now they wanted to know what else was in there. They breathed on the bottom corner, and found half a sun. “Hhhh.” There was a name, with one letter the wrong way round. “I used to do it like that,” said {H}. It must have been there since the winter.',
        'Right at the top {A} found three rings and a line. They tried for a long time to think what it was. “A worm,” said {A}, “in glasses.” They left it as it was.'
      ]
    },
    {
      id: 'a-rider',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“It hasn’t got a rider,” said {A}, and lifted one finger. “May I?” {H} breathed for it, and {A} drew a person with a round head. The person sat rather far back. “That’s me,” said {A}. “I’m late.”',
        'Then it all went pale from the edges, and the rider held on as long as possible. {H} knocked on the pane. “Don’t fall off,” said {H}. “You’re only invisible.”'
      ]
    },
    {
      id: 'nothing-to-see',
      A: 'partner',
      paragraphs: [
        'The white went, and there was the street again, with a lamp on. “Come quickly!” called {A} through all the rooms. “There’s nothing to see!” Whoever came saw a window. “You’re just in time,” said {H}. “Stand there. No, nearer. Nearer still.”',
        '“And now?” “Now you just breathe out,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came as well, and saw the street.',
      '{names} looked behind the curtain for a horse.',
      { text: '{names} wiped the pane, because it had a mark on it.', needs: ['hands'] },
      { text: '{names} nodded at the window, so as not to hurt its feelings.', needs: ['hands'] }
    ],
    way: [
      '{names} ran too, and slid further.',
      '{names} kept an eye on the hoof.',
      { text: '{names} held a finger in the air, ready for the next.', needs: ['hands'] },
      { text: '{names} said that horses were like that.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out, and got a hoof.',
      '{names} stood quite still, so that they did not bolt.',
      { text: '{names} drew some hay, low down, in case they stayed.', needs: ['hands'] },
      { text: '{names} stepped back to let them pass.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was hung up again, and nobody wiped anything. The window was dark by now, and they went past it on tiptoe.',
    '{H} rinsed off the day, and lay down, and breathed out, quite slowly. You never knew what was in the air in front of you.'
  ],
  last: [
    'In the window stood three horses that nobody could see, and {H} was asleep.',
    'With each long breath a bit more of the horse came in, and {H} was asleep.'
  ]
})
