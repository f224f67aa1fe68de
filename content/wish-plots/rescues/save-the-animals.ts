import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const saveTheAnimals = wishPlot({
  id: 'wish-save-the-animals',
  beginsElsewhere: true,
  wishes: ['save animals', 'saves animals', 'saved animals', 'saving animals', 'rescue animals', 'rescues animals', 'rescued animals', 'rescuing animals', 'animal rescue', 'animal rescuer', 'animal rescuers', 'animals rescue', 'save all animals', 'save zoo animals', 'saves zoo animals', 'save farm animals', 'saves farm animals', 'help animals', 'helps animals', 'helping animals', 'save animal', 'saves animal', 'save aminals', 'save animels', 'rescue aminals'],
  except: [...NOT_WELL.filter((word) => !word.startsWith('rescue')), 'fire', 'flood', 'war', 'extinct', 'endangered', 'planet', 'whale', 'whales', 'shelter', 'hunter', 'hunters', 'poacher', 'poachers', 'forest', 'jungle', 'sea', 'ocean', 'teddy', 'toy', 'toys'],
  answers: ['animals', 'animal', 'save', 'saves', 'saving', 'rescue', 'rescues', 'rescuing', 'help', 'helps', 'farm', 'zoo', 'park', 'all', 'rain', 'storm', 'goat', 'goats', 'donkey', 'cow', 'pig', 'from', 'day', 'who', 'team', 'baby', 'together', 'brave'],
  company: ['gate', 'field', 'keeper', 'donkey', 'cow', 'llamas', 'llama', 'pig', 'goat', 'geese', 'carrot', 'house', 'rain', 'animals', 'fence', 'mud', 'sky', 'hat', 'bolt', 'noses'],
  out: true,
  about: 'The animals have to be brought in before the rain, and each one that helps to push at the gate makes it worse.',
  titles: ['We Are Helping, Said the Donkey', 'A Carrot for Button', '{H} Rescues the Animals', 'Heave, Said the Keeper', 'The Back Was the Front'],
  want: [
    {
      id: 'a-carrot',
      A: 'partner',
      paragraphs: [
        'At the farm in the park lived a goat called Button, no taller than a boot. Every week {H} brought Button a carrot, and every week somebody taller ate it. Tonight Button was going to get it.',
        'But the sky was as black as a pan. All the animals stood out in the field, and their dry house was over here. The keeper shook the gate. “It’s stuck,” said the keeper. “And it’s going to pour,” said {A}. “Then we’ll rescue the animals,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'heave',
      A: 'partner',
      paragraphs: [
        '{H} and {A} pushed at the gate. It clicked, gave way by a finger, and shut again. “I’ll help,” said the donkey, on the other side, and leaned on it. Now it didn’t even click.',
        '“Heave!” said the keeper. The cow came to help the donkey, and both llamas came to help the cow. A drop fell on {A}, and then another. “It’s tighter than before,” said {A}. “Then we need more animals,” said the keeper.'
      ]
    },
    {
      id: 'geese-count',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The geese wanted to be useful too. They couldn’t push, as they had nothing to push with, so they counted. “One, two, heave,” said one goose. “Two, three, heave,” said the next. Everybody pushed at a different time, and the gate shook like a wet dog.',
        '“Only one of you counts,” said {A}. All seven of them put up their necks, to show which one it was. “Me,” they said. After that it went a great deal faster, and just as badly.'
      ]
    },
    {
      id: 'the-bolt',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I expect it’s the bolt,” said the keeper. {H} pulled the bolt to and fro. It slid like butter. “I oil it every Friday,” said the keeper proudly. “There isn’t a better bolt in any park.” So it wasn’t that.',
        '{A} smelled at it. It smelled of bananas. “What do you oil it with?” asked {A}. “With what’s left over,” said the keeper. The pig had begun to lick the hinges, over there. One of the llamas was waiting its turn.'
      ]
    },
    {
      id: 'the-llamas-hum',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Llamas hum when they’re worried. Now both of them were humming, with wet eyelashes. It was two notes, one up and one down. “We’ve just had our hair done,” said the taller one. In the rain it would hang down to their knees, and they would look like mops.',
        '{H} pushed both hands through the bars, and held them over the two heads for a roof. It wasn’t much of a roof. “A bit more to the left,” said the taller one. {A} lent it a hat, and the humming stopped on one side.'
      ]
    },
    {
      id: 'over-the-top',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If they can’t come through, they’ll have to come over,” said the keeper, and fetched a plank. It was laid up against the fence. “Who’s first?” The cow set one foot on it. It said crack, and then they had two planks, each of them rather short.',
        '“Cows don’t go over,” said {A}. “It’s only in the rhyme.” The cow chewed for a bit. “That was my aunt,” said the cow. “She could only do it the once, and there was a fiddle.”'
      ]
    },
    {
      id: 'one-umbrella',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had an umbrella with spots. If the animals couldn’t get to the dry, then some of the dry could go to them. {H} handed it over the fence, and the donkey took it by the handle, between its teeth. “Fank you,” said the donkey.',
        'There was room under it for a donkey’s ears. All the others tried to get in as well. It went round like a roundabout with legs. When it stopped, the only dry one was a sparrow. It hadn’t even asked.'
      ]
    },
    {
      id: 'pig-digs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I go under things,” said the pig. “I’ve always gone under things.” It put down its nose and dug, and the mud flew over its back on to the cow. It dug a fine hole, as round as a bowl. Then it lay down in it, to try it.',
        '“And now on to the other side,” said {H}. There was no answer. It fitted so well in there. “I’ve been rescued,” said the pig, and closed its eyes. They had to leave it at that for the moment.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} looked through the fence at the animals, and the animals looked out at {A}. They had never seen it the other way about. “What’s yours called?” the donkey asked the cow. “{A},” said the cow. “It’s on the list of visitors.”',
        '{A} put a nose between two bars. It got a lick from a tongue as big as a slipper. After that everything smelled of cow. It’s how you smell when you’d rather be indoors. {A} sat down to wait till they were.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My father once brought in forty sheep through one window,” said {S}. “The door had jammed with the wet. He only had to lift the first one. The others wanted to know what it had seen in there.” “And what was it?” asked {A}.',
        '“Our kitchen,” said {S}. “They stayed till Sunday. My mother cooked round them.” {A} looked at the cow, and thought of the kitchen at home. It would have to come in backwards, or else it would never get out again.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to help, and called the animals by name. There was only one name that {S} knew. “Button!” called {S} to the cow. “Button!” called {S} to the pig. They were all pleased. Nobody had called the cow such a thing before.',
        'At the very back, behind all those legs, something small jumped up and down. “That’s the real one,” said {A}. “There isn’t room in front for it.” {S} waved. The cow waved back with one ear.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had found out about the rain. A drop fell on the hand, and {A} looked at it. Another fell on the nose, and {A} looked up, to see who did that. It was all new, and it was all for {A}.',
        '“That one isn’t afraid of it,” said the taller llama. “That one’s got no hair,” said the other. They both bent down and blew on {A}, very softly, so that it would dry. It was as warm as a cup of milk.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} read out the board on the fence, as a guest does. “Please do not feed the animals,” read {A}. “Except,” it went on, and the rest had been eaten. “Who ate it?” The animals all looked at the goat shed.',
        '“It said: except on Fridays,” said the cow. “It said: except cows,” said the pig. Each of them remembered it quite well, and each remembered it otherwise. {A} folded both hands over a bag of crisps, and read out no more.'
      ]
    },
    {
      id: 'melon-slice',
      A: 'partner',
      paragraphs: [
        '{A} bent down to the mud. There was a mark, curved like a slice of melon. “It’s on their side,” said {A}. “The gate swings in. The more they help, the tighter it shuts.”',
        '{H} looked at all the noses in a row. Far behind, at the end of the field, stood Button. Nobody had asked Button to push.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-far-end',
      A: 'partner',
      paragraphs: [
        '“Go back!” called {H}. “We’re helping,” said the donkey. So {H} and {A} ran round outside, right to the far end. {H} held the carrot through the fence. “Button!” Button turned round. Then they all turned round.',
        'Off they raced from the gate. But Button was there already. For once the back was the front. Crunch! When the first llama arrived, there was only a bit of green. And behind them the gate swung open, quite easily.'
      ]
    },
    {
      id: 'nobody-goes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s open!” called the keeper. The animals looked. “We’ve just come from there,” said the donkey. It had been a lot of pushing, and they weren’t going to do that again. {A} waved both arms, like somebody bringing in an aeroplane.',
        'The geese were very interested. They tried to do it as well, with their wings, and brought {A} in. “Thank you,” said {A}, who was now standing where the geese had been. “Now you.” “We’ll count to three first,” said the geese.'
      ]
    },
    {
      id: 'pig-out-of-the-bowl',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of the animals was missing, and that was the pig. It lay in its hole beside the gate, with its chin on the edge. The bowl had begun to fill. “It’s getting in from above,” said the pig. “I hadn’t thought of above.”',
        '{H} took hold of one ear, as you take somebody’s hand, and {A} of the other. It came out with a noise like a boot. There was a bath left behind, with a sparrow in it. “That sparrow gets everything,” said the pig.'
      ]
    },
    {
      id: 'counting-noses',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} stood by the gate and counted the animals as they went by. “Twenty-one,” said {A}, “twenty-two.” There ought to have been twenty-three. They counted again from the other end, and it was twenty-four. The keeper turned pale, and then pink.',
        '“That one’s the umbrella,” said {H}. It had come along in the middle, on four legs. Under it they found the smaller llama, who wished to remain dry. On the very top a sparrow was visiting. So it was right.'
      ]
    },
    {
      id: 'pull',
      A: 'partner',
      paragraphs: [
        'Now it poured. Button trotted through the gate, into the dry. The rest had seen who gets the carrots these days, and trotted after it. “All the animals rescued,” said {A}, “and hardly a wet one.”',
        'Only {H} and {A} were still outside, with rain in both boots. The door of the dry house had blown shut. They pushed. They pushed harder. “We can’t get in!” called {H}. Inside somebody small cleared its throat. “Pull,” said Button.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the rain coming, from over by the pond.',
      '{names} found Button first, between two legs.',
      { text: '{names} held on to the hats.', needs: ['hands'] },
      { text: '{names} shook the gate too, once from above and once from below.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned on the gate as well, since everybody was doing it.',
      '{names} kept a step away from the geese.',
      { text: '{names} spread out a raincoat, which was about enough for a goose.', needs: ['hands'] },
      { text: '{names} rolled up two pairs of sleeves for the next heave.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran in between a llama and a goose, right into the dry.',
      '{names} shook the wet off, over the keeper’s boots.',
      { text: '{names} rubbed the donkey dry with a scarf.', needs: ['hands'] },
      { text: '{names} held the gate wide open till the last tail was through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The keeper hung a board on the gate, with an arrow on it. By the time they were home, there was only half an arrow, but that they didn’t know.',
    '{H} washed, and there was mud behind one ear. The blanket was dry on top, and dry underneath, and that felt very good.'
  ],
  last: [
    'Somebody small had the best place in the straw, right at the front, and {H} was asleep.',
    'It rained on the empty field, on a bowl of water and a sparrow, and {H} slept.'
  ]
})
