import { wishPlot } from '../wish-plot.ts'

export const carSeat = wishPlot({
  id: 'wish-car-seat',
  wishes: ['car seat', 'car seats', 'carseat', 'carseats', 'booster seat', 'seat belt', 'seat belts', 'seatbelt', 'seatbelts', 'belt car', 'buckle up', 'buckling up', 'buckled up', 'buckle car', 'buckled car', 'buckling car', 'buckles car', 'strapped car', 'straps car', 'strapping car', 'strapped in', 'being strapped', 'get in the car', 'gets in the car', 'getting in the car', 'get into the car', 'getting into the car', 'sit car', 'unbuckles', 'unbuckling', 'clicks out', 'plank car', 'screams car', 'tantrum car', 'tantrums car', 'wouldn’t seatbelt'],
  answers: ['car', 'cars', 'seat', 'seats', 'carseat', 'booster', 'belt', 'belts', 'seatbelt', 'seatbelts', 'buckle', 'buckles', 'buckled', 'buckling', 'unbuckles', 'unbuckling', 'strap', 'straps', 'strapped', 'strapping', 'harness', 'click', 'clicks', 'sit', 'sits', 'sitting', 'stay', 'stays', 'staying', 'get', 'gets', 'getting', 'go', 'goes', 'going', 'put', 'puts', 'putting', 'in', 'into', 'out', 'up', 'being', 'wear', 'wears', 'wearing', 'won’t', 'wont', 'can’t', 'doesn’t', 'refuses', 'refusing', 'refuse', 'refusal', 'hates', 'hate', 'hated', 'fights', 'fight', 'fighting', 'battle', 'battles', 'struggle', 'struggles', 'fuss', 'tantrum', 'tantrums', 'screams', 'screaming', 'stiff', 'plank', 'planks', 'arches', 'arching', 'always', 'every', 'time', 'day', 'morning', 'trip', 'journey', 'journeys', 'stop', 'not', 'never', 'no', 'learn', 'learns', 'learning', 'likes', 'trouble', 'problem', 'new', 'safe', 'safety', 'safely', 'important', 'toddler', 'son', 'daughter', 'boy', 'girl', 'little', 'child', 'kids', 'children', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'nursery', 'school', 'home', 'year', 'old', 'two', 'three', 'four', 'very', 'really', 'phase', 'over', 'about', 'back', 'while', 'when', 'driving', 'without', 'easily', 'nicely'],
  except: ['too small', 'too big', 'tight', 'saved', 'sleep', 'sleeping', 'legs', 'accident', 'crash', 'crashed', 'crashes', 'hospital', 'ambulance', 'died', 'dead', 'police', 'court', 'handover', 'foster', 'stranger', 'strangers', 'locked', 'alone', 'left', 'carsick', 'sick', 'travel sick', 'sore', 'hurt', 'hurts', 'hits', 'hit', 'shouts', 'smacked', 'drunk', 'wheelchair', 'race', 'racing', 'racing car', 'fast', 'rocket', 'plane', 'aeroplane', 'airplane', 'rollercoaster', 'bus', 'train', 'taxi', 'tractor', 'bike', 'bicycle', 'boat', 'toy', 'dog', 'puppy', 'cat', 'hamster', 'doll', 'dinosaur', 'dragon', 'robot', 'monster', 'karate', 'judo', 'trousers', 'broken', 'stolen', 'sold', 'sad', 'grandma', 'grandpa', 'camping', 'sister', 'brother', 'baby'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing', 'afraid'],
  company: ['car', 'seat', 'melon', 'aunt', 'straps', 'buckle', 'belt', 'pavement', 'plank', 'bucket', 'road'],
  about: 'The hero goes stiff as a plank and will not get in the car seat, until a melon has to be shown how it is done, and from then on the hero counts the clicks.',
  titles: ['I Only Heard Two', 'A Plank for the Car', '{H} and the Melon', 'Nobody Clicked the Melon', 'First a Plank, Then a Noodle'],
  want: [
    {
      id: 'a-plank',
      A: 'partner',
      paragraphs: [
        '{H} would not get in the car seat. {H} wanted to go home from the market with {A} and the melon, only not in straps. So {H} went stiff, from the neck to the heels. “That’s a plank,” said {A}. “Where’s {H}?” {A} took one end, and the aunt who was driving took the other. Feet first, a head stuck out of the car. Head first, it was two shoes.'
      ]
    }
  ],
  way: [
    {
      id: 'knock',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What sort of wood is it?” asked the aunt. {A} knocked on the plank, in the middle, and it said “Ow”. “Soft wood,” said {A}. At the top it was a different sound. “It’s hollow up here.” “It is not,” said the plank.',
        'The aunt thought that a plank that could talk was worth keeping. You would always know what was going on in the shed. But where did you put it, on the way home?'
      ]
    },
    {
      id: 'two-and-a-half',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll count to three,” said {A}, “and then you’re in your car seat.” {A} counted one, and two. After that {A} went more slowly. “Two and a half,” said {A}. “Two and three quarters. Two and nearly four quarters.” There is plenty of room between two and three.',
        '{H} lay there and listened with interest. In the end {A} had gone in so far that there was no way out. “What comes now?” asked {A}. “Start again,” said {H}.'
      ]
    },
    {
      id: 'until-it-bends',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A man with a notebook came along the street. “How long do you mean to stand here?” asked the man. {A} looked at the plank, which was leaning on {A}. “Until it bends,” said {A}.',
        'That was written down. The man walked round the plank, and looked at it from the side. “I’ve got one like that at home,” said the man. “You can’t hurry them.” The plank got a ticket all the same, with a stamp on it.'
      ]
    },
    {
      id: 'red-rag',
      A: 'partner',
      paragraphs: [
        '“It’s too long,” said {A}. “We’ll have to tie a red rag to the end.” The plank held its breath. A plank that laughs is lost. Then it laughed all the same, and bent, and was in the seat. But {A} reached for the buckle, and it was a plank again. “The melon can have the seat,” said the aunt, who wanted to get home.'
      ]
    },
    {
      id: 'deckchair',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew how to fold a deckchair. There was a place behind the knee, and you pressed it. {A} pressed, and one leg of the plank folded very neatly. But the other end came up. When {A} pushed that down, the leg came out again.',
        '“It must be an old one,” said {A}, quite out of breath. The plank had to be leaned against the car to cool. “Now you know what it feels like,” it said.'
      ]
    },
    {
      id: 'elder-hen',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We once had a hen that wouldn’t go in the basket,” said {S}. “We tried it head first and we tried it tail first. She made herself as wide as an umbrella.” {A} asked how she had got to market in the end. “I laid my sandwich in the basket,” said {S}. “Then she wanted to see what was going on in there.”',
        '“And did she like it?” “She came home in it,” said {S}. “We couldn’t sell her. She wouldn’t come out.”'
      ]
    },
    {
      id: 'child-fence',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came to stand beside {A}, and went stiff too. “Now it’s a fence,” said {S} out of one corner of the mouth. It was a good one, and it leaned a little. Two people went round it.',
        'Then a small dog came along the street. It stopped, and looked the fence up and down, as dogs do. It seemed to be choosing. By the time it had chosen, the fence was standing on the other side of the car.'
      ]
    },
    {
      id: 'pet-yawns',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been in the car for a long time, shut in and clicked in. {A} looked out at the plank, and the plank looked in. Then {A} yawned, slowly and all the way to the back.',
        'You cannot see that and stay as you are. The plank felt it coming up from below, and shut its teeth. It came out at the eyes. “There’s water running out of your plank,” said the aunt.'
      ]
    },
    {
      id: 'no-shoulders',
      A: 'partner',
      paragraphs: [
        '{A} sat the melon in the car seat, and pulled the straps over it. They slid off. {A} pulled tighter. Click, went the buckle. The melon shot out at the top, and rolled off along the pavement. “It can’t do it,” said {A}, and carried it back. {H} had seen it all. “It’s got no shoulders,” said the plank. “You’ve got to have shoulders.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-show-it',
      A: 'partner',
      paragraphs: [
        '{H} bent in the middle and got in, to show it. “Bottom right to the back,” said {H}. “First this arm, and then that one.” {A} held up the melon, so that it could see. The buckle took three thumbs, and two of them were {H}’s. Click. “That’s how,” said {H} to the melon. {H} looked down at the straps. Nobody had folded anybody.'
      ]
    },
    {
      id: 'half-a-biscuit',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it pinch?” asked {A}. {H} felt along the strap with one thumb. There was room for the thumb, and for something else. It was half a biscuit, from the summer. It had been strapped in ever since.',
        '“It’s seen the sea,” said {H}. “And the dentist,” said {A}. They worked out how far it had come. The aunt had never been as far. They left it on the windowsill of the car, to look out.'
      ]
    },
    {
      id: 'i-only-heard-two',
      A: 'partner',
      paragraphs: [
        '{A} clicked too, and the aunt started the car. “Stop,” said {H}. “I only heard two.” The aunt looked down, and went red, and clicked. “And the melon?” “It’s only a melon,” said {A}. At the first bend it went bonk. At the second it went bonk on the other side. So they stopped, and stood it in a bucket, with a belt through the handle. Click. “Four,” said {H}, and they drove on.'
      ]
    },
    {
      id: 'other-clicks',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Now {H} heard clicks everywhere. “Who was that?” asked {H}. It had been the aunt’s handbag, and it did not count. The next one was {A}, who had done it with the tongue, as a test.',
        'Before the corner the car began as well, tick, tick, tick, with a small green arrow. “It’s counting us again,” said {A}. “It gets a lot,” said {H}. They waited until it had come to the end.'
      ]
    },
    {
      id: 'which-way-it-looks',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Can it see out, down there in the bucket?” asked {H}. {A} turned the melon a little. It had a stalk on one side, and that was probably its nose. From then on it looked at the back of the aunt’s head.',
        '{H} told it what there was in the window. “There’s a crane,” said {H}. “Now there’s a man with a ladder, and now it’s the crane from behind.” A melon has not been about much. It lay quite still, so as to miss nothing.'
      ]
    },
    {
      id: 'onions',
      A: 'other',
      spare: 11,
      paragraphs: [
        'The light was red, and the aunt stopped. She did it gently. Everybody leaned forward a bit and came back again, for the straps had seen to that. Only the onions did not come back. They had come from the market in a paper bag. They went all the way to the front.',
        '“Nobody clicked the onions,” said {A}. They were four, and round, and quick. When they had been found, they got into the bucket with the melon. “It’s four still,” said {H}. “They’re on one ticket.”'
      ]
    },
    {
      id: 'shape-of-a-chair',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} tried to be a plank as well, with the belt on. {A} went stiff at the neck, and stiff at the knees. But in between there was a bend, and it would not come out. “You can’t do it in here,” said {H}. “You’ve been sat.”',
        'They looked at each other. They had both been bent in two places, like a chair. “When I was a plank I couldn’t see out,” said {H}. “I only saw sky.”'
      ]
    },
    {
      id: 'guest-everybody-holds',
      S: 'guest',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“At home the driver of the bus calls out before he goes,” said {S}. “He calls, is everybody holding on to something? And we all call yes.” {A} wanted to know what they held on to. “Mostly each other,” said {S}, “and one man has got the ducks.”',
        '“And if somebody doesn’t call?” “Then we stand there,” said {S}. “Once it was the driver himself. He was asleep.”'
      ]
    },
    {
      id: 'baby-backwards',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} rode backwards, and saw everything only when it was over. {A} could see what was coming. “There’s a bridge,” said {A}. {S} looked out. There was no bridge. Then it got dark, and light, and there one stood.',
        '{S} looked at {A}, and at the bridge, which was getting smaller. “Now there’s a horse,” said {A}. {S} waited for it with an open mouth. There are not many people who can make a horse.'
      ]
    },
    {
      id: 'and-tomorrow',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And what about tomorrow?” asked {A}. Tomorrow the melon would be eaten, and there would be nobody left to show it to. {H} looked round the car. The bucket had no arms. The umbrella was a plank itself, and a hopeless one.',
        '{H} looked down, and there were two shoes, side by side, with their tongues out. “The left one knows it,” said {H}. “It was watching. But the right one was asleep.”'
      ]
    },
    {
      id: 'a-noodle',
      A: 'partner',
      paragraphs: [
        'At home {A} pressed the button, and the straps let go. But now {H} had gone soft, from the neck to the heels. Wherever {A} took hold, {H} ran out at the other side. “Now it’s a noodle,” said {A}. {A} and the aunt took an end each. It was heavier than the plank, and it giggled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the car and looked out at the plank.',
      '{names} moved up, so that there would be room for a plank.',
      { text: '{names} held the car door open, as wide as it went.', needs: ['hands'] },
      { text: '{names} took the aunt’s handbag, and waited.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the melon go along the pavement.',
      '{names} saw the plank’s mouth begin to move.',
      { text: '{names} looked for a red rag, and found a sock.', needs: ['hands'] },
      { text: '{names} showed the melon where shoulders are.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat still, and listened for the clicks.',
      '{names} heard the bonk, and then the other bonk.',
      { text: '{names} checked the belt once more with a thumb.', needs: ['hands'] },
      { text: '{names} carried the bucket in, with the melon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The melon was put in the biggest bowl, where it stood by itself.',
    '{H} got clean, and lay down straight. The blanket went over one shoulder, and then over the other, and {H} clicked with {H}’s tongue.'
  ],
  last: [
    'It was no plank any more, and no noodle. It was {H}, and {H} was asleep.',
    'The melon stood still, the blanket had clicked, and {H} was asleep.'
  ]
})
