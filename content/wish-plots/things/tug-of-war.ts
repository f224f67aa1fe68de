import { wishPlot } from '../wish-plot.ts'

export const tugOfWar = wishPlot({
  id: 'wish-tug-of-war',
  wishes: ['tug of war', 'tug-of-war', 'tugs of war', 'tug o war', 'tug o’ war', 'tug a war', 'tugofwar', 'tug of war rope', 'tug of war team', 'tug of war game', 'tug of war sports day', 'sports day tug', 'sports day rope', 'sports day pulling rope', 'rope pull', 'rope pulls', 'rope pulling', 'pulling rope', 'pulling ropes', 'pulling on a rope', 'pulling the rope', 'pull rope', 'pulls rope', 'pulled rope', 'rope game', 'rope contest', 'rope competition', 'rope tug', 'rope tugging', 'tugging rope', 'heave rope', 'strong rope pull', 'rope team', 'rope teams', 'rope across line pull'],
  answers: ['tug', 'tugs', 'tugging', 'war', 'rope', 'ropes', 'pull', 'pulls', 'pulling', 'pulled', 'puller', 'heave', 'ho', 'strong', 'stronger', 'strongest', 'strength', 'sport', 'sports', 'day', 'school', 'nursery', 'kindy', 'field', 'grass', 'team', 'teams', 'class', 'friends', 'friend', 'game', 'games', 'play', 'playing', 'plays', 'contest', 'competition', 'win', 'wins', 'winning', 'won', 'lose', 'lost', 'loses', 'losing', 'against', 'with', 'line', 'heel', 'heels', 'feet', 'foot', 'lean', 'leaning', 'back', 'backwards', 'hold', 'holding', 'tight', 'hands', 'arms', 'big', 'kids', 'kid', 'children', 'grown-ups', 'grownups', 'parents', 'mum', 'mums', 'dad', 'dads', 'brother', 'sister', 'cousin', 'cousins', 'red', 'blue', 'fair', 'together', 'everyone', 'first', 'great', 'giant', 'long', 'washing', 'practise', 'practice', 'tomorrow', 'today', 'story', 'about', 'a', 'the', 'how', 'why'],
  except: ['ipad', 'tablet', 'telly', 'remote', 'dog', 'puppy', 'teddy', 'toy', 'toys', 'doll', 'divorce', 'custody', 'separated', 'court', 'boat', 'boats', 'tugboat', 'skipping', 'jump rope', 'climb', 'climbing', 'swing', 'bell', 'bells', 'turnip', 'hair', 'rapunzel', 'tooth', 'hurt', 'broke', 'broken', 'burn', 'burnt', 'hospital', 'died', 'dead', 'army', 'soldier', 'soldiers', 'guns', 'bomb', 'cowboy', 'mountain', 'rescue', 'elephant', 'elephants', 'dinosaur', 'dinosaurs', 'giants', 'bull', 'blanket', 'duvet', 'well', 'tightrope', 'walking'],
  moods: ['learning', 'losing', 'first', 'waiting', 'question'],
  company: ['rope', 'washing line', 'peg', 'spoon', 'floor', 'socks', 'broom', 'cushion', 'hall', 'boots', 'mat', 'door'],
  about: 'The hero pulls with both arms and slides across the spoon like a lamp on a trolley, until two clean stripes on the floor show what it was that lost.',
  titles: ['Two Clean Stripes', 'Enough to Be Heavy', '{H} Takes Hold of an End', 'Like a Broom in a Corner', 'The Red Peg and the Spoon'],
  want: [
    {
      id: 'the-red-peg',
      A: 'partner',
      paragraphs: [
        '{H} wanted to win a tug of war. On sports day the rope had gone off with {H} on it. So {A} brought the washing line, with a red peg in the middle. A wooden spoon was laid across the hall. Whoever was pulled over the spoon had lost.',
        '“I’ve got strong arms,” said {H}, and showed both of them. Then each took hold of an end.'
      ]
    }
  ],
  way: [
    {
      id: 'heave-and-ho',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You pull on one word,” said {A}. “Heave. And then comes ho, and that’s for breathing.” They tried it first without a rope. Heave, ho. Heave, ho. The red peg lay on the floor and had a rest.',
        '“What if the other side pulls at ho?” asked {H}. {A} had not thought of that. They agreed that on the other side it was ho as well. You do not pull at people who are just breathing in.'
      ]
    },
    {
      id: 'pet-on-the-rope',
      A: 'pet',
      spare: 2,
      paragraphs: [
        'The rope lay there, and {A} lay down on it, right beside the red peg. {H} pulled a little at one end. Nothing moved. {H} went round and pulled at the other, and nothing moved there either.',
        '{A} did not pull at all. {A} only happened to be there. “Against both sides at once,” said {H}, “and with both eyes shut.” It had to be called a win. Some time later {A} got up, and left it lying where it was.'
      ]
    },
    {
      id: 'umpire',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A tug of war begins with words, and {A} knew them. “Pick up the rope,” said {A}. “Take the strain.” “What’s the strain?” asked {H}. “That’s when you’re pulling already,” said {A}, “but nobody’s counting it yet.”',
        '{H} had not known that you could have that. So they practised it, the whole length of a breath, and the peg did not stir. It was very tiring, and nobody lost. “Put down the rope,” said {A}.'
      ]
    },
    {
      id: 'against-a-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to try it once against somebody quiet. They laid the rope round the handle of a shut door, and {H} took both ends. “It’s pulling back,” said {H}. “Just as hard as you do,” said {A}. {H} pulled softly, and the door pulled softly. {H} stopped, and at the same moment so did the door.',
        '“It only copies me,” said {H}. They took the rope off the handle. The door was not even out of breath.'
      ]
    },
    {
      id: 'the-anchor',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The last one on a rope’s called the anchor,” said {A}. “It’s the heaviest.” There was nobody behind {H}, so they fetched a bag of potatoes. The end of the rope went under it. “Take the strain,” said {A}, and pulled with one finger. The rope came out, and {H} with it.',
        'The potatoes had not moved at all. “They’re the only ones who never gave way,” said {H}. They had just forgotten to hold on.'
      ]
    },
    {
      id: 'with-both-arms',
      A: 'partner',
      paragraphs: [
        '“Pull!” {H} pulled with both arms and both cheeks. It was a good pull, and all of it was red. But {H} came along the hall, like a lamp on a tea trolley, and across the spoon.',
        '“Again,” said {H}, and pulled with both eyes shut as well. It went just the same, only that {H} did not see it. “I can’t pull any harder,” said {H}.'
      ]
    },
    {
      id: 'whose-peg',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They had to rest both arms. {H} lay down on the floor, to be level with the peg. “What does it do all the time?” asked {H}. “It shows who’s ahead,” said {A}. “And who does it want to win?” They looked at it from both sides. It had two legs, and one pointed at each of them.',
        '“It can’t decide,” said {H}. “It mustn’t,” said {A}. “It’s working.” So {H} wished it a good evening, and no more.'
      ]
    },
    {
      id: 'child-stands-low',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had a trick, and it was sitting down. {A} pulled a little, and {S} sat at the other end like flour. “You can’t sit,” said {A}. “It’s in the rules.” It really is, wherever there is a rope. “I’m not sitting,” said {S}. “I’m standing very low.”',
        '{A} bent down to see how low it was. You could not have pushed a ticket in between. “That’s the lowest I’ve ever seen,” said {A}, and they began from the beginning.'
      ]
    },
    {
      id: 'two-clean-stripes',
      A: 'partner',
      paragraphs: [
        '{A} was looking at the floor. Two stripes ran along it, up to the spoon, and they shone. “What’s that?” asked {H}. “That’s you,” said {A}. “You’ve dusted.” {H} turned up one foot. The sock was grey underneath, and as smooth as butter.',
        '“It wasn’t your arms that lost,” said {A} slowly. “The rope pulls at me just as hard as at you. But the one whose feet stay has won.” {H} sat down, and took off both socks.'
      ]
    }
  ],
  turn: [
    {
      id: 'why-they-stick',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What have bare feet got that socks haven’t?” asked {H}. {A} looked at one from below. There were fine lines on it, all in curves, like those on a fingertip. “Grooves,” said {A}. “Tyres have them too.” {H} wriggled the tyre, and it had five small ones in front.',
        '{H} pressed it on the floor and took it away. There was a foot on the floor. Under it was the dust that the stripes had missed. “That one’s parked,” said {A}.'
      ]
    },
    {
      id: 'like-a-broom',
      A: 'partner',
      paragraphs: [
        'Bare feet stick. {H} pulled, and did not slide. But the top half of {H} tipped forward, and nearly went without the rest. In the corner stood a broom. It leaned well back, with its foot out in front, and had all day.',
        '{H} set both heels in front, and leaned back like the broom. It hardly needed any pulling. It was enough to be heavy. {A} still had two socks on. And along the hall came {A}, like a lamp on a tea trolley, and across the spoon. “Won,” said {H}, from down there.'
      ]
    },
    {
      id: 'the-boots-win',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Rubber holds even better,” said {A}. So {H} got into a pair of big rubber boots, and leaned back in them. They held. They did not move by the breadth of a hair. Only {H} did. It went plop, and plop, and {H} came over the spoon on two bare feet.',
        'The boots stood where they had stood, heels in front. “They’ve won,” said {A}. {H} walked back and shook them by the tops, first the left and then the right.'
      ]
    },
    {
      id: 'the-mat-comes-too',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked for the place where feet hold best. On the kitchen tiles they held, and got cold. On the doormat they held best of all, for it was rough. {H} leaned back on it, and could have stayed there all winter. “Pull,” said {H}.',
        '{H} stood fast on the mat, and together they came over the spoon. “I didn’t slide,” said {H}. “Not in the least,” said {A}. “It was the mat that lost.”'
      ]
    },
    {
      id: 'elder-olympics',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“A hundred years ago it was in the Olympic Games,” said {S}. “Eight on each side, and a good thick rope. Once some policemen came in big boots, and dug in their heels. The others lost at the first pull, and said that it was the boots.”',
        '“And was it?” asked {A}. “The policemen said no,” said {S}. “They said that they could do it in their socks.” {A} looked at the floor, and at the two stripes. It was a bold thing to say.'
      ]
    },
    {
      id: 'nobody-moves',
      A: 'partner',
      paragraphs: [
        '{A} took off both socks as well, and they laid a cushion behind each of them. They leaned back. The rope grew as straight as a ruler. The peg hung over the spoon, and did not know which way to go.',
        '“If you let go, I’ll sit down,” said {A}. “So will I,” said {H}, and leaned a bit further. “Who’s winning?” asked {A}. “You’re holding me up,” said {H}. “I thought you were holding me,” said {A}. They counted to three, and both sat down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the spoon, where you could see best.',
      '{names} looked along the rope, from one end to the other.',
      { text: '{names} laid the spoon straight.', needs: ['hands'] },
      { text: '{names} felt {H}’s arm, and nodded.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the lamp on the trolley.',
      '{names} walked along one of the stripes, to see where it led.',
      { text: '{names} looked for the dust on the other sock.', needs: ['hands'] },
      { text: '{names} wiped the dust off the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned back a little too, against nothing.',
      '{names} sat down on one of the cushions, and had to be asked to move.',
      { text: '{names} stood the broom up, in case it wanted to see.', needs: ['hands'] },
      { text: '{names} held the socks until they were needed again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing line was rolled up. The red peg went back to the others, who had only ever held shirts. Four grey socks were put in the wash.',
    '{H} washed two bare feet, grooves and all, and lay down. It did not need any pulling. It was enough to be heavy.'
  ],
  last: [
    '{H} leaned back, and the bed held, and {H} was asleep.',
    'Sleep took hold of the other end, and pulled very softly, and {H} came along and was asleep.'
  ]
})
