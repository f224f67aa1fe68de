import { wishPlot } from '../wish-plot.ts'

export const echo = wishPlot({
  id: 'wish-echo',
  wishes: ['echo', 'echoes', 'an echo', 'echos', 'echoing', 'ecco'],
  except: ['never', 'not', 'stopped', 'silent', 'robot', 'narcissus', 'nymph', 'dot', 'alexa', 'amazon', 'bat', 'bats', 'dolphin', 'dolphins', 'whale', 'whales', 'cave', 'dark', 'scared', 'afraid', 'lost', 'heart', 'scan', 'hospital', 'baby', 'cat', 'dog', 'puppy', 'kitten', 'horse', 'died', 'poorly', 'friend', 'nobody', 'lonely', 'why', 'what', 'how'],
  answers: ['mountain', 'mountains', 'valley', 'hill', 'calling', 'calls', 'call', 'shouting', 'shout', 'hello', 'answers', 'answering', 'answer', 'says', 'back', 'word', 'words', 'loud', 'last', 'everything', 'repeats', 'repeat', 'repeating', 'copies', 'voice', 'funny', 'tunnel', 'bridge', 'making', 'hearing', 'heard', 'lives', 'behind', 'cheeky', 'hungry'],
  company: ['echo', 'goat', 'horse', 'fly'],
  partnerPlays: true,
  about: 'An echo behind the sofa smells gingerbread and cannot ask, since it may only say the ends of what is called up to it.',
  titles: ['Share It', 'Only the Ends', 'The Mountain Likes Gingerbread', '{H} Says It Last', 'That Is No Echo, That Is a Goat'],
  want: [
    {
      id: 'the-mountain',
      A: 'partner',
      paragraphs: [
        'Behind the sofa there was a mountain, and in the mountain lived {H}, who was the echo. {A} stood down on the rug. “Is anybody there?” called {A}. “There,” called the echo. “Hello, mountain!” “Mountain!” It was a very good one.',
        'Then {A} sat down in the valley, and opened a tin. It was gingerbread. The smell went up the mountain by itself. {H} wanted a piece of that. But an echo can’t ask. It can only say what somebody has said, and of that just the end.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-your-name',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s your name?” called {A}. “Name,” said the echo. “That’s short. And how old are you?” “Are you?” asked the echo. “I asked first!” called {A}. “First,” said the echo.',
        '{A} had never lost an argument so fast. “You’re very rude!” called {A}. “Very rude,” said the echo, and it sounded quite sorry for {A}.'
      ]
    },
    {
      id: 'six-seconds',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“An echo takes time,” said {A}. “The call has to go all the way there, and then come back. If it’s six seconds, the mountain’s a kilometre off.” {H} wanted to be that far away, and counted to six each time.',
        '“Hello, mountain!” called {A}, and waited, and looked at the view, and began to hum. “Mountain,” it said, just when nobody was thinking of it. {A} dropped the lid of the tin.'
      ]
    },
    {
      id: 'a-goat',
      A: 'partner',
      paragraphs: [
        '“Gingerbread!” called {H} all the same. {A} stopped chewing. Nobody in the valley had said that. “That’s no echo,” said {A}. “That’s a goat. And goats don’t get any.”',
        'So {H} kept to the rules, and waited for a good word. “Fine view,” said {A}. “View,” said the echo. “Rather windy.” “Windy.” It was no help at all. {A} shut the tin. “Well, perhaps I’ll go.” “Go,” said the echo. There had been nothing else. “It says go,” said {A}, and got up.'
      ]
    },
    {
      id: 'cushions',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It only works with hard things,” said {A}. “Soft ones swallow it.” {A} put a cushion on the mountain and called. The echo that came back had a scarf on. With two cushions, only the vowels came.',
        'Then {A} laid a blanket over it all. “Hello!” There was nothing, and a bump that moved. {A} lifted a corner. “Oh,” said the echo, with a very red face. That was the end of hello, and it had been in there all the time.'
      ]
    },
    {
      id: 'down-the-stream',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} sang, and the echo sang all the ends. “Row, row, row your boat,” sang {A}. “Your boat,” sang the mountain, a bit late. “Gently down the stream.” “The stream,” it sang, and by then {A} was somewhere else.',
        'They did it three times, each a little behind. When {A} had finished, there was a dream left over. It came from behind the sofa, all by itself.'
      ]
    },
    {
      id: 'two-echoes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} wanted to be a mountain as well, and got behind the armchair. Now there were two echoes, and nobody in the valley. They waited. An echo can’t begin. It was so quiet that they could hear each other be ready.',
        '“This could take years,” thought {H}. Then, in the kitchen, the fridge shook itself and hummed. “Hmm,” said the one mountain. “Hmm,” said the other. It was a great relief to both.'
      ]
    },
    {
      id: 'hollow-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a small echo in everything hollow,” said {A}. They called into the teapot, and it had hardly any voice. The bucket had a deep one, like an uncle. In the boot there was none, only a smell.',
        'The best was the empty bath. You needn’t even call in there, a breath was enough. {H} took the mountain echo to see it. They had a lot to say to each other, all of it twice.'
      ]
    },
    {
      id: 'sneeze',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'A crumb had got into {A}’s nose. “Atishoo!” sneezed {A}, down in the valley. “Shoo!” called the echo. {A} felt a little hurt. “I can’t help it,” said {A}. “Help it,” said the echo, quite firmly.',
        'So {A} tried. It went all the way up {A}’s face, and stopped at the eyes. They both waited. “Gone,” said {A}. “Gone,” said the mountain, and then it sneezed.'
      ]
    },
    {
      id: 'at-the-back-of-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Seahorse!” called {A}. “Horse!” said the echo. “Cauliflower!” “Flower!” “Teaspoon!” “Spoon!” {A} was astonished. “Everything’s got something else in it,” said {A}, “at the back.”',
        '“Butterfly!” “Fly!” They both looked up. Nothing happened. “Doorbell!” “Bell!” And at that moment somebody’s bell rang, in another house altogether. After that {A} was careful, and called only small things.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Knock, knock,” called {A}. “Knock,” said the echo. “No. You’ve got to say: who’s there?” “Who’s there?” said the echo. “Lettuce.” “Lettuce.” “And now you say: lettuce who?” “Who?” asked the echo.',
        '“Lettuce in, it’s cold out here!” “Out here,” said the mountain. {A} slapped both knees. It was the first one that had ever gone right. You only had to tell it both halves.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come round behind the mountain, to see what was there. There was the echo. They looked at each other. {A} said nothing at all. So the echo could not say anything either.',
        'That went on for quite some time. Nobody was in a hurry, and nobody left anything out. {H} said later that it was the best talk of the whole day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had an echo in the quarry,” said {S}. “We called everything into it, what there was for lunch, and who liked whom.” “Did it keep it to itself?” asked {A}.',
        '“Never,” said {S}. “Once I asked it who had the nicest ears in our street. I thought that it might say something. ‘In our street,’ it said.” {S} smiled. “It was a very tactful quarry.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Bottom!” called {S} up the mountain, and lay down to laugh. “Tom,” called {A}, who was a well brought-up echo. {S} sat up again. “Bottom!” {S} called, a good deal louder. “Tom.”',
        '{S} put an ear to the mountain, and listened for a while. “There’s somebody in there,” said {S}. “I can’t see him. But he says that he’s called Tom.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Down on the rug {A} blew a bubble, and there was a sound in it. The echo made the same sound. {A} went still, all over. Somebody here spoke it properly. {A} made it once more, to be sure.',
        'So did the mountain. They went through all that they knew, the long ones and the wet ones. When the echo came out at last, {A} looked past it, to see who else was in there.'
      ]
    },
    {
      id: 'where-to-begin',
      A: 'partner',
      paragraphs: [
        'But at the edge of the rug {A} stopped. “Poor thing,” said {A}. “It has to take what it’s left with. Still, it may take a long bit or a short one. Nobody tells an echo where to begin.” Behind the sofa somebody thought about that. “I could just go,” said {A}, “or else I’ll stay.” “I’ll stay,” said the echo.'
      ]
    }
  ],
  turn: [
    {
      id: 'share-it',
      A: 'partner',
      paragraphs: [
        'So {A} sat down again, and opened the tin. “One piece left,” said {A}. “Somebody could have it, but it won’t be me.” {H} let the whole sentence go by, nearly to the end. “Me,” said the mountain.',
        '{A} looked up. “Or I’ll eat it, and not share it.” “Share it,” said the mountain. “Shall it be half, or the whole?” “The whole.” {A} laid the gingerbread on the back of the sofa. A hand came up from behind, and then it was gone.'
      ]
    },
    {
      id: 'mmm',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{A} tried to say something that the echo could not do. “Mmm,” said {A}. “Mmm,” it said, and that was the ginger. {A} thought of a yawn. The mountain yawned, a bit late.',
        'Then {A} said nothing at all, and kept that up for a good while. The echo said it too. It was just as long, and you could not have told which was which.'
      ]
    },
    {
      id: 'sums',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '“It’s a clever one,” said {A}. “I’ll try it with sums. What’s two and two?” “Two,” said the echo. “No.” “No,” it said at once. It was good at owning up.',
        '“Then what’s one and one? Is it two?” “Two,” said the mountain. {A} was pleased with it. “It can do any sum,” said {A}, “so long as I know the answer.”'
      ]
    },
    {
      id: 'the-last-word',
      A: 'partner',
      paragraphs: [
        'It was quiet up there, apart from the chewing. “And what does an echo say?” asked {A}. “Is it, by any chance, thank you?” “Thank you,” said the mountain, with crumbs. {A} shut the tin. “You can’t win against an echo,” said {A}. “It always has the last word.” It came from behind the sofa, as clear as a bell. “Word.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the mountain, with the head on one side.',
      '{names} moved up the valley a little, to where the tin was.',
      { text: '{names} spread a napkin in the valley, for the crumbs.', needs: ['hands'] },
      { text: '{names} put both hands to the mouth, and called up a question.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the mountain once, to look for the echo.',
      '{names} breathed in some gingerbread, from a good way off.',
      { text: '{names} held on to the tin, so that it did not go just yet.', needs: ['hands'] },
      { text: '{names} cupped a hand behind one ear, and heard the end of something.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched a hand come out of a mountain.',
      '{names} found a crumb in the valley that nobody had called for.',
      { text: '{names} clapped once, and waited, and it clapped back.', needs: ['hands'] },
      { text: '{names} looked in the tin, and it was hollow now.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were swept off the mountain, and the tin was put back. {H} came out over the arm of the sofa, and could say whatever {H} liked.',
    '{H} could not think of anything just then. Then {H} washed. The bathroom had a small echo of its own, and the two of them said good night.'
  ],
  last: [
    '“Good night,” said the whole house, and nothing came back, for {H} was asleep.',
    'It was so quiet in the mountain that you could have heard a crumb, and {H} slept.'
  ]
})
