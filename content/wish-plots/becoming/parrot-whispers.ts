import { wishPlot } from '../wish-plot.ts'

export const parrotWhispers = wishPlot({
  id: 'wish-pirate-grandma-parrot-whispers',
  wishes: ['parrot whispers', 'parrot whisper', 'parrot whispering', 'parrot whispered', 'parrot only whispers', 'parrot who whispers', 'parrots whisper', 'whispery parrot', 'quiet parrot', 'parrot quietly', 'parrot too quiet', 'parrot speaks softly', 'parrot talks softly', 'parrot soft voice', 'parrot quiet voice', 'parrot tiny voice', 'pirate parrot whispers', 'pirate parrot quiet', 'pirate grandma parrot', 'pirate granny parrot', 'pirate nana parrot', 'pirate gran parrot', 'pirate grandmother parrot', 'pirate nan parrot', 'pirate grandma whispers', 'pirate granny whispers', 'pirate grandma whispering', 'pirate granny whispering', 'grandma parrot pirates', 'granny parrot pirates', 'grandma parrot treasure', 'granny parrot treasure', 'pirate whispers', 'pirate whispering', 'pirates whisper'],
  nothingElse: true,
  answers: ['parrot', 'parrots', 'whisper', 'whispers', 'whispering', 'whispered', 'whispery', 'only', 'who', 'quiet', 'quietly', 'too', 'speaks', 'talks', 'softly', 'soft', 'voice', 'tiny', 'pirate', 'pirates', 'grandma', 'granny', 'nana', 'gran', 'nan', 'grandmother', 'treasure', 'a', 'the', 'with', 'has', 'her', 'that', 'and', 'so', 'all', 'everyone', 'everybody', 'must', 'to', 'come', 'comes', 'close', 'closer', 'near', 'quite', 'very', 'loud', 'old', 'is', 'was', 'can', 'never', 'lean', 'in', 'hear', 'secret', 'secrets', 'shoulder', 'green', 'ship', 'funny', 'of', 'on'],
  except: ['sword', 'gun', 'fight', 'ghost', 'mermaid', 'school', 'party', 'birthday', 'costume', 'lost', 'died', 'dead', 'sick', 'hospital', 'scared', 'afraid', 'sad', 'dragon', 'unicorn', 'princess', 'rainforest', 'jungle', 'zoo', 'egg', 'cage', 'dinosaur', 'puffin'],
  moods: ['lost', 'question'],
  isTale: true,
  company: ['parrot', 'grandma', 'pirate', 'hat', 'newspaper', 'treasure', 'shoulder', 'beak', 'throat', 'crew', 'ship', 'ear', 'door', 'ginger', 'seed', 'wind', 'funnel', 'mast'],
  about: 'Only her parrot knows where a pirate grandma hid her treasure, and it only whispers, until they see that it answers in the voice in which it is asked, and all come so close that they can smell it.',
  titles: ['Come a Little Closer', 'What the Parrot Whispered', '{H} and the Pirate Grandma', 'Nothing Hums', 'Ear to Ear to Ear'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} and {A} opened the door, and there stood a pirate grandma with a parrot on one shoulder. “I’ve hidden my treasure,” she roared, “and I’ve forgotten where! The parrot knows. But it only whispers!” The parrot whispered something. “What?” roared the pirate grandma.',
        '{H} wanted to know where it was. “Come in,” said {A}. “You’re blowing our coats about.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-funnel',
      A: 'partner',
      paragraphs: [
        '“It only has to be louder,” said {H}, and rolled a newspaper into a funnel. The parrot whispered into the thin end. What came out at the wide end was just a much bigger whisper. It was like wind in a sack.',
        '“In my glove?” roared the pirate grandma. She shook out both gloves, and there was nothing in them. “Say it again!” she roared. The parrot shut its beak.'
      ]
    },
    {
      id: 'nearer-by-a-seed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had a seed in one hand, and held it out from over by the window. The parrot whispered. “I can’t hear you,” said {H}, and came one step nearer. It whispered again, and {H} came another step. In the end {H} stood right under the beak.',
        '“What does it say?” asked {A}. {H} listened with one ear. “It says that’s better,” said {H}. The seed was gone by then. The parrot had only wanted it delivered.'
      ]
    },
    {
      id: 'pass-it-on',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The parrot whispered a word to {A}, and {A} whispered it to {H}. It tickled so much that some of it fell out on the way. {H} passed on what was left. “Hairy soup!” roared the pirate grandma. “We’re getting somewhere!”',
        'They sent it round once more. Now it was a dairy hoop. “What did you hear?” {H} asked {A}. “Very soon,” said {A}. The parrot had asked if there would be tea very soon.'
      ]
    },
    {
      id: 'nine-on-one-plank',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Didn’t that whispering make trouble on your ship?” asked {A}. “It kept us warm!” roared the pirate grandma. “It was the parrot who saw land first, from up on the mast. And there we all stood on one plank, nine of us, cheek by cheek!”',
        '“And what did it say?” asked {H}. “It said land!” roared the pirate grandma. “By then we’d hit it, mostly. But nobody was cold, and nobody was lonely. You should see the other ships.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why are you so loud?” asked {H}. “Because of the wind!” roared the pirate grandma. “At sea it takes the words out of your mouth. You’ve got to throw them!” She showed how you throw a good evening. The cups rang on their hooks, and the curtain blew out.',
        'Across the street a window opened. “Good evening,” somebody called back. “There,” roared the pirate grandma. “It arrived.” The parrot had put its head under one wing until it had gone by.'
      ]
    },
    {
      id: 'left-footed',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} was introduced to the parrot. It held out its left foot, and {A} shook it with two fingers. It held out the same foot to {H}. “Most of them are left-footed,” roared the pirate grandma. “They stand on the right one and eat with the left!”',
        '“Pleased to meet you,” said {H}. The parrot whispered something. {H} bent down until a feather was in {H}’s eye. “It says likewise,” said {H}. “It’s very well brought up.”'
      ]
    },
    {
      id: 'no-lips',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} looked right into the beak from below. “It’s got no lips,” said {H}. “How does it say a P?” {A} tried to say parrot without using any. It came out as carrot. “It does it far down in its chest,” said {A}, “and stirs with its tongue.”',
        'So they asked the parrot to say a P. They both leaned in. There was a very small puff on each nose. “That was a P,” said {H}. “I felt it.”'
      ]
    },
    {
      id: 'what-are-you-doing',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They were bending over the parrot, nose by nose, when {A} came in. “What are you all doing?” asked {A}. Nobody answered, for it was just in the middle of a word. {A} came nearer to see. There was a gap between two ears, and {A} put one in.',
        '“What does it say?” asked {A} after some time. “We don’t know,” said {H}. “But you’re breathing on it.” {A} breathed the other way, and stayed.'
      ]
    },
    {
      id: 'pet-heard-it',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The parrot whispered a single word. Nobody at the table had understood it. But far off in another room something got up. {A} came in, and stopped in front of the parrot. {A} looked at it with great respect.',
        '“What did it say?” asked {H}. {A} knew, and couldn’t tell. “Try sausage,” roared the pirate grandma. {A} winced, and then lay down on her boot. It had been sausage.'
      ]
    },
    {
      id: 'elder-was-told-a-secret',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m a bit hard of hearing,” said {S}. “Bring that parrot over here.” So {A} carried the parrot across, and it whispered into {S}’s ear for quite a time. {S} nodded. {S} laughed until the chair shook. “No!” said {S}. “With a herring?”',
        '“What is it?” asked {A}. “I didn’t catch a word,” said {S}. “But it’s so long since anybody told me a secret.” The parrot leaned over, and told the rest.'
      ]
    },
    {
      id: 'it-answers-a-whisper',
      A: 'partner',
      paragraphs: [
        '{H} bent to {A}’s ear. “Perhaps it’s shy,” whispered {H}. Up on the shoulder the beak opened. “Do that again,” said {A}. “What?” whispered {H}. The beak opened again. “It answers a whisper,” said {A}. “Parrots say things the way they’ve heard them. Who told it where the treasure is?”',
        '“I did!” roared the pirate grandma. “At night, so as not to wake the crew!” “Did you roar it?” asked {H}. The pirate grandma thought about that.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-hums',
      A: 'partner',
      paragraphs: [
        '“I’ve forgotten how to whisper!” roared the pirate grandma. {A} laid a hand on {A}’s own throat. “When you talk, it hums in here,” said {A}. “When you whisper, nothing hums.” The pirate grandma held her throat. “Hello,” she said, and it hummed. “Hello,” she breathed, and nothing did.',
        'But now there was not much to hear, and they all had to come quite close. {H} had a feather in one ear, and a pirate’s cheek on the other. “Where is it?” they whispered. “Under your hat,” whispered the parrot.'
      ]
    },
    {
      id: 'where-is-the-ship',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that it worked, there were other things that the pirate grandma had lost. “Where are my glasses?” she whispered. They put their heads together. “On your nose,” whispered the parrot. “And where’s my ship?” “In the harbour,” whispered the parrot. “It’s the big one.”',
        '“It knows everything,” whispered {A}. “It looks,” whispered {H}. The parrot leaned right into {H}’s ear. It had always looked, it said, but nobody had ever come to ask.'
      ]
    },
    {
      id: 'everybody-tells-it-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then each of them told the parrot a secret. {A} held a hand in front, and needed rather long. {H} told it what had really become of the soap. The parrot heard everything, with its head on one side.',
        '“Doesn’t it pass them on?” whispered {A}. “It does,” whispered the pirate grandma. “To anybody who comes close enough.” They looked at each other. “But whoever comes that close,” the pirate grandma whispered, “may as well know.”'
      ]
    },
    {
      id: 'ginger',
      A: 'partner',
      paragraphs: [
        'So near, they could smell it too. It smelled of ginger. The pirate grandma lifted her hat, and there on her hair sat a bag of ginger biscuits. “I did think it was heavy,” she whispered.',
        'There was one for each, and a corner for the parrot. They could have sat down again, a long way apart. But the parrot was whispering once more, and so they all stayed where they were. “Crumbs,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who roared like that.',
      '{names} looked at the parrot, and the parrot looked back, with one eye.',
      { text: '{names} took the pirate’s coat, and it was heavy with salt.', needs: ['hands'] },
      { text: '{names} put the cups away from the edge.', needs: ['hands'] }
    ],
    way: [
      '{names} listened from below, where a few words fell down.',
      '{names} tried to be a funnel too, with an open mouth.',
      { text: '{names} felt in the left glove once more, to be sure.', needs: ['hands'] },
      { text: '{names} held up one finger for quiet, and meant the pirate grandma.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed in between two elbows, and was close as well.',
      '{names} found a crumb, and it was treasure.',
      { text: '{names} laid a hand on a throat, and it hummed only a little.', needs: ['hands'] },
      { text: '{names} held the hat, which was quite light now.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was rolled flat again. The crumbs were swept up, and the parrot saw to the last three.',
    '{H} washed the ginger off, and lay down. Whoever had a word to say this evening came quite close to say it.'
  ],
  last: [
    'The parrot whispered good night, and nothing hummed, and {H} was asleep.',
    'Far down the street a pirate grandma was going home on tiptoe, and {H} was asleep.',
    'It was so quiet that a parrot could have been heard, and {H} was asleep.'
  ]
})
