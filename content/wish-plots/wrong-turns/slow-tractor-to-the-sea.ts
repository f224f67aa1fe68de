import { wishPlot } from '../wish-plot.ts'

const SEAS = ['seaside', 'beach', 'sea', 'ocean', 'coast']

export const slowTractorToTheSea = wishPlot({
  id: 'wish-slow-tractor-to-the-sea',
  beginsElsewhere: true,
  wishes: ['a slow old tractor that wants to go to the seaside and a seagull helps', ...SEAS.flatMap((sea) => [`tractor ${sea}`, `tractors ${sea}`]), 'slow tractor seaside', 'slow tractor beach', 'old tractor seaside', 'old tractor beach', 'tractor wants seaside', 'tractor wants beach', 'tractor wants sea', 'tractor never seen sea', 'tractor seagull', 'tractor gull', 'slow tractor seagull', 'tractor tide', 'tractor too slow', 'slowest tractor', 'tractor goes on holiday', 'tractor wants a holiday', 'tractor seaside holiday', 'tractor paddling', 'tractor paddles'],
  answers: ['a', 'an', 'the', 'slow', 'slowly', 'slower', 'slowest', 'old', 'rusty', 'little', 'big', 'red', 'blue', 'green', 'tractor', 'tractors', 'called', 'named', 'gary', 'wants', 'wanted', 'wish', 'wishes', 'dreams', 'dream', 'to', 'go', 'goes', 'going', 'gone', 'see', 'seen', 'sees', 'never', 'visit', 'visits', 'get', 'gets', 'too', 'very', 'so', 'but', 'because', 'is', 'was', 'seaside', 'beach', 'sea', 'ocean', 'coast', 'sand', 'waves', 'tide', 'water', 'shells', 'shell', 'seaweed', 'seagull', 'gull', 'bird', 'helps', 'help', 'helped', 'shows', 'way', 'friend', 'friends', 'with', 'and', 'who', 'that', 'farm', 'farmer', 'field', 'road', 'hill', 'holiday', 'trip', 'day', 'out', 'summer', 'one', 'far', 'long', 'takes', 'all', 'everybody', 'overtakes', 'hurry', 'late', 'wait', 'waits', 'paddle', 'paddles', 'paddling', 'chips', 'finally', 'arrives', 'at', 'in', 'of', 'from'],
  except: ['rolled', 'fell', 'rescue', 'crash', 'crashed', 'accident', 'stuck', 'mud', 'sinks', 'sank', 'drown', 'drowned', 'hurt', 'hospital', 'died', 'dead', 'race', 'racing', 'wedding', 'plough', 'ploughing', 'won’t start', 'broke', 'broken', 'scrap', 'sold', 'stolen', 'moon', 'space', 'toy', 'lifeboat', 'shark', 'whale', 'dinosaur', 'dragon', 'robot', 'princess', 'pirate', 'fire', 'snow', 'bus', 'train', 'digger', 'mistake', 'ted'],
  moods: ['late', 'waiting', 'first'],
  isTale: true,
  out: true,
  company: ['tractor', 'gull', 'sea', 'sand', 'pipe', 'wheels', 'wheel', 'shells', 'line', 'seaweed', 'hen', 'gate', 'sandal', 'water', 'engine', 'hedge', 'sign', 'crab'],
  about: 'An old tractor is so slow that the sea has gone out when it gets there, and when it goes after the sea, the sea goes just as fast, until it is seen why the gull sits still on a line of shells: nobody is too late who is early for the next one.',
  titles: ['Early for the Next One', 'The Sea Is In at Seven', 'As Slow as the Sea', '{H} and the Old Tractor', 'A Small Sea in Every Groove'],
  want: [
    {
      id: 'in-at-seven',
      A: 'partner',
      paragraphs: [
        'An old tractor was off to the seaside, so slowly that {H} could walk beside it. On its pipe sat a seagull that knew the way. Each puff lifted the gull up a little.',
        '“This morning the sea’s in at seven,” it said. “It’s seven now,” said {A}. They were just past the first gate. “I’m hurrying already,” said the tractor.'
      ]
    }
  ],
  way: [
    {
      id: 'news-of-the-sea',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now and then the gull flew on ahead. In the time that the tractor took for one hedge it had been to the sea and back. The first time it brought a shell, the second time some seaweed. It laid them on the bonnet, where they could all be looked at.',
        '“Is the sea still there?” asked the tractor. “It’s wet,” said the gull. The third time it brought a chip, or the last bit of one. “Where there are chips there’s a seaside,” said {A}. The tractor had never been so sure of it.'
      ]
    },
    {
      id: 'overtaken-by-a-hen',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They were overtaken by a butterfly, and then by a boy with a loaf. After that a hen came past. It was in no hurry either. It stopped at each daisy, and scratched, and was still always a bit ahead. “Good morning,” said the tractor, every time.',
        'At the big oak the hen turned back, since it had only come out for a walk. So they met it once more, from the front. “We’re going a good way further,” said the tractor, and you could hear how pleased it was.'
      ]
    },
    {
      id: 'letter-by-letter',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A long way off there was a sign by the road. It came nearer so slowly that you could read it one letter at a time. First there was an S. After a while there came an E. “That’s going to be sea,” said the tractor.',
        '“It could be seven,” said {A}. They rolled on, and nobody said a word. At last it was A. The tractor hooted so loudly that the gull fell off the pipe. Under the A it said how far. They did not read that part out.'
      ]
    },
    {
      id: 'pulling-very-well',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The gull wished to do more. From the bumper hung a bit of twine. The gull took it in its beak, flew off, and pulled. It beat its wings till the daisies lay flat.',
        '“Am I any faster?” asked the tractor. {A} laid a stick on the road, beside the front wheel, to see. The wheel came by it exactly as before. “You look faster,” said {H}. “I feel faster,” said the tractor to the gull. “You pull very well.”'
      ]
    },
    {
      id: 'three-gears',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Haven’t you got another gear?” asked {A}. It had got three. The first was for fields, said the tractor, and the second was for roads. They were in the second. “And what’s the third one for?” asked {H}.',
        'The tractor had not been in it since it was young. It went krrr, and clonk, and everything shook. Then it drove, and it was not slow at all. But it was backwards. They had to do that whole hedge again, and the gate.'
      ]
    },
    {
      id: 'other-has-a-cup-of-tea',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} met a neighbour at a gate, and stopped to talk. They talked about beans, and went to have a look at them. Then there was a cup of tea, with a biscuit. After the tea {A} said goodbye, came out to the road, and walked a few steps.',
        'There was the tractor. “Have you been somewhere?” asked {H}. “I’ve got some beans,” said {A}. The tractor was amazed. It knew beans well, and with it they had always taken until September.'
      ]
    },
    {
      id: 'pet-has-been-there',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} ran ahead as far as the bend, and came back to see where they were. Then {A} ran as far as the next one. Counted like that, {A} went to the seaside three times, and the middle bit five times.',
        'In between {A} lay down on the grass, in the shadow of the tractor. It was a good shadow, with a gull on it. After a while the shadow moved off, but so slowly that {A} only had to roll over.'
      ]
    },
    {
      id: 'just-as-fast',
      A: 'partner',
      paragraphs: [
        'At noon they came to the sand. There was no sea. It had gone out, and was only a thin bright line. “After it!” called {H}. The tractor drove after it, over the ripples.',
        'But the sea went on, just as fast. “It’s exactly as slow as I am,” said the tractor, who had never met anybody like that. They didn’t get one bit nearer.'
      ]
    },
    {
      id: 'elder-and-the-next-race',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was always last at running,” said {S}. “Once I was so late that they’d already begun the next race. I came round the bend, and there was the start. So I was ahead of all of them.” “Did you win?” asked {A}.',
        '“By half a round,” said {S}. “It was the one for the big ones. They gave me a cup, and somebody had to lift me up to reach it.” The tractor had been listening. “That’s my kind of race,” it said. “Where is it? Is it far?”'
      ]
    },
    {
      id: 'the-line-of-shells',
      A: 'partner',
      paragraphs: [
        'The gull had stayed behind. It stood on a long line of shells and seaweed, on one leg, with its eyes shut. “Isn’t it coming?” asked {H}. {A} went back to look.',
        '“The sea put these here,” said {A}. “So it comes back as far as this. The gull isn’t going after it. It’s waiting.” “The sea comes twice a day,” said the gull, in its sleep.'
      ]
    },
    {
      id: 'child-digs-a-hole',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} dug a hole behind the shells, so that the sea would know where to go. It was round, and it had a step. “What if it doesn’t want to?” asked {A}. {S} thought of that. Then {S} put a mussel on the edge, and a chip beside it.',
        'They both lay on their tummies, and looked down. At the bottom the sand grew dark. A bit of water stood there, no more than a spoonful. “That’s the first of it,” said {S}. “It’s come in by the back.”'
      ]
    },
    {
      id: 'never-been-early',
      A: 'partner',
      paragraphs: [
        '“Then we aren’t late,” said {H}. “We’re early for the next one.” The tractor had never been early in its life. It rolled back until its front wheels touched the shells, and turned itself off. Tick, went the warm engine.',
        'Then they waited. Nobody can do that like an old tractor. It waited as a barn does, with its whole weight.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-gear-like-mine',
      A: 'partner',
      paragraphs: [
        'The bright line got thicker. The sea was coming, two steps on and one step back. “It’s got a gear like mine,” said the tractor. All afternoon it came, and nobody had to fetch it.',
        'By evening it was at the shells, no deeper than a biscuit. It took hold of the front wheels, and let go, and took hold again.'
      ]
    },
    {
      id: 'the-other-sandal',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Among the shells there lay one sandal, with a buckle. It had been there since the last time. Now the sea brought something along, turned it over twice, and put it down. It was the other one. “It went back for it,” said {A}.',
        'They set the two side by side, a bit above the line. They were far too big for {H}, and too small for the tractor. “They’ll fit somebody,” said the tractor, “who’s coming even later than we did.”'
      ]
    },
    {
      id: 'a-road-on-the-water',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was getting dusky, so the tractor turned on its one good lamp. From the front wheels a yellow road ran out across the water, all the way to the edge. It shook a little, but there were no bends in it. “Where does that one go?” asked {H}.',
        '“To where the sea was at noon,” said {A}. They looked along it for a while. A crab came by, and crossed it without hurrying. It looked to the left first, and to the right. The tractor dipped its lamp for it.'
      ]
    },
    {
      id: 'in-every-groove',
      A: 'partner',
      paragraphs: [
        'The tyres had deep grooves, and now there was a small sea in each. “It’s come all this way,” said the tractor, “just as slowly as I did.” It let out one puff, and up went the gull.',
        'Then the sea went out again, and they let it go. “When’s the next?” asked {A}. “At eight in the morning,” said the gull. “I’ll stay,” said the tractor. “I like being early.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the tractor, and lost no time by it.',
      '{names} waved to a snail, which was going the same way.',
      { text: '{names} picked a flower by the road, and then a whole bunch.', needs: ['hands'] },
      { text: '{names} tied both shoes, and was still in front.', needs: ['hands'] }
    ],
    way: [
      '{names} hummed like an engine, in case that helped.',
      '{names} shaded the gull from the sun, by standing there.',
      { text: '{names} wiped the dust off the lamp with one sleeve.', needs: ['hands'] },
      { text: '{names} put a shell to one ear, and listened for the time.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the shells, and let the sea come.',
      '{names} moved back by one step, whenever the sea did.',
      { text: '{names} held one finger in a groove, and it was salt.', needs: ['hands'] },
      { text: '{names} patted the big wheel, where it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went home by the last bus, and that took nine minutes. The tractor stayed where it was, with the gull on its pipe.',
    '{H} washed the salt off very slowly, and lay down. Nobody had to go after the night. It came by itself.'
  ],
  last: [
    'Two steps on and one step back it came in, quite by itself, and {H} was asleep.',
    'By the line of shells somebody was early, and went tick, and {H} was asleep.'
  ]
})
