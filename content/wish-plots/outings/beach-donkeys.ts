import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const beachDonkeys = wishPlot({
  id: 'wish-beach-donkeys',
  beginsElsewhere: true,
  wishes: ['donkey beach', 'donkeys beach', 'donkey seaside', 'donkeys seaside', 'donkey ride', 'donkey rides', 'donkeys ride', 'donkey riding', 'ride donkey', 'rides donkey', 'riding donkey', 'rode donkey', 'ridden donkey', 'ride donkeys', 'riding donkeys', 'rode donkeys', 'donkey sand', 'donkeys sand', 'donkey sands', 'donkey sea', 'donkeys sea', 'donkey blackpool', 'donkeys blackpool', 'donkey skegness', 'donkeys skegness', 'donkey scarborough', 'donkey weston', 'donkeys weston', 'donkey weymouth', 'donkey pier', 'donkeys pier', 'donkey promenade', 'donkey holiday', 'donkeys holiday', 'donky ride', 'donky beach', 'donkeyride', 'donkey back beach', 'went donkeys', 'donkeys went', 'donkey went', 'donkey called', 'donkey wouldn’t move', 'donkey wouldnt move', 'donkey wouldn’t budge', 'donkey stopped', 'donkey ice cream', 'donkey trot', 'donkey gallop', 'beach donkey', 'beach donkeys', 'seaside donkey', 'seaside donkeys'],
  except: [...NOT_WELL, 'kong', 'derby', 'nativity', 'christmas', 'shrek', 'pin', 'tail', 'mary', 'joseph', 'bethlehem', 'jesus', 'palm', 'scared', 'afraid', 'frightened', 'fell', 'fall', 'bit', 'bites', 'kicked', 'kicks', 'hurt', 'mountain', 'grand', 'canyon', 'unicorn', 'dragon', 'camel', 'horse', 'carrot', 'lost'],
  answers: ['a', 'the', 'at', 'on', 'in', 'by', 'beach', 'seaside', 'sea', 'sand', 'sands', 'sandy', 'donkey', 'donkeys', 'ride', 'rides', 'riding', 'rode', 'ridden', 'trip', 'holiday', 'holidays', 'day', 'out', 'summer', 'blackpool', 'skegness', 'scarborough', 'weston', 'weymouth', 'pier', 'promenade', 'prom', 'waves', 'ice', 'cream', 'bell', 'bells', 'saddle', 'slow', 'slowly', 'fast', 'trot', 'trotted', 'gallop', 'stubborn', 'grey', 'brown', 'little', 'big', 'old', 'kind', 'lovely', 'fluffy', 'first', 'time', 'went', 'go', 'goes', 'going', 'had', 'has', 'have', 'having', 'got', 'get', 'wants', 'wanted', 'today', 'yesterday', 'tomorrow', 'weekend', 'story', 'about', 'please', 'named', 'called', 'friend', 'friends', 'family', 'children', 'we', 'our', 'my', 'with', 'and', 'up', 'down', 'back', 'along', 'names', 'name', 'loved', 'stopped', 'stop', 'stops', 'wouldn’t', 'won’t', 'move', 'called', 'pudding', 'treacle', 'budge', 'who', 'which'],
  moods: ['first', 'proud'],
  isTale: true,
  out: true,
  company: ['donkey', 'donkeys', 'beach', 'sand', 'pier', 'sea', 'saddle', 'rein', 'bell', 'bells', 'post', 'row', 'man'],
  about: 'The hero wants to ride to the pier and back, and the donkey stops after ten steps and looks round, until its old friend comes along beside it.',
  titles: ['As Far as the Pier', 'Pudding Looks Round', '{H} Rides a Donkey', 'Six Donkeys and a Bell', 'Pudding Goes Nowhere Alone'],
  want: [
    {
      id: 'six-in-a-row',
      A: 'partner',
      paragraphs: [
        'Six donkeys stood on the beach in a row, with bells on. Each wore its name over its nose. {H} was going to ride one all the way to the pier and back. The man lifted {H} into the saddle of the fifth donkey. It was brown and round, and its name was Pudding.',
        '“Hold on to the handle,” said the man, “and give him time.” {A} walked beside them. Pudding took ten steps. His bell rang at each of them. Then he stopped, and looked round at where he had come from.'
      ]
    },
    {
      id: 'what-is-it-like-up-there',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What’s it like up there?” asked {A}. “Warm,” said {H}, “and a bit wide.” The two long ears stood up in front like a gate. Between them {H} could see the sea, and the pier, and somebody’s umbrella going for a walk.',
        '{H} patted Pudding’s neck. Some dust came out. Underneath, his hair was softer than it looked. “He smells of biscuits,” said {H}. {A} smelled too. “Of hay,” said {A}, “but it’s very nearly a biscuit.”'
      ]
    }
  ],
  way: [
    {
      id: 'giddy-up',
      A: 'partner',
      paragraphs: [
        '“Giddy up,” said {H}. Pudding’s left ear turned to listen. Nothing else moved. {H} said please. {H} clicked, as riders do. A small boy went past them with a bucket, and came back with it full.',
        'So {A} went a few steps in front, with half an apple on a flat hand. Pudding walked up to the apple and ate it. It took three steps. Then he looked round again, over {H}’s knee, and heaved a sigh.'
      ]
    },
    {
      id: 'names-over-noses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had time to read the other names. There was a Daisy, and a Captain, and one that was called Sandwich. “Why Sandwich?” {H} called back to the man. “He ate mine,” said the man, “the first day that I had him.”',
        '“And why Pudding?” asked {A}. The man grinned. “He came after Sandwich,” said the man. Pudding flicked an ear. He had heard that joke every summer since.'
      ]
    },
    {
      id: 'ice-cream-queue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had stopped beside the queue for ice cream. A lady in a blue dress thought they were in it. “After you,” said the lady. “We’re going to the pier,” said {H}. The lady looked at the pier, which was far off, and at Pudding’s four feet.',
        '“You’ve time for one, then,” said the lady. {A} thought so too. But {H} had come to ride, and you need both hands for the handle. {A} licked, and {H} was given the end of the cone.'
      ]
    },
    {
      id: 'hooves-in-sand',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked down over the saddle. Pudding had left a row of round holes in the wet sand, as neat as cups. Water came up in each of them. “He’s made tea,” said {A}.',
        'A very small crab looked into one of the cups, and went round it. Then it looked into the next. {H} counted with it. It did not find any that was to its taste. It went off sideways, towards the sea.'
      ]
    },
    {
      id: 'other-argues',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had come over the sand to see what was keeping them. “Perhaps he’s run down,” said {A}, and looked for a key. There was only the tail. {A} went round to the front, and made a speech about the pier.',
        'It had machines in it, said {A}, and a man with pink sticks of rock. Pudding listened to all of it. He had a kind face. It was the face of somebody who has been to the pier.'
      ]
    },
    {
      id: 'donkey-reasons',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They say donkeys are stubborn,” said {H}. “A horse runs first and thinks afterwards,” said {A}. “A donkey thinks first.” They both looked at Pudding, who was doing it. One ear pointed to the sea, and one ear pointed home.',
        '“How long does it take?” asked {H}. “It depends on what the thought’s about,” said {A}. Pudding shut his eyes, with their long lashes. It seemed to be quite a big one.'
      ]
    },
    {
      id: 'seagull-passenger',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A gull landed on Pudding, behind the saddle, and folded its wings. “This seat’s taken,” said {H}. The gull looked the other way. “He’s sitting backwards,” said {A}, “so as not to see the fare.”',
        'It rode with them for exactly no steps. Then somebody opened a bag of chips, a long way off. The gull leaned forward and was gone. “He got on well with it,” said {A}. “He didn’t mind that it was slow.”'
      ]
    },
    {
      id: 'pet-meets-pudding',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Pudding put down his head, until his nose was as low as {A}. He breathed out. It was a lot of breath, and warm, and it smelled of apple. {A} had to shut both eyes.',
        'Then it was {A}’s turn to look. There was so much nose that it took a while. “This is Pudding,” said {H} from above. Neither of them had asked what the other was called.'
      ]
    },
    {
      id: 'elder-donkey-photo',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There’s a photo of me on a donkey,” said {S}. “I’m wearing a hat with a feather, and I look like a general. You can’t see the end of it, though.” “What was at the end?” asked {A} from the saddle.',
        '“The donkey sat down,” said {S}, “quite gently. I slid off at the back like a parcel. The man just took off his cap to me. ‘That’s the end of the ride, then,’ he said.” {A} held on to the handle with both hands.'
      ]
    },
    {
      id: 'child-walks-behind',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had made a bell out of two shells, and came along as the seventh donkey. Clack, clack, went {S} over the sand. {S} took ten steps, as far as Pudding, and stopped. {S} looked round, over one shoulder, and sighed.',
        '“You do it just like him,” said {A}. “It’s the sigh that’s hard,” said {S}. “It’s got to come from the back legs.” Pudding turned an ear to it. He seemed to think that it was not bad.'
      ]
    }
  ],
  turn: [
    {
      id: 'treacle',
      A: 'partner',
      paragraphs: [
        '{A} looked where Pudding was looking. At the far end of the row stood an old grey donkey, with its head up. “Who’s that?” called {A}. “Treacle,” said the man. “She doesn’t carry anybody now. She’s thirty.” The grey donkey looked straight at Pudding.',
        '“He isn’t stubborn,” said {H}. “He’s waiting. He wants Treacle to come!” The man scratched his head, and untied her. {A} was given the rein. Treacle came over the sand at her own pace, and put her grey nose against Pudding’s brown neck.'
      ]
    },
    {
      id: 'same-field',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They’ve got a field together,” said the man. “In the rain they stand nose to tail, and each keeps the flies off the other.” {H} looked at the two tails. They went left and right at the same time.',
        '“And which of them decides?” asked {A}. The man had never found out. “If one wants to go in,” said the man, “the other one’s at the gate already.”'
      ]
    },
    {
      id: 'all-the-way',
      A: 'partner',
      paragraphs: [
        'Now Pudding went. He went along by the sea, step by step with Treacle, and both bells rang together. Then he trotted. {H} bounced, and the saddle creaked, and the pier came closer with every bounce. They touched a post. “All the way!” said {H}.'
      ]
    },
    {
      id: 'at-the-pier',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Under the pier it was cool and green, and the waves slapped at the posts. “Hello,” called {H}. “Lo,” said the pier. Pudding opened his mouth. “Hee,” he said, and breathed in, and everybody waited. “Haw!”',
        '“Aw,” said the pier. Treacle lifted her head. She did not say anything. But her ears stood up like two candles, and on the way back she walked in front.'
      ]
    },
    {
      id: 'home-over-the-sand',
      A: 'partner',
      paragraphs: [
        'They came back slowly. The sun was low, and two long shadows with eight long legs walked beside them. {H} slid down, and laid a cheek on Pudding’s neck. The donkeys went home over the sand in a row, and the last two walked side by side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood at the side, and heard the bell go ten times.',
      '{names} got some sand between the toes.',
      { text: '{names} waved to {H}, who was not far away yet.', needs: ['hands'] },
      { text: '{names} read out the name on every nose.', needs: ['hands'] }
    ],
    way: [
      '{names} waited too, in the shade of a donkey.',
      '{names} looked at the sea, and then at Pudding, and then at the sea.',
      { text: '{names} scratched Pudding behind one ear.', needs: ['hands'] },
      { text: '{names} built a small pier, so that it should be nearer.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, over the round holes.',
      '{names} kept up with Treacle as far as the pier.',
      { text: '{names} patted Treacle, where she was greyest.', needs: ['hands'] },
      { text: '{names} touched the post of the pier as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the sand was shaken out of the shoes. A few brown hairs were on {H}’s sleeve, and they stayed there.',
    '{H} washed, and lay down. The bed still went up and down a bit, at a walk, and then it stood.'
  ],
  last: [
    'In a field two donkeys stood nose to tail, and {H} was asleep.',
    'Somewhere a bell rang once, as a head went down, and {H} was asleep.'
  ]
})
