import { wishPlot } from '../wish-plot.ts'

export const allInvisible = wishPlot({
  id: 'wish-all-invisible',
  beginsElsewhere: true,
  wishes: ['everybody is invisible', 'everyone is invisible', 'i was invisible', 'i were invisible', 'we were invisible', 'everybody were invisible', 'everyone were invisible', 'everybody was invisible', 'everyone was invisible', 'everybody turned invisible', 'everyone turned invisible', 'everybody became invisible', 'all people invisible', 'people invisible', 'people were invisible', 'whole family invisible', 'family invisible', 'family turned invisible', 'whole town invisible', 'town invisible', 'whole world invisible', 'world invisible', 'humans invisible', 'whole class invisible', 'friends invisible', 'parents invisible', 'mum dad invisible', 'mummy daddy invisible', 'mom dad invisible', 'grown ups invisible', 'children were invisible', 'everybody see through', 'everyone see through', 'nobody could see anybody', 'nobody could see anyone'],
  except: ['friend', 'imaginary', 'girl', 'boy', 'child', 'man', 'woman', 'hide', 'seek', 'hiding', 'ink', 'cloak', 'cape', 'potion', 'alone', 'lonely', 'feels', 'feel', 'ignored', 'ignores', 'ghost', 'ghosts', 'blind', 'dark', 'monster', 'left', 'cat', 'dog', 'dragon', 'string', 'thread', 'illness', 'disability', 'car', 'rain'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'everybody', 'everyone', 'people', 'all', 'the', 'whole', 'family', 'town', 'world', 'humans', 'class', 'parents', 'mum', 'dad', 'mummy', 'daddy', 'mom', 'grown', 'ups', 'children', 'kids', 'invisible', 'invisable', 'invisble', 'turned', 'turns', 'became', 'becomes', 'was', 'were', 'see', 'seen', 'could', 'not', 'nobody', 'anybody', 'anyone', 'through', 'visible', 'one', 'for', 'a', 'we', 'i', 'our', 'disappeared', 'clothes', 'and', 'me', 'us'],
  moods: ['question', 'first'],
  company: ['sofa', 'camera', 'photograph', 'cushion', 'cushions', 'mirror', 'hat', 'window', 'wall', 'spoon', 'bus', 'dent', 'dents', 'porridge'],
  isTale: true,
  asked: true,
  about: 'On the day of the yearly photograph everybody is invisible, and the hero, who has blinked in every one, wants to be in it with open eyes.',
  titles: ['Nobody on the Sofa', 'With Both Eyes Open', '{H} Did Not Blink', 'The Day of the Photograph', 'A Very Good Dent'],
  want: [
    {
      id: 'of-all-days',
      A: 'partner',
      paragraphs: [
        'On Sunday everybody was invisible. {H} looked into the mirror, and there was the wall behind. “Good morning,” said {A} to a coat. “I’m over here,” said {H}. “It’s till tonight,” said {A}. “They said so on the radio.”',
        'And it was the day of the photograph! They took one each year, on the sofa, and each year {H} blinked. The photographs hung in a row on the wall, with {H}’s eyes shut in all of them. This time {H} wanted to have them open.'
      ]
    },
    {
      id: 'porridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could see the porridge, at least, as long as nobody had it on a spoon. A hole came in it on the left, and then a hole on the right. “You’re eating round the edge,” said {A}. “It’s cooler there,” said {H}. It was odd to be watched by a chair.',
        '“Would you like some tea?” asked {A}, and poured. The tea came out of nowhere, and it went into nowhere. It was a good way beside the cup. “Say when,” said {A}. “A while ago,” said the tablecloth, or somebody behind it.'
      ]
    }
  ],
  way: [
    {
      id: 'first-photo',
      A: 'partner',
      paragraphs: [
        'They put the camera on the shelf, where it could take the picture by itself. It beeped ten times. Click. They bent over the photograph, with two invisible heads. Bonk.',
        'It was a nice picture of the wall, and of the top of the sofa. “Have I got my eyes open?” asked {H}. “It’s hard to say,” said {A}. “You look well.”'
      ]
    },
    {
      id: 'here',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the hall they had to call out. “Here,” said {A}, with every step. “Here,” said {H}, coming the other way. It was like two very slow ducks. In spite of it they met. “I was being careful,” said {A}. “So was I,” said {H}. “We were careful in the same place.”',
        'After that they agreed on it. Whoever came from the kitchen hummed, and whoever was going there whistled. It worked until somebody forgot the jam. {A} turned round in the middle, and did not know what to do.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We could play hide-and-seek,” said {H}, “while we think.” {A} counted to twenty. {H} did not hide at all. {H} simply stood on the rug, and that was enough. {A} looked in the cupboard, and under the bed, and behind a very thin lamp.',
        'Then it was quiet for a long while. “Aren’t you looking any more?” called {H}. “I thought you were,” called {A}. So they had both stood on the rug for ten minutes, back to back. It was a draw.'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Outside it rained for a little, and they looked out. That was worth seeing. The rain came down all over the street, and in some places it did not. There were holes in it, the shape of people. A tall hole walked by with a hole for an umbrella. A small one jumped into a puddle.',
        '“That’s Mrs Okafor,” said {A}. “How do you know?” asked {H}. “She always stops there, and looks at the shoes.” The hole stopped, and bent forward a bit. Then the sun came out, and she was gone.'
      ]
    },
    {
      id: 'bus',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bus came round the corner with nobody in it at all. It stopped, and the doors hissed. You heard fifteen people get off, and eleven say sorry. “I sat on a man yesterday,” somebody was telling somebody. “He was so nice about it. He moved up, and then he was on a lady.”',
        '“Tickets, please,” said the air. Then it clipped the air. The bus drove on by itself, and indicated left. “They’re managing very well,” said {A}.'
      ]
    },
    {
      id: 'on-the-window',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} breathed on the window pane. Breath was the only thing that you could see. Then {H} drew two eyes in it, wide open, and a nose and a mouth below. {H} stood behind it on the other side of the curtain. “That’s me,” said {H}.',
        '“Good likeness,” said {A}. “A bit pale.” Just then the left eye ran down the pane, and so did the right one. It looked as if {H} had blinked again. “Even on glass,” said {H}.'
      ]
    },
    {
      id: 'tidy-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who’s sitting here?” asked {A}, in front of the armchair. Nobody answered. {A} felt for the back, and the arms, and sat down, and got straight up again. It had been the knitting. “It might have said something,” said {A}.',
        'From then on {A} asked every chair. One said yes. It turned out to be {H}, who had only wanted to know what would happen. {A} begged its pardon, and went and stood by the wall, in front of a picture.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came for the photograph with combed hair. “There’s a parting as straight as a ruler,” said {A}. “I did it by feel. Would you like to feel it?” {H} felt it. It went from the forehead up to the top, and there it turned off to the left.',
        '“It’s lovely,” said {H}. “I’ve ironed a shirt too,” said {A}. “It’s the blue one. Or it’s the one with the stain. I’ve looked as nice as this all day, and no one has told me so.”'
      ]
    },
    {
      id: 'sleeve',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Hold still,” said {A}. “You’ve got something on your cheek. You’re bound to.” A wet cloth was on its way. You could not see it, but you could hear it drip. {H} ducked. It went by overhead, and wiped somebody’s picture, and the clock.',
        '“It’s no good,” said {A}. “I’m washing the lamp.” {H} sat under the table, dirty and content. There was jam on that cheek, as it happened. It was invisible jam, and it tasted of raspberries.'
      ]
    },
    {
      id: 'faces',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was unusually quiet. “What are you doing?” asked {A}. “I’m sticking my tongue out,” said {S}. “I’ve had it out since breakfast, at everybody. It’s getting cold.” “At me too?” “At you most,” said {S}. “You’re so easy to find.”',
        '{A} thought of the hall, and of what {A} had done there with two thumbs and two ears. “I’d never do a thing like that,” said {A}. Then they were both silent, and had a great deal to do with their faces.'
      ]
    },
    {
      id: 'eight-seconds',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew a lot about photographs. “The very oldest ones took minutes,” said {S}. “You had to keep as still as a jug. And if anybody went away in the middle, then they weren’t in it. They’d been there, and there was only the street.” “Truly invisible?” asked {A}. “Truly,” said {S}.',
        '“So there’s a picture of a big square, with horses, and it’s empty. There’s one man, who was having his boots cleaned. He had to wait for the second boot.” {A} thought about all the people who had not waited.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} could not be seen either, and thought nothing of it. {A} had never cared for the mirror. But there was somebody in {A}’s best place. You could tell, since it was warm, and it did not answer. Everyone took a long step over it all day.',
        'Only {A} was not lying there. {A} lay a little further on, where the sun was, and listened to them stepping over nothing.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} knew this game. They hold something in front of their face, and then they are gone, and then they say boo. But today they had been gone since six in the morning. {A} waited very patiently. {A} reached out, and caught a nose. It was a warm one, and known to {A}.',
        '“Boo?” said the nose. {A} laughed so much that you could hear where {A} was from the street. It had been the longest that anybody had ever held out.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{H} put on the red hat, so that there was something to see. Then the hat was invisible as well. “Whatever we’ve got on us comes along,” said {A}.',
        '{H} had had enough of it. {H} threw the hat in a corner, where it turned red again, and dropped down on the sofa. The cushion said pff. “Stop!” cried {A}. “Don’t move! I can see you!”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dents',
      A: 'partner',
      paragraphs: [
        'There was a dent in the cushion. It was small and round, and in front of it were two more, for the heels. “No one else sits like that,” said {A}. “That’s you all over.” And beside it came another, long and deep, and it leaned to the left. “That’s you,” said {H}.',
        'The camera beeped ten times. They sat as heavily as they could. Click. The photograph showed the sofa, and everybody was on it.'
      ]
    },
    {
      id: 'whose-dent',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Mine’s the best,” said {A}, holding the picture. That was why there wasn’t one. {A} put it down on the table again, and there it was. “You can see that I’d just had lunch. And here’s my elbow.” It was a small, sharp, clever elbow.',
        '“It’s the first one where we all look like ourselves,” said {H}. They had another look for a double chin, or a crooked collar. There was nothing of the kind. It was a very handsome sofa.'
      ]
    },
    {
      id: 'neighbour-sees-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Somebody knocked, and a voice asked for an egg. It was the voice from next door. It saw the photograph. “What a nice sofa,” it said. “Are you selling it?” “That’s us,” said {A}. It grew quiet. It must have bent down.',
        '“So it is,” said the voice. “You’re the one who leans.” It meant {A}. The egg rolled to the edge of the table, and was gone. Thank you, said the street.'
      ]
    },
    {
      id: 'nobody-can-say',
      A: 'partner',
      paragraphs: [
        'That night they all came back, slowly, with the noses first. {A} hung the new photograph up at the end of the row. There was {H} with eyes shut, and {H} with eyes shut, and again. And then came the sofa. “And in this one?” asked {A}. “In this one they’re wide open,” said {H}.',
        '{A} went up close to it, and looked for a long time. “So they are,” said {A}. There was nobody who could say anything else. {H} had blinked, at the click. But that did not show.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned, and no one knew whose it was.',
      '{names} went past the mirror, and it stayed empty.',
      { text: '{names} buttoned up something, by feel.', needs: ['hands'] },
      { text: '{names} said good morning to the coat as well.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the sofa, and stayed there.',
      '{names} smiled the whole time, to be safe.',
      { text: '{names} held the lamp, and it got dark.', needs: ['hands'] },
      { text: '{names} picked the hat up, and put it down, and up.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a dent on the right, with a fold in it.',
      '{names} sat very still, and got heavier.',
      { text: '{names} smoothed a cushion first, for a clean start.', needs: ['hands'] },
      { text: '{names} counted the dents, and nobody was missing.', needs: ['hands'], least: 3 }
    ]
  },
  bed: [
    'The red hat hung on its hook, and the cushions came up again by themselves. It was nice to see who was yawning.',
    '{H} washed a face that could be seen again, and lay down. The pillow said pff.'
  ],
  last: [
    'There was a dent in the pillow, and {H} was in it, asleep, with both eyes shut.',
    'Now {H}’s eyes were shut, as in all the photographs but one, and {H} slept.'
  ]
})
