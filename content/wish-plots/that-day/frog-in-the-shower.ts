import { wishPlot } from '../wish-plot.ts'

export const frogInTheShower = wishPlot({
  id: 'wish-frog-in-the-shower',
  wishes: ['frog in the shower screamed', 'frog shower', 'frogs shower', 'frog in the shower', 'frog shower screamed', 'frog shower daddy', 'frog bathroom', 'frog in the bathroom', 'frog bath', 'frog in the bath', 'frog bathtub', 'frog tub', 'frog toilet', 'frog in the toilet', 'frog loo', 'frog in the loo', 'frog sink', 'frog in the sink', 'frog basin', 'frog washbasin', 'frog plughole', 'frog drain', 'frog screamed', 'frog scream', 'frog screams', 'frog shrieked', 'frog screaming', 'frog yelled', 'frog in the house screamed', 'frog kitchen screamed', 'toad shower', 'toad bathroom', 'toad bath', 'toad toilet', 'toad sink', 'toad screamed', 'toad screams', 'tree frog shower', 'tree frog bathroom', 'tree frog toilet', 'frog shower curtain', 'frog shower head', 'frog washroom', 'frog restroom', 'frog latrine', 'frog bathroom jumped', 'frog jumped shower', 'coqui bathroom', 'coqui shower', 'katak bathroom', 'rana ducha', 'grenouille douche', 'frosch dusche'],
  answers: ['frog', 'frogs', 'toad', 'froggy', 'tree', 'shower', 'bath', 'bathroom', 'bathtub', 'tub', 'toilet', 'loo', 'sink', 'basin', 'plughole', 'drain', 'tap', 'soap', 'curtain', 'tiles', 'mat', 'towel', 'found', 'find', 'finds', 'was', 'sat', 'sitting', 'jumped', 'jump', 'jumps', 'hopped', 'hopping', 'came', 'got', 'into', 'in', 'on', 'our', 'my', 'the', 'there', 'scream', 'screamed', 'screams', 'screaming', 'shrieked', 'shouted', 'yelled', 'squealed', 'loud', 'loudest', 'louder', 'funny', 'laughed', 'laughing', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'aunt', 'uncle', 'sister', 'brother', 'cousin', 'teacher', 'green', 'little', 'big', 'tiny', 'huge', 'wet', 'real', 'slimy', 'morning', 'evening', 'night', 'today', 'yesterday', 'holiday', 'camping', 'house', 'rain', 'rainy', 'summer', 'outside', 'caught', 'carried', 'took', 'when', 'because', 'and', 'so', 'like', 'a', 'naked'],
  except: ['prince', 'princess', 'kiss', 'witch', 'dead', 'died', 'killed', 'flushed', 'poisonous', 'bite', 'bit', 'hurt', 'crocodile', 'snake', 'toy', 'plastic', 'rubber', 'wind-up', 'pyjamas', 'sponge', 'potty', 'training', 'hat', 'scared of frogs', 'nightmare', 'throat', 'tadpole', 'tadpoles', 'spawn', 'wizard', 'magic', 'turned into', 'talking', 'dissect'],
  moods: ['first', 'change'],
  company: ['frog', 'shower', 'curtain', 'soap', 'tap', 'tile', 'tiles', 'mat', 'hall', 'step', 'rain', 'door', 'mug', 'window', 'plughole', 'shriek', 'shrieks', 'neighbour', 'neighbours', 'bathroom', 'head', 'towel', 'edge', 'eyes', 'dish', 'wall'],
  about: 'A frog in the shower jumps each time {A} shrieks, and always to where {A} is not, until the hero steers it out of the house by shrieks of the right size; but by then {A} likes it, and cannot shriek.',
  titles: ['Shriek a Small One', 'The Frog in the Shower', '{H} and the Four-Tile Shriek', 'Only When You Shriek', 'Jump by Jump to the Door'],
  want: [
    {
      id: 'on-the-plughole',
      A: 'partner',
      paragraphs: [
        '{H} pulled back the shower curtain, and on the plughole sat a frog. {A} saw it too, and shrieked. The frog jumped onto the soap. “It’s on the soap!” shrieked {A}, and the frog jumped onto the tap.',
        'Outside it was raining, just as frogs like it. {H} wanted to have it out there again, before there was nothing left to jump to. There was still the shower head.'
      ]
    }
  ],
  way: [
    {
      id: 'with-a-mug',
      A: 'partner',
      paragraphs: [
        '“I’ll be quiet now,” said {A}. {H} took the toothbrush mug, and crept along the edge of the shower. The frog sat on the tap and did not move. The mug came nearer, and nearer. It was so near that {A} had to shriek.',
        'When {H} looked into the mug, there was a toothbrush in it. The frog was up on the shower head. “It slipped out,” said {A}. “The frog?” “The shriek.”'
      ]
    },
    {
      id: 'drinks-with-its-tummy',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it only wants a drink,” said {A}. Up there on the shower head was a puddle. The frog did not put its mouth to it. It only sat down in it, a little wider than before. “It’s drinking now,” said {H}. “A frog drinks with its tummy. The water goes in through the skin.”',
        '{A} thought about that for a while. “Then after every bath,” said {A}, “a frog’s too full for supper.”'
      ]
    },
    {
      id: 'how-did-it-come-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        'How had the frog got in? “Not up the plughole,” said {A}. “It’s wider than that.” {H} looked out into the hall. There was a wet dot by the front door. A good jump further on there was another, and so on, right up to the bathroom. On the bath mat there were two, side by side.',
        '“It came in by the door, like anybody,” said {H}. “And it’s wiped its feet.” {A} looked at the two dots for some time. It was more than {A} always did.'
      ]
    },
    {
      id: 'eyes-for-swallowing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A gnat came in under the curtain, and then there was no gnat. The frog shut both eyes, and they went right down into its head. “Now I’ve frightened it,” said {A}. “It’s swallowing,” said {H}. “It pushes with its eyes. Frogs do.”',
        '{A} shut both eyes as well, and swallowed, to see if it was any help. “No,” said {A}, “but you don’t see what’s for supper.”'
      ]
    },
    {
      id: 'other-with-an-umbrella',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} fetched an umbrella, and put it up in the shower. “If it jumps, I’ll have a roof,” said {A} from underneath. The frog looked down. There lay something big and round and green, just as in a pond, only nearer. It put out one foot.',
        '{A} folded up the roof much faster than it had been unfolded. “What was wrong with it?” asked {H}. “From above it’s a leaf,” said {A}, “and then I’d be the pond.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a hen in our washhouse once,” said {S}. “My uncle went in to wash, with nothing on but soap. We heard a shriek. Then the door flew open, and the hen came out.” “Had the hen shrieked?” asked {A}.',
        '“That’s what my uncle always said,” said {S}. “But the hen couldn’t have reached that high.” There was an egg in the soap dish afterwards. The hen had left it, by way of an excuse.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had come with a towel, and stood in front of the shower. “Who’s next?” asked {S}. “The frog is,” said {A}. “It was here first.” {S} waited. The frog did not wash behind its ears. It was not clear that there were any.',
        '“There they are,” said {A}. A frog’s ears are two round plates, just behind its eyes. “They’re flat,” said {S}, “so that nobody can get behind them. That’s clever.” And {S} went off to ask for some.'
      ]
    },
    {
      id: 'baby',
      S: 'baby',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} tried a shriek as well, because it seemed to be the day for them. It was long, and went up at the end. {A} looked quickly at the frog. It had not jumped. It had only turned round, to hear that from in front.',
        'The frog puffed out its throat, and let it go flat again. {S} did the same with both cheeks. So the two of them went in and out, and understood each other. “It must be the singing sort,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see what was the matter, and put a nose over the edge of the shower. Something wet looked at {A} from above. {A} had met wet things that ran, and wet things that barked. This one only sat there, and had a smile that went right round.',
        '{A} smelled the air for a long time. It was pond, with a little soap. Then a drop fell on {A}’s nose. {A} sneezed, and walked out backwards, as you do when the shower is taken.'
      ]
    },
    {
      id: 'except-me',
      A: 'partner',
      paragraphs: [
        '{H} whistled, and the frog sat still. {H} clapped, and it sat still. A door banged in the wind, and the frog only blinked. “Nothing makes it jump,” said {H}. “Except me,” said {A} sadly.',
        '{H} thought of the soap, and the tap, and the shower head. “And it always jumps to where you aren’t,” said {H} slowly.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-small-one',
      A: 'partner',
      paragraphs: [
        'So {A} stayed at the window, and {H} opened the door, right opposite. “Shriek a small one,” said {H}. {A} squeaked. The frog came down on the bath mat. “Now a middling one.” The middling one was four tiles long.',
        'Shriek by shriek the frog went out of the bathroom and along the hall. {H} called out how many tiles were wanted, and {A} came after, and did them.'
      ]
    },
    {
      id: 'one-of-mine',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Let me do one,” said {H}. {H} breathed in, and shrieked right down to the toes. The frog did not even look up. “It was louder than mine,” said {A}, and thought about it. “But you were laughing in it. It can tell.”',
        '{H} tried it with a serious face, and thought of a plate of cold porridge. One of the frog’s toes moved. It was a beginning. But it was a long hall, and there was not that much porridge.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the coats the hall went round a corner. The frog had no use for corners, and sat with its nose to the wall. “Which side do you want me?” asked {A}. {H} worked it out with two shoes and a glove. The glove was the frog, because it could lie flat.',
        '“Shriek from the boots,” said {H}. {A} did it from the boots. The frog turned in the air, and came down facing the door. {H} put away the shoes, and the glove too, which had done it just the same.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a knock at the wall. “Is everything all right?” called a neighbour. “We’ve got a frog,” called {H}. It was quiet behind the wall. “I’ve heard seven,” called the neighbour. “It’s one frog and seven jumps,” called {H}.',
        'The neighbour thought it over. “And how many are left?” “Three small ones,” called {A}. “Then I’ll put the kettle on after the third,” said the wall. {H} thought that it was good of the wall to wait.'
      ]
    },
    {
      id: 'you-have-to-mean-it',
      A: 'partner',
      paragraphs: [
        'On the doorstep the frog stopped. There was one jump left, from the step into the rain. But {A} had looked at it all along the hall by now. It had gold round its eyes, and very small fingers. “Ah,” shrieked {A}, but quite kindly, and the frog sat still. “You’ve got to mean it,” said {H}. “I can’t any more,” said {A}. “I like it.”',
        '{H} thought for a moment. “There’s another one behind you,” said {H}. {A} shrieked. It was the best of all, and the frog flew out into the rain. “That was clever,” said {A}. “And there wasn’t one.” There was. It sat on the mat, and had gold round its eyes as well.'
      ]
    }
  ],
  everybody: {
    want: ['{names} came to hear who had shrieked.', '{names} said that it was only a frog, from the far end of the hall.', { text: '{names} took the sponge away, in case the frog wanted to jump on that.', needs: ['hands'] }, { text: '{names} held the curtain back, with two fingers.', needs: ['hands'] }],
    way: ['{names} whispered, and the frog did not mind that either.', '{names} shrieked a little too, and the frog took it for a cough.', { text: '{names} held a hat up under the shower head, in case the frog fell.', needs: ['hands'] }, { text: '{names} knocked on the tiles, and the frog blinked once for each.', needs: ['hands'] }],
    turn: ['{names} stood in the kitchen doorway, so that no jump went that way.', '{names} counted the tiles of each jump, out loud.', { text: '{names} held the front door open, against the wind.', needs: ['hands'] }, { text: '{names} rolled up the hall rug, since a frog slips on wool.', needs: ['hands'] }]
  },
  bed: [
    'The second frog was still a stranger, so three small shrieks saw it out. Then {H} looked behind the curtain, and there was only a shower.',
    '{H} washed all over, and stood where the frog had sat. In bed you could hear the rain. Out there two frogs had plenty left to jump to.'
  ],
  last: ['It rained on both frogs, and {H} slept, and not even a middling shriek would have done anything.', 'Nothing made {H} jump any more, and {H} was asleep.']
})
