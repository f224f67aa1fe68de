import { wishPlot } from '../wish-plot.ts'

export const zooRoar = wishPlot({
  id: 'wish-zoo-roar',
  wishes: ['zoo', 'zoo trip', 'trip zoo', 'day zoo', 'visit zoo', 'going zoo', 'went zoo', 'zoo lion', 'zoo lions', 'zoo penguins', 'zoo giraffe', 'zoo elephants', 'zoo monkeys', 'zoo tomorrow', 'wildlife park', 'zoological garden', 'lion would not wake', 'lion asleep zoo', 'lion roared', 'saw lions', 'saw lion', 'see lions', 'school trip zoo', 'class trip zoo', 'zoo animals'],
  answers: ['animals', 'animal', 'day', 'trip', 'visit', 'visiting', 'going', 'go', 'went', 'saw', 'see', 'seeing', 'tomorrow', 'today', 'weekend', 'saturday', 'sunday', 'first', 'time', 'lion', 'lions', 'elephant', 'elephants', 'giraffe', 'giraffes', 'penguin', 'penguins', 'monkey', 'monkeys', 'tortoise', 'family', 'school', 'class', 'friends', 'cousins', 'grandma', 'grandpa', 'nana', 'grandad', 'excited', 'favourite', 'favorite', 'loves', 'big', 'map', 'birthday', 'park', 'roar', 'roared', 'roaring', 'asleep', 'sleeping', 'keeper', 'all', 'picnic', 'bus'],
  except: ['escaped', 'escape', 'escapes', 'lost', 'night', 'keeper', 'zookeeper', 'ghost', 'died', 'dead', 'stole', 'stolen', 'talk', 'talking', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'unicorn', 'bear', 'bears', 'panda', 'pandas', 'gorilla', 'sloth', 'snake', 'vet', 'sad', 'cage', 'petting', 'who', 'that', 'robot', 'toy', 'cub', 'cried', 'crying', 'hurt', 'ran', 'away', 'house', 'king', 'jungle', 'savannah', 'sleepover', 'train', 'safari', 'moved', 'tiger', 'tigers', 'parrot', 'flamingo', 'meerkat', 'meerkats', 'otter', 'camel', 'rhino', 'hippo', 'zebra', 'zebras', 'alphabet', 'opposite', 'upside', 'magic', 'magical', 'afraid', 'scared'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['zoo', 'lion', 'lions', 'keeper', 'gate', 'giraffe', 'elephant', 'penguin', 'penguins', 'monkeys', 'tortoise', 'seal', 'ape', 'apes', 'peacock'],
  about: 'At the zoo the hero wants to hear the lion roar, but it sleeps all day; so they make sure that they are the very last to leave.',
  titles: ['The Lion Gets Up at Five', '{H} and the Lion Who Slept', 'The Last Ones at the Zoo', 'Good Morning, Said the Lion', 'One Ear for {H}'],
  want: [
    {
      id: 'flat-lion',
      A: 'partner',
      paragraphs: [
        'At the zoo {H} ran straight to the lion. {H} had come to hear it roar. The lion lay on its back in the sun, with all four feet in the air. It looked like a rug that somebody had dropped.',
        '“Perhaps it’s broken,” said {H}. “It’s asleep,” said {A}. “Come and look at the giraffes.” “Do giraffes roar?” asked {H}. They do not.'
      ]
    }
  ],
  way: [
    {
      id: 'second-visit',
      A: 'partner',
      paragraphs: [
        'After the giraffes {H} wanted to go back to the lion. It had turned over. {H} roared at it, to give it the idea. “ROAR!” The lion opened one eye. Then it shut it.',
        'Behind them a whole school class had jumped. “There’s a loose one!” cried a small boy. “That was only {H},” said {A}, and went rather pink. “It can hear me,” said {H}. “It moved an ear.”'
      ]
    },
    {
      id: 'giraffe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A giraffe came over to the fence, with its head up where the birds are. It chewed sideways. Then it let down its neck, further and further, like somebody letting down a bucket. At the end of it was a face with long lashes.',
        'It put out a blue tongue, and licked {A}’s map from the snakes to the toilets. “Thank you,” said {A}, and held it up by one corner. It dripped. From then on nobody knew where the toilets were.'
      ]
    },
    {
      id: 'elephant-bath',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The elephants were having their bath. The biggest filled up its trunk, and blew it all over its own back. It filled it up again. “Now it’ll do its tummy,” said {H}.',
        'The elephant looked along the people at the rail. It took its time. It chose {A}. There was a long wet noise. {A}’s hat lay on the ground behind. {A} stood there with both arms held out, and dripped. “It’s washed you,” said {H}. “It only does that with family,” said the keeper.'
      ]
    },
    {
      id: 'penguins',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The penguins went past in a row, like people who are late for a concert. One of them stopped in front of {A}’s shoe. It looked at the shoelace. Then it took hold of it and walked on. “That’s mine,” said {A}, and had to hop along behind.',
        'Before the pond the bow came undone. The penguin laid the end of it on a heap of stones, where its wife sat. The wife looked it over. “She’d rather have had a stone,” said {H}, and that was how it was. One flat foot pushed it out.'
      ]
    },
    {
      id: 'monkeys',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the monkeys you could not tell who had come to see whom. One sat right behind the glass and looked at {H}. {H} scratched {H}’s head, and the monkey scratched its head. {H} put out a tongue. The monkey put out a longer one.',
        'Then {A} yawned. The monkey saw it and yawned too, and so did the one next to it. The yawn went up the rope and along the branch, and came to the baby at the top. “You’ve put out the whole house,” said {H}.'
      ]
    },
    {
      id: 'tortoise-race',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The giant tortoise had a sign. It was a hundred and four, and it was on its way to a cabbage. The cabbage lay three steps off. “Come on,” said {H}. It put one foot forward, and thought about the next.',
        'They had time to eat a sandwich. They had time for a sneeze, and for tying {A}’s shoe. When they looked again, it was there. It opened its mouth for the cabbage, and that took just as long. “It won’t be late,” said {A}. “It set off before there were buses.”'
      ]
    },
    {
      id: 'other-lost-sandwich',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down on a bench to eat, and a peacock came by. It opened its tail, with all the eyes in it, and shook it so that it rattled. “How beautiful,” said {A}, and leaned forward to see it better.',
        'It turned round slowly, to show the back as well. While {A} was looking at that, a second peacock came from under the bench. “They’re working together,” said {H}. {A} looked at {A}’s hand. There was only the bit left that you hold it by.'
      ]
    },
    {
      id: 'zoo-smells',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Each house had its own smell. The first one was like wet socks. The next was like the wet socks of somebody bigger. In front of the third {A} stopped and said, “I’ll wait for you here.”',
        '{H} went in as far as the rail, came out again, and took a deep breath. “What’s in there?” asked {A}. “I had my eyes shut as well,” said {H}. On the door was a picture of a little pig with whiskers. It was holding its own nose, or perhaps it was only scratching.'
      ]
    },
    {
      id: 'snack-for-keeper',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A woman came along with a wheelbarrow full of buns, carrots and hay. “Who’s that for?” asked {H}. “The hay’s for the elephants, and the carrots are for the apes,” said the keeper. “And the buns?” “The buns are for me,” said the keeper.',
        'The keeper had not sat down since six that morning. {H} got one end of a bun, and {A} got the other. The middle was eaten on the way. From behind a fence someone with long grey arms was watching. “You’ve had yours, Betty,” said the keeper.'
      ]
    },
    {
      id: 'what-would-you-be',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“If you lived here,” said {A}, “what would it say on your sign?” {H} thought about it between the seals and the ice cream. “It lives in beds,” said {H}. “It eats noodles and crusts. It doesn’t eat the green bits.”',
        '“And do not put your fingers in,” said {A}. {H} wrote one for {A} as well. “Gets up early. Cannot find its keys. It’s friendly if it’s had its tea.” They both thought that people would stop and look at them.'
      ]
    },
    {
      id: 'seal-show',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A seal got a fish for catching a ball on its nose. {A} saw it and said, “I could do that.” {A} put an apple on {A}’s nose and let go. It fell on {A}’s foot.',
        '{A} tried again, with head back and arms wide. Three people stopped. A man took out his phone. This time the apple stayed on for as long as you can say “ah”. The people clapped, and the seal looked across. “Now you ought to get a fish,” said {H}.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had only been allowed as far as the bench outside, where somebody always sat too. Every so often {H} came out to the gate, to tell how it was going. {A} listened with the nose.',
        'There was elephant on {H}’s sleeve, and giraffe on the map. Both shoes had a bit of penguin on them. {A} smelled at all of it, from the knees down. So {A} had seen more of the zoo than most people who go in.'
      ]
    },
    {
      id: 'elder-lion',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had to rest, and sat down on the bench in front of the lion. {A} sat down too. The lion slept on its side, and breathed in and out. After a little while {S} breathed in and out in just the same way.',
        'Then there was a sound at last, deep and rough. {A} jumped up. “It roared!” But the lion had not moved. It had come from the bench. “I wasn’t asleep,” said {S}, and sat up. “I heard it too. It was very good.”'
      ]
    },
    {
      id: 'child-lion-walk',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was being a lion too, and did it much better. {S} went along the path on soft feet, and shook the hair out of {S}’s eyes. “Roar,” said {A}. “Not yet,” said {S}. “First I sleep.”',
        'And {S} lay down in the middle of the path with all four feet in the air. A pram had to go round, and then a tortoise man with a bucket. “How long for?” asked {A}. “A real one does twenty hours,” said {S}.'
      ]
    },
    {
      id: 'baby-zoo',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'They lifted {A} up to see a hippo as big as a van. {A} looked the other way. On the rail there was a sparrow. “Ba!” said {A}, and pointed.',
        'They lifted {A} up at the elephants, and at the giraffes. Each time {A} searched until the sparrow was found, or one like it. Then {A} crowed and kicked with both feet. It was the finest zoo for sparrows that {A} had ever been to.'
      ]
    },
    {
      id: 'up-at-five',
      A: 'partner',
      paragraphs: [
        'The third time, the lion had laid one paw over its eyes. {H} sat down in front of it. “I’m not going anywhere else,” said {H}. So {A} went up to a keeper with a wheelbarrow. “Does it ever wake up?” asked {A}.',
        '“Oh yes,” said the keeper. “It gets up at five. It always roars when it gets up. But nobody’s there to hear it. At five we close.” {A} came back and told {H}. “What’s the time now?” asked {H}. It was twenty to.'
      ]
    }
  ],
  turn: [
    {
      id: 'very-slowly',
      A: 'partner',
      paragraphs: [
        '“The zoo is closing,” said a voice from a post. “Please walk to the gate.” Everybody walked. “We’re walking too,” said {H}, “but like a tortoise.” {H} put one foot forward, and thought about the next. {A} saw what it was for, and did the same.',
        'Prams rolled past them, and the school class, two by two. {H} did up a shoe that was done up. {A} read a sign about gravel. At one minute to five they were the last people in the whole zoo. They had just come to the lion.'
      ]
    },
    {
      id: 'roars',
      A: 'partner',
      paragraphs: [
        'The lion stood up. It stretched in front, and then it stretched behind. It opened its mouth, so that they could see right in, and it roared. {H} felt it in the tummy, and the railing hummed. {A} sat down on the gravel.',
        'Then it looked straight at {H}. “That was good morning,” said {H}. {H} took a deep breath and roared back. “And that was good night.” The lion moved one ear.'
      ]
    },
    {
      id: 'gate-keeper',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'At the gate stood a man with a big key. “You took your time,” he said. “We came as fast as a tortoise,” said {H}. He let them out, and turned the key twice. “Did you hear him?” asked the man.',
        '“I had all of it,” said {H}. For nine years the man had stood by that gate. He only heard it from a long way off. “What’s it like near to?” he asked. {H} showed him. His cap blew back a little.'
      ]
    },
    {
      id: 'ride-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the way home {H} told it again, to anyone who was sitting near. A lady with leeks had to hear it, and she moved her leeks to the other side. “And then it roared,” said {H}, “like this.” {H} opened {H}’s mouth.',
        'What came out was a yawn. It was very wide, and it had a little squeak at the end. {A} caught it, and so did the lady. “Terrible,” said the lady. “I’m quite frightened.” By the next corner two of the three had their eyes shut.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to snore just like the lion.',
      '{names} looked at the lion from the left, and then from the right.',
      '{names} stopped at the first sign, and had to be told to hurry.',
      { text: '{names} held the tickets, all in a fan.', needs: ['hands'] },
      { text: '{names} waved at the lion, in case it was only being polite.', needs: ['hands'] }
    ],
    way: [
      '{names} met a duck, and took it for part of the zoo.',
      '{names} had jumped as well, and said it was because of a fly.',
      '{names} got as far as the ice creams, and had to be called back.',
      { text: '{names} blew on the map, to get it dry.', needs: ['hands'] },
      { text: '{names} pointed at every bird, even the ones that came from outside.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped by every bin, and looked at it with great interest.',
      '{names} walked so slowly that a snail would have said excuse me.',
      '{names} roared too, one behind the other, and rather well.',
      { text: '{names} found a glove, and took a long time to put it on a post.', needs: ['hands'] },
      { text: '{names} had both hands over both ears, and a wide grin.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} lay on the bed as the lion had, with all four feet in the air.',
    'Then the feet came down, first two and then the other two. A blanket went over the whole lion.'
  ],
  last: [
    'Far across the town somebody was just getting up, and {H} was asleep.',
    'One ear moved, in answer to something far away, and {H} was asleep.'
  ]
})
