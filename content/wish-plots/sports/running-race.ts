import { wishPlot } from '../wish-plot.ts'

export const runningRace = wishPlot({
  id: 'wish-running-race',
  beginsElsewhere: true,
  wishes: ['running race', 'running races', 'running club', 'race running', 'sprint', 'sprinting', 'sprinter', 'cross country', 'cross-country', 'parkrun', 'park run', 'fun run', 'athletics', 'relay race', 'marathon', 'hundred metres', '100m', 'running track', 'fast runner', 'fastest runner', 'fastest running', 'racing friends', 'racing friend', 'race friends', 'race friend', 'racing cousins', 'race cousins', 'racing cousin', 'race brother', 'racing brother', 'race sister', 'racing sister', 'race dad', 'racing dad', 'race daddy', 'racing daddy', 'race mum', 'racing mum', 'race playground', 'foot race', 'winning race', 'won race', 'win race', 'run fast', 'running fast', 'running really', 'run race', 'running playground', 'jogging', 'track field'],
  answers: ['his', 'her', 'my', 'with', 'first', 'winning', 'wins', 'won', 'win', 'race', 'races', 'racing', 'running', 'runner', 'fast', 'faster', 'fastest', 'club', 'team', 'park', 'training', 'practice', 'school', 'final', 'competition', 'friends', 'friend', 'against', 'new', 'track', 'country', 'cross', 'day', 'being', 'legs', 'medal', 'class', 'finish', 'line', 'little', 'mini', 'round', 'very', 'really'],
  except: ['super', 'superpower', 'superhero', 'away', 'late', 'car', 'cars', 'bike', 'bikes', 'bicycle', 'scooter', 'egg', 'sack', 'horse', 'horses', 'snail', 'snails', 'tortoise', 'turtle', 'hare', 'rabbit', 'dragon', 'dragons', 'animal', 'animals', 'train', 'trains', 'boat', 'boats', 'duck', 'ducks', 'nose', 'swimming', 'swim', 'skiing', 'ski', 'robot', 'robots', 'rocket', 'go-kart', 'kart', 'karts', 'drag', 'motorbike', 'tractor', 'lorry', 'hurt', 'broke', 'broken', 'fell', 'ankle', 'last', 'lost', 'picked', 'who', 'that', 'space', 'moon', 'monster', 'trucks', 'pancake', 'pancakes', 'three-legged', 'legged', 'sports', 'nervous', 'scared', 'tap', 'water', 'wheelchair', 'dinosaur', 'dinosaurs', 'unicorn', 'unicorns', 'dog', 'dogs', 'cat', 'hamster', 'mouse', 'mice'],
  moods: ['learning', 'losing', 'proud', 'first', 'waiting'],
  out: true,
  company: ['field', 'scarf', 'bench', 'race', 'finish'],
  about: 'In a race round the field the hero always starts too fast, until the hero runs where the other runner cannot see who is behind.',
  titles: ['Three Times Round the Field', 'The Bus That Stops Nowhere', '{H} Comes from Behind', 'And You Can Still Hum', '{H} and the Scarf at the End'],
  want: [
    {
      id: 'like-a-cork',
      A: 'partner',
      paragraphs: [
        'Every evening {H} and {A} had a running race, three times round the field. The finish was a scarf on the grass. {H} was always in front, and {A} always won. “Today I’ll be first over that scarf,” said {H}. “You say that every day,” said {A}. “You nearly are, too.”'
      ]
    }
  ],
  way: [
    {
      id: 'goose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They practised the start. “On your marks,” said {A}. “Get set. Goose!” {H} was four steps away by then, and had to come back. “Get set. Gooseberry! Get set. Gloves!”',
        '“You’re doing that on purpose,” said {H}, who had started three times. “You have to wait for the word,” said {A}. “Get set. Good evening!” That was to a lady with a shopping bag. She ran a few steps, to be on the safe side.'
      ]
    },
    {
      id: 'friends-race',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Their friends from the next street had come too, so there was a sprint to the tree. The starter was {A}. All of them went off together, elbows and plaits and one loose lace.',
        '“I won,” said the first friend at the tree. “I won,” said the second. “I won,” said {H}, and had bark on both hands. They all looked at {A}. “I was looking at the lace,” said {A}. “That was last.”'
      ]
    },
    {
      id: 'warm-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before you run, you have to get warm. They swung their arms and hopped, and then they bent down to touch their toes. {H} touched ten of them. {A} got as far as {A}’s knees, and waved to the rest.',
        '“They know I’m here,” said {A}. {H} went over and touched them for {A}, one after another. “Warm,” said {H}. “They can run.”'
      ]
    },
    {
      id: 'banana',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried a relay, with a banana for a baton. You mustn’t look round in a relay. You run, and hold one hand out behind you, and somebody puts it in. “Hand!” cried {A}, and there it was.',
        'It went from one to the other all round the field. It seemed to {H} that it got shorter each time. At the finish it was only the skin. “You ate our baton!” said {H}. “I had a long bit,” said {A}.'
      ]
    },
    {
      id: 'pram',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the long side they heard wheels. A man came past, running, and pushed a pram. In it sat a baby with a rusk. It looked at {H}, and it looked at {A}, and was gone round the bend.',
        '“That baby isn’t even trying,” said {H}. “No,” said {A}, out of breath, “but it’s got a very good man.” They met it again on the other side. This time it waved the rusk.'
      ]
    },
    {
      id: 'elephants',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} took the time. There was no watch, so it was done in elephants. “One elephant, two elephant,” said {A}, and {H} ran to the tree and back.',
        '“Nineteen elephants,” said {A}. “It was fourteen last week!” said {H}. They thought about that. “They were African ones last week,” said {A}. “Those are bigger.” After that they used African ones every time, to be fair.'
      ]
    },
    {
      id: 'nearly-there',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At the first bend stood {A}, clapping. “Come on! Nearly there!” “I’ve only just started,” said {H}, running by. At the second bend {A} stood there again, and had cut across. “Nearly there!” “It’s two more laps!”',
        '“I know,” said {A}. “But it’s what you shout at a race. I can’t shout, there’s still a good way to go.” {H} thought, running, that nobody would like that.'
      ]
    },
    {
      id: 'paper-cup',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the long races they hand you a drink, and you take it as you run. {A} held out a paper cup. {H} ran up and took it without stopping, and drank. Most of it went into one ear.',
        '“How was it?” called {A}. “Cold!” called {H}. They changed over. {A} ran up, took the cup, and drank it all, and had not spilt a drop. But {A} had stood still for it. “That’s cheating,” said {H}, and shook one side.'
      ]
    },
    {
      id: 'over-the-hill',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They did a bit of cross-country too, for practice. In that there’s no track. You run over the hill, and under the branch, and straight through whatever is in the way. It was a hedge with a hole in it. {H} went through like a rabbit.',
        '{A} went in as well. There was a long rustling. “Which way’s the finish?” asked {A} from inside. “Towards my voice,” said {H}. {A} came out quite somewhere else, and had a leaf for a hat.'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why do we always go round to the left?” asked {H}. “Runners do, all over the world,” said {A}. “Nobody’s sure why.” So they tried it to the right for once, just as far as the bench.',
        'The tree came on the wrong side. The hill was where the puddle ought to be, and the puddle was a surprise. “That’s why,” said {H}, and poured it out of one shoe.'
      ]
    },
    {
      id: 'long-way-last',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was once so far behind in a cross-country race,” said {S}, “that they’d packed up the finish. There was no line and no teacher. So I couldn’t stop.” “What did you do?” asked {A}.',
        '“I ran on,” said {S}. “I ran right through the town and in at our kitchen door. It was sausages. My mother said I was the first one home.”'
      ]
    },
    {
      id: 'small-roar',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m faster when I roar,” said {S}, and ran to the bench, roaring. Then {S} ran back without. It took just as long, but it was less. “Do you see?” said {S}. {A} saw it.',
        'They ran it together, and both of them roared. Two joggers pulled in and let them by. “It works from behind too,” said {S}.'
      ]
    },
    {
      id: 'pet-middle',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'In the middle of the field was {A}. Whichever way {H} ran, {A} had only to turn round once, and had seen it all. It was the shortest lap of anybody’s.',
        'At the end {A} was quite fresh. “That’s what I mean,” said {H}. “You have to think about it first.”'
      ]
    },
    {
      id: 'stitch',
      A: 'partner',
      paragraphs: [
        '“Get set,” said {A}. “Go!” {H} was off like a cork from a bottle. After one lap {H} was half a field ahead. In the second lap something pinched {H} in the side. It was a stitch. {H} had to stop by the bench, bent over like a teapot. Along came {A}, no faster than at first, like a bus, and humming. “Evening,” said {A}, and ran by.',
        '“Again,” said {H} when it was lost. This time {H} went off even faster. The stitch came before the bench.'
      ]
    },
    {
      id: 'hum',
      A: 'partner',
      paragraphs: [
        '“You run all three laps in the first one,” said {A}. They were lying on the grass. “I run so that I can still hum. If I can’t hum, it’s too fast.” “But then I’m in front,” said {H}, “and you’re only behind me.” “I like it there,” said {A}. “You keep the wind off so nicely.”'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        '“Go!” {H} let the bus go by. Then {H} ran close behind {A}, step for step, and there was no wind at all. {H} hummed, but only inside. They passed the bench. {A} listened, and heard nobody. {A} looked round to the left, and {H} was on the right. {A} looked round to the right. Nobody was there.'
      ]
    },
    {
      id: 'same-step',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The four feet made a sound like two. When {A} jumped over the puddle, {H} jumped over it at the same moment. When {A} scratched one ear, {H} scratched one too, so as not to stand out.',
        'A man on a bench looked up from his paper. He opened his mouth. {H} laid one finger on {H}’s lips, still running. The man shut it again, and nodded, and watched them go.'
      ]
    },
    {
      id: 'evening-field',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There’s a lot to see when you don’t run too fast. {H} saw a snail, and it was going round the field as well, to the left. {H} saw that the daisies had shut for the night.',
        'In for two steps went the breath, and out for two. Nothing pinched. “Hm, hm,” hummed {A} in front. {H} knew the tune by now, and where it was heading.'
      ]
    },
    {
      id: 'over-the-scarf',
      A: 'partner',
      paragraphs: [
        'One step before the scarf {A} stopped and turned right round. {A} held a hand over {A}’s eyes and looked back across the field. “{H}!” called {A}. “Where are you? Is it the stitch?” “No,” said somebody quite near. {H} was standing on the other side of the scarf.',
        '“I was waiting for you!” said {A}. “That was nice of you,” said {H}. {A} looked to see if {H}’s chest was over, for that’s what counts in a race. All of {H} was over. “And you can still hum,” said {A}. {H} hummed.'
      ]
    },
    {
      id: 'jelly',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Afterwards their legs were like jelly. They tried to stand up, and looked on while it didn’t work. “Tell yours to stay where they are,” said {A}. “Mine are coming over to you,” said {H}.',
        'So they shook them out, one after another, until each of them knew again where it belonged.'
      ]
    },
    {
      id: 'cool-down',
      A: 'partner',
      paragraphs: [
        'After a running race you walk a lap, so that the legs can stop bit by bit. They walked it side by side, slower and slower, and nobody won it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down by the scarf, as the finishing post.',
      '{names} stretched one leg, and then any others.',
      { text: '{names} pulled the scarf straight, for the sake of a fair finish.', needs: ['hands'] },
      { text: '{names} dropped a hanky for the start, a bit too early.', needs: ['hands'] }
    ],
    way: [
      '{names} panted round the last corner too, and got a stitch from that.',
      '{names} hummed along by the bench, to keep in step.',
      { text: '{names} rubbed {H}’s legs, to warm them up.', needs: ['hands'] },
      { text: '{names} held out a cup of water, and most of it ran as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a very straight face, by the scarf.',
      '{names} looked round to the left as well, and saw only grass.',
      { text: '{names} covered up a giggle with one sleeve.', needs: ['hands'] },
      { text: '{names} put up one finger, for whoever came first.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes stood by the door with their toes on a line. They were still a bit warm.',
    'Still a bit damp, {H} lay down, and {H}’s legs ran on a little under the blanket. Then they only walked, and somebody hummed.'
  ],
  last: [
    'Bit by bit {H}’s legs stopped, and nobody was in front, and {H} slept.',
    'The humming grew slower and slower, and was over the line, and {H} was asleep.'
  ]
})
