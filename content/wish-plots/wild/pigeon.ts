import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const pigeon = wishPlot({
  id: 'wish-pigeon',
  wishes: ['pigeon', 'pigeons', 'pidgeon', 'pidgeons', 'pigin', 'pigeon post', 'homing pigeon', 'homing pigeons', 'carrier pigeon', 'carrier pigeons', 'racing pigeon', 'racing pigeons', 'messenger pigeon', 'town pigeon', 'city pigeon', 'pigeon loft'],
  answers: ['letter', 'letters', 'post', 'message', 'messages', 'messenger', 'carrier', 'racing', 'race', 'homing', 'home', 'way', 'delivers', 'delivering', 'brings', 'carries', 'sends', 'peas', 'head', 'nods', 'nodding', 'grey', 'coo', 'coos', 'cooing', 'crumbs', 'park', 'square', 'statue', 'town', 'city', 'balcony', 'window', 'nest', 'cheeky', 'fat', 'grumpy', 'hungry', 'greedy', 'sleepy', 'little', 'who', 'that', 'friend', 'friends', 'flies', 'fly', 'walks', 'funny', 'always'],
  except: [...NOT_WELL, 'wood', 'bus', 'drive', 'driving', 'tube', 'train', 'wonderland', 'pie', 'clay', 'war', 'spikes', 'poo', 'pooed', 'afraid', 'scared', 'hate', 'hates', 'hawk', 'cat', 'fox', 'robot', 'feather', 'feathers', 'chase', 'chases', 'chasing', 'toe', 'toed', 'detective'],
  company: ['pigeon', 'admiral', 'peas', 'basket', 'hat'],
  about: 'A pigeon nods at everything it is told and carries every letter home, for that is the only way it knows, until its breakfast is put where the letter should go.',
  titles: ['Send Peas', 'It Was Only Walking', '{H} Always Comes Home', 'Post for the Admiral', 'Left at the Lamp'],
  want: [
    {
      id: 'to-the-admiral',
      A: 'partner',
      paragraphs: [
        '{H} was a pigeon and lived in the washing basket. Across the rug, on the sofa, sat the Admiral, who was a cushion with a hat on. {A} had written to the Admiral, and tucked the letter into the pigeon’s sock. {H} wanted to be a pigeon that brings the post.',
        'Off it went. At every step its head went forward, as a pigeon’s does. “It’s saying yes,” said {A}. It nodded along the rug, and past the hat, and all the way round, into the basket. “There,” it said. “You started there,” said {A}. “Yes,” said the pigeon. “Home.”'
      ]
    }
  ],
  way: [
    {
      id: 'left-at-the-lamp',
      A: 'partner',
      paragraphs: [
        '“Along the rug,” {A} explained, “left at the lamp, and stop at the hat.” The pigeon walked up and down, and nodded the whole time. Then it flew, with both arms out, right over the Admiral. There was a thump in the basket. “Home,” it said.',
        '“You nodded,” said {A}. “I wasn’t nodding,” said {H}. “I was walking.”'
      ]
    },
    {
      id: 'head-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does your head go like that?” asked {A}. “It goes first,” said the pigeon, “and then it waits in the air till the rest has come. While it waits, I can have a look at things.” {A} tried it, with a full cup. The nose went first. Then the rest came, and then the tea.',
        'They met by the table, one from each side. Nod, nod, went the pigeon. Nod, nod, went {A}. Anybody would have thought that they agreed about everything.'
      ]
    },
    {
      id: 'round-the-roundabout',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you find home?” asked {A}. “By the sun,” said the pigeon, “and when there isn’t any, by the road.” That’s true. Pigeons fly along above a road for miles. Where the cars go round a roundabout, so do some of the pigeons.',
        '{A} laid a plate in the middle of the rug, for a roundabout. The pigeon flew up, looked both ways, and went round it. It went round again. “You’ve missed your turning,” said {A}. “I like it,” said {H}. “It’s home from all sides.”'
      ]
    },
    {
      id: 'three-spoons',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A home has to have a nest in it. The pigeon brought a spoon in its beak, and laid it in the basket. It brought another and laid that across. After the third it stood back. “Finished,” it said. “That’s three spoons,” said {A}. “It’s a nest,” said the pigeon.',
        'Pigeons really take no more trouble than that. {A} put an egg cup on it, very carefully, and it rolled off. “You could do with a fourth,” said {A}. “That’d be a palace,” said {H}.'
      ]
    },
    {
      id: 'no-looking-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was water, in two bowls. {A} was a hen, and drank as hens do. A hen takes a sip and looks at the ceiling, so that it runs down. “What’s up there?” asked the pigeon. “Nothing,” said the hen, and took the next sip, and looked again.',
        'A pigeon needn’t do that. It puts its beak in and drinks, as if through a straw, until it has had enough. {H} was done before the hen had seen the ceiling three times. “You’ve got a cobweb,” said {A}.'
      ]
    },
    {
      id: 'on-the-hat',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a while the pigeon sat on the Admiral’s head. “You can’t do that,” said {A}. “He’s an admiral.” “That’s why,” said {H}. In every square there’s somebody important, made of stone, with a hat on. And on the hat there’s a pigeon. It’s high up, and it keeps still.',
        '“Does he mind?” asked {A}. The pigeon bent down and looked the Admiral in the face, from above. “He’s used to it,” it said. “He’d mind if nobody came.”'
      ]
    },
    {
      id: 'bow-and-turn',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When I like somebody,” said the pigeon, “I make my neck thick, and bow, and turn round.” {H} did that for the Admiral. “Coo-roo-coo,” it went meanwhile. The pigeon bowed and turned, and bowed and turned. The Admiral looked straight ahead. “Perhaps he’s on duty,” said {A}.',
        'So it turned faster. After the ninth time round it bowed to the lamp, by mistake. Then it bowed to a shoe, and sat down. “Now I like everything,” it said. “It won’t keep still.”'
      ]
    },
    {
      id: 'under-the-towel',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{A} laid a towel over the pigeon, so that it couldn’t see, and led it away. They went twice round the table, and out of the door, and in again backwards. “Where are we?” asked {A}. “I don’t know,” said the towel.',
        '“Then find home,” said {A}, and pulled it off. They were behind the armchair. The pigeon put up its head, and looked for as long as one breath. Then it was in the basket. “What kept you?” it asked {A}.'
      ]
    },
    {
      id: 'nobody-sees-a-small-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ve never seen a baby pigeon,” said {A}. “Nobody has,” said the pigeon. They stay in the nest until they’re as big as the big ones. Only then do they come out. “So perhaps I have seen some,” said {A}, “and took them for somebody else?” “All the time,” said the pigeon.',
        '“How old are you, then?” asked {A}. {H} thought it over. “I came out just now,” said {H}. “You were there. I was the one in the sock.”'
      ]
    },
    {
      id: 'up-for-nothing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Something clicked. It was only the lamp. But the pigeon went up at once, with a clap of its arms. It flew a ring round the room, and came down where it had been. “What was it?” asked {A}. “I don’t know,” said the pigeon. “In a square we all go up, and nobody knows.”',
        '“Then why do you go?” “You don’t want to be the one who stays and finds out.” {A} clicked the lamp once more. They both flew round, and it was nothing again. It was very well done.'
      ]
    },
    {
      id: 'not-only-grey',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’re rather grey,” said {A}. “Only from there,” said the pigeon. A pigeon’s neck is green when the light falls on it, and when it turns, it’s purple. {A} fetched a shiny sweet paper, and held it to {H}’s neck, under the lamp. The pigeon turned round, and back.',
        '“Green,” said {A}. “Purple. Green. Which is it really?” “Grey,” said the pigeon. “I put the rest on for visitors.” It looked across to see if the Admiral had noticed.'
      ]
    },
    {
      id: 'home-first',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There are races for pigeons,” said {A}. “They all start from one place, and the first one home has won.” “Whose home?” asked the pigeon. “Its own,” said {A}. “Each has a different one.” The pigeon thought that this was the right way to run a race.',
        'They did it, from the lamp. “Go,” said {A}. The pigeon ran to the basket, and {A} ran to a chair. Both sat down at the same moment. “First,” said the pigeon. “First,” said {A}. There was nothing to argue about.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'When the pigeon came home once more, {A} was in the basket. “That’s mine,” it said. {A} did not look like somebody who was going to move. The pigeon walked round it three times, and nodded. It knew only this one home.',
        'So it got in as well, at the side where there was a corner left. {A} was warm. There had never been so much in that nest, and nobody had had to build it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“There was a man in our street who kept pigeons,” said {S}. “On Saturdays he stood in the yard, with his head back, and looked at the sky. His dinner went cold.” “What did he do when one came?” asked {A}.',
        '“He took off his cap,” said {S}. “And he said: there you are. As if it had only been round the corner. And it had come from France.” {S} looked up at the lamp for a bit. “There you are,” {S} told the pigeon.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a pigeon now, too, and went behind {A}, and nodded at the wrong moments. “First the head,” said {A}, “and then you.” {S} pushed out {S}’s chin and waited. Nothing followed. “You’ve got to send the legs after it,” said {A}.',
        'They went along the rug like that, a big nod and a small nod. At the end {S} wanted to go straight on. “Where’s your home?” asked {A}. “In yours,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had a biscuit, and there were crumbs. They lay all round {A} like round a bench in the park. The pigeon came walking up, quite by chance. It picked one out of the rug, and nodded, and picked the next.',
        '{A} looked down at it, and nodded as well. Then {A} held out the whole biscuit, wet end first. It was the most that anybody had ever offered that pigeon. “Coo,” said {H}, and took a crumb.'
      ]
    },
    {
      id: 'only-one-way',
      A: 'partner',
      paragraphs: [
        '{A} sat down beside the basket. “It’s no good telling you the way,” said {A}. “A pigeon only ever goes home. You could let it out on the moon.” “I’d have to start early,” said the pigeon.',
        '“I do go out,” said {H}. “For breakfast. And then I come home.” “And where do you have breakfast?” asked {A}. They both looked across at the Admiral.'
      ]
    }
  ],
  turn: [
    {
      id: 'nine-peas',
      A: 'partner',
      paragraphs: [
        '{H} fetched the peas from the kitchen, all nine, and put the bowl down beside the Admiral. Then the pigeon got back into its basket, and was hungry. {A} tucked the letter in, and this time did not say a word about the way.',
        'Along the rug it went, and left at the lamp, and stopped at the hat. It ate all nine, one by one. “Post,” it said then, and held out its sock.'
      ]
    },
    {
      id: 'while-it-eats',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Real ones have done it,” said {A}. “They lived in one place and had their supper in another. So they flew to and fro every day, with letters both ways.” “Who thought of it?” asked {H}. “Somebody with a pigeon,” said {A}.',
        '“No,” said {H}. “The pigeon did. It just couldn’t write it down.” It walked up and down in front of the sofa. From the side it looked as though it was quite sure.'
      ]
    },
    {
      id: 'ring-on-its-leg',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A pigeon that brings the post has a ring on its leg, with its number. {A} made one out of a strip of paper, with a pencil line round it. “What’s your number?” asked {A}. The pigeon had a think. “One,” it said. “It’s how many I am.”',
        'It stood on that leg, and then on the other, and looked at the ring from above. “And if I get lost?” “Then somebody reads it, and knows that you’re one,” said {A}. “That’s all that I’d need,” said the pigeon.'
      ]
    },
    {
      id: 'send-peas',
      A: 'partner',
      paragraphs: [
        '{A} read it out, for a cushion cannot hold a letter. “Dear Admiral, please come to supper. There are peas.” {A} looked into the bowl. “There were,” said the pigeon.',
        'So the Admiral wrote back, and {H} held the pencil. “Your pigeon came. Send peas.” “Who’s going to take that?” asked {A}. “It’s on my way,” said {H}, and tucked it in, and set off home. “Will you go again tomorrow?” {A} called after it. The pigeon nodded all along the rug. But it was only walking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved out of the way of the post.',
      '{names} followed the pigeon all the way round, and did not see the Admiral either.',
      { text: '{names} stuck a stamp on the letter, a round one.', needs: ['hands'] },
      { text: '{names} set the Admiral’s hat straight.', needs: ['hands'] }
    ],
    way: [
      '{names} turned left at the lamp, and nobody came.',
      '{names} looked into the basket, and the post was there.',
      { text: '{names} pointed at the Admiral with both hands.', needs: ['hands'] },
      { text: '{names} held up a finger, to see which way the wind blew.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a respectful distance from the nine peas.',
      '{names} waited at the sofa for the next delivery.',
      { text: '{names} lent the Admiral a rubber, in case he made a mistake.', needs: ['hands'] },
      { text: '{names} turned over the empty bowl, and there was no tenth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The Admiral’s hat was hung up for the night. The answer lay by the empty bowl, where it would be seen at breakfast.',
    '{H} washed, and went to bed, and nodded at every step. From the lamp it was straight on, and then home.'
  ],
  last: [
    'There was only one way, and that was home, and {H} was there, asleep.',
    'The head had gone to sleep first, and then the rest of {H} came after.'
  ]
})
