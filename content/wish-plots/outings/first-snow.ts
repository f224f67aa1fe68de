import { wishPlot } from '../wish-plot.ts'

export const firstSnow = wishPlot({
  id: 'wish-first-snow',
  wishes: ['never seen snow', 'first snow', 'snow first time', 'first time snow', 'first snowfall', 'first snow of the year', 'first snow of winter', 'see snow', 'seeing snow', 'sees snow', 'saw snow', 'seen snow', 'has never seen snow', 'never saw snow', 'never touched snow', 'touch snow', 'touching snow', 'touched snow', 'snow holiday', 'snow trip', 'trip to the snow', 'going to the snow', 'trip snow', 'holiday snow', 'snow mountains', 'snow manali', 'manali snow', 'shimla snow', 'kashmir snow', 'snow kashmir', 'snow himalayas', 'woke up snow', 'wakes up snow', 'wake up snow', 'snowed last night', 'snowed today', 'snow overnight', 'snow outside', 'snowy morning', 'snow morning', 'snowflakes', 'snowflake', 'catching snowflakes', 'catch snowflakes', 'catching snowflake tongue', 'snow on tongue', 'keep snow', 'keeping snow', 'keep snowball', 'snowball pocket', 'snow pocket', 'snowball freezer', 'play in snow', 'playing in snow', 'played in snow'],
  answers: ['snow', 'first', 'time', 'ever', 'see', 'seeing', 'saw', 'seen', 'never', 'touch', 'touched', 'touching', 'holiday', 'trip', 'mountain', 'mountains', 'manali', 'shimla', 'kashmir', 'cold', 'white', 'woke', 'wakes', 'wake', 'morning', 'outside', 'overnight', 'night', 'snowed', 'snowing', 'snowfall', 'snowflake', 'snowflakes', 'catch', 'catching', 'tongue', 'keep', 'keeping', 'snowball', 'snowballs', 'pocket', 'winter', 'year', 'today', 'family', 'together', 'play', 'playing', 'played', 'excited', 'mittens', 'gloves', 'going', 'go', 'tomorrow', 'cousins', 'boots', 'melt', 'melts', 'melted', 'fun', 'real', 'last', 'weekend', 'day', 'feels', 'felt'],
  except: ['fight', 'fights', 'snowman', 'snowmen', 'sledge', 'sledging', 'sled', 'sledding', 'ski', 'skiing', 'skis', 'toboggan', 'igloo', 'leopard', 'lost', 'stuck', 'avalanche', 'storm', 'blizzard', 'queen', 'princess', 'plough', 'fox', 'wolf', 'bear', 'penguin', 'dog', 'cat', 'christmas', 'santa', 'globe', 'who', 'school', 'closed', 'angel', 'angels', 'why', 'how', 'dragon', 'dinosaur', 'desert', 'summer', 'elsa', 'train', 'car', 'bus', 'plane', 'footprints', 'tracks', 'crocodile', 'beach', 'magic', 'talking', 'yeti', 'rabbit', 'bunny', 'hates', 'hate', 'scared', 'afraid', 'no', 'wish', 'miss', 'homeless', 'slipped', 'fell'],
  moods: ['first', 'waiting'],
  out: true,
  away: true,
  company: ['snow', 'ball', 'snowball', 'hat', 'sill', 'window', 'puddle', 'pocket', 'mitten', 'mittens'],
  about: 'It is the first snow of the hero’s life, and the ball is to come to bed, but in every warm place it goes off; so it gets a bed outside the window, with its eyes to the glass.',
  titles: ['Snow in My Pocket', '{H} and the First Snow', 'A Bed on the Sill', 'Somebody Cold', 'The Ball That Looked In'],
  want: [
    {
      id: 'white-all-over',
      A: 'partner',
      paragraphs: [
        'In the morning everything outside was white. {H} had never seen real snow before. {H} put one boot in. “Crunch,” said the snow. Then {H} lay down in it, face first. It was cold as a spoon, and tasted of nothing.',
        '{H} made a ball of it, as big as an orange, and gave it two eyes of gravel. “I’m going to keep it,” said {H}. “Tonight it sleeps in my bed.” “Oh dear,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        'The ball went into {H}’s pocket, and they went in to get warm. After a while something ran down {H}’s leg. In the pocket there was only water, and two bits of gravel.',
        '“Somebody’s had an accident,” said {A}. “It was the ball!” said {H}. The next one came in under {H}’s hat, where nobody looks. Soon it ran down {H}’s nose, drip, drip, drip. “You’ve got a leak,” said {A}.'
      ]
    },
    {
      id: 'tongues-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was still snowing. {H} put out a tongue and stood under one flake, and waited. It came down slowly. It went left, and it went right, and {H} went after it. Then it sat down on {A}’s nose. “That was mine,” said {H}.',
        '“Take it,” said {A}. But it was gone. So {A} put out a tongue as well. They went up and down the street like that. A man with a shovel looked at them. Then the man looked up as well, and there was one more tongue in the street.'
      ]
    },
    {
      id: 'too-many-clothes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For the snow {H} had on two jumpers, three pairs of socks and a coat of {A}’s. {H}’s arms stuck out to both sides. When {H} fell over, {H} could not get up, and lay there like a beetle. “Pull!” said {H}.',
        '{A} pulled, and fell over as well. Now there were two beetles. They lay and looked up at the flakes. “Are you cold?” asked {A}. {H} thought about it. “Only where my face is,” said {H}.'
      ]
    },
    {
      id: 'how-quiet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They stood still, and listened. There was nothing. A car came along, and it was on tiptoe. “Who’s turned it down?” whispered {H}. “It’s the snow,” whispered {A}. “It’s like a big cushion on everything.”',
        '{H} tried it out. “BOO!” shouted {H}. It sounded quite small, and the cushion swallowed it up. High up on a wire sat some pigeons. A bit of snow fell down from them. “They heard it,” said {A}.'
      ]
    },
    {
      id: 'wrong-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Everything wore a hat. The dustbins wore one, and the gate, and every single post. “That one suits it,” said {H} of a lamp. On somebody’s bicycle the snow lay along the saddle like a second, thicker saddle.',
        '{A} wanted to sit down on a bench. There was a white cushion on it, ready plumped up. {A} sat, and sank, and stayed there for a while with round eyes. “Is it soft?” asked {H}. “At first,” said {A}.'
      ]
    },
    {
      id: 'mitten-missing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of {H}’s mittens was gone. It had been red, so it should be easy. They looked for it under each bump. Under the first bump was a bucket, and under the next a flower pot. Under the third sat a cross hen. “Sorry,” said {A}, and put the snow back.',
        '“What’s that on your hand?” asked {A} at last. {H} looked. It was the mitten, but it was white all over. It had been there the whole time.'
      ]
    },
    {
      id: 'one-flake',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A flake fell on {H}’s dark sleeve. It had six arms, and every arm had feathers on. “Who made that?” asked {H}. “Nobody,” said {A}. “They come like that.” {H} looked for one that was just the same. There were a good many on that sleeve.',
        '“This one’s got a bent one,” said {H}. “And that one’s two that are holding on to each other.” {A} bent down to look. {A}’s breath was warm, and the sleeve was only wet. “You’ve blown them out!” said {H}.'
      ]
    },
    {
      id: 'other-shovels',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} shovelled a path, straight as a ruler, from the door to the street. At the end {A} stood up, with a hand on {A}’s back, and looked behind. The path was white again. “It’s snowing,” said {H}.',
        'So {A} shovelled the way back. When {A} got to the door, the street end was gone. “I’ll go on ahead of you,” said {H}, “and hold my hat out.” {H} walked in front with the hat. It caught eleven flakes, and that was a help.'
      ]
    },
    {
      id: 'what-shall-we-call-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it called?” asked {A}. {H} looked at the ball from the front. It looked back, with one eye higher than the other. “Pudding,” said {H}. {A} shook hands with it, so far as that went, and had a wet glove.',
        '“It’s pleased to meet you,” said {H}. “It would like to know what you’re called.” {A} said it. They all three listened to the snow for a bit. “It says that’s a funny name,” said {H}.'
      ]
    },
    {
      id: 'hot-drink',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Indoors there was something hot to drink, and it had a skin on. {H}’s fingers began to prickle, and then the toes, and the nose came last. “It tickles like ants,” said {H}. “Those are your toes coming home,” said {A}.',
        '{H} looked at the socks on the heater. They hung in a row, and each of them steamed. Below them stood six wet boots, with six puddles. “Everybody’s leaking,” said {H}, “not just my ball.”'
      ]
    },
    {
      id: 'pet-in-snow',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At the door {A} stopped. The world had been there yesterday, and now somebody had taken it in. {A} held one toe out and looked at it. There was something cold on it. {A} came in, and sat down, and thought.',
        'Then {A} was shown the ball. {A} sniffed at the gravel eyes, and gave it one lick from the chin to the top. The ball now had a smooth face and looked surprised. “Don’t eat it,” said {H}. “It’s going to live with us.”'
      ]
    },
    {
      id: 'elder-snow',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I first saw snow,” said {S}, “I thought that it was sugar. I ran out with a bowl.” “And then?” asked {A}. “I put it on my porridge, three big spoons. I told everybody it was very good.”',
        '“Was it?” {S} made sure that nobody could hear. “It was cold porridge,” said {S}. “I ate it all up, because they were looking.” {S} bent down, took a small pinch from the step, and tried it once more. “No,” said {S}.'
      ]
    },
    {
      id: 'child-snow-plan',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m keeping mine too,” said {S}. {S} had made one as big as a pea, so that it would be no trouble. {S} carried it about on an open mitten, and showed it to people. “What can it do?” asked {A}.',
        '“It’s still little,” said {S}. At lunch {S} let it sit on a plate. It sat on the plate for a bit, and then it was the wet on the plate. “It’s gone to the toilet,” said {S}.'
      ]
    },
    {
      id: 'baby-snow',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was wrapped up like a parcel, and only the eyes looked out. A flake came down and landed between them. {A} looked at it with both, and was cross-eyed. Then it was gone. {A} opened a mouth to say something about that.',
        'Another flake flew right in. {A} shut the mouth. You could see {A} think. Then {A} opened it again, very wide, and kept it open all down the street and back.'
      ]
    },
    {
      id: 'it-wants-cold',
      A: 'partner',
      paragraphs: [
        '“It’s too hot for it indoors,” said {A}. “Under your blanket it would be soup by midnight.” {H} looked at the bed, and at the wet socks. “Can’t it have just a bit of warm?” asked {H}. “Can you have just a bit of soup in your bed?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bed-outside',
      A: 'partner',
      paragraphs: [
        '“Then it gets its own bed,” said {H}, “outside.” They made one more ball together. {A} opened the window a little. {H} laid a sock on the sill out there, and set the ball on it.',
        '“It needs a blanket,” said {A}. “Not a woolly one!” said {H}. {H} took a handful of snow and laid that over it, up to the chin. “That’s a nice cold one,” said {H}.'
      ]
    },
    {
      id: 'it-looks-in',
      A: 'partner',
      paragraphs: [
        'But the ball had its back to them. “It can’t see me,” said {H}, and turned it round. {A} shut the window. There it was, close behind the glass. It looked right in at the bed with two gravel eyes.',
        '{H} breathed on the glass and drew a mouth for it. It smiled. “Are you coming in, then?” {A} asked the ball. “No,” {H} said in a small cold voice. “I’m dripping already from looking.”'
      ]
    },
    {
      id: 'two-beds',
      A: 'partner',
      paragraphs: [
        'They pushed the pillow over to the window. So the two lay nose to nose, with only the glass between. {H} had three blankets, and the ball had none but its own. “It feels sorry for you,” said {A}, “in all that heat.”'
      ]
    },
    {
      id: 'more-snow-night',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When it got dark, it began again. In the light of the lamp the flakes came down as if somebody were shaking out a pillow. Some landed on the ball. It now had a small hat, and eyebrows. “It’s getting fatter,” said {H}.',
        '“It’s having its supper,” said {A}. {H} had soup, and the ball had flakes. They both had seconds. {H} held the spoon up to the window, to say cheers.'
      ]
    },
    {
      id: 'next-sill',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} looked out to the left. At the next window a light was on, and there was something on that sill too. It was round, and had a carrot in it. “There’s another one!” said {H}. At the third there was one with a spoon on its head.',
        'All along the street they lay in front of the windows and looked in. “They’ve all been told that they can’t come to bed,” said {A}. {H} waved to the left and to the right. Behind the carrot, somebody waved back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out too, and said “oh”, and the “oh” was a small cloud.',
      '{names} fell over on the first step, and stayed down because it was so soft.',
      '{names} crunched once round the ball, to make a fence for it.',
      { text: '{names} picked out the gravel for the eyes.', needs: ['hands'] },
      { text: '{names} rolled a ball as well, and looked at the pockets.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the puddle, and found it by the sock.',
      '{names} watched the drip on {H}’s nose, and waited for the next.',
      '{names} came in with snow in both ears, and did not know it.',
      { text: '{names} fetched a cloth for the ball, and then another one.', needs: ['hands'] },
      { text: '{names} wrung out the pocket over a flower pot.', needs: ['hands'] }
    ],
    turn: [
      '{names} said good evening to the ball, through the glass.',
      '{names} shivered when the window opened, and did so again the second time.',
      '{names} looked out over {H}’s shoulder, nose beside nose.',
      { text: '{names} gave a sock for the sill, a thin one that was not warm.', needs: ['hands'] },
      { text: '{names} drew a hat for it on the glass, beside the mouth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wet coats hung in a row and dripped, and the boots had been stuffed with paper. Outside it was white, and very quiet.',
    '{H} lay down with {H}’s head to the window. On the other side somebody had both eyes open, and was keeping cool.'
  ],
  last: [
    'One of them was warm, and one of them was cold, and {H} was asleep.',
    'The mouth on the glass ran down a little at one corner, and smiled, and {H} was asleep.'
  ]
})
