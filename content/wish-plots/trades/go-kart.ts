import { wishPlot } from '../wish-plot.ts'

export const goKart = wishPlot({
  id: 'wish-go-kart-left',
  beginsElsewhere: true,
  wishes: ['go kart', 'go karts', 'go-kart', 'go-karts', 'gokart', 'gokarts', 'go karting', 'go-karting', 'gokarting', 'karting', 'kart', 'karts', 'go cart', 'go carts', 'go-cart', 'go-carts', 'soapbox', 'soapboxes', 'soap box', 'soap box derby', 'soapbox race', 'soapbox derby', 'box cart', 'billy cart', 'billycart'],
  except: ['hurt', 'broke', 'broken', 'crash', 'crashed', 'afraid', 'scared', 'nervous', 'mario', 'lost', 'losing', 'dog', 'dogs', 'cat', 'animals', 'dinosaur', 'dinosaurs', 'moon', 'space', 'dragon', 'rocket', 'robot', 'shopping', 'horse', 'pony'],
  answers: ['race', 'races', 'racing', 'racer', 'racers', 'go', 'building', 'build', 'built', 'builds', 'makes', 'making', 'fast', 'super', 'fastest', 'track', 'driver', 'driving', 'first', 'time', 'home', 'made', 'homemade', 'wooden', 'old', 'my', 'wheels', 'derby', 'grandad', 'dad', 'winning', 'wins', 'who', 'that', 'red', 'new', 'turbo'],
  moods: ['first', 'learning', 'proud', 'waiting', 'losing'],
  out: true,
  company: ['kart', 'wheel', 'wheels', 'yard', 'rope', 'crate', 'snail', 'pram', 'tin'],
  about: 'A go-kart with one small wheel can only go to the left, until the hero lays out a race for just such a kart.',
  titles: ['Always to the Left', 'Three Big Wheels and a Small One', '{H} and the Go-Kart', 'Round the Tin Can', 'The Kart Came Home by Itself'],
  want: [
    {
      id: 'four-wheels',
      A: 'partner',
      paragraphs: [
        'The go-kart was a crate with a rope to steer by. It had three wheels from a pram, and one from a doll’s pram. {H} wanted to race it across the yard and over the chalk line. A kart like that has no engine. Somebody has to push.',
        'So {A} put down the flag and pushed. The kart went a bit to the left, and then a bit more to the left. It stopped in front of the bins.'
      ]
    }
  ],
  way: [
    {
      id: 'helmet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody drives without a helmet. It was the one for the bicycle, and they drew a number for the front. It was a four. “Why four?” asked {A}. “It’s how many of us there are,” said {H}. “Wheels.”',
        'The helmet came down over {H}’s eyes. {H} pushed it up. “How do I look?” “Like a four,” said {A}, “with a chin.”'
      ]
    },
    {
      id: 'steer-right',
      A: 'partner',
      paragraphs: [
        '“You pulled on the left rope,” said {A}. “I didn’t pull at all,” said {H}. They tried again. This time {H} pulled on the right rope, with both hands. The kart squeaked. It went to the left, past the bicycles, and stopped in front of the bins.',
        'They changed places, and {A} sat in the kart. It took {A} there too.'
      ]
    },
    {
      id: 'brakes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A kart needs a brake as well, and that was {H}’s shoes. You put both feet down and make a noise like a slide. {A} listened. “That’s the sound of new soles,” said {A}, “getting old.”',
        'They looked for something else. For a while the brake was {A}, who went along behind and held on to the crate. It worked very well. The kart hardly moved at all.'
      ]
    },
    {
      id: 'engine-noise',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Without an engine it’s so quiet,” said {H}. So {A} pegged a piece of card to the back, where it touched the spokes. When the wheel turned, it went trrrr. When it turned faster, it went trrrrrrr.',
        '“Now it’s going twice as fast,” said {H}, in front. {A} walked beside it with both hands in both pockets. It was the same speed as before. But a neighbour had looked out of a window, and that had never happened until now.'
      ]
    },
    {
      id: 'oil',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“The kart wants oil,” said {A}, and brought some on a feather. Each wheel got a drop in the middle, and was spun. The first said hmmm. The second said hmmm. The third said hmmm, and ticked. The small one said eeek, and after the drop it still said eeek.',
        '“It’s only little,” said {H}. “It has to turn twice, when the others turn once.” Nobody had thought of that before. {A} gave it a second drop.'
      ]
    },
    {
      id: 'weight',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The heavy ones roll further, said {A}, once they get going. So they looked for something heavy. {H} had a bag of potatoes on each knee, and a pumpkin between {H}’s feet. “Push,” said {H}.',
        '{A} pushed. {A} pushed with both hands, and with one shoulder, and at last with {A}’s back. “Once it gets going,” said {H}. “Once it does,” said {A}, from further down. They took out the pumpkin first.'
      ]
    },
    {
      id: 'flat-out',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A racing driver nearly lies down, because of the wind. {H} slid further and further down in the crate. In the end only the tip of the helmet showed, and two shoes. “Is it better?” came a voice.',
        '“The wind thinks there’s nobody in,” said {A}. But then nobody could see where it was going, either. It went to the left. You could feel that, even in there.'
      ]
    },
    {
      id: 'pet-passenger',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Then it was {A} who wanted to be the driver, or at any rate was in the crate. {H} took hold of the rope in front and pulled very gently. {A} looked straight ahead, with the wind in {A}’s face.',
        'It was only a small wind. They went round the drain once like that, to the left. When it was over, {A} stayed where {A} was. A driver doesn’t get out while there’s a chance of another lap.'
      ]
    },
    {
      id: 'elder-ironing-board',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours was called Thunder,” said {S}. “It was a crate that soap had come in, and it smelled so clean. You could hear us coming, and then you could smell us.” “Did you win?” asked {A}.',
        '“We’d have won,” said {S}. “But it rained before the finish, and we sat in a soap box. We came over the line in a great heap of foam. There was a prize for the most beautiful, and we got that.”'
      ]
    },
    {
      id: 'child-mechanic',
      A: 'child',
      spare: 9,
      paragraphs: [
        'The mechanic was {A}, who lay down on the ground and looked at everything from underneath. “What can you see?” asked {H}. “A nail,” said {A}. “And a leaf. And you.” {A} waved through a crack in the crate.',
        '“Is it all right?” “It’s all right,” said {A}. “You’ve got a hole in the seat of your trousers.” They put a sticker on it. In a race a thing like that is mended with a sticker.'
      ]
    },
    {
      id: 'baby-crowd',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'On a blanket by the wall {A} was the crowd. Each time the kart came by with its trrrr, {A} said trrrr too, with bubbles. It was better than the real thing, and wetter.',
        '“Who’s in front?” asked {H}. The crowd pointed at a pigeon. It had been walking along with its hands behind its back. Now it was a good bit ahead.'
      ]
    },
    {
      id: 'small-wheel',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the ground behind the kart, with one cheek on the stones. “It isn’t you, and it isn’t the rope,” said {A}. “It’s the small wheel, on the left. That side always gets less far, so you go round in a ring.” {H} looked at the bins. “Then it’ll never get to the line,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'new-course',
      A: 'partner',
      paragraphs: [
        '{H} stood there for a bit, with the chalk. Then {H} rubbed out the line and put an old tin can in the middle of the yard. “The race goes round that,” said {H}. “Ten times. And only to the left.” “Real ones do that,” said {A}. “In America they race all day and never turn right.”',
        '{A} pushed. {H} let go of the rope. The kart went round the can like a spoon in a cup, with {A} running behind.'
      ]
    },
    {
      id: 'hands-free',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With nothing to steer, {H} had both hands free. On the third lap {H} did up a shoe. On the fourth one {H} ate a biscuit. “Aren’t you driving?” called {A}. “It knows the way,” said {H}.',
        'On the fifth lap {H} lay back and looked at the sky. There was one cloud, and it came past again and again. “That cloud’s in the race too,” said {H}. “It’s two laps behind.”'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a snail on the course. {A} held up the yellow flag, which was a duster. When there’s something on the track, everybody has to go slowly, and nobody may overtake. So the kart stood behind the snail and waited.',
        'The snail went to the left as well. It was a nice long bend. “It’s in the lead,” said {A}. When it had reached the wall, {H} saluted, and the duster went down.'
      ]
    },
    {
      id: 'swap-seats',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“My turn,” said {A}, and got in, with {A}’s knees up to {A}’s ears. {H} did the pushing. It was quite a bit harder than it had looked from in there. The small wheel said eeek, and all four went down a little.',
        '“Left,” said {A} happily. “Left. Left again.” It was like a merry-go-round that has only got one horse. After two laps {A} wanted to get out, and walked to the wall. {A} walked there to the left.'
      ]
    },
    {
      id: 'flag-down',
      A: 'partner',
      paragraphs: [
        'After the tenth lap the kart crept, and stopped on the very spot where it had begun. {A} waved the flag. “You’ve won,” said {A}, with no breath left. “Who came second?” asked {H}. “Me,” said {A}. “And I was close behind.”',
        '{H} got out, and patted the small wheel, which was warm. “With four big ones,” said {H}, “we’d be over there now, and have to walk back.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got clear of the bins, only just.',
      '{names} hurtled along behind, in no particular lane.',
      { text: '{names} drew the finish line again, with a curl at the end.', needs: ['hands'] },
      { text: '{names} oiled one wheel with a drop of tea.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the bins, since it was going to be there.',
      '{names} squeaked round the bend, ahead of the kart.',
      { text: '{names} pushed as well, a good bit from the right.', needs: ['hands'] },
      { text: '{names} lined up the bins again, lids to the front.', needs: ['hands'] }
    ],
    turn: [
      '{names} did three laps, and then one the other way by mistake.',
      '{names} leaned to the left at every round.',
      { text: '{names} chalked up the laps on the wall, in bundles of five.', needs: ['hands'] },
      { text: '{names} fanned the wheels with the lid of a bin.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} parked the kart by the wall, and all by itself it leaned to the left. The flag hung on the handle of the door.',
    '{H} washed off the chalk, lay down, and turned over. It was to the left. So was the next one, and after that {H} was back where {H} had begun.'
  ],
  last: [
    'Once more to the left went {H}, very slowly, and rolled out, and was asleep.',
    'In the yard the small wheel had stopped turning, and {H} slept, on the inside of the bend.'
  ]
})
