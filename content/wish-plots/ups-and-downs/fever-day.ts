import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const feverDay = wishPlot({
  id: 'wish-fever-day',
  beginsElsewhere: true,
  wishes: ['fever', 'a fever', 'having a fever', 'temperature', 'a temperature', 'fever sofa', 'fever couch', 'fever soup', 'fever home', 'fever day', 'fever today', 'fever school', 'fever nursery', 'fever blanket', 'fever thermometer', 'temperature sofa', 'temperature couch', 'temperature soup', 'temperature home', 'temperature blanket', 'temperature school', 'temperature nursery', 'temperature today', 'high temperature', 'feverish', 'soup on the sofa', 'soup on the couch', 'poorly soup', 'sick soup', 'ill soup', 'poorly sofa', 'sick sofa', 'sick on the couch', 'ill sofa', 'hot and shivery', 'hot forehead', 'thermometer said', 'thermometer school', 'thermometer thirty', 'day on the sofa', 'day on the couch', 'burning up fever', 'burning up hot', 'burning up soup', 'fever missed', 'fever trip', 'fever missed trip', 'temperature missed', 'sick trip', 'poorly trip', 'ill trip', 'fever cough'],
  answers: ['had', 'has', 'have', 'a', 'the', 'with', 'all', 'day', 'today', 'yesterday', 'home', 'stay', 'stayed', 'staying', 'from', 'school', 'nursery', 'kindergarten', 'preschool', 'off', 'sofa', 'couch', 'soup', 'chicken', 'noodle', 'tomato', 'blanket', 'blankets', 'under', 'lay', 'lying', 'rest', 'rested', 'resting', 'temperature', 'fever', 'thermometer', 'hot', 'shivery', 'shivering', 'cold', 'forehead', 'flannel', 'poorly', 'ill', 'sick', 'unwell', 'little', 'bit', 'bug', 'medicine', 'watched', 'cartoons', 'films', 'telly', 'tv', 'cheeks', 'red', 'tired', 'sleepy', 'better', 'tomorrow', 'get', 'gets', 'getting', 'feel', 'feels', 'feeling', 'feel', 'bored', 'missed', 'trip', 'thirty', 'eight', 'nine', 'again', 'woke', 'up', 'drank', 'drink', 'tea', 'monday', 'friday', 'cuddles', 'cuddled', 'cold', 'cough', 'nose', 'runny', 'throat', 'sore', 'flu', 'watching', 'film', 'sent', 'sleeping', 'slept', 'wrapped', 'morning', 'night', 'whole', 'high'],
  except: [...SERIOUS, 'scarlet', 'hay', 'hayfever', 'glandular', 'dengue', 'fit', 'seizure', 'convulsion', 'rash', 'ear', 'earache', 'tummy', 'tonsils', 'chickenpox', 'pox', 'measles', 'covid', 'jab', 'vaccine', 'injection', 'dog', 'cat', 'puppy', 'kitten', 'hamster', 'rabbit', 'bear', 'teddy', 'dragon', 'dinosaur', 'robot', 'dance', 'cabin', 'gold', 'weather', 'summer', 'outside', 'oven', 'bath', 'swimming', 'baking', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'nana', 'sister', 'brother', 'baby', 'letter', 'alphabet', 'vomit', 'vomiting', 'threw', 'throwing'],
  moods: ['change', 'alone', 'sleepless'],
  fed: true,
  company: ['soup', 'sofa', 'blanket', 'spoon', 'bowl', 'plate', 'flannel', 'stove'],
  about: 'The hero has a fever on the sofa, and the soup is too hot as well: they race to cool down, and the soup would win, for nobody has a stove on inside it.',
  titles: ['Who Is Cool First', 'The Soup and {H}', 'A Stove Inside', 'Too Hot for Soup', 'Thirty-Eight and a Half'],
  want: [
    {
      id: 'both-too-hot',
      A: 'partner',
      paragraphs: [
        '{H} had a fever, and spent the day on the sofa. The thermometer said thirty-eight and a half. {A} brought a bowl of red soup with rings of carrot in it. {H} touched it with the tip of the tongue. “It’s too hot,” said {H}. “So are you,” said {A}, with a hand on {H}’s forehead.',
        'They looked at each other, {H} and the soup. Both had a red face, and one of them was steaming. “Let’s see who’s cool first,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'off-with-the-blanket',
      A: 'partner',
      paragraphs: [
        'The soup stood on a stool, and {H} lay on the sofa. To be quicker, {H} kicked off the blanket. {A} blew across the soup, and then across {H}’s nose. The soup went wrinkled. {H} went goosey all over, and shivered. “Now I’m cold!” said {H}.',
        '{A} felt the forehead again. It was as hot as ever. “Hot, and cold as well,” said {A}, and put back the blanket. So far, the soup was winning.'
      ]
    },
    {
      id: 'the-thermometer',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The thermometer wanted to be held under the arm, until it beeped. {H} lay stiff as a ruler, so as not to spill any number. “Thirty-eight and a half,” said {A}. “What are you when you’re well?” “Thirty-seven.”',
        'So it was just one and a half too many. {H} had thought that it would be hundreds. “It doesn’t take much,” said {A}. “If the table had one and a half legs too many, you’d notice.” {H} would have liked to see that table.'
      ]
    },
    {
      id: 'the-sofa-by-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had never lain on that sofa for a whole day. The sun came in at one end in the morning, and walked along the back. At eleven it lit up a pea, down between two cushions. At noon it was on the lamp, which did not need it.',
        '“Does it do that every day?” asked {H}. “I suppose so,” said {A}. “We’re never here.” The post came, and the pipes knocked. The fridge had a whole song. It all went on by itself while people were at school.'
      ]
    },
    {
      id: 'the-flannel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wrung out a flannel in cool water, and laid it on {H}’s forehead. It was lovely for as long as it takes to sing two songs. Then the flannel had a fever too. “It’s caught it off me,” said {H}.',
        'So they had two, and they took turns. One worked, and the other lay on the edge of the sink to recover. “Which one’s on now?” asked {H}, who could not see that far up. It was the one with the hole.'
      ]
    },
    {
      id: 'heavy-arms',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“My legs are so heavy,” said {H}. “Somebody’s filled them up.” {A} took hold of one foot and weighed it. “Sand,” said {A}. The other one was sand as well, and the arms were porridge. The head was more like a marrow.',
        '{H} let {A} lift each of them, and let it drop on the cushion. Plump, it went. You could only do that if you did nothing yourself at all. {H} had never been so good at that.'
      ]
    },
    {
      id: 'others-come-to-warm',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in from the cold, with fingers like fish. “May I?” asked {A}. {H} held them, one hand round each. They were lovely fingers, for somebody with a fever. {A} sighed, and {H} sighed.',
        '“You’re as good as a radiator,” said {A}. “You’re as good as a flannel,” said {H}. Soon those fingers were warm right through, and no more use. {A} had to go out once again and touch the railing.'
      ]
    },
    {
      id: 'wallpaper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'From where {H} lay you saw things from below. The table had a number underneath, in chalk. There was a spider’s thread on the lamp, and it swayed when {A} spoke. “Say something,” said {H}. “Soup,” said {A}. It swayed. “Say it louder.”',
        '“Minestrone,” said {A}. The thread went up, and drifted about, and came back. It took the whole word to do that. {H} watched it till it hung still.'
      ]
    },
    {
      id: 'what-they-do-at-school',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Now they’ve got singing,” said {H}. It was ten o’clock, and all the others were at it. {H} tried the song about the ferry, flat on one cushion. It sounded like the ferry. “Somebody else has to do my bit,” said {H}.',
        '“Which bit is that?” asked {A}. It was the toot. Everyone sings in that song, but just one child toots. {H} gave a small toot into the blanket, at about the right time.'
      ]
    },
    {
      id: 'drinking',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a cup with water to get through as well. {A} had drawn a line round it with a crayon, for every hour. {H} had to be below the line each time the clock struck. “What happens if I’m not?” asked {H}.',
        '“Then it’s too full,” said {A}, “and the clock’s offended.” {H} drank, and looked over the rim at the clock. It struck four. {H} was a whole finger under. That clock could not say a thing.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} thought it right that there was somebody on the sofa at last. It had been a waste, all those mornings. {A} settled down near the feet, where the heat came through the blanket.',
        '{H} was too tired to play, and {A} did not ask. They breathed. When {H} turned over, {A} waited, and then turned over as well. By now they both had the same crease on one side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I had a fever,” said {S}, “they put me in the big bed. The ceiling in there had a crack like a river. I sailed down it.” “How far did you get?” asked {A}. “To the lampshade. There the soup always came.”',
        '{S} had been back in that room, many years later. The crack was painted over. “I still knew all the bends,” said {S}, and drew them on the blanket with a slow finger.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was not to come too near, and sat at the end of a long string. The other end went once round {A}’s big toe. One tug meant: are you still ill? Two meant yes.',
        '{S} asked eleven times. Between the sixth and the seventh {A} fell asleep, and did not answer. {S} looked along the string. Then {S} gave half a tug, which only meant: never mind.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} did not know what a fever was, but knew very well what a carrot was. There were rings of it in that bowl. {A} leaned out, with a mouth as wide as a letterbox.',
        '“These are mine,” said {H}, “they’ve been breathed on.” {A} got a ring from the pot instead, from where nobody had breathed. {A} wore it on a finger for a while, as people do who’ve got one. Then it was gone.'
      ]
    },
    {
      id: 'stirring',
      A: 'partner',
      paragraphs: [
        '{A} tipped the soup into a wide plate, which wasn’t quite fair. Soon you could keep a finger on the rim. “How does it do it?” asked {H}. “It isn’t doing anything,” said {A}. “Nobody’s heating it now.”',
        '{A} laid an ear to the blanket. “But in there you’ve got your stove on. It’s making it too hot for the germs. That’s what a fever is. You can’t blow that out from here.” {H} lay still, and felt how it was burning.'
      ]
    }
  ],
  turn: [
    {
      id: 'soup-for-the-stove',
      A: 'partner',
      paragraphs: [
        '“Then the stove must be hungry,” said {H}. The soup was just right by now. {A} held the plate, and {H} took a spoonful. It went down warm, and you could follow it as far as the belly button. “It’s got there,” said {H}.',
        'After nine spoons of soup {H}’s hair was wet at the edges, and the forehead too. {A} fetched the thermometer. It said thirty-eight and nothing. “It’s burning lower,” said {A}.'
      ]
    },
    {
      id: 'dry-pyjamas',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The pyjamas were damp, so there were fresh ones. {A} had had them on the radiator, and they came folded like toast. {H} got in quickly, before the warm got out. The pillow was turned over as well.',
        '“There’s always a cold side,” said {H}, and laid one cheek on it. “It’s the side where nobody is,” said {A}. They thought about that. The moment you lay on it you’d spoiled it.'
      ]
    },
    {
      id: 'last-ring',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One ring of carrot had stuck to the rim of the plate. {H} held it up to one eye. There was {A} in it, quite small, with a spoon. “You’re in a porthole,” said {H}. {A} saluted.',
        'Then {A} looked through it from the other side. “You’re less red,” said {A}. “It’s because you’re looking through carrot,” said {H}. “Everything’s less red than that.”'
      ]
    },
    {
      id: 'who-won',
      A: 'partner',
      paragraphs: [
        '“So who’s won?” asked {H}. {A} showed the plate. It was empty. “The soup was cooler,” said {A}, “but it hasn’t stayed.”',
        '{H} still had a bit of fever, and the whole sofa. Under the blanket it was as warm as beside a stove that somebody has shut for the night. “Leave the little door open,” said {H}, and yawned, so that you could see in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the steam go up, and sniffed.',
      '{names} lay down in front of the sofa, where it was cooler.',
      { text: '{names} laid a hand on {H}’s forehead, and whistled.', needs: ['hands'] },
      { text: '{names} moved the stool up, with the soup on it.', needs: ['hands'] }
    ],
    way: [
      '{names} went on tiptoe past the sofa, and past the soup.',
      '{names} breathed on the soup too, from a polite way off.',
      { text: '{names} tucked the blanket in, all along one side.', needs: ['hands'] },
      { text: '{names} fanned the soup with a slipper, from the side.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the spoonfuls, and swallowed along.',
      '{names} stayed close by, for there was warmth to spare.',
      { text: '{names} brought a towel for the wet hair.', needs: ['hands'] },
      { text: '{names} carried out the plate, which had nothing left to say.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl and the plate were washed, and the sofa kept the shape of somebody.',
    '{H} was carried to bed, blanket and all. On the chair stood the cup with the water, and a lamp was left on low.'
  ],
  last: [
    'Down in the stove it only glowed, and {H} was asleep.',
    'The soup was inside, the fever was lower, and {H} was asleep.'
  ]
})
