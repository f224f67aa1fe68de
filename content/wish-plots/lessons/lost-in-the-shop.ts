import { wishPlot } from '../wish-plot.ts'

export const lostInTheShop = wishPlot({
  id: 'wish-lost-in-the-shop',
  beginsElsewhere: true,
  wishes: ['lost between shelves', 'lost between the rice and the soap', 'lost in the aisle', 'got lost at the market', 'lost shop aisle', 'lost supermarket', 'lost in the supermarket', 'got lost supermarket', 'lost market', 'lost at the market', 'lost shop', 'lost shops', 'lost in a shop', 'lost in the shop', 'lost store', 'lost grocery', 'lost in the mall', 'lost mall', 'lost shopping', 'lost ikea', 'lost tesco', 'lost aldi', 'lost asda', 'lost lidl', 'wrong coat', 'lost for a minute', 'lost and found again supermarket', 'couldn’t find supermarket', 'couldn’t find shop', 'disappeared supermarket', 'wandered off supermarket', 'wandered off shop', 'separated supermarket', 'lost department store', 'lost in the crowd', 'lost crowd'],
  answers: ['supermarket', 'market', 'shop', 'shops', 'store', 'grocery', 'mall', 'shopping', 'lost', 'got', 'getting', 'gets', 'found', 'find', 'again', 'minute', 'moment', 'today', 'yesterday', 'scared', 'scary', 'frightened', 'upset', 'crying', 'cried', 'me', 'us', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mama', 'papa', 'safe', 'lady', 'till', 'loudspeaker', 'announcement', 'crowd', 'department', 'big', 'couldn’t', 'see', 'wandered', 'off', 'separated', 'while', 'little', 'for', 'wrong', 'coat', 'hand'],
  except: ['teddy', 'bear', 'toy', 'bunny', 'doll', 'shoe', 'glove', 'mitten', 'purse', 'keys', 'wallet', 'phone', 'money', 'tooth', 'job', 'weight', 'cat', 'dog', 'dinosaur', 'robot', 'alien', 'monkey', 'penguin', 'elephant', 'died', 'police', 'stranger', 'man', 'took', 'taken', 'kidnapped', 'nightmare', 'nightmares', 'dream', 'baby', 'car', 'tooth', 'hat', 'scarf', 'list'],
  moods: ['lost', 'afraid', 'alone', 'first'],
  out: true,
  about: 'The hero wants the melon that says “dunk”, holds on to the wrong coat, stands still, and has the other one called out as lost.',
  titles: ['The Wrong Green Coat', 'Somebody Has Been Lost', '{H} Stands Still', 'The Melon That Said Dunk', 'Found at Till Number Four'],
  want: [
    {
      id: 'the-melon',
      A: 'partner',
      paragraphs: [
        'In the supermarket lay a hill of melons, and {H} knocked on them. “Pock,” said the first. “Pock,” said the next. “A ripe one says dunk,” said {A}. {H} wanted that one, and no other.',
        '“Stay by my coat,” said {A}. It was the green one. {H} held on to it with one hand, and knocked with the other. The coat moved on, and {H} moved along. By the noodles {H} looked up. The coat was green. But it was not {A} who was in it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        'It was a man with a basket, and he was just as surprised. {H} let go. All at once the shelves were very high. Something cold ran down inside, as far as the knees.',
        '{H} wanted to run. But {A} had always said: “If you can’t see me, stand still. Two who run never meet.” So {H} stood as still as a tin of peas. It was very hard.'
      ]
    },
    {
      id: 'standing',
      spare: 1,
      paragraphs: [
        '{H} stood there, and everything else went by. A trolley came, with a squeak, and a boy who was eating his roll already. A lady took a jar from beside {H}’s ear, and said sorry to the ear.',
        '{H} counted the noodles. There were bows, and shells, and little wheels. There were some that had no shape at all, only length. {H} stood between the shells and the wheels, where there was a gap.'
      ]
    },
    {
      id: 'looking-for-shoes',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'From where {H} stood, people were mostly legs. There were wet boots, and shoes with bows. There was a pair of slippers that had only come for milk. {A} had a dab of paint on the left shoe.',
        '{H} looked out for that dab. Twelve shoes came by without, and then one with, but that was jam. Its owner did not know about it, and walked off towards the cheese.'
      ]
    },
    {
      id: 'shouting-once',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'You were allowed to shout, too. That was part of it. {H} took a breath, and called out {A}’s name, once, right along the noodles. It was as loud as it had ever been in there. Three ladies turned round, and a man with a fish.',
        'None of them was {A}. But an old man lowered his list. “That’s a good voice,” he said. “If that was my name, I’d have come.” It helped a little to know that.'
      ]
    },
    {
      id: 'the-tall-man',
      spare: 4,
      paragraphs: [
        'The man with the basket had not gone on. He stayed where he was, some way off, so as not to be in the way. “It’s the coat’s fault,” said the man. “There were two left, and I should have had the blue.”',
        'He looked to the left and the right for the other one. “What does yours look like, inside?” he asked. {H} thought about it. “It hums at the bread,” said {H}. The man listened. “Mine doesn’t hum,” he said, and seemed a bit sorry about it.'
      ]
    },
    {
      id: 'who-to-ask',
      A: 'partner',
      paragraphs: [
        'A lady came by with the yoghurts. She had the shop’s red jacket on, and a badge that said Gita. That was somebody you could ask. “I’m {H},” said {H}, “and I can’t see {A}.” Gita took {H} along to the tills, where everybody could see them. “So you’re lost,” said Gita. “No,” said {H}. “I’m at till number four. It’s {A} who’s lost.” Gita had to admit it.'
      ]
    },
    {
      id: 'the-stool',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Behind till number four there was a stool that went round. {H} sat on it, and turned slowly, like a lighthouse. On one side came the bread, and on the other came the door. {A} was at neither. “You’re high up there,” said Gita. “They can see you from the freezers.”',
        'Gita had a sheet of stickers in a drawer. There were bananas on it, and each had a number. {H} got one for the collar. “Now you’ve got a badge too,” said Gita. “If somebody asks you for the sugar, it’s in row six.”'
      ]
    },
    {
      id: 'beeping',
      spare: 6,
      paragraphs: [
        'While they waited, {H} was allowed to slide a tin across the glass. Beep. “Beans,” said the till. “How does it know?” asked {H}. Gita turned the tin round and pointed to the stripes. “It reads that. It’s the only thing it can read.”',
        '{H} held one striped sleeve over it. Nothing happened for a moment. Then it went beep. “Fish fingers,” said the till. They looked at the sleeve, and Gita laughed so much that she had to cancel it.'
      ]
    },
    {
      id: 'who-else',
      spare: 7,
      paragraphs: [
        '“Does it happen a lot?” asked {H}. “On Saturdays we have about three,” said Gita. “Last week I had a grandfather. He sat there, just where you are, and had lost five children and a leek.” “Did they come?” asked {H}.',
        '“They came with the leek,” said Gita. “He thanked me, and got up, and left his hat here.” It still lay under the till, with a note on it. Every single one had been fetched up to now, except the hat.'
      ]
    },
    {
      id: 'how-long',
      spare: 8,
      paragraphs: [
        'Over the door hung a clock. “How long have I been waiting?” asked {H}. Gita looked up. “Four minutes.” It could not be right. It had been at least as long as a film. {H} watched the hand, and it hardly moved at all.',
        '“It goes slower when somebody’s lost,” said Gita. “I’ve often seen it. The moment they’re found, it jumps.” She beeped a loaf for an old lady. The old lady looked at her watch too, and shook it.'
      ]
    },
    {
      id: 'under-the-loudspeaker',
      spare: 9,
      paragraphs: [
        'High on a pillar was the loudspeaker. It was playing a song about the sea, but nobody listened. “It can say anything,” said Gita. “Mostly it’s mince.” She showed {H} the microphone. It had a foam nose, and a red button underneath.',
        '“And do they hear it everywhere?” asked {H}. “In the freezers, and in the loo,” said Gita. “Once I sneezed on it. All through the shop people said bless you, and didn’t know whom to.”'
      ]
    },
    {
      id: 'what-a-looked-like',
      spare: 10,
      paragraphs: [
        '“I have to fill this in,” said Gita, and took a pencil. “Name?” {H} told her. “Hair?” “Yes,” said {H}. “What’s the colour of the eyes?” {H} had never said it aloud before. It was the colour of the tea when it had stood for a while.',
        '“And how tall?” {H} got up on the stool and held one hand in the air. It was a bit too high. It came down, and went up again by a thumb. “As high as where it’s nice to lean,” said {H}. Gita wrote it all down.'
      ]
    }
  ],
  turn: [
    {
      id: 'called-out',
      A: 'partner',
      paragraphs: [
        'Gita pulled the microphone over, and tapped on it. Dunk, it went, through the whole shop. “{A} has been lost,” said Gita. “{A} is wearing a green coat. Please come to till number four, where {H} is waiting.”',
        'For a moment you only heard the freezers. Then a green coat came round by the bread, very fast. This time it was the right one, right up to the hair. They held on to each other till it was warm again.'
      ]
    },
    {
      id: 'where-were-you',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The coat was as cold outside and as warm inside as it had always been. Something thumped in there, like somebody on a stair. “I stood still,” said {H} into the buttons. “I know,” said {A}. “That’s why I could find you.”',
        '“Did you stand still as well?” asked {H}. {A} had not. {A} had been to the cheese, and twice round the melons. {A} had even looked in the freezer with the peas. “That’s not how we agreed it,” said {H}.'
      ]
    },
    {
      id: 'both-coats',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'At the next till stood the man in the other green coat. He put his noodles on the belt, and nodded. “I see you’ve got the other one,” he said. The two coats stood side by side, and had the same buttons.',
        '{H} looked from one to the other, to know it for the next time. His had a pocket that was torn. On {A}’s there was a small wet place, quite low down. That was from {H}’s hand, and it was still there.'
      ]
    },
    {
      id: 'paying',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{A} thanked Gita with both hands. “You were no trouble,” Gita told {A}. “You came as soon as you were called.” “It was nice here,” said {H}, “but not so nice that I’d do it again.”',
        'The banana sticker stayed on the collar. All the way to the door people asked {H} for things. “Sugar’s in row six,” said {H} to a lady with a dog on her jumper. It really was.'
      ]
    },
    {
      id: 'dunk',
      A: 'partner',
      paragraphs: [
        '“I was lost?” asked {A}. “Yes,” said {H}, “but you’re found now.” {A} took a deep breath, and then a second one. “That knocking on the loudspeaker,” said {A}. “That was a dunk.” {H} had heard it too. So now they both knew how it sounded.',
        'They went back to the hill. This time {H} had {A} by the hand, and not by the coat. Pock. Pock. Dunk. It was a small one, and it had kept still the whole time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to a melon too, and heard pock.',
      '{names} stayed by the trolley, where it was full of bread.',
      { text: '{names} weighed the onions, at the other end.', needs: ['hands'] },
      { text: '{names} read out the list, and nobody answered.', needs: ['hands'] }
    ],
    way: [
      '{names} looked along the milk, and back along the milk.',
      '{names} waited at the melons, in case {H} came back to them.',
      { text: '{names} asked at the fish, and held out a hand, so high.', needs: ['hands'] },
      { text: '{names} pushed the trolley past every row, and looked in.', needs: ['hands'] }
    ],
    turn: [
      '{names} came round by the bread as well, close behind.',
      '{names} leaned on {H} from the side, and stayed there.',
      { text: '{names} lifted the bags, one in each hand.', needs: ['hands'] },
      { text: '{names} waved to Gita, at till number four.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the melon was red and sweet right up to the edge. The green coat hung on its hook, where everybody could see it.',
    'Then {H} washed, and went to bed, and lay as still as a tin of peas. Whoever wanted {H} knew just where to look.'
  ],
  last: [
    'There was nothing to look for any more, for {H} was under the blanket, asleep.',
    'Both green coats were at home now, each on its own hook, and {H} was asleep.'
  ]
})
