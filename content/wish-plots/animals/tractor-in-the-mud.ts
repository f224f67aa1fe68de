import { wishPlot } from '../wish-plot.ts'

export const tractorInTheMud = wishPlot({
  id: 'wish-tractor-in-the-mud',
  wishes: ['tractor stuck', 'tractors stuck', 'stuck tractor', 'tractor mud', 'tractors mud', 'tractor muddy', 'muddy tractor', 'tractor bogged', 'bogged tractor', 'tractor boggy', 'tractor bog', 'tractor puddle', 'tractor sinks', 'tractor sank', 'tractor sinking', 'tractor sunk', 'tractor can’t get out', 'tractor cannot get out', 'tractor can’t move', 'tractor got stuck', 'tractor gets stuck', 'tractor wheels spin', 'tractor wheels spinning', 'tractor wheels spun', 'tractor spins', 'tractor spinning', 'tractor straw', 'tractor ditch', 'tractor pulled out', 'pull tractor out', 'pulling tractor', 'push tractor', 'pushing tractor', 'tractor wet field', 'tractor marsh', 'tractor swamp', 'tractor deep mud', 'pedal tractor mud', 'pedal tractor stuck', 'farmer’s tractor stuck', 'farmer stuck mud'],
  answers: ['tractor', 'tractors', 'stuck', 'mud', 'muddy', 'bog', 'bogged', 'boggy', 'puddle', 'wheel', 'wheels', 'tyre', 'tyres', 'tire', 'tires', 'spin', 'spins', 'spinning', 'spun', 'deep', 'deeper', 'sinks', 'sank', 'sunk', 'sinking', 'field', 'farm', 'farmer', 'farmer’s', 'gate', 'gets', 'get', 'got', 'getting', 'was', 'is', 'out', 'can’t', 'cannot', 'move', 'pull', 'pulls', 'pulled', 'pulling', 'push', 'pushes', 'pushed', 'pushing', 'slow', 'slowly', 'straw', 'hay', 'big', 'little', 'red', 'green', 'blue', 'yellow', 'old', 'pedal', 'toy', 'wet', 'rain', 'rainy', 'help', 'helps', 'helped', 'trailer', 'boot', 'boots', 'who', 'that', 'day', 'ditch', 'grandpa', 'grandad', 'uncle', 'dad', 'daddy', 'drive', 'drives', 'driving', 'really'],
  except: ['died', 'dead', 'hurt', 'crash', 'crashed', 'accident', 'overturned', 'tipped', 'rolled', 'hospital', 'killed', 'trapped', 'under', 'fell', 'flood', 'river', 'drowned', 'fire', 'police', 'protest', 'combine', 'harvester', 'plough', 'ploughing', 'furrow', 'digger', 'excavator', 'lorry', 'train', 'snow', 'ted', 'pig', 'pigs', 'sheep', 'elephant', 'hippo', 'monster', 'flying', 'moon', 'dinosaur', 'dragon', 'robot', 'race', 'night light'],
  moods: ['learning', 'waiting'],
  company: ['tractor', 'trailer', 'hen', 'duck', 'boot', 'wheel', 'gate', 'straw', 'potato', 'potatoes', 'puddle', 'mud'],
  about: 'The hero’s tractor sinks in the mud by the gate, and the harder it drives, the deeper it digs, until a boot that comes out slowly shows how a wheel has to.',
  titles: ['The Harder, the Deeper', 'Slowly Is the Fast Way', '{H}’s Tractor Digs a Hole', 'Nine Potatoes by the Gate', 'Straw Under the Wheels'],
  want: [
    {
      id: 'by-the-gate',
      A: 'partner',
      paragraphs: [
        '{H} drove home on a tractor. It went by pedals, and pulled a trailer with nine potatoes, for supper. {A} walked behind. It had rained all day. By the gate the path was mud. “That’s nothing, for a tractor,” said {H}, and drove in.',
        'In the middle it stopped. The big back wheels went round, but the gate stayed where it was. “We’re stuck,” said {H}. “And the potatoes are due home at six.”'
      ]
    }
  ],
  way: [
    {
      id: 'full-power',
      A: 'partner',
      paragraphs: [
        '“More power,” said {H}, and pedalled as hard as could be. The mud flew out behind, in a high arch. It landed on {A}, who had just come to push. “Are we moving?” called {H}. “Downwards,” said {A}, and wiped one eye.',
        '{H} gave it everything. Now the tractor sat in two holes, like a hen on a nest. “You dug those,” said {A}. “The harder you drive, the deeper it gets.”'
      ]
    },
    {
      id: 'lighter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s too heavy,” said {H}. So they unloaded. {A} carried the potatoes to the grass, one at a time, and laid them in a row. {H} laid down a hat there, and then what was in {H}’s pockets. That was a stone, a cork and a better stone.',
        '“Lighter?” asked {A}. The tractor had not noticed. It sat just where it was. So they loaded everything up again, for it had begun to drizzle on the potatoes.'
      ]
    },
    {
      id: 'what-the-tread-is-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A tractor’s big wheels have thick ribs, and the ribs stand like arrows. “They’re teeth,” said {H}. “They bite into the ground.” {A} looked for them. There were none. All the gaps were full of mud, and the wheel was as smooth as a cake.',
        '{A} scraped out one gap with a twig, and there was a tooth. By the time that the third was clean, the first had gone again. “It’s got its mouth full,” said {A}.'
      ]
    },
    {
      id: 'horn',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tractor had a horn, and {H} blew it three times. That means that somebody is in need. A hen came through the hedge to see who it was. It walked all round the tractor on its toes. It drank a little, out of the left hole.',
        '“Can you pull?” asked {H}. The hen looked at the trailer with one eye, and at {H} with the other. Then it scratched backwards with both feet, and the mud flew out behind. “That’s how we did it too,” said {A}.'
      ]
    },
    {
      id: 'a-rope',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} took a washing line out of the trailer and tied it on in front. {A} pulled. The tractor leaned forward a little, out of interest. {A} pulled harder, leaned right back, and slid. Both of {A}’s heels made a long groove, and at the end of it sat {A}.',
        '“You’ve moved,” said {H}. “It hasn’t,” said {A}. They measured it. The line was still tied on, and {A} was three steps nearer to the tractor. It was clear who had won.'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’d go back,” said {A}. “If it won’t go out at the front, it’ll go out where it came in.” So {H} pedalled backwards. The mud flew out in front this time. {H} had not reckoned with that, and had been looking that way.',
        'It was very quiet for a moment. “Now we match,” said {A}. {H} had two round eyes in a brown face, and so had {A}. You could not have told which of them was the driver.'
      ]
    },
    {
      id: 'pet-goes-over',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked at the mud, and did not go in. {A} went along the edge, where there was grass, and under the gate. It took no time at all. Then {A} sat down over there, quite clean, and looked back.',
        '“There was a way round,” said {H}. “Not for tractors,” somebody said. “Yes, for tractors too.” They both looked at the grass. It was easy to see from here, but it had been hard to see from up there.'
      ]
    },
    {
      id: 'elder-three-days',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had one in the bog for three days,” said {S}. “A real one. They sent a second tractor, to pull it out.” “And did it?” asked {A}. “No, then there were two. So they sent a third, with a long rope.” {A} counted along.',
        '“And then?” “On the fourth day it froze,” said {S}, “and all three drove home. It was the cold that did it. But each of the farmers said it had been his.”'
      ]
    },
    {
      id: 'the-price-of-mud',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was very good mud. While nothing went forward, they tried what could be done with it. {H} made a potato. It looked so real that {A} put it with the nine others. “Now it’s ten,” said {A}.',
        'A little later it was wanted for something else, and neither of them knew which it had been. They pressed every potato with a thumb. It was the seventh. The thumb went in, and the rest of the potato stayed round it, like a hat.'
      ]
    },
    {
      id: 'sound-of-mud',
      A: 'same',
      spare: 9,
      paragraphs: [
        'If you stood still in it, the mud spoke. It smacked its lips, a long way down. {H} took a step, and it said something rude. {A} took a step, and it said the same thing, but lower. {A}’s boots were bigger.',
        '“Excuse me,” said {H} each time. “That wasn’t me.” They walked all the way round the tractor so, and asked its pardon sixteen times. “It would be simpler to be rude back,” said {A}.'
      ]
    },
    {
      id: 'a-boot-stays-behind',
      A: 'partner',
      paragraphs: [
        '{A} wanted to go for help, and pulled up one foot with a jerk. The foot came, in a sock. The boot did not. {H} took hold of it with both hands, and heaved. It would not come.',
        '“Wait,” said {A}. “Not so hard. Rock it.” {H} rocked it, a little forward and a little back. The mud sighed, and out slid the boot. “It wants air under it,” said {A}. “If you’re fast, the mud sucks. If you’re slow, it lets go.” Both of them looked at the wheels.'
      ]
    }
  ],
  turn: [
    {
      id: 'straw',
      A: 'partner',
      paragraphs: [
        'Beside the gate there was straw, round some strawberries. {H} stuffed an armful of it under each big wheel. “So that it’s got something to hold,” said {H}, and sat down to drive.',
        '“Slowly,” said {A}. “Slower. As if you didn’t want to at all.” {H} rolled back a little, and forward a little. Nobody had ever driven so slowly. The left wheel took hold of one straw, and then of the next.'
      ]
    },
    {
      id: 'a-snail-goes-past',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was so slow that a snail on the gatepost kept up for a bit. {H} saw it at the side, eye to eye, or eye to horn. “Don’t race it,” said {A}. “I’m not,” said {H}. One foot itched to push down hard.',
        '“You could think of something else,” said {A}. {H} thought of cold porridge, and of the queue at the post office. The tractor crept. The snail got ahead by a shell, and after that it went up the post.'
      ]
    },
    {
      id: 'out',
      A: 'partner',
      paragraphs: [
        'The wheels climbed up on the straw, tooth by tooth, and the mud sighed and let go. The trailer came after with a plop. “We’re out!” said {H}, and did not pedal any faster.',
        'Behind them the two holes filled with water, and a duck sat down in the left one. “You dug that well,” said {A}. They were home at half past six, and all brown. {H} told the potatoes that they were late. “They don’t mind the mud,” said {A}. “They come from there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the mud with one foot, and took it back.',
      '{names} came to look, and stopped where the grass did.',
      { text: '{names} held the gate open, in case the tractor should come.', needs: ['hands'] },
      { text: '{names} counted the potatoes, and it was nine.', needs: ['hands'] }
    ],
    way: [
      '{names} got some of the mud as well, and shook it off.',
      '{names} stayed well to one side of the wheels.',
      { text: '{names} tried to hold back the mud with an umbrella.', needs: ['hands'] },
      { text: '{names} put a stick in, to see how deep it went.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in front, as slowly as any tractor.',
      '{names} held still, so as not to hurry it.',
      { text: '{names} stuffed in one more handful of straw.', needs: ['hands'] },
      { text: '{names} pushed a little from behind, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tractor was washed till its teeth showed. The straw was put back round the strawberries, and the boots by the door.',
    '{H} was washed as well, and it took two lots of water. Then {H} rolled into bed, slowly, and a little forward and a little back.'
  ],
  last: [
    '{H} drove so slowly now that it could not be seen, and was asleep.',
    'By the gate a duck turned round once in its hole, and {H} was asleep.'
  ]
})
